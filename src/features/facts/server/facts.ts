import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import type { FactsAnswer } from '../contract.ts';
import { loadCompanyFacts } from './company-facts.ts';
import { openCompanyFile } from './company-file.ts';
import { type FactReading, recordQuoted } from './quoted.ts';

/** Everything known of a startup in figures, for its team or as it was shared with an investor. */
export async function readFacts(db: Db, reading: FactReading, startupId: number): Promise<FactsAnswer> {
  const { actor, services } = reading;
  const file = await openCompanyFile(db, actor, startupId);
  const { metrics, documents, papers } = await loadCompanyFacts(db, file, dayOf(services.now()));
  await recordQuoted(db, reading, file, documents);
  const facts = metrics.flatMap((metric) => metric.facts);
  return {
    startup: { id: startupId, name: file.name, isDemo: file.isDemo },
    side: file.side,
    factCount: facts.length,
    beyondClaimCount: facts.filter(({ level }) => level !== 'claimed').length,
    contradictionCount: metrics.reduce((sum, { contradictions }) => sum + contradictions.length, 0),
    questionCount: metrics.reduce((sum, { questions }) => sum + questions.length, 0),
    papers: [...papers],
    metrics: metrics.map(({ facts: own, contradictions, questions, ...rest }) => ({
      ...rest,
      facts: [...own],
      contradictions: [...contradictions],
      questions: [...questions],
    })),
  };
}
