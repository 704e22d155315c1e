import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { StartupForm } from '#features/startups/contract/form.ts';
import { type DemoIds, readDemo } from './demo.ts';
import { startupForm } from '#test/forms.ts';

const now = new Date('2026-10-31T17:23:45Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilele-demo-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read<Schema extends z.ZodType>(text: string, Schema: Schema, ids?: DemoIds) {
  await writeFile(join(folder, 'startups.json'), text);
  return readDemo('startups', Schema, { now, ids, folder: pathToFileURL(`${folder}/`) });
}

const form = startupForm('Zuri Pay');
const Record = z.strictObject({ form: StartupForm });

it('reads a record as the form people fill in does', async () => {
  const [record] = await read(JSON.stringify([{ form }]), Record);
  expect(record?.form).toMatchObject({ name: 'Zuri Pay', sector: 'fintech', fundingStage: 'seed' });
});

it('names file, record and field of what nobody could have typed', async () => {
  const wrong = [{ form }, { form: { ...form, name: 'Owosheet', teamSize: 0 } }];
  await expect(read(JSON.stringify(wrong), Record)).rejects.toThrow(
    'demo/startups.json, record 2 (Owosheet), field form.teamSize: Team size must be at least 1',
  );
  const unknown = [{ form, extra: 1 }];
  await expect(read(JSON.stringify(unknown), Record)).rejects.toThrow(
    'demo/startups.json, record 1 (Zuri Pay): Unrecognized key: "extra"',
  );
});

it('says which file is no list of records', async () => {
  await expect(read('[{', Record)).rejects.toThrow('demo/startups.json is no JSON');
  await expect(read('{}', Record)).rejects.toThrow('demo/startups.json is no list of records');
});

it.each([
  ['@6 days ago', '2026-10-25'],
  ['@in 1 day', '2026-11-01'],
  ['@8 months ago', '2026-02-28'],
  ['@5 months ago, day 4', '2026-05-04'],
  ['@in 4 months, last day', '2027-02-28'],
])('%s is %s at the end of October', async (text, day) => {
  expect(await read(JSON.stringify([text]), z.iso.date())).toEqual([day]);
});

it('knows people, startups and investors by their names, and says whom it does not know', async () => {
  const Investment = z.strictObject({ startupId: z.int(), by: z.array(z.string()) });
  const ids = { startup: new Map([['Zuri Pay', 7]]), person: new Map([['Ada Obi', 'demo-ada-obi']]) };
  const record = { startupId: '@startup Zuri Pay', by: ['@person Ada Obi'] };
  expect(await read(JSON.stringify([record]), Investment, ids)).toEqual([
    { startupId: 7, by: ['demo-ada-obi'] },
  ]);
  const wrong = [{ ...record, by: ['@person Ada Obi', '@person Ada Oby'] }];
  await expect(read(JSON.stringify(wrong), Investment, ids)).rejects.toThrow(
    'demo/startups.json, record 1 (Zuri Pay), field by.1: “@person Ada Oby” is neither a date nor the name of something in the demo',
  );
});
