import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startClamd } from '#test/clamd.ts';
import { scanForViruses } from './virus-scan.ts';

it('finds what a scanner finds, in however many pieces, and says when none answers', async () => {
  const server = startClamd('127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'kilele-scan-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const holding = (bytes: Uint8Array) => {
    writeFileSync(join(folder, 'file'), bytes);
    return join(folder, 'file');
  };
  const clamd = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await scanForViruses(clamd, holding(Buffer.from('Income 2025')))).toBeNull();
  expect(await scanForViruses(clamd, holding(new Uint8Array()))).toBeNull();
  const large = Buffer.concat([Buffer.alloc(700_000, 'a'), Buffer.from('HARMLESS-TEST-VIRUS')]);
  expect(await scanForViruses(clamd, holding(large))).toBe('Test.Virus');
  await expect(scanForViruses(clamd, holding(Buffer.alloc(2_000_000)))).rejects.toThrow(
    'size limit exceeded',
  );
  server.close();
  await once(server, 'close');
  await expect(scanForViruses(clamd, holding(Buffer.from('Income')))).rejects.toThrow('ECONNREFUSED');
});
