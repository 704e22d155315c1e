import { expect, test } from 'vitest';
import { dueThisWeek } from './due.ts';
import { nextSteps, type NextStepFacts } from './next-step.ts';

const TODAY = '2026-11-22';
const NOTHING: NextStepFacts = {
  userType: 'founder',
  startupId: 3,
  investorId: null,
  waiting: { total: 0, first: null },
  due: null,
  room: { href: '/startups/3/room', accessRequests: 0, requestedDocuments: 0 },
  gap: null,
  topMatch: null,
  isVerified: false,
  unrecorded: null,
  staleDeals: 0,
};
const titles = (facts: Partial<NextStepFacts>) =>
  nextSteps({ ...NOTHING, ...facts }, TODAY).map(({ title }) => title);
const kofi = { name: 'Kofi Mensah', isDemo: true, about: 'Zuri Pay' };
const gap = { text: 'State your users or revenue.', component: 'traction' } as const;

test('somebody new is asked for their role, and answers who waits first', () => {
  expect(titles({ userType: null })).toEqual(['Choose your role']);
  expect(titles({ userType: null, waiting: { total: 1, first: kofi } })).toEqual([
    'Kofi Mensah waits for your answer',
    'Choose your role',
  ]);
});

test('a founder: who waits, what is late, the data room, the gap, who fits; three at most', () => {
  expect(titles({ startupId: null })).toEqual(['Publish your startup']);
  const due = { text: 'Sign the SAFE', subject: null, isDemo: false, day: '2026-11-19', href: '/x' };
  const room = { href: '/startups/3/room', accessRequests: 2, requestedDocuments: 1 };
  const all = { waiting: { total: 2, first: kofi }, due, room, gap };
  expect(titles(all)).toEqual([
    '2 people wait for your answer',
    'Sign the SAFE',
    'Guests ask for documents: 2 requests',
  ]);
  expect(titles({ room, gap })).toEqual([
    'Guests ask for documents: 2 requests',
    'Add the document that was requested',
    'Close your largest readiness gap',
  ]);
  expect(titles({ gap, topMatch: { name: 'Amina', isDemo: false, href: '/investors/1' } })).toEqual([
    'Close your largest readiness gap',
    'Look at Amina',
  ]);
  const [answer, late] = nextSteps({ ...NOTHING, ...all }, TODAY);
  expect(answer).toMatchObject({ isDemo: true, href: '/introductions' });
  expect(late?.text).toBe('Overdue by 3 days.');
});

test('an investor: what is due by today, a closed deal that is not recorded, verification, deals that stand still', () => {
  const investor = { userType: 'investor', investorId: 5 } as const;
  expect(titles({ ...investor, investorId: null })).toEqual(['Say what you are looking for']);
  const due = { text: 'call', subject: 'Kora Solar', isDemo: false, day: TODAY, href: '/x' };
  const unrecorded = { name: 'Zuri Pay', isDemo: false, startupId: 3 };
  expect(titles({ ...investor, due, unrecorded })).toEqual([
    'Kora Solar: call',
    'Record your investment in Zuri Pay',
    'Get verified',
  ]);
  // What is due tomorrow is in the list of the week, not a step.
  expect(titles({ ...investor, due: { ...due, day: '2026-11-23' }, staleDeals: 3 })).toEqual([
    'Get verified',
    'Move on with 3 deals that stand still',
    'Look around',
  ]);
});

const match = { name: 'Kofi Mensah', isDemo: false, href: '/investors/3' };

test.each<[string, Partial<NextStepFacts>, string | null]>([
  ['an undecided person', { userType: null }, '/onboarding'],
  ['a founder without a startup', { startupId: null }, null],
  ['a founder with a gap', { gap: { text: 'Add your team members', component: 'team' } }, '/startups/3/edit'],
  [
    'a founder without a cap table',
    { gap: { text: 'Enter your cap table', component: 'capTable' } },
    '/financial-tools?startup=3&tab=cap-table',
  ],
  ['a founder with a match', { topMatch: match }, '/investors/3'],
  ['a founder with nothing', {}, '/investors'],
  ['an investor without a profile', { userType: 'investor' }, '/onboarding'],
  ['an unverified investor', { userType: 'investor', investorId: 3 }, '/investors/3'],
  ['a verified investor', { userType: 'investor', investorId: 3, isVerified: true }, '/startups'],
])('%s is led to the right place', (_who, change, href) => {
  expect(nextSteps({ ...NOTHING, ...change }, TODAY)[0]?.href).toBe(href);
});

test('what is late or within seven days is due this week, the earliest first, at most five', () => {
  const on = (day: string) => ({ text: 'x', subject: null, isDemo: false, day, href: '/' });
  const days = (all: string[]) => dueThisWeek(all.map(on), TODAY).map(({ day }) => day);
  expect(days(['2026-11-30', '2026-11-29', '2026-10-01', TODAY])).toEqual([
    '2026-10-01',
    TODAY,
    '2026-11-29',
  ]);
  expect(days(Array.from({ length: 9 }, () => TODAY))).toHaveLength(5);
});
