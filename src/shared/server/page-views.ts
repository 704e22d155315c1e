import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Member, Services } from './context.ts';

type Visit = {
  readonly subject: 'startup' | 'investor';
  readonly subjectId: number;
  readonly actor: Member | null;
  readonly request: FastifyRequest;
};

/** A visitor without an account is known for a day, by a hash that no address can be read from. */
function visitorKey(request: FastifyRequest, day: string, secret: string): string {
  const traits = [day, request.ip, request.headers['user-agent'] ?? ''].join('\n');
  return createHmac('sha256', secret).update(traits).digest('base64url');
}

/** Counts a visit of a page, once per viewer and day. Whose own page it is, the caller knows and leaves out. */
export async function recordPageView(services: Services, visit: Visit): Promise<void> {
  if (!services.hasRoom()) return;
  const { actor, request, subject, subjectId } = visit;
  const day = services.now().toISOString().slice(0, 10);
  await services.db
    .insertInto('page_views')
    .values({
      subject,
      subject_id: subjectId,
      day,
      viewer_key: actor?.id ?? visitorKey(request, day, services.env.sessionSecret),
      viewer_id: actor?.id ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
