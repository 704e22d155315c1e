import { z } from 'zod';
import { findDocumentOfVersion, findPages } from '#features/documents/server/queries-versions.ts';
import { findReaderIds } from '#features/documents/server/queries.ts';
import { pagesWithin } from './model/prompt.ts';
import { createAnalyst } from './model/analyst.ts';
import type { JobDefinition, Process } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { RunFailure } from '../contract/proposals.ts';
import { type Sorted, sortProposals } from '../domain/proposal.ts';
import { addTokens, claimCall, findConsent, findWaitingRun, type WaitingRun } from './queries.ts';
import { keepRun } from './runs.ts';

/** The background work that asks the model: enqueue it in the transaction that keeps the waiting run. */
export const ANALYST_RUN = 'analyst-run';
/** What open screens listen to. */
export const ANALYST_TOPIC = 'analyst';

const NOTHING: Sorted = { proposals: [], unsupported: [] };
type Outcome = { readonly failure: RunFailure | null; readonly sorted: Sorted };
const failed = (failure: RunFailure): Outcome => ({ failure, sorted: NOTHING });

type Asked = WaitingRun & { readonly documentType: string; readonly pages: readonly string[] };

/** Asks once, within consent and budget. No transaction is open meanwhile: a model may take a minute. */
async function outcomeOf(services: Process, { documentType, pages, ...run }: Asked): Promise<Outcome> {
  const { db, env, now } = services;
  const analyst = createAnalyst(env.llm);
  const consent = await findConsent(db, run.versionId);
  const isAllowed = consent?.model === run.model && consent.host === run.host;
  if (!analyst || !env.llm || !isAllowed || analyst.model !== run.model || analyst.host !== run.host)
    return failed('withdrawn');
  const day = dayOf(now());
  if (!(await claimCall(db, day, env.llm))) return failed('budget');
  const answer = await analyst.propose({ documentType, pages });
  if (answer.tokens > 0) await addTokens(db, day, answer.tokens);
  if (answer.failure !== null) return failed(answer.failure);
  return { failure: null, sorted: sortProposals(pages, answer.proposals) };
}

async function work(services: Process, runId: number): Promise<void> {
  const { db, events, now } = services;
  const run = await findWaitingRun(db, runId);
  const document = run && (await findDocumentOfVersion(db, run.versionId));
  if (!run || !document) return;
  const pages = pagesWithin(await findPages(db, run.versionId));
  const outcome = await outcomeOf(services, { ...run, documentType: document.type, pages });
  await db.transaction().execute(async (trx) => {
    await keepRun(trx, runId, { ...outcome, pagesRead: pages.length, now: now() });
    for (const userId of await findReaderIds(trx, document.id))
      await events.publish(trx, { userId, topic: ANALYST_TOPIC });
  });
}

const RunData = z.object({ runId: z.int().positive() });

export const analystJobs: readonly JobDefinition[] = [
  {
    name: ANALYST_RUN,
    async work(services, data) {
      const { data: asked } = RunData.safeParse(data);
      if (asked) await work(services, asked.runId);
    },
  },
];
