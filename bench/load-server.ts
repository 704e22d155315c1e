// The product as `npm start` runs it, but for background work: that is asked for, taken from the queue and not done, since the
// yardstick has none (bench/matching.ts measures it). Child of api.ts, of this working copy or of another one.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { features } from '../src/app/server/features.ts';
import { createServer } from '../src/app/server/server.ts';
import { closeServices, createServices } from '../src/app/server/services.ts';
import { DIST } from '../src/app/server/start.ts';
import { readEnv } from '../src/shared/server/env.ts';
import type { Process } from '../src/shared/server/context.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { answerParent } from './load-child.ts';
import { sharesOf } from './load-profile.ts';
import type { Spent } from './load-plan.ts';

const env = readEnv();
const databaseUrl = env.databaseUrl ?? '';
const jobs = createJobs<Process>({ connectionString: databaseUrl });
const services = createServices({ env, databaseUrl, jobs });
const server = await createServer(services, DIST);

async function listen() {
  const definitions = features.flatMap((feature) => feature.jobs ?? []);
  await jobs.start(
    services,
    definitions.map(({ name, dueWhile, work }) =>
      dueWhile === undefined ? { name, work: async () => {} } : { name, dueWhile, work },
    ),
  );
  return { port: Number(new URL(await server.listen({ port: env.port, host: env.host })).port) };
}

const session = new Session();
session.connect();
let since = process.cpuUsage();

async function beginProfile() {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
  since = process.cpuUsage();
  return {};
}

async function endProfile(file: string | null): Promise<Spent> {
  const { user, system } = process.cpuUsage(since);
  const { profile } = await session.post('Profiler.stop');
  if (file !== null) writeFileSync(file, JSON.stringify(profile));
  return {
    cpuMs: (user + system) / 1000,
    residentBytes: process.memoryUsage.rss(),
    shares: sharesOf(profile),
  };
}

type Asked = { readonly kind?: 'profile' | 'spent' | 'memory'; readonly file?: string | null };

answerParent(async ({ kind, file = null }: Asked): Promise<object> => {
  if (kind === 'profile') return beginProfile();
  if (kind === 'spent') return endProfile(file);
  if (kind === 'memory') return { residentBytes: process.memoryUsage.rss() };
  return listen();
});

async function stop(): Promise<void> {
  await server.close();
  await closeServices(services);
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
