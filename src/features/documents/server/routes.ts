import { type Reading, recordRead } from '#features/access-ledger/server/ledger.ts';
import { requireStartup, startupAccess } from '#features/startups/server/access.ts';
import { demoSessionOf, type Db, type Member } from '#shared/server/context.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { type Handler, implement, prepared } from '#shared/server/implement.ts';
import { documentEndpoints } from '../contract.ts';
import type { DocumentDetail } from '../contract/document.ts';
import { diffAnalyses } from '../domain/diff.ts';
import { MOST_VERSIONS } from '../domain/limit.ts';
import { canAnswerQuestions, canEditDocument, isInside } from '../policy.ts';
import { extractionJob } from './jobs.ts';
import { handleAnswer } from './answered-questions.ts';
import { analysisFor } from './kept-analysis.ts';
import { findPages, findVersionFile, findVersions } from './queries-versions.ts';
import { deleteDocument, type DocumentRow, insertDocument, lockDocument } from './queries.ts';
import { claimQuota, refuseBeyondQuota, usageOf } from './quota.ts';
import { listDocuments, versionOf, versionOutside } from './document-view.ts';
import { handleAnalyze, handlePasted, handlePastedList, handlePastedRemoval } from './pasted-analyses.ts';
import { handleShare, handleShares, handleUnshare } from './shares.ts';
import { checked, editable, keepVersion, readable, sendDocument, shownName } from './document-access.ts';

type Table = typeof documentEndpoints;

async function detailOf(db: Db, actor: Member, id: number): Promise<DocumentDetail> {
  const document = await readable(db, actor, id);
  const { title, documentType, isMade, startupId, startupName } = document;
  const isShared = !isInside(document);
  const rows = (await findVersions(db, id)).map(versionOf);
  const versions = isShared ? rows.map(versionOutside) : rows;
  const canEdit = canEditDocument(document);
  return { id, title, documentType, isMade, startupId, startupName, canEdit, isShared, versions };
}

/** Writes down that somebody outside reads a shared document, before they are given it. */
async function recordSharedRead(
  call: Reading & { readonly db: Db },
  document: DocumentRow,
  read: { readonly version: number; readonly action: 'text' | 'file' },
): Promise<void> {
  if (isInside(document)) return;
  const { id: documentId, startupId } = document;
  await recordRead(call.db, call, { startupId, documentId, page: null, ...read });
}

type Window = { readonly limit: number; readonly offset: number };
const ofReader = ({ sessionId }: Member, page: Window) => ({ ...page, sessionId });

/** What others share with the actor, of one startup or of all. */
async function sharedWith(db: Db, actor: Member, startupId: number | undefined, page: Window) {
  const { items, total } = await listDocuments(
    db,
    { startupId, sharedWith: actor.id },
    ofReader(actor, page),
  );
  return { items: items.map((item) => ({ ...item, latest: versionOutside(item.latest) })), total };
}

/** A startup's documents: the team's all, others' the shared ones. A hidden startup is not there for others. */
async function documentsOf(db: Db, actor: Member, startupId: number, page: Window) {
  const seen = await startupAccess(db, actor, startupId);
  if (!seen) throw notFound();
  if (seen.role !== null) return listDocuments(db, { startupId }, ofReader(actor, page));
  const shared = await sharedWith(db, actor, startupId, page);
  if (seen.hidden && shared.total === 0) throw notFound();
  return shared;
}

/** Whose the document becomes: the named startup's, when the actor may write there; else the actor's own. */
async function placeOf(db: Db, actor: Member, startupId: number | null) {
  if (startupId === null) return { ownerId: actor.id };
  await requireStartup(db, actor, startupId, 'edit');
  return { startupId };
}

const handleUpload: Handler<Table['POST /api/documents']> = prepared(
  async ({ actor, body, file, services }) => {
    const whose = await placeOf(services.db, actor, body.startupId ?? null);
    await refuseBeyondQuota(services.db, whose, { documents: 1, bytes: file.sizeBytes, by: actor });
    return checked(file, services);
  },
  async ({ actor, body, db, services, enqueue }, file) => {
    const whose = await placeOf(db, actor, body.startupId ?? null);
    await claimQuota(db, whose, { documents: 1, bytes: file.sizeBytes, by: actor });
    const title = body.title ?? shownName(file.name).replace(/\.[^.]+$/, '');
    const now = services.now();
    const documentId = await insertDocument(db, {
      whose,
      type: body.documentType,
      title: title === '' ? 'Untitled' : title,
      userId: actor.id,
      demoSessionId: demoSessionOf(actor),
      now,
    });
    const ownerId = body.startupId == null ? actor.id : null;
    const version = { documentId, number: 1, note: body.note ?? null, ownerId, userId: actor.id, now };
    const versionId = await keepVersion(db, file, version);
    await enqueue(...extractionJob(versionId));
    return detailOf(db, actor, documentId);
  },
);

