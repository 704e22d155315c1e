import { expect, it, test } from 'vitest';
import { pagesOf } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';

test.each([
  [
    'Shareholder\tClass\tShares\t%\nAda Obi\tOrdinary\t6000\t0.6\nBen Ali\tPreference\t4000\t0.4\nTotal\t\t10000\t1',
  ],
  ['Actionnaire\tActions\tPourcentage\nAda Obi\t6 000\t60 %\nBen Ali\t4 000\t40 %\nTotal\t10 000\t100 %'],
])('shares of owners', (text) => {
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: pagesOf(text) });
  expect(
    numbers
      .filter(({ isAside }) => isAside !== true)
      .map(({ about, value, unit }) => `${about} ${value} ${unit}`),
  ).toEqual(['Ada Obi 60 percent', 'Ben Ali 40 percent']);
});

it('what is held today comes before what will be', () => {
  const text =
    'Actionnariat, octobre 2026\nActionnaire\tActions aujourd’hui\t% aujourd’hui\tActions après augmentation\t% après\nAïssa Diop\t4500\t45%\t4500\t36%\nJean Mbarga\t3500\t35%\t3500\t28%\nLagune Capital\t2000\t20%\t2000\t16%\nNouveaux investisseurs\t0\t0%\t2500\t20%\nTotal\t10000\t100%\t12500\t100%';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  const held = numbers.filter(({ about }) => about === 'Aissa Diop');
  expect(held.map(({ value, isAside = false }) => [value, isAside])).toEqual([
    [45, false],
    [36, true],
  ]);
});

it('a sign alone is of the shares it stands behind', () => {
  const text =
    'Capital of the Company\nShareholder\tBefore\t%\tAfter\t%\nTarisai Moyo\t600\t60.0\t600\t45.0\nFarai Dube\t400\t40.0\t400\t30.0\nBaobab Seed Fund\t–\t–\t333\t25.0\nTotal\t1,000\t100.0\t1,333\t100.0';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  const shares = numbers.filter(({ unit }) => unit === 'percent');
  const told = (isLater: boolean) =>
    shares
      .filter(({ isAside = false }) => isAside === isLater)
      .map(({ about, value }) => `${about ?? 'nobody'} ${value}`);
  expect(told(false)).toEqual(['Tarisai Moyo 60', 'Farai Dube 40']);
  expect(told(true)).toEqual(['Tarisai Moyo 45', 'Farai Dube 30', 'Baobab Seed Fund 25']);
});

it('what was held stands beside what is, with or without options', () => {
  const text =
    'Cap table at 30 September 2026\nHolder\tShares issued\tFully diluted\t% fully diluted\t% before\nRuth Banda\t600\t600\t48\t60\nLuapula Ventures\t400\t400\t32\t40\nMweru Fund\t250\t250\t20\t0\nTotal\t1250\t1250\t100\t100';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(
    numbers.flatMap(({ about, value, unit, isAside }) =>
      unit === 'percent' && isAside !== true ? [`${about} ${value}`] : [],
    ),
  ).toEqual(['Ruth Banda 48', 'Luapula Ventures 32', 'Mweru Fund 20']);
});

it('an owner called after growth grows by nothing', () => {
  const text = (owners: string): string =>
    `Sales, MAD million\n\t2025\t2026\nPipes\t16.0\t21.0\nWork\t6.0\t8.0\nTotal\t22.0\t29.0\n\nOwners\n${owners}`;
  const codes = (owners: string) =>
    analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text: text(owners) }] }).flags.map(
      ({ code }) => code,
    );
  expect(codes('The founder, 60 %. Fonds Atlas Croissance, 15 %.')).not.toContain('GROWTH_MISMATCH');
  expect(codes('Sales growth in 2026: 15 %.')).toContain('GROWTH_MISMATCH');
});

