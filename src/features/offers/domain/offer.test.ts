import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyMove,
  CLIMB,
  endingOf,
  isBefore,
  isSigned,
  madeBy,
  type Move,
  nextStep,
  type OfferState,
  otherSide,
  SIDES,
  standingOf,
  type Step,
  stepOf,
  STEPS,
} from './offer.ts';

const TODAY = '2026-11-22';
const LATER = '2026-12-31';
const HASH = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

const confirm = (side: 'startup' | 'investor', step: Step, paper: string | null = null): Move => ({
  kind: 'confirm',
  side,
  step,
  paper,
});
function after(state: OfferState, ...moves: Move[]): OfferState {
  return moves.reduce((current, move) => {
    const outcome = applyMove(current, move, TODAY);
    if (!outcome.ok) throw new Error(outcome.fault);
    return outcome.state;
  }, state);
}
const faultOf = (state: OfferState, move: Move, today = TODAY) => {
  const outcome = applyMove(state, move, today);
  return outcome.ok ? null : outcome.fault;
};

describe('the climb', () => {
  const made = madeBy('investor', LATER);

  it('goes from an offer to money received, each step by both sides', () => {
    expect(stepOf(made)).toBe('proposed');
    const soft = after(made, confirm('startup', 'soft'));
    expect(stepOf(soft)).toBe('soft');
    const half = after(soft, confirm('investor', 'committed'));
    expect([stepOf(half), nextStep(half, 'investor'), nextStep(half, 'startup')]).toEqual([
      'soft',
      null,
      'committed',
    ]);
    const all = after(
      half,
      confirm('startup', 'committed'),
      confirm('startup', 'signed', HASH),
      confirm('investor', 'signed', HASH),
      confirm('investor', 'received'),
      confirm('startup', 'received'),
    );
    expect([stepOf(all), nextStep(all, 'startup'), nextStep(all, 'investor')]).toEqual([
      'received',
      null,
      null,
    ]);
  });

  it('nobody runs ahead, says a thing twice, or leaves what both have signed', () => {
    expect(faultOf(made, confirm('startup', 'committed'))).toBe('not-next');
    expect(faultOf(made, confirm('investor', 'soft'))).toBe('already');
    const signed = after(
      made,
      confirm('startup', 'soft'),
      ...SIDES.flatMap((side) => confirm(side, 'committed')),
      ...SIDES.map((side) => confirm(side, 'signed')),
    );
    expect(faultOf(signed, { kind: 'withdraw', side: 'startup' })).toBe('signed');
    expect(faultOf(signed, { kind: 'propose', side: 'investor', expiresOn: LATER })).toBe('signed');
    expect(endingOf(signed, '2030-01-01')).toBeNull();
  });

  it('papers that differ are not signed until one side signs the other’s', () => {
    const committed = after(
      made,
      confirm('startup', 'soft'),
      ...SIDES.map((side) => confirm(side, 'committed')),
    );
    const differ = after(committed, confirm('startup', 'signed', HASH), confirm('investor', 'signed', OTHER));
    expect([stepOf(differ), nextStep(differ, 'startup')]).toEqual(['committed', 'signed']);
    expect(faultOf(differ, confirm('investor', 'received'))).toBe('not-next');
    expect(stepOf(after(differ, confirm('startup', 'signed', OTHER)))).toBe('signed');
  });

  it('other terms begin again, with the side that proposed them', () => {
    const soft = after(made, confirm('startup', 'soft'));
    const countered = after(soft, { kind: 'propose', side: 'startup', expiresOn: '2027-01-31' });
    expect(countered).toMatchObject({ terms: 2, expiresOn: '2027-01-31' });
    expect([stepOf(countered), nextStep(countered, 'investor'), nextStep(countered, 'startup')]).toEqual([
      'proposed',
      'soft',
      null,
    ]);
  });

  it('ends by the clock on the day after its last, and by either side', () => {
    expect(endingOf(made, LATER)).toBeNull();
    expect(endingOf(made, '2027-01-01')).toBe('expired');
    expect(faultOf(made, confirm('startup', 'soft'), '2027-01-01')).toBe('expired');
    const left = after(made, { kind: 'withdraw', side: 'startup' });
    expect(faultOf(left, confirm('startup', 'soft'))).toBe('withdrawn');
  });
});

