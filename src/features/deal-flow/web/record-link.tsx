import { TextLink } from '#shared/web/ui/link.tsx';
import type { Deal } from '../contract/deal.ts';

/** What a closed deal offers next. */
export function RecordLink({ deal }: { deal: Deal }) {
  return (
    <>
      {deal.startup.name} is closed.{' '}
      <TextLink href={`/portfolio?record=${String(deal.startup.id)}`}>Record investment</TextLink>
    </>
  );
}
