import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { addressesOf } from '#platform/postgres/connect.ts';
import type { MailSettings } from '#platform/mail/mail.ts';
import { StartRefused } from '#platform/start-refused.ts';

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  /** The same past a pooler that `databaseUrl` leads to; without it there is none. */
  databaseDirectUrl: string | undefined;
  /** A database that follows the other, for lists and searches. */
  databaseReadUrl: string | undefined;
  storageUrl?: string;
  baseUrl: string;
  sessionSecret: string;
  /** The seed of the Ed25519 key that signs the access ledger: 32 bytes in base64url. */
  ledgerKey: string;
  demo: boolean;
  mail: MailSettings;
  oidc?: { issuer: string; clientId: string; clientSecret: string };
  /** A language model's endpoint, how long it may take, and what a day may cost. */
  llm?: {
    baseUrl: string;
    apiKey?: string;
    model: string;
    timeoutMs: number;
    dailyCalls: number;
    dailyTokens: number;
  };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** As Fastify takes it: nobody, a number of hops, or the proxies' addresses. */
  trustProxy: false | number | string[];
  /** Who runs the instance, in small letters; none for whoever shows the printed key. */
  adminEmail: string | undefined;
  /** Whom people ask who cannot get in, unless the admins name somebody. */
  contactEmail: string | undefined;
  /** What a reader of `/metrics` must show; without one only this machine reads them. */
  metricsToken: string | undefined;
  /** Name servers for proofs of domains, `address:port`; none for those of the machine. */
  dnsServers: string[];
  /** Where the exchange rates of the day come from; none keeps those at hand. */
  ratesUrl?: string;
  /** Where daily backups go and how many are kept; null makes none. */
  backups: { folder: string; keep: number } | null;
  /** Where a clamd listens that looks at every file before it is kept: `host:port` or the path of a socket. */
  clamd: string | undefined;
  /** Below this many free bytes under `dataDir`, writes are refused. */
  diskFloorBytes: number;
  /** Calls are turned away while the process lags by more than this; 0 never does. */
  lagLimitMs: number;
  /** How long a process that ends still takes calls, while `/readyz` says that it does not. */
  drainMs: number;
  production: boolean;
  /** Secrets that the operator set, by the names of `secretsOf`; the rest were made and are kept in `dataDir`. */
  statedSecrets: ReadonlySet<string>;
};

/** What the product cannot do without beside its data, by the name of the file that keeps it where no setting does. */
export const secretsOf = ({ sessionSecret, ledgerKey }: Env) => ({
  'session-secret': sessionSecret,
  'ledger-key': ledgerKey,
});

/** What to do about files in a folder of one machine where several may serve the database; null where they are elsewhere. */
export const folderWarning = ({ databaseUrl, storageUrl, dataDir }: Env): string | null =>
  databaseUrl === undefined || storageUrl !== undefined
    ? null
    : `Files are kept in ${join(dataDir, 'files')}, on this machine alone. Where several processes serve the ` +
      'database, set STORAGE_URL to a store that all of them reach.';

/** A setting is wrong. The message is one line that names the variable. */
export class EnvError extends StartRefused {
  override name = 'EnvError';
}

const Flag = z.enum(['0', '1'], { error: 'must be 1 or 0' }).transform((value) => value === '1');

const url = (protocol: RegExp, example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), {
    error: `must be a URL like ${example}`,
  });

/** Several hosts may stand in it. */
const database = z
  .string()
  .refine(
    (value) =>
      addressesOf(value).every((address) => /^postgres(ql)?:\/\//.test(address) && URL.canParse(address)),
    { error: 'must be a URL like postgres://user:password@host:5432/kilele' },
  );

const whole = (min: number, max: number) =>
  z.string().transform((value, context) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    context.addIssue({ code: 'custom', message: `must be a whole number from ${min} to ${max}` });
    return z.NEVER;
  });

