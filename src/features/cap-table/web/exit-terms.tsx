import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { plainNumber } from '../domain/draft.ts';
import { readMoney } from '../domain/scenario-draft.ts';
import type { TableDraft } from './use-table-draft.ts';

type Terms = TableDraft['terms'];
type Props = { terms: Terms; classes: readonly string[]; onTerms: (terms: Terms) => void };

/** Text of an amount or percentage as it is kept; an empty field states nothing. */
function stated(text: string, read: (text: string) => string | null): string | undefined {
  return text.trim() === '' ? undefined : (read(text) ?? text);
}

const isBad = (value: number | string | undefined, most: number) =>
  value !== undefined && !(Number(value) >= 0 && Number(value) <= most);

const UNVESTED = [
  { value: 'outstanding', label: 'Are paid' },
  { value: 'forfeit', label: 'Are forfeited' },
  { value: 'forfeit-dismissed', label: 'Are forfeited, and people are dismissed' },
];

function Authorised({ terms, classes, onTerms }: Props) {
  const authorised = terms.authorised ?? [];
  const open = classes.filter((name) => !authorised.some(({ shareClass }) => shareClass === name));
  const change = (next: typeof authorised) =>
    onTerms({ ...terms, authorised: next.length === 0 ? undefined : next });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">Authorised shares</legend>
      <p className="text-soft text-sm">
        The number the articles allow. You are warned if more is issued or promised.
      </p>
      {authorised.map(({ shareClass, shares }, index) => (
        <div key={shareClass} className="flex items-end gap-2">
          <TextField
            label={`${shareClass}, authorised`}
            inputMode="numeric"
            value={Number.isFinite(shares) ? String(shares) : ''}
            error={Number.isSafeInteger(shares) && shares > 0 ? null : 'Must be a whole number above 0'}
            onChange={({ target }) =>
              change(
                authorised.with(index, {
                  shareClass,
                  shares: Number(plainNumber(target.value) ?? Number.NaN),
                }),
              )
            }
          />
          <IconButton
            icon="trash"
            label={`Remove the limit of ${shareClass}`}
            onClick={() => change(authorised.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {open.map((shareClass) => (
          <Button
            key={shareClass}
            icon="plus"
            onClick={() => change([...authorised, { shareClass, shares: 10_000_000 }])}
          >
            Limit {shareClass}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** What is paid before shareholders at an exit, what happens to unvested shares, and the limits of the articles. */
export function ExitTerms({ terms, classes, onTerms }: Props) {
  const { debt, transactionCostPct, carveOutPct, unvested = 'outstanding', terminated = false } = terms;
  const rule = unvested === 'forfeit' && terminated ? 'forfeit-dismissed' : unvested;
  const percent = (
    label: string,
    name: 'transactionCostPct' | 'carveOutPct',
    value: number | string | undefined,
  ) => (
    <TextField
      label={label}
      inputMode="decimal"
      value={String(value ?? '')}
      error={isBad(value, 100) ? 'Must be from 0 to 100' : null}
      onChange={({ target }) => onTerms({ ...terms, [name]: stated(target.value, plainNumber) })}
    />
  );
  return (
    <details className="mt-4">
      <summary className="text-green flex min-h-11 cursor-pointer items-center font-medium md:min-h-9">
        At an exit, and authorised shares
      </summary>
      <div className="mt-2 grid gap-6">
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <TextField
            label="Debt (USD)"
            hint="Paid first, before notes."
            inputMode="decimal"
            value={String(debt ?? '')}
            error={isBad(debt, 1e15) ? 'Must be an amount of 0 or more' : null}
            onChange={({ target }) => onTerms({ ...terms, debt: stated(target.value, readMoney) })}
          />
          {percent('Costs of the sale (%)', 'transactionCostPct', transactionCostPct)}
          {percent('Team carve-out (%)', 'carveOutPct', carveOutPct)}
          <SelectField
            label="Unvested shares"
            required
            hint="Acceleration is applied first."
            options={UNVESTED}
            value={rule}
            onChange={({ target }) => {
              const isForfeit = target.value !== 'outstanding';
              onTerms({
                ...terms,
                unvested: isForfeit ? 'forfeit' : undefined,
                terminated: target.value === 'forfeit-dismissed' || undefined,
              });
            }}
          />
        </div>
        <Authorised terms={terms} classes={classes} onTerms={onTerms} />
      </div>
    </details>
  );
}
