import type { FoldedPage } from './folded-page.ts';

/** A company's name where it stands. */
export type NamedAt = {
  readonly name: string;
  readonly page: FoldedPage;
  readonly start: number;
  readonly end: number;
};

/** What banks print before the name of whoever holds the account. */
const LABEL =
  /(?<=^|[\n\t|]|  ) *(?:(?:account|a\/c|acct) (?:name|title|holder(?:'s name)?)|account in the name of|title of (?:the )?account|title|customer(?:'s)?(?: name)?|client(?: name)?|business name|organi[sz]ation(?: name)?|name of account|holder|titulaire(?: du compte)?|intitule(?: du compte)?|nom (?:du client|du titulaire|du compte)|raison sociale|name|nom) ?(?:[:|\t]\s*|(?<=account|title|name|compte) +)(?<value>[a-z][^\n\t|]{2,79})/g;
const ENDS = / {2,}| (?:account|a\/c|acct|compte|iban|rib|currency|devise|branch|agence)\b/;
const FORM =
  /,? (?:\(?(?:private|pvt|pty|pte|proprietary|co|company)\)?\.? )?(?:limited|ltd|plc|inc|llc|llp|sarl(?: au)?|sas|sasu|suarl|s\.?a\.?e?\.?|corp(?:oration)?|ltda|lda)\.?$/;
const BANK = /\b(?:[a-z]*bank|bancorp|banque|banco|microfinance|sacco|savings|mobile money|mfb)\b/i;
const DATED = /^\s*(?:\S{8,14}\s+)?\d{1,4}[-/. ]?(?:\d{1,2}|[a-z]{3,9})[-/. ]?/i;

/** Whoever holds the account of a statement: as it is labelled, else a company named there that is no bank. */
export function accountHolders(pages: readonly FoldedPage[], named: readonly NamedAt[]): NamedAt[] {
  const labelled = pages.flatMap((page) =>
    [...page.text.matchAll(LABEL)].map((match): NamedAt => {
      const read = (match.groups?.['value'] ?? '').split(ENDS)[0]?.trim() ?? '';
      const start = match.index + match[0].indexOf(match.groups?.['value'] ?? '');
      const length = read.replace(FORM, '').length;
      return { name: page.plain.slice(start, start + length), page, start, end: start + read.length };
    }),
  );
  const own = labelled.filter(({ name }) => name.length > 1 && !BANK.test(name));
  if (own.length > 0) return own;
  return named.filter(({ page, start, end }) => {
    const opens = page.plain.lastIndexOf('\n', start - 1) + 1;
    const isInLedger = DATED.test(page.plain.slice(opens, start));
    return pages.includes(page) && !isInLedger && !BANK.test(page.plain.slice(start, end));
  });
}
