import { formatMoneyShort, formatNumber } from '#shared/web/format.ts';
import type { StartupCard } from '../contract/startup.ts';

/** `FinTech, Lagos, Nigeria`: what it does and where. */
export function placeLine({ sector, city, countryName, region }: StartupCard): string {
  return [sector, ...(countryName === null ? [region] : [city, countryName])].filter(Boolean).join(', ');
}

/** What it raises in short; as it was typed where that is no amount. */
export const raisingText = ({ raising, raisingAmount }: StartupCard): string =>
  raising === null ? raisingAmount : formatMoneyShort(raising.amountMinor, raising.currency);

/** What it can show now, each figure with how well it is backed. */
export function tractionFigures({ traction }: StartupCard) {
  const { users, usersEvidence, monthlyRevenueUsd, revenueEvidence } = traction;
  return [
    {
      key: 'users',
      label: 'users',
      value: users === null ? null : formatNumber(users),
      evidence: usersEvidence,
    },
    {
      key: 'revenue',
      label: 'a month',
      value: monthlyRevenueUsd === null ? null : formatMoneyShort(monthlyRevenueUsd * 100),
      evidence: revenueEvidence,
    },
  ].flatMap(({ value, ...figure }) => (value === null ? [] : [{ ...figure, value }]));
}
