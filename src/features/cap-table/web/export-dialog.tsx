import { useState } from 'react';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { saveFile } from '#shared/web/save-file.ts';
import type { Issuer } from '../domain/ocf-write.ts';
import { csvOf, ocfOf, xlsxOf } from './table-file.ts';

const fileName = (name: string, version: number, ending: string) =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'startup'}-cap-table-${version}.${ending}`;

function OcfPart({ startupName, onExport }: { startupName: string; onExport: (issuer: Issuer) => void }) {
  const [issuer, setIssuer] = useState<Issuer>({ legalName: startupName, formationDate: '', country: '' });
  const [tried, setTried] = useState(false);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(issuer.formationDate);
  const isCountry = /^[A-Z]{2}$/.test(issuer.country);
  const isComplete = issuer.legalName.trim() !== '' && isDay && isCountry;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isComplete) onExport(issuer);
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label="Legal name"
          required
          value={issuer.legalName}
          error={tried && issuer.legalName.trim() === '' ? 'Name the company' : null}
          onChange={({ target }) => setIssuer({ ...issuer, legalName: target.value })}
        />
        <TextField
          label="Formed on"
          required
          type="date"
          value={issuer.formationDate}
          error={tried && !isDay ? 'Must be a date' : null}
          onChange={({ target }) => setIssuer({ ...issuer, formationDate: target.value })}
        />
        <TextField
          label="Country code"
          required
          maxLength={2}
          placeholder="NG"
          value={issuer.country}
          error={tried && !isCountry ? 'Two letters, such as NG' : null}
          onChange={({ target }) => setIssuer({ ...issuer, country: target.value.toUpperCase() })}
        />
      </div>
      <div>
        <Button type="submit" icon="download">
          Export Open Cap Format
        </Button>
      </div>
    </form>
  );
}

type Props = { table: CapTableAnswer; startupName: string; onClose: () => void };

/** The shown version as files. */
export function ExportDialog({ table, startupName, onClose }: Props) {
  const save = async (ending: string, make: () => Promise<Blob> | Blob) => {
    try {
      saveFile(fileName(startupName, table.version, ending), await make());
      toast({ title: 'Exported' });
    } catch {
      toast({ title: 'The file could not be made', variant: 'destructive' });
    }
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Export version ${table.version}`}
      description="Files of what you see. Each can be imported again."
    >
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h3 className="font-semibold">Spreadsheet</h3>
          <div className="flex flex-wrap gap-2">
            <Button icon="download" onClick={() => void save('xlsx', () => xlsxOf(table))}>
              Export XLSX
            </Button>
            <Button icon="download" onClick={() => void save('csv', () => csvOf(table))}>
              Export CSV
            </Button>
          </div>
        </section>
        <section className="grid gap-3">
          <h3 className="font-semibold">Open Cap Format</h3>
          <p className="text-soft text-sm">
            A zip of JSON files for other cap table programs and lawyers, including SAFEs and notes. The
            format needs three facts about the company.
          </p>
          <OcfPart
            startupName={startupName}
            onExport={(issuer) => void save('ocf.zip', () => ocfOf(table, issuer))}
          />
        </section>
      </div>
    </Dialog>
  );
}
