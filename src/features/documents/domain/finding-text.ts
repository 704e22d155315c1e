import type { FlagCode, Severity, StrengthCode } from './document.ts';

type FlagText = {
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  readonly mend: string;
};
type StrengthText = { readonly title: string; readonly why: string };

/** What each flag is called, why it matters to an investor and how the owner mends it. */
export const FLAG_TEXTS: Readonly<Record<FlagCode, FlagText>> = {
  TOP_DOWN_MARKET: {
    severity: 'medium',
    title: 'The market is only sized from the top',
    why: 'A share of a large number says nothing about who buys. Investors cannot test it.',
    mend: 'Count the buyers you can reach and multiply by what each pays in a year; name the source of the count.',
  },
  CUMULATIVE_ONLY: {
    severity: 'medium',
    title: 'Traction is only shown as totals',
    why: 'A total since launch can only rise, also when no one uses the product any more.',
    mend: 'Add what happens per month: active users, orders or revenue for the last six to twelve months.',
  },
  PERCENT_ONLY_GROWTH: {
    severity: 'medium',
    title: 'Growth without the figures behind it',
    why: 'A percentage without its base may mean ten new customers or ten thousand.',
    mend: 'State the figure at the start and at the end of the period, with both dates.',
  },
  UNDATED_METRICS: {
    severity: 'medium',
    title: 'Metrics without a date',
    why: 'A reader cannot tell whether these figures are of this month or of two years ago.',
    mend: 'Put the month beside every figure, or "all figures as of …" once on the page.',
  },
  ASK_WITHOUT_USE_OF_FUNDS: {
    severity: 'high',
    title: 'An amount is asked for, its use is not said',
    why: 'Investors fund a plan. Without the use they cannot judge whether the amount is enough.',
    mend: 'Split the amount by purpose, in percent or money, and say what each part achieves.',
  },
  USE_OF_FUNDS_MISMATCH: {
    severity: 'high',
    title: 'The uses do not add up to the amount',
    why: 'The uses and the amount asked for differ by more than 1%.',
    mend: 'Correct the split until it sums to the amount, or the amount to the split.',
  },
  RUNWAY_NOT_DERIVABLE: {
    severity: 'medium',
    title: 'The runway cannot be worked out',
    why: 'Cash in the bank divided by monthly net burn gives the runway; one of them is missing.',
    mend: 'State the cash with its date and the net burn per month beside the runway.',
  },
  RUNWAY_SHORT: {
    severity: 'high',
    title: 'The cash lasts less than six months',
    why: 'A round takes three to six months to close, and the cash ends before that.',
    mend: 'Show commitments or a bridge that cover the gap, or what is cut if the round is late.',
  },
  RUNWAY_MISMATCH: {
    severity: 'high',
    title: 'The runway is not cash over burn',
    why: 'The runway stated differs by more than 20% from cash divided by monthly burn.',
    mend: 'Recompute it from cash and net burn of the same month, or explain which income is counted in.',
  },
  GROWTH_MISMATCH: {
    severity: 'high',
    title: 'The growth claimed is not that of the series',
    why: 'The growth stated is not the growth of the revenue the document shows.',
    mend: 'Use the growth of the series, or say which period and which figure the claim is about.',
  },
  NO_COMPETITION: {
    severity: 'high',
    title: 'The document says there is no competition',
    why: 'Customers always do something today. Denying it reads as not having looked.',
    mend: 'Name what customers use now, including doing nothing, and say why they would change.',
  },
  CUSTOMER_CONCENTRATION: {
    severity: 'high',
    title: 'Income depends on very few customers',
    why: 'If one of them leaves or pays late, so does a large part of the income.',
    mend: 'Show the contract terms, the share month by month and the plan that brings it down.',
  },
  CONTRADICTORY_NUMBERS: {
    severity: 'high',
    title: 'Two figures for the same thing',
    why: 'The document gives different figures for one thing at one time.',
    mend: 'Keep the right one, or say what makes them different: date, scope or definition.',
  },
  STATEMENT_SUM_MISMATCH: {
    severity: 'high',
    title: 'A total is not the sum of its lines',
    why: 'The lines of a statement and their total differ by more than rounding.',
    mend: 'Correct the line or the total, and send the statement again.',
  },
  PROFILE_MISMATCH: {
    severity: 'high',
    title: 'Differs from the startup profile',
    why: 'The profile on the platform says something else.',
    mend: 'Bring the profile or the document up to date.',
  },
  MODEL_MISMATCH: {
    severity: 'high',
    title: 'Differs from the financial model',
    why: 'The financial model says something else.',
    mend: 'Generate the model again with current inputs, or correct the document.',
  },
  CAP_TABLE_MISMATCH: {
    severity: 'high',
    title: 'Differs from the cap table',
    why: 'The cap table says something else.',
    mend: 'Correct the ownership in the document, or record the missing change in the cap table.',
  },
  GOING_CONCERN: {
    severity: 'critical',
    title: 'Doubt that the company can continue',
    why: 'The accounts name a material uncertainty about going concern.',
    mend: 'Show the funding that removes the doubt: signed commitments, a debt agreement or a new budget.',
  },
  OPINION_QUALIFIED: {
    severity: 'high',
    title: "The auditor's opinion is qualified",
    why: 'The auditor could not confirm a part of the accounts.',
    mend: 'Explain the matter, its amount and what has been done since; have it cleared in the next audit.',
  },
  NOT_AUDITED: {
    severity: 'low',
    title: 'The figures are not audited',
    why: 'No one independent has checked them.',
    mend: 'Add bank statements and tax filings for the period, or have the accounts reviewed.',
  },
  IP_NOT_ASSIGNED: {
    severity: 'critical',
    title: 'The company does not own its intellectual property',
    why: 'What was built belongs to whoever built it until it is assigned in writing.',
    mend: 'Have every founder, employee and contractor sign an assignment before the round.',
  },
  LITIGATION_PENDING: {
    severity: 'high',
    title: 'A dispute is open',
    why: 'A claim may cost money and time, and a buyer or investor takes it over.',
    mend: "State the amount, the stage, counsel's view and any provision or insurance.",
  },
  LICENCE_MISSING: {
    severity: 'high',
    title: 'A licence is missing',
    why: 'Business that needs a licence can be stopped by the regulator.',
    mend: 'Show the application and its status, or the agreement with the licensed partner and its term.',
  },
  NO_SHAREHOLDERS_AGREEMENT: {
    severity: 'medium',
    title: "There is no shareholders' agreement",
    why: 'Transfers, votes and departures are then left to the statutes and to the court.',
    mend: 'Sign one before the round, with vesting, pre-emption and reserved matters.',
  },
  SUPPLIER_CONCENTRATION: {
    severity: 'medium',
    title: 'Supply depends on one source',
    why: 'If it stops, delays or raises its price, so does the business.',
    mend: 'Name a second source that has been tried, the stock held and the terms of the contract.',
  },
  GOVERNANCE_WEAK: {
    severity: 'medium',
    title: 'Controls or records are missing',
    why: 'Investors cannot rely on figures and decisions that no second person sees.',
    mend: 'Set up a board that meets with minutes, two signatures for payments, and filings that are up to date.',
  },
  PROJECTION_AS_FACT: {
    severity: 'medium',
    title: 'A forecast is stated as a fact',
    why: 'What lies ahead depends on assumptions; without them it cannot be judged.',
    mend: 'Call it a forecast, and say what must be true for it, with a lower case beside it.',
  },
  RETURN_PROMISED: {
    severity: 'high',
    title: 'Investors are promised a return',
    why: 'No one can promise what a young company will return, and in many countries the promise is unlawful.',
    mend: 'Take the promise out; show how the company would be valued and what could go wrong.',
  },
  KEY_PERSON_LEFT: {
    severity: 'high',
    title: 'A key person has left',
    why: 'Knowledge and relations may have gone along, and the reason may concern investors.',
    mend: 'Say who does the work now, what happened to the shares, and what was handed over.',
  },
  RELATED_PARTY: {
    severity: 'medium',
    title: 'Business with people close to the company',
    why: 'Terms with owners or their families may favour them.',
    mend: 'State the amounts and the terms, how they compare with the market, and who approved them.',
  },
};

