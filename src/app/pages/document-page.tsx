import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { DocumentPage, type ExtraOf } from '#features/documents/web/document-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

type Extra = { name: string; Card: ComponentType<Omit<Parameters<ExtraOf>[0], 'canEdit'>> };

const EXTRAS: readonly Extra[] = [
  {
    name: 'analyst',
    Card: lazy(async () => ({
      default: (await import('#features/analyst/web/analyst-card.tsx')).AnalystCard,
    })),
  },
];

const extrasOf: ExtraOf = ({ documentId, version, onQuote }) =>
  EXTRAS.map(({ name, Card }) => (
    <Suspense key={`${name} ${version}`} fallback={null}>
      <Card documentId={documentId} version={version} onQuote={onQuote} />
    </Suspense>
  ));

/** `/documents/{id}`: a stored document and what was found in it, by our rules and by a model where one is allowed. */
export function DocumentScreen() {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,9}$/.test(id) ? <DocumentPage id={Number(id)} extraOf={extrasOf} /> : <NotFoundPage />;
}
