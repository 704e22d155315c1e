import { EmptyState } from '#shared/web/ui/state.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { usePageTitle } from '#shared/web/page-title.ts';
import type { ReactNode } from 'react';
import { formatMoneyShort } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { CENTS } from '#shared/domain/money.ts';
import type { InvestorCard as InvestorCardData } from '../contract/investor.ts';
import { investorLine, ticketRange } from './investor-words.ts';

const SECTORS_SHOWN = 3;

const GEOGRAPHIES_SHOWN = 2;

/** How an investor is verified, and that a row is of the demo. */
export function InvestorMarks({ verified, isDemo }: Pick<InvestorCardData, 'verified' | 'isDemo'>) {
  return (
    <>
      {verified === null ? null : (
        <Tag tone="good" icon="shield">
          Verified
        </Tag>
      )}
      {isDemo ? <Tag tone="info">Demo</Tag> : null}
    </>
  );
}

function Labels({
  title,
  labels,
  shown,
  fallback,
  icon,
}: {
  title: string;
  icon?: IconName;
  labels: readonly string[];
  shown: number;
  fallback: string;
}) {
  const rest = labels.slice(shown);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      <dt className="sr-only">{title}</dt>
      {(labels.length === 0 ? [fallback] : labels.slice(0, shown)).map((label) => (
        <dd key={label} className="min-w-0">
          <Tag icon={icon}>{label}</Tag>
        </dd>
      ))}
      {rest.length === 0 ? null : (
        <dd className="text-soft tabular text-xs font-medium" title={rest.join(', ')}>
          +{rest.length}
          <span className="sr-only"> more: {rest.join(', ')}</span>
        </dd>
      )}
    </div>
  );
}

/** One investor of the directory; `actions` stand beside View Profile. */
export function InvestorCard({ investor, actions }: { investor: InvestorCardData; actions?: ReactNode }) {
  const name = fullName(investor.user);
  return (
    <article className="bg-card flex h-full min-w-0 flex-col gap-3 rounded-md border p-4 md:p-5">
      <header className="flex items-start gap-3">
        <Avatar name={name} imageUrl={investor.user.profileImageUrl} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold tracking-tight">{name}</h3>
          <p className="text-soft line-clamp-2 text-sm">{investorLine(investor)}</p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <InvestorMarks {...investor} />
        </div>
      </header>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular text-xl font-bold tracking-tight">{ticketRange(investor)}</span>
        <span className="text-soft tabular text-sm">
          typically {formatMoneyShort(investor.averageTicketSize * CENTS)}
        </span>
      </p>
      <p className="text-soft line-clamp-3 text-sm break-words">{investor.investmentThesis}</p>
      <dl className="grid gap-1.5">
        <Labels
          title="Sectors"
          labels={investor.preferredSectors}
          shown={SECTORS_SHOWN}
          fallback="Various Sectors"
        />
        <Labels
          title="Geographies"
          icon="pin"
          labels={investor.preferredGeographies}
          shown={GEOGRAPHIES_SHOWN}
          fallback="Global"
        />
        <div className="text-soft text-xs">
          <dt className="sr-only">Stages</dt>
          <dd>{investor.preferredStages.join(', ') || 'Various Stages'}</dd>
        </div>
      </dl>
      <footer className="mt-auto flex flex-wrap gap-2 pt-1">
        <LinkButton href={`/investors/${investor.id}`} aria-label={`View Profile of ${name}`}>
          View Profile
        </LinkButton>
        {actions}
      </footer>
    </article>
  );
}

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
