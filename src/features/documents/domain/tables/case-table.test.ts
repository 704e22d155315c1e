import { describe, expect, it } from 'vitest';
import { rowsWritten } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (text: string) =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).numbers.map(
    ({ account, value, period, isForecast, isAside }) =>
      `${account} ${value} ${period}${isForecast ? ' planned' : ''}${isAside ? ' aside' : ''}`,
  );

describe('cases that might come', () => {
  it('are each of the year that the head of the labels, or a title, says', () => {
    const rows = ['revenue 41000000 KES 2027, 52000000 KES 2027, 66000000 KES 2027'];
    expect(rowsWritten('KES m, year 2027\tLow\tBase\tHigh\nSales\t41\t52\t66')).toEqual(rows);
    expect(
      rowsWritten(
        'What 2027 may bring, as decided in May 2026\nKES m\tLow case\tBase case\tHigh case\nSales\t41\t52\t66',
      ),
    ).toEqual(rows);
    expect(
      rowsWritten(
        'Plan to December 2027\nReg. 2016/118402/07\nKES m\tDownside\tCentral\tUpside\nSales\t41\t52\t66',
      ),
    ).toEqual(rows);
  });

  it('are of the years over their runs', () => {
    expect(
      rowsWritten(
        '\t\t2027\t2027\t2027\t2028\t2028\t2028\nPoste\tUnité\tBas\tCentral\tHaut\tBas\tCentral\tHaut\nChiffre d’affaires\tM FCFA\t310\t360\t420\t350\t430\t540',
      ),
    ).toEqual([
      'revenue 310000000 XOF 2027, 360000000 XOF 2027, 420000000 XOF 2027, 350000000 XOF 2028, 430000000 XOF 2028, 540000000 XOF 2028',
    ]);
  });

  it('stand beside the plan of the same year, and what is aimed at is an account', () => {
    expect(
      rowsWritten('Scénarios 2028\nM FCFA\tBudget\tPrudent\tHaut\nChiffre d’affaires visé\t900\t700\t1 200'),
    ).toEqual(['revenue 900000000 XOF 2028, 700000000 XOF 2028, 1200000000 XOF 2028']);
  });

  it('are listed aside; other years and the base beside them are read as ever', () => {
    const read = numbersOf(
      'Plan, October 2026\nUSD m\tFY25 actual\tFY26 plan\tFY27 (low)\tFY27 (base)\tFY27 (high)\nRevenue\t4.1\t5.2\t5.9\t7.3\t8.8\nEBITDA\t0.3\t0.5\t0.4\t0.9\t1.4',
    );
    expect(read).toEqual([
      'revenue 4100000 2025',
      'revenue 5200000 2026 planned',
      'revenue 7300000 2027 planned',
      'revenue 5900000 2027 planned aside',
      'revenue 8800000 2027 planned aside',
      'ebitda 300000 2025',
      'ebitda 500000 2026 planned',
      'ebitda 900000 2027 planned',
      'ebitda 400000 2027 planned aside',
      'ebitda 1400000 2027 planned aside',
    ]);
  });

  it('contradict nothing', () => {
    const { flags } = analyseDocument({
      type: 'pitch_deck',
      pages: [
        {
          page: 1,
          text: 'Kilifi Nets Ltd, Kenya. May 2026\nKES m, 2026\tLow\tBase\tHigh\nRevenue\t12\t19\t31\nCash\t2\t4\t9\nStaff\t20\t25\t38',
        },
      ],
    });
    expect(flags.map(({ code }) => code)).not.toContain('CONTRADICTORY_NUMBERS');
  });

  it.each([
    ['without a year', 'KES m\tLow\tHigh\nSales\t41\t66'],
    ['of a year that is over', 'Founded in 2014\nKES m\tLow\tHigh\nSales\t41\t66'],
    ['of no account', 'Prices of 2027\nKES\tLow\tHigh\nMaize, bag\t3,100\t4,200'],
  ])('are none %s', (_, text) => {
    expect(rowsWritten(text).filter((row) => row.includes('2027') || row.includes('2014'))).toEqual([]);
  });
});
