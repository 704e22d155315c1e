import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { NumberKind } from '../document.ts';
import { type Account, accountOf, COUNTED } from '../words/account.ts';
import { currencyOfMark } from '../words/currency-word.ts';
import { timesIn, type Written } from '../words/period-bare.ts';
import { twoDigits } from '../words/period-word.ts';
import { datesIn, fiscalPart, isMonth } from '../words/period.ts';
import { cellNumber, precise, separatorsOf, valuesOf } from './cell-number.ts';
import { dateInLabel, dayInLabel, IS_SOUGHT } from './label-date.ts';
import { labelOf } from './open-row.ts';
import { OF_THE_WHOLE } from './row-total.ts';
import type { Context } from './table-context.ts';
import { isHeadLine, OF_WORTH } from './table-head.ts';
import { columnTime, isUnitAlone, monthsOf } from './table-period.ts';
import type { TableReading, TableRow, TableValue } from './table-reading.ts';
import { factorOfCell, scaleOfHead, scaleOfTable, type TableScale } from './table-scale.ts';
import { isOfMarket, isOfUses } from './table-subject.ts';
import { type Cell, type Line, moneyCells, type TableBlock } from './table.ts';

/** The title of a list of loans. */
const OF_LOANS =
  /\b(?:loans|borrowings|emprunts|prets|lenders?|preteurs?|bank debts?|dettes bancaires|credits bancaires)\b/;

/** What a column holds by its head, where that says no time. */
type Measure = {
  readonly unit: TableValue['unit'];
  readonly scale: TableScale | null;
  readonly kind?: NumberKind;
  /** The account whose parts it counts. */
  readonly counted?: Account;
  readonly date?: string | null;
};

const OF_SHARES =
  /^(?:%|percent|per cent|percentage|part|share|pct|pourcentage|quote-part)(?: ?\(?%\)?)?(?: .{0,20})?$/;
/** What a round brought, in a table that says beside it what the company was worth. */
const OF_ROUNDS =
  /^(?:(?:cash|money|capital|amounts?|sums?|funds|new money) )?(?:in|paid(?: in| up)?|invested|raised|subscribed|put in)$|^(?:amounts?|sums?|montants?|sommes?|apports?|investissements?|investments?|fonds)(?: (?:levee?s?|investie?s?|souscrite?s?|apportee?s?|versee?s?|en numeraire))?$|^(?:levee|souscription)s?$/;
const OF_STAFF =
  /^(?:(?:permanent|full-?time|number of|nombre de) )?(?:staff|people|persons|head ?count|heads|employees|effectifs?|salaries|personnes)$/;

/** `Montant` beside labels under `Milliers FCFA`: a column of what the stub is in. */
const OF_AMOUNTS = /^(?:amounts?|sums?|montants?|sommes?|valeurs?|values?)$/;

