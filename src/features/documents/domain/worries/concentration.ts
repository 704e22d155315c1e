import { valueOfWords } from '../words/number-word.ts';
import { COUNTS_BUYERS } from '../words/buyer-word.ts';
import { isOfManySmall } from '../words/spread-word.ts';
import { hangsOnFewBuyers, hangsOnOneSource } from '../meaning/plain-words.ts';
import { ANY, type MeaningRule, OF_EITHER_PARTY, says } from './rule.ts';

const PERCENTS = /(\d{1,3}(?:[.,]\d+)?) ?(?:%|pct\b|per cent|percent|pour cent)/g;
/** The percentages of a sentence, as they stand. */
export const percentsOf = (text: string): number[] =>
  [...text.matchAll(PERCENTS)].map(([, number = '']) => Number(number.replace(',', '.')));
const CONCENTRATED_FROM = 25;
function isSmall(text: string): boolean {
  const percents = percentsOf(text);
  return percents.length > 0 && Math.max(...percents) < CONCENTRATED_FROM;
}
const INDEPENDENT =
  /\b(?:no longer|never|not|n't|used to) (?:\w+ )?(?:rely|depend|exposed)|\bn(?:e |')(?:dependons|repos\w+|sommes|est) (?:plus|pas|jamais)\b/;
const isSpread = (text: string): boolean => isSmall(text) || isOfManySmall(text) || INDEPENDENT.test(text);
const A_SHARE =
  '(?:half|thirds?|quarters?|fifths?|sixths?|%|percent|per cent|pour cent|moitie|tiers|quarts?)';
