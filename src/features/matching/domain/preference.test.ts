import { describe, expect, test } from 'vitest';
import { lift, placeCover, placePreference, placeShare, preferenceOf, stageFit } from './preference.ts';
import { UNKNOWN_DEAL, UNKNOWN_INVESTOR } from './profile.ts';

const LADDER = ['pre-seed', 'seed', 'series-a'];

describe('preference', () => {
  test('five for what is stated, one for each deal', () => {
    const got = preferenceOf(['fintech'], [['fintech'], ['fintech', 'saas'], [], ['energy']]);
    expect(got?.weight).toBe(8);
    expect(got?.shares.get('fintech')).toBeCloseTo(6.5 / 8, 12);
    expect(got?.shares.get('saas')).toBeCloseTo(0.5 / 8, 12);
  });

  test('nothing known is null', () => {
    expect(preferenceOf([], [[]])).toBeNull();
  });

  test('neighbouring stages count half, at most 1', () => {
    const seed = { shares: new Map([['seed', 1]]), weight: 5 };
    expect(LADDER.map((stage) => stageFit(seed, stage, LADDER))).toEqual([0.5, 1, 0.5]);
    expect(
      stageFit(
        {
          shares: new Map([
            ['seed', 1],
            ['series-a', 1],
          ]),
          weight: 5,
        },
        'seed',
        LADDER,
      ),
    ).toBe(1);
    expect(stageFit(seed, 'token', LADDER)).toBe(0);
  });
});

test('lift: as everybody is 0.5, four times as much 8/9, none 0', () => {
  expect([lift(0.2, 0.2), lift(0.8, 0.2), lift(0, 0.2)]).toEqual([0.5, expect.closeTo(8 / 9, 12), 0]);
});

describe('places', () => {
  const lagos = ['lagos', 'NG', 'west-africa', 'africa'];

  test('inside is 1, the same region or the whole world half, elsewhere 0', () => {
    const known = [
      ['africa'],
      ['NG', 'west-africa', 'africa'],
      ['KE', 'east-africa', 'africa'],
      ['global'],
      ['IN', 'asia'],
      [],
    ];
    expect(known.map((place) => placeCover(place, lagos))).toEqual([1, 1, 0.5, 0.5, 0, 0]);
  });

  test('stated places count once, deals each', () => {
    const deals = [{ ...UNKNOWN_DEAL, place: lagos }];
    const fund = { ...UNKNOWN_INVESTOR, places: [['KE', 'east-africa', 'africa']], deals };
    const preference = placePreference(fund);
    expect(preference && placeShare(preference, lagos)).toBeCloseTo((5 * 0.5 + 1) / 6, 12);
    expect(placePreference(UNKNOWN_INVESTOR)).toBeNull();
  });
});
