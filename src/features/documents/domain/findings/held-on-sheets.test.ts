import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const flagsOf = (...pages: string[]) =>
  analyseDocument({
    type: 'legal_docs',
    pages: pages.map((text, index) => ({ page: index + 1, text })),
  }).flags;
const isTold = (...pages: string[]): boolean =>
  flagsOf(...pages).some(({ code }) => code === 'OWNERSHIP_MISMATCH');

const CAP_TABLE =
  'Cap table\nMoroto Honey Ltd, capitalisation at 30 June 2026\nHolder\tShares\t%\tRemark\nGrace Akello (director)\t450,000\t45\tfounder\nPeter Lokwang\t250,000\t25\tfounder\nNile Seed Partners LP\t200,000\t20\tseed 2024\nStaff pool, granted and free\t100,000\t10\nTotal\t1,000,000\t100';

test('a register that gives one holder other shares than the table, and everybody else the same', () => {
  const register = (akello: string) =>
    `Register\nMember\tShares\nAkello, Grace\t${akello}\nLokwang, Peter\t250,000\nNile Seed Partners\t200,000`;
  expect(isTold(CAP_TABLE, register('400,000'))).toBe(true);
  expect(isTold(CAP_TABLE, register('450,000'))).toBe(false);
});

test('it quotes both rows of the holder', () => {
  const flag = flagsOf(
    CAP_TABLE,
    'Register\nMember\tShares\nGrace Akello\t400,000\nPeter Lokwang\t250,000',
  ).find(({ code }) => code === 'OWNERSHIP_MISMATCH');
  expect(flag?.quotes.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Grace Akello\t400,000', 'Grace Akello (director)\t450,000\t45\tfounder']),
  );
});

test('issues to one holder in several rounds are added up', () => {
  const issues = (second: string) =>
    `Issues\nDate\tSubscriber\tShares issued\n2021-03-01\tGrace Akello\t450,000\n2021-03-01\tPeter Lokwang\t250,000\n2024-05-02\tNile Seed Partners LP\t150,000\n2025-01-10\tNile Seed Partners LP\t${second}`;
  expect(isTold(CAP_TABLE, issues('50,000'))).toBe(false);
  expect(isTold(CAP_TABLE, issues('90,000'))).toBe(true);
});

test('issues tell nothing of now where shares were sold since', () => {
  const issues =
    'Issues\nDate\tSubscriber\tShares issued\n2021-03-01\tGrace Akello\t500,000\n2021-03-01\tPeter Lokwang\t250,000\n2024-05-02\tNile Seed Partners LP\t150,000';
  expect(isTold(CAP_TABLE, issues)).toBe(true);
  expect(
    isTold(CAP_TABLE, issues, 'Remarks\nIn 2025 Grace Akello sold 50,000 shares to Nile Seed Partners LP.'),
  ).toBe(false);
});

test('parts in percent beside shares of a list without any', () => {
  const register =
    'Register at 30 June 2026\nHolder\tShares\nGrace Akello\t450,000\nPeter Lokwang\t250,000\nNile Seed Partners LP\t200,000\nStaff pool\t100,000\nTotal\t1,000,000';
  const summary = (akello: string) =>
    `One-pager\nMonthly sales\tUGX 84m\nAkello\t${akello}\nLokwang\t25%\nNile Seed\t20%`;
  expect(isTold(register, summary('52%'))).toBe(true);
  expect(isTold(register, summary('45%'))).toBe(false);
});

test('classes of shares in columns of their own are added up', () => {
  const table =
    'Fully diluted\nHolder\tOrdinary\tPreference A\nGrace Akello\t400,000\t0\nPeter Lokwang\t300,000\t0\nNile Seed Partners\t50,000\t250,000\nTotal\t750,000\t250,000';
  const certificates = (nile: string) =>
    `Certificates\nNo.\tHolder\tClass\tShares\n1\tGrace Akello\tOrdinary\t400,000\n2\tPeter Lokwang\tOrdinary\t300,000\n3\tNile Seed Partners\tOrdinary\t50,000\n4\tNile Seed Partners\tPreference A\t${nile}`;
  expect(isTold(table, certificates('250,000'))).toBe(false);
  expect(isTold(table, certificates('310,000'))).toBe(true);
});

