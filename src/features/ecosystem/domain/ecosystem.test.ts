import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { legendOf, MEASURES, shadeOf } from './choropleth.ts';
import { challenges, countryOpportunities, type CountryFacts, growingSectors } from './findings.ts';
import { nearestInDirection } from './nearest.ts';
import { networkDensity } from './network-density.ts';

const sector = (name: string, startups: number, deals12: number, dealsPrev12: number) => {
  return { name, startups, deals12, dealsPrev12 };
};
const QUIET: CountryFacts = {
  startups: 0,
  investors: 0,
  investorsLooking: 0,
  raisingNow: 0,
  sectors: [],
  dealsLater: 0,
  companies: 0,
  largestShare: null,
  africaPerInvestor: null,
};

test('six people with three ties out of fifteen pairs: 0.2', () => {
  expect(networkDensity(6, 3)).toEqual({ density: 0.2, withheld: null });
});

test('four people are too few to tell', () => {
  expect(networkDensity(4, 6)).toEqual({ density: null, withheld: 'fewer_than_five_people' });
  expect(networkDensity(5, 10).density).toBe(1);
});

test('density is a fraction, and more ties never lower it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 500 }), fc.nat(1000), (people, ties) => {
      const { density } = networkDensity(people, ties);
      expect(density).toBeGreaterThanOrEqual(0);
      expect(density).toBeLessThanOrEqual(1);
      expect(networkDensity(people, ties + 1).density).toBeGreaterThanOrEqual(density ?? 0);
    }),
  );
});

test('growing means five deals in two years and more of them lately', () => {
  const sectors = [sector('FinTech', 9, 4, 2), sector('EdTech', 3, 3, 1), sector('AgriTech', 3, 2, 4)];
  expect(growingSectors(sectors).map(({ name }) => name)).toEqual(['FinTech']);
});

test('a quiet country has nothing said about it', () => {
  expect([...challenges(QUIET), ...countryOpportunities(QUIET)]).toEqual([]);
});

test('challenges and opportunities come with their numbers', () => {
  const facts: CountryFacts = {
    startups: 30,
    investors: 4,
    investorsLooking: 1,
    raisingNow: 2,
    sectors: [sector('FinTech', 9, 2, 4), sector('EdTech', 3, 0, 0), sector('Gaming', 1, 0, 0)],
    dealsLater: 0,
    companies: 5,
    largestShare: 0.62,
    africaPerInvestor: 2,
  };
  expect(challenges(facts)).toEqual([
    '7.5 startups for each investor based here; 2.0 across Africa.',
    '2 rounds in twelve months, after 4 the year before.',
    'No round at Series A or later among 6 rounds of two years.',
    'One of 5 companies took 62% of the funding of two years.',
  ]);
  expect(countryOpportunities(facts)).toEqual([
    '2 startups are raising now.',
    '1 investor based elsewhere looks for startups here or in its region.',
    'EdTech: 3 startups, no round in two years.',
  ]);
  expect(challenges({ ...facts, investors: 0 })[0]).toBe('30 startups here, and no investor based here yet.');
});

test('an arrow key leads to the nearest country on that side', () => {
  const nigeria = { code: 'NG', x: 0, y: 0 };
  const places = [
    nigeria,
    { code: 'NE', x: 1, y: -5 },
    { code: 'TD', x: 8, y: -4 },
    { code: 'DZ', x: 0, y: -20 },
  ];
  expect(nearestInDirection(places, nigeria, 'ArrowUp')?.code).toBe('NE');
  expect(nearestInDirection(places, nigeria, 'ArrowRight')?.code).toBe('TD');
  expect(nearestInDirection(places, nigeria, 'ArrowDown')).toBeNull();
});

test('the legend names what each shade stands for', () => {
  const [startups, , , funding] = MEASURES;
  expect(legendOf(startups, String)).toEqual(['none', '1 to 4', '5 to 19', '20 to 99', '100 or more']);
  expect(legendOf(funding, (usd) => `$${usd / 1e6}M`)[1]).toBe('under $1M');
  expect([0, 1, 4, 5, 100].map((value) => shadeOf(startups, value))).toEqual([0, 1, 1, 2, 4]);
});
