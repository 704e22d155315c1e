import { useParams } from 'wouter';
import { DocumentPage } from '#features/documents/web/document-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** `/documents/{id}`: a stored document and what was found in it. */
export function DocumentScreen() {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,9}$/.test(id) ? <DocumentPage id={Number(id)} /> : <NotFoundPage />;
}
