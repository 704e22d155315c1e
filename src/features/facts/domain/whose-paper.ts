import { companyKey, isSameCompany } from '#shared/domain/company-name.ts';
import type { Language } from '#shared/domain/paper-language.ts';
import type { PaperText } from './difference-text.ts';
import type { FactQuote } from './fact.ts';
import { languageOfPapers, setIn, textsIn } from './told-difference.ts';

export type Paper = {
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly analysis: {
    readonly language?: Language | 'unknown';
    readonly identity?: {
      readonly subjects: readonly { readonly name: string; readonly quote: FactQuote }[];
      readonly registrations: readonly {
        readonly scheme: string;
        readonly number: string;
        readonly of?: string | null;
        readonly quote: FactQuote;
      }[];
      readonly knownAs: string | null;
      readonly isNamed: boolean;
    };
  };
};

/** A paper that is not this company's, or gives it another number than its other papers do; `quote` shows it. */
export type PaperFinding = PaperText & {
  readonly kind: 'other-company' | 'other-number';
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly language: Language;
  readonly quote: FactQuote;
};

/** Whether a paper names the company, by the name it was read for or as its subject. */
const names = (company: string, { analysis: { identity } }: Paper): boolean =>
  identity !== undefined &&
  ((identity.isNamed && identity.knownAs !== null && isSameCompany(identity.knownAs, company)) ||
    identity.subjects.some(({ name }) => isSameCompany(name, company)));

/** A number without what printers put between its parts. */
const plain = (number: string): string => number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
/** One number, be one of them printed with what it adds for taxes: `1648822K` and `1648822K/A/M/000`. */
const isSameNumber = (one: string, other: string): boolean => {
  const [few = '', many = ''] = [plain(one), plain(other)].toSorted((a, b) => a.length - b.length);
  return few === many || (few.length >= SHORTEST && many.startsWith(few));
};
const SHORTEST = 7;

/**
 * Whether a paper is about another company whose name begins with the same word of its own, as those of one group do: it is not
 * called a stranger's, and its figures are not this company's.
 */
export function isOfSister(paper: Paper, company: string): boolean {
  const [subject] = paper.analysis.identity?.subjects ?? [];
  const [one, other] = [subject?.name ?? '', company].map((name) => companyKey(name).split(' ')[0] ?? '');
  return one === other && (one?.length ?? 0) >= SHORTEST_HOUSE && !names(company, paper);
}
const SHORTEST_HOUSE = 4;

type Given = NonNullable<Paper['analysis']['identity']>['registrations'][number];
type Told = { readonly paper: Paper; readonly listed: readonly Given[] };

/** What a paper gives as this company's numbers: those printed behind its name, else those behind nobody's. */
function numbersOf({ analysis: { identity } }: Paper, company: string): Given[] {
  const all = identity?.registrations ?? [];
  const own = all.filter(({ of }) => of != null && isSameCompany(of, company));
  const open = all.filter(({ of, scheme }) => of == null && !own.some((one) => one.scheme === scheme));
  return [...own, ...open];
}

/** Papers of one register that do not give the number that most give, the first of them where none leads. */
function otherNumbers(told: readonly Told[]): { readonly one: Told; readonly usual: Told }[] {
  const agree = (one: Told, other: Told): boolean =>
    one.listed.some(({ number }) => other.listed.some((given) => isSameNumber(given.number, number)));
  const counted = told.map((one) => ({ one, count: told.filter((other) => agree(one, other)).length }));
  const most = Math.max(...counted.map(({ count }) => count));
  const usual = counted.find(({ count }) => count === most)?.one;
  return usual ? told.filter((one) => !agree(one, usual)).map((one) => ({ one, usual })) : [];
}

const languageIn = (papers: readonly Paper[]): Language =>
  languageOfPapers(papers.map(({ analysis: { language } }) => language));
const found = (
  kind: PaperFinding['kind'],
  { documentId, version, title }: Paper,
  language: Language,
  quote: FactQuote,
  { heading, text, mend }: PaperText,
): PaperFinding => ({
  kind,
  documentId,
  version,
  title,
  language,
  quote,
  heading: setIn(language, heading),
  text: setIn(language, text),
  mend: setIn(language, mend),
});

/**
 * Papers about another company: they name one, nowhere this one, and share no registration number with its own papers. A
 * paper that names none, or was read for another name, is not judged. Then own papers whose number is not the one that most
 * of them give of the same register.
 */
export function paperFindings(papers: readonly Paper[], company: string): PaperFinding[] {
  const own = papers.filter((paper) => names(company, paper));
  const given = own.flatMap((paper) =>
    [...Map.groupBy(numbersOf(paper, company), ({ scheme }) => scheme)].map(([scheme, listed]) => ({
      scheme,
      paper,
      listed,
    })),
  );
  const others = [...Map.groupBy(given, ({ scheme }) => scheme).values()]
    .flatMap(otherNumbers)
    .flatMap(({ one, usual }): PaperFinding[] => {
      const [first] = one.listed;
      if (!first) return [];
      const known = usual.listed.map(({ number }) => number).join(', ');
      const language = languageIn([one.paper, usual.paper]);
      const text = textsIn(language).otherNumber(one.paper.title, first.number, usual.paper.title, known);
      return [found('other-number', one.paper, language, first.quote, text)];
    });
  const strangers = papers.flatMap((paper): PaperFinding[] => {
    const { identity } = paper.analysis;
    const [subject] = identity?.subjects ?? [];
    if (!identity || !subject || names(company, paper)) return [];
    if (identity.knownAs === null || !isSameCompany(identity.knownAs, company)) return [];
    if (isOfSister(paper, company)) return [];
    const isTied = identity.registrations.some(({ scheme, number }) =>
      given.some(
        (one) => one.scheme === scheme && one.listed.some((own) => isSameNumber(own.number, number)),
      ),
    );
    if (isTied) return [];
    const language = languageIn([paper]);
    const text = textsIn(language).otherCompany(paper.title, subject.name, company);
    return [found('other-company', paper, language, subject.quote, text)];
  });
  return [...strangers, ...others];
}
