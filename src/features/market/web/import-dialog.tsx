import { useState } from 'react';
import { ApiError } from '#shared/web/api-error.ts';
import { ImportDialog } from '#shared/web/import/import-dialog.tsx';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { COUNTRY_OPTIONS } from '#shared/web/country-options.ts';
import type { roundImportEndpoints } from '../contract.ts';
import { ROUND_SHEET } from '../domain/round-sheet.ts';

const { useSend } = endpointHooks<typeof roundImportEndpoints>();
const FIELDS = [
  { name: 'source', label: 'Source', hint: 'Shown wherever its figures are', required: true },
  { name: 'licence', label: 'Licence', hint: 'As MIT or CC BY 4.0', required: true },
  { name: 'sourceUrl', label: 'Address of the source', hint: undefined, required: false },
] as const;

type Origin = Readonly<Record<(typeof FIELDS)[number]['name'], string>>;
type OriginErrors = Readonly<Record<string, string>>;

/** The server's faults by field, for those that are asked for here. */
function errorsOf(error: unknown): OriginErrors {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

type FieldsProps = { origin: Origin; errors: OriginErrors; onOrigin: (origin: Origin) => void };

function OriginFields({ origin, errors, onOrigin }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {FIELDS.map(({ name, label, hint, required }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          required={required}
          value={origin[name]}
          error={errors[name] ?? null}
          onChange={({ target }) => onOrigin({ ...origin, [name]: target.value })}
        />
      ))}
    </div>
  );
}

/** A published table of rounds, brought in by an admin under its source and licence. */
export function ImportRoundsDialog({ onClose }: { onClose: () => void }) {
  const [country, setCountry] = useState<string | null>(null);
  const [origin, setOrigin] = useState<Origin>({ source: '', licence: '', sourceUrl: '' });
  const [errors, setErrors] = useState<OriginErrors>({});
  const preview = useSend('POST /api/admin/rounds/preview');
  const store = useSend('POST /api/admin/rounds/import', {
    refreshes: 'all',
    onError: (error) => setErrors(errorsOf(error)),
  });
  const undo = useSend('DELETE /api/admin/rounds/imports/{id}', { refreshes: 'all' });
  return (
    <ImportDialog
      title="Import a table of rounds"
      description="You see a preview before anything is saved."
      hint="CSV or XLSX, at most 5,000 rows. Company, sector and date are needed; round, stage, amount, currency, kind, country, incorporation, market, investors and the address of a source are read."
      noun="round"
      templateName="rounds"
      kind={ROUND_SHEET}
      revision={country ?? ''}
      preview={async (sheet) => (await preview.mutateAsync({ body: { ...sheet, country } })).report}
      run={async (sheet) => {
        setErrors({});
        const body = { ...sheet, ...origin, country, leaveOutRefused: true };
        const { importId: id, imported } = await store.mutateAsync({ body });
        const takeBack = async () => (await undo.mutateAsync({ params: { id } })).removed;
        return { count: imported, undo: takeBack };
      }}
      options={
        <>
          <Combobox
            label="Country for rows without one"
            options={COUNTRY_OPTIONS}
            value={country}
            onChange={setCountry}
            className="sm:max-w-80"
          />
          <OriginFields origin={origin} errors={errors} onOrigin={setOrigin} />
        </>
      }
      onClose={onClose}
    />
  );
}
