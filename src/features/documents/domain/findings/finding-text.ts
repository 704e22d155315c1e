import { frenchFigures } from '#shared/domain/french-text.ts';
import { dayIn, monthIn } from '#shared/domain/paper-language.ts';
import type { FlagCode, Section, Severity, StrengthCode } from '../document.ts';
import type { Figure } from '../figures/figure-context.ts';
import { FLAGS_FR, type FlagText, STRENGTHS_FR, type StrengthText } from './finding-text-fr.ts';

/** How grave a flag is where its rule does not say. */
export const FLAG_SEVERITY: Readonly<Record<FlagCode, Severity>> = {
  TOP_DOWN_MARKET: 'medium',
  CUMULATIVE_ONLY: 'medium',
  MEASURE_FLATTERS: 'medium',
  PERCENT_ONLY_GROWTH: 'medium',
  UNDATED_METRICS: 'medium',
  ASK_WITHOUT_USE_OF_FUNDS: 'high',
  USE_OF_FUNDS_MISMATCH: 'high',
  RUNWAY_NOT_DERIVABLE: 'low',
  RUNWAY_SHORT: 'high',
  PRICE_MISMATCH: 'high',
  PRICE_UNEXPLAINED: 'medium',
  RUNWAY_MISMATCH: 'high',
  GROWTH_MISMATCH: 'high',
  NO_COMPETITION: 'high',
  CUSTOMER_CONCENTRATION: 'high',
  OWNERSHIP_MISMATCH: 'high',
  CONTRADICTORY_NUMBERS: 'high',
  STATEMENT_SUM_MISMATCH: 'high',
  PROFILE_MISMATCH: 'high',
  MODEL_MISMATCH: 'high',
  CAP_TABLE_MISMATCH: 'high',
  GOING_CONCERN: 'critical',
  OPINION_QUALIFIED: 'high',
  NOT_AUDITED: 'low',
  IP_NOT_ASSIGNED: 'critical',
  LITIGATION_PENDING: 'high',
  LICENCE_MISSING: 'high',
  NO_SHAREHOLDERS_AGREEMENT: 'medium',
  SUPPLIER_CONCENTRATION: 'medium',
  GOVERNANCE_WEAK: 'medium',
  PROJECTION_AS_FACT: 'medium',
  RETURN_PROMISED: 'high',
  KEY_PERSON_LEFT: 'high',
  RELATED_PARTY: 'medium',
  TAXES_UNPAID: 'high',
  DEBT_UNDISCLOSED: 'high',
  AGREEMENT_NOT_SIGNED: 'medium',
};

