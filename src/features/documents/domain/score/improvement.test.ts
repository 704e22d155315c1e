import { describe, expect, it } from 'vitest';
import { deckScore } from './deck-score.ts';
import { bestImprovement } from './improvement.ts';

const flag = (code: 'GOING_CONCERN' | 'NO_COMPETITION', severity: 'critical' | 'medium') => ({
  code,
  kind: 'flag' as const,
  severity,
  title: code,
  why: '',
  mend: `Mend ${code}`,
  quotes: [],
});
const section = (id: string, weight: number, found: boolean) => ({
  id,
  label: id,
  weight,
  found,
  quote: null,
});
const part = (measured: number) => ({ points: 0, maximum: 0, measured });

const deck = {
  type: 'pitch_deck' as const,
  strengths: [],
  score: 60,
  words: 800,
  sections: [section('team', 10, false), section('traction', 12, false)],
  flags: [flag('NO_COMPETITION', 'medium')],
  parts: { coverage: part(0.78), numericFacts: part(8), soundness: part(0.88) },
  recommendations: [
    { text: 'Mend NO_COMPETITION', because: 'NO_COMPETITION' },
    { text: 'Add traction', because: 'SECTION_MISSING:traction' },
    { text: 'Add team', because: 'SECTION_MISSING:team' },
  ],
};

describe('what a document gains most by', () => {
  it('a section of weight 12 gives 45 × 0.12 = 5.4 points, a medium flag costs 4.8', () => {
    expect(bestImprovement(deck)).toMatchObject({ text: 'Add traction' });
    expect(bestImprovement(deck)?.points).toBeCloseTo(5.4, 10);
    const covered = bestImprovement({ ...deck, sections: [] });
    expect(covered).toMatchObject({ text: 'NO_COMPETITION. Mend NO_COMPETITION' });
    expect(covered?.points).toBeCloseTo(4.8, 10);
  });

  it('a critical flag costs 20 points and comes first', () => {
    const flags = [...deck.flags, flag('GOING_CONCERN', 'critical')];
    const recommendations = [
      ...deck.recommendations,
      { text: 'Mend GOING_CONCERN', because: 'GOING_CONCERN' },
    ];
    const best = bestImprovement({ ...deck, type: 'legal_docs', flags, recommendations });
    expect(best?.text).toBe('GOING_CONCERN. Mend GOING_CONCERN');
    expect(best?.points).toBeCloseTo(20, 10);
  });

  it('agrees with the score of a deck in which it was mended', () => {
    const before = deckScore({
      sectionsFound: ['problem', 'solution', 'product'],
      numericFacts: 4,
      flags: {},
      words: 500,
    });
    const after = deckScore({
      sectionsFound: ['problem', 'solution', 'product', 'team'],
      numericFacts: 4,
      flags: {},
      words: 500,
    });
    const best = bestImprovement({
      type: 'financial_statements',
      strengths: [],
      score: before.scorePercent,
      words: 500,
      flags: [],
      sections: [section('team', 10, false)],
      parts: { coverage: part(before.coverageFraction), numericFacts: part(4), soundness: part(1) },
      recommendations: [{ text: 'Add team', because: 'SECTION_MISSING:team' }],
    });
    expect(best?.points).toBeCloseTo(after.scorePercent - before.scorePercent, 10);
  });

  it('a text in which nothing was found to mend, or that was not read, has none', () => {
    expect(bestImprovement({ ...deck, recommendations: [] })).toBeNull();
    expect(bestImprovement({ ...deck, score: null })).toBeNull();
  });
});
