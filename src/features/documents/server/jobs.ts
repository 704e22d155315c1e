import { deleteStoredFiles } from '#platform/postgres/stored-files.ts';
import { z } from 'zod';
import type { JobDefinition, Process } from '#shared/server/context.ts';
import { cleanText } from './reader/parts.ts';
import type { recognisePage } from './reader/recognition.ts';
import type { DocumentText, readDocumentAt } from './reader/text.ts';
import { sideProcess, SideProcessError } from '#platform/jobs/side-process.ts';
import { MINUTE_MS, DAY_MS } from '#shared/domain/time.ts';
import type { Asking } from '../domain/asking.ts';
import type { analyseDocument } from '../domain/analysis.ts';
import type { Analysis, DocumentType, KnownFacts } from '../domain/document.ts';
import { foldPage } from '../domain/text/folded-page.ts';
import { languageOf } from '../domain/text/language.ts';
import { passagesOf } from '../domain/text/passage.ts';
import { keepAnalysis } from './kept-analysis.ts';
import { findAsked } from './queries-answers.ts';
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
const RECOGNITION_MODULE = new URL('./reader/recognition.ts', import.meta.url);
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
  readonly fileName?: string;
  readonly facts?: KnownFacts;
  readonly hiddenPages?: readonly number[];
  readonly recognisedPages?: readonly number[];
  readonly asked?: readonly Asking[];
};

/** Analyses a text beside the server, for a member or visitor who waits for it or in the background. */
export function analysePages(
  { pages, ...text }: Text,
  rank: 'member' | 'background' | 'visitor',
): Promise<Analysis> {
  const numbered = pages.map((text, index) => ({ page: index + 1, text }));
  const task = { module: ANALYSIS_MODULE, name: 'analyseDocument' };
  const input = { ...text, pages: numbered };
  return sideProcess.run<typeof analyseDocument>(task, input, rank);
}

async function publishToReaders({ db, events }: Process, documentId: number): Promise<void> {
  for (const userId of await findReaderIds(db, documentId))
    await events.publish(db, { userId, topic: DOCUMENTS_TOPIC });
}

/** Pages of one document that are read from their pictures, and how long that may take in all. */
const MOST_RECOGNISED = 20;
const RECOGNITION_MS = MINUTE_MS;

/** The language of what was read so far, which picks the model for the next picture. */
const languageOfPages = (texts: readonly string[]) =>
  languageOf(
    passagesOf(texts.slice(0, PAGES_LOOKED_AT).map((text, index) => foldPage({ page: index + 1, text }))),
  );
const PAGES_LOOKED_AT = 5;

/**
 * The pages with those without text read from their pictures, one at a time so that members' work goes between. One that
 * overruns its limits ends it, and stays without text like those after it.
 */
async function recognised(path: string, { pages, hiddenPages }: DocumentText) {
  const hidden = new Set(hiddenPages);
  const blank = pages.flatMap((text, index) =>
    text.trim() === '' && !hidden.has(index + 1) ? [index + 1] : [],
  );
  const read = [...pages];
  const recognisedPages: number[] = [];
  const until = performance.now() + RECOGNITION_MS;
  for (const page of blank.slice(0, MOST_RECOGNISED)) {
    if (performance.now() > until) break;
    const task = { module: RECOGNITION_MODULE, name: 'recognisePage' };
    const found = await sideProcess
      .run<typeof recognisePage>(task, { path, page, language: languageOfPages(read) }, 'background')
      .catch((error: unknown) => {
        if (error instanceof SideProcessError) return null;
        throw error;
      });
    if (found === null) break;
    if (found.text === '') continue;
    read[page - 1] = cleanText(found.text);
    recognisedPages.push(page);
  }
  return { pages: read, recognisedPages };
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
  const { hiddenPages } = text;
  const asRead = { pages: text.pages, recognisedPages: [] };
  const { pages, recognisedPages } =
    version.fileKind === 'pdf' && text.pages.some((page) => page.trim() === '')
      ? ((await files.withPath(version.place, (path) => recognised(path, text))) ?? asRead)
      : asRead;
  const { documentId, documentType: type, startupId, createdBy: userId } = version;
  const asked = await findAsked(db, documentId);
  const analysis = await analysePages(
    { pages, type, fileName: version.fileName, facts, hiddenPages, recognisedPages, asked },
    'background',
  );
  await db.transaction().execute(async (trx) => {
    await saveText(trx, versionId, { ...text, pages });
    await keepAnalysis(trx, { documentId, startupId, versionId, analysis, userId, now: now() });
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
