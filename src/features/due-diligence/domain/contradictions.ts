/** Codes of the document analysis that say figures exclude each other; `report.test.ts` holds them to its list. */
export const CONTRADICTIONS = [
  'USE_OF_FUNDS_MISMATCH',
  'RUNWAY_MISMATCH',
  'GROWTH_MISMATCH',
  'OWNERSHIP_MISMATCH',
  'PRICE_MISMATCH',
  'CONTRADICTORY_NUMBERS',
  'STATEMENT_SUM_MISMATCH',
  'PROFILE_MISMATCH',
  'MODEL_MISMATCH',
  'CAP_TABLE_MISMATCH',
] as const;
