import { words } from '#shared/domain/text.ts';

export type VerifiedBy = 'domain' | 'vouches';

/** Somebody who vouched, with the firm and the startups they belong to: folded names or ids, any stable text. */
export type Voucher = { readonly userId: string; readonly affiliations: readonly string[] };

/** What an investor's verification rests on. */
export type Evidence = {
  readonly verifiedDomain: string | null;
  /** The investor's own affiliations: a colleague's vouch does not count. */
  readonly affiliations: readonly string[];
  readonly vouchers: readonly Voucher[];
};

const isApart = (one: readonly string[], other: readonly string[]) =>
  !one.some((affiliation) => other.includes(affiliation));

/**
 * How an investor is verified, or null: by a proved domain, else by two vouches of people who share no firm or startup
 * with each other or with the investor.
 */
export function verificationOf({ verifiedDomain, affiliations, vouchers }: Evidence): VerifiedBy | null {
  if (verifiedDomain !== null) return 'domain';
  const outsiders = vouchers.filter((voucher) => isApart(voucher.affiliations, affiliations));
  const hasPair = outsiders.some((one, index) =>
    outsiders.slice(index + 1).some((other) => isApart(one.affiliations, other.affiliations)),
  );
  return hasPair ? 'vouches' : null;
}

type Named = { readonly firmName: string | null; readonly startupIds: readonly number[] };

/** What ties people together: a firm of the same words, or a startup. */
export function affiliationsOf({ firmName, startupIds }: Named): readonly string[] {
  const firm = words(firmName ?? '').join(' ');
  return [...(firm === '' ? [] : [`firm ${firm}`]), ...startupIds.map((id) => `startup ${id}`)];
}

const WORDS: Record<VerifiedBy, string> = {
  domain: 'Your investor profile is now verified by your firm’s domain.',
  vouches: 'Your investor profile is now verified by two vouches.',
};

/** What the investor is told when their verification changes. */
export function verificationWords(verifiedBy: VerifiedBy | null): string {
  if (verifiedBy !== null) return WORDS[verifiedBy];
  return 'Your investor profile is no longer verified. Prove your domain or ask for vouches.';
}
