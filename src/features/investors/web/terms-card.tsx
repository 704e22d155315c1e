import { formatDay, formatMoney } from '#shared/web/format.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { CENTS } from '#shared/domain/cents.ts';
import type { Investor } from '../contract/investor.ts';
import { ticketRange } from './investor-words.ts';
import { LEAD_LABELS } from './term-labels.ts';

function Labels({ title, labels, fallback }: { title: string; labels: readonly string[]; fallback: string }) {
  return (
    <div>
      <dt className="text-soft mb-1 text-sm">{title}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {(labels.length === 0 ? [fallback] : labels).map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </dd>
    </div>
  );
}

function verifiedWords({ verified }: Investor): string {
  if (verified === null) return 'Not verified yet';
  const date = formatDay(verified.at);
  const { name, firmName, vouchedBy } = verified;
  const whom = firmName === null ? name : `${name} at ${firmName}`;
  if (verified.by === 'domain') return `${whom}, by the domain ${verified.domain ?? ''}, ${date}`;
  const vouchers = vouchedBy.map((vouch) => `${vouch.name} (${formatDay(vouch.at)})`).join(' and ');
  const kind = verified.by === 'admin' ? 'by an administrator' : 'by two independent vouches';
  return `${whom}, ${kind}, ${date}${vouchers === '' ? '' : `: ${vouchers}`}`;
}

/** What an investor offers and looks for: the amounts first. */
export function TermsCard({ investor }: { investor: Investor }) {
  return (
    <Card>
      <h2 className="text-soft text-sm font-medium">Invests</h2>
      <p className="tabular text-2xl font-bold tracking-tight">{ticketRange(investor)}</p>
      <p className="text-soft tabular mb-4 text-sm">
        Typically {formatMoney(investor.averageTicketSize * CENTS)}
      </p>
      <dl className="grid gap-4">
        <Labels title="Stages" labels={investor.preferredStages} fallback="Various Stages" />
        <Labels title="Sectors" labels={investor.preferredSectors} fallback="Various Sectors" />
        <Labels title="Places" labels={investor.preferredGeographies} fallback="Global" />
        {investor.excludedSectors.length === 0 ? null : (
          <Labels title="Does not invest in" labels={investor.excludedSectors} fallback="" />
        )}
        <div>
          <dt className="text-soft text-sm">In a round</dt>
          <dd>{LEAD_LABELS[investor.leadAppetite]}</dd>
        </div>
        <div>
          <dt className="text-soft text-sm">Verified</dt>
          <dd className="break-words">{verifiedWords(investor)}</dd>
        </div>
      </dl>
    </Card>
  );
}