describe('what it stands for', () => {
  const range = { amountMinor: 100_000_00, mostMinor: 150_000_00 };
  it.each([
    ['proposed', [0, 0, 0, 0]],
    ['soft', [150_000_00, 0, 0, 0]],
    ['committed', [50_000_00, 100_000_00, 0, 0]],
    ['signed', [0, 0, 100_000_00, 0]],
    ['received', [0, 0, 0, 100_000_00]],
  ] as const)('a firm $100,000 with interest up to $150,000, %s', (step, expected) => {
    expect(Object.values(standingOf(range, step))).toEqual(expected);
  });
});

describe('whatever two sides do', () => {
  const side = fc.constantFrom(...SIDES);
  const move: fc.Arbitrary<Move> = fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('confirm' as const),
        side,
        step: fc.constantFrom(...STEPS),
        paper: fc.constantFrom(null, HASH, OTHER),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('propose' as const), side, expiresOn: fc.constant(LATER) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), side }) },
  );
  const history = fc.record({ by: side, moves: fc.array(move, { maxLength: 60 }) });

  it('no step is reached that both have not confirmed on the terms that stand', () => {
    fc.assert(
      fc.property(history, ({ by, moves }) => {
        let state = madeBy(by, LATER);
        const said = new Set([`1 ${by} soft`]);
        for (const each of moves) {
          const before = state;
          const outcome = applyMove(state, each, TODAY);
          if (!outcome.ok) continue;
          state = outcome.state;
          if (each.kind === 'propose') said.add(`${state.terms} ${each.side} soft`);
          if (each.kind === 'confirm') said.add(`${state.terms} ${each.side} ${each.step}`);
          const [was, is] = [stepOf(before), stepOf(state)];
          // One step at a time, and back only by other terms.
          expect(STEPS.indexOf(is) - STEPS.indexOf(was)).toBeLessThanOrEqual(1);
          expect(each.kind !== 'propose' && isBefore(is, was)).toBe(false);
          for (const step of CLIMB.filter((one) => !isBefore(is, one)))
            for (const one of SIDES) expect(said.has(`${state.terms} ${one} ${step}`)).toBe(true);
          expect(isSigned(before) && (state.terms !== before.terms || state.endedAs !== null)).toBe(false);
          expect(isSigned(state) && state.papers.startup !== state.papers.investor).toBe(false);
          expect(before.endedAs).toBeNull();
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a side can always do what is said to be next, and nothing else', () => {
    fc.assert(
      fc.property(history, ({ by, moves }) => {
        let state = madeBy(by, LATER);
        for (const each of moves) {
          const outcome = applyMove(state, each, TODAY);
          if (outcome.ok) state = outcome.state;
        }
        for (const one of SIDES)
          for (const step of STEPS) {
            const may = state.endedAs === null && nextStep(state, one) === step;
            expect(applyMove(state, confirm(one, step, state.papers[otherSide(one)]), TODAY).ok).toBe(may);
          }
      }),
      { numRuns: 1000 },
    );
  });

  it('what it stands for never exceeds what was said', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e15 }),
        fc.option(fc.integer({ min: 1, max: 1e15 })),
        fc.constantFrom(...STEPS),
        (amountMinor, more, step) => {
          const mostMinor = more === null ? null : amountMinor + more;
          const sum = Object.values(standingOf({ amountMinor, mostMinor }, step)).reduce((a, b) => a + b, 0);
          expect(sum).toBe(
            step === 'proposed' ? 0 : isBefore(step, 'signed') ? (mostMinor ?? amountMinor) : amountMinor,
          );
        },
      ),
    );
  });
});
