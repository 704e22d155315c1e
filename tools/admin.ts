// For an administrator who is locked out, running or stopped: `npm run admin -- make-admin ada@example.com`,
// and `remove-admin`, `reset-link` and `end-sessions` with an address.
import { RESCUES, rescue } from '../src/features/accounts/server/rescue.ts';
import { createDb, createPool } from '../src/platform/postgres/db.ts';
import { openForTool } from '../src/platform/postgres/database.ts';
import { createMail } from '../src/platform/mail/mail.ts';
import { StartRefused } from '../src/platform/start-refused.ts';
import { runTool } from './run-tool.ts';
import { readEnv } from '../src/shared/server/env.ts';

const USAGE = `Say what to do and for whom: npm run admin -- ${RESCUES.join('|')} ada@example.com`;

async function main(): Promise<void> {
  const [name, email] = process.argv.slice(2);
  const what = RESCUES.find((each) => each === name);
  if (what === undefined || email === undefined) throw new StartRefused(USAGE);
  const env = readEnv();
  const database = await openForTool(env);
  const pool = createPool({ connectionString: database.url, maxConnections: 1 });
  const mail = createMail(env.mail);
  const now = () => new Date();
  try {
    const answer = await createDb(pool)
      .transaction()
      .execute((db) => rescue({ db, env, mail, now }, what, email.trim()));
    if (answer === null) throw new StartRefused(`No one has the address ${email}.`);
    console.log(answer);
  } finally {
    mail.close();
    await pool.end();
    await database.stop();
  }
}

await runTool(main);
