import type { Columns, Mapping } from '#shared/domain/sheet/column.ts';
import { SelectField } from '../ui/select-field.tsx';
import { exampleOf, headingsOf, type Held } from './use-sheet-import.ts';

/** `A` to `Z`, then `AA`: as spreadsheets call their columns. */
function letterOf(place: number): string {
  const last = String.fromCodePoint(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}

type Props = { held: Held; columns: Columns; onMap: (mapping: Mapping) => void };

/** Which column of the file each column is read from; what was recognised is chosen already. */
export function ColumnsStep({ held, columns, onMap }: Props) {
  const { mapping } = held;
  const headings = headingsOf(held);
  const options = headings.map((heading, place) => ({
    value: String(place),
    label: heading.trim() === '' ? `Column ${letterOf(place)}` : heading.trim(),
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {Object.entries(columns).map(([key, { label, isNeeded }]) => {
        const place = mapping[key] ?? null;
        const example = place === null ? '' : exampleOf(held, place);
        return (
          <SelectField
            key={key}
            label={label}
            required={isNeeded}
            placeholder="Not in this file"
            options={options}
            value={place === null ? '' : String(place)}
            error={isNeeded && place === null ? `Choose the column` : null}
            hint={
              example === '' ? undefined : <span className="line-clamp-1 break-all">Such as {example}</span>
            }
            onChange={({ target }) =>
              onMap({ ...mapping, [key]: target.value === '' ? null : Number(target.value) })
            }
          />
        );
      })}
    </div>
  );
}
