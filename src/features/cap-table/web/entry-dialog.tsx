import { isCalendarDate } from '#shared/domain/calendar.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { type DraftRow, readDrafts } from '../domain/draft.ts';
import { type DraftField, draftLabel } from '../domain/draft-column.ts';

const GROUPS: readonly (readonly [string, readonly DraftField[]])[] = [
  ['Holding', ['shareholderName', 'shareholderType', 'shareClass', 'classType', 'shares']],
  ['Vesting', ['vestingTotal', 'vestingStart', 'cliff', 'schedule', 'frequency', 'vested']],
  ['Vesting, special terms', ['steps', 'allocation', 'acceleration', 'trigger']],
  ['Price and preference', ['originalIssuePrice', 'investedAmount', 'liquidationPreference', 'seniority']],
  ['Rights', ['participation', 'participationCap', 'antiDilution', 'conversionRatio']],
  ['Options', ['exercisePrice', 'expiresOn', 'leftOn', 'exerciseDays']],
];

const CHOICES: Partial<Record<DraftField, readonly (readonly [string, string])[]>> = {
  classType: [
    ['COMMON', 'Common'],
    ['PREFERRED', 'Preferred'],
    ['OPTION', 'Option or warrant'],
    ['UNISSUED_POOL', 'Unissued pool'],
  ],
  antiDilution: [
    ['None', 'None'],
    ['Full Ratchet', 'Full Ratchet'],
    ['Weighted Average', 'Weighted Average'],
  ],
  allocation: [
    ['CUMULATIVE_ROUNDING', 'Rounded'],
    ['CUMULATIVE_ROUND_DOWN', 'Rounded down'],
    ['FRONT_LOADED', 'Odd shares first'],
    ['BACK_LOADED', 'Odd shares last'],
    ['FRONT_LOADED_TO_SINGLE_TRANCHE', 'Odd shares in the first step'],
    ['BACK_LOADED_TO_SINGLE_TRANCHE', 'Odd shares in the last step'],
    ['FRACTIONAL', 'Fractions of shares'],
  ],
  trigger: [
    ['SINGLE', 'An exit'],
    ['DOUBLE', 'An exit and a dismissal'],
  ],
  participation: [
    ['none', 'None'],
    ['full', 'Full'],
    ['capped', 'Capped'],
  ],
};

const HINTS: Partial<Record<DraftField, string>> = {
  classType: 'Based on the name of the class unless chosen.',
  vestingTotal: 'The row’s shares, unless stated.',
  vested: 'Leave empty to follow the schedule. A typed figure is kept.',
  frequency: 'One month, unless stated.',
  steps: 'Unequal steps as month and part: 12: 1/4, 24: 1/4, 36: 1/2. They replace cliff and schedule.',
  acceleration: 'Part of the unvested shares that vests at an exit, from 0 to 1.',
  expiresOn: 'The last day of the grant.',
  leftOn: 'The window to exercise runs from it.',
  exerciseDays: 'Days to exercise after leaving, such as 90.',
  schedule: 'Such as 4-year or 36 months.',
  originalIssuePrice: 'USD per share.',
  investedAmount: 'USD. Used to calculate the price if none is stated.',
  liquidationPreference: 'Multiple of the issue price. Ignored for common shares.',
  seniority: 'Higher ranks are repaid first.',
  participationCap: 'Multiple of the issue price, including the preference.',
};

/** Picked from a calendar, unless what a file brought is no day: that stays to be seen and mended. */
const DAYS = new Set<DraftField>(['vestingStart', 'expiresOn', 'leftOn']);

type Props = { draft: DraftRow; onChange: (draft: DraftRow) => void; onClose: () => void };

/** Everything that can be said about one holding. */
export function EntryDialog({ draft, onChange, onClose }: Props) {
  const { errors } = readDrafts([draft]);
  const fieldOf = (field: DraftField) => {
    const choices = CHOICES[field];
    const shared = {
      label: draftLabel(field),
      value: draft[field],
      hint: HINTS[field],
      required: field === 'shareholderName' || field === 'shareClass' || field === 'shares',
      error: errors.find((error) => error.field === field)?.message ?? null,
    };
    if (!choices) {
      return (
        <TextField
          key={field}
          {...shared}
          type={DAYS.has(field) && (draft[field] === '' || isCalendarDate(draft[field])) ? 'date' : 'text'}
          onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
        />
      );
    }
    const known = choices.find(([value]) => value.toLowerCase() === draft[field].toLowerCase())?.[0];
    return (
      <SelectField
        key={field}
        {...shared}
        value={known ?? ''}
        placeholder="Not stated"
        options={choices.map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
      />
    );
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={draft.shareholderName.trim() || 'New shareholder'}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-6">
        {GROUPS.map(([title, fields]) => (
          <fieldset key={title} className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-2 font-semibold">{title}</legend>
            {fields.map(fieldOf)}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
