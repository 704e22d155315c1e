import { lockStartup } from '#features/startups/server/queries.ts';
import { AppError } from '#platform/http/errors.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { MOST_VERSIONS } from '../domain/limit.ts';
import { keepBytes, overrun } from './document-access.ts';
import { TEXT_MODULE } from './jobs.ts';
import { saveText } from './queries-versions.ts';
import { findMade, insertDocument, lockDocument } from './queries.ts';
import type { readDocument } from './reader/text.ts';

/** A PDF that the product made of a startup's figures, with the text of its pages. */
export type MadePdf = { readonly name: string; readonly bytes: Buffer; readonly pages: readonly string[] };

/** Reads the pages of a PDF just made, which somebody waits for: before the transaction that keeps it. */
export async function readMade(name: string, bytes: Buffer): Promise<MadePdf> {
  const task = { module: TEXT_MODULE, name: 'readDocument' };
  const { text, problem } = await sideProcess
    .run<typeof readDocument>(task, { kind: 'pdf', bytes }, 'member')
    .catch((error: unknown) => {
      throw overrun('id', error);
    });
  if (problem !== null) throw new Error(`a PDF of our own cannot be read: ${problem}`);
  return { name, bytes, pages: text.pages };
}

type Making = {
  readonly startupId: number;
  /** One document of the startup for each of these. */
  readonly madeAs: string;
  readonly title: string;
  readonly pdf: MadePdf;
};

/**
 * Keeps what the product made as the next version of its document. It is read, so that it can be shown and searched, and never
 * analysed: a startup's own figures in print are no evidence of themselves.
 */
export async function keepMade(
  db: Db,
  { actor, services }: { readonly actor: Member; readonly services: Services },
  { startupId, madeAs, title, pdf }: Making,
): Promise<{ documentId: number; version: number }> {
  const now = services.now();
  const userId = actor.id;
  await lockStartup(db, startupId);
  const former = await findMade(db, startupId, madeAs);
  const whose = { startupId };
  const documentId =
    former?.id ??
    (await insertDocument(db, {
      whose,
      madeAs,
      type: 'business_plan',
      title,
      userId,
      demoSessionId: null,
      now,
    }));
  await lockDocument(db, documentId);
  const number = (former?.version ?? 0) + 1;
  if (number > MOST_VERSIONS) throw new AppError('conflict', `At most ${MOST_VERSIONS} versions are kept.`);
  const file = { name: pdf.name, kind: 'pdf', bytes: pdf.bytes } as const;
  const version = { documentId, number, note: null, ownerId: null, userId, now };
  const versionId = await keepBytes(db, services, file, version);
  await saveText(db, versionId, {
    unit: 'page',
    pages: pdf.pages,
    pageCount: pdf.pages.length,
    isCut: false,
  });
  return { documentId, version: number };
}
