import type { FlagCode } from '../document.ts';
import {
  differs,
  type Extraction,
  figuresOf,
  type FlagRule,
  quoteFigure,
  quoteWhole,
  type Sign,
  yearlyIncome,
} from '../extraction.ts';
import { LIST_SCALES } from '../figures/figure-arithmetic.ts';
import type { Figure } from '../figures/figure-context.ts';
import { around, isIncomeItself, OF_REVENUE, PART_OF_INCOME } from '../sums/income-told.ts';
import type { Itemised } from '../sums/itemised.ts';
import { byRows, sumOf } from '../sums/itemised-whole.ts';
import { quoteOf } from '../text/folded-page.ts';
import { plainNumber } from '../words/plain-number.ts';
import type { PlacedPassage } from '../text/section.ts';
import { isNear, LEAST_APART, MOST, otherIncome, rounding } from '../sums/told-twice.ts';

const FEWEST_ROWS = 3;
const MOST_HEADS = 3;

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
const MONTHS_OF_A_QUARTER = 3;
/** `2025`, `2025-01 to 2025-09`: a year, or its months from the first to the end of the second or third quarter. */
const OF_WHOLE_QUARTERS = /^(\d{4})(?:-01 to \1-(06|09|12))?$/;
/** `Sales since January`: of all the quarters there have been. */
const SINCE_JANUARY =
  /\b(?:since (?:january|the beginning of the year)|depuis (?:janvier|le debut de l'annee)|so far this year|to date)\b/g;
/** `The nine months brought us sales of 19.4 million`, of no year that is named. */
const OF_MONTHS_SO_FAR = /\b(?<count>nine|six|neuf|six) (?:months|mois)\b/;
/** The months told of, of the one year whose quarters up to then stand in rows. */
function monthsSoFar({ passage: { text } }: Figure, rows: readonly Figure[]): string | null {
  const { count } = OF_MONTHS_SO_FAR.exec(text)?.groups ?? {};
  if (count === undefined) return null;
  const last = count === 'six' ? 2 : 3;
  const years = [
    ...new Set(rows.flatMap(({ date }) => (/-Q\d$/.test(date ?? '') ? [date?.slice(0, 4)] : []))),
  ];
  const [year, ...more] = years.filter(
    (one) =>
      rows.some(({ date }) => date === `${one}-Q${last}`) &&
      !rows.some(({ date }) => date === `${one}-Q${last + 1}`),
  );
  return year === undefined || more.length > 0
    ? null
    : `${year}-01 to ${year}-0${last * MONTHS_OF_A_QUARTER}`;
}
/** The income of a year, or of its months so far, that its quarters, row by row or column by column, do not make. */
function incomeByQuarters(extraction: Extraction): Sign<FlagCode>[] {
  const income = figuresOf(extraction, 'revenue').filter(
    ({ unit, isForecast, date, rate, passage }) =>
      unit === 'money' &&
      !isForecast &&
      (date !== null || OF_MONTHS_SO_FAR.test(passage.text)) &&
      (rate === null || rate === 'annual'),
  );
  const rows = income.filter(({ account }) => account === 'revenue').slice(0, MOST);
  for (const year of income.slice(0, MOST)) {
    const [, told = '', month = '12'] =
      OF_WHOLE_QUARTERS.exec(year.date ?? monthsSoFar(year, rows) ?? '') ?? [];
    if (told === '' || (year.account === null && !isIncomeItself(year))) continue;
    const quarters = QUARTERS.slice(0, Number(month) / MONTHS_OF_A_QUARTER);
    const quartersOf = (all: readonly Figure[]): Figure[] =>
      quarters.flatMap(
        (quarter) =>
          all.find(({ date, currency }) => date === `${told}-${quarter}` && currency === year.currency) ?? [],
      );
    // Of rows of several segments each has its own quarters.
    const own = quartersOf(rows.filter(({ passage }) => passage === year.passage));
    const known = own.length === quarters.length ? own : quartersOf(rows);
    const sum = known.reduce((total, { value }) => total + value, 0);
    const first = known[0];
    if (known.length < quarters.length || !first || !differs(sum, year.value, rounding(year))) continue;
    const words = around(year).replaceAll(SINCE_JANUARY, ' ');
    if (!isNear(sum, year.value) || PART_OF_INCOME.test(words)) continue;
    return [otherIncome(year, sum, [quoteFigure(year), ...known.map(({ passage }) => quoteWhole(passage))])];
  }
  return [];
}

const OTHER_COLUMN =
  /\b(?:volumes?|orders?|customers?|clients?|users?|tonnes?|litres?|units?|costs?|burn|cash|staff|commandes?|charges|effectifs?)\b/;
const NAMES_A_QUARTER =
  /^(?:(?:q|t)[1-4]|(?:first|second|third|fourth|[1-4](?:st|nd|rd|th)|premier|deuxieme|troisieme|quatrieme|[1-4]er?e?) (?:quarter|trimestre)|[a-z]{3,9} ?(?:to|-|–|a) ?[a-z]{3,9})\b/;

/** What income is made of: quarters or months. */
type Parts = { readonly numbers: readonly number[]; readonly passages: readonly PlacedPassage[] };

const NAMES_A_MONTH =
  /^(?:jan|feb|fev|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|aout|sep|oct|nov|dec)[a-z]{0,6}\.?[- ']*(?:20)?(?:\d\d)?$/;
const MONTHS = 12;

const IN_ONE_LINE =
  /(?:^|[^a-z\d])[qt]1\W{1,4}(\d[\d., ]*\d|\d)\D+2\W{1,4}(\d[\d., ]*\d|\d)\D+3\W{1,4}(\d[\d., ]*\d|\d)\D+4\W{1,4}(\d[\d., ]*\d|\d)/;

const A_YEAR = /^(?:19|20)\d\d$/;
/** `T1 410 | T2 455 | T3 380 | T4 505` under words for income. */
function quartersInLine({ passages }: Extraction): Parts[] {
  return passages.flatMap((passage, index): Parts[] => {
    const [, ...numbers] = IN_ONE_LINE.exec(passage.text) ?? [];
    const before = passages[index - 1]?.text ?? '';
    // `Q1 2025  Q2 2025  Q3 2025`: the head of columns.
    const isHead = numbers.slice(0, -1).every((number) => A_YEAR.test(number));
    return numbers.length === QUARTERS.length && !isHead && OF_REVENUE.test(`${before} ${passage.text}`)
      ? [{ numbers: numbers.map(plainNumber), passages: [passage] }]
      : [];
  });
}

/** The lines that head a list, nearest first: what a sentence above it says is of something else. */
const headsOf = ({ over, above }: Itemised): string[] =>
  [...new Set([...above.map(({ text }) => text).slice(0, LINES_ABOVE), over.at(-1) ?? ''])].filter(
    (line) => line !== '' && !/[.!?]$/.test(line),
  );
const LINES_ABOVE = 3;

/** `Q4 2025, Q1 2026, Q2 2026, Q3 2026`: four that follow each other, and no year's. */
const areOfTwoYears = (quarters: Itemised['items']): boolean => {
  const named = quarters.flatMap(({ label }) => /^[qt]([1-4])\D*(20\d\d)/.exec(label) ?? []);
  const years = new Set(named.filter((text) => /^20\d\d$/.test(text)));
  return years.size > 1;
};
/** Four quarters of income, beside each other or below each other, as they stand. */
function quartersListed({ itemised }: Extraction): Parts[] {
  return byRows(itemised.filter(({ isSentence }) => !isSentence)).flatMap((columns): Parts[] => {
    const [first] = columns;
    if (!first) return [];
    const months = first.items.filter(({ label }) => NAMES_A_MONTH.test(label));
    const below =
      months.length === MONTHS ? months : first.items.filter(({ label }) => NAMES_A_QUARTER.test(label));
    const heads = headsOf(first).slice(0, MOST_HEADS).join(' | ');
    const isOfIncome = OF_REVENUE.test((first.above[0]?.text ?? '').split(OTHER_COLUMN)[0] ?? '');
    const isOnly = first.width === 1 && !OTHER_COLUMN.test(heads);
    const isWhole = below === months || (below.length === QUARTERS.length && !areOfTwoYears(below));
    return isWhole && (isOfIncome || isOnly)
      ? [{ numbers: below.map(({ value }) => value), passages: below.map(({ passage }) => passage) }]
      : [];
  });
}

const FIRST_HALF =
  /\b(?:(?:first|1st|premier|1er) (?:half|semestre|six)|(?:h|s)1\b|(?:jan(?:uary|vier)?|july?|juillet|april|avril|oct(?:ober|obre)?) ?(?:to|-|–|a|au) ?(?:june?|juin|dec(?:ember|embre)?|sep(?:tember|tembre)?|mar(?:ch|s)?)\b)/;
const SECOND_HALF =
  /\b(?:(?:the |le |la )?(?:second|2nd|deuxieme|2e|2eme)\b|(?:h|s)2\b|(?:jan(?:uary|vier)?|july?|juillet|april|avril|oct(?:ober|obre)?) ?(?:to|-|–|a|au) ?(?:june?|juin|dec(?:ember|embre)?|sep(?:tember|tembre)?|mar(?:ch|s)?)\b)/;
/** `July to December 118 lakh, January to June 151 lakh`: the two halves of a year, of no year that is named. */
function halvesListed({ itemised }: Extraction): Parts[] {
  return itemised.flatMap(({ items, over, isSentence, width }): Parts[] => {
    const [first, second, ...more] = items;
    if (!first || !second || more.length > 0 || width > 1) return [];
    const isOfIncome = OF_REVENUE.test(
      [isSentence ? first.passage.text : '', ...over.slice(0, MOST_HEADS + 2)].join(' '),
    );
    const areHalves = FIRST_HALF.test(first.label) && SECOND_HALF.test(second.label);
    const areSums = items.every(({ unit, value }) => unit !== 'percent' && value > SMALLEST_HALF);
    return areHalves && areSums && isOfIncome
      ? [{ numbers: items.map(({ value }) => value), passages: items.map(({ passage }) => passage) }]
      : [];
  });
}
const SMALLEST_HALF = 10;

/** `We closed FY23 with sales of 3.4 crore`, `sur les douze mois nous avons vendu pour 1,15 milliard`: of a year that is not dated. */
const OF_THE_YEAR =
  /\b(?:twelve months|12 months|(?:the|this|our|full|whole) (?:financial |fiscal )?year|fy ?'?\d\d|year (?:closed|ended|was)|douze mois|12 mois|l'exercice|l'annee|exercice|annee)\b/;
const undatedYears = (extraction: Extraction): Figure[] =>
  figuresOf(extraction, 'revenue').filter(
    ({ unit, isForecast, date, rate, isOfRow, passage: { text } }) =>
      unit === 'money' &&
      !isForecast &&
      isOfRow !== true &&
      (date === null || date.length === 4) &&
      (rate === null || rate === 'annual') &&
      OF_THE_YEAR.test(text) &&
      !PART_OF_ROW_NAMED.test(text),
  );

/** A year's income that its four quarters, or twelve months, in a list without accounts do not make. */
function incomeByListedParts(extraction: Extraction): Sign<FlagCode>[] {
  const dated = yearlyIncome(extraction).filter(
    (figure) => figure.account !== null || isIncomeItself(figure),
  );
  const annual = [...new Set([...dated, ...undatedYears(extraction)])];
  return [...quartersListed(extraction), ...quartersInLine(extraction), ...halvesListed(extraction)].flatMap(
    ({ numbers, passages }): Sign<FlagCode>[] => {
      const years = annual.filter(({ passage }) => !passages.includes(passage));
      const sum = numbers.reduce((all, one) => all + one, 0);
      const decimals = Math.max(...numbers.map((one) => (String(one).split('.')[1] ?? '').length));
      const allowed = LEAST_APART + (numbers.length * 0.5 * 10 ** -decimals) / Math.max(sum, 1e-9);
      const near = years.flatMap((year) =>
        LIST_SCALES.filter((scale) => isNear(sum * scale, year.value)).map((scale) => ({
          year,
          made: sum * scale,
        })),
      );
      const latest = near.toSorted((a, b) => (b.year.date ?? '').localeCompare(a.year.date ?? ''))[0];
      if (!latest || near.some(({ year, made }) => !differs(made, year.value, allowed))) return [];
      const { year, made } = latest;
      return [otherIncome(year, made, [quoteFigure(year), ...passages.map(quoteWhole)])];
    },
  );
}

/** What income is made of in several years, which makes it in one of them and not in another. */
function incomeByColumns(extraction: Extraction): Sign<FlagCode>[] {
  const told = yearlyIncome(extraction).filter(({ account }) => account === 'revenue');
  if (new Set(told.map(({ date }) => date)).size < 2) return [];
  const lists = byRows(extraction.itemised.filter(({ isSentence, width }) => !isSentence && width > 1));
  return lists.flatMap((columns): Sign<FlagCode>[] => {
    const rows = columns[0]?.items ?? [];
    if (rows.length < FEWEST_ROWS || columns.some(({ total }) => total !== null)) return [];
    const made = columns.map(({ items }) => sumOf(items));
    if (told.some(({ passage }) => rows.some((row) => row.passage === passage))) return [];
    const scale = LIST_SCALES.find((one) =>
      told.some(({ value }) => made.some((sum) => !differs(sum * one, value, CLOSES))),
    );
    if (scale === undefined) return [];
    const isMade = ({ value }: Figure): boolean =>
      made.some((sum) => !differs(sum * scale, value, LEAST_APART));
    const other = told.find((figure) => !isMade(figure));
    const wrong = made.filter((sum) => !told.some(({ value }) => !differs(sum * scale, value, LEAST_APART)));
    const [sum = 0] = wrong;
    if (!other || wrong.length !== 1 || !isNear(sum * scale, other.value)) return [];
    const quotes = [quoteFigure(other), ...rows.map(({ passage }) => quoteWhole(passage))];
    return [otherIncome(other, sum * scale, quotes)];
  });
}
const CLOSES = 0.0005;

/** Rows over that of income, which make it in one column and not in another: `Transport`, `Hire of lorries`, `Revenue`. */
function incomeByRowsAbove({ tables }: Extraction): Sign<FlagCode>[] {
  return tables.flatMap(({ page, rows }): Sign<FlagCode>[] => {
    const at = rows.findIndex(({ account }) => account === 'revenue');
    const whole = rows[at];
    // A budget beside what came of it is of the same time.
    const times = new Set(whole?.values.map(({ date }) => date));
    if (!whole || whole.values.length < 2 || times.size < whole.values.length) return [];
    const quote = ({ start, end }: (typeof rows)[number]) => quoteOf(page, start, end);
    for (let count = 2; count <= Math.min(at, MOST_ROWS_ABOVE); count += 1) {
      const above = rows.slice(at - count, at);
      const columns = whole.values.map((value) => ({
        value,
        made: above.reduce(
          (sum, { values }) => sum + (values.find(({ date }) => date === value.date)?.value ?? 0),
          0,
        ),
      }));
      const isMade = ({ value: { value }, made }: (typeof columns)[number]): boolean =>
        !differs(made, value, CLOSES);
      const wrong = columns.filter((column) => !isMade(column));
      const [other] = wrong;
      if (!columns.some(isMade)) continue;
      if (!other || wrong.length > 1 || !differs(other.made, other.value.value, LEAST_APART)) return [];
      return isNear(other.made, other.value.value) && !other.value.isForecast
        ? [otherIncome(other.value, other.made, [whole, ...above].map(quote))]
        : [];
    }
    return [];
  });
}
const MOST_ROWS_ABOVE = 8;

/** The months that a span or half year is of, counted from year 0; null for others. */
function monthsOf(date: string | null): { readonly from: number; readonly to: number } | null {
  const [, year = '', month = '', lastYear = '', last = ''] =
    /^(\d{4})-(\d\d) to (\d{4})-(\d\d)$/.exec(date ?? '') ?? [];
  if (year !== '')
    return { from: Number(year) * 12 + Number(month), to: Number(lastYear) * 12 + Number(last) };
  const [, halfYear = '', half = ''] = /^(\d{4})-H([12])$/.exec(date ?? '') ?? [];
  const end = Number(halfYear) * 12 + 6 * Number(half);
  return halfYear === '' ? null : { from: end - 5, to: end };
}

/** Two halves that follow each other and do not make the year they end. */
function incomeByHalves(extraction: Extraction): Sign<FlagCode>[] {
  const income = figuresOf(extraction, 'revenue')
    .filter(
      ({ unit, isForecast, passage }) =>
        unit === 'money' &&
        !isForecast &&
        !PART_OF_ROW_NAMED.test(passage.text) &&
        !OF_TIMES_ADDED.test(passage.text),
    )
    .slice(0, MOST);
  const parts = income.flatMap((figure) => {
    const months = monthsOf(figure.date);
    return months && months.to - months.from === 5 ? [{ figure, ...months }] : [];
  });
  const behind = (first: (typeof parts)[number]) =>
    parts.filter(({ from, figure }) => from === first.to + 1 && figure.currency === first.figure.currency);
  // Where halves that end in another month than December make a year, years end with them.
  const endsElsewhere = parts.some((first) =>
    behind(first).some(
      (second) =>
        second.to % MONTHS !== 0 &&
        income.some(
          ({ value, date }) =>
            date?.length === 4 && !differs(first.figure.value + second.figure.value, value, LEAST_APART),
        ),
    ),
  );
  if (endsElsewhere) return [];
  return parts.flatMap((first) =>
    behind(first).flatMap((second): Sign<FlagCode>[] => {
      // `S2 2025` and `S1 2026` are halves of two years.
      if (first.figure.date?.endsWith('-H2') && second.figure.date?.endsWith('-H1')) return [];
      const year = String(Math.floor((second.to - 1) / 12));
      const sum = first.figure.value + second.figure.value;
      const told = income.filter(
        ({ date, currency, rate, ...one }) =>
          date === year && currency === first.figure.currency && rate === null && isNear(sum, one.value),
      );
      const [other] = told;
      if (!other || told.some((one) => !differs(sum, one.value, rounding(one) + LEAST_APART))) return [];
      return [otherIncome(other, sum, [other, first.figure, second.figure].map(quoteFigure))];
    }),
  );
}
/** `Oct-Mar 2024 + Apr-Sep 2024  1,420`: the sum of two times, and no half. */
const OF_TIMES_ADDED = /\b(?:19|20)?\d\d \+ (?:[a-z]{3}|[hs][12])/;
const PART_OF_ROW_NAMED = /\b(?:of which|dont|target|plan|budget|forecast|objectif|export)\b/;

const EACH_MONTH = /\b(?:(?:each|every) month|a month|per month|chaque mois|par mois|mensuel\w*)\b/;
/** `The same every month of last year`, `flat the whole of 2024`. */
const ALL_THE_SAME =
  /\b(?:every month of (?:last year|the year|20\d\d)|flat|steady|no season|the same (?:every|each|all)|all (?:year|months)|whole of (?:the year|20\d\d)|no better than|chaque mois de (?:l'annee|20\d\d)|toute l'annee|sans saison)\b/;
const OF_A_YEAR_TOLD = /\b(?:year|20\d\d|annee|exercice|l'an)\b/;
/** What comes in each month, the same all the year, twelve times, and the year told otherwise. */
function incomeBySameMonths(extraction: Extraction): Sign<FlagCode>[] {
  const told = figuresOf(extraction, 'revenue').filter(
    ({ unit, isForecast, isOfRow }) => unit === 'money' && !isForecast && isOfRow !== true,
  );
  const month = told.find(({ passage: { text } }) => EACH_MONTH.test(text) && ALL_THE_SAME.test(text));
  const years = told.filter(
    ({ passage, rate, date }) =>
      passage !== month?.passage &&
      (rate === null || rate === 'annual') &&
      (date?.length === 4 || OF_A_YEAR_TOLD.test(passage.text)),
  );
  const [year] = years;
  if (!month || !year) return [];
  const made = MONTHS * month.value;
  const isAgreed = years.some(({ value }) => !differs(value, made, SAME_MONTHS));
  return isAgreed || !isNear(made, year.value)
    ? []
    : [otherIncome(year, made, [year, month].map(quoteFigure))];
}
const SAME_MONTHS = 0.1;

/** Ways in which income is told by its parts, in the order they are tried. */
export const INCOME_BY_PARTS: readonly FlagRule[] = [
  incomeByQuarters,
  incomeByListedParts,
  incomeByHalves,
  incomeBySameMonths,
  incomeByColumns,
  incomeByRowsAbove,
];
