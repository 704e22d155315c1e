export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const SHORTEST = 8;
const COMMON = /^(.)\1+$|^(?:0?123456789?0?|qwerty\w*|passw[o0]rd\d*|iloveyou\d*|welcome\d*|letmein\d*)$/i;

/** How long a guesser would need, roughly: length counts most, then the number of different characters. */
export function passwordStrength(password: string): PasswordStrength {
  const length = Array.from(password).length;
  if (length < SHORTEST) return 'short';
  const different = new Set(password.toLowerCase()).size;
  if (COMMON.test(password) || different < 5) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (length >= 16 || (length >= 12 && kinds >= 3)) return 'strong';
  return length >= 12 || kinds >= 3 ? 'fair' : 'weak';
}

/** An authenticator's key as people copy it, in groups of four: `ABCD EFGH`. Null when the address carries none. */
export function authenticatorKey(totpUri: string): string | null {
  const secret = /^otpauth:\/\/[^?]*\?(?:.*&)?secret=([A-Z2-7]+)/.exec(totpUri)?.[1];
  return secret ? (secret.match(/.{1,4}/g) ?? []).join(' ') : null;
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** A device as its owner knows it: `Chrome on Android`. */
export function deviceName(userAgent: string | null): string {
  const find = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent?.includes(mark))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const THIS_COMPUTER = /^(?:127\.\d+\.\d+\.\d+|::1|0:0:0:0:0:0:0:1)$/;
const LOCAL =
  /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i;

/** What an address tells of a place without asking anybody: a network at most, never a town. */
export function placeOf(address: string | null): string {
  if (address === null || address === '') return 'Place unknown';
  if (THIS_COMPUTER.test(address)) return 'The computer Kilele runs on';
  return `${LOCAL.test(address) ? 'Local network' : 'Network address'} ${address}`;
}
