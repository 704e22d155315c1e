import type { NumberKind } from '../document.ts';
import type { DateMention } from '../words/period.ts';
import type { NumeralContext } from './figure-context.ts';
import { splitOutside } from './figure-cue.ts';
import { isBuyer } from '../words/buyer-word.ts';

/*
 * What a question asks for is what its answer begins with, however both are numbered: `Question 7: How many people work for
 * you?`, `Answer: 38 in October`.
 */

const anyOf = (words: string): string => splitOutside(words).join('|');
const BEFORE_THEM =
  "(?:what (?:is|are|was|were) )?(?:(?:your|the|our|its|current|present|total|and|vos|votre|les|la|le|l'|notre|nos) ?)*";
const NOW = "(?: (?:today|now|currently|at present|aujourd'hui|a ce jour|to date|please))*";

const ASKED: readonly (readonly [NumberKind, RegExp])[] = (
  [
    [
      'team',
      `head ?count | staff | staff (?:count|numbers|strength) | employees | people | personnel | workforce | payroll | number of (?:staff|employees|people|workers)(?: employed)? |
       how many (?:are )?on (?:the |your )?payroll | how many (?:staff|employees|people|persons|workers)(?: (?:do you (?:employ|have)|have you|are you|are (?:there|employed|on (?:the |your )?payroll)|work (?:for you|there|here)|work))? | how many are you | how big is the team |
       effectifs? | salaries | nombre de (?:salaries|personnes|collaborateurs) | combien (?:etes-vous|de (?:salaries|personnes|collaborateurs|employes)(?: (?:avez-vous|comptez-vous|employez-vous|travaillent (?:pour|chez|avec) vous))?)`,
    ],
    [
      'customers',
      `who (?:are|were) (?:(?:the|your|its) )?(?:main |largest |biggest |principal |key )?(?:customers|clients|buyers) | qui sont (?:vos|les) (?:principaux )?(?:clients|acheteurs) | (?:how many|number of) (?:paying |active )*(?:customers|clients|subscribers|buyers|accounts)(?: (?:do you (?:have|serve)|have you|are there|pay|are paying|pay you))? |
       (?:combien de|nombre de) (?:clients?|abonnes|acheteurs)(?: (?:payants?|actifs|avez-vous|comptez-vous|paient|vous paient|servez-vous))*`,
    ],
    [
      'cash',
      `cash(?: (?:at|in|on) (?:the )?(?:bank|hand)| position| balances?| held)?(?: and (?:runway|spending|burn))? | money in (?:the )?bank | (?:how much|what) (?:cash |money )?(?:do you have|have you|is(?: there)?) (?:in|at) (?:the |your )?banks? |
       ou en est (?:la|votre) tresorerie | position de tresorerie | (?:what|how much) cash (?:do you|does the company) (?:hold|have) | tresorerie | combien (?:avez-vous )?(?:en banque|en caisse)(?: avez-vous)?`,
    ],
    [
      'ask',
      `how much (?:money |capital )?(?:do you|are you) (?:want|need|seek|ask(?: for)?|raise|raising|seeking|asking(?: for)?|looking for) | what do you ask(?: of us)?(?: and for what)? | what are you (?:raising|asking for) |
       combien (?:cherchez|levez|demandez|voulez|recherchez)-vous | que demandez-vous`,
    ],
    [
      'revenue',
      `(?:turnover|revenues?|sales|chiffre d'affaires|ventes|recettes)(?: (?:and|et) (?:gross |net |la )?(?:margins?|profits?|results?|ebitda|growth|marge|resultat))?(?: (?:of|in|for|last|this|the|two|three|past|audited|financial|full|years?|fy|so far|and|six|nine|months|quarters?|halves|de|des|du|l'an(?:nee)?|dernier|derniere|passe|ans|annees|deux|trois|et|neuf|mois|@))* |
       can you (?:restate|confirm) (?:your )?(?:turnover|revenues?|sales)(?: (?:for|of) [a-z @]{3,24})?(?:, audited)?`,
    ],
  ] as const
).map(([kind, words]) => [kind, new RegExp(`^${BEFORE_THEM}(?:${anyOf(words)})${NOW}$`)]);

