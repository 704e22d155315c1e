import { companyMention } from '#shared/domain/company-name.ts';
import type { Limit } from '../document.ts';
import { runningText } from '../text/folded-page.ts';
import { pagesOf, quotePassage } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import { currencyOfDocument, scaleOfHead } from '../tables/table-scale.ts';
import { UNPLACED } from '../words/currency-word.ts';
import { datesIn, withBlankDates, isMonth } from '../words/period.ts';
import { COUNT, countOf, twoDigits } from '../words/period-word.ts';
import type { Figure } from './figure-context.ts';

/** A month (`2026-09`) so many months later. */
function monthAfter(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(at / 12)}-${twoDigits((at % 12) + 1)}`;
}
const monthIn = (text: string): string | null =>
  datesIn(text).find(({ date }) => isMonth(date))?.date ?? null;

type Left = { readonly value: number; readonly from: string; readonly to: string };
const owed = (left: Left, currency: Figure['currency'], passage: PlacedPassage): Limit => ({
  of: 'debt',
  side: 'least',
  value: left.value,
  currency,
  period: `${left.from} to ${left.to}`,
  quote: quotePassage(passage),
});

const LEFT =
  /\b(?:capital restant|restant du|rest(?:e|ant) a (?:payer|rembourser)|encours|solde (?:restant|du)|outstanding|balance|principal remaining|remaining principal)\b/;
const LEFT_BEFORE = /\b(?:opening|before|initial|avant|debut|ouverture|brought forward)\b/;
const cellsOf = ({ page, start, end }: PlacedPassage): string[] =>
  page.text.slice(start, end).match(/[^\t\n]+/g) ?? [];

/** `57,500,000`, `237 500 000,00`. */
const AMOUNT = /^[^\d.,]{0,6}(\d{1,3}(?:[ ,.'’]\d{3})+)(?:[.,]\d\d)?[^\d.,]{0,6}$/;
const amountIn = (text: string): number => Number((AMOUNT.exec(text)?.[1] ?? '').replaceAll(/\D/g, ''));
const MOST_PAID_FIRST = 2;

/** What the column of a schedule says is left after each of its dates, of a sum that the paper lends. */
function leftByColumn(passages: readonly PlacedPassage[], figures: readonly Figure[]): Limit[] {
  let column = -1;
  let width = 0;
  const rows: { readonly month: string; readonly value: number; readonly passage: PlacedPassage }[] = [];
  for (const passage of passages) {
    const cells = cellsOf(passage);
    const named = cells.findLastIndex((text) => LEFT.test(text) && !LEFT_BEFORE.test(text));
    if (cells.length > 1 && named > 0 && !/\d/.test(cells[named] ?? '')) {
      [column, width] = [named, cells.length];
      continue;
    }
    if (cells.length !== width) continue;
    // Before the date of an instalment may stand its number.
    const month = monthIn(cells[0] ?? '') ?? monthIn(cells[1] ?? '');
    const value = amountIn(cells[column]?.trim() ?? '');
    if (month !== null && value > 0) rows.push({ month, value, passage });
  }
  const most = Math.max(...rows.map(({ value }) => value));
  const lent = figures.find(
    ({ unit, value, currency }) =>
      unit === 'money' && currency !== null && value >= most && value <= MOST_PAID_FIRST * most,
  );
  if (lent === undefined) return [];
  return rows.flatMap(({ month, value, passage }, index) => {
    const next = rows[index + 1];
    const isFalling = next === undefined || (next.month > month && next.value <= value);
    return isFalling
      ? [owed({ value, from: month, to: next?.month ?? monthAfter(month, 1) }, lent.currency, passage)]
      : [];
  });
}

const EVERY: readonly (readonly [months: number, words: string])[] = [
  [1, 'monthly|mensuelles?|mensualites'],
  [3, 'quarterly|trimestrielles?|trimestrialites'],
  [6, 'half[- ]yearly|semi[- ]annual|six[- ]monthly|semestrielles?|semestrialites'],
  [12, 'annual|yearly|annuelles?|annuites'],
];
const NUMBER = `(${COUNT}|\\d{1,3})(?: ?\\([^()]{1,12}\\))?`;
const HOW =
  "(?: (?:equal|consecutive|successive|principal|egales?|constantes?|successives?|consecutives?|de|d'))*";
const INSTALMENTS = EVERY.map(
  ([months, words]) =>
    [
      months,
      new RegExp(
        `\\b${NUMBER}${HOW} (?:(?:${words})${HOW} (?:instal?lments?|payments?|echeances?|versements?|remboursements?)|(?:instal?lments?|payments?|echeances?|versements?|remboursements?)${HOW} (?:${words})|(?:mensualites|trimestrialites|semestrialites|annuites)(?<=${words}))\\b`,
      ),
    ] as const,
);
/** `the first on 31 December 2025`, `à compter du 31 mars 2026`. */
const FIRST_ON =
  /\b(?:the first(?: (?:of (?:them|these|which)|instal?lment|payment|being))?(?: (?:is |falls )?(?:due|payable))?(?: on)?|(?:starting|beginning|commencing|from|with effect from)(?: on| in)?|a (?:compter|partir) du|(?:dont )?la premiere(?: echeance)?(?: (?:est )?(?:due|exigible|fixee|payable))?(?: le| au)?|premiere echeance ?:?(?: le)?) /;
const SAME = 0.001;

/** What is left after each of so many equal instalments, where they make up a sum that the paper lends. */
function leftByInstalments(figures: readonly Figure[]): Limit[] {
  for (const figure of figures) {
    const { text } = figure.passage;
    const before = text.slice(0, figure.numeral.start);
    const told = figure.unit === 'money' ? INSTALMENTS.find(([, words]) => words.test(before)) : undefined;
    if (told === undefined) continue;
    const [months, words] = told;
    const count = countOf(words.exec(before)?.[1] ?? '');
    const behind = FIRST_ON.exec(text);
    const first = behind === null ? null : monthIn(text.slice(behind.index));
    const whole = count * figure.value;
    const isLent = figures.some(
      ({ unit, value, currency }) =>
        unit === 'money' && currency === figure.currency && Math.abs(value - whole) <= SAME * whole,
    );
    if (!(count > 1) || first === null || !isLent) continue;
    return Array.from({ length: count - 1 }, (_, paid) => {
      const from = monthAfter(first, paid * months);
      return owed(
        { value: whole - (paid + 1) * figure.value, from, to: monthAfter(from, months) },
        figure.currency,
        figure.passage,
      );
    });
  }
  return [];
}

const ROLE = '(?:the |la |le |l.)?["“«]? ?';
const LENDS =
  /\b(?:bank|banque|bancaire|credit|caisse|fonds|funds?|finance|microfinance|lenders?|preteu(?:r|se))\b/;
const LOAN_PAPER =
  /\b(?:(?:(?:term |bank |credit )?(?:loan|facility|credit) (?:agreement|contract|letter))|(?:convention|contrat|acte) de (?:pret|credit|financement))\b/;
const BETWEEN = /\b(?:between|entre)\b/;
/** What a lender writes to its borrower names no two sides. */
const LOAN_LETTER =
  /\b(?:(?:loan|facility|credit) letter|lettre (?:d'octroi|d'offre|de (?:pret|credit|mise en place))|(?:notification|offre) de (?:pret|credit|financement))\b/;
const TITLE = 600;

/** Whether a paper calls the company its borrower, and nobody else between the two; or is a loan between a bank and the company. */
export function isBorrower(passages: readonly PlacedPassage[], name: string): boolean {
  const mention = companyMention(name)?.source;
  if (mention === undefined) return false;
  const borrows = new RegExp(
    `${mention}(?:(?!\\(${ROLE}(?:lender|bank|preteu|banque))[^;]){0,240}?\\(?${ROLE}(?:borrower|emprunteur|emprunteuse)\\b`,
  );
  const lends = new RegExp(`${mention}[^;()]{0,120}\\(${ROLE}(?:lender|bank|preteu|banque)`);
  const named = new RegExp(
    `\\b(?:borrower|emprunteu(?:r|se))(?: name)? ?[:–-]? ?(?:(?:the company|la societe|m/s) )?${mention}`,
  );
  const [first, ...others] = pagesOf(passages).map(runningText);
  if ([first ?? '', ...others].some((text) => borrows.test(text) || named.test(text))) return true;
  const title = (first ?? '').slice(0, TITLE);
  const isLetter = LOAN_LETTER.test(title);
  const parties = title.slice(BETWEEN.exec(title)?.index ?? (isLetter ? 0 : title.length));
  const found = new RegExp(mention).exec(parties);
  return (
    (isLetter || LOAN_PAPER.test(title)) &&
    found !== null &&
    !LENDS.test(found[0]) &&
    !lends.test(title) &&
    LENDS.test(parties.replace(found[0], ''))
  );
}

/** `The borrower may prepay`: then less may be owed than a schedule says. */
const MAY_PREPAY =
  /\b(?:may (?:at any time )?(?:be )?(?:prepa(?:y|id)|(?:repay|repaid|pay|paid)[^.;]{0,30} (?:early|before|ahead))|(?:early repayment|prepayment)s? (?:(?:is|are) )?(?:allowed|permitted|possible)|remboursements? anticipes? (?:(?:total|partiel|ou|et) ){0,3}(?:est|sont|reste(?:nt)?|sera) (?:possibles?|autorises?|admis|permis|libres?)|peut (?:[a-z' ]{0,30})?rembourser [^.;]{0,30}(?:anticipation|tout moment|avant))\b/;

const LATER = new RegExp(
  `\\b(?:after|from|once|only after|apres|au terme d[eu]|a l'issue de|passee?) (?:the )?(?:expiry of |end of )?(?:a |an |la |les |the first |first |one |une? )?(?:(?<count>${COUNT}|\\d{1,3})(?: ?\\([^()]{1,12}\\))? )?(?:(?:full|premiere?s?) )?(?<unit>years?|months?|ans?|annees?|mois)\\b`,
);
/** From when a paper allows a loan to be paid back early: after so many months from its first day; at once where it does not say. */
export function prepaidFrom(passages: readonly PlacedPassage[]): string | null {
  const allowed = passages.filter(({ text }) => MAY_PREPAY.test(text));
  const [first] = passages
    .flatMap(({ text }) => datesIn(text).map(({ date }) => date))
    .filter((date) => isMonth(date))
    .toSorted();
  if (allowed.length === 0 || first === undefined) return allowed.length === 0 ? null : '';
  const starts = allowed.map(({ text }) => {
    const later = LATER.exec(text)?.groups;
    if (later === undefined) return '';
    const count = later['count'] === undefined ? 1 : countOf(later['count']);
    return monthAfter(first, (later['unit'] ?? '').startsWith('mo') ? count : 12 * count);
  });
  return starts.toSorted()[0] ?? '';
}

/** What an agreement says is left of a loan to the company after each date of its schedule: as much is owed at least until the next. */
export function leftOfLoan(
  passages: readonly PlacedPassage[],
  figures: readonly Figure[],
  name: string | null,
): Limit[] {
  const from = prepaidFrom(passages);
  if (name === null || from === '') return [];
  const byColumn = leftByColumn(passages, figures);
  const all = byColumn.length > 0 ? byColumn : leftByInstalments(figures);
  const left = all.filter(({ period }) => from === null || (period?.split(' to ')[1] ?? '') <= from);
  return left.length > 0 && isBorrower(passages, name) ? left : [];
}

const A_LOAN =
  /\b(?:loans?|overdraft|facility|emprunts?|prets?|credits?|decouvert)\b[^.;\d]{0,60}\b(?:stood at|stands at|was at|is at|(?:had )?(?:come|came) down to|balance(?: (?:is|was|of))*|outstanding(?: (?:is|was|at))*|(?:est|etait)(?: de)?|s'elev(?:e|ait) a|s'etabli(?:t|ssait) a|ramenee? a|restant du(?: (?:est|etait))?(?: de)?) (?:[^\s\d]{1,5} ?)?$/;
/** `We owe Acacia Bank 690m`. */
const WE_OWE =
  /\b(?:(?:we|the company|the group|it) (?:still )?owe[sd]?|nous (?:devons|devions)|la societe (?:doit|devait)) (?:(?:the|a|a la|la) )?(?:[a-z'&-]+ ){0,3}?(?:bank|banque)(?: [a-z'&-]+){0,3} (?:[^\s\d]{1,5} ?)?$/;
const BY_A_BANK = /\b(?:banks?|banque|lenders?|preteur|credit union|caisse)\b/;
const OF_WHAT_IS_LENT =
  /\b(?:portfolio|loan book|loans to|lent to|portefeuille|prets aux|customers?|clients?|borrowers|emprunteurs|limit|ceiling|undrawn|approved|applied|plafond|non tiree?s?|demandee?|will|would|sera|serait)\b/;
/** What a paper tells of one loan of a bank on a day: `the Maisha Bank loan stood at KES 34.2 million on 31 August 2026`. */
export function oneLoan(figures: readonly Figure[]): Limit[] {
  return figures.flatMap((figure) => {
    const { unit, isForecast, passage, numeral, value } = figure;
    const { text } = passage;
    const isTold =
      unit === 'money' &&
      !isForecast &&
      value > 0 &&
      [A_LOAN, WE_OWE].some((told) => told.test(text.slice(0, numeral.start))) &&
      BY_A_BANK.test(text) &&
      !OF_WHAT_IS_LENT.test(text);
    const month = isTold ? (monthIn(text) ?? monthIn(figure.date ?? '')) : null;
    return month === null
      ? []
      : [owed({ value, from: month, to: monthAfter(month, 1) }, figure.currency, figure.passage)];
  });
}

/** What a bank's letter says before what it knows of its customer, in folded text. */
export const CERTIFIES =
  /\b(?:nous soussignes?|nous attestons|atteste(?:ns)? que|certif(?:y|ies|ions|ie)|(?:we|hereby) (?:hereby )?confirm|nous (?:vous )?confirmons|confirmation (?:of|de|des|du) (?:your |the |vos |la |l')?(?:balances?|indebtedness|facilities|loans?|liabilities|engagements?|soldes?|encours|concours|dettes?|prets?)|(?:re|subject|objet) ?: (?:your |vos )?(?:account )?(?:balances|soldes)|these are (?:all )?the (?:accounts|balances)|to whom it may concern|a qui de droit)\b/;
const OWED_BEFORE =
  /\b(?:capital restant du|restant du|encours|(?:principal|capital|balance|amount|loan) outstanding|outstanding (?:balance|principal|amount|loan)|owe[sd]? us|indebted to us|redevable|nous doit|total (?:indebtedness|exposure|outstandings?|liabilities)(?: to (?:the|our|us)(?: bank)?)?|total (?:de vos |des )?(?:engagements|concours|dettes))\b[^.;\d]{0,90}$/;
const OWED_BEHIND =
  /^(?:[^.;\d]{0,30}\b(?:(?:was|is|are|remain\w*) (?:still )?(?:outstanding|owed|owing)|restent? dus?)| (?:outstanding|owed|owing|restant dus?))\b/;

const OWED_TO_US =
  /\b(?:owed (?:by|to us)|due (?:by|from) (?:the|our) customer|liabilities|facilit(?:y|ies)|loans?|indebtedness|concours|engagements? par caisse|credits?|emprunts?|prets?)\b/;
/** What may fall due, and is not owed. */
const MAY_FALL_DUE =
  /\b(?:guarantees?|letters? of credit|l\/?cs?|bonds?|contingent|indemnit\w+|cautions?|avals?|garanties?|credits? documentaires?|engagements? par signature)\b/;
const IN_ALL = /^(?:total|totaux|together|in all|ensemble)\b/;
/** `5,640,000.00 Debit (owed to the bank)`, `0.00 Unused`: an amount with the side on which it stands. */
const BALANCE = /^([^\d.,]{0,6}\d[\d ,.'’]*\d|-)(?: ?\(?([a-z]{2,}\b[^\d]*))?$/;
/** An account or a deposit that no side is told of. */
const IS_KEPT =
  /^\W*(?!.*\b(?:overdra\w+|decouverts?|debit\w*)\b).*\b(?:(?:current|savings?|call|domiciliary|cheque) (?:accounts?|a\/c)|deposits?|comptes? (?:courants?|d'epargne|a terme)|depots?)\b/;
const IS_DEBIT = /^(?:debit|dr|debiteur|owed|due|dues?)\b/;
/** On which day a bank says what it says: the date behind its `confirm`. */
const dayCertified = (page: string): string | null =>
  monthIn(page.slice(CERTIFIES.exec(page)?.index ?? page.length).slice(0, TITLE));

/** The head of a column and its first rows, which say what is outstanding. */
const ROWS_ASKED = 3;
/** What the rows of a bank's confirmation come to in the column of what is outstanding. */
function certifiedRows(passages: readonly PlacedPassage[], name: RegExp): Limit[] {
  return [...Map.groupBy(passages, ({ page }) => page)].flatMap(([page, lines]): Limit[] => {
    const text = runningText(page);
    const month = CERTIFIES.test(text) && name.test(text) ? dayCertified(text) : null;
    const head = lines.findIndex((line, at) => {
      const cells = cellsOf(line);
      const isColumn =
        cells.length > 1 && LEFT.test(cells.at(-1) ?? '') && !/\d/.test(line.text.replace(/'000s?\b/, ''));
      return (
        isColumn &&
        lines.slice(Math.max(0, at - 1), at + ROWS_ASKED).some(({ text: told }) => OWED_TO_US.test(told))
      );
    });
    const heading = lines[head];
    if (month === null || heading === undefined) return [];
    const rows: { readonly label: string; readonly value: number; readonly passage: PlacedPassage }[] = [];
    for (const passage of lines.slice(head + 1)) {
      const [label = '', ...cells] = cellsOf(passage);
      const told = cells.findLast((cell) => BALANCE.test(cell.trim()));
      // A row of a day is an instalment of a schedule.
      const isDated = [label, cells[0] ?? ''].some((cell) => datesIn(cell)[0]?.end === cell.trimEnd().length);
      if (told === undefined || isDated) break;
      const [, amount = '', side] = BALANCE.exec(told.trim()) ?? [];
      const isOwed = side === undefined ? !IS_KEPT.test(passage.text) : IS_DEBIT.test(side);
      if (isOwed) rows.push({ label: passage.text, value: amountIn(amount), passage });
    }
    const owing = rows.filter(({ label }) => !MAY_FALL_DUE.test(label) && !IN_ALL.test(label.trim()));
    const value = owing.reduce((sum, row) => sum + row.value, 0);
    const scale = scaleOfHead(cellsOf(heading).at(-1)?.trim() ?? '', UNPLACED);
    const currency =
      scale?.currency ?? currencyOfDocument(heading.text, null) ?? currencyOfDocument(text, null);
    return value > 0 && currency !== null
      ? [
          owed(
            { value: value * (scale?.factor ?? 1), from: month, to: monthAfter(month, 1) },
            currency,
            heading,
          ),
        ]
      : [];
  });
}

/** What a bank certifies that the company owes it on a day. */
export function certifiedDebt(
  passages: readonly PlacedPassage[],
  figures: readonly Figure[],
  name: string | null,
): Limit[] {
  const mention = name === null ? null : companyMention(name);
  if (mention === null) return [];
  const rows = certifiedRows(passages, mention);
  if (rows.length > 0) return rows;
  const isLetter = LOAN_LETTER.test(runningTextOf(passages[0]).slice(0, TITLE));
  const isOfLender = isLetter && isBorrower(passages, name ?? '');
  return certifiedSentences(figures, mention, isOfLender);
}
const runningTextOf = (passage: PlacedPassage | undefined): string =>
  passage === undefined ? '' : runningText(passage.page);

/** `Outstanding at close of business on 30 | KES 9,400,000` over `September 2026`: a cell breaks off within its day. */
const DAY_CUT_OFF = /\b(?:on|at|as at|as of|au|le) (\d{1,2})\s*$/;
const BELOW = 40;
/** The words before an amount, and the day they break off with, whole where the line below goes on with it. */
function beforeAmount({ passage: { text, page, end }, numeral: { start } }: Figure): [string, string] {
  const before = (/^[^\t]*/.exec(text.slice(0, start))?.[0] ?? '').trimEnd();
  const day = DAY_CUT_OFF.exec(before);
  const cut = day === null ? '' : `${day[1]} ${page.text.slice(end, end + BELOW).trimStart()}`;
  const isWhole = datesIn(cut)[0]?.start === 0;
  return isWhole ? [before.slice(0, day?.index), cut] : [text.slice(0, start), text];
}

/** What is yet to be so, or may be at most. */
const TO_COME =
  /\b(?:shall|will|would|must|may|exceed\w*|at most|up to|until|when|if|sera|seront|devra|pourra|excede\w*|depass\w*|au plus|lorsque|si)\b/;
/**
 * What lender and borrower say in their agreement, or in what amends it, was owed on a day before they signed: `the principal
 * outstanding at 31 December 2025 was`.
 */
export function acknowledgedDebt(
  passages: readonly PlacedPassage[],
  figures: readonly Figure[],
  name: string | null,
  written: string | null,
): Limit[] {
  const mention = name === null ? null : companyMention(name);
  if (name === null || mention === null || written === null || !isBorrower(passages, name)) return [];
  const told = figures.filter(({ passage: { text }, isForecast }) => !isForecast && !TO_COME.test(text));
  return certifiedSentences(told, mention, true).filter(
    ({ period }) => (period?.split(' to ')[0] ?? '') <= written,
  );
}

/** `the facility granted on 3 May 2024`: when it was agreed, and not what is owed then. */
const WAS_GRANTED =
  /\b(?:granted|dated|signed|agreed|approved|opened|accordee?s?|consentie?s?|signee?s?|date[es]?|ouverte?s?)(?: (?:on|of|in|le|du|en))? (?:\d{1,2}(?:st|nd|rd|th|er)? )?[a-z]{3,9} (?:19|20)\d\d/g;
/** `600 millions mis en place en 2024 est de 300 millions`: what was lent at first. */
const WAS_LENT =
  /^,? (?:f ?cfa )?(?:mise? en place|accordee?|consentie?|contractee?|souscrite?|octroyee?|granted|advanced|taken out|drawn down|originally)\b[^.;]*\b(?:est|etait|s'elev(?:e|ait)|is|was|stands|stood|amounts?|amounted)\b/;
const LENT_AT_FIRST =
  /\b(?:montant (?:initial|d'origine|nominal)|(?:initial|original) (?:amount|principal))(?: (?:de|of))? ?[^\d.;]{0,6}$/;
/** `The loan no. 25-0871, of an initial amount of 120,000,000, stands at`: which loan it is, and what was lent at first. */
const AT_FIRST =
  /\b(?:n°|no\.?|numero|number) ?[\w/.-]*\d[\w/-]*|,? (?:d'un montant (?:initial|d'origine|nominal)|of an? (?:initial|original) (?:amount|principal)) (?:de |of )?(?:[a-z]{2,4} ?)?\d[\d ,.]*\d(?: ?[a-z]{2,5})?,?/g;
function certifiedSentences(figures: readonly Figure[], mention: RegExp, isOfLender: boolean): Limit[] {
  return figures.flatMap((figure) => {
    const { unit, passage, numeral, value } = figure;
    const { text } = passage;
    const page = runningText(passage.page);
    const [before, dated] = beforeAmount(figure);
    const isOwed =
      unit === 'money' &&
      value > 0 &&
      !WAS_LENT.test(text.slice(numeral.end)) &&
      !LENT_AT_FIRST.test(before) &&
      (OWED_BEFORE.test(withBlankDates(before).replaceAll(AT_FIRST, ' ')) ||
        OWED_BEHIND.test(text.slice(numeral.end)));
    const isCertified = isOfLender || CERTIFIES.test(page);
    // A row is of the day of the whole letter, and so is what tells only when a facility was granted.
    const isRow = text.slice(numeral.end).trim() === '';
    const told = monthIn(dated.replaceAll(WAS_GRANTED, ' '));
    const isOfLetter = isRow || (told === null && CERTIFIES.test(page));
    const month =
      isOwed && isCertified && mention.test(page) ? (told ?? (isOfLetter ? dayCertified(page) : null)) : null;
    return month === null
      ? []
      : [owed({ value, from: month, to: monthAfter(month, 1) }, figure.currency, figure.passage)];
  });
}
