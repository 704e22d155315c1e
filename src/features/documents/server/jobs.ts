import { deleteStoredFiles } from '#platform/postgres/stored-files.ts';
import { z } from 'zod';
import type { JobDefinition, Process } from '#shared/server/context.ts';
import type { readDocumentAt } from './reader/text.ts';
import { sideProcess, SideProcessError } from '#platform/jobs/side-process.ts';
import { MINUTE_MS, DAY_MS } from '#shared/domain/time.ts';
import type { analyseDocument } from '../domain/analysis.ts';
import type { Analysis, DocumentType, KnownFacts } from '../domain/document.ts';
import { insertAnalysis } from './queries-analyses.ts';
import { analysisRow } from './stored-analysis.ts';
import { findKnownFacts } from './known-facts.ts';
import {
  findForgottenFiles,
  findVersionToRead,
  findWaitingVersions,
  markExtracting,
  saveFailure,
  saveText,
  type VersionToRead,
} from './queries-versions.ts';
import { findReaderIds } from './queries.ts';

/** The background work that reads a version and analyses it. */
const DOCUMENT_READING = 'document-reading';
/** What open screens listen to. */
export const DOCUMENTS_TOPIC = 'documents';
const FORGOTTEN_AFTER_MS = DAY_MS;
const LEFT_AFTER_MS = 30 * MINUTE_MS;

export const TEXT_MODULE = new URL('./reader/text.ts', import.meta.url);
const ANALYSIS_MODULE = new URL('../domain/analysis.ts', import.meta.url);

/** What a file or text that overran its limits is told. */
export const OVERRUN: Readonly<Record<SideProcessError['reason'], string>> = {
  time: 'Reading this took longer than 15 seconds and was stopped.',
  memory: 'This document needs too much memory to read, so reading was stopped.',
  busy: 'Many documents are being read right now. Please try again in a minute.',
  failed: 'This could not be read.',
};

type Text = {
  readonly pages: readonly string[];
  readonly type: DocumentType;
  readonly facts?: KnownFacts;
  readonly hiddenPages?: readonly number[];
};

/** Analyses a text beside the server, for a member or visitor who waits for it or in the background. */
export function analysePages(
  { pages, type, facts, hiddenPages }: Text,
  rank: 'member' | 'background' | 'visitor',
): Promise<Analysis> {
  const numbered = pages.map((text, index) => ({ page: index + 1, text }));
  const task = { module: ANALYSIS_MODULE, name: 'analyseDocument' };
  return sideProcess.run<typeof analyseDocument>(task, { type, pages: numbered, facts, hiddenPages }, rank);
}

async function publishToReaders({ db, events }: Process, documentId: number): Promise<void> {
  for (const userId of await findReaderIds(db, documentId))
    await events.publish(db, { userId, topic: DOCUMENTS_TOPIC });
}

/** Reads, analyses and keeps; a sentence when the file cannot be read. */
async function readVersion(
  services: Process,
  versionId: number,
  version: VersionToRead,
): Promise<string | null> {
  const { db, files, now } = services;
  const task = { module: TEXT_MODULE, name: 'readDocumentAt' };
  const read = await files.withPath(version.place, (path) =>
    sideProcess.run<typeof readDocumentAt>(task, { kind: version.fileKind, path }, 'background'),
  );
  if (!read) return 'The file no longer exists. Please upload it again.';
  const { text, problem } = read;
  if (problem !== null) return problem;
  const facts = version.startupId === null ? undefined : await findKnownFacts(db, version.startupId, now());
  const { pages, hiddenPages } = text;
  const analysis = await analysePages(
    { pages, type: version.documentType, facts, hiddenPages },
    'background',
  );
  await db.transaction().execute(async (trx) => {
    await saveText(trx, versionId, text);
    await insertAnalysis(trx, versionId, analysisRow(analysis, { userId: version.createdBy, now: now() }));
  });
  return null;
}

async function work(services: Process, versionId: number): Promise<void> {
  const version = await findVersionToRead(services.db, versionId);
  if (!version) return;
  await markExtracting(services.db, versionId);
  await publishToReaders(services, version.documentId);
  const problem = await readVersion(services, versionId, version).catch((error: unknown) => {
    // What is busy is tried again by the queue; what overran its limits would do so again.
    if (error instanceof SideProcessError && error.reason !== 'busy') return OVERRUN[error.reason];
    throw error;
  });
  if (problem !== null) await saveFailure(services.db, versionId, problem);
  await publishToReaders(services, version.documentId);
}

/** What to enqueue, in the transaction that keeps the file, for a version to be read; twice while it waits is once. */
export const extractionJob = (versionId: number) =>
  [DOCUMENT_READING, { versionId }, `version:${versionId}`] as const;

const ExtractionJob = z.object({ versionId: z.int().positive() });

export const documentJobs: readonly JobDefinition[] = [
  {
    name: DOCUMENT_READING,
    async work(services, data) {
      const { data: asked } = ExtractionJob.safeParse(data);
      if (asked) await work(services, asked.versionId);
    },
  },
  {
    name: 'document-waiting',
    cron: '*/15 * * * *',
    async work({ db, jobs, now }) {
      const before = new Date(now().getTime() - LEFT_AFTER_MS);
      for (const versionId of await findWaitingVersions(db, before))
        await jobs.enqueue(...extractionJob(versionId));
    },
  },
  {
    name: 'document-files',
    cron: '41 3 * * *',
    async work({ db, files, now }) {
      const before = new Date(now().getTime() - FORGOTTEN_AFTER_MS);
      const places = await deleteStoredFiles(db, await findForgottenFiles(db, before));
      for (const place of places) await files.remove(place);
    },
  },
];
