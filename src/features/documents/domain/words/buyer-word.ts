/*
 * Those who buy from a company or use what it makes, by the names trades give them: one list for sentences, for rows of tables
 * and for heads of columns.
 */

/** People and households. */
const PERSONS =
  'account holders|depositors|deposants|apprentices|apprentis(?! form)|trainees|advertisers?|annonceurs?|employers?|employeurs?|traders?|commercants?|detaillants?|grossistes?|retailers?|wholesalers?|distributors|dealers|stockists|resellers|revendeurs|households?|menages?|foyers?|families|familles|homes|tenants?|locataires?|landlords|proprietaires?|savers?|epargnants?|borrowers?|emprunteurs?|pupils?|eleves|students?|etudiants?|parents|patients?|merchants?|marchands?|vendors?|sellers?|vendeurs?|shippers?|chargeurs?|armateurs|shipowners|importers?|exporters?|insurers|assureurs|millers|bottlers|roasters|makers|contractors|corporates';
/** Those who also grow what others buy. */
const GROWERS =
  'farmers?|agriculteurs?|planteurs?|maraichers?|eleveurs?|producteurs?|growers?|co-?operatives?|co-?ops';
/** Places, which may be a company's own. */
const PLACES =
  'canteens|cantines|cafes?|points? de vente|postes? de sante|health posts?|outlets|kitchens|restaurants?|hotels?|shops?|stores|boutiques?|pharmacies|pharmacy|officines?|clinics?|cliniques?|hospitals?|hopitaux|laborator(?:y|ies)|laboratoires?|schools?|ecoles?|colleges?|universities|universites?|factories|factory|usines?|mills?|farms?|fermes?|exploitations?|cellars?|companies|firms|businesses|smes|pmes?|entreprises?|societes?|banks|banques|microfinances?|saccos?|utilities|bakeries|boulangeries?|salons?|garages?|fleets?|flottes?|municipalities|communes|mairies|ministries|ngos|ong|subscriptions?|abonnements|leases|baux';
/** Whoever is a customer by his name. */
const BY_NAME =
  'account holders?|deposants?|donneurs? d.ordres?|off-?takers?|customers?|clients?|clientes?|buyers?|subscribers?|policyholders|borrowers|emprunteurs|depositors|epargnants|acheteurs?|abonnes?|abonnees?|assures?|cotisantes?|adherente?s?';

/** Whoever is named by what he does, `processors`, `mechanics`, `aviculteurs`, and no thing of such a name. */
const BY_TRADE =
  '(?!(?:our|their|your|other|under|over|after|orders?|offers?|letters?|numbers?|quarters?|metres?|meters?|litres?|liters?|centers|centres|computers|containers|trailers|boilers|coolers|chillers|freezers|dryers|driers|heaters|routers|printers|scanners|trackers|counters|papers|dollars|lawyers|partners|towers|errors|floors|doors|factors|sectors|motors|tractors|sensors|generators|inverters|monitors|corridors|reactors|incubators|transformers|servers|lockers|tankers|loaders|harvesters|mixers|cookers|burners|covers|layers|broilers|workers|managers|officers|directors|engineers|teachers|trainers|designers|developers|founders|investors|shareholders|lenders|suppliers|contractors|advisers|advisors|auditors|couriers|drivers|collectors|technicians|plants|grants|assistants|consultants|agents|elements|heures|coeurs|capteurs|moteurs|tracteurs|serveurs|valeurs|employeurs|fournisseurs|investisseurs|livreurs|chauffeurs|ingenieurs|travailleurs|directeurs|administrateurs|formateurs|agriculteurs)\\b)[a-z]{3,}(?:ers|ors|ists|icians|mechanics|men|women|eurs|euses|iens|istes)';

/** Words that may be the beginning of what a count is of: `dairy farms`, `wholesale and retail shops`. */
export const BUYERS = new RegExp(`^(?:[a-z'-]+ (?:and |et )?){0,2}?(?:${PERSONS}|${GROWERS}|${PLACES})\\b`);
export const BUYER_NOUN = new RegExp(`^(?:[a-z'-]+ ){0,2}(?:${BY_NAME})\\b`);
export const isBuyer = (noun: string): boolean => BUYERS.test(noun) || BUYER_NOUN.test(noun);
const NAMED_BY_TRADE = new RegExp(`^(?:[a-z'-]+ (?:(?:and|et) )?)?${BY_TRADE}(?![a-z-])`);
/** `depots and processors`, `mechanics`: whom only somebody who deals with them speaks of so. */
export const mayBuy = (noun: string): boolean =>
  isBuyer(noun) || NAMED_BY_TRADE.test(noun) || namesAccounts(noun);
