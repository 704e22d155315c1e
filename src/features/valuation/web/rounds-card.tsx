import { useState } from 'react';
import { formatDollars, formatNumber, formatPercent } from '#shared/web/format.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { Method, ValuationAnswer } from '../contract/answer.ts';
import { impliedReturn } from '../domain/implied-return.ts';
import { type PlannedRoundValue, ventureCapitalRounds } from '../domain/venture-capital-method.ts';

type Typed = {
  readonly key: string;
  readonly amount: string;
  readonly year: string;
  readonly ratePct: string;
};
type Plan = {
  readonly exit: string;
  readonly exitYear: string;
  readonly shares: string;
  readonly rounds: readonly Typed[];
};

const plain = (text: string) => text.replaceAll(/[\s,$%]/g, '');
const numberOf = (text: string): number | null =>
  /^\d{1,15}(\.\d{1,10})?$/.test(plain(text)) ? Number(plain(text)) : null;
const inputOf = ({ inputs }: Method, name: string) =>
  inputs.find((input) => input.name === name)?.value ?? null;

const newRound = (amount: number, year: number, ratePct: number): Typed => ({
  key: crypto.randomUUID(),
  amount: amount.toLocaleString('en'),
  year: String(year),
  ratePct: String(ratePct),
});

/** What the venture capital method starts from: its exit, its rate, the round that is being raised, and one more. */
function planOf(method: Method): Plan {
  const exit = (inputOf(method, 'exitRevenue') ?? 0) * (inputOf(method, 'multiple') ?? 0);
  const rate = inputOf(method, 'hurdleRatePct') ?? 50;
  const amount = inputOf(method, 'investment') ?? 500_000;
  return {
    exit: exit > 0 ? Math.round(exit).toLocaleString('en') : '',
    exitYear: String(inputOf(method, 'exitYears') ?? 5),
    shares: '1,000,000',
    rounds: [newRound(amount, 0, rate), newRound(amount * 4, 2, Math.max(30, rate - 10))],
  };
}

type Read = { readonly amount: number; readonly year: number; readonly rate: number };

function readRounds({ rounds, exitYear }: Plan): readonly Read[] | null {
  const last = numberOf(exitYear);
  const read = rounds.map(({ amount, year, ratePct }) => ({
    amount: numberOf(amount) ?? -1,
    year: numberOf(year) ?? -1,
    rate: (numberOf(ratePct) ?? -100) / 100,
  }));
  const isGood = read.every(
    ({ amount, year, rate }) => amount > 0 && year >= 0 && rate >= 0 && year < (last ?? 0),
  );
  return last === null || read.length === 0 || !isGood ? null : read;
}

function RoundResult({
  round,
  value,
  exit,
  exitYear,
}: {
  round: Read;
  value: PlannedRoundValue;
  exit: number;
  exitYear: number;
}) {
  const { currentPct, finalPct, retentionPct, preMoney, price } = value;
  if (currentPct === null || finalPct === null || retentionPct === null || preMoney === null) return null;
  return (
    <li className="tabular flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2 text-sm">
      <span>
        {formatDollars(round.amount)} in year {formatNumber(round.year, 1)}
      </span>
      <Why label={`${formatPercent(currentPct, 2)} at ${formatDollars(preMoney)} pre-money`}>
        <ol className="grid list-decimal gap-1 pr-6 pl-4">
          <li>
            Needed from the exit: {formatDollars(round.amount)} × (1 + {formatPercent(round.rate * 100, 0)})^
            {formatNumber(exitYear - round.year, 1)} / {formatDollars(exit)} = {formatPercent(finalPct, 2)}.
          </li>
          <li>Later rounds leave {formatPercent(retentionPct, 2)} of a share.</li>
          <li>
            So the round takes {formatPercent(finalPct, 2)} / {formatPercent(retentionPct, 2)} ={' '}
            {formatPercent(currentPct, 2)}
            {price === null ? '' : `, at $${formatNumber(price, 4)} a share`}.
          </li>
        </ol>
      </Why>
    </li>
  );
}

