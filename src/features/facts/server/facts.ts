import { dayOf } from '#shared/domain/time.ts';
import type { Db, Member } from '#shared/server/context.ts';
import type { FactsAnswer } from '../contract.ts';
import { loadCompanyFacts } from './company-facts.ts';
import { openCompanyFile } from './company-file.ts';

/** Everything known of a startup in figures, for its team or as it was shared with an investor. */
export async function readFacts(db: Db, actor: Member, startupId: number, now: Date): Promise<FactsAnswer> {
  const file = await openCompanyFile(db, actor, startupId);
  const { metrics, papers } = await loadCompanyFacts(db, file, dayOf(now));
  const facts = metrics.flatMap((metric) => metric.facts);
  return {
    startup: { id: startupId, name: file.name, isDemo: file.isDemo },
    side: file.side,
    factCount: facts.length,
    beyondClaimCount: facts.filter(({ level }) => level !== 'claimed').length,
    contradictionCount: metrics.reduce((sum, { contradictions }) => sum + contradictions.length, 0),
    papers: [...papers],
    metrics: metrics.map(({ facts: own, contradictions, ...rest }) => ({
      ...rest,
      facts: [...own],
      contradictions: [...contradictions],
    })),
  };
}
