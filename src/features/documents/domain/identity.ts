import type { FoldedPage } from './folded-page.ts';
import { quoteOf } from './folded-page.ts';
import type { DocumentType, Identity, Registration } from './document.ts';
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

const SCHEMES: readonly (readonly [string, RegExp])[] = [
  ['RC', /\b(?:rc|cac)(?: registration)?(?: no\.?| number| n°)?[ :#-]{0,3}(\d{5,8})\b/g],
  ['RC', /\brc(?: de)? [a-z][a-z'-]{2,20} (?:n° ?)?(\d{2,3}(?: ?\d{3})|\d{4,6})\b/g],
  ['BN', /\bbn[ :#-]{0,3}(\d{5,8})\b/g],
  ['PVT', /\b(pvt-[a-z0-9]{6,9}|cpr\/\d{4}\/\d{3,7}|c\.? ?\d{5,7})\b/g],
  ['CIPC', /\b((?:19|20)\d\d\/\d{6}\/\d\d)\b/g],
  ['GH', /\b(cs\d{9})\b/g],
  [
    'RCCM',
    /\b((?:sn|ci|bf|bj|tg|ml|ne|cm|ga|cg|cd|gn)[-. /]?[a-z]{2,4}[-. /](?:\d{2}[-. /])?\d{2}(?:\d\d)?[-. /][a-z]\d{0,2}[-. /]\d{2,7})\b/g,
  ],
  ['NINEA', /\bninea(?: n°| no\.?| number)?[ :#-]{0,3}(\d{7,9})\b/g],
  ['RDB', /\b(?:rdb|company code)(?: no\.?| number| n°)?[ :#-]{0,3}(\d{9})\b/g],
  ['RCCM', /\b(rc\/[a-z]{3}\/(?:19|20)\d\d\/[a-z]\/\d{1,6}|rb\/[a-z]{3}\/\d\d ?[a-z] ?\d{3,6})\b/g],
  ['CIN', /\b([luf]\d{5}[a-z]{2}(?:19|20)\d\d[a-z]{3}\d{6})\b/g],
  ['NIB', /\bnib[ :#-]{0,3}(\d{13})\b/g],
  [
    'NUMBER',
    /\b(?:company|registration|incorporation|certificate of incorporation|business registration)(?: registration)?(?: no\.?| number| n°|\.)?(?: is)?[\s:#-]{1,3}(\d{8,15})\b/g,
  ],
  ['EG', /\bcommercial regist(?:er|ry)(?: no\.?| number)?[ :#-]{0,3}(\d{4,8})\b/g],
];

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

function registrationsOn(page: FoldedPage): Registration[] {
  return SCHEMES.flatMap(([scheme, pattern]) =>
    [...page.text.slice(0, LOOKED_AT).matchAll(pattern)].map((match) => ({
      scheme,
      number: (match[1] ?? '').replaceAll(/[\s.]/g, '').toUpperCase(),
      quote: quoteOf(page, match.index, match.index + match[0].length),
    })),
  );
}

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
    registrations: once(pages.slice(0, 10).flatMap(registrationsOn), ({ scheme, number }) => scheme + number),
    knownAs,
    isNamed: knownAs !== null && pages.some(({ text }) => mentionsCompany(text, knownAs)),
  };
}
