import { formatNumber } from '../format.ts';
import { classNames } from './class-names.ts';

export type Chip<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
};

type ChoiceChipsProps<Value extends string> = {
  /** What is chosen between. */
  label: string;
  chips: readonly Chip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice between parts of a list, each with how many there are; on a phone they scroll sideways in their own box. */
export function ChoiceChips<Value extends string>({
  label,
  chips,
  value,
  onChange,
}: ChoiceChipsProps<Value>) {
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto py-0.5">
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
          className={classNames(
            'flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold md:min-h-8 md:px-3',
            chip.value === value ? 'border-green bg-green text-on-green' : 'bg-card text-soft border-edge',
          )}
        >
          {chip.label}{' '}
          <span className="tabular">{chip.count === undefined ? '' : formatNumber(chip.count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
