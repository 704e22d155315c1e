import { lin, sat } from '#shared/domain/scale.ts';
import type { ReadinessFacts } from './readiness-facts.ts';
import type { ReadinessKey } from './readiness-weights.ts';
import { stageReference } from './stage-reference.ts';

/** One fact's place in a component: its share of the component's points and how much of that it has earned. */
export type ReadinessPart = {
  component: ReadinessKey;
  field: string;
  share: number;
  earnedFraction: number;
  /** What the points stand on; `null` when nothing is known, and then nothing is earned. */
  value: number | boolean | null;
  advice: string;
};

/** The parts of all six components, in the order in which advice is preferred when gains are equal. */
export const readinessParts = (facts: ReadinessFacts): ReadinessPart[] => [
  ...companyParts(facts),
  ...financialParts(facts),
  ...capTableParts(facts),
  ...documentParts(facts),
];

function part(
  component: ReadinessKey,
  field: string,
  share: number,
  value: number | boolean | null,
  fraction: (known: number) => number,
  advice: string,
): ReadinessPart {
  const known = value === null || value === false ? null : Number(value);
  const earnedFraction = known === null ? 0 : fraction(known);
  return { component, field, share, earnedFraction, value: known === null ? null : value, advice };
}

const full = () => 1;

function companyParts(facts: ReadinessFacts): ReadinessPart[] {
  const reference = stageReference(facts.stage);
  const nextField = facts.emptyFields[0];
  const profileAdvice = nextField ? `Fill in “${nextField}”` : 'Complete your startup’s profile';
  const people = Math.min(1, (facts.teamSize ?? 0) / reference.teamSize);
  const exits = facts.previousExits || null;
  const users = sat(facts.users ?? 0, reference.users);
  const revenue = sat(facts.annualRevenue ?? 0, reference.annualRevenue);
  return [
    part('profile', 'filledFields', 1, facts.filledFields || null, (n) => lin(n, 0, 10), profileAdvice),
    part('team', 'teamSize', 0.5, facts.teamSize || null, () => people, 'Add your team members'),
    part('team', 'founderProfile', 0.25, facts.founderProfile, full, 'Complete your founder profile'),
    part('team', 'previousExits', 0.25, exits, full, 'Add previous exits of the founders, if there are any'),
    revenue > users
      ? part('traction', 'annualRevenue', 1, facts.annualRevenue, () => revenue, 'Record your latest revenue')
      : part('traction', 'users', 1, facts.users || null, () => users, 'Record users or revenue'),
  ];
}

function financialParts(facts: ReadinessFacts): ReadinessPart[] {
  const runway = facts.cashPositive
    ? part('financials', 'cashPositive', 0.25, true, full, '')
    : part(
        'financials',
        'runwayMonths',
        0.25,
        facts.runwayMonths,
        (m) => lin(m, 0, 18),
        'Enter your cash, or extend your runway towards 18 months',
      );
  const flags = facts.hasModel ? facts.criticalFlags : null;
  return [
    part('financials', 'hasModel', 0.25, facts.hasModel, full, 'Build your financial model'),
    part(
      'financials',
      'ltvCac',
      0.25,
      facts.ltvCac,
      (x) => lin(x, 1, 3),
      'Bring lifetime value to three times the acquisition cost',
    ),
    runway,
    part(
      'financials',
      'criticalFlags',
      0.25,
      flags,
      (n) => 1 - Math.min(1, n / 2),
      'Fix the critical findings in your financial model',
    ),
  ];
}

const capTableParts = (facts: ReadinessFacts): ReadinessPart[] => [
  part('capTable', 'hasCapTable', 0.4, facts.hasCapTable, full, 'Enter your cap table'),
  part(
    'capTable',
    'founderPercent',
    0.3,
    facts.founderPercent,
    (x) => lin(x, 20, 50),
    'Add the founders’ holdings to the cap table',
  ),
  part(
    'capTable',
    'foundersVesting',
    0.3,
    facts.foundersVesting,
    full,
    'Add a vesting schedule for the founders’ shares',
  ),
];

const documentParts = (facts: ReadinessFacts): ReadinessPart[] => [
  part(
    'documents',
    'deckScore',
    0.6,
    facts.deckScore,
    (x) => lin(x, 0, 100),
    facts.deckScore === null ? 'Have your pitch deck analysed' : 'Improve your pitch deck',
  ),
  part(
    'documents',
    'documentKinds',
    0.4,
    facts.documentKinds || null,
    (n) => lin(n, 0, 4),
    'Add more kinds of document to your data room',
  ),
];
