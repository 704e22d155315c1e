import type { Job, Jobs } from '#platform/jobs/jobs.ts';

/** Runs a job in the caller's process, once its rows are there. */
export function inlineJobs<Services>(): Jobs<Services> {
  let services: Services | null = null;
  let definitions: readonly Job<Services>[] = [];
  return {
    async asking() {
      return null;
    },
    async enqueue(name, data, _key, within) {
      const job = definitions.find((definition) => definition.name === name);
      if (!services || !job) return;
      const run = job.work.bind(null, services, data);
      if (within) within.afterCommit(run);
      else await run();
    },
    async retry() {},
    async start(given, all) {
      services = given;
      definitions = all;
    },
    async close() {},
  };
}
