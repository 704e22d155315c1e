import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import type { Db, Services } from '#shared/server/context.ts';
import { AppError, invalid } from '#shared/server/errors.ts';
import type { Handler } from '#shared/server/implement.ts';
import type { startupEndpoints } from '../contract.ts';
import { canEditStartup } from '../policy.ts';
import { deleteStoredFile, insertStoredFile, updateLogo } from './queries-change.ts';
import { gate } from './routes-gate.ts';

type Table = typeof startupEndpoints;
const LARGEST_LOGO = 2 * 1024 * 1024;
const MOST_PIXELS = 25_000_000;
const SIDE = 256;
const OWN_LOGO = /^\/files\/(logos\/[a-z0-9-]+\.webp)$/;

/** Only these three reach the decoder: others it knows, such as SVG, can make it read files. */
function isPicture(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return starts('89504e470d0a1a0a') || starts('ffd8ff') || isWebp;
}

async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const wanted = 'Send a PNG, JPEG or WebP picture as multipart/form-data.';
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', wanted);
  const part = await request.file({ limits: { fileSize: LARGEST_LOGO } });
  if (!part) throw invalid('logo', 'Choose a picture first');
  const bytes = await part.toBuffer();
  if (!isPicture(bytes)) throw new AppError('unsupported_media_type', wanted);
  return bytes;
}

/** Decodes and writes the picture anew: what comes out is ours, without its metadata. */
async function asLogo(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw invalid('logo', 'This picture cannot be read, or is larger than 25 megapixels');
  }
}

type Changing = {
  readonly db: Db;
  readonly services: Services;
  readonly afterCommit: (work: () => Promise<void>) => void;
};

/** Takes an uploaded picture away that no startup shows any more; links elsewhere are left alone. */
export async function forgetLogo(
  { db, services, afterCommit }: Changing,
  logoUrl: string | null,
): Promise<void> {
  const key = OWN_LOGO.exec(logoUrl ?? '')?.[1];
  if (!key) return;
  await deleteStoredFile(db, key);
  afterCommit(() => services.files.remove(key));
}

export const handleLogoUpload: Handler<Table['POST /api/startups/{id}/logo']> = async (call) => {
  const { actor, db, params, request, services } = call;
  const { logoUrl: former } = await gate(db, actor, params.id, canEditStartup);
  const logo = await asLogo(await readUpload(request));
  const key = `logos/${randomUUID()}.webp`;
  await services.files.put(key, logo, 'image/webp');
  const file = { key, ownerId: actor.id, contentType: 'image/webp', sizeBytes: logo.length };
  await insertStoredFile(db, file);
  const logoUrl = `/files/${key}`;
  const version = await updateLogo(db, params.id, logoUrl);
  await forgetLogo(call, former);
  return { logoUrl, version };
};

export const handleLogoRemoval: Handler<Table['DELETE /api/startups/{id}/logo']> = async (call) => {
  const { logoUrl } = await gate(call.db, call.actor, call.params.id, canEditStartup);
  await updateLogo(call.db, call.params.id, null);
  await forgetLogo(call, logoUrl);
  return { ok: true };
};
