import { words } from '#shared/domain/text.ts';

export const EXCLUSION_KINDS = ['person', 'domain', 'employer'] as const;
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number];

/** How many a person may keep. */
export const MOST_EXCLUSIONS = 200;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The host name meant by a typed domain, address or e-mail, without `www.`; null when there is none in it. */
export function domainOf(text: string): string | null {
  const address = text.trim().toLowerCase();
  const afterScheme = address.replace(/^[a-z][a-z0-9+.-]*:\/\//, '');
  const [authority = ''] = afterScheme.split(/[/?#]/);
  const [host = ''] = authority.slice(authority.lastIndexOf('@') + 1).split(':');
  const bare = host.replace(/^www\./, '').replace(/\.$/, '');
  return bare.length <= 253 && HOST.test(bare) ? bare : null;
}

/** A company's name as it is compared: its folded words. Excluding `Acme` also means `Acmé Ltd.`, not `Acmeville`. */
export function employerOf(text: string): string | null {
  const key = words(text).join(' ');
  return key === '' ? null : key;
}
