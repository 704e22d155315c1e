import type { NumeralContext } from './figure-context.ts';
import { currencyOfPlaces } from '../words/place-currency.ts';

/** What another company sells, told to compare. */
export const OF_ANOTHER =
  /\b(?:comparisons?(?! ?[:,] (?:the |our )?(?:net )?(?:revenues?|sales|turnover)\b)|a titre de comparaison|par comparaison|competitors?|rivals?|peers?|concurrents?|(?:largest|biggest) listed|(?:group|groupe) (?:sales|revenue|turnover) of|(?:groupe|group) [a-z]+ (?:a declare|a publie|reported|declared|posted|published)|listed (?:company|competitor|peer|[a-z]+ (?:farmer|maker|company))|market leader|industry leader|leader du (?:marche|secteur)|(?:largest|biggest|bigger|leading) (?:[a-z-]+ ){1,4}(?:stores?|shops?|compan(?:y|ies)|firms?|players?|operators?|producers?|chains?)\b(?! is ours)|one of them|l'une? d'(?:eux|entre eux|elles)|incumbents?|leur (?:chiffre|vente)|their (?:sales|revenues?|turnover)|turns over|le client|the (?:client|customer|buyer) (?:itself|for its part)|pour sa part|its own sales)\b/;

export const OF_US = /\b(?:we|our|ours|us|nous|notre|nos)\b/;
/** Those of a whole country or trade, and what they spend, sell or fetch from abroad. */
const THOSE_OF_A_PLACE =
  /\b(?:country|nation|pays|nationwide|industry|sector|filiere|as a whole|households|menages|consumers|growers|traders|farmers|exporters|importers|families|africans?|(?:east|west|southern|north|central|sub-saharan) africa|afrique|continent|region|kenyans?|nigerians?|ghanaians?|ugandans?|tanzanians?|rwandans?|ethiopians?|zambians?|egyptians?|south africans?|indians?|indonesians?|moroccans?|senegalais\w*|ivoiriens?|marocains?|camerounais\w*|nollywood|(?:le|la|the) (?:senegal|cote d'ivoire|maroc|cameroun|benin|togo|mali|gabon|tunisie|kenya|nigeria|ghana)|(?:kenya|nigeria|ghana|uganda|tanzania|rwanda|ethiopia|zambia|egypt|india|indonesia|south africa|morocco|senegal))\b/;

const SPEND =
  /\b(?:spends?|spent|imports?|imported|exports?|exported|buys?|bought|sold|sells?|pays?|importe(?:nt)?|exporte(?:nt)?|depense(?:nt)?|achete(?:nt)?|consomme(?:nt)?)\b(?: (?:were|was|are|is|put at|worth|about|some|pour|environ|pres de|de|for|d'une valeur de|[^\s\d]{1,4}))* ?$/;

/** What a trade or a country sells, buys or needs in all, and how large that is said to be. */
const OF_A_TRADE =
  /\b(?:(?:industry|sector|market|trade) (?:revenues?|sales|turnover|value|spend(?:ing)?)|markets?|segments?|trade(?! (?:debt|receivabl|creditor|payabl|licen|mark|union))|demand|spending|imports|exports|consumption|retail|production|crop|harvest|storage|haulage|transport|logistics|industry|sector|cold chain|bill|commerce|negoce|filiere|secteur|marche|depenses?|consommation|importations?|exportations?|demande|production|recolte|transport)\b[^.;:]{0,80}(?::|\b(?:is|was|are|were|at|worth|about|some|weighs?|represents?|a|de|d'|pese(?:nt)?|represente(?:nt)?|depasse(?:nt)?|exceeds?|turns over|moves|vaut|valent|environ|estimee?s?|evaluee?s?|chiffree?s?))(?: [^\s\d]{1,4})? ?$/;

/** Words that a company says of itself as well, where no place or trade stands beside them. */
const NEEDS_A_PLACE = /^(?!.*\b(?:market|industry|sector|trade|filiere|secteur|marche|commerce)\b)/;

/** `On estime à 45 milliards de FCFA le marché du gaz`. */
export const ESTIMATED =
  /\b(?:estim(?:e|ons|ent|ates?|ated)|evalu(?:e|ons|ent)|puts?|chiffrent?) (?:a|at)? ?$/;

export const THE_MARKET =
  /^ ?(?:de (?:francs |fcfa )|f ?cfa |francs )?(?:a year )?(?:le|la|the) (?:[a-z]+ )?(?:marche|market|secteur|sector|filiere|industry|demande|demand)\b/;

/** `… a year in housing societies (our market)`. */
export const IS_OUR_MARKET =
  /^[^.;\d]{0,70}[(,:–-] ?(?:this is |c'est )?(?:our|notre) (?:addressable |own )?(?:market|marche)\b/;

/** `Our suppliers invoiced us`, `the distributor itself turned over`. */
export const SOLD_BY_OTHERS =
  /\b(?:suppliers?|distributors?|fournisseurs?|distributeurs?|founders?|fondateurs?)\b[^.;\d]{0,24}\b(?:invoiced?|billed?|turn(?:ed|s)? over|facture(?:nt)?|factures)\b[^.;\d]{0,16}$|(?<!\b(?:we|us|company) (?:and|with) (?:our |the )?)\b(?:farmers?|growers?|drivers?|riders?|agents?|dealers?|sellers?|workers?|households?|famil(?:y|ies)|women|woman|members?|customers?|users?|shopkeepers?|traders?|producteurs?|productrices?|planteurs?|chauffeurs?|vendeurs?|vendeuses?|menages?|familles?|femmes?|membres|clients?)(?: (?:now|today|on average|each|also|typically|maintenant|en moyenne))* (?:earns?|earned|makes?|made|takes? home|took home|gagnent?|gagne|gagnait|touchent?|touche)\b[^.;\d]{0,20}$/;

const OWED_TO = /\b(?:loans?|debts?|facility|overdraft|emprunts?|prets?|dettes?|credit)\b/;
/** `the delivery bill they carry`. */
const THEIR_BILL =
  /\b(?:they|ils|elles)\b[^.;]{0,40}\b(?:is|spend|pay|cost|depensent|paient)\b|\b(?:bill|depenses?) (?:that )?(?:they|qu'ils|qu'elles)\b/;

const A_YEAR = /^[^.;]{0,44}\b(?:(?:a|per|each|every|par|chaque) (?:year|an|annee)|l'an)\b/;
/** `storage in Kenya is worth about KES 4.2 billion`; a building, shares or orders are worth something as well. */
const WORTH =
  /\b(?:worth|vaut|valent|d'une valeur de)(?: (?:about|some|around|nearly|an estimated|environ|pres de))?(?: [^\s\d]{1,4})? ?$/;

const OF_A_LAND = /\b(?:national|nationwide|world|worldwide|global|mondiale?|nationale?)\b/;
const OF_GOODS =
  /\b(?:shares?|orders?|contracts?|deals?|stakes?|buildings?|land|plots?|stocks?|inventor\w+|machines?|actions|commandes|contrats?)\b/;

/** `growers and traders spend KES 11.5bn a year`: what others spend, and no figure of ours. */
export function isOfMarket({ text, numeral }: NumeralContext, told: string): boolean {
  const clause = told.slice(-110).split(/[.;]/).at(-1) ?? '';
  return (
    numeral.isScaled &&
    numeral.value >= 1e7 &&
    (SPEND.test(clause) ||
      OF_A_TRADE.test(clause) ||
      WORTH.test(clause) ||
      A_YEAR.test(text.slice(numeral.end, numeral.end + 60))) &&
    (THOSE_OF_A_PLACE.test(clause) ||
      currencyOfPlaces(clause) !== null ||
      (WORTH.test(clause) && (OF_A_LAND.test(text) || currencyOfPlaces(text) !== null)) ||
      (OF_A_TRADE.test(clause) && !NEEDS_A_PLACE.test(clause)) ||
      THEIR_BILL.test(clause)) &&
    !OF_ANOTHER.test(text) &&
    !(WORTH.test(clause) && OF_GOODS.test(clause)) &&
    !OWED_TO.test(clause) &&
    (/\baddressable|\badressable/.test(clause) || !OF_US.test(clause)) &&
    !OF_US.test(text.slice(numeral.end, numeral.end + 30).replace(/ ?\(.*$/, ''))
  );
}

export const OF_HOUSEHOLDS =
  /\b(?:households?|consumers|menages|consommateurs|the (?:whole )?(?:industry|country|sector))\b/;
