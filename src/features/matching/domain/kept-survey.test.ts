import { describe, expect, it } from 'vitest';
import { isOutdated, readSurvey, type Survey, writeSurvey } from './kept-survey.ts';

const survey: Survey = {
  usual: {
    stageLadder: ['pre-seed', 'seed'],
    sectorShares: new Map([['fintech', 0.25]]),
    places: [{ place: ['africa', 'KE'], share: 0.5 }],
    maxActivity: 2.5,
    medianActivity: 0.75,
    roundUsd: { p25: 100_000, p75: 400_000 },
    text: {
      documents: 3,
      documentFrequency: new Map([
        [0, 1],
        [0xffff_ffff, 3],
      ]),
    },
  },
  scales: { users: new Map([['seed', { count: 5, breakpoints: [0, 10] }]]), revenue: new Map() },
};

describe('a survey that is kept', () => {
  it('is the one that was made', () => {
    const { figures, terms } = writeSurvey(survey);
    const written: unknown = JSON.parse(JSON.stringify(figures));
    expect(written).toEqual(figures);
    // As a database hands it out: within a larger piece of memory.
    const within = new Uint8Array(terms.length + 11);
    within.set(terms, 3);
    expect(readSurvey({ figures, terms: within.subarray(3, 3 + terms.length) })).toEqual(survey);
  });

  it('says too little after two days, and of a twentieth more or fewer', () => {
    const made = { investors: 4000, surveyedAt: new Date('2026-11-20T00:07:00Z') };
    const on = (day: number, counted: number) => isOutdated(made, counted, new Date(Date.UTC(2026, 10, day)));
    expect([on(21, 4000), on(22, 4200), on(22, 3800)]).toEqual([false, false, false]);
    expect([on(23, 4000), on(21, 4201), on(21, 3799)]).toEqual([true, true, true]);
  });
});
