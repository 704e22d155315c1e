import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
/** For what is packed once in the life of the process, and for what is packed after each change. */
const QUALITY = { best: 9, quick: 5 } as const;
/** Smaller ones are sent as they are. */
const SMALLEST_PACKED = 1_024;
const ACCEPTED: Readonly<Record<Encoding, RegExp>> = {
  br: /\bbr\b(?!;q=0(?:[,\s]|$))/,
  gzip: /\bgzip\b(?!;q=0(?:[,\s]|$))/,
};

/** An answer that is sent to more than one: its bytes, written and packed once, and the mark by which a browser knows it. */
export type KeptAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly quality: keyof typeof QUALITY;
  readonly packed: Partial<Record<Encoding, Promise<Buffer>>>;
};

type Written = {
  readonly type: string;
  readonly body: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly quality?: keyof typeof QUALITY;
};

/** An answer to be sent more than once. */
export function keptAnswerOf({
  type,
  body,
  status = 200,
  headers = {},
  quality = 'quick',
}: Written): KeptAnswer {
  const plain = Buffer.from(body);
  const etag = `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, 'content-type': type }, etag, plain, quality, packed: {} };
}

async function pack({ plain, quality, packed }: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality] };
  return (packed[encoding] ??= encoding === 'br' ? brotli(plain, { params }) : gzipped(plain));
}

/** Sends it as the browser takes it, or 304 where it has the same already. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): FastifyReply | Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted = '' } = request.headers;
  reply
    .headers(answer.headers)
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-cache');
  if (known === answer.etag) return reply.code(304).send();
  reply.code(answer.status);
  const encoding =
    answer.plain.length < SMALLEST_PACKED
      ? undefined
      : ENCODINGS.find((each) => ACCEPTED[each].test(accepted));
  if (encoding === undefined) return reply.send(answer.plain);
  reply.header('content-encoding', encoding);
  return pack(answer, encoding).then((bytes) => reply.send(bytes));
}

/**
 * Answers a path with what never changes while the process runs. It is written and packed once: when the process begins to
 * listen, so that nobody waits for it.
 */
export function mountKeptAnswer(app: FastifyInstance, path: string, write: () => Written): void {
  let kept: KeptAnswer | undefined;
  const answer = () => (kept ??= keptAnswerOf({ ...write(), quality: 'best' }));
  app.addHook('onListen', async () => {
    for (const encoding of ENCODINGS) await pack(answer(), encoding);
  });
  app.get(path, async (request, reply) => sendKept(request, reply, answer()));
}
