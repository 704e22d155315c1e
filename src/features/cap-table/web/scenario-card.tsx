import { useDeferredValue, useMemo, useState } from 'react';
import { formatNumber, formatPercent } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { payoutCurve } from '../domain/exit-curve.ts';
import { exitView } from '../domain/exit-scenario.ts';
import type { Refusal } from '../domain/refusal.ts';
import { toNumber } from '#shared/domain/fixed.ts';
import { ownershipStage, pastStages } from '../domain/ownership-path.ts';
import { compareOwnership, runScenario, type ScenarioState } from '../domain/scenario.ts';
import { readMoney, stepsOf } from '../domain/scenario-draft.ts';
import { newStep, type StepDraft, stepTitle } from '../domain/scenario-field.ts';
import type { Table } from '../domain/table.ts';
import { ChangeTable } from './change-table.tsx';
import { convertiblesInDollars } from './entry-rows.ts';
import { dollars } from './exit-words.ts';
import { PayoutChart } from './payout-chart.tsx';
import { RoundsChart } from './rounds-chart.tsx';
import { RoundRights } from './round-rights.tsx';
import { ScenarioForm } from './scenario-form.tsx';

type Played = { readonly states: readonly ScenarioState[]; readonly refused: Refusal | null };

/** Plays the steps up to the first that is refused, whose path becomes its id and field. */
function play(table: Table, drafts: readonly StepDraft[]): Played {
  const steps = stepsOf(drafts);
  const played = steps.ok ? runScenario(table, steps.value) : steps;
  if (played.ok) return { states: played.value, refused: null };
  const [first, step, ...field] = played.path.split('.');
  const id = steps.ok ? drafts[Number(step)]?.id : first;
  const refused = steps.ok ? { ...played, path: `${id ?? ''}.${field.at(-1) ?? ''}` } : played;
  const at = drafts.findIndex((draft) => draft.id === id);
  return { states: at > 0 ? play(table, drafts.slice(0, at)).states : [], refused };
}

function Fact({ label, value, why }: { label: string; value: string; why: string }) {
  return (
    <div>
      <dt className="text-soft text-xs">{label}</dt>
      <dd className="tabular text-lg font-semibold">
        <Why label={value}>
          <p className="pr-6">{why}</p>
        </Why>
      </dd>
    </div>
  );
}

function RoundFacts({ state, before }: { state: ScenarioState; before: Table }) {
  if (!state.round) return null;
  const { round, unadjusted, adjustments } = state.round;
  const ownership = (part: bigint) => formatPercent(toNumber(part, 4), 2);
  const price = toNumber(round.priceRounded, 4);
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 rounded-md border p-4 sm:grid-cols-3">
        <Fact
          label="Price per share"
          value={`$${price}`}
          why={`The value of all existing shares, ${dollars(toNumber(unadjusted.effectivePreMoney, 2))}, over the ${formatNumber(toNumber(round.preFullyDiluted, 0))} fully diluted before the round. Rounded to four decimals.`}
        />
        <Fact
          label="Post-money"
          value={dollars(toNumber(round.postMoney, 2))}
          why={`Price per share times everything fully diluted after the round, ${formatNumber(toNumber(round.postFullyDiluted, 0))} shares.${
            adjustments.length === 0
              ? ''
              : ` Earlier series gained shares by their anti-dilution rights; before that it was ${dollars(toNumber(unadjusted.postMoney, 2))}.`
          }`}
        />
        <Fact
          label="Effective pre-money"
          value={dollars(toNumber(round.effectivePreMoney, 2))}
          why="The pre-money valuation less the pool increase and the converting SAFEs and notes."
        />
        <Fact
          label="New investors"
          value={ownership(round.ownership.newInvestors)}
          why={`New shares over everything fully diluted after the round.${
            adjustments.length === 0
              ? ''
              : ` Before earlier series adjusted it was ${ownership(unadjusted.ownership.newInvestors)}.`
          }`}
        />
        <Fact
          label="Converted SAFEs and notes"
          value={ownership(round.ownership.convertibles)}
          why="Each converts at the best price for its holder: cap, discount or round price."
        />
        <Fact
          label="Unissued pool"
          value={ownership(round.ownership.pool)}
          why={`The pool grows by ${formatNumber(toNumber(round.poolIncrease, 0))} shares to reach its target.`}
        />
      </dl>
      <RoundRights before={before} round={round} />
    </>
  );
}

type ExitTerms = Pick<
  CapTableAnswer['inputs'],
  'debt' | 'transactionCostPct' | 'carveOutPct' | 'unvested' | 'terminated' | 'asOf'
>;
type ExitProps = {
  before: Table;
  after: Table;
  /** The table's own terms: debt, costs, carve-out and what happens to unvested shares. */
  terms: ExitTerms;
  exitText: string;
  onExit: (text: string) => void;
};

