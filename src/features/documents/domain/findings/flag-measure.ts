import type { Severity } from '../document.ts';
import {
  distinctQuotes,
  type Extraction,
  type FlagRule,
  isBusinessCase,
  quoteWhole,
  type Sign,
} from '../extraction.ts';
import { grantPaysMargin } from '../sums/left-of-price.ts';
import { lifeTooLong } from './flag-life.ts';
import type { PlacedPassage } from '../text/section.ts';

/** What a company says it does not do. */
const DENIED = /\b(?:not|never|n't|no longer|none|nor|pas|jamais|aucune?|ni)\b[^.;]{0,24}$/;

const LENT =
  /\b(?:loans?|lends?|lent|lending|credits?|borrow\w*|advances?|advanced|float|instalments?|prets?|emprunteu\w*|avances?|financements?|microcredits?|mensualites?)\b/;

const ROLLED =
  '(?:roll(?:ed|ing)? ?-?over|rollovers?|renew(?:ed|als?)|restructur\\w+|reschedul\\w+|refinanc\\w+|extended|topped up|reechelonn\\w+|renouvel\\w+|prolong\\w+|reconduit\\w*)';
const GOOD =
  '(?:performing|current|healthy|on time|good|repaid|new loans?|not (?:late|overdue|in arrears)|sain\\w*|a jour|performant\\w*|en regle|rembours\\w+|nouveaux? (?:prets?|credits?)|non echu\\w*)';
const COUNTED =
  '(?:count|class|report|treat|show|carr[iy]|book|kept|keep|remain|stay|call|consider|record|compt|traite|present|rest|figur|enregistr)\\w*';
const ROLLED_AS_GOOD = new RegExp(
  `\\b${ROLLED}\\b[^.;]{0,60}\\b(${COUNTED}) (?:(?!not |never |non |pas )[a-z]+ ){0,3}?${GOOD}\\b|\\b${GOOD}\\b[^.;]{0,40}\\b(?:includ\\w+|counts?|compren\\w+|inclu\\w+|y compris)\\b[^.;]{0,30}\\b${ROLLED}\\b`,
);

/** Loans put off that are called sound. */
const calledSound = ({ text }: PlacedPassage): boolean => {
  const found = ROLLED_AS_GOOD.exec(text);
  if (
    found === null ||
    !/\b(?:loans?|credits?|prets?|advances?|avances?|balances?|encours|book|portfolio|portefeuille)\b/.test(
      text,
    )
  )
    return false;
  const at = found[1] === undefined ? 0 : found[0].indexOf(found[1]);
  return !DENIED.test(text.slice(0, found.index + at));
};

const LOST =
  '(?:defaults?|loss(?:es)?|late|overdue|arrears|non-performing|npl|write-?offs?|wr(?:itten|ite) off|bad debts?|lost|defauts?|defaillan\\w+|pertes?|impayes?|retards?|passe\\w* en perte|perdus?|douteu\\w+)';
const LATE = new RegExp(
  `\\b${LOST}\\b[^.;]{0,40}\\b(?:after|beyond|over|past|at|from|more than|older than|apres|au-dela de|de plus de|a partir de|depuis plus de|a) (\\d{1,3}|four|five|six|nine|twelve|quatre|cinq|six|neuf|douze) ?(days|jours|months|mois)\\b`,
  'g',
);
/** `5.8% more than 30 days late`, `plus de 30 jours de retard`. */
const DAYS_LATE =
  /\b(?:over|past|more than|beyond|plus de|au-dela de) (\d{1,3}) (?:days|jours) (?:late|overdue|past due|in arrears|de retard|d'impaye)\b/g;
/** `Lost after 6 months | after 12 months`: what became of loans of one time, step by step. */
const STEP_BY_STEP =
  /\b(?:after|apres) \d{1,2} (?:months|mois)\b.*\b(?:after|apres) \d{1,2} (?:months|mois)\b/;
const PAR = /\bpar ?-?(\d{1,3})\b/g;
const DAYS_OF_MONTH = 30;
/** A loan of which nothing came for so long is lost by everybody's count; what is told of it earlier is told in time. */
const LATE_FROM = 120;
const WORDS: Readonly<Record<string, number>> = {
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
  twelve: 12,
  quatre: 4,
  cinq: 5,
  neuf: 9,
  douze: 12,
};

/** After how many days a sentence counts a loan as late or lost. */
function daysIn({ text }: PlacedPassage): number[] {
  const told = [...text.matchAll(LATE)].map(([, count = '', unit = '']) => {
    const value = WORDS[count] ?? Number(count);
    return /^(?:m)/.test(unit) ? value * DAYS_OF_MONTH : value;
  });
  const counted = [...text.matchAll(PAR), ...text.matchAll(DAYS_LATE)].map(([, days]) => Number(days));
  return [...told, ...counted];
}

/** Losses of a lender that are only counted when months have gone by, and nothing of those before. */
function countedLate({ passages }: Extraction): PlacedPassage[] {
  const told = passages.map((passage) => ({ passage, days: daysIn(passage) }));
  const isTimely = told.some(({ days }) => days.some((count) => count > 0 && count < LATE_FROM));
  const lends = passages.filter(({ text }) => LENT.test(text)).length >= FEWEST_OF_A_LENDER;
  if (isTimely || !lends) return [];
  return told
    .filter(
      ({ passage, days }) => !STEP_BY_STEP.test(passage.text) && days.some((count) => count >= LATE_FROM),
    )
    .map(({ passage }) => passage);
}
const FEWEST_OF_A_LENDER = 2;

/** `Lateness counted from the last renewal`, `après un nouvel échéancier, le compteur repart à zéro`. */
const STARTS_ANEW =
  /\b(?:late(?:ness)?|arrears|overdue|past due|delinquen\w+|ageing|aging|clock|counter|compteur|retards?|impayes?|anciennete)\b[^.;]{0,30}\b(?:counted|measured|aged|runs?|starts?|restarts?|begins?|resets?|compte\w*|mesure\w*|repart|recommence|court|calcule\w*)\b[^.;]{0,20}\b(?:from|at|to|since|again|a|de|du|depuis|des)\b[^.;]{0,20}\b(?:(?:last|latest|new|each) (?:[a-z]+ )?(?:renewal|rollover|rescheduling|restructuring|extension|schedule|loan|due date)|renewals?|rescheduling|zero|dernier\w* (?:renouvellement|reechelonnement|prolongation|echeance)|nouve\w+ (?:echeanc\w+|pret|credit)|renouvellement|reechelonnement)\b/;
/** Loans put off whose lateness is counted as if they were new. */
function startedAnew({ passages }: Extraction): readonly PlacedPassage[] {
  const lends = passages.filter(({ text }) => LENT.test(text)).length >= FEWEST_OF_A_LENDER;
  return lends ? passages.filter(said(STARTS_ANEW)) : [];
}

/** `Instalments that were met by payment or by a new loan`, `the rate is measured on the plan as last agreed`. */
const PAID_BY_A_LOAN =
  /\b(?:met|paid|settled|repaid|cleared|covered|honoree?s?|reglee?s?|payee?s?|rembours\w+|soldee?s?)\b[^.;]{0,40}\b(?:by|with|through|from|par|avec) (?:an? |another |une? )?(?:new|further|fresh|second|nouveau|nouvel(?:le)?|autre) (?:loans?|credits?|advances?|prets?|avances?)\b/;
const ON_A_NEW_PLAN =
  /\b(?:rates?|collections?|repayments?|taux|recouvrement)\b[^.;]{0,40}\b(?:measured|counted|computed|reckoned|calcule\w*|mesure\w*|compte\w*)\b[^.;]{0,12}\b(?:on|against|by|sur|par rapport aux?|d'apres)\b[^.;]{0,24}\b(?:plans?|schedules?|dates?|terms|echeanciers?|calendriers?|echeances)\b[^.;]{0,24}\b(?:as (?:last|newly|lately) agreed|last agreed|(?:re-?)?agreed anew|revised|rescheduled|new|convenus? en dernier|revises?|revus?|nouveaux?)\b/;

const RECURRING =
  "(?:arr|mrr|(?:annual |monthly )?recurring (?:revenues?|income)|(?:revenus?|recettes|chiffre d'affaires) recurrente?s?)";
const NOT_YET_LIVE =
  "(?:not yet (?:live|started|paying|installed|open|invoiced)|letters? of intent|lois?\\b|pilots?|free trials?|set-?up fees?|one-?off|installation fees?|hardware sales|pas encore|lettres? d'intention|pilotes?|essais? gratuits?|mises? en (?:route|service)|frais d'installation|ponctuel\\w*)";
const INCLUDES = '(?:includ\\w+|counts?|counting|with|plus|compren\\w+|inclu\\w+|compte\\w*|y compris|avec)';
const RECURRING_WITH = new RegExp(
  `\\b${RECURRING}\\b[^.;]{0,60}\\b${INCLUDES}\\b[^.;]{0,40}\\b${NOT_YET_LIVE}`,
);

const ACTIVE_ONCE =
  /\b(?:active|actifs?|actives)\b[^.;]{0,30}\b(?:means?|is|are|counts?|defined|include|anybody|anyone|veut dire|signifie|sont|est|ceux|designe|compte)\b[^.;]{0,50}\b(?:ever|at least once(?! (?:a|per|each|every|in)\b)|since (?:launch|registration|they joined|\d{4})|signed up|registered|downloaded|au moins une fois(?! (?:par|dans|au cours)\b)|inscrite?s?|depuis (?:le lancement|l'inscription|l'ouverture)|telecharge\w*|deja)\b/;

const MARGIN =
  /\b(?:margins?|marges?|contribution|ebitda|gross profit|benefices?)\b[^.;]{0,30}\b(?:before|excluding|excl\.?|without|not counting|leaving out|hors|avant|sans(?: compter)?|non compris)\b[^.;]{0,30}\b(?:deliver\w+|transport|freight|returns?|refunds?|spoil\w+|wast\w+|defaults?|bad debts?|credit losses|write-?offs?|commissions?|cost of (?:funds|money|capital)|founders?'? (?:pay|salar\w+)|livraisons?|retours?|impayes?|remboursements?|casse|salaires? des fondateurs|cout (?:des fonds|de l'argent))\b/;
const AND_AFTER =
  /\b(?:after|including|with|apres|y compris|avec) (?:it|them|that|these|elle|elles|lui|eux|cela|ceux-ci|all|tout|\w+ ?:? ?\d)/;

const OUTCOME =
  '(?:employment|jobs?|placement|graduation|pass|cure|success|completion|renewal|repayment|satisfaction|emploi|insertion|reussite|guerison|renouvellement)(?:[ -]rates?)?';
const OF_RESPONDENTS = new RegExp(
  `\\b(?:${OUTCOME}|(?:rate|share|figure|taux|part|pourcentage))\\b[^.;]{0,50}\\b(?:from|of|among|amongst|on|by|based on|parmi|sur|des|de|aupres d\\w+)\\b[^.;]{0,40}\\b(?:who|that|qui|ayant)\\b[^.;]{0,10}\\b(?:answered|responded|replied|repondu|repondent|repondirent)\\b`,
);
const AN_OUTCOME = new RegExp(`\\b${OUTCOME}\\b`);

const PRICE_PAID_BY_GIVER =
  /\b(?:prices?|premiums?|fees?|subscriptions?|tickets?|primes?|prix|abonnements?|frais|cotisations?)\b[^.;]{0,50}\b(?:paid|covered|borne|met|subsidi[sz]ed|financed|funded|prise?s? en charge|payee?s?|couverte?s?|financee?s?|subventionnee?s?|offerte?s?)\b[^.;]{0,16}\b(?:by|par)\b[^.;]{0,40}\b(?:foundations?|donors?|ngos?|charit\w+|aid agenc\w+|grants?|fondations?|bailleurs?|ong|donateurs?|subventions?)\b/;

const BAD =
  '(?:par ?-?\\d*|portfolio at risk|arrears|npls?|non-performing|late(?:ness| loans| payments)|overdue(?: loans)?|retards?(?: de paiement)?|defaults?|default rate|loss(?:es)?(?: ratio| rate)?|claims? ratio|churn|impayes?|taux de (?:defaut|perte|sinistres?|depart)|sinistralite|attrition|portefeuille a risque)';
const LEFT_OUT =
  '(?:net of|excluding|excl|without|before|not counting|leaving out|on (?:the )?performing|hors|sans(?: compter)?|avant|nets? de|nette?s? des?)';
/** `PAR30 net of rescheduled facilities`, `churn excluding paused accounts`: what is bad without what went worst. */
const BAD_WITHOUT = new RegExp(
  `\\b${BAD}\\b(?:[^.;]|\\.\\d){0,40}\\b${LEFT_OUT}\\b[^.;\\d]{0,30}\\b(?:${ROLLED}|written[- ]off|write-?offs?|pilots?|fraud\\w*|droughts?|floods?|paused|dormant|inactive|first (?:loans?|month|year)|rolled|passe\\w* en perte|fraudes?|secheresses?|inondations?|en pause|inacti(?:f|ve)s?|dormants?)\\b`,
);

/** `4.1%, 3.2% without those put off`. */
const TELLS_BOTH =
  /\d ?%.*\d ?%|\b(?:including|with|y compris|avec) (?:them|these|those|it|eux|elles|ceux-ci|celles-ci)\b/;

/** `Net retention counts the one-time sale of probes`: what does not come again in what stays. */
const RETENTION_WITH =
  /\b(?:retention|nrr|ndr)\b(?:[^.;]|\.\d){0,40}\b(?:includ\w+|counts?|counting|takes? in|compren\w+|inclu\w+|compte\w*|y compris)\b[^.;]{0,40}\b(?:one-?(?:off|time)|hardware|devices?|set-?up|installation|new (?:customers|clients|accounts)|ponctuel\w*|materiel|mise en service|nouveaux clients)\b/;

const LOSS_RATIO =
  /\b(?:claims?|loss|default|write-?off)[- ](?:ratio|rate)s?\b|\btaux de (?:sinistres?|sinistralite|perte|defaut)\b|\bsinistralite\b/;
const STILL_OPEN =
  /\b(?:seasons?|years?|quarters?|cohorts?|saisons?|exercices?|annees?|trimestres?|campagnes?|20\d\d)\b[^.;]{0,60}\b(?:(?:still )?being (?:settled|assessed|counted)|in settlement|not (?:yet )?(?:settled|closed|assessed|counted)|still open|en cours de (?:reglement|liquidation|constat\w*)|pas encore (?:regle|clos|liquide|compte)\w*)\b/;
/** A ratio of losses of no one time beside a time whose losses are not counted yet. */
function lossesStillOpen({ passages }: Extraction): readonly PlacedPassage[] {
  const isTold = passages.some(
    ({ text }) => LOSS_RATIO.test(text) && (OF_ALL_TIME.test(text) || !/20\d\d/.test(text)),
  );
  return isTold ? passages.filter(({ text }) => STILL_OPEN.test(text) && !IS_RESERVED.test(text)) : [];
}
const OF_ALL_TIME =
  /\b(?:since|inception|to date|so far|all[- ]time|average|overall|cumul\w*|depuis|moyenne?|global\w*)\b/;
/** What is open and counted all the same. */
const IS_RESERVED =
  /\b(?:in full|reserved|reserves? (?:of|for)|provision\w*|estimate\w*|included|en entier|estim\w+|inclus\w*|compris\w*)\b/;

/** `GMV requested`, `orders include quotations`: trade that did not come about. */
const NOT_DEALT =
  /\b(?:gmv|gross merchandise (?:value|volume)) (?:requested|quoted|listed|enquired)\b|\b(?:gmv|gross merchandise (?:value|volume)|order value|orders|transactions|bookings|volume d'affaires|commandes|reservations)\b(?:[^.;]|\.\d){0,60}\b(?:includ\w+|counts?|counting|compren\w+|inclu\w+|y compris)\b[^.;]{0,40}\b(?:quotes?|quotations?|request(?:s|ed)?|baskets?|carts?|cancel\w+|unfulfilled|undelivered|abandoned|devis|paniers?|annul\w+|non livre\w*)\b/;

/** `ARR … first-year promotional terms not deducted`, `MRR at list price`: what recurs before what is let off. */
const BEFORE_LET_OFF =
  /\b(?:promotional|promotions?|discounts?|rebates?|free (?:months?|years?|periods?|terms?)|trial\w*|remises?|rabais|gratuite?s?|mois offerts?)\b[^.;]{0,40}\b(?:not (?:yet )?(?:deducted|taken off|netted)|before|non deduit\w*|pas deduit\w*)\b|\b(?:before|without deducting|gross of|avant) (?:[a-z]+ ){0,2}(?:promotions?|discounts?|rebates?|free (?:months?|years?|periods?)|remises?|rabais|mois offerts?)\b/;
const IS_RECURRING = new RegExp(`\\b${RECURRING}\\b`);

const BEST_TIME =
  '(?:(?:best|record|peak|highest|strongest|busiest) (?:ever )?(?:month|week|quarter|day|season)|(?:meilleure?|plus fort|plus forte) (?:mois|semaine|trimestre|jour|saison)|(?:mois|semaine|trimestre|jour) record)';
const A_YEARS_PACE =
  '(?:run[- ]?rates?|annuali[sz]ed|annualised?e?s?|rythmes? (?:annuels?|annualises?)|en base annuelle|times twelve|x ?12|fois douze)';
/** `Run rate on March, our record month`: a year of nothing but the best. */
const YEAR_OF_BEST = new RegExp(
  `\\b${A_YEARS_PACE}\\b(?:[^.;]|\\.\\d){0,60}\\b${BEST_TIME}\\b|\\b${BEST_TIME}\\b(?:[^.;]|\\.\\d){0,60}\\b${A_YEARS_PACE}\\b`,
);
const AVERAGE = /\b(?:average|mean|median|moyen\w*|mediane?)\b/;

const INCOME = "(?:revenues?|sales|income|turnover|recettes|ventes|revenus?|chiffre d'affaires)";
const GIVEN_WITH_INCOME = new RegExp(
  `\\b${INCOME}\\b[^.;]{0,20}\\b(?:includ\\w+|contain\\w*|counts?|compren\\w+|inclu\\w+|compte\\w*)\\b[^.;]{0,50}\\b(?:grants?|donors?|donations?|subsid\\w+|results-based|prize|vat|subventions?|dons|bailleurs?|tva)\\b`,
);

const CONTRACTED = '(?:contracted|signed|booked|contractee?s?|signee?s?)';
const INCOME_SIGNED = new RegExp(
  `\\b(?:${INCOME}|arr|mrr)\\b[^.;\\d]{0,20}\\b${CONTRACTED}\\b|\\b${CONTRACTED} (?:annual |recurring |yearly )*(?:${INCOME}|arr|mrr)\\b`,
);
const IN_USE =
  /\b(?:live|paying|pays?|paid|billed|invoiced|collected|cashed|in service|deployed|installed|active|paie(?:nt)?|payants?|payantes?|factur\w+|encaiss\w+|en service|actifs?|actives?|deploye\w*|installe\w*)\b/;
const isBeforeLetOff = ({ text }: PlacedPassage): boolean =>
  IS_RECURRING.test(text) && BEFORE_LET_OFF.test(text);
/** Income that is signed for, where nothing says how much of it is paid, nor that something is let off. */
function signedOnly({ passages }: Extraction): readonly PlacedPassage[] {
  const isTold = passages.some(
    (one) =>
      isBeforeLetOff(one) ||
      (IN_USE.test(one.text) &&
        /\d/.test(one.text) &&
        !one.under.some((id) => OF_OTHERS.has(id) || id === 'businessModel')),
  );
  return isTold ? [] : passages.filter(({ text }) => INCOME_SIGNED.test(text));
}

/** Whether a sentence tells how much of it that is, so that a reader may take it off. */
const saysHowMuch = ({ figures }: Extraction, passage: PlacedPassage): boolean =>
  figures.some((one) => one.passage === passage && (one.unit === 'money' || one.unit === 'percent'));

type Reading = {
  readonly severity: Severity;
  readonly find: (extraction: Extraction) => readonly PlacedPassage[];
};
const each =
  (isFound: (passage: PlacedPassage, extraction: Extraction) => boolean) =>
  (extraction: Extraction): readonly PlacedPassage[] =>
    extraction.passages.filter((passage) => isFound(passage, extraction));
const said =
  (words: RegExp) =>
  ({ text }: PlacedPassage): boolean => {
    const found = words.exec(text);
    return found !== null && !DENIED.test(text.slice(0, found.index)) && !DENIES.test(found[0]);
  };
const DENIES = /\b(?:not|never|n't|pas|jamais|aucune?|no)\b(?! (?:yet|encore|counting|late|overdue|in))/;

/** Measures that leave out what went badly or take in what is not there yet, by how much a reader is misled. */
const READINGS: readonly Reading[] = [
  { severity: 'high', find: each(calledSound) },
  { severity: 'high', find: each(said(PAID_BY_A_LOAN)) },
  { severity: 'high', find: each(said(ON_A_NEW_PLAN)) },
  { severity: 'high', find: countedLate },
  { severity: 'high', find: each(said(RECURRING_WITH)) },
  { severity: 'high', find: each((passage) => said(BAD_WITHOUT)(passage) && !TELLS_BOTH.test(passage.text)) },
  { severity: 'high', find: startedAnew },
  { severity: 'high', find: each((passage) => said(YEAR_OF_BEST)(passage) && !AVERAGE.test(passage.text)) },
  { severity: 'high', find: lifeTooLong },
  { severity: 'high', find: each(said(RETENTION_WITH)) },
  { severity: 'high', find: lossesStillOpen },
  { severity: 'high', find: each(isBeforeLetOff) },
  { severity: 'medium', find: each(said(NOT_DEALT)) },
  { severity: 'medium', find: signedOnly },
  { severity: 'medium', find: grantPaysMargin },
  { severity: 'medium', find: each(said(ACTIVE_ONCE)) },
  {
    severity: 'medium',
    find: each((passage) => said(MARGIN)(passage) && !AND_AFTER.test(passage.text)),
  },
  {
    severity: 'medium',
    find: each((passage) => said(OF_RESPONDENTS)(passage) && AN_OUTCOME.test(passage.text)),
  },
  {
    severity: 'medium',
    find: each((passage) => said(PRICE_PAID_BY_GIVER)(passage)),
  },
  {
    severity: 'medium',
    find: each(
      (passage, extraction) => said(GIVEN_WITH_INCOME)(passage) && !saysHowMuch(extraction, passage),
    ),
  },
];
const OF_OTHERS: ReadonlySet<string> = new Set(['problem', 'market', 'competition']);

/** Loans put off and called sound, losses counted late, contracts counted as income: a measure that hides. */
export const flagMeasure: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  return READINGS.flatMap(({ severity, find }): Sign<'MEASURE_FLATTERS'>[] => {
    const found = find(extraction).filter(
      ({ under, isHeading }) => !isHeading && !under.some((id) => OF_OTHERS.has(id)),
    );
    return found.length === 0
      ? []
      : [{ code: 'MEASURE_FLATTERS', severity, quotes: distinctQuotes(found.map(quoteWhole)) }];
  });
};
