import { datesIn } from './period.ts';

/** What a customer costs, brings and whether it stays, and what sales leave: figures that no line of a statement gives. */
export type Measure =
  | 'gross margin'
  | 'customer acquisition cost'
  | 'lifetime value'
  | 'largest customer'
  | Churn;
type Rated = 'churn' | 'monthly churn' | 'annual churn';
/** Of customers, or of those who work with a company: `monthly churn of agents`. */
type Churn = Rated | `${Rated} of ${string}`;

/** `per store`, `d'un client`: whose measure it is. */
const OF_WHOM = "(?: ?(?:per|of a|of an|for each|par|d'un|d'une|du) [a-z]+)?";
const COST = `(?:blended |average |net )*(?:cac|(?:(?:customer|client|user|[a-z]{3,12}) )?acquisition costs?|costs? of (?:customer |client )?acquisition|(?:a|an|each|every|one) (?:new|extra|additional) (?!hire|employee|loan|machine|vehicle|branch|store|site|outlet|unit|product|feature|licen|permit|tender|building|plant|mill)[a-z]+ (?:has )?costs? us|costs? (?:per|for each|of (?:a|an|each|every|one)) (?:new|newly (?:won|signed)|acquired|added|signed[- ]up|additional|extra|won) (?!hire|employee|loan|machine|vehicle|branch|store|shop|site|outlet|unit|product|feature)[a-z]+|(?:costs? of (?:acquiring|winning)|(?:costs? )?to (?:win|acquire|sign(?: up)?)) (?:a|an|one|each)(?: new| paying)? (?!loan|licen|permit|contract|tender|deal|grant|stake|share|place|building|site|plant|machine|company)[a-z]+|(?:winning|acquiring|onboarding|signing(?: up)?) (?:a|an|one|each)(?: new| paying)? [a-z]+ (?:now |currently |today )?(?:has )?costs?(?: us)?|(?:gagner |acquerir |conquerir )?une? (?:nouve(?:au|l|lle) )?(?:client|cliente|abonnee?|acheteur|utilisateur) nous (?:a coute|coute|coutait)|cout (?:par|d'une?|de chaque|pour chaque) nouve(?:au|l|lle) (?!embauche|salarie|magasin|site|vehicule|machine|produit|point|agence)[a-z]+|cout d'acquisition|cout pour (?:gagner|acquerir|conquerir) une? [a-z]+)${OF_WHOM}`;
const WORTH = `(?:lifetime (?:gross )?(?:profit|margin|contribution)|marge (?:brute )?(?:sur (?:la|sa) )?duree de vie)${OF_WHOM}|(?:(?:customer|client|average) )*(?:ltv|clv|cltv|lifetime value|valeur vie|valeur a vie)${OF_WHOM}`;
/** Who is lost; what is lost of revenue, or of staff, is another measure. */
const LOST =
  "(?:(?!revenue|mrr|arr|gmv|staff|employee|net)[a-z-]+ ){0,3}(?:churn|attrition)(?: rate)?(?: (?:of|in|among|des|de) (?:[a-z]+ )?[a-z]+)?(?: (?:mensuele?|mensuelle|annuele?|annuelle))?|(?:(?:taux d')?attrition|taux de (?:resiliation|desabonnement)|cancellation rate|rate of cancellations?)(?: (?:mensuel|annuel|mensuelle|annuelle|nette?|moyenne?))*(?: (?:des |de (?:nos |la )?|d')[a-z]+)?(?: (?:mensuele?|annuele?|mensuelle|annuelle|moyenne?))*";
const MARGIN = 'gross (?:profit )?margin|gm|marge brute|taux de marge brute';
const TOP =
  '(?:(?:share of|of (?:revenues?|sales|turnover) (?:from|with|to)|(?:du chiffre d.affaires|des ventes) (?:avec|chez)) )?(?:our |the |its |notre |le |du )?(?:single )?(?:largest|biggest|main|top|number one|premier|principal|plus gros|plus grand)(?: single)? (?:customer|client|buyer|acheteur|account)';
const MEASURES: readonly (readonly [Measure, 'money' | 'percent', string])[] = [
  ['customer acquisition cost', 'money', COST],
  ['lifetime value', 'money', WORTH],
  ['churn', 'percent', LOST],
  ['gross margin', 'percent', MARGIN],
  ['largest customer', 'percent', TOP],
];
const OTHER_LOSS =
  /\b(?:revenue|mrr|arr|gmv|staff|employee|personnel|net)s? (?:churn|attrition)|\b(?:churn|attrition) (?:of|in|among|du|des) (?:[a-z]+ )?(?:staff|employees|personnel|salaries)\b/;
const compiled = MEASURES.map(([measure, unit, words]) => ({
  measure,
  unit,
  ends: new RegExp(`(?:^|[^a-z'-])(?:${words})$`),
  starts: new RegExp(`^(?:${words})(?![a-z])`),
  whole: new RegExp(`^(?:${words})(?: ?(?:,|\\(|·|:|%|/(?! ?(?:cac|ltv|clv)\\b)).*)?$`),
}));

const BY_MONTH = /\b(?:monthly|(?:a|per|each|every) month|mensuele?|mensuelle|par mois|chaque mois|mois)\b/;
const BY_YEAR =
  /\b(?:annual|annually|yearly|(?:a|per|each|every) year|annuel(?:le)?|par an|l'an|chaque annee)\b/;

/** Those who bring a company its customers, or serve them, by the names they go by. */
const PARTNERS: readonly (readonly [string, RegExp])[] = [
  ['agents', /\bagents?\b/],
  ['merchants', /\b(?:merchants?|marchande?s?|commercante?s?)\b/],
  ['riders', /\b(?:riders?|couriers?|livreu(?:rs?|ses?)|coursiers?)\b/],
  ['drivers', /\b(?:drivers?|chauffeurs?|conduct(?:eurs?|rices?))\b/],
  ['sellers', /\b(?:sellers?|vendors?|vendeu(?:rs?|ses?))\b/],
];

/** Churn as a month's or a year's, where the words around it say which; `named` tells whose it is where not the customers'. */
export function churnOf(words: string, named: string): Churn {
  const rated = BY_MONTH.test(words) ? 'monthly churn' : BY_YEAR.test(words) ? 'annual churn' : 'churn';
  const whose = PARTNERS.find(([, names]) => names.test(named))?.[0];
  return whose === undefined ? rated : `${rated} of ${whose}`;
}

/** `Gross margin 2025`: the name alone. */
const withoutDate = (words: string): string => {
  const [only, another] = datesIn(words);
  return only === undefined || another !== undefined || only.end < words.length
    ? words
    : words.slice(0, only.start).replace(/[\s,:·-]+(?:(?:in|at|of|for|en|au|fin|de) )?$/, '');
};

/**
 * The measure that folded words name at their end, at their beginning, or as a whole, in the unit it is told in; null where they
 * name none. `around` says of what time a churn is.
 */
export function measureNamed(
  words: string,
  unit: string,
  side: 'ends' | 'starts' | 'whole',
  around = words,
): Measure | null {
  const said = side === 'whole' ? withoutDate(words) : words;
  const found = compiled.find((one) => one.unit === unit && one[side].test(said));
  // A sentence may say anything else of a customer's share.
  if (found === undefined || (found.measure === 'largest customer' && side !== 'whole')) return null;
  if (found.measure !== 'churn') return found.measure;
  return OTHER_LOSS.test(words) ? null : churnOf(around, found[side].exec(said)?.[0] ?? words);
}
