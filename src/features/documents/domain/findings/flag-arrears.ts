import { cellsAtTabs, pagesOf } from '../text/passage.ts';
import { distinctQuotes, type Extraction, type FlagRule, quoteWhole } from '../extraction.ts';
import { cannotMean } from '../meaning/meaning-rule.ts';
import { isFilledNow, numberRowOf } from '../sums/number-row.ts';
import { lastMonthOf } from '../sums/series.ts';
import { latestDayIn } from '../text/document-date.ts';
import type { PlacedPassage } from '../text/section.ts';
import { datesIn } from '../words/period.ts';
import { LEVY } from '../words/levy-word.ts';
import { MONTH_NAMES } from '../words/period-word.ts';

/** What should have been paid before: of a row, the head of a column or a remark beside a number. */
const LATE =
  /\b(?:arrears|over-?due|past[- ]due|unremitted|not (?:yet )?(?:remitted|paid over)|not paid (?:since|for)|in default|unpaid (?:since|for)|(?:quarters?|months|instalments) unpaid|arrieres?|impayee?s?|en retard|retards? de (?:paiement|versement|reglement)|echue?s?,? (?:et |mais |depuis |non |impaye)|echue?s? d(?:e |')[a-z]{3,9} a [a-z]{3,9}|non (?:reglee?s?|payee?s?|versee?s?|reversee?s?|acquittee?s?)|restant (?:dus?|dues?) depuis|time to pay|payment plan|moratoires?|plan d'apurement)\b/;
/** `Over 90 days`: how old what stands below is. */
const OLD = /\b(?:over|more than|beyond|plus de|au-dela de) (?:60|90|1\d\d|365) (?:days|jours)\b/;
/** What the state owes the company, or is told of those who owe it. */
const NOT_OWED =
  /\b(?:refund\w*|recoverable|receivables?|reclaim\w*|debtors?|credit (?:de )?tva|a (?:recuperer|recevoir|rembourser)|remboursements?|creances?|customers?|clients?|deferred|differee?s?|settled|cleared|since paid|apuree?s?|soldee?s?)\b/;
const OF_WHICH = /^\W*(?:of which|dont|including|thereof)\b/;

const isLate = (text: string): boolean => LATE.test(text) && !NOT_OWED.test(text);
const owesLevy = (text: string): boolean =>
  LEVY.test(text) && isLate(text) && !cannotMean('TAXES_UNPAID', text);

/** What is paid each month or quarter, and not once a year. */
const EACH_MONTH =
  /\b(?:pensions?|provident fund|epf|etf|esi|superannuation|social (?:security|insurance|contributions?|charges)|national insurance|nssf|nhif|shif|ssnit|napsa|nhima|uif|sdl|paye|p\.a\.y\.e|vat|gst|payroll tax(?:es)?|withh(?:olding|eld)|tva|cotisations?|charges sociales|cnps|cnss|ipres|css|inps|onss|inss|retenues)\b/;
/** `Last remittance was for September 2025`, `dernière déclaration payée, celle de novembre`: up to the date. */
const LAST_PAID = new RegExp(
  [
    String.raw`\b(?:last|latest|most recent) (?:[a-z/]+ ){0,2}?(?:remittances?|payments?|contributions?|deposits?)\b[^.;\d]{0,40}$`,
    String.raw`\b(?:last|lastly) (?:paid|remitted|deposited|settled|paid over)\b[^.;\d]{0,24}$`,
    String.raw`\bderni(?:er|ere)s? (?:versements?|paiements?|reversements?|reglements?|quittances?|(?:cotisations?|declarations?|echeances?) (?:payee?|versee?|reglee?)s?)\b[^.;\d]{0,40}$`,
    String.raw`\b(?:payee?|versee?|reversee?|reglee?|acquittee?)s? pour la derniere fois\b[^.;\d]{0,24}$`,
  ].join('|'),
);
const NOT_STOPPED =
  /\b(?:if|unless|shall|should|would|customers?|clients?|refunds?|no (?:staff|employees|longer)|when (?:the|he|she|they)|si|lorsque|quand|remboursements?|aucune? (?:dette|arriere|retard|salarie)|nothing (?:is )?(?:due|outstanding))\b/;
/** Accounts are signed some months after the last day they count; what is paid each month was paid later. */
const STOPPED_FOR = 6;

/** `Due to the revenue service`: owed to who takes a levy, whatever it is called. */
const TO_THE_STATE =
  /\b(?:due|owed|owing|payable) to (?:the )?(?:[a-z]+ )?(?:revenue (?:service|authority|department|board)|tax (?:authority|office|administration)|inland revenue|treasury|pension fund|provident fund)\b|\b(?:due?s?|dues?) (?:au fisc|au tresor|a la (?:dgi|cnps|cnss|css|direction generale des impots))\b/;
/** `P1,291,000 was overdue at the reporting date`: of a sum in so many words. */
const IS_LATE =
  /\d[^.;]{0,60}\b(?:was|were|is|are|remain(?:s|ed)?|est|sont|etait|etaient|reste(?:nt)?|demeure(?:nt)?) (?:still |encore |already |deja )?(?:over-?due|past[- ]due|in arrears|unremitted|en retard|echue?s?|impayee?s?)\b/;
/** `Les cotisations de mai à décembre n'ont pas été payées à la clôture`: of several months, not only of the last. */
const NOT_PAID = new RegExp(
  String.raw`\b(?:from|de|d'|for) ?(?:${MONTH_NAMES})(?: 20\d\d)? (?:to|a|until) (?:${MONTH_NAMES})\b[^;]{0,140}\b(?:n'(?:ont|avaient) (?:pas|jamais|toujours pas) (?:encore )?ete (?:payee?s?|versee?s?|reversee?s?|reglee?s?|acquittee?s?)|(?:have|had) (?:not|never) (?:yet )?been (?:paid(?: over)?|remitted|settled)|(?:were|are) not (?:yet )?(?:paid(?: over)?|remitted))\b`,
);
const PAID_SINCE =
  /\b(?:si|if|unless|regularisee?s?|(?:payee?|versee?|reglee?)s? (?:depuis|le|en)|since (?:been )?(?:paid|settled|remitted)|(?:paid|settled|remitted) (?:since|on|in)|clients?|customers?)\b/;
const isNotPaid = (text: string): boolean => NOT_PAID.test(text) && !PAID_SINCE.test(text);
/** Nothing is, or what was has been paid since. */
const NONE_LATE =
  /\b(?:no|none|nothing|not|never|if|unless|shall|would|may|aucune?|rien|jamais|si|pas|serait|fully paid|paid (?:in full|since|on|in)|(?:was|were|been) (?:since )?(?:paid|remitted|cleared|settled)|payee?s? (?:depuis|le|en)|reglee?s? (?:depuis|le|en)|19\d\d)\b/;

/** Sentences that tell a sum owed to the state or its funds which is late. */
const overdueIn = ({ passages }: Extraction): PlacedPassage[] =>
  passages.filter(
    ({ text, page, start, end }) =>
      ((IS_LATE.test(text) && !NONE_LATE.test(text)) || isNotPaid(text)) &&
      (LEVY.test(text) || TO_THE_STATE.test(text)) &&
      !NOT_OWED.test(text) &&
      !page.text.slice(start, end).includes('\t') &&
      !cannotMean('TAXES_UNPAID', text),
  );

const TITLE = 300;

/** Sentences that tell when a levy was paid last, long before the paper, or what its accounts are of. */
function stoppedIn({ passages, type }: Extraction): PlacedPassage[] {
  const told = passages.filter(({ text }) => EACH_MONTH.test(text) && !NOT_STOPPED.test(text));
  const dated = told.flatMap((passage) => {
    const before = (start: number): string => passage.text.slice(0, start);
    const last = datesIn(passage.text).find(
      ({ start }) => LAST_PAID.test(before(start)) && EACH_MONTH.test(before(start)),
    );
    const month = lastMonthOf(last?.date ?? null);
    return month === null ? [] : [{ passage, month }];
  });
  if (dated.length === 0) return [];
  const pages = pagesOf(passages);
  const title = type === 'financial_statements' ? (pages[0]?.text.slice(0, TITLE) ?? '') : '';
  const days = [latestDayIn(pages)?.date ?? null, ...datesIn(title).map(({ date }) => date)];
  const now = Math.max(0, ...days.map((date) => lastMonthOf(date?.split(' to ').at(-1) ?? null) ?? 0));
  return dated.flatMap(({ passage, month }) => (now - month >= STOPPED_FOR ? [passage] : []));
}

/** `PAYE | filed, not paid since August 2025`: of a list of duties each with its state. */
function isLateByState(passage: PlacedPassage): boolean {
  const { text } = passage;
  const [label = '', ...others] = cellsAtTabs(passage);
  return (
    LEVY.test(label) &&
    others.some((cell) => SAYS_LATE.test(cell)) &&
    !NOT_OWED.test(text) &&
    !NONE_IS_LATE.test(text)
  );
}
const SAYS_LATE =
  /^\W*(?:filed,? (?:but )?)?(?:not paid (?:since|for)|unpaid (?:since|for)|in arrears|overdue since|behind|late since|impayee?s? depuis|en retard depuis|non (?:payee?|versee?|reversee?)s? depuis)\b/;
const NONE_IS_LATE =
  /\b(?:no|nil|none|nothing|paid in full|since paid|cleared|aucun\w*|neant|soldee?|regularisee?)\b/;

/** Rows of what is owed to the state and its funds that say it is late, or stand in a column that does, and what says when it was paid last. */
export const flagArrears: FlagRule = (extraction) => {
  const { passages, itemised, tables } = extraction;
  const rows = passages.flatMap((passage, index): PlacedPassage[] => {
    if (!LATE.test(passage.text)) return [];
    const row = numberRowOf(passage);
    if (!row || !isFilledNow(row, passage, tables)) return [];
    const above = passages[index - 1];
    const words = OF_WHICH.test(row.words) && above ? `${above.text} | ${row.words}` : row.words;
    return owesLevy(words) ? [passage] : [];
  });
  const states = passages.filter((passage) => isLateByState(passage));
  const columns = itemised.flatMap(({ over, items, isSentence }) =>
    isSentence || !(LATE.test(over[0] ?? '') || OLD.test(over[0] ?? '')) || NOT_OWED.test(over.join(' | '))
      ? []
      : items.flatMap(({ label, value, passage }) =>
          value > 0 && LEVY.test(label) && !NOT_OWED.test(label) ? [passage] : [],
        ),
  );
  const found = [...rows, ...states, ...columns, ...overdueIn(extraction), ...stoppedIn(extraction)];
  return found.length === 0
    ? []
    : [{ code: 'TAXES_UNPAID', quotes: distinctQuotes(found.map(quoteWhole)).slice(0, MOST_QUOTES) }];
};
const MOST_QUOTES = 4;
