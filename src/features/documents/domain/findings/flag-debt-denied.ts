import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { cellsOf } from '../sums/itemised-row.ts';
import { isFilledNow, numberRowOf } from '../sums/number-row.ts';
import type { PlacedPassage } from '../text/section.ts';

/** `The company carries no loan of any kind`, `sans dette bancaire`. */
const DENIES =
  /\b(?:no|not (?:a|one|any) (?:single )?|without|free of|never (?:taken|had) (?:a|any)) ?(?:any |outstanding |bank |financial |long-term |interest-bearing |external )*(?:loans?|borrowings?|debts?|overdrafts?)\b(?! (?:to|from|is|are|was|were|owed by|finance|collect\w*|recover\w*|covenants?|in (?:default|arrears)|past|over)\b)|\bdebt-free\b|\b(?:borrowings?|bank debt|loans?|debts?)(?: ?[:=]| of| (?:is|are|stands? at)) (?:nil|none|zero)\b|\b(?:owes?|owing) (?:nothing|no money)(?: (?:to|any) (?:any |the )?(?:banks?|lenders?|financial institutions?|body|one)| at all|[.;,])|\b(?:aucune?|sans(?: aucune?)?|ni|pas d[e']|zero) ?(?:emprunts?|prets?|dettes?|credits?|decouverts?|endettements?)(?: (?:bancaires?|financier(?:e|s|es)?|a moyen terme|en cours|de quelque nature|d'aucune sorte))*(?=[.;,]| a (?:ce jour|la cloture|rembourser)| au (?:\d|passif|bilan)|$)|\bne doit rien (?:aux?|a aucune?|a une?) (?:banques?|etablissements?)\b/;
/** Of a row with nothing in it. */
const OF_DEBT =
  /^\W*(?:(?:total|long|short|medium|term|long-term|short-term|bank|financial|interest-bearing|net|external|non-current|current) )*(?:borrowings?|loans?|debts?|bank overdrafts?|dettes? (?:financieres?|bancaires?)|emprunts?(?: et dettes (?:financieres|assimilees)[a-z ]*)?|endettement)(?: (?:and|&|et) (?:borrowings|loans|overdrafts?|debts?|dettes[a-z ]*))?(?: (?:bancaires?|financier))?\W*$/;

const LOAN =
  /\b(?:loans?|term loan|borrowings?|overdrafts?|mortgage|facility|promissory notes?|hire purchase|emprunts?|prets?|credits? (?:bancaires?|d'investissement|d'equipement|moyen terme)|decouverts?)\b/;
/** What is still owed of it, or paid on it one time after another. */
const STILL_OWED =
  /\b(?:outstanding|balance|still due|principal|remaining|drawn|(?:\d{1,3}(?:st|nd|rd|th)|\d{1,3}) of \d{1,3}|instalments?|restant du|reste a (?:payer|rembourser|devoir)|solde|encours|capital du|tiree?|mensualites?|echeances?|annuites?|\d{1,3}(?:e|er|eme)? (?:mensualite|echeance)? ?sur \d{1,3})\b/;
const NOT_OURS =
  /\b(?:repaid|settled|closed|cleared|paid off|undrawn|un-?used|not drawn|available|limit|headroom|(?:to|for|of) (?:staff|employees|customers|clients|members|farmers|borrowers)|staff loans?|granted|receivables?|loan book|portfolio|planned|forecast|new loan|proposed|rembourse[es]*|solde[es]+|non (?:tire|utilise)e?s?|au personnel|aux? (?:clients|salaries|membres)|accorde[es]*|prevue?s?|budget)\b/;
/** The loan of a sentence is over. */
const IS_OVER =
  /\b(?:loans?|borrowings?|facility|overdraft|mortgage|emprunts?|prets?|credits?)\b[^.;]*\b(?:repaid|settled|cleared|paid off|paid back|closed|redeemed|rembourse[es]*|solde[es]*|apure[es]*)\b|\b(?:repaid|settled|cleared|paid off|paid back|rembourse|solde)\b[^.;]*\b(?:loans?|borrowings?|facility|overdraft|mortgage|emprunts?|prets?)\b/;
/** What is told as owed on a day. */
const IS_LEFT = /\b(?:outstanding|still due|restant du|reste a (?:payer|rembourser)|encours)\b/;
/** `No bank debt` says nothing of what an owner has lent. */
const OF_OWNERS =
  /\b(?:directors?|shareholders?|founders?|owners?|associes?|actionnaires?|gerants?|leases?|leasing|hire purchase|credit-bail)\b/;

/** A paper that says that nothing is borrowed, and shows a loan with what is owed or paid on it. */
export const flagDebtDenied: FlagRule = ({ passages, tables }) => {
  const rows = passages.flatMap((passage) => {
    const row = OF_DEBT_WORD.test(passage.text) ? numberRowOf(passage) : null;
    return row ? [{ passage, row, isFilled: isFilledNow(row, passage, tables) }] : [];
  });
  const isSaid = ({ text }: PlacedPassage): boolean => text.length <= LONGEST && DENIES.test(text);
  const denied = [
    ...rows.filter(({ row, isFilled }) => !isFilled && OF_DEBT.test(row.words)).map(({ passage }) => passage),
    ...passages.filter((passage, index) => isSaid(passage) || isNoneBelow(passage, passages[index - 1])),
  ];
  if (denied.length === 0) return [];
  const isOver = passages.some(({ text }) => IS_OVER.test(text));
  const owed = rows.filter(
    ({ passage: { text }, row: { words }, isFilled }) =>
      isFilled &&
      LOAN.test(words) &&
      !OF_DEBT.test(words) &&
      (isOver ? IS_LEFT : STILL_OWED).test(words) &&
      !NOT_OURS.test(text) &&
      !OF_OWNERS.test(text),
  );
  const quotes = distinctQuotes([...owed.map(({ passage }) => passage), ...denied].map(quoteWhole));
  return owed.length === 0 ? [] : [{ code: 'DEBT_UNDISCLOSED', quotes }];
};
/** `none` on a tile that is headed `Bank debt`. */
function isNoneBelow(passage: PlacedPassage, above: PlacedPassage | undefined): boolean {
  if (!above || !NONE_IN_CELL.test(passage.text) || !OF_DEBT_WORD.test(above.text)) return false;
  const heads = cellsOf(above);
  const cells = cellsOf(passage);
  return (
    cells.length === heads.length &&
    cells.some(({ text }, at) => IS_NONE.test(text) && OF_DEBT.test(heads[at]?.text ?? ''))
  );
}
const NONE_IN_CELL = /\b(?:none|nil|aucune?|neant|0)\b|(?:^| )-(?: |$)/;
const IS_NONE = /^(?:none|nil|aucune?|neant|0|-)$/;
const LONGEST = 300;
const OF_DEBT_WORD =
  /\b(?:loans?|borrowings?|debts?|overdrafts?|mortgage|facility|promissory|hire purchase|emprunts?|prets?|credits?|decouverts?|dettes?|endettement)\b/;
