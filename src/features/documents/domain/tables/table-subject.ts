import { type Account, accountOf, plainLabel } from '../words/account.ts';
import { wordedPart } from './label-date.ts';
import type { Context } from './table-context.ts';
import type { Heads } from './table-head.ts';
import { columnTime, isPart } from './table-period.ts';

/** Quarters or months down the side of a table whose title says what they are of: `Sales`, then `First quarter   610   742`. */
export const accountOfPart = (label: string, heads: Heads | null, { subject }: Context): Account | null => {
  const time = subject === null ? null : (columnTime(plainLabel(label)) ?? wordedPart(label));
  return time !== null && isPart(time) === (heads !== null) ? subject : null;
};

/** `Total` below lines of a table that its title says the income of. */
export const IS_SUM = /^(?:grand )?totals?$/;
export const isSumOf = (label: string, heads: Heads | null): boolean => heads !== null && IS_SUM.test(label);
/** `Sales`, and `Sales by region` over what they make together. */
export const isOfIncome = (title: string, hasSum: boolean): boolean =>
  accountOf(title) === 'revenue' || (hasSum && accountOf(title.replace(BY_PARTS, '')) === 'revenue');
const BY_PARTS = / (?:by|par) .*$/;

export const LEAST_ACCOUNTS = 3;
export const OF_USES =
  /(?:^|[|(] ?)(?:uses?|emplois?|purpose|what for|objet|utilisations?)(?: ?(?:\||$)| (?:of (?:the )?(?:funds|proceeds|money)|de(?:s|s? la)? (?:fonds|levee|somme)|amount|montant|share|part|%|[a-z]{1,4} ?(?:m|mn|million|thousand|crore|lakh)s?)\b)|\bwhere (?:it|the money) goes\b|\bwhat .{2,40} (?:buys|pays for)\b/;
/** Heads of a table that counts those who work. */
export const OF_PEOPLE =
  /\b(?:people|staff|teams?|head ?count|head count|employees|workforce|payroll|crew|personnel|effectifs?|equipes?|salaries|permanents?|postes|heads(?=$))\b/;
