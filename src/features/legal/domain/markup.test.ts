import { describe, expect, it } from 'vitest';
import { breachDue, grievanceDue } from './deadlines.ts';
import { readMarkup } from './markup.ts';
import { LEGAL_PAGES } from './pages.ts';
import { SHIPPED_TEXTS } from './shipped-texts.ts';

describe('the marks of legal pages', () => {
  it('are headings, lists, strong words and links', () => {
    expect(
      readMarkup('## Who\nWe, **Kobo**.\n\n- [write](mailto:a@kobo.example)\n- or [look](/imprint)'),
    ).toEqual([
      { kind: 'heading', pieces: [{ kind: 'text', text: 'Who' }] },
      {
        kind: 'paragraph',
        pieces: [
          { kind: 'text', text: 'We, ' },
          { kind: 'strong', text: 'Kobo' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        items: [
          [{ kind: 'link', text: 'write', href: 'mailto:a@kobo.example' }],
          [
            { kind: 'text', text: 'or ' },
            { kind: 'link', text: 'look', href: '/imprint' },
          ],
        ],
      },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '[x](javascript:alert)',
    '[x](//evil.test)',
    '[x](data:text/html,1)',
    '[x](/a"b)',
  ])('leave %s as the words it is', (text) => {
    expect(readMarkup(text)).toEqual([{ kind: 'paragraph', pieces: [{ kind: 'text', text }] }]);
  });

  it('read every text that comes with the product without a mark left over', () => {
    for (const page of LEGAL_PAGES)
      expect(JSON.stringify(readMarkup(SHIPPED_TEXTS[page]))).not.toMatch(/\*\*|## |\]\(/);
  });
});

it('the deadlines are 30 days and 72 hours', () => {
  const at = new Date('2026-11-22T09:30:00Z');
  expect(grievanceDue(at).toISOString()).toBe('2026-12-22T09:30:00.000Z');
  expect(breachDue(at).toISOString()).toBe('2026-11-25T09:30:00.000Z');
});
