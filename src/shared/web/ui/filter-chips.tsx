import { Button } from './button.tsx';
import { Chip } from './chip.tsx';

type FilterChipsProps = {
  chips: readonly { readonly name: string; readonly value: string; readonly text: string }[];
  onRemove: (name: string, value: string) => void;
  onClear: () => void;
};

/** What a list is narrowed to, each with its own way out; nothing where nothing is chosen. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <ul aria-label="Chosen filters" className="contents">
        {chips.map(({ name, value, text }) => (
          <li key={`${name} ${value}`}>
            <Chip label={text} onRemove={() => onRemove(name, value)} />
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  );
}
