/** What is known of a startup when its readiness is asked. `null` is "not known" and earns nothing. */
export type ReadinessFacts = {
  stage: string | null;
  /** How many of the ten fields of the startup form are filled. */
  filledFields: number;
  /** Labels of the form fields still empty, so that the advice can name one. */
  emptyFields: readonly string[];
  teamSize: number | null;
  founderProfile: boolean;
  previousExits: number;
  users: number | null;
  annualRevenue: number | null;
  hasModel: boolean;
  /** Lifetime value over acquisition cost. */
  ltvCac: number | null;
  runwayMonths: number | null;
  /** Earns more than it spends, so that runway has no end. */
  cashPositive: boolean;
  criticalFlags: number;
  hasCapTable: boolean;
  founderPercent: number | null;
  foundersVesting: boolean;
  /** 0–100; `null` before a deck was analysed. */
  deckScore: number | null;
  /** Distinct kinds of document in the data room. */
  documentKinds: number;
};

/** A startup of which nothing is known beyond its existence. */
export const NO_FACTS: ReadinessFacts = {
  stage: null,
  filledFields: 0,
  emptyFields: [],
  teamSize: null,
  founderProfile: false,
  previousExits: 0,
  users: null,
  annualRevenue: null,
  hasModel: false,
  ltvCac: null,
  runwayMonths: null,
  cashPositive: false,
  criticalFlags: 0,
  hasCapTable: false,
  founderPercent: null,
  foundersVesting: false,
  deckScore: null,
  documentKinds: 0,
};
