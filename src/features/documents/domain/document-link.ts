import type { Quote } from './document.ts';

type Place = { readonly id: number; readonly version: number; readonly quote: Omit<Quote, 'text'> | null };

/** The address of a version of a document, opened where a quote stands. */
export function documentHref({ id, version, quote }: Place): string {
  const at = quote === null ? '' : `&quote=${quote.page}.${quote.start}.${quote.end}`;
  return `/documents/${id}?version=${version}${at}`;
}

/** The words an address asks for; null for none, or where the pages have no such place. */
export function quoteAsked(asked: string | null, pages: readonly string[]): Quote | null {
  const [page, start, end] = /^\d{1,4}\.\d{1,7}\.\d{1,7}$/.test(asked ?? '') ? (asked ?? '').split('.') : [];
  const place = { page: Number(page), start: Number(start), end: Number(end) };
  const text = pages[place.page - 1]?.slice(place.start, place.end) ?? '';
  return text.length > 0 && text.length === place.end - place.start ? { ...place, text } : null;
}
