import { describe, expect, it } from 'vitest';
import { amountScale, indexScale, quarterScale, timeScale } from './scale.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const texts = (ticks: readonly number[]) => ticks.map((tick) => new Date(tick).toISOString().slice(0, 10));

describe('amounts', () => {
  it('begin at zero and end at a round value, with a mark at each step', () => {
    const scale = amountScale([120, 930], [200, 0]);
    expect(scale.ticks).toEqual([0, 200, 400, 600, 800, 1000]);
    expect([scale.at(0), scale.at(1000), scale.at(500)]).toEqual([200, 0, 100]);
    expect(scale.valueAt(150)).toBe(250);
  });

  it('go below zero where values do', () => {
    expect(amountScale([-30, 50], [0, 100]).ticks).toEqual([-40, -20, 0, 20, 40, 60]);
  });

  it('are written as decimals are, and stand with nothing to draw', () => {
    expect(amountScale([0.34], [0, 1]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(amountScale([0, 0], [0, 1]).ticks.at(-1)).toBe(1);
    expect(amountScale([-8], [0, 1]).ticks).toEqual([-8, -6, -4, -2, 0]);
  });

  it('stop at a given limit', () => {
    expect(quarterScale(80, [0, 640]).ticks).toEqual([0, 20, 40, 60, 80]);
    expect(quarterScale(80, [0, 640]).at(20)).toBe(160);
  });
});

describe('times', () => {
  it('are marked where years, quarters or months begin', () => {
    const years = timeScale([day('2021-05-10'), day('2026-03-01')], [0, 100], 6);
    expect(texts(years.ticks)).toEqual([
      '2022-01-01',
      '2023-01-01',
      '2024-01-01',
      '2025-01-01',
      '2026-01-01',
    ]);
    const quarters = timeScale([day('2025-12-31'), day('2026-11-21')], [0, 100], 4);
    expect(texts(quarters.ticks)).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']);
    const months = timeScale([day('2026-01-01'), day('2026-03-05')], [0, 100], 4);
    expect(texts(months.ticks)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
  });

  it('are marked at both ends within a month', () => {
    const days = timeScale([day('2026-03-03'), day('2026-03-20')], [0, 100], 4);
    expect(texts(days.ticks)).toEqual(['2026-03-03', '2026-03-20']);
  });
});

it('rows stand evenly, and only some are named where there are many', () => {
  expect(indexScale(5, [0, 100], 6).ticks).toEqual([0, 1, 2, 3, 4]);
  expect(indexScale(5, [0, 100], 6).at(1)).toBe(25);
  expect(indexScale(30, [0, 100], 6).ticks).toEqual([0, 5, 10, 15, 20, 25]);
  expect(indexScale(1, [0, 100], 6).at(0)).toBe(50);
  expect(indexScale(61, [0, 100], 4, 12).ticks).toEqual([0, 24, 48]);
  expect(indexScale(61, [0, 100], 6, 12).ticks).toEqual([0, 12, 24, 36, 48, 60]);
});