/** What each strength is called and why it counts. */
export const STRENGTH_TEXTS: Readonly<Record<StrengthCode, StrengthText>> = {
  DATED_TRACTION: { title: 'Traction with dates', why: 'Figures with dates can be followed and checked.' },
  UNIT_ECONOMICS: {
    title: 'Unit economics in figures',
    why: 'What one customer costs and brings is stated.',
  },
  RETENTION_STATED: {
    title: 'Retention is shown',
    why: 'It says whether customers stay, not only that they come.',
  },
  BOTTOM_UP_MARKET: {
    title: 'The market is counted',
    why: 'Buyers times price can be checked and argued about.',
  },
  COMPETITORS_NAMED: {
    title: 'Competitors are named',
    why: 'It shows the founders know what customers choose from.',
  },
  CUSTOMERS_SPREAD: { title: 'Income is spread', why: 'No single customer can take the company down.' },
  USE_OF_FUNDS_ADDS_UP: { title: 'The use of funds adds up', why: 'The split matches the amount asked for.' },
  RUNWAY_ADDS_UP: { title: 'The runway adds up', why: 'Cash over burn gives the runway stated.' },
  TEAM_EXPERIENCED: {
    title: 'The team has done this before',
    why: 'Roles and earlier work are named and can be checked.',
  },
  AUDITED: { title: 'Audited without reservation', why: 'Someone independent has checked the figures.' },
  IP_ASSIGNED: { title: 'The intellectual property is assigned', why: 'The company owns what it sells.' },
  NO_LITIGATION: { title: 'No dispute is open', why: 'The file says no claim is pending.' },
  LICENSED: { title: 'Licences are held', why: 'The business may do what it does.' },
  DATA_PROTECTED: {
    title: 'Data protection is looked after',
    why: 'Registration, an officer or a policy is named.',
  },
};
