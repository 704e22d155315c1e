import { letterText } from '#shared/domain/letter.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import type { Call } from '#shared/server/implement.ts';
import type { Member } from '#shared/server/context.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { moderationEndpoints } from '../contract.ts';
import {
  type ActionKind,
  type Decision,
  DECISION_LABELS,
  possibleDecisions,
  undoableIds,
} from '../domain.ts';
import {
  type CaseRow,
  findAction,
  findActions,
  findCase,
  findEmail,
  insertAction,
  lockCase,
  openCase,
  setCaseStatus,
} from './queries.ts';
import { findConcerned, type Touched } from './queries-freeze.ts';
import { lockSubject, type Subject } from './queries-subject.ts';
import { loadCase } from './cases.ts';

type DecideCall = Call<(typeof moderationEndpoints)['POST /api/admin/moderation/cases/{id}/actions']>;
type UndoCall = Call<(typeof moderationEndpoints)['POST /api/admin/moderation/actions/{id}/undo']>;
type AnyCall = Pick<DecideCall, 'actor' | 'db' | 'services' | 'afterCommit'>;

/** A decision keeps the name of who made it, whatever becomes of the account. */
const signed = (actor: Member) => ({ id: actor.id, name: fullName(actor) });

type Held = { readonly row: CaseRow; readonly subject: Subject | null };

async function holdCase({ db }: AnyCall, id: number): Promise<Held> {
  await lockCase(db, id);
  const row = await findCase(db, id);
  if (!row) throw notFound();
  return { row, subject: await lockSubject(db, row.subjectKind, row.subjectId) };
}

/** Makes matches anew, so that those that kept what is now hidden, or lack what is back, do not wait for the night. */
function refreshMatches({ services, afterCommit }: AnyCall, touched: readonly Touched[]): void {
  for (const { kind, id } of touched) {
    if (kind !== 'startup' && kind !== 'investor') continue;
    const data = { [`${kind}Id`]: Number(id) };
    afterCommit(() => services.jobs.enqueue('matching-refresh', data, `${kind}:${id}`));
  }
}

const NEWS: Record<Exclude<ActionKind, 'dismiss'>, (label: string) => string> = {
  freeze: (label) => `${label} was hidden by the moderators.`,
  restore: (label) => `${label} is visible again.`,
  strike: (label) => `You received a strike about ${label}.`,
  undo: (label) => `A strike about ${label} was reversed.`,
};

/** Tells those who answer for the subject, with the reason. Who is suspended cannot read an inbox, and gets a letter. */
async function notifyOwner(
  { db, services }: AnyCall,
  subject: Subject | null,
  kind: keyof typeof NEWS,
  reason: string,
): Promise<void> {
  if (!subject) return;
  const text = `${NEWS[kind](subject.label)} Reason: ${reason}`;
  const people = kind === 'strike' || kind === 'undo' ? subject.people.slice(0, 1) : subject.people;
  if (subject.kind === 'person' && kind === 'freeze') {
    const email = await findEmail(db, subject.id);
    if (email)
      await services.mail.queue(db, {
        to: email,
        subject: letterText`Your Kilele account was suspended`,
        text: letterText`${text}`,
      });
    return;
  }
  await insertNotifications(
    db,
    people.map(({ id }) => ({ userId: id, kind: 'moderation', content: text, href: null })),
  );
}

/** Hides things (`at`), or shows them again (null); answers those that were not so before. */
async function hideAll(
  { db, services }: AnyCall,
  things: readonly Touched[],
  at: Date | null,
): Promise<Touched[]> {
  const changed: Touched[] = [];
  for (const thing of things)
    for (const { hide } of services.hooks)
      if (await hide?.[thing.kind]?.(db, thing.id, at)) changed.push(thing);
  return changed;
}

/** What was hidden with the subject the last time it was frozen in this case, or the subject alone. */
async function findFrozen(call: AnyCall, caseId: number, subject: Touched): Promise<readonly Touched[]> {
  const actions = await findActions(call.db, caseId);
  return actions.find(({ kind, isUndone }) => kind === 'freeze' && !isUndone)?.before.touched ?? [subject];
}

