import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

type KeptAnswer = { readonly type: string; readonly body: string };

/** Answers a path with what never changes while the process runs: written once, and packed once when first asked for. */
export function mountKeptAnswer(app: FastifyInstance, path: string, { type, body }: KeptAnswer): void {
  const plain = Buffer.from(body);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const pack: Record<string, () => Promise<Buffer>> = {
    br: () => brotli(plain, BEST),
    gzip: () => gzipped(plain),
  };
  const packed = new Map<string, Promise<Buffer>>();
  app.get(path, async (request, reply) => {
    reply
      .type(type)
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = Object.keys(pack).find((name) =>
      new RegExp(`\\b${name}\\b(?!;q=0(?:[,\\s]|$))`).test(accepted),
    );
    const make = encoding && pack[encoding];
    if (!make) return reply.send(plain);
    const bytes = packed.get(encoding) ?? make();
    packed.set(encoding, bytes);
    return reply.header('content-encoding', encoding).send(await bytes);
  });
}
