import { isBusinessCase, quoteWhole, type StrengthRule } from '../extraction.ts';

const NAME = /(?<![.!?:] )(?<!^)\b[A-Z][\p{L}\d.&'-]{2,}/u;
const INLINE_HEADING = /^[^:]{3,40}: ?|^.{3,40}? - /;
const INNER_CAPITAL = /^[A-Z][a-z]+[A-Z]/;
const NAME_FIRST =
  /^[A-Z][\p{L}\d.&'-]{2,}(?: [A-Z][\p{L}\d.&'-]+)*(?: \([^)]{1,30}\))?,? (?:and|et|or|ou|ne|n'est|n'a|sells?|is|are|has|have|vend|est|sont|serves?|focus|works?|runs?|equipe|vise|diffuse|fait|[a-z]+s|[A-Z])\b/u;

/** Whether somebody is called by name in a sentence as written. */
export const namesSomebody = (plain: string): boolean =>
  NAME.test(plain) || INNER_CAPITAL.test(plain) || NAME_FIRST.test(plain.replace(INLINE_HEADING, ''));

/** Competitors under their heading by name, or a sentence that calls someone a competitor by name. */
export const strengthCompetitorsNamed: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const denials = new Set(extraction.meaning.said.get('NO_COMPETITION'));
  const named = extraction.passages.filter((passage) => {
    const { text, plain, under, isHeading } = passage;
    const speaks =
      under.includes('competition') || /\b(?:competitors?|rivals?|concurrents?|alternatives?)\b/.test(text);
    return speaks && !isHeading && !denials.has(passage) && namesSomebody(plain);
  });
  return named.length === 0 ? [] : [{ code: 'COMPETITORS_NAMED', quotes: named.slice(0, 3).map(quoteWhole) }];
};
