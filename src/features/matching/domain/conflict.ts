import type { PreparedInvestor, PreparedStartup } from './prepared.ts';

/** A reason that speaks against a match whatever the rest says. */
export type Conflict =
  | { kind: 'ticket-too-small'; raiseUsd: number; ticketMaxUsd: number }
  | { kind: 'sector-excluded'; sector: string }
  | { kind: 'competitor-held'; startupId: string };

/** A score with a hard conflict stays at or below this; the row is still shown. */
export const CONFLICT_CAP = 40;

const MINIMUM_RAISE_SHARE = 0.1;

/** Largest ticket below a tenth of the raise, an excluded sector, a competitor in the portfolio. */
export function conflictsOf(startup: PreparedStartup, investor: PreparedInvestor): Conflict[] {
  const { raiseUsd, sectors, competitorIds } = startup.profile;
  const { ticketMaxUsd } = investor.profile;
  const found: Conflict[] = [];
  if (raiseUsd !== null && ticketMaxUsd !== null && ticketMaxUsd < MINIMUM_RAISE_SHARE * raiseUsd) {
    found.push({ kind: 'ticket-too-small', raiseUsd, ticketMaxUsd });
  }
  for (const sector of sectors) {
    if (investor.excludedSectors.has(sector)) found.push({ kind: 'sector-excluded', sector });
  }
  for (const startupId of competitorIds) {
    if (investor.holdings.has(startupId)) found.push({ kind: 'competitor-held', startupId });
  }
  return found;
}
