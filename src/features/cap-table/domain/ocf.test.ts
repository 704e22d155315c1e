import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { OcfFile, OcfManifest } from '#test/open-cap-format.ts';
import { randomTables } from '#test/random-tables.ts';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { draftOf, readDrafts } from './draft.ts';
import { readOcf } from './ocf-read.ts';
import { unzipOcf, zipOcf } from './ocf-zip.ts';
import { valueOf } from './refusal.ts';
import type { Table } from './table.ts';

const ISSUER = { legalName: 'Mavuno Ltd', formationDate: '2024-03-01', country: 'ZM' };
const TIME = { asOf: '2026-11-21', generatedAt: '2026-11-21T09:00:00Z' };

const TABLE: Table = {
  entries: [
    ...DEFAULT_ENTRIES,
    { shareholderName: 'ESOP', shareholderType: 'pool', shares: 900_000, shareClass: 'Option pool' },
    {
      shareholderName: 'Lwazi',
      shareholderType: 'employee',
      shares: 100_000,
      shareClass: 'Options',
      exercisePrice: '0.05',
      vesting: { total: 100_000, vested: 25_000, cliff: 12, schedule: '4-year', startDate: '2025-01-31' },
    },
    {
      shareholderName: 'Savanna Fund',
      shareholderType: 'investor',
      shares: 2_000_000,
      shareClass: 'Series A',
      originalIssuePrice: '0.5',
      liquidationPreference: 1,
      seniority: 2,
      participation: 'capped',
      participationCap: 3,
      conversionRatio: '1.25',
      antiDilution: 'Full Ratchet',
    },
    {
      shareholderName: 'Lwazi',
      shareholderType: 'ex-founder',
      shares: 10,
      shareClass: 'Golden',
      classType: 'PREFERRED',
      investedAmount: 100,
    },
  ],
  convertibles: [
    { id: 'safe-1', kind: 'SAFE_POST', holder: 'Kano Angels', amount: 200_000, cap: 4_000_000 },
    {
      id: 'note-1',
      kind: 'NOTE',
      holder: 'Lwazi',
      amount: '50000',
      discount: '0.2',
      issueDate: '2026-01-05',
      interest: { periods: [{ rate: '0.08', startDate: '2026-01-05', endDate: '2027-01-05' }] },
    },
  ],
};

const filesOf = (zip: Uint8Array) =>
  Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes))] as const);

