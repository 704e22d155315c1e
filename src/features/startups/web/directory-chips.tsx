import { FilterChips } from '#shared/web/ui/filter-chips.tsx';
import { filterChips } from '../contract/filter-words.ts';
import type { Address } from './address-select.tsx';

/** What the directory is narrowed to, in words, each with its own way out. */
export function DirectoryChips({ search, change, onClear }: Address & { onClear: () => void }) {
  const chips = filterChips(Object.fromEntries(search)).filter(({ name }) => name !== 'q');
  const remove = (name: string, value: string) => {
    const rest = (search.get(name) ?? '').split(',').filter((one) => one.trim() !== value);
    change({
      [name]: name === 'city' ? null : rest,
      ...(name === 'ticket' ? { currency: null } : {}),
      page: null,
    });
  };
  return <FilterChips chips={chips} onRemove={remove} onClear={onClear} />;
}
