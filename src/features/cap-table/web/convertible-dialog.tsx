import { useState } from 'react';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { convertibleDraft, newConvertible, readConvertible } from '../domain/scenario-draft.ts';
import { CONVERTIBLE_FIELDS, type StepDraft } from '../domain/scenario-field.ts';
import type { StatedConvertible } from '../domain/stated-convertible.ts';
import { type Refused, StepInput } from './step-input.tsx';

const NOTHING_HELD = { entries: [], convertibles: [] };

type Props = {
  /** Null for a new one. */
  convertible: StatedConvertible | null;
  /** Ids of the others. */
  taken: readonly string[];
  onSave: (convertible: StatedConvertible) => void;
  onClose: () => void;
};

/** What a file says that these fields do not: several periods of interest, and what a cap counts. */
function keptOf(convertible: StatedConvertible | null): Partial<StatedConvertible> {
  const { interest, capitalisation } = convertible ?? {};
  return {
    ...(capitalisation ? { capitalisation } : {}),
    ...(interest && interest.periods.length > 1 ? { interest } : {}),
  };
}

/** The terms of one SAFE or note, in the currency of its paper. */
export function ConvertibleDialog({ convertible, taken, onSave, onClose }: Props) {
  const [draft, setDraft] = useState<StepDraft>(() =>
    convertible === null ? newConvertible(taken) : convertibleDraft(convertible),
  );
  const [refused, setRefused] = useState<Refused>(null);
  const kept = keptOf(convertible);
  const save = () => {
    if ((draft.values.holder ?? '').trim() === '') {
      setRefused({ path: `${draft.id}.holder`, message: 'Name who holds it.' });
      return;
    }
    const read = readConvertible(draft);
    if (read.ok) onSave({ ...kept, ...read.value });
    else setRefused(read);
  };
  const fields = CONVERTIBLE_FIELDS.filter(({ when }) => when?.(draft.values) ?? true).filter(
    ({ name }) => name !== 'ratePct' || kept.interest === undefined,
  );
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={convertible === null ? 'New SAFE or note' : (convertible.holder ?? convertible.id)}
      description="As its paper says, in the currency of the paper. Other currencies are converted at the rate of the day you generate."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            {convertible === null ? 'Add' : 'Change'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <StepInput
            key={field.name}
            field={field}
            draft={draft}
            title={draft.values.holder ?? ''}
            before={NOTHING_HELD}
            refused={refused}
            onChange={setDraft}
          />
        ))}
        {kept.interest === undefined ? null : (
          <p className="text-soft text-sm sm:col-span-2">
            Its interest changes over time, in {kept.interest.periods.length} periods. It is kept as it is.
          </p>
        )}
      </div>
    </Dialog>
  );
}