const FLAGS_EN: Readonly<Record<FlagCode, FlagText>> = {
  TOP_DOWN_MARKET: {
    title: 'The market is only sized from the top',
    why: 'A share of a large number says nothing about who buys. Investors cannot test it.',
    mend: 'Count the buyers you can reach and multiply by what each pays in a year; name the source of the count.',
  },
  CUMULATIVE_ONLY: {
    title: 'Traction is only shown as totals',
    why: 'A total since launch can only rise, also when no one uses the product any more.',
    mend: 'Add what happens per month: active users, orders or revenue for the last six to twelve months.',
  },
  MEASURE_FLATTERS: {
    title: 'A measure is counted so that it hides something',
    why: 'What is left out of it, or counted in too early, is what an investor needs to see.',
    mend: 'State it as others in the trade count it, and beside it what the present count leaves out.',
  },
  PERCENT_ONLY_GROWTH: {
    title: 'Growth without the figures behind it',
    why: 'A percentage without its base may mean ten new customers or ten thousand.',
    mend: 'State the figure at the start and at the end of the period, with both dates.',
  },
  UNDATED_METRICS: {
    title: 'Metrics without a date',
    why: 'A reader cannot tell whether these figures are of this month or of two years ago.',
    mend: 'Put the month beside every figure, or "all figures as of …" once on the page.',
  },
  ASK_WITHOUT_USE_OF_FUNDS: {
    title: 'An amount is asked for, its use is not said',
    why: 'Investors fund a plan. Without the use they cannot judge whether the amount is enough.',
    mend: 'Split the amount by purpose, in percent or money, and say what each part achieves.',
  },
  USE_OF_FUNDS_MISMATCH: {
    title: 'The uses do not add up to the amount',
    why: 'The uses and the amount asked for differ by more than 1%.',
    mend: 'Correct the split until it sums to the amount, or the amount to the split.',
  },
  RUNWAY_NOT_DERIVABLE: {
    title: 'The runway cannot be worked out',
    why: 'Cash in the bank divided by monthly net burn gives the runway; one of them is missing.',
    mend: 'State the cash with its date and the net burn per month beside the runway.',
  },
  RUNWAY_SHORT: {
    title: 'The money lasts too short a time',
    why: 'A round takes three to six months to close, and the cash ends before that.',
    mend: 'Show commitments or a bridge that cover the gap, or what is cut if the round is late.',
  },
  PRICE_UNEXPLAINED: {
    title: 'The price is many years of sales, and not explained',
    why: 'Without a reason for the price an investor compares it with the sales alone.',
    mend: 'Say how you came to it: rounds of companies alike, a multiple of sales, or a plan with its assumptions.',
  },
  PRICE_MISMATCH: {
    title: 'The price is not the amount over the share it buys',
    why: 'The amount divided by the share is the valuation after the money; less the amount, the one before it.',
    mend: 'Correct the amount, the share or the valuation, and say whether it is pre-money or post-money.',
  },
  RUNWAY_MISMATCH: {
    title: 'The runway is not cash over burn',
    why: 'The runway stated differs by more than 20% from cash divided by monthly burn.',
    mend: 'Recompute it from cash and net burn of the same month, or explain which income is counted in.',
  },
  GROWTH_MISMATCH: {
    title: 'The growth claimed is not that of the series',
    why: 'The growth stated is not the growth of the revenue the document shows.',
    mend: 'Use the growth of the series, or say which period and which figure the claim is about.',
  },
  NO_COMPETITION: {
    title: 'The document says there is no competition',
    why: 'Customers always do something today. Denying it reads as not having looked.',
    mend: 'Name what customers use now, including doing nothing, and say why they would change.',
  },
  CUSTOMER_CONCENTRATION: {
    title: 'Income depends on very few customers',
    why: 'If one of them leaves or pays late, so does a large part of the income.',
    mend: 'Show the contract terms, the share month by month and the plan that brings it down.',
  },
  OWNERSHIP_MISMATCH: {
    title: "Owners' shares do not add up",
    why: 'The shares listed are not 100% together, or one holder has two shares at one time.',
    mend: 'Bring the list in line with the register of members, with options and convertibles as rows of their own.',
  },
  CONTRADICTORY_NUMBERS: {
    title: 'Two figures for the same thing',
    why: 'The document gives different figures for one thing at one time.',
    mend: 'Keep the right one, or say what makes them different: date, scope or definition.',
  },
  STATEMENT_SUM_MISMATCH: {
    title: 'A total is not the sum of its lines',
    why: 'The lines of a statement and their total differ by more than rounding.',
    mend: 'Correct the line or the total, and send the statement again.',
  },
  PROFILE_MISMATCH: {
    title: 'Differs from the startup profile',
    why: 'The profile on the platform says something else.',
    mend: 'Bring the profile or the document up to date.',
  },
  MODEL_MISMATCH: {
    title: 'Differs from the financial model',
    why: 'The financial model says something else.',
    mend: 'Generate the model again with current inputs, or correct the document.',
  },
  CAP_TABLE_MISMATCH: {
    title: 'Differs from the cap table',
    why: 'The cap table says something else.',
    mend: 'Correct the ownership in the document, or record the missing change in the cap table.',
  },
  GOING_CONCERN: {
    title: 'Doubt that the company can continue',
    why: 'The accounts name a material uncertainty about going concern.',
    mend: 'Show the funding that removes the doubt: signed commitments, a debt agreement or a new budget.',
  },
  OPINION_QUALIFIED: {
    title: "The auditor's opinion is qualified",
    why: 'The auditor could not confirm a part of the accounts.',
    mend: 'Explain the matter, its amount and what has been done since; have it cleared in the next audit.',
  },
  NOT_AUDITED: {
    title: 'The figures are not audited',
    why: 'No one independent has checked them.',
    mend: 'Add bank statements and tax filings for the period, or have the accounts reviewed.',
  },
  IP_NOT_ASSIGNED: {
    title: 'The company does not own its intellectual property',
    why: 'What was built belongs to whoever built it until it is assigned in writing.',
    mend: 'Have every founder, employee and contractor sign an assignment before the round.',
  },
  LITIGATION_PENDING: {
    title: 'A dispute is open',
    why: 'A claim may cost money and time, and a buyer or investor takes it over.',
    mend: "State the amount, the stage, counsel's view and any provision or insurance.",
  },
  LICENCE_MISSING: {
    title: 'A licence is missing',
    why: 'Business that needs a licence can be stopped by the regulator.',
    mend: 'Show the application and its status, or the agreement with the licensed partner and its term.',
  },
  NO_SHAREHOLDERS_AGREEMENT: {
    title: "There is no shareholders' agreement",
    why: 'Transfers, votes and departures are then left to the statutes and to the court.',
    mend: 'Sign one before the round, with vesting, pre-emption and reserved matters.',
  },
  SUPPLIER_CONCENTRATION: {
    title: 'Supply depends on one source',
    why: 'If it stops, delays or raises its price, so does the business.',
    mend: 'Name a second source that has been tried, the stock held and the terms of the contract.',
  },
  GOVERNANCE_WEAK: {
    title: 'Controls or records are missing',
    why: 'Investors cannot rely on figures and decisions that no second person sees.',
    mend: 'Set up a board that meets with minutes, two signatures for payments, and filings that are up to date.',
  },
  PROJECTION_AS_FACT: {
    title: 'A forecast is stated as a fact',
    why: 'What lies ahead depends on assumptions; without them it cannot be judged.',
    mend: 'Call it a forecast, and say what must be true for it, with a lower case beside it.',
  },
  RETURN_PROMISED: {
    title: 'Investors are promised a return',
    why: 'No one can promise what a young company will return, and in many countries the promise is unlawful.',
    mend: 'Take the promise out; show how the company would be valued and what could go wrong.',
  },
  KEY_PERSON_LEFT: {
    title: 'A key person has left',
    why: 'Knowledge and relations may have gone along, and the reason may concern investors.',
    mend: 'Say who does the work now, what happened to the shares, and what was handed over.',
  },
  RELATED_PARTY: {
    title: 'Business with people close to the company',
    why: 'Terms with owners or their families may favour them.',
    mend: 'State the amounts and the terms, how they compare with the market, and who approved them.',
  },
  TAXES_UNPAID: {
    title: 'Taxes or pension contributions are unpaid',
    why: 'Interest and penalties run, accounts can be blocked, and new money would go to old dues.',
    mend: 'State each amount and period, agree instalments with the authority and show what it confirmed in writing.',
  },
  DEBT_UNDISCLOSED: {
    title: 'A debt is kept out of the figures',
    why: 'Whoever invests takes over what is owed, whether the accounts show it or not.',
    mend: 'Enter it in the accounts with its lender, amount, terms and security, and correct what was sent before.',
  },
  AGREEMENT_NOT_SIGNED: {
    title: 'An agreement is unsigned or has expired',
    why: 'Without a signed agreement in force the other side may leave or deny its terms.',
    mend: 'Have it signed or renewed by all parties, and send the signed copy.',
  },
};

