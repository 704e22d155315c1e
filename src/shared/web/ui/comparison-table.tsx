import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable } from './data-table.tsx';
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
    <DataTable
      label={label}
      isCompact
      rows={rows}
      keyOf={(row) => row.label}
      columns={[
        {
          name: 'Figure',
          className: 'max-w-48 break-words',
          render: (row) => (
            <>
              {row.label}
              {row.note === undefined ? null : (
                <span className="text-soft block text-xs font-normal">{row.note}</span>
              )}
            </>
          ),
        },
        { name: before, isNumber: true, render: (row) => row.before },
        {
          name: after,
          isNumber: true,
          className: (row) => (row.before === row.after ? undefined : 'font-semibold'),
          render: (row) => (
            <>
              {row.after}
              {row.difference === '' ? null : (
                <span className="text-soft block font-normal sm:hidden">{row.difference}</span>
              )}
            </>
          ),
        },
        {
          name: 'Difference',
          isNumber: true,
          from: 'sm',
          className: 'text-soft',
          render: ({ difference }) => (difference === '' ? '–' : difference),
        },
      ]}
    />
  );
}

type VersionComparisonProps<T> = {
  /** The other version. */
  result: UseQueryResult<T>;
  shown: T;
  rowsOf: (before: T, after: T) => readonly ComparisonRow[];
};

/** The shown version of something beside another one. */
export function VersionComparison<T extends { readonly version: number }>({
  result,
  shown,
  rowsOf,
}: VersionComparisonProps<T>) {
  return (
    <Loaded result={result} label="Loading the version" failure="We could not load that version">
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
