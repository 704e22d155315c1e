import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainLine, sortProposals } from './proposal.ts';
import { findQuote, sourceOf } from './quote.ts';

const PAGES = [
  'Problème\nLes commerçants attendent  leur argent.',
  '',
  'Traction: we grew\n  20% a month — “every month” since March.',
];

it('finds a passage across line breaks, with its page and where it stands', () => {
  const found = findQuote(sourceOf(PAGES), 'we grew 20% a month - "every month"');
  expect(found).toEqual({ page: 3, start: 10, end: 47, text: 'we grew\n  20% a month — “every month”' });
  expect(findQuote(sourceOf(PAGES), '  Les commerçants  attendent leur argent. ')).toMatchObject({ page: 1 });
});

it.each([
  ['we grew 30% a month', 'not_found'],
  ['argent. Traction: we grew', 'not_found'],
  ['We grew 20% a month', 'not_found'],
  ['every month', 'too_short'],
  ['a a a', 'too_short'],
  ['commerçantsattendent', 'too_short'],
  ['', 'too_short'],
])('%j is %s', (quote, reason) => {
  expect(findQuote(sourceOf(PAGES), quote)).toBe(reason);
});

it('what it finds is always what stands there', () => {
  const word = fc.string({ minLength: 4, maxLength: 8 });
  const page = fc.array(word, { minLength: 8, maxLength: 20 }).map((words) => words.join(' \n'));
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(), (pages, first, size) => {
      const text = pages[first % pages.length] ?? '';
      const quote = text.slice(first % text.length, (first % text.length) + 20 + (size % 40));
      const found = findQuote(sourceOf(pages), quote);
      if (typeof found === 'string') return;
      expect(pages[found.page - 1]?.slice(found.start, found.end)).toBe(found.text);
      expect(found.text.replaceAll(/\s+/g, ' ').length).toBeLessThanOrEqual(quote.length);
    }),
  );
});

it('reads a long page in one pass', () => {
  const page = `${'a'.repeat(2_000_000)} we grew 20% a month`;
  expect(findQuote(sourceOf([page]), 'we grew 20% a month')).toMatchObject({ start: 2_000_001 });
});

it('keeps what quotes the document, and sets apart what does not', () => {
  const said = { kind: 'flag', title: 'Growth', why: 'Only a rate.' } as const;
  const { proposals, unsupported } = sortProposals(PAGES, [
    { ...said, quote: 'we grew 20% a month' },
    { ...said, quote: 'we grew 20% a month' },
    { ...said, quote: 'revenue of $9m last year' },
    { ...said, quote: 'month' },
    { ...said, title: '<b></b>', quote: 'we grew 20% a month' },
  ]);
  expect(proposals).toHaveLength(1);
  expect(proposals[0]?.quote).toMatchObject({ page: 3, text: 'we grew\n  20% a month' });
  expect(unsupported.map(({ reason }) => reason)).toEqual(['not_found', 'too_short']);
});

it('shows words and nothing else', () => {
  expect(plainLine('<img src=x onerror=alert(1)>Team\n\u202eis\u0007 <a href="javascript:x">good</a>')).toBe(
    'Team is good',
  );
});
