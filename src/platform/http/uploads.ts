import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gather, type Gathered } from '../storage/files.ts';
import { AppError, invalid } from './errors.ts';

/** Has something done when a call is over, however it ended. */
export type OnEnd = (work: () => Promise<void>) => void;

/** A file as it arrived, on this machine until the call is over. Its name is a person's text: shown, never used as a path. */
export type UploadedFile = Gathered & { readonly name: string; readonly onEnd: OnEnd };

export type Upload = { readonly file: UploadedFile; readonly fields: Readonly<Record<string, unknown>> };

const FIELD = 'file';
const MOST_FIELDS = 10;
const LONGEST_FIELD = 10_000;
const ENVELOPE_BYTES = 64 * 1024;
const LARGEST_BYTES = 5 * 1024 * 1024;
const WANTED = 'Send the file as multipart/form-data in the field "file".';

const tooLarge = (largestBytes: number) =>
  new AppError('too_large', `This file is larger than ${Math.floor(largestBytes / 1024 / 1024)} MB.`);

/** The routes of `app` take files. The library listens to each request of theirs for its end: no others are to pay for that. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: LARGEST_BYTES, files: 1, fields: 5, parts: 6 } });
}

/** The field that names a file which was sent in parts before. */
const SENT_FIELD = 'upload';

type Receiving = {
  readonly largestBytes: number;
  /** The folder in which a file is gathered. */
  readonly gathering: string;
  readonly onEnd: OnEnd;
  readonly sentBefore: (id: string) => Promise<Gathered & { readonly name: string }>;
};

/**
 * Receives a multipart call of one file, or of the id of one that was sent in parts before, which `sentBefore` finds. A
 * file that is too large is refused as soon as that is known.
 */
export async function receiveUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { largestBytes, gathering, onEnd, sentBefore }: Receiving,
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
  let received: (Gathered & { readonly name: string }) | null = null;
  const goesAtEnd = <File extends Gathered>(file: File): File & { readonly onEnd: OnEnd } => {
    onEnd(() => rm(file.path, { force: true }));
    return { ...file, onEnd };
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname !== FIELD)
        throw invalid(part.fieldname.slice(0, 40), WANTED);
      if (part.type === 'file') {
        received = goesAtEnd({ name: part.filename, ...(await gather(gathering, part.file)) });
        if (part.file.truncated) throw tooLarge(largestBytes);
      } else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    reply.header('connection', 'close');
    throw tooLarge(largestBytes);
  }
  const { [SENT_FIELD]: sent, ...others } = fields;
  if (!received && typeof sent === 'string')
    return { file: goesAtEnd(await sentBefore(sent)), fields: others };
  if (!received) throw invalid(FIELD, 'Choose a file first');
  return { file: { ...received, onEnd }, fields };
}
