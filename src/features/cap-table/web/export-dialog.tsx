import { useState } from 'react';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { RadioCards } from '#shared/web/ui/choice-field.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { saveFile } from '#shared/web/save-file.ts';
import type { Issuer } from '../domain/ocf-write.ts';
import { csvOf, ocfOf, xlsxOf } from './table-file.ts';

const fileName = (name: string, version: number, ending: string) =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'startup'}-cap-table-${version}.${ending}`;

const FORMATS = [
  { value: 'xlsx', label: 'XLSX', note: 'A spreadsheet' },
  { value: 'csv', label: 'CSV', note: 'Plain rows' },
  {
    value: 'ocf.zip',
    label: 'Open Cap Format',
    note: 'For lawyers and other cap table programs, with SAFEs and notes',
  },
] as const;
type Format = (typeof FORMATS)[number]['value'];

const problemsOf = ({ legalName, formationDate, country }: Issuer) => ({
  legalName: legalName.trim() === '' ? 'Name the company' : null,
  formationDate: /^\d{4}-\d{2}-\d{2}$/.test(formationDate) ? null : 'Must be a date',
  country: /^[A-Z]{2}$/.test(country) ? null : 'Two letters, such as NG',
});

type IssuerProps = {
  issuer: Issuer;
  problems: ReturnType<typeof problemsOf> | null;
  onChange: (issuer: Issuer) => void;
};

/** What the Open Cap Format says of the company, which the table does not hold. */
function IssuerFields({ issuer, problems, onChange }: IssuerProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <TextField
        label="Legal name"
        required
        value={issuer.legalName}
        error={problems?.legalName ?? null}
        onChange={({ target }) => onChange({ ...issuer, legalName: target.value })}
      />
      <TextField
        label="Formed on"
        required
        type="date"
        value={issuer.formationDate}
        error={problems?.formationDate ?? null}
        onChange={({ target }) => onChange({ ...issuer, formationDate: target.value })}
      />
      <TextField
        label="Country code"
        required
        maxLength={2}
        placeholder="NG"
        value={issuer.country}
        error={problems?.country ?? null}
        onChange={({ target }) => onChange({ ...issuer, country: target.value.toUpperCase() })}
      />
    </div>
  );
}

type Props = { table: CapTableAnswer; startupName: string; onClose: () => void };

/** The shown version as a file. */
export function ExportDialog({ table, startupName, onClose }: Props) {
  const [format, setFormat] = useState<Format>('xlsx');
  const [issuer, setIssuer] = useState<Issuer>({ legalName: startupName, formationDate: '', country: '' });
  const [tried, setTried] = useState(false);
  const problems = problemsOf(issuer);
  const make = (): Promise<Blob> | Blob => {
    if (format === 'ocf.zip') return ocfOf(table, issuer);
    return format === 'csv' ? csvOf(table) : xlsxOf(table);
  };
  const save = async () => {
    setTried(true);
    if (format === 'ocf.zip' && Object.values(problems).some((problem) => problem !== null)) return;
    try {
      saveFile(fileName(startupName, table.version, format), await make());
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
      description="A file of what you see. It can be imported again."
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" icon="download" onClick={() => void save()}>
            Export {FORMATS.find(({ value }) => value === format)?.label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioCards
          name="format"
          label="Format"
          required
          options={FORMATS}
          value={format}
          onChange={(chosen) => setFormat(FORMATS.find(({ value }) => value === chosen)?.value ?? 'xlsx')}
        />
        {format === 'ocf.zip' ? (
          <IssuerFields issuer={issuer} problems={tried ? problems : null} onChange={setIssuer} />
        ) : null}
      </div>
    </Dialog>
  );
}
