import type { CapTableAnswer } from '../contract/answer.ts';
import { convertibleNames } from '../domain/stated-convertible.ts';
import { holderParts } from '../domain/exit-reason.ts';
import { convertiblesInDollars } from './entry-rows.ts';
import { PartList } from './part-list.tsx';

type Props = { table: CapTableAnswer; exitValue: number; holder: string; payout: number };

/** Why a holder is paid what they are at an exit: their shares of each class, and their SAFEs and notes. */
export function HolderReason({ table, exitValue, holder, payout }: Props) {
  const { shares, round: _round, ...terms } = table.inputs;
  const convertibles = convertiblesInDollars(table);
  const names = convertibleNames(convertibles);
  const request = { ...terms, convertibles };
  const parts = holderParts(shares, request, { exitValue, holder });
  return (
    <>
      <p className="pr-6 font-semibold">{holder}</p>
      {parts.ok ? (
        <PartList
          parts={parts.value.map((part) => ({ ...part, name: names.get(part.id) ?? part.id }))}
          total={payout}
        />
      ) : (
        <p className="mt-1">{parts.message}</p>
      )}
      <p className="text-soft mt-2">Shares as converted. Cents are given by largest remainder.</p>
    </>
  );
}
