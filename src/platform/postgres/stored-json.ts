import { z } from 'zod';

/** From the value as one format holds it to the value of the next. */
type Upgrade = (old: Record<string, unknown>) => Record<string, unknown>;

/** How one JSON column is written and read. */
export type StoredJson<T> = {
  /** A value in exactly the shape it will be read in; throws for one that its own schema refuses. */
  readonly of: (value: object) => T;
  readonly write: (value: T) => string;
  /** Null for what neither today's shape nor an upgrade of an older one fits: it is not to be believed. */
  readonly read: (stored: unknown) => T | null;
};

const Formatted = z.looseObject({ format: z.int().min(1).default(1) });

/** A column of type text holds JSON as text; one of type jsonb comes parsed. */
function parsed(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/**
 * JSON in a column outlives the code that wrote it, so it is read through its schema. `upgrades[0]` makes format 2 of
 * format 1, and so on. The format is a property of the stored object; without one it is the first.
 */
export function storedJson<T extends object>(
  schema: z.ZodType<T>,
  upgrades: readonly Upgrade[] = [],
): StoredJson<T> {
  const current = upgrades.length + 1;
  return {
    of: (value) => schema.parse(JSON.parse(JSON.stringify(value))),
    write: (value) => JSON.stringify(current === 1 ? value : { ...value, format: current }),
    read(stored) {
      const value = parsed(stored);
      const known = Array.isArray(value) ? null : Formatted.safeParse(value).data;
      if (!known) return schema.safeParse(value).data ?? null;
      const { format, ...first } = known;
      if (format > current) return null;
      const upgraded = upgrades
        .slice(format - 1)
        .reduce<Record<string, unknown>>((old, up) => up(old), first);
      return schema.safeParse(upgraded).data ?? null;
    },
  };
}
