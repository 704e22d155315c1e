import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalid } from './errors.ts';

/** A file as it arrived. Its name is a person's text: shown, never used as a path. */
export type UploadedFile = { readonly name: string; readonly bytes: Buffer; readonly sha256: string };

export type Upload = { readonly file: UploadedFile; readonly fields: Readonly<Record<string, unknown>> };

const FIELD = 'file';
const MOST_FIELDS = 10;
const LONGEST_FIELD = 10_000;
const ENVELOPE_BYTES = 64 * 1024;
const WANTED = 'Send the file as multipart/form-data in the field "file".';

const tooLarge = (largestBytes: number) =>
  new AppError('too_large', `This file is larger than ${Math.floor(largestBytes / 1024 / 1024)} MB.`);

async function sha256Of(bytes: Buffer): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}

/** The field that names a file which was sent in parts before. */
const SENT_FIELD = 'upload';

/**
 * Receives a multipart call of one file, or of the id of one that was sent in parts before, which `sentBefore` finds. A
 * file that is too large is refused as soon as that is known.
 */
export async function receiveUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  largestBytes: number,
  sentBefore: (id: string) => Promise<UploadedFile>,
): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', WANTED);
  if (Number(request.headers['content-length'] ?? 0) > largestBytes + ENVELOPE_BYTES) {
    reply.header('connection', 'close');
    throw tooLarge(largestBytes);
  }
  const limits = {
    fileSize: largestBytes,
    fieldSize: LONGEST_FIELD,
    files: 1,
    fields: MOST_FIELDS,
    parts: MOST_FIELDS + 1,
  };
  const fields: Record<string, unknown> = {};
  let received: Pick<UploadedFile, 'name' | 'bytes'> | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname !== FIELD)
        throw invalid(part.fieldname.slice(0, 40), WANTED);
      if (part.type === 'file') received = { name: part.filename, bytes: await part.toBuffer() };
      else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    reply.header('connection', 'close');
    throw tooLarge(largestBytes);
  }
  const { [SENT_FIELD]: sent, ...others } = fields;
  if (!received && typeof sent === 'string') return { file: await sentBefore(sent), fields: others };
  if (!received) throw invalid(FIELD, 'Choose a file first');
  return { file: { ...received, sha256: await sha256Of(received.bytes) }, fields };
}
