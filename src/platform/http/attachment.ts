import type { FastifyReply } from 'fastify';
import type { OpenedFile } from '../storage/files.ts';

type Named = { readonly fileName: string; readonly plainName: string };
type Attached = Named & { readonly contentType: string };

/** A `content-disposition` under a name that a person gave; browsers never show the file as a page. */
export function attachmentHeader({ fileName, plainName }: Named): string {
  const name = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plainName}"; filename*=UTF-8''${name}`;
}

/** Sends bytes, or what is read while it is sent, as a file to keep. */
export function sendAttachment(
  reply: FastifyReply,
  { contentType, ...named }: Attached,
  content: Uint8Array | OpenedFile,
): FastifyReply {
  reply.type(contentType).header('content-disposition', attachmentHeader(named));
  if (content instanceof Uint8Array) return reply.send(Buffer.from(content));
  return reply.header('content-length', content.sizeBytes).send(content.stream);
}
