import { fold } from '#shared/domain/text.ts';

type Named = { readonly startup: { readonly name: string; readonly sector: string | null } };

/** Folding thousands of names takes longer than a key press: each deal's is kept as long as the deal. */
const folded = new WeakMap<Named, string>();

function textOf(deal: Named): string {
  const known = folded.get(deal);
  if (known !== undefined) return known;
  const text = `${fold(deal.startup.name)}\n${fold(deal.startup.sector ?? '')}`;
  folded.set(deal, text);
  return text;
}

/** Deals whose startup's name or sector holds the text, case and accents aside; all of them for an empty text. */
export function searchDeals<Deal extends Named>(deals: readonly Deal[], text: string): readonly Deal[] {
  const wanted = fold(text.trim());
  return wanted === '' ? deals : deals.filter((deal) => textOf(deal).includes(wanted));
}
