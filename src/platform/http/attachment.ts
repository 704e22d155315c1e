import type { FastifyReply } from 'fastify';

type Attached = { readonly fileName: string; readonly contentType: string; readonly plainName: string };

/** Sends bytes as a file to keep, under a name that a person gave it; browsers never show it as a page. */
export function sendAttachment(
  reply: FastifyReply,
  { fileName, contentType, plainName }: Attached,
  bytes: Uint8Array,
): FastifyReply {
  const name = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  );
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${plainName}"; filename*=UTF-8''${name}`)
    .send(Buffer.from(bytes));
}
