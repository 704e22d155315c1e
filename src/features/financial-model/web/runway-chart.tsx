import { LineChart } from '#shared/web/chart/line-chart.tsx';
import { formatCount } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { cashByMonth, lowestMonth } from '../domain/cash-balance.ts';
import { fixed, moneyIn, shortMoneyIn } from './metric-words.ts';

type Finding = { sentence: string; callout?: { at: number; value: number; text: string } };

/** What the months come to: when the cash is gone, or when it is lowest; without known cash, what the plan needs. */
function findingOf(model: ModelAnswer, cash: number | null, lowest: ReturnType<typeof lowestMonth>): Finding {
  const { runwayProjected } = model.extra;
  const money = moneyIn(model.currency);
  const short = shortMoneyIn(model.currency);
  if (runwayProjected !== null) {
    const months = `${fixed(runwayProjected, 1)} months`;
    return {
      sentence: `${months} of runway, then the cash is gone.${lowest === null || lowest.cash >= 0 ? '' : ` The plan needs ${money(-lowest.cash)} more by month ${lowest.month}.`}`,
      callout: { at: runwayProjected, value: 0, text: `Gone after ${months}` },
    };
  }
  if (lowest === null) return { sentence: 'The cash flow is not known.' };
  const { month, cash: least } = lowest;
  const callout = { at: month, value: least };
  if (cash !== null)
    return {
      sentence: `The cash lasts through every projected year. It is lowest in month ${month}, at ${money(least)}.`,
      callout: { ...callout, text: `Lowest: ${short(least)}, month ${month}` },
    };
  if (least >= 0) return { sentence: 'The plan needs no cash. Type the cash in the bank to see the runway.' };
  return {
    sentence: `The plan needs ${money(-least)} by month ${month}. Type the cash in the bank to see the runway.`,
    callout: { ...callout, text: `Needs ${short(-least)} by month ${month}` },
  };
}

/** Cash month by month, with the lowest balance or the end of the runway named in the drawing. */
export function RunwayChart({ model }: { model: ModelAnswer }) {
  const cash = model.assumptions.find(({ field }) => field === 'cash')?.value ?? null;
  const months = cashByMonth(cash, model.projections);
  const { sentence, callout } = findingOf(model, cash, lowestMonth(months));
  const name = cash === null ? 'Cash flow so far' : 'Cash';
  return (
    <Card>
      <CardHeader title={`${name}, by month`} note={sentence} />
      <LineChart
        label={`${name}, by month`}
        said={`${name} over ${formatCount(months.length - 1, 'month')}. ${sentence}`}
        series={[name]}
        rows={months.map(({ month, cash: balance }) => ({
          date: month === 0 ? 'Today' : `Month ${month}`,
          values: [balance],
        }))}
        format={moneyIn(model.currency)}
        formatShort={shortMoneyIn(model.currency)}
        even={{ head: 'Month', unit: 12 }}
        callout={callout}
      />
    </Card>
  );
}