const STRENGTHS_EN: Readonly<Record<StrengthCode, StrengthText>> = {
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
  LIMITS_TOLD: {
    title: 'It says where rivals are better',
    why: 'Founders who know whom they lose can be believed on whom they win.',
  },
  SETBACK_TOLD: {
    title: 'It tells what went wrong',
    why: 'A loss named with its figure says that the others are named too.',
  },
  RESULT_TOLD: {
    title: 'Profit or loss is stated',
    why: 'Sales alone say little: what is left of them shows what the business costs.',
  },
  RISKS_TOLD: { title: 'What may go wrong is named', why: 'Risks that are named can be prepared for.' },
  PLAN_FOUNDED: {
    title: 'The plan says what it is based on',
    why: 'Assumptions and a low case can be tested; a bare figure cannot.',
  },
  PRICE_EXPLAINED: {
    title: 'The price has a reason',
    why: 'How it was come to can be compared and argued about.',
  },
  CUSTOMERS_SPREAD: { title: 'Income is spread', why: 'No single customer can take the company down.' },
  USE_OF_FUNDS_ADDS_UP: { title: 'The use of funds adds up', why: 'The split matches the amount asked for.' },
  RUNWAY_ADDS_UP: {
    title: 'The runway adds up',
    why: 'The text states cash and burn, which give the runway.',
  },
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

/** A figure as it is written in a sentence. */
export type Amount = Pick<Figure, 'value' | 'unit' | 'currency'>;
export const inMonths = (value: number): Amount => ({ value, unit: 'months', currency: null });
export const inPercent = (value: number): Amount => ({ value, unit: 'percent', currency: null });
/** People, shares and whatever else is counted. */
export const inNumber = (value: number): Amount => ({ value, unit: 'count', currency: null });

const PLAIN = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A figure as English writes it: `USD 1,200,000`, `140%`, `24 months`. */
function english({ value, unit, currency }: Amount): string {
  const number = PLAIN.format(value);
  if (unit === 'money') return currency === null ? number : `${currency} ${number}`;
  if (unit === 'percent') return `${number}%`;
  return unit === 'months' ? `${number} months` : number;
}
const french = frenchFigures(1);

/** A figure the platform knows, by its name and where it stands. */
export type KnownFigure = {
  readonly name: KnownName;
  readonly source: 'profile' | 'financial model' | 'cap table';
  readonly asOf: string;
};
export type KnownName = keyof typeof KNOWN_FR;
const KNOWN_FR = {
  'team size': 'taille de l’équipe',
  'amount raised for': 'montant recherché',
  valuation: 'valorisation',
  'annual revenue': 'chiffre d’affaires annuel',
  'monthly revenue': 'chiffre d’affaires mensuel',
  'number of users': 'nombre d’utilisateurs',
  'monthly burn': 'dépense mensuelle nette',
  cash: 'trésorerie',
  runway: 'autonomie',
  "founders' share": 'part des fondateurs',
  'option pool': 'réserve d’options',
  'post-money valuation': 'valorisation post-money',
} as const;
const SOURCES_FR: Readonly<Record<KnownFigure['source'], string>> = {
  profile: 'le profil',
  'financial model': 'le modèle financier',
  'cap table': 'la table de capitalisation',
};

/** Who says that something is so: the team whose document it is, the one person whose it is, or its reader. */
export type Confirmer = 'team' | 'owner' | 'reader';

/** What is said of a document, in a language: a text that one of them lacks does not compile. */
export type FindingTexts = {
  readonly flags: Readonly<Record<FlagCode, FlagText>>;
  readonly strengths: Readonly<Record<StrengthCode, StrengthText>>;
  readonly question: (title: string) => string;
  readonly confirmedBy: (who: Confirmer) => string;
  readonly addSection: (section: Pick<Section, 'id' | 'label' | 'weight'>) => string;
  readonly usesAddUpTo: (sum: Amount, whole: Amount) => string;
  readonly ownersAddUpTo: (sum: Amount, whole: Amount) => string;
  readonly totalsHideAFall: string;
  readonly productMakes: (made: Amount, told: Amount) => string;
  readonly cashBelowZero: (month: string) => string;
  readonly oneBuys: (percent: number) => string;
  readonly roundGives: (claim: Amount, months: number) => string;
  readonly cashGives: (months: number) => string;
  readonly roundLasts: (months: number) => string;
  readonly shareMakes: (made: Amount, told: Amount) => string;
  readonly timesSales: (times: number) => string;
  readonly runwayIs: (claim: Amount, months: number) => string;
  readonly growthIs: (claimedPercent: number, shownPercent: number) => string;
  readonly saysBoth: (figures: readonly Amount[]) => string;
  readonly ruleFails: (rule: string, period: string | null, figures: readonly Amount[]) => string;
  readonly knownOtherwise: (stated: Amount, known: Amount, of: KnownFigure) => string;
};

const ENGLISH: FindingTexts = {
  flags: FLAGS_EN,
  strengths: STRENGTHS_EN,
  question: (title) => `${title}?`,
  confirmedBy: (who) =>
    ({ team: 'Confirmed by the team', owner: 'Confirmed by its owner', reader: 'Confirmed by you' })[who],
  addSection: ({ label, weight }) =>
    `Add a section on ${label.toLowerCase()}: it was not found. It adds up to ${weight} of 100 points of coverage.`,
  usesAddUpTo: (sum, whole) => `The uses add up to ${english(sum)}, not ${english(whole)}.`,
  ownersAddUpTo: (sum, whole) => `The holders add up to ${english(sum)}, not ${english(whole)}.`,
  totalsHideAFall: 'The totals rise, but what each period adds to them has fallen twice in a row.',
  productMakes: (made, told) =>
    `Price times number and time make at most ${english(made)}, not ${english(told)}.`,
  cashBelowZero: (month) => `Its own closing cash is below zero in ${monthIn('en', month)}.`,
  oneBuys: (percent) =>
    `One customer is ${english(inPercent(percent))} of it; if it leaves or pays late, so does that part of the income.`,
  roundGives: (claim, months) =>
    `Stated are ${english(claim)}; the sum asked for over monthly burn gives ${english(inMonths(months))}.`,
  cashGives: (months) => `Cash over monthly burn gives ${english(inMonths(months))}.`,
  roundLasts: (months) =>
    `The round lasts ${english(inMonths(months))}; the next one would have to begin almost at once.`,
  shareMakes: (made, told) =>
    `The amount and the share it buys make a valuation of ${english(made)}, not ${english(told)}.`,
  timesSales: (times) => `The price is ${times} times the yearly sales shown, and nothing says why.`,
  runwayIs: (claim, months) =>
    `Stated are ${english(claim)}; cash over monthly burn gives ${english(inMonths(months))}.`,
  growthIs: (claimed, shown) =>
    `${claimed < 0 ? 'A fall' : 'Growth'} of ${english(inPercent(Math.abs(claimed)))} is claimed; the series ${shown < 0 ? 'falls' : 'grows'} by ${english(inPercent(Math.abs(shown)))}.`,
  saysBoth: (figures) => `The document says both ${figures.map(english).join(' and ')}.`,
  ruleFails: (rule, period, figures) =>
    `The rule “${rule}” does not hold${period === null ? '' : ` for ${period}`}: ${figures.map(english).join(' against ')}.`,
  knownOtherwise: (stated, known, { name, source, asOf }) =>
    `The document says ${english(stated)}; the ${source} of ${dayIn('en', asOf)} has ${english(known)} as ${name}.`,
};

const RULES_FR: Readonly<Record<string, string>> = {
  'gross profit = revenue − cost of sales': 'marge brute = chiffre d’affaires − coût des ventes',
  'net profit = profit before tax − tax': 'résultat net = résultat avant impôt − impôt',
  'operating profit = gross profit − operating expenses':
    'résultat d’exploitation = marge brute − charges d’exploitation',
  'total assets = non-current + current assets': 'total actif = actif immobilisé + actif circulant',
  'total equity and liabilities = total assets': 'total passif = total actif',
  'total equity and liabilities = equity + liabilities': 'total passif = capitaux propres + dettes',
  'closing balance = opening balance + money in − money out':
    'solde final = solde initial + entrées − sorties',
  'each balance = the one before ± the movement': 'chaque solde = le précédent ± le mouvement',
  'closing cash = opening cash + change': 'trésorerie finale = trésorerie initiale + variation',
};

const SECTIONS_FR: Readonly<Record<string, string>> = {
  problem: 'le problème',
  solution: 'la solution',
  product: 'le produit',
  market: 'le marché',
  businessModel: 'le modèle économique',
  traction: 'la traction',
  competition: 'la concurrence',
  goToMarket: 'la commercialisation',
  team: 'l’équipe',
  financials: 'les finances',
  ask: 'la demande',
  summary: 'le résumé',
  products: 'les produits et services',
  operations: 'l’exploitation',
  risks: 'les risques',
  funding: 'le financement',
  revenue: 'le chiffre d’affaires',
  costOfSales: 'le coût des ventes',
  operatingExpenses: 'les charges d’exploitation',
  cash: 'la trésorerie',
  debt: 'les dettes',
  period: 'l’exercice',
  auditor: 'le commissaire aux comptes',
  incorporation: 'la constitution',
  intellectualProperty: 'la propriété intellectuelle',
  shareholdersAgreement: 'le pacte d’associés',
  licences: 'les agréments',
  litigation: 'les litiges',
  dataProtection: 'la protection des données',
};

const FRENCH: FindingTexts = {
  flags: FLAGS_FR,
  strengths: STRENGTHS_FR,
  question: (title) => `${title} ?`,
  confirmedBy: (who) =>
    ({ team: 'Confirmé par l’équipe', owner: 'Confirmé par son auteur', reader: 'Confirmé par vous' })[who],
  addSection: ({ id, label, weight }) =>
    `Ajoutez une partie « ${SECTIONS_FR[id] ?? label.toLowerCase()} » : elle n’a pas été trouvée. Elle apporte jusqu’à ${weight} points de couverture sur 100.`,
  usesAddUpTo: (sum, whole) => `Les emplois font ${french(sum)}, et non ${french(whole)}.`,
  ownersAddUpTo: (sum, whole) => `Les porteurs font ensemble ${french(sum)}, et non ${french(whole)}.`,
  totalsHideAFall: 'Les cumuls montent, mais ce que chaque période y ajoute a baissé deux fois de suite.',
  productMakes: (made, told) =>
    `Le prix multiplié par le nombre et la durée fait au plus ${french(made)}, et non ${french(told)}.`,
  cashBelowZero: (month) => `Sa propre trésorerie de clôture est négative en ${monthIn('fr', month)}.`,
  oneBuys: (percent) =>
    `Un seul client en fait ${french(inPercent(percent))} ; s’il part ou paie en retard, cette part du revenu suit.`,
  roundGives: (claim, months) =>
    `Le document annonce ${french(claim)} ; la somme demandée divisée par la dépense mensuelle nette donne ${french(inMonths(months))}.`,
  cashGives: (months) =>
    `La trésorerie divisée par la dépense mensuelle nette donne ${french(inMonths(months))}.`,
  roundLasts: (months) =>
    `La levée dure ${french(inMonths(months))} ; la suivante devrait commencer presque aussitôt.`,
  shareMakes: (made, told) =>
    `Le montant et la part cédée font une valorisation de ${french(made)}, et non de ${french(told)}.`,
  timesSales: (times) => `Le prix est ${times} fois les ventes annuelles montrées, et rien ne dit pourquoi.`,
  runwayIs: (claim, months) =>
    `Le document annonce ${french(claim)} ; la trésorerie divisée par la dépense mensuelle nette donne ${french(inMonths(months))}.`,
  growthIs: (claimed, shown) =>
    `${claimed < 0 ? 'Un recul' : 'Une croissance'} de ${french(inPercent(Math.abs(claimed)))} est ${claimed < 0 ? 'annoncé' : 'annoncée'} ; la série ${shown < 0 ? 'recule' : 'croît'} de ${french(inPercent(Math.abs(shown)))}.`,
  saysBoth: (figures) => `Le document dit à la fois ${figures.map(french).join(' et ')}.`,
  ruleFails: (rule, period, figures) =>
    `La règle « ${RULES_FR[rule] ?? rule} » n’est pas respectée${period === null ? '' : ` pour ${period}`} : ${figures.map(french).join(' contre ')}.`,
  knownOtherwise: (stated, known, { name, source, asOf }) =>
    `Le document dit ${french(stated)} ; ${SOURCES_FR[source]} du ${dayIn('fr', asOf)} indique ${french(known)} (${KNOWN_FR[name]}).`,
};

/** The texts in the document's language; English where it is not told. */
export const findingTexts = (language: 'en' | 'fr' | 'unknown'): FindingTexts =>
  language === 'fr' ? FRENCH : ENGLISH;
