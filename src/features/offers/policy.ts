import type { Side } from './domain/offer.ts';

/** What somebody is to an offer. */
export type Part = {
  /** The very investor it is made with. */
  readonly isInvestor: boolean;
  /** Their role in the firm it is made with; null outside it, and where it is made with a person alone. */
  readonly firmRole: 'owner' | 'partner' | 'analyst' | null;
  /** Their role in the startup's team. */
  readonly teamRole: 'owner' | 'editor' | 'viewer' | null;
};

/** For which side somebody reads an offer; null for strangers, to whom there is none. Nobody stands on both. */
export function sideOf({ isInvestor, firmRole, teamRole }: Part): Side | null {
  if (isInvestor) return 'investor';
  if (teamRole !== null) return 'startup';
  return firmRole === null ? null : 'investor';
}

/** Who may propose, confirm and withdraw: those who edit the startup, the investor, and their firm's owners and partners. */
export function canActOnOffer(part: Part): boolean {
  const side = sideOf(part);
  if (side === 'startup') return part.teamRole === 'owner' || part.teamRole === 'editor';
  return side === 'investor' && (part.isInvestor || part.firmRole === 'owner' || part.firmRole === 'partner');
}
