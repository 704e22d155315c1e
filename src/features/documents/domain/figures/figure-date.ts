import { readingDistance } from './figure-context.ts';
import type { Numeral } from '../words/numeral.ts';
import { type DateMention, yearsLater } from '../words/period.ts';

const FORECAST =
  /\b(?:will|forecast|forecasts|outlook|projected|projection|projections|expect|expects|expected|intend|intends|target|targets|targeting|plan to|plans to|aim|aims|hope|hopes|hoping|pensons (?:finir|terminer|boucler|cloturer|atteindre|faire|realiser)|esperons|espere|esperent|by 20[2-4]\d|goal|would|could|should|devrait|devraient|devrions|previsions?|prevu|prevoyons|objectif|visons|d'ici|attendu|atteindra|serait|realiserait)\b/;
/** `268m (budget 290m)`: what was allowed or planned, right before its figure. */
const BUDGETED =
  /\b(?:budget(?:ed|ee?s?)?|plan(?:ned)?|prevus?|prevues?)(?: (?:of|de|was|etait))?:? ?(?:[a-z]{1,4}[$£₵]? ?|[^a-z\d.,;:()]{1,3})?$/;
/** `the budget for 2027: sales of 310 million, operating profit of 34 million`: all that its plan lists for a year. */
const LISTED_IN_A_PLAN =
  /\b(?:budget|plan|forecast|projections?|previsions?|objectifs?|targets?)(?: [a-z']+){0,3}? (?:fy ?'?)?20\d\d(?:[-/]\d\d)?(?: (?:on|le) \d{1,2} [a-z]{3,9}(?: 20\d\d)?)? ?:(?:[^.;]|\.(?=\d))*$/;
const CLAUSE_END = /[,;.]| (?:and|but|et|mais) /;

/** Words of the future before a figure and after the one before it, or close behind it in its clause. */
export function isForecast(text: string, numeral: Numeral, previous: Numeral | null): boolean {
  const between = previous === null ? '' : text.slice(previous.end, numeral.start);
  const isShared =
    previous !== null &&
    !/\b(?:but|mais)\b|[;.]/.test(between) &&
    !(/\b(?:and|et)\b/.test(between) && SAYS_ANEW.test(between));
  const from = previous === null || isShared ? 0 : previous.end;
  const [behind = ''] = text.slice(numeral.end, numeral.end + 24).split(CLAUSE_END);
  const before = text.slice(from, numeral.start);
  const plan = LISTED_IN_A_PLAN.exec(text.slice(0, numeral.start));
  const isListed = plan !== null && !CAME_TO_PASS.test(plan[0]);
  return isListed || FORECAST.test(before) || BUDGETED.test(before) || FORECAST.test(behind);
}

/** `budget 2025: 3.2m, actual 3.4m`. */
const CAME_TO_PASS =
  /\b(?:actual(?:ly)?|achieved|came|reached|made|was|were|realise\w*|atteint\w*|constate\w*)\b/;
/** A verb of its own: what stands before it says nothing of what is behind. */
const SAYS_ANEW =
  /\b(?:is|was|were|are|had|has|have|came|reached|grew|rose|fell|stood|closed|made|brought|took|sold|employs?|est|etait|etaient|sont|ont|a|avons|atteint|employons)\b/;

const SINCE_WHEN =
  /\b(?:since|founded in|launched in|established in|live since|depuis|fondee? en|creee? en|lancee? en|as early as)\s*$/;
/** `(2023: 0.74 billion`: the date is that of what follows it. */
export const HEADS_THE_NEXT =
  /^(?:, ?(?:the )?(?:same|meme) [a-z]{4,10}(?: [a-z]+)?| (?:un)?audited| restated)? ?: ?(?:[a-z]{1,4}\.?[$£₵]? ?|[^a-z]{0,4})\d/;
/** `and in 2023 KSh 98m`: the date opens what is said of the next figure. */
const OPENS_THE_NEXT =
  /^,? (?:(?:it )?(?:was|had been|came to) |at |a )?(?!(?:on|vs|over|sur|to|and|or|et|ou) )(?:[a-z]{1,4} ?[$£₵]?|[^a-z\d ]{1,3}) ?\d/;
/** `571 million in all (July 186 million, August …)`: each is of its own month. */
const OPENS_A_BRACKET = /^ (?:[a-z]{1,4}[$£₵]? ?|[^a-z\d ]{1,3} ?)?\d/;
/** `(2024: loss of 92,300)`: what stands in the bracket is of the time it opens with. */
const TELLS_OF_ITSELF = /^ ?: ?(?:[^().;\d]|\.(?= ?\d)){1,40}\d[^()]*\)/;
/** `318 million, and for July to September 2026 sales of 92 million`: another clause, of its own time. */
const BEHIND_AND_FOR =
  /(?:;|,)(?: and| et| but| mais)? (?:in|for|over|during|en|pour|sur|au cours de)(?: the| le| la| l')? ?$/;
const GOES_ON_TO_NUMBER = /^,? [^.;,()\d]{2,40}\d/;
const BEHIND_AND = /(?:;|,| and| et| but| mais| puis) (?:in|for|en|pour|the year)? ?$/;
const COMPARING =
  /\b(?:from [^\s\d]{0,4} ?\d|against|contre|en regard d[eu]|versus|vs|compared|up from|par rapport|same (?:months|period|quarter|half|time|stretch)|memes? (?:mois|periode|trimestre|semestre)|(?:above|below|more than|higher than|au-dessus|en dessous) (?:of |de |du |d')?(?:the |that |those |its |l')?(?:level|figure|one|ones|year|niveau|an)?)/;
/** `40%, three points of which came from the price rise of February`: said of something else. */
const OPENS_ANOTHER =
  /, (?:and|but|et|mais) (?:(?:the|our|its|les?|la|nos|ses) )?[a-z]+ (?:for|of|in|pour|de|du)(?: the| le| la)? ?$|[,;(].*\b(?:of which|dont|(?<!\bby )which|qui|que|where|after|apres|because|car|thanks to|grace a)\b/;
/** `a total of 36 million, which the Company acknowledges to have received on 2 June`: said of the sum itself. */
const WHICH_CAME =
  /^, (?:which|que|qui) [^.;,()\d]{0,60}\b(?:received|paid|transferred|deposited|recue?s?|versee?s?|payee?s?)(?: in full| integralement)? (?:on|in|le|en) (?:the )?(?:\d{1,2} )?$/;
const COMPARED_TO =
  /\b(?:against|contre|en regard d[eu]|au lieu de|versus|vs\.?|up from|down from|compared (?:with|to)|par rapport a) [^;.]{0,24}\d[\d., ]*[^;\d]{0,22}$|\bfrom (?:[a-z]{1,3}[$£]? ?|[^a-z\d ]{1,3} ?)?\d[\d.,]*(?: ?(?:m|k|bn|mn|cr|crores?|lakhs?|thousand|millions?|billions?))? (?:in|at|on|at the end of|at end of) $/;
/** `up 44% on 2024; gross margin 35%`: what something grew from dates nothing else. */
const GREW_FROM =
  /(?:\d ?%|\b(?:tiers|quart|moitie|cinquieme|third|quarter|half|fifth))[^.;\d]{0,24}\b(?:on|over|from|than|above|below|against|versus|vs\.?|sur|contre|par rapport a|compared (?:with|to))(?: the| le| la| l')? ?$/;
/** The date in `14% over the third quarter of 2025 (60 million)`, of which the sum in the brackets is; null for any other figure. */
export function baseInBracket(
  text: string,
  { start, end }: Pick<Numeral, 'start' | 'end'>,
  dates: readonly DateMention[],
): string | null {
  if (!/\( ?$/.test(text.slice(0, start)) || !/^ ?\)/.test(text.slice(end))) return null;
  const base = dates.find(
    (date) =>
      date.end <= start &&
      /^ ?\( ?$/.test(text.slice(date.end, start)) &&
      GREW_FROM.test(text.slice(Math.max(0, date.start - 50), date.start)),
  );
  return base?.date ?? null;
}

/** `half as much again as in 2024`, `de mieux qu'en 2024`: what it is held against. */
const THAN_THEN =
  /\b(?:(?:more|less|higher|lower|better|worse|fewer|above|below|larger|smaller|faster) than|as (?:much|many|high|large|big|low)(?: again)? as|again as|than|(?:plus|moins|mieux|davantage|pire|superieure?s? a|inferieure?s? a|autant) (?:que|qu')) ?(?:(?:that|those|the one|celui|celle|ceux|celles) )?(?:in|at|on|for|of|during|a|au|en|de|pour|sur|a fin|fin|a la fin de|at the end of|the end of)? ?(?:the |le |la |l')?(?:year |annee )?$/;
/** `applied to the EBITDA of 2025`, `6 fois l'EBE 2025`: what a value is reckoned from. */
const RECKONED_FROM =
  /\b(?:appl(?:ied|ying) to|appliquee?s? a|(?:times|fois|x)) (?:the |l'|le |la |our |its )?(?:ebitda|ebit|ebe|revenues?|sales|earnings|profits?|chiffre d'affaires|resultat(?: net| d'exploitation)?|benefice)(?: (?:of|for|in|de|du))? ?$/;
/** `R3.1 million after a thin FY2025`. */
const AFTER_ANOTHER = /\b(?:after an?|after the|apres une?|following an?) (?:[a-z-]+ ){0,2}$/;
/** `16 % des ventes, et 28 % en 2023`: the same share at another time. */
const SAME_THEN =
  /^ (?:of|des?|du|d')[^.;,\d]{2,40},? (?:and|but|et|mais) (?:about |environ )?\d[\d.,]* ?% (?:in|en) $/;
/** `K5.43 million: 1.74 in July`: the date of a figure between. */
const OF_ONE_BETWEEN =
  /[:(][^;.]{0,20}(?<![a-z\d])[^\s\d]{0,4}\d[\d.,]*(?: ?(?:m|k|bn|mn|millions?|billions?|milliards?))? (?:in|en|for|at|on|au) (?:the )?$/;
/** `285,000 a month, and 310,000 from September 2027`: when the next of them begins. */
const FROM_THEN_ON =
  /(?:\band\b|\bet\b|[,;]|\bthen\b|\bpuis\b) [^.;\d]{0,24}\d[\d., ]*[^.;,\d]{0,24}\b(?:from|as from|a partir de|a compter de|des) (?:le |the )?$/;
const JOINED = /^ ?(?:[a-z'-]+ ){0,4}(?:in|at|as of|on|for|en|au|a fin|fin|in the|end of)? ?\(?$/;

/** `The third quarter (July to September 2026) closed with`: the brackets say which. */
const NAMES_A_PERIOD =
  /\b(?:quarter|half|half-year|year|months?|period|to date|trimestre|semestre|exercice|annee|mois|periode) $/;

/** `the last of these (year to 28 February 2026) report`: what the accounts before the brackets are of. */
const IS_OF_A_YEAR =
  /^(?:the )?(?:(?:financial )?year|exercice|twelve months|douze mois) (?:to|ended|ending|clos|au)\b/;

/** `Gross margin (2025): 31%`: the time in the name of a figure. */
const NAMES_IT = /^ ?\) ?: ?(?:[^\s\d]{1,4} ?)?$/;

/** `Same period 2025`: some months of a year are not the year. */
const SOME_MONTHS_OF =
  /\b(?:same|corresponding|meme|memes) (?:period|months|stretch|periode|mois)(?: (?:of|in|de|en))? $/;

/** `your 2021 equipment loan`, `son crédit de 2019`, `under the plan of 2022`: a year that tells one of several apart. */
const NAMED_BY_ITS_YEAR =
  /\b(?:loans?|facility|scheme|plan|deed|prets?|credits?|emprunts?|regime|pacte) (?:of|from|de|du) $/;
const NAMES_A_LOAN =
  /^ (?!(?:the|our|its|their|this|that|no|all|both|les?|la|nos|notre) )(?:[a-z-]+ )?(?:loans?|facility|overdraft|scheme|option plan|share plan|deed|plan(?=,? (?:the|le|la|il|we|there)\b))(?![a-z])/;
/** `for the last year at 10,980, save that if inflation exceeds 25%`: what is agreed for a case is of no time told before it. */
const ON_CONDITION =
  /[,;] (?:and |but |et |mais )?(?:save (?:that|where)|save|except (?:that|where|if)|unless|provided(?: that)?|if|where|sauf(?: si)?|a moins que?|si|des lors que) /;

/** `L'emprunt contracté en 2021 s'élève encore à 124 millions`: when it was lent, and not when so much was owed. */
const LENT_THEN =
  /\b(?:contractee?|souscrite?|obtenue?|accordee?|taken out|granted|drawn)(?: (?:in|en|on|le))? (?:\d{1,2} )?$/;
const STILL_OWED =
  /\b(?:s'eleve|reste|restait|still|stands?|stood|is now|now|encore|outstanding|balance|solde)\b/;

/** How near a date is to a figure it may belong to; null where it is of something else. */
function nearness(text: string, numeral: Numeral, { start, end }: DateMention): number | null {
  if (SINCE_WHEN.test(text.slice(Math.max(0, start - 18), start))) return null;
  if (GREW_FROM.test(text.slice(Math.max(0, start - 50), start))) return null;
  if (THAN_THEN.test(text.slice(Math.max(0, start - 50), start))) return null;
  if (RECKONED_FROM.test(text.slice(Math.max(0, start - 50), start))) return null;
  if (end - start === 4 && SOME_MONTHS_OF.test(text.slice(Math.max(0, start - 30), start))) return null;
  if (
    NAMED_BY_ITS_YEAR.test(text.slice(Math.max(0, start - 40), start)) ||
    NAMES_A_LOAN.test(text.slice(end, end + 40))
  )
    return null;
  const isBehind = start >= numeral.end;
  if (!isBehind && LENT_THEN.test(text.slice(0, start)) && STILL_OWED.test(text.slice(end, numeral.start)))
    return null;
  if (!isBehind && ON_CONDITION.test(text.slice(end, numeral.start))) return null;
  const between = text.slice(numeral.end, Math.max(numeral.end, start));
  if (
    text[start - 1] === '(' &&
    end < numeral.start &&
    text.slice(end, numeral.start).includes(')') &&
    !NAMES_IT.test(text.slice(end, numeral.start)) &&
    !IS_OF_A_YEAR.test(text.slice(start, end)) &&
    !NAMES_A_PERIOD.test(text.slice(0, start - 1))
  )
    return null;
  if (
    isBehind &&
    ((OPENS_ANOTHER.test(between) && !WHICH_CAME.test(between)) ||
      AFTER_ANOTHER.test(between) ||
      SAME_THEN.test(between) ||
      OF_ONE_BETWEEN.test(between))
  )
    return null;
  const isOfWhole =
    /^[^.;:,()\d]{0,48} (?:in|on|at|by|en|au|le|fin|a fin)(?: the| le)?(?: \d{1,2}(?:st|nd|rd|th|er)?)? ?$/.test(
      between,
    );
  if (isBehind && !isOfWhole && HEADS_THE_NEXT.test(text.slice(end))) return null;
  if (isBehind && COMPARING.test(between)) return null;
  if (isBehind && /\( ?$/.test(between) && TELLS_OF_ITSELF.test(text.slice(end))) return null;
  if (isBehind && BEHIND_AND_FOR.test(between) && GOES_ON_TO_NUMBER.test(text.slice(end))) return null;
  if (isBehind && /\( ?$/.test(between) && OPENS_A_BRACKET.test(text.slice(end))) return null;
  if (isBehind && OPENS_THE_NEXT.test(text.slice(end)) && BEHIND_AND.test(between)) return null;
  // `168 000 a year until then; for 2028 they will raise it to 176 000`: behind a stop and another figure it is of that.
  if (isBehind && (/;[^;]*\d/.test(between) || FROM_THEN_ON.test(between))) return null;
  // `2 418 millions contre 2 236 en 2023`: the date of what is compared is of nothing else.
  const compared = COMPARED_TO.exec(text.slice(Math.max(0, start - 60), start));
  if (compared && (numeral.end <= Math.max(0, start - 60) + compared.index || numeral.start >= end))
    return null;
  // A date in brackets that are closed before the figure is of what stands in them.
  const isClosed = /^[^()]*\)/.test(text.slice(end, numeral.start)) && /\([^()]*$/.test(text.slice(0, start));
  const isOfOneInside =
    /\d[^()]*$/.test(text.slice(text.lastIndexOf('(', start), start)) || HEADS_THE_NEXT.test(text.slice(end));
  if (end < numeral.start && isClosed && isOfOneInside && !IS_OF_A_YEAR.test(text.slice(start, end)))
    return null;
  // `1 846 millions (1 590 en 2023)`: the date in brackets is of the figure there.
  if (isBehind && /\([^)]*\d[^)]*$/.test(between)) return null;
  const bonus = isBehind && JOINED.test(between) ? 12 : 0;
  return readingDistance(text, numeral, { start, end }) - bonus + (between.includes(';') ? 40 : 0);
}

/** Accounts drawn up at the last day of a year tell of the year. */
const LAST_OF_YEAR =
  /^(?:(?:the )?(?:31(?:st)?|thirty-first)(?: day)?(?: of)? december|(?:le )?(?:31|trente et un) decembre|31[/.]12[/.])/;

/**
 * The date nearest to a figure as people read: joined by a preposition or in its clause; not when something began. Of what
 * flows, the end of a year is the year.
 */
export function dateFor(
  text: string,
  numeral: Numeral,
  dates: readonly DateMention[],
  flows: boolean,
): string | null {
  let best: { date: string; distance: number } | null = null;
  for (const mention of dates) {
    const distance = nearness(text, numeral, mention);
    const isEnd = mention.isYearEnd || LAST_OF_YEAR.test(text.slice(mention.start, mention.end));
    const date = flows && isEnd ? mention.date.slice(0, 4) : mention.date;
    if (distance !== null && (!best || distance < best.distance)) best = { date, distance };
  }
  return best?.date ?? null;
}

/** `on 2023`, `up from GHS 4.1m in 2024`, `par rapport au premier semestre 2024`: what a growth is counted from. */
const IS_BASE =
  /\b(?:times|fois) (?:that|those|the sales|the revenue|celui|celle|ceux|celles) (?:of|in|de|du|d') ?(?:the |la |le |l')?$|\b(?:on|from|over|above|than(?: in)?|qu'en|sur|contre|against|versus|vs\.?|par rapport (?:a|au)|compared (?:with|to))(?: the| le| la| l')?(?: [^\s\d]{0,4} ?\d[\d.,]*(?: ?(?:m|k|bn|md|mds|millions?|billions?))? (?:in|en|for))? $|\b(?:after|apres) (?:[^\s\d]{1,4} ?)?\d[\d., ]*(?: ?(?:m|k|bn|mds?|millions?|billions?|milliards?))?(?: (?:de |d')?[a-z]{2,6})? (?:in|en) $/;

const AGAINST =
  /\b(?:against|contre|versus|compared (?:with|to)|par rapport (?:a|au)|en regard d[eu]|au lieu d[eu])\b/;
const OVER_A_QUARTER =
  /^ (?:above|over|up on|on|more than|higher than)(?: in)? (?:the )?(?:first|second|third|fourth|previous|prior|preceding|last|1st|2nd|3rd|4th|q[1-4])\b(?!(?: quarter)? (?:of |in )?(?:last year|the (?:previous|prior) year|20\d\d))|^ (?:par rapport au|sur le|de plus qu'au|de mieux qu'au) (?:premier|deuxieme|troisieme|quatrieme|1er|2e|3e|4e|2eme|3eme|4eme) trimestre(?! (?:de )?(?:l'an|20\d\d))/;
/** `214 million, against 178 million in the second quarter, which is 20 % more`. */
const AGAINST_A_QUARTER =
  /\b(?:against|from|contre|versus|compared (?:with|to)) [^.;]{0,40}\b(?:first|second|third|fourth|previous|premier|deuxieme|troisieme|quatrieme) (?:quarter|trimestre)\b(?! (?:of |de |in )?(?:last year|l'an|20\d\d))/;
/** `85% from 2024 to 2025`, `+62 % entre 2024 et 2025`. */
const FROM_YEAR_TO = /\b(?:from|between|entre|de) (?:fy ?)?(?:[a-z]{3,9} )?(?:19|20)\d\d (?:to|and|a|et) $/;
/** `27% (September 26%)`: a time in a bracket behind a figure that heads another one there. */
export const isOfTheNext = (text: string, numeral: Numeral, { start, end }: DateMention): boolean =>
  start >= numeral.end &&
  text[start - 1] === '(' &&
  (HEADS_THE_NEXT.test(text.slice(end)) || WITH_A_FIGURE.test(text.slice(end)));
const WITH_A_FIGURE = /^ (?:[^\s\d]{1,4} ?)?\d[\d.,]*(?: ?(?:%|[a-z]{1,8}))?\)/;
/** The date of a growth is of what grew, not of what it grew from; where only that is told, it is of the year after. */
export function growthDate(text: string, numeral: Numeral, dates: readonly DateMention[]): string | null {
  const spans = dates.filter(({ start }) => FROM_YEAR_TO.test(text.slice(0, start)));
  const span =
    spans.find(({ start }) => start >= numeral.end && !/\d ?%/.test(text.slice(numeral.end, start))) ??
    spans.findLast(({ end }) => end <= numeral.start && !/\d ?%/.test(text.slice(end, numeral.start)));
  if (span) return span.date;
  const compared = AGAINST.exec(text.slice(0, numeral.start))?.index ?? Infinity;
  const isBase = (mention: DateMention): boolean => {
    const { start, end } = mention;
    return (
      isOfTheNext(text, numeral, mention) ||
      IS_BASE.test(text.slice(Math.max(0, start - 50), start)) ||
      (start > compared && end <= numeral.start)
    );
  };
  // Behind another share it is of that one.
  const isOfAnother = ({ start }: DateMention): boolean =>
    start >= numeral.end && /\d ?%/.test(text.slice(numeral.end, start));
  const own = dates.filter((mention) => !isOfAnother(mention));
  const grown = own.filter((mention) => !isBase(mention));
  const [only] = own.toSorted((a, b) => a.date.localeCompare(b.date));
  // `45% on the year and 10% on the quarter`: the quarter says nothing of the first.
  if (grown.length === 0 && only && !isBase(only)) return null;
  if (grown.length > 0 || !only || (own.length > 1 && compared === Infinity))
    return dateFor(text, numeral, grown, true);
  const quarter = /^(\d{4})-Q([1-4])$/.exec(only.date);
  // `13.8% over the second quarter`: the one behind it.
  const isOverQuarter =
    OVER_A_QUARTER.test(text.slice(numeral.end)) || AGAINST_A_QUARTER.test(text.slice(0, numeral.start));
  if (quarter && isOverQuarter)
    return quarter[2] === '4' ? `${Number(quarter[1]) + 1}-Q1` : `${quarter[1]}-Q${Number(quarter[2]) + 1}`;
  return /^\d{4}(?:-[HQ]\d)?$| to /.test(only.date) ? yearsLater(only.date, 1) : null;
}
