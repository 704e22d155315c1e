import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Why } from './why.tsx';

export type Term = {
  readonly term: string;
  readonly value: ReactNode;
  /** Below the value in small letters, or what backs it. */
  readonly note?: ReactNode;
  /** What it is made of, behind "Why?". */
  readonly why?: ReactNode;
};

/** Quiet figures, the weightiest first: a name at the left, its value at the right. */
export function TermList({ terms, className }: { terms: readonly Term[]; className?: string }) {
  return (
    <dl className={classNames('grid text-sm', className)}>
      {terms.map(({ term, value, note, why }) => (
        <div key={term} className="flex flex-wrap items-center justify-between gap-x-3 border-t py-1.5">
          <dt className="text-soft flex flex-wrap items-center gap-x-2">
            {term}
            {why === undefined ? null : <Why label="Why?">{why}</Why>}
          </dt>
          <dd className="ml-auto text-right">
            <b className="tabular font-semibold">{value}</b>
            {note === undefined ? null : <span className="text-soft block text-xs">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
