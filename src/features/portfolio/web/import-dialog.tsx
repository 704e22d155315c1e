import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { saveFile } from '#shared/web/save-file.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { FileDrop } from '#shared/web/ui/file-drop.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { portfolioFileEndpoints, rateEndpoints } from '../contract.ts';
import type { ImportAnswer, ImportBatch } from '../contract/import.ts';
import { RATE_COLUMNS, RECORD_COLUMNS } from '../domain/sheet.ts';

const { useList, useSend } = endpointHooks<typeof portfolioFileEndpoints & typeof rateEndpoints>();

const KINDS = {
  records: {
    call: 'POST /api/portfolio/import',
    title: 'Import records',
    columns: RECORD_COLUMNS,
    hint: 'The first row names the columns: Startup or Startup ID, Date and Amount are needed. Type is Investment unless it says Distribution, Exit, Write-off, Mark or Round.',
  },
  fx_rates: {
    call: 'POST /api/portfolio/fx-rates/import',
    title: 'Import exchange rates',
    columns: RATE_COLUMNS,
    hint: 'The first row names the columns: Date, Base, Quote, Rate, Source. One USD in NGN has the base USD and the quote NGN.',
  },
} as const;
const TONES: Record<ImportAnswer['rows'][number]['outcome'], TagTone> = {
  ready: 'good',
  created: 'good',
  known: 'plain',
  failed: 'bad',
};
const OUTCOMES = {
  ready: 'Ready',
  created: 'Kept',
  known: 'Known already',
  failed: 'With errors',
} as const;

function Result({ answer }: { answer: ImportAnswer }) {
  const { counts, unknownColumns, rows } = answer;
  const other = counts.rows - rows.length;
  return (
    <div className="grid gap-3">
      <output className="text-sm">
        <strong>{formatCount(counts.rows, 'row')}:</strong> {counts.ready} ready, {counts.known} known
        already, {counts.failed} with errors.
        {unknownColumns.length === 0 ? '' : ` Columns nobody reads: ${unknownColumns.join(', ')}.`}
      </output>
      <section
        aria-label="Rows of the file"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        className="max-h-72 overflow-auto rounded-md border"
      >
        <ul>
          {rows.map((row) => (
            <li key={row.line} className="grid gap-1 border-b px-3 py-2 text-sm last:border-0">
              <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
                <span className="text-faint tabular">Line {row.line}</span>
                <span className="font-medium break-words max-sm:order-last max-sm:basis-full sm:flex-1">
                  {row.summary}
                </span>
                <Tag tone={TONES[row.outcome]}>{OUTCOMES[row.outcome]}</Tag>
              </div>
              {row.errors.map(({ path, message }) => (
                <p key={path + message} className="text-red">
                  {path}: {message}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>
      {other > 0 ? (
        <p className="text-soft text-sm">{formatCount(other, 'more row')} counted, not listed.</p>
      ) : null}
    </div>
  );
}

const useUndo = () =>
  useSend('DELETE /api/portfolio/imports/{id}', {
    refreshes: 'all',
    onSuccess: ({ removed }) => toast({ title: `Taken back: ${formatCount(removed, 'row')}` }),
    onError: toastError,
  });

function UndoButton({ batch }: { batch: ImportBatch }) {
  const undo = useUndo();
  if (batch.undone) return <span className="text-soft text-sm">Taken back</span>;
  return (
    <Button pending={undo.isPending} onClick={() => undo.mutate({ params: { id: batch.id } })}>
      Take back<span className="sr-only"> {batch.fileName}</span>
    </Button>
  );
}

function Batches({ kind }: { kind: keyof typeof KINDS }) {
  const { data } = useList('GET /api/portfolio/imports', {});
  const own = (data?.items ?? []).filter((batch) => batch.kind === kind);
  if (own.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-semibold">Earlier imports</h3>
      <ul>
        {own.map((batch) => (
          <li key={batch.id} className="flex items-center gap-3 border-b py-2 text-sm last:border-0">
            <span className="min-w-0 flex-1 break-words">
              {batch.fileName}{' '}
              <span className="text-soft">
                {formatCount(batch.rowCount, 'row')}, {formatDate(batch.createdAt)}
              </span>
            </span>
            <UndoButton batch={batch} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A file to fill in: the heading alone. */
async function saveColumns(kind: keyof typeof KINDS): Promise<void> {
  const { writeCsv } = await import('#shared/domain/csv.ts');
  const csv = writeCsv([Object.values(KINDS[kind].columns)]);
  saveFile(`${kind.replace('_', '-')}.csv`, new Blob(['\uFEFF', csv], { type: 'text/csv' }));
}

type File = { readonly fileName: string; readonly csv: string };

/** A file is shown row by row before anything is kept, and can be taken back whole afterwards. */
export function ImportDialog({ kind, onClose }: { kind: keyof typeof KINDS; onClose: () => void }) {
  const { call, title, hint } = KINDS[kind];
  const [file, setFile] = useState<File | null>(null);
  const preview = useSend(call);
  const keep = useSend(call, { refreshes: 'all' });
  const undo = useUndo();
  const take = async (chosen: globalThis.File) => {
    const read = { fileName: chosen.name, csv: await chosen.text() };
    setFile(read);
    preview.mutate({ query: { preview: 'true' }, body: read });
  };
  const save = async () => {
    if (file === null) return;
    const { counts, importId } = await keep.mutateAsync({ query: {}, body: file });
    const onAction = () => importId !== null && undo.mutate({ params: { id: importId } });
    toast({
      title: `Imported ${formatCount(counts.created, 'row')}`,
      action: { label: 'Undo', onAction },
    });
    onClose();
  };
  const { data: answer, error } = preview;
  const ready = answer?.counts.ready ?? 0;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={title}
      description="Nothing is kept before you have seen what would be."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={ready === 0}
            pending={keep.isPending}
            onClick={() => void save().catch(toastError)}
          >
            {ready === 0 ? 'Import' : `Import ${formatCount(ready, 'row')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label="CSV file"
          required
          accept=".csv,.tsv,.txt"
          hint={hint}
          error={error === null ? null : messageOf(error)}
          onFiles={([chosen]) => void (chosen && take(chosen))}
        />
        {answer === undefined ? (
          <Button icon="download" className="justify-self-start" onClick={() => void saveColumns(kind)}>
            Download a file with the columns
          </Button>
        ) : (
          <Result answer={answer} />
        )}
        <Batches kind={kind} />
      </div>
    </Dialog>
  );
}
