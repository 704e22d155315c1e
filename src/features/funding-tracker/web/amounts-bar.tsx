import { PartBar } from '#shared/web/chart/part-bar.tsx';
import { FillMark } from '#shared/web/chart/series-mark.tsx';
import { formatMoney, formatMoneyShort } from '#shared/web/format.ts';
import type { FundingRound } from '../contract/tracker.ts';
import { barSegments, type Commitment } from '../domain.ts';

const FILLS: Record<Commitment, string> = {
  received: 'fill-green',
  signed: 'fill-blue',
  committed: 'fill-ochre',
  soft_circled: 'fill-edge',
};

/** The four steps of a round's money, each as long as its share; in short where there is little room. */
export function AmountsBar({ round, short = false }: { round: FundingRound; short?: boolean }) {
  const segments = barSegments(round);
  const format = short ? formatMoneyShort : formatMoney;
  return (
    <div className="grid gap-3">
      <PartBar
        className="bg-sunk h-4 rounded-sm"
        parts={segments.map(({ id, widthPercent }) => ({ key: id, width: widthPercent, fill: FILLS[id] }))}
      />
      <ul className="tabular flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {segments.map(({ id, label, amountMinor }) => (
          <li key={id} className="flex items-center gap-2">
            <FillMark className={FILLS[id]} />
            {label} <b>{format(amountMinor, round.currency)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
