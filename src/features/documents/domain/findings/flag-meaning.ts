import type { FlagCode, Severity, StrengthCode } from '../document.ts';
import { FLAG_CODES, STRENGTH_CODES } from '../document.ts';
import { distinctQuotes, type FlagRule, quoteWhole, type StrengthRule } from '../extraction.ts';
import { percentsOf } from '../meaning/meaning-rule.ts';
import type { PlacedPassage } from '../text/section.ts';

export const MOST_QUOTES = 4;
const MOST_OF_THE_INCOME = 50;

/** Half of the income with one customer, or no figure where the text says it depends on one, is critical. */
export function severityOf(
  code: FlagCode,
  passages: readonly Pick<PlacedPassage, 'text'>[],
): Severity | undefined {
  if (code !== 'CUSTOMER_CONCENTRATION') return undefined;
  const told = passages.flatMap(({ text }) => percentsOf(text).filter((percent) => percent <= 100));
  const worst = told.length === 0 ? MOST_OF_THE_INCOME : Math.max(...told);
  return worst >= MOST_OF_THE_INCOME ? 'critical' : 'high';
}

/** What sentences say against the company. */
export const flagMeaning: FlagRule = ({ meaning }) =>
  FLAG_CODES.flatMap((code) => {
    const said = meaning.said.get(code) ?? [];
    if (said.length === 0) return [];
    const quotes = distinctQuotes(said.map(quoteWhole)).slice(0, MOST_QUOTES);
    return [{ code, severity: severityOf(code, said), quotes }];
  });

/** A strength that a flag of the same subject spoils. */
export const SPOILED_BY: Readonly<Partial<Record<StrengthCode, FlagCode>>> = {
  AUDITED: 'OPINION_QUALIFIED',
  IP_ASSIGNED: 'IP_NOT_ASSIGNED',
  NO_LITIGATION: 'LITIGATION_PENDING',
  CUSTOMERS_SPREAD: 'CUSTOMER_CONCENTRATION',
};

/** What sentences say in its favour. */
export const strengthMeaning: StrengthRule = ({ meaning }) =>
  STRENGTH_CODES.flatMap((code) => {
    const said = meaning.said.get(code) ?? [];
    const against = SPOILED_BY[code];
    if (said.length === 0 || (against !== undefined && meaning.said.has(against))) return [];
    return [{ code, quotes: distinctQuotes(said.map(quoteWhole)).slice(0, MOST_QUOTES) }];
  });
