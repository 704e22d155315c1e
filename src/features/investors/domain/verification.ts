import { words } from '#shared/domain/text.ts';

export type VerifiedBy = 'domain' | 'admin' | 'vouches';

/** The firm and the person something was said of. */
export type Named = { readonly name: string; readonly firmName: string | null };

/** Somebody who vouched. `affiliations` names their firm and startups; the same one has the same text everywhere. */
export type Voucher = {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly verifiedAt: Date | null;
  readonly vouchedFor: Named;
  readonly affiliations: readonly string[];
};

/** What an investor's verification rests on. */
export type Evidence = {
  readonly verifiedDomain: string | null;
  /** How firm and person are called now. */
  readonly named: Named;
  /** Since when they are verified, or this moment. */
  readonly since: Date;
  /** The investor's own affiliations: a colleague's vouch does not count. */
  readonly affiliations: readonly string[];
  readonly vouchers: readonly Voucher[];
};

type Verification = { readonly by: VerifiedBy; readonly voucherIds: readonly string[] };

const isApart = (one: readonly string[], other: readonly string[]) =>
  !one.some((affiliation) => other.includes(affiliation));

const isSame = (one: Named, other: Named) => one.name === other.name && one.firmName === other.firmName;

/**
 * How an investor is verified, and by whose word, or null: by a proved domain; else by an admin's vouch, with which the
 * first ones begin; else by two vouches of people who were verified before them and share no firm or startup with each
 * other or with the investor. A vouch counts for the firm and the person it was given for. Since whoever vouches was
 * verified earlier, no circle of people holds itself up.
 */
export function verificationOf(evidence: Evidence): Verification | null {
  const { verifiedDomain, named, since, affiliations } = evidence;
  if (verifiedDomain !== null) return { by: 'domain', voucherIds: [] };
  const vouchers = evidence.vouchers.filter(({ vouchedFor }) => isSame(vouchedFor, named));
  const admin = vouchers.find(({ isAdmin }) => isAdmin);
  if (admin) return { by: 'admin', voucherIds: [admin.userId] };
  const outsiders = vouchers.filter(
    ({ verifiedAt, ...voucher }) =>
      verifiedAt !== null && verifiedAt < since && isApart(voucher.affiliations, affiliations),
  );
  for (const [index, one] of outsiders.entries()) {
    const other = outsiders.slice(index + 1).find((next) => isApart(one.affiliations, next.affiliations));
    if (other) return { by: 'vouches', voucherIds: [one.userId, other.userId] };
  }
  return null;
}

type Belonging = { readonly firmName: string | null; readonly startupIds: readonly number[] };

/** What ties people together: a firm of the same words, or a startup. */
export function affiliationsOf({ firmName, startupIds }: Belonging): readonly string[] {
  const firm = words(firmName ?? '').join(' ');
  return [...(firm === '' ? [] : [`firm ${firm}`]), ...startupIds.map((id) => `startup ${id}`)];
}

const WORDS: Record<VerifiedBy, string> = {
  domain: 'Your investor profile is now verified by your firm’s domain.',
  admin: 'Your investor profile is now verified by an administrator’s vouch.',
  vouches: 'Your investor profile is now verified by two vouches.',
};

/** What the investor is told when their verification changes. */
export function verificationWords(verifiedBy: VerifiedBy | null): string {
  if (verifiedBy !== null) return WORDS[verifiedBy];
  return 'Your investor profile is no longer verified. Prove your domain or ask for vouches.';
}
