const QUARTER_END: Readonly<Record<string, string>> = {
  Q1: '03',
  Q2: '06',
  Q3: '09',
  Q4: '12',
  H1: '06',
  H2: '12',
};
const PERIOD_OF_RANGE: Readonly<Record<string, string>> = {
  '01-03': 'Q1',
  '04-06': 'Q2',
  '07-09': 'Q3',
  '10-12': 'Q4',
  '01-06': 'H1',
  '07-12': 'H2',
};

const twoDigits = (month: number): string => String(month).padStart(2, '0');
/** Spans of twelve months that end in a year before its December. */
const yearsEndingIn = (year: number): string[] =>
  Array.from(
    { length: 11 },
    (_, index) => `${year - 1}-${twoDigits(index + 2)} to ${year}-${twoDigits(index + 1)}`,
  );

/** The dates, as the reader writes them, that say what the writer's period says; null where it says none. */
function datesSaying(period: string): readonly string[] | null {
  const day = /^as of (\d{4})-(\d\d)/.exec(period);
  if (day) {
    const [, year = '', month = ''] = day;
    const ends = Object.keys(QUARTER_END).filter((part) => QUARTER_END[part] === month);
    return [year, `${year}-${month}`, ...ends.map((part) => `${year}-${part}`)];
  }
  const range = /^(\d{4})-(\d\d) to (\d{4})-(\d\d)$/.exec(period);
  if (range) {
    const [, fromYear = '', from = '', year = '', to = ''] = range;
    const part = fromYear === year ? PERIOD_OF_RANGE[`${from}-${to}`] : undefined;
    return part === undefined ? [year, `${fromYear}-${from} to ${year}-${to}`] : [`${year}-${part}`];
  }
  const months = /^(\d{4})-(\d{1,2})M$/.exec(period);
  if (months) {
    const [, year = '', count = ''] = months;
    return [year, `${year}-01 to ${year}-${count.padStart(2, '0')}`];
  }
  const split = /^(\d{4})\/(\d\d)$/.exec(period);
  if (split) return [split[1] ?? '', `20${split[2]}`];
  const onBefore = /^(\d{4}-\d\d) on /.exec(period);
  if (onBefore) return [onBefore[1] ?? '', (onBefore[1] ?? '').slice(0, 4)];
  // The year that ends in it, which the reader may say by its months.
  const fiscal = /^FY(\d{4})$/.exec(period);
  if (fiscal) return [fiscal[1] ?? '', ...yearsEndingIn(Number(fiscal[1]))];
  return /^\d{4}(?:-(?:\d\d|[QH]\d))?$/.test(period) ? [period] : null;
}

/** What stands on a day: any date of its year says it, where the truth names only the year. */
const STANDS =
  /^(?:cash|debt|total_|current_|inventories|receivables|employees|customers|users|sites|ownership)/;

/**
 * Whether a figure's date is that of the truth: `right`, `untold` where the reader gives none, else `wrong`. Of what stands on a
 * day, the year or the quarter that ends then is right as well.
 */
export function judgePeriod(
  stated: string | null,
  { metric, period }: { readonly metric: string; readonly period: string | null },
): 'right' | 'untold' | 'wrong' {
  const dates = period === null ? null : datesSaying(period);
  if (dates === null) return 'right';
  const date = (stated ?? '').split(', ').find((part) => /^\d{4}/.test(part));
  if (date === undefined) return 'untold';
  const isWithin = STANDS.test(metric) && dates.some((one) => one.length === 4 && date.startsWith(one));
  return dates.includes(date) || isWithin ? 'right' : 'wrong';
}
