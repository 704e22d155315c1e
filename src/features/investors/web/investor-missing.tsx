import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { usePageTitle } from '#shared/web/page-title.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';

/** Shown where nobody is listed under an address. */
export function InvestorMissing() {
  usePageTitle('Investor not found');
  return (
    <>
      <PageHeader title="Investor not found" />
      <EmptyState
        title="There is no investor at this address"
        icon="search"
        action={<LinkButton href="/investors">See all investors</LinkButton>}
      >
        The profile may have been removed, or the address may be wrong.
      </EmptyState>
    </>
  );
}
