import { PgBoss } from 'pg-boss';
import type { JobDefinition, Services } from './context.ts';

type Log = { error(message: string): void };

/** Background work that survives a restart. Enqueueing the same key twice while it waits is one job. */
export type Jobs = {
  enqueue(name: string, data: Record<string, unknown>, key?: string): Promise<void>;
  start(services: Services, definitions: readonly JobDefinition[]): Promise<void>;
  close(): Promise<void>;
};

/** Jobs kept in the database, taken by any of the processes that serve it. */
export function createJobs(connectionString: string, log: Log): Jobs {
  const boss = new PgBoss({ connectionString, max: 2, application_name: 'kilele jobs' });
  boss.on('error', (error) => log.error(`Background work: ${error.message}`));
  let started: Promise<unknown> | null = null;
  const ready = () => (started ??= boss.start());

  return {
    async enqueue(name, data, key) {
      await ready();
      await boss.send(name, data, key ? { singletonKey: key } : {});
    },
    async start(services, definitions) {
      await ready();
      for (const { name, cron, work } of definitions) {
        await boss.createQueue(name, { policy: 'short', retryLimit: 3, retryBackoff: true });
        await boss.work<Record<string, unknown>>(name, { pollingIntervalSeconds: 2 }, async (batch) => {
          for (const job of batch) await work(services, job.data ?? {});
        });
        if (cron) await boss.schedule(name, cron);
      }
    },
    async close() {
      if (!started) return;
      await started;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Runs a job at once, in the caller's process: for tests and for the first seed. */
export function inlineJobs(): Jobs {
  let services: Services | null = null;
  let definitions: readonly JobDefinition[] = [];
  return {
    async enqueue(name, data) {
      const job = definitions.find((definition) => definition.name === name);
      if (services && job) await job.work(services, data);
    },
    async start(given, all) {
      services = given;
      definitions = all;
    },
    async close() {},
  };
}
