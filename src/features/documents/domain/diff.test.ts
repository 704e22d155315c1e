import { expect, test } from 'vitest';
import { analyseDocument } from './analysis.ts';
import { diffAnalyses } from './diff.ts';

const read = (text: string) => analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });

const OLD = read(
  'Traction\n1,200 active users in May 2025, revenue $40,000 in May 2025.\nCompetition\nWe have no competitors.\nAsk\nWe raise $500,000.',
);
const NEW = read(
  'Traction\n1,200 active users in May 2025, revenue $44,000 in May 2025.\nTeam\nA team of 9.\nAsk\nWe raise $750,000. Use of funds: 60% sales, 40% product.',
);

test('findings and sections that appeared and vanished, with their quotes', () => {
  const { findings, sections } = diffAnalyses(OLD, NEW);
  expect(findings.vanished.map(({ code }) => code)).toEqual(['ASK_WITHOUT_USE_OF_FUNDS', 'NO_COMPETITION']);
  expect(findings.vanished[1]?.quotes[0]?.text).toBe('We have no competitors.');
  expect(findings.appeared.map(({ code }) => code)).toEqual(['USE_OF_FUNDS_ADDS_UP']);
  expect(sections.vanished.map(({ id }) => id)).toEqual(['competition']);
  expect(sections.appeared.map(({ id }) => id)).toEqual(['team']);
});

test('a figure of the same kind and period that reads differently has changed; a new kind appeared', () => {
  const { changed, appeared, vanished } = diffAnalyses(OLD, NEW).numbers;
  expect(changed.map(({ before, after }) => [before.kind, before.value, after.value])).toEqual([
    ['revenue', 40_000, 44_000],
    ['ask', 500_000, 750_000],
  ]);
  expect(appeared.map(({ kind, value }) => [kind, value])).toContainEqual(['team', 9]);
  expect(vanished).toEqual([]);
});

test('a document does not differ from itself', () => {
  expect(diffAnalyses(NEW, NEW)).toEqual({
    findings: { appeared: [], vanished: [] },
    sections: { appeared: [], vanished: [] },
    numbers: { appeared: [], vanished: [], changed: [] },
    score: { before: NEW.score, after: NEW.score },
  });
});
