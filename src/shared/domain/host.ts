const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The domain meant by a typed domain, web address or e-mail, without `www.`; null where there is none in it. */
export function domainOf(text: string): string | null {
  const afterScheme = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '');
  const [authority = ''] = afterScheme.split(/[/?#]/);
  const [host = ''] = authority.slice(authority.lastIndexOf('@') + 1).split(':');
  const bare = host.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
  return bare.length <= 253 && HOST.test(bare) ? bare : null;
}
