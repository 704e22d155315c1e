/*
 * Money that came into a company for a part of it: a round told as what was done, and not as what is asked for.
 */

const EQUITY =
  '(?:shares?|stock|series [a-e]|(?:pre-?)?seed|equity|(?:share )?capital|convertibles?|(?:loan )?notes|safes?|(?:last|first|second|previous|bridge|angel) round|actions|parts sociales|obligations convertibles|(?:premier|dernier|second) tour|amorcage|fonds propres)';
const SPACED = '(?:[^.;\\d]| \\d{1,3}(?:[ ,]\\d{3})* ){0,60}?';
/** Verbs of who brings money, in tenses of what is over. */
const PAID =
  '(?:has|have|had) (?:now |already |since |each )?(?:paid|invested|subscribed|put|contributed|wired|remitted)|invested|subscribed|bought|took up|put|paid|(?:a|ont|avait|avaient) (?:deja |alors |ensuite |chacun )?(?:souscrit|investi|verse|apporte|libere|injecte|mis|paye)';
/** What comes in, by whoever receives it. */
const RECEIVED =
  '(?:has |have |had )?received|(?:a|avait|avons) (?:bien )?(?:recu|encaisse)|(?:has |have |had )?raised|(?:a|avait|avons|avions) leve';

const PAID_BEFORE = new RegExp(`\\b(?:${PAID})(?: (?:in|up))? ?[^.;\\d]{0,24}$`);
const RECEIVED_BEFORE = new RegExp(`\\b(?:${RECEIVED}) ?[^.;\\d]{0,24}$`);
const FOR_EQUITY = new RegExp(
  `^${SPACED}(?:in|into|for|of|against|as|on|en|au|pour|contre|sur)(?: [^.;]{0,50})? ?\\b${EQUITY}(?![a-z])`,
);
/** `subscribed for 1,200 shares for`, `a souscrit 900 actions pour`: the price behind what it buys. */
const EQUITY_FIRST = new RegExp(
  `\\b(?:${PAID})\\b[^.;]{0,60}\\b${EQUITY}(?: [a-z]+){0,3} (?:for|at|against|pour|contre|au prix de)(?: (?:a|an|the|un|une|la|le))?(?: (?:total|aggregate|price|prix|sum|somme|montant)){0,2}(?: (?:of|de))? ?[^\\s\\d]{0,4} ?$`,
);
/** Words that say as much by themselves. */
const ENTERED =
  /\b(?:(?:est|sont) entre(?:e|s|es)? (?:au|dans le|a notre) capital[^.;\d]{0,20}|came in(?:to the capital)? (?:with|for)|a souscrit(?: (?:pour|a hauteur de))?(?: (?:la somme|un montant))?(?: de)?) ?[^\s\d]{0,4} ?$/;
const WE_RAISED =
  /\b(?:we|the company|it|they|nous|elle|la societe) (?:(?:have|has|had|already) )*(?:raised|avons leve|avions leve|a leve|avait leve) [^.;\d]{0,16}$/;
/** What is still to be done, or is done by the paper itself. */
const TO_COME =
  /\b(?:shall|will|would|agrees?|undertakes?|is to|are to|offers?|wants?|subject to|once|when|if|s'engage|devra|versera|souscrira|propose|lorsque|des que|sous reserve|today|this day|ce jour|aujourd'hui)\b/;
/** What else is paid in so many words. */
const OF_ELSE =
  /\b(?:loan|overdraft|insurance|policy|lease|licence|rent|dividends?|tax|grants?|subvention|emprunt|prets?|assurance|police|bail|loyer|impots?|dividendes?|machine|plant|press|equipment|building)\b/;

/** Whether a sum of a folded sentence is one that somebody has put into a company for shares or what becomes shares. */
export function isRaised(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const told = text.slice(0, start);
  const clause = told.slice(Math.max(told.lastIndexOf('. '), told.lastIndexOf(';')) + 1);
  const [behind = ''] = text.slice(end, end + REACH).split(/[.;](?=\s|$)/);
  if (TO_COME.test(clause) || OF_ELSE.test(clause)) return false;
  if (A_ROUND_OF.test(clause) && IS_CLOSED.test(behind)) return true;
  if (ENTERED.test(clause) || WE_RAISED.test(clause) || EQUITY_FIRST.test(clause)) return true;
  return (PAID_BEFORE.test(clause) || RECEIVED_BEFORE.test(clause)) && FOR_EQUITY.test(behind);
}
/** `seed round of US$1.1m closed`, `une levée de 300 millions a été bouclée`. */
const A_ROUND_OF =
  /\b(?:round|raise|tour|levee(?: de fonds)?|augmentation de capital) (?:of|de|d'un montant de) (?:about |some |environ )?(?:[^\s\d]{1,4} ?)?$/;
const IS_CLOSED =
  /^ ?(?:(?:was|has been|a ete|ont ete) )?(?:fully )?(?:closed|completed|bouclee?|cloturee?|realisee?)\b(?! (?:by|before|avant|d'ici|on or))/;
const REACH = 120;
