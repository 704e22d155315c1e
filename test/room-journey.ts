import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { makePdf } from './documents.ts';
import { investorForm, startupForm } from './forms.ts';

/** What a grant says besides its level. */
export const WHOLE_ROOM = { folderId: null, documentId: null, expiresAt: null, isRevoked: false };

/** A call by somebody's browser, which must succeed. */
export async function send(page: Page, method: 'post' | 'put', path: string, data: object) {
  const answer = await page.request[method](path, { data });
  expect([path, answer.status()]).toEqual([path, answer.ok() ? answer.status() : 200]);
  return answer.json();
}

type Prepared = {
  /** `/startups/7/room` */
  readonly room: string;
  /** `/api/startups/7/room` */
  readonly path: string;
  readonly documentId: number;
  readonly groupId: number;
  /** Where a rule of the group is saved. */
  readonly grants: string;
};

/** A room with a PDF of these pages, and a group that may read it and in which nobody is yet. */
export async function prepareRoom(
  founder: Page,
  company: string,
  pages: readonly string[],
): Promise<Prepared> {
  const { id } = await send(founder, 'post', '/api/startups', startupForm(company, { country: 'KE' }));
  const path = `/api/startups/${id}/room`;
  await send(founder, 'post', path, { withTemplate: false });
  const { folders } = await send(founder, 'post', `${path}/folders`, { name: 'Financials' });
  const file = { name: 'accounts.pdf', mimeType: 'application/pdf', buffer: await makePdf(pages) };
  const multipart = { startupId: String(id), title: 'Accounts', documentType: 'financial_statements', file };
  const stored = await (await founder.request.post('/api/documents', { multipart })).json();
  await send(founder, 'post', `${path}/documents`, { documentId: stored.id, folderId: folders[0].id });
  const { groups } = await send(founder, 'post', `${path}/groups`, { name: 'Iroko Lane', expiresAt: null });
  const groupId = Number(groups[0].id);
  const grants = `${path}/groups/${groupId}/grants`;
  await send(founder, 'put', grants, { ...WHOLE_ROOM, level: 'view' });
  return { room: `/startups/${id}/room`, path, documentId: Number(stored.id), groupId, grants };
}

/** Lets an investor into the group: they ask to meet, are answered, and are in conversation then. */
export async function letIn(founder: Page, investor: Page, { path, groupId }: Prepared): Promise<void> {
  const startupId = Number(path.split('/')[3]);
  await send(investor, 'post', '/api/investors', investorForm());
  const asked = { startupId, reason: 'I back credit for informal trade' };
  const introduction = await send(investor, 'post', '/api/introductions', asked);
  await send(founder, 'post', `/api/introductions/${introduction.id}/accept`, {});
  const me = await (await investor.request.get('/api/auth/user')).json();
  await send(founder, 'post', `${path}/groups/${groupId}/guests`, { userId: me.id });
}
