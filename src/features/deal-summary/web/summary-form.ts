import type { SelectFieldProps } from '#shared/web/ui/select-field.tsx';

type Option = SelectFieldProps['options'][number];

type Form = { readonly scope: 'public' | 'full' | 'notes'; readonly lang: 'en' | 'fr' };

export const LANGUAGE_OPTIONS: readonly Option[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
];

/** What a team may choose, and what others may. */
export const formOptions = (isTeam: boolean): readonly Option[] => [
  { value: 'public', label: 'What everyone may see' },
  isTeam
    ? { value: 'full', label: 'Everything: cap table, model, valuation' }
    : { value: 'notes', label: 'With a page of your own notes' },
];

/** The form that the address asks for. */
export function chosenForm(search: URLSearchParams): Form {
  const scope = search.get('scope');
  return {
    scope: scope === 'full' || scope === 'notes' ? scope : 'public',
    lang: search.get('lang') === 'fr' ? 'fr' : 'en',
  };
}

/** Parts that bear no name of their own and keep their order, each with its place. */
export const inPlaces = <T>(items: readonly T[]): { readonly place: number; readonly item: T }[] =>
  items.map((item, place) => ({ place, item }));
