import { useParams } from 'wouter';
import { InvestorEditPage } from '#features/investors/web/edit-page.tsx';

/** /investors/{id}/edit */
export function InvestorEdit() {
  const { id } = useParams<{ id: string }>();
  return <InvestorEditPage id={Number(id)} />;
}
