import { isOwedToInsider } from '../meaning/insider-loan.ts';
import { ANY, IF_SOLD, type MeaningRule, NEGATED, OF_EITHER_PARTY, says } from './rule.ts';

export const FOUNDER =
  '(?:founders?|co-?founders?|ceo|managing director|director|promoters?|fondat(?:eur|rice)s?|cofondat(?:eur|rice)s?|dirigeante?s?|gerante?|pdg|dg)';
/** `The app is run on a yearly licence from Mbali Labs, a firm of our founder`: what the business rests on is of somebody's other company. */
export const OF_FOUNDERS_FIRM = new RegExp(
  '^(?=.*\\b(?:platform|software|source code|code|apps?|application|algorithms?|technology|patents?|trade ?marks?|brand|marques?|plateforme|logiciels?|code|technologie|algorithmes?|brevets?|marques?)\\b)' +
    '(?=.*\\b(?:belongs?|owned|held|licen[cs]e[ds]?|on licence|rents?|rented|lends?|lent|leased|appartien\\w+|detenue?s?|propriete|concede\\w*|licences?|loue\\w*|mise?s? a (?:notre )?disposition|pretee?s?)\\b)' +
    `(?=.*(?:\\b${FOUNDER}(?:'?s?'?| 's) (?:own |other |private |personal |family |former )?(?:company|firm|studio|holding|business)\\b|\\b(?:company|firm|studio|holding|business) (?:of|owned by|belonging to|run by|controlled by) (?:the |our |its |a |one of the )?${FOUNDER}\\b|\\b(?:societe|entreprise|holding|cabinet|studio) (?:personnelle |familiale |appartenant )?(?:du |de la |des |de (?:l'|notre |nos )?|d'un |au |a notre |a la )${FOUNDER}\\b))` +
    "(?!.*\\b(?:assigned|transferred|handed over|cedee?s?|transferee?s?|belongs? to (?:us|the company)|appartien\\w+ (?:a la societe(?! d[eu'])|a notre societe))\\b)",
);
/** `Leased from a company owned by our founder`, `loué à une société de notre gérant`. */
const FROM_INSIDERS_FIRM = new RegExp(
  '\\b(?:rent(?:s|ed)?|leas(?:es?|ed)|bought|hired|licen[cs]ed|suppl(?:y|ied)|let|loue\\w*|achete\\w*|fourni\\w*)\\b[^.;]{0,40} ' +
    `(?:(?:from|by) (?:a|the|another|his|her|one) (?:company|firm|business) (?:that is )?(?:of|owned by|belonging to|run by|controlled by)|(?:a|par|chez) (?:une|la|sa) (?:societe|entreprise) (?:de|du|d'|appartenant a|detenue par)) ?(?:the |our |its |one of (?:the |our )?|notre |la |le |l')?${FOUNDER}\\b`,
);
/** Dealings told with what makes them ordinary, or that there are none. */
const IS_FAIR = says(
  /\b(?:(?:on|at|under) (?:the )?(?:ordinary|usual|normal|standard|customary|same) (?:trade |commercial |business |credit )?(?:terms|conditions)|aux conditions (?:normales|habituelles|usuelles|ordinaires)|outside valuer|independent valu\w+|(?:rates?|prices?|tariffs?|terms)\b[^.;]{0,24} (?:all|everybody|everyone|anybody|anyone|(?:the )?others) (?:get|gets|have|has|pay|pays)|agents? valued|as valued by|apprais(?:er|ed|al)\b[^.;]{0,20}\d|prix constate par|prix du quartier|other tenants pay|same tariffs? as|outgrower price|voted (?:[a-z]+ ){0,3}without (?:him|her|them)|votee?s?[^.;]{0,30} sans (?:lui|elle|eux)|sur appels? d'offres|(?:by|after|through) (?:an? )?(?:open )?tender|(?:lower|lowest|cheaper|cheapest|moins disant\w*) of (?:the )?(?:two|three|four|several|\d) (?:quot|offers|bids)|(?:three|two) quotes|(?:trois|deux) devis|(?:checked|compared|benchmarked) (?:against|with)|prix du cadastre|arm'?s length|market (?:rents?|rates?|prices?|terms|value)|(?:association|market|list)'s price|same (?:prices?|terms|rates?) as|(?:rates?|prices?|terms|fees?) (?:paid|charged|given|offered|applied) to (?:the |any |all |its |their |his |her )?(?:others?|anybody)|memes? (?:prix|tarifs?|conditions) que|(?:tarif|prix|bareme) (?:commun|public|general|de tous)|(?:common|public|standard|published) (?:tariff|rates?|prices?)|a dire d'expert|open tender|tender committee|(?:three|two) (?:agents|quotations|valuers)|(?:calling|asking|asked|called) (?:two|three) agents|(?:trois|deux) (?:cotations|agences)|what (?:the |any |all |every )?(?:next|others?|neighbou?r\w*|everybody|outsiders?)[^.;]{0,16} (?:charges?|pays?|asks?)|rates? of (?:all )?(?:the )?others?|price the previous|au (?:bareme|tarif|prix) (?:de la (?:profession|place)|d'un (?:loueur|tiers|voisin))|(?:constate|fixe) par (?:un )?notaire|au terme d'un appel d'offres|moins-disante?|inferieure? (?:de peu )?a celui|(?:fixe|evalue|estime|arrete)e?s? par (?:un |l')?expert\w*|(?:set|fixed|valued) by an? (?:outside |independent )?(?:expert|valuer|surveyor)|convention approuvee|approuvee? (?:en|par l') ?assemblee|conditions (?:normales|courantes|du marche)|prix (?:du marche|de marche)|(?:list|listed|published|public) prices?|price list|tarifs? (?:public|catalogue|general|affiche|en vigueur)s?|prix (?:public|catalogue|affiche)s?)\b/,
  /\bno (?:loans?|balances?|transactions?|dealings)\b(?! (?:agreement|contract|document|paper|terms?|note))(?=[^.;]{0,30}(?:\b(?:to|from|with|between|or|outstanding|director|shareholder|related)\b|[.;]))/,
  /\bno (?:director|officer|shareholder|manager)s? (?:has|have|had|owes?|owed|lent|borrowed)\b|\baucune? (?:administrat\w+|dirigeante?|associee?|actionnaire|gerante?) n'(?:a|est|doit)\b/,
  /\b(?:aucune?|neant|pas d[e']) ?(?:prets?|avances?|conventions? reglementees?|operations?|transactions?)\b(?! (?:ecrite?|signee?))/,
);
/** Somebody stands surety for the company, or has money in it on paper, and takes nothing for it. */
const GIVEN_FREELY =
  /\bguarant(?:ee|or|y|eed)\b[^.]*\b(?:no (?:fee|commission|charge|consideration)|without (?:a )?(?:fee|charge|commission))\b|\bcaution\w*\b[^.;]*\b(?:sans (?:remuneration|frais|commission)|a titre gratuit|gratuite?)\b|\b(?:comptes? courants?|avances?|loans?|advances?)\b[^.;]*\b(?:(?:convention|contrat) (?:ecrite?|signee?)|written|signed|in writing|par ecrit)\b[^.;]*\b(?:sans interets?|interest[- ]free|without interest|no interest)\b/;
const NOT_FAIR =
  /\b(?:no|not|without|never|below|above|twice|double|sans|ni|pas|jamais|aucun|au-dessus|au-dessous|unwritten|unsigned|unsecured|interest.free|nobody)\b/;
const isFairlyDealt = (text: string): boolean =>
  IS_FAIR(text) &&
  !NOT_FAIR.test(
    text.replaceAll(
      /\b(?:without (?:him|her|them)|sans (?:lui|elle|eux)) *\b|\bno (?:loans?|balances?|transactions?|dealings|(?:director|officer|shareholder|manager)s?)\b|\baucun \w+\b|\bpas d[e'] ?\w+|\bn'a pas (?:change|varie|bouge|vote|pris part)\b|\bdid not vote\b|\bhas not (?:changed|moved|risen)\b/g,
      '',
    ),
  );
/** Somebody close to the company: without one a purchase is a purchase. */
const AN_INSIDER =
  /\b(?:director\w*|shareholder\w*|founder\w*|co-?founder\w*|owner\w*|owned|owns?|ownership|manag\w+|managing|chair\w*|ceo|cfo|coo|cto|md|dg|daf|president\w*|principals?|promoters?|proprietor\w*|partners?|members?|related|affiliat\w*|associat\w*|sister|parent|group|groups?|subsidiar\w*|holding|common|same|control\w*|interest\w*|famil\w*|wife|wives|husband|spouse|brother\w*|sisters?|mother|father|dad|mum|parents|son|sons|daughters?|children|cousins?|uncle|aunt|nephew|niece|in-law|relative\w*|beneficiar\w*|trust|friend\w*|staff|employees?|officers?|executives?|board|secretary|treasurer|surname|name|his|her|their|he|she|my|i|administrat\w+|actionnaires?|associe\w*|fondat\w+|gerant\w*|dirigeant\w*|proprietaires?|appartien\w*|detenue?s?|detient|directeurs?|directrices?|directoire|cadres?|liee?s?|apparente\w*|soeur|soeurs|freres?|epou\w+|femme|mari|conjoint\w*|fils|filles?|enfants?|pere|mere|parents?|cousine?s?|oncle|tante|neveu|gendre|beau\w*|belle-\w+|famille|familial\w*|proches?|filiales?|groupe|societe mere|conseil|membres?|personnel|meme|mon|ma|mes|son|sa|ses|votre|notre directeur|heritage|redevance|compagne|compagnon|pdg|soeurs|lent|interesse\w*|reglementees?)\b|'s (?:own|other|former) /;
/** Money somebody of the company has left in it without a paper, or may take back when he likes. */
const OWN_MONEY_IN =
  /\bcomptes? courants?\b[^.;]*\bsans (?:aucune? )?(?:convention|contrat|ecrit|accord)|\b(?:of|from) (?:his|her|their) own\b[^.;]*\b(?:without|no) (?:any )?(?:paper|agreement|contract|document|written)|\b(?:without|no) (?:any )?(?:paper|agreement|contract|document)\b[^.;]*\bat any time\b/;
/** `No part of it goes to repay shareholders`. */
export const NOT_SPENT_ON =
  /\b(?:no(?:ne| part|thing)(?: of (?:it|this|the (?:money|round|proceeds)))? (?:goes|is used|is spent|will go|will be used|shall be used) (?:to|on|for)|aucune (?:part|partie)\b[^.;]{0,30} (?:ne )?(?:va|sert|servira|ira))\b/;
/** `The company owes its director nothing`. */
const OWES_NOTHING = /\bowe[sd]? (?:[^.;\d]{0,40} )?nothing\b|\bne doi(?:t|vent|s) (?:plus )?rien\b/;
/** `La location d'un véhicule à un administrateur pour 150 000 par mois, au prix courant`: let as anybody would let it. */
const isUsualRent = (text: string): boolean =>
  /\b(?:location|bail|loue[es]?|loyer|lease[sd]?|rent(?:al|s|ed)?|lets?)\b/.test(text) &&
  /\b(?:prix|conditions?|loyer|tarif) (?:courante?s?|normale?s?|d[eu] marche|habituel(?:le)?s?)\b|\b(?:at|on|below|under) (?:the )?(?:usual|market|ordinary|going) (?:rates?|rents?|prices?|terms)\b|\barm'?s[- ]length\b/.test(
    text,
  ) &&
  !IS_LENT.test(text);
/** A loan from or to somebody close that is over, or of which none was seen. */
const IS_REPAID = (text: string): boolean =>
  /\b(?:was|were|has been|have been|a ete|ont ete) (?:fully |since |integralement |entierement )?(?:repaid|paid back|cleared|returned|rembourse[es]*|solde[es]*)\b|, (?:since |fully |entierement |integralement )*(?:repaid|paid back|cleared|rembourse[es]*|solde[es]*) (?:in|on|en|le|since|depuis)\b|^\W*(?:(?:it|she|he|they|elle|il) (?:was |were |got )?)?(?:(?:since|fully) )?(?:repaid|settled|paid back|paid off|cleared|given back|rembourse[es]*|solde[es]*|rendue?s?)\b(?=[^.;]*\b(?:full|(?:19|20)\d\d|last|in|on|en|le|totalite|integralement)\b)|\bn'avons (?:pas )?(?:vu|releve|trouve|constate|note) (?:pas )?(?:d'|de |aucun)|\b(?:saw|seen|found|noted) no\b(?! (?:other|tender|contract|agreement|price|lease|approv|minute|invoice|quote|paper|document|written|signed))/.test(
    text,
  ) &&
  !/\b(?:not|never|nothing|rien|part\w*|only|until|by (?:a|an|another) new|jamais|partie\w*|seulement|puis|then|again|new)\b/.test(
    text,
  );
/** `Four votes are needed for: a loan, a dealing with a shareholder, a sale of land`: what is put to a vote if it should come. */
const IS_RESERVED =
  /\b(?:(?:votes?|voix|majorit(?:y|e)|unanim\w+|consent|approval|accord|autorisation)\b[^.]{0,60}\b(?:needed|required|necessary|requise?s?|necessaires?|faut|pour) ?(?:for|pour)? ?:|(?:requires?|require|need|needs|faut|requierent|requiert|exigent|exige|sont soumis\w*|est soumise?)\b[^.;]{0,40}\b(?:votes?|voix|majorit(?:y|e)|unanim\w+|consent|approval|accord|autorisation)\b)/;
/** `The two are not related`. */
const UNRELATED =
  /\b(?:(?:are|is|was|were) (?:not|in no way|no) (?:related|relatives?|relations?|connected)|unrelated|ne sont (?:pas|aucunement) (?:parents?|apparentee?s|liee?s)|(?:sans|aucun) lien (?:de parente|familial|capitalistique))\b/;
/** Rent, wages or a purchase from somebody close, told with its sum: what goes on in most companies. */
const IS_DEALING =
  /\b(?:rent\w*|lets?|leases?|leased|letting|sold|sells?|bought|buys?|purchas\w*|suppl\w+|fees?|remuneration|salar\w+|pay|services?|loue\w*|loyers?|bail|vend\w*|achet\w*|fourni\w*|honoraires|salaires?|prestations?)\b/;
const IS_LENT =
  /\b(?:loans?|lent|lend\w*|borrow\w*|advance[ds]?|owes?|owed|owing|due (?:to|from|by)|current account|overdrawn|withdr\w+|drawings|guarant\w+|prets?|prete\w*|avances?|emprunt\w*|doit|doivent|comptes? courants?|remis|verses?|versee?s|caution\w*|preleve\w*|bears? (?:interest|\d)|(?:have|has|get|gets|take|takes|want|wants) (?:it|them|(?:the|his|her|their) money) back|took it out|porte (?:interet|a \d)|(?:reprend\w*|recupere\w*) (?:a|quand|des))\b/;
const IS_UNFAIR =
  /\b(?:no (?:agreement|contract|written|lease|tender|quote|invoice|approval|minute|security|board|interest)|without|never|not|nobody|un(?:written|signed|secured|approved|documented)|interest.free|oral\w*|verbal\w*|above|below|twice|double|half (?:of )?(?:this|that|it|as much)|(?:at|for) (?:about |some )?half\b|dearer|more expensive|premium|by text|plus cher\w*|(?:moitie|deux fois) (?:moins|plus)|la moitie de ce|aucune?|sans|jamais|pas|ni|au-dessus|au-dessous|oralement|de gre a gre)\b/;
const AHEAD_OF_TIME = /\b(?:in advance|d'avance|par avance|a l'avance)\b/g;
const isOrdinary = (text: string): boolean =>
  IS_DEALING.test(text) &&
  !IS_LENT.test(text.replaceAll(AHEAD_OF_TIME, ' ')) &&
  !IS_UNFAIR.test(text) &&
  /\d/.test(text);

export const RELATED_PARTY: MeaningRule = {
  types: ANY,
  isCertain: says(OWN_MONEY_IN, OF_FOUNDERS_FIRM, FROM_INSIDERS_FIRM, isOwedToInsider),
  isOther: (text) =>
    !OWN_MONEY_IN.test(text) &&
    (isFairlyDealt(text) ||
      OWES_NOTHING.test(text) ||
      NOT_SPENT_ON.test(text) ||
      isUsualRent(text) ||
      IS_REPAID(text) ||
      GIVEN_FREELY.test(text) ||
      IF_SOLD.test(text) ||
      OF_EITHER_PARTY.test(text) ||
      (IS_RESERVED.test(text) && !NEGATED.test(text))),
  isUnlikely: (text) => !AN_INSIDER.test(text),
  isSettledBy: (next) => isFairlyDealt(next) || IS_REPAID(next) || UNRELATED.test(next),
  isDoubtful: isOrdinary,
};
