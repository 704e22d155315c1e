import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from './loaded.tsx';
import type { ComparisonRow } from './comparison-rows.ts';

type ComparisonTableProps = {
  label: string;
  /** What the two states are called: "Version 1" and "Version 2". */
  heads: readonly [string, string];
  rows: readonly ComparisonRow[];
};

/** Two states side by side, what differs in bold. */
export function ComparisonTable({ label, heads: [before, after], rows }: ComparisonTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-xs sm:text-sm">
        <thead>
          <tr className="text-soft border-b text-right">
            <th className="py-2 pr-2 text-left font-medium">Figure</th>
            <th className="py-2 pr-2 font-medium">{before}</th>
            <th className="py-2 pr-2 font-medium">{after}</th>
            <th className="hidden py-2 font-medium sm:table-cell">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-b text-right last:border-0">
              <th scope="row" className="max-w-48 py-2 pr-2 text-left font-medium break-words">
                {row.label}
                {row.note === undefined ? null : (
                  <span className="text-soft block text-xs font-normal">{row.note}</span>
                )}
              </th>
              <td className="py-2 pr-2">{row.before}</td>
              <td className={row.before === row.after ? 'py-2 pr-2' : 'py-2 pr-2 font-semibold'}>
                {row.after}
                {row.difference === '' ? null : (
                  <span className="text-soft block font-normal sm:hidden">{row.difference}</span>
                )}
              </td>
              <td className="text-soft hidden py-2 sm:table-cell">
                {row.difference === '' ? '–' : row.difference}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type VersionComparisonProps<T> = {
  /** The other version. */
  reading: UseQueryResult<T>;
  shown: T;
  rowsOf: (before: T, after: T) => readonly ComparisonRow[];
};

/** The shown version of something beside another one. */
export function VersionComparison<T extends { readonly version: number }>({
  reading,
  shown,
  rowsOf,
}: VersionComparisonProps<T>) {
  return (
    <Loaded reading={reading} label="Loading the version" failure="We could not load that version">
      {(other) => (
        <ComparisonTable
          label="Two versions side by side"
          heads={[`Version ${other.version}`, `Version ${shown.version}`]}
          rows={rowsOf(other, shown)}
        />
      )}
    </Loaded>
  );
}
