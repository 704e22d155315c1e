import { PartBar } from '#shared/web/chart/part-bar.tsx';
import { formatAmount, formatPercent } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { DemoTag, Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { PortfolioCompany } from '../contract/overview.ts';
import { basisText } from './basis-words.ts';

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

/** In dollars, else in the company's own currency. */
function moneyOf(company: PortfolioCompany, pick: 'invested' | 'value' | 'proceeds'): string {
  const { totalInvested: invested, currentValuation: value, proceeds, own, ownCurrency } = company;
  const dollars = { invested, value, proceeds }[pick];
  if (dollars !== null) return formatAmount(dollars);
  const amount = own?.[pick] ?? null;
  return amount === null ? 'Not known' : formatAmount(amount, ownCurrency);
}

/** Its money on one scale, in dollars or else its own; null where a part is not known. */
function scaleOf(company: PortfolioCompany) {
  const { totalInvested: invested, currentValuation: value, proceeds, own } = company;
  if (invested !== null && value !== null && proceeds !== null) return { invested, value, proceeds };
  return own !== null && own.proceeds !== null ? { ...own, proceeds: own.proceeds } : null;
}

const DOTS = { value: 'bg-green', received: 'bg-ochre', invested: 'bg-edge' };

const FILLS = { value: 'fill-green', received: 'fill-ochre', invested: 'fill-edge' };

type FigureProps = {
  label: string;
  value: string;
  note?: string;
  /** Its colour in the drawing. */
  part?: keyof typeof DOTS;
  loud?: boolean;
};

function Figure({ label, value, note, part, loud = false }: FigureProps) {
  return (
    <div className={classNames('min-w-0', loud && 'col-span-2')}>
      <dt className="text-soft flex items-center gap-1.5 text-xs">
        {part === undefined ? null : (
          <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[part]}`} />
        )}
        {label}
      </dt>
      <dd
        className={classNames(
          'tabular leading-tight font-bold',
          loud ? 'text-2xl tracking-tighter' : 'text-lg tracking-tight',
        )}
      >
        {value}
      </dd>
      {note === undefined ? null : <dd className="text-soft text-xs">{note}</dd>}
    </div>
  );
}

/** What is held and came back above what went in, on one scale; the figures beside it say the same. */
function Course({ company }: { company: PortfolioCompany }) {
  const money = scaleOf(company);
  if (money === null || money.invested === 0) return null;
  const { invested, value, proceeds: received } = money;
  const scale = 100 / Math.max(invested, value + received);
  return (
    <div className="grid gap-0.5">
      <PartBar
        className="bg-sunk h-2"
        parts={[
          { key: 'value', width: value * scale, fill: FILLS.value },
          { key: 'received', width: received * scale, fill: FILLS.received },
        ]}
      />
      <PartBar className="h-1" parts={[{ key: 'invested', width: invested * scale, fill: FILLS.invested }]} />
    </div>
  );
}

/** The loudest figure: what is held, or, once the company was left, what received. */
function Figures({ company }: { company: PortfolioCompany }) {
  const { ownershipPercentage: owned, moic, status, proceeds } = company;
  const isHeld = status === 'active';
  const times = moic === null ? '' : `${moic.toFixed(2)}x gross. `;
  const note = `${times}${basisText(company)}${company.currentValuation === null ? '. No rate to dollars' : ''}`;
  const hasReceived = (company.own?.proceeds ?? proceeds) !== 0;
  const received = { label: 'Received', value: moneyOf(company, 'proceeds'), part: 'received' } as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {isHeld ? (
        <Figure label="Current value" value={moneyOf(company, 'value')} part="value" note={note} loud />
      ) : (
        <Figure {...received} note={note} loud />
      )}
      <Figure label="Invested" value={moneyOf(company, 'invested')} part="invested" />
      {isHeld ? (
        <Figure label="Ownership" value={owned === null ? 'Not known' : formatPercent(owned, 2)} />
      ) : null}
      {isHeld && hasReceived ? <Figure {...received} /> : null}
    </dl>
  );
}

/** How risky a company is; one that was left is no risk any more. */
function StatusTag({ company: { status, riskLevel } }: { company: PortfolioCompany }) {
  if (status === 'exited') return <Tag>Exited</Tag>;
  if (status === 'written-off') return <Tag>Written off</Tag>;
  return <Tag tone={RISK_TONES[riskLevel]}>{riskLevel} risk</Tag>;
}

function WhyScore({ company }: { company: PortfolioCompany }) {
  return (
    <span className="inline-flex self-center py-2">
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
            ? 'Runway is not known and adds no points. State it with the next mark or round.'
            : `Runway: ${company.runwayMonths} months, counted down from the last stated figure.`}{' '}
          Risk is High with a multiple below 0.8 or a runway below 6 months, Low from 1.5 and 12, else Medium.
        </p>
      </Why>
    </span>
  );
}

/** One company of the portfolio: what went in, what it is worth, and how it does. */
export function CompanyCard({ company }: { company: PortfolioCompany }) {
  const { startup, mine } = company;
  const href = `/portfolio/company/${company.id}`;
  return (
    <article className="bg-card flex min-w-0 flex-col gap-4 rounded-md border p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={startup.name} imageUrl={startup.logoUrl} shape="company" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg font-semibold tracking-tight break-words">
            <PageLink href={href} className="hover:text-green underline-offset-4 hover:underline">
              {startup.name}
            </PageLink>
          </h3>
          <p className="text-soft flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            {startup.sector ?? 'No longer on Kilele'}
            <DemoTag isDemo={startup.isDemo} />
            {startup.isOutside ? <Tag>Not listed</Tag> : null}
            {mine ? null : <Tag tone="info">Shared</Tag>}
          </p>
        </div>
        <StatusTag company={company} />
      </div>
      <Figures company={company} />
      <Course company={company} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <WhyScore company={company} />
        <LinkButton href={href}>
          View Details<span className="sr-only"> of {startup.name}</span>
        </LinkButton>
      </div>
    </article>
  );
}
