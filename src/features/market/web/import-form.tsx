import { useState } from 'react';
import { COUNTRIES } from '#shared/domain/catalogue/countries.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { formatCount, formatNumber } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { FileDrop } from '#shared/web/ui/file-drop.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import type { roundImportEndpoints } from '../contract.ts';
import { RoundImportForm, type RoundPreview } from '../contract/import.ts';

const { useSend } = endpointHooks<typeof roundImportEndpoints>();
const LABELS = { csv: 'File', source: 'Source', licence: 'Licence', sourceUrl: 'Address of the source' };
const COUNTRY_OPTIONS = COUNTRIES.map(({ id, label }) => ({ value: id, label }));
const MOST_BYTES = 900_000;

type Chosen = { readonly name: string; readonly csv: string };

function Problems({ problems, refused }: Pick<RoundPreview, 'problems' | 'refused'>) {
  if (refused === 0) return null;
  return (
    <details open={refused <= 5} className="border-amber bg-amber-tint rounded-md border px-4 py-2 text-sm">
      <summary className="min-h-9 py-1.5 font-semibold">
        {formatCount(refused, 'row')} cannot be taken
      </summary>
      <ul className="tabular grid gap-1 py-1">
        {problems.map(({ line, column, message }) => (
          <li key={line}>
            Row {line}: {column} {message}
          </li>
        ))}
        {refused > problems.length ? <li>The first {problems.length} are listed.</li> : null}
      </ul>
    </details>
  );
}

function Sample({ rows }: { rows: RoundPreview['sample'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section aria-label="First rows" tabIndex={0} className="max-h-72 overflow-auto rounded-md border">
      <table className="tabular w-full min-w-140 text-sm">
        <thead>
          <tr className="text-soft border-b text-left">
            {['Company', 'Sector', 'Round', 'Kind', 'Date', 'Country', 'Amount'].map((head) => (
              <th key={head} className="px-3 py-1.5 font-medium last:text-right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.company}${row.date}${row.amount}`} className="border-b last:border-0">
              <th scope="row" className="px-3 py-1.5 text-left font-medium">
                {row.company}
              </th>
              <td className="px-3 py-1.5">{row.sector}</td>
              <td className="px-3 py-1.5">{row.round}</td>
              <td className="px-3 py-1.5">{row.kind}</td>
              <td className="px-3 py-1.5 whitespace-nowrap">{row.date}</td>
              <td className="px-3 py-1.5">{row.country ?? 'unknown'}</td>
              <td className="px-3 py-1.5 text-right whitespace-nowrap">{row.amount ?? 'unpublished'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Preview({ preview }: { preview: RoundPreview }) {
  const { rows, ready, known, unread, otherSectors } = preview;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard
          label="New rounds"
          value={formatNumber(ready)}
          note={`of ${formatCount(rows, 'row')} in the file`}
        />
        <StatCard label="Already there" value={formatNumber(known)} note="Left as they are" />
        <StatCard label="Cannot be taken" value={formatNumber(preview.refused)} note="Named below" />
      </div>
      <Problems {...preview} />
      {otherSectors.length === 0 ? null : (
        <p className="text-soft text-sm">
          Not in the catalogue, so counted in totals but in no sector: {otherSectors.join(', ')}.
        </p>
      )}
      {unread.length === 0 ? null : (
        <p className="text-soft text-sm">Columns nobody reads: {unread.join(', ')}.</p>
      )}
      <Sample rows={preview.sample} />
    </div>
  );
}

/** A CSV table of rounds: read and shown first, stored only when told to, under its source and licence. */
export function ImportForm() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [country, setCountry] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(RoundImportForm, { source: '', licence: '', sourceUrl: '', csv: ' ' });
  const preview = useSend('POST /api/admin/rounds/preview', {
    onError: (error) => setProblem(messageOf(error)),
  });
  const sent = useSend('POST /api/admin/rounds/import', { refreshes: 'all' });
  const look = (file: Chosen | null, from: string | null) => {
    setProblem(null);
    preview.reset();
    if (file !== null) preview.mutate({ body: { csv: file.csv, country: from } });
  };
  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return setProblem('This file is larger than 900 kB: split it');
    const next = { name: file.name, csv: await file.text() };
    setChosen(next);
    return look(next, country);
  };
  const found = preview.data;
  return (
    <Form
      form={form}
      labels={LABELS}
      onSubmit={async (values) => {
        const body = { ...values, csv: chosen?.csv ?? '', country, leaveOutRefused: true };
        const { imported } = await sent.mutateAsync({ body });
        toast({
          title: 'Rounds imported',
          description: `${formatCount(imported, 'round')} count from now on.`,
        });
        form.reset();
        setChosen(null);
        preview.reset();
      }}
    >
      <Combobox
        label="Country of rows that name none"
        options={COUNTRY_OPTIONS}
        value={country}
        onChange={(code) => {
          setCountry(code);
          look(chosen, code);
        }}
        className="sm:max-w-80"
      />
      <FileDrop
        label={chosen === null ? 'File' : `File: ${chosen.name}`}
        required
        accept=".csv,text/csv"
        error={problem}
        hint="CSV. Company, sector and date are needed; round, stage, amount, currency, kind, country, incorporation, market, investors and sourceUrl are read."
        onFiles={([file]) => void (file && take(file))}
      />
      {preview.isPending ? <SkeletonLines label="Reading the file" /> : null}
      {found === undefined ? null : (
        <>
          <Preview preview={found} />
          {found.ready === 0 ? (
            <p className="font-semibold">There is nothing new in this file.</p>
          ) : (
            <>
              <div className="grid gap-4 md:grid-cols-3">
                <FormText
                  name="source"
                  label={LABELS.source}
                  required
                  hint="Shown wherever its figures are"
                />
                <FormText name="licence" label={LABELS.licence} required hint="As MIT or CC BY 4.0" />
                <FormText name="sourceUrl" label={LABELS.sourceUrl} />
              </div>
              <div>
                <SubmitButton>
                  Import {formatCount(found.ready, 'round')}
                  {found.refused === 0 ? '' : `, leave out ${found.refused}`}
                </SubmitButton>
              </div>
            </>
          )}
        </>
      )}
    </Form>
  );
}
