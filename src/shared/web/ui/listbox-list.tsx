/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the ARIA combobox pattern: keys stay in the text box */
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { Option } from './select-field.tsx';
import type { Listbox } from './use-listbox.ts';

export type ListboxListProps = {
  id: string;
  label: string;
  options: readonly Option[];
  selected: readonly string[];
  listbox: Listbox;
  multiple?: boolean;
};

/** The list below a combobox. Clicks do not take the focus out of the text box. */
export function ListboxList({ id, label, options, selected, listbox, multiple = false }: ListboxListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      hidden={!listbox.open || options.length === 0}
      className="animate-fade bg-card shadow-lift absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border p-1"
    >
      {(listbox.open ? options : []).map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={selected.includes(option.value)}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => listbox.setActiveIndex(index)}
          onClick={() => listbox.choose(index)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-sm md:min-h-9',
            index === listbox.activeIndex && 'bg-sunk',
          )}
        >
          {option.label}
          {selected.includes(option.value) ? <Icon name="check" className="text-green size-4" /> : null}
        </li>
      ))}
    </ul>
  );
}