const NUMBERING =
  /^(?:[*_#>–-] ?)*(?:(?:question|q|no|n)\b\.? ?)?(?:[a-z]?\d{1,2}(?:\.\d{1,2})?[a-z]?(?![\d%]))? ?[.):–|\t-]{0,2} ?/;
const BIDS =
  '(?:please )?(?:give|state|provide|confirm|indicate|tell us|veuillez (?:donner|indiquer)|merci (?:de donner|d.indiquer))(?: us)? ';
/** `Q3. Cash position?`, `A1. Please give revenue and margin.` */
const IS_A_QUESTION = new RegExp(
  `\\?[*_ ]*$|^(?:(?:question|q|no|n|[a-z])?\\.? ?\\d{1,2}(?:\\.\\d{1,2})?[.):]? )${BIDS}[^.]{4,90}\\.$`,
);
/** `Q3.` before `Give the sales of two years.` */
const IS_NUMBER = /^(?:question|q) ?\d{1,2}[.):]$/;
const IS_A_BID = new RegExp(`^${BIDS}[^.]{4,90}\\.$`);
const MARK =
  '(?:[*_] ?)*(?:(?:our )?(?:answer|reponse|ans|a|r)(?![a-z])\\.? ?\\d{0,2}(?!\\d) ?[.:)–-]* ?)?(?:[*_] ?)*';
const IS_MARK = new RegExp(`^${MARK}$`);

/** The question asked last, and whether what stands next may begin its answer. */
export type Asked = { readonly question: string; readonly isFresh: boolean };
export const NOTHING_ASKED: Asked = { question: '', isFresh: false };
export function askedAfter(asked: Asked, text: string): Asked {
  const isBid = asked.isFresh && IS_NUMBER.test(asked.question) && IS_A_BID.test(text);
  if (isBid || IS_A_QUESTION.test(text) || IS_NUMBER.test(text)) return { question: text, isFresh: true };
  return { ...asked, isFresh: IS_MARK.test(text) };
}

/** What a question asks for; null for all else. */
function kindAsked(question: string): NumberKind | null {
  const asked = question
    .replace(NUMBERING, '')
    .replace(new RegExp(`^${BIDS}`), '')
    .replace(/[\s?*_.]+$/, '');
  return ASKED.find(([, words]) => words.test(asked))?.[0] ?? null;
}

const TIME =
  '(?:(?:(?:audited|management|unaudited) (?:accounts|figures),? )?(?:in|for|at|on|as at|en|pour|au|a fin)? ?(?:the )?@(?: ?\\((?:(?:the )?year )?(?:to |ended |clos le )?@\\))? ?[:,]? ?)?';
const OPENS_ANSWER = new RegExp(
  `^${MARK}${TIME}(?:(?:about|some|environ|nearly|just over) )?(?:[^\\s\\d@]{1,4} ?)?$`,
);
const BEGINS_ANEW = /^(?:[*_] ?)*(?:(?:our )?(?:answer|reponse|ans|a|r)(?![a-z])\.? ?\d{0,2} ?[.:)–-]|@)/;
const COUNTED =
  /^(?:$|(?:on|at|as|in|by|au|en|a|fin|full|people|persons|personnes|employees|staff|salaries|permanent|customers|clients|all|and|of|dont|today|now|aujourd'hui|paying|payants?|active|actifs)\b)/;

/** The text before a figure with its dates as `@`. */
function before(text: string, start: number, dates: readonly DateMention[]): string {
  let said = text.slice(0, start);
  for (const date of dates.toReversed())
    if (date.end <= start) said = `${said.slice(0, date.start)}@${said.slice(date.end)}`;
  return said;
}

/** `**Q3. Staff?** 74 in May`: a question and its answer in one. */
const WITH_ITS_QUESTION = /^(?<question>[^?]{3,90}\?)[*_ ]+(?<answer>.*)$/s;
/** `Sales? (years to June)`: a remark on what is asked. */
const REMARK = /^\([^()?]{0,80}\)\s*/;
/** `FY2025 N$24.8m; FY2026`: the same of the times before, in a list. */
const LISTED =
  /^(?:(?:in |for |en |pour )?@ ?:? ?(?:[^\s\d@]{1,4} ?)?\d[\d.,]*(?: ?(?:m|bn|k|million|billion|millions|milliards?))?(?:[;,]| and| et) ?)+(?=(?:in |for |en |pour )?@)/;
/** `In 2024 it was`: what was asked for, by a word that stands for it. */
const STANDS_FOR_IT =
  /(?<=@,? ?)\b(?:(?:it|this|that|they|those) (?:was|is|were|are|came to|had been|stood at)|we (?:had|made)|c'(?:est|etait)|(?:elles?|ils?) (?:est|etai(?:t|ent)|ont ete)(?: de)?) /g;

const opensAnswer = (answer: string): boolean =>
  OPENS_ANSWER.test(answer.replace(REMARK, '').replaceAll(STANDS_FOR_IT, '').replace(LISTED, ''));

/** What a figure is of that an answer begins with, by its question; null where there is none, or it asks for something else. */
export function kindAnswered({ text, numeral, dates, asked }: NumeralContext): NumberKind | null {
  const said = before(text, numeral.start, dates);
  const { question = asked.question, answer = said } = WITH_ITS_QUESTION.exec(said)?.groups ?? {};
  if (question === '' || !opensAnswer(answer)) return null;
  if (answer === said && !asked.isFresh && !BEGINS_ANEW.test(answer)) return null;
  const kind = kindAsked(question);
  if (kind === 'team' || kind === 'customers')
    return numeral.unit === 'count' &&
      !numeral.isScaled &&
      Number.isInteger(numeral.value) &&
      (COUNTED.test(numeral.noun) || (kind === 'customers' && isBuyer(numeral.noun)))
      ? kind
      : null;
  return numeral.unit === 'money' || numeral.isScaled ? kind : null;
}
