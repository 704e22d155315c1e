import { randomUUID } from 'node:crypto';
import { roleRefused } from '#features/startups/server/access.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { demoRefused } from '#shared/server/mount.ts';
import { CONTENT_TYPES, type DocumentKind, documentKindOf } from './reader/kind.ts';
import type { checkDocument } from './reader/text.ts';
import { AppError, forbidden, invalid, notFound } from '#platform/http/errors.ts';
import { sideProcess, SideProcessError } from '#platform/jobs/side-process.ts';
import { sendAttachment } from '#platform/http/attachment.ts';
import type { UploadedFile } from '#platform/http/uploads.ts';
import { scanForViruses } from '#platform/storage/virus-scan.ts';
import type { FastifyReply } from 'fastify';
import { canEditDocument, canReadDocument, isInside } from '../policy.ts';
import { OVERRUN, TEXT_MODULE } from './jobs.ts';
import { type NewVersion, insertVersion } from './queries-versions.ts';
import { type DocumentRow, findDocument } from './queries.ts';

const LONGEST_NAME = 150;

/** A document the actor may see; for everybody else it is not there. */
export async function readable(db: Db, actor: Member, id: number): Promise<DocumentRow> {
  const document = await findDocument(db, id, actor);
  if (!document || !canReadDocument(document)) throw notFound();
  return document;
}

/** A reader outside the team is told so. */
export const READ_ONLY = 'This document is read-only for you.';

/** A document the actor may change; a reader of the team is told so. */
export async function editable(db: Db, actor: Member, id: number): Promise<DocumentRow> {
  const document = await readable(db, actor, id);
  if (!canEditDocument(document)) throw isInside(document) ? roleRefused() : forbidden(READ_ONLY);
  if (!document.isBrought) throw demoRefused();
  return document;
}

/** What went wrong beside the server, as an answer; `path` is the field it concerns. */
export function overrun(path: string, error: unknown): unknown {
  if (!(error instanceof SideProcessError)) return error;
  const message = OVERRUN[error.reason];
  if (error.reason === 'busy') return new AppError('unavailable', message, { retryAfterSeconds: 30 });
  return invalid(path, message);
}

export type CheckedFile = UploadedFile & {
  readonly kind: DocumentKind;
  /** A virus scanner has looked at it, and found nothing. */
  readonly isScanned: boolean;
};

/** Whether a scanner looked at a file; one in which it finds something is refused. */
async function scanned({ clamd }: Services['env'], { bytes }: UploadedFile): Promise<boolean> {
  if (clamd === undefined) return false;
  const found = await scanForViruses(clamd, bytes).catch(() => {
    const message = 'The virus scanner is not answering, so that nothing was kept. Please try again later.';
    throw new AppError('unavailable', message, { retryAfterSeconds: 60 });
  });
  if (found !== null) throw invalid('file', `A virus was found in this file (${found}). It was not kept.`);
  return true;
}

/** Opens a file once before anything of it is kept: a wrong, locked, infected or absurd one is refused by name. */
export async function checked(file: UploadedFile, { env }: Pick<Services, 'env'>): Promise<CheckedFile> {
  const { kind, problem } = documentKindOf(file.name, file.bytes);
  if (kind === null) throw invalid('file', problem);
  const task = { module: TEXT_MODULE, name: 'checkDocument' };
  const input = { kind, bytes: file.bytes };
  const refusal = await sideProcess
    .run<typeof checkDocument>(task, input, 'member')
    .catch((error: unknown) => {
      throw overrun('file', error);
    });
  if (refusal !== null) throw invalid('file', refusal);
  return { ...file, kind, isScanned: await scanned(env, file) };
}

/** The file's own name, without a path and without what could pose as another name. */
export function shownName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  const extension = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? '';
  return plain.slice(0, -extension.length || undefined).slice(0, LONGEST_NAME) + extension;
}

type Keeping = Pick<NewVersion, 'documentId' | 'number' | 'note' | 'ownerId' | 'userId' | 'now'>;

/** Keeps a checked file as a version; when its row cannot be kept, neither is the file. */
export async function keepVersion(
  db: Db,
  { files }: Pick<Services, 'files'>,
  file: CheckedFile,
  version: Keeping,
): Promise<number> {
  const fileKey = `documents/${randomUUID()}.${file.kind}`;
  const contentType = CONTENT_TYPES[file.kind];
  const id = await insertVersion(db, {
    ...version,
    fileName: shownName(file.name),
    fileKind: file.kind,
    fileKey,
    contentType,
    sha256: file.sha256,
    sizeBytes: file.bytes.length,
    isScanned: file.isScanned,
  });
  await files.put(fileKey, file.bytes, contentType);
  return id;
}

type StoredFile = { readonly fileKind: DocumentKind; readonly fileName: string };

/** Sends the file of a version, as it came. */
export const sendDocument = (reply: FastifyReply, { fileKind, fileName }: StoredFile, bytes: Uint8Array) =>
  sendAttachment(
    reply,
    { fileName, contentType: CONTENT_TYPES[fileKind], plainName: `document.${fileKind}` },
    bytes,
  );
