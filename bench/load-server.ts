// The product as `npm start` runs it, but for the build of the web app and for background work: that is taken from the
// queue and not done, since the yardstick has none (bench/matching.ts measures it). Child of api.ts.
import { features } from '../src/app/server/features.ts';
import { createServer } from '../src/app/server/server.ts';
import { closeServices, createServices } from '../src/app/server/services.ts';
import { readEnv } from '../src/shared/server/env.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { answerParent } from './load-child.ts';

const env = readEnv();
const databaseUrl = env.databaseUrl ?? '';
const jobs = createJobs(databaseUrl, console);
const services = createServices({ env, databaseUrl, jobs });
const server = await createServer(services, `${env.dataDir}/no-dist`);

answerParent(async () => {
  const definitions = features.flatMap((feature) => feature.jobs ?? []);
  await jobs.start(
    services,
    definitions.map(({ name }) => ({ name, work: async () => {} })),
  );
  return { port: Number(new URL(await server.listen({ port: env.port, host: env.host })).port) };
});

async function stop(): Promise<void> {
  await server.close();
  await closeServices(services);
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
