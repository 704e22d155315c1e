import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startClamd } from '#test/clamd.ts';
import { scanForViruses } from './virus-scan.ts';

it('finds what a scanner finds, in however many pieces, and says when none answers', async () => {
  const server = startClamd('127.0.0.1');
  await once(server, 'listening');
  const clamd = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await scanForViruses(clamd, Buffer.from('Income 2025'))).toBeNull();
  expect(await scanForViruses(clamd, new Uint8Array())).toBeNull();
  const large = Buffer.concat([Buffer.alloc(700_000, 'a'), Buffer.from('HARMLESS-TEST-VIRUS')]);
  expect(await scanForViruses(clamd, large)).toBe('Test.Virus');
  await expect(scanForViruses(clamd, Buffer.alloc(2_000_000))).rejects.toThrow('size limit exceeded');
  server.close();
  await once(server, 'close');
  await expect(scanForViruses(clamd, Buffer.from('Income'))).rejects.toThrow('ECONNREFUSED');
});
