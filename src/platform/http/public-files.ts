import type { FastifyInstance } from 'fastify';
import { YEAR_S } from '#shared/domain/time.ts';
import type { Files } from '../storage/files.ts';
import { notFound } from './errors.ts';

const NAME = /^[a-z0-9-]{8,64}\.webp$/;

/** Pictures everybody may see, at `/files/logos/…` and `/files/people/…`. A name always means the same bytes. */
export function mountPublicFiles(app: FastifyInstance, { files }: { readonly files: Files }): void {
  for (const folder of ['logos', 'people'])
    app.get<{ Params: { name: string } }>(`/files/${folder}/:name`, async ({ params }, reply) => {
      const bytes = NAME.test(params.name) ? await files.get(`${folder}/${params.name}`) : null;
      if (bytes === null) throw notFound();
      return reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .send(Buffer.from(bytes));
    });
}
