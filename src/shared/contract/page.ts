import { z } from 'zod';
import { PAGE_SIZE, LARGEST_PAGE } from '#shared/domain/page-size.ts';
import { MUST_BE_TRUE_OR_FALSE, term } from './fields.ts';

/** A whole number in a query, decimal digits only: `1e9`, `0x10`, `-1`, ` 1` and `01` are refused. */
export function digits(min: number, max: number) {
  const message = `Must be a whole number from ${min} to ${max}`;
  return z
    .union([z.string(), z.number().min(min, { error: message }).max(max, { error: message })], {
      error: message,
    })
    .refine((text) => /^(0|[1-9]\d{0,14})$/.test(String(text)), { error: message })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: message })
    .meta({ type: 'integer', minimum: min, maximum: max });
}

/** Spread into a list's query: `z.strictObject({ ...pageQuery, sector: … })`. 20 rows from the first unless said. */
export const pageQuery = {
  limit: digits(1, LARGEST_PAGE).default(PAGE_SIZE),
  offset: digits(0, 1_000_000).default(0),
};

/** Several values in one query parameter, `a,b` or repeated; each read by `item`, at most `max`, repeats dropped. */
export function commaList<Item extends z.ZodType<unknown, string>>(item: Item, max = 20) {
  return z
    .union([z.string(), z.array(z.string())], { error: 'Must be a list of values separated by commas' })
    .transform((value) => [value].flat().flatMap((part) => part.split(',').map((text) => text.trim())))
    .pipe(
      z
        .array(item)
        .min(1)
        .max(max, { error: `At most ${max} values` }),
    )
    .transform((items): z.output<Item>[] => [...new Set(items)]);
}

/**
 * A filter of a list: values separated by commas, each in any spelling that `find` knows, of which one must fit. `all` and
 * absence mean the same: no filter.
 */
export const anyOf = <Id extends string>(find: (text: string) => Id | null, message: string) =>
  commaList(term((text) => (text === 'all' ? text : find(text)), message))
    .transform((values) => {
      const ids = values.filter((value): value is Exclude<typeof value, 'all'> => value !== 'all');
      return ids.length < values.length ? undefined : ids;
    })
    .optional();

/** `true` or `false` in a query. */
export function flag() {
  return z
    .union([z.literal(['true', 'false']), z.boolean()], { error: MUST_BE_TRUE_OR_FALSE })
    .transform((value) => String(value) === 'true');
}