describe('our own package', () => {
  it('reads back as the same table, rows in their order', () => {
    const again = valueOf(unzipOcf(zipOcf(TABLE, ISSUER, TIME)));
    expect(again.rows).toEqual(TABLE.entries.map(draftOf));
    expect(readDrafts(again.rows).errors).toEqual([]);
    expect(again.convertibles).toMatchObject([
      { id: 'safe-1', kind: 'SAFE_POST', holder: 'Kano Angels', amount: '200000', cap: '4000000' },
      {
        id: 'note-1',
        kind: 'NOTE',
        amount: '50000',
        discount: '0.2',
        issueDate: '2026-01-05',
        interest: { periods: [{ rate: '0.08' }] },
      },
    ]);
    expect(again.convertibles[0]).not.toHaveProperty('issueDate');
  });

  it('has a manifest whose checksums are those of its files, and ids that lead somewhere', () => {
    const zip = zipOcf(TABLE, ISSUER, TIME);
    const files = new Map(filesOf(zip));
    const manifest = files.get('Manifest.ocf.json');
    expect(manifest).toMatchObject({
      ocf_version: '1.2.0',
      issuer: { country_of_formation: 'ZM' },
      valuations_files: [],
    });
    for (const { filepath, md5: sum } of [...manifest.stakeholders_files, ...manifest.transactions_files])
      expect(sum).toBe(
        createHash('md5')
          .update(unzipSync(zip)[filepath] ?? '')
          .digest('hex'),
      );
    const ids = new Set(
      [...files.values()].flatMap(({ items = [] }) => items.map(({ id }: { id: string }) => id)),
    );
    const named = files
      .get('Transactions.ocf.json')
      .items.flatMap((item: Record<string, string | undefined>) => [
        item['stakeholder_id'],
        item['stock_class_id'],
        item['vesting_terms_id'],
      ])
      .filter((id: string | undefined) => id !== undefined);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id: string) => !ids.has(id))).toEqual([]);
  });

  it('is the same for any table, and every file of it is what Open Cap Format 1.2.0 asks for', () => {
    fc.assert(
      fc.property(randomTables, ({ entries, convertibles }) => {
        const zip = zipOcf({ entries, convertibles }, ISSUER, TIME);
        for (const [name, content] of filesOf(zip)) {
          const shape = name === 'Manifest.ocf.json' ? OcfManifest : OcfFile;
          expect(shape.safeParse(content).error?.issues ?? []).toEqual([]);
        }
        const again = valueOf(unzipOcf(zip));
        expect(again.notes).toEqual([]);
        expect(again.rows).toEqual(entries.map(draftOf));
        const texts = convertibles.map((each) => ({
          ...each,
          amount: String(each.amount),
          ...(each.cap === undefined ? {} : { cap: String(each.cap) }),
        }));
        expect(again.convertibles).toEqual(JSON.parse(JSON.stringify(texts)));
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  it('tells other programs who is repaid first and what a share converts into', () => {
    const classes = new Map(filesOf(zipOcf(TABLE, ISSUER, TIME)))
      .get('StockClasses.ocf.json')
      .items.map((item: { name: string }) => [item.name, item]);
    const byName = new Map<string, Record<string, unknown>>(classes);
    expect(byName.get('Golden')).toMatchObject({ seniority: '2' });
    expect(byName.get('Common')).toMatchObject({ seniority: '0' });
    expect(byName.get('Series A')).toMatchObject({
      conversion_rights: [
        {
          converts_to_stock_class_id: byName.get('Common')?.['id'],
          conversion_mechanism: { conversion_price: { amount: '0.4', currency: 'USD' } },
        },
      ],
    });
  });
});

describe('vesting terms', () => {
  it.each<[string, object, object]>([
    ['a cliff and months', { cliff: 12, schedule: '4-year' }, { cliff: 12, schedule: '48 months' }],
    [
      'quarters',
      { cliff: 12, schedule: '48 months', frequency: 3 },
      { cliff: 12, schedule: '48 months', frequency: 3 },
    ],
    ['no cliff', { cliff: 0, schedule: '36 months' }, { cliff: 0, schedule: '36 months' }],
    [
      'a rounding',
      { cliff: 6, schedule: '12 months', allocation: 'BACK_LOADED' },
      { cliff: 6, allocation: 'BACK_LOADED' },
    ],
    [
      'unequal steps',
      { steps: '0: 1/10, 12: 1/2 of rest, 24: 9/20' },
      { steps: '0: 1/10, 12: 1/2 of rest, 24: 9/20' },
    ],
  ])('say %s to other programs, and are read without our remarks', (_what, stated, told) => {
    const vesting = { total: 480, startDate: '2024-01-31', ...stated };
    const entries = [{ ...DEFAULT_ENTRIES[0], vesting }] as Table['entries'];
    const items = filesOf(zipOcf({ entries, convertibles: [] }, ISSUER, TIME)).flatMap(([, file]) =>
      (file.items ?? []).map(({ comments: _comments, ...item }: { comments?: unknown }) => item),
    );
    const { rows } = valueOf(readOcf(items));
    const [entry] = readDrafts(rows).entries;
    expect(entry?.vesting).toMatchObject({ startDate: '2024-01-31', ...told });
  });
});

const money = (amount: string) => ({ amount, currency: 'USD' });
const stock = (security_id: string, date: string, quantity: string, more: object = {}) => ({
  object_type: 'TX_STOCK_ISSUANCE',
  id: `issue-${security_id}`,
  security_id,
  date,
  quantity,
  stakeholder_id: 'zola',
  stock_class_id: 'common',
  share_price: money('0.01'),
  ...more,
});
const event = (kind: string, date: string, security_id: string, more: object = {}) => ({
  object_type: `TX_${kind}`,
  id: `${kind}-${security_id}-${date}`,
  date,
  security_id,
  ...more,
});
const EVENTS = [
  { object_type: 'STAKEHOLDER', id: 'zola', name: { legal_name: 'Zola' }, current_relationship: 'FOUNDER' },
  { object_type: 'STAKEHOLDER', id: 'kofi', name: { legal_name: 'Kofi' } },
  {
    object_type: 'STOCK_CLASS',
    id: 'common',
    name: 'Common',
    class_type: 'COMMON',
    initial_shares_authorized: '5000',
  },
  {
    object_type: 'STOCK_CLASS',
    id: 'seed',
    name: 'Seed',
    class_type: 'PREFERRED',
    seniority: '1',
    initial_shares_authorized: 'UNLIMITED',
  },
  {
    object_type: 'STOCK_PLAN',
    id: 'plan',
    plan_name: 'Plan pool',
    initial_shares_reserved: '1000',
    stock_class_ids: ['common'],
  },
  // Listed out of order: dates decide.
  event('STOCK_TRANSFER', '2024-02-01', 'a', {
    quantity: '400',
    resulting_security_ids: ['b'],
    balance_security_id: 'c',
  }),
  stock('a', '2024-01-01', '1000'),
  stock('b', '2024-02-01', '400', { stakeholder_id: 'kofi' }),
  stock('c', '2024-02-01', '600'),
  event('STOCK_ACCEPTANCE', '2024-02-01', 'b'),
  event('STOCK_REPURCHASE', '2024-03-01', 'b', { quantity: '100', price: money('1') }),
  stock('oops', '2024-03-02', '50'),
  event('STOCK_RETRACTION', '2024-03-03', 'oops'),
  stock('p', '2024-04-01', '200', {
    stock_class_id: 'seed',
    stakeholder_id: 'kofi',
    share_price: money('2'),
  }),
  event('STOCK_CONVERSION', '2024-05-01', 'p', {
    quantity_converted: '50',
    resulting_security_ids: ['d'],
    balance_security_id: 'p2',
  }),
  stock('p2', '2024-05-01', '150', {
    stock_class_id: 'seed',
    stakeholder_id: 'kofi',
    share_price: money('2'),
  }),
  stock('d', '2024-05-01', '75', { stakeholder_id: 'kofi' }),
  {
    ...event('EQUITY_COMPENSATION_ISSUANCE', '2024-05-02', 'o'),
    stakeholder_id: 'kofi',
    stock_plan_id: 'plan',
    stock_class_id: 'common',
    quantity: '300',
    compensation_type: 'OPTION',
    exercise_price: money('0.50'),
    expiration_date: '2034-05-02',
  },
  event('EQUITY_COMPENSATION_EXERCISE', '2024-06-01', 'o', {
    quantity: '120',
    resulting_security_ids: ['e'],
  }),
  stock('e', '2024-06-01', '120', { stakeholder_id: 'kofi' }),
  event('EQUITY_COMPENSATION_CANCELLATION', '2024-06-02', 'o', { quantity: '80', reason_text: 'left' }),
  { ...event('STOCK_PLAN_RETURN_TO_POOL', '2024-06-02', 'o'), stock_plan_id: 'plan', quantity: '80' },
  {
    object_type: 'TX_STOCK_CLASS_SPLIT',
    id: 'split',
    date: '2024-07-01',
    stock_class_id: 'seed',
    split_ratio: { numerator: '2', denominator: '1' },
  },
  event('STOCK_REISSUANCE', '2024-07-02', 'c', { resulting_security_ids: ['f', 'g'] }),
  stock('f', '2024-07-02', '350'),
  stock('g', '2024-07-02', '250'),
  {
    object_type: 'TX_STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT',
    id: 'more',
    date: '2024-08-01',
    stock_class_id: 'common',
    new_shares_authorized: '9000',
  },
  event('VESTING_ACCELERATION', '2024-08-02', 'o', { quantity: '10' }),
  { object_type: 'VALUATION', id: 'v' },
];
const tableOn = (day?: string) =>
  valueOf(readOcf(EVENTS, day)).rows.map(
    ({ shareholderName, shareClass, shares }) => `${shareholderName} ${shareClass} ${shares}`,
  );

describe('a package of events, on each day', () => {
  it.each([
    ['2024-01-01', ['Zola Common 1000', 'Option pool Plan pool 1000']],
    ['2024-02-01', ['Kofi Common 400', 'Zola Common 600', 'Option pool Plan pool 1000']],
    ['2024-03-02', ['Kofi Common 300', 'Zola Common 600', 'Zola Common 50', 'Option pool Plan pool 1000']],
    ['2024-04-01', ['Kofi Common 300', 'Zola Common 600', 'Kofi Seed 200', 'Option pool Plan pool 1000']],
    [
      '2024-06-02',
      [
        'Kofi Common 300',
        'Zola Common 600',
        'Kofi Seed 150',
        'Kofi Common 75',
        'Kofi Options 100',
        'Kofi Common 120',
        'Option pool Plan pool 780',
      ],
    ],
    [
      undefined,
      [
        'Kofi Common 300',
        'Kofi Seed 300',
        'Kofi Common 75',
        'Kofi Options 100',
        'Kofi Common 120',
        'Zola Common 350',
        'Zola Common 250',
        'Option pool Plan pool 780',
      ],
    ],
  ])('on %s', (day, table) => {
    expect(tableOn(day)).toEqual(table);
  });

  it('halves a price at a split, keeps the last word on authorised shares, and names what it could not use', () => {
    const { rows, authorised, notes } = valueOf(readOcf(EVENTS));
    expect(rows.find(({ shareClass }) => shareClass === 'Seed')?.originalIssuePrice).toBe('1');
    expect(rows.find(({ shareClass }) => shareClass === 'Options')?.expiresOn).toBe('2034-05-02');
    expect(authorised).toEqual([{ shareClass: 'Common', shares: 9_000 }]);
    expect(notes).toEqual(['Not used: 1 × vesting acceleration.', 'Not used: 1 × valuation.']);
  });

  it('says so where a package does not close', () => {
    const [zola, , common] = EVENTS;
    const broken = [
      zola,
      common,
      stock('a', '2024-01-01', '100'),
      event('STOCK_TRANSFER', '2024-02-01', 'a', { quantity: '40', resulting_security_ids: ['lost'] }),
      event('STOCK_CANCELLATION', '2024-02-02', 'never', { quantity: '1' }),
      event('STOCK_REPURCHASE', '2024-02-03', 'a', { quantity: '70' }),
    ];
    expect(readOcf(broken)).toMatchObject({ ok: false, code: 'SHARES_EMPTY' });
    const { rows, notes } = valueOf(readOcf(broken, '2024-02-02'));
    expect(rows[0]?.shares).toBe('60');
    expect(notes).toEqual([
      'Stock transfer of 2024-02-01 results in lost, which this package does not issue: not counted.',
      'There is a transaction for never, which this package has not issued by then: left out.',
    ]);
  });
});

describe('hostile packages', () => {
  const manifest = strToU8('{"file_type":"OCF_MANIFEST_FILE"}');
  const packed = (items: unknown) =>
    zipSync({ 'Manifest.ocf.json': manifest, 'T.ocf.json': strToU8(JSON.stringify({ items })) });

  it('that unpack to more than 50 MB are not unpacked', () => {
    const bomb = zipSync(
      { 'Manifest.ocf.json': manifest, 'a.json': new Uint8Array(60_000_000) },
      { level: 1 },
    );
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(unzipOcf(bomb)).toMatchObject({ message: 'This package is larger than 50 MB when unpacked.' });
  });

  it('that lie about their size give no more than they said', () => {
    const bomb = zipSync({ 'a.json': new Uint8Array(30_000_000).fill(32) }, { level: 1 });
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    // The sizes in the local header and in the directory: ten bytes, they say.
    const directory = view.getUint32(bomb.length - 6, true);
    view.setUint32(22, 10, true);
    view.setUint32(directory + 24, 10, true);
    expect(unzipOcf(bomb)).toMatchObject({ ok: false, message: expect.any(String) });
  });

  it('of 100,001 objects, nested a hundred thousand deep, or of texts and nulls are refused in a sentence', () => {
    const many = Array.from({ length: 100_001 }, () => ({
      object_type: 'TX_STOCK_TRANSFER',
      security_id: 'x',
    }));
    expect(unzipOcf(packed(many))).toMatchObject({
      message: 'This package holds 100,001 objects; at most 100,000 are read.',
    });
    const deep = strToU8(`{"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    const nested = zipSync({ 'Manifest.ocf.json': manifest, 'T.ocf.json': deep });
    expect(unzipOcf(nested)).toMatchObject({ ok: false, message: expect.any(String) });
    expect(unzipOcf(packed([null, 'x', 7, []]))).toMatchObject({ ok: false, code: 'SHARES_EMPTY' });
  });

  it('of 100,000 events of one security that is never issued take no longer than reading them', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      object_type: 'TX_STOCK_CANCELLATION',
      id: `c${index}`,
      date: '2026-01-01',
      security_id: 'never',
      quantity: '1',
    }));
    const start = performance.now();
    expect(readOcf(many)).toMatchObject({ ok: false, code: 'SHARES_EMPTY' });
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('other files', () => {
  const item = { object_type: 'TX_STOCK_TRANSFER', id: 't' };
  const manifest = strToU8('{"file_type":"OCF_MANIFEST_FILE"}');
  it.each([
    ['no zip', strToU8('hello')],
    ['a zip without a manifest', zipSync({ 'a.json': strToU8('{}') })],
    ['broken JSON', zipSync({ 'a.json': strToU8('{') })],
    ['nothing issued', zipSync({ 'Manifest.ocf.json': manifest })],
    [
      'events of what was never issued',
      zipSync({ 'Manifest.ocf.json': manifest, 'T.ocf.json': strToU8(JSON.stringify({ items: [item] })) }),
    ],
  ])('%s is refused with a reason', (_what, zip) => {
    expect(unzipOcf(zip)).toMatchObject({ ok: false, message: expect.any(String) });
  });

  it('of another program are read by the format’s own fields', () => {
    const items = [
      {
        object_type: 'STAKEHOLDER',
        id: 's',
        name: { legal_name: 'Zola' },
        stakeholder_type: 'INDIVIDUAL',
        current_relationship: 'FOUNDER',
      },
      {
        object_type: 'STOCK_CLASS',
        id: 'c',
        name: 'Series Seed',
        class_type: 'PREFERRED',
        seniority: '1',
        price_per_share: { amount: '1.20', currency: 'USD' },
      },
      {
        object_type: 'TX_STOCK_ISSUANCE',
        id: 'i',
        security_id: 'x',
        stakeholder_id: 's',
        stock_class_id: 'c',
        quantity: '500',
        share_price: { amount: '1.20', currency: 'USD' },
      },
    ];
    const zip = zipSync({
      'Manifest.ocf.json': manifest,
      'All.ocf.json': strToU8(JSON.stringify({ items })),
    });
    const { entries, errors } = readDrafts(valueOf(unzipOcf(zip)).rows);
    expect(errors).toEqual([]);
    expect(entries).toEqual([
      {
        shareholderName: 'Zola',
        shareholderType: 'founder',
        shares: 500,
        shareClass: 'Series Seed',
        originalIssuePrice: 1.2,
        seniority: 1,
      },
    ]);
  });

  it('that write numbers as numbers, leave fields out and hold what nobody knows are read, and all of it is told', () => {
    const items = [
      {
        object_type: 'STAKEHOLDER',
        id: 7,
        name: { legal_name: 'Zola' },
        current_relationships: ['FOUNDER', 'BOARD_MEMBER'],
      },
      {
        object_type: 'STOCK_CLASS',
        id: 'c',
        name: 'Series Seed',
        class_type: 'PREFERRED',
        seniority: 2,
        price_per_share: { amount: 1.2 },
      },
      {
        object_type: 'TX_STOCK_ISSUANCE',
        id: 'i',
        security_id: 'x',
        stakeholder_id: 7,
        stock_class_id: 'c',
        quantity: 500,
      },
      {
        object_type: 'TX_CONVERTIBLE_ISSUANCE',
        id: 'v',
        security_id: 'v',
        stakeholder_id: 7,
        convertible_type: 'SAFE',
        investment_amount: { amount: '5000000', currency: 'NGN' },
      },
      { object_type: 'TX_TELEPORT', id: 't' },
      { object_type: 'HOROSCOPE', id: 'h' },
      { id: 'nothing' },
      'what is this',
    ];
    const { rows, convertibles, notes } = valueOf(readOcf(items));
    expect(readDrafts(rows).entries).toMatchObject([
      {
        shareholderName: 'Zola',
        shareholderType: 'founder',
        shares: 500,
        originalIssuePrice: 1.2,
        seniority: 2,
      },
    ]);
    expect(convertibles).toMatchObject([{ holder: 'Zola', amount: '5000000', currency: 'NGN' }]);
    expect(notes).toEqual([
      'Not used: 1 × teleport.',
      'Not used: 1 × horoscope.',
      'Not used: 1 × an object without a type.',
      'Not used: 1 × something that is no object.',
      'v converts by no stated rule: its cap and discount are not read.',
    ]);
  });
});
