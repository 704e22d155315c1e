import { describe, expect, it } from 'vitest';
import { STRENGTH_PARTS, strengthOf, type StrengthFacts } from './strength.ts';

const nothing: StrengthFacts = {
  hasPicture: false,
  headline: null,
  location: null,
  bio: null,
  skills: [],
  interests: [],
  experienceLevel: null,
  links: 0,
  isOpen: false,
  experiences: 0,
  recommendations: 0,
};
const everything: StrengthFacts = {
  hasPicture: true,
  headline: 'Engineer',
  location: 'Lagos',
  bio: 'x'.repeat(80),
  skills: ['a', 'b', 'c'],
  interests: ['d'],
  experienceLevel: 'mid',
  links: 1,
  isOpen: true,
  experiences: 1,
  recommendations: 1,
};

describe('the strength of a profile', () => {
  it('has weights that add up to 100', () => {
    expect(STRENGTH_PARTS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('goes from 0 to 100', () => {
    expect(strengthOf(nothing).percent).toBe(0);
    expect(strengthOf(everything)).toEqual({ percent: 100, next: null });
  });

  it('names the heaviest missing fact, the first of equals', () => {
    expect(strengthOf(nothing).next).toMatchObject({ fact: 'headline', gainPercent: 15 });
    expect(strengthOf({ ...everything, location: null, interests: [] })).toMatchObject({
      percent: 85,
      next: { fact: 'location', gainPercent: 10 },
    });
  });

  it('gains what it says when the fact is stated', () => {
    const before = strengthOf({ ...nothing, headline: 'Engineer' });
    const after = strengthOf({ ...nothing, headline: 'Engineer', experiences: 1 });
    expect(before.next?.fact).toBe('experience');
    expect(after.percent - before.percent).toBe(before.next?.gainPercent);
  });

  it('asks for a bio worth reading and three skills', () => {
    const short = { ...everything, bio: 'x'.repeat(79), skills: ['a', 'b'] };
    expect(strengthOf(short).percent).toBe(75);
  });
});
