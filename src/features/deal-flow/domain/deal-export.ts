import { currencyOf } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { dealOf } from './deal-card.ts';
import { DEAL_SHEET, TOLD_COLUMNS } from './deal-sheet.ts';
import { DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS } from './stages.ts';

function majorOf(amountMinor: number | null, code: string | null): string {
  const currency = code === null ? null : currencyOf(code);
  return amountMinor === null || currency === null ? '' : String(toMajor(amountMinor, currency));
}

/** Deals as the rows of a spreadsheet, headings first; an import reads them back. */
export function dealGrid(deals: readonly ReturnType<typeof dealOf>[]): string[][] {
  const rows = deals.map((deal) => [
    deal.startup.name,
    deal.startup.domain ?? '',
    deal.startup.sector ?? '',
    deal.startup.region ?? '',
    deal.startup.fundingStage ?? '',
    DEAL_STAGE_LABELS[deal.stage],
    DEAL_PRIORITY_LABELS[deal.priority],
    String(deal.interestLevel),
    deal.sourceChannel ?? '',
    deal.nextAction ?? '',
    deal.nextActionDue ?? '',
    majorOf(deal.amountMinor, deal.currency),
    deal.currency ?? '',
    deal.passReason ?? '',
    deal.stageSince.slice(0, 10),
    deal.lastActivity.slice(0, 10),
    deal.ownerName,
  ]);
  const headings = Object.values(DEAL_SHEET.columns).map(({ label }) => label);
  return [[...headings, ...TOLD_COLUMNS], ...rows];
}
