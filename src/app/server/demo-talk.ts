import { demoUserId } from '#features/accounts/server/seed.ts';
import { insertIntroduction, saveAnswer } from '#features/introductions/server/queries-change.ts';
import { insertMessage, insertThread, markThreadRead } from '#features/messages/server/queries-change.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { HOUR_MS, daysBefore } from '#shared/domain/time.ts';

/** Who asked whom about what, so many days ago, and what they then wrote in turn, beginning with the asked one. */
type Talk = {
  readonly from: string;
  readonly to: string;
  readonly context: { readonly kind: 'startup' | 'thesis'; readonly id: number; readonly label: string };
  readonly reason: string;
  readonly askedDaysAgo: number;
  /** Null while the request waits for its answer. */
  readonly answers: readonly string[] | null;
};

const MTAJILINE = { kind: 'startup', id: 1, label: 'Mtajiline' } as const;
const IROKO_LANE = { kind: 'thesis', id: 1, label: 'The thesis of Iroko Lane Ventures' } as const;

const TALKS: readonly Talk[] = [
  {
    from: 'Ngozi Iroegbu-Lamptey',
    to: 'Wambui Karanu',
    context: MTAJILINE,
    reason:
      'I sold to market traders for twenty years and would like to see how you price fourteen days of stock.',
    askedDaysAgo: 9,
    answers: [
      'Thank you for writing, Ngozi. We price by the bale, not by the day; I can show you the ledger of one market.',
      'That is the right unit. Which market would you show an outsider, and which one would you hide?',
      'Gikomba is the one I am proud of. Kongowea is the one we learn from: takings halve when the ferry stops.',
      'Then let us begin with Kongowea. Would Thursday at ten in Mombasa suit you?',
    ],
  },
  {
    from: 'Mohamed Abdulle-Warsame',
    to: 'Wambui Karanu',
    context: MTAJILINE,
    reason: 'Your settlement runs over rails I helped to build. I have a question about last month’s outage.',
    askedDaysAgo: 2,
    answers: null,
  },
  {
    from: 'Folasade Akinrinola',
    to: 'Adaeze Okonjo-Bright',
    context: IROKO_LANE,
    reason:
      'Owosheet runs the payroll of businesses that still pay by the day; you asked who pays for a product every week.',
    askedDaysAgo: 12,
    answers: [
      'Good to meet you, Folasade. How many of them come back without being reminded on the sixth?',
      'Nearly all, once the first pension filing has gone through without a queue. The month before that is our hard one.',
    ],
  },
  {
    from: 'Akosua Boahemaa',
    to: 'Adaeze Okonjo-Bright',
    context: IROKO_LANE,
    reason:
      'Traders in Techiman pay us by the crate and the day. It is commerce, although it looks like cold rooms.',
    askedDaysAgo: 1,
    answers: null,
  },
];

/** The demo's own people only, whose ids are made of their names. */
function idOf(name: string): UserId {
  const [firstName = '', lastName = ''] = name.split(' ');
  return demoUserId({ firstName, lastName }) as UserId;
}

/** Nobody typed these on a device: the number of the message stands for the id a device would have made. */
const clientIdOf = (talk: number, message: number) =>
  `00000000-0000-4000-8000-${String(talk * 1000 + message).padStart(12, '0')}`;

async function insertTalk(db: Db, talk: Talk, number: number, now: Date): Promise<void> {
  const { from, to, context, reason, answers } = talk;
  const [senderId, receiverId] = [idOf(from), idOf(to)];
  const asked = daysBefore(now, talk.askedDaysAgo);
  const request = { senderId, receiverId, connectorId: null, reason, context, now: asked };
  const id = await insertIntroduction(db, request);
  if (answers === null) return;
  const accepted = new Date(asked.getTime() + 5 * HOUR_MS);
  const subject = {
    subject: context.label,
    subjectHref: context.kind === 'startup' ? `/startups/${context.id}` : `/investors/${context.id}`,
  };
  const threadId = await insertThread(db, { ...subject, members: [senderId, receiverId], now: accepted });
  await saveAnswer(db, { id, answer: 'accepted', now: accepted, threadId });
  for (const [index, content] of [reason, ...answers].entries()) {
    const [writer, reader] = index % 2 === 0 ? [senderId, receiverId] : [receiverId, senderId];
    const at = new Date(accepted.getTime() + index * 19 * HOUR_MS);
    const clientId = clientIdOf(number, index);
    const messageId = await insertMessage(db, { threadId, senderId: writer, clientId, content, now: at });
    if (index < answers.length) await markThreadRead(db, reader, threadId, messageId);
  }
}

/** Lets the two whom a visitor may look around as have met somebody: a conversation each, and a request that waits. */
export async function seedTalks(db: Db, now: Date): Promise<void> {
  for (const [number, talk] of TALKS.entries()) await insertTalk(db, talk, number + 1, now);
}