async function apply(call: AnyCall, { row, subject }: Held, decision: Decision): Promise<readonly Touched[]> {
  if (!subject || (decision !== 'freeze' && decision !== 'restore')) return [];
  const thing = { kind: subject.kind, id: subject.id };
  const touched =
    decision === 'freeze'
      ? await hideAll(call, await findConcerned(call.db, thing), call.services.now())
      : await hideAll(call, await findFrozen(call, row.id, thing), null);
  refreshMatches(call, touched);
  return touched;
}

const REFUSALS: Record<Decision, string> = {
  freeze: 'It is hidden already, or gone.',
  restore: 'It is not hidden.',
  strike: 'There is no person responsible for this.',
  dismiss: 'This case is closed.',
};

type Decided = { readonly kind: Decision; readonly reason: string };

/** Makes a decision on a case that is held, puts it on record and tells whom it concerns. */
async function decide(call: AnyCall, held: Held, body: Decided): Promise<void> {
  const { actor, db, services } = call;
  const { row, subject } = held;
  const person = subject?.people[0] ?? null;
  const isOpen = row.status === 'open';
  const possible = possibleDecisions({
    exists: subject !== null,
    isFrozen: subject?.isFrozen ?? false,
    isOpen,
    hasPerson: person !== null,
  });
  if (!possible.includes(body.kind)) throw new AppError('conflict', REFUSALS[body.kind]);
  const isSelf = row.subjectKind === 'person' && row.subjectId === actor.id;
  if (isSelf && body.kind === 'freeze') throw invalid('kind', 'You cannot suspend yourself.');
  const touched = await apply(call, held, body.kind);
  await insertAction(db, {
    caseId: row.id,
    kind: body.kind,
    actor: signed(actor),
    reason: body.reason,
    personId: body.kind === 'strike' ? person?.id : null,
    before: { status: row.status, touched: [...touched] },
    now: services.now(),
  });
  await setCaseStatus(db, row.id, 'closed');
  if (body.kind !== 'dismiss') await notifyOwner(call, subject, body.kind, body.reason);
}

export async function handleDecide(call: DecideCall) {
  const { body, db, params, actedOn } = call;
  const held = await holdCase(call, params.id);
  await decide(call, held, body);
  actedOn(actOn(held.row, DECISION_LABELS[body.kind].done));
  return loadCase(db, params.id);
}

/** The same about a person whom nobody need have reported: it is a decision of their case all the same. */
export async function decideAboutPerson(call: AnyCall, personId: string, decided: Decided): Promise<void> {
  const subject = await lockSubject(call.db, 'person', personId);
  if (!subject) throw notFound();
  const { id } = await openCase(call.db, subject, call.services.now());
  await decide(call, await holdCase(call, id), decided);
}

/** Whom or what a decision was about. */
const actOn = ({ subjectKind, subjectId, label }: CaseRow, done: string) =>
  subjectKind === 'person' ? { personId: subjectId, detail: done } : { detail: `${done}: ${label}` };

/** Brings back what an action changed: the very things it hid or showed, and the status the case had. */
export async function handleUndo(call: UndoCall) {
  const { actor, body, db, params, services, actedOn } = call;
  const found = await findAction(db, params.id);
  if (!found) throw notFound();
  const { row, subject } = await holdCase(call, found.caseId);
  if (!undoableIds(await findActions(db, row.id)).has(found.id))
    throw new AppError(
      'conflict',
      'This cannot be reversed: a later decision depends on it, or it was already reversed.',
    );
  const { touched } = found.before;
  const undone = await hideAll(call, touched, found.kind === 'restore' ? services.now() : null);
  refreshMatches(call, undone);
  await insertAction(db, {
    caseId: row.id,
    kind: 'undo',
    actor: signed(actor),
    reason: body.reason,
    before: { status: row.status, touched: undone },
    undoesId: found.id,
    now: services.now(),
  });
  await setCaseStatus(db, row.id, found.before.status);
  actedOn(actOn(row, found.kind === 'undo' ? 'Reversed' : DECISION_LABELS[found.kind].done));
  const undoneBy = { freeze: 'restore', restore: 'freeze', strike: 'undo' } as const;
  if (found.kind in undoneBy)
    await notifyOwner(call, subject, undoneBy[found.kind as keyof typeof undoneBy], body.reason);
  return loadCase(db, row.id);
}
