import { useState } from 'react';
import type { firmEndpoints } from '#features/firms/contract.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount, formatDate, formatNumber } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { SwitchField } from '#shared/web/ui/choice-field.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { FileDrop } from '#shared/web/ui/file-drop.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { DealImport, ImportPreview } from '../contract/analytics.ts';
import type { dealFileEndpoints } from '../contract.ts';
import { DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS } from '../domain/stages.ts';
import { useCatchUp } from './pipeline.ts';

const { client, useList } = endpointHooks<typeof dealFileEndpoints>();
const firms = endpointHooks<typeof firmEndpoints>();
const SHOWN = 200;
const MOST_BYTES = 900_000;
type Read = { readonly csv: string; readonly fileName: string; readonly preview: ImportPreview };

function Outcome({ row }: { row: ImportPreview['rows'][number] }) {
  if (row.errors.length > 0) {
    return (
      <span className="text-red">
        {row.errors.map(({ column, message }) => `${column}: ${message}`).join('. ')}
      </span>
    );
  }
  if (row.duplicateOf !== null) return <Tag tone="warn">Same as {row.duplicateOf}</Tag>;
  return <Tag tone="good">New</Tag>;
}

function Preview({ preview }: { preview: ImportPreview }) {
  const { rows, ready, withErrors, duplicates, unknownColumns } = preview;
  const problemsFirst = rows.toSorted((a, b) => b.errors.length - a.errors.length);
  return (
    <>
      <output>
        <b>{formatCount(ready, 'row')}</b> to add, {formatCount(withErrors, 'row')} with errors,{' '}
        {formatCount(duplicates, 'duplicate')}; the last two are left out.
        {unknownColumns.length === 0 ? '' : ` Columns nobody reads: ${unknownColumns.join(', ')}.`}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section aria-label="Preview" tabIndex={0} className="max-h-80 overflow-auto rounded-md border">
        <table className="tabular w-full text-sm">
          <thead>
            <tr className="text-soft border-b text-left text-xs">
              <th className="px-3 py-2 font-medium">Line</th>
              <th className="px-3 py-2 font-medium">Company</th>
              <th className="px-3 py-2 font-medium">Outcome</th>
            </tr>
          </thead>
          <tbody>
            {problemsFirst.slice(0, SHOWN).map((row) => (
              <tr key={row.line} className="border-b align-top last:border-0">
                <td className="text-faint px-3 py-1.5">{row.line}</td>
                <td className="px-3 py-1.5 break-words">
                  <span className="font-medium">{row.name === '' ? 'No name' : row.name}</span>
                  {row.errors.length > 0 ? null : (
                    <span className="text-soft block text-xs">
                      {DEAL_STAGE_LABELS[row.stage]}, {DEAL_PRIORITY_LABELS[row.priority].toLowerCase()}
                    </span>
                  )}
                </td>
                <td className="px-3 py-1.5">
                  <Outcome row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > SHOWN ? <p className="text-soft text-sm">The first {SHOWN} are shown.</p> : null}
    </>
  );
}

type TakeBack = (importId: number) => Promise<void>;

/** A former import; taking it back is asked twice, since it takes what was changed since with it. */
function FormerImport({ former, onTakeBack }: { former: DealImport; onTakeBack: TakeBack }) {
  const [asking, setAsking] = useState(false);
  const { id, fileName, at, deals, changed } = former;
  const since = changed === 0 ? '' : `, ${formatNumber(changed)} changed since`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0 break-words">
        <span className="font-medium">{fileName ?? 'Without a name'}</span>
        <span className="text-soft block text-sm">
          {formatDate(at)}, {formatCount(deals, 'deal')}
          {since}
        </span>
      </span>
      {asking ? (
        <span className="flex gap-2">
          <Button onClick={() => setAsking(false)}>Keep</Button>
          <Button variant="danger" onClick={() => void onTakeBack(id)}>
            Remove {formatCount(deals, 'deal')}
          </Button>
        </span>
      ) : (
        <Button onClick={() => setAsking(true)}>Take back</Button>
      )}
    </li>
  );
}

function FormerImports({ onTakeBack }: { onTakeBack: TakeBack }) {
  const path = 'GET /api/portfolio/deal-flow/imports';
  const { data, refetch } = useList(path, {}, { staleTimeMs: 0 });
  if (!data || data.items.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">Earlier imports</h3>
      <ul className="divide-y">
        {data.items.map((former) => (
          <FormerImport
            key={former.id}
            former={former}
            onTakeBack={async (id) => {
              await onTakeBack(id);
              await refetch();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Deals from a spreadsheet: read, judged row by row, and only then added; the whole batch can be taken back. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const catchUp = useCatchUp();
  const firm = firms.useCall('GET /api/firm', {}).data?.firm ?? null;
  const [shared, setShared] = useState(true);
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const take = async (file: File) => {
    setRead(null);
    if (file.size > MOST_BYTES) return setProblem('This file is too large: at most 900 KB.');
    try {
      const csv = await file.text();
      const path = 'POST /api/portfolio/deal-flow/import/preview';
      setRead({ csv, fileName: file.name, preview: await client.call(path, { body: { csv } }) });
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const undo = async (importId: number) => {
    try {
      const path = 'DELETE /api/portfolio/deal-flow/import/{importId}';
      const { removed } = await client.call(path, { params: { importId } });
      toast({ title: `Import taken back: ${formatCount(removed, 'deal')} removed` });
    } catch (error) {
      toastError(error);
    }
    await catchUp();
  };
  const add = async ({ csv, fileName }: Read) => {
    setPending(true);
    try {
      const path = 'POST /api/portfolio/deal-flow/import';
      const body = { csv, fileName, ...(firm === null ? {} : { shared }) };
      const { importId, added } = await client.call(path, { body });
      onClose();
      toast({
        title: `${formatCount(added, 'deal')} added`,
        durationMs: 15_000,
        action: { label: 'Undo the import', onAction: () => void undo(importId) },
      });
      await catchUp();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setPending(false);
  };
  const ready = read?.preview.ready ?? 0;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Import deals"
      description="A CSV file with a Company column. Website, Sector, Stage, Priority, Amount and others are read as well."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={ready === 0}
            onClick={() => read && void add(read)}
          >
            {ready === 0 ? 'Add the deals' : `Add ${formatCount(ready, 'deal')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label="File"
          required
          accept=".csv,.tsv,.txt"
          error={problem}
          hint="At most 2,000 rows. Nothing is stored before you have seen every row."
          onFiles={([file]) => void (file && take(file))}
        />
        {read === null ? <FormerImports onTakeBack={undo} /> : <Preview preview={read.preview} />}
        {read === null || firm === null ? null : (
          <SwitchField
            label={`Share with ${firm.name}`}
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
