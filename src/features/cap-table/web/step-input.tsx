import { SelectField } from '#shared/web/ui/select-field.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { holdingChoices, readMoney } from '../domain/scenario-draft.ts';
import type { StepDraft, StepField } from '../domain/scenario-field.ts';
import type { Table } from '../domain/table.ts';

/** The field of a step that was refused, as `<id>.<field>`, and why. */
export type Refused = { readonly path: string; readonly message: string } | null;
export type FieldProps = {
  draft: StepDraft;
  /** What the step is called. */
  title: string;
  field: StepField;
  before: Table;
  refused: Refused;
  onChange: (draft: StepDraft) => void;
};

const errorAt = (refused: Refused, id: string, field: string) =>
  refused?.path === `${id}.${field}` ? refused.message : null;

function Slider({
  draft,
  field,
  title,
  onChange,
}: Pick<FieldProps, 'draft' | 'field' | 'title' | 'onChange'>) {
  if (field.slider === undefined) return null;
  const [least, most, step] = field.slider;
  return (
    <input
      type="range"
      aria-label={`${field.label.replace(' (USD)', '')} of ${title}`}
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

/** One field of a step: text, a day, a choice, or what somebody holds by then. */
export function StepInput({ draft, title, field, before, refused, onChange }: FieldProps) {
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
    const placeholder = choices.length === 0 ? 'No holders' : 'Choose';
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
      <Slider draft={draft} title={title} field={field} onChange={onChange} />
    </div>
  );
}