it.each(['Pro forma after the round', 'If KES 40m is invested', 'Après la levée envisagée'])(
  'what a title says would be held is to come: %s',
  (title) => {
    const { numbers } = analyseDocument({
      type: 'legal_docs',
      pages: pagesOf(
        `${title}\n\nHolder\tShares\t%\nAda Obi\t480\t48%\nBen Eze\t320\t32%\nNew investor\t200\t20%\nTotal\t1000\t100%`,
      ),
    });
    expect(numbers.find(({ about }) => about === 'Ada Obi')).toMatchObject({ value: 48, isForecast: true });
  },
);

it('is held on the day of the paper, and not on one of which a sentence above it tells', () => {
  const { numbers } = analyseDocument({
    type: 'legal_docs',
    pages: pagesOf(
      'Agreement signed on 4 May 2026.\nDisputes go to the court of Arusha under the Arbitration Act, 2020, unless the parties agree otherwise.\nHolder\tOrdinary\tPreference\tTotal\tOf issued %\nAda Obi\t60,000\t0\t60,000\t60\nBen Ali\t30,000\t10,000\t40,000\t40\nTotal issued\t90,000\t10,000\t100,000\t100',
    ),
  });
  expect(numbers.filter(({ value }) => value === 60_000).map(({ period }) => period)).toEqual([
    '2026-05',
    '2026-05',
  ]);
});

it.each(['After conversion', 'Après conversion'])('a share %s is to come', (share) => {
  const { numbers } = analyseDocument({
    type: 'legal_docs',
    pages: pagesOf(`Holder\t${share}\nAda Obi\t50%\nNote holders\t50%\nFounders together\t50%`),
  });
  expect(numbers.filter(({ unit, isForecast }) => unit === 'percent' && isForecast !== true)).toEqual([]);
});

it.each([
  ['Completion shall take place when the conditions of clause 3 are met.', true],
  ['Completion takes place on the date of this agreement.', undefined],
])('a share after completion: %s', (clause, isForecast) => {
  const { numbers } = analyseDocument({
    type: 'legal_docs',
    pages: pagesOf(
      `Subscription agreement of 4 May 2026.\n1. ${clause}\nSchedule 1. Shareholders after Completion\nHolder\tShares\t%\nAda Obi\t480\t48%\nBen Eze\t320\t32%\nNile Fund\t200\t20%`,
    ),
  });
  expect(numbers.find(({ about }) => about === 'Ada Obi')?.isForecast || undefined).toBe(isForecast);
});

it('owners under the day they hold on, and what they would hold with all options', () => {
  const text =
    'Capital of the Company\nAt 30 September 2025\tShares\t% issued\tFully diluted shares\t% fully diluted\nTarisai Moyo (founder)\t600\t60\t600\t54.55\nFarai Dube\t400\t40\t400\t36.36\nOption pool\t0\t0\t100\t9.09\nTotal\t1000\t100\t1100\t100';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  const shares = numbers.filter(({ unit }) => unit === 'percent');
  const told = (isAside: boolean) =>
    shares
      .filter((one) => (one.isAside ?? false) === isAside)
      .map(({ value, period }) => `${value} ${period}`);
  expect(told(false)).toEqual(['60 2025-09', '40 2025-09', '0 2025-09']);
  expect(told(true)).toEqual(expect.arrayContaining(['54.55 2025-09', '36.36 2025-09']));
});

it('owners before a round beside those after it, as a line over the heads says', () => {
  const text =
    'Table de capitalisation, octobre 2026\n\tAvant opération\t\t\tAprès (simulation)\nActionnaire\tActions\t%\t\tActions\t%\nSonia Mabrouk\t72000\t36%\t\t72000\t28.8%\nHatem Jlassi\t128000\t64%\t\t128000\t51.2%\nNouveaux\t0\t0%\t\t50000\t20%\nTotal\t200000\t100%\t\t250000\t100%';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  const held = numbers.filter(({ about, isAside }) => about === 'Sonia Mabrouk' && isAside !== true);
  expect(held.map(({ value }) => value)).toEqual([36]);
});
