import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type Column<Row> = {
  /** Its heading, unlike those of the other columns. */
  readonly name: string;
  /** The heading where it is more than its name. */
  readonly header?: ReactNode;
  readonly render: (row: Row, index: number) => ReactNode;
  /** Numbers end at the right, below one another. */
  readonly isNumber?: boolean;
  /** The narrowest screen that shows it; every one by default. */
  readonly from?: 'sm' | 'md';
  /** Of its cells below the heading. */
  readonly className?: string | ((row: Row) => string | undefined);
};

export type DataTableProps<Row> = {
  /** Names the table for those who do not see it. */
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  /** Stands in place of a table without rows. */
  empty?: string;
  /** What a phone shows of a row instead, as an item of a list. */
  renderCard?: (row: Row) => ReactNode;
  /** Its cells run on as lines of a card on a phone, each where its class puts it. */
  isStacked?: boolean;
  /** Scrolls within its own height, its headings staying in sight. */
  isTall?: boolean;
  /** Smaller letters where a phone has little room. */
  isCompact?: boolean;
  /** Written above the table too. */
  caption?: ReactNode;
  /** Of the table, such as the least width below which it scrolls sideways. */
  className?: string;
  rowClassName?: string | ((row: Row) => string | undefined);
};

const FROM = { sm: 'max-sm:hidden', md: 'max-md:hidden' };
const CELL = 'px-1.5 first:pl-0 last:pr-0';
const STACKED_TABLE = 'max-md:block';
const STACKED_ROW = 'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2 max-md:py-4';

type OfRow<Row> = string | ((row: Row) => string | undefined) | undefined;
const classOf = <Row,>(given: OfRow<Row>, row: Row) => (typeof given === 'function' ? given(row) : given);

function Head<Row>({ columns, isTall, isStacked }: DataTableProps<Row>) {
  return (
    <thead className={classNames(isTall && 'bg-card sticky top-0', isStacked && 'max-md:sr-only')}>
      <tr className="text-soft border-b">
        {columns.map(({ name, header = name, isNumber, from }) => (
          <th
            key={name}
            scope="col"
            className={classNames(
              CELL,
              'py-2 font-medium',
              isNumber ? 'text-right' : 'text-left',
              from && FROM[from],
            )}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Rows<Row>({ columns, rows, keyOf, isStacked, rowClassName }: DataTableProps<Row>) {
  return (
    <tbody className={classNames(isStacked && STACKED_TABLE)}>
      {rows.map((row, index) => (
        <tr
          key={keyOf(row, index)}
          className={classNames(
            'border-b last:border-0',
            isStacked && STACKED_ROW,
            classOf(rowClassName, row),
          )}
        >
          {columns.map(({ name, render, isNumber, from, className }, column) => {
            const look = classNames(
              CELL,
              isStacked ? 'py-2 max-md:p-0' : 'py-2',
              isNumber ? 'text-right' : 'text-left',
              from && FROM[from],
              classOf(className, row),
            );
            return column === 0 ? (
              <th key={name} scope="row" className={classNames('font-medium', look)}>
                {render(row, index)}
              </th>
            ) : (
              <td key={name} className={look}>
                {render(row, index)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Rows and columns, scrolled sideways by pointer and keyboard where the screen is narrower. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, empty, renderCard, isStacked, isTall, isCompact, caption, className } = props;
  const captionId = useId();
  if (rows.length === 0 && empty !== undefined) return <p className="text-soft">{empty}</p>;
  const table = (
    <table
      className={classNames(
        'tabular w-full',
        isCompact ? 'text-xs sm:text-sm' : 'text-sm',
        isStacked && 'max-md:block',
        className,
      )}
    >
      <caption id={captionId} className={caption === undefined ? 'sr-only' : 'mb-2 text-left font-semibold'}>
        {caption ?? label}
      </caption>
      <Head {...props} />
      <Rows {...props} />
    </table>
  );
  if (isStacked) return table;
  return (
    <>
      {renderCard === undefined ? null : (
        <ul aria-label={label} className="grid gap-3 md:hidden">
          {rows.map((row, index) => (
            <li key={keyOf(row, index)}>{renderCard(row)}</li>
          ))}
        </ul>
      )}
      <section
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={renderCard === undefined ? 0 : undefined}
        className={classNames(
          'relative overflow-x-auto',
          isTall && 'max-h-96 overflow-y-auto',
          renderCard !== undefined && 'max-md:hidden',
        )}
      >
        {table}
      </section>
    </>
  );
}
