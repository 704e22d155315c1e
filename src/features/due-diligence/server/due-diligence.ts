import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { findCapTableFacts } from '#features/cap-table/server/queries.ts';
import { loadCompanyFacts } from '#features/facts/server/company-facts.ts';
import { recordQuoted } from '#features/facts/server/quoted.ts';
import { type CompanyFile, openCompanyFile } from '#features/facts/server/company-file.ts';
import { findSharedIds } from '#features/documents/server/queries-outside.ts';
import { findModel } from '#features/financial-model/server/financial-model.ts';
import { findModelFacts } from '#features/financial-model/server/queries.ts';
import type { Reading } from '#features/access-ledger/server/ledger.ts';
import { roleRefused } from '#features/startups/server/access.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Db } from '#platform/postgres/db.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Member } from '#shared/server/context.ts';
import type { Page } from '#shared/server/implement.ts';
import type { DiligenceAnswer, DiligenceResult, DiligenceVersion } from '../contract/report.ts';
import { basisLines } from '../domain/basis.ts';
import { contradictionFacts, paperFacts, questionFacts, runwayFact } from '../domain/company-facts.ts';
import { documentFact } from '../domain/document-fact.ts';
import type { CapTableFact, DiligenceFacts, ModelFact } from '../domain/facts.ts';
import { diligenceChecks, diligenceReport, type Mark, reportOf } from '../domain/report.ts';
import { missingEvidence } from '../domain/request-text.ts';
import { CATEGORIES } from '../domain/score.ts';
import { checkLeft, documentsRead, takenBack } from '../domain/taken-back.ts';
import { canRunDiligence, type DiligenceSide } from '../policy.ts';
import { loadPublicFacts } from './public-facts.ts';
import { type DiligenceFile, findConversation, findMarks, lockFile } from './queries-runs.ts';
import { type Run, runs, storedInputs, storedResult } from './run-store.ts';

async function loadMarks(db: Db, file: DiligenceFile): Promise<Mark[]> {
  const marks = await findMarks(db, file);
  return marks.map((mark) => ({ ...mark, markedAt: mark.markedAt.toISOString() }));
}

type Opened = {
  readonly file: DiligenceFile;
  /** What the run stands on. */
  readonly company: CompanyFile;
  readonly canRun: boolean;
};

/** The file the reader sees of a startup. One that is not theirs to see is one that is not there. */
export async function openFile(db: Db, actor: Member, startupId: number): Promise<Opened> {
  const company = await openCompanyFile(db, actor, startupId);
  return { file: { startupId, runnerId: company.readerId }, company, canRun: canRunDiligence(company) };
}

export async function openToRun(db: Db, actor: Member, startupId: number): Promise<Opened> {
  const opened = await openFile(db, actor, startupId);
  if (!opened.canRun) throw roleRefused();
  await lockFile(db, opened.file);
  return opened;
}

async function findCapTableOf(db: Db, startupId: number): Promise<CapTableFact | null> {
  const [table, stake] = await Promise.all([findCapTable(db, startupId), findCapTableFacts(db, startupId)]);
  if (!table || !stake) return null;
  const findings = table.result.findings.map(({ code, severity, why }) => ({ code, severity, why }));
  return { version: table.version, foundersVest: stake.foundersVesting, findings };
}

async function findModelOf(db: Db, startupId: number): Promise<ModelFact | null> {
  const [model, facts] = await Promise.all([findModel(db, startupId), findModelFacts(db, startupId)]);
  if (!model || !facts) return null;
  const { ltvCac, runwayMonths, cashPositive: isCashPositive } = facts;
  const flags = model.result.flags.map(({ code, severity, message }) => ({ code, severity, message }));
  return { version: model.version, ltvCac, runwayMonths, isCashPositive, flags };
}

/** What this reader's run stands on: the team's private files are the team's alone, but for documents shared. */
async function findFacts(db: Db, { company }: Opened, asOf: string): Promise<DiligenceFacts> {
  const { startupId, side } = company;
  const known = (await loadPublicFacts(db, [startupId], asOf)).get(startupId);
  if (!known) throw notFound();
  const isTeam = side === 'team';
  const [capTable, model, { contradictions, questions, documents, papers, runway }] = await Promise.all([
    isTeam ? findCapTableOf(db, startupId) : null,
    isTeam ? findModelOf(db, startupId) : null,
    loadCompanyFacts(db, company, asOf),
  ]);
  return {
    ...known,
    capTable,
    model,
    documents: documents.map(documentFact),
    contradictions: contradictionFacts(contradictions),
    questions: questionFacts(questions),
    runway: runwayFact(runway),
    papers: paperFacts(papers),
  };
}

