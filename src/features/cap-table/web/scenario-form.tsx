import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { holdingChoices } from '../domain/scenario-draft.ts';
import {
  newStep,
  STEP_FIELDS,
  STEP_KINDS,
  type StepDraft,
  type StepKind,
  stepTitle,
} from '../domain/scenario-field.ts';
import type { Table } from '../domain/table.ts';
import { type FieldProps, type Refused, StepInput } from './step-input.tsx';

type StepProps = Omit<FieldProps, 'field' | 'title'> & {
  onRemove: () => void;
  /** Null at the ends of the list. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
};

function Step({ onRemove, onEarlier, onLater, ...props }: StepProps) {
  const { kind, values } = props.draft;
  const title = stepTitle(props.draft);
  return (
    <fieldset className="grid gap-3 rounded-md border p-4">
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {STEP_FIELDS[kind]
          .filter(({ when }) => when?.(values) ?? true)
          .map((field) => (
            <StepInput key={field.name} field={field} title={title} {...props} />
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
