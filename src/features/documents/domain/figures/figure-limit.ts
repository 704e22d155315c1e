import type { DocumentType, Limit } from '../document.ts';
import { quotePassage } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import { datesIn, isMonth, monthsUpTo } from '../words/period.ts';
import type { Figure } from './figure-context.ts';
import {
  acknowledgedDebt,
  certifiedDebt,
  isBorrower,
  leftOfLoan,
  oneLoan,
  prepaidFrom,
} from './loan-schedule.ts';

/** Debts of a sort, or of a year, are not all there are: `bad debts: nil`, `new borrowings: none`. */
const WHOSE = '(?:^|[.;:,(•-] ?|\\b(?:bank|financial|total|our|the|company|la|les|le|l.|nos|notre) ?)';
/** `R0`, `0 FCFA`, `US$ 0`: a sum of nothing. */
const NIL_SUM = '(?:[a-z$€£]{1,4} ?)?0(?![\\d%]|[.,]\\d)(?: ?[a-z$€£]{1,4}\\b)?';
const ON_A_DAY = '(?: (?:at|as at|on|au|a fin|fin|end)[^.;:]{3,24}?)?';
/** `no bank debt`, `debt-free`, `aucune dette financière`, `owes nothing to banks`: of all that is borrowed. */
const NO_DEBT = new RegExp(
  [
    '\\bno (?:debts?|borrowings?|loans?) (?:to|with|from) (?:any |our |the |its )?(?:banks?|lenders?)',
    '\\b(?:no|without(?: any)?|zero|free of(?: any| all)?) (?:(?:bank|financial|outstanding|external|interest[- ]bearing|long[- ]term) )*(?:debts?|borrowings?|indebtedness|bank loans?)(?: or (?:loans?|borrowings?|overdrafts?))?',
    '\\bno (?:bank )?(?:loans?|overdrafts?)(?:,|,? (?:and|or))? (?:no )?(?:bank )?(?:overdrafts?|loans?|borrowings?|debts?|credit lines?)',
    '\\bno (?:bank )?loans? (?:(?:is|are|was|were) )?outstanding',
    '\\bneither (?:bank )?(?:loans?|debts?|borrowings?) nor (?:loans?|overdrafts?|debts?|borrowings?)',
    `${WHOSE}(?:debts?|borrowings?|indebtedness|bank loans?)${ON_A_DAY}(?: (?:is|are|was|were|stood at))? ?:? ?(?:nil|none|zero|${NIL_SUM})`,
    `${WHOSE}(?:dettes?|endettement|emprunts?)(?: (?:bancaires?|financiere?s?))?${ON_A_DAY}(?: (?:est|etait|sont|etaient))? ?:? ?(?:nul(?:le)?s?|neant|zero|${NIL_SUM})`,
    // A figure set apart, over its name.
    `^${NIL_SUM} (?:of |in |de )?(?:(?:bank|financial|total|outstanding) )*(?:debts?|borrowings?|bank loans?|(?:dettes?|emprunts?|endettement)(?: (?:bancaires?|financiere?s?))?)`,
    '\\bdebt[- ]free',
    '\\b(?:has|have) never (?:(?:taken|had|drawn|raised)(?: out| up| on)? (?:a |any |one )?(?:(?:bank|term) )?(?:loans?|debts?|credits?)|borrowed)(?: from (?:a|any) (?:bank|lender))?',
    "\\bn'(?:a|ont|avons) jamais (?:emprunte|(?:pris|contracte|souscrit|eu) (?:de |d'|un |aucun )?(?:prets?|emprunts?|credits?|dettes?))(?: bancaires?)?",
    '\\b(?:owe[sd]?|owing) (?:nothing|no money) to (?:any |the |our |its )?(?:banks?|lenders?)(?: or (?:banks?|lenders?))?',
    "\\b(?:aucune?|sans(?: aucune?)?|zero|pas (?:de|d')|point de|ni) ?(?:dettes?|emprunts?|endettement)(?: (?:bancaires?|financiere?s?|a long terme|en cours)(?: (?:ni|ou|et) (?:bancaires?|financiere?s?))?)*(?: ni (?:aucune? |de |d')?(?:dettes?|emprunts?|decouverts?|credits?)(?: bancaires?)?)?",
    '\\b(?:ne d(?:oit|oivent|evons|evait|evions) rien (?:a|aux) (?:aucune |nos |ses |une )?banques?)',
  ].join('|'),
);
/** What may stand behind it: nothing that tells of some of it only. */
const OF_ALL =
  /^ ?(?:$|[.,;:()!]|(?:and|et) |(?:balance sheet|company|business)\b(?! of)|(?:whatsoever|outstanding|of any kind|at all|a ce jour|au bilan|au passif|on (?:the|its|our) (?:books|balance sheet)|in the (?:books|company|balance sheet)|dans (?:les comptes|la societe))\b|(?:(?:at|as at|as of|on|by|au|a|a la|fin|at the end of|a fin|a la fin de?) ?(?:the )?(?:end of )?(?:\d|fin |fy ?|20|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)))/;