const handleNewVersion: Handler<Table['POST /api/documents/{id}/versions']> = prepared(
  async ({ actor, params, file, services }) => {
    const { isMade } = await editable(services.db, actor, params.id);
    if (isMade) throw invalid('file', 'Kilele makes the versions of this document. Add yours as a new one.');
    return checked(file, services);
  },
  async ({ actor, params, body, db, services, enqueue }, file) => {
    const { id: documentId, startupId } = await editable(db, actor, params.id);
    const whose = startupId === null ? { ownerId: actor.id } : { startupId };
    await claimQuota(db, whose, { documents: 0, bytes: file.sizeBytes, by: actor });
    await lockDocument(db, documentId);
    const [latest] = await findVersions(db, documentId);
    const number = (latest?.number ?? 0) + 1;
    if (number > MOST_VERSIONS) throw invalid('file', `At most ${MOST_VERSIONS} versions`);
    const former = await findVersionFile(db, documentId, number - 1);
    if (former?.sha256 === file.sha256 && latest?.status !== 'failed')
      throw invalid('file', `This is the same file as version ${number - 1}.`);
    const ownerId = startupId === null ? actor.id : null;
    const now = services.now();
    const version = { documentId, number, note: body.note ?? null, ownerId, userId: actor.id, now };
    const versionId = await keepVersion(db, file, version);
    await enqueue(...extractionJob(versionId));
    return detailOf(db, actor, documentId);
  },
);

/** The row of a version of a document one may read. */
async function versionIn(db: Db, documentId: number, number: number) {
  const row = (await findVersions(db, documentId)).find((version) => version.number === number);
  if (!row) throw notFound();
  return row;
}

type Compared = { readonly number: number; readonly path: 'from' | 'to' };

/** The newest analysis of a version, for a comparison. */
async function analysisIn(db: Db, actor: Member, document: DocumentRow, { number, path }: Compared) {
  const { id } = await versionIn(db, document.id, number);
  const found = await analysisFor(db, actor, document, id);
  if (!found) throw invalid(path, `Version ${number} has not been read`);
  return found.analysis;
}

export const documentRoutes = implement(documentEndpoints, {
  'GET /api/documents': async ({ actor, query, db }) => {
    const { startup, shared = false, ...page } = query;
    if (shared) return sharedWith(db, actor, startup, page);
    if (startup === undefined) return listDocuments(db, { ownerId: actor.id }, ofReader(actor, page));
    return documentsOf(db, actor, startup, page);
  },

  'GET /api/documents/usage': async ({ actor, query, db }) =>
    usageOf(db, await placeOf(db, actor, query.startup ?? null), actor),

  'POST /api/documents': handleUpload,

  'GET /api/documents/{id}': async ({ actor, params, db }) => detailOf(db, actor, params.id),

  'DELETE /api/documents/{id}': async ({ actor, params, db, services, afterCommit }) => {
    await editable(db, actor, params.id);
    const keys = await deleteDocument(db, params.id);
    for (const key of keys) afterCommit(() => services.files.remove(key));
    return { ok: true };
  },

  'POST /api/documents/{id}/versions': handleNewVersion,

  'GET /api/documents/{id}/versions/{number}': async (call) => {
    const { actor, params, db } = call;
    const document = await readable(db, actor, params.id);
    const isTeam = isInside(document);
    const row = await versionIn(db, params.id, params.number);
    await recordSharedRead(call, document, { version: params.number, action: 'text' });
    const [pages, found] = await Promise.all([
      findPages(db, row.id),
      analysisFor(db, actor, document, row.id),
    ]);
    const version = isTeam ? versionOf(row) : versionOutside(versionOf(row));
    const canAnswer = canAnswerQuestions(document) && document.isBrought;
    return { ...version, pages, analysis: found?.result ?? null, canAnswer };
  },

  'PUT /api/documents/{id}/versions/{number}/answers': handleAnswer,

  'GET /api/documents/{id}/versions/{number}/file': async (call) => {
    const { actor, params, db, services, reply } = call;
    const document = await readable(db, actor, params.id);
    const file = await findVersionFile(db, params.id, params.number);
    const content = file && (await services.files.open(file.place));
    if (!file || !content) throw notFound();
    await recordSharedRead(call, document, { version: params.number, action: 'file' });
    return sendDocument(reply, file, content);
  },

  'GET /api/documents/{id}/diff': async (call) => {
    const { actor, params, query, db } = call;
    const document = await readable(db, actor, params.id);
    const before = await analysisIn(db, actor, document, { number: query.from, path: 'from' });
    const after = await analysisIn(db, actor, document, { number: query.to, path: 'to' });
    for (const version of [query.from, query.to])
      await recordSharedRead(call, document, { version, action: 'text' });
    return diffAnalyses(before, after);
  },

  'GET /api/documents/{id}/shares': handleShares,
  'PUT /api/documents/{id}/shares/{userId}': handleShare,
  'DELETE /api/documents/{id}/shares/{userId}': handleUnshare,
  'POST /api/documents/{id}/analyze': handleAnalyze,
  'GET /api/document-analyses': handlePastedList,
  'GET /api/document-analyses/{id}': handlePasted,
  'DELETE /api/document-analyses/{id}': handlePastedRemoval,
});
