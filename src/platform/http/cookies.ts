import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Attributes = Omit<SetCookie, 'name' | 'value'>;

/** A cookie that came with a request, read when it is asked for: most requests come with none. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name];

export function setCookie(reply: FastifyReply, name: string, value: string, attributes: Attributes): void {
  reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes }));
}

/** Has the browser forget a cookie, which it knows by its path, too. */
export const clearCookie = (reply: FastifyReply, name: string, attributes: Attributes): void =>
  setCookie(reply, name, '', { ...attributes, expires: new Date(0), maxAge: 0 });
