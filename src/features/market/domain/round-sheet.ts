import { type CountryCode, countryLabel, countryOf } from '#shared/domain/catalogue/countries.ts';
import { type SectorId, sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { type StageId, stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { type CurrencyCode, currencyOf } from '#shared/domain/currency.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { type CellReader, dayCell, readAmount, termCell, textCell } from '#shared/domain/sheet/cell.ts';
import { column } from '#shared/domain/sheet/column.ts';
import type { ReportRow } from '#shared/domain/sheet/report.ts';
import type { CellError, SheetRow } from '#shared/domain/sheet/sheet.ts';
import { hasForbiddenCharacter, words } from '#shared/domain/text.ts';
import type { RoundKind } from './definition.ts';

const LONGEST = 200;
const LONGEST_LINK = 1000;
const LONGEST_LIST = 10_000;
const MOST_INVESTORS = 50;
const FIRST_YEAR = '1990';
const DEBT = /\b(debt|loan|credit|bond|mezzanine|project finance|facility)\b/i;
const GRANT = /\b(grant|prize|award)\b/i;

const DATE_MESSAGE = 'Write it like 2024, 2024-05 or 2024-05-13';
const country = termCell(countryOf, 'Unknown country');

/** `2021`, `2021-08` or a day. */
const roundDateCell: CellReader<string> = (texts) => {
  const day = dayCell(DATE_MESSAGE)(texts);
  return (text) => (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) ? { value: text } : day(text));
};

/** The columns a table of rounds may have. */
const ROUND_COLUMNS = {
  company: column('Company', textCell(LONGEST), {
    aliases: ['Startup', 'Name'],
    isNeeded: true,
    whenEmpty: 'Please name the company',
  }),
  sector: column('Sector', textCell(LONGEST), {
    aliases: ['Industry'],
    isNeeded: true,
    whenEmpty: 'Please name the sector',
  }),
  round: column('Round', textCell(LONGEST), { aliases: ['Round type', 'Instrument', 'Deal'] }),
  stage: column('Stage', textCell(LONGEST)),
  kind: column('Kind', textCell(LONGEST), { aliases: ['Type'] }),
  amount: column('Amount', textCell(LONGEST), { aliases: ['Amount USD', 'USD', 'Size'] }),
  currency: column('Currency', textCell(LONGEST)),
  date: column('Date', roundDateCell, {
    aliases: ['Announced', 'Closed'],
    isNeeded: true,
    whenEmpty: 'Please give the closing date',
  }),
  country: column('Country', country, {
    aliases: ['Headquarters', 'HQ', 'HQ country', 'Country HQ'],
  }),
  incorporation: column('Incorporation', country, {
    aliases: ['Country of incorporation', 'Country incorporation', 'Incorporation country'],
  }),
  market: column('Market', country, { aliases: ['Country market', 'Market country'] }),
  investors: column('Investors', textCell(LONGEST_LIST, { multiline: true }), { aliases: ['Investor'] }),
  sourceUrl: column('Source URL', textCell(LONGEST_LINK), { aliases: ['URL', 'Link', 'Source'] }),
};
export type RoundColumn = keyof typeof ROUND_COLUMNS;
type RoundRow = SheetRow<typeof ROUND_COLUMNS>;
export const ROUND_SHEET = { columns: ROUND_COLUMNS, mostRows: 5000 };

/** A row that was understood. `date` is the middle of the month or year where no more was published. */
export type RoundDraft = {
  readonly company: string;
  readonly companyKey: string;
  readonly sectorId: SectorId | null;
  readonly sectorText: string;
  readonly stageId: StageId | null;
  readonly roundName: string;
  readonly kind: RoundKind;
  readonly date: string;
  readonly datePrecision: 'day' | 'month' | 'year';
  readonly amountMinor: number | null;
  readonly currency: CurrencyCode | null;
  readonly country: CountryCode | null;
  readonly countryIncorporation: CountryCode | null;
  readonly countryMarket: CountryCode | null;
  readonly investors: readonly string[];
  readonly sourceUrl: string | null;
};

/** What a row is read with: where its company is unless it says so, the last day it may name, and what a link is. */
export type RowContext = {
  readonly country: CountryCode | null;
  readonly today: string;
  readonly isLink: (text: string) => boolean;
};

export type ParsedRound =
  | { readonly draft: RoundDraft; readonly errors?: undefined }
  | { readonly draft?: undefined; readonly errors: readonly CellError<RoundColumn>[] };

/** Notes what is wrong with a column, and stands for the value that is missing. */
type Refuse = (column: RoundColumn, message: string) => null;

/** A year or a month stands for its middle. */
function dateOf(text: string, today: string, refuse: Refuse) {
  if (text > today.slice(0, text.length)) return refuse('date', 'Must not be in the future');
  if (text < FIRST_YEAR) return refuse('date', `Must be in ${FIRST_YEAR} or later`);
  const full = text.length === 4 ? `${text}-07-01` : text.length === 7 ? `${text}-15` : text;
  const datePrecision = text.length === 4 ? 'year' : text.length === 7 ? 'month' : 'day';
  return { date: full > today ? today : full, datePrecision } as const;
}

function amountOf({ amount, currency }: RoundRow['values'], refuse: Refuse) {
  if (amount === null) return { amountMinor: null, currency: null };
  const code = currency === null ? null : currencyOf(currency);
  const text = code === null && currency !== null ? `${currency} ${amount}` : amount;
  const { value, problem } = readAmount(text, code);
  if (problem !== undefined) return refuse('amount', problem);
  return value.amountMinor === 0 ? refuse('amount', 'Must be more than 0') : value;
}

function kindOf(stated: string, roundName: string, refuse: Refuse): RoundKind | null {
  const text = stated || roundName;
  if (/\bsecondary\b/i.test(text))
    return refuse('round', 'A secondary sale brings the company no money: leave it out');
  if (DEBT.test(text)) return 'debt';
  if (GRANT.test(text)) return 'grant';
  if (stated !== '' && stated !== 'equity') return refuse('kind', 'Must be equity, debt or grant');
  return 'equity';
}

/** The round of a row, or everything in it that was not understood. */
export function readRound({ values, errors: found }: RoundRow, context: RowContext): ParsedRound {
  const errors = [...found];
  const refuse: Refuse = (column, message) => {
    if (!errors.some((each) => each.column === column)) errors.push({ column, message });
    return null;
  };
  const company = values.company ?? '';
  const companyKey = words(company).join(' ');
  if (companyKey === '') refuse('company', 'Please name the company in letters');
  const sectorText = values.sector ?? '';
  if (words(sectorText).length === 0) refuse('sector', 'Please name the sector');
  const stage = values.stage ?? '';
  const roundName = values.round ?? (stage || 'Round');
  const kind = kindOf(values.kind?.toLowerCase() ?? '', roundName, refuse);
  const date = values.date === null ? null : dateOf(values.date, context.today, refuse);
  const amount = amountOf(values, refuse);
  const sourceUrl = values.sourceUrl;
  if (sourceUrl !== null && !context.isLink(sourceUrl))
    refuse('sourceUrl', 'Must be an http or https address');
  const investors = (values.investors ?? '').split(/[;|\n]/).map((name) => name.trim());
  if (errors.length > 0 || kind === null || date === null || amount === null) return { errors };
  const draft = {
    company,
    companyKey,
    sectorId: sectorIdOf(sectorText),
    sectorText,
    kind,
    ...date,
    ...amount,
    stageId: stageIdOf(stage) ?? stageIdOf(roundName),
    roundName,
    country: values.country ?? context.country,
    countryIncorporation: values.incorporation,
    countryMarket: values.market,
    investors: investors
      .filter((name) => name !== '' && !hasForbiddenCharacter(name))
      .slice(0, MOST_INVESTORS),
    sourceUrl,
  };
  return { draft };
}

/** The date of a round as it was published: `2024`, `2024-05` or a day. */
export const publishedDate = ({ date, datePrecision }: RoundDraft): string =>
  date.slice(0, { year: 4, month: 7, day: 10 }[datePrecision]);

/** A row of a table and what an import does with it; `draft` is null unless it is new or there already. */
export type ImportedRound = ReportRow<RoundColumn> & { readonly draft: RoundDraft | null };

/** What makes two rows one: company, day, kind and amount. */
function roundKey({ companyKey, date, kind, amountMinor, currency }: RoundDraft): string {
  return [companyKey, date, kind, amountMinor ?? 0, currency ?? ''].join('|');
}

/** Each row as it was understood; one that repeats a row above is there already. */
export function readRounds(rows: readonly RoundRow[], context: RowContext): ImportedRound[] {
  const lines = new Map<string, number>();
  return rows.map((row): ImportedRound => {
    const { line, cells } = row;
    const { draft, errors } = readRound(row, context);
    const told = { line, title: cells.company || 'No name', draft: null };
    if (draft === undefined) return { ...told, outcome: 'refused', detail: '', errors };
    const above = lines.get(roundKey(draft));
    if (above !== undefined)
      return { ...told, outcome: 'same', detail: `The same round as in row ${above}`, errors: [] };
    lines.set(roundKey(draft), line);
    const { amountMinor, currency } = draft;
    const detail = [
      draft.roundName,
      draft.kind,
      draft.sectorText,
      publishedDate(draft),
      draft.country === null ? 'country unknown' : countryLabel(draft.country),
      amountMinor === null || currency === null ? 'amount unpublished' : formatMoney(amountMinor, currency),
    ].join(', ');
    return { ...told, outcome: 'new', detail, errors: [], draft };
  });
}

/** Sectors that are not in the catalogue: counted in totals, in no sector. */
export function otherSectors(rows: readonly ImportedRound[]): string[] {
  return [...new Set(rows.flatMap(({ draft }) => (draft?.sectorId === null ? [draft.sectorText] : [])))];
}
