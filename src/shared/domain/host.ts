const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The domain in a pasted address: `https://www.zuripay.com/about` is `zuripay.com`; null when there is none. */
export function domainOf(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:?#].*$/, '');
  return host.length <= 253 && HOST.test(host) ? host : null;
}
