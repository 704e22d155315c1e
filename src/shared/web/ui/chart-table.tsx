import { saveFile } from '../save-file.ts';
import { Button } from './button.tsx';

export type ChartTableProps = {
  /** What the chart is called; names the table. */
  label: string;
  head: readonly string[];
  /** The first cell of a row names it and is there once. */
  rows: readonly (readonly string[])[];
  /** The same rows with plain numbers, for a spreadsheet. */
  plain: readonly (readonly string[])[];
};

const fileName = (label: string) => `${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`;

async function save({ label, head, plain }: ChartTableProps): Promise<void> {
  const { writeCsv } = await import('#shared/domain/csv.ts');
  saveFile(fileName(label), new Blob(['\uFEFF', writeCsv([head, ...plain])], { type: 'text/csv' }));
}

/** The numbers behind a chart, one click away, to be read or taken along. */
export function ChartTable(props: ChartTableProps) {
  const { label, head, rows } = props;
  const [first, ...others] = head;
  return (
    <details className="mt-2 text-sm">
      <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">Show table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section aria-label={`${label}, as a table`} tabIndex={0} className="max-h-80 overflow-auto">
        <table className="tabular w-full">
          <thead className="bg-card sticky top-0">
            <tr className="text-soft border-b text-right">
              <th className="py-1.5 pr-3 text-left font-medium">{first}</th>
              {others.map((name) => (
                <th key={name} className="py-1.5 pl-3 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name} className="border-b text-right last:border-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-medium whitespace-nowrap">
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <td key={others[column]} className="py-1.5 pl-3">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button icon="download" className="mt-2" onClick={() => void save(props)}>
        Download as CSV
      </Button>
    </details>
  );
}
