import { isCalendarDate } from '#shared/domain/calendar.ts';
import { type CountryCode, countryOf } from '#shared/domain/catalogue/countries.ts';
import { type SectorId, sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { type StageId, stageIdOf } from '#shared/domain/catalogue/stages.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { hasBidiOverride, hasForbiddenCharacter, visibleLength, words } from '#shared/domain/text.ts';
import type { RoundKind } from './definition.ts';

/** The columns a table of rounds may have, with other spellings of their headings. */
export const ROUND_COLUMNS = {
  company: ['startup', 'name'],
  sector: ['industry'],
  round: ['roundtype', 'instrument', 'deal'],
  stage: [],
  kind: ['type'],
  amount: ['amountusd', 'usd', 'size'],
  currency: [],
  date: ['announced', 'closed'],
  country: ['headquarters', 'hq', 'hqcountry', 'countryhq'],
  incorporation: ['countryincorporation', 'incorporationcountry'],
  market: ['countrymarket', 'marketcountry'],
  investors: ['investor'],
  sourceUrl: ['url', 'link', 'source'],
} as const;
export type RoundColumn = keyof typeof ROUND_COLUMNS;
export type RoundCells = { readonly [column in RoundColumn]?: string };

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

export type RowProblem = { readonly column: RoundColumn; readonly message: string };
export type RowReading =
  | { readonly ok: true; readonly draft: RoundDraft }
  | { readonly ok: false; readonly problem: RowProblem };

/** What a row is read with: where its company is unless it says so, the last day it may name, and what a link is. */
export type RowContext = {
  readonly country: CountryCode | null;
  readonly today: string;
  readonly isLink: (text: string) => boolean;
};

const LONGEST = 200;
const MOST_INVESTORS = 50;
const FIRST_YEAR = '1990';
const DEBT = /\b(debt|loan|credit|bond|mezzanine|project finance|facility)\b/i;
const GRANT = /\b(grant|prize|award)\b/i;

class Refused extends Error {
  readonly problem: RowProblem;
  constructor(column: RoundColumn, message: string) {
    super(message);
    this.problem = { column, message };
  }
}

function lineOf(cells: RoundCells, column: RoundColumn): string {
  const text = (cells[column] ?? '').trim();
  if (text.length > LONGEST) throw new Refused(column, `is longer than ${LONGEST} characters`);
  if (hasForbiddenCharacter(text) || hasBidiOverride(text))
    throw new Refused(column, 'contains characters that cannot be used here');
  return text;
}

function needed(cells: RoundCells, column: RoundColumn): string {
  const text = lineOf(cells, column);
  if (visibleLength(text) === 0) throw new Refused(column, 'is missing');
  return text;
}

/** `2021`, `2021-08` or `2021-08-13`: the first two stand for their middle. */
function dateOf(cells: RoundCells, today: string): Pick<RoundDraft, 'date' | 'datePrecision'> {
  const text = needed(cells, 'date');
  const full = /^\d{4}$/.test(text) ? `${text}-07-01` : /^\d{4}-\d{2}$/.test(text) ? `${text}-15` : text;
  if (!isCalendarDate(full)) throw new Refused('date', `“${text}” is no date as 2024, 2024-05 or 2024-05-13`);
  if (text > today.slice(0, text.length)) throw new Refused('date', `“${text}” is in the future`);
  if (text < FIRST_YEAR) throw new Refused('date', `“${text}” is before ${FIRST_YEAR}`);
  const datePrecision = text.length === 4 ? 'year' : text.length === 7 ? 'month' : 'day';
  return { date: full > today ? today : full, datePrecision };
}

function amountOf(cells: RoundCells): Pick<RoundDraft, 'amountMinor' | 'currency'> {
  const text = lineOf(cells, 'amount');
  if (text === '') return { amountMinor: null, currency: null };
  const money = parseMoney(`${lineOf(cells, 'currency')} ${text}`.trim());
  if (money === null || money.amountMinor <= 0) throw new Refused('amount', `“${text}” is no amount`);
  return { amountMinor: money.amountMinor, currency: money.currency };
}

function kindOf(cells: RoundCells, roundName: string): RoundKind {
  const stated = lineOf(cells, 'kind').toLowerCase();
  const text = stated || roundName;
  if (/\bsecondary\b/i.test(text))
    throw new Refused('round', 'is a secondary sale, which brings the company no money');
  if (DEBT.test(text)) return 'debt';
  if (GRANT.test(text)) return 'grant';
  if (stated !== '' && stated !== 'equity')
    throw new Refused('kind', `“${stated}” is not equity, debt or grant`);
  return 'equity';
}

function countryIn(cells: RoundCells, column: 'country' | 'incorporation' | 'market'): CountryCode | null {
  const text = lineOf(cells, column);
  const code = countryOf(text);
  if (text !== '' && code === null) throw new Refused(column, `“${text}” is no country we know`);
  return code;
}

function linkOf(cells: RoundCells, isLink: RowContext['isLink']): string | null {
  const text = (cells.sourceUrl ?? '').trim();
  if (text === '') return null;
  if (text.length > 1000 || !isLink(text)) throw new Refused('sourceUrl', 'is no http or https address');
  return text;
}

function draftOf(cells: RoundCells, { country, today, isLink }: RowContext): RoundDraft {
  const company = needed(cells, 'company');
  const companyKey = words(company).join(' ');
  if (companyKey === '') throw new Refused('company', 'has no letters');
  const sectorText = needed(cells, 'sector');
  const roundName = lineOf(cells, 'round') || lineOf(cells, 'stage') || 'Round';
  const investors = (cells.investors ?? '').split(/[;|]/).map((name) => name.trim());
  return {
    company,
    companyKey,
    sectorId: sectorIdOf(sectorText),
    sectorText,
    stageId: stageIdOf(lineOf(cells, 'stage')) ?? stageIdOf(roundName),
    roundName,
    kind: kindOf(cells, roundName),
    ...dateOf(cells, today),
    ...amountOf(cells),
    country: countryIn(cells, 'country') ?? country,
    countryIncorporation: countryIn(cells, 'incorporation'),
    countryMarket: countryIn(cells, 'market'),
    investors: investors
      .filter((name) => name !== '' && !hasForbiddenCharacter(name))
      .slice(0, MOST_INVESTORS),
    sourceUrl: linkOf(cells, isLink),
  };
}

/** A row as it was understood, or the first thing in it that was not. */
export function readRoundRow(cells: RoundCells, context: RowContext): RowReading {
  try {
    return { ok: true, draft: draftOf(cells, context) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** What makes two rows one: company, day, kind and amount. */
export function roundKey({ companyKey, date, kind, amountMinor, currency }: RoundDraft): string {
  return [companyKey, date, kind, amountMinor ?? 0, currency ?? ''].join('|');
}
