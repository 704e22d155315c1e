import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { ROLE } from '../meaning/insider-loan.ts';
import { cellsOf } from '../sums/itemised-row.ts';
import { isFilledNow, numberRowOf } from '../sums/number-row.ts';
import type { PlacedPassage } from '../text/section.ts';
import { HOLDERS } from '../words/holder-word.ts';

/*
 * Money between the company and somebody whom the paper calls by name: of the company where its own lines, or others, say
 * what he is to it.
 */

const TITLE = String.raw`\b(?:mr|mrs|ms|dr|m|mme|mlle|monsieur|madame|alhaji|hajia|chief|eng)\.? `;
/** The words of a name, of which the last counts. */
const NAME = String.raw`(?<name>[a-z][a-z'’-]*\.?(?: (?!(?:has|have|had|who|for|a|ont|qui|du|au|pour|the|and|et|la|le|une?|as|by|of|on|in|en)\b)[a-z][a-z'’-]*\.?){0,3})`;
const SUM = String.raw`(?:\d{1,3}(?:[ ,.']\d{2,3})+|\d{4,}|\d[\d.,]* ?(?:m|bn|k|million|thousand|crore|lakh|milliard|billion)s?\b)`;
const WITHIN = String.raw`(?:[^.;]|\.(?=\d)|(?<=\b(?:m|mr|mrs|ms|mme|dr|rs|no|tk|[a-z]))\.)`;
const COMPANY = String.raw`(?:the (?:company|borrower|issuer|group|business|season)|us|our|la societe|l'emprunteu(?:r|se)|l'entreprise|la campagne|nous)`;
const TOLD: readonly RegExp[] = [
  // `La Société doit à Monsieur X, au titre d'avances successives, la somme de`.
  String.raw`\b(?:owes?|doit|reste devoir|devons) (?:to |a )?${TITLE}${NAME}${WITHIN}{0,80}?${SUM}`,
  String.raw`\b(?:owes?|doit|reste devoir|devons) ${WITHIN}{0,30}?${SUM}${WITHIN}{0,30}? (?:to|a) ${TITLE}${NAME}`,
  // `Mr X has from 2022 to date funded the Company by advances which stand at`.
  String.raw`${TITLE}${NAME}(?: (?:has|have|a|ont))(?:,? [a-z\d]+){0,6}? (?:funded|financed|lent|advanced|supported|finance|prete|avance|soutenu)\b${WITHIN}{0,60}?\b(?:advances?|loans?|avances?|prets?|${COMPANY})\b${WITHIN}{0,60}?${SUM}`,
  // `Advances from Mme Y stand at`.
  String.raw`\b(?:loans?|advances?|prets?|avances?|current account|compte courant|balances?|solde)\b${WITHIN}{0,24}? (?:from|of|to|by|with|due to|de|a|au nom de|consentie?s? par) ${TITLE}${NAME}${WITHIN}{0,60}?${SUM}`,
  // `MM. X et Y ont porté leurs avances de 120 000 000 à 185 000 000`.
  String.raw`\b(?:mm?\.|mr|mrs|ms|mme) ${NAME}${WITHIN}{0,30}\b(?:a|ont|has|have) (?:porte|raised|increased) (?:ses|leurs|his|her|their) (?:avances?|prets?|advances?|loans?) (?:de|from) ${SUM}`,
].map((pattern) => new RegExp(pattern, 'd'));
const NOT_TOLD =
  /\b(?:if|unless|shall|should|would|may|might|could|will|salar(?:y|ies)|wages|fees?|rent|dividends?|expenses|price|prix|deposit|bank|banque|reported|informed|explained|proposes?|offers?|offered|nothing|never|no (?:loans?|balance|advance|sum)|employees?|staff|customers?|farmers?|growers?|suppliers?|si|sera|serait|pourra|salaires?|honoraires|loyers?|dividendes?|frais|informe|propose|rien|jamais|aucune?|salaries?|clients?|planteurs?|fournisseurs?)\b/;
/** What a paper says of one of its own: an office, a share, or a side of the deal. */
const OF_ITS_OWN = new RegExp(
  String.raw`\b(?:${ROLE}|sellers?|vendors?|transferors?|cedants?|vendeurs?|promoters?|promoteurs?|shareholders?|actionnaires?|holders?)\b`,
);
const NEAR = 60;
const FEWEST_LETTERS = 3;
/** A holder of a register: its name and its numbers. */
const HEADS_HOLDERS = new RegExp(String.raw`^\W*${HOLDERS}\b`);
const LINES_OF_A_TABLE = 14;

/** Surnames, folded, of those of whom a sentence says that they lend. */
function lendersIn({ text, plain }: PlacedPassage): string[] {
  let from = 0;
  return text.split(';').flatMap((clause) => {
    const start = from;
    from += clause.length + 1;
    if (NOT_TOLD.test(clause)) return [];
    return TOLD.flatMap((told) => {
      const [nameFrom = 0, nameTo = 0] = told.exec(clause)?.indices?.groups?.['name'] ?? [];
      const surname = plain
        .slice(start + nameFrom, start + nameTo)
        .split(' ')
        .findLast((word) => word.length >= FEWEST_LETTERS && /^\p{Lu}/u.test(word));
      const at = surname === undefined ? -1 : plain.indexOf(surname, start + nameFrom);
      return surname === undefined ? [] : [text.slice(at, at + surname.length)];
    });
  });
}