/** `houses`, `comptes`: who deals with a company, where something says that they do. */
const ACCOUNTS =
  /^(?:(?!(?:bank|savings|social|user)\b)[a-z'-]+ )?(?:accounts|comptes|houses|maisons|offices|bureaux|organi[sz]ations|institutions)(?! (?:bancaires?|in the bank))(?![a-z-])/;
export const namesAccounts = (noun: string): boolean => ACCOUNTS.test(noun);

/** Persons and nothing else, as the head of a column beside the income. */
const ONLY_PERSONS = new RegExp(
  `^(?:(?:active|paying|registered|funded|insured|enrolled|our) )?(?:${PERSONS}|passengers?|learners|members|membres)(?: (?:actifs|actives))?$`,
);
export const namesPersons = (label: string): boolean => ONLY_PERSONS.test(label);

/** What is done with those who buy, behind their name in a label. */
const DEALING =
  '(?:who|that|which|qui) (?:pay|paid|buy|bought|order|ordered|borrow|borrowed|rent|rented|paient|payent|achetent|commandent|empruntent|louent|ont (?:paye|achete|commande|emprunte|loue))|signed up|on board|covered|storing|saving|borrowing|ordered|bought|rented|borrowed|served|supplied|equipped|billed|invoiced|insured|enrolled|subscribed|connected|onboarded|paid|paying|using|buying|ordering|renting|leasing|booking|under|on (?:the |our |a |an )?(?:[a-z-]+ )??(?:contract|subscription|lease|plan|pass|platform|app|system|network|board|books)|with an? (?:[a-z]+ )?(?:account|contract|subscription)|servie?s|suivie?s|clientes?|abonnee?s|facturee?s|equipee?s|livree?s|raccordee?s|assuree?s|payant(?:e?s)?|inscrite?s|sous contrat|en location|en abonnement';
const DEALT_WITH = new RegExp(
  `^(?:number of |nombre de |nombre d')?(?:[a-z-]+ ){0,2}?(?:${PERSONS}|${GROWERS}|${PLACES}|${BY_NAME}|riders|drivers|motards|members|membres|people|women|meters|ponds|etangs)(?: (?:and|et|&) [a-z]+)? (?:${DEALING})(?![a-z-])`,
);
const ACTIVE =
  /^(?:number of )?(?:active|paying|funded|registered|insured|enrolled|billed|subscribed) (?:[a-z-]+ )?(?:savers|farmers|traders|merchants|riders|drivers|retailers|shops|members|families|households|wallets|accounts|learners|pupils|patients|parents|borrowers|growers)$/;
/** `insured fishers`, `connected keepers`: those of a trade, dealt with. */
const DEALT_WITH_BY_TRADE = new RegExp(
  `^(?:number of )?(?:(?:insured|covered|enrolled|subscribed|paying|served|billed) (?:[a-z-]+ )?${BY_TRADE}|${BY_TRADE} (?:${DEALING}))(?![a-z-])`,
);
const OTHERS = /\b(?:potential|target|lost|competitors?|not|new|never|former|unpaid|autres)\b/;
/** A row of those who are dealt with: `traders using a hub`, `retailers billed at least once`, `meters on subscription`. */
/** `Households on gas at year end`: those there are on a day. */
const THERE_ON_A_DAY = new RegExp(
  `^(?:${PERSONS}|${GROWERS}|${BY_NAME})(?: [a-z-]+){0,3},? (?:(?:at|by) (?:the )?(?:year|month|quarter|period)[ -]?(?:end|close)|at the end of the (?:year|month|quarter)|(?:a la |en )?fin (?:de |d')?(?:annee|mois|periode|exercice|trimestre))$`,
);
export const namesThoseDealtWith = (label: string): boolean =>
  (DEALT_WITH.test(label) ||
    ACTIVE.test(label) ||
    DEALT_WITH_BY_TRADE.test(label) ||
    THERE_ON_A_DAY.test(label)) &&
  !OTHERS.test(label);

/** `41 of the 55 kiosks bought every week`: how many of those served bought, and no one's part. */
export const COUNTS_BUYERS =
  /(?:\d|[a-z]) (?:of|out of|sur|des) (?:the |our |les |nos )?\d[\d., ]* (?:buyers|customers|clients|acheteurs|accounts|subscribers|abonnes)\b|(?:\d|[a-z]) (?:of|out of|sur) (?:the |our |les |nos )\d[\d., ]* (?:have|had|ont|avaient) (?:already |since |now |deja )?(?:signed|renewed|reordered|returned|come back|stayed|signe|renouvele|recommande)\b|\d (?:of|out of|sur|des) (?:the |our |les |nos )?\d[\d., ]* (?!(?:tonnes?|tons?|kilos?|kgs?|litres?|bags?|sacs?|millions?|m|k|heads?|tetes)\b)(?:[a-z-]+ ){1,3}?(?:(?:have )?(?:bought|ordered|buy|purchased)\b(?! (?:by|from|for) )|(?:ont|avaient) (?:[a-z]+ )?(?:achete|commande)\b|achetent\b)/;
