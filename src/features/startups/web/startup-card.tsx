import type { ReactNode } from 'react';
import { formatMoneyShort, formatNumber } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { StartupCard } from '../contract/startup.ts';
import { placeLine } from './place-line.ts';

const EVIDENCE_LABELS: Readonly<Record<string, string>> = {
  claimed: 'claimed',
  document: 'document',
  'third-party-document': 'third-party document',
  'system-export': 'system export',
  'confirmed-by-counterparty': 'confirmed',
};

/** How well a figure is backed, in words; a mere claim stands out. */
export function EvidenceTag({ evidence }: { evidence: string | null }) {
  if (evidence === null) return null;
  return <Tag tone={evidence === 'claimed' ? 'warn' : 'good'}>{EVIDENCE_LABELS[evidence] ?? evidence}</Tag>;
}

function Figure({ value, label, evidence }: { value: string; label: string; evidence: string | null }) {
  return (
    <div className="min-w-0">
      <dd className="tabular text-xl leading-tight font-bold tracking-tight">{value}</dd>
      <dt className="text-soft flex flex-wrap items-center gap-1.5 text-xs">
        {label} <EvidenceTag evidence={evidence} />
      </dt>
    </div>
  );
}

/** What a startup raises and what it can show: the loudest line of a card. */
export function Figures({ startup }: { startup: StartupCard }) {
  const { raising, raisingAmount, traction, fundingStage } = startup;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      <Figure
        value={raising === null ? raisingAmount : formatMoneyShort(raising.amountMinor, raising.currency)}
        label={`raising, ${fundingStage}`}
        evidence={null}
      />
      {traction.users === null ? null : (
        <Figure value={formatNumber(traction.users)} label="users" evidence={traction.usersEvidence} />
      )}
      {traction.monthlyRevenueUsd === null ? null : (
        <Figure
          value={formatMoneyShort(traction.monthlyRevenueUsd * 100)}
          label="a month"
          evidence={traction.revenueEvidence}
        />
      )}
    </dl>
  );
}

export type StartupCardViewProps = { startup: StartupCard; connect?: ReactNode };

/** One startup in the directory. `connect` is the button that asks for an introduction. */
export function StartupCardView({ startup, connect }: StartupCardViewProps) {
  const { id, name, logoUrl, description, businessModel, teamSize, isDemo, status } = startup;
  return (
    <article className="bg-card flex min-w-0 flex-col gap-4 rounded-md border p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={name} imageUrl={logoUrl} shape="company" />
        <div className="min-w-0">
          <h3 className="text-lg font-semibold tracking-tight break-words">
            <PageLink
              href={`/startups/${id}`}
              className="hover:text-green underline-offset-4 hover:underline"
            >
              {name}
            </PageLink>
          </h3>
          <p className="text-soft text-sm">{placeLine(startup)}</p>
        </div>
      </div>
      <Figures startup={startup} />
      <p className="line-clamp-3 break-words">{description}</p>
      <div className="mt-auto flex flex-wrap gap-1.5">
        <Tag>{businessModel}</Tag>
        <Tag icon="people">{teamSize === 1 ? '1 person' : `${formatNumber(teamSize)} people`}</Tag>
        {status === 'active' ? null : <Tag tone="warn">{status}</Tag>}
        {isDemo ? <Tag tone="info">Demo</Tag> : null}
      </div>
      <div className="flex flex-wrap gap-2 border-t pt-4">
        <LinkButton href={`/startups/${id}`} aria-label={`View Details of ${name}`}>
          View Details
        </LinkButton>
        {connect}
      </div>
    </article>
  );
}
