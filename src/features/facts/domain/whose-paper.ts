import { isSameCompany } from '#shared/domain/company-name.ts';
import type { FactQuote } from './fact.ts';

export type Paper = {
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly analysis: {
    readonly identity?: {
      readonly subjects: readonly { readonly name: string; readonly quote: FactQuote }[];
      readonly registrations: readonly {
        readonly scheme: string;
        readonly number: string;
        readonly quote: FactQuote;
      }[];
      readonly knownAs: string | null;
      readonly isNamed: boolean;
    };
  };
};

/** A paper that is not this company's, or gives it another number than its other papers do; `quote` shows it. */
export type PaperFinding = {
  readonly kind: 'other-company' | 'other-number';
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly quote: FactQuote;
};

/** Whether a paper names the company, by the name it was read for or as its subject. */
const names = (company: string, { analysis: { identity } }: Paper): boolean =>
  identity !== undefined &&
  ((identity.isNamed && identity.knownAs !== null && isSameCompany(identity.knownAs, company)) ||
    identity.subjects.some(({ name }) => isSameCompany(name, company)));

/**
 * Papers about another company: they name one, nowhere this one, and share no registration number with its own papers. A
 * paper that names none, or was read for another name, is not judged. Then papers whose number differs from the first
 * own paper's of the same register.
 */
export function paperFindings(papers: readonly Paper[], company: string): PaperFinding[] {
  const own = papers.filter((paper) => names(company, paper));
  const numbers = new Map<string, { readonly numbers: ReadonlySet<string>; readonly title: string }>();
  const others: PaperFinding[] = [];
  for (const { documentId, version, title, analysis } of own) {
    const given = analysis.identity?.registrations ?? [];
    for (const [scheme, listed] of Map.groupBy(given, (one) => one.scheme)) {
      const [first] = listed;
      const known = numbers.get(scheme);
      if (!first) continue;
      if (!known) numbers.set(scheme, { numbers: new Set(listed.map(({ number }) => number)), title });
      else if (listed.every(({ number }) => !known.numbers.has(number)))
        others.push({
          kind: 'other-number',
          documentId,
          version,
          title,
          text: `${title} gives the registration number ${first.number}, ${known.title} ${[...known.numbers].join(', ')}`,
          quote: first.quote,
        });
    }
  }
  const strangers = papers.flatMap((paper): PaperFinding[] => {
    const { documentId, version, title } = paper;
    const { identity } = paper.analysis;
    const [subject] = identity?.subjects ?? [];
    if (!identity || !subject || names(company, paper)) return [];
    if (identity.knownAs === null || !isSameCompany(identity.knownAs, company)) return [];
    if (identity.registrations.some(({ scheme, number }) => numbers.get(scheme)?.numbers.has(number)))
      return [];
    const text = `${title} is about ${subject.name}, and nowhere names ${company}`;
    return [{ kind: 'other-company', documentId, version, title, text, quote: subject.quote }];
  });
  return [...strangers, ...others];
}
