/** One figure in two states, as it is written; `difference` is empty where both are the same or none can be taken. */
export type ComparisonRow = {
  readonly label: string;
  /** A smaller line below the label. */
  readonly note?: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
};

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
