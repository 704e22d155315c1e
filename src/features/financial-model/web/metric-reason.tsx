import type { ReactNode } from 'react';
import { formatFigure } from '#shared/web/format.ts';
import { inWords } from './metric-words.ts';

type MetricReasonProps = {
  explained: {
    readonly formula: string;
    readonly inputs: Readonly<Record<string, number | null>>;
    readonly note?: { readonly message: string } | undefined;
  };
  /** Where it comes from. */
  children?: ReactNode;
};

/** How a metric is made: its formula, what went in, and what there is to say of it. */
export function MetricReason({ explained: { formula, inputs, note }, children }: MetricReasonProps) {
  return (
    <div className="grid gap-2">
      <p className="pr-6 font-semibold">{formula}</p>
      <dl className="tabular grid gap-1">
        {Object.entries(inputs).map(([input, value]) => (
          <div key={input} className="flex justify-between gap-4">
            <dt>{inWords(input)}</dt>
            <dd className="font-semibold break-all">
              {value === null ? 'Not known' : formatFigure(value, 2)}
            </dd>
          </div>
        ))}
      </dl>
      {note === undefined ? null : <p>{note.message}</p>}
      {children}
    </div>
  );
}
