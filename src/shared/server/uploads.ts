import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#platform/http/cookies.ts';
import { AppError, invalid, notFound, unauthenticated } from '#platform/http/errors.ts';
import { gather, type Gathered } from '#platform/storage/files.ts';
import {
  countUnfinished,
  deleteUploads,
  findOldUploads,
  findParts,
  findUpload,
  finishUpload,
  insertPart,
  insertUpload,
  leaseUpload,
  releaseUpload,
  type UploadRow,
} from '#platform/postgres/uploads.ts';
import { daysBefore, MINUTE_MS } from '#shared/domain/time.ts';
import type { JobDefinition, Member, Process } from './context.ts';
import { readSessionToken, sessionCookieName } from './session.ts';

/** https://tus.io/protocols/resumable-upload, version 1.0.0. */
const VERSION = '1.0.0';
const EXTENSIONS = 'creation,termination,expiration';
const PATCH_TYPE = 'application/offset+octet-stream';
export const LARGEST_UPLOAD_BYTES = 100 * 1024 * 1024;
const MOST_UNFINISHED = 12;
/** What is held of one upload in memory. */
const PART_BYTES = 2 * 1024 * 1024;
const LEASE_MS = MINUTE_MS;
const UNFINISHED_DAYS = 1;
const FINISHED_MS = 60 * MINUTE_MS;
const ID = /^[\da-f-]{36}$/;

type Sent = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly member: Member };

async function memberOf({ env, auth, now }: Process, request: FastifyRequest): Promise<Member> {
  const token = readSessionToken(cookieOf(request, sessionCookieName(env)), env.sessionSecret);
  const member = token ? await auth.findMember(token, now()) : null;
  if (!member) throw unauthenticated();
  return member;
}

const wholeHeader = (request: FastifyRequest, name: string): number | null => {
  const value = request.headers[name];
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : null;
};

/** The name among `key base64,key base64`. */
function fileNameOf(request: FastifyRequest): string {
  const pairs = String(request.headers['upload-metadata'] ?? '').split(',');
  const name = pairs.map((pair) => pair.trim().split(' ')).find(([key]) => key === 'filename')?.[1];
  return (
    Buffer.from(name ?? '', 'base64')
      .toString('utf8')
      .replaceAll('\u0000', '')
      .slice(0, 500) || 'file'
  );
}

async function create(services: Process, { request, reply, member }: Sent): Promise<FastifyReply> {
  const sizeBytes = wholeHeader(request, 'upload-length');
  if (sizeBytes === null || sizeBytes === 0) throw invalid('Upload-Length', 'Say how many bytes will come');
  if (sizeBytes > LARGEST_UPLOAD_BYTES)
    throw new AppError('too_large', `At most ${LARGEST_UPLOAD_BYTES / 1024 / 1024} MB.`);
  if ((await countUnfinished(services.db, member.id)) >= MOST_UNFINISHED)
    throw new AppError(
      'conflict',
      `At most ${MOST_UNFINISHED} files at once. Wait until one of them is here.`,
    );
  const id = randomUUID();
  const upload = { id, userId: member.id, fileName: fileNameOf(request), sizeBytes, now: services.now() };
  await insertUpload(services.db, upload);
  return reply.code(201).header('location', `/api/uploads/${id}`).header('upload-offset', 0).send();
}

async function ownUpload({ db }: Process, { request, member }: Sent): Promise<UploadRow> {
  const { id } = request.params as { id: string };
  const upload = ID.test(id) ? await findUpload(db, { id, userId: member.id }) : null;
  if (!upload) throw notFound();
  return upload;
}

const expiry = ({ createdAt }: UploadRow): string =>
  new Date(createdAt.getTime() + UNFINISHED_DAYS * 24 * 60 * MINUTE_MS).toUTCString();

async function tell(services: Process, sent: Sent): Promise<FastifyReply> {
  const upload = await ownUpload(services, sent);
  return sent.reply
    .code(200)
    .header('upload-offset', upload.receivedBytes)
    .header('upload-length', upload.sizeBytes)
    .header('upload-expires', expiry(upload))
    .send();
}

