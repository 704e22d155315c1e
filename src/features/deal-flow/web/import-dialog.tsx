import { useState } from 'react';
import type { firmEndpoints } from '#features/firms/contract.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { FormerImports } from '#shared/web/import/former-imports.tsx';
import { ImportDialog } from '#shared/web/import/import-dialog.tsx';
import { SwitchField } from '#shared/web/ui/choice-field.tsx';
import type { dealFileEndpoints } from '../contract.ts';
import { DEAL_SHEET } from '../domain/deal-sheet.ts';
import { useCatchUp } from './pipeline.ts';

const { client, useList } = endpointHooks<typeof dealFileEndpoints>();
const firms = endpointHooks<typeof firmEndpoints>();

/** Deals from a spreadsheet into the pipeline. */
export function ImportDealsDialog({ onClose }: { onClose: () => void }) {
  const catchUp = useCatchUp();
  const firm = firms.useCall('GET /api/firm', {}).data?.firm ?? null;
  const { data, refetch } = useList('GET /api/portfolio/deal-flow/imports', {}, { staleTimeMs: 0 });
  const [shared, setShared] = useState(true);
  const takeBack = async (importId: number) => {
    const path = 'DELETE /api/portfolio/deal-flow/import/{importId}';
    const { removed } = await client.call(path, { params: { importId } });
    await Promise.all([catchUp(), refetch()]);
    return removed;
  };
  return (
    <ImportDialog
      title="Import deals"
      description="A file with a Company column. Website, Sector, Stage, Priority, Amount and other columns are read too."
      hint="CSV or XLSX, at most 2,000 rows. Nothing is saved before you have reviewed every row."
      noun="deal"
      templateName="deals"
      kind={DEAL_SHEET}
      preview={async (sheet) =>
        (await client.call('POST /api/portfolio/deal-flow/import/preview', { body: sheet })).report
      }
      run={async (sheet) => {
        const body = { ...sheet, ...(firm === null ? {} : { shared }) };
        const { importId, added } = await client.call('POST /api/portfolio/deal-flow/import', { body });
        await catchUp();
        return { count: added, undo: async () => takeBack(importId) };
      }}
      options={
        firm === null ? null : (
          <SwitchField
            label={`Share with ${firm.name}`}
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
        )
      }
      former={
        <FormerImports
          noun="deal"
          imports={(data?.items ?? []).map(({ id, fileName, at, deals, changed }) => {
            return { id, name: fileName, at, count: deals, changed, isUndone: false };
          })}
          onUndo={async (id) => takeBack(id).catch(toastError)}
        />
      }
      onClose={onClose}
    />
  );
}
