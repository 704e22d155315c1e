import { distinctQuotes, type FlagRule, isBusinessCase, quoteWhole } from '../extraction.ts';
import { documentDate } from '../text/document-date.ts';
import type { PlacedPassage } from '../text/section.ts';

const YEAR = /\b20[2-4]\d\b/g;
const RESULT =
  /\d[\d.,]* ?(?:m\b|bn\b|k\b|millions?|billions?|milliards?|%)|[$€£₦₵] ?\d|\b(?:revenue|profit|sales|ebitda|market share|customers|users|chiffre d'affaires|benefice|resultat|clients|recettes)\b/;
const CERTAIN =
  /\b(?:beyond (?:any )?doubt|without (?:any )?doubt|no doubt|already on (?:its|their|the) way|deja en (?:route|chemin)|(?:already|all) (?:decided|settled|secured|certain|done)|(?:is|are|it is|this is) (?:certain|a certainty|guaranteed|inevitable|locked in|settled|a fact|not a forecast|only a matter of time)|cannot (?:fail|miss)|can't (?:fail|miss)|no scenario|there is no (?:risk|way)|nothing can (?:stop|change)|(?:est|sont|c'est) (?:certaine?s?|acquise?s?|garantie?s?|assuree?s?|ecrit|inevitables?|un fait)|sans (?:aucun |le moindre )?doute|aucun doute|hors de doute|ne peut (?:pas )?(?:echouer|manquer)|rien ne peut|aucun risque|deja (?:acquis|decide|ecrit|assure)e?s?)\b/;
const HEDGED =
  /\b(?:if|provided|assum\w+|base case|low case|forecast|projected|projection|plan|target|not guaranteed|no guarantee|depends?|si\b|hypothese\w*|prevision\w*|objectif|sous reserve|non garanti|ne sont pas|n'est pas|pas certain)\b/;
const SIGNED =
  /\b(?:contract(?:ed|s)?|signed|committed|orders? in hand|signe[es]*|contrats?|commandes? fermes?)\b/;

/** `The traders only need to be signed on`: nobody has. */
const TO_SIGN = /\b(?:(?:needs?|only|yet|still|have|has) )?to be signed\b|\b(?:reste\w*|encore) a signer\b/g;
/** What a sentence and the one behind it say of years to come, as if they had been; null where they do not. */
function certainOf(passage: PlacedPassage, next: PlacedPassage | undefined): number | null {
  const { text } = passage;
  const years = (text.match(YEAR) ?? []).map(Number);
  if (years.length === 0 || !RESULT.test(text)) return null;
  const follows = next !== undefined && next.page === passage.page && next.heading === passage.heading;
  const whole = follows ? `${text} ${next.text}` : text;
  return CERTAIN.test(whole) && !HEDGED.test(whole) && !SIGNED.test(whole.replaceAll(TO_SIGN, ' '))
    ? Math.max(...years)
    : null;
}

/** Results of years to come stated as certain, in one sentence or in two. */
export const flagCertain: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const { passages, figures } = extraction;
  const certain = passages.flatMap((passage, index) => {
    const year = certainOf(passage, passages[index + 1]);
    return year === null ? [] : [{ passage, year }];
  });
  if (certain.length === 0) return [];
  const known = new Set(certain.map(({ passage }) => passage));
  const told = figures.flatMap(({ date, isForecast, passage, kind }) =>
    date === null || isForecast || kind === 'other' || known.has(passage) ? [] : [Number(date.slice(0, 4))],
  );
  // The bars of a chart go on to years that are to come.
  const written = documentDate([...new Set(passages.map(({ page }) => page))])?.year ?? Infinity;
  const now = told.filter((year) => year <= written).reduce((latest, year) => Math.max(latest, year), 0);
  const ahead = certain.filter(({ year }) => now > 0 && year > now);
  if (ahead.length === 0) return [];
  const quotes = distinctQuotes(ahead.map(({ passage }) => quoteWhole(passage)));
  return [{ code: 'PROJECTION_AS_FACT', quotes }];
};