/** What arrives, in parts of a size that is kept at once; also the last one of a connection that breaks. */
async function* partsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      held.push(chunk);
      bytes += chunk.length;
      if (bytes < PART_BYTES) continue;
      yield Buffer.concat(held);
      [held, bytes] = [[], 0];
    }
  } catch {
    // The connection broke: what came before is kept, and the sender goes on from there.
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** Keeps what arrives from an offset on; how far the upload is then. */
async function append(
  services: Process,
  { upload, member, lock }: { upload: UploadRow; member: Member; lock: string },
  stream: AsyncIterable<Buffer>,
): Promise<number> {
  const { db, files, now } = services;
  let offset = upload.receivedBytes;
  for await (const part of partsOf(stream)) {
    if (offset + part.length > upload.sizeBytes)
      throw new AppError('too_large', 'This is more than was announced.');
    const lease = { id: upload.id, lock, now: now(), until: new Date(now().getTime() + LEASE_MS) };
    if (!(await leaseUpload(db, lease))) throw new AppError('conflict', 'This upload goes on elsewhere.');
    const key = `uploads/${upload.id}/${offset}-${randomUUID().slice(0, 8)}`;
    await files.put(key, part, 'application/octet-stream');
    await db
      .transaction()
      .execute((trx) =>
        insertPart(trx, {
          uploadId: upload.id,
          userId: member.id,
          startByte: offset,
          sizeBytes: part.length,
          key,
        }),
      )
      .catch(async (error: unknown) => {
        await files.remove(key);
        throw error;
      });
    offset += part.length;
  }
  if (offset === upload.sizeBytes) await finishUpload(db, upload.id, now());
  return offset;
}

/** Goes on where the upload stopped, which the sender has to know. */
async function receiveFrom(services: Process, sent: Sent, lock: string): Promise<number> {
  const { request, member } = sent;
  const upload = await ownUpload(services, sent);
  if (wholeHeader(request, 'upload-offset') !== upload.receivedBytes)
    throw new AppError('conflict', 'This is not where the upload stopped. Ask for its offset.');
  // The parser of this content type hands the stream on as it is.
  return append(services, { upload, member, lock }, request.body as AsyncIterable<Buffer>);
}

async function receive(services: Process, sent: Sent): Promise<FastifyReply> {
  const { request, reply } = sent;
  if (request.headers['content-type'] !== PATCH_TYPE)
    throw new AppError('unsupported_media_type', `Send this as ${PATCH_TYPE}.`);
  const known = await ownUpload(services, sent);
  const lock = randomUUID();
  const { db, now } = services;
  const lease = { id: known.id, lock, now: now(), until: new Date(now().getTime() + LEASE_MS) };
  if (!(await leaseUpload(db, lease))) {
    reply.header('retry-after', 1);
    return reply.code(423).send();
  }
  const offset = await receiveFrom(services, sent, lock).finally(() =>
    releaseUpload(db, { id: known.id, lock }),
  );
  return reply.code(204).header('upload-offset', offset).header('upload-expires', expiry(known)).send();
}

async function forget({ db, files }: Pick<Process, 'db' | 'files'>, ids: readonly string[]): Promise<void> {
  const keys = await db.transaction().execute((trx) => deleteUploads(trx, ids));
  for (const key of keys) await files.remove(key);
}

async function terminate(services: Process, sent: Sent): Promise<FastifyReply> {
  const { id } = await ownUpload(services, sent);
  await forget(services, [id]);
  return sent.reply.code(204).send();
}

/** Files that are sent in parts, by the tus protocol: `POST` makes one, `PATCH` adds to it, `HEAD` tells how far it is. */
export function mountUploads(app: FastifyInstance, services: Process): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(PATCH_TYPE, (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('tus-resumable', VERSION).header('cache-control', 'no-store');
    });
    const as =
      (work: (services: Process, sent: Sent) => Promise<FastifyReply>) =>
      async (request: FastifyRequest, reply: FastifyReply) =>
        work(services, { request, reply, member: await memberOf(services, request) });
    scope.options('/api/uploads', async (_request, reply) =>
      reply
        .code(204)
        .header('tus-version', VERSION)
        .header('tus-extension', EXTENSIONS)
        .header('tus-max-size', LARGEST_UPLOAD_BYTES)
        .send(),
    );
    scope.post('/api/uploads', as(create));
    scope.head('/api/uploads/:id', as(tell));
    scope.patch('/api/uploads/:id', { bodyLimit: LARGEST_UPLOAD_BYTES }, as(receive));
    scope.delete('/api/uploads/:id', as(terminate));
  });
}

/** A file that was sent in parts and is here whole, as if it had come at once. */
export async function finishedUpload(
  { db, files }: Pick<Process, 'db' | 'files'>,
  { id, userId, largestBytes }: { id: string; userId: string; largestBytes: number },
): Promise<Gathered & { readonly name: string }> {
  const upload = ID.test(id) ? await findUpload(db, { id, userId }) : null;
  if (!upload || upload.finishedAt === null) throw invalid('upload', 'Send the file again');
  if (upload.sizeBytes > largestBytes)
    throw new AppError('too_large', `This file is larger than ${Math.floor(largestBytes / 1024 / 1024)} MB.`);
  const keys = await findParts(db, id);
  async function* parts() {
    for (const key of keys) {
      const part = await files.get(key);
      if (!part) throw invalid('upload', 'Send the file again');
      yield part;
    }
  }
  return { name: upload.fileName, ...(await gather(files.gathering, parts())) };
}

export const uploadJobs: readonly JobDefinition[] = [
  {
    name: 'uploads-forgotten',
    cron: '*/20 * * * *',
    async work({ db, files, now }) {
      const [begun, finished] = [daysBefore(now(), UNFINISHED_DAYS), new Date(now().getTime() - FINISHED_MS)];
      await forget({ db, files }, await findOldUploads(db, { begun, finished, limit: 500 }));
    },
  },
];
