import type { Db, Member } from '#shared/server/context.ts';
import type { Standing } from '../contract/standing.ts';
import { refusalText } from '../domain/refusal-text.ts';
import { standingOf } from '../domain/standing.ts';
import { findBetween } from './queries.ts';
import { findInvestorsToAsk, findPeopleToAsk, findStartupsToAsk, type Found } from './queries-receiver.ts';

type Asked = Found | 'own' | 'absent';

const idsOf = (targets: readonly string[], kind: string): string[] =>
  targets.flatMap((target) => (target.startsWith(`${kind}:`) ? [target.slice(kind.length + 1)] : []));

/** Who would be asked, by target; a target the member does not meet is left out. */
async function findAsked(db: Db, actor: Member, targets: readonly string[]): Promise<Map<string, Asked>> {
  const startups = await findStartupsToAsk(db, actor.id, idsOf(targets, 'startup').map(Number));
  const investors = await findInvestorsToAsk(db, actor.id, idsOf(targets, 'investor').map(Number));
  const people = await findPeopleToAsk(db, actor.id, idsOf(targets, 'person'));
  return new Map<string, Asked>([
    ...startups.map(
      ({ id, isOwn, owner }) => [`startup:${id}`, isOwn ? 'own' : (owner ?? 'absent')] as const,
    ),
    ...investors.map((found) => [`investor:${found.id}`, found] as const),
    ...people.map((found) => [`person:${found.userId}`, found] as const),
  ]);
}

/** How a member stands with startups, investors and people, in the order they were named. */
export async function findStandings(
  db: Db,
  actor: Member,
  { targets, now }: { targets: readonly string[]; now: Date },
): Promise<Standing[]> {
  const asked = await findAsked(db, actor, targets);
  const others = [...asked.values()].flatMap((one) => (typeof one === 'string' ? [] : [one.userId]));
  const requests = await findBetween(db, actor.id, [...new Set(others)]);
  return targets.map((target) => {
    const found = asked.get(target);
    const bare = { target, note: null, threadId: null };
    if (found === 'own' || (typeof found === 'object' && found.userId === actor.id))
      return { ...bare, standing: 'own' };
    if (found === undefined || found === 'absent') return { ...bare, standing: 'unavailable' };
    if (found.isDemo && !actor.isDemo)
      return { ...bare, standing: 'unavailable', note: 'A demo profile: no one is there to answer.' };
    const earlier = requests.filter(({ senderId, receiverId }) =>
      [senderId, receiverId].includes(found.userId),
    );
    const { standing, refusal, threadId } = standingOf(earlier, actor.id, now);
    const note = standing === 'unavailable' && refusal !== null ? refusalText(refusal, found.name) : null;
    return { target, standing, note, threadId };
  });
}
