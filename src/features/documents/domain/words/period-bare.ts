import {
  type DateMention,
  datesIn,
  fiscalPart,
  monthsAsDate,
  monthsUpTo,
  without,
  yearsLater,
} from './period.ts';
import {
  COUNT,
  countOf,
  MONTH_NAMES,
  monthOfName,
  monthText,
  twoDigits as two,
  YEAR,
} from './period-word.ts';

/*
 * Times told without a year: which one is meant follows from the day a document was written.
 */

/** When a document was written, the month its financial years end in, and the quarter or half it reports on. */
export type Written = {
  readonly year: number;
  readonly month: number;
  readonly isMonthEnd?: boolean;
  readonly fiscalEnd?: number | null;
  readonly reported?: string | null;
};

/** Every time a text tells, in reading order: with its year, or counted from the day it was written; a longer one holds alone. */
export function timesIn(text: string, written: Written | null): readonly DateMention[] {
  if (written === null) return datesIn(text);
  const fiscal = fiscalPartsIn(text, written);
  const stretches = without(relativeIn(text, written), fiscal);
  const dated = datesIn(text).map((mention) => asTwelveMonths(text, mention, written));
  const plain = [
    ...dated,
    // `Revenue January to September 2026`: the first month is told with the year of the last.
    ...without(monthsIn(text, written), dated),
    ...partsIn(text, written),
    ...ownPartsIn(text, written),
  ];
  return [...without(plain, [...stretches, ...fiscal]), ...stretches, ...fiscal].toSorted(
    (a, b) => a.start - b.start,
  );
}
/** `In the twelve months to September 2026`, of a company whose years end in another month: those months, and no year of its own. */
const TWELVE_MONTHS = /^(?:twelve|12|douze) (?:months|mois)\b/;
const LAST_OF_THEM = new RegExp(`(?<month>${MONTH_NAMES})\\.?(?: \\d{1,2},)?,? (?<year>${YEAR})$`);
function asTwelveMonths(text: string, mention: DateMention, { fiscalEnd = null }: Written): DateMention {
  const words = text.slice(mention.start, mention.end);
  const last = TWELVE_MONTHS.test(words) ? LAST_OF_THEM.exec(words)?.groups : undefined;
  const month = last === undefined ? null : monthOfName(last['month'] ?? '');
  return month === null || month === (fiscalEnd ?? 12) || mention.date.length > 4
    ? mention
    : { ...mention, date: monthsUpTo(`${last?.['year']}-${two(month)}`, 12) };
}

/** What times told without a year have in them: most sentences have none of it, and are not searched for more. */
export const NAMES_MONTH = new RegExp(`\\b(?:${MONTH_NAMES})(?![a-z])`);
const NAMES_PART = /\b[qths][1-4]|quarter|half|trimestre|semestre/;
const NAMES_TIME = /month|\bmois\b|year|\ban\b|annee|exercice|prochain|quarter|half|trimestre|semestre/;

const BARE_MONTH = new RegExp(
  `(?:(?<=\\b(?:end of|end|closed|closing|ended|exited|terminons|finissons|cloturons|bouclons|achevons|termine|fini|cloture|boucle|acheve|in|for|during|of|on|at|as at|fin|au|en|pour|de|d'|debut|sales|revenue|turnover|income|ventes|recettes) ?(?:\\d{1,2}(?:st|nd|rd|th|er)? )?|\\b(?:banque|caisse|soldes?|position|situation|encours) le (?:1er|\\d{1,2}) )(?:${MONTH_NAMES})|(?<=^\\d{1,2}(?:st|nd|rd|th|er)? )(?:${MONTH_NAMES})(?= {2,}| ?[:|]| (?:[a-z]{1,4} ?|[$€£₦₵])?\\d)|(?<=(?:^|[.;] |\\() ?)(?:${MONTH_NAMES})(?= ?:| (?:was|were|is behind|is over|has (?:ended|closed)|gave|s'est (?:bien )?(?:termine|acheve|clos)|est (?:derriere|passe|termine)|stood at|made|brought|closed at|came to|(?:sales|revenues?|turnover|takings|income|fees|billings|collections|receipts|gross|net) ))|(?<=\\( ?)(?:${MONTH_NAMES})(?= (?:[a-z]{1,4}[$€£₦₵]? ?|[$€£₦₵])?\\d[^()]*\\)))(?![a-z])(?!\\.? ?(?:\\d{1,2},? )?(?:19|20)\\d\\d)`,
  'g',
);

