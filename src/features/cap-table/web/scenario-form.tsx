import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { holdingChoices, readMoney } from '../domain/scenario-draft.ts';
import {
  newStep,
  STEP_FIELDS,
  STEP_KINDS,
  type StepDraft,
  type StepField,
  type StepKind,
} from '../domain/scenario-field.ts';
import type { Table } from '../domain/table.ts';

type Refused = { readonly path: string; readonly message: string } | null;
type FieldProps = {
  draft: StepDraft;
  field: StepField;
  before: Table;
  refused: Refused;
  onChange: (draft: StepDraft) => void;
};

const errorAt = (refused: Refused, id: string, field: string) =>
  refused?.path === `${id}.${field}` ? refused.message : null;

/** What a step is called: the holder's or the round's own name where it has one. */
function titleOf({ kind, values }: StepDraft): string {
  const own = kind === 'convertible' ? values.holder : kind === 'round' ? values.shareClass : '';
  const label = STEP_KINDS.find(({ value }) => value === kind)?.label ?? kind;
  return own?.trim() || label.charAt(0).toUpperCase() + label.slice(1);
}

function Slider({ draft, field, onChange }: Pick<FieldProps, 'draft' | 'field' | 'onChange'>) {
  if (field.slider === undefined) return null;
  const [least, most, step] = field.slider;
  return (
    <input
      type="range"
      aria-label={`${field.label.replace(' (USD)', '')} of ${titleOf(draft)}`}
      min={least}
      max={most}
      step={step}
      value={readMoney(draft.values[field.name] ?? '') ?? 0}
      onChange={({ target }) =>
        onChange({
          ...draft,
          values: { ...draft.values, [field.name]: Number(target.value).toLocaleString('en') },
        })
      }
      className="accent-green mt-2 h-6 w-full"
    />
  );
}

function StepInput({ draft, field, before, refused, onChange }: FieldProps) {
  const { name, label, required, date, holding } = field;
  const choices = field.choices ?? (holding === undefined ? null : holdingChoices(before, holding));
  const shared = {
    label,
    required: required ?? false,
    value: draft.values[name] ?? '',
    error: errorAt(refused, draft.id, name),
  };
  const change = ({ target }: { target: { value: string } }) =>
    onChange({ ...draft, values: { ...draft.values, [name]: target.value } });
  if (choices !== null) {
    const placeholder = choices.length === 0 ? 'Nobody holds any' : 'Choose';
    const isOpen = holding !== undefined;
    return (
      <SelectField
        {...shared}
        options={choices}
        placeholder={isOpen ? placeholder : undefined}
        onChange={change}
        className={isOpen ? 'sm:col-span-2' : undefined}
      />
    );
  }
  return (
    <div>
      <TextField {...shared} type={date ? 'date' : 'text'} onChange={change} />
      <Slider draft={draft} field={field} onChange={onChange} />
    </div>
  );
}

type StepProps = Omit<FieldProps, 'field'> & {
  onRemove: () => void;
  /** Null at the ends of the list. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
};

function Step({ onRemove, onEarlier, onLater, ...props }: StepProps) {
  const { kind, values } = props.draft;
  const title = titleOf(props.draft);
  return (
    <fieldset className="grid gap-3 rounded-md border p-4">
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {STEP_FIELDS[kind]
          .filter(({ when }) => when?.(values) ?? true)
          .map((field) => (
            <StepInput key={field.name} field={field} {...props} />
          ))}
      </div>
      <div className="flex justify-end gap-1">
        {onEarlier === null ? null : (
          <IconButton
            icon="chevron"
            label={`Move ${title} earlier`}
            onClick={onEarlier}
            className="rotate-180"
          />
        )}
        {onLater === null ? null : (
          <IconButton icon="chevron" label={`Move ${title} later`} onClick={onLater} />
        )}
        <IconButton icon="trash" label={`Remove ${title}`} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

/** A step that moves shares begins with a tenth of the first holding it may take from. */
function beginning(step: StepDraft, table: Table): StepDraft {
  const field = STEP_FIELDS[step.kind].find(({ holding }) => holding !== undefined);
  const [first] = field?.holding === undefined ? [] : holdingChoices(table, field.holding);
  if (first === undefined) return step;
  const shares = Math.max(1, Math.floor(first.shares / 10)).toLocaleString('en');
  return { ...step, values: { ...step.values, holding: first.value, shares } };
}

/** SAFEs and notes go before the last round, in which they convert; everything else to the end. */
function withStep(drafts: readonly StepDraft[], kind: StepKind, last: Table): readonly StepDraft[] {
  const count = drafts.filter((each) => each.kind === kind).length;
  const step = beginning(newStep(kind, count, crypto.randomUUID()), last);
  const round = drafts.findLastIndex((each) => each.kind === 'round');
  const at = kind === 'convertible' && round >= 0 ? round : drafts.length;
  return drafts.toSpliced(at, 0, step);
}

const swapped = (drafts: readonly StepDraft[], at: number): readonly StepDraft[] => {
  const [first, second] = [drafts[at], drafts[at + 1]];
  return first && second ? drafts.toSpliced(at, 2, second, first) : drafts;
};

type Props = {
  drafts: readonly StepDraft[];
  /** The table each step meets, in the order of the steps. */
  tables: readonly Table[];
  refused: Refused;
  onChange: (drafts: readonly StepDraft[]) => void;
};

/** What happens in a scenario, step after step. */
export function ScenarioForm({ drafts, tables, refused, onChange }: Props) {
  const last = tables.at(-1) ?? { entries: [], convertibles: [] };
  return (
    <div className="grid content-start gap-4">
      {drafts.map((draft, index) => (
        <Step
          key={draft.id}
          draft={draft}
          before={tables[index] ?? last}
          refused={refused}
          onChange={(next) => onChange(drafts.with(index, next))}
          onRemove={() => onChange(drafts.toSpliced(index, 1))}
          onEarlier={index === 0 ? null : () => onChange(swapped(drafts, index - 1))}
          onLater={index === drafts.length - 1 ? null : () => onChange(swapped(drafts, index))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {STEP_KINDS.map(({ value, label }) => (
          <Button key={value} icon="plus" onClick={() => onChange(withStep(drafts, value, last))}>
            Add {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
