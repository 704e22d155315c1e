import { formatMoney } from '#shared/web/format.ts';
import { ExternalLink, TextLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { MarketRound } from '../contract/round.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** As exact as it was published: `2024`, `May 2024`, `13 May 2024`. */
function dateText(date: string): string {
  if (date.length === 4) return date;
  const day = date.length === 10 ? `${Number(date.slice(8))} ` : '';
  return day + MONTH.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}

function Source({ round }: { round: MarketRound }) {
  const { source, sourceUrl, licence } = round;
  return (
    <>
      {sourceUrl === null ? source : <ExternalLink href={sourceUrl}>{source}</ExternalLink>}
      {licence === null ? null : <span className="text-faint"> ({licence})</span>}
    </>
  );
}

const amountText = ({ amountMinor, currency }: MarketRound) =>
  amountMinor === null ? 'Unpublished' : formatMoney(amountMinor, currency ?? 'USD');

function Company({ round }: { round: MarketRound }) {
  const { company, startupId, isDemo } = round;
  return (
    <span className="inline-flex flex-wrap items-center gap-2 break-words">
      {startupId === null ? company : <TextLink href={`/startups/${startupId}`}>{company}</TextLink>}
      {isDemo ? <Tag tone="warn">Demo</Tag> : null}
    </span>
  );
}

const HEADS = ['Company', 'Sector', 'Country', 'Round', 'Date'];

/** Rounds as rows; on a phone each is a small card. */
export function RoundsTable({ rounds, label }: { rounds: readonly MarketRound[]; label: string }) {
  return (
    <>
      <ul aria-label={label} className="grid gap-3 md:hidden">
        {rounds.map((round) => (
          <li key={round.id} className="bg-card grid gap-1 rounded-md border p-4 text-sm">
            <span className="flex items-start justify-between gap-3">
              <b className="min-w-0">
                <Company round={round} />
              </b>
              <b className="tabular shrink-0">{amountText(round)}</b>
            </span>
            <span className="text-soft">
              {round.sector} · {round.country ?? 'Country unknown'} · {round.round} · {dateText(round.date)}
            </span>
            <span className="text-soft">
              <Source round={round} />
            </span>
          </li>
        ))}
      </ul>
      <table className="tabular hidden w-full text-sm md:table">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-soft border-b text-left">
            {HEADS.map((head) => (
              <th key={head} className="py-2 pr-4 font-medium">
                {head}
              </th>
            ))}
            <th className="py-2 pr-4 text-right font-medium">Amount</th>
            <th className="py-2 font-medium">Source</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.id} className="border-b align-top last:border-0">
              <th scope="row" className="max-w-60 py-2 pr-4 text-left font-medium">
                <Company round={round} />
              </th>
              <td className="py-2 pr-4">{round.sector}</td>
              <td className="py-2 pr-4">{round.country ?? 'Unknown'}</td>
              <td className="py-2 pr-4">
                {round.round}
                {round.kind === 'equity' ? null : <span className="text-soft"> ({round.kind})</span>}
              </td>
              <td className="py-2 pr-4 whitespace-nowrap">{dateText(round.date)}</td>
              <td className="py-2 pr-4 text-right font-semibold whitespace-nowrap">{amountText(round)}</td>
              <td className="text-soft py-2">
                <Source round={round} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
