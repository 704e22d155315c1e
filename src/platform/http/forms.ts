import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, invalid } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form from any site: no session lets it in. */
    anySiteForm?: boolean;
  }
}

const LARGEST_FORM_BYTES = 4 * 1024;
const KINDS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

async function fieldsOf(bytes: Buffer, contentType: string): Promise<Readonly<Record<string, unknown>>> {
  const sent = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
  const form = await sent.formData().catch(() => {
    throw invalid('body', 'The body is not a form.');
  });
  return Object.fromEntries(form.entries());
}

/** The routes of `app` take small forms as their body, and nothing else. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    KINDS,
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM_BYTES },
    ({ headers }: FastifyRequest, bytes: Buffer) => fieldsOf(bytes, headers['content-type'] ?? ''),
  );
  app.addContentTypeParser('*', async () => {
    throw new AppError('unsupported_media_type', `Send this as ${KINDS.join(' or ')}.`);
  });
}
