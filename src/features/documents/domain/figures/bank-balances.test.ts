import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const heldIn = (...lines: string[]): string[] =>
  analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text: lines.join('\n') }] }).numbers.flatMap(
    ({ kind, value, currency, period, isAside, about }) =>
      kind === 'cash'
        ? [`${value} ${currency} ${period} ${isAside === true ? 'aside' : (about ?? '')}`.trim()]
        : [],
  );
const LETTER = [
  'Bank of the Lake Ltd, Kisumu, 12 May 2026',
  'At the request of our customer we confirm the following as shown by our books at the close of business on 30 April 2026.',
];

test('accounts in a bank’s confirmation are cash on the day it confirms, each a part of it', () => {
  expect(
    heldIn(
      ...LETTER,
      'Account\tNumber\tCurrency\tBalance',
      'Current\t0114 20 01\tKES\t18,264,310',
      'Savings account\t0114 20 02\tUSD\t742,905',
      'Term deposit, to 30 Oct 2026\t0114 30 07\tKES\t25,000,000',
    ),
  ).toEqual(['18264310 KES 2026-04 aside', '742905 USD 2026-04 aside', '25000000 KES 2026-04 aside']);
});

test('what its accounts come to is what the company holds at that bank', () => {
  const rows = [
    'Account\tCurrency\tBalance\tIn naira',
    'Current\tNGN\t61,450,000\t61,450,000',
    'Domiciliary\tUSD\t12,000\t18,000,000',
  ];
  const parts = ['61450000 NGN 2026-04 aside', '18000000 NGN 2026-04 aside'];
  expect(heldIn(...LETTER, ...rows, 'Total\t\t\t79,450,000')).toEqual([
    ...parts,
    '79450000 NGN 2026-04 one bank',
  ]);
  expect(heldIn(...LETTER, ...rows, 'Total\t\t\t81,450,000')).toEqual(parts);
  expect(
    heldIn(
      ...LETTER,
      '• Current account 4010-55231: RWF 112,250,000 credit',
      '• Term deposit, maturing in December: RWF 40,000,000',
      '• Total deposits: RWF 152,250,000',
    ),
  ).toEqual(['112250000 RWF 2026-04 aside', '40000000 RWF 2026-04 aside', '152250000 RWF 2026-04 one bank']);
});

test('what it has lent, and what went through an account, is none', () => {
  expect(
    heldIn(
      ...LETTER,
      'Facility\tLimit, KES\tBalance, KES',
      'Current account overdraft\t9,000,000\t4,200,000',
      'Average turnover on the current account\t\t171,600,000',
    ),
  ).toEqual([]);
});

test('accounts in a paper that is nobody’s confirmation stay what they are', () => {
  expect(heldIn('Schedule 2', 'Account\tCurrency\tLeast balance', 'Escrow account\tKES\t18,264,310')).toEqual(
    [],
  );
});

test('what stands in debit is owed, whatever paper it is sent as', () => {
  const text = [
    ...LETTER,
    'Account\tKES',
    'Current account 1201-55 (credit)\t11,900,000.00',
    'Packing credit 1201-91 (debit); limit KES 50,000,000\t34,000,000.00',
  ].join('\n');
  const { numbers } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  expect(numbers.filter(({ account }) => account === 'borrowings')).toMatchObject([
    { value: 34e6, currency: 'KES', period: '2026-04' },
  ]);
});
