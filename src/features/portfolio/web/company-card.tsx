import { formatAmount, formatDate, formatPercent } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { PortfolioCompany } from '../contract/overview.ts';

const RISK_TONES: Record<PortfolioCompany['riskLevel'], TagTone> = {
  Low: 'good',
  Medium: 'warn',
  High: 'bad',
};
const PARTS = {
  moic: 'Multiple of what was invested',
  raisedAgain: 'Raised again within 24 months',
  runway: 'Runway',
} as const;

/** What a value rests on, in a few words. */
export function basisText({ basis, markedOn, status }: PortfolioCompany): string {
  if (status === 'exited') return 'Exited';
  if (status === 'written-off') return 'Written off';
  if (basis === 'cost' || markedOn === null) return 'At cost';
  return `${basis === 'mark' ? 'Marked' : 'Last round'} ${formatDate(markedOn)}`;
}

const money = (amount: number | null) => (amount === null ? 'No rate' : formatAmount(amount));

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft text-xs">{label}</dt>
      <dd className="tabular text-lg leading-tight font-bold tracking-tight">{value}</dd>
      {note === undefined ? null : <dd className="text-soft text-xs">{note}</dd>}
    </div>
  );
}

function WhyScore({ company }: { company: PortfolioCompany }) {
  return (
    <Why label={`Performance ${company.performanceScore}`}>
      <p className="pr-6 font-semibold">{company.performanceScore} of 100 points</p>
      <ul className="tabular mt-2 grid gap-1">
        {company.scoreParts.map(({ key, points, maximum }) => (
          <li key={key} className="flex justify-between gap-4">
            {PARTS[key]}
            <b>
              {Math.round(points)} / {maximum}
            </b>
          </li>
        ))}
      </ul>
      <p className="text-soft mt-2">
        {company.runwayMonths === null
          ? 'Runway is not known and earns nothing. Tell it with the next mark or round.'
          : `Runway: ${company.runwayMonths} months, counted down from what was last told.`}{' '}
        Risk is High with a multiple below 0.8 or a runway below 6 months, Low from 1.5 and 12, else Medium.
      </p>
    </Why>
  );
}

/** One company of the portfolio: what went in, what it is worth, and how it does. */
export function CompanyCard({ company }: { company: PortfolioCompany }) {
  const { startup, riskLevel, ownershipPercentage, moic, mine, status } = company;
  return (
    <article className="bg-card flex min-w-0 flex-col gap-4 rounded-md border p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={startup.name} imageUrl={startup.logoUrl} shape="company" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg font-semibold tracking-tight break-words">{startup.name}</h3>
          <p className="text-soft flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            {startup.sector ?? 'No longer on Kilele'}
            {startup.isDemo ? <Tag tone="info">Demo</Tag> : null}
            {mine ? null : <Tag tone="info">Shared</Tag>}
          </p>
        </div>
        <Tag tone={RISK_TONES[riskLevel]}>{riskLevel} risk</Tag>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Figure
          label="Current value"
          value={money(company.currentValuation)}
          note={`${moic === null ? '' : `${moic.toFixed(2)}x gross. `}${basisText(company)}`}
        />
        <Figure label="Invested" value={money(company.totalInvested)} />
        {status === 'active' ? (
          <Figure
            label="Ownership"
            value={ownershipPercentage === null ? 'Not known' : formatPercent(ownershipPercentage, 2)}
          />
        ) : null}
        {company.proceeds === null || company.proceeds > 0 ? (
          <Figure
            label="Received"
            value={company.proceeds === null ? 'Not known' : formatAmount(company.proceeds)}
          />
        ) : null}
      </dl>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <WhyScore company={company} />
        <LinkButton href={`/portfolio/company/${company.id}`}>
          View Details<span className="sr-only"> of {startup.name}</span>
        </LinkButton>
      </div>
    </article>
  );
}
