import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { cannotMean } from '../meaning/meaning-rule.ts';
import { isFilledNow, numberRowOf } from '../sums/number-row.ts';
import type { PlacedPassage } from '../text/section.ts';
import { LEVY } from '../words/levy-word.ts';

/** What should have been paid before: of a row, the head of a column or a remark beside a number. */
const LATE =
  /\b(?:arrears|over-?due|past[- ]due|unremitted|not (?:yet )?(?:remitted|paid over)|in default|unpaid (?:since|for)|(?:quarters?|months|instalments) unpaid|arrieres?|impayee?s?|en retard|retards? de (?:paiement|versement|reglement)|echue?s?,? (?:et |mais |depuis |non |impaye)|non (?:reglee?s?|payee?s?|versee?s?|reversee?s?|acquittee?s?)|restant (?:dus?|dues?) depuis|time to pay|payment plan|moratoires?|plan d'apurement)\b/;
/** `Over 90 days`: how old what stands below is. */
const OLD = /\b(?:over|more than|beyond|plus de|au-dela de) (?:60|90|1\d\d|365) (?:days|jours)\b/;
/** What the state owes the company, or is told of those who owe it. */
const NOT_OWED =
  /\b(?:refund\w*|recoverable|receivables?|reclaim\w*|debtors?|credit (?:de )?tva|a (?:recuperer|recevoir|rembourser)|remboursements?|creances?|customers?|clients?|deferred|differee?s?|settled|cleared|since paid|apuree?s?|soldee?s?)\b/;
const OF_WHICH = /^\W*(?:of which|dont|including|thereof)\b/;

const isLate = (text: string): boolean => LATE.test(text) && !NOT_OWED.test(text);
const owesLevy = (text: string): boolean =>
  LEVY.test(text) && isLate(text) && !cannotMean('TAXES_UNPAID', text);

/** Rows of what is owed to the state and its funds that say it is late, or stand in a column that does. */
export const flagArrears: FlagRule = ({ passages, itemised, tables }) => {
  const rows = passages.flatMap((passage, index): PlacedPassage[] => {
    if (!LATE.test(passage.text)) return [];
    const row = numberRowOf(passage);
    if (!row || !isFilledNow(row, passage, tables)) return [];
    const above = passages[index - 1];
    const words = OF_WHICH.test(row.words) && above ? `${above.text} | ${row.words}` : row.words;
    return owesLevy(words) ? [passage] : [];
  });
  const columns = itemised.flatMap(({ over, items, isSentence }) =>
    isSentence || !(LATE.test(over[0] ?? '') || OLD.test(over[0] ?? '')) || NOT_OWED.test(over.join(' | '))
      ? []
      : items.flatMap(({ label, value, passage }) =>
          value > 0 && LEVY.test(label) && !NOT_OWED.test(label) ? [passage] : [],
        ),
  );
  const found = [...rows, ...columns];
  return found.length === 0
    ? []
    : [{ code: 'TAXES_UNPAID', quotes: distinctQuotes(found.map(quoteWhole)).slice(0, MOST_QUOTES) }];
};
const MOST_QUOTES = 4;
