import type { InvestorProfile, StartupProfile } from './profile.ts';
import { missedTicket } from './ticket.ts';

/** What one side states that rules the other out, whatever the rest says. */
export type Misfit =
  | { kind: 'stage'; stage: string; stages: readonly string[] }
  | { kind: 'ticket-too-small'; chequeUsd: number; ticketUsd: number }
  | { kind: 'ticket-too-large'; chequeUsd: number; ticketUsd: number }
  | { kind: 'sector-excluded'; sector: string }
  | { kind: 'competitor-held'; startupId: string };

/** A pair with a misfit stays at or below this, in its fit and in its order; it is still shown. */
export const MISFIT_CAP = 40;

/**
 * A stage that is not among the stated ones, tickets no cheque of the round falls into, an excluded sector, a
 * competitor in the portfolio.
 */
export function misfitsOf(startup: StartupProfile, investor: InvestorProfile): Misfit[] {
  const found: Misfit[] = [];
  const { stage, sectors, competitorIds } = startup;
  for (const sector of sectors) {
    if (investor.excludedSectors.includes(sector)) found.push({ kind: 'sector-excluded', sector });
  }
  if (stage !== null && investor.stages.length > 0 && !investor.stages.includes(stage)) {
    found.push({ kind: 'stage', stage, stages: investor.stages });
  }
  const missed = missedTicket(startup.raiseUsd, investor);
  if (missed !== null) found.push(missed);
  for (const startupId of competitorIds) {
    if (investor.deals.some((deal) => deal.startupId === startupId)) {
      found.push({ kind: 'competitor-held', startupId });
    }
  }
  return found;
}
