import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { addDays, addMonths, endOfMonth } from '#shared/domain/calendar.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db, Process, UserId } from './context.ts';

const FOLDER = new URL('../../../demo/', import.meta.url);

/** Ids by name, for references such as `@startup Owosheet` and `@person Wambui Karanu`. */
export type DemoIds = Readonly<Partial<Record<string, ReadonlyMap<string, string | number>>>>;

/** Somebody of the demo. An explorer is who a visitor may look around as. */
export type DemoPerson = {
  readonly userId: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: 'founder' | 'investor';
  readonly isExplorer: boolean;
};

/** What a feature's seed is given. The rows it writes are the same on each instance, save for the time. */
export type Demo = {
  readonly db: Db;
  readonly files: Process['files'];
  readonly now: Date;
  /** In the order of their startups and investor profiles, which never changes. */
  readonly people: readonly DemoPerson[];
  readonly ids: DemoIds;
  readonly userId: (person: { readonly firstName: string; readonly lastName: string }) => UserId;
  /** The owner first. */
  readonly startups: readonly { readonly id: number; readonly team: readonly UserId[] }[];
  readonly investors: readonly { readonly id: number; readonly userId: UserId }[];
};

/** A user of the demo; nobody is signed in who could be branded. */
export const DemoUserId = z.string().transform((id) => id as UserId);
export const DemoId = z.int();
/** Whole days before the demo is made. */
export const DaysAgo = z.number().min(0);

/** A file of the demo, of `demo/files`. */
export const demoFile = (name: string): Buffer => readFileSync(new URL(`files/${name}`, FOLDER));

/** A version of something that a startup's team keeps: whose, by whom, and when. */
export const demoVersion = <Form extends z.ZodType>(form: Form) =>
  z.strictObject({ startupId: DemoId, userId: DemoUserId, daysAgo: DaysAgo, form });

const TIME = /^(?:in (\d+) (day|month)s?|(\d+) (day|month)s? ago)(?:, (?:day (\d+)|(last) day))?$/;

/** `6 days ago`, `in 9 days`, `34 months ago`, `5 months ago, day 14` or `in 2 months, last day`, as a date. */
function dateOf(text: string, now: Date): string | null {
  const [match, ahead, unitAhead, back, unitBack, day, last] = TIME.exec(text) ?? [];
  if (match === undefined) return null;
  const amount = ahead === undefined ? -Number(back) : Number(ahead);
  if ((unitAhead ?? unitBack) === 'day') return addDays(dayOf(now), amount);
  const then = addMonths(dayOf(now), amount);
  if (last) return endOfMonth(then);
  return day ? `${then.slice(0, 7)}-${day.padStart(2, '0')}` : then;
}

type DemoContext = { readonly now: Date; readonly ids?: DemoIds; readonly folder?: URL };
type Refuse = (path: readonly PropertyKey[], message: string) => never;

/** A text that begins with @ means a date, or the id of another record of the demo. */
function referred(text: string, { now, ids = {} }: DemoContext): string | number | null {
  const [kind = '', ...name] = text.slice(1).split(' ');
  return ids[kind]?.get(name.join(' ')) ?? dateOf(text.slice(1), now);
}

function resolved(
  value: unknown,
  path: readonly PropertyKey[],
  context: DemoContext,
  refuse: Refuse,
): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => resolved(item, [...path, index], context, refuse));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolved(item, [...path, key], context, refuse)]),
    );
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  return (
    referred(value, context) ??
    refuse(path, `“${value}” is neither a date nor the name of something in the demo`)
  );
}

/** What a record is called in a message: the first text in it. */
function labelOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^@\S+ /, '').slice(0, 60);
  if (value === null || typeof value !== 'object') return '';
  return Object.values(value).map(labelOf).find(Boolean) ?? '';
}

function parsed(file: string, text: string): unknown[] {
  try {
    const records: unknown = JSON.parse(text);
    if (Array.isArray(records)) return records;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`, { cause: error });
  }
  throw new Error(`${file} is no list of records`);
}

/**
 * The records of `demo/<name>.json`, each checked by `Record`, which is made of the forms people fill in. Throws a
 * sentence that names file, record and field when one does not fit.
 */
export function readDemo<Record extends z.ZodType>(
  name: string,
  Record: Record,
  context: DemoContext,
): z.output<Record>[] {
  const file = `demo/${name}.json`;
  const text = readFileSync(new URL(`${name}.json`, context.folder ?? FOLDER), 'utf8');
  return parsed(file, text).map((raw, index) => {
    const refuse: Refuse = (path, message) => {
      const field = path.length === 0 ? '' : `, field ${path.join('.')}`;
      throw new Error(`${file}, record ${index + 1} (${labelOf(raw)})${field}: ${message}`);
    };
    const { data, error } = Record.safeParse(resolved(raw, [], context, refuse));
    const [issue] = error?.issues ?? [];
    return issue === undefined ? (data as z.output<Record>) : refuse(issue.path, issue.message);
  });
}
