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
const LONGEST_LINK = 1000;
const MOST_INVESTORS = 50;
const FIRST_YEAR = '1990';
const DEBT = /\b(debt|loan|credit|bond|mezzanine|project finance|facility)\b/i;
const GRANT = /\b(grant|prize|award)\b/i;

/** Notes what is wrong with a column, and stands for the value that is missing. */
type Refuse = (column: RoundColumn, message: string) => null;

/** The text of a cell; '' where there is none, or where it was refused. */
function lineOf(cells: RoundCells, column: RoundColumn, refuse: Refuse): string {
  const text = (cells[column] ?? '').trim();
  const problem =
    text.length > LONGEST
      ? `is longer than ${LONGEST} characters`
      : hasForbiddenCharacter(text) || hasBidiOverride(text)
        ? 'contains characters that cannot be used here'
        : null;
  return problem === null ? text : (refuse(column, problem) ?? '');
}

function needed(cells: RoundCells, column: RoundColumn, refuse: Refuse): string | null {
  const text = lineOf(cells, column, refuse);
  return visibleLength(text) === 0 ? refuse(column, 'is missing') : text;
}

type DraftDate = Pick<RoundDraft, 'date' | 'datePrecision'>;

/** `2021`, `2021-08` or `2021-08-13`: the first two stand for their middle. */
function dateOf(cells: RoundCells, today: string, refuse: Refuse): DraftDate | null {
  const text = needed(cells, 'date', refuse);
  if (text === null) return null;
  const full = /^\d{4}$/.test(text) ? `${text}-07-01` : /^\d{4}-\d{2}$/.test(text) ? `${text}-15` : text;
  if (!isCalendarDate(full)) return refuse('date', `“${text}” is no date as 2024, 2024-05 or 2024-05-13`);
  if (text > today.slice(0, text.length)) return refuse('date', `“${text}” is in the future`);
  if (text < FIRST_YEAR) return refuse('date', `“${text}” is before ${FIRST_YEAR}`);
  const datePrecision = text.length === 4 ? 'year' : text.length === 7 ? 'month' : 'day';
  return { date: full > today ? today : full, datePrecision };
}

type DraftAmount = Pick<RoundDraft, 'amountMinor' | 'currency'>;

function amountOf(cells: RoundCells, refuse: Refuse): DraftAmount | null {
  const text = lineOf(cells, 'amount', refuse);
  if (text === '') return { amountMinor: null, currency: null };
  const money = parseMoney(`${lineOf(cells, 'currency', refuse)} ${text}`.trim());
  if (money === null || money.amountMinor <= 0) return refuse('amount', `“${text}” is no amount`);
  return { amountMinor: money.amountMinor, currency: money.currency };
}

function kindOf(cells: RoundCells, roundName: string, refuse: Refuse): RoundKind | null {
  const stated = lineOf(cells, 'kind', refuse).toLowerCase();
  const text = stated || roundName;
  if (/\bsecondary\b/i.test(text))
    return refuse('round', 'is a secondary sale, which brings the company no money');
  if (DEBT.test(text)) return 'debt';
  if (GRANT.test(text)) return 'grant';
  if (stated !== '' && stated !== 'equity') return refuse('kind', `“${stated}” is not equity, debt or grant`);
  return 'equity';
}

type CountryColumn = 'country' | 'incorporation' | 'market';

function countryIn(cells: RoundCells, column: CountryColumn, refuse: Refuse): CountryCode | null {
  const text = lineOf(cells, column, refuse);
  return text === '' ? null : (countryOf(text) ?? refuse(column, `“${text}” is no country we know`));
}

function linkOf(cells: RoundCells, isLink: RowContext['isLink'], refuse: Refuse): string | null {
  const text = (cells.sourceUrl ?? '').trim();
  if (text === '') return null;
  const isGood = text.length <= LONGEST_LINK && isLink(text);
  return isGood ? text : refuse('sourceUrl', 'is no http or https address');
}

function companyOf(cells: RoundCells, refuse: Refuse): Pick<RoundDraft, 'company' | 'companyKey'> | null {
  const company = needed(cells, 'company', refuse);
  if (company === null) return null;
  const companyKey = words(company).join(' ');
  return companyKey === '' ? refuse('company', 'has no letters') : { company, companyKey };
}

function draftOf(cells: RoundCells, context: RowContext, refuse: Refuse): RoundDraft | null {
  const company = companyOf(cells, refuse);
  const sectorText = needed(cells, 'sector', refuse);
  const stage = lineOf(cells, 'stage', refuse);
  const roundName = lineOf(cells, 'round', refuse) || stage || 'Round';
  const kind = kindOf(cells, roundName, refuse);
  const date = dateOf(cells, context.today, refuse);
  const amount = amountOf(cells, refuse);
  const investors = (cells.investors ?? '').split(/[;|]/).map((name) => name.trim());
  const rest = {
    stageId: stageIdOf(stage) ?? stageIdOf(roundName),
    roundName,
    country: countryIn(cells, 'country', refuse) ?? context.country,
    countryIncorporation: countryIn(cells, 'incorporation', refuse),
    countryMarket: countryIn(cells, 'market', refuse),
    investors: investors
      .filter((name) => name !== '' && !hasForbiddenCharacter(name))
      .slice(0, MOST_INVESTORS),
    sourceUrl: linkOf(cells, context.isLink, refuse),
  };
  if (company === null || sectorText === null || kind === null || date === null || amount === null)
    return null;
  return { ...company, sectorId: sectorIdOf(sectorText), sectorText, kind, ...date, ...amount, ...rest };
}

/** A row as it was understood, or the first thing in it that was not. */
export function readRoundRow(cells: RoundCells, context: RowContext): RowReading {
  const problems: RowProblem[] = [];
  const refuse: Refuse = (column, message) => {
    problems.push({ column, message });
    return null;
  };
  const draft = draftOf(cells, context, refuse);
  const [problem] = problems;
  if (problem !== undefined) return { ok: false, problem };
  if (draft === null) throw new Error('A row was refused without a reason.');
  return { ok: true, draft };
}

/** What makes two rows one: company, day, kind and amount. */
export function roundKey({ companyKey, date, kind, amountMinor, currency }: RoundDraft): string {
  return [companyKey, date, kind, amountMinor ?? 0, currency ?? ''].join('|');
}
