import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORY_WEIGHTS, dueDiligenceScore, type Category, type CheckOutcome } from './score.ts';

const CATEGORIES = Object.keys(CATEGORY_WEIGHTS) as Category[];
const check = (label: string, outcome: CheckOutcome, weight = 1) => ({ label, weight, outcome });
const everywhere = (outcome: CheckOutcome, criticalIssues = 0) =>
  Object.fromEntries(
    CATEGORIES.map((key) => [
      key,
      { checks: [check(key, outcome)], criticalIssues: key === 'legal' ? criticalIssues : 0 },
    ]),
  );

test('a team check of weight 3 passed and one of weight 1 not known', () => {
  const checks = [check('two references', 'pass', 3), check('full-time founders', 'unknown')];
  const got = dueDiligenceScore({ team: { checks, criticalIssues: 0 } });
  expect(got.categories.team).toBe(87.5);
  // 3 of 4 known and passed: 0.75 × 100 + 0.25 × 50; everything else is unknown and stands at 50.
  expect(got.rawScore).toBeCloseTo(0.25 * 87.5 + 0.75 * 50, 12);
  expect(got.evidenceCoverage).toBeCloseTo(0.1875, 12);
  expect(got).toMatchObject({ overallScore: 59, riskLevel: 'Medium' });
  expect(got.recommendation).toBe('Too little is known. Ask for full-time founders.');
});

test('critical issues cap an otherwise perfect file', () => {
  expect(dueDiligenceScore(everywhere('pass'))).toMatchObject({
    overallScore: 100,
    recommendation: 'Proceed: nothing is open.',
  });
  expect(dueDiligenceScore(everywhere('pass', 1))).toMatchObject({ overallScore: 69, riskLevel: 'Medium' });
  expect(dueDiligenceScore(everywhere('pass', 2))).toMatchObject({ overallScore: 49, riskLevel: 'High' });
});

test('the three heaviest open checks are named, heaviest first', () => {
  const got = dueDiligenceScore({
    ...everywhere('partial'),
    team: { checks: [check('team', 'pass')], criticalIssues: 0 },
  });
  expect(got.recommendation).toBe('Proceed on conditions: market; financials; product.');
});

test('failures come first, then what is partly shown, then questions; never a low risk on little evidence', () => {
  const checks = [
    check('licence', 'fail', 2),
    check('agreement', 'partial'),
    check('register', 'unknown', 5),
  ];
  const got = dueDiligenceScore({ ...everywhere('pass'), legal: { checks, criticalIssues: 0 } });
  expect(got.recommendation).toBe('Proceed. Still open: licence; agreement; ask for register.');
  const thin = CATEGORIES.map(
    (key) =>
      [key, { checks: [check(key, 'pass'), check(`more ${key}`, 'unknown')], criticalIssues: 0 }] as const,
  );
  expect(dueDiligenceScore(Object.fromEntries(thin))).toMatchObject({
    overallScore: 75,
    riskLevel: 'Medium',
  });
});

test('bounded, monotone in outcomes, and unknown earns half', () => {
  const outcome = fc.constantFrom<CheckOutcome>('pass', 'partial', 'fail', 'unknown');
  const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), outcome), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.constantFrom(...CATEGORIES), fc.nat(3), (list, key, criticalIssues) => {
      const score = (first: CheckOutcome) => {
        const checks = list.map(([weight, own], index) =>
          check(`${index}`, index === 0 ? first : own, weight),
        );
        return dueDiligenceScore({ ...everywhere('pass'), [key]: { checks, criticalIssues } }).overallScore;
      };
      const [pass, partial, fail, unknown] = [
        score('pass'),
        score('partial'),
        score('fail'),
        score('unknown'),
      ];
      expect(pass).toBeLessThanOrEqual(100);
      expect(pass).toBeGreaterThanOrEqual(partial);
      expect(partial).toBeGreaterThanOrEqual(fail);
      expect(unknown).toBe(partial);
      expect(fail).toBeGreaterThanOrEqual(0);
    }),
  );
});
