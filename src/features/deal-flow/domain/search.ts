import { fold } from '#shared/domain/text.ts';

type Named = { readonly startup: { readonly name: string; readonly sector: string | null } };

/** Deals whose startup's name or sector holds the text, case and accents aside; all of them for an empty text. */
export function searchDeals<Deal extends Named>(deals: readonly Deal[], text: string): readonly Deal[] {
  const wanted = fold(text.trim());
  if (wanted === '') return deals;
  return deals.filter(
    ({ startup }) => fold(startup.name).includes(wanted) || fold(startup.sector ?? '').includes(wanted),
  );
}
