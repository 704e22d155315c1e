import { describe, expect, it } from 'vitest';
import { monthlyRevenue, publicFacts } from '#test/diligence.ts';
import { judgeDocuments } from './document-evidence.ts';
import { documentFact } from './document-fact.ts';
import { type DiligenceFacts, type DocumentFact, type FigureFact, publicOnly } from './facts.ts';
import { diligenceChecks } from './report.ts';
import { missingEvidence } from './request-text.ts';
import { CATEGORY_WEIGHTS } from './score.ts';
import { yearlyRise } from './series.ts';
import { checkLeft, evidenceLeft, takenBack } from './taken-back.ts';

const quote = (text: string) => ({ page: 3, start: 0, end: text.length, text });
const DECK: DocumentFact = {
  documentId: 7,
  version: 2,
  title: 'Seed deck',
  type: 'pitch_deck',
  sections: [{ id: 'team', quote: quote('Our team') }],
  strengths: [],
  flags: [],
};
const FACTS: DiligenceFacts = {
  ...publicOnly(publicFacts({ founders: [] })),
  documents: [DECK],
};

describe('what documents say of a check', () => {
  const judge = judgeDocuments({ sections: ['team'], against: ['NO_TEAM'], strength: 'FULL_TEAM' });
  const told = (code: string, words: string | null) => ({
    code,
    title: `The title of ${code}`,
    quote: words === null ? null : quote(words),
  });
  const outcomeOf = (more: Partial<DocumentFact>) => judge({ ...FACTS, documents: [{ ...DECK, ...more }] });

  it('a word about it is a claim nobody has checked, with the words themselves', () => {
    expect(outcomeOf({})).toMatchObject({
      outcome: 'partial',
      evidence: [
        {
          origin: 'document',
          text: 'Seed deck, version 2, page 3: “Our team”',
          document: { id: 7, version: 2, quote: { page: 3 } },
        },
      ],
    });
  });

  it('a strength passes, and a flag against it fails whatever else is said', () => {
    const strengths = [told('FULL_TEAM', 'Six engineers')];
    expect(outcomeOf({ strengths }).outcome).toBe('pass');
    const failed = outcomeOf({ strengths, flags: [told('NO_TEAM', null)] });
    expect(failed.outcome).toBe('fail');
    expect(failed.evidence.map(({ text }) => text)).toEqual(['Seed deck, version 2: The title of NO_TEAM']);
    expect(outcomeOf({ flags: [told('ANOTHER', 'x')] }).outcome).toBe('partial');
  });

  it('silence is not known, and says whether anything was read', () => {
    expect(outcomeOf({ sections: [] }).finding).toBe('No document here mentions it.');
    expect(judge({ ...FACTS, documents: [] })).toEqual({
      outcome: 'unknown',
      finding: 'No document has been read here.',
      evidence: [],
    });
  });

  it('one of several documents is enough against it', () => {
    const other = { ...DECK, documentId: 8, flags: [told('NO_TEAM', 'We have no team')] };
    const verdict = judge({ ...FACTS, documents: [DECK, other] });
    expect(verdict.outcome).toBe('fail');
    expect(verdict.evidence.map(({ document }) => document?.id)).toEqual([8]);
  });
});

it('of an analysis the checks read what is there, each with the first words that say so', () => {
  const fact = documentFact({
    documentId: 7,
    version: 2,
    title: 'Seed deck',
    type: 'pitch_deck',
    analysis: {
      sections: [
        { id: 'team', found: true, quote: quote('Our team') },
        { id: 'ask', found: false, quote: null },
      ],
      strengths: [{ code: 'A', title: 'a', quotes: [quote('one'), quote('two')] }],
      flags: [{ code: 'B', title: 'b', quotes: [] }],
    },
  });
  expect(fact.sections.map(({ id }) => id)).toEqual(['team']);
  expect(fact.strengths).toEqual([{ code: 'A', title: 'a', quote: quote('one') }]);
  expect(fact.flags).toEqual([{ code: 'B', title: 'b', quote: null }]);
});