function ExitPart({ before, after, terms, exitText, onExit }: ExitProps) {
  const exitValue = readMoney(exitText);
  const ask = (table: Table, value: string) =>
    exitView(table.entries, { ...terms, convertibles: table.convertibles, exitValues: [value] });
  const exit = exitValue === null || Number(exitValue) <= 0 ? null : ask(after, exitValue);
  const former = exitValue === null ? null : ask(before, exitValue);
  const limit = Math.max(Number(exitValue ?? 0) * 2, 1_000_000);
  const curve = payoutCurve(after.entries, { ...terms, convertibles: after.convertibles }, limit);
  const payouts = exit?.ok ? (exit.value.scenarios[0]?.distribution ?? []) : [];
  const now = new Map(
    (former?.ok ? (former.value.scenarios[0]?.distribution ?? []) : []).map((each) => [
      each.shareholder,
      each.payout,
    ]),
  );
  return (
    <div className="grid gap-4">
      <div className="max-w-80">
        <TextField
          label="Exit value (USD)"
          required
          value={exitText}
          error={exit === null ? 'An exit value must be an amount above 0.' : exit.ok ? null : exit.message}
          onChange={({ target }) => onExit(target.value)}
        />
        <input
          type="range"
          aria-label="Exit value"
          min={1_000_000}
          max={200_000_000}
          step={500_000}
          value={exitValue ?? 0}
          onChange={({ target }) => onExit(Number(target.value).toLocaleString('en'))}
          className="accent-green mt-2 h-6 w-full"
        />
      </div>
      <ul className="tabular grid gap-1 text-sm">
        {payouts.slice(0, 8).map(({ shareholder, payout }) => (
          <li key={shareholder} className="flex flex-wrap justify-between gap-x-4">
            <span>{shareholder}</span>
            <span>
              <strong>{dollars(payout)}</strong>{' '}
              <span className="text-soft">(today’s table: {dollars(now.get(shareholder) ?? 0)})</span>
            </span>
          </li>
        ))}
      </ul>
      {curve.ok && exit?.ok ? (
        <PayoutChart
          label="Payout by exit value in the scenario"
          curve={curve.value}
          breakPoints={exit.value.breakPoints}
          convertibles={after.convertibles}
        />
      ) : null}
    </div>
  );
}

type Props = {
  table: CapTableAnswer;
  /** Puts the scenario's rows into the editor; null for readers. */
  onApply: ((after: Table) => void) | null;
};

/** What SAFEs, rounds and an exit would do, beside the table as it stands. Worked out here, stored nowhere until applied. */
export function ScenarioCard({ table, onApply }: Props) {
  const [drafts, setDrafts] = useState<readonly StepDraft[]>(() => [
    newStep('convertible', 0, crypto.randomUUID()),
    newStep('round', 0, crypto.randomUUID()),
  ]);
  const [exitText, setExitText] = useState('25,000,000');
  const before = useMemo<Table>(
    () => ({ entries: table.inputs.shares, convertibles: convertiblesInDollars(table) }),
    [table],
  );
  const { debt, transactionCostPct, carveOutPct, unvested, terminated, asOf } = table.inputs;
  const terms = { debt, transactionCostPct, carveOutPct, unvested, terminated, asOf };
  const deferred = useDeferredValue(drafts);
  const played = useMemo(() => play(before, deferred), [before, deferred]);
  const { states, refused } = played;
  const stepNames = deferred.map(stepTitle);
  const tables = [before, ...states.map((state) => state.table)];
  const after = tables.at(-1) ?? before;
  return (
    <Card>
      <CardHeader
        title="Scenario"
        note="Based on the version shown. The saved table does not change."
        actions={
          onApply === null ? null : (
            <Button disabled={refused !== null} onClick={() => onApply(after)}>
              Copy to the editor
            </Button>
          )
        }
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <ScenarioForm drafts={drafts} tables={tables} refused={refused} onChange={setDrafts} />
        <div className="grid min-w-0 content-start gap-4 lg:sticky lg:top-20 lg:self-start">
          {refused === null ? null : (
            <p role="alert" className="text-red text-sm font-medium">
              {refused.message}
            </p>
          )}
          {states.map((state, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps have no other identity
            <RoundFacts key={index} state={state} before={tables[index] ?? before} />
          ))}
          {refused === null && states.length > 0 ? (
            <RoundsChart
              label="Ownership over the scenario"
              stages={[
                ...pastStages(before).slice(0, -1),
                ownershipStage('Now', before),
                ...states.map((state, index) => ownershipStage(stepNames[index] ?? '', state.table)),
              ]}
            />
          ) : null}
          <ChangeTable changes={compareOwnership(before, after)} labels={['Now', 'Scenario']} />
        </div>
      </div>
      <div className="mt-6 border-t pt-5">
        <h3 className="mb-3 font-semibold">Exit</h3>
        <ExitPart before={before} after={after} terms={terms} exitText={exitText} onExit={setExitText} />
      </div>
    </Card>
  );
}
