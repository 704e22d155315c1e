import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { roleRefused } from '#features/startups/server/access.ts';
import type { Db, Member, Process, Services } from '#shared/server/context.ts';
import { demoRefused } from '#shared/server/mount.ts';
import { CONTENT_TYPES, type DocumentKind, documentKindOf, HEAD_BYTES } from './reader/kind.ts';
import type { checkDocumentAt } from './reader/text.ts';
import { AppError, forbidden, invalid, notFound } from '#platform/http/errors.ts';
import { sideProcess, SideProcessError } from '#platform/jobs/side-process.ts';
import { sendAttachment } from '#platform/http/attachment.ts';
import type { UploadedFile } from '#platform/http/uploads.ts';
import { contentPlace, isContentKept, keepContent } from '#platform/postgres/stored-files.ts';
import type { OpenedFile } from '#platform/storage/files.ts';
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

export type CheckedFile = Pick<UploadedFile, 'name' | 'sizeBytes' | 'sha256'> & {
  readonly kind: DocumentKind;
  /** A virus scanner has looked at it, and found nothing. */
  readonly isScanned: boolean;
  /** Where its bytes were put, in case no file has the same. */
  readonly place: string;
};

/** Whether a scanner looked at a file; one in which it finds something is refused. */
async function scanned({ clamd }: Services['env'], { path }: UploadedFile): Promise<boolean> {
  if (clamd === undefined) return false;
  const found = await scanForViruses(clamd, path).catch(() => {
    const message = 'The virus scanner is not answering, so that nothing was kept. Please try again later.';
    throw new AppError('unavailable', message, { retryAfterSeconds: 60 });
  });
  if (found !== null) throw invalid('file', `A virus was found in this file (${found}). It was not kept.`);
  return true;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Opens a file once before anything of it is kept: a wrong, locked, infected or absurd one is refused by name. What is
 * fine is put where it stays, and goes again when the call ends without a version of it.
 */
export async function checked(
  file: UploadedFile,
  { db, env, files }: Pick<Process, 'db' | 'env' | 'files'>,
): Promise<CheckedFile> {
  const { name, path, sizeBytes, sha256 } = file;
  const { kind, problem } = documentKindOf(name, await headOf(path));
  if (kind === null) throw invalid('file', problem);
  const task = { module: TEXT_MODULE, name: 'checkDocumentAt' };
  const refusal = await sideProcess
    .run<typeof checkDocumentAt>(task, { kind, path }, 'member')
    .catch((error: unknown) => {
      throw overrun('file', error);
    });
  if (refusal !== null) throw invalid('file', refusal);
  const isScanned = await scanned(env, file);
  const place = newPlace(sha256);
  file.onEnd(async () => {
    if (!(await isContentKept(db, place))) await files.remove(place);
  });
  await files.putGathered(place, file, CONTENT_TYPES[kind]);
  return { name, sizeBytes, sha256, kind, isScanned, place };
}

/** Where bytes of this hash may be put. */
const newPlace = (sha256: string): string => contentPlace(sha256, randomUUID().slice(0, 8));

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

/** Keeps a checked file as a version, whose bytes may be there already. */
export async function keepVersion(db: Db, file: CheckedFile, version: Keeping): Promise<number> {
  const { kind, sha256, sizeBytes, isScanned } = file;
  return insertVersion(db, {
    ...version,
    fileName: shownName(file.name),
    fileKind: kind,
    fileKey: `documents/${randomUUID()}.${kind}`,
    contentKey: await keepContent(db, { key: file.place, sha256, sizeBytes }),
    contentType: CONTENT_TYPES[kind],
    sha256,
    sizeBytes,
    isScanned,
  });
}

type MadeFile = Pick<CheckedFile, 'name' | 'kind'> & { readonly bytes: Uint8Array };

/** The same of a file that nobody sent. */
export async function keepBytes(
  db: Db,
  { files }: Pick<Services, 'files'>,
  { name, kind, bytes }: MadeFile,
  version: Keeping,
): Promise<number> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const place = newPlace(sha256);
  const file = { name, kind, sizeBytes: bytes.length, sha256, isScanned: false, place };
  const id = await keepVersion(db, file, version);
  if (await isContentKept(db, place)) await files.put(place, bytes, CONTENT_TYPES[kind]);
  return id;
}

type StoredFile = { readonly fileKind: DocumentKind; readonly fileName: string };

/** Sends the file of a version, as it came or as it was made. */
export const sendDocument = (
  reply: FastifyReply,
  { fileKind, fileName }: StoredFile,
  content: Uint8Array | OpenedFile,
) =>
  sendAttachment(
    reply,
    { fileName, contentType: CONTENT_TYPES[fileKind], plainName: `document.${fileKind}` },
    content,
  );
