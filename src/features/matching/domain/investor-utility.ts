import { CONFLICT_CAP, conflictsOf } from './conflict.ts';
import { INVESTOR_MEASURES, INVESTOR_WEIGHTS, type InvestorKey } from './investor-fractions.ts';
import { conflictText, INVESTOR_WORDS, pairOf } from './investor-words.ts';
import type { Market } from './market.ts';
import { STATED_WEIGHT } from './preference.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { PLAIN_SPEECH, type Speech } from './speech.ts';
import { utilityOf, type Utility } from './utility.ts';

export type InvestorUtility = Utility<InvestorKey>;

const KEYS = Object.keys(INVESTOR_WEIGHTS) as InvestorKey[];

/** n of the confidence: recorded deals, and five when any preference is stated. */
export function evidenceCountOf({ profile }: PreparedInvestor): number {
  const stated = profile.sectors.length + profile.stages.length + profile.places.length > 0;
  return profile.deals.length + (stated ? STATED_WEIGHT : 0);
}

/**
 * How much an investor should want a startup: 100 Σ weight × value over stage .18, sector .07, ticket .14,
 * geography .09, thesis text .08, activity .36, traction .08. What is not known counts 0.5 and lowers the confidence.
 * Activity counts recorded deals only, so that signing in often raises nobody; an investor without deals has 0 there.
 * Equals `investorScore`, with the words for it.
 */
export function investorUtility(
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
  speech: Speech = PLAIN_SPEECH,
): InvestorUtility {
  const pair = pairOf(startup, investor, market, speech);
  const measured = KEYS.map((key) => ({
    key,
    weight: INVESTOR_WEIGHTS[key],
    fraction: INVESTOR_MEASURES[key](startup, investor, market),
    wording: INVESTOR_WORDS[key](pair),
  }));
  const texts = conflictsOf(startup, investor).map((conflict) => conflictText(conflict, pair));
  return utilityOf(measured, evidenceCountOf(investor), { texts, cap: CONFLICT_CAP });
}
