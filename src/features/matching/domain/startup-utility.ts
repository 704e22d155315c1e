import { CONFLICT_CAP, conflictsOf } from './conflict.ts';
import { evidenceCountOf } from './investor-utility.ts';
import { conflictText, pairOf } from './investor-words.ts';
import type { Market } from './market.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { PLAIN_SPEECH, type Speech } from './speech.ts';
import { STARTUP_MEASURES, STARTUP_WEIGHTS, type StartupKey } from './startup-fractions.ts';
import { STARTUP_WORDS } from './startup-words.ts';
import { utilityOf, type Utility } from './utility.ts';

export type StartupUtility = Utility<StartupKey>;

const KEYS = Object.keys(STARTUP_WEIGHTS) as StartupKey[];

/**
 * How much a startup should want an investor: cheque as a share of the raise .30, deals in its sectors .25, room to
 * follow on .15, geography .15, appetite to lead .15. Unknowns and hard conflicts count as in `investorUtility`.
 */
export function startupUtility(
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
  speech: Speech = PLAIN_SPEECH,
): StartupUtility {
  const pair = pairOf(startup, investor, market, speech);
  const measured = KEYS.map((key) => ({
    key,
    weight: STARTUP_WEIGHTS[key],
    fraction: STARTUP_MEASURES[key](startup, investor),
    wording: STARTUP_WORDS[key](pair),
  }));
  const texts = conflictsOf(startup, investor).map((conflict) => conflictText(conflict, pair));
  return utilityOf(measured, evidenceCountOf(investor), { texts, cap: CONFLICT_CAP });
}
