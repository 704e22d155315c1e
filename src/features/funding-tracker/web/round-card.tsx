import { ROUND_TYPES } from '#shared/domain/catalogue/stages.ts';
import { formatDate, formatMoney, formatPercent } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import type { FundingRound, FundingTracker } from '../contract/tracker.ts';
import { AmountsBar } from './amounts-bar.tsx';

type Dollars = NonNullable<FundingTracker['dollars']>;

/** ", about $339,324": dollars beside an amount in another currency. */
const about = (usdMinor: number | undefined) =>
  usdMinor === undefined ? '' : `, about ${formatMoney(usdMinor, 'USD')}`;

function Figures({ tracker, round }: { tracker: FundingTracker; round: FundingRound }) {
  const money = (minor: number) => formatMoney(minor, round.currency);
  const progress = formatPercent(tracker.progressPercent ?? 0, 0);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label="Target Amount"
        value={money(round.targetMinor)}
        note={`${round.minimumMinor === null ? 'No minimum' : `At least ${money(round.minimumMinor)}`}${about(tracker.dollars?.targetMinor)}`}
      />
      <StatCard
        label="Raised Amount"
        value={money(round.receivedMinor)}
        note={about(tracker.dollars?.receivedMinor).replace(/^, /, '')}
        why={{
          label: 'Why?',
          content: `${tracker.dollars === null ? '' : `In dollars at ${tracker.dollars.rateText}. `}Received: ${money(round.typed.receivedMinor)} as entered on ${formatDate(round.updatedAt)}${round.receivedMinor === round.typed.receivedMinor ? '' : ', the rest by offers that both sides confirmed'}. Money that is soft-circled, committed or signed is not raised yet.`,
        }}
      />
      <StatCard
        label="Progress"
        value={progress}
        why={{
          label: 'Why?',
          content: `Raised over target: ${money(round.receivedMinor)} / ${money(round.targetMinor)} = ${progress}.`,
        }}
      />
    </div>
  );
}

/** What the devaluation stated takes from the dollars still to come; nothing without one. */
function DevaluationNote({ dollars, round }: { dollars: Dollars; round: FundingRound }) {
  const { outstandingMinor, atCloseMinor, shortMinor, closesOn } = dollars;
  const { currency, devaluationPct } = round;
  if (devaluationPct === 0 || outstandingMinor === 0) return null;
  const usd = (minor: number) => formatMoney(minor, 'USD');
  return (
    <p className="text-soft mt-4 text-sm">
      {usd(outstandingMinor)} is still to come. With {currency} losing {devaluationPct}% a year, that is{' '}
      <b>{usd(atCloseMinor)}</b> on {formatDate(closesOn)}: raise {formatMoney(shortMinor, currency)} more to
      make up for it.
    </p>
  );
}

/** What is asked, what came in, and how sure the rest is. */
export function RoundCard({
  tracker,
  round,
  onEdit,
  onWithdraw,
}: {
  tracker: FundingTracker;
  round: FundingRound;
  onEdit: () => void;
  onWithdraw: () => void;
}) {
  const label = ROUND_TYPES.find(({ id }) => id === round.instrument)?.label ?? round.instrument;
  const closes = round.closeDate === null ? '' : `, closes ${formatDate(round.closeDate)}`;
  return (
    <div className="grid gap-4">
      <Figures tracker={tracker} round={round} />
      <Card>
        <CardHeader
          title={`${label} round`}
          note={`${round.currency}${closes}. Each amount is at one step and moves to the next.`}
          actions={
            tracker.canEdit ? (
              <>
                <Button icon="edit" onClick={onEdit}>
                  Edit round
                </Button>
                <Button icon="trash" onClick={onWithdraw}>
                  Withdraw
                </Button>
              </>
            ) : null
          }
        />
        <AmountsBar round={round} />
        {tracker.dollars === null ? null : <DevaluationNote dollars={tracker.dollars} round={round} />}
      </Card>
    </div>
  );
}
