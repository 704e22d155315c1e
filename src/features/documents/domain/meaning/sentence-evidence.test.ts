import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';
import { beyondDoubt, type Evidence, oddsOf } from './sentence-evidence.ts';

const evidence: Evidence = {
  margin: 0.2,
  together: 0.1,
  words: Math.log(19),
  besideAnother: 0,
  other: -0.5,
};
const flagged = (text: string, type: DocumentType = 'business_plan') =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

describe('what the rest of a paper tells of a sentence', () => {
  test.each([
    ['its own words', { margin: 0.6 }, 1],
    ['a neighbour that says it with it', { together: 0.6 }, 1],
    ['more words', { words: Math.log(31) }, 1],
    ['something else that is plain', { besideAnother: 1 }, 1],
    ['something else that it says more', { other: 0.5 }, -1],
  ] as const)('%s', (_, changed, way) =>
    expect(Math.sign(oddsOf({ ...evidence, ...changed }) - oddsOf(evidence))).toBe(way),
  );

  test('a sentence at its border is asked about', () =>
    expect(beyondDoubt({ ...evidence, margin: 0, together: 0 })).toBeLessThan(0));

  test('where its own words are not plain, its paper has to say more', () => {
    const even = { ...evidence, margin: 0.3, together: 0.3, besideAnother: 1, words: Math.log(20) } as const;
    expect(oddsOf(even)).toBeGreaterThan(0);
    expect(beyondDoubt({ ...even, besideAnother: 0, margin: 0.3, words: Math.log(24) })).toBeLessThan(0);
    expect(beyondDoubt({ ...even, besideAnother: 0, margin: 0.4, words: Math.log(24) })).toBeGreaterThan(0);
  });
});

test('what the next sentence takes back is no flag', () => {
  const said = 'In March the managing director took 40 million out of the company as a loan to himself.';
  expect(flagged(`Notes\n${said} Nothing of it is written down.`)).toContain('RELATED_PARTY');
  expect(flagged(`Notes\n${said} It was repaid in full in June.`)).not.toContain('RELATED_PARTY');
});

test('nothing is a flag of which neither a sentence nor two are beyond a border', () =>
  expect(
    flagged(
      'Our phone ledger books each sale as it is made and reconciles it with mobile money at night.',
      'pitch_deck',
    ),
  ).toEqual([]));

test('what is only likely is asked about in a paper that holds nothing else, and told beside a flag', () => {
  const bought = 'The chair’s husband sells us the feed.';
  const told = 'One customer, Delta Foods Ltd, made 74% of our sales in 2025.';
  const alone = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text: bought }] });
  expect(alone.flags).toEqual([]);
  expect(alone.questions?.map(({ code }) => code)).toContain('RELATED_PARTY');
  expect(flagged(`${told}\n${bought}`)).toEqual(['CUSTOMER_CONCENTRATION', 'RELATED_PARTY']);
  const beside = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text: `${told}\n${bought}` }] });
  expect(beside.questions?.map(({ code }) => code)).not.toContain('RELATED_PARTY');
});
