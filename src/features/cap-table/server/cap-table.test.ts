import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { createStartup } from '#test/forms.ts';
import { answersToViewer, expectStrangersFindNothing } from '#test/versioned-tool.ts';
import { DEFAULT_ENTRIES } from '../domain/default-entries.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Thandiwe', lastName: 'Phiri' });
let url: `/api/startups/${number}/cap-table`;
let startupId: number;

const SHARES = DEFAULT_ENTRIES;
const founderRow = (shareholderName: string, shares: number, vested: number) => ({
  ...DEFAULT_ENTRIES[0],
  shareholderName,
  shares,
  vesting: { ...DEFAULT_ENTRIES[0]?.vesting, total: shares, vested },
});

beforeAll(async () => {
  ({ id: startupId } = await createStartup(founder, 'Mavuno Grain'));
  url = `/api/startups/${startupId}/cap-table`;
});

const count = () => app.services.db.selectFrom('capTables').selectAll().execute();

const tool = () => ({ app, startupId, name: 'cap-table', form: { shares: SHARES } });

it('strangers are answered 404 and visitors 401', async () => {
  await expectStrangersFindNothing(tool());
  expect(await count()).toEqual([]);
});

describe('bad inputs', () => {
  const [row] = SHARES;
  const bad: [string, unknown, string][] = [
    ['an empty list', { shares: [] }, 'shares'],
    ['negative shares', { shares: [{ ...row, shares: -5 }] }, 'shares.0.shares'],
    ['no shares', { shares: [{ ...row, shares: 0 }] }, 'shares.0.shares'],
    ['half a share', { shares: [{ ...row, shares: 0.5 }] }, 'shares.0.shares'],
    ['a text', { shares: [{ ...row, shares: '5' }] }, 'shares.0.shares'],
    ['null', { shares: [{ ...row, shares: null }] }, 'shares.0.shares'],
    ['a nameless row', { shares: [row, { ...row, shareholderName: ' ' }] }, 'shares.1.shareholderName'],
    ['vested above total', { shares: [founderRow('A', 10, 11)] }, 'shares.0.vesting.vested'],
    ['an unknown right', { shares: [{ ...row, antiDilution: 'Maybe' }] }, 'shares.0.antiDilution'],
    ['a negative price', { shares: [{ ...row, originalIssuePrice: -1 }] }, 'shares.0.originalIssuePrice'],
    ['unknown fields', { shares: SHARES, hacked: true }, 'body'],
    [
      '10,001 rows',
      {
        shares: Array.from({ length: 10_001 }, () => ({
          shareholderName: 'a',
          shareholderType: '',
          shares: 1,
          shareClass: 'C',
        })),
      },
      'shares',
    ],
    [
      'SAFEs of the whole company',
      { shares: SHARES, convertibles: [{ id: '1', kind: 'SAFE_POST', amount: 5, cap: 5 }] },
      'convertibles',
    ],
    [
      'a discount of 100%',
      { shares: SHARES, convertibles: [{ id: '1', kind: 'SAFE_PRE', amount: 5, discount: 1 }] },
      'convertibles.0.discount',
    ],
    [
      'a pool of 100%',
      {
        shares: SHARES,
        round: {
          shareClass: 'Seed',
          preMoney: 1e6,
          newMoney: [{ investor: 'A', amount: 1 }],
          poolTargetPct: 100,
        },
      },
      'round.poolTargetPct',
    ],
  ];

  const option = { ...row, shareClass: 'Options' };
  const note = { id: 'n', kind: 'NOTE', holder: 'Bank', amount: 5 };
  const interest = { periods: [{ rate: '0.08', startDate: '2026-01-05', endDate: '2027-01-05' }] };
  const withNote = (more: object) => ({ shares: SHARES, convertibles: [{ ...note, ...more }] });
  const withVesting = (more: object) => ({ shares: [{ ...row, vesting: { total: 10, ...more } }] });
  const sentences: [string, unknown, string, RegExp][] = [
    [
      'authorised shares of 0',
      { shares: SHARES, authorised: [{ shareClass: 'Common', shares: 0 }] },
      'authorised.0.shares',
      /^Authorised shares/,
    ],
    [
      'half an authorised share',
      { shares: SHARES, authorised: [{ shareClass: 'Common', shares: 1.5 }] },
      'authorised.0.shares',
      /^Authorised shares/,
    ],
    [
      'authorised shares of no class',
      { shares: SHARES, authorised: [{ shareClass: ' ', shares: 5 }] },
      'authorised.0.shareClass',
      /^Authorised shares/,
    ],
    [
      'dismissed as text',
      { shares: SHARES, terminated: 'yes' },
      'terminated',
      /dismissed must be true or false/,
    ],
    [
      'an unknown rule for unvested shares',
      { shares: SHARES, unvested: 'maybe' },
      'unvested',
      /^Unvested shares/,
    ],
    ['negative debt', { shares: SHARES, debt: -1 }, 'debt', /^Debt/],
    [
      'costs of 101%',
      { shares: SHARES, transactionCostPct: 101 },
      'transactionCostPct',
      /percentage from 0 to 100/,
    ],
    ['a carve-out of -1%', { shares: SHARES, carveOutPct: -1 }, 'carveOutPct', /percentage from 0 to 100/],
    ['a note that does what it likes', withNote({ onExit: 'whatever' }), 'convertibles.0.onExit', /^A note/],
    [
      'a note repaid 0 times',
      withNote({ repaymentMultiple: 0 }),
      'convertibles.0.repaymentMultiple',
      /^A repayment multiple/,
    ],
    ['an unknown currency', withNote({ currency: 'XXX' }), 'convertibles.0.currency', /currency/i],
    [
      'a day count of its own',
      withNote({ interest: { ...interest, dayCount: '29_360' } }),
      'convertibles.0.interest.dayCount',
      /^Days of interest/,
    ],
    [
      'interest that ends before it begins',
      withNote({ interest: { periods: [{ ...interest.periods[0], endDate: '2025-01-05' }] } }),
      'convertibles.0.interest.periods.0',
      /./,
    ],
    [
      'a vesting step of 0 months',
      withVesting({ frequency: 0 }),
      'shares.0.vesting.frequency',
      /^A vesting step/,
    ],
    ['a cliff of 601 months', withVesting({ cliff: 601 }), 'shares.0.vesting.cliff', /^The cliff/],
    [
      'a vesting start in no calendar',
      withVesting({ startDate: '2025-02-30' }),
      'shares.0.vesting.startDate',
      /^The vesting start/,
    ],
    [
      'acceleration by 110%',
      withVesting({ acceleration: 1.1 }),
      'shares.0.vesting.acceleration',
      /^Acceleration/,
    ],
    [
      'a trigger nobody knows',
      withVesting({ trigger: 'TRIPLE' }),
      'shares.0.vesting.trigger',
      /^Acceleration/,
    ],
    [
      'a schedule that is a number',
      withVesting({ schedule: 48 }),
      'shares.0.vesting.schedule',
      /^A vesting schedule/,
    ],
    [
      'steps above the whole',
      withVesting({ steps: '12: 3/4, 24: 3/4' }),
      'shares.0.vesting.steps',
      /portions/,
    ],
    [
      'options that expire on no day',
      { shares: [{ ...option, expiresOn: '2030-13-01' }] },
      'shares.0.expiresOn',
      /^Options expire/,
    ],
    [
      'a leaving day as a number',
      { shares: [{ ...option, leftOn: 20_260_101 }] },
      'shares.0.leftOn',
      /^Left on/,
    ],
    [
      'a window of -1 days',
      { shares: [{ ...option, exerciseDays: -1 }] },
      'shares.0.exerciseDays',
      /^The exercise window/,
    ],
  ];

  it.each(sentences)('%s: a sentence that names the field', async (_name, body, path, sentence) => {
    const answer = await founder.post(url, body);
    expect(answer.status).toBe(400);
    const [error] = answer.problem.errors ?? [];
    expect([error?.path, error?.message]).toEqual([path, expect.stringMatching(sentence)]);
    expect(await count()).toEqual([]);
  });

  it.each(bad)('%s: an error at its field, and nothing stored', async (_name, body, path) => {
    const answer = await founder.post(url, body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
    expect(await count()).toEqual([]);
  });

  it('1e309 and NaN', async () => {
    const text = (shares: string) =>
      `{"shares":[{"shareholderName":"a","shareholderType":"f","shares":${shares},"shareClass":"C"}]}`;
    expect((await founder.post(url, text('1e309'))).status).toBe(400);
    expect((await founder.post(url, text('NaN'))).status).toBe(400);
    expect(await count()).toEqual([]);
  });
});

describe('a founder', () => {
  it('finds none before the first, then generates, reads and keeps versions', async () => {
    expect((await founder.get(url)).status).toBe(404);
    const made = await founder.post(url, { shares: SHARES });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      totalShares: 10_000_000,
      shareClasses: ['Common'],
      version: 1,
      createdBy: 'Thandiwe Phiri',
      canEdit: true,
    });
    expect(made.body.shareholders).toMatchObject([{ percentage: 70 }, { percentage: 30 }]);
    expect(made.body.scenarios?.[0]).toMatchObject({
      exitValue: 5_000_000,
      distribution: [
        { shareholder: 'Founder 1', payout: 3_500_000 },
        { shareholder: 'Founder 2', payout: 1_500_000 },
      ],
    });
    expect((await founder.get(url)).text).toBe(made.text);

    expect((await founder.post(url, { shares: SHARES })).body.version).toBe(1);
    const more = [
      ...SHARES,
      {
        shareholderName: 'Lusaka Angels',
        shareholderType: 'investor',
        shares: 500_000,
        shareClass: 'Seed Preferred',
        originalIssuePrice: '0.5',
      },
    ];
    expect((await founder.post(url, { shares: more })).body.version).toBe(2);
    expect((await founder.get(`${url}?version=1`)).text).toBe(made.text);
    expect((await founder.get(`${url}?version=3`)).status).toBe(404);
    expect((await founder.get(`${url}?version=0`)).status).toBe(400);
    const versions = await founder.get(`${url}/versions`);
    expect(versions.headers['x-total-count']).toBe('2');
    expect(versions.body).toMatchObject([
      { version: 2, shareholderCount: 3 },
      { version: 1, totalShares: 10_000_000 },
    ]);
  });

  it('states a SAFE in naira, and is told what it is in dollars and at which rate', async () => {
    const safe = {
      id: 's',
      kind: 'SAFE_POST',
      holder: 'Lagos Angels',
      amount: 75e6,
      currency: 'NGN',
      cap: 1.5e9,
    };
    const { status, body } = await founder.post(url, {
      shares: SHARES,
      convertibles: [safe],
      exitValues: [1000],
    });
    expect(status).toBe(201);
    const [rate] = body.rates ?? [];
    expect(rate?.text).toMatch(/^1 USD = [\d,.]+ NGN/);
    expect(body.convertibles).toMatchObject([{ holder: 'Lagos Angels', percentageAtCap: 5 }]);
    expect(body.convertibles?.[0]?.amount).toBeCloseTo(75e6 * Number(rate?.dollarsPerUnit), 2);
    expect(body.inputs?.convertibles?.[0]).toMatchObject({ amount: 75e6, currency: 'NGN' });
    const long = await founder.post(url, { shares: SHARES, convertibles: [safe], asOf: '1999-01-01' });
    expect(long.problem.errors?.[0]).toMatchObject({
      path: 'convertibles.0.currency',
      message: 'No rate from NGN to USD is known for 1 Jan 1999',
    });
  });

  it('sums a holder of two rows under one name', async () => {
    const answer = await founder.post(url, { shares: [SHARES[0], SHARES[0]], exitValues: [1000] });
    expect(answer.body.scenarios?.[0]?.distribution).toEqual([{ shareholder: 'Founder 1', payout: 1000 }]);
  });

  it('takes 10,000 rows with every usual field, which is more than a megabyte', async () => {
    const shares = Array.from({ length: 10_000 }, (_, row) => ({
      ...founderRow(`Shareholder ${row} of the employee trust`, 4800, 1200),
      investedAmount: 1200,
    }));
    expect(JSON.stringify({ shares }).length).toBeGreaterThan(2_000_000);
    const answer = await founder.post(url, { shares, exitValues: [1e6] });
    expect(answer.status).toBe(201);
    expect(answer.body.totalShares).toBe(48_000_000);
    expect((await founder.get(url)).body.totalShares).toBe(48_000_000);
  });

  it('is told plainly that 9 MB are too much', async () => {
    const answer = await founder.post(url, { shares: SHARES, padding: 'x'.repeat(9 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });

  it('sees the table count for readiness', async () => {
    await founder.post(url, { shares: SHARES });
    const stats = await founder.get('/api/dashboard/stats');
    const { lines } = stats.body.scoreWhy;
    expect(lines.find(({ label }) => /cap table/i.test(label))?.value).toMatch(/^[1-9]/);
  });
});

describe('a version made by an earlier format of the tool', () => {
  const store = (stored: object) =>
    app.services.db
      .updateTable('capTables')
      .set({ result: JSON.stringify(stored) })
      .where('startupId', '=', startupId)
      .execute();

  it('is brought up to date where that is possible', async () => {
    const { version } = (await founder.post(url, { shares: SHARES })).body;
    const [row] = await app.services.db
      .selectFrom('capTables')
      .select('result')
      .where('startupId', '=', startupId)
      .where('version', '=', version)
      .execute();
    const { format, lastRound, ...first } = JSON.parse(row?.result ?? '');
    expect([format, lastRound]).toEqual([2, null]);
    await store(first);
    const read = await founder.get(url);
    expect([read.status, read.body.lastRound]).toEqual([200, null]);
  });

  it('is not believed where it is not, and the next one can be made', async () => {
    await store({ totalShares: 'ten million' });
    const read = await founder.get(url);
    expect(read.status).toBe(409);
    expect(read.problem.message).toBe('It was made by an earlier version of this tool. Generate it again.');
    const total = Number((await founder.get(`${url}/versions`)).headers['x-total-count']);
    expect((await founder.get(`/api/startups/${startupId}/valuation`)).status).toBe(404);
    expect((await founder.post(`/api/startups/${startupId}/valuation`, {})).status).toBe(200);
    expect((await founder.post(url, { shares: SHARES })).body.version).toBe(total + 1);
    expect((await founder.get(url)).status).toBe(200);
  });
});

it('a viewer of the team reads and does not write', async () => {
  const { read, body, made } = await answersToViewer(tool());
  expect([read, body, made]).toEqual([200, expect.objectContaining({ canEdit: false }), 403]);
});
