import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account the database runs under, or null for the server's own. */
export type Account = { uid: number; gid: number } | null;

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. There it runs as the owner of an existing cluster, so that the account
 * never changes between starts, or else as the first unprivileged account that `probe` can be given to.
 */
export function chooseAccount(cluster: string, probe: string): Account {
  if (!isRoot()) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = unprivilegedAccounts().find((candidate) => giveTo(probe, candidate));
  if (!account) throw new Error('There is no unprivileged account that the database could run under.');
  return account;
}

export function giveTo(path: string, account: Account): boolean {
  if (!account) return true;
  try {
    chownSync(path, account.uid, account.gid);
    return true;
  } catch {
    return false;
  }
}

/** Whether the account may enter the folder and every folder above it. */
export function canEnter(folder: string, account: Account): boolean {
  if (!account) return true;
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if (!(mode & bit)) return false;
  const above = dirname(folder);
  return above === folder || canEnter(above, account);
}

function unprivilegedAccounts(): NonNullable<Account>[] {
  const accounts = readPasswd()
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  const nobody = accounts.filter(({ name }) => /^nobody$/.test(name ?? ''));
  return [...nobody, ...accounts, { uid: 65_534, gid: 65_534 }].map(({ uid, gid }) => ({ uid, gid }));
}

function readPasswd(): string[][] {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => line.split(':'));
  } catch {
    return [];
  }
}
