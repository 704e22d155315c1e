import { pagesOf } from '../text/passage.ts';
import { distinctQuotes, type Extraction, type FlagRule, isBusinessCase, quoteWhole } from '../extraction.ts';
import { cellsOf } from '../sums/itemised-row.ts';
import { documentDate } from '../text/document-date.ts';
import type { PlacedPassage } from '../text/section.ts';

const YEAR = /\b20[2-4]\d\b/g;
const RESULT =
  /\d[\d.,]* ?(?:m\b|bn\b|k\b|millions?|billions?|milliards?|%)|[$€£₦₵] ?\d|\b(?:revenue|profit|sales|ebitda|market share|customers|users|chiffre d'affaires|benefice|resultat|clients|recettes)\b/;
const CERTAIN =
  /\b(?:beyond (?:any )?doubt|without (?:any )?doubt|no doubt|already on (?:its|their|the) way|deja en (?:route|chemin)|(?:already|all) (?:decided|settled|secured|certain|done)|(?:is|are|it is|this is) (?:certain|a certainty|guaranteed|inevitable|locked in|settled|a fact|not a forecast|only a matter of time)|cannot (?:fail|miss)|can't (?:fail|miss)|(?:this|it|that|all of it) is (?:as good as |already |all )?(?:done|in the bag)(?=\W*$|[.,;])|c'est (?:deja |comme )?(?:fait|plie)(?=\W*$|[.,;])|no scenario|there is no (?:risk|way)|nothing can (?:stop|change)|(?:est|sont|c'est) (?:certaine?s?|acquise?s?|garantie?s?|assuree?s?|ecrit|inevitables?|un fait)|sans (?:aucun |le moindre )?doute|aucun doute|hors de doute|ne peut (?:pas )?(?:echouer|manquer)|rien ne peut|aucun risque|deja (?:acquis|decide|ecrit|assure)e?s?)\b/;
const HEDGED =
  /\b(?:if|provided|(?:we|i) hope|hop(?:es|ing)|might|esper(?:ons|e|ent)|pourrai(?:t|ent)|assum\w+|base case|low case|forecast|projected|projection|plan|target|not guaranteed|no guarantee|depends?|si\b|hypothese\w*|prevision\w*|objectif|sous reserve|non garanti|ne sont pas|n'est pas|pas certain)\b/;
/** `Ces chiffres ne sont pas des hypothèses`: what hedges nothing. */
const NO_HEDGE =
  /\b(?:ne sont pas|n'est pas) (?:des|de simples|une?) (?:hypotheses?|previsions?|objectifs?)\b|\b(?:are|is) (?:not|no) (?:a |an |mere )?(?:forecasts?|assumptions?|projections?|targets?|plans?)\b|\bne depend(?:ent)? (?:plus )?de (?:rien|personne)\b|\bdepends? on (?:nothing|nobody|no one)\b/g;
const SIGNED =
  /\b(?:contract(?:ed|s)?|signed|committed|orders? in hand|signe[es]*|contrats?|commandes? fermes?)\b/;

/** `The traders only need to be signed on`: nobody has. */
const TO_SIGN = /\b(?:(?:needs?|only|yet|still|have|has) )?to be signed\b|\b(?:reste\w*|encore) a signer\b/g;
/** `In 2029 we supply 900 shops and sell for 2.6 billion`: what is to come in words of what is. */
const AS_IF_NOW =
  /^\W*(?:in|by|en) (?:the (?:financial )?year )?(?:fy ?)?20[2-4]\d(?:[-/]\d{2,4})?,? (?:(?:we|nous|the company|la societe) |(?!(?:the|our|a|an|le|la|les|nos|un|une) )[a-z-]+ (?:[a-z-]+ )?)(?:supply|supplies|sells?|serves?|earns?|makes?|turns? over|carry|carries|delivers?|ships?|fournissons|fournit|vendons|vend|servons|sert|gagnons|gagne|realisons|realise|livrons|livre|facturons|facture)\b/;
const OF_MONEY = /\d[\d.,]* ?(?:m|bn|crore|lakh|millions?|billions?|milliards?)\b|[$€£₦₵₹] ?\d/;
const IS_AHEAD_TITLE =
  /\b(?:plans?|forecasts?|projections?|targets?|budgets?|goals?|ambitions?|vision|road ?map|previsions?|objectifs?|feuille de route|scenarios?|assumptions?|hypotheses?|simulations?)\b/;
/** `L'usine est assurée`. */
const INSURED =
  /\b(?:usines?|batiments?|stocks?|materiels?|machines?|vehicules?|camions?|bateaux?|navires?|marchandises?|salarie?e?s|cultures?|recoltes?|hangars?|locaux|bureaux|equipements?) (?:est|sont) (?:bien |tous |toutes )?assuree?s?\b/g;
/** What a sentence and the one behind it say of years to come, as if they had been; null where they do not. */
function certainOf(
  passage: PlacedPassage,
  next: PlacedPassage | undefined,
  before: PlacedPassage | undefined,
): number | null {
  const { text } = passage;
  const years = (text.match(YEAR) ?? []).map(Number);
  if (years.length === 0 || !RESULT.test(text)) return null;
  const follows =
    next !== undefined &&
    next.page === passage.page &&
    next.heading === passage.heading &&
    !(CERTAIN.test(next.text) && next.text.search(YEAR) >= 0);
  const whole = (follows ? `${text} ${next.text}` : text).replaceAll(INSURED, ' ');
  const around = [passage.heading?.text, before?.page === passage.page ? before.text : ''].join(' ');
  const isAsIf =
    AS_IF_NOW.test(text) && OF_MONEY.test(text) && !IS_AHEAD_TITLE.test(around) && !HEDGED.test(around);
  return (CERTAIN.test(whole) || isAsIf) &&
    !HEDGED.test(whole.replaceAll(NO_HEDGE, ' ')) &&
    !SIGNED.test(whole.replaceAll(TO_SIGN, ' '))
    ? Math.max(...years)
    : null;
}

/** `All columns: actual`, `(GTQ m processed, all real)`, `tout est réalisé`: what is said of all figures below. */
const ALL_ARE_ACTUAL =
  /\b(?:all|every|tout(?:es?)?|tous)\b[^.;|]{0,20}\b(?:actuals?|real|reali[sz]ed|achieved|audited|reels?|reelles?|realise\w*|constatee?s?|audite\w*)\b/;
const NOT_ALL =
  /\b(?:not|except|but|up to|until|to date|to (?:19|20)\d\d|forecasts?|projected|budget\w*|estate|pas|sauf|jusqu\w*|hors|previsions?|prevu\w*)\b/;
const LONGEST_REMARK = 80;
const LINES_BELOW = 14;
const IS_YEAR = /^(?:fy ?)?(20[2-4]\d)$/;

/** `Réalisé 2027 : 1,2 milliard`. */
const ACTUAL_OF_A_YEAR =
  /^\W*(?:(?:sales|revenue|ventes|chiffre d'affaires|ca) )?(?:actuals?|reali[sz]ed|achieved|realisee?s?|constatee?s?) (?:in |en |fy ?)?(20[2-4]\d)\b/;

/** Rows of a year to come, or under one in their head, of a table whose figures are all said to be actual. */
function actualAhead({ passages }: Extraction): PlacedPassage[] {
  const now = documentDate(pagesOf(passages))?.year;
  if (now === undefined) return [];
  return passages.flatMap((remark, index): PlacedPassage[] => {
    if (Number(ACTUAL_OF_A_YEAR.exec(remark.text)?.[1] ?? 0) > now) return [remark];
    if (remark.text.length > LONGEST_REMARK || !ALL_ARE_ACTUAL.test(remark.text) || NOT_ALL.test(remark.text))
      return [];
    const below = passages
      .slice(index + 1, index + 1 + LINES_BELOW)
      .filter(({ page, line }) => page === remark.page && line - remark.line <= LINES_BELOW);
    const yearsOf = (passage: PlacedPassage): number[] =>
      cellsOf(passage).flatMap(({ text }) => Number(IS_YEAR.exec(text)?.[1] ?? []));
    const isHead = (passage: PlacedPassage): boolean =>
      yearsOf(passage).length > 1 &&
      yearsOf(passage).every((year, at, all) => at === 0 || Math.abs(year - (all[at - 1] ?? 0)) === 1) &&
      cellsOf(passage).every(({ text }) => !/\d/.test(text) || IS_YEAR.test(text));
    const isAhead = (passage: PlacedPassage): boolean => {
      const [label, ...others] = cellsOf(passage);
      if (!others.some(({ text }) => /\d/.test(text))) return false;
      return isHead(passage)
        ? yearsOf(passage).some((year) => year > now)
        : Number(IS_YEAR.exec(label?.text ?? '')?.[1] ?? 0) > now;
    };
    const ahead = below.filter(isAhead);
    const head = ahead.find(isHead);
    const first = head ? below[below.indexOf(head) + 1] : undefined;
    return ahead.length === 0 ? [] : [remark, ...ahead, ...(first ? [first] : [])];
  });
}

/** Results of years to come stated as certain, in one sentence or in two, or called actual in a table. */
export const flagCertain: FlagRule = (extraction) => {
  const actual = actualAhead(extraction);
  if (actual.length > 0)
    return [{ code: 'PROJECTION_AS_FACT', quotes: distinctQuotes(actual.map(quoteWhole)) }];
  if (!isBusinessCase(extraction)) return [];
  const { passages, figures } = extraction;
  const certain = passages.flatMap((passage, index) => {
    const year = certainOf(passage, passages[index + 1], passages[index - 1]);
    return year === null ? [] : [{ passage, year }];
  });
  if (certain.length === 0) return [];
  const known = new Set(certain.map(({ passage }) => passage));
  const told = figures.flatMap(({ date, isForecast, passage, kind }) =>
    date === null || isForecast || kind === 'other' || known.has(passage) ? [] : [Number(date.slice(0, 4))],
  );
  // The bars of a chart go on to years that are to come.
  const written = documentDate(pagesOf(passages))?.year ?? Infinity;
  const past = told.filter((year) => year <= written).reduce((latest, year) => Math.max(latest, year), 0);
  const now = past > 0 || written === Infinity ? past : written;
  const ahead = certain.filter(({ year }) => now > 0 && year > now);
  if (ahead.length === 0) return [];
  const quotes = distinctQuotes(ahead.map(({ passage }) => quoteWhole(passage)));
  return [{ code: 'PROJECTION_AS_FACT', quotes }];
};
