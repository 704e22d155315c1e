import { useState } from 'react';
import { formatNumber, formatPercent } from '#shared/web/format.ts';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import { plainNumber } from '../domain/draft.ts';
import type { PricedRound } from '../domain/round.ts';
import { roundRights } from '../domain/round-rights.ts';
import type { Table } from '../domain/table.ts';
import { dollars } from './exit-words.ts';

const LONGEST = 50;

/** Who may keep their share in a round, what it costs, and what a larger right would take of it. */
export function RoundRights({ before, round }: { before: Table; round: PricedRound }) {
  const [typed, setTyped] = useState('');
  const plain = typed.trim() === '' ? undefined : plainNumber(typed);
  const isWrong = plain === null || (plain !== undefined && !(Number(plain) >= 0 && Number(plain) <= 100));
  const rights = isWrong ? [] : roundRights(before, round, plain);
  if (!isWrong && rights.length === 0) return null;
  return (
    <details className="rounded-md border p-4 text-sm">
      <summary className="text-green min-h-11 cursor-pointer py-2 font-medium md:min-h-9">Pro rata</summary>
      <TextField
        label="Part of the round each may buy (%)"
        hint="Empty: the part it held before the round. It keeps its share but for conversions and a larger pool. More is super pro rata."
        inputMode="decimal"
        value={typed}
        error={isWrong ? 'Must be from 0 to 100' : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="tabular mt-3 grid gap-1">
        {rights.slice(0, LONGEST).map(({ holder, shares, cost, pctWith, pctWithout }) => (
          <li key={holder} className="flex flex-wrap justify-between gap-x-4">
            <span>{holder}</span>
            <Why label={`${dollars(cost)} for ${formatPercent(pctWith, 2)}`}>
              <p className="pr-6">
                {formatNumber(shares, 2)} of the new shares at the round’s price cost {dollars(cost)}. With
                them {holder} holds {formatPercent(pctWith, 2)} after the round, without{' '}
                {formatPercent(pctWithout, 2)}.
              </p>
            </Why>
          </li>
        ))}
      </ul>
    </details>
  );
}
