// Checks receipts of the access ledger: `npm run verify:ledger -- receipt.json … [--against https://kilele.example.com]`.
// Without `--against` it asks the ledger that signed them, by the name in the checkpoint; `--offline` asks nobody.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LedgerReceipt } from '../src/features/access-ledger/contract/entry.ts';
import { parseNote } from '../src/features/access-ledger/domain/checkpoint.ts';
import {
  faultOf,
  FAULTS,
  faultSince,
  type Fault,
  type Published,
  type Receipt,
} from '../src/features/access-ledger/domain/receipt.ts';
import { tools } from '../src/features/access-ledger/server/signing.ts';

/** A receipt from a file's text; null where it is none. */
export function readReceipt(text: string): Receipt | null {
  try {
    return LedgerReceipt.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

type Ask = (path: string) => Promise<unknown>;

/** What the ledger says of itself now, as far as this receipt asks. */
export async function askLedger(ask: Ask, receipt: Receipt): Promise<Published> {
  const from = parseNote(receipt.checkpoint)?.checkpoint.count ?? 0;
  const { checkpoint } = (await ask('checkpoint')) as { checkpoint: string };
  const to = parseNote(checkpoint)?.checkpoint.count ?? 0;
  const consistency =
    to < from ? [] : ((await ask(`consistency?from=${from}&to=${to}`)) as { hashes: string[] }).hashes;
  const found = (await ask(`leaves/${receipt.entry.index}`)) as { leaf: string } | null;
  return { checkpoint, consistency, leaf: found?.leaf ?? null };
}

/** What is wrong with a receipt, or by it with the ledger; null when both hold. */
export async function judge(text: string, ask: Ask | null): Promise<Fault | null> {
  const receipt = readReceipt(text);
  if (receipt === null) return 'not-a-receipt';
  const fault = faultOf(receipt, tools);
  return fault ?? (ask && faultSince(receipt, await askLedger(ask, receipt), tools));
}

const askAt =
  (base: string): Ask =>
  async (path) => {
    const answer = await fetch(new URL(`/api/access-ledger/${path}`, base));
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${base} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

/** Where the ledger of a receipt is, by the name in its checkpoint. */
function homeOf(text: string): string | null {
  const receipt = readReceipt(text);
  const host = receipt && parseNote(receipt.checkpoint)?.checkpoint.origin.split('/')[0];
  if (!host) return null;
  return `${/^(localhost|127\.|\[::1\])/.test(host) ? 'http' : 'https'}://${host}`;
}

/** What a receipt without a fault proves: a forger can sign one with a key and name a ledger of their own. */
function heldBy(base: string | null, against: string | undefined): string {
  if (base === null) return 'holds by the key it names itself; no ledger was asked';
  if (against !== undefined) return `holds, and the ledger at ${base} continues it`;
  return `holds, and the ledger it names itself, ${base}, continues it; --against asks one you know`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, offline: { type: 'boolean' } },
  });
  if (positionals.length === 0) {
    console.error(
      'npm run verify:ledger -- receipt.json … [--against https://kilele.example.com] [--offline]',
    );
    process.exitCode = 2;
    return;
  }
  for (const file of positionals) {
    const text = readFileSync(file, 'utf8');
    const base = values.offline ? null : (values.against ?? homeOf(text));
    const fault = await judge(text, base ? askAt(base) : null);
    const receipt = readReceipt(text);
    const place = receipt ? ` entry ${receipt.entry.index}, ${receipt.entry.at}` : '';
    console.info(`${file}${place}: ${fault ? `FAULT, ${FAULTS[fault]}` : heldBy(base, values.against)}`);
    if (fault) process.exitCode = 1;
  }
}

if (import.meta.main) await main();
