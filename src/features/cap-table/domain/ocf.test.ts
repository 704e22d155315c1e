import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { OcfFile, OcfManifest } from '#test/open-cap-format.ts';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { draftOf, readDrafts } from './draft.ts';
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

const PRE_MONEY_RULES = {
  includeOutstandingShares: true,
  includeOutstandingOptions: true,
  includeOutstandingUnissuedOptions: true,
  includeThisSecurity: false,
  includeOtherConvertingSecurities: false,
  includeOptionPoolTopupForPromisedOptions: true,
  includeAdditionalOptionPoolTopup: true,
  includeNewMoney: false,
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
    const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const entry = fc.record({
      shareholderName: fc.constantFrom('Ama', 'Bayo', 'Chidi', 'Dunia Fund'),
      shareholderType: fc.constantFrom('founder', 'investor', 'employee', 'ex-employee', 'other'),
      shares: fc.integer({ min: 1, max: 1e9 }),
      shareClass: fc.constantFrom('Common', 'Seed Preferred', 'Series A', 'Options', 'Pool'),
      liquidationPreference: some(1, 1.5),
      originalIssuePrice: some<number | string>(0.5, '0.333333333333333333333333333333'),
      conversionRatio: some<number | string>('1.25', '1.142857142857142857142857142857'),
      exercisePrice: some<number | string>(0, '0.05'),
      seniority: some(-1, 0, 3),
      participation: some('full'),
      vesting: some(
        { total: 480, vested: 120, cliff: 12, schedule: '4-year', startDate: '2024-01-31' },
        { total: 480, vested: 0, cliff: 36, schedule: '24 months' },
      ),
    });
    const convertible = fc.record({
      kind: fc.constantFrom('SAFE_POST' as const, 'SAFE_PRE' as const, 'NOTE' as const),
      holder: fc.constantFrom('Ama', 'Kano Angels'),
      amount: fc.integer({ min: 1, max: 1e8 }),
      cap: some(4_000_000),
      discount: some('0.2', '0.125'),
      mfn: some(true),
      capitalisation: some(PRE_MONEY_RULES),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 12 }),
        fc.array(convertible, { maxLength: 3 }),
        (entries, unnamed) => {
          const convertibles = unnamed.map((each, index) => ({ ...each, id: `c${index}` }));
          const zip = zipOcf({ entries, convertibles }, ISSUER, TIME);
          for (const [name, content] of filesOf(zip)) {
            const shape = name === 'Manifest.ocf.json' ? OcfManifest : OcfFile;
            expect(shape.safeParse(content).error?.issues ?? []).toEqual([]);
          }
          expect(valueOf(unzipOcf(zip)).rows).toEqual(entries.map(draftOf));
        },
      ),
      { numRuns: 300 },
    );
  });

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

describe('other files', () => {
  const item = { object_type: 'TX_STOCK_TRANSFER', id: 't' };
  const manifest = strToU8('{"file_type":"OCF_MANIFEST_FILE"}');
  it.each([
    ['no zip', strToU8('hello')],
    ['a zip without a manifest', zipSync({ 'a.json': strToU8('{}') })],
    ['broken JSON', zipSync({ 'a.json': strToU8('{') })],
    ['nothing issued', zipSync({ 'Manifest.ocf.json': manifest })],
    [
      'events that are not read',
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
});
