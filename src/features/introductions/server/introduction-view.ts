import type { UserId } from '#shared/server/context.ts';
import type { Introduction } from '../contract/introduction.ts';
import {
  type ContextKind,
  expiresAt,
  type Phase,
  phaseForConnector,
  phaseForSender,
  phaseOf,
} from '../domain/introduction.ts';
import { type Role, roleOf } from '../domain/move.ts';
import type { IntroductionRow } from './queries.ts';

const OPEN_AS: Record<Role, Introduction['status']> = {
  sender: 'sent',
  receiver: 'received',
  connector: 'passed_on',
};

const SEEN_BY: Record<Role, (row: IntroductionRow, now: Date) => Phase> = {
  sender: phaseForSender,
  receiver: phaseOf,
  connector: phaseForConnector,
};

const PAGES: Record<ContextKind, string> = {
  startup: '/startups/',
  thesis: '/investors/',
  job: '/jobs/',
  person: '/people/',
};

export function contextHref(kind: ContextKind, id: number | null, receiverId: string): string | null {
  if (kind === 'person') return PAGES.person + receiverId;
  return id === null ? null : PAGES[kind] + String(id);
}

/** A request as this person may know it. */
export function viewOf(row: IntroductionRow, userId: UserId, now: Date): Introduction {
  const role = roleOf(userId, row) ?? 'sender';
  const phase = SEEN_BY[role](row, now);
  const knowsAnswer = role === 'receiver' || (role === 'sender' && row.isTold);
  const { contextKind: kind, contextId, contextLabel: label } = row;
  return {
    id: row.id,
    role,
    status: phase === 'open' ? OPEN_AS[role] : phase,
    reason: row.reason,
    context: { kind, label, href: contextHref(kind, contextId, row.receiverId) },
    sender: row.sender,
    receiver: row.receiver,
    connector: row.connector,
    createdAt: row.createdAt.toISOString(),
    expiresAt: expiresAt(row).toISOString(),
    declineReason: knowsAnswer ? row.declineReason : null,
    comeBackOn: knowsAnswer ? (row.comeBackAt?.toISOString().slice(0, 10) ?? null) : null,
    threadId: role === 'connector' ? null : row.threadId,
  };
}
