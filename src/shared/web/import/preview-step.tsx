import { useState } from 'react';
import type { Columns } from '#shared/domain/sheet/column.ts';
import type { ImportReport, ReportRow, RowOutcome } from '#shared/domain/sheet/report.ts';
import { formatCount, formatNumber } from '../format.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Tag, type TagTone } from '../ui/tag.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Held } from './use-sheet-import.ts';

const OUTCOMES: readonly RowOutcome[] = ['new', 'changed', 'same', 'refused'];
const TONES: Record<RowOutcome, TagTone> = { new: 'good', changed: 'warn', same: 'plain', refused: 'bad' };
const SHOWN = 50;

export type OutcomeWords = Readonly<Record<RowOutcome, string>>;

type Fix = (line: number, place: number, text: string) => void;
type CellFixProps = {
  label: string;
  name: string;
  text: string;
  message: string;
  onFix: (text: string) => void;
};

/** The cell that is wrong, to be put right here; sent when it is left or Enter is pressed. */
function CellFix({ label, name, text, message, onFix }: CellFixProps) {
  const [typed, setTyped] = useState(text);
  const commit = () => (typed === text ? undefined : onFix(typed));
  return (
    <TextField
      label={label}
      aria-label={name}
      required
      value={typed}
      error={message}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => (key === 'Enter' ? commit() : undefined)}
    />
  );
}

type RowProps = { row: ReportRow; held: Held; columns: Columns; words: OutcomeWords; onFix: Fix };

function Row({ row, held, columns, words, onFix }: RowProps) {
  const { line, outcome, title, detail, errors } = row;
  return (
    <li className="grid gap-1 border-b px-3 py-2.5 text-sm last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-faint tabular">Row {line}</span>
        <span className="min-w-0 font-medium break-words max-sm:order-last max-sm:basis-full sm:flex-1">
          {title}
        </span>
        <Tag tone={TONES[outcome]}>{words[outcome]}</Tag>
      </div>
      {detail === '' ? null : <p className="text-soft break-words">{detail}</p>}
      {errors.map(({ column, message }) => {
        const label = columns[column]?.label ?? column;
        const place = held.mapping[column] ?? null;
        const name = `Row ${line}${title === '' ? '' : ` (${title})`}: ${label}`;
        return place === null ? (
          <p key={column} className="text-red font-medium">
            {label}: {message}
          </p>
        ) : (
          <CellFix
            key={column}
            label={label}
            name={name}
            text={held.grid[line - 1]?.[place] ?? ''}
            message={message}
            onFix={(text) => onFix(line, place, text)}
          />
        );
      })}
    </li>
  );
}

type CountsProps = {
  report: ImportReport;
  words: OutcomeWords;
  chosen: RowOutcome | null;
  onChoose: (outcome: RowOutcome | null) => void;
};

/** How many rows there are of each kind; one pressed shows its rows alone. */
function Counts({ report, words, chosen, onChoose }: CountsProps) {
  return (
    <fieldset aria-label="Rows of the file" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {OUTCOMES.map((outcome) => {
        const count = report.summary[outcome];
        return (
          <button
            key={outcome}
            type="button"
            disabled={count === 0}
            aria-pressed={chosen === outcome}
            onClick={() => onChoose(chosen === outcome ? null : outcome)}
            className={classNames(
              'rounded-md border px-3 py-2 text-left',
              chosen === outcome ? 'border-green bg-tint' : 'bg-card',
              count > 0 && chosen !== outcome && 'hover:bg-sunk',
            )}
          >
            <span
              className={classNames(
                'tabular block text-2xl font-bold tracking-tight',
                count === 0 ? 'text-faint' : outcome === 'refused' ? 'text-red' : 'text-ink',
              )}
            >
              {formatNumber(count)}
            </span>{' '}
            <span className="text-soft text-sm">{words[outcome]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

type Props = { report: ImportReport; held: Held; columns: Columns; words: OutcomeWords; onFix: Fix };

/** What an import would do with each row, those that need an eye first. */
export function PreviewStep({ report, held, columns, words, onFix }: Props) {
  const [chosen, setChosen] = useState<RowOutcome | null>(null);
  const [count, setCount] = useState(SHOWN);
  const rows = report.rows.filter(({ outcome }) => chosen === null || outcome === chosen);
  const total = chosen === null ? report.summary.rows : report.summary[chosen];
  const notes = [
    ...(report.unknownColumns.length === 0 ? [] : [`Columns not used: ${report.unknownColumns.join(', ')}.`]),
    ...report.notes,
  ];
  return (
    <div className="grid gap-3">
      <Counts report={report} words={words} chosen={chosen} onChoose={setChosen} />
      {notes.map((note) => (
        <p key={note} className="text-soft text-sm break-words">
          {note}
        </p>
      ))}
      {rows.length === 0 ? null : (
        <ul aria-label="Preview" className="rounded-md border">
          {rows.slice(0, count).map((row) => (
            <Row key={row.line} row={row} held={held} columns={columns} words={words} onFix={onFix} />
          ))}
        </ul>
      )}
      {rows.length > count ? (
        <Button className="justify-self-start" onClick={() => setCount(count + 100)}>
          Show more of {formatCount(rows.length, 'row')}
        </Button>
      ) : total > rows.length ? (
        <p className="text-soft text-sm">
          The first {formatNumber(rows.length)} of {formatCount(total, 'row')} are listed; all are counted.
        </p>
      ) : null}
    </div>
  );
}