/**
 * Months told without a year, `at the end of September`, `ventes d'août`: the last such month not after the one a
 * document is of.
 */
function monthsIn(text: string, { year, month }: Written): DateMention[] {
  if (!NAMES_MONTH.test(text)) return [];
  return [...text.matchAll(BARE_MONTH)].flatMap(({ 0: name, index }) => {
    const own = monthOfName(name);
    if (own === null) return [];
    const end = index + name.length;
    const isAhead = isAimedAt(text, index, end);
    const ownYear = isAhead ? year + (own < month ? 1 : 0) : year - (own > month ? 1 : 0);
    return [{ start: index, end, date: `${ownYear}-${two(own)}`, isYearEnd: false }];
  });
}

const LAST = '(?:last year|the (?:previous|prior) year|l.an(?:nee)? (?:dernier|derniere|passee?))';
/** No year behind a month or the day of it. */
const NO_YEAR = "(?! ?(?:\\d{1,2},? )?(?:19|20)\\d\\d|(?:-| ')\\d\\d(?!\\d))";
const RELATIVE = new RegExp(
  [
    `(?<lastMonth>${MONTH_NAMES}) (?:of |de )?${LAST}`,
    `(?:from |between |in |for |over |during |quarter,? |half(?:-year)?,? |trimestre,? |semestre,? |de |d'|entre )(?:\\d{1,2}(?:st|er)? )?(?<from>${MONTH_NAMES}) (?:to|and|a|et|-) (?:(?:end|fin) )?(?:\\d{1,2} )?(?<to>${MONTH_NAMES})${NO_YEAR}`,
    `(?<head>${MONTH_NAMES})(?: (?:to|a) (?=[a-z]+ ?\\)?(?::|$))| ?- ?)(?<tail>${MONTH_NAMES})${NO_YEAR}`,
    `(?<sofar>${COUNT}|\\d{1,2}) (?:months|mois) (?:so far|to date|ecoules|into the year)`,
    `(?<since>${COUNT}|\\d{1,2}) (?:months|mois) (?:since|from|depuis|a compter de)(?: the (?:start|beginning) of| le debut de?| debut)?(?: 1(?:st|er)?)? (?<sinceMonth>${MONTH_NAMES})${NO_YEAR}`,
    `(?<=\\b(?:forecast|budget|plan|projection|outlook|previsions?|atterrissage|prevu) )(?:to|until|through|to the end of|a fin|jusqu'a fin|jusqu'en|au) (?:end )?(?:\\d{1,2} )?(?<planTo>${MONTH_NAMES})${NO_YEAR}`,
    `(?:the )?(?:first |les )?(?<months>${COUNT}|\\d{1,2}) (?:premiers )?(?:months|mois) (?:of |de )(?<year>${YEAR})`,
    `(?:(?<span>${COUNT}|\\d{1,2})[ -]?(?:months|mois)|(?<spanName>half[- ]year|semestre|quarter|trimestre))(?: period)?(?: (?:ended|ending|closed|clos|arretee?s?|to|a|au|until|through|jusqu'a|jusqu'au))+(?: (?:on|le|at|the|end|of|fin))*(?: \\d{1,2}(?:st|nd|rd|th|er)?)?(?: of)? (?<spanEnd>${MONTH_NAMES})${NO_YEAR}`,
    `(?:(?:year|exercice) (?:ended|closed|clos)|(?<=\\b(?:in|for|over|during) (?:the |our )?)year to)(?: on| le| au| at| the| end| of| fin)*(?: \\d{1,2}(?:st|nd|rd|th|er)?)?(?: of)? (?<closes>${MONTH_NAMES})${NO_YEAR}`,
    `(?<!\\b(?:runway|autonomy|cash|reserves?|autonomie|tresorerie|caisse|visibilite) )(?:for|over|in|during|of|sur|pour|des|les) (?:the |les |ces )?(?:first |premiers )?(?<stretch>six|nine|neuf|6|9) (?:premiers )?(?:months|mois)(?! (?:to|ended|ending|of|a|au|arretee?s?|clos|de|before|earlier|after|apres|from)(?![a-z]))`,
    `(?:(?:for|over|in|during|of|sur|pour|des) (?:the|les|ces)|des) (?:first |premiers )?(?<few>${COUNT}|\\d{1,2}) (?:premiers )?(?:months|mois)(?! (?:to|ended|ending|of|a|au|arretee?s?|clos|de|before|earlier|after|apres|from|since|depuis|ahead|that|which|qui)(?![a-z]))`,
    `(?<=(?:^|[.;(]) ?)(?:the |les )?(?:first )?(?<opens>${COUNT}|\\d{1,2}) (?:premiers )?(?:months|mois)(?= ?: ?[^\\s\\d]{0,4} ?\\d| (?:make|made|brought|bring|gave|give|came to|come to|stands? at|stood at|reach(?:ed)?|totalisent|atteignent|together|in all|font|donnent|ont (?:donne|rapporte|fait)|ensemble|cumules)(?![a-z]))`,
    `(?:ytd|year[- ]to[- ]date|cumule?e?s?)(?: (?:at|a|au|to|fin|the|end|of|\\d{1,2}))* (?<toMonth>${MONTH_NAMES})${NO_YEAR}`,
    `(?<ytd>year[- ]to[- ]date)(?= (?:revenues?|sales|turnover|takings|income|results?|profits?)(?![a-z])| ?:)`,
    `(?<next>next|the coming|coming|this coming|le prochain|la prochaine|l'annee|l'exercice|l'an|le trimestre|le semestre) (?<nextName>year|quarter|half|trimestre|semestre|annee|exercice|prochaine?)(?! (?:round|generation|time))`,
    `(?:at |since |on )(?<newYear>new year)(?:'s (?:eve|day))?`,
    `(?<opening>(?:at|from) the (?:start|beginning|opening) of (?:the|this) year|(?:en|au) debut (?:d'|de l'|de cette )annee)`,
    `(?<running>(?:the|our|its) current (?:financial |fiscal )?year|(?:the|this) (?:financial|fiscal) year now (?:running|in progress)|l'exercice en cours|l'annee en cours)`,
    `(?<past>last month(?!'s)|the month just (?:ended|past|over|gone)|le mois (?:dernier|ecoule|passe))`,
    `(?<ago>(?:a|one) year (?:ago|back)|(?:twelve|12) months ago|(?:at )?(?:this|the same) time last year|il y a (?:un an|douze mois|12 mois)|a la meme (?:epoque|date),? (?:de )?l'an(?:nee)? (?:passee?|derniere?|dernier))`,
    `(?<closing>(?:the )?(?:end|close) of ${LAST}|(?:la )?fin (?:de )?l'an(?:nee)? (?:dernier|derniere|passee?))`,
    `(?<=^|[.;:] )${LAST}(?=,? (?:we|it|they|the (?:company|group|mill|firm)|nous|elle|ils?|la societe|le groupe) )`,
    `${LAST}(?= (?:was|were|had|ended|closed|finished|brought|came|made|avait|a fini|a ete|etait|s'etait|fut|in full|entier)\\b)`,
  ]
    .map((shape) => `(?<![a-z\\d])(?:${shape})(?![a-z\\d])`)
    .join('|'),
  'g',
);

