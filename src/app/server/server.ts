import type { FastifyInstance } from 'fastify';
import { accountCalls } from '#shared/contract/account.ts';
import { mountAccounts } from '#features/accounts/server/library-mount.ts';
import { readSessionToken, sessionCookieName } from '#shared/server/session.ts';
import type { Process } from '#shared/server/context.ts';
import { cookieOf } from '#platform/http/cookies.ts';
import { AppError } from '#platform/http/errors.ts';
import { processMeasures } from './measures.ts';
import { type Drain, mountDrain } from '#platform/http/drain.ts';
import { createOutages } from '#platform/http/outages.ts';
import { mountHealth } from '#platform/http/health.ts';
import { createHttp } from '#platform/http/http.ts';
import { mountRoutes } from '#shared/server/mount.ts';
import { mountUploads } from '#shared/server/uploads.ts';
import { describeApi } from '#platform/api/openapi.ts';
import { mountPages } from '#shared/server/pages.ts';
import { mountPublicFiles } from '#platform/http/public-files.ts';
import { mountApiDocs } from '#platform/api/api-docs.ts';
import { features, servedTables } from './features.ts';
import { createPages } from './pages.ts';

/** The whole HTTP application over running services. `dist` is the folder of the built web app. */
export async function createServer(
  services: Process,
  dist: string,
  drain: Drain = { isOn: false },
): Promise<FastifyInstance> {
  const { env } = services;
  const app = await createHttp(env, (request) =>
    readSessionToken(cookieOf(request, sessionCookieName(env)), env.sessionSecret),
  );
  app.addHook('onRequest', ({ method, url }, _reply, done) => {
    if (method === 'GET' || method === 'HEAD' || services.hasRoom() || !url.startsWith('/api/'))
      return done();
    throw new AppError('unavailable', 'The disk is nearly full. Nothing was saved. Reading still works.', {
      retryAfterSeconds: 60,
    });
  });
  app.addHook('preClose', async () => services.events.endAll());
  const measures = [...processMeasures, ...services.hooks.flatMap((hooks) => hooks.measures ?? [])];
  services.files.watch(createOutages(app.log, () => performance.now(), 'the store of files'));
  mountDrain(app, drain);
  mountHealth(app, services, {
    drain,
    measures: measures.map(({ read, ...measure }) => ({
      ...measure,
      read: () => read(services, services.now()),
    })),
  });
  mountAccounts(app, services);
  mountUploads(app, services);
  for (const feature of features) for (const set of feature.routes) mountRoutes(app, services, set);
  const tables = [accountCalls, ...servedTables];
  mountApiDocs(app, () => describeApi(tables, sessionCookieName(env)));
  mountPublicFiles(app, services);
  const pages = createPages(dist, () => app.memoryUsage().eventLoopUtilized);
  await mountPages(app, services, dist, pages);
  return app;
}
