import { MONTH_NAMES } from '../words/period-word.ts';
import type { Figure } from '../figures/figure-context.ts';

/** Words of what is a part of the income, of another time or none at all. */
export const PART_OF_INCOME =
  /\b(?:of which|dont|including|export|segment|subscription|recurring|services?|product|first|second|half|quarter|month|semestre|trimestre|mois|per|par|each|previous|from (?:one|a|the)|through|a single|one (?:customer|client)|un seul|came(?! (?:to|out at|in at))|gmv|volume|handled|processed|traites?|encaisses?|transit\w*|largest|target|plan|budget|forecast|expect\w*|looks? for|hop(?:es?|ed|ing)|aims?|guidance|outlook|attend\w+|esper\w+|prevoi\w+|will|if|would|market|industry|secteur|marche|grant|subvention|since|depuis|cumul\w*|to date|so far|in total|run[- ]rate|annuali[sz]ed|arr|mrr|backlog|pipeline|contracts?|signed|signes?)\b/;

/** `The best year since incorporation` counts from no beginning. */
export const A_RECORD =
  /\b(?:best|highest|strongest|largest|biggest|record|most|meilleure?|plus (?:forte?|haute?|grande?))\b[^.;,]{0,24}\b(?:so far|to date|yet|a ce jour)\b|\b(?:best|highest|strongest|largest|biggest|record|meilleure?|plus (?:forte?|haute?|grande?))\b[^.;,]{0,24}\b(?:since|depuis)\b[^.;,]*/;
/** What stands behind is of a part; what stands before is of the whole. */
export const OF_WHICH =
  /, (?:of which|dont|including|which (?!is|was|are|were|includes?|excludes?|comes?|came)|(?:all|toute?) (?:of it|of which|en 20\d\d))\b/;
const INCOME_BEFORE = new RegExp(
  String.raw`\b(?:revenues?|revenus|sales|turnover|total income|chiffre d'affaires|ca|recettes|ventes)(?:,? (?:for|of|in|calendar|was|were|is|came|out|passed|passes|reached|rose|grew|fell|stood|hit|made|makes|gave|to|at|the|year|fy ?\d*|\d{1,2} ?m|[qhts][1-4]|20\d\d|about|some|over|just|up|a|an|record|by|from|de|en|ont|a|atteint|atteignent|est|sont|s'elev(?:e(?:nt)?|ait|aient)|s'est elevee?|se|elevee?s?|ete|etai(?:t|ent)|ressortent|s'etabli(?:t|ssent)|s'est etabli|des|du|sur|les|these|period|periode|\d{1,2}(?:st|nd|rd|th|er)?|${MONTH_NAMES}|nine|neuf|six|three|trois|ten|dix|premiers|amounts?|amounted|totalled|depasse(?:nt)?|annuel\w*|annual|net|total\w*|operations|exercice|l'exercice|l'annee|twelve|12|douze|months|mois|ressort|half(?:[- ]year)?|quarter|first|second|third|fourth|deuxieme|troisieme|quatrieme|semestre|trimestre|premier|deuxieme|closed|ended|finished|environ|pres|plus|than|more|(?:per|as per|according to|selon|d'apres) (?:the |our |its |la |les |notre )?(?:[a-z]+ ){0,3}(?:accounts|statements|returns?|register|books|comptes|declarations?|liasse|grand livre)))*(?: ?\([^()]{1,60}\))? ?:? ?[^a-z\d]{0,3}(?:\b[rnkp])?$`,
);
const INCOME_BEHIND =
  /^[^a-z]{0,3}(?:(?:f ?cfa|francs?|euros?|dollars?|naira|shillings?|cedis?|rands?|cfa) )*(?:of|in|from|de|d'|en) (?:annual |net |total )?(?:revenues?|sales|turnover|income|billings?|chiffre d'affaires|recettes|ventes)(?= (?:in|for|en|pour|this|last|cette)\b|[.,;)]|$)|^[^a-z]{0,3}(?:(?:f ?cfa|francs?|euros?|dollars?|naira|shillings?|cedis?|rands?|cfa|dirhams?|dinars?) )*(?:factures?|invoiced|billed|encaisses?|sold|vendus?) (?:sur|en|pour|in|for|over|during) /;
/** `We invoiced 5.2 million last year`, `nous avons facturé 84 M`. */
const WE_INVOICED =
  /(?:^\W*(?:(?:in|en|for|during|last|over|this|these) [^.;,]{2,24},? )?|[,;] )(?:we|the company|nous|la societe) (?:have |has |avons |a )?(?:invoiced|billed|turned over|facture|sold (?!an? |the |our |its |two |three |one )[a-z]+(?: [a-z]+)? for)(?: (?:about|some|a total of|in all|pour|environ|au total))* ?[^a-z\d]{0,3}(?:[a-z]{1,4}[^a-z\d]{0,3})?$/;
/** Whether an amount is the income by the words before or behind it. */
export const isIncomeItself = ({
  passage: { text },
  numeral,
}: Pick<Figure, 'passage' | 'numeral'>): boolean =>
  INCOME_BEFORE.test(text.slice(Math.max(0, numeral.start - 90), numeral.start)) ||
  WE_INVOICED.test(text.slice(0, numeral.start)) ||
  INCOME_BEHIND.test(text.slice(numeral.end));

/** What stands beside an amount. */
export const around = ({ passage: { text }, numeral }: Figure): string =>
  text.slice(Math.max(0, numeral.start - 45), numeral.end + 35);

/** Words for income. */
export const OF_REVENUE =
  /\b(?:revenues?|revenus|sales|turnover|income|chiffre d'affaires|ventes|recettes|produits|facturation|billings)\b/;
