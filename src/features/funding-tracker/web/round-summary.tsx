import { ROUND_TYPES } from '#shared/domain/catalogue/stages.ts';
import { formatDate, formatMoney, formatMoneyShort } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { fundingEndpoints } from '../contract.ts';
import type { FundingRound, FundingTracker } from '../contract/tracker.ts';
import { AmountsBar } from './amounts-bar.tsx';

const { useCall } = endpointHooks<typeof fundingEndpoints>();

/** "SAFE, closes 28 Feb 2027" */
function nameOf({ instrument, closeDate }: FundingRound): string {
  const label = ROUND_TYPES.find(({ id }) => id === instrument)?.label ?? instrument;
  return closeDate === null ? label : `${label}, closes ${formatDate(closeDate)}`;
}

function minimumText({ minimumMinor, receivedMinor, currency }: FundingRound): string | null {
  if (minimumMinor === null) return null;
  const minimum = formatMoneyShort(minimumMinor, currency);
  return receivedMinor >= minimumMinor
    ? `Your minimum of ${minimum} is reached.`
    : `${formatMoneyShort(minimumMinor - receivedMinor, currency)} more reaches your minimum of ${minimum}.`;
}

function Round({ round, dollars }: { round: FundingRound; dollars: FundingTracker['dollars'] }) {
  const { receivedMinor, targetMinor, currency } = round;
  const minimum = minimumText(round);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="tabular text-4xl font-bold tracking-tighter">
          {formatMoneyShort(receivedMinor, currency)}
        </span>
        <span className="text-soft">received of {formatMoneyShort(targetMinor, currency)}</span>
      </p>
      {dollars === null ? null : (
        <p className="text-soft text-xs">
          {formatMoney(dollars.receivedMinor)} of {formatMoney(dollars.targetMinor)}, at {dollars.rateText}
        </p>
      )}
      <div className="mt-3">
        <AmountsBar round={round} short />
      </div>
      {minimum === null ? null : <p className="text-soft mt-2 text-sm">{minimum}</p>}
    </>
  );
}

/** A startup's round in short, for the screen that begins the day. */
export function RoundSummary({ startup: { id } }: { startup: { id: number } }) {
  const result = useCall('GET /api/startups/{id}/funding-tracker', { params: { id } });
  const { data, error } = result;
  if (error && !data) return <LoadError what="your round" result={result} />;
  const tracker = `/financial-tools?startup=${id}&tab=funding`;
  return (
    <Card>
      <CardHeader
        title="Round"
        note={data?.round ? nameOf(data.round) : undefined}
        actions={<TextLink href={tracker}>Funding tracker</TextLink>}
      />
      {data === undefined ? (
        <SkeletonLines count={4} label="Loading your round" />
      ) : data.round === null ? (
        <p className="text-soft">
          No round yet. Set a target, and what is promised and received is kept apart here.
        </p>
      ) : (
        <Round round={data.round} dollars={data.dollars} />
      )}
    </Card>
  );
}
