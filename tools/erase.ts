// After a database was restored from an older copy: `npm run erase:apply [-- erasures.txt]` erases again everybody who has left
// since. Without a path it reads the list in DATA_DIR, which every deleted account is written to.
import { openDatabase } from '../src/platform/postgres/database.ts';
import { readEnv } from '../src/shared/server/env.ts';
import { closeServices, createServices } from '../src/app/server/services.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { applyErasures } from '../src/features/accounts/server/erasure.ts';
import type { Process } from '../src/shared/server/context.ts';
import { runTool } from './run-tool.ts';

const log = { info: () => {}, warn: console.warn, error: console.error };

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase(env, log);
  try {
    const jobs = createJobs<Process>({ connectionString: database.directUrl });
    const services = createServices({ env, databaseUrl: database.directUrl, jobs, hasRoom: () => true });
    try {
      const erased = await applyErasures(services, process.argv[2]);
      console.log(erased === 1 ? '1 account was erased again.' : `${erased} accounts were erased again.`);
    } finally {
      await closeServices(services);
    }
  } finally {
    await database.stop();
  }
}

await runTool(main);
