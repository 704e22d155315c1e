import { INVESTOR_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { formatMoneyShort } from '#shared/web/format.ts';
import { CENTS } from '#shared/domain/cents.ts';
import type { InvestorCard as InvestorCardData } from '../contract/investor.ts';

/** `Angel Investor · Baobab Angels · Lagos, Nigeria`, as far as known. */
export function investorLine({ type, firmName, city, countryName }: InvestorCardData): string {
  const home = [city, countryName].filter(Boolean).join(', ');
  return [INVESTOR_TYPE_LABELS[type], firmName, home].filter(Boolean).join(' · ');
}

/** `$10K – $100K`, or one amount when there is no range. */
export function ticketRange({ minTicketSize, maxTicketSize }: InvestorCardData): string {
  const [least, most] = [formatMoneyShort(minTicketSize * CENTS), formatMoneyShort(maxTicketSize * CENTS)];
  return least === most ? least : `${least} – ${most}`;
}
