import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest, onResponseHookHandler } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from '../postgres/db.ts';
import { isReadOnly } from '../postgres/read-only.ts';
import type { Drain } from './drain.ts';
import { AppError, notFound } from './errors.ts';
import { type Measure, registerGauges } from './gauges.ts';
import { isLocal, type Surroundings } from './visitor.ts';

type Metered = Surroundings & { readonly metricsToken: string | undefined };

/** With a token, whoever knows it; else this machine alone. */
function mayMeasure(request: FastifyRequest, env: Metered): boolean {
  if (env.metricsToken === undefined) return isLocal(request, env);
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = request.headers.authorization ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${env.metricsToken}`));
}

const PATIENCE_MS = 1_500;

/** A frozen database keeps a call waiting; whoever asks whether to send calls here must not wait as long. */
async function requireWritable(db: Db): Promise<void> {
  const unavailable = (message: string) => new AppError('unavailable', message, { retryAfterSeconds: 2 });
  const asked = isReadOnly(db).then((readOnly) => (readOnly ? 'The database takes no changes.' : null));
  const late = sleep(PATIENCE_MS, 'The database does not answer.', { ref: false });
  const reason = await Promise.race([asked, late]);
  if (reason !== null) throw unavailable(reason);
}

/** `/healthz` answers while the process runs; `/readyz` while it takes calls, and asks the database; `/metrics` is for whoever may measure. */
export function mountHealth(
  app: FastifyInstance,
  { db, env }: { readonly db: Db; readonly env: Metered },
  { measures = [], drain = { isOn: false } }: { measures?: readonly Measure[]; drain?: Drain } = {},
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerGauges(registry, measures);
  const durations = new Histogram({
    name: 'kilele_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  /** By route beforehand: the framework tells of a request's route by a copy of all its options. */
  function timing(route: string): onResponseHookHandler {
    const byLabels = new Map<string, ReturnType<typeof durations.labels>>();
    return (request, reply, done) => {
      const key = `${request.method} ${reply.statusCode}`;
      // As many as there are statuses.
      const labelled = byLabels.get(key) ?? durations.labels(request.method, route, String(reply.statusCode));
      byLabels.set(key, labelled);
      labelled.observe(reply.elapsedTime / 1000);
      done();
    };
  }
  app.addHook('onRoute', (route) => {
    route.onResponse = [route.onResponse ?? [], timing(route.url)].flat();
  });
  const timingNone = timing('none');
  app.addHook('onResponse', function time(request, reply, done) {
    if (request.is404) timingNone.call(this, request, reply, done);
    else done();
  });

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    if (drain.isOn) throw new AppError('unavailable', 'This process is ending.', { retryAfterSeconds: 5 });
    await requireWritable(db);
    return { status: 'ready' };
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayMeasure(request, env)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
