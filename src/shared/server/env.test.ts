import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilele env é '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (source: Record<string, string>) => readEnv({ DATA_DIR: folder, ...source });

describe('settings', () => {
  it('has a default for everything', () => {
    const env = read({});
    expect(env).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: folder,
      baseUrl: 'http://localhost:3000',
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      diskFloorBytes: 200 * 1024 * 1024,
      production: false,
    });
    expect(env.databaseUrl).toBeUndefined();
    expect(env.oidc).toBeUndefined();
    expect(env.llm).toBeUndefined();
  });

  it('takes an empty variable for an absent one', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('has no demo in production unless asked', () => {
    expect(read({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(read({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
    expect(read({ DEMO: '0' }).demo).toBe(false);
  });

  it('follows the port in the base URL and drops a closing slash', () => {
    expect(read({ PORT: '8080' }).baseUrl).toBe('http://localhost:8080');
    expect(read({ BASE_URL: 'https://kilele.example/' }).baseUrl).toBe('https://kilele.example');
  });

  it('reads name servers', () => {
    expect(read({}).dnsServers).toEqual([]);
    expect(read({ DNS_SERVERS: '127.0.0.1:5353, [2620:fe::fe]' }).dnsServers).toEqual([
      '127.0.0.1:5353',
      '[2620:fe::fe]',
    ]);
    expect(() => read({ DNS_SERVERS: 'ns.example.com' })).toThrow(/DNS_SERVERS/);
  });

  it('reads hops and addresses of trusted proxies', () => {
    expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('reads who letters come from', () => {
    expect(read({ BASE_URL: 'https://kilele.example' }).mail.from).toEqual({
      name: 'Kilele',
      address: 'no-reply@kilele.example',
    });
    const logo = join(folder, 'logo.png');
    writeFileSync(logo, 'a picture');
    const given = { MAIL_FROM: 'Kilele Ghana <news@kilele.gh>', MAIL_LOGO: logo };
    expect(read({ ...given, MAIL_RETURN_TO: 'back@kilele.gh' }).mail).toMatchObject({
      from: { name: 'Kilele Ghana', address: 'news@kilele.gh' },
      logo: { contentType: 'image/png' },
      returnTo: { address: 'back@kilele.gh' },
    });
    expect(read({ MAIL_FROM: 'news@kilele.gh' }).mail.from).toEqual({
      name: 'Kilele',
      address: 'news@kilele.gh',
    });
  });

  it('groups what belongs together', () => {
    const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'kilele', OIDC_CLIENT_SECRET: 's' };
    expect(read(oidc).oidc).toEqual({ issuer: 'https://id.example', clientId: 'kilele', clientSecret: 's' });
    expect(read({ LLM_BASE_URL: 'http://localhost:1/v1', LLM_MODEL: 'm' }).llm).toEqual({
      baseUrl: 'http://localhost:1/v1',
      model: 'm',
      timeoutMs: 60_000,
      dailyCalls: 200,
      dailyTokens: 2_000_000,
    });
  });
});

describe('a wrong setting', () => {
  const wrong: [Record<string, string>, RegExp][] = [
    [{ PORT: '3000x' }, /^PORT must be a whole number from 0 to 65535$/],
    [{ PORT: '70000' }, /^PORT /],
    [{ PORT: '1e3' }, /^PORT /],
    [{ DEMO: 'yes' }, /^DEMO must be 1 or 0$/],
    [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL must be a URL like postgres:/],
    [{ BASE_URL: 'javascript:alert(1)' }, /^BASE_URL /],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET must have at least 32 characters$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be /],
    [{ TRUST_PROXY: 'everyone' }, /^TRUST_PROXY must be /],
    [{ OIDC_ISSUER: 'https://id.example' }, /^OIDC_ISSUER, .* must be set together$/],
    [{ LLM_DAILY_CALLS: 'many' }, /^LLM_DAILY_CALLS must be a whole number from 0 to 1000000$/],
    [{ LLM_MODEL: 'm' }, /^LLM_BASE_URL and LLM_MODEL must be set together$/],
    [{ DISK_FLOOR_MB: '-1' }, /^DISK_FLOOR_MB /],
    [{ MAIL_FROM: 'Kilele' }, /^MAIL_FROM must be an address like /],
    [{ MAIL_FROM: 'A <a@b.example>\r\nBcc: c@d.example' }, /^MAIL_FROM must be an address like /],
    [{ MAIL_LOGO: '/etc/passwd' }, /^MAIL_LOGO must be the path of a /],
    [{ MAIL_LOGO: '/nowhere/logo.png' }, /^MAIL_LOGO .* cannot be read: /],
  ];
  it.each(wrong)('%o is named in one line', (source, message) => {
    expect(() => read(source)).toThrow(EnvError);
    expect(() => read(source)).toThrow(message);
  });

  it('is listed with the others, one line each', () => {
    expect(() => read({ PORT: 'x', DEMO: 'y' })).toThrow(/^PORT .*\nDEMO .*$/);
  });

  it('may be a data folder that is a file', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => readEnv({ DATA_DIR: file })).toThrow(/^DATA_DIR .*file cannot be written: /);
  });
});

describe('the session secret', () => {
  it('is made once, kept, and readable by its owner alone', () => {
    const dataDir = join(folder, 'fresh', 'deep');
    const first = readEnv({ DATA_DIR: dataDir }).sessionSecret;
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(readEnv({ DATA_DIR: dataDir }).sessionSecret).toBe(first);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('is not written when one is given', () => {
    const dataDir = join(folder, 'given');
    mkdirSync(dataDir);
    const secret = 'x'.repeat(40);
    expect(readEnv({ DATA_DIR: dataDir, SESSION_SECRET: secret }).sessionSecret).toBe(secret);
    expect(() => readFileSync(join(dataDir, 'session-secret'))).toThrow(/ENOENT/);
  });
});
