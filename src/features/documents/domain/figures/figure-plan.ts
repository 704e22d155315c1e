import type { Numeral } from '../words/numeral.ts';
import type { DateMention } from '../words/period.ts';
import type { PlacedPassage } from '../text/section.ts';

/** Sold for a year that is not over, as far as its sentence says. */
export function isBookedAhead(
  text: string,
  { unit, isScaled, value }: Numeral,
  dates: readonly DateMention[],
  year: number | null,
): boolean {
  const isSum = unit === 'money' || (unit === 'count' && isScaled);
  const ahead = dates.some(({ date }) => year !== null && Number(date.slice(0, 4)) > year);
  const isDone = YEAR_DONE.test(text) && dates.some(({ date }) => date === String(year));
  return (
    isSum && (isScaled || value >= 1e6) && (ahead || isDone) && BOOKED.test(text) && !OF_COSTS.test(text)
  );
}

/** What is sold, signed or booked for a year to come. */
const BOOKED =
  /\b(?:sold|sale|booked|boucle|acquis|acquise|signed|secured(?! (?:on|by|over|against))|assuree?|garantie?|commandee?s?|orders?|ordered|contracted|in the bag|vendue?s?|carnet|order book|backlog|locked in|(?:contracts?|orders?) in hand)\b/;

/** `l'exercice 2026 est bouclé`, while it runs. */
const YEAR_DONE =
  /\b20\d\d (?:is|est) (?:deja |already |now )?(?:bouclee?|faite?|acquise?|assuree?|vendue?|sold|closed|done|secured|booked|signed|in the bag)\b/;

const OF_COSTS =
  /\b(?:costs?|owe[sd]?|owing|doit|devons|loans?|debts?|price|spent|capex|ask|raise|levee|couts?|prets?|emprunts?|prix|depenses?|investi\w*|repay\w*|rembours\w*)\b/;

