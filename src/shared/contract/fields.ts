import { z } from 'zod';
import { isCalendarDate } from '#shared/domain/calendar.ts';
import {
  hasBidiOverride,
  hasForbiddenCharacter,
  visibleLength,
  REFUSED_CHARACTER,
} from '#shared/domain/text.ts';
import { nameFault } from '#shared/domain/look.ts';
import { isPublicLink } from './link.ts';

/** The largest id of a table, PostgreSQL's `integer`. */
export const LARGEST_ID = 2_147_483_647;
/** The longest text any field takes, in code points. */
export const LONGEST_TEXT = 50_000;
/** The largest amount of money a field takes, in major units; nine of them still add up exactly in thousandths. */
export const LARGEST_AMOUNT = 1_000_000_000_000;
export const LINK_MESSAGE = 'Must be a valid URL';

type Lengths = { readonly min?: number; readonly max?: number };

function textProblem(text: string, message: string, { min = 0, max = 200 }: Lengths, multiline: boolean) {
  const isTooLong = text.length > 2 * max || (text.length > max && Array.from(text).length > max);
  if (isTooLong) return `At most ${max.toLocaleString('en-US')} characters`;
  if (visibleLength(text) < min) return message;
  if (!multiline && /[\n\r\t]/.test(text)) return 'Must be a single line';
  if (hasForbiddenCharacter(text, multiline) || hasBidiOverride(text, multiline)) return REFUSED_CHARACTER;
  return null;
}

function textField(message: string, lengths: Lengths, multiline: boolean) {
  return z
    .string({ error: message })
    .trim()
    .refine((text) => textProblem(text, message, lengths, multiline) === null, {
      error: ({ input }) => textProblem(String(input), message, lengths, multiline) ?? message,
    })
    .meta({ minLength: lengths.min ?? 0, maxLength: lengths.max ?? 200 });
}

const emptyToNull = (text: string): string | null => (visibleLength(text) === 0 ? null : text);

/**
 * One line of text, trimmed. A missing, empty, invisible or too short text answers `message`; control characters,
 * line breaks and characters that reverse the reading direction are refused. 1 to 200 characters unless said.
 */
export function line(message: string, lengths: Lengths = {}) {
  return textField(message, { min: 1, max: 200, ...lengths }, false);
}

/** Text with line breaks, trimmed; 1 to 5,000 characters unless said, never more than 50,000. */
export function paragraph(message: string, lengths: Lengths = {}) {
  const max = Math.min(lengths.max ?? 5000, LONGEST_TEXT);
  return textField(message, { min: 1, ...lengths, max }, true);
}

/** A line that may be missing (left as it is), null or empty (both become null). */
export function optionalLine(lengths: { readonly max?: number } = {}) {
  return textField('Must be text', { max: 200, ...lengths }, false)
    .transform(emptyToNull)
    .nullish();
}

/** A text with line breaks that may be missing (left as it is), null or empty (both become null). */
export function optionalParagraph(lengths: { readonly max?: number } = {}) {
  const max = Math.min(lengths.max ?? 5000, LONGEST_TEXT);
  return textField('Must be text', { max }, true).transform(emptyToNull).nullish();
}

/** `example.com/jobs` as people type it is `https://example.com/jobs`; what names its scheme stays. */
const withScheme = (text: string): string => (/^[\p{L}\d][^/:]*\./u.test(text) ? `https://${text}` : text);

/** An http or https address of a public host (see `isPublicLink`), https where none is typed, that may be missing (left as it is), null or empty (both null). */
export function optionalLink(message = LINK_MESSAGE) {
  return z
    .string({ error: message })
    .trim()
    .transform(withScheme)
    .refine((text) => text === '' || isPublicLink(text), { error: message })
    .transform(emptyToNull)
    .nullish();
}

/** Refuses, as the name of somebody or something that `label` says, what passes for another; empty ones pass. */
export const named = <Text extends z.ZodType<string | null | undefined>>(label: string, text: Text) =>
  text.refine((name) => !name || nameFault(name) === null, {
    error: ({ input }) => `${label} ${nameFault(String(input))}`,
  });