/** The venture capital method over several rounds. Worked out here and kept nowhere. */
export function RoundsCard({ valuation }: { valuation: ValuationAnswer }) {
  const method = valuation.methods.ventureCapitalMethod;
  const [plan, setPlan] = useState<Plan>(() => planOf(method));
  const [exit, shares, exitYear] = [plan.exit, plan.shares, plan.exitYear].map(numberOf);
  const rounds = readRounds(plan);
  const isReady =
    rounds !== null && exit != null && exit > 0 && shares != null && shares > 0 && exitYear != null;
  const ordered = rounds?.toSorted((a, b) => a.year - b.year) ?? [];
  const result = isReady
    ? ventureCapitalRounds({ terminalValue: exit, exitYear, existingShares: shares, rounds: ordered })
    : null;
  const [first] = result?.rounds ?? [];
  const change = (key: string, part: Partial<Typed>) =>
    setPlan({
      ...plan,
      rounds: plan.rounds.map((round) => (round.key === key ? { ...round, ...part } : round)),
    });
  const field = (label: string, name: 'exit' | 'exitYear' | 'shares') => (
    <TextField
      label={label}
      required
      inputMode="decimal"
      value={plan[name]}
      error={numberOf(plan[name]) === null ? 'Must be a number above 0' : null}
      onChange={({ target }) => setPlan({ ...plan, [name]: target.value })}
    />
  );
  return (
    <Card className="grid gap-4">
      <CardHeader
        title="Rounds up to the exit"
        note="The share each round must sell for its investors to earn their target return. Calculated here and not saved."
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {field('Exit value ($)', 'exit')}
        {field('Years to the exit', 'exitYear')}
        {field('Shares today', 'shares')}
      </div>
      <ul className="grid gap-3">
        {plan.rounds.map(({ key, amount, year, ratePct }, index) => (
          <li key={key} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
            <TextField
              label={`Round ${index + 1}: amount ($)`}
              value={amount}
              inputMode="decimal"
              onChange={({ target }) => change(key, { amount: target.value })}
            />
            <TextField
              label={`Round ${index + 1}: year from now`}
              value={year}
              inputMode="decimal"
              onChange={({ target }) => change(key, { year: target.value })}
            />
            <TextField
              label={`Round ${index + 1}: target return a year (%)`}
              value={ratePct}
              inputMode="decimal"
              onChange={({ target }) => change(key, { ratePct: target.value })}
            />
            <IconButton
              icon="trash"
              label={`Remove round ${index + 1}`}
              onClick={() => setPlan({ ...plan, rounds: plan.rounds.filter((round) => round.key !== key) })}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          icon="plus"
          onClick={() =>
            setPlan({ ...plan, rounds: [...plan.rounds, newRound(1_000_000, plan.rounds.length, 40)] })
          }
        >
          Add round
        </Button>
      </div>
      {result === null ? (
        <p className="text-soft text-sm">
          Enter the exit and, for each round, an amount above 0, a year before the exit and a rate.
        </p>
      ) : (
        <>
          {result.notes.map(({ code, message }) => (
            <p key={code} role="alert" className="text-red text-sm font-medium">
              {message}
            </p>
          ))}
          <ul>
            {result.rounds.map((value, index) => {
              const round = ordered[index];
              return round === undefined || exit == null || exitYear == null ? null : (
                <RoundResult key={`${round.year} ${round.amount}`} {...{ round, value, exit, exitYear }} />
              );
            })}
          </ul>
          {first?.currentPct != null && first.currentPct > 30 ? (
            <p className="text-amber text-sm font-medium">
              The first round takes more than 30%, which leaves too little for later rounds.
            </p>
          ) : null}
        </>
      )}
      <ImpliedReturn valuation={valuation} />
    </Card>
  );
}

/** What the model’s cash flows return a year to somebody who pays a price for the whole company today. */
function ImpliedReturn({ valuation }: { valuation: ValuationAnswer }) {
  const { fairValue } = valuation.recommendation;
  const [typed, setTyped] = useState(fairValue === null ? '' : Math.round(fairValue).toLocaleString('en'));
  const flows = valuation.methods.discountedCashFlow.inputs.flatMap(({ name, value }) =>
    name.startsWith('cashFlowYear') && value !== null ? [value] : [],
  );
  const exitValue =
    (inputOf(valuation.methods.ventureCapitalMethod, 'exitRevenue') ?? 0) *
    (inputOf(valuation.methods.ventureCapitalMethod, 'multiple') ?? 0);
  const price = numberOf(typed);
  if (flows.length === 0) return null;
  const found = price === null || price <= 0 ? null : impliedReturn(price, flows, exitValue);
  return (
    <div className="grid gap-2 border-t pt-4 sm:grid-cols-2">
      <TextField
        label="Price for the whole company today ($)"
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="text-sm">
        <p className="text-soft">The plan then returns</p>
        {found === null ? (
          <p>Enter a price above 0.</p>
        ) : found.rate === null ? (
          <p>{found.note}</p>
        ) : (
          <Why label={`${formatPercent(found.rate * 100, 1)} a year`}>
            <p className="pr-6">
              The yearly rate at which the price paid today, the model’s {flows.length} yearly cash flows and
              an exit at {formatDollars(exitValue)} in the last year have a net present value of zero.
            </p>
          </Why>
        )}
      </div>
    </div>
  );
}
