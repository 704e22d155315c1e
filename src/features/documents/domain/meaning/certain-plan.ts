// What is to come, told as if it were there.

const MEASURE = String.raw`(?:revenues?|sales|turnover|income|profits?|ebitda|figures|numbers|chiffres? d'affaires|chiffres|ventes|recettes|resultats?|benefices?|revenus)`;
const CERTAIN = String.raw`(?:(?:absolutely |quite |already |now |deja |d'ores et deja |absolument )*(?:certain(?:e|es|s)?|acquis(?:e|es)?|assured|guaranteed|won|a (?:certainty|fact)|beyond doubt|garanti(?:e|es|s)?|assuree?s?|gagnee?s?|une certitude|un fait))`;
const A_YEAR_AHEAD = String.raw`(?:20(?:2[5-9]|3\d)|next year|(?:the )?(?:coming|next) (?:two|three|five)? ?years?|l'an prochain|annee prochaine)`;
/** `The revenue of 2027 is certain`. */
const IS_CERTAIN = new RegExp(
  String.raw`\b${MEASURE}\b[^.;:]{0,40}\b${A_YEAR_AHEAD}\b[^.;:]{0,30}\b(?:is|are|est|sont) ${CERTAIN}(?= (?:and|et|:)|[.,;:]|$)`,
);
const DENIES_PLAN = String.raw`(?:(?:is|are) (?:not|no|n't)|isn't|aren't|n'est pas|ne sont pas|n'est plus) (?:longer )?(?:just |only |mere |a |an |the |des |une |un |de simples )*(?:forecasts?|projections?|assumptions?|estimates?|targets?|hypotheses?|previsions?|estimations?|objectifs?)\b`;
/** `This is no forecast: the sales of 2026 are already won`. */
const IS_NO_FORECAST = new RegExp(
  String.raw`\b${DENIES_PLAN}[^;]{0,90}\b(?:(?:is|are|est|sont|it is|c'est) ${CERTAIN}|will be (?:reached|achieved|met|earned)|(?:sera|seront) (?:atteinte?s?|realisee?s?)|whatever (?:happens|comes)|come what may|quoi qu'il arrive|cannot (?:fail|change)|depends? on nothing|ne depend\w* (?:plus )?de rien)`,
);
/** `They will be reached whatever happens`. */
const COME_WHAT_MAY = new RegExp(
  String.raw`\b(?:${MEASURE}|they|it|ils|elles?)\b[^.;]{0,50}\b(?:will be (?:reached|achieved|met|earned)|(?:sera|seront) (?:atteinte?s?|realisee?s?))\b[^.;]{0,30}\b(?:whatever|come what may|no matter|without (?:any )?(?:doubt|risk|fail)|carry no risk|quoi qu|sans (?:aucun )?(?:doute|risque)|a coup sur)`,
);
/** What hangs on something, what contracts hold, and who says that it is not so. */
const NOT_CERTAIN =
  /\b(?:if|unless|provided|subject to|depends? on (?!nothing)|nothing is|not (?:yet )?(?:certain|guaranteed|won|assured)|cannot (?:promise|guarantee)|no (?:guarantee|certainty)|contracts?|contracted|signed|orders?|si (?!gn)|sous reserve|depend\w* (?:du|des|de la|de l'|d'un)|pas (?:certain|acquis|garanti|assure)\w*|rien n'est|aucune (?:garantie|certitude)|contrats?|signee?s?|commandes?|was (?:reached|won)|ete (?:atteint|realise))\b/;

/** Income of years to come called certain, won, or no forecast, in a folded sentence. */
export const isCalledCertain = (text: string): boolean =>
  (IS_CERTAIN.test(text) || IS_NO_FORECAST.test(text) || COME_WHAT_MAY.test(text)) && !NOT_CERTAIN.test(text);
