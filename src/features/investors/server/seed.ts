import { z } from 'zod';
import { continueIds } from '#platform/postgres/sequence.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { DaysAgo, type Demo, DemoId, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { InvestorUpdate } from '../contract.ts';
import { PastDealInput } from '../contract/past-deal.ts';
import { VouchInput } from '../contract/vouch.ts';
import { columnsOf, rememberInvestorWords } from './investor-profile.ts';
import { dealColumns } from './past-deal.ts';

const DemoDeal = PastDealInput.omit({ led: true });
type DemoDeal = z.infer<typeof DemoDeal>;

/** An investor, with their past deals by company; `led` are those of the deals they led. */
const demoInvestor = (deals: ReadonlyMap<string, DemoDeal>) => {
  const deal = z.string().transform((company, context) => {
    const found = deals.get(company);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: `“${company}” is not in demo/past-deals.json` });
    return z.NEVER;
  });
  return z.strictObject({
    firstName: z.string().min(1),
    lastName: z.string().min(1),
    profile: z.preprocess((form) => Object.assign({ version: 1 }, form), InvestorUpdate),
    interests: z.array(z.string()),
    verifiedBy: z.enum(['domain', 'vouches']).nullable().default(null),
    deals: z.array(deal),
    led: z.array(z.string()).default([]),
  });
};
export type DemoInvestor = z.infer<ReturnType<typeof demoInvestor>>;

const DemoVouch = z.strictObject({
  investorId: DemoId,
  voucherId: DemoUserId,
  daysAgo: DaysAgo,
  vouch: VouchInput,
});

/** Their places are their ids, from 1. */
export function readDemoInvestors(now: Date): DemoInvestor[] {
  const deals = readDemo('past-deals', DemoDeal, { now });
  return readDemo('investors', demoInvestor(new Map(deals.map((deal) => [deal.company, deal]))), { now });
}

function rowOf(investor: DemoInvestor, id: number, at: Date) {
  const { profile, verifiedBy } = investor;
  return {
    ...columnsOf(investor, profile),
    id,
    isDemo: true,
    verifiedBy,
    verifiedAt: verifiedBy === null ? null : daysBefore(at, -1.5),
    verifiedDomain: verifiedBy === 'domain' && profile.website ? new URL(profile.website).hostname : null,
    createdAt: at,
    updatedAt: at,
  };
}

/** The investors of the demo, with past deals and vouches. */
export async function seedInvestors(demo: Demo, investors: readonly DemoInvestor[]): Promise<void> {
  const { db, now } = demo;
  const rows = investors.map((investor, index) => {
    const at = daysBefore(now, (investors.length - index) * 3.1);
    return { ...rowOf(investor, index + 1, at), userId: demo.userId(investor) };
  });
  await db.insertInto('investors').values(rows).execute();
  const searched = investors.map((investor) => ({ ...investor.profile, name: fullName(investor) }));
  await rememberInvestorWords(db, ...searched);
  const deals = investors.flatMap(({ deals: all, led }, index) =>
    all.map((deal) => ({
      ...dealColumns({ ...deal, led: led.includes(deal.company) }),
      investorId: index + 1,
    })),
  );
  await db.insertInto('investorDeals').values(deals).execute();
  const vouches = readDemo('vouches', DemoVouch, demo).map(({ investorId, voucherId, daysAgo, vouch }) => {
    const investor = investors[investorId - 1];
    if (!investor) throw new Error(`demo/vouches.json names investor ${investorId}, who is not there`);
    const [forName, forFirm] = [fullName(investor), investor.profile.firmName ?? null];
    return { ...vouch, investorId, voucherId, forName, forFirm, createdAt: daysBefore(now, daysAgo) };
  });
  await db.insertInto('investorVouches').values(vouches).execute();
  await continueIds(db, 'investors');
}
