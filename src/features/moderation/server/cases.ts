import { notFound } from '#platform/http/errors.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { Action, Case, CaseItem } from '../contract.ts';
import { type CaseKind, possibleDecisions, undoableIds } from '../domain.ts';
import {
  type ActionRow,
  type CaseRow,
  countStrikes,
  findActions,
  findCase,
  findHistory,
  findReports,
} from './queries.ts';
import { findSubject } from './queries-subject.ts';

const PAGES: Record<CaseKind, string> = {
  person: '/people/',
  startup: '/startups/',
  investor: '/investors/',
  job: '/jobs/',
};

export const caseItemOf = ({ openedAt, lastReportAt, ...row }: CaseRow): CaseItem => ({
  ...row,
  openedAt: openedAt.toISOString(),
  lastReportAt: lastReportAt.toISOString(),
});

const actionOf = (row: ActionRow, undoable: ReadonlySet<number>): Action => ({
  id: row.id,
  caseId: row.caseId,
  label: row.label,
  kind: row.kind,
  undoesKind: row.undoesKind,
  reason: row.reason,
  actorName: row.actorName,
  isUndone: row.isUndone,
  isUndoable: undoable.has(row.id),
  createdAt: row.createdAt.toISOString(),
});

/** A case as it stands now, or 404. */
export async function loadCase(db: Db, id: number): Promise<Case> {
  const row = await findCase(db, id);
  if (!row) throw notFound();
  const subject = await findSubject(db, row.subjectKind, row.subjectId);
  const [reports, actions] = [await findReports(db, id), await findActions(db, id)];
  const person = subject?.people[0] ?? null;
  const undoable = undoableIds(actions);
  return {
    ...caseItemOf(row),
    exists: subject !== null,
    href: subject && !row.isFrozen ? `${PAGES[row.subjectKind]}${row.subjectId}` : null,
    responsible: person && { ...person, strikes: await countStrikes(db, person.id) },
    reportList: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
    actions: actions.map((action) => actionOf(action, undoable)),
    decisions: possibleDecisions({
      exists: subject !== null,
      isFrozen: row.isFrozen,
      isOpen: row.status === 'open',
      hasPerson: person !== null,
    }),
  };
}

export async function loadHistory(db: Db, limit: number, offset: number) {
  const { rows, around, total } = await findHistory(db, limit, offset);
  const cases = Map.groupBy(around, ({ caseId }) => caseId);
  const undoable = new Set([...cases.values()].flatMap((actions) => [...undoableIds(actions)]));
  return { items: rows.map((row) => actionOf(row, undoable)), total };
}
