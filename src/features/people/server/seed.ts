import { z } from 'zod';
import { dayOf, daysBefore } from '#shared/domain/time.ts';
import { type Demo, readDemo } from '#shared/server/demo.ts';
import { InvitationInput } from '../contract/connection.ts';

/** The demo's people, in a fixed order, and those among them whom a visitor may look around as. */
type Network = { readonly people: readonly string[]; readonly explorers: readonly string[] };

const STRIDES = [3, 7, 16];
const DemoInvitation = z.strictObject({ note: InvitationInput.shape.note });
type DemoInvitation = z.infer<typeof DemoInvitation>;

type Pair = { readonly from: string; readonly to: string };

/** Everybody knows a few people further down the list, and explorers some more; each pair once. */
function pairsOf({ people, explorers }: Network): Pair[] {
  const pairs = new Map<string, Pair>();
  const add = (from: string | undefined, to: string | undefined) => {
    if (from && to && from !== to) pairs.set([from, to].toSorted().join(' '), { from, to });
  };
  people.forEach((person, index) => {
    for (const stride of STRIDES) add(person, people[(index + stride) % people.length]);
  });
  explorers.forEach((explorer, place) => {
    for (let step = 0; step < 8; step += 1)
      add(people[(20 + 11 * step + 5 * place) % people.length], explorer);
  });
  return [...pairs.values()];
}

function connectionsOf(network: Network, now: Date) {
  return pairsOf(network).map(({ from, to }, index) => {
    const daysAgo = 4 + ((index * 37) % 330);
    const isWaiting = index % 23 === 22;
    return {
      requesterId: from,
      addresseeId: to,
      status: isWaiting ? ('pending' as const) : ('accepted' as const),
      requestedAt: daysBefore(now, daysAgo + 2),
      answeredAt: isWaiting ? null : daysBefore(now, daysAgo),
    };
  });
}

/** Invitations that wait for each explorer's answer, from people nothing connects them with yet. */
function invitationsOf(
  { people, explorers }: Network,
  { known, notes }: { known: ReturnType<typeof connectionsOf>; notes: readonly DemoInvitation[] },
  now: Date,
) {
  const isKnown = (one: string, other: string) =>
    known.some(
      ({ requesterId, addresseeId }) =>
        (requesterId === one && addresseeId === other) || (requesterId === other && addresseeId === one),
    );
  return explorers.flatMap((explorer, place) => {
    const strangers = people.filter((person) => !explorers.includes(person) && !isKnown(person, explorer));
    return notes
      .map(({ note }, index) => ({
        requesterId: strangers[31 + 13 * index + place] ?? '',
        addresseeId: explorer,
        status: 'pending' as const,
        note,
        requestedAt: daysBefore(now, 1 + 2 * index),
      }))
      .filter(({ requesterId }) => requesterId !== '');
  });
}

function viewsOf({ people, explorers }: Network, now: Date) {
  return explorers.flatMap((explorer) =>
    people
      .filter((viewer, index) => index % 6 === 1 && viewer !== explorer)
      .map((viewer, index) => ({
        personId: explorer,
        viewerId: viewer,
        day: dayOf(daysBefore(now, (index * 5) % 80)),
      })),
  );
}

/** Who knows whom in the demo, who asks whom, and who looked at the explorers' profiles. */
export async function seedNetwork(demo: Pick<Demo, 'db' | 'now' | 'people'>): Promise<void> {
  const { db, now } = demo;
  const network = {
    people: demo.people.map(({ userId }) => userId),
    explorers: demo.people.filter(({ isExplorer }) => isExplorer).map(({ userId }) => userId),
  };
  const known = connectionsOf(network, now);
  await db.insertInto('connections').values(known).execute();
  const notes = readDemo('invitations', DemoInvitation, demo);
  await db
    .insertInto('connections')
    .values(invitationsOf(network, { known, notes }, now))
    .execute();
  await db.insertInto('profileViews').values(viewsOf(network, now)).execute();
}
