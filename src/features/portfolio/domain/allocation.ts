import { fixed, sum, toNumber, toScaled } from '#shared/domain/fixed.ts';
import { percentages } from '#shared/domain/percent.ts';

/** A company as it is counted: money in dollars, `group` null where not known. */
export type AllocatedCompany = {
  readonly group: { readonly key: string; readonly label: string } | null;
  readonly companyId: number;
  readonly invested: number;
  readonly value: number;
};

export type AllocationPart = {
  readonly key: string;
  readonly label: string;
  readonly companies: number;
  readonly invested: number;
  readonly value: number;
  /** Of all value held, two decimals; together exactly 100. Null while nothing is held. */
  readonly sharePercent: number | null;
};

const UNKNOWN = { key: 'unknown', label: 'Not known' };
const cents = (amount: number): bigint => (amount > 0 ? toScaled(fixed(amount), 2) : 0n);
const added = (amounts: readonly number[]): number => toNumber(sum(amounts.map(fixed)));

/** What is held by group, the largest value first. */
export function allocate(companies: readonly AllocatedCompany[]): AllocationPart[] {
  const groups = [...Map.groupBy(companies, ({ group }) => (group ?? UNKNOWN).key)].map(([key, own]) => ({
    key,
    label: (own[0]?.group ?? UNKNOWN).label,
    companies: new Set(own.map(({ companyId }) => companyId)).size,
    invested: added(own.map(({ invested }) => invested)),
    value: added(own.map(({ value }) => value)),
  }));
  const shares = percentages(groups.map(({ value }) => cents(value)));
  return groups
    .map((group, index) => ({ ...group, sharePercent: shares?.[index] ?? null }))
    .toSorted((a, b) => b.value - a.value || b.invested - a.invested || a.label.localeCompare(b.label));
}
