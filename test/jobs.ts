import type { Job, Jobs } from '#platform/jobs/jobs.ts';

export type InlineJobs<Services> = Jobs<Services> & {
  /** Does what rows tell of, as the queue does twice a second. */
  look(): Promise<void>;
};

/** Runs a job in the caller's process, once its rows are there. */
export function inlineJobs<Services>(): InlineJobs<Services> {
  let services: Services | null = null;
  let definitions: readonly Job<Services>[] = [];
  return {
    async enqueue(name, data, _key, within) {
      const job = definitions.find((definition) => definition.name === name);
      if (!services || !job) return;
      const run = job.work.bind(null, services, data);
      if (within) within.afterCommit(run);
      else await run();
    },
    async enqueueAll(name, asked, within) {
      for (const { data, key } of asked) await this.enqueue(name, data, key, within);
    },
    async look() {
      for (const { dueWhile, work } of definitions)
        if (services && dueWhile !== undefined) await work(services, {});
    },
    async retry() {},
    async start(given, all) {
      services = given;
      definitions = all;
    },
    async close() {},
  };
}
