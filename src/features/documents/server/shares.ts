import { haveOpenThread } from '#features/messages/server/queries.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { forbidden, invalid, notFound } from '#platform/http/errors.ts';
import type { Handler } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { documentEndpoints } from '../contract.ts';
import type { DocumentShare } from '../contract/share.ts';
import { isInside } from '../policy.ts';
import { DOCUMENTS_TOPIC } from './jobs.ts';
import { countShares, deleteShare, findShares, insertShare } from './queries-shares.ts';
import { type DocumentRow, lockDocument } from './queries.ts';
import { editable, READ_ONLY, readable } from './document-access.ts';

type Table = typeof documentEndpoints;

const MOST_SHARES = 100;

/** With whom a document is shared, the latest first. */
async function sharesOf(db: Db, documentId: number): Promise<DocumentShare[]> {
  const rows = await findShares(db, documentId);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function notifyReaders(
  db: Db,
  { actor, document, userId }: { actor: Member; document: DocumentRow; userId: string },
): Promise<void> {
  const { id, title, startupName } = document;
  const whose = startupName === null ? '' : ` of ${startupName}`;
  const content = `${fullName(actor)} shared “${title}”${whose} with you`;
  await insertNotifications(db, [{ userId, kind: 'document', content, href: `/documents/${id}` }]);
}

export const handleShares: Handler<Table['GET /api/documents/{id}/shares']> = async ({
  actor,
  params,
  db,
}) => {
  if (!isInside(await readable(db, actor, params.id))) throw forbidden(READ_ONLY);
  return sharesOf(db, params.id);
};

/** Only people one is in conversation with; sharing twice is sharing once. */
export const handleShare: Handler<Table['PUT /api/documents/{id}/shares/{userId}']> = async ({
  actor,
  params: { id, userId },
  db,
  services,
}) => {
  const document = await editable(db, actor, id);
  if (!(await haveOpenThread(db, actor.id, userId)))
    throw invalid('userId', 'Documents can only be shared with people you have an open conversation with');
  await lockDocument(db, id);
  const isNew = await insertShare(db, { documentId: id, userId, sharedBy: actor.id, now: services.now() });
  if (isNew && (await countShares(db, id)) > MOST_SHARES)
    throw invalid('userId', `A document can be shared with at most ${MOST_SHARES} people`);
  if (isNew) {
    await notifyReaders(db, { actor, document, userId });
    await services.events.publish(db, { userId, topic: DOCUMENTS_TOPIC });
  }
  return sharesOf(db, id);
};

export const handleUnshare: Handler<Table['DELETE /api/documents/{id}/shares/{userId}']> = async ({
  actor,
  params: { id, userId },
  db,
  services,
}) => {
  await editable(db, actor, id);
  if (!(await deleteShare(db, id, userId))) throw notFound();
  await services.events.publish(db, { userId, topic: DOCUMENTS_TOPIC });
  return sharesOf(db, id);
};
