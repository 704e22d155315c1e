import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPERIENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import {
  isAvailable,
  LEAST_SCORE,
  type Suggestion,
  suggestionsOf,
  suggestionOf,
  MOST_OF_A_TYPE,
} from './suggestion.ts';
import { SUGGESTION_TYPES, REMOTE_PREFERENCES } from './vocabulary.ts';
import { type SuggestionProfile, NO_WISHES } from './wish.ts';

const person: SuggestionProfile = {
  skills: [],
  interests: [],
  location: null,
  experienceLevel: null,
  remotePreference: null,
  isOpenToWork: false,
  isOpenToCofounder: true,
  isOpenToInvest: false,
  isHiring: false,
  isRaising: false,
  wishes: NO_WISHES,
};
const wish = <T extends string>(values: T[], must = false) => ({ values, must });

describe('a pair', () => {
  it('of an engineer who asks for sales in Lagos, and a seller who asks for nothing', () => {
    const ama: SuggestionProfile = {
      ...person,
      skills: ['Go'],
      interests: ['FinTech', 'Music'],
      location: 'Lagos',
      wishes: { ...NO_WISHES, skills: wish(['Sales', 'Law']), locations: wish(['lagos']) },
    };
    const ben: SuggestionProfile = {
      ...person,
      skills: ['sales'],
      interests: ['fintech'],
      location: 'Lagos, Nigeria',
    };
    // Ama: skills 3 × 1/2, place 2 × 1, interests 1 × 1, doubt 1 × 1/2 → 5 / 7.
    // Ben: skills 1, place 1, interests 1, doubt 1 × 1/2 → 3.5 / 4.
    const suggestion = suggestionOf('cofounder', ama, ben);
    expect(suggestion).toEqual({
      matchType: 'cofounder',
      score: Math.round(100 * Math.sqrt((5 / 7) * (3.5 / 4))),
      summary: 'You are both looking for a co-founder. Weakest point: skills; you look for Sales or Law.',
      reasons: [
        'Is in a place you are looking in: Lagos, Nigeria.',
        'Has 1 of the 2 skills you are looking for: sales.',
        'You both care about fintech.',
      ],
    });
    expect(suggestionOf('cofounder', ben, ama)).toMatchObject({
      score: 79,
      reasons: [
        'Has skills you do not list: Go.',
        'You are both in Lagos.',
        'You both care about FinTech.',
        'You meet their wishes for place: Lagos, Nigeria.',
        'You meet their wishes for skills: sales.',
      ],
      summary: 'You are both looking for a co-founder. Nothing you asked for is missing.',
    });
  });

  it('counts what is not said as half, but never for a must', () => {
    const base = { ...person, location: 'Accra' };
    const asks: SuggestionProfile = { ...base, wishes: { ...NO_WISHES, experienceLevels: wish(['senior']) } };
    expect(suggestionOf('cofounder', asks, base)).toMatchObject({
      summary: 'You are both looking for a co-founder. Not known: experience level.',
    });
    const insists = { ...asks, wishes: { ...NO_WISHES, experienceLevels: wish(['senior'], true) } };
    expect(suggestionOf('cofounder', insists, base)).toBeNull();
    // 4.5 / 6 on one side, 2.5 / 4 on the other.
    expect(suggestionOf('cofounder', insists, { ...base, experienceLevel: 'senior' })?.score).toBe(68);
    expect(suggestionOf('cofounder', { ...base, experienceLevel: 'entry' }, insists)).toBeNull();
  });

  it('must have every must-have skill, and one of the places', () => {
    const base = { ...person, interests: ['Tea'], skills: ['Law', 'Tax'], location: 'Kisumu, Kenya' };
    const asking = (wishes: Partial<SuggestionProfile['wishes']>) => ({
      ...base,
      wishes: { ...NO_WISHES, ...wishes },
    });
    expect(suggestionOf('cofounder', asking({ skills: wish(['Law', 'Art'], true) }), base)).toBeNull();
    expect(suggestionOf('cofounder', asking({ skills: wish(['tax', 'law'], true) }), base)).not.toBeNull();
    expect(
      suggestionOf('cofounder', asking({ locations: wish(['Nairobi', 'Kenya'], true) }), base),
    ).not.toBeNull();
    expect(suggestionOf('cofounder', asking({ locations: wish(['Nairobi'], true) }), base)).toBeNull();
  });

  it('in one country is half as near as in one city', () => {
    const at = (location: string) => ({ ...person, location });
    // One side and the other alike: place 1/2, interests and skills not known, doubt 1/2 → 2 / 4.
    expect(suggestionOf('cofounder', at('Lagos, Nigeria'), at('Kano, Nigeria'))).toMatchObject({
      score: 50,
      reasons: ['You are both in Nigeria.'],
    });
    expect(suggestionOf('cofounder', at('Lagos, Nigeria'), at('lagos'))).toMatchObject({
      score: 63,
      reasons: ['You are both in lagos.'],
    });
    expect(suggestionOf('cofounder', at('Lagos, Nigeria'), at('Nairobi, Kenya'))).toBeNull();
  });

  it('takes a flexible person for any way of working', () => {
    const base: SuggestionProfile = { ...person, location: 'Accra', remotePreference: 'flexible' };
    const asks = { ...base, wishes: { ...NO_WISHES, remotePreferences: wish(['onsite' as const], true) } };
    expect(suggestionOf('cofounder', asks, base)?.reasons).toContain(
      'Works the way you are looking for: Flexible.',
    );
    expect(suggestionOf('cofounder', asks, { ...base, remotePreference: 'remote' })).toBeNull();
  });

  it('needs something that speaks for it', () => {
    expect(suggestionOf('cofounder', person, person)).toBeNull();
  });

  it('needs an offer on one side and a search on the other', () => {
    const closed = { ...person, isOpenToCofounder: false };
    const worker = { ...closed, isOpenToWork: true };
    const employer = { ...closed, isHiring: true };
    const angel = { ...closed, isOpenToInvest: true };
    const raiser = { ...closed, isRaising: true };
    expect(isAvailable('cofounder', person, closed)).toBe(false);
    expect([isAvailable('work', worker, employer), isAvailable('work', employer, worker)]).toEqual([
      true,
      true,
    ]);
    expect([isAvailable('work', worker, worker), isAvailable('work', employer, employer)]).toEqual([
      false,
      false,
    ]);
    expect([isAvailable('investment', angel, raiser), isAvailable('investment', angel, angel)]).toEqual([
      true,
      false,
    ]);
  });
});