/** `Shares to be issued`, below what they are sold for. */
const OF_SHARES_ISSUED =
  /^(?:number of )?(?:(?:new|ordinary|existing|total) )*shares (?:to be issued|issued|in issue|outstanding)|^(?:nombre d')?actions (?:a emettre|emises|nouvelles|existantes)\b/;
/** What is still owed of each loan. */
const OF_BALANCES =
  /^(?:(?:closing|loan|outstanding|current) )?balances?(?: (?:due|owed|outstanding|left))?$|^(?:outstanding|(?:still )?owed|amounts? (?:owed|outstanding|due)|left to (?:pay|repay)|soldes?(?: (?:du|restant|crediteurs?))?|encours|restant du|reste (?:du|a payer|a rembourser)|capital restant(?: du)?)$/;
/** What was set aside, spent or drawn, and what is left of it. */
const OF_SPENDING =
  /^(?:(?:amounts? |total )?(?:budget(?:ed|e)?|spent|used|committed|disbursed|drawn|undrawn|limits?|remaining|left|unspent|received|allocated|granted)|depensee?s?|engagee?s?|decaissee?s?|reste|reliquat|alloue|accorde|recue?s?|plafonds?)$/;
/** A column of what each row is in, and that of the figures beside it. */
export const OF_UNITS = /^(?:units?|unites?|currency|devise|monnaie)$/;
const OF_FIGURES =
  /^(?:how (?:much|many)|figures?|chiffres?|combien|levels?|niveaux?|results?|resultats?|actuals?|today|now)$/;
const OF_RATES =
  /^(?:(?:interest|annual) )?rates?(?: of interest)?$|^(?:interest|interet|taux(?: d'interet| annuel)?)$/;

/** `Account   Number   Balance (P)`: what the accounts of a bank hold. */
const OF_ACCOUNTS =
  /^(?:(?:bank|name of|type of) )?(?:accounts?|comptes?)(?: (?:name|type|title|bancaires?|held))?$/;
const OF_NUMBERS = /^(?:account )?(?:numbers?|no\.?|n°|numeros?)(?: (?:de|du) compte)?$/;
const isOfBalances = (text: string): boolean => OF_BALANCES.test(text.replaceAll(/ ?\([^()]*\)/g, ''));
const isOfSpending = (text: string): boolean => OF_SPENDING.test(text) || OF_BALANCES.test(text);

function measureOf(text: string, home: CurrencyCode): Measure | null {
  if (OF_RATES.test(text)) return { unit: 'percent', scale: null };
  if (OF_SHARES.test(text)) return { unit: 'percent', scale: null, kind: 'other' };
  const account = OF_STAFF.test(text) ? 'headcount' : accountOf(text);
  if (account !== null && COUNTED.has(account))
    return { unit: 'count', scale: null, counted: account, date: dateInLabel(text) };
  const scale = scaleOfHead(text, home);
  if (OF_WORTH.test(text)) return { unit: 'money', scale, kind: 'valuation' };
  return scale === null ? null : { unit: 'money', scale };
}

/** `The round   USD   UGX m   Share`: a line that says of each column what it is in. */
const isMeasureHead = (line: Line, home: CurrencyCode): boolean =>
  line.tail === null &&
  line.cells.length > FEWEST_MEASURES &&
  moneyCells(line).length === 0 &&
  line.cells.slice(1).every(({ text }) => measureOf(text, home) !== null);
const FEWEST_MEASURES = 2;

/** A block parted where a line between its rows says of each column below it what it is in; not the units under heads of times. */
export function byMeasures(block: TableBlock, home: CurrencyCode): TableBlock[] {
  const isRow = (line: Line): boolean => moneyCells(line).length > 0 && !isHeadLine(line);
  const first = block.lines.findIndex(isRow);
  const at = block.lines.findIndex((line, index) => first >= 0 && index > first && isMeasureHead(line, home));
  const last = block.lines.slice(0, Math.max(0, at)).findLastIndex(isRow) + 1;
  const between = block.lines.slice(last, Math.max(last, at));
  // `Total equity and` over `liabilities   Customers   Employees`: heads of two lines.
  if (at < 0 || between.some((line) => isHeadLine(line) || line.cells.length > 1)) return [block];
  return [
    { ...block, lines: block.lines.slice(0, last), below: between },
    ...byMeasures({ ...block, lines: block.lines.slice(at), above: between }, home),
  ];
}

/** `Use   ₹ crore   %` over `Fifth plant   26.0   65`, `Round   USD invested   Pre-money USD`: columns told by what they are in. */
export function readMeasured({ page, lines, above }: TableBlock, context: Context): TableReading | null {
  const at = lines.findIndex((line) => moneyCells(line).length > 0);
  const body = at < 1 ? [] : lines.slice(at);
  const head = lines.slice(0, Math.max(0, at));
  const columns = [...new Set(body.flatMap(moneyCells).map(({ column }) => column))];
  const isTimed = (line: Line): boolean =>
    isHeadLine(line) && (body.includes(line) || line.cells.some(({ column }) => columns.includes(column)));
  if (lines.some((line) => line.tail !== null || isTimed(line))) return null;
  // Figures set apart below their names are rows of nothing.
  if (body.filter((line) => labelOf(line) === '').length > body.length / 2) return null;
  const headOf = (column: number): string | undefined =>
    head.flatMap(({ cells }) => cells.filter((cell) => cell.column === column)).at(-1)?.text;
  const stub = scaleOfHead(head.at(-1)?.cells[0]?.text ?? '', context.home);
  const areRounds = columns.some((column) => OF_WORTH.test(headOf(column) ?? ''));
  const units = head
    .flatMap(({ cells }) => cells.slice(1).filter(({ text }) => OF_UNITS.test(text)))
    .at(-1)?.column;
  const hasUnits = units !== undefined;
  // `Snapshot 30 Sep 2026   Value   Unit`
  const dateOver =
    datesIn(head.map(({ text }) => text).join(' '))[0]?.date ??
    above.flatMap(({ text }) => dateStated(text, context.written) ?? []).at(-1) ??
    (context.isTitled ? context.title : null);
  const stubs = head.at(-1)?.cells ?? [];
  const areAccounts =
    OF_ACCOUNTS.test(stubs[0]?.text ?? '') ||
    (stubs.some(({ text }) => OF_NUMBERS.test(text)) && stubs.some(({ text }) => isOfBalances(text)));
  const sold = soldIn([...above.slice(-LINES_OVER), ...head]);
  const areLoans = [...head, ...above.slice(-2)].some(({ text }) => OF_LOANS.test(text));
  const measures = new Map(
    columns.flatMap((column) => {
      const text = headOf(column);
      const measure =
        text === undefined
          ? null
          : areRounds && OF_ROUNDS.test(text)
            ? ({ unit: 'money', scale: null } as const)
            : (OF_AMOUNTS.test(text) && stub !== null) || (areLoans && OF_BALANCES.test(text))
              ? ({ unit: 'money', scale: stub } as const)
              : (hasUnits && (OF_AMOUNTS.test(text) || OF_FIGURES.test(text) || isOfSpending(text))) ||
                  (context.unit !== null && isOfSpending(text))
                ? ({ unit: 'money', scale: null } as const)
                : measureOf(text, context.home);
      const heads = head.flatMap(({ cells }) => cells.filter((cell) => cell.column === column));
      const date = measure?.date ?? timeOver(heads, context);
      return measure === null ? [] : [[column, { ...measure, date }] as const];
    }),
  );
  const counted = [...measures.values()].find((measure) => measure.counted !== undefined)?.counted ?? null;
  const areShares =
    [...measures.values()].every(({ unit }) => unit === 'percent') &&
    body.every(({ cells }) => cells.length <= 2);
  const mayBeAlone = counted !== null || areShares || hasUnits || body.some(isOfMarket);
  if (measures.size === 0 || (columns.length < 2 && !mayBeAlone)) return null;
  // A limit beside what is drawn of it, or a budget beside what is spent, are not both the account.
  const areLimits = columns.filter((column) => isOfSpending(headOf(column) ?? '')).length > 1;
  const areUses = isOfUses(head);
  const separators = separatorsOf(
    body.flatMap(moneyCells).flatMap(({ text }) => cellNumber(text)?.body ?? []),
    context.hasDecimalComma,
  ) ?? { thousands: '', decimal: '' };
  const rows = body.flatMap((line, index): TableRow[] => {
    const named = { ...line, cells: line.cells.filter(({ column }) => column !== units) };
    const label = labelOf(named) || labelOf(line);
    const isSum =
      OF_THE_WHOLE.test(label) || label === '' || (counted !== null && addsUp(body.slice(0, index), line));
    const account = isSum
      ? areLoans
        ? 'borrowings'
        : counted
      : areUses || counted !== null || areLimits
        ? null
        : accountOf(label);
    const time = line.cells.map(({ text }) => columnTime(text)).find((one) => one?.kind === 'date');
    const values = moneyCells(line).flatMap((cell): TableValue[] => {
      const [measure, read] = [measures.get(cell.column), cellNumber(cell.text)];
      const [value, other] = read ? valuesOf(read.body, separators) : [];
      if (!measure || !read || value === undefined || other !== undefined || value === 0) return [];
      // `₹9.6 crore`: what an amount is marked with goes before the column of units.
      const marked = read.mark === '' ? null : currencyOfMark(read.mark, context.home);
      const isOfOther = marked !== null && marked !== (measure.scale ?? context.unit)?.currency;
      const own: Pick<Measure, 'unit' | 'scale'> | null =
        measure.unit !== 'money' || isPriceOf(line, units, measure.scale)
          ? null
          : marked !== null && (hasUnits || isOfOther)
            ? { unit: 'money', scale: { currency: marked, factor: 1 } }
            : hasUnits
              ? unitIn(line, units, account, context)
              : null;
      const isCount = marked === null && OF_SHARES_ISSUED.test(label);
      const unit = read.isPercent ? 'percent' : isCount ? 'count' : (own?.unit ?? measure.unit);
      const kind = unit === 'money' && account === null && isOfMarket(line) ? 'market' : measure.kind;
      const signed = read.isNegative ? -value : value;
      const scale = own?.scale ?? measure.scale ?? context.unit;
      return [
        {
          start: cell.start,
          end: cell.end,
          value: precise(signed * factorOfCell(read, unit === 'money' ? scale : null)),
          unit,
          currency: unit === 'money' ? (scale?.currency ?? context.unit?.currency ?? context.currency) : null,
          date: IS_SOUGHT.test(label)
            ? null
            : ((time?.kind === 'date' ? time.date : null) ??
              dateInLabel(label) ??
              dayInLabel(label, context) ??
              measure.date ??
              dateInLabel(line.cells.find(({ column }) => column === units)?.text ?? '') ??
              (hasUnits || (areAccounts && isOfBalances(headOf(cell.column) ?? ''))
                ? dateOver
                : areLoans
                  ? context.title
                  : counted === null
                    ? sold
                    : dayOf(head))),
          isForecast: context.isForecast,
          ...(kind === undefined ? {} : { kind }),
        },
      ];
    });
    const isCounted = account !== null && COUNTED.has(account);
    return values.length === 0
      ? []
      : [
          {
            start: line.start,
            end: line.end,
            label,
            account: isCounted === values.some(({ unit }) => unit === 'count') ? account : null,
            candidates: [],
            values,
          },
        ];
  });
  return rows.length < 2 ? null : { page, rows, checks: [], isSettled: false };
}

/** `we confirm the following as at 31 October 2026`, `soldes au 30 septembre 2026`: the day of what stands below. */
export const dateStated = (text: string, written: Written | null): string | undefined =>
  timesIn(text, written).find(
    ({ start, date }) =>
      isMonth(date) &&
      (OF_STATING.test(text.slice(0, start)) ||
        (OF_BANKS.test(text.slice(0, start)) && !IS_DONE.test(text.slice(0, start)))),
  )?.date;
const OF_STATING =
  /\b(?:as (?:at|of)|(?:at )?(?:the )?close of business(?: of)?|arretee?s?|situation|a la date)(?: (?:the|close|of|business|on|au|du|le|\d{1,2}(?:st|nd|rd|th|er)?))* $/;
const OF_BANKS =
  /\b(?:banks?|banque|position|facilities|loans|borrowings|debts?|balances?|lenders|concours|soldes?|emprunts|encours|engagements|dettes)\b[^.;:]{0,50}?(?:\b(?:at|on|au|le|du|of|end|fin|day|last|the) )+(?:\d{1,2}(?:st|nd|rd|th|er)? )?$/;
/** `Facilities renewed on`: a day on which something was done. */
const IS_DONE =
  /\b(?:renew\w*|sign\w*|granted|dated|repaid|opened|letter|approved|drawn down|taken|renouvel\w*|accord\w*|rembours\w*|ouvert\w*|lettre|debloqu\w*|octroy\w*)\b[^.;:]*$/;

const LINES_OVER = 2;
const OF_TRADE =
  /\b(?:sales|revenues?|turnover|customers?|clients?|buyers?|payers?|purchases|suppliers?|ventes|chiffre d'affaires|acheteurs|achats|fournisseurs|recettes|produits)\b/;
/** `Sales of 2025 by client`, `Customers 2025`: the time of what is listed by who bought it; null where several are told, or a day. */
function soldIn(lines: readonly Line[]): string | null {
  const titles = lines.flatMap(({ cells: [title] }) =>
    title !== undefined && title.text.length <= LONGEST_TITLE && OF_TRADE.test(title.text)
      ? [title.text]
      : [],
  );
  const times = new Set(titles.flatMap((text) => datesIn(text)).map(({ date }) => date));
  const [only = null] = times;
  return times.size === 1 && !isMonth(only ?? '') ? only : null;
}
const LONGEST_TITLE = 70;

/** `On the payroll, 30 September 2026 | People`: the day on which those below are counted. */
const dayOf = (head: readonly Line[]): string | null =>
  head
    .flatMap(({ cells: [stub] }) =>
      datesIn(stub?.text ?? '').filter(
        ({ date, start }) => isMonth(date) && ON_A_DAY.test(stub?.text.slice(0, start) ?? ''),
      ),
    )
    .at(-1)?.date ?? null;
const ON_A_DAY = /(?:^|[,(:|-] ?|\b(?:at|on|as at|as of|au|le|fin|a fin|end of) )(?:the )?$/;

/** Whether a count is that of all rows above it. */
function addsUp(above: readonly Line[], line: Line): boolean {
  const countIn = (one: Line): number => {
    const [only, other] = moneyCells(one);
    return only && !other && /^\d+$/.test(only.text) ? Number(only.text) : Number.NaN;
  };
  return above.length > 1 && above.reduce((sum, one) => sum + countIn(one), 0) === countIn(line);
}

/** `H1 income` over `Rs. lakh`: of when a column is, by the company's own year. */
function timeOver(heads: readonly Cell[], { written, fiscalEnd }: Context): string | null {
  const date = heads.flatMap(({ text }) => timesIn(text, written))[0]?.date ?? null;
  const part = /^\d{4}(-[HQ]\d)$/.exec(date ?? '')?.[1];
  if (part === undefined || fiscalEnd === null || written === null) return date;
  const now = `${written.year}-${twoDigits(written.month)}`;
  return (
    [1, 0, -1]
      .map((later) => fiscalPart(`${written.year + later}${part}`, fiscalEnd))
      .find((one) => monthsOf(one)[1] <= now) ?? date
  );
}

/** `Sorting   carton   1.75` under `Service   Unit   EGP`: what one of them costs. */
function isPriceOf({ cells }: Line, column: number | undefined, scale: TableScale | null): boolean {
  const told = cells.find((cell) => cell.column === column)?.text ?? '';
  return scale?.currency != null && scale.factor === 1 && OF_ONE.test(told) && !OF_PERSONS.test(told);
}
/** What something is sold by: one thing, for a time or not. */
const OF_ONE = /^(?:per |par |le |la )?[a-z]{2,}(?: (?:per|par|a|an|\/) ?[a-z]+)?$/;
const OF_PERSONS =
  /^(?:people|persons?|personnes|heads?|ftes?|number|nombre|count|no|percent|pct|times|months|mois)\b/;
/** What the cell of a row in a column of units says: a currency with its scale, a share or things; nothing, where no account is named, is no money. */
function unitIn(
  { cells }: Line,
  column: number,
  account: Account | null,
  { home }: Context,
): Pick<Measure, 'unit' | 'scale'> | null {
  // A page may set the heads a little beside their cells.
  const own =
    cells.find((cell) => cell.column === column) ?? cells.slice(1).find(({ text }) => isCurrency(text));
  const told = own?.text ?? '';
  const scale = scaleOfTable(told.replace(PER_EACH, ''), home);
  if (scale !== null) return { unit: 'money', scale };
  if (OF_PERCENT.test(told)) return { unit: 'percent', scale: null };
  return told === '' && account !== null && !COUNTED.has(account) ? null : { unit: 'count', scale: null };
}

const isCurrency = (text: string): boolean =>
  cellNumber(text) === null && /[a-z]/.test(text) && isUnitAlone(text);

/** `KES a month`, `R/site` */
const PER_EACH = /(?<=\S) ?(?:\/| (?:a|an|per|each|par) ).*$/;
const OF_PERCENT = /^(?:%|per ?cent|pct|percentage|pour ?cent|pourcentage)(?: |$)/;

export const isColumnHead = (text: string): boolean => OF_SHARES.test(text) || OF_STAFF.test(text);
