import type { FoldedPage } from './folded-page.ts';
import { quoteOf } from './folded-page.ts';
import type { DocumentType, Identity } from '../document.ts';
import { registrationsOn } from './registration.ts';
import { foundersNamed } from './founders.ts';
import { accountHolders, type NamedAt as Named } from './account-holder.ts';
import { companyKey, companyMention, isSameCompany, mentionsCompany } from '#shared/domain/company-name.ts';
import { HOLDERS } from '../words/holder-word.ts';

/** Legal forms as they are written behind a name, in capitals or not. */
const BRACKETED =
  '(?: \\((?:[A-Z][A-Za-z]{0,14}|Private|PRIVATE|Pvt|PVT|Pty|PTY|Proprietary|PROPRIETARY)\\.?\\))?';
const SHORTENED = '(?: (?:Private|PRIVATE|Pvt|PVT|Pty|PTY|Pte|PTE|Proprietary|PROPRIETARY|Co|CO)\\.?)?';
const FORM = `(?:Company Limited|COMPANY LIMITED|Limited|LIMITED|Ltd|LTD|PLC|Plc|Inc|INC|Corp|CORP|Corporation|CORPORATION|LLC|LLP|L\\.L\\.C|Proprietary|PROPRIETARY|Private|PRIVATE|Pvt|PVT|\\(Pty\\)|\\(PTY\\)|Pty|PTY|Share Company|SHARE COMPANY|SARLU|SARL|Sarl|SRL|Srl|S\\.r\\.l|S\\.R\\.L|SPRL|SCOP|SNC|GIE|GmbH|AG|BV|B\\.V|NV|N\\.V|ApS|A\\/S|AB|Oyj?|OU|DAC|p\\.l\\.c|PJSC|CJSC|OJSC|JSC|S\\.A\\.C|SAC|E\\.I\\.R\\.L|EIRL|W\\.L\\.L|WLL|S\\.A\\.R\\.L|SASU|SAS|S\\.A\\.S|SUARL|EURL|SAE|S\\.A\\.E|SPA|SpA|S\\.p\\.A|SA|S\\.A|Ltda|LTDA|Lda|LDA|Sdn\\.? Bhd|SDN\\.? BHD)(?![A-Za-z])`;
const WORD = "(?:[A-Z][A-Za-z0-9'&-]*|&|of|and|de|du|des|la|le|et)";
/** A name with its legal form: `Mtajiline Technologies Limited`, `SARL` behind or before it. */
const LEGAL_NAME = new RegExp(
  `((?:[A-Z][A-Za-z0-9'&-]*)(?: ${WORD}){0,5}?)${BRACKETED}${SHORTENED},? ${FORM}`,
  'g',
);
const FORM_FIRST =
  /\b(?:SARL|SAS|SASU|SUARL|SA|PT|LLC|CJSC|OJSC|JSC|la societe) ((?:[A-Z][A-Za-z0-9'&-]+)(?: [A-Z][A-Za-z0-9'&-]+){0,4})/g;
/** `Between Nile Mills Ltd and Delta Crust` over `Bakeries LLC`: a party whose name goes on in the next line. */
const BROKEN = new RegExp(
  `(?<=\\b(?:and|between|by|with|to|from|entre|et|par|de|avec|chez) (?:the )?)([A-Z][A-Za-z0-9'&-]*(?: ${WORD}){0,3}\\n[A-Z][A-Za-z0-9'&-]*(?: ${WORD}){0,3}?)${BRACKETED}${SHORTENED},? ${FORM}`,
  'g',
);
/** `BAARA SOLAIRE`, and in the next line `Société anonyme au capital de…`. */
const SPELLED =
  /(?<=^|\n)([A-Z][A-Za-z0-9'&-]+(?: [A-Z][A-Za-z0-9'&-]+){0,4})[ \t]*[,\n-]\s{0,3}(?:Societe anonyme|Societe a responsabilite limitee|Societe par actions simplifiee|(?:A |a )?[Pp]rivate (?:limited )?company)/g;
