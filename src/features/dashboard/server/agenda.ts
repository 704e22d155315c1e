import { roomHref } from '#features/data-room/contract/room-link.ts';
import { countRoomWork } from '#features/data-room/server/queries-work.ts';
import { type findOpenDeals, findUnrecordedDeal } from '#features/deal-flow/server/queries-reports.ts';
import { findFundingRound, findMilestones } from '#features/funding-tracker/server/queries.ts';
import { findWaitingRequests, type WaitingRequest } from '#features/introductions/server/waiting-requests.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db, Member } from '#shared/server/context.ts';
import type { Due } from '../domain/due.ts';
import type { NextStepFacts } from '../domain/next-step.ts';
import type { OwnStartup } from './queries.ts';

/** What waits for a person and what is due, of the side they look from. */
export type Agenda = Pick<NextStepFacts, 'waiting' | 'room' | 'unrecorded'> & { readonly due: Due[] };

const WAITING_SHOWN = 5;
const NO_ROOM = { href: '', accessRequests: 0, requestedDocuments: 0 };

const dueOfRequest = ({ name, isDemo, lastDay }: WaitingRequest): Due => ({
  text: 'answer the request to meet',
  subject: name,
  isDemo,
  day: lastDay,
  href: '/introductions',
});

async function waitingOf(db: Db, actor: Member, now: Date) {
  const { total, first } = await findWaitingRequests(db, actor.id, { now, limit: WAITING_SHOWN });
  return { waiting: { total, first: first[0] ?? null }, due: first.map(dueOfRequest) };
}

/** Milestones of the round that are not done, and its closing day. */
async function dueOfRound(db: Db, { id, isDemo }: OwnStartup, today: string): Promise<Due[]> {
  const [milestones, round] = await Promise.all([findMilestones(db, id), findFundingRound(db, id)]);
  const href = `/financial-tools?startup=${id}&tab=funding`;
  const own = { subject: null, isDemo, href };
  return [
    ...milestones.flatMap(({ task, dueDate, doneDate }) =>
      doneDate === null ? [{ ...own, text: task, day: dueDate }] : [],
    ),
    ...(round?.closeDate != null && round.closeDate >= today
      ? [{ ...own, text: 'The round closes', day: round.closeDate }]
      : []),
  ];
}

const workInRoom = async (db: Db, startupId: number): Promise<NextStepFacts['room']> => ({
  href: roomHref(startupId),
  ...(await countRoomWork(db, startupId)),
});

export async function founderAgenda(
  db: Db,
  actor: Member,
  { startup, now }: { startup: OwnStartup | undefined; now: Date },
): Promise<Agenda> {
  const worksOn = startup?.role === 'viewer' ? undefined : startup;
  const [{ waiting, due }, room, ofRound] = await Promise.all([
    waitingOf(db, actor, now),
    worksOn ? workInRoom(db, worksOn.id) : NO_ROOM,
    worksOn ? dueOfRound(db, worksOn, dayOf(now)) : [],
  ]);
  return { waiting, room, unrecorded: null, due: [...due, ...ofRound] };
}

type OpenDeal = Awaited<ReturnType<typeof findOpenDeals>>[number];

const dueOfDeal = ({ name, isDemo, nextAction, nextActionDue }: OpenDeal): Due[] =>
  nextActionDue === null
    ? []
    : [
        {
          text: nextAction ?? 'next action',
          subject: name ?? 'No longer listed',
          isDemo: isDemo ?? false,
          day: nextActionDue,
          href: `/portfolio/deal-flow?q=${encodeURIComponent(name ?? '')}`,
        },
      ];

export async function investorAgenda(
  db: Db,
  actor: Member,
  { open, now }: { open: readonly OpenDeal[]; now: Date },
): Promise<Agenda> {
  const [{ waiting, due }, unrecorded] = await Promise.all([
    waitingOf(db, actor, now),
    findUnrecordedDeal(db, actor.id),
  ]);
  return {
    waiting,
    room: NO_ROOM,
    unrecorded: unrecorded ?? null,
    due: [...due, ...open.flatMap(dueOfDeal)],
  };
}
