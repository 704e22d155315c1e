export type Tolerance = { readonly relative: number; readonly absolute: number };

export type Case = {
  readonly id: string;
  readonly op: string;
  readonly given: unknown;
  readonly expect: unknown;
  readonly tolerance: Tolerance;
};

export type CaseFile = { readonly cases: readonly Case[] };

/** A number that was written without a decimal point: it must be met exactly. */
export class WholeNumber {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

type RawCase = Omit<Case, 'tolerance'> & { readonly tolerance?: Partial<Tolerance> };
type RawFile = { readonly format?: string; readonly cases?: readonly RawCase[] };

/** Reads a `case-v1` file; `null` for files of another format. */
export function parseCaseFile(text: string): CaseFile | null {
  const file: RawFile = JSON.parse(text);
  if (file.format !== 'case-v1') return null;
  const marked: RawFile = JSON.parse(text, markWholeNumbers);
  const cases = (file.cases ?? []).map((one, index) => ({
    ...one,
    expect: marked.cases?.[index]?.expect,
    tolerance: { relative: 0, absolute: 0, ...one.tolerance },
  }));
  return { cases };
}

function markWholeNumbers(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' && /^-?\d+$/.test(context?.source ?? '') ? new WholeNumber(value) : value;
}

/**
 * Where a result misses its expectation; empty when it passes. Numbers pass within max(absolute, relative × |want|); whole
 * numbers, strings, booleans, null and lists must be equal; keys that are not expected are free.
 */
export function differences(got: unknown, want: unknown, tolerance: Tolerance, at = 'result'): string[] {
  if (want instanceof WholeNumber) return isWhole(got, want.value) ? [] : [miss(at, got, want.value)];
  if (typeof want === 'number') return isNear(got, want, tolerance) ? [] : [miss(at, got, want)];
  if (Array.isArray(want)) {
    if (!Array.isArray(got) || got.length !== want.length) return [miss(at, got, want)];
    return want.flatMap((each, index) => differences(got[index], each, tolerance, `${at}[${index}]`));
  }
  if (isRecord(want)) {
    if (!isRecord(got)) return [miss(at, got, want)];
    return Object.entries(want).flatMap(([key, each]) =>
      differences(got[key], each, tolerance, `${at}.${key}`),
    );
  }
  return got === want ? [] : [miss(at, got, want)];
}

/** Equal, but for the dust of binary arithmetic. */
function isWhole(got: unknown, want: number): boolean {
  return typeof got === 'number' && Math.abs(got - want) <= 1e-12 * Math.max(1, Math.abs(want));
}

function isNear(got: unknown, want: number, { relative, absolute }: Tolerance): boolean {
  return typeof got === 'number' && Math.abs(got - want) <= Math.max(absolute, relative * Math.abs(want));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function miss(at: string, got: unknown, want: unknown): string {
  return `${at}: got ${JSON.stringify(got)}, want ${JSON.stringify(plain(want))}`;
}

function plain(value: unknown): unknown {
  if (value instanceof WholeNumber) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}
