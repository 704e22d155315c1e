import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FitKey, fitOf } from './fit.ts';
import { pairStory } from './pair.ts';
import { placePathOf } from './place.ts';
import {
  UNKNOWN_DEAL,
  UNKNOWN_INVESTOR,
  UNKNOWN_STARTUP,
  type InvestorProfile,
  type StartupProfile,
} from './profile.ts';

const TODAY = '2026-11-22';
const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b'];
const SECTORS = ['fintech', 'agritech', 'healthtech', 'edtech'];
const PLACES = ['NG', 'KE', 'GH', 'ZA'];

/** A startup that states everything. */
const statingStartup: fc.Arbitrary<StartupProfile> = fc
  .record({
    stage: fc.constantFrom(...STAGES),
    sectors: fc.subarray(SECTORS, { minLength: 1 }),
    country: fc.constantFrom(...PLACES),
    raiseUsd: fc.integer({ min: 10_000, max: 20_000_000 }),
    needsLead: fc.boolean(),
  })
  .map(({ country, ...facts }) => ({
    ...UNKNOWN_STARTUP,
    ...facts,
    id: 's',
    name: 'Shamba Direct',
    description: 'Cold storage for tomato farmers, paid per crate.',
    place: placePathOf(country),
  }));

/** What an investor may state so that it agrees with a startup, one entry for each criterion. */
const AGREEING: Readonly<Partial<Record<FitKey, (startup: StartupProfile) => Partial<InvestorProfile>>>> = {
  stage: ({ stage }) => ({ stages: [stage ?? '', 'growth'] }),
  sector: ({ sectors }) => ({ sectors: [sectors[0] ?? '', 'spacetech'] }),
  geography: ({ place }) => ({ places: [[...place].slice(-1)] }),
  ticket: ({ raiseUsd }) => ({ ticketMinUsd: 0.1 * (raiseUsd ?? 0), ticketMaxUsd: 0.4 * (raiseUsd ?? 0) }),
  cheque: ({ raiseUsd }) => ({ ticketTypicalUsd: 0.25 * (raiseUsd ?? 0) }),
  lead: () => ({ leads: true }),
  thesis: () => ({ thesis: 'Cold storage and logistics for farmers' }),
};
const KEYS = Object.keys(AGREEING) as FitKey[];

const agreeing = (startup: StartupProfile, keys: readonly FitKey[]): InvestorProfile =>
  Object.assign(
    {},
    UNKNOWN_INVESTOR,
    { id: 'i', name: 'Amina' },
    ...keys.map((key) => AGREEING[key]?.(startup)),
  );

const MISFITS: readonly ((startup: StartupProfile) => Partial<InvestorProfile>)[] = [
  ({ stage }) => ({ stages: STAGES.filter((one) => one !== stage).slice(0, 2) }),
  ({ sectors }) => ({ excludedSectors: [sectors[0] ?? ''] }),
  ({ raiseUsd }) => ({ ticketMinUsd: 1, ticketTypicalUsd: null, ticketMaxUsd: 0.19 * (raiseUsd ?? 0) }),
  ({ raiseUsd }) => ({ ticketMinUsd: 0.51 * (raiseUsd ?? 0), ticketTypicalUsd: null, ticketMaxUsd: null }),
];