/** What makes a party the company the paper is about. */
const IS_THE_COMPANY =
  /^[^a-z]{0,4}[^()"]{0,110}\((?:hereinafter |ci-apres )?(?:referred to as |denommee )?[^a-z]{0,3}(?:the |la )?[^a-z]{0,3}(?:company|issuer|societe)\b|^,? (?:ci-apres|hereinafter)[^.]{0,40}(?:company|societe)\b/;
/** `(the "Borrower")`: whom a loan agreement is about, where nobody is called the company. */
const IS_THE_BORROWER =
  /^[^()"]{0,150}\((?:hereinafter |ci-apres )?(?:referred to as |denommee )?[^a-z]{0,3}(?:the |l')?[^a-z]{0,3}(?:borrower|emprunteu(?:r|se))\b|^,? (?:ci-apres|hereinafter)[^.;]{0,40}(?:borrower|emprunteu(?:r|se))\b/;
const TITLE_LENGTH = 700;
const MOST = 8;

/** What stands before a name and is none of it: `Members of`, `Entre`. */
const BEFORE =
  /^(?:.*\b(?:members|shareholders|directors|board|management|owners|auditors?|statements?|accounts|report|behalf|minutes|secretary|chair(?:man|person)|letter|update|actionnaires|associes|administrateurs|conseil|assemblee|comptes|statuts|proces-verbal) (?:of|de|des|du|for|to)(?: (?:the|la|le))? |(?:(?:of|and|the|between|for|by|to|in|at|from|with|entre|et|par|pour|de|du|chez) )+)/i;
/** Legal forms and what stands between them, at the end of what was read as a name. */
const BEHIND = /(?: (?:private|pvt|pty|pte|proprietary|company|co|and|of|the|de|du|des|la|le|et|&)\.?)+$/i;
/** Words that are no name by themselves, however they are written. */
const NO_NAME =
  /^(?:ca|ag|ago|age|pv|au|uk|us|rc|no|dr|mr|ms|mme|company|companies|private|public|societe|groupe|group|the|conseil|board|bank|banque|capital|annexe|article|note|rtgs|eft|neft|tiss|raast|ibft|vir|chq)$/i;

/** A name as read without the words around it; null where nothing of it is one. */
function nameIn(read: string): string | null {
  const name = read.replace(BEFORE, '').replace(BEHIND, '').trim();
  const isName =
    /^[A-Z]/.test(name) &&
    !NO_NAME.test(name.replace(/^(?:le|la|les|the) /i, '')) &&
    !NO_NAME.test(read.trim());
  return isName ? name : null;
}

function namesOn(page: FoldedPage): Named[] {
  const text = page.plain.slice(0, LOOKED_AT);
  const named = [LEGAL_NAME, BROKEN, FORM_FIRST, SPELLED].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Named[] => {
      const read = match[1] ?? '';
      const name = nameIn(read.replaceAll('\n', ' '));
      const at = name === null ? -1 : match[0].replaceAll('\n', ' ').indexOf(name);
      return name === null
        ? []
        : [{ name, page, start: match.index + at, end: match.index + match[0].length }];
    }),
  );
  // `Bakeries LLC` is the end of a name that began in the line above.
  return named.filter(
    (one) =>
      !named.some(
        (other) => other !== one && other.end === one.end && other.start < one.start && isBroken(other),
      ),
  );
}
const isBroken = ({ page, start, end }: Named): boolean => page.plain.slice(start, end).includes('\n');
const LOOKED_AT = 40_000;

/** The first of each, in reading order. */
function once<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items
    .filter((item) => {
      const own = key(item);
      const isFirst = !seen.has(own);
      seen.add(own);
      return isFirst;
    })
    .slice(0, MOST);
}

/** The company it is read for, where the title names it. */
function ownInTitle([first]: readonly FoldedPage[], knownAs: string | null): Named[] {
  const match =
    first && knownAs !== null ? companyMention(knownAs)?.exec(first.text.slice(0, TITLE_LENGTH)) : null;
  if (!first || !match) return [];
  const end = match.index + match[0].length;
  return [{ name: first.plain.slice(match.index, end), page: first, start: match.index, end }];
}

