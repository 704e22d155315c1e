import { hasBidiOverride, hasForbiddenCharacter } from '#shared/domain/text.ts';

const LONGEST_LINK = 2048;
const INTERNAL_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'corp',
  'home',
  'home.arpa',
  'onion',
];

/** First and last address, as 32-bit numbers, of every IPv4 block that is not on the public internet. */
const RESERVED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/**
 * True for an http or https address of a public host, without credentials. Loopback, private, link-local and other
 * reserved addresses are refused in every notation, and so are names without a dot or of internal zones.
 * A server that fetches such an address must still check what its name resolves to.
 */
export function isPublicLink(text: string): boolean {
  if (text.length > LONGEST_LINK || !/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  if (hasForbiddenCharacter(text) || hasBidiOverride(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && isPublicHost(url.hostname);
}

/** Hosts as the URL parser writes them: it has turned decimal, octal, hex and full-width forms into dotted ones. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1));
  if (/^[\d.]+$/.test(host)) return isPublicIpv4(host);
  const labels = host.split('.');
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63)) return false;
  if (!/^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '')) return false;
  return !INTERNAL_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}

const ipv4Number = (address: string): number =>
  address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);

function isPublicIpv4(address: string): boolean {
  const number = ipv4Number(address);
  return !RESERVED_IPV4.some(([start, bits]) => {
    const first = ipv4Number(start);
    return number >= first && number < first + 2 ** (32 - bits);
  });
}

/** Global unicast only, without the tunnels that carry an IPv4 address inside and without documentation blocks. */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] = address.split(':', 2).map((group) => Number.parseInt(group || '0', 16));
  if (first < 0x2000 || first > 0x3fff) return false;
  const isTunnelOrSpecial = (first === 0x2001 && (second < 0x200 || second === 0xdb8)) || first === 0x2002;
  return !isTunnelOrSpecial && !(first === 0x3fff && second < 0x1000);
}
