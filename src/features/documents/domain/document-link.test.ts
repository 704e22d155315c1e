import { expect, it } from 'vitest';
import { documentHref, quoteAsked } from './document-link.ts';

const PAGES = ['Problem: late payments.', 'We have no competitors.'];
const quote = { page: 2, start: 8, end: 22 };

it('an address leads to the very words it was made for', () => {
  const href = documentHref({ id: 9, version: 3, quote });
  expect(href).toBe('/documents/9?version=3&quote=2.8.22');
  const asked = new URL(href, 'https://kilele.example').searchParams.get('quote');
  expect(quoteAsked(asked, PAGES)).toEqual({ ...quote, text: 'no competitors' });
});

it('an address without a quote leads to the version', () => {
  expect(documentHref({ id: 9, version: 3, quote: null })).toBe('/documents/9?version=3');
  expect(quoteAsked(null, PAGES)).toBeNull();
});

it.each([
  '',
  'x',
  '2',
  '2.8',
  '2.8.22.1',
  '0.0.5',
  '3.0.5',
  '2.8.99',
  '2.8.8',
  '2.22.8',
  '-1.0.5',
  '2.8.1e1',
])('%j is no place in these pages', (asked) => expect(quoteAsked(asked, PAGES)).toBeNull());