const Settings = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  STORAGE_URL: url(/^(s3|https?|file):$/, 'https://key:secret@s3.example.com/bucket').optional(),
  BASE_URL: url(/^https?:$/, 'https://kilele.example.com').optional(),
  SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  LEDGER_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be 32 bytes in base64url, 43 characters' })
    .optional(),
  DEMO: Flag.optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an address like Kilele <no-reply@example.com>',
    })
    .optional(),
  MAIL_REPLY_TO: z.email({ error: 'must be an e-mail address' }).optional(),
  MAIL_LOGO: z
    .string()
    .regex(/\.(?:png|jpe?g)$/i, { error: 'must be the path of a .png or .jpg file' })
    .optional(),
  MAIL_RETURN_TO: z.email({ error: 'must be an e-mail address' }).optional(),
  OIDC_ISSUER: url(/^https?:$/, 'https://accounts.example.com').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  LLM_BASE_URL: url(/^https?:$/, 'http://localhost:11434/v1').optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_TIMEOUT_SECONDS: whole(1, 600).default(60),
  LLM_DAILY_CALLS: whole(0, 1_000_000).default(200),
  LLM_DAILY_TOKENS: whole(0, 1_000_000_000).default(2_000_000),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  TRUST_PROXY: z.string().default('0'),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  DNS_SERVERS: z.string().default(''),
  RATES_URL: url(/^https?:$/, 'https://rates.example.com/usd.json').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: whole(0, 3650).default(7),
  CLAMD: z
    .string()
    .regex(/^(?:\/.+|[\w.-]+:\d{1,5}|\[[\da-f:]+\]:\d{1,5})$/i, {
      error: 'must be an address like 127.0.0.1:3310, or the path of a socket',
    })
    .optional(),
  DISK_FLOOR_MB: whole(0, 1_000_000_000).default(200),
  LAG_LIMIT_MS: whole(0, 60_000).default(1500),
  DRAIN_SECONDS: whole(0, 25).optional(),
  NODE_ENV: z.string().optional(),
});

type Settings = z.infer<typeof Settings>;

