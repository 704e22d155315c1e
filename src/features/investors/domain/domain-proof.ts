/** Domains whose names thousands share: holding an address there says nothing about a firm. */
const SHARED_DOMAINS = new Set([
  'aol.com',
  'facebook.com',
  'fastmail.com',
  'github.com',
  'github.io',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'instagram.com',
  'linkedin.com',
  'live.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'medium.com',
  'msn.com',
  'notion.site',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rocketmail.com',
  'substack.com',
  'tutanota.com',
  'twitter.com',
  'vercel.app',
  'wixsite.com',
  'wordpress.com',
  'x.com',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.fr',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
]);

/** True for mail providers, social networks and site builders, and for anything below them. */
export function isSharedDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => SHARED_DOMAINS.has(labels.slice(index).join('.')));
}

/** The text record that proves a domain: `kilele-verification=3f9c…`. */
export const proofRecord = (token: string): string => `kilele-verification=${token}`;

/** Whether one of a domain's text records is the proof; a record may come in several strings. */
export function isProved(records: readonly (readonly string[])[], token: string): boolean {
  return records.some((strings) => strings.join('').trim() === proofRecord(token));
}
