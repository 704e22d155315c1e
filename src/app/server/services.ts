import { join } from 'node:path';
import { promoteAtSignUp } from '#features/accounts/server/administrator.ts';
import { requireAdmission } from '#features/accounts/server/admission.ts';
import { acceptAtSignUp } from '#features/legal/server/texts.ts';
import { settleAdmission } from '#features/accounts/server/queries-admission.ts';
import { createAuth } from '#features/accounts/server/library.ts';
import { createPasswords } from '#features/accounts/server/password.ts';
import type { Passwords, Process } from '#shared/server/context.ts';
import { createDb, createPool } from '#platform/postgres/db.ts';
import { createPulse, type Pulse } from '#platform/postgres/pulse.ts';
import { createReplica } from '#platform/postgres/replica.ts';
import type { Env } from '#shared/server/env.ts';
import { createKeptAnswers } from '#platform/http/kept-answers.ts';
import { createEvents } from '#platform/postgres/events.ts';
import { writeNow } from '#platform/postgres/written-soon.ts';
import { createFiles } from '#platform/storage/files.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createMail } from '#platform/mail/mail.ts';
import { letterText, ownLink } from '#shared/domain/letter.ts';
import { mayWriteTo } from '#shared/server/letters.ts';
import { features } from './features.ts';

const ACCOUNT_CONNECTIONS = 4;

type Options = {
  env: Env;
  databaseUrl: string;
  jobs: Jobs<Process>;
  now?: () => Date;
  hasRoom?: () => boolean;
  maxConnections?: number;
  passwords?: Passwords;
  /** Where others listen to it, too. */
  pulse?: Pulse;
};

/** Puts the parts of a running process together over one database. */
export function createServices(options: Options): Process {
  const { env, databaseUrl, jobs, now = () => new Date(), hasRoom = () => true, maxConnections } = options;
  const { passwords = createPasswords() } = options;
  const { databaseDirectUrl: directUrl = databaseUrl, databaseReadUrl } = env;
  const isPooled = env.databaseDirectUrl !== undefined;
  const { pulse = createPulse({ connectionString: directUrl }) } = options;
  const reach = { connectionString: databaseUrl, isPooled, pulse };
  const pool = createPool({ ...reach, maxConnections });
  const replica =
    databaseReadUrl === undefined
      ? null
      : createReplica(pool, { connectionString: databaseReadUrl, isPooled }, maxConnections);
  const db = createDb(pool);
  const mail = createMail(env.mail);
  const accountDb = createDb(createPool({ ...reach, maxConnections: ACCOUNT_CONNECTIONS }));
  const events = createEvents(directUrl, pulse);
  const hooks = features.flatMap((feature) => feature.hooks ?? []);
  const auth = createAuth(
    { env, accountDb, pool, events, passwords },
    {
      onSignUp: (user, admission) =>
        accountDb.transaction().execute(async (trx) => {
          if (admission !== null) await settleAdmission(trx, admission, user.id);
          await promoteAtSignUp(trx, env, user);
          await acceptAtSignUp(trx, user.id, now());
        }),
      admit: (newcomer) => requireAdmission({ db: accountDb, hooks, now }, newcomer),
      async onRepeatedSignUp({ email: to }) {
        if (!(await mayWriteTo({ env, now, db: accountDb }, 'known', to, 1))) return;
        const subject = letterText`You already have a Kilele account`;
        const text = letterText`Someone, perhaps you, signed up with this address. Your account is unchanged: sign in at ${ownLink(env.baseUrl, '/sign-in')}`;
        await mail.queue(accountDb, { to, subject, text });
      },
    },
  );
  const files = createFiles(env.storageUrl, join(env.dataDir, 'files'));
  return {
    env,
    pool,
    db,
    pulse,
    replica,
    directUrl,
    accountDb,
    auth,
    passwords,
    hooks,
    files,
    mail,
    jobs,
    events,
    kept: createKeptAnswers(events, { now }),
    now,
    hasRoom,
  };
}

/** Ends what the services hold; the database itself is ended by whoever started it. */
export async function closeServices(services: Process): Promise<void> {
  const { db, pulse, replica, jobs, mail, events, accountDb, pool } = services;
  await jobs.close();
  mail.close();
  await writeNow(db);
  await events.close();
  await replica?.close();
  await accountDb.destroy();
  await pool.end();
  pulse.close();
}