const HOPED =
  /\b(?:will|would|shall|should|aims?|plan(?:s|ned)?|want|hope|expects?|target|objectif|if|until|unless|sera|serons|serait|aurons|aura|voulons|visons|si|jusqu'a)\b/;
/** `Rivals carry no debt`: of another. */
const OF_OTHERS =
  /\b(?:competitors?|rivals?|concurrents?|customers?|clients?|they|ils|elles|borrowers?|emprunteurs?)\b/;

/** What was so is of no day that the paper leaves to be guessed. */
const IN_THE_PAST = /\b(?:had|was|were|avait|avions|avaient|etait|etions|etaient)\b/;
/** What a deck or a plan says of its company's debts without a day is of its heading's, or of the month in which it was written. */
const TELLS_OF_NOW: ReadonlySet<DocumentType> = new Set(['pitch_deck', 'business_plan']);

const monthBefore = (month: string): string => monthsUpTo(month, 2).slice(0, month.length);
/** The one date of a text; null where it has several. */
function onlyDate(text: string): string | null | undefined {
  const [first, ...others] = new Set(datesIn(text).map(({ date }) => date));
  return others.length > 0 ? null : first;
}

function noDebt(passage: PlacedPassage, written: string | null): Limit[] {
  const { text, heading, page } = passage;
  const found = NO_DEBT.exec(text);
  if (!found || HOPED.test(text) || OF_OTHERS.test(text.slice(0, found.index))) return [];
  const behind = text.slice(found.index + found[0].length);
  const [title = ''] = page.text.split('\n', 1);
  const [clause = ''] = behind.split(/[:;.]/);
  const isOfNow = written !== null && !IN_THE_PAST.test(text.slice(0, text.length - behind.length) + clause);
  const ofNow = isOfNow ? (onlyDate(heading?.text ?? title) ?? written) : null;
  const told = onlyDate(text);
  const period = told === undefined ? ofNow : told;
  if (!OF_ALL.test(behind) || period === null) return [];
  // Who owes nothing in a month owed nothing at the end of the one before, of which others tell.
  const months = period === written && told === undefined ? [period, monthBefore(period)] : [period];
  return months.map((month) => ({
    of: 'debt',
    side: 'most',
    value: 0,
    currency: null,
    period: month,
    quote: quotePassage(passage),
  }));
}

const AT_MOST_BEFORE =
  /\b(?:up to|not (?:more than|exceeding|to exceed|above)|no more than|at most|maximum(?: amount)?(?: of)?|(?:a |the )?(?:ceiling|cap|limit) (?:of|at)|(?:capped|limited) (?:at|to)|dans la limite de|jusqu'a(?: concurrence de)?|au plus|maxim(?:um|al)(?: de)?|(?:sans|ne) (?:pas )?(?:depasser|exceder)|(?:plafonnee?|limitee?) a|plafond (?:de|a))(?: (?:the (?:sum|amount) of|un montant (?:total )?de|la somme de|a total of))? ?$/;
const AT_MOST_BEHIND =
  /^ ?(?:de (?:dinars|dirhams|francs(?: cfa)?|roupies|euros|dollars),? ?)?(?:\([^()]{0,60}\) ?)?,? ?(?:at (?:the )?most|au (?:plus|maximum)|le (?:maximum|plafond)|maximum|or less|and no more|et pas davantage)\b/;
const ALLOWS =
  /\b(?:authori[sz]\w*|approv\w+|allow\w*|permit\w*|empower\w*|mandat\w*|resolv\w+|consent\w*|agree[ds]?|sets?|may|autoris\w+|approuv\w+|pouvoirs?|permet\w*|fix\w+|decid\w+|delegu\w+|accept\w+)\b/;
const OF_A_ROUND =
  /\b(?:rais(?:e|es|ing)|fund-?rais\w+|round|capital increase|increase (?:of|in) (?:the |its |our )?(?:share )?capital|new equity|(?:issue|issuance|subscription) of (?:new |ordinary |preference )*shares|levee|lever|tour de table|tour|augmentation de (?:son |notre |leur )?capital)\b/;
/** What is lent, given to staff or lasts until a round, and the nominal of shares, are no sum a round brings. */
const NOT_OF_A_ROUND =
  /\b(?:nominal\w*|par value|authori[sz]ed (?:share )?capital|loans?|borrow\w*|facilit(?:y|ies)|debt|overdraft|bonds?|debentures?|(?:loan |promissory |convertible )?notes?|convertib\w+|bridge|safes?|options?|esop|wages?|salar\w+|emprunt\w*|prets?|dettes?|decouvert|credit|relais|obligations|salaires?|not (?:authori[sz]e|approve|allow|agree)d?|refus\w+|reject\w+)\b/;

/** The most that a board or the owners allow to be raised. */
function mostRaised({ unit, value, currency, passage, numeral }: Figure): Limit[] {
  const { text } = passage;
  const isMost =
    AT_MOST_BEFORE.test(text.slice(Math.max(0, numeral.start - 60), numeral.start)) ||
    AT_MOST_BEHIND.test(text.slice(numeral.end));
  const isRaised = OF_A_ROUND.test(text) && !NOT_OF_A_ROUND.test(text);
  return unit === 'money' && isMost && isRaised && ALLOWS.test(text)
    ? [
        {
          of: 'ask',
          side: 'most',
          value,
          currency,
          period: null,
          quote: quotePassage(passage, numeral.start, numeral.end),
        },
      ]
    : [];
}

/** `No customer made up more than 8% of our 2025 revenue`, `aucun client ne dépasse 10 % des ventes`. */
const NO_CUSTOMER_ABOVE =
  /\b(?:(?:no|not one) (?:single |one )?(?:customer|client|buyer|account)|none of (?:our|the|these) (?:customers|clients|buyers)|aucun (?:client|acheteur)) (?:[a-z']+ ){0,6}?(?:exceed(?:s|ed|ing)?|above|over|more than|beyond|depasse|plus de|au-dela de|au-dessus de) ?$/;
const OF_ALL_SOLD =
  /^ ?(?:of|du|de|des) ?(?:(?:our|the|total|nos|notre|annual|net|its|20\d\d|fy ?\d{2,4}(?:[-/]\d{2,4})?) ?)*(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|recettes|ca\b)/;

/** The most that any one customer had of what was sold in a time. */
function mostOfOneCustomer({ unit, value, date, isForecast, passage, numeral }: Figure): Limit[] {
  const { text } = passage;
  return unit === 'percent' &&
    !isForecast &&
    date !== null &&
    NO_CUSTOMER_ABOVE.test(text.slice(0, numeral.start)) &&
    OF_ALL_SOLD.test(text.slice(numeral.end))
    ? [
        {
          of: 'customerShare',
          side: 'most',
          value,
          currency: null,
          period: date,
          quote: quotePassage(passage),
        },
      ]
    : [];
}

const NAMES_A_LOAN =
  /\b(?:facilit(?:y|ies)|loan|lends|lender|borrower|prete|term finance|credit|advance|pret|preteur|emprunt|emprunteur|financement)\b/;
/** That a sum has come, not that it may. */
const WAS_DRAWN =
  /\b(?:(?:drawdown|drawing|disbursement|utili[sz]ation|tirage|decaissement|deblocage)(?: (?:notice|request|avis|demande))?,? (?:(?:was|has been|is|a ete) )?(?:honou?red|effected|executed|completed|made|carried out|honore|effectue|realise|execute)e?(?: (?:in full|in one sum|entirely|en totalite|integralement|en une fois))? (?:on|le) (?=\d)|(?:was|were|has been|have been) (?:[a-z]+ ){0,2}?(?:paid|disbursed|drawn|advanced|credited|released|received)|(?<=(?:^|, )(?:and )?)(?:disbursed|drawn(?: down)?|paid out|advanced|released)(?: (?:in full|in one sum|entirely))? (?:on )?(?=\d)|(?:pret|credit|montant|capital|fonds|somme) (?:est|a ete|ont ete|sont) (?:versee?s?|mise?s? a disposition|debloquee?s?|decaissee?s?|portee?s? au credit)(?: en une (?:seule )?fois| en totalite| integralement)? le(?= \d)|(?<=(?:^|,) ?)(?:versee?s?|decaissee?s?|debloquee?s?|tiree?s?)(?: (?:en totalite|integralement|en une fois))? le|(?:a|ont) ete (?:[a-z]+ ){0,2}?(?:versee?|decaissee?|debloquee?|tiree?|mise? a disposition|creditee?)s?)\b/;
const IN_ONE_SUM =
  /\b(?:(?:repaid|repayable|repayment|due|falls due) [^.;]{0,40}(?:in (?:one|a single) (?:sum|instal[l]?ment|payment|amount)|in full|as a bullet|bullet)|bullet repayment|(?:rembours\w+|exigible|(?:principal|capital|pret) est due?) [^.;]{0,40}(?:en une (?:seule )?(?:fois|echeance|tranche)|en un (?:seul )?(?:versement|paiement|terme)|in fine|en totalite))\b/;
/** Before which day nothing is paid back: the first instalment, the end of a time without. */
const NOTHING_BEFORE =
  /\b(?:no (?:part of the )?(?:principal|capital|repayments?|instal?lments?)\b[^.;]{0,30} (?:before|until)|(?:principal|capital|repa(?:id|yable)|instal?lments?|payments?|parts)\b[^.;]{0,60}\b(?:the first|from|starting|beginning|commencing)|first (?:repayment|instal?lment|payment)|(?:grace period|moratorium)[^.;]{0,30} (?:to|until)|aucun (?:remboursement|amortissement)[^.;]{0,30} avant|premier (?:remboursement|versement)|premiere echeance|(?:echeances|mensualites|trimestrialites|semestrialites|annuites|versements)\b[^.;]{0,60}(?:a (?:compter|partir) du|la premiere)|differe[^.;]{0,40} jusqu'au)\b/;
/** What is lent in parts, or at most, need not all have come. */
const IN_PARTS = /\b(?:up to|at most|maximum|tranches?|in (?:two|three|\d) parts|jusqu'a|au plus)\b/;

const monthOf = (text: string): string | undefined =>
  datesIn(text)
    .map(({ date }) => date)
    .find((date) => isMonth(date));

/** Until when all of a loan is owed: until it is repaid in one sum, or its first part may be. */
function owedUntil(passages: readonly PlacedPassage[]): string | undefined {
  const [repaid] = passages.flatMap(({ text }) => (IN_ONE_SUM.test(text) ? (monthOf(text) ?? []) : []));
  if (repaid !== undefined) return repaid;
  const [first] = passages.flatMap(({ text }) => {
    const told = NOTHING_BEFORE.exec(text);
    return told === null ? [] : (monthOf(text.slice(told.index)) ?? []);
  });
  const allowed = prepaidFrom(passages);
  return allowed === null || first === undefined || first <= allowed ? first : allowed;
}

/** What an agreement says was lent to the company on a day and is repaid from another on: as much is owed at least between the two. */
function leastOwed(
  passages: readonly PlacedPassage[],
  figures: readonly Figure[],
  name: string | null,
): Limit[] {
  const drawn = passages.find(({ text }) => WAS_DRAWN.test(text) && monthOf(text) !== undefined);
  const [from, to] = [monthOf(drawn?.text ?? ''), owedUntil(passages)];
  if (!drawn || from === undefined || to === undefined || from >= to) return [];
  const sums = figures.filter(({ unit }) => unit === 'money').toSorted((a, b) => b.value - a.value);
  const lent =
    sums.find(({ passage }) => passage === drawn) ??
    sums.find(({ passage: { text } }) => NAMES_A_LOAN.test(text));
  const isAll = lent !== undefined && (lent.passage === drawn || !IN_PARTS.test(lent.passage.text));
  if (!isAll || name === null || !isBorrower(passages, name)) return [];
  const { value, currency } = lent;
  return [
    { of: 'debt', side: 'least', value, currency, period: `${from} to ${to}`, quote: quotePassage(drawn) },
  ];
}

const MOST_LIMITS = 60;

/**
 * What a paper says a figure of the company is not above or below: no debt on a day; the most of its sales that one customer has; in minutes, the most that may be raised; in a loan
 * agreement, what is owed until it is repaid, after each payment or as both sides say; in a bank's words, what is owed to it.
 */
export function limitsIn(
  type: DocumentType,
  passages: readonly PlacedPassage[],
  figures: readonly Figure[],
  name: string | null,
  written: string | null,
): Limit[] {
  const certified = type === 'pitch_deck' ? [] : certifiedDebt(passages, figures, name);
  const ofNow = TELLS_OF_NOW.has(type) ? written : null;
  const agreed =
    type === 'legal_docs'
      ? [
          ...figures.flatMap(mostRaised),
          ...leastOwed(passages, figures, name),
          ...leftOfLoan(passages, figures, name),
          ...(certified.length === 0 ? acknowledgedDebt(passages, figures, name, written) : []),
        ]
      : [];
  return [
    ...passages.flatMap((one) => noDebt(one, ofNow)),
    ...figures.flatMap(mostOfOneCustomer),
    ...agreed,
    ...certified,
    ...oneLoan(figures),
  ].slice(0, MOST_LIMITS);
}
