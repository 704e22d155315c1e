import { cents, type PaidPart, paidText } from './exit-words.ts';

type Part = PaidPart & { readonly name: string };

/** Payouts with what each is the sum of, and their total. */
export function PartList({ parts, total }: { parts: readonly Part[]; total: number }) {
  return (
    <ul className="tabular mt-2 grid gap-1 border-t pt-2">
      {parts.map(({ name, ...part }) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4">
          <span className="min-w-0 break-words">
            {name}
            <span className="text-soft block text-xs">{paidText(part)}</span>
          </span>
          <b>{cents(part.payout)}</b>
        </li>
      ))}
      {parts.length < 2 ? null : (
        <li className="mt-1 flex justify-between gap-4 border-t pt-1 font-semibold">
          <span>Together</span>
          <span>{cents(total)}</span>
        </li>
      )}
    </ul>
  );
}