describe('what was taken back', () => {
  const items = [
    { origin: 'document', text: 'of 7', document: { id: 7 } },
    { origin: 'document', text: 'of 8', document: { id: 8 } },
    { origin: 'document', text: 'of both' },
    { origin: 'profile', text: 'of the profile' },
  ];
  const left = (gone: number[]) => evidenceLeft(items, new Set(gone)).map(({ text }) => text);

  it('is what the run stood on and its reader may not read any more', () => {
    const documents = [DECK, { ...DECK, documentId: 8 }];
    const papers = [{ text: '', document: { id: 10, version: 1, quote: null } }];
    expect([...takenBack({ documents, papers: [] }, new Set([8, 9]))]).toEqual([7]);
    expect([...takenBack({ documents, papers }, new Set([7, 8]))]).toEqual([10]);
    expect([...takenBack({ documents, papers }, new Set([7, 8, 10]))]).toEqual([]);
  });

  it('leaves none of its words, nor those that speak of several', () => {
    expect(left([])).toEqual(['of 7', 'of 8', 'of both', 'of the profile']);
    expect(left([7])).toEqual(['of 8', 'of the profile']);
    expect(left([7, 8])).toEqual(['of the profile']);
    const check = { finding: 'Revenue is KES 48,600,000', evidence: items, mark: null };
    expect(checkLeft(check, new Set([7])).finding).toBe('It rested on a document that is no longer shared.');
    expect(checkLeft({ ...check, mark: {} }, new Set([7])).finding).toBe(check.finding);
    expect(checkLeft(check, new Set())).toBe(check);
  });
});

it('what is missing comes in the order in which it would move the score', () => {
  const checks = diligenceChecks(FACTS);
  const missing = missingEvidence('Pamoja Pay', checks);
  const gainOf = (code: string) => {
    const check = checks.find((each) => each.code === code);
    if (!check) throw new Error(code);
    const inCategory = checks.filter(({ category }) => category === check.category);
    return (
      (CATEGORY_WEIGHTS[check.category] * check.weight) /
      inCategory.reduce((sum, { weight }) => sum + weight, 0)
    );
  };
  const gains = missing.map(({ code }) => gainOf(code));
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(missing.map(({ code }) => code).toSorted()).toEqual(
    checks
      .filter(({ outcome }) => outcome === 'unknown')
      .map(({ code }) => code)
      .toSorted(),
  );
  for (const { requestText } of missing)
    expect(requestText).toMatch(/^Due diligence of Pamoja Pay: please send .+ Why we ask: .+/);
});

describe('growth over a year', () => {
  const rise = (...series: FigureFact[]) => yearlyRise(series, 'monthly_revenue');

  it('of $10,000 that became $12,400 is 24%', () => {
    expect(rise(monthlyRevenue('2025-11-30', 10_000), monthlyRevenue('2026-10-31', 12_400))).toBeCloseTo(
      24,
      10,
    );
  });

  it('begins at the oldest figure of 400 days, to the day', () => {
    const newest = monthlyRevenue('2026-10-31', 12_000);
    expect(
      rise(monthlyRevenue('2025-09-26', 6_000), monthlyRevenue('2026-05-31', 10_000), newest),
    ).toBeCloseTo(100, 10);
    expect(
      rise(monthlyRevenue('2025-09-25', 6_000), monthlyRevenue('2026-05-31', 10_000), newest),
    ).toBeCloseTo(20, 10);
  });

  it('is not known from one figure, from nothing, from another currency, or within 25 days', () => {
    const newest = monthlyRevenue('2026-10-31', 12_000);
    expect(rise()).toBeNull();
    expect(rise(newest)).toBeNull();
    expect(rise(monthlyRevenue('2026-01-31', 0), newest)).toBeNull();
    expect(rise(monthlyRevenue('2026-01-31', 900_000, 'KES'), newest)).toBeNull();
    expect(rise(monthlyRevenue('2026-10-07', 10_000), newest)).toBeNull();
    expect(rise(monthlyRevenue('2026-10-06', 10_000), newest)).toBeCloseTo(20, 10);
  });
});
