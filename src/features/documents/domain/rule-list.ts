import { strengthCompetitorsNamed } from './strength-competition.ts';
import { flagContradictions } from './flag-contradiction.ts';
import { flagFacts } from './flag-facts.ts';
import { flagUseOfFunds, strengthUseOfFunds } from './flag-funds.ts';
import { flagGrowth } from './flag-growth.ts';
import { flagTopDownMarket, strengthBottomUpMarket } from './flag-market.ts';
import { flagStatement } from './flag-statement.ts';
import { flagMeaning, strengthMeaning } from './flag-meaning.ts';
import { flagHalfRunway, flagRunway, flagShortRunway, strengthRunway } from './flag-runway.ts';
import { flagCumulativeOnly, flagPercentOnly, flagUndated, strengthDatedTraction } from './flag-traction.ts';
import type { FlagRule, StrengthRule } from './extraction.ts';
import { strengthRetention, strengthTeam, strengthUnitEconomics } from './strength-team.ts';

/** Every rule, in the order findings are listed. */
export const FLAG_RULES: readonly FlagRule[] = [
  flagContradictions,
  flagStatement,
  flagFacts,
  flagUseOfFunds,
  flagRunway,
  flagHalfRunway,
  flagShortRunway,
  flagGrowth,
  flagTopDownMarket,
  flagCumulativeOnly,
  flagPercentOnly,
  flagUndated,
  flagMeaning,
];

export const STRENGTH_RULES: readonly StrengthRule[] = [
  strengthDatedTraction,
  strengthUnitEconomics,
  strengthRetention,
  strengthBottomUpMarket,
  strengthCompetitorsNamed,
  strengthTeam,
  strengthRunway,
  strengthUseOfFunds,
  strengthMeaning,
];