function resultOf(facts: DiligenceFacts, marks: readonly Mark[], side: DiligenceSide) {
  const report = diligenceReport(facts, marks);
  const checks = CATEGORIES.flatMap((category) => report.categories[category].checks);
  return {
    ...report,
    missingEvidence: missingEvidence(facts.name, checks),
    basis: basisLines(facts, side),
  };
}

type Place = { readonly documentId: number; readonly version: number };
type Shown = { readonly result: DiligenceResult; readonly documents: readonly Place[] };

/** A kept result as its reader may see it today: nothing of documents that the team has taken back. */
async function withoutTakenBack(
  db: Db,
  { file }: Opened,
  { inputs: { facts }, result }: Run,
): Promise<Shown> {
  if (file.runnerId === null) return { result, documents: documentsRead(facts) };
  const gone = takenBack(facts, await findSharedIds(db, file.startupId, file.runnerId));
  const isLeft = ({ documentId }: Place) => !gone.has(documentId);
  const read = documentsRead(facts).filter(isLeft);
  if (gone.size === 0) return { result, documents: read };
  const checks = CATEGORIES.flatMap((category) => result.categories[category].checks);
  const left = reportOf(checks.map((check) => checkLeft(check, gone)));
  const basis = basisLines({ ...facts, documents: facts.documents.filter(isLeft) }, 'investor');
  return { result: storedResult.of({ ...result, ...left, basis }), documents: read };
}

/** The call of whoever reads a report. */
type Reader = Reading & { readonly db: Db };

async function answerOf(reader: Reader, opened: Opened, run: Run): Promise<DiligenceAnswer> {
  const { file, company, canRun } = opened;
  const { name, side } = company;
  const { version, createdAt, createdBy } = run;
  const { db } = reader;
  const shown = await withoutTakenBack(db, opened, run);
  await recordQuoted(db, reader, { startupId: file.startupId, readerId: file.runnerId }, shown.documents);
  const { result } = shown;
  const conversation = (file.runnerId && (await findConversation(db, file.startupId, file.runnerId))) ?? null;
  const startup = { id: file.startupId, name };
  const made = { version, createdAt: createdAt.toISOString(), createdBy };
  return { ...result, startup, side, conversation, canRun, isOutdated: false, ...made };
}

/** Whether what a run stands on is another by now; a new day, and others who come and go, are no change. */
async function hasChanged(db: Db, opened: Opened, { inputs }: Run): Promise<boolean> {
  const { asOf, peers, investors } = inputs.facts;
  const [facts, marks] = await Promise.all([findFacts(db, opened, asOf), loadMarks(db, opened.file)]);
  const current = storedInputs.of({ facts: { ...facts, peers, investors }, marks });
  return JSON.stringify(current) !== JSON.stringify(inputs);
}

/** The version that is asked for, else the latest and whether it still stands. */
export async function openRun(
  reader: Reader,
  opened: Opened,
  version: number | undefined,
): Promise<DiligenceAnswer> {
  const { db } = reader;
  const run = await runs.open(db, opened.file, version);
  const isOutdated = version === undefined && (await hasChanged(db, opened, run));
  return { ...(await answerOf(reader, opened, run)), isOutdated };
}

/** Runs the checks of a file that is held, and keeps a version unless nothing has changed since the latest. */
export async function runChecks(reader: Reader, opened: Opened): Promise<DiligenceAnswer> {
  const { actor, db, services } = reader;
  const { file, company } = opened;
  const now = services.now();
  const [facts, marks] = [await findFacts(db, opened, dayOf(now)), await loadMarks(db, file)];
  const run = await runs.keep(db, {
    whose: file,
    by: { id: actor.id, name: fullName(actor) },
    inputs: { facts, marks },
    result: resultOf(facts, marks, company.side),
    now,
  });
  return answerOf(reader, opened, run);
}

/** Whether a check is asked of the startup at all. */
export async function hasCheck(db: Db, opened: Opened, code: string, now: Date): Promise<boolean> {
  const facts = await findFacts(db, opened, dayOf(now));
  return diligenceChecks(facts).some((check) => check.code === code);
}

/** Who ran it and when, newest first. */
export async function listRuns(
  db: Db,
  file: DiligenceFile,
  page: { limit: number; offset: number },
): Promise<Page<DiligenceVersion>> {
  const { items, total } = await runs.list(db, file, page);
  return {
    total,
    items: items.map(({ riskLevel, evidenceFraction, ...line }) => ({
      ...line,
      evidenceCoverage: evidenceFraction,
      // Only a run's own risk level is written to the column.
      riskLevel: riskLevel as DiligenceVersion['riskLevel'],
    })),
  };
}
