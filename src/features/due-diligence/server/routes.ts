import { dayOf } from '#shared/domain/time.ts';
import { findCapTable, findCapTableFacts } from '#features/cap-table/server/queries.ts';
import { findModel, findModelFacts } from '#features/financial-model/server/queries.ts';
import { findAnalysedDocuments, findSharedIds } from '#features/documents/server/queries-outside.ts';
import { roleRefused, startupAccess } from '#features/startups/server/access.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { dueDiligenceEndpoints } from '../contract.ts';
import type { DiligenceAnswer, DiligenceResult } from '../contract/report.ts';
import { basisLines } from '../domain/basis.ts';
import { documentFact } from '../domain/document-fact.ts';
import type { CapTableFact, DiligenceFacts, ModelFact } from '../domain/facts.ts';
import { diligenceChecks, diligenceReport, type Mark } from '../domain/report.ts';
import { missingEvidence } from '../domain/request-text.ts';
import { CATEGORIES } from '../domain/score.ts';
import { evidenceLeft, takenBack } from '../domain/taken-back.ts';
import { canRunDiligence, diligenceSide, type DiligenceSide } from '../policy.ts';
import { findPublicFacts } from './queries-facts.ts';
import {
  deleteMark,
  type DiligenceFile,
  type DiligenceInputs,
  findConversation,
  findIsInvestor,
  findMarks,
  findRun,
  findRuns,
  insertRun,
  lockFile,
  readInputs,
  type RunRow,
  saveMark,
} from './queries-runs.ts';

type Opened = {
  readonly file: DiligenceFile;
  readonly name: string;
  readonly side: DiligenceSide;
  readonly canRun: boolean;
};

/** The file the reader sees of a startup. One that is not theirs to see is one that is not there. */
async function openFile(db: Db, actor: Member, startupId: number): Promise<Opened> {
  const [startup, isInvestor] = await Promise.all([
    startupAccess(db, actor, startupId),
    findIsInvestor(db, actor.id),
  ]);
  const standing = startup && { ...startup, isInvestor };
  const side = standing && diligenceSide(standing);
  if (!standing || !side) throw notFound();
  const runnerId = side === 'team' ? null : actor.id;
  return { file: { startupId, runnerId }, name: standing.name, side, canRun: canRunDiligence(standing) };
}

async function openToRun(db: Db, actor: Member, startupId: number): Promise<Opened> {
  const opened = await openFile(db, actor, startupId);
  if (!opened.canRun) throw roleRefused();
  await lockFile(db, opened.file);
  return opened;
}

async function findCapTableOf(db: Db, startupId: number): Promise<CapTableFact | null> {
  const [table, standing] = await Promise.all([
    findCapTable(db, startupId),
    findCapTableFacts(db, startupId),
  ]);
  if (!table || !standing) return null;
  const findings = table.result.findings.map(({ code, severity, why }) => ({ code, severity, why }));
  return { version: table.version, foundersVest: standing.foundersVesting, findings };
}

async function findModelOf(db: Db, startupId: number): Promise<ModelFact | null> {
  const [model, facts] = await Promise.all([findModel(db, startupId), findModelFacts(db, startupId)]);
  if (!model || !facts) return null;
  const { ltvCac, runwayMonths, cashPositive: isCashPositive } = facts;
  const flags = model.result.flags.map(({ code, severity, message }) => ({ code, severity, message }));
  return { version: model.version, ltvCac, runwayMonths, isCashPositive, flags };
}

/** What this reader's run stands on: the team's private files are the team's alone, but for documents shared. */
async function findFacts(db: Db, { file, side }: Opened, asOf: string): Promise<DiligenceFacts> {
  const { startupId } = file;
  const known = (await findPublicFacts(db, [startupId], asOf)).get(startupId);
  if (!known) throw notFound();
  const isTeam = side === 'team';
  const [capTable, model, documents] = await Promise.all([
    isTeam ? findCapTableOf(db, startupId) : null,
    isTeam ? findModelOf(db, startupId) : null,
    findAnalysedDocuments(db, startupId, file.runnerId),
  ]);
  return { ...known, capTable, model, documents: documents.map(documentFact) };
}

function resultOf(facts: DiligenceFacts, marks: readonly Mark[], side: DiligenceSide): DiligenceResult {
  const report = diligenceReport(facts, marks);
  const checks = CATEGORIES.flatMap((category) => report.categories[category].checks);
  const result = {
    ...report,
    missingEvidence: missingEvidence(facts.name, checks),
    basis: basisLines(facts, side),
  };
  // As the JSON it becomes, so that a fresh answer reads like a kept one.
  return JSON.parse(JSON.stringify(result)) as DiligenceResult;
}

