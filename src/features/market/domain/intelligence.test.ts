import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  forecastOf,
  forecastText,
  growthPercent,
  nextHotSectors,
  recommendations,
  sectorTrends,
  sentimentOf,
} from './intelligence.ts';

const years = (deals12: number, dealsPrev12: number, funding12Minor = 0, fundingPrev12Minor = 0) => {
  return { deals12, dealsPrev12, funding12Minor, fundingPrev12Minor };
};

const year = (fundingMinor: number, deals = 5) => ({ deals, fundingMinor });

test('sentiment: flat is steady, doubled is rising, halved is cooling, four deals are thin', () => {
  expect(sentimentOf(years(10, 10))).toEqual({ sentiment: 'Steady', trendScore: 50 });
  expect(sentimentOf(years(22, 10, 300_000_00, 100_000_00)).sentiment).toBe('Rising');
  expect(sentimentOf(years(10, 22, 100_000_00, 300_000_00)).sentiment).toBe('Cooling');
  expect(sentimentOf(years(4, 0)).sentiment).toBe('Thin data');
});

test('growth of a score: 80 is twice the year before, 50 the same, 20 half', () => {
  expect([80, 50, 20].map(growthPercent)).toEqual([100, 0, -50]);
});

test('sectors by growth, thin ones last; hot are those a tenth up', () => {
  const trends = sectorTrends([
    { sector: 'EdTech', startups: 9, ...years(1, 0) },
    { sector: 'FinTech', startups: 4, ...years(8, 3, 400_000_00, 0) },
    { sector: 'AgriTech', startups: 2, ...years(3, 3) },
  ]);
  expect(trends.map(({ sector, growth }) => [sector, growth])).toEqual([
    ['FinTech', 216],
    ['AgriTech', 0],
    ['EdTech', null],
  ]);
  expect(nextHotSectors(trends)).toEqual(['FinTech']);
  expect(recommendations(trends)).toEqual([
    'Investors are most active in FinTech: 8 of 12 rounds in twelve months.',
    'Investors face least competition in EdTech: 9 startups, 1 round in twelve months.',
  ]);
});

test('the forecast is the last year again, with the changes of former years around it', () => {
  const forecast = forecastOf([4, 2, 4, 4].map((millions) => year(millions * 1_000_000_00)));
  expect(forecast).toEqual({
    baseMinor: 4_000_000_00,
    lowMinor: 2_000_000_00,
    highMinor: 8_000_000_00,
    changes: 3,
  });
  expect(forecast && forecastText(forecast)).toBe(
    '$4M if the next twelve months are like the last. $2M to $8M if the change is within past years (3 year-on-year changes).',
  );
  expect(forecastOf([year(5_00), year(5_00), year(0)])).toMatchObject({ lowMinor: null, changes: 1 });
  expect(forecastOf([year(5_00), year(5_00, 4)])).toMatchObject({ changes: 0 });
  expect(forecastOf([year(5_00, 4), year(5_00)])).toBeNull();
  expect(forecastOf([year(0), year(5_00)])).toBeNull();
});

test('a forecast lies within its own range', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000_000), { minLength: 2, maxLength: 6 }), (sums) => {
      const forecast = forecastOf(sums.map((sum) => year(sum)));
      fc.pre(forecast !== null && forecast.lowMinor !== null && forecast.highMinor !== null);
      expect(forecast?.lowMinor).toBeLessThanOrEqual(forecast?.baseMinor ?? 0);
      expect(forecast?.highMinor).toBeGreaterThanOrEqual(forecast?.baseMinor ?? 0);
    }),
  );
});
