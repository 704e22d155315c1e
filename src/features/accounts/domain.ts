const ORIGIN = 'http://kilele.invalid';
// A browser drops tabs and newlines from an address and reads `\` as `/`: none may reach it.
const DECEPTIVE = /[\u0000-\u0020\\\u007f]|%(?:0[0-9a-f]|1[0-9a-f]|5c|2f)/i;

/** Where to go after sign-in: a path of this site, or `/` for anything that could leave it. */
export function safeReturnPath(path: string | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || DECEPTIVE.test(path)) return '/';
  const [pathname = '/'] = path.split(/[?#]/);
  return pathname.split('/').includes('..') || `${ORIGIN}${path}`.length > 2000 ? '/' : path;
}
