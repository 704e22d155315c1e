import { expect, it } from 'vitest';
import { EXPECTED, readRateAnswer } from './rate-answer.ts';

const context = { today: '2026-11-22', newest: '2026-11-20', known: new Map([['NGN', 1300]]) };
const whole = Object.fromEntries(EXPECTED.map((code) => [code.toLowerCase(), 10]));
const answer = (change: object = {}, date: unknown = '2026-11-21') =>
  JSON.stringify({ date, usd: { ...whole, ngn: 1330.5, ...change } });
const read = (text: string) => readRateAnswer(text, context);

it('takes the currencies of the catalogue and passes over the others', () => {
  const { rates, leftOut } = { rates: [], leftOut: [], ...read(answer({ doge: 5.1, usd: 1 })) };
  expect(rates).toContainEqual({ currency: 'NGN', date: '2026-11-21', perDollar: 1330.5 });
  expect([rates.length, leftOut.length]).toEqual([EXPECTED.length, 0]);
});

it.each([
  ['cut in half', answer().slice(0, 400), /not valid JSON/],
  [
    'half of the currencies',
    JSON.stringify({ date: '2026-11-21', usd: Object.fromEntries(Object.entries(whole).slice(0, 40)) }),
    /rates for 39 of 128/,
  ],
  ['a rate of 0', answer({ kes: 0 }), /rate of KES is not a number above zero/],
  ['a negative rate', answer({ kes: -129 }), /KES/],
  ['a rate that is text', answer({ kes: '129' }), /KES/],
  ['NaN', answer().replace('1330.5', 'NaN'), /not valid JSON/],
  ['null, as NaN is written', answer({ kes: null }), /KES/],
  ['infinity', answer().replace('1330.5', '1e999'), /NGN/],
  ['a day to come', answer({}, '2026-11-23'), /in the future/],
  ['an older day', answer({}, '2026-11-19'), /older than the current one of 2026-11-20/],
  ['no day', answer({}, 7), /no date/],
  ['a day that is none', answer({}, '2026-02-30'), /no date/],
  ['another base', JSON.stringify({ date: '2026-11-21', eur: whole }), /no rates for the US dollar/],
  ['a list', '[]', /no date/],
  ['a page', '<html></html>', /not valid JSON/],
])('refuses %s whole', (_name, text, problem) => {
  expect(read(text)).toEqual({ problem: expect.stringMatching(problem) });
});

it('leaves out a rate that leaps, and one that is missing', () => {
  const { kes: _kes, ...rest } = whole;
  const text = JSON.stringify({ date: '2026-11-21', usd: { ...rest, ngn: 6501 } });
  const found = read(text);
  expect(found).toMatchObject({ leftOut: expect.arrayContaining(['KES', 'NGN']), problem: null });
});
