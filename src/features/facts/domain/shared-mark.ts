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
const markOf = ({ currency, quote }: Fact): Mark | undefined =>
  quote === null ? undefined : MARKS.find(({ written, of }) => of.has(currency) && written.test(quote.text));

/** Facts whose mark several currencies share, in the one of these which all else that is known of the company is in. */
export function inOwnCurrency(facts: readonly Fact[]): Fact[] {
  const told = new Set(facts.filter((fact) => markOf(fact) === undefined).map(({ currency }) => currency));
  return facts.map((fact) => {
    const [own, other] = [...(markOf(fact)?.of ?? [])].filter((one) => told.has(one));
    return own === undefined || other !== undefined ? fact : { ...fact, currency: own };
  });
}