/**
 * Reads the settings from environment variables: the only place that does.
 * An empty variable counts as absent. When `SESSION_SECRET` or `LEDGER_KEY` is absent, one is made and stored in `DATA_DIR`.
 * Throws {@link EnvError} with one line per wrong variable.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  const settings = parsed.data;
  const dataDir = resolve(settings.DATA_DIR);
  const production = settings.NODE_ENV === 'production';
  const baseUrl = (settings.BASE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  const sessionSecret = settings.SESSION_SECRET ?? keepSecret(dataDir, 'session-secret');
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: besides(settings, 'DATABASE_DIRECT_URL'),
    databaseReadUrl: besides(settings, 'DATABASE_READ_URL'),
    storageUrl: settings.STORAGE_URL,
    baseUrl,
    mail: readMail(settings, { baseUrl, sessionSecret }),
    oidc: readOidc(settings),
    llm: readLlm(settings),
    demo: settings.DEMO ?? !production,
    logLevel: settings.LOG_LEVEL,
    trustProxy: readTrustProxy(settings.TRUST_PROXY),
    adminEmail: settings.ADMIN_EMAIL?.toLowerCase(),
    contactEmail: settings.CONTACT_EMAIL,
    metricsToken: settings.METRICS_TOKEN,
    ratesUrl: settings.RATES_URL,
    dnsServers: readDnsServers(settings.DNS_SERVERS),
    backups: readBackups(settings, dataDir),
    clamd: settings.CLAMD,
    diskFloorBytes: settings.DISK_FLOOR_MB * 1024 * 1024,
    lagLimitMs: settings.LAG_LIMIT_MS,
    drainMs: (settings.DRAIN_SECONDS ?? (production ? 3 : 0)) * 1000,
    production,
    sessionSecret,
    statedSecrets: new Set([
      ...(settings.SESSION_SECRET ? ['session-secret'] : []),
      ...(settings.LEDGER_KEY ? ['ledger-key'] : []),
    ]),
    ledgerKey: settings.LEDGER_KEY ?? keepSecret(dataDir, 'ledger-key'),
  };
}

function besides(settings: Settings, name: 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL'): string | undefined {
  const value = settings[name];
  if (value === undefined || settings.DATABASE_URL !== undefined) return value;
  throw new EnvError(`${name} needs DATABASE_URL beside it`);
}

// Who runs a database of their own has its backups in hand; ours has nobody else.
function readBackups(settings: Settings, dataDir: string): Env['backups'] {
  const { BACKUP_DIR, BACKUP_KEEP: keep, DATABASE_URL } = settings;
  if (keep === 0 || (DATABASE_URL && !BACKUP_DIR)) return null;
  return { folder: BACKUP_DIR ? resolve(BACKUP_DIR) : join(dataDir, 'backups'), keep };
}

const LARGEST_LOGO = 200_000;

function readLogo(path: string | undefined): MailSettings['logo'] {
  if (path === undefined) return undefined;
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    throw new EnvError(`MAIL_LOGO ${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (content.length > LARGEST_LOGO) throw new EnvError('MAIL_LOGO must be at most 200 kB');
  return { content, contentType: /\.png$/i.test(path) ? 'image/png' : 'image/jpeg' };
}

function readMail(
  { SMTP_URL: smtpUrl, MAIL_FROM, MAIL_REPLY_TO: replyTo, MAIL_LOGO, MAIL_RETURN_TO }: Settings,
  { baseUrl, sessionSecret }: { baseUrl: string; sessionSecret: string },
): MailSettings {
  const [, name = '', address = `no-reply@${new URL(baseUrl).hostname}`] =
    /^(?:(.*)<)?([^<>]+)>?$/.exec(MAIL_FROM ?? '') ?? [];
  const returnTo = MAIL_RETURN_TO && { address: MAIL_RETURN_TO, secret: sessionSecret };
  return {
    from: { name: name.trim() || 'Kilele', address },
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(returnTo ? { returnTo } : {}),
    logo: readLogo(MAIL_LOGO),
  };
}

function readOidc(settings: Settings): Env['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  if (!issuer && !clientId && !clientSecret) return undefined;
  throw new EnvError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together');
}

function readLlm(settings: Settings): Env['llm'] {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = settings;
  if (baseUrl && model) {
    const { LLM_TIMEOUT_SECONDS, LLM_DAILY_CALLS: dailyCalls, LLM_DAILY_TOKENS: dailyTokens } = settings;
    return { baseUrl, apiKey, model, timeoutMs: LLM_TIMEOUT_SECONDS * 1000, dailyCalls, dailyTokens };
  }
  if (!baseUrl && !model) return undefined;
  throw new EnvError('LLM_BASE_URL and LLM_MODEL must be set together');
}

function readTrustProxy(value: string): Env['trustProxy'] {
  if (/^\d+$/.test(value)) return Number(value) || false;
  const addresses = value.split(',').map((part) => part.trim());
  if (addresses.every((address) => /^[\da-f.:]+(\/\d+)?$/i.test(address))) return addresses;
  throw new EnvError("TRUST_PROXY must be a number of hops or the proxies' addresses, separated by commas");
}

function readDnsServers(value: string): string[] {
  const servers = value.split(',').flatMap((part) => part.trim() || []);
  if (servers.every((server) => /^(\d+(\.\d+){3}|\[[\da-f:]+\])(:\d+)?$/i.test(server))) return servers;
  throw new EnvError('DNS_SERVERS must be addresses like 9.9.9.9 or [2620:fe::fe]:53, separated by commas');
}

function keepSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    return readIfPresent(file) ?? makeSecret(file);
  } catch (error) {
    const { message } = error as Error;
    throw new EnvError(`DATA_DIR ${dataDir} cannot be written: ${message}`, { cause: error });
  }
}

function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // A link, unlike a rename, never replaces the secret another process has just made.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
