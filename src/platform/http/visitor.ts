import { createHash } from 'node:crypto';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What tells how far the address of a request can be believed. */
export type Surroundings = {
  readonly baseUrl: string;
  readonly production: boolean;
  /** Nobody, a number of hops, or the proxies' addresses. */
  readonly trustProxy: false | number | string[];
};

/** Whatever a proxy may add about the one who asked: with any of these a request came from somewhere else. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
] as const;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const inside = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function isIn(list: BlockList, address: string): boolean {
  const bare = plain(address);
  return isIPv4(bare) ? list.check(bare, 'ipv4') : isIPv6(bare) && list.check(bare, 'ipv6');
}

const isInside = (address: string) => isIn(loopback, address) || isIn(inside, address);

/** What proxies said of a request, to be passed on with a call made on its behalf. */
export function forwardingOf({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    FORWARDING.flatMap((name) => {
      const said = headers[name];
      return said === undefined ? [] : [[name, [said].flat().join(', ')]];
    }),
  );
}

const isForwarded = ({ headers }: FastifyRequest) => FORWARDING.some((name) => headers[name] !== undefined);

/** Whether strangers reach this server: it runs in production, or its address is one of the public network. */
export function isExposed({ production, baseUrl }: Surroundings): boolean {
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '');
  return production || !(/(?:^|\.)(?:localhost|local)$/.test(host) || isInside(host));
}

/** Strangers reach it, and no proxy is named whose word on addresses counts. */
export const isUnsure = (surroundings: Surroundings) =>
  surroundings.trustProxy === false && isExposed(surroundings);

const THIS_MACHINE = /^(?:::ffff:)?127\.|^::1$/i;

/**
 * Whether somebody on this very machine asks: a health check, a load test. Never with forwarding headers, and never where
 * a proxy on this machine might add none.
 */
export const isLocal = (request: FastifyRequest, surroundings: Surroundings): boolean =>
  !isForwarded(request) && THIS_MACHINE.test(request.socket.remoteAddress ?? '') && !isUnsure(surroundings);

/** One household or server has a whole /64 of IPv6 addresses to ask from. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const bare = plain(address);
  if (!isIPv6(bare)) return bare;
  const [head = [], tail = []] = bare.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/**
 * Whom a limit counts against: the network a request came from, as far as that can be told. Where a proxy stands in front
 * that nobody named, the proxy's last word tells visitors apart, beside its own address; null where there is none, and
 * then everybody would share one limit.
 */
export function visitorOf(request: FastifyRequest, surroundings: Surroundings): string | null {
  if (!isUnsure(surroundings)) return networkOf(request.ip);
  const said = request.headers['x-forwarded-for'] ?? request.headers['x-real-ip'];
  const last = [said].flat().at(-1)?.split(',').at(-1)?.trim();
  if (last)
    return createHash('sha256')
      .update(`${request.ip} ${networkOf(last)}`)
      .digest('base64url');
  return isInside(request.ip) ? null : networkOf(request.ip);
}

/** The address somebody asks from, as they know it; null where a proxy that nobody named stands in between. */
export const addressOf = (request: FastifyRequest, surroundings: Surroundings): string | null =>
  isUnsure(surroundings) && (isForwarded(request) || isInside(request.ip)) ? null : plain(request.ip);

/** What an operator must hear at the start; nothing where the settings are sound. */
export function warningsOf(surroundings: Surroundings): string[] {
  if (!isUnsure(surroundings)) return [];
  return [
    '!! TRUST_PROXY is not set, though strangers reach this server (NODE_ENV=production or a public BASE_URL).',
    '!! Behind a proxy every visitor then seems to come from it: limits count by session and account only, and',
    '!! /metrics needs METRICS_TOKEN. Set TRUST_PROXY to the number of proxies in front, or to their addresses.',
  ];
}
