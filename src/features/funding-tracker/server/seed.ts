import { z } from 'zod';
import { type Demo, DemoId, readDemo } from '#shared/server/demo.ts';
import { FundingRoundForm, MilestoneForm, RoundInvestorForm } from '../contract/request.ts';
import { investorValues, storedRound } from './amounts.ts';
import { insertMilestone, insertRoundInvestor, saveFundingRound } from './queries.ts';

const DemoRound = z.strictObject({
  startupId: DemoId,
  round: FundingRoundForm,
  investors: z.array(RoundInvestorForm).default([]),
  milestones: z.array(MilestoneForm).default([]),
});

/** Rounds of the demo's startups, and for some of them who takes part and what has to be done. */
export async function seedFunding(demo: Demo): Promise<void> {
  const { db, now } = demo;
  for (const { startupId, round, investors, milestones } of readDemo('funding-rounds', DemoRound, demo)) {
    await saveFundingRound(db, startupId, storedRound(round), now);
    for (const investor of investors)
      await insertRoundInvestor(db, { startupId, values: investorValues(investor), now });
    for (const form of milestones) await insertMilestone(db, { startupId, form, now });
  }
}
