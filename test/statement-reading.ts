import type { Analysis, PageText } from '../src/features/documents/domain/document.ts';
import type { DocumentKind } from '../src/features/documents/server/reader/kind.ts';
import {
  type MadeStatement,
  makeStatement,
  numberOf,
  statementDocx,
  statementPdf,
  statementXlsx,
} from './statements.ts';

export const STATEMENT_FORMS = ['pdf', 'xlsx', 'docx'] as const;
export type StatementForm = (typeof STATEMENT_FORMS)[number];

/** How a generated statement was read: figures right, and in words those missed, said to be unsure, and wrong. */
export type StatementVerdict = {
  readonly shape: MadeStatement['shape'];
  readonly stated: number;
  readonly right: number;
  readonly missed: string[];
  readonly told: string[];
  readonly wrong: string[];
};

type Read = (
  kind: DocumentKind,
  bytes: Uint8Array,
) => Promise<{ readonly analysis: Analysis; readonly pages: readonly PageText[] }>;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.abs(other);
const SPENT: ReadonlySet<string> = new Set(['expenses', 'burn']);

/** Written with a minus or not, what is spent is a sum above nothing. */
const SPENT_ACCOUNTS: ReadonlySet<string> = new Set(['financeCosts', 'incomeTax']);

/** Reads a generated statement and compares every figure of a known account with what was printed. */
export async function judgeStatement(
  seed: number,
  form: StatementForm,
  read: Read,
): Promise<StatementVerdict> {
  const made = makeStatement(seed);
  const bytes =
    form === 'pdf'
      ? await statementPdf(made)
      : form === 'xlsx'
        ? await statementXlsx(made, numberOf)
        : statementDocx(made);
  const { analysis, pages } = await read(form, bytes);
  const unsure = new Set(
    (analysis.tables ?? []).flatMap(({ unsure: rows }) =>
      rows.map(({ quote }) => quote.text.split('\t')[0] ?? ''),
    ),
  );
  const missed: string[] = [];
  const told: string[] = [];
  let right = 0;
  for (const { account, date, value, currency, isPlanned } of made.figures) {
    const found = analysis.numbers.find(
      (number) =>
        number.account === account &&
        (number.isForecast ?? false) === isPlanned &&
        (number.period ?? '').split(', ')[0] === date &&
        isNear(
          number.value,
          SPENT.has(number.kind) || SPENT_ACCOUNTS.has(account) ? Math.abs(value) : value,
        ) &&
        number.currency === currency,
    );
    if (found) right += 1;
    else {
      const label = `${account} ${date}${isPlanned ? ' planned' : ''} ${value} ${currency ?? ''}`;
      (unsure.size > 0 ? told : missed).push(label);
    }
  }
  const wrong = analysis.numbers.flatMap((number) => {
    const other = made.others?.find(({ text }) => text === number.quote.text);
    if (other && number.account == null && number.currency !== null)
      return other.value === number.value && other.currency === number.currency
        ? []
        : [`wrong in another unit ${number.value} ${number.currency} “${other.text}”`];
    if (number.account == null) return [];
    const isStated = made.figures.some(
      ({ account, date, value, currency, isPlanned }) =>
        account === number.account &&
        isPlanned === (number.isForecast ?? false) &&
        date === (number.period ?? '').split(', ')[0] &&
        isNear(Math.abs(number.value), Math.abs(value)) &&
        currency === number.currency,
    );
    const { page, start, end, text } = number.quote;
    const isCited = pages.find((one) => one.page === page)?.text.slice(start, end) === text;
    return isStated && isCited
      ? []
      : [
          `wrong ${number.account} ${number.period}${number.isForecast ? ' planned' : ''} ${number.value} ${number.currency} “${text}”`,
        ];
  });
  return { shape: made.shape, stated: made.figures.length, right, missed, told, wrong };
}
