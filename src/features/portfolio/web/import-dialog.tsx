import { formatCount } from '#shared/web/format.ts';
import { FormerImports } from '#shared/web/import/former-imports.tsx';
import { ImportDialog } from '#shared/web/import/import-dialog.tsx';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { portfolioFileEndpoints, rateEndpoints } from '../contract.ts';
import { RATE_SHEET, RECORD_SHEET } from '../domain/import-sheet.ts';

const { useList, useSend } = endpointHooks<typeof portfolioFileEndpoints & typeof rateEndpoints>();

const KINDS = {
  records: {
    call: 'POST /api/portfolio/import',
    title: 'Import records',
    sheet: RECORD_SHEET,
    noun: 'record',
    hint: 'Startup or Startup ID, Date and Amount are needed; a company outside the directory also needs its Country and Sector. Type is Investment unless it says Distribution, Exit, Write-off, Mark or Round.',
  },
  fx_rates: {
    call: 'POST /api/portfolio/fx-rates/import',
    title: 'Import exchange rates',
    sheet: RATE_SHEET,
    noun: 'rate',
    hint: 'Date, Base, Quote, Rate and Source. One USD in NGN has the base USD and the quote NGN.',
  },
} as const;

/** Investments and what became of them, or exchange rates, from a spreadsheet. */
export function ImportRecordsDialog({ kind, onClose }: { kind: keyof typeof KINDS; onClose: () => void }) {
  const { call, title, sheet, noun, hint } = KINDS[kind];
  const { data } = useList('GET /api/portfolio/imports', {});
  const preview = useSend(call);
  const store = useSend(call, { refreshes: 'all' });
  const undo = useSend('DELETE /api/portfolio/imports/{id}', { refreshes: 'all' });
  const takeBack = async (id: number) => (await undo.mutateAsync({ params: { id } })).removed;
  return (
    <ImportDialog
      title={title}
      description="Nothing is saved before you see a preview."
      hint={`CSV or XLSX, at most 2,000 rows. ${hint}`}
      noun={noun}
      templateName={kind.replace('_', '-')}
      kind={sheet}
      preview={async (body) => (await preview.mutateAsync({ query: { preview: 'true' }, body })).report}
      run={async (body) => {
        const { counts, importId } = await store.mutateAsync({ query: {}, body });
        return {
          count: counts.created,
          undo: importId === null ? null : async () => takeBack(importId),
        };
      }}
      former={
        <FormerImports
          noun="row"
          imports={(data?.items ?? [])
            .filter((each) => each.kind === kind)
            .map(({ id, fileName, rowCount, undone, createdAt }) => {
              return { id, name: fileName, at: createdAt, count: rowCount, changed: 0, isUndone: undone };
            })}
          onUndo={async (id) =>
            takeBack(id)
              .then((removed) => toast({ title: `Undone: ${formatCount(removed, 'row')}` }))
              .catch(toastError)
          }
        />
      }
      onClose={onClose}
    />
  );
}
