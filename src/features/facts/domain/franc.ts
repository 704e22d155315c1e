import type { Fact } from './fact.ts';

/** The franc of two unions, which is written alike in both: `FCFA`. */
const FRANCS: ReadonlySet<string | null> = new Set(['XOF', 'XAF']);
const WRITTEN_ALIKE = /cfa/i;

const isUnclear = ({ currency, quote }: Fact): boolean =>
  FRANCS.has(currency) && quote !== null && WRITTEN_ALIKE.test(quote.text);

/** Facts whose `FCFA` is that of the union which all else that is known of the company is in. */
export function inFrancOf(facts: readonly Fact[]): Fact[] {
  const told = new Set(facts.filter((fact) => !isUnclear(fact)).map(({ currency }) => currency));
  const [own, other] = [...FRANCS].filter((franc) => told.has(franc));
  if (own === undefined || other !== undefined) return [...facts];
  return facts.map((fact) => (isUnclear(fact) ? { ...fact, currency: own } : fact));
}
