import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PictureUpload } from '../contract/picture.ts';
import type { Db, Services, UserId } from './context.ts';
import { deleteStoredFiles, insertStoredFile } from '#platform/postgres/stored-files.ts';
import { AppError, invalid } from '#platform/http/errors.ts';

const MOST_PIXELS = 25_000_000;
const WANTED = 'Send a PNG, JPEG or WebP picture as multipart/form-data.';

/** What an uploaded picture becomes: a square of so many pixels, in a folder of the stored files. */
export type PictureKind = PictureUpload & { readonly folder: 'logos' | 'people'; readonly side: number };

/** Only these three reach the decoder: others it knows, such as SVG, can make it read files. */
function isPicture(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return starts('89504e470d0a1a0a') || starts('ffd8ff') || isWebp;
}

async function readUpload(
  request: FastifyRequest,
  { field, largestMegabytes }: PictureKind,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', WANTED);
  const part = await request.file({ limits: { fileSize: largestMegabytes * 1024 * 1024 } });
  if (!part) throw invalid(field, 'Choose a picture first');
  const bytes = await part.toBuffer();
  if (!isPicture(bytes)) throw new AppError('unsupported_media_type', WANTED);
  return bytes;
}

/** Decodes and writes the picture anew: what comes out is ours, without its metadata. */
async function reencode(bytes: Buffer, { field, side, fit }: PictureKind): Promise<Buffer> {
  // Loaded with the first picture: it takes eight megabytes.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(side, side, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw invalid(field, 'This picture cannot be read, or is larger than 25 megapixels');
  }
}

type Upload = {
  readonly actor: { readonly id: UserId };
  readonly db: Db;
  readonly services: Services;
  readonly request: FastifyRequest;
};

/** Keeps an uploaded picture as WebP under a new name, and answers its address. */
export async function keepPicture(
  { actor, db, services, request }: Upload,
  kind: PictureKind,
): Promise<string> {
  const picture = await reencode(await readUpload(request, kind), kind);
  const key = `${kind.folder}/${randomUUID()}.webp`;
  await services.files.put(key, picture, 'image/webp');
  const sizeBytes = picture.length;
  await insertStoredFile(db, { key, ownerId: actor.id, contentType: 'image/webp', sizeBytes });
  return `/files/${key}`;
}

type Changing = {
  readonly db: Db;
  readonly services: Services;
  readonly afterCommit: (work: () => Promise<void>) => void;
};

/** Takes a picture away that nothing shows any more; addresses elsewhere are left alone. */
export async function forgetPicture(
  { db, services, afterCommit }: Changing,
  url: string | null,
  { folder }: PictureKind,
): Promise<void> {
  const name = /^\/files\/([a-z]+)\/([a-z0-9-]+\.webp)$/.exec(url ?? '');
  if (name?.[1] !== folder) return;
  const key = `${folder}/${name[2]}`;
  for (const place of await deleteStoredFiles(db, [key])) afterCommit(() => services.files.remove(place));
}
