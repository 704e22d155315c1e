import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Term = {
  readonly term: string;
  readonly value: ReactNode;
  /** Beside the value, or below where there is no room. */
  readonly note?: ReactNode;
};

/** Quiet figures, the weightiest first: a name at the left, its value at the right. */
export function TermList({ terms, className }: { terms: readonly Term[]; className?: string }) {
  return (
    <dl className={classNames('grid text-sm', className)}>
      {terms.map(({ term, value, note }) => (
        <div key={term} className="flex flex-wrap items-center justify-between gap-x-3 border-t py-1">
          <dt className="text-soft">{term}</dt>
          <dd className="tabular flex flex-wrap items-center justify-end gap-x-2 font-semibold">
            {note}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
