import { type CheckRule, evidenceOf, graded, unknown, verdict } from './check.ts';
import { judgeDocuments } from './document-evidence.ts';
import type { DiligenceFacts } from './facts.ts';
import { stageUsual } from './stage-usual.ts';

function judgeFounders({ founders }: DiligenceFacts) {
  if (founders.length === 0) return unknown('No founder is named on the profile.');
  const names = founders.map(({ name }) => name).join(', ');
  return verdict(
    graded(founders.length, 2, 1),
    founders.length === 1 ? 'One founder carries the company.' : `${founders.length} founders are named.`,
    evidenceOf('team', `Owners on the profile: ${names}`),
  );
}

function judgeSize({ teamSize, stageId }: DiligenceFacts) {
  const usual = stageUsual(stageId).teamSize;
  return verdict(
    graded(teamSize, usual, usual / 2),
    `${teamSize} people; ${usual} are usual at this stage.`,
    evidenceOf('profile', `Team size: ${teamSize}`),
  );
}

function judgeRecord({ founders }: DiligenceFacts) {
  const shown = founders.filter(({ workEntries }) => workEntries > 0);
  if (shown.length === 0) return unknown('No founder shows past work on a professional profile.');
  return verdict(
    shown.length === founders.length ? 'pass' : 'partial',
    `${shown.length} of ${founders.length} founders show past work.`,
    ...shown.map(({ name, workEntries }) => evidenceOf('team', `${name}: ${workEntries} entries of work`)),
  );
}

function judgeReferences({ founders }: DiligenceFacts) {
  const praised = founders.filter(({ recommendations }) => recommendations > 0);
  const total = praised.reduce((sum, { recommendations }) => sum + recommendations, 0);
  if (total === 0) return unknown('No one has recommended a founder on the platform yet.');
  return verdict(
    graded(total, 2, 1),
    total === 1 ? 'One recommendation by someone else.' : `${total} recommendations by others.`,
    ...praised.map(({ name, recommendations }) => evidenceOf('team', `${name}: ${recommendations}`)),
  );
}

function judgeVesting({ capTable }: DiligenceFacts) {
  if (capTable === null) return unknown('No cap table can be read here.');
  const evidence = evidenceOf('cap table', `Cap table version ${capTable.version}`);
  return capTable.foundersVest
    ? verdict('pass', 'Every founder’s shares vest.', evidence)
    : verdict('fail', 'A founder who leaves would keep everything.', evidence);
}

/** Who builds it, and what keeps them. */
export const TEAM_CHECKS: readonly CheckRule[] = [
  {
    code: 'TEAM_FOUNDERS',
    category: 'team',
    label: 'two founders or more',
    why: 'One person can fall ill, leave or be wrong alone; two cover each other.',
    source: 'The startup’s team on its profile',
    weight: 2,
    request: 'the names and roles of all founders',
    answeredBy: 'team',
    judge: judgeFounders,
  },
  {
    code: 'TEAM_SIZE',
    category: 'team',
    label: 'a team as large as its stage needs',
    why: 'A team far below what is usual cannot spend the round on what the plan says.',
    source: 'Team sizes usual by stage: 2, 5, 15, 40, 100, 150',
    weight: 1,
    request: 'the list of people with their roles and start dates',
    answeredBy: 'profile',
    judge: judgeSize,
  },
  {
    code: 'TEAM_RECORD',
    category: 'team',
    label: 'the founders’ past work',
    why: 'What they have done before is the best evidence of what they can do, wherever they learnt it.',
    source: 'Professional profiles of the founders',
    weight: 2,
    request: 'a CV of each founder, or a filled professional profile',
    answeredBy: 'team',
    judge: judgeRecord,
  },
  {
    code: 'TEAM_REFERENCES',
    category: 'team',
    label: 'two references for the founders',
    why: 'People who worked with them know what no document says.',
    source: 'Recommendations accepted on the platform, or calls noted here',
    weight: 3,
    request: 'two people we may call who have worked with the founders',
    answeredBy: 'team',
    judge: judgeReferences,
  },
  {
    code: 'TEAM_FULL_TIME',
    category: 'team',
    label: 'founders who work on nothing else',
    why: 'A side project rarely survives its first bad month.',
    source: 'Signed service agreements of the founders',
    weight: 2,
    request: 'the founders’ service agreements, saying how many hours and what else they do',
    answeredBy: 'mark',
  },
  {
    code: 'TEAM_VESTING',
    category: 'team',
    label: 'vesting of every founder',
    why: 'Without vesting a founder who leaves keeps shares that those who stay must earn.',
    source: 'Cap table; usual terms are four years with a one-year cliff',
    weight: 3,
    request: 'the cap table with each founder’s vesting schedule',
    answeredBy: 'cap table',
    isCritical: true,
    judge: judgeVesting,
  },
  {
    code: 'TEAM_HIRES',
    category: 'team',
    label: 'key people besides the founders, with contracts',
    why: 'From Series A the plan depends on people who can leave with a month’s notice.',
    source: 'Employment contracts and organisation chart',
    weight: 2,
    request: 'the organisation chart and the contracts of the people who lead a function',
    answeredBy: 'mark',
    from: 'series-a',
    judge: judgeDocuments({ sections: ['team'] }),
  },
];