test('a group beside those who are in it', () => {
  const groups = (founders: number) =>
    `Summary\nGroup\tShare\nFounders\t${founders} %\nSeed investors\t${90 - founders} %\nStaff pool\t10 %\nTotal\t100 %`;
  expect(isTold(groups(70), CAP_TABLE)).toBe(false);
  expect(isTold(groups(64), CAP_TABLE)).toBe(true);
});

test('what a round would make of it is of another time, and what is held before it is not', () => {
  const after =
    'After Series A\nHolder\tShares\t%\nGrace Akello\t450,000\t36\nPeter Lokwang\t250,000\t20\nNile Seed Partners LP\t260,000\t20.8\nStaff pool\t100,000\t8\nSavannah Fund\t190,000\t15.2\nTotal\t1,250,000\t100';
  expect(isTold(CAP_TABLE, after)).toBe(false);
  const simulated = (nile: string) =>
    `Simulated Series A\nHolder\tShares before\tShares after\nGrace Akello\t450,000\t450,000\nPeter Lokwang\t250,000\t250,000\nNile Seed Partners LP\t${nile}\t320,000`;
  expect(isTold(CAP_TABLE, simulated('200,000'))).toBe(false);
  expect(isTold(CAP_TABLE, simulated('240,000'))).toBe(true);
});

test('rounds, sums paid and holders of one name tell of nobody', () => {
  expect(
    isTold(
      CAP_TABLE,
      'Rounds\nRound\tDate\tShares\tPaid, USD\nFounders\t2021\t700,000\t700\nSeed\t2024\t180,000\t360,000\nStaff pool\t2024\t100,000',
    ),
  ).toBe(false);
  expect(
    isTold(
      CAP_TABLE,
      'Loans\nLender\tAmount, USD\nGrace Akello\t12,000\nPeter Lokwang\t250,000\nNile Seed Partners LP\t200,000',
    ),
  ).toBe(false);
});

test('what an agreement says of a party by its role is held against its schedule', () => {
  const agreement = (share: number) =>
    `SHAREHOLDERS' AGREEMENT\nIn this Agreement "Investor" means Nile Seed Partners LP.\n2.3 Immediately after Completion the Investor will hold ${share}% of the issued share capital of the Company.`;
  const schedule =
    'Schedule 1 - Shareholders after Completion\nShareholder\tShares\t%\nGrace Akello\t45,000\t45.0\nPeter Lokwang\t30,000\t30.0\nNile Seed Partners LP\t25,000\t25.0\nTotal\t100,000\t100.0';
  expect(isTold(agreement(28), schedule)).toBe(true);
  expect(isTold(agreement(25), schedule)).toBe(false);
});

test('shares before their holders in a sentence, and a registrar who counts others', () => {
  const recital = (lokwang: number) =>
    `Shareholders' Agreement\nRecitals\n(A) The Company keeps bees in Moroto.\n(B) Upon completion the shares of the Company are held as to 45% by Grace Akello, ${lokwang}% by Peter Lokwang and ${55 - lokwang}% by Nile Seed Partners LP.`;
  const schedule =
    'Schedule 1 - The shares after Completion\nHolder\tShares\tPercent\nGrace Akello\t4,500\t45\nPeter Lokwang\t3,500\t35\nNile Seed Partners LP\t2,000\t20\nTotal\t10,000\t100';
  expect(isTold(recital(30), schedule)).toBe(true);
  expect(isTold(recital(35), schedule)).toBe(false);
  const remark = (count: string) =>
    `Notes\nThe return of 4 May 2026 shows ${count} ordinary shares in the name of Grace Akello.`;
  expect(isTold(CAP_TABLE, remark('390,000'))).toBe(true);
  expect(isTold(CAP_TABLE, remark('450,000'))).toBe(false);
});
