import type { ReactNode } from 'react';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';

export type ChartTableProps = {
  /** What the chart is called; names the table. */
  label: string;
  head: readonly string[];
  /** As people read them; the first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** The same with plain numbers, for a spreadsheet; the first cell of a row is there once. */
  plain: readonly (readonly string[])[];
};

const fileName = (label: string) => `${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`;

async function save({ label, head, plain }: ChartTableProps): Promise<void> {
  const { writeCsv } = await import('#shared/domain/csv.ts');
  saveFile(fileName(label), new Blob(['\uFEFF', writeCsv([head, ...plain])], { type: 'text/csv' }));
}

/** The numbers behind a chart, one click away, to be read or taken along. */
export function ChartTable(props: ChartTableProps) {
  const { label, head, rows, plain } = props;
  return (
    <details className="mt-2 text-sm">
      <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">Show table</summary>
      <DataTable
        label={`${label}, as a table`}
        isTall
        rows={rows}
        keyOf={(_, index) => plain[index]?.[0] ?? index}
        columns={head.map((name, column) => ({
          name,
          isNumber: column > 0,
          className: column === 0 ? 'whitespace-nowrap' : undefined,
          render: (row: readonly ReactNode[]) => row[column],
        }))}
      />
      <Button icon="download" className="mt-2" onClick={() => void save(props)}>
        Download as CSV
      </Button>
    </details>
  );
}
