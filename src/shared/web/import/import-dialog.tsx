import { type ReactNode, useEffect, useRef } from 'react';
import { writeCsv } from '#shared/domain/csv.ts';
import { missingColumns } from '#shared/domain/sheet/sheet.ts';
import { formatCount } from '../format.ts';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Icon } from '../ui/icon.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { type OutcomeWords, PreviewStep } from './preview-step.tsx';
import { type SheetImport, useSheetImport } from './use-sheet-import.ts';

const WORDS: OutcomeWords = {
  new: 'New',
  changed: 'Already there, but different',
  same: 'Already there',
  refused: 'With errors',
};

export type ImportDialogProps = SheetImport & {
  title: string;
  description: string;
  /** What a row is, such as `deal`. */
  noun: string;
  /** The last button's words before the number of rows. */
  verb?: string;
  words?: Partial<OutcomeWords>;
  hint: string;
  /** Further kinds of file, such as `.zip`. */
  accept?: readonly string[];
  templateName: string;
  /** What is asked besides the file. */
  options?: ReactNode;
  /** What is said after the import. */
  doneNote?: string;
  /** Earlier imports, shown before a file is chosen. */
  former?: ReactNode;
  onClose: () => void;
};

type Flow = ReturnType<typeof useSheetImport>;

function FileStep({ flow, dialog }: { flow: Flow; dialog: ImportDialogProps }) {
  const { kind, hint, accept = [], templateName, former } = dialog;
  const saveColumns = () => {
    const csv = writeCsv([Object.values(kind.columns).map(({ label }) => label)]);
    saveFile(`${templateName}.csv`, new Blob(['\uFEFF', csv], { type: 'text/csv' }));
  };
  return (
    <>
      <FileDrop
        label="File"
        required
        accept={['.csv', '.tsv', '.txt', '.xlsx', ...accept].join(',')}
        error={flow.problem}
        hint={hint}
        onFiles={([file]) => void (file && flow.choose(file))}
      />
      <Button icon="download" className="justify-self-start" onClick={saveColumns}>
        Download a file with the columns
      </Button>
      {former}
    </>
  );
}

/** Which file and which of its sheets is looked at. */
function ChosenFile({ flow }: { flow: Flow }) {
  const { held } = flow;
  if (held === null) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <p className="min-w-0 text-sm break-words">
        <span className="text-soft block">File</span>
        <span className="font-medium">{held.fileName}</span>
      </p>
      {held.sheets.length > 1 ? (
        <SelectField
          label="Sheet"
          required
          options={held.sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={String(held.sheet)}
          onChange={({ target }) => flow.chooseSheet(Number(target.value))}
        />
      ) : null}
      <span className="flex flex-wrap gap-2">
        {flow.step === 'preview' ? <Button onClick={() => flow.goTo('columns')}>Columns</Button> : null}
        <Button onClick={() => flow.goTo('file')}>Another file</Button>
      </span>
    </div>
  );
}

function Done({ flow, noun, note }: { flow: Flow; noun: string; note: string }) {
  const { done, takenBack, pending } = flow;
  if (done === null) return null;
  const { same, changed, refused } = done.report.summary;
  const left = [
    same > 0 ? `${formatCount(same, 'row')} already there` : '',
    changed > 0 && done.count === done.report.summary.new
      ? `${formatCount(changed, 'row')} left as they are`
      : '',
    refused > 0 ? `${formatCount(refused, 'row')} with errors left out` : '',
  ].filter(Boolean);
  return (
    <div className="bg-tint flex flex-wrap items-center justify-between gap-3 rounded-md p-4">
      <output className="min-w-0">
        <b className="flex items-center gap-2">
          <Icon name="check" className="text-green" />
          {takenBack === null
            ? `Imported ${formatCount(done.count, noun)}`
            : `Undone: ${formatCount(takenBack, noun)}`}
        </b>
        {takenBack === null ? (
          <span className="text-soft text-sm">
            {left.length === 0 ? '' : `${left.join(', ')}. `}
            {note}
          </span>
        ) : null}
      </output>
      {done.undo === null || takenBack !== null ? null : (
        <Button pending={pending} onClick={() => void flow.undo()}>
          Undo
        </Button>
      )}
    </div>
  );
}

function Footer({ flow, dialog }: { flow: Flow; dialog: ImportDialogProps }) {
  const { step, held, report, isReading, pending } = flow;
  const { noun, verb = 'Import', kind, onClose } = dialog;
  if (step === 'done')
    return (
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    );
  const ready = report?.ready ?? 0;
  const refused = report?.summary.refused ?? 0;
  const isComplete = held !== null && missingColumns(kind.columns, held.mapping).length === 0;
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {step === 'columns' ? (
        <Button variant="primary" disabled={!isComplete} onClick={() => flow.goTo('preview')}>
          Preview
        </Button>
      ) : null}
      {step === 'preview' ? (
        <Button
          variant="primary"
          disabled={ready === 0 || isReading}
          pending={pending}
          onClick={() => void flow.send()}
        >
          {ready === 0 ? verb : `${verb} ${formatCount(ready, noun)}`}
          {ready > 0 && refused > 0 ? `, leave out ${refused}` : ''}
        </Button>
      ) : null}
    </>
  );
}

function Preview({ flow, dialog }: { flow: Flow; dialog: ImportDialogProps }) {
  const { held, report, isReading, problem } = flow;
  const { kind, words, options } = dialog;
  if (held === null || (report === null && problem !== null)) return null;
  if (report === null) return <SkeletonLines label="Reading the file" />;
  return (
    <>
      <PreviewStep
        report={report}
        held={held}
        columns={kind.columns}
        words={{ ...WORDS, ...words }}
        onFix={flow.fix}
      />
      {report.ready === 0 && !isReading ? (
        <p className="font-semibold">This file contains nothing new.</p>
      ) : null}
      {options}
    </>
  );
}

/** The one way of a spreadsheet into the product: read in the browser, looked at row by row, imported, taken back. */
export function ImportDialog(dialog: ImportDialogProps) {
  const { title, description, kind, noun, doneNote = '', onClose } = dialog;
  const flow = useSheetImport(dialog);
  const { step, held, problem } = flow;
  const body = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the step before.
  useEffect(() => {
    if (step === 'file' || body.current === null) return;
    body.current.focus({ preventScroll: true });
    if (body.current.parentElement) body.current.parentElement.scrollTop = 0;
  }, [step]);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={title}
      description={step === 'file' ? description : undefined}
      footer={<Footer flow={flow} dialog={dialog} />}
    >
      <div ref={body} tabIndex={-1} className="grid gap-4 outline-none">
        {step === 'file' ? <FileStep flow={flow} dialog={dialog} /> : null}
        {step === 'columns' || step === 'preview' ? <ChosenFile flow={flow} /> : null}
        {step === 'columns' && held !== null ? (
          <ColumnsStep held={held} columns={kind.columns} onMap={flow.map} />
        ) : null}
        {step === 'preview' ? <Preview flow={flow} dialog={dialog} /> : null}
        {step === 'done' ? <Done flow={flow} noun={noun} note={doneNote} /> : null}
        {step === 'file' || problem === null ? null : (
          <p role="alert" className="text-red text-sm font-medium">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
