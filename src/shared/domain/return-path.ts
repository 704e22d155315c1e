const LONGEST = 2000;
// A browser drops tabs and newlines from an address and reads `\` as `/`: none may reach it.
const DECEPTIVE = /[\u0000-\u0020\\\u007f]|%(?:0[0-9a-f]|1[0-9a-f]|5c|2f)/i;
// Calls, and the screens one has just come through, are nowhere to return to.
const NOWHERE = /^\/(?:api|sign-in|sign-up|reset-password)(?:[/?#]|$)/i;

/** Where to go after sign-in: a path of this site, or `/` for anything that could leave it. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.length > LONGEST) return '/';
  if (DECEPTIVE.test(path) || NOWHERE.test(path)) return '/';
  const [pathname = '/'] = path.split(/[?#]/);
  return pathname.split('/').includes('..') ? '/' : path;
}
