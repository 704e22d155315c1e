import { roleRefused } from '#features/startups/server/access.ts';
import { invalid } from '#platform/http/errors.ts';
import type { Db, Member } from '#shared/server/context.ts';
import type { Handler } from '#shared/server/implement.ts';
import { demoRefused } from '#shared/server/mount.ts';
import type { documentEndpoints } from '../contract.ts';
import { answered, askingOf } from '../domain/answer.ts';
import { canAnswerQuestions, isInside } from '../policy.ts';
import { readable } from './document-access.ts';
import { DOCUMENTS_TOPIC } from './jobs.ts';
import { confirmerOf, judgedColumns } from './kept-analysis.ts';
import { findAnalysisAsRead } from './queries-analyses.ts';
import {
  deleteAnswer,
  findAnalysesAsking,
  findAnswers,
  saveAnswer,
  updateAnalyses,
} from './queries-answers.ts';
import { findVersionId } from './queries-versions.ts';
import { type DocumentRow, findInsiderIds, lockDocument } from './queries.ts';
import { readAnalysis, storedAnalysis } from './stored-analysis.ts';

type Endpoint = (typeof documentEndpoints)['PUT /api/documents/{id}/versions/{number}/answers'];

const NOT_ASKED = 'This is not asked of this version';

/** A document of which the actor may answer questions. */
async function answerable(db: Db, actor: Member, id: number): Promise<DocumentRow> {
  const document = await readable(db, actor, id);
  if (!canAnswerQuestions(document)) throw roleRefused();
  if (!document.isBrought) throw demoRefused();
  return document;
}

/** Every version in which it is asked, judged anew with the answers as they are now. */
async function judgeAnew(db: Db, document: DocumentRow, code: string): Promise<void> {
  const { id: documentId } = document;
  const answers = await findAnswers(db, { documentId, ownerId: null });
  const rows = await findAnalysesAsking(db, documentId, code);
  const rejudged = rows.flatMap(({ id, asRead }) => {
    const read = storedAnalysis.read(asRead);
    if (!read) return [];
    const judged = answered(read, answers, confirmerOf(document));
    return [{ id, scorePercent: judged.score, ...judgedColumns(read, judged) }];
  });
  await updateAnalyses(db, rejudged);
}

export const handleAnswer: Handler<Endpoint> = async ({
  actor,
  params: { id, number },
  body: { code, page, start, isSo },
  db,
  services,
}) => {
  const document = await answerable(db, actor, id);
  await lockDocument(db, id);
  const versionId = await findVersionId(db, id, number);
  const found = versionId === null ? null : await findAnalysisAsRead(db, versionId);
  const question =
    found &&
    readAnalysis(found.analysis).questions?.find(
      ({ code: asked, quote }) => asked === code && quote.page === page && quote.start === start,
    );
  if (!question) throw invalid('code', NOT_ASKED);
  const isTeam = isInside(document);
  const asked = { documentId: id, ownerId: isTeam ? null : actor.id, ...askingOf(question) };
  if (isSo === null) await deleteAnswer(db, asked);
  else await saveAnswer(db, { ...asked, isSo, userId: actor.id, now: services.now() });
  if (isTeam) await judgeAnew(db, document, code);
  for (const userId of isTeam ? await findInsiderIds(db, id) : [actor.id])
    await services.events.publish(db, { userId, topic: DOCUMENTS_TOPIC });
  return { ok: true };
};