const texts = fc.uniqueArray(fc.constantFrom('Go', 'Sales', 'Law', 'Design', 'FinTech', 'Kenya'), {
  maxLength: 4,
});
const anyWish = <T extends string>(values: readonly T[]) =>
  fc.record({ values: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }), must: fc.boolean() });
const anybody: fc.Arbitrary<SuggestionProfile> = fc.record({
  skills: texts,
  interests: texts,
  location: fc.constantFrom(null, 'Lagos, Nigeria', 'Nairobi, Kenya', 'Accra'),
  experienceLevel: fc.constantFrom(null, ...EXPERIENCE_LEVELS),
  remotePreference: fc.constantFrom(null, ...REMOTE_PREFERENCES),
  isOpenToWork: fc.boolean(),
  isOpenToCofounder: fc.boolean(),
  isOpenToInvest: fc.boolean(),
  isHiring: fc.boolean(),
  isRaising: fc.boolean(),
  wishes: fc.record({
    skills: anyWish(['Go', 'Sales', 'Law']),
    locations: anyWish(['Lagos', 'Kenya']),
    interests: anyWish(['FinTech', 'Design']),
    experienceLevels: anyWish(EXPERIENCE_LEVELS),
    remotePreferences: anyWish(REMOTE_PREFERENCES),
  }),
});

describe('of any two people', () => {
  it('both see the same score or none, between 40 and 100, with a reason', () => {
    fc.assert(
      fc.property(anybody, anybody, fc.constantFrom(...SUGGESTION_TYPES), (a, b, type) => {
        const [one, other] = [suggestionOf(type, a, b), suggestionOf(type, b, a)];
        const isSound = (suggestion: Suggestion | null) =>
          suggestion === null ||
          (suggestion.score >= LEAST_SCORE &&
            suggestion.score <= 100 &&
            suggestion.reasons.length > 0 &&
            isAvailable(type, a, b));
        expect([one, other].every(isSound)).toBe(true);
        expect(one?.score ?? other?.score).toBe(other?.score ?? one?.score);
      }),
    );
  });

  it('stating a skill that was asked for never makes the pair worse', () => {
    fc.assert(
      fc.property(anybody, anybody, (a, b) => {
        const asks = { ...a, wishes: { ...a.wishes, skills: wish(['Rust']) } };
        const plain = { ...b, skills: ['Go'], wishes: { ...b.wishes, skills: wish(['Art']) } };
        const before = suggestionOf('cofounder', asks, plain)?.score ?? 0;
        const after = suggestionOf('cofounder', asks, { ...plain, skills: ['Go', 'Rust'] })?.score ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

it('keeps the ten best of each type, best first', () => {
  const me = { ...person, interests: ['a', 'b', 'c', 'd'], location: 'Accra' };
  const others = Array.from({ length: 15 }, (_, index) => ({
    ...me,
    interests: index % 2 ? ['a'] : ['a', 'x'],
    index,
  }));
  const found = suggestionsOf(me, others);
  expect(found).toHaveLength(MOST_OF_A_TYPE);
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((x, y) => y - x));
  expect(found.slice(0, 7).every(({ candidate }) => candidate.index % 2 === 1)).toBe(true);
});
