import type { FoldedPage } from './folded-page.ts';
import { quoteOf } from './folded-page.ts';
import type { DocumentType, Identity } from './document.ts';
import { registrationsOn } from './registration.ts';
import { companyKey, mentionsCompany } from '#shared/domain/company-name.ts';

const FORM =
  '(?:Company Limited|COMPANY LIMITED|Limited|LIMITED|Ltd|LTD|PLC|Plc|Inc|INC|LLC|LLP|Proprietary|PROPRIETARY|\\(Pty\\)|\\(PTY\\)|Pty|PTY|SARL|S\\.A\\.R\\.L|SASU|SAS|S\\.A\\.S|SUARL|SA|S\\.A)(?![A-Za-z])';
const WORD = "(?:[A-Z][A-Za-z0-9'&-]*|&|of|and|de|du|des|la|le|et)";
/** A name with its legal form: `Mtajiline Technologies Limited`, `SARL` behind or before it. */
const LEGAL_NAME = new RegExp(`((?:[A-Z][A-Za-z0-9'&-]*)(?: ${WORD}){0,5}),? ${FORM}`, 'g');
const FORM_FIRST =
  /\b(?:SARL|SAS|SASU|SUARL|SA|la societe) ((?:[A-Z][A-Za-z0-9'&-]+)(?: [A-Z][A-Za-z0-9'&-]+){0,4})/g;
/** What makes a party the company the paper is about. */
const IS_THE_COMPANY =
  /^[^a-z]{0,4}[^()"]{0,110}\((?:hereinafter |ci-apres )?(?:referred to as |denommee )?[^a-z]{0,3}(?:the |la )?[^a-z]{0,3}(?:company|issuer|societe)\b|^,? (?:ci-apres|hereinafter)[^.]{0,40}(?:company|societe)\b/;
const TITLE_LENGTH = 700;
const MOST = 8;

type Named = {
  readonly name: string;
  readonly page: FoldedPage;
  readonly start: number;
  readonly end: number;
};

function namesOn(page: FoldedPage): Named[] {
  return [LEGAL_NAME, FORM_FIRST].flatMap((pattern) =>
    [...page.plain.slice(0, LOOKED_AT).matchAll(pattern)].map((match) => ({
      name: (match[1] ?? '').replace(/^(?:Of|And|The|Between|For|By) /, ''),
      page,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}
const LOOKED_AT = 40_000;

/** The first of each, in reading order. */
function once<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [key(item), item])).values()]
    .toReversed()
    .slice(0, MOST);
}

/**
 * Whom a document is about: who is called the company in it, else who is named with a legal form in its title. `knownAs`
 * is the name it is read for, and `isNamed` says whether that stands anywhere in it.
 */
export function identityOf(
  pages: readonly FoldedPage[],
  type: DocumentType,
  knownAs: string | null,
): Identity {
  const named = pages.slice(0, 10).flatMap(namesOn);
  const defined = named.filter(({ page, end }) => IS_THE_COMPANY.test(page.text.slice(end, end + 200)));
  const titled = named.filter(({ page, start }) => page === pages[0] && start < TITLE_LENGTH);
  const isPaper = type === 'legal_docs' || type === 'financial_statements';
  const about = defined.length > 0 ? defined : isPaper || titled.length > 0 ? titled : named;
  return {
    subjects: once(about, ({ name }) => companyKey(name)).map(({ name, page, start, end }) => ({
      name,
      quote: quoteOf(page, start, end),
    })),
    registrations: once(
      pages.slice(0, 10).flatMap((page) =>
        registrationsOn(
          page,
          named.filter((one) => one.page === page).toSorted((x, y) => x.start - y.start),
        ),
      ),
      ({ scheme, number }) => scheme + number,
    ),
    knownAs,
    isNamed: knownAs !== null && pages.some(({ text }) => mentionsCompany(text, knownAs)),
  };
}
