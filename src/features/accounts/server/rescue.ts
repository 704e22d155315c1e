import type { Db, Process } from '#shared/server/context.ts';
import { insertAct } from '#shared/server/queries-acts.ts';
import { makeResetLink } from './password-reset.ts';
import { refuseLast } from './last-administrator.ts';
import {
  endSessions,
  findAccountByEmail,
  setAdministrator,
  takeAdministratorsTurn,
} from './queries-people.ts';

export const RESCUES = ['make-admin', 'remove-admin', 'reset-link', 'end-sessions'] as const;
export type Rescue = (typeof RESCUES)[number];

type Need = Pick<Process, 'env' | 'mail' | 'now'> & { readonly db: Db };
type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

const DEEDS: Readonly<Record<Rescue, string>> = {
  'make-admin': 'Made an administrator',
  'remove-admin': 'Removed an administrator',
  'reset-link': 'Made a link for a new password',
  'end-sessions': 'Ended all sessions',
};

/** Why it cannot be done for this account; null where it can. */
async function refusalOf(db: Db, what: Rescue, account: Account): Promise<string | null> {
  const { isAdmin, isDemo, suspendedAt } = account;
  if (isDemo) return 'This is an account of the demo.';
  if (what === 'make-admin' || what === 'reset-link')
    return suspendedAt === null ? null : 'This account is suspended: it takes no part until it is restored.';
  if (what !== 'remove-admin') return null;
  return isAdmin ? refuseLast(db, account) : 'This is no administrator.';
}

async function doRescue(need: Need, what: Rescue, { id }: Account, email: string): Promise<string> {
  const { db } = need;
  if (what === 'end-sessions') return `Sessions ended: ${await endSessions(db, id)}.`;
  if (what === 'reset-link') {
    const made = await makeResetLink(need, email);
    const lines = ['Open this within an hour, once:', made?.link];
    if (new URL(need.env.baseUrl).hostname === 'localhost')
      lines.push(
        'It leads to this machine. Where people reach the site by another address, set BASE_URL to it first.',
      );
    return lines.join('\n');
  }
  await setAdministrator(db, id, what === 'make-admin');
  return `${email} is ${what === 'make-admin' ? 'an' : 'no longer an'} administrator.`;
}

/**
 * What whoever runs the machine does where no administrator can sign in; on record as done at the command line. Answers
 * what to print, or null where nobody has this address.
 */
export async function rescue(need: Need, what: Rescue, email: string): Promise<string | null> {
  await takeAdministratorsTurn(need.db);
  const account = await findAccountByEmail(need.db, email);
  if (!account) return null;
  const refusal = await refusalOf(need.db, what, account);
  if (refusal !== null) return refusal;
  const answer = await doRescue(need, what, account, email);
  await insertAct(need.db, {
    actorId: null,
    actorName: 'Command line',
    act: DEEDS[what],
    personId: account.id,
    actedAt: need.now(),
  });
  return answer;
}