describe('of any pair', () => {
  test('all that is stated agrees: 100, on as many criteria as are stated', () => {
    fc.assert(
      fc.property(statingStartup, fc.subarray(KEYS, { minLength: 1 }), (startup, keys) => {
        const fit = fitOf(startup, agreeing(startup, keys));
        expect(fit).toMatchObject({ percent: 100, misfits: [] });
        expect(fit.known).toBeGreaterThanOrEqual(keys.length);
      }),
    );
  });

  test('one hard misfit: at most 40, and said first', () => {
    fc.assert(
      fc.property(statingStartup, fc.subarray(KEYS), fc.constantFrom(...MISFITS), (startup, keys, misfit) => {
        const investor = { ...agreeing(startup, keys), ...misfit(startup) };
        expect(fitOf(startup, investor).percent ?? 0).toBeLessThanOrEqual(40);
        for (const reader of ['founder', 'investor'] as const) {
          const story = pairStory(startup, investor, { reader, today: TODAY });
          expect(story.misfits.length).toBeGreaterThan(0);
          expect(story.reasons[0]).toBe(story.misfits[0]);
        }
      }),
    );
  });

  test('a criterion more that agrees never lowers it', () => {
    const deals = fc.array(
      fc.record({
        sector: fc.constantFrom(...SECTORS),
        stage: fc.constantFrom(...STAGES),
        place: fc.constantFrom(...PLACES),
        led: fc.boolean(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        statingStartup,
        statingStartup,
        fc.subarray(KEYS),
        fc.constantFrom(...KEYS),
        deals,
        (startup, other, keys, added, record) => {
          const before: InvestorProfile = {
            // What was stated fits another startup, and so may or may not fit this one.
            ...agreeing(
              other,
              keys.filter((key) => key !== added),
            ),
            deals: record.map(({ sector, stage, place, led }) => ({
              ...UNKNOWN_DEAL,
              sectors: [sector],
              stage,
              place: placePathOf(place),
              led,
            })),
          };
          const was = fitOf(startup, before);
          const is = fitOf(startup, { ...before, ...AGREEING[added]?.(startup) });
          expect(is.percent ?? -1).toBeGreaterThanOrEqual(was.percent ?? -1);
        },
      ),
    );
  });

  test('both readers are told the same facts', () => {
    fc.assert(
      fc.property(statingStartup, statingStartup, fc.subarray(KEYS), (startup, other, keys) => {
        const investor = agreeing(other, keys);
        const [founder, backer] = (['founder', 'investor'] as const).map((reader) =>
          pairStory(startup, investor, { reader, today: TODAY }),
        );
        const facts = (story: typeof founder) =>
          story && [
            story.fit,
            story.criteriaKnown,
            story.misfits.length,
            story.weakest?.key,
            story.carried.map(({ key }) => key),
            story.criteria.map(({ sentence: _sentence, ...criterion }) => criterion),
          ];
        expect(facts(founder)).toEqual(facts(backer));
      }),
    );
  });

  test('what speaks most against it is the shortest bar', () => {
    fc.assert(
      fc.property(statingStartup, statingStartup, fc.subarray(KEYS), (startup, other, keys) => {
        const story = pairStory(startup, agreeing(other, keys), { reader: 'founder', today: TODAY });
        const known = story.criteria.filter((one) => one.known).map((one) => one.valueFraction);
        const shortest = Math.min(1, ...known);
        expect(story.weakest?.valueFraction ?? 1).toBe(shortest);
        for (const one of story.carried) expect(one.valueFraction).toBeGreaterThanOrEqual(shortest);
      }),
    );
  });
});

describe('by hand', () => {
  const shamba: StartupProfile = {
    ...UNKNOWN_STARTUP,
    id: 's',
    name: 'Shamba Direct',
    sectors: ['agritech'],
    stage: 'pre-seed',
    place: placePathOf('NG'),
    raiseUsd: 300_000,
  };
  const amina: InvestorProfile = {
    ...UNKNOWN_INVESTOR,
    id: 'i',
    name: 'Amina Diallo',
    sectors: ['agritech'],
    stages: ['pre-seed'],
    places: [placePathOf('NG')],
    ticketMinUsd: 20_000,
    ticketTypicalUsd: 50_000,
    ticketMaxUsd: 100_000,
  };

  test('an angel and the startup that fits on all five criteria: 100 on 5 of 8, without a deal recorded', () => {
    const story = pairStory(shamba, amina, { reader: 'founder', today: TODAY });
    expect(story).toMatchObject({
      fit: 100,
      criteriaKnown: 5,
      criteriaTotal: 8,
      weakest: null,
      evidence: 'fair',
    });
    expect(story.activity).toBe('No recorded deals');
    expect(story.reasons).toEqual([
      'You raise at Pre-Seed; Amina Diallo backs Pre-Seed.',
      'You build in AgriTech; Amina Diallo invests in AgriTech.',
      'You are in Nigeria; Amina Diallo invests in Nigeria.',
    ]);
  });

  test('a smaller cheque and another sector: (.18 + .14 + .09 + .08 × ½) / .62 = 73', () => {
    const investor = { ...amina, sectors: ['fintech'], ticketTypicalUsd: 7_500 };
    const fit = fitOf(shamba, investor);
    expect(fit.percent).toBe(73);
    expect(pairStory(shamba, investor, { reader: 'investor', today: TODAY }).weakest?.sentence).toBe(
      'Shamba Direct builds in AgriTech; you invest in FinTech.',
    );
  });

  test('a record speaks where nothing is stated: 2 of 4 deals are most often, 1 of 4 half of that', () => {
    const deals = ['seed', 'seed', 'pre-seed', 'growth'].map((stage) => ({ ...UNKNOWN_DEAL, stage }));
    const stageOf = (stage: string) =>
      fitOf({ ...UNKNOWN_STARTUP, stage }, { ...UNKNOWN_INVESTOR, deals }).criteria[0]?.fraction;
    expect([stageOf('seed'), stageOf('growth'), stageOf('series-b')]).toEqual([1, 0.5, 0]);
    expect(stageOf('pre-seed')).toBe(1);
  });

  test('nobody who states nothing is told a figure', () => {
    expect(fitOf(UNKNOWN_STARTUP, UNKNOWN_INVESTOR)).toMatchObject({ percent: null, known: 0 });
  });

  test('misfits with both values', () => {
    const told = (change: Partial<InvestorProfile>, startup = shamba) =>
      pairStory(startup, { ...amina, ...change }, { reader: 'founder', today: TODAY }).misfits;
    expect(told({ stages: ['seed', 'series-a'] })).toEqual([
      'You raise at Pre-Seed; Amina Diallo backs only Seed and Series A.',
    ]);
    expect(told({ ticketMinUsd: 10_000, ticketMaxUsd: 50_000 })).toEqual([
      'You raise $300K, which takes cheques from $60K; Amina Diallo’s largest ticket is $50K.',
    ]);
    expect(told({ excludedSectors: ['agritech'] })).toEqual([
      'You build in AgriTech, which Amina Diallo excludes.',
    ]);
    const deals = [{ ...UNKNOWN_DEAL, startupId: 'rival' }];
    expect(told({ deals }, { ...shamba, competitorIds: ['rival'] })).toEqual([
      'Amina Diallo already holds a competitor of yours.',
    ]);
  });

  test('activity in words: how many in 24 months, and the last', () => {
    const on = (...dates: string[]) => ({
      ...amina,
      deals: dates.map((day) => ({ ...UNKNOWN_DEAL, on: day })),
    });
    const told = (investor: InvestorProfile) =>
      pairStory(shamba, investor, { reader: 'founder', today: TODAY }).activity;
    expect(told(on('2026-08-24', '2025-01-10', '2024-11-22', '2027-01-01'))).toBe(
      '2 deals in 24 months, last on 24 Aug 2026',
    );
    expect(told(on('2023-02-01'))).toBe('No deal in 24 months, last on 1 Feb 2023');
    const open = { ...shamba, isRaising: true, updatedOn: '2026-11-03' };
    expect(pairStory(open, amina, { reader: 'investor', today: TODAY }).activity).toBe(
      'Raising now, updated on 3 Nov 2026',
    );
  });
});
