import { INCOME, type GrowthClaim } from './growth-claim.ts';
import { MONTH_NAMES } from '../words/period-word.ts';
import { type Series, stemsOf } from './series.ts';

/** Words that say nothing of what has grown. */
const SAYS_NO_THING =
  /^(?:nevertheless|nonetheless|however|therefore|thus|again|indeed|actually|really|even so|toutefois|neanmoins|pourtant|ainsi|donc|[a-z]+ment|[a-z]{3,}ly|valeur|value|money|argent|(?:first|second|third|fourth|full)-(?:quarter|half|year)|we|our|ours|it|its|they|their|that|this|these|those|which|what|who|company|group|firm|business|whole|total|overall|growth|grew|grow|grown|growing|grows|rise|rose|risen|rises|increase[ds]?|climb\w*|expand\w*|doubl\w*|tripl\w*|quadrupl\w*|multipl\w*|year|years|annual\w*|month\w*|quarter\w*|half|last|past|previous|prior|same|period|time|since|from|than|over|with|have|has|had|been|were|more|most|nearly|almost|about|around|some|just|only|even|still|again|every|each|year-on-year|yoy|compared|against|versus|before|after|during|first|second|third|fourth|makes?|made|gives?|means|represents?|premiers?|premiere|deuxieme|troisieme|quatrieme|fait|font|donne|represente|atteint|nous|notre|nos|elle|elles|ils|cela|ceci|societe|groupe|entreprise|activite|croissance|hausse|progress\w*|augment\w*|grimp\w*|bond\w*|annee|annees|annuel\w*|mois|mensuel\w*|trimestr\w*|semestre|exercice|dernier\w*|passee?|precedente?|meme|periode|depuis|entre|plus|presque|environ|pres|soit|avec|avons|avait|ete|sont|etait|par|rapport|chaque|tous|toutes|fois|donc|encore|rythme|pace|rate|taux|fast\w*|quick\w*|vite|voila|voici|nets?|strong\w*|solid\w*|steady|fort\w*|yearly|monthly|weekly|others?|autres?|better|higher|larger|greater|ahead|above|mieux|sur|selon|glissement|variation|evolution|cagr|tcam|compound\w*|moyen\w*|average|audited|auditee?s?|fiscal|financial|calendar|quarters?|three|nine|million|millions|billion|milliards?|crores?|lakhs?|came|comes|stood|stands|reached|reaches|passed|passes|went|gone|single|double|both|deux|trois|quatre|neuf|douze|passer?|passent|etabli\w*|eleve|s'(?:etabli\w*|eleve)|periodes?|recurr\w+|gross|brute?s?|semestriel\w*|base|within|between|through|january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

const A_WORD = /[a-z][a-z'-]{3,}/g;
/** What stands right before income and right behind it: `spare parts sales`, `ventes locales`, `sales of ice`. */
const BESIDE_INCOME = new RegExp(
  `(?:(?<before>[a-z][a-z'-]{3,})[ -])?(?:${INCOME.source})(?: (?:of|from|in|to|on|de|des|du|en|au|aux|a|par|pour) (?:the |our |la |les |l'|nos )?(?<of>[a-z][a-z'-]{3,})| (?<behind>[a-z][a-z'-]{3,}))?`,
  'g',
);
const EACH_INCOME = new RegExp(INCOME, 'g');
const OF_MEASURE = /^(?:volumes?|quantit\w+|numbers?|nombres?|counts?|units?|[a-z]+ed)$/;
const A_TIME = new RegExp(
  `\\b(?:years?|seasons?|months?|quarters?|halves|half|fy ?\\d+|[qths][1-4]|annees?|ans?|mois|trimestres?|semestres?|exercices?|20\\d\\d|${MONTH_NAMES})\\b`,
);

/** The words of its own clause that name neither income as a whole, nor what the series is called. */
function namedBeside(own: string, { label }: Series): string[] {
  const known = new Set(stemsOf(label));
  const isOther = (word: string | undefined): word is string =>
    word !== undefined &&
    !SAYS_NO_THING.test(word) &&
    !OF_MEASURE.test(word) &&
    !INCOME.test(word) &&
    !label.includes(word) &&
    !known.has(word.slice(0, 5));
  const told = INCOME.test(own)
    ? [...own.matchAll(BESIDE_INCOME)].flatMap(({ groups: { before, of, behind } = {} }) => [
        before,
        of,
        behind,
      ])
    : (own.match(A_WORD) ?? []);
  return told.filter(isOther);
}

/** `(M FCFA)`: in what it is told. */
const IN_BRACKETS =
  /\((?:[a-z]{1,4}|(?:m|k|mds?)? ?f ?cfa|[^()]*\b(?:millions?|milliers|thousands?|m|k|mds?|bn)\b[^()]*)\)/g;
/** Whether a series is of income as a whole, or mostly called as what a growth is told of. */
function isOfSame({ label, account }: Series, said: ReadonlySet<string>): boolean {
  const stems = stemsOf(label.replaceAll(EACH_INCOME, ' ').replaceAll(IN_BRACKETS, ' '));
  const isIncome = account === 'revenue' || account?.startsWith('recurringRevenue') === true;
  return isIncome || stems.filter((stem) => said.has(stem)).length * 2 >= stems.length;
}

/**
 * How much a growth lacks for being held against a series beyond doubt: it names what has grown, and nothing but what the series
 * is of; it tells its time, where there are more than two; the series is of the whole of it. 0 is told, 1 asked.
 */
export function lacksOf(claim: GrowthClaim, series: Series): number {
  const { passage, label, points } = series;
  // Two values that its own sentence, its tile or the sentence before compares.
  if (label === '' && Math.abs(passage.line - claim.passage.line) <= 1) return 0;
  const { from, to, pace, years, back, clause } = claim;
  const said = new Set(stemsOf(claim.passage.text));
  const own = (clause.split(/: (?=[^:]*[a-z]{4})/).at(-1) ?? '')
    .replaceAll("chiffre d'affaires", 'ventes')
    .replaceAll(/\b(?:[ldsn]|qu)'/g, '');
  const isShared = stemsOf(label).some((stem) => said.has(stem));
  const others = claim.isOfThing ? [] : namedBeside(own, series);
  const isOther = others.length > 0;
  // `5.7m in 2024, +10.5%`: of whatever stands there.
  const isNameless = !INCOME.test(claim.words) && !isShared && /\d[^+]*\+/.test(clause);
  const isTimed =
    passage === claim.passage ||
    [from, to, pace, years, back].some((one) => one !== null) ||
    new Set(points.map(({ month }) => month)).size === 2 ||
    A_TIME.test(claim.passage.text);
  const lacks = [
    isOther,
    isOther && !INCOME.test(own) && !isShared,
    isNameless,
    !isTimed,
    !isOfSame(series, said),
  ];
  return lacks.filter(Boolean).length;
}
