import { strengthCompetitorsNamed } from './strength-competition.ts';
import { flagArrears } from './flag-arrears.ts';
import { flagCertain } from './flag-certain.ts';
import { flagConcentration } from './flag-concentration.ts';
import { flagDebtDenied } from './flag-debt-denied.ts';
import { flagDry } from './flag-dry.ts';
import { flagContradictions } from './flag-contradiction.ts';
import { flagFacts } from './flag-facts.ts';
import { flagUseOfFunds, strengthUseOfFunds } from './flag-funds.ts';
import { flagGrowth } from './flag-growth.ts';
import { flagTopDownMarket, strengthBottomUpMarket } from './flag-market.ts';
import { flagProduct } from './flag-product.ts';
import { flagKinLoan } from './flag-kin-loan.ts';
import { flagNamedLoan } from './flag-named-loan.ts';
import { flagLeaver } from './flag-leaver.ts';
import { flagNotYet } from './flag-not-yet.ts';
import { flagOpinionRow } from './flag-opinion-row.ts';
import { flagPact } from './flag-pact.ts';
import { flagPermit } from './flag-permit.ts';
import { flagUnaudited } from './flag-unaudited.ts';
import { flagParts } from './flag-parts.ts';
import { flagStake } from './flag-stake.ts';
import { flagStatement } from './flag-statement.ts';
import { flagHeadcount } from './flag-headcount.ts';
import { flagIncome } from './flag-income.ts';
import { flagPrice, flagPriceSum, flagStakeSum } from './flag-price.ts';
import { flagSheets } from './flag-sheets.ts';
import { flagSignature } from './flag-signature.ts';
import { flagSupplier } from './flag-supplier.ts';
import { flagSuit } from './flag-suit.ts';
import { flagTerm } from './flag-term.ts';
import { flagTransfer } from './flag-transfer.ts';
import { flagUnexplained } from './flag-unexplained.ts';
import { flagUnlicensed } from './flag-unlicensed.ts';
import { flagRepaid } from './flag-repaid.ts';
import { flagOwners } from './flag-owners.ts';
import { flagMeasure } from './flag-measure.ts';
import { flagMeaning, strengthMeaning } from './flag-meaning.ts';
import {
  flagHalfRunway,
  flagRunway,
  flagShortRound,
  flagShortRunway,
  strengthRunway,
} from './flag-runway.ts';
import {
  flagCumulativeOnly,
  flagSlowing,
  flagPercentOnly,
  flagUndated,
  strengthDatedTraction,
} from './flag-traction.ts';
import { flagTwoWays } from './flag-two-ways.ts';
import { strengthLimits, strengthPlan, strengthPrice, strengthRisks } from './strength-candour.ts';
import { strengthLicence } from './strength-licence.ts';
import { strengthResult, strengthSetback } from './strength-result.ts';
import type { FlagRule, StrengthRule } from '../extraction.ts';
import { strengthRetention, strengthTeam, strengthUnitEconomics } from './strength-team.ts';

/** Every rule, in the order findings are listed. */
export const FLAG_RULES: readonly FlagRule[] = [
  flagContradictions,
  flagTwoWays,
  flagSheets,
  flagHeadcount,
  flagIncome,
  flagUnexplained,
  flagStatement,
  flagParts,
  flagProduct,
  flagFacts,
  flagUseOfFunds,
  flagOwners,
  flagRunway,
  flagDry,
  flagHalfRunway,
  flagShortRunway,
  flagShortRound,
  flagPrice,
  flagPriceSum,
  flagStakeSum,
  flagStake,
  flagGrowth,
  flagTopDownMarket,
  flagCumulativeOnly,
  flagSlowing,
  flagMeasure,
  flagPercentOnly,
  flagUndated,
  flagConcentration,
  flagSupplier,
  flagCertain,
  flagNotYet,
  flagSuit,
  flagTerm,
  flagPact,
  flagSignature,
  flagTransfer,
  flagRepaid,
  flagArrears,
  flagDebtDenied,
  flagUnlicensed,
  flagPermit,
  flagLeaver,
  flagKinLoan,
  flagNamedLoan,
  flagUnaudited,
  flagOpinionRow,
  flagMeaning,
];

export const STRENGTH_RULES: readonly StrengthRule[] = [
  strengthDatedTraction,
  strengthUnitEconomics,
  strengthRetention,
  strengthBottomUpMarket,
  strengthCompetitorsNamed,
  strengthLimits,
  strengthRisks,
  strengthSetback,
  strengthResult,
  strengthPlan,
  strengthPrice,
  strengthTeam,
  strengthRunway,
  strengthUseOfFunds,
  strengthLicence,
  strengthMeaning,
];
