import { lazy, Suspense } from 'react';
import { formatNumber } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { convertibleNames } from '../domain/stated-convertible.ts';
import { cents, dollars } from './exit-words.ts';
import { PartList } from './part-list.tsx';

const HolderReason = lazy(async () => ({ default: (await import('./holder-reason.tsx')).HolderReason }));

type Scenario = CapTableAnswer['scenarios'][number];

const FIRST = 4;

const LONGEST = 200;

type Names = ReadonlyMap<string, string>;

/** Each class and each SAFE or note: what it takes, how that follows from its shares, and what they come to together. */
function Parts({ scenario, names }: { scenario: Scenario; names: Names }) {
  const { parts = [], distributable, notesRepaid = 0 } = scenario;
  if (parts.length === 0) return null;
  return (
    <>
      <PartList
        parts={parts.slice(0, LONGEST).map((part) => ({
          ...part,
          name: part.holder === null ? part.id : (names.get(part.id) ?? part.id),
        }))}
        total={distributable + notesRepaid}
      />
      {parts.length > LONGEST ? <p className="text-soft mt-2">The first {LONGEST} are listed.</p> : null}
    </>
  );
}

function WhyExit({ scenario, table }: { scenario: Scenario; table: CapTableAnswer }) {
  const { preferences } = table;
  const names = convertibleNames(
    table.convertibles.map(({ kind = 'SAFE_POST', ...each }) => ({ ...each, kind })),
  );
  const { exitValue, debtPaid, costs, carveOut, distributable, commonPerShare, converted } = scenario;
  const { notesRepaid = 0, liquidityCapitalisation, parts = [] } = scenario;
  const deductions = { debt: debtPaid, 'notes repaid': notesRepaid, costs, 'the carve-out': carveOut };
  const less = Object.entries(deductions).flatMap(([name, amount]) =>
    amount === 0 ? [] : [`${name} ${cents(amount)}`],
  );
  // Options are exercised, which the list above says; versions kept earlier have no such list.
  const exercised = new Set(parts.flatMap(({ id, takes }) => (takes === 'exercise' ? [id] : [])));
  const converting = converted.filter((id) => !exercised.has(id));
  const hasConvertibles = parts.some(({ holder }) => holder !== null);
  return (
    <Why label="How it is shared out">
      <p className="pr-6 font-semibold">{scenario.scenarioName}</p>
      <Parts scenario={scenario} names={names} />
      <ol className="mt-3 grid list-decimal gap-1 border-t pt-3 pl-4">
        <li>
          {less.length === 0
            ? `${cents(exitValue)} is shared out: no debt, costs or carve-out are stated.`
            : `${cents(exitValue)} less ${less.join(', ')} leaves ${cents(distributable)}.`}
        </li>
        {preferences === 0 ? null : (
          <li>
            Preferences of {dollars(preferences)} are paid first, highest seniority first; a class that
            converts gives up its preference.
          </li>
        )}
        <li>The rest is ${formatNumber(commonPerShare, 10)} for each common share, as converted.</li>
        <li>
          {converting.length === 0
            ? 'No class converts at this value.'
            : `Better off as common shares, so these convert: ${converting.map((id) => names.get(id) ?? id).join(', ')}.`}
        </li>
        {hasConvertibles && liquidityCapitalisation !== undefined ? (
          <li>
            Post-money SAFEs convert into amount / cap of the {formatNumber(liquidityCapitalisation, 2)}{' '}
            shares that count here: issued shares, options and all that converts, without those who take their
            preference or their money.
          </li>
        ) : null}
        <li>Cents are rounded so that the payouts add up. The unissued pool gets nothing.</li>
      </ol>
    </Why>
  );
}

type PayoutsProps = { table: CapTableAnswer; scenario: Scenario; distribution: Scenario['distribution'] };

/** Payouts by holder, each with its reason. */
function Payouts({ table, scenario, distribution }: PayoutsProps) {
  return (
    <ul className="tabular grid">
      {distribution.map(({ shareholder, payout }) => (
        <li key={shareholder} className="flex items-center justify-between gap-4">
          <span className="min-w-0 break-words">{shareholder}</span>
          <Why label={dollars(payout)}>
            <Suspense fallback={<SkeletonLines label="Loading the reason" />}>
              <HolderReason
                table={table}
                exitValue={scenario.exitValue}
                holder={shareholder}
                payout={payout}
              />
            </Suspense>
          </Why>
        </li>
      ))}
    </ul>
  );
}

/** What each holder takes at each exit value; the four largest at once, the others on demand. */
export function ExitsList({ table }: { table: CapTableAnswer }) {
  return (
    <Card>
      <CardHeader title="Exit Scenarios" note="What holders would receive if the company were sold." />
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {table.scenarios.map((scenario) => (
          <li key={scenario.scenarioName} className="grid content-start gap-2 rounded-md border p-4 text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-semibold">{scenario.scenarioName}</h3>
              <p className="tabular text-lg font-bold tracking-tight">{dollars(scenario.exitValue)}</p>
            </div>
            <Payouts table={table} scenario={scenario} distribution={scenario.distribution.slice(0, FIRST)} />
            {scenario.distribution.length > FIRST ? (
              <details>
                <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">
                  {formatNumber(scenario.distribution.length - FIRST)} more
                </summary>
                <Payouts
                  table={table}
                  scenario={scenario}
                  distribution={scenario.distribution.slice(FIRST, LONGEST)}
                />
                {scenario.distribution.length > LONGEST ? (
                  <p className="text-soft mt-2">The first {LONGEST} are listed.</p>
                ) : null}
              </details>
            ) : null}
            <WhyExit scenario={scenario} table={table} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
