import type { FlagCode, Quote, Severity } from './document.ts';
import { distinctQuotes, type Extraction, quoteWhole, type Sign } from './extraction.ts';
import { incomeWrong } from './itemised-income.ts';
import { staffOf } from './itemised-staff.ts';
import { type Share, sharesOf, TOLD_FROM } from './itemised-trade.ts';

/*
 * What the parts a paper sets out say against it: income that is not the whole told, one buyer or supplier with most of a
 * whole. That parts make a number told near them is what shows of what they are parts.
 */

const CRITICAL_FROM = 50;
const HIGH_FROM = 75;

/** Findings from parts, and the words of shares that parts show to be small. */
export function flagItemised(extraction: Extraction): {
  signs: Sign<FlagCode>[];
  small: Quote[];
  agreed: Quote[];
} {
  const sets = extraction.itemised.slice(0, MOST_SETS);
  const shares = sharesOf(extraction, sets);
  const isLarge = ({ percent, side }: Share): boolean => percent >= TOLD_FROM[side];
  const largest = (of: Share['side']): Share | undefined =>
    shares.filter((one) => one.side === of && isLarge(one)).toSorted((a, b) => b.percent - a.percent)[0];
  const [buyer, supplier] = [largest('sold'), largest('bought')];
  const sign = (code: FlagCode, { quotes }: Share, severity: Severity): Sign<FlagCode> => ({
    code,
    severity,
    quotes: distinctQuotes(quotes.map(quoteWhole)),
  });
  return {
    signs: [
      ...incomeWrong(extraction, sets),
      ...(buyer
        ? [sign('CUSTOMER_CONCENTRATION', buyer, buyer.percent >= CRITICAL_FROM ? 'critical' : 'high')]
        : []),
      ...(supplier
        ? [sign('SUPPLIER_CONCENTRATION', supplier, supplier.percent >= HIGH_FROM ? 'high' : 'medium')]
        : []),
    ],
    small: shares.filter((one) => !isLarge(one)).flatMap(({ quotes }) => quotes.map(quoteWhole)),
    agreed: staffOf(extraction).agreed.map(quoteWhole),
  };
}
const MOST_SETS = 400;
