import { adjustConversionPrice } from './anti-dilution.ts';
import { antiDilutionKind, type CapTableEntry, entryType } from './entry.ts';
import { issuePrice } from './entry-class.ts';
import { div, type Fixed, fixed, toText } from '#shared/domain/fixed.ts';
import { done, type Outcome } from './refusal.ts';
import { countShares, type Table } from './table.ts';

/** A series whose conversion price fell. Prices as decimal text. */
export type PriceAdjustment = {
  readonly shareholder: string;
  readonly shareClass: string;
  readonly before: string;
  readonly after: string;
};

type AdjustedTable = { readonly table: Table; readonly adjustments: readonly PriceAdjustment[] };

/** Applies the anti-dilution rights of earlier series to an issue of `newShares` at `newPrice`. All series count the same A. */
export function adjustForIssue(table: Table, newPrice: Fixed, newShares: Fixed): Outcome<AdjustedTable> {
  const count = countShares(table);
  const base = {
    common: toText(count.common),
    preferredAsConverted: toText(count.preferred),
    optionsOutstanding: toText(count.options),
  };
  const adjustments: PriceAdjustment[] = [];
  const entries: CapTableEntry[] = [];
  for (const entry of table.entries) {
    const original = issuePrice(entry);
    const kind = antiDilutionKind(entry.antiDilution) ?? 'NONE';
    if (
      entryType(entry) !== 'PREFERRED' ||
      kind === 'NONE' ||
      original === undefined ||
      fixed(original) === 0n
    ) {
      entries.push(entry);
      continue;
    }
    const before = toText(div(fixed(original), fixed(entry.conversionRatio ?? 1)));
    const adjusted = adjustConversionPrice({
      kind,
      conversionPrice: before,
      originalIssuePrice: original,
      newPrice: toText(newPrice),
      newShares: toText(newShares),
      base,
      preferredShares: entry.shares,
    });
    if (!adjusted.ok) return adjusted;
    const { newConversionPrice, conversionRatio } = adjusted.value;
    if (newConversionPrice >= fixed(before)) {
      entries.push(entry);
      continue;
    }
    entries.push({ ...entry, conversionRatio: toText(conversionRatio) });
    const { shareholderName: shareholder, shareClass } = entry;
    adjustments.push({
      shareholder,
      shareClass,
      before: toText(fixed(before), 10),
      after: toText(newConversionPrice, 10),
    });
  }
  return done({ table: { ...table, entries }, adjustments });
}
