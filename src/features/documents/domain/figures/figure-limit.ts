import type { DocumentType, Limit } from '../document.ts';
import { quotePassage } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import { datesIn } from '../words/period.ts';
import type { Figure } from './figure-context.ts';

/** `no bank debt`, `debt-free`, `aucune dette financière`, `owes nothing to banks`: of all that is borrowed. */
const NO_DEBT = new RegExp(
  [
    '\\b(?:no|without(?: any)?|zero|free of(?: any| all)?) (?:(?:bank|financial|outstanding|external|interest[- ]bearing|long[- ]term) )*(?:debts?|borrowings?|indebtedness|bank loans?)(?: or (?:loans?|borrowings?|overdrafts?))?',
    '\\bdebt[- ]free',
    '\\b(?:owe[sd]?|owing) (?:nothing|no money) to (?:any |the |our |its )?(?:banks?|lenders?)(?: or (?:banks?|lenders?))?',
    "\\b(?:aucune?|sans(?: aucune?)?|zero|pas (?:de|d')|point de|ni) ?(?:dettes?|emprunts?|endettement)(?: (?:bancaires?|financiere?s?|a long terme|en cours)(?: (?:ni|ou|et) (?:bancaires?|financiere?s?))?)*(?: ni (?:dettes?|emprunts?|decouverts?)(?: bancaires?)?)?",
    '\\b(?:ne d(?:oit|oivent|evons|evait|evions) rien (?:a|aux) (?:aucune |nos |ses |une )?banques?)',
  ].join('|'),
);
/** What may stand behind it: nothing that tells of some of it only. */
const OF_ALL =
  /^ ?(?:$|[.,;:)!]|(?:and|et) |(?:whatsoever|outstanding|of any kind|at all|a ce jour|au bilan|au passif|on (?:the|its|our) (?:books|balance sheet)|in the (?:books|company|balance sheet)|dans (?:les comptes|la societe))\b|(?:(?:at|as at|as of|on|by|au|a|a la|fin|at the end of|a fin|a la fin de?) ?(?:the )?(?:end of )?(?:\d|fin |fy ?|20|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)))/;
const HOPED =
  /\b(?:will|would|shall|should|aims?|plan(?:s|ned)?|want|hope|expects?|target|objectif|if|until|unless|sera|serons|serait|aurons|aura|voulons|visons|si|jusqu'a)\b/;
/** `Rivals carry no debt`: of another. */
const OF_OTHERS =
  /\b(?:competitors?|rivals?|concurrents?|customers?|clients?|they|ils|elles|borrowers?|emprunteurs?)\b/;

function noDebt(passage: PlacedPassage): Limit[] {
  const found = NO_DEBT.exec(passage.text);
  if (!found || HOPED.test(passage.text) || OF_OTHERS.test(passage.text.slice(0, found.index))) return [];
  const behind = passage.text.slice(found.index + found[0].length);
  const days = new Set(datesIn(passage.text).map(({ date }) => date));
  const [period] = days;
  if (!OF_ALL.test(behind) || days.size !== 1 || period === undefined) return [];
  return [{ of: 'debt', most: 0, currency: null, period, quote: quotePassage(passage) }];
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
          most: value,
          currency,
          period: null,
          quote: quotePassage(passage, numeral.start, numeral.end),
        },
      ]
    : [];
}

const MOST_LIMITS = 20;

/** What a paper says a figure of the company is not above: no debt on a day; in minutes, the most that may be raised. */
export function limitsIn(
  type: DocumentType,
  passages: readonly PlacedPassage[],
  figures: readonly Figure[],
): Limit[] {
  const raised = type === 'legal_docs' ? figures.flatMap(mostRaised) : [];
  return [...passages.flatMap(noDebt), ...raised].slice(0, MOST_LIMITS);
}