/** What is bought of many, or no purchase at all: parts of a budget, what customers bring. */
const NOT_ONE_SUPPLIER = says(
  /\b(?:another|(?:a|un|une) (?:second|third|further|deuxieme|troisieme|autre)e?) [a-z]+ (?:now |also |too )?(?:delivers?|supplies|brings|sends|ships|livre|fournit|apporte)\b/,
  /^(?!.*\b(?:only|sole|single|alone|no other|without|stops?|cannot|seule?|unique|pas d'autre|sans|aucun autre|depend\w*)\b).*\b(?:two|three|four|five|several|other|second|deux|trois|quatre|plusieurs|autres?|deuxieme|second) (?:[a-z]+ ){0,3}(?:makers?|suppliers?|sources?|houses?|distributors?|manufacturers?|importers?|fabricants?|fournisseurs?|distributeurs?|importateurs?)\b[^.;]*\b(?:tested|passed|test|approved|stand|can|could|ready|quotes?|quoted|carr(?:y|ied)|hold|held|peuvent|agrees?|prets?|tiennent|livrent)\b/,
  /\bnone of (?:which|whom|them) (?:is|are) (?:indispensable|above|more than|over)\b|\bstand in for each other\b|\beither (?:of them )?(?:could|can)\b|\bl'un (?:peut|pourrait) remplacer l'autre\b|\bfrom (?:a|one) [^.;]*\bfrom (?:another|a second)\b/,
  /^(?!.*\b(?:only|sole|single|one|all|every|alone|exclusive\w*|depend\w*|seule?|unique|tou(?:t|te|s|tes)|exclusi\w*)\b|.*\d ?%).*\b(?:the supplier|le fournisseur) (?:has|shall|holds?|declares?|warrants?|owes?|will|may|delivers?|declare|detient|doit|livre|garantit|s'engage)\b/,
  /\b(?:equal (?:parts|halves|shares)|equally|evenly|half each|parts egales|moitie chacun|pour moitie (?:de|d'|chez|aupres))\b|\bfrom an? [a-z]+ (?:in|of|at) [^.;,]{2,30} and (?:from )?an? (?:[a-z]+ ){1,2}(?:in|of|at)\b/,
  /\b(?:fournisseurs?|supplier|vendor)\b[^.;,]{0,24} (?:sur|in|out of) (?:deux|trois|quatre|cinq|six|dix|two|three|four|five|six|ten|\d)\b/,
  new RegExp(`${A_SHARE} (?:is |goes )?(?:for|pour) .*${A_SHARE} (?:is |goes )?(?:for|pour) `),
  /^(?!.*\b(?:suppl\w+|fourni\w+|purchas\w+|achats?|achet\w+|bought|buy|imports?|imported|sourc\w+)\b).*\b(?:(?:every|each) [a-z]+ we (?:invoice|bill|earn|take)|(?:of|des|du) (?:our |nos |the )?(?:revenues?|sales|turnover|commissions?|billings|takings|chiffre d'affaires|ventes|recettes|revenus))\b/,
);
/** `Every use is paid from this round; there is no other source`. */
const PAID_BY_A_ROUND =
  /\b(?:uses?|emplois?|depenses?)\b[^.;]{0,40}\b(?:paid|funded|financed|payee?s?|financee?s?)\b[^.;]{0,30}\b(?:round|raise|issue|investors?|levee|tour|investisseurs?)\b/;
/** `Of every ten kwacha of fees, seven come from one school`, `neuf francs sur dix proviennent du chantier`: a buyer, by what it pays. */
const MONEY_FROM =
  /^(?!.*\b(?:purchas\w*|bought|buy|suppl\w*|import\w*|spen[dt]\w*|achat\w*|achet\w*|fourni\w*|depens\w*)\b)(?:.*\bof (?:every|each) (?:ten|hundred|\d+) (?:kwacha|shillings?|naira|cedis?|rand|birr|dollars?|dirhams?|dinars?|francs?|rupees|taka|pula|pesos?|reais|euros?)\b[^.;]*\b(?:six|seven|eight|nine|\d+) (?:come|are paid|arrive)\b|.*\b(?:six|sept|huit|neuf|\d+) (?:francs?|dinars?|dirhams?|euros?|ariary|shillings?) sur (?:dix|cent|\d+) (?:nous )?(?:vien\w+|provien\w+|sont (?:payes|verses))|.*\bsur ces \d[\d ,.]*(?:dinars?|dirhams?|millions?|francs?|euros?)[^.;]{0,12}, \d[\d ,.]* (?:millions? )?(?:nous (?:vien\w+|provien\w+)|provien\w+|ont ete (?:factures?|verses?|payes?)))/;
/** `310 of the 420 lakh came from the house in Grasse, who reorders each year`: a buyer. */
export const CAME_FROM_WHO_ORDERS =
  /\bc(?:ame|omes?) from\b[^.;]*\b(?:who|which|that) (?:re-?orders?|orders?|buys?|pays?|takes?)\b|\b(?:vien\w+|provien\w+) (?:de|du|d')\b[^.;]*\bqui (?:re)?(?:commande|achete|paie|prend)\b/;
/** `We have looked at every catalogue they buy from`: a search for rivals, and nobody who sells to the company. */
const IS_A_SEARCH =
  /^(?!.*\b(?:suppl\w+|other|another|second|found|elsewhere|fourni\w*|autres?|second\w*|trouve\w*|ailleurs)\b).*\b(?:we|nous|on) (?:have |avons |a )?(?:looked|searched|combed|gone through|cherche|regarde|fouille|epluche)\b/;
/** `The lender makes available 8,000,000 in two tranches`. */
const OF_A_LENDER =
  /\b(?:the lender|the bank|le preteur|la banque) (?:shall |will |hereby )?(?:makes?|grants?|lends?|advances?|met|mettra|accorde|consent|prete)\b[^.;]*\b(?:available|tranches?|facility|disposition|facilite)\b/;
/** `Of 3,100 tonnes milled 2,700 were delivered by a single collector`, `sur 3 100 tonnes, 2 700 livrées par un unique collecteur`: much of it from one. */
const FROM_ONE =
  /\b(?:of|out of|sur|des) (?:the |our |les |nos |ces )?(?<all>\d[\d ,.]*) [^.;]{2,40}?(?<part>\d[\d ,.]*)(?: [a-z]+)? (?:(?:were|was|are|ont ete|sont|etaient|nous ont ete) )?(?:delivered|supplied|brought(?: in)?|bought|sourced|collected|grown|livree?s?|fournie?s?|apportee?s?|achetee?s?|collectee?s?) (?:by|from|par|chez|aupres d[eu'])(?: an?| one| a single| the| un| une| le| la| l')? ?(?:single|sole|only|one|unique|seule?|meme)\b/;
const FROM_ONE_PART = 1 / 3;
function isMostlyFromOne(text: string): boolean {
  const { all, part } = FROM_ONE.exec(text)?.groups ?? {};
  if (all === undefined || part === undefined) return false;
  const [of, from] = [all, part].map((one) => Number(one.replaceAll(/[ ,.]/g, '')));
  return of !== undefined && from !== undefined && from < of && from >= FROM_ONE_PART * of;
}
/** All from one, and from nobody else. */
const NO_OTHER_SOURCE =
  /\b(?:la totalite|toutes? (?:ses|les|la)|all (?:of )?(?:its|the|our)|exclusive\w*)\b[^.;]*\b(?:s'interdit|interdit|no|any|toute?|aucune?) (?:toute )?(?:autre|other) (?:source|fournisseur|supplier|origine)\b|\b(?:aucune? autre|no other) (?:source|fournisseur|supplier|producer|maker|mill|origine)\b[^.;]{0,40}\b(?:capable|able|can|could|in a position|peut|pourrait|en mesure|exists?|existe)\b/;
/** `La dépendance à l'électricité du réseau`, `the borehole covers 80% of our needs`: what is used, and nobody who buys. */
const OF_ENERGY =
  /^(?!.*\b(?:customers?|clients?|buyers?|sales|sells?|sold|revenues?|turnover|income|takes?|offtak\w*|ppa|invoic\w+|ventes|vend\w*|chiffre d'affaires|acheteurs?|recettes|prend|factur\w+|lives?|vivre|vit|vivons|alone|seule?)\b)(?=.*\b(?:electricit\w+|power|energy|diesel|fuels?|steam|water|heat|grid|solar|biomass|gas|boreholes?|turbines?|wind|carburants?|gasoil|energie|eau|vapeur|combustibles?|reseau|solaires?|forages?|biomasse|gaz|eolien\w*|bois)\b).*\b(?:dependance|dependence|dependency|reliance|needs|consumption|requirements|uses?|used|consum\w+|suppl(?:y|ies|ied)|covers?|besoins|consomm\w+|couvre\w*|fourni\w*|alimente\w*)\b/;
/** `When his mill stood still for a week we sold nothing`: what somebody's stop has stopped. */
const STOOD_STILL =
  /^(?!.*\b(?:since then|another|second|other suppliers?|pa(?:y|ys|id|yment)|credit|invoices?|depuis(?: lors)?|(?:un|une|d') ?autres?|second|pay\w+|factures?)\b).*\b(?:when|while|quand|lorsque) (?:he|she|it|they|his|her|its|their|il|elle|ils|elles|leur|son|sa)\b[^.;]{0,70}\b(?:closed|shut|stopped|stuck|stood|sat|broke|held|ran out|fermee?s?|arretee?s?|panne|bloque[es]*|rupture|greve)\b[^.;]{0,60}\b(?:we|nous|on|n') ?(?:(?:sold|made|cut|baked|milled|shipped|produced|delivered|had) (?:no|nothing)|stood|stopped|lost|parked|could not|had to|(?:a|avons) (?:du|perdu|arrete|ferme|abattu)|n'(?:a|avons) (?:rien|pu))\b/;
/** A number, a part, one of many, or what would be without them. */
const CONCENTRATES =
  /\d|%|\b(?:one|single|sole|only|alone|largest|biggest|main|half|thirds?|quarters?|most|all|every|whole|majority|bulk|nearly|almost|entire\w*|depend\w*|rel(?:y|ies)|without|los(?:e|es|ing|t)|stops?|if|same|two|three|tenths|nine|eight|seven|seule?s?|uniques?|principal\w*|moitie|tiers|quarts?|plupart|totalite|tou(?:t|te|s|tes)|essentiel\w*|presque|sans|perd\w*|meme|gros\w*|plus grand\w*|deux|trois|neuf|huit|une?|si|grace a|vit|vivons|lives?)\b/;
/** A case that was tried out, with no customer in it. */
const IS_TRIED_OUT =
  /^(?!.*\b(?:customers?|clients?|buyers?|accounts?|acheteurs?|donneurs?)\b).*\b(?:modell?ed|simulated|stress[- ]tested|scenarios?|simule[es]?|modelise[es]?)\b/;
/** A part of the sales with buyers of one kind: `half to hotels`. */
const TO_A_KIND = new RegExp(
  `^(?!.*\\b(?:one(?! (?:hundred|thousand|million))|single|sole|alone|largest|biggest|seule?|principale?|plus (?:gros|grand)e?)\\b).*${A_SHARE}[^.;,]{0,16} (?:to|aux|a des) (?:the |other |autres )?(?:hotels|restaurants|schools|shops|stores|households|farmers|traders|wholesalers|retailers|exporters|supermarkets|clinics|hospitals|pharmacies|cooperatives|individuals|tourists|ecoles|boutiques|menages|paysans|commercants|grossistes|detaillants|exportateurs|supermarches|cliniques|hopitaux|particuliers)\\b`,
);
/** What was asked of people, what they owe, how much of a credit is used: no buyer's share. */
const NOT_OF_SALES = says(
  /\binstal?ment sales?\b|\bmortgage\b|\b(?:insurance|insurers?|assureurs?|assurances?)\b[^.;]{0,30}\b(?:paid|pays|settled|paye|verse|regle|indemnis\w+)\b/,
  /\b(?:survey|sondage|enquete|(?:people|farmers|owners|shops|households|patients|clients|customers) we asked|told us|agreed|(?:have|has|had|ont|a) (?:answered|replied|responded|repondu))\b/,
  /\b(?:collected|repaid|overdue|in default|recouvr\w+|rembours\w+) ?[).%]/,
  /\b(?:overdraft|credit line|running finance|bank line|facility|decouvert|ligne de credit)\b/,
  new RegExp(`\\b(?:finances|funds|finance|financent)\\b[^.;]{0,16}${A_SHARE}`),
);
/** `Monthly revenue of 38,400, up from 24,100`: how income went, and nobody who brought it. */
const HOW_IT_WENT =
  /^(?!.*(?:%|\b(?:customers?|clients?|buyers?|contracts?|accounts?|offtakers?|payers?|one|single|sole|alone|only|half|thirds?|quarters?|most|nearly|almost|largest|biggest|main|depend\w*|rel(?:y|ies)|without|if|lose|losing|lost|acheteurs?|contrats?|une?|seule?|moitie|tiers|plupart|presque|principal\w*|sans|si|perd\w*)\b)).*\b(?:revenues?|sales|turnover|income|mrr|arr|chiffre d'affaires|ventes|recettes|revenus?)\b.*\b(?:up|down|rose|grew|fell|from|against|hausse|baisse|contre|progress\w+)\b|^(?:total )?(?:revenues?|sales|turnover|ventes|recettes)\b[^.;]{0,20}\b(?:rose|grew|fell|up|down)\b[^.;]{0,12}\d[\d.,]* ?%[^.;%]*\b(?:on|from|against|over|sur|contre)\b[^%]*$/;
/** `Revenue of the company was 900 million and of its mill 400 million`: whose income it is, and nobody who brought it. */
const OF_TWO_COMPANIES =
  /\b(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes) (?:of|de) (?:the (?:company|group|parent)|la societe|l'entreprise)\b[^.;]*\b(?:and|et) (?:of|that of|celui de|celles de|de) (?:its|the|sa|son|ses|la|le)\b/;
/** `Seven cedis of every ten that a farmer spends go to feed`: what somebody pays, and nothing that is earned. */
const IS_SPENT =
  /^(?!.*\b(?:we|our|us|nous|notre|nos)\b).*\b(?:spends?|depense(?:nt)?)\b[^.;]*\b(?:go(?:es)? (?:to|on|into)|is for|are for|va|vont|passe(?:nt)?)\b/;
/** `Sewing takes 226 of our 318 hands`: who works where. */
const OF_OUR_HANDS =
  /^(?!.*\b(?:customers?|clients?|buyers?|acheteurs?)\b).*\d (?:of|out of|sur|de) (?:our|the|nos|les) \d[\d,. ]*(?:hands|heads|people|workers|staff|employees|colleagues|salarie\w*|ouvrier\w*|personnes|employe\w*)\b/;
/** How much of what there is, is used: no buyer's share. */
const OF_CAPACITY =
  /\d[\d.,]* ?(?:%|per cent|pour cent) (?:of|de|d') ?(?:the |its |la |sa |l')?(?:capacity|capacite|load|charge)\b|\b(?:used|utilisee?s?|utilisation|occup\w+|filled|full|remplie?s?|remplissage|capacity|capacite|load)\b[^.;,]{0,24}\d[\d.,]* ?(?:%|per cent|pour cent)/;
/** What is bought in, and of whom: no buyer. */
const OF_PURCHASES =
  /^(?!.*\b(?:sold|sales|customers?|clients?|buyers?|revenues?|turnover|income|ventes|vendus?|chiffre d'affaires|acheteurs?)\b).*\b(?:we spend|(?:nous|on) depens\w+|consumed|consommees?|of (?:our |the |all )?(?:purchases|materials|supplies|inputs|feed|flour)|de nos achats|des achats|matieres premieres|(?:buys?|purchases|sources|achete(?:nt)?) (?:its|their|his|her|the|son|sa|ses|leurs?|le|la|l') ?[a-z]+ (?:from|of|a|chez|aupres de) (?:two|three|four|five|six|several|many|deux|trois|quatre|cinq|six|plusieurs|\d+))\b/;
const IS_PREPAID_OR_WEATHER = says(
  /^(?!.*\b(?:sole|single|only|one|seule?|unique)\b).*\b(?:pay|pays|paying|paid) (?:us )?(?:by the|per|each|every|yearly|annually|monthly|in advance|up ?front|cash|online)\b|\b(?:paient|payent|paie) (?:a l'annee|d'avance|comptant|par (?:mois|an)|chaque)/,
  /\b(?:avances?|acomptes?|advances?|deposits?|up ?front|a la commande|with the order)\b/,
  /\b(?:rains?|pluies?|drought|secheresse|seasons?|saisons?|campagne)\b/,
);
/** `The State is our only customer`. */
const ONLY_ONE_BUYS =
  /^(?!.*\b(?:if|unless|until|was|were|no longer|not|never|used to|first|si|jusqu\w*|etait|n'est|ne sera|premier)\b).*(?:\b(?:is|are|remains) (?:our|the company's) (?:only|sole|one and only) (?:customer|client|buyer|off-?taker)\b(?! (?:in|for|of|who|with|outside)\b)|\b(?:est|reste|demeure) notre (?:seul|seule|unique) (?:client|cliente|acheteur|acheteuse)\b(?! (?:en|a|au|dans|pour|de|qui)\b))/;
/** `Our anchor tenant brought 41 % of revenue`. */
const ONE_BROUGHT =
  /^(?!.*\b(?:top|five|ten|three|two|all|together|each|none|no|not|deux|trois|cinq|dix|ensemble|chacun\w*|aucun\w*)\b).*\b(?:anchor|main|largest|biggest|key|lead|first|only|principal|major) (?:tenant|customer|client|buyer|account|off-?taker|distributor|payer|lessee|subscriber)\b[^.;]{0,60}\b(?:brought(?: in| us)?|made(?: up)?|gave(?: us)?|accounted for|generated|represented|took|contributed) (?:about |some |nearly |over )?(?:3\d|[4-9]\d)(?:\.\d+)? ?(?:%|per ?cent) of (?:our |the |its |all |total |20\d\d |last year's )*(?:revenues?|sales|turnover|income)\b/;
const A_BUYER =
  '(?:customer|client|buyer|off-?taker|group|chain|brewery|brewer|supermarket|hmo|insurer|retailer|exporter|importer|distributor|wholesaler|caterer|airline|ministry|county|developer|operator|mill|refinery|label|trading house|hotel|hospital|hypermarket|franchisee|processor|packer|roaster|bottler|printer|navy yard|agency|army|contractor|client|cliente|acheteur|groupe|chaine|brasserie|brasseur|supermarche|assureur|exportateur|importateur|distributeur|grossiste|traiteur|compagnie|ministere|promoteur|operateur|moulin|minotier|raffinerie|enseigne|negociant|hotel|hopital|cimentier|huilier|equipementier|aromaticien|confiserie|usine|(?:poly)?clinic|(?:poly)?clinique|mutuelle|assureur|school|ecole|university|universite|bank|banque)';
/** Seven parts in ten, nine in 10, 57 of every 100, huit sur dix. */
const IN_TEN =
  /\b(?<part>four|five|six|seven|eight|nine|quatre|cinq|six|sept|huit|neuf|[4-9]|[4-9]\d) (?:[a-z]+ )?(?:in|out of|of|sur) (?:every |each )?(?<all>ten|dix|10|100|hundred|cent)\b/;
const ONE_TAKES = new RegExp(
  `\\b(?:(?:an?|one|the|same|une?|le|la|meme|seul) |l')(?:[a-z'-]+ ){0,4}?${A_BUYER}(?!s\\b)\\b`,
);
const IS_TAKEN =
  /\b(?:takes?|took|buys?|bought|sends? us|nous (?:envoi|adress|amen|apport|confi)\w+|represents?|represented|accounts? for|accounted for|makes? up|made up|pays? (?:us )?for|absorbs?|swallow\w*|go(?:es)? to|went to|enlev\w+|pren\w+|absorb\w+|achet\w+|represent\w+|pes\w+|(?:sont|est|part|partie?s?|vont|va) chez)\b/;
const OF_WHAT_IS_SOLD =
  /\b(?:sales|orders?|output|revenues?|turnover|volumes?|production|tonnes|pallets|containers|loaves|patients|crates|bags|litres|invoiced|ventes|commandes|chiffre d'affaires|recettes|palettes|conteneurs|caisses|sacs|tonnage|facture\w*)\b/;
const NOT_TAKEN =
  /\b(?:if|unless|until|used to|years ago|once|would|will|could|target|forecast|budget|plan(?:ned)?|market share|of the market|suppliers?|supplied by|bought from|purchases|sourced|women|staff|employees|workers|loans?|debts?|shares?|capital|equity|farmers?|growers|households|retained|returned|renewed|satisfied|occupied|rooms|no (?:customer|client|buyer)|two|three|five|top|si|jusqu'en|ferait|serait|sera|objectif|fournisseurs?|achats|femmes|salaries|prets?|dettes?|actions|parts sociales|planteurs|menages|aucun|deux|trois|cinq)\b/;
const MOST_OF_IT = 40;
/** `The HMO sends us seven patients in every ten`, `le grossiste enlève à peu près huit palettes sur dix`: one who buys, and how many of ten. */
function takesMost(text: string): boolean {
  const { part, all } = IN_TEN.exec(text)?.groups ?? {};
  if (part === undefined || !ONE_TAKES.test(text) || !IS_TAKEN.test(text)) return false;
  if (!OF_WHAT_IS_SOLD.test(text) || NOT_TAKEN.test(text)) return false;
  const of = all === '100' || all === 'hundred' || all === 'cent' ? 100 : 10;
  const percent = (100 * (valueOfWords(part) ?? Number(part))) / of;
  return percent >= MOST_OF_IT && percent <= 100;
}

/** `We rely on a single customer`, `Revenue from a single customer was 1,377 lakh`. */
const RELIES_ON_ONE =
  /\b(?:we|the company) (?:rel(?:y|ies)|depends?|lives?|hangs?) (?:up)?on (?:a|one) (?:single|sole)? ?(?:customer|client|buyer|off-?taker)\b|^(?!.*\b(?:no|not|none|nor|if|10 ?%)\b).*\b(?:revenue|sales|turnover) from (?:a|one) (?:single|sole) (?:customer|client|buyer)\b[^;]*\b(?:was|were|is|amounted)\b|\b(?:nous (?:dependons|vivons)|la societe (?:depend|vit)) d'un seul (?:client|acheteur)\b/;

/** `La maison de La Corogne a enlevé l'essentiel : 23 millions de nos factures`: one who buys, by the verb. */
const TAKES_THE_BULK =
  /^(?!.*\b(?:if|would|will|market|export|supplier|fournisseur|si|marche|aucun\w*|no|none)\b)(?=.*\b(?:sales|invoices|revenues?|turnover|output|production|ventes|factures|chiffre d'affaires|recettes|tonnage)\b).*\b(?:a (?:enleve|pris|achete|absorbe)|enleve|prend|achete|takes|buys|lifts) (?:a (?:lui|elle) seule? |alone )?(?:l'essentiel|le plus gros|la plus grande part|the bulk|most of (?:it|our|the)|nearly all|almost all)\b/;

const FUNDS = ['ask', 'funding'];

export const CUSTOMER_CONCENTRATION: MeaningRule = {
  types: ANY,
  opposite: 'CUSTOMERS_SPREAD',
  isCertain: says(
    MONEY_FROM,
    ONE_BROUGHT,
    ONLY_ONE_BUYS,
    RELIES_ON_ONE,
    TAKES_THE_BULK,
    takesMost,
    hangsOnFewBuyers,
  ),
  notUnder: FUNDS,
  isOther: (text) =>
    isSpread(text) ||
    COUNTS_BUYERS.test(text) ||
    NOT_OF_SALES(text) ||
    HOW_IT_WENT.test(text) ||
    OF_CAPACITY.test(text) ||
    OF_ENERGY.test(text) ||
    OF_OUR_HANDS.test(text) ||
    OF_PURCHASES.test(text) ||
    IS_TRIED_OUT.test(text) ||
    TO_A_KIND.test(text) ||
    IS_SPENT.test(text) ||
    OF_TWO_COMPANIES.test(text),
  isUnlikely: (text) => IS_PREPAID_OR_WEATHER(text) || !CONCENTRATES.test(text),
};

/** `Approved the purchase of a bottling line for 145 million`: bought once. */
export const BUYS_EQUIPMENT =
  /\b(?:purchase|acquisition|achat|acquisition) (?:of|d'|de) ?(?:an?|the|two|three|une?|deux|trois|la|le|l')? ?(?:new |used |second |nouvelle? )?(?:[a-z-]+ ){0,2}(?:lines?|machines?|trucks?|press(?:es)?|kilns?|ovens?|plants?|mills?|dryers?|boilers?|vehicles?|lignes?|camions?|presses?|fours?|usines?|moulins?)\b|\bto buy an? (?:[a-z-]+ ){0,2}(?:line|machine|truck|press|kiln|oven|mill|dryer|boiler|vehicle)\b/;
/** `Only if its price is the lowest`: a condition. */
const ONLY_IF = /\bonly (?:if|when|where)\b|\b(?:seulement|uniquement) (?:si|quand|lorsque)\b/;
export const SUPPLIER_CONCENTRATION: MeaningRule = {
  types: ANY,
  isCertain: says(NO_OTHER_SOURCE, STOOD_STILL, hangsOnOneSource, isMostlyFromOne),
  isOther: (text) =>
    PAID_BY_A_ROUND.test(text) ||
    ONLY_IF.test(text) ||
    BUYS_EQUIPMENT.test(text) ||
    (!hangsOnOneSource(text) &&
      !isMostlyFromOne(text) &&
      (isSpread(text) ||
        OF_EITHER_PARTY.test(text) ||
        NOT_ONE_SUPPLIER(text) ||
        MONEY_FROM.test(text) ||
        CAME_FROM_WHO_ORDERS.test(text) ||
        OF_A_LENDER.test(text) ||
        IS_A_SEARCH.test(text))),
};