/** Whom a company deals with: named behind what it does with them. */
const DEALT_WITH =
  /\b(?:with|to|from|for|at|suppliers?|customers?|clients?|bank|auditors?|lenders?|investors?|distributors?|avec|chez|aupres de|pour|fournisseurs?|banque)[: ]{1,2}(?:the |la |le |our |notre |nos )?$/;
const isDealtWith = ({ page, start }: Named): boolean =>
  DEALT_WITH.test(page.text.slice(Math.max(0, start - 40), start));

/** `Dune Foods SA, notre principal client`: whom a company says it deals with, behind the name. */
const NAMED_AS_OTHER =
  /^,? (?:(?:one of )?our|(?:l'un de )?(?:notre|nos)|(?:the|its|le|la|son|sa)(?: [a-z]+['’]s)?(?= (?:principal|main|largest|biggest|premiere?|plus)))(?: [a-z-]+){0,2} (?:customers?|clients?|cliente|buyers?|acheteurs?|suppliers?|fournisseurs?|distributors?|distributeurs?|lenders?|preteurs?|banks?|banque|auditors?|landlord|bailleur)\b/;
/** `Nordwear AB guarantees us purchases`, `Sahel SA nous achète`: who deals with those who write. */
const DEALS_WITH_US =
  /^,? (?:(?:has|have|had|will|also|now|a|ont) )*(?:(?:guarantees?|buys?|bought|pays?|paid|owes?|owed|sells?|sold|supplie[sd]|supply|lends?|lent|gives?|gave|grants?|granted|offers?|offered|orders?|ordered|signed|agreed)(?: [a-z]+){0,4} (?:us|our|ours)|nous (?:ont |a |avait )?[a-z]+)\b/;
/** `(Stats SA, Census 2022)`: whom a figure is quoted from. */
const IS_A_SOURCE = /^[^()]{0,60}\b(?:19|20)\d\d[^()]{0,20}\)/;
const isNamedAsOther = ({ page, start, end }: Named): boolean =>
  NAMED_AS_OTHER.test(page.text.slice(end, end + 70)) ||
  DEALS_WITH_US.test(page.text.slice(end, end + 70)) ||
  (page.text[start - 1] === '(' && IS_A_SOURCE.test(page.text.slice(end, end + 90)));

/** What heads the names of a list of owners: `Members   Units   %`. */
const HEADS_HOLDERS = new RegExp(
  String.raw`^[^a-z]{0,4}${HOLDERS}\b[^\n]{0,60}(?:\t| {2,})[^\n]{0,80}(?:\bshares?\b|\bunits?\b|\bholding\b|\bactions?\b|\bparts?\b|\btitres?\b|\bcapital\b|%)`,
);
const HOLDS_SHARES = /^[^\n\t]{0,60}(?:\t| {2,})[^\n]*\d/;
const MOST_HOLDERS = 40;
const lineStart = ({ page: { text }, start }: Named): number => text.lastIndexOf('\n', start - 1) + 1;
/** Whether a name opens a row with figures. */
const opensRow = (one: Named): boolean =>
  !/[a-z]/.test(one.page.text.slice(lineStart(one), one.start)) &&
  HOLDS_SHARES.test(one.page.text.slice(one.end));
/** Whether a name opens a row of a list of owners: who holds shares is not whose shares they are. */
const isHolder = (one: Named): boolean =>
  opensRow(one) &&
  one.page.text
    .slice(0, lineStart(one))
    .split('\n')
    .slice(-MOST_HOLDERS)
    .some((line) => HEADS_HOLDERS.test(line));
const keysOf = (some: readonly Named[]): ReadonlySet<string> =>
  new Set(some.map(({ name }) => companyKey(name)));
/** Those named without holders of shares, unless they are named as a party too. */
function withoutHolders(all: readonly Named[]): Named[] {
  const [holders, parties] = [keysOf(all.filter(isHolder)), keysOf(all.filter((one) => !opensRow(one)))];
  return all.filter(({ name }) => !holders.has(companyKey(name)) || parties.has(companyKey(name)));
}

