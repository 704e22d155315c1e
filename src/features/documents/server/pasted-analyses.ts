import { requireStartup } from '#features/startups/server/access.ts';
import { cleanText, partsOf } from './reader/parts.ts';
import { visitorOf } from '#platform/http/visitor.ts';
import { invalid, notFound, tooMany, unauthenticated } from '#platform/http/errors.ts';
import { type EarlyCall, type Handler, prepared } from '#shared/server/implement.ts';
import { claimUseBy } from '#shared/server/use-claims.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { demoSessionOf, type Member } from '#shared/server/context.ts';
import type { documentEndpoints } from '../contract.ts';
import type { Analysis, DocumentType } from '../domain/document.ts';
import { LONGEST_PASTE_OF_VISITOR } from '../domain/limit.ts';
import { analysePages } from './jobs.ts';
import { deletePasted, findAnalysis, findPasted, findPastedList, insertPasted } from './queries-analyses.ts';
import { resultOf } from './analysis-result.ts';
import { keepAnalysis } from './kept-analysis.ts';
import { findAsked } from './queries-answers.ts';
import { findKnownFacts } from './known-facts.ts';
import { findPages, findVersions } from './queries-versions.ts';
import { updateDocumentType } from './queries.ts';
import { editable, overrun } from './document-access.ts';
import { analysisRow, readAnalysis, storedAnalysis } from './stored-analysis.ts';

type Table = typeof documentEndpoints;
type AnalyzeEndpoint = Table['POST /api/documents/{id}/analyze'];

/** The document that is the text sent along. */
const PASTED_ID = 1;
const WINDOW_MS = 10 * MINUTE_MS;
const MOST_OF_MEMBER = 60;
const MOST_OF_VISITOR = 10;

/** A person, or a visitor's network as far as it can be told, may have so many texts analysed in ten minutes. */
async function claimAnalysis({ actor, request, services }: EarlyCall<AnalyzeEndpoint>): Promise<void> {
  const subject = actor?.id ?? visitorOf(request, services.env);
  if (subject === null) return;
  const most = actor ? MOST_OF_MEMBER : MOST_OF_VISITOR;
  const waitMs = await claimUseBy(services, { kind: 'documents', subject, most, windowMs: WINDOW_MS });
  if (waitMs === null) return;
  const more = actor ? '' : ' Members can analyse more.';
  throw tooMany(`That is ${most} texts in ten minutes. Please wait a few minutes.${more}`, waitMs);
}

type Made = {
  readonly analysis: Analysis;
  readonly pages: readonly string[];
  /** The version that was read anew; null for a text that was pasted. */
  readonly stored: { readonly versionId: number; readonly startupId: number | null } | null;
  readonly documentType: DocumentType;
};

async function analyzePasted(call: EarlyCall<AnalyzeEndpoint>): Promise<Made> {
  const { actor, body, services } = call;
  const { documentText, documentType = 'pitch_deck', startupId = null } = body;
  if (documentText === undefined) throw invalid('documentText', 'Paste the text you want analysed');
  if (actor === null && documentText.length > LONGEST_PASTE_OF_VISITOR)
    throw invalid(
      'documentText',
      `Signed out, a text has at most ${LONGEST_PASTE_OF_VISITOR.toLocaleString('en')} characters. Sign in for longer ones.`,
    );
  if (startupId !== null) {
    if (actor === null) throw notFound();
    await requireStartup(services.db, actor, startupId, 'read');
  }
  await claimAnalysis(call);
  const pages = partsOf(documentText).map(cleanText);
  const facts = startupId === null ? undefined : await findKnownFacts(services.db, startupId, services.now());
  const rank = actor ? 'member' : 'visitor';
  const analysis = await analysePages({ pages, type: documentType, facts }, rank).catch((error: unknown) => {
    throw overrun('documentText', error);
  });
  return { analysis, pages, stored: null, documentType };
}

async function analyzeStored(call: EarlyCall<AnalyzeEndpoint>): Promise<Made> {
  const { actor, params, body, services } = call;
  if (!actor) throw unauthenticated();
  const document = await editable(services.db, actor, params.id);
  if (document.isMade)
    throw invalid(
      'id',
      'Kilele made this document from the startup’s own figures, so there is nothing to check',
    );
  if (body.documentText !== undefined)
    throw invalid('documentText', 'A stored document has its own text; document 1 takes pasted text');
  const [latest] = await findVersions(services.db, params.id);
  if (latest?.status !== 'ready') throw invalid('id', 'This document has not been read');
  await claimAnalysis(call);
  const documentType = body.documentType ?? document.documentType;
  const [pages, before, asked] = await Promise.all([
    findPages(services.db, latest.id),
    findAnalysis(services.db, latest.id),
    findAsked(services.db, params.id),
  ]);
  const known = before ? storedAnalysis.read(before.analysis) : null;
  const hiddenPages = known?.hiddenPages;
  const recognisedPages = known?.recognisedPages;
  const { startupId } = document;
  const { fileName } = latest;
  const facts = startupId === null ? undefined : await findKnownFacts(services.db, startupId, services.now());
  const read = { pages, type: documentType, fileName, facts, hiddenPages, recognisedPages, asked };
  const analysis = await analysePages(read, 'member').catch((error: unknown) => {
    throw overrun('id', error);
  });
  return { analysis, pages, stored: { versionId: latest.id, startupId }, documentType };
}

/** Whose a pasted text is: of the visitor alone, where visitors share an account. */
const ownerOf = (actor: Member) => ({ ownerId: actor.id, demoSessionId: demoSessionOf(actor) });

export const handleAnalyze: Handler<AnalyzeEndpoint> = prepared(
  (call) => (call.params.id === PASTED_ID ? analyzePasted(call) : analyzeStored(call)),
  async ({ actor, params, db, services }, { analysis, pages, stored, documentType }) => {
    const now = services.now();
    const userId = actor?.id ?? null;
    if (actor && stored) {
      await editable(db, actor, params.id);
      const made = { documentId: params.id, ...stored, analysis, userId, now };
      const result = await keepAnalysis(db, made);
      await updateDocumentType(db, params.id, documentType, now);
      return { ...result, pages, id: null };
    }
    const made = analysisRow(analysis, { userId, now });
    const id = actor ? await insertPasted(db, { ...made, ...ownerOf(actor), pages }) : null;
    return { ...resultOf(analysis, now), pages, id };
  },
);

export const handlePastedList: Handler<Table['GET /api/document-analyses']> = async ({
  actor,
  query,
  db,
}) => {
  const rows = await findPastedList(db, ownerOf(actor), query);
  const items = rows.map(({ createdAt, total: _total, ...row }) => ({
    ...row,
    analysedAt: createdAt.toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0 };
};

export const handlePasted: Handler<Table['GET /api/document-analyses/{id}']> = async (call) => {
  const found = await findPasted(call.db, ownerOf(call.actor), call.params.id);
  if (!found) throw notFound();
  return { ...resultOf(readAnalysis(found.analysis), found.createdAt), id: found.id, pages: found.pages };
};

export const handlePastedRemoval: Handler<Table['DELETE /api/document-analyses/{id}']> = async (call) => {
  if (!(await deletePasted(call.db, ownerOf(call.actor), call.params.id))) throw notFound();
  return { ok: true };
};