/** A kept result as its reader may see it today: nothing of documents that the team has taken back. */
async function withoutTakenBack(
  db: Db,
  { file }: Opened,
  { inputs, result }: RunRow,
): Promise<DiligenceResult> {
  if (file.runnerId === null) return result;
  const { facts } = readInputs(inputs);
  const gone = takenBack(facts, await findSharedIds(db, file.startupId, file.runnerId));
  if (gone.size === 0) return result;
  const documents = facts.documents.filter(({ documentId }) => !gone.has(documentId));
  const left = structuredClone(result);
  for (const category of CATEGORIES)
    for (const check of left.categories[category].checks) check.evidence = evidenceLeft(check.evidence, gone);
  return { ...left, basis: basisLines({ ...facts, documents }, 'investor') };
}

async function answerOf(db: Db, opened: Opened, row: RunRow): Promise<DiligenceAnswer> {
  const { file, name, side, canRun } = opened;
  const { version, createdAt, createdBy } = row;
  const result = await withoutTakenBack(db, opened, row);
  const conversation = file.runnerId && (await findConversation(db, file.startupId, file.runnerId));
  const startup = { id: file.startupId, name };
  const made = { version, createdAt: createdAt.toISOString(), createdBy };
  return { ...result, startup, side, conversation, canRun, isOutdated: false, ...made };
}

/** Whether what a run stands on is another by now; a new day, and others who come and go, are no change. */
async function hasChanged(db: Db, opened: Opened, { inputs }: RunRow, now: Date): Promise<boolean> {
  const kept = readInputs(inputs);
  const { asOf, peers, investors } = kept.facts;
  const [facts, marks] = await Promise.all([findFacts(db, opened, dayOf(now)), findMarks(db, opened.file)]);
  const current = { facts: { ...facts, asOf, peers, investors }, marks } satisfies DiligenceInputs;
  return JSON.stringify(current) !== JSON.stringify(kept);
}

/** Runs the checks of a file that is held, and keeps a version unless nothing has changed since the latest. */
async function run(db: Db, actor: Member, opened: Opened, now: Date): Promise<DiligenceAnswer> {
  const { file, side } = opened;
  const facts = await findFacts(db, opened, dayOf(now));
  const marks = await findMarks(db, file);
  const inputs = JSON.stringify({ facts, marks } satisfies DiligenceInputs);
  const latest = await findRun(db, file);
  if (latest?.inputs === inputs) return answerOf(db, opened, latest);
  const result = resultOf(facts, marks, side);
  const version = (latest?.version ?? 0) + 1;
  await insertRun(db, { file, version, inputs, result, userId: actor.id, now });
  const createdBy = fullName(actor);
  return answerOf(db, opened, { version, createdAt: now, createdBy, inputs, result });
}

export const dueDiligenceRoutes = implement(dueDiligenceEndpoints, {
  'POST /api/startups/{id}/due-diligence': async ({ actor, params, db, services }) => {
    const opened = await openToRun(db, actor, params.id);
    return run(db, actor, opened, services.now());
  },

  'GET /api/startups/{id}/due-diligence': async ({ actor, params, query, db, services }) => {
    const opened = await openFile(db, actor, params.id);
    const kept = await findRun(db, opened.file, query.version);
    if (!kept) throw notFound();
    const isLatest = query.version === undefined;
    const isOutdated = isLatest && (await hasChanged(db, opened, kept, services.now()));
    return { ...(await answerOf(db, opened, kept)), isOutdated };
  },

  'GET /api/startups/{id}/due-diligence/versions': async ({ actor, params, query, db }) => {
    const opened = await openFile(db, actor, params.id);
    return findRuns(db, opened.file, query);
  },

  'PUT /api/startups/{id}/due-diligence/marks/{code}': async ({ actor, params, body, db, services }) => {
    const opened = await openToRun(db, actor, params.id);
    const now = services.now();
    const facts = await findFacts(db, opened, dayOf(now));
    if (!diligenceChecks(facts).some(({ code }) => code === params.code)) throw notFound();
    await saveMark(db, { file: opened.file, code: params.code, form: body, userId: actor.id, now });
    return run(db, actor, opened, now);
  },

  'DELETE /api/startups/{id}/due-diligence/marks/{code}': async ({ actor, params, db, services }) => {
    const opened = await openToRun(db, actor, params.id);
    if (!(await deleteMark(db, opened.file, params.code))) throw notFound();
    return run(db, actor, opened, services.now());
  },
});
