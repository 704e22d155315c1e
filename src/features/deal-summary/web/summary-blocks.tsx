import { DataTable } from '#shared/web/ui/data-table.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import type { Block } from '../contract.ts';
import { inPlaces } from './summary-form.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function Terms({ terms }: Of<'terms'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      {terms.map(({ label, value, note }) => (
        <div key={label} className="min-w-0">
          <dt className="text-soft text-xs">{label}</dt>
          <dd className="tabular font-semibold break-words max-sm:text-sm">{value}</dd>
          {note === null ? null : <dd className="text-soft text-xs">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The bar says again what the figure beside it says: it is hidden from those who do not see it. */
function Bars({ bars }: Of<'bars'>) {
  return (
    <ul className="grid gap-2">
      {inPlaces(bars).map(({ place, item: { label, value, note, fraction } }) => (
        <li
          key={place}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm sm:grid-cols-[1.2fr_auto_1fr]"
        >
          <span className="min-w-0 break-words">{label}</span>
          <span className="tabular text-right font-semibold">{value}</span>
          <span className="col-span-2 grid sm:col-span-1">
            <span
              aria-hidden
              className={classNames(
                'h-1.5 rounded-full',
                fraction === null ? 'border border-dotted' : 'bg-sunk',
              )}
            >
              {fraction === null ? null : (
                <span
                  className="bg-green block h-full rounded-full"
                  style={{ width: `${fraction * 100}%` }}
                />
              )}
            </span>
            {note === null ? null : <span className="text-soft text-xs">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Columns({ label, columns }: Of<'columns'>) {
  return (
    <figure>
      <figcaption className="text-soft text-xs">{label}</figcaption>
      <ol className="mt-1 flex items-end gap-1">
        {columns.map(({ label: month, value, fraction }, index) => (
          <li key={month} className="grid min-w-0 flex-1 justify-items-center text-[11px]">
            <span className="tabular max-sm:sr-only">{value}</span>
            <span
              aria-hidden
              className="bg-green mt-0.5 w-4/5 rounded-t-sm"
              style={{ height: `${Math.max(1, (fraction ?? 0) * 64)}px` }}
            />
            <span
              className={classNames(
                'text-soft tabular whitespace-nowrap',
                // Every other month from the last, where all of them would run into each other.
                columns.length > 5 && (columns.length - 1 - index) % 2 === 1 && 'max-sm:invisible',
              )}
            >
              {month}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Table({ head, rows, label }: Of<'table'> & { label: string }) {
  const columns = head.map((name, index) => ({ name, render: (row: readonly string[]) => row[index] }));
  return <DataTable label={label} isCompact columns={columns} rows={rows} keyOf={(_row, index) => index} />;
}

/** One part of a summary, as the file has it. */
export function SummaryBlock({ block, label }: { block: Block; label: string }) {
  if (block.kind === 'terms') return <Terms {...block} />;
  if (block.kind === 'bars') return <Bars {...block} />;
  if (block.kind === 'columns') return <Columns {...block} />;
  if (block.kind === 'table') return <Table {...block} label={label} />;
  return inPlaces(block.paragraphs).map(({ place, item: paragraph }) => (
    <p key={place} className="break-words">
      {paragraph}
    </p>
  ));
}