/** Trades that lend to companies, insure, house, value, advise or own them: of several parties the other is whom a paper is about. */
const SERVES_COMPANIES =
  /\b(?:bank(?:ers)?|banque|banco|credit|credito|financiera|caja|leasing|microfinance|finance|insurance|assurances?|brokers?|courtiers?|valuers?|surveyors?|advocates|attorneys|solicitors|avocats|notaires|auditors?|audit|properties|estates?|immobiliere?s?|fonciere|sci|ventures?|capital|partners|holdings?|invest(?:ments?|issements?|ors)?|funds?|fonds|trust(?:ees)?|gp|lp)\b/i;
/** Those whom a paper may be about before those who serve or own them. */
function othersFirst(named: readonly Named[], holders: ReadonlySet<string>): Named[] {
  const isLast = ({ name }: Named): number =>
    Number(SERVES_COMPANIES.test(name) || holders.has(companyKey(name)));
  return named.toSorted((a, b) => isLast(a) - isLast(b));
}

const OF_A_BANK = /^[^.;]{0,80}\b(?:[a-z]*bank|banque|banco)\b/;
const IT_CERTIFIES =
  /\b(?:we|nous)(?: the undersigned| soussignee?s?)?,? (?:hereby )?(?:certify|confirm|attest|certifions|confirmons|attestons)\b/;
/** `Zawadi Ltd – 1/1`: what whoever files a paper prints at its foot. */
const FOOT = /\n[^\n\d]{3,60}\b(?:page )?\d{1,2} ?(?:\/|of|sur|de) ?\d{1,2}\s*$/;
/** The text of a page that may name whom it is about: a bank prints the name of whom it writes of in its letter, and not at its foot alone. */
const namingText = ({ text }: FoldedPage, [first]: readonly FoldedPage[]): string =>
  first !== undefined && OF_A_BANK.test(first.text) && IT_CERTIFIES.test(first.text)
    ? text.replace(FOOT, '')
    : text;

/**
 * Whom a document is about: who holds the account of a statement, who is called the company, else who is named with a legal
 * form in its title, or the company itself where that is. `knownAs` is the name it is read for, and `isNamed` says whether
 * that stands anywhere in it. `ledger` are the pages that a statement of account fills.
 */
export function identityOf(
  pages: readonly FoldedPage[],
  type: DocumentType,
  knownAs: string | null,
  ledger: ReadonlySet<number> = new Set(),
): Identity {
  const named = withoutHolders(
    pages
      .slice(0, 10)
      .flatMap(namesOn)
      .filter((one) => !isNamedAsOther(one)),
  );
  const defined = named.filter(({ page, end }) => IS_THE_COMPANY.test(page.text.slice(end, end + 200)));
  const parties =
    defined.length > 0
      ? defined
      : named.filter(({ page, end }) => IS_THE_BORROWER.test(page.text.slice(end, end + 200)));
  const isPaper = type === 'legal_docs' || type === 'financial_statements';
  const titled = named.filter(
    (one) => one.page === pages[0] && one.start < TITLE_LENGTH && (isPaper || !isDealtWith(one)),
  );
  const own = ownInTitle(pages, knownAs);
  const founders = type === 'legal_docs' ? foundersNamed(pages) : [];
  const others =
    isPaper || titled.length > 0 ? titled : own.length > 0 ? [] : named.filter((one) => !isDealtWith(one));
  const about =
    ledger.size > 0
      ? accountHolders(
          pages.filter(({ source }) => ledger.has(source.page)),
          named,
        )
      : parties.length > 0
        ? parties
        : others.some(({ name }) => knownAs !== null && isSameCompany(name, knownAs))
          ? others
          : [...own, ...others];
  return {
    subjects: once(othersFirst(about, keysOf(named.filter(isHolder))), ({ name }) => companyKey(name)).map(
      ({ name, page, start, end }) => ({
        name,
        quote: quoteOf(page, start, end),
      }),
    ),
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
    isNamed: knownAs !== null && pages.some((page) => mentionsCompany(namingText(page, pages), knownAs)),
    ...(founders.length > 0 && { founders }),
  };
}