/** Whether a line says of a name what it is to the company, or has it among its holders. */
function isNamedAsOwn(passages: readonly PlacedPassage[], surname: string): boolean {
  const named = new RegExp(`(?<![a-z])${surname}(?![a-z])`);
  return passages.some((passage, index) => {
    const { text, page } = passage;
    const at = named.exec(text)?.index;
    if (at === undefined) return false;
    if (OF_ITS_OWN.test(text.slice(Math.max(0, at - NEAR), at + surname.length + NEAR))) return true;
    return (
      cellsOf(passage).length > 1 &&
      /\d/.test(text) &&
      passages
        .slice(Math.max(0, index - LINES_OF_A_TABLE), index)
        .some((head) => head.page === page && HEADS_HOLDERS.test(head.text))
    );
  });
}

const ON_A_LOAN =
  /\b(?:current account|loans?|advances?|due (?:from|to|by)|amounts? (?:due|owed|owing|receivable|payable)|owed (?:by|to)|comptes? courants?|prets?|avances?|dues? (?:a|par)|dettes? envers|creances? sur)\b/;
const A_PERSON = new RegExp(
  String.raw`${TITLE}[a-z]|(?:\(|- )(?:the )?(?:${ROLE}|family of [a-z ]{2,30})\)?$`,
);
const NOT_A_LOAN =
  /\b(?:salar(?:y|ies)|staff|employees?|customers?|suppliers?|bank|banque|personnel|clients?|fournisseurs?)\b/;
/** Nothing is owed any more. */
const IS_OVER =
  /(?<!\b(?:be|sera|seront|etre) )\b(?:repaid|paid (?:back|off)|settled|cleared|converted|turned (?:wholly )?into|returned|discharged|waived|forgiven|incorporee?s? au capital|capitalised|capitalisee?s?|extinguished|given back|rembourse[es]*|restituee?s?|eteinte?s?|converti[es]*|abandonnee?s?)\b|\bnil\b|\b(?:ete|est|sont|entierement|integralement) solde[es]*\b|\bsolde[es]* (?:le|en|au|depuis|par)\b|\b(?:ete|est|sont) (?:rendue?s?|apuree?s?)\b|\bn'existe plus\b/;
/** In its own line of a table, or in its sentence and the next of its line. */
const isOver = (passages: readonly PlacedPassage[], one: PlacedPassage): boolean => {
  const at = passages.indexOf(one);
  const isRow = cellsOf(one).length > 1;
  return passages
    .slice(isRow ? Math.max(0, at - SENTENCES_OF_A_ROW) : at, at + (isRow ? SENTENCES_OF_A_ROW : 2))
    .some(({ line, page, text }) => line === one.line && page === one.page && IS_OVER.test(text));
};
const SENTENCES_OF_A_ROW = 5;
const A_NUMBER = /(?<![\d.,])\(?-?\d{1,3}(?:[ ,.]\d{3})+|(?<![\d.,])\d{3,}/;
const valueOf = (text: string): number => Number(A_NUMBER.exec(text)?.[0].replaceAll(/\D/g, '') ?? 0);
/** A float for the road is no loan: so much of the largest amount beside it at least. */
const OF_WEIGHT = 0.01;

/** `Current account - Mr S. Weerakkody (MD)  48,200  31,500`, `Mr Hasan has funded the company by advances which stand at 2.35 crore`. */
export const flagNamedLoan: FlagRule = ({ passages, tables }) => {
  const rows = passages.filter((passage) => {
    if (!ON_A_LOAN.test(passage.text) || NOT_A_LOAN.test(passage.text)) return false;
    if (isOver(passages, passage)) return false;
    const row = numberRowOf(passage);
    const label = row?.words.split(' | ')[0] ?? '';
    if (!row || !ON_A_LOAN.test(label) || !A_PERSON.test(label) || !isFilledNow(row, passage, tables))
      return false;
    const numbers = (one: PlacedPassage): number =>
      valueOf(
        cellsOf(one)
          .slice(1)
          .map(({ text }) => text)
          .join(' | '),
      );
    const beside = passages.filter(({ page }) => page === passage.page).map(numbers);
    return (row.filled[0] ?? false) && numbers(passage) >= OF_WEIGHT * Math.max(...beside);
  });
  const sentences = passages.filter(
    (passage) =>
      lendersIn(passage).some((surname) => isNamedAsOwn(passages, surname)) && !isOver(passages, passage),
  );
  const quotes = distinctQuotes([...rows, ...sentences].map(quoteWhole));
  return quotes.length === 0 ? [] : [{ code: 'RELATED_PARTY', quotes }];
};
