import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../src/features/documents/domain/analysis.ts';
import { readGolden } from './eval-documents/golden.ts';
import { added, judge, precisionOf, recallOf } from './eval-documents/judge.ts';

const documents = readGolden(path.join(import.meta.dirname, 'golden-documents'));
const verdicts = documents.map((document) => {
  const { label, pages } = document;
  const analysis = analyseDocument({ type: label.type, pages, facts: label.facts });
  return { label, analysis, verdict: judge(document, analysis) };
});
const tally = (subject: 'flags' | 'strengths' | 'numbers' | 'sections' | 'citations') =>
  added(verdicts.map(({ verdict }) => verdict[subject]));

describe('the golden documents', () => {
  test('are at least 24, in both languages and all four types, some of them clean', () => {
    expect(documents.length).toBeGreaterThanOrEqual(24);
    expect(new Set(documents.map(({ label }) => label.type)).size).toBe(4);
    expect(new Set(documents.map(({ label }) => label.language))).toEqual(new Set(['en', 'fr']));
    expect(documents.filter(({ label }) => label.clean).length).toBeGreaterThanOrEqual(8);
  });

  test.each(['flags', 'strengths', 'numbers', 'sections'] as const)(
    '%s: recall and precision of at least 0.9',
    (subject) => {
      expect(recallOf(tally(subject))).toBeGreaterThanOrEqual(0.9);
      expect(precisionOf(tally(subject))).toBeGreaterThanOrEqual(0.9);
    },
  );

  test('every citation gives the words of its page, and every finding has one', () => {
    expect(tally('citations')).toMatchObject({ missed: [], wrong: [] });
    expect(tally('citations').found).toBeGreaterThan(1000);
  });

  test('no flag on a clean document', () => {
    const alarms = verdicts.filter(({ label }) => label.clean).flatMap(({ verdict }) => verdict.flags.wrong);
    expect(alarms).toEqual([]);
  });

  test('the language and the pages without text are told', () => {
    for (const { label, analysis } of verdicts) {
      expect(analysis.language).toBe(label.language);
      expect(analysis.pagesWithoutText).toEqual(label.pagesWithoutText ?? []);
    }
  });
});

const FORMS: Readonly<Record<string, (text: string) => string>> = {
  'lines end as on Windows': (text) => text.replaceAll('\n', '\r\n'),
  'accents are stored apart': (text) => text.normalize('NFD'),
  'thousands are set apart by narrow spaces': (text) => text.replaceAll(/(?<=\d) (?=\d{3})/g, '\u202f'),
  'every line is a paragraph': (text) => text.replaceAll('\n', '\n\n'),
};

test.each(Object.entries(FORMS))('a document says the same when %s', (_, form) => {
  for (const { label, pages } of documents) {
    const codesOf = (read: (text: string) => string): string[] => {
      const shaped = pages.map(({ page, text }) => ({ page, text: read(text) }));
      const { flags, strengths } = analyseDocument({ type: label.type, pages: shaped, facts: label.facts });
      return [...flags, ...strengths].map(({ code }) => code);
    };
    expect(codesOf(form)).toEqual(codesOf((text) => text));
  }
});

test('the judge sees a missed flag, a false one and a citation that does not hold', () => {
  const document = documents.find(({ label }) => label.flags.length > 0);
  if (!document) throw new Error('no flagged document');
  const analysis = analyseDocument({ type: document.label.type, pages: document.pages });
  const [flag] = analysis.flags;
  if (!flag) throw new Error('nothing flagged');
  const moved = {
    ...flag,
    quotes: flag.quotes.map((quote) => ({ ...quote, start: quote.start + 1, text: 'other words' })),
  };
  const { flags, citations } = judge(document, { ...analysis, flags: [moved] });
  expect(flags.missed).toHaveLength(document.label.flags.length);
  expect(flags.wrong).toHaveLength(1);
  expect(citations.wrong.length).toBeGreaterThanOrEqual(1);
});
