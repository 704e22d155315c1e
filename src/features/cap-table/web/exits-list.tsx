import { formatNumber } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { dollars } from './exit-words.ts';

type Scenario = CapTableAnswer['scenarios'][number];

const FIRST = 4;

const LONGEST = 200;

const TAKES: Record<NonNullable<Scenario['parts']>[number]['takes'], string> = {
  common: 'shares',
  preference: 'takes its preference',
  'preference and a share': 'takes its preference and shares in the rest',
  conversion: 'converts',
  exercise: 'is exercised',
  cash: 'takes its money back',
  repayment: 'is repaid',
  nothing: 'gets nothing',
};

/** Each class and each SAFE or note: what it takes, and how the payout follows from it. */
function Parts({ scenario }: { scenario: Scenario }) {
  const { parts = [], commonPerShare } = scenario;
  if (parts.length === 0) return null;
  return (
    <ul className="tabular mt-2 grid gap-1 border-t pt-2">
      {parts.slice(0, LONGEST).map(({ id, holder, takes, shares, payout }) => (
        <li key={`${holder ?? ''} ${id}`} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {holder === null || holder === id ? id : `${holder}, ${id}`} {TAKES[takes]}
            {shares > 0 && takes !== 'exercise' && takes !== 'preference and a share'
              ? `: ${formatNumber(shares, 2)} × $${formatNumber(commonPerShare, 6)}`
              : ''}
          </span>
          <b>{dollars(payout)}</b>
        </li>
      ))}
    </ul>
  );
}

function WhyExit({ scenario, preferences }: { scenario: Scenario; preferences: number }) {
  const { exitValue, debtPaid, costs, carveOut, distributable, commonPerShare, converted } = scenario;
  const { notesRepaid = 0, liquidityCapitalisation, parts = [] } = scenario;
  const hasConvertibles = parts.some(({ holder }) => holder !== null);
  return (
    <Why label="How it is shared out">
      <ol className="grid list-decimal gap-1 pr-6 pl-4">
        <li>
          {dollars(exitValue)} less debt {dollars(debtPaid)}, notes repaid {dollars(notesRepaid)}, costs{' '}
          {dollars(costs)} and carve-out {dollars(carveOut)} leaves {dollars(distributable)}.
        </li>
        <li>
          Preferences of {dollars(preferences)} are paid first, the highest seniority before the others; a
          class that converts gives its preference up.
        </li>
        <li>The rest is {formatNumber(commonPerShare, 6)} USD for each common share, as converted.</li>
        <li>
          {converted.length === 0
            ? 'No class converts at this value.'
            : `Better off as common, so they convert: ${converted.join(', ')}.`}
        </li>
        {hasConvertibles && liquidityCapitalisation !== undefined ? (
          <li>
            Post-money SAFEs convert into amount / cap of the {formatNumber(liquidityCapitalisation, 2)}{' '}
            shares that count here: issued shares, options and all that converts, without those who take their
            preference or their money.
          </li>
        ) : null}
        <li>
          Cents are given by largest remainder, so that the payouts add up. The unissued pool gets nothing.
        </li>
      </ol>
      <Parts scenario={scenario} />
    </Why>
  );
}

function Payouts({ distribution }: { distribution: Scenario['distribution'] }) {
  return (
    <ul className="tabular grid gap-1">
      {distribution.map(({ shareholder, payout }) => (
        <li key={shareholder} className="flex justify-between gap-4">
          <span className="min-w-0 break-words">{shareholder}</span>
          <span className="font-semibold">{dollars(payout)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What each holder takes at each exit value; the four largest at once, the others on demand. */
export function ExitsList({ table }: { table: CapTableAnswer }) {
  return (
    <Card>
      <CardHeader title="Exit Scenarios" note="What holders would take if the company were sold." />
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {table.scenarios.map((scenario) => (
          <li key={scenario.scenarioName} className="grid content-start gap-2 rounded-md border p-4 text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-semibold">{scenario.scenarioName}</h3>
              <p className="tabular text-lg font-bold tracking-tight">{dollars(scenario.exitValue)}</p>
            </div>
            <Payouts distribution={scenario.distribution.slice(0, FIRST)} />
            {scenario.distribution.length > FIRST ? (
              <details>
                <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">
                  {formatNumber(scenario.distribution.length - FIRST)} more
                </summary>
                <Payouts distribution={scenario.distribution.slice(FIRST, LONGEST)} />
                {scenario.distribution.length > LONGEST ? (
                  <p className="text-soft mt-2">The first {LONGEST} are listed.</p>
                ) : null}
              </details>
            ) : null}
            <WhyExit scenario={scenario} preferences={table.preferences} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