type Bounds = { readonly min?: number; readonly max?: number };

/** A whole number from 1 to 2,147,483,647 unless said; every fault answers `message`. */
export function wholeNumber(message: string, { min = 1, max = LARGEST_ID }: Bounds = {}) {
  return z.int({ error: message }).min(min, { error: message }).max(max, { error: message });
}

/** The version of what is edited, as it was read: a newer one answers 409. 1 or more unless said. */
export const versionField = ({ min = 1 }: Bounds = {}) =>
  wholeNumber('Must be the version you read', { min });

export const MUST_BE_TRUE_OR_FALSE = 'Must be true or false';

/** True or false in a body. */
export const toggleField = () => z.boolean({ error: MUST_BE_TRUE_OR_FALSE });

/** Any finite number, up to 10^15 either way unless said; every fault answers `message`. */
export function finiteNumber(message = 'Must be a number', { min = -1e15, max = 1e15 }: Bounds = {}) {
  return z.number({ error: message }).min(min, { error: message }).max(max, { error: message });
}

/** Decimal places of a number as it is written: 0.25 has 2, 1e-7 has 7, 1e21 has 0. */
function decimalPlaces(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** A number of at most `places` decimals between the bounds, 0 to 100 unless said: equity, ownership, interest. */
export function percentage(
  message: string,
  { min = 0, max = 100, places = 4 }: Bounds & { places?: number } = {},
) {
  return finiteNumber(message, { min, max }).refine((value) => decimalPlaces(value) <= places, {
    error: `At most ${places} decimals`,
  });
}

/** Money in major units with at most 2 decimals, from `min` up; too little or no number answers `message`. */
export function moneyAmount(min: number, message: string, max = LARGEST_AMOUNT) {
  return z
    .number({ error: message })
    .min(min, { error: message })
    .max(max, { error: `At most ${max.toLocaleString('en-US')}` })
    .refine((value) => decimalPlaces(value) <= 2, { error: 'At most 2 decimals' });
}

/** An id in a path: `1` to `2147483647`, digits only, no leading zero. Gives a number. */
export function idParam(message = 'Not a valid id') {
  return z
    .union([z.string(), z.number()], { error: message })
    .refine((id) => /^[1-9]\d{0,9}$/.test(String(id)) && Number(id) <= LARGEST_ID, { error: message })
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, maximum: LARGEST_ID });
}

/** A day that exists, `YYYY-MM-DD`, not before 1900-01-01 unless said. Whether it is past, the route knows. */
export function isoDate(message = 'Must be a date', min = '1900-01-01') {
  return z
    .string({ error: message })
    .refine((text) => isCalendarDate(text) && text >= min, { error: message })
    .meta({ format: 'date' });
}

/** One of a list's values, as written there. */
export function oneOf<const Value extends string>(values: readonly Value[], message: string) {
  return z.enum(values, { error: message });
}

/**
 * A term of the catalogue, given in any spelling: `term(sectorIdOf, 'Please select a sector')` takes `Fintech` and
 * gives `fintech`. `find` answers null for what it does not know.
 */
export function term<Id extends string>(find: (text: string) => Id | null, message: string) {
  return z.string({ error: message }).transform((text, context): Id => {
    const id = find(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A list of distinct items, `min` to `max` of them; too few, or no list, answers `message`. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  message: string,
  { min = 0, max = 50 }: Bounds = {},
) {
  return z
    .array(item, { error: message })
    .min(min, { error: message })
    .max(max, { error: `At most ${max}` })
    .transform((items): z.output<Item>[] => [...new Set(items)]);
}

/** A list of short texts, such as skills: each at most 80 characters. */
export function stringList(max = 50, message = 'Must be a list of texts') {
  return listOf(line(message, { max: 80 }), message, { max });
}

/** The body of an update: every field optional, unknown ones refused, and at least one given. */
export function changes<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject(shape)
    .partial()
    .refine((body) => Object.keys(body).length > 0, { error: 'Nothing to change' });
}
