import { daysInMonth } from '#shared/domain/calendar.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { CODES, currencyOfMark, MARKS } from '../words/currency-word.ts';
import type { ExtractedNumber } from '../document.ts';
import { fold } from '#shared/domain/text.ts';
import { type FoldedPage, quoteOf, wholeText } from '../text/folded-page.ts';
import {
  datedLines,
  daysIn,
  type LedgerAmount,
  type LedgerLine,
  ledgerLines,
  type WrittenDay,
} from './ledger-line.ts';
import { monthsAsDate, isMonth } from '../words/period.ts';
import { MONTH_NAMES, monthOfName, twoDigits, YEAR } from '../words/period-word.ts';
import type { Identity } from './statement-identity.ts';
import type { TableCheck, TableReading, TableValue } from './table-reading.ts';
import { columnTime } from './table-period.ts';
import { currencyOfDocument } from './table-scale.ts';

/** What an account holds at the end of a day, and the sum that says so. */
type Balance = {
  readonly value: number;
  readonly line: LedgerLine;
  readonly amount: LedgerAmount;
  readonly period: string | null;
};

/** One account of a statement, as a ledger of its bank shows it. */
export type BankAccount = {
  readonly currency: CurrencyCode | null;
  readonly opening: Balance | null;
  readonly closing: Balance;
  /** What came and went, where a summary tells it, and what was left at the end of months before. */
  readonly summary: readonly Summed[];
  readonly table: TableReading;
};
type Summed = Balance & { readonly isBalance: boolean };

/** The statements of a paper; `pages` are the pages they fill. Who holds the account is read in `identity.ts`. */
export type BankStatement = {
  readonly accounts: readonly BankAccount[];
  readonly pages: ReadonlySet<number>;
};