/** Days that are told from the one a paper was written on: what stands stood so then, and nothing was earned in them. */
export const IS_A_DAY =
  /\b(?:ago|back|il y a|time last year|a la meme|(?:start|beginning|opening) of (?:the|this) year|debut d)/;

/** So many months after they ended `the eight months` of a year are those a paper reports on. */
const FRESH = 2;

/**
 * Times counted from the day a document was written: `October last year`, `from January to April`, `ten months so far`, `last
 * year was`. A year is the financial one where that is another.
 */
function relativeIn(
  text: string,
  { year, month, isMonthEnd = false, fiscalEnd = null, reported = null }: Written,
): DateMention[] {
  if (!NAMES_TIME.test(text) && !NAMES_MONTH.test(text)) return [];
  const current = fiscalEnd !== null && month > fiscalEnd ? year + 1 : year;
  const mention = (start: number, end: number, date: string): DateMention[] => [
    { start, end, date, isYearEnd: false },
  ];
  return [...text.matchAll(RELATIVE)].flatMap(({ 0: whole, index, groups = {} }) => {
    const end = index + whole.length;
    const { lastMonth, sofar, months, year: told, span, spanName, spanEnd, stretch, next, nextName } = groups;
    if (spanEnd) {
      const last = Number(monthText(spanEnd));
      const own = last > month ? year - 1 : year;
      const length = span ? countOf(span) : /^(?:half|sem)/.test(spanName ?? '') ? 6 : 3;
      return length >= 2 && length <= 12
        ? mention(index, end, monthsUpTo(`${own}-${two(last)}`, length))
        : [];
    }
    if (groups['running']) return mention(index, end, String(current));
    if (groups['past']) return mention(index, end, monthsLater(`${year}-${two(month)}`, isMonthEnd ? 0 : -1));
    if (groups['ago']) return mention(index, end, `${year - 1}-${two(month)}`);
    if (groups['opening']) return mention(index, end, `${current - 1}-${two(fiscalEnd ?? 12)}`);
    // What stands at New Year stood at the end of the year before.
    if (groups['newYear']) return mention(index, end, `${year - 1}-12`);
    const { since, sinceMonth, planTo } = groups;
    if (since && sinceMonth) {
      const [length, first] = [countOf(since), Number(monthText(sinceMonth))];
      // They began in the last such month from which so many were over.
      const isOver = first + length - 1 <= month;
      const begins = `${isOver ? year : year - 1}-${two(first)}`;
      return length >= 2 && length <= 12
        ? mention(index, end, monthsUpTo(monthsLater(begins, length - 1), length))
        : [];
    }
    if (planTo) {
      const last = Number(monthText(planTo));
      return mention(index, end, monthsUpTo(`${last >= month ? year : year + 1}-${two(last)}`, 12));
    }
    if (groups['closes'])
      return mention(index, end, String(Number(monthText(groups['closes'])) > month ? year - 1 : year));
    const { toMonth, ytd } = groups;
    if (toMonth && fiscalEnd === null) {
      const last = monthText(toMonth);
      const own = Number(last) > month ? year - 1 : year;
      return mention(index, end, monthsAsDate(`${own}-01`, `${own}-${last}`));
    }
    if (ytd || toMonth) {
      const date = fiscalEnd === null ? toDateOf({ year, month, isMonthEnd, reported }) : null;
      return date === null ? [] : mention(index, end, date);
    }
    if (stretch) {
      const length = /^(?:six|6)$/.test(stretch) ? 6 : 9;
      return fiscalEnd === null && length <= month
        ? mention(index, end, monthsAsDate(`${year}-01`, `${year}-${two(length)}`))
        : [];
    }
    const few = groups['few'] ?? groups['opens'];
    if (few) {
      const length = countOf(few);
      const isFresh = length >= 2 && length <= 11 && month >= length && month - length <= FRESH;
      return fiscalEnd === null && isFresh
        ? mention(index, end, monthsAsDate(`${year}-01`, `${year}-${two(length)}`))
        : [];
    }
    if (next && nextName)
      return nextTime(`${next} ${nextName}`, current, reported).flatMap((date) => mention(index, end, date));
    const [from, to] = [groups['from'] ?? groups['head'], groups['to'] ?? groups['tail']];
    if (groups['closing'])
      return mention(index, end, fiscalEnd === null ? `${year - 1}-12` : `${current - 1}-${two(fiscalEnd)}`);
    if (lastMonth) return mention(index, end, `${year - 1}-${monthText(lastMonth)}`);
    if (from && to) {
      const [first, last] = [monthText(from), monthText(to)];
      const isAhead = isAimedAt(text, index, end);
      const ends = isAhead ? year + (Number(last) < month ? 1 : 0) : year - (Number(last) > month ? 1 : 0);
      return mention(
        index,
        end,
        monthsAsDate(`${first > last ? ends - 1 : ends}-${first}`, `${ends}-${last}`),
      );
    }
    const count = countOf(sofar ?? months ?? '');
    if (told || sofar) {
      const isWhole = count >= 2 && count <= 11;
      return isWhole
        ? mention(index, end, monthsAsDate(`${told ?? year}-01`, `${told ?? year}-${two(count)}`))
        : [];
    }
    return mention(index, end, String(current - 1));
  });
}

