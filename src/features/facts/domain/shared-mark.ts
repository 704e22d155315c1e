import type { Fact } from './fact.ts';

/** Marks that several currencies share, as papers write them. */
const MARKS: readonly { readonly written: RegExp; readonly of: ReadonlySet<string | null> }[] = [
  { written: /cfa/i, of: new Set(['XOF', 'XAF']) },
  { written: /(?<![a-z])(?:rs|re|rupees?)(?![a-z])|₨/i, of: new Set(['INR', 'PKR', 'LKR', 'NPR', 'MUR']) },
  { written: /(?<![a-z])(?:sh|shs|shillings?)(?![a-z])|\/=/i, of: new Set(['KES', 'UGX', 'TZS']) },
  { written: /(?<![a-z])(?:k|m)?(?:dh|dhs|dirhams?)(?![a-z])/i, of: new Set(['MAD', 'AED']) },
  { written: /(?<![a-z])[km]?(?:dt|da|dinars?)(?![a-z])/i, of: new Set(['TND', 'DZD', 'JOD']) },
  { written: /(?<![a-z])pesos?(?![a-z])/i, of: new Set(['PHP', 'COP', 'MXN']) },
  { written: /£|(?<![a-z])(?:le|pounds?)(?![a-z])/i, of: new Set(['EGP', 'GBP', 'SDG']) },
];

type Mark = (typeof MARKS)[number];
/** The marks of papers that name no country, by the paper. */
export type PaperMarks = ReadonlyMap<number, string>;

/** The mark a fact is told in, where several currencies share it: in its own words, or those of its paper. */
function markOf({ currency, quote, source, unit }: Fact, papers: PaperMarks): Mark | undefined {
  const own = MARKS.find(({ written, of }) => of.has(currency) && written.test(quote?.text ?? ''));
  if (own || unit !== 'money') return own;
  const paper = papers.get(source.documentId ?? 0);
  return MARKS.find(
    ({ written, of }) =>
      paper !== undefined && written.test(paper) && (currency === null || of.has(currency)),
  );
}

/** Facts whose mark several currencies share, in the one of these which all else that is known of the company is in. */
export function inOwnCurrency(facts: readonly Fact[], papers: PaperMarks = new Map()): Fact[] {
  const told = new Set(
    facts.filter((fact) => markOf(fact, papers) === undefined).map(({ currency }) => currency),
  );
  return facts.map((fact) => {
    const [own, other] = [...(markOf(fact, papers)?.of ?? [])].filter((one) => told.has(one));
    return own === undefined || other !== undefined ? fact : { ...fact, currency: own };
  });
}
