import type { CurrencyCode } from '#shared/domain/currency.ts';
import { type Account, accountOf, COUNTED, plainLabel } from '../words/account.ts';
import { wordedPart } from './label-date.ts';
import { labelOf, type OpenRow } from './open-row.ts';
import type { Context } from './table-context.ts';
import type { Heads } from './table-head.ts';
import { columnTime, isPart } from './table-period.ts';
import { scaleOfHead } from './table-scale.ts';
import type { Line } from './table.ts';

/** Quarters or months down the side of a table whose title says what they are of: `Sales`, then `First quarter   610   742`. */
export const accountOfPart = (label: string, heads: Heads | null, { subject }: Context): Account | null => {
  const time = subject === null ? null : (columnTime(plainLabel(label)) ?? wordedPart(label));
  return time !== null && isPart(time) === (heads !== null) ? subject : null;
};

/** `Total` below lines of a table that its title says the income of. */
const IS_SUM = /^(?:grand )?totals?$/;
export const isSumOf = (label: string, heads: Heads | null): boolean => heads !== null && IS_SUM.test(label);
/** `Sales`, and `Sales by region` over what they make together. */
const isOfIncome = (title: string, hasSum: boolean): boolean =>
  accountOf(title.replace(OF_EACH, '')) === 'revenue' ||
  (hasSum && accountOf(title.replace(BY_PARTS, '')) === 'revenue');
/** `CA mensuel`, `Sales by month`: told of each month. */
const OF_EACH =
  /^(?:monthly|quarterly) | (?:mensuel(?:le)?s?|trimestriel(?:le)?s?|by (?:month|quarter)|par (?:mois|trimestre))$/;
const BY_PARTS = / (?:by|par) .*$/;

const OF_USES =
  /(?:^|[|(] ?)(?:uses?|emplois?|purpose|what for|objet|utilisations?)(?: ?(?:\||$)| (?:of (?:the )?(?:funds|proceeds|money|raise|round|investment|equity|capital)|de(?:s|s? la)? (?:fonds|levee|somme)|amount|montant|share|part|%|[a-z]{1,4} ?(?:m|mn|million|thousand|crore|lakh)s?)\b)|\bwhere (?:it|the money) goes\b|\bwhat .{2,40} (?:buys|pays for)\b/;
/** Heads of a table that counts those who work. */
const OF_PEOPLE =
  /\b(?:people|staff|teams?|head ?count|head count|employees|workforce|payroll|crew|personnel|effectifs?|equipes?|salaries|permanents?|postes|heads(?=$))\b/;

/** The account that the titles over a table name, which its lines or the total below them are of. */
export function subjectOf(
  { head, body }: { readonly head: readonly Line[]; readonly body: readonly Line[] },
  over: readonly Line[],
): Account | null {
  const hasSum = body.some((line) => IS_SUM.test(labelOf(line)));
  const titles = [...over, ...(hasSum ? head.slice(-1).flatMap(({ cells }) => cells.slice(0, 1)) : [])];
  return titles.some(({ text }) => isOfIncome(text, hasSum)) ? 'revenue' : null;
}

/** Whether the heads of a table, or its title, say that it tells what a sum is to be spent on. */
export const isOfUses = (head: readonly Line[], title = ''): boolean =>
  head.some(({ cells }) => OF_USES.test(cells.map(({ text }) => text).join(' | '))) || OF_USES.test(title);

/** Whether a table without amounts counts those who work. */
export const isOfPeople = (head: readonly Line[], title: string, home: CurrencyCode): boolean =>
  !head.some(({ cells }) => cells.slice(1).some(({ text }) => scaleOfHead(text, home) !== null)) &&
  OF_PEOPLE.test([title, ...head.map(({ text }) => text)].join(' '));

export const OF_A_BALANCE: ReadonlySet<Account> = new Set([
  'inventories',
  'currentAssets',
  'totalAssets',
  'nonCurrentAssets',
]);
const OF_RESULTS: ReadonlySet<Account> = new Set(['revenue', 'costOfSales', 'operatingProfit']);
const LEAST_ACCOUNTS = 3;
/** Whether rows are a statement, and whether they tell only of what stands on a day, or only of what came and went. */
export function statementOf(rows: readonly OpenRow[]): {
  readonly isStatement: boolean;
  readonly isBalance: boolean;
  readonly isOfResults: boolean;
} {
  const names = (accounts: ReadonlySet<Account>): boolean =>
    rows.some(({ account }) => account !== null && accounts.has(account));
  const isStatement =
    rows.filter(({ account }) => account !== null && !COUNTED.has(account)).length >= LEAST_ACCOUNTS;
  return {
    isStatement,
    isBalance: names(OF_A_BALANCE) && !names(OF_RESULTS),
    isOfResults: isStatement && names(OF_RESULTS) && !names(OF_A_BALANCE),
  };
}

const NAMES_A_MARKET =
  /^(?:(?:tam|sam|som)(?:\b.*)?|(?:total )?(?:addressable|available|serviceable|obtainable) (?:addressable |available |obtainable )?market(?: \(\w+\))?|marche (?:total|adressable|accessible|cible)(?: \(\w+\))?)$/;
/** `TAM   Cold storage for fish   48m`: a row of how large a market is. */
export const isOfMarket = ({ cells }: Line): boolean => cells.some(({ text }) => NAMES_A_MARKET.test(text));