function monthsLater(date: string, months: number): string {
  const at = Number(date.slice(0, 4)) * 12 + Number(date.slice(5)) - 1 + months;
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}`;
}

/** The months of the year as far as a document reports: to the end of its quarter, or to the last that was over when it was written. */
export function toDateOf({ year, month, isMonthEnd = false, reported = null }: Written): string | null {
  const [, own, kind, count] = /^(\d{4})-([HQ])(\d)$/.exec(reported ?? '') ?? [];
  if (own !== undefined)
    return monthsAsDate(`${own}-01`, `${own}-${two(Number(count) * (kind === 'Q' ? 3 : 6))}`);
  const last = isMonthEnd ? month : month - 1;
  return last > 0 ? monthsAsDate(`${year}-01`, `${year}-${two(last)}`) : null;
}

/** `next year`, `le trimestre prochain`: the one behind that which is reported on, or lies behind the financial year. */
function nextTime(words: string, current: number, reported: string | null): string[] {
  if (/year|annee|exercice|l'an/.test(words))
    return /next|coming|prochain/.test(words) ? [String(current + 1)] : [];
  const part = /^(\d{4})-([HQ])(\d)$/.exec(reported ?? '');
  const isQuarter = /quarter|trimestre/.test(words);
  if (!part || !/next|coming|prochain/.test(words) || isQuarter !== (part[2] === 'Q')) return [];
  const [year, count] = [Number(part[1]), Number(part[3])];
  const isLast = count === (isQuarter ? 4 : 2);
  return [`${isLast ? year + 1 : year}-${part[2]}${isLast ? 1 : count + 1}`];
}

const ORDINALS = [
  'first|1st|premier|1er',
  'second|2nd|deuxieme|2e|2eme',
  'third|3rd|troisieme|3e|3eme',
  'fourth|4th|last|quatrieme|4e|4eme|dernier',
];
const BARE_PART = new RegExp(
  `(?<![a-z0-9/-])(?:(?<part>[qths])(?<count>[1-4])|(?<ordinal>${ORDINALS.join('|')})[ -](?<name>quarter|half|trimestre|semestre))(?! ?(?:of |de |du )?(?:fy ?)?'?(?:20)?\\d|[a-z0-9]|[.,]\\d| (?:million|billion|thousand|m|bn|k)\\b)(?<lastYear>,? (?:of )?(?:last|the previous|prior) (?:year|yr)| de l'an(?:nee)? (?:dernier|derniere|passee?|precedente?))?`,
  'g',
);

/**
 * Quarters and halves told without a year, `in the second quarter`, `T2`: the last that had begun when a document was written, or that
 * was over where it tells what came of it.
 */
function partsIn(text: string, written: Written): DateMention[] {
  if (!NAMES_PART.test(text)) return [];
  const { year, month, fiscalEnd = null } = written;
  const last = lastPartsIn(text, written);
  // `Q1 Trading?`: the number of a question.
  const isQuestion = text.endsWith('?');
  const told = [...text.matchAll(BARE_PART)].flatMap(({ 0: whole, index, groups = {} }): DateMention[] => {
    if (isQuestion && index === 0) return [];
    const { part, count, ordinal, name, lastYear: isOfLast } = groups;
    const isHalf = part === undefined ? name === 'half' || name === 'semestre' : part === 'h' || part === 's';
    const number =
      count === undefined
        ? ORDINALS.findIndex((words) => words.split('|').includes(ordinal ?? '')) + 1
        : Number(count);
    if (number < 1 || number > (isHalf ? 2 : 4)) return [];
    const length = isHalf ? 6 : 3;
    const mention = (date: string): DateMention[] => [
      { start: index, end: index + whole.length, date, isYearEnd: false },
    ];
    if (fiscalEnd !== null && !isAimedAt(text, index, index + whole.length)) {
      const own = yearOfPart(written, fiscalEnd, length * (number - 1)) - (isOfLast === undefined ? 0 : 1);
      return mention(fiscalPart(`${own}-${isHalf ? 'H' : 'Q'}${number}`, fiscalEnd));
    }
    const begins = (number - 1) * length + 1;
    // What has come to pass in a part that is not over was in that of the year before.
    const isOver =
      begins + length - 1 <= month || fiscalEnd !== null || !HAS_COME.test(text) || GOES_ON.test(text);
    // What is aimed at is to come.
    const isAimed = isOfLast === undefined && isAimedAt(text, index, index + whole.length);
    const own = isAimed
      ? year + (begins + length - 1 < month ? 1 : 0)
      : year - (begins > month || !isOver ? 1 : 0) - (isOfLast === undefined ? 0 : 1);
    return mention(`${own}-${isHalf ? 'H' : 'Q'}${number}`);
  });
  return last.length === 0 ? told : [...without(told, last), ...last];
}
/** `Objectif du T4`, `our target for the second half`, `we hope for 4 million in November`. */
const AIMED_AT =
  /\b(?:objectifs?|cibles?|prevision|prevu(?:e|s|es)?|visons|attendu(?:e|s|es)?|targets?|goals?|aim(?:s|ing)?|(?<!\b(?:monthly|annual|yearly|weekly|prepaid|paid) )plans?|planned|forecasts?|expect(?:s|ed)?|budget(?:ed)?|guidance|hop(?:e|es|ing) (?:for|to)|esper(?:ons|e|ent)|comptons(?! (?:(?:plus|pres) de |environ |[a-z]+(?:ment|jourd'hui|mais|deja) |deja )*\d)|(?:inter|par)viendr\w+|aur(?:a|ait) lieu|would (?:follow|come|be paid|be drawn)|will (?:follow|come|be paid|be drawn|open|begin|start))\b(?<between>(?:[^.;:]|\.(?=\d))*)$/;
const AIMED_BEHIND =
  /^,? (?:nous (?:visons|prevoyons|attendons|esperons)|(?:we|the company|the team) (?:now )?(?:aim|plan|expect|target|forecast|hope))\b/;
const REACH = 60;
/** Whether words around a time without a year say that it is to come. */
function isAimedAt(text: string, start: number, end: number): boolean {
  if (WAS_AIMED.test(text.slice(end))) return false;
  const between = AIMED_AT.exec(text.slice(Math.max(0, start - REACH), start))?.groups?.['between'];
  return (between !== undefined && !HAS_COME.test(between)) || AIMED_BEHIND.test(text.slice(end));
}
/** `The budget for Q2 was 66 billion`: of a part that is over. */
const WAS_AIMED = /^ (?:was|were|had been|etai(?:t|ent)|avai(?:t|ent) ete) /;
const HAS_COME =
  /\b(?:was|were|came|closed|ended|reached|made|sold|brought|took|grew|rose|fell|had|avons|avions|ont|a (?:ete|atteint|rapporte|progresse|recule)|etait|etaient|s'est|se sont)\b/;
const GOES_ON =
  /\b(?:will|shall|would|plan\w*|target\w*|budget\w*|forecast\w*|expect\w*|aim\w*|so far|to date|start\w*|beg[aiu]n\w*|already|open\w*|until now|running|prev\w+|objectif\w*|visons|d'ici|a ce jour|deja|commenc\w*|debut\w*|en cours)\b/;

const LAST_PART =
  /(?<![a-z])(?:(?:the |our |le |du |au )?(?:last|past|dernier) (?<name>quarter|half(?:[- ]year)?|trimestre|semestre)|(?<behind>quarter|half[- ]year|trimestre|semestre) (?:dernier|ecoule|just (?:ended|closed|over))|(?<of>half)[- ]year(?:ly)?(?= (?:revenues?|sales|turnover|takings|income|results?|profits?)(?![a-z]))|(?<=(?:ventes|recettes|affaires|revenus|resultats?) )(?<fr>semestriel)(?:le)?s?)(?![a-z])(?! ?(?:of|du|de l'(?:an|ex)|de la|de|in) ?(?:the |last |20|year|annee|exercice|an\b))(?! (?:20|last year))/g;

/** `the last quarter`, `le semestre écoulé`, `half-year sales`: the one reported on, else the latest that was over. */
function lastPartsIn(text: string, { year, month, reported = null }: Written): DateMention[] {
  return [...text.matchAll(LAST_PART)].map(({ 0: whole, index, groups = {} }) => {
    const { name, behind, of, fr } = groups;
    const isHalf = /^(?:half|sem)/.test(name ?? behind ?? of ?? fr ?? '');
    const length = isHalf ? 6 : 3;
    const over = year * (12 / length) + Math.floor((month - 1) / length) - 1;
    const date = `${Math.floor(over / (12 / length))}-${isHalf ? 'H' : 'Q'}${(over % (12 / length)) + 1}`;
    const own = reported?.[5] === (isHalf ? 'H' : 'Q') ? reported : date;
    return { start: index, end: index + whole.length, date: own, isYearEnd: false };
  });
}

const OWN_PART =
  /\b(?:(?:for|in|during|over|of) (?:the|this) (?<en>quarter|half(?:[- ]year)?)|this (?<this>quarter|half(?:[- ]year)?)|(?:au cours du|pendant le|sur le|ce|du|le) (?<fr>trimestre|semestre))\b(?! (?:of|ended|ending|to|de|clos|prochain|dernier|precedent|suivant|before|of))|\b(?:the )?same (?<same>quarter|half(?:[- ]year)?)(?: of| in)? (?:last year|the (?:previous|prior) year|a year (?:ago|earlier)|(?<of>20[0-4]\d))|\b(?:au )?meme (?<meme>trimestre|semestre) (?:de (?<de>20[0-4]\d)|de l'(?:an dernier|annee (?:precedente|derniere|passee))|(?:un an|l'an) (?:plus tot|dernier))/g;

/** `for the quarter`, `ce trimestre`, `the same quarter last year` in a letter that reports on one. */
function ownPartsIn(text: string, { reported = null }: Written): DateMention[] {
  const part = /^(\d{4})-([HQ]\d)$/.exec(reported ?? '');
  if (!part || !NAMES_PART.test(text)) return [];
  return [...text.matchAll(OWN_PART)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { en, this: own, fr, same, meme } = groups;
    const name = en ?? own ?? fr ?? same ?? meme ?? '';
    const isQuarter = name === 'quarter' || name === 'trimestre';
    if (isQuarter !== part[2]?.startsWith('Q')) return [];
    const told = groups['of'] ?? groups['de'];
    const year =
      told === undefined
        ? Number(part[1]) - (same === undefined && meme === undefined ? 0 : 1)
        : Number(told);
    return [{ start: index, end: index + whole.length, date: `${year}-${part[2]}`, isYearEnd: false }];
  });
}

const OF_FISCAL = new RegExp(
  `(?<![a-z0-9])(?:(?<part>[qths])(?<count>[1-4])|(?<ordinal>${[
    'first|1st|premier|1er',
    'second|2nd|deuxieme|2e|2eme',
    'third|3rd|troisieme|3e|3eme',
    'fourth|4th|quatrieme|4e|4eme',
  ].join(
    '|',
  )}) (?<name>quarter|half|trimestre|semestre))(?: of| de)?(?: the| our| l')? ?(?:(?:fy ?'?|(?:financial|fiscal) year |exercice )(?<year>(?:20)?\\d\\d)|(?:financial|fiscal) year|exercice)(?![a-z0-9])`,
  'g',
);
const COUNTS = [
  'first|1st|premier|1er',
  'second|2nd|deuxieme|2e|2eme',
  'third|3rd|troisieme|3e|3eme',
  'fourth|4th|quatrieme|4e|4eme',
];

/** The financial year that the day of the document lies in, or the one before where a part that many months into it has not begun. */
function yearOfPart({ year, month }: Written, end: number, after: number): number {
  const current = month > end ? year + 1 : year;
  const begins = (current - 1) * 12 + end + after;
  return current - (begins >= year * 12 + month ? 1 : 0);
}

/** `Q2 FY2026`, `second quarter of the financial year`, in months of the calendar; without a year the last that had begun. */
function fiscalPartsIn(text: string, written: Written): DateMention[] {
  const { fiscalEnd = null } = written;
  if (!NAMES_PART.test(text)) return [];
  return [...text.matchAll(OF_FISCAL)].flatMap(({ 0: whole, index, groups = {} }) => {
    const isHalf =
      groups['name'] === undefined ? /[hs]/.test(groups['part'] ?? '') : /half|semestre/.test(groups['name']);
    const count =
      groups['count'] === undefined
        ? COUNTS.findIndex((words) => words.split('|').includes(groups['ordinal'] ?? '')) + 1
        : Number(groups['count']);
    if (count < 1 || count > (isHalf ? 2 : 4)) return [];
    const length = isHalf ? 6 : 3;
    const told = groups['year'];
    if (fiscalEnd === null && told === undefined) return [];
    const end = fiscalEnd ?? 12;
    const own =
      told === undefined
        ? yearOfPart(written, end, length * (count - 1))
        : Number(told.length === 2 ? `20${told}` : told);
    const date = fiscalPart(`${own}-${isHalf ? 'H' : 'Q'}${count}`, end);
    return [{ start: index, end: index + whole.length, date, isYearEnd: false }];
  });
}

/** `the same months of 2025`, `la même période de l'an dernier`. */
export const SAME_STRETCH = new RegExp(
  `\\b(?:the )?(?:same|memes?) (?:(?:${COUNT}|\\d{1,2}) )?(?:months|period|stretch|quarter|half(?:[- ]year)?|mois|periode|trimestre|semestre),? (?:(?:of|in|de|en) )?(?:(?<year>20[0-4]\\d)|(?:last year|the (?:previous|prior|preceding) year|(?:a|one) year (?:ago|earlier|before)|(?:l'an(?:nee)? |de )*l'an(?:nee)? (?:dernier|derniere|passee?|precedente?)|un an (?:plus tot|avant)))(?![a-z\\d])`,
);
/** A stretch of months, a quarter or a half in another year, by default in the one before; null for what is none. */
export function inYear(stretch: string | null, year: string | undefined): string | null {
  if (stretch === null || !/-[QH]\d$| to /.test(stretch)) return null;
  const last = Number(stretch.split(' to ').at(-1)?.slice(0, 4));
  return yearsLater(stretch, (year === undefined ? last - 1 : Number(year)) - last);
}

/** A stretch of months or a part of a year as heads of columns write it. */
export function spanText(date: string): string {
  const [first = '', last = first] = date.split(' to ');
  const [, part] = first.split('-');
  const day = (month: string): string => `1/${month.slice(5)}/${month.slice(0, 4)}`;
  return last === first ? `${part} ${first.slice(0, 4)}`.toLowerCase() : `${day(first)} to ${day(last)}`;
}
