// The rule and a worked example: docs/rules/fund-multiples.md
import { exact, ratio, toNumber, type Note, type Quantity } from '#shared/domain/exact.ts';

/** ILPA vocabulary, gross of fees. Null with a note when nothing was paid in. */
export type FundMultiples = {
  dpi: number | null;
  rvpi: number | null;
  tvpi: number | null;
  pic: number | null;
  notes: Note[];
};

/**
 * DPI = distributions / paid-in, RVPI = net asset value / paid-in, TVPI = their sum, PIC = paid-in / committed.
 * Amounts in one currency.
 */
export function fundMultiples(fund: {
  paidIn: Quantity;
  distributions: Quantity;
  nav: Quantity;
  committed?: Quantity | null;
}): FundMultiples {
  const paidIn = exact(fund.paidIn);
  const dpi = ratio(exact(fund.distributions), paidIn);
  const rvpi = ratio(exact(fund.nav), paidIn);
  const committed = fund.committed == null ? null : exact(fund.committed);
  const nothing = {
    code: 'NOTHING_PAID_IN',
    message: 'Nothing has been paid in yet, so there is no multiple.',
  };
  return {
    dpi: toNumber(dpi),
    rvpi: toNumber(rvpi),
    tvpi: toNumber(dpi === null || rvpi === null ? null : dpi.plus(rvpi)),
    pic: toNumber(committed === null ? null : ratio(paidIn, committed)),
    notes: paidIn.isZero() ? [nothing] : [],
  };
}

/** MOIC of a deal: (proceeds + current value) / invested; null when nothing was invested. */
export function multipleOnInvestedCapital(
  invested: Quantity,
  proceeds: Quantity,
  value: Quantity,
): number | null {
  return toNumber(ratio(exact(proceeds).plus(value), exact(invested)));
}
