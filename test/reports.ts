import type { CaseItem } from '#features/moderation/contract.ts';
import type { Client, TestApp } from './app.ts';

/** A report as a member sends it. */
export const reportOf = (subjectKind: string, subjectId: string | number, more: object = {}) => ({
  subjectKind,
  subjectId: String(subjectId),
  reason: 'scam',
  ...more,
});

/** Has somebody report a subject and gives the case that the admins see. */
export async function caseFor(
  app: TestApp,
  admin: Client,
  kind: string,
  id: string | number,
): Promise<number> {
  const reporter = await app.member();
  const { status, text } = await reporter.post('/api/reports', reportOf(kind, id));
  if (status !== 201) throw new Error(`the report answered ${status}: ${text}`);
  const cases: readonly CaseItem[] = (await admin.get('/api/admin/moderation/cases?limit=100')).body;
  return Number(cases.find((item) => item.subjectId === String(id))?.id);
}
