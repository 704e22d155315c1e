import { foldPage } from '#features/documents/domain/text/folded-page.ts';
import { homeCurrency } from '#features/documents/domain/words/home-currency.ts';
import { readTables } from '#features/documents/domain/tables/table-reader.ts';

export const pagesOf = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ page: index + 1, text }));

/** The tables of the pages of accounts. */
export const tablesOf = (...texts: readonly string[]) => {
  const pages = pagesOf(...texts).map(foldPage);
  return readTables(pages, homeCurrency(pages), true);
};

/** Their rows: `revenue: 1200 KES 2024, 900 KES 2023`. */
export const rowsOf = (...texts: readonly string[]): string[] =>
  tablesOf(...texts).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values, candidates, isAside }) =>
        `${isAside ? 'aside ' : ''}${account ?? label}: ${candidates.length > 0 ? `not sure, ${candidates.length} ways` : values.map(({ value, currency, unit, date }) => `${value} ${currency ?? unit} ${date}`).join(', ')}`,
    ),
  );

/** Their rows that name an account: `revenue: 1200 KES 2024, 900 KES 2023`. */
export const accountRowsOf = (...texts: readonly string[]): string[] =>
  tablesOf(...texts).flatMap(({ rows }) =>
    rows.flatMap(({ account, values }) =>
      account === null
        ? []
        : [
            `${account}: ${values.map(({ value, currency, date }) => `${value} ${currency} ${date}`).join(', ')}`,
          ],
    ),
  );

/** Every value of a row that names an account, on a page that is no accounts; `~` is what is planned: `revenue ~1200 2027`. */
export const accountValuesOf = (text: string): string[] => {
  const pages = [foldPage({ page: 1, text })];
  return readTables(pages, homeCurrency(pages), false).flatMap(({ rows }) =>
    rows.flatMap(({ account, values }) =>
      account === null
        ? []
        : values.map(({ value, date, isForecast }) => `${account} ${isForecast ? '~' : ''}${value} ${date}`),
    ),
  );
};

/** The rows of a page that is no accounts, of a paper written in a month: `revenue 1200 KES 2024, 900 KES 2023`. */
export const rowsWritten = (text: string, written = { year: 2026, month: 10 }): string[] =>
  readTables([foldPage({ page: 1, text })], null, false, { written, named: null }).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values }) =>
        `${account ?? label} ${values.map(({ value, currency, date }) => `${value} ${currency ?? ''} ${date}`).join(', ')}`,
    ),
  );