const OPENING =
  /\b(?:opening|starting|beginning|previous|initial) (?:available |ledger |book |cleared |account |day )?balance\b|\bbalance (?:b\/? ?f(?:wd)?|b\/d|brought (?:forward|fwd|down)|forward|at (?:the )?(?:start|beginning)|from (?:previous|last))\b|\bb\/ ?f(?:wd)?\b|\bbal\.? b\/?f\b|\bbrought (?:forward|fwd)\b|\bancien solde\b|\bsolde (?:initial|precedent|anterieur|d'ouverture|a l'ouverture|de depart|reporte|en debut|debut|au debut|a nouveau|d'origine)\b|\breport(?: a nouveau| solde)?\b(?! (?:any|to|of|errors))/;
const CLOSING =
  /\b(?:closing|ending|final|new) (?:available |ledger |book |cleared |account |day )?balance\b|\bend(?:ing)? (?:of (?:month|period) )?balance\b|\bbalance (?:c\/? ?f(?:wd)?|c\/d|carried (?:forward|fwd|down)|at (?:the )?(?:end|close))\b|\bc\/ ?f(?:wd)?\b|\bcarried (?:forward|fwd)\b|\bnouveau solde\b|\bsolde (?:final|de cloture|a la cloture|de fin|en fin|fin de|a reporter|actuel)\b|\ba reporter\b/;
/** Told with its day: the first of them opens, the last closes. */
const DATED_BALANCE =
  /\b(?:balance|bal\.?|solde(?: (?:crediteur|debiteur|comptable|disponible))?) (?:as )?(?:at|on|of|au|le|en date du|arrete au) /;
/** Balances that are none of the account at its end. */
const OTHER_BALANCE =
  /\b(?:average|minimum|lowest|highest|maximum|uncleared|hold|overdraft limit|moyen|minimum|plafond|decouvert autorise)\b/;
const TURNED = /\b(?:total|sub-?total|totaux|page)\b/;

const TITLE =
  /\b(?:statement of (?:your |bank |current |business )?(?:account|transactions)|(?:account|bank|e-?|mini|interim|transaction|wallet|mobile money(?: [a-z]+)?|till|current a\/c|savings|m-?pesa) ?(?:full )?statement|statement (?:period|date|no|number|from|for|of)|account (?:activity|summary|history)|transaction history|releve(?:s)? (?:mensuel |trimestriel )?(?:de |du |d'|des )?(?:votre )?(?:comptes?|bancaire|operations|transactions|wallet|portefeuille)|releve marchand|merchant statement|extrait (?:de |du )?compte|historique (?:des|de|du) (?:transactions|operations|compte|mouvements)|extracto|movements of account)\b/;
const NUMBERED =
  /\b(?:account|a\/c|acct?|acc|compte|wallet|portefeuille|iban|rib|msisdn|till|paybill|short ?code|nuban|client|customer|merchant|marchand|cif|phone|mobile|telephone|tel)\b[^\n]{0,40}?[\dx*]{3}/;
const BANK =
  /\b(?:banks?|banque|bancaire|banco|[a-z]{2,12}bank|microfinance|micro-finance|mfb|sacco|building society|savings|mobile money|monnaie electronique|momo|m-?pesa|airtel money|orange money|wave|moov|flooz|tigo|halopesa|telebirr|ecocash|easypaisa|jazzcash|bkash|gcash|mynt|wallet|e-?money|credit union|caisse d'epargne|iban|swift|bic|branch|agence|sort code|ifsc)\b/;
const HOLDER =
  /\b(?:account (?:name|title|holder)|title of (?:the )?account|a\/c (?:name|title)|customer(?: name)?|titulaire|intitule|nom du client|client|holder|merchant(?= ?:)|marchand(?= ?:)|raison sociale)\b/;
/** Ledgers with a balance that no bank keeps, or that is no money held. */
const NO_ACCOUNT =
  /\b(?:cash ?book|petty cash|general ledger|nominal ledger|grand livre|trial balance|cash ?flow|forecast(?:ed)?|projected|projections?|budget|previsionnel(?:le)?|plan de tresorerie|livre de caisse|brouillard|journal de (?:caisse|banque)|debtors|aged|ageing|receivables|creditors|payables|balance agee|supplier (?:account )?statement|customer statement|statement of account with|credit card|card statement|carte de credit|reconciliation|rapprochement|register of members|share register|registre des actions|stock card|bin card|fiche de stock|remit (?:payment )?to|please pay|amount due|payment terms|invoices? outstanding|montant du|a regler)\b/;
/** What heads a ledger of a loan; a bank may add at the foot of a statement what is left of one. */
const LOAN_LEDGER =
  /\b(?:loan (?:account|statement|schedule)|compte de pret|amorti[sz]\w+|repayment schedule|echeancier)\b/;
const INVOICED = /\b(?:invoice|facture|credit note|avoir|inv)\b/;
const MOST_INVOICED = 0.6;

const CLOSES = 0.006;
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(CLOSES, Math.abs(other) * 1e-12);

/** Which of the sums of a line is its balance. */
type Place = 'last' | 'first' | 'before-last';
const PLACES: readonly Place[] = ['last', 'first', 'before-last'];
const at = (amounts: readonly LedgerAmount[], place: Place): LedgerAmount | undefined =>
  place === 'last' ? amounts.at(-1) : place === 'first' ? amounts[0] : amounts.at(-2);

/** Lines of one account, from its head to the head of the next. */
type Part = { readonly lines: readonly LedgerLine[]; readonly rows: readonly LedgerLine[] };

type Step = { readonly line: LedgerLine; readonly balance: LedgerAmount; readonly moved: number | null };
/** The running balance as read in one of the ways there are. */
type Chain = {
  readonly steps: readonly Step[];
  readonly kept: number;
  readonly broken: readonly { readonly step: Step; readonly before: number; readonly moved: number }[];
  readonly isNewestFirst: boolean;
};

/** A chain over the rows, the oldest first: each balance is the one before and a sum of its own line, or it is broken. */
function chainOf(rows: readonly LedgerLine[], place: Place, isNewestFirst: boolean): Chain {
  const ordered = isNewestFirst ? rows.toReversed() : rows;
  const steps: Step[] = [];
  const broken: { step: Step; before: number; moved: number }[] = [];
  let kept = 0;
  for (const line of ordered) {
    const { amounts } = line;
    const isTold = isBalanceLine(line);
    const balance = amounts.length === 1 ? (isTold ? amounts[0] : undefined) : at(amounts, place);
    if (!balance) continue;
    const before = steps.at(-1)?.balance.value;
    const others = amounts.filter((amount) => amount !== balance && amount.value !== 0);
    const change = before === undefined ? null : balance.value - before;
    const moved =
      change === null ? null : others.some(({ value }) => isSame(Math.abs(value), Math.abs(change)));
    const isTurn = isTold || others.length === 0;
    const step = { line, balance, moved: change };
    if (change !== null && !isTurn) {
      if (moved === true) kept += 1;
      else if (others.length > 0)
        broken.push({ step, before: before ?? 0, moved: Math.abs(others[0]?.value ?? 0) });
    } else if (isTurn && change !== null && !isSame(change, 0))
      broken.push({ step, before: before ?? 0, moved: 0 });
    steps.push(step);
  }
  return { steps, kept, broken, isNewestFirst };
}

const isOpeningLine = ({ text }: LedgerLine): boolean => OPENING.test(text) && !OTHER_BALANCE.test(text);
const isClosingLine = ({ text }: LedgerLine): boolean => CLOSING.test(text) && !OTHER_BALANCE.test(text);
const isDatedBalance = ({ text }: LedgerLine): boolean =>
  DATED_BALANCE.test(text) && daysIn(text).length > 0 && !OTHER_BALANCE.test(text);
const isBalanceLine = (line: LedgerLine): boolean =>
  isOpeningLine(line) || isClosingLine(line) || isDatedBalance(line);

const ACCOUNT_HEAD =
  /^(?:[a-z ]{0,24})?\b(?:account|a\/c|acct|compte|wallet|portefeuille|iban|rib)\b(?: (?:no|number|num|numero|n°))?[ .:#\t°|-]{0,8}(?:[a-z ]{0,16}[ :])?(?<number>[a-z]{0,4}\d[\d *x-]{4,34}\d)/;

/** The lines of a paper by account: a number of another account begins another. */
function partsOf(lines: readonly LedgerLine[]): Part[] {
  const parts: { lines: LedgerLine[]; key: string | null }[] = [{ lines: [], key: null }];
  for (const line of lines) {
    const number =
      line.day === null
        ? ACCOUNT_HEAD.exec(line.text)?.groups?.['number']?.replaceAll(/[ -]/g, '')
        : undefined;
    const open = parts.at(-1);
    if (!open) break;
    const hasRows = open.lines.some(({ day, amounts }) => day !== null && amounts.length > 0);
    if (number !== undefined && open.key !== null && number !== open.key && hasRows)
      parts.push({ lines: [line], key: number });
    else {
      if (number !== undefined && open.key === null) open.key = number;
      open.lines.push(line);
    }
  }
  return parts.map(({ lines: own }) => {
    const first = own.findIndex(({ day, amounts }) => day !== null && amounts.length > 0);
    const told = own.findIndex(
      (line, index) =>
        index < first && isBalanceLine(line) && line.amounts.length === 1 && line.cells.length > 2,
    );
    const from = told >= 0 && first - told <= 2 ? told : first;
    const last = own.findLastIndex(({ day, amounts }) => day !== null && amounts.length > 0);
    const rows =
      first < 0
        ? []
        : own.filter(
            (line, index) =>
              line.amounts.length > 0 &&
              index >= from &&
              (index <= last || (index <= last + 2 && isBalanceLine(line))) &&
              (line.day !== null || isBalanceLine(line) || line.amounts.length === 2) &&
              !(TURNED.test(line.text) && line.day === null),
          );
    return { lines: own, rows };
  });
}

const LEAST_KEPT = 3;
const KEPT_SHARE = 0.75;

const MOST_WORDS = 6000;
const wordsOf = (lines: readonly LedgerLine[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MOST_WORDS);
/** What heads and follows the ledger, of this account or of the paper. */
function wordsAround(lines: readonly LedgerLine[], rows: readonly LedgerLine[]): string {
  const inside = new Set(rows);
  return wordsOf(lines.filter((line) => !inside.has(line)));
}
const wordsBefore = (lines: readonly LedgerLine[], [first]: readonly LedgerLine[]): string =>
  wordsOf(first === undefined ? lines : lines.slice(0, lines.indexOf(first)));

/** Whether the words around a ledger are those of a bank about an account: several of four signs, and none against. */
function isOfBank(around: string, isChained: boolean): boolean {
  if (NO_ACCOUNT.test(around)) return false;
  const signs = [TITLE, NUMBERED, BANK, HOLDER].filter((sign) => sign.test(around)).length;
  return signs >= (isChained ? 2 : 3) && (TITLE.test(around) || NUMBERED.test(around));
}

type Period = { readonly first: WrittenDay; readonly last: WrittenDay };
const BETWEEN = /^[\s,:'"]*(?:to|till|until|through|thru|and|au|a|-|--|jusqu'au|et|\.\.)?[\s:]*(?:le )?$/;
const OF_MONTH = new RegExp(
  `\\b(?:for|for the month of|month(?: of)?|mois(?: de| d')?|periode|period|en|de|releve)[ :\\t]*(?<month>${MONTH_NAMES})\\.?[ -]?(?<year>${YEAR})`,
);

/** `1 to 30 September 2026`: days of one month, of which the last alone names it. */
const WITHIN_MONTH = new RegExp(
  `(?<![\\d./-])(?<from>\\d{1,2})(?:st|er)? ?(?:to|till|until|au|a|-|–) ?(?<to>\\d{1,2})(?:st|nd|rd|th)? (?<month>${MONTH_NAMES})\\.?,? (?<year>${YEAR})`,
);

/** The days from and to which a statement runs, where it says so. */
function periodIn(around: string): Period | null {
  for (const line of around.split('\n')) {
    const days = daysIn(line);
    for (const [index, first] of days.entries()) {
      const last = days[index + 1];
      if (!last || !BETWEEN.test(line.slice(first.end, last.start)) || last.year === null) continue;
      return { first, last };
    }
  }
  const within = WITHIN_MONTH.exec(around)?.groups;
  const only = within ? monthOfName(within['month'] ?? '') : null;
  if (within && only !== null) {
    const day = (written: string | undefined): WrittenDay => ({
      day: Number(written),
      month: only,
      year: Number(within['year']),
      isOpen: false,
    });
    return { first: day(within['from']), last: day(within['to']) };
  }
  // `From: 1 Sep` above `To: 30 Sep`.
  const from = /\b(?:from|du|start date|date (?:de )?debut|period from)\b[ :\t]*([^\n]{6,22})/.exec(
    around,
  )?.[1];
  const to = /\b(?:to|au|end date|date (?:de )?fin|period to|until)\b[ :\t]*([^\n]{6,22})/.exec(around)?.[1];
  const [first] = daysIn(from ?? '');
  const [last] = daysIn(to ?? '');
  if (first && last && last.year !== null) return { first, last };
  const { month, year } = OF_MONTH.exec(around)?.groups ?? {};
  const named = month === undefined ? null : monthOfName(month);
  if (named === null || year === undefined) return null;
  const whole = { month: named, year: Number(year), isOpen: false };
  return { first: { ...whole, day: 1 }, last: { ...whole, day: daysInMonth(Number(year), named) } };
}

/** Days as this paper writes them: the month first where a second number is too large for one, the year of its period. */
function reader(lines: readonly LedgerLine[], period: Period | null) {
  const isAmerican =
    lines.some(({ day }) => day?.isOpen === true && day.month > 12) &&
    !lines.some(({ day }) => day?.isOpen === true && day.day > 12);
  return (written: WrittenDay | null | undefined): Date | null => {
    if (!written) return null;
    const [day, month] =
      written.isOpen && isAmerican ? [written.month, written.day] : [written.day, written.month];
    const last = period?.last;
    const year =
      written.year ??
      (last?.year == null
        ? null
        : last.year - (month > (last.isOpen && isAmerican ? last.day : last.month) ? 1 : 0));
    return year === null || month > 12 || day > daysInMonth(year, month)
      ? null
      : new Date(Date.UTC(year, month - 1, day));
  };
}

/** The last days of a month without any movement. */
const QUIET = 3;
/** A day as a period: the month where it ends it. */
function asPeriod(day: Date | null): string | null {
  if (!day) return null;
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + 1];
  const text = `${year}-${twoDigits(month)}`;
  return day.getUTCDate() > daysInMonth(year, month) - QUIET
    ? text
    : `${text}-${twoDigits(day.getUTCDate())}`;
}

type Told = { readonly line: LedgerLine; readonly amount: LedgerAmount; readonly label: string };
/** Balances told outside the ledger: beside their words, or in the line below several of them. */
function toldIn(
  lines: readonly LedgerLine[],
  rows: ReadonlySet<LedgerLine>,
  is: (text: string) => boolean,
): Told[] {
  return lines.flatMap((line, index): Told[] => {
    if (rows.has(line) || !is(line.text)) return [];
    const { amounts, cells } = line;
    if (amounts.length > 0) {
      const cell = cells.find(({ text }) => is(text));
      const behind = amounts.find(({ start }) => start >= (cell?.start ?? 0));
      return behind ? [{ line, amount: behind, label: cell?.text ?? line.text }] : [];
    }
    const below = lines[index + 1];
    const labels = cells.filter(({ text }) => !/^[.:]*$/.test(text));
    if (!below || below.day !== null || below.amounts.length !== labels.length) return [];
    return labels.flatMap(({ text }, place) => {
      const amount = below.amounts[place];
      return amount && is(text) ? [{ line: below, amount, label: text }] : [];
    });
  });
}

const CODE = new RegExp(`(?<![A-Z0-9])(?:${CODES.toUpperCase()})(?![A-Z0-9])`, 'g');
const LABELLED = new RegExp(
  `\\b(?:currency|ccy|cur|devise|monnaie)\\b(?: code| of account| du compte)?[ .:\\t|=-]{0,8}(?<mark>${MARKS})(?![a-z])`,
);
const MARKED = new RegExp(`^(?<mark>${MARKS}|[nrkp])(?=[ .\\d(-])|(?<=\\d ?)(?<behind>${MARKS})$`);

/** The currency an account is kept in: as it is labelled, written at its balance or over its columns, or of the place. */
function currencyOf(lines: readonly LedgerLine[], closing: Told | Balance, home: CurrencyCode | null) {
  const text = lines.map((line) => line.text).join('\n');
  const expected = home ?? 'USD';
  const label = LABELLED.exec(text)?.groups?.['mark'];
  const labelled = label === undefined ? null : currencyOfMark(label, expected);
  if (labelled !== null) return labelled;
  const { page } = closing.line;
  const sum = page.text.slice(closing.amount.start, closing.amount.end);
  const groups = MARKED.exec(sum)?.groups;
  const mark = groups?.['mark'] ?? groups?.['behind'];
  const marked = mark === undefined ? null : currencyOfMark(mark, expected);
  if (marked !== null) return marked;
  const codes = lines.flatMap((line) => {
    const plain = line.page.plain.slice(line.start, line.end);
    return line.day === null ? [...plain.matchAll(CODE)].map(([code]) => code) : [];
  });
  const counted = [...Map.groupBy(codes, (code) => code)].toSorted((a, b) => b[1].length - a[1].length);
  const [most] = counted;
  const written = most ? currencyOfMark(most[0].toLowerCase(), expected) : null;
  return written ?? currencyOfDocument(text, home);
}

const MOVES: Identity = {
  name: 'closing balance = opening balance + money in − money out',
  total: 'closingCash',
  parts: [
    { account: 'openingCash', sign: 1 },
    { account: 'changeInCash', sign: 1 },
  ],
  isStrict: true,
};
const RUNS: Identity = { ...MOVES, name: 'each balance = the one before ± the movement' };

const DEBIT = /\b(?:debits?|dr|withdrawals?|withdrawn|money out|paid out|payments?|sorties?|retraits?)\b/;
const CREDIT =
  /\b(?:credits?|cr|deposits?|money in|paid in|receipts?|received|entrees?|versements?|depots?)\b/;

/** What moved in lines without a running balance: by the column each sum stands in, or by its sign. */
function movedBy(part: Part): number | null {
  const rows = part.rows.filter((line) => !isBalanceLine(line) && line.day !== null);
  if (
    rows.length === 0 ||
    rows.some(({ amounts }) => amounts.filter(({ value }) => value !== 0).length !== 1)
  )
    return null;
  const sums = rows.map(({ amounts }) => amounts.find(({ value }) => value !== 0));
  const head = part.lines.find(
    ({ text, cells }) => cells.length > 2 && DEBIT.test(text) && CREDIT.test(text),
  );
  const columns = (words: RegExp): number | undefined =>
    head?.cells.find(({ text }) => words.test(text))?.column;
  const [debit, credit] = [columns(DEBIT), columns(CREDIT)];
  const isSigned = sums.some((sum) => (sum?.value ?? 0) < 0);
  if (isSigned || debit === undefined || credit === undefined || debit === credit)
    return isSigned ? sums.reduce((total, sum) => total + (sum?.value ?? 0), 0) : null;
  return sums.reduce((total, sum) => {
    const to = sum?.to ?? 0;
    const isIn = Math.abs(to - credit) < Math.abs(to - debit);
    return total + (isIn ? 1 : -1) * (sum?.value ?? 0);
  }, 0);
}

const IS_TOTAL = /\b(?:totals?|totaux|sum|somme|turnover)\b/;
const isIn = (text: string): boolean => CREDIT.test(text) && !DEBIT.test(text);
const isOut = (text: string): boolean => DEBIT.test(text) && !CREDIT.test(text);

/** What came in and went out in all, as a box tells it, where with both the balance before makes the one at the end. */
function totalsIn(
  lines: readonly LedgerLine[],
  inside: ReadonlySet<LedgerLine>,
  opening: number | undefined,
  closing: number,
  period: string | null,
): Summed[] {
  const told = (is: (text: string) => boolean): Summed[] =>
    lines.flatMap((line) => {
      const amount = line.amounts.at(-1);
      // `Total credits   (5)   298,807.60`: so many of them.
      const other = line.amounts.slice(0, -1).find(({ value }) => Math.abs(value) >= 1000 || value % 1 !== 0);
      const isTotal = line.day === null && !inside.has(line) && IS_TOTAL.test(line.text) && is(line.text);
      return isTotal && amount && !other
        ? [{ line, amount, value: Math.abs(amount.value), period, isBalance: false }]
        : [];
    });
  const [[came], [went]] = [told(isIn), told(isOut)];
  return came && went && opening !== undefined && isSame(opening + came.value - went.value, closing)
    ? [came, went]
    : [];
}

/** `Month   Credits   Debits   Closing balance` over months: what came, went and was left in each. */
function monthsIn(lines: readonly LedgerLine[], inside: ReadonlySet<LedgerLine>): Summed[] {
  type Column = { readonly column: number; readonly isBalance: boolean };
  let columns: readonly Column[] = [];
  return lines.flatMap((line): Summed[] => {
    const [first, ...heads] = line.cells;
    const isHead = line.amounts.length === 0 && line.day === null && heads.length > 1;
    if (isHead)
      columns = heads.flatMap(({ text, column }): Column[] =>
        IS_BALANCE.test(text)
          ? [{ column, isBalance: true }]
          : isIn(text) || isOut(text)
            ? [{ column, isBalance: false }]
            : [],
      );
    const time = first && !inside.has(line) ? columnTime(first.text) : null;
    if (time?.kind !== 'date' || !isMonth(time.date) || columns.length < 2) return [];
    return line.amounts.flatMap((amount) => {
      const head = columns.find(({ column }) => column === amount.to);
      return head
        ? [{ line, amount, value: amount.value, period: time.date, isBalance: head.isBalance }]
        : [];
    });
  });
}
const IS_BALANCE = /\b(?:balance|solde)\b/;

/** What was left at the end of each month but the last, in a ledger without a break, oldest line first. */
function monthEndsIn(steps: readonly Step[], dayOf: (line: LedgerLine) => Date | null): Summed[] {
  const ends = new Map<string, Summed>();
  for (const { line, balance } of steps) {
    const period = dayOf(line)?.toISOString().slice(0, 7);
    if (period !== undefined)
      ends.set(period, { line, amount: balance, value: balance.value, period, isBalance: true });
  }
  return [...ends.values()].slice(0, -1);
}

function accountIn(part: Part, paper: string, home: CurrencyCode | null): BankAccount | null {
  const { lines, rows } = part;
  const dated = rows.filter(({ day }) => day !== null);
  if (dated.length < 1) return null;
  const chains = PLACES.flatMap((place) => [false, true].map((isNewest) => chainOf(rows, place, isNewest)));
  const best = chains.reduce((one, other) => (other.kept > one.kept ? other : one));
  const isChained = best.kept >= LEAST_KEPT && best.kept >= KEPT_SHARE * (best.kept + best.broken.length);
  const around = wordsAround(lines, rows);
  const isOfLoan = LOAN_LEDGER.test(wordsBefore(lines, rows));
  const isBank = !isOfLoan && (isOfBank(around, isChained) || isOfBank(`${paper}\n${around}`, isChained));
  const invoiced = dated.filter(({ text }) => INVOICED.test(text)).length;
  if (!isBank || invoiced > MOST_INVOICED * dated.length) return null;

  const inside = new Set(rows);
  const period = periodIn(around) ?? periodIn(paper);
  const read = reader([...rows, ...lines], period);
  const datedOnes = toldIn(
    lines,
    inside,
    (text) => DATED_BALANCE.test(text) && daysIn(text).length > 0 && !OTHER_BALANCE.test(text),
  );
  const isOpening = (text: string): boolean => OPENING.test(text) && !OTHER_BALANCE.test(text);
  const isClosing = (text: string): boolean => CLOSING.test(text) && !OTHER_BALANCE.test(text);
  const boxes = {
    opening: toldIn(lines, inside, isOpening)[0],
    closing: toldIn(lines, inside, isClosing).at(-1),
  };
  const sole = rows.filter((line) => line.amounts.length === 1 && isBalanceLine(line));
  const asTold = (line: LedgerLine | undefined): Told | undefined =>
    line?.amounts[0] && { line, amount: line.amounts[0], label: line.text };
  const ordered = best.isNewestFirst && isChained ? sole.toReversed() : sole;
  const opener = ordered.find((line) => isOpeningLine(line) || isDatedBalance(line));
  const closer = ordered.findLast((line) => isClosingLine(line) || (isDatedBalance(line) && line !== opener));
  const first = best.steps[0];
  const final = best.steps.at(-1);

  const opening: Told | undefined =
    boxes.opening ?? asTold(opener) ?? (datedOnes.length > 1 ? datedOnes[0] : undefined);
  const closing: Told | undefined =
    boxes.closing ??
    datedOnes.at(datedOnes.length > 1 || opening ? -1 : datedOnes.length) ??
    asTold(closer) ??
    (isChained && final ? { line: final.line, amount: final.balance, label: '' } : undefined);
  if (!closing) return null;

  const days = dated.flatMap(({ day }) => read(day) ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  const dayIn = (label: string): Date | null => read(daysIn(label).at(-1));
  const closingDay =
    (closing.label === '' ? null : dayIn(closing.label)) ?? read(period?.last) ?? days.at(-1) ?? null;
  const openingDay = ((): Date | null => {
    const told = opening && DATED_BALANCE.test(opening.label) ? dayIn(opening.label) : null;
    const begins = read(period?.first) ?? days[0];
    return told ?? (begins ? new Date(begins.getTime() - DAY_MS) : null);
  })();

  const moved = isChained
    ? best.steps.reduce((sum, { moved: change, line }) => sum + (isBalanceLine(line) ? 0 : (change ?? 0)), 0)
    : movedBy(part);
  // A ledger that begins without its balance tells it by its first line.
  const begun = isChained && first && !isBalanceLine(first.line) && opening !== undefined;
  const firstMove = begun && opening ? first.balance.value - opening.amount.value : 0;
  const isFirstKept =
    !begun ||
    first.line.amounts.some(
      ({ value, start }) => start !== first.balance.start && isSame(Math.abs(value), Math.abs(firstMove)),
    );
  const currency = currencyOf(lines, closing, home) ?? null;
  const closingPeriod = asPeriod(closingDay);
  const begins = openingDay ? asPeriod(new Date(openingDay.getTime() + DAY_MS)) : null;
  const stretch =
    begins === null || closingPeriod === null
      ? null
      : monthsAsDate(begins.slice(0, 7), closingPeriod.slice(0, 7));
  const valueAt = (value: number, amount: LedgerAmount, date: string | null): TableValue => ({
    start: amount.start,
    end: amount.end,
    value,
    unit: 'money',
    currency,
    date,
    isForecast: false,
  });
  const total = valueAt(closing.amount.value, closing.amount, closingPeriod);
  const here = (told: Told): LedgerAmount =>
    told.line.page === closing.line.page ? told.amount : closing.amount;
  const checks: TableCheck[] = [];
  if (opening && moved !== null) {
    const change = moved + (begun ? firstMove : 0);
    checks.push({
      identity: MOVES,
      holds: isSame(opening.amount.value + change, closing.amount.value) && isFirstKept,
      total,
      parts: [
        valueAt(opening.amount.value, here(opening), asPeriod(openingDay)),
        valueAt(Number(change.toFixed(2)), closing.amount, null),
      ],
    });
  }
  const { page } = closing.line;
  if (isChained) {
    const slip = best.broken.find(({ step }) => step.line.page === page);
    checks.push(
      slip
        ? {
            identity: RUNS,
            holds: false,
            total: valueAt(slip.step.balance.value, slip.step.balance, null),
            parts: [
              valueAt(slip.before, slip.step.balance, null),
              valueAt(slip.moved, slip.step.balance, null),
            ],
          }
        : { identity: RUNS, holds: best.broken.length === 0, total, parts: [] },
    );
  }
  const onPage = rows.filter((line) => line.page === page);
  return {
    currency,
    opening: opening ? { ...opening, value: opening.amount.value, period: asPeriod(openingDay) } : null,
    closing: { ...closing, value: closing.amount.value, period: closingPeriod },
    summary: [
      ...totalsIn(lines, inside, opening?.amount.value, closing.amount.value, stretch),
      ...monthsIn(lines, inside),
      ...(isChained && best.broken.length === 0 ? monthEndsIn(best.steps, ({ day }) => read(day)) : []),
    ],
    table: {
      page,
      rows: onPage.map(({ start, end, text }) => ({
        start,
        end,
        label: text,
        account: null,
        values: [],
        candidates: [],
      })),
      checks,
      isSettled: false,
    },
  };
}

/** What was read from a picture may be misread: a sum of it that does not close is no finding. */
const asRead = (account: BankAccount, recognised: readonly number[]): BankAccount =>
  recognised.includes(account.table.page.source.page)
    ? {
        ...account,
        table: {
          ...account.table,
          checks: account.table.checks.map((check) => ({
            ...check,
            identity: { ...check.identity, isStrict: false },
          })),
        },
      }
    : account;

/** Lines below which there is no ledger worth looking for. */
const FEWEST_LINES = 4;

/**
 * Statements of account in a paper: dated lines with a running balance, or between two balances, in words of a bank about
 * an account. Null where it has none.
 */
export function bankStatementIn(
  pages: readonly FoldedPage[],
  home: CurrencyCode | null,
  recognised: readonly number[] = [],
): BankStatement | null {
  if (pages.reduce((sum, page) => sum + datedLines(page), 0) < FEWEST_LINES) return null;
  const ways = [false, true].map((isJoined) => {
    const lines = ledgerLines(pages, { isJoined });
    if (lines.filter(({ day, amounts }) => day !== null && amounts.length > 0).length < FEWEST_LINES)
      return [];
    const paper = lines
      .slice(0, 25)
      .filter(({ day }) => day === null)
      .map(({ text }) => text)
      .join('\n');
    return partsOf(lines).flatMap((part) => {
      const account = accountIn(part, paper, home);
      return account ? [{ account, pages: part.rows.map((row) => row.page.source.page) }] : [];
    });
  });
  const closed = (found: (typeof ways)[number]): number =>
    found.reduce(
      (sum, { account }) => sum + 1 + account.table.checks.filter((check) => check.holds).length,
      0,
    );
  const [plain = [], joined = []] = ways;
  const found = closed(joined) > closed(plain) ? joined : plain;
  if (found.length === 0) return null;
  return {
    accounts: found.map(({ account }) => asRead(account, recognised)),
    pages: new Set(found.flatMap((one) => one.pages)),
  };
}

/** A bank's word on what an account holds, without its movements. */
const CERTIFIED =
  /\b(?:attestation (?:de|du) solde|certificat de solde|confirmation (?:of|de) (?:(?:account|bank) )?(?:balance|solde)|(?:account |bank )?balance (?:certificate|confirmation|letter)|certificate of (?:account |bank )?balance)\b/;
/** `We, Lakeside Bank, hereby certify that the account of`: in the bank's own words, be the account's number told or not. */
const BANK_CERTIFIES =
  /\b(?:we|nous)(?: the)?(?: undersigned| soussignee?s?)?,? [^.;]{0,60}\b(?:bank|banque)\b[^.;]{0,60}\b(?:certify|confirm|attest|certifions|confirmons|attestons)\b/;
/** `ACACIA BANK`, and below it `We certify that the account of`. */
const BANK_OVER =
  /^(?!(?:to|dear|messrs|the manager|a|m\.|monsieur)\b)[^.;]{0,60}\b(?:[a-z]*bank|banque|banco)\b/;
const SIGNER_CERTIFIES =
  /(?<!\b(?:which|that|que|if|as) )\b(?:we|nous)(?: the undersigned| soussignee?s?)?,? (?:hereby )?(?:certify|confirm|attest|certifions|confirmons|attestons)\b/;
const ITS_BALANCE = /\b(?:account|compte)\b(?:[^.;]|\bno\.|\.(?=[^ ])){0,120}\b(?:balance|solde) /;
/** Of what its customer sells and earns such a letter tells more than its balance. */
const OF_TRADE = /\b(?:chiffre d'affaires|revenues?|turnover|sales|ventes|bilan|balance sheet)\b/;
const OF_AN_ACCOUNT = /\b(?:account|compte)\b/;
/** `Solde au 01/09`, and `Solde au 30/09` below it. */
const EACH_BALANCE = new RegExp(`(?:${DATED_BALANCE.source})\\d`, 'g');
const LETTERHEAD = 500;

/**
 * Whether a paper is a bank's, or an operator's of mobile money, about an account: a summary of a statement, or a word on its
 * balance. What it holds is a part of a company's cash.
 */
export function isOfOneAccount(pages: readonly FoldedPage[]): boolean {
  const text = wholeText(pages);
  const head = text.slice(0, LETTERHEAD);
  const isOpenedAndClosed = OPENING.test(text) && CLOSING.test(text);
  const isOfItsKind =
    CERTIFIED.test(head) ||
    (TITLE.test(head) && (isOpenedAndClosed || [...text.matchAll(EACH_BALANCE)].length > 1));
  if (NO_ACCOUNT.test(text) || LOAN_LEDGER.test(text)) return false;
  const opening = text.slice(0, 2 * LETTERHEAD);
  const isCertified =
    BANK_CERTIFIES.test(opening) ||
    (BANK_OVER.test(head) &&
      SIGNER_CERTIFIES.test(opening) &&
      ITS_BALANCE.test(text) &&
      !OF_TRADE.test(text));
  if (isCertified && OF_AN_ACCOUNT.test(text)) return true;
  return isOfItsKind && BANK.test(text) && NUMBERED.test(text);
}

/** `Date | Credit balance` over rows of days: what an account held on each. */
const HEADS_BALANCES = /^[^\d\n]*\t[^\d\n]*\b(?:balance|solde)s?\b[^\d\n]*$/;
const OWED_BALANCE = /\b(?:debi\w+|overdrawn|dr|owed|due|loans?|outstanding|prets?|emprunts?|encours)\b/;
function isBalanceOfDay(
  { kind, unit, label, quote }: ExtractedNumber,
  pages: readonly FoldedPage[],
): boolean {
  const page = pages.find(({ source }) => source.page === quote.page);
  if (kind !== 'other' || unit !== 'money' || label == null || page === undefined) return false;
  const [day, another] = daysIn(fold(label));
  const isDay = day !== undefined && another === undefined && fold(label).slice(day.end).trim() === '';
  const above = page.text.slice(0, quote.start).split('\n').slice(0, -1);
  const head = above.findLast((line) => line.trim() !== '' && daysIn(line).length === 0) ?? '';
  return isDay && HEADS_BALANCES.test(head) && !OTHER_BALANCE.test(head) && !OWED_BALANCE.test(head);
}

/** A number of such a paper: what the account holds, or a movement that says nothing of the company as a whole. */
export const ofAccount = (number: ExtractedNumber, pages: readonly FoldedPage[]): ExtractedNumber =>
  number.kind === 'cash' || isBalanceOfDay(number, pages)
    ? { ...number, kind: 'cash', about: number.about === ONE_BANK ? ONE_BANK : ONE_ACCOUNT }
    : COUNTED_OR_SOLD.has(number.kind)
      ? { ...number, kind: 'other', account: null }
      : number;
const COUNTED_OR_SOLD: ReadonlySet<ExtractedNumber['kind']> = new Set([
  'revenue',
  'customers',
  'users',
  'team',
]);

/** What a statement says of a company's money: what each account held at its end, and at its beginning where told. */
export const numbersOf = ({ accounts }: BankStatement): ExtractedNumber[] =>
  accounts.flatMap(({ opening, closing, currency, summary }) => {
    const balances = [opening, closing].flatMap((balance) => balance ?? []);
    const isTold = ({ isBalance, period }: Summed): boolean =>
      isBalance && balances.some((balance) => balance.period === period);
    return [
      ...balances.map((balance): Summed => ({ ...balance, isBalance: true })),
      ...summary.filter((one) => !isTold(one)),
    ].map(({ value, period, line, amount, isBalance }): ExtractedNumber => ({
      kind: isBalance ? 'cash' : 'other',
      account: null,
      value,
      currency,
      unit: 'money',
      period,
      isForecast: false,
      ...(isBalance ? { about: ONE_ACCOUNT } : {}),
      evidence: 'claim',
      quote: quoteOf(line.page, amount.start, amount.end),
    }));
  });

/** What is said of a balance: it is of one account, a part of a company's cash. */
export const ONE_ACCOUNT = 'one account';
/** Of all that one bank says the company holds with it: a part of its cash too. */
export const ONE_BANK = 'one bank';
