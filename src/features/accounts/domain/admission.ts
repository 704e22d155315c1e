/** Who may sign up at an instance. Domains are in small letters; none stands for all. */
export type AdmissionRule = {
  readonly inviteOnly: boolean;
  readonly mailDomains: readonly string[];
  /** Nobody chooses a password here: the operator's OpenID Connect provider says who somebody is. */
  readonly providerOnly: boolean;
};

/** Somebody who wants in. */
export type Newcomer = {
  readonly email: string;
  readonly isInvited: boolean;
  readonly isByProvider: boolean;
};

const domainOf = (email: string) =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();

/**
 * The sentence to refuse a newcomer with; null lets them in. An invitation lets in any address, but by no other way than
 * the rule says; a subdomain is another domain.
 */
export function admissionRefusal(
  { inviteOnly, mailDomains, providerOnly }: AdmissionRule,
  { email, isInvited, isByProvider }: Newcomer,
): string | null {
  if (providerOnly && !isByProvider)
    return 'Sign-up is through your organisation. Choose “Continue with your organisation”.';
  if (isInvited) return null;
  if (inviteOnly) return 'Sign-up is by invitation only. Ask a member for a link.';
  if (mailDomains.length === 0 || mailDomains.includes(domainOf(email))) return null;
  return `Sign-up is open to addresses at ${mailDomains.join(', ')}, or with an invitation link.`;
}

/** The key of an invitation in the address it leads to; null where there is none. */
export const invitationKeyIn = (path: string): string | null => /[/#]([\w-]{43})$/.exec(path)?.[1] ?? null;
