import { describe, expect, it } from 'vitest';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { draftOf, type DraftRow, EMPTY_DRAFT, readDrafts } from './draft.ts';
import { readPasted } from './draft-grid.ts';

const typed = (row: Partial<DraftRow>): DraftRow => ({
  ...EMPTY_DRAFT,
  shareholderName: 'Amara',
  shares: '10',
  shareClass: 'Common',
  ...row,
});

describe('typed rows', () => {
  it('are the stored rows again', () => {
    expect(readDrafts(DEFAULT_ENTRIES.map(draftOf))).toEqual({ entries: DEFAULT_ENTRIES, errors: [] });
  });

  it.each([
    ['7,000,000', 7_000_000],
    ['7 000 000', 7_000_000],
    ['7000000', 7_000_000],
  ])('reads %s shares', (shares, expected) => {
    expect(readDrafts([typed({ shares })]).entries[0]?.shares).toBe(expected);
  });

  it.each(['0', '-5', '1.5', '', 'many', '1e309', 'NaN', '1,00'])(
    'refuses %j shares at the field',
    (shares) => {
      expect(readDrafts([typed({}), typed({ shares })]).errors).toEqual([
        { row: 1, field: 'shares', message: 'Shares must be a whole number above 0.' },
      ]);
    },
  );

  it.each<[Partial<DraftRow>, string]>([
    [{ shareholderName: ' ' }, 'shareholderName'],
    [{ shareClass: '' }, 'shareClass'],
    [{ vested: '11' }, 'vested'],
    [{ vestingStart: '2025-02-30' }, 'vestingStart'],
    [{ vested: '1', cliff: '1.5' }, 'cliff'],
    [{ originalIssuePrice: '-1' }, 'originalIssuePrice'],
    [{ antiDilution: 'maybe' }, 'antiDilution'],
    [{ participation: 'maybe' }, 'participation'],
    [{ classType: 'GOLD' }, 'classType'],
  ])('tells what is wrong with %j', (row, field) => {
    expect(readDrafts([typed(row)]).errors.map((error) => error.field)).toEqual([field]);
  });

  it('a price of a ten-millionth is written out', () => {
    const [first] = DEFAULT_ENTRIES;
    const cheap = {
      shareholderName: 'A',
      shareholderType: 'x',
      shares: 1,
      shareClass: 'C',
      originalIssuePrice: 1e-7,
    };
    expect(first && draftOf({ ...first, ...cheap }).originalIssuePrice).toBe('0.0000001');
    expect(readDrafts([draftOf(cheap)]).errors).toEqual([]);
  });

  it('vests all shares of the row where no total is said, and keeps every digit of a price', () => {
    const [entry] = readDrafts([typed({ vested: '4', originalIssuePrice: '0.123456789012345678' })]).entries;
    expect(entry?.vesting).toEqual({ total: 10, vested: 4 });
    expect(entry?.originalIssuePrice).toBe('0.123456789012345678');
  });
});

describe('cells of a spreadsheet', () => {
  it('pasted without headings follow the columns on the screen', () => {
    const rows = readPasted('Amara\tfounder\t10\r\nBaraka\tfounder\t20\r\n', [
      'shareholderName',
      'shareholderType',
      'shares',
    ]);
    expect(rows.map(({ shareholderName, shares }) => [shareholderName, shares])).toEqual([
      ['Amara', '10'],
      ['Baraka', '20'],
    ]);
  });

  it('pasted with headings follow those', () => {
    expect(readPasted('Shares\tHolder\n10\tAmara\n', ['shareholderName'])).toMatchObject([
      { shareholderName: 'Amara', shares: '10', shareholderType: 'other', shareClass: 'Common' },
    ]);
  });
});
