import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import {
  type ConvertibleDraft,
  readMoney,
  type RoundDraft,
  type ScenarioDraft,
} from '../domain/scenario-draft.ts';

const KINDS = [
  { value: 'SAFE_POST', label: 'SAFE, post-money' },
  { value: 'SAFE_PRE', label: 'SAFE, pre-money' },
  { value: 'NOTE', label: 'Convertible note' },
] as const;

const METHODS = [
  { value: 'percent-ownership', label: 'Founders bear the conversion' },
  { value: 'pre-money', label: 'Founders and new investors bear it' },
  { value: 'dollars-invested', label: 'Shared by dollars invested' },
] as const;

const ROUND_NAMES = ['Seed', 'Series A', 'Series B', 'Series C'];

export const newConvertible = (count: number): ConvertibleDraft => ({
  id: crypto.randomUUID(),
  kind: 'SAFE_POST',
  holder: `SAFE ${count + 1}`,
  amount: '250,000',
  cap: '5,000,000',
  discountPct: '',
});

export const newRound = (count: number): RoundDraft => ({
  id: crypto.randomUUID(),
  shareClass: ROUND_NAMES[count] ?? `Round ${count + 1}`,
  investor: `${ROUND_NAMES[count] ?? 'Round'} investors`,
  preMoney: '8,000,000',
  amount: '2,000,000',
  poolTargetPct: '10',
  method: 'percent-ownership',
});

type Refused = { readonly path: string; readonly message: string } | null;
type ItemProps<T> = { draft: T; refused: Refused; onChange: (draft: T) => void; onRemove: () => void };

const errorAt = (refused: Refused, id: string, field: string) =>
  refused?.path === `${id}.${field}` ? refused.message : null;

function Convertible({ draft, refused, onChange, onRemove }: ItemProps<ConvertibleDraft>) {
  const text = (field: 'holder' | 'amount' | 'cap' | 'discountPct', label: string, required = false) => (
    <TextField
      label={label}
      required={required}
      value={draft[field]}
      error={errorAt(refused, draft.id, field)}
      onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
    />
  );
  return (
    <fieldset className="grid gap-3 rounded-md border p-4">
      <legend className="px-1 text-sm font-semibold">{draft.holder || 'Convertible'}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Kind"
          required
          options={KINDS}
          value={draft.kind}
          onChange={({ target }) =>
            onChange({
              ...draft,
              kind: KINDS.find(({ value }) => value === target.value)?.value ?? draft.kind,
            })
          }
        />
        {text('holder', 'Holder')}
        {text('amount', 'Amount (USD)', true)}
        {text('cap', 'Valuation cap (USD)')}
        {text('discountPct', 'Discount (%)')}
      </div>
      <IconButton
        icon="trash"
        label={`Remove ${draft.holder}`}
        onClick={onRemove}
        className="justify-self-end"
      />
    </fieldset>
  );
}

function Round({ draft, refused, onChange, onRemove }: ItemProps<RoundDraft>) {
  const text = (
    field: 'shareClass' | 'investor' | 'preMoney' | 'amount' | 'poolTargetPct',
    label: string,
  ) => (
    <TextField
      label={label}
      required={field !== 'poolTargetPct' && field !== 'investor'}
      value={draft[field]}
      error={errorAt(refused, draft.id, field)}
      onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
    />
  );
  return (
    <fieldset className="grid gap-3 rounded-md border p-4">
      <legend className="px-1 text-sm font-semibold">{draft.shareClass || 'Round'}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {text('shareClass', 'Round')}
        {text('investor', 'Investor')}
        <div>
          {text('preMoney', 'Pre-money valuation (USD)')}
          <input
            type="range"
            aria-label={`Pre-money valuation of ${draft.shareClass}`}
            min={500_000}
            max={50_000_000}
            step={100_000}
            value={readMoney(draft.preMoney) ?? 0}
            onChange={({ target }) =>
              onChange({ ...draft, preMoney: Number(target.value).toLocaleString('en') })
            }
            className="accent-green mt-2 h-6 w-full"
          />
        </div>
        {text('amount', 'New money (USD)')}
        {text('poolTargetPct', 'Pool after the round (%)')}
        <SelectField
          label="Converting shares"
          required
          options={METHODS}
          value={draft.method}
          onChange={({ target }) =>
            onChange({
              ...draft,
              method: METHODS.find(({ value }) => value === target.value)?.value ?? draft.method,
            })
          }
        />
      </div>
      <IconButton
        icon="trash"
        label={`Remove ${draft.shareClass}`}
        onClick={onRemove}
        className="justify-self-end"
      />
    </fieldset>
  );
}

const replaced = <T extends { readonly id: string }>(list: readonly T[], next: T): readonly T[] =>
  list.map((each) => (each.id === next.id ? next : each));
const without = <T extends { readonly id: string }>(list: readonly T[], id: string): readonly T[] =>
  list.filter((each) => each.id !== id);

type Props = { draft: ScenarioDraft; refused: Refused; onChange: (draft: ScenarioDraft) => void };

/** What happens in a scenario: SAFEs and notes, then one or more rounds. */
export function ScenarioForm({ draft, refused, onChange }: Props) {
  const { convertibles, rounds } = draft;
  return (
    <div className="grid content-start gap-4">
      {convertibles.map((each) => (
        <Convertible
          key={each.id}
          draft={each}
          refused={refused}
          onChange={(next) => onChange({ ...draft, convertibles: replaced(convertibles, next) })}
          onRemove={() => onChange({ ...draft, convertibles: without(convertibles, each.id) })}
        />
      ))}
      {rounds.map((each) => (
        <Round
          key={each.id}
          draft={each}
          refused={refused}
          onChange={(next) => onChange({ ...draft, rounds: replaced(rounds, next) })}
          onRemove={() => onChange({ ...draft, rounds: without(rounds, each.id) })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          icon="plus"
          onClick={() =>
            onChange({ ...draft, convertibles: [...convertibles, newConvertible(convertibles.length)] })
          }
        >
          Add SAFE or note
        </Button>
        <Button
          icon="plus"
          onClick={() => onChange({ ...draft, rounds: [...rounds, newRound(rounds.length)] })}
        >
          Add round
        </Button>
      </div>
    </div>
  );
}
