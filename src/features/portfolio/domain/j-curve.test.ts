import { expect, test } from 'vitest';
import { jCurve } from './j-curve.ts';

const flows = [
  { date: '2021-02-01', amount: -400 },
  { date: '2022-02-01', amount: -300 },
  { date: '2023-08-01', amount: 500 },
  { date: '2024-08-01', amount: 600 },
];

test('down to -700, made up for by value in 2023 and by cash in 2024', () => {
  const curve = jCurve(flows, [
    { date: '2024-12-31', nav: 250 },
    { date: '2021-12-31', nav: 350 },
    { date: '2022-12-31', nav: 690 },
    { date: '2023-12-31', nav: 800 },
  ]);
  expect(curve.points.map(({ netPosition }) => netPosition)).toEqual([-50, -10, 600, 650]);
  expect(curve.points[3]).toEqual({ date: '2024-12-31', cumulativeNetCash: 400, nav: 250, netPosition: 650 });
  expect(curve).toMatchObject({ trough: -700, breakEvenDate: '2023-12-31', selfFundedDate: '2024-12-31' });
});

test('a value measured before the first cheque is no milestone, and what is not reached has no date', () => {
  const curve = jCurve(flows.slice(0, 1), [
    { date: '2020-12-31', nav: 0 },
    { date: '2021-12-31', nav: 100 },
  ]);
  expect(curve).toMatchObject({ trough: -400, breakEvenDate: null, selfFundedDate: null });
  expect(jCurve(flows, [])).toEqual({ points: [], trough: null, breakEvenDate: null, selfFundedDate: null });
});
