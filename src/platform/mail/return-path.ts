import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_LENGTH = 20;

const signature = (id: number, secret: string): string =>
  createHmac('sha256', secret).update(`mail returned ${id}`).digest('hex').slice(0, SIGNATURE_LENGTH);

/** The address that a letter comes back to when it cannot be delivered: `bounces+12.9f…@mail.example.com`. */
export function returnPath(address: string, id: number, secret: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${id}.${signature(id, secret)}${address.slice(at)}`;
}

/** Which letter came back to this address; null unless we made it. */
export function letterReturnedTo(address: string, secret: string): number | null {
  const [, digits = '', given = ''] = /\+(\d{1,15})\.([\da-f]{20})@/.exec(address) ?? [];
  if (digits === '') return null;
  const expected = signature(Number(digits), secret);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? Number(digits) : null;
}