/** What is spent once the money is there. */
export const AFTER_THE_ROUND =
  /\b(?:after (?:it|that|the (?:round|raise)|closing|funding)|once (?:funded|closed|the money)|apres (?:le tour|la levee|l'operation)|une fois la levee)\b/;
/** `Founders hold 49.6% after it`: what they will have, and not what they have. */
export const isHeldAfterTheRound = (text: string, { start, end }: Numeral): boolean =>
  /\b(?:founders?|promoters|fondateurs|fondatrices|promoteurs)\b[^.;%]{0,40}$/.test(text.slice(0, start)) &&
  AFTER_THE_ROUND.test(text.slice(end, end + CLAUSE));
const CLAUSE = 30;

export const OF_INCOME =
  /^ ?(?:of|de|d'|in) (?:net |gross |annual |yearly )?(?:revenues?|income|sales(?! (?:and|team|staff))|turnover|fees|billings|chiffre d'affaires|ventes|recettes|revenus?|commissions|produits(?= (?:en|pour|sur|d'exploitation)\b|[.,;)]|$))(?![a-z])/;

/** `Budget 2026 : 2 050 millions`, `we aim for revenue of`, `the plan for the year is`: what is to be sold. */
const PLANS =
  /\b(?:plan(?:s|ned)?|budget(?:s|ed|e)?|previsions?|forecasts?|projections?|(?:had )?(?:told|promised) (?:you|shareholders|investors)|guided|targets?|targeting|objectifs?|goal|guidance|aims?|aiming|foresees?|prevoit|prevoyons|visons|vise|retient|tablons sur|heading for|we (?:still )?(?:expect|think|see|hope for|hope to reach|want to be at)|look for|attendons)\b(?=(?<rest>[^.;\d]*(?:\b[qths][1-4] ?)?(?:(?:fy ?'?)?(?:20)?\d\d(?:[-/](?:20)?\d\d)?\b|\b\d{1,2} [a-z]{3,9} 20\d\d)?(?: (?:on|le) \d{1,2} [a-z]{3,9}(?: 20\d\d)?)?[^.;\d]{0,44})$)/;

const OF_A_TIME =
  /\b(?:(?:fy ?)?20\d\d|[qt][1-4]|[hs][12]|year|quarter|half|annual|annuel\w*|exercice|annee|trimestre|semestre|revenues?|sales|turnover|chiffre d'affaires|ventes|recettes)\b/;

const OF_SPENDING =
  /\b(?:costs?|spend\w*|expens\w+|capex|marketing|hire|hiring|salar\w+|raise|raising|loan|staff|rooms|burn|couts?|depens\w+|recrut\w+|embauch\w+|levee|lever|investi\w+|pret|emprunt|burn|consomm\w+|profit|loss|ebitda|resultat|cash|tresorerie)\b/;

/** `FY2026 budget:`, `our own target of`: what is to be sold, where nothing else is named. */
const YEAR_OF_PLAN =
  /(?:^|[.;:!?] |- |• ?)(?:the |our |le |notre )?(?:(?:fy ?'?)?20\d\d(?:[-/](?:20)?\d\d)?|full[- ]year|annual|year's) (?:budget|plan|target|goal|objectif|guidance|forecast|projection|prevision)(?: (?:is|was|of|est|etait))? ?:? ?(?:[^\s\d]{1,4} ?)?$|\b(?:(?:missed|beat|met|passed|exceeded|hit|short of|below|above|ahead of) (?:our|the|its) (?:own )?target of|(?:le|notre) budget retient) (?:[^\s\d]{1,4} ?)?$/;

const PLANNED_INCOME =
  /(?:^|[.;:] )(?:plan|budget|target|objectif|forecast|goal|guidance)s? ?: ?(?:[^\s\d]{1,4} ?)?$/;

const OF_INCOME_FOR_A_YEAR =
  /^ (?:of |de |in )?(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|recettes)\b/;

/** `For 2025/26 we are heading for`. */
const YEAR_AHEAD =
  /\b(?:for|in|by|en|pour) (?:fy ?'?)?20\d\d(?:[-/](?:20)?\d\d)?,? (?:we|nous) (?:are |still )?(?:heading for|expect|think|see|hope for|want to be at|tablons sur|attendons|visons)\b[^.;]{0,20}$/;

const FOR_A_YEAR =
  /^ (?:for|in|by|en|pour|d'ici)? ?(?:the (?:whole|full|entire) (?:of )?|the |la |l'|cette )?(?:year\b|annee\b|exercice\b|(?:fy ?'?)?(?:20)?\d\d\b|(?:the |all of )?(?:next|coming) year)/;

/** `we want to sell GHS 17 million in 2026`. */
const TO_SELL =
  /\b(?:we|nous|the company|la societe) (?:want|hope|plan|expect|aim|intend|mean|voulons|comptons|esperons|pensons|prevoyons|veut|compte|espere|pense|prevoit)s? (?:to )?(?:de )?(?:sell|bill|invoice|take|earn|turn over|vendre|facturer|encaisser|realiser)(?: (?:about|for|pour|environ))?(?: [^\s\d]{1,4})? ?$/;

/** `the ministry aims at`: a plan of somebody else. */
const OF_OTHERS =
  /\b(?:ministry|government|country|state|association|sector|industry|competitors?|rivals?|gouvernement|ministere|etat|pays|filiere|secteur|concurrents?)\b[^.;:]{0,40}$/;

export function isBusinessPlan(told: string, behind: string): boolean {
  const clause = told.slice(-110);
  const plan = PLANS.exec(clause);
  if (TO_SELL.test(clause) && FOR_A_YEAR.test(behind) && !OF_OTHERS.test(clause)) return true;
  if (YEAR_OF_PLAN.test(clause) && !OF_OTHERS.test(clause) && !OF_SPENDING.test(clause.slice(-40)))
    return true;
  if (PLANNED_INCOME.test(clause) && OF_INCOME_FOR_A_YEAR.test(behind)) return true;
  const rest = plan?.groups?.['rest'];
  if (rest === undefined || OF_OTHERS.test(clause.slice(0, plan?.index ?? 0))) return false;
  const isOfIncome = OF_INCOME.test(behind);
  if (!isOfIncome && OF_SPENDING.test(clause.slice(Math.max(0, (plan?.index ?? 0) - 24)))) return false;
  return YEAR_AHEAD.test(clause) || isOfIncome || OF_A_TIME.test(rest) || FOR_A_YEAR.test(behind);
}

const PLANNED =
  /^(?:our |the |nos |notre |la |les )?(?:previsions?|forecasts?|outlook|projections?|plan|budget|perspectives)\b/;

const IN_A_YEAR = /\b(?:in|for|by|en|pour|d'ici) (?:fy ?)?20[2-4]\d\b/;
const PAST = /\b(?:was|were|had|reached|made|came to|grew|rose|etait|etaient|a atteint|avons|ont)\b/;
/** Whether words stand in a plan for a year. What it gives for it without a word is what is to be sold. */
export const isPlanned = (label: string, { heading }: PlacedPassage, text: string): boolean =>
  (PLANNED.test(label) || PLANNED.test(heading?.text ?? '')) && IN_A_YEAR.test(text) && !PAST.test(text);
