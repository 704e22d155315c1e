import { z } from 'zod';
import { term } from '#shared/contract/fields.ts';
import { EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { dayOf } from '#shared/domain/time.ts';

/** The last figure of a monthly series, and how it grew to it; amounts in major units. */
export const DemoSeries = z.strictObject({
  now: z.number().positive(),
  growthPercent: z.number(),
  months: z.int().positive(),
  evidence: z.enum(EVIDENCE_LEVELS),
  currency: term(currencyOf, 'Please select a currency').optional(),
});
type DemoSeries = z.infer<typeof DemoSeries>;

/** `YYYY-MM-DD` of the last day of the month that ended `monthsAgo` months before this one. */
const monthEnd = (now: Date, monthsAgo: number): string =>
  dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 0)));

/** A fraction from 0 to below 1 that is always the same for a text. */
function fractionOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/** Three figures that count, as people report them: 27,341 → 27,300. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 2);
  return Math.round(value / unit) * unit;
}

/** The months of a series, oldest first: uneven growth that ends at `now`. Old figures are claims, later ones evidenced. */
export function monthsOf(series: DemoSeries, key: string, now: Date) {
  const values = [series.now];
  for (let monthsAgo = 1; monthsAgo < series.months; monthsAgo += 1) {
    const unevenness = 0.25 + 1.5 * fractionOf(`${key} ${monthsAgo}`);
    const growth = 1 + (series.growthPercent / 100) * unevenness;
    values.push((values.at(-1) ?? series.now) / growth);
  }
  return values
    .map((value, monthsAgo) => ({
      date: monthEnd(now, monthsAgo),
      value: monthsAgo === 0 ? value : rounded(value),
      currency: series.currency ?? null,
      evidence: monthsAgo < 9 ? series.evidence : 'claimed',
    }))
    .toReversed();
}

/** Growth of each month over the one before, in percent to one decimal. */
export function growthOf(months: ReturnType<typeof monthsOf>) {
  return months.slice(1).map(({ date, value, evidence }, index) => {
    const before = months[index]?.value ?? value;
    const percent = Math.round((value / before - 1) * 1000) / 10;
    return { date, value: percent, currency: null, evidence };
  });
}
