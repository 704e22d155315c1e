import type { NumberKind } from '../document.ts';
import type { NumeralContext } from './figure-context.ts';
import { nearestCue, numberKind, OF_RESULT } from './figure-near.ts';

/** `Pret recherche : 90 millions`, `Round size: $2M`. */
const NAMES_THE_ASK =
  /^(?:[a-z' -]{0,24}\b)?(?:pret|emprunt|recherche|montant|besoin|round|amount|loan|total|target|size|levee|ticket|funding|objectif|goal)\b[a-z' -]{0,16}: ?$/;

export const SMALLEST_ASK = 1000;
/** What a paper allows, and nobody asks for. */
export const MAY_ISSUE =
  /\b(?:may|might|could|peut|peuvent|pourra(?:it)?) (?:issue|offer|emettre|proposer)\b[^.;\d]{0,60}$/;

/** `$8m pre`, `before the new money`, `avant apport`: a worth, whatever is asked for beside it. */
export const VALUED =
  /^ (?:on|sur) (?:the company|la societe),? (?:before|after|avant|apres)\b|^ (?:once|when) (?:all |the |this )?(?:new )?(?:money|round|investment) is (?:in|closed|complete)\b|^ (?:for|pour) (?:the whole of |all of |toute )?(?:the company|la societe),? (?:before|after|avant|apres)\b|^ ?(?:\(?(?:pre|post)\b(?![- ]?(?:seed|order|paid|pay|operat|covid|series))|(?:before|after) (?:the |any |its |their |this |that )?(?:new |round's |fresh )?(?:money|round|investment|raise|funds|subscription)\b|avant (?:l'|le |la |son |cette )?(?:apport|souscription|augmentation|operation|tour|levee|investissement|entree)|apres (?:l'|le |la |son |cette )?(?:apport|augmentation|operation|tour|levee|entree|investissement))/;

/** `R48 million before.`, `2,8 milliards avant`: a worth where a sum stands before it that is no result. */
const VALUED_BARE =
  /^ ?(?:before|avant|after|apres)(?= ?(?:$|[.,;:)]|(?:and|et) [^a-z]{0,4}(?:[a-z]{1,4}[$£₵]? ?)?\d))/;

/** `agreed at GHS 19m and after it at`: the worth on the other side of a round. */
const AFTER_IT =
  /\b(?:after|before|apres|avant) (?:it|that|completion|elle|celle-ci|cette operation|(?:the )?(?:round|raise|money)|(?:la |l')?(?:levee|operation|apport)) ?(?:at|is|of|a|de|:)? ?$|\b(?:valeur|value|worth|valorisation)\b.{0,60}[,;] ?(?:et |and )?(?:after|apres) ?:? ?(?:[^\s\d]{1,4} ?)?$/;

/** `$400k at $2.4m`: what is asked for, and at what worth. */
const AT_WORTH =
  /^ ?(?:\([^()]{0,24}\) ?)?(?:at|(?:pour|sur|a) une (?:valeur|base|valorisation) de|(?:at|on) a value of) ?$/;

/** `Valeur proposée : 1 950 millions avant`. */
const IS_A_VALUE = /\b(?:valeur|valorisation|value|valuation)\b[^.;\d]{0,40}$/;

/** A worth told by its place alone: behind the sum asked for. */
export function isWorth({ text, numeral, others, previous }: NumeralContext): boolean {
  const sum = others.findLast(
    ({ end, unit, isScaled }) => end <= numeral.start && (unit === 'money' || isScaled),
  );
  const before = text.slice(0, numeral.start);
  if (AFTER_IT.test(before) && (previous?.kind === 'valuation' || /\b(?:value|valued|valeur)\b/.test(text)))
    return true;
  if (OF_RESULT.test(before)) return false;
  if (VALUED_BARE.test(text.slice(numeral.end)) && (sum || IS_A_VALUE.test(before))) return true;
  return sum !== undefined && numeral.value > sum.value && AT_WORTH.test(text.slice(sum.end, numeral.start));
}

/** `USD 3m of Series A shares`, `EGP 75 million of new equity`: what a sum buys of the company. */
export const OF_EQUITY =
  /^(?= (?:series [a-e]|seed|pre-?seed|bridge|safe)\b(?! (?:investors?|company|stage|lead)))| ?(?:\([^()]{0,30}\) ?)?(?:of|in|en|de|d'|for) (?:new |nouvelles? )?(?:series [a-e]\b|seed\b|pre-?seed|preferred|preference|(?:ordinary|redeemable|new|class [a-z]) shares|equity\b|convertible|safes?\b|actions\b|fonds propres|obligations convertibles)/;

/** `$900,000 (about KES 116m) as a priced seed round`, `$250,000 (the Purchase Amount)`, `soit 275 millions pour une valeur de`. */
export const OF_A_ROUND =
  /^ ?(?:apportee?s? en numeraire|(?:as|in) (?:an? |the )?(?:priced |new |first )?(?:(?:pre-?)?seed|series [a-e]|equity|bridge|convertible|ordinary shares)\b|\((?:the )?["']?(?:purchase|subscription|investment|principal) amount\b|(?:de (?:francs|fcfa) |fcfa )?(?:pour|sur|a) une (?:valeur|base|valorisation) (?:de|d'|avant|pre))/;

/** `€700,000 at 3.1m pre-money`: a sum with the worth it comes at, where it was not raised before. */
const AT_A_WORTH =
  /^ ?(?:at|on|pour|sur|a) (?:an? |une valorisation de )?[^a-z\d]{0,3}(?:[a-z]{1,4}[$£€]? ?)?\d[\d.,]*(?: \d{3})* ?(?:k|mn?|bn|mds?|millions?|milliards?|crore|lakh)?,?(?: [a-z]{3,5})? (?:pre|post|before the (?:new )?money|avant (?:l'|la |le )?(?:argent|apport|levee|tour))\b/;
const WAS_RAISED =
  /\b(?:raised|closed|completed|previous|last|earlier|since|ago|in (?:[a-z]{3,9} )?20\d\d|avons leve|leve en|precedente?|dernier|derniere|en (?:[a-z]{3,9} )?20\d\d)\b/;
export const isAtWorth = (told: string, behind: string): boolean =>
  AT_A_WORTH.test(behind) && !WAS_RAISED.test(told);

/** Who invests says what sum. */
export const SUBSCRIBED =
  /\b(?:subscribes?|commits?|committed|invests?|(?:shall|will|is to|are to) (?:pay to the company|invest|subscribe|advance)(?: for (?:new |ordinary |preference )*shares)?|agreed to (?:subscribe|invest|advance)|(?:is|are|agrees?|undertakes?|has|have) (?:to )?(?:subscribed?|invest(?:ed)?|put in|advance[sd]?)(?: for (?:new |ordinary |preference |series [a-z]+ )*(?:shares|stock))?|(?:paid|transferred|advanced|lent|remitted|wired) (?:in )?to the (?:company|issuer|borrower)|a (?:verse|vire|remis|prete|avance) a la (?:societe|compagnie|debitrice)|souscri(?:t|ra|re)|s'engage a (?:verser|souscrire|investir)|has offered|(?:(?:a|an|our|the) (?:series [a-e]|seed|bridge|pre-seed)(?: round)? of)|(?:propos(?:e|ons|ent)|lan[cs](?:e|ons|ent)|decid(?:e|ent)) une augmentation de capital de|negotiating an investment of|against payment[^.;\d]{0,24} of|(?:notes|bonds|obligations)(?: [a-z]+){0,4} (?:of|for) up to(?: united states dollars [a-z ]+ \()?|in exchange for the payment by [^.;\d]{3,60} of|(?:offers?|offering|issue|issuing|placing|emet|emettons|emission d[e']) ?(?:up to )?(?:\d[\d,]* )?(?:new |convertible |ordinary |preference )*(?:shares|notes|bonds|actions|obligations)(?: (?:convertibles?|nouvelles))? (?:for|worth|of|pour|de)|invite [a-z ]{3,24} to (?:put in|subscribe|invest)|ouvr(?:ons|e) (?:le|notre|son) capital|il (?:nous )?faut)(?: \d[\d, ]*(?: [a-z]+){0,3} (?:shares|actions|parts))?(?: (?:for|up to|to|the sum of|an? (?:aggregate|total)(?: sum| amount)? of|la somme de|un montant de|a hauteur de|pour))? $/;

/** `We have invested 90,000 in a press`: what a company spends itself. */
export const WE_INVEST =
  /\b(?:we|nous|the company|la societe)(?: (?:have|has|also|already|avons|a|deja|since|then))* (?:invest(?:s|ed)?|put in|investi(?:ssons|t)?) [^.;\d]{0,8}$/;

/** `The fund pays 4,000,000 for 80,000 preference shares`, `50 a share, 4,000,000 in all`: the sum for all the shares. */
export const PAYS =
  /\b(?:pays?|contributes?|puts? in|verse(?:ra)?|apporte(?:ra)?|paie(?:ra)?) (?:the sum of |la somme de )?$/;
export const FOR_SHARES =
  /^ (?:for|against|pour|contre) \d[\d,. ]*(?: (?:new|ordinary|preference|preferred|redeemable|class|series|[a-e]|nouvelles?))* (?:shares|actions|parts)\b/;
export const A_SHARE =
  /\b(?:(?:a|per|each|par) (?:share|action|part)|l'action|la part),? (?:or |soit |that is )?$/;

/** `“Subscription Amount” means ₦450,000,000`, `soit un Prix de souscription de 1 800 000 dinars`. */
export const IS_DEFINED =
  /\b(?:subscription|purchase|investment) (?:amount|price) ?["”»]? (?:means|shall be|is)(?: (?:the|an?) (?:(?:aggregate|total) )?(?:amount|sum) of)? ?(?:[^\s\d]{1,4} ?)?$|\b(?:montant|prix) (?:total )?(?:de (?:la )?souscription|de l'investissement|d'emission global) ?["”»]? ?(?:est|designe|signifie|s'entend|:)? ?(?:de|d'un montant de|la somme de)? ?$/;

/** `of US$ 350,000 (the Purchase Amount)`. */
export const IS_PURCHASE =
  /^ ?\(?(?:the |le )?["“«]? ?(?:purchase|subscription|investment) (?:amount|price)\b/;

/** `Amount USD 1,200,000`, `Subscription amount: …`, `Principal amount of the notes …` where nothing was asked for yet. */
export const opensAsAmount = ({ text, numeral, hasAsk }: NumeralContext): boolean =>
  !hasAsk && numeral.value >= SMALLEST_ASK && AS_AMOUNT.test(text.slice(0, numeral.start));

const AS_AMOUNT =
  /^(?:\d{1,2}(?:[.)]|\.\d{1,2}[.)]?) ?)?(?:(?:the )?(?:(?:aggregate |total )?(?:investment|subscription|purchase) (?:amount|price)|(?:amount|size) of the (?:investment|round|offering)|amount|(?:the )?(?:next|current|new|open) round|(?:tour|levee)(?: de table)? (?:en cours|actuel|a venir)|financement recherche|montant souscrit|round size|montant (?:recherche|demande|sollicite|vise|a lever|de (?:l'emprunt|l'emission|la levee|l'operation))|amount (?:sought|to be raised|of the (?:issue|offer|loan))|(?:money|equity|funding|capital) sought|raise|raising|besoin(?: (?:total|de financement|en fonds propres))?(?= ?: )|montant(?: de (?:l'investissement|la souscription|l'apport))?|investissement)(?: (?:is|est(?: de)?))?|(?:the )?investors? (?:will |shall |agrees? to )?(?:subscribes? for|invests?|puts? in)(?: [a-z\d,]+){0,8}?(?: (?:for|at)(?: an?| the)?(?: (?:aggregate |total )?(?:price|amount|sum|consideration))?)?|l'investisseur (?:souscrit|apporte|verse)(?: [a-z']+){0,6}?)[: ]{0,3}(?:of |de |a hauteur de )?$/;

/** Amounts after the first one are what the money is for, unless a second sum is asked for in so many words. */
export function isSecondAsk({ previous, passage, cues, numeral }: NumeralContext): boolean {
  if (previous?.passage !== passage) return false;
  return !cues.some(
    ({ kind, start }) => kind === 'ask' && start >= previous.numeral.end && start < numeral.start,
  );
}

/** `Sought: pre-money MWK 6,500 million`. */
const NAMES_WORTH =
  /\b(?:pre|post)-?money(?: valuation)?(?: (?:of|is|at|was|stands at))? ?(?:[^\s\d]{1,4} ?)?$/;
/** `Target for 2026: revenue 4,700 million`, `sales in 2025 were 8 million`: told beside what is asked for. */
const NAMES_INCOME =
  /\b(?:revenues?|turnover|chiffre d'affaires|(?:sales|ventes)(?= (?:of|is|was|were|are|in|for|sont|etaient|en|de)\b))(?: (?:of|is|was|were|are|at|in|for|de|est|sont|etait|etaient|en|budgeted|planned|expected|targeted|(?:fy ?)?20\d\d))* ?(?:[^\s\d]{1,4} ?)?$/;
const IS_INCOME =
  /^ (?:of |in |de |d'|en )?(?:annual |yearly )?(?:revenue|turnover|sales|chiffre d'affaires)\b(?! (?:team|staff|force|and marketing|manager|agents|based|share))/;

/** `Coût total : 9,0 millions, dont 6,2 millions levés en capital`: what is built costs more than what is asked for. */
export const COSTS_AS_PROJECT =
  /\b(?:(?:total|whole|full) (?:project )?costs?|costs? of the (?:project|plant|line|programme)|project costs?|couts? (?:total|du projet|de l'investissement|global))(?: (?:is|est|of|de|comes to|s'eleve a))? ?:? ?(?:[^\s\d]{1,4} ?)?$/;
const IS_LEVIED =
  /^ ?(?:\([^()]{3,40}\) ?)?(?:(?:is|are|to be|being|sera|seront) )?(?:levee?s?|raised|a lever|apportee?s?) (?:in|as|by|en|par) (?:new )?(?:equity|shares|capital|fonds propres|actions)\b/;
/** The kind of what a project costs, and of the part of it that is raised; null for any other sum. */
export function kindWithinCost({ text, numeral: { start, end } }: NumeralContext): NumberKind | null {
  if (IS_LEVIED.test(text.slice(end))) return 'ask';
  return COSTS_AS_PROJECT.test(text.slice(0, start)) && IS_RAISED_IN_PART.test(text.slice(end))
    ? 'other'
    : null;
}
const IS_RAISED_IN_PART =
  /^[^.;]{0,30}\b(?:of which|dont|including)\b[^;]{0,80}\b(?:raised|levee?s?|equity|capital|fonds propres)\b/;

export function kindUnderAsk(context: NumeralContext): NumberKind {
  const { text, numeral, hasAsk, previous, passage } = context;
  if (NOT_ASKED_FOR.test(text.slice(numeral.end))) return 'other';
  const [before, behind] = [text.slice(0, numeral.start), text.slice(numeral.end)];
  if (NAMES_WORTH.test(before)) return 'valuation';
  if (NAMES_INCOME.test(before) || IS_INCOME.test(behind)) return 'revenue';
  const near = nearestCue(context, new Set(['ask', 'valuation', 'burn', 'cash']), 55);
  if (near === 'ask') return isSecondAsk(context) ? 'other' : 'ask';
  if (near !== null) return numberKind(near);
  const opens = !/[a-z]{3,}/.test(
    text
      .slice(0, numeral.start)
      .replace(
        /^.{0,30}\b(?:loan|pret|dette|equity|ticket|emprunt|credit|subvention|besoin|montant|investissement|grant|debt|facility|total|sum|financement) (?:of|de) /,
        '',
      ),
  );
  const isFirst = !hasAsk && previous?.passage !== passage && numeral.value >= SMALLEST_ASK;
  return isFirst &&
    (opens ||
      NAMES_THE_ASK.test(text.slice(0, numeral.start)) ||
      nearestCue(context, new Set(['ask'])) === 'ask')
    ? 'ask'
    : 'other';
}

/** `Shares after the round: 13,050,000`, `action à 10 TND`: shares, or the price of one. */
export const OF_SHARES =
  /\b(?:shares?|actions?|parts?|titres?) (?:(?:after|before|following|post|pre|in issue|issued|apres|avant)\b[^.;:\d]{0,30}: ?(?:[^\d\s]{1,4} ?)?$|(?:at|a|@) (?:[^\d\s]{1,4} ?)?$)/;
/** `the 120m SAFE of March is fully received`, `the lease of 40m is no part of the round`: nobody is asked for it. */
export const NOT_ASKED_FOR =
  /^[^.;\d]{0,24}\b(?:(?:is|are|was|were) (?:not (?:a )?|no )part of|(?:is|are) (?:not included in|outside|beside)|(?:ne |n')(?:fait|font|faisait|faisaient) pas partie de|n'(?:est|entre|entrent) pas (?:compris|dans)|ne (?:sont|rentrent|entrent) pas (?:compris|dans))\b|^[^.;]{0,40}\b(?:(?:is|was|has been|have been|were|are) (?:now |fully |all )*(?:received|paid in|drawn|disbursed|completed|subscribed|closed)|(?:est|sont|a ete|ont ete) (?:entierement |integralement )?(?:recue?s?|versee?s?|encaissee?s?|decaissee?s?|realisee?s?|souscrite?s?|liberee?s?|cloturee?s?))\b/;
