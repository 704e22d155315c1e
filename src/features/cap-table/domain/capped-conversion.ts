import { convertedValue } from './conversion-value.ts';
import { type Convertible, type ConvertingSecurity, readConvertibles } from './convertible.ts';
import { div, type Fixed, sum } from '#shared/domain/fixed.ts';
import { asConverted, entryType } from './entry.ts';
import type { Table } from './table.ts';
import { done, type Outcome } from './refusal.ts';

/** A convertible as if converted at its cap, without a round. `shares` is `null` where the terms state no cap. */
export type CappedConversion = {
  readonly id: string;
  readonly holder: string;
  readonly amount: Fixed;
  readonly shares: Fixed | null;
};

/**
 * Converts at the caps alone: with every post-money SAFE at its cap the company's capitalisation is
 * S / (1 - sum of amount / cap). Pre-money SAFEs and notes divide their cap by the shares before.
 */
export function convertAtCaps(
  convertibles: readonly Convertible[],
  fullyDiluted: Fixed,
  unissuedFraction: Fixed,
): Outcome<CappedConversion[]> {
  const read = readConvertibles(convertibles);
  if (!read.ok) return read;
  const capped = read.value.map(withoutRoundPrice);
  const trial = { existing: fullyDiluted, unissuedFraction, increase: 0n, increaseSlope: 0n, newMoney: 0n };
  const { each } = convertedValue(capped, trial);
  return done(
    read.value.map(({ id, amount }, index) => {
      const shares = each[index] ?? 0n;
      const holder = convertibles[index]?.holder ?? id;
      return { id, holder, amount, shares: shares > 0n ? shares : null };
    }),
  );
}

/** A table's convertibles as if converted at their caps; none where its terms cannot be read. */
export function tableAtCaps({ entries, convertibles }: Table): readonly CappedConversion[] {
  const total = sum(entries.map(asConverted));
  const pool = sum(entries.filter((entry) => entryType(entry) === 'UNISSUED_POOL').map(asConverted));
  if (total === 0n || convertibles.length === 0) return [];
  const atCaps = convertAtCaps(convertibles, total, div(pool, total));
  return atCaps.ok ? atCaps.value : [];
}

function withoutRoundPrice(security: ConvertingSecurity): ConvertingSecurity {
  return { ...security, terms: security.terms.map((term) => ({ ...term, atPrice: 0n })) };
}
