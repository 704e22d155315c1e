import { accountOf } from '../words/account.ts';
import { isBuyer } from '../words/buyer-word.ts';
import { CODES } from '../words/currency-word.ts';
import type { Extraction } from '../extraction.ts';
import { currencyOfPlaces } from '../words/place-currency.ts';
import type { Item, Itemised } from './itemised.ts';
import { ROLE } from './itemised-staff.ts';
import { USES } from './itemised-uses.ts';
import {
  A_YEAR,
  byRows,
  isStatement,
  partsOfWhole,
  STATEMENT_ROW,
  sumOf,
  type Whole,
} from './itemised-whole.ts';
import { once } from '../words/memory.ts';
import { valueOfWords } from '../words/number-word.ts';
import { A_LAND } from './part-told.ts';
import { isOfManySmall } from '../words/spread-word.ts';
import type { PlacedPassage } from '../text/section.ts';
import { HOLDERS } from '../words/holder-word.ts';

const BOUGHT =
  /\b(?:suppliers?|vendors?|fournisseurs?|fabricants?|manufacturers?|makers?|mills? that|growers?|garden|(?<!\b(?:industrial|real|housing|trading) )estate|domaine|sourced|sourcing|comes? from|came from|bought|purchas\w+|achet(?!eur)\w+|achats?|d'ou (?:vien|vin|provien)\w+|provenance|origine|recue?s?|received|landed|debarque\w*|approvisionn\w+|raw|matieres?|feed|inputs?|intrants|paid to|collected from|livre\w* par|provien\w+|we paid|nous avons paye)\b/;
const SOLD =
  /\b(?:customers?|clients?|clientes?|buyers?|acheteurs?|accounts?|off-?takers?|donneurs? d'ordres?|payers?|payeurs?|destinations?|facturation|factur\w+|invoice[sd]?|billed|billings?|sold|sales|ventes|vendue?s?|revenues?|revenus|income|turnover|recettes|chiffre d'affaires|served|servis?|livre\w* a|shipped|expedie\w*|delivered to|carried|washed|who (?:buys|takes|pays|ordered)|a qui|commandes?|orders|rented|leased|louee?s?)\b/;
const HEADS_BUYERS =
  /\bwhere (?:the |our |its )?(?!money|funds|proceeds|cash|it )[a-z]+ (?:go|goes|went)\b|\bou (?:vont|partent) |\b(?:customers?|clients?|clientes?|buyers?|acheteurs?|(?:largest|main|key|top|biggest|other|our|by|customer) accounts?|off-?takers?|donneurs? d'ordres?|payers?|payeurs?|destinations?|who (?:buys|takes|pays|ordered)|a qui|invoices?|factur\w+|par (?:client|cantine|acheteur|site client|donneur)|(?:by|per) (?:client|customer|buyer|account|party|shipper|payer|off-?taker|retailer|tenant|subscriber|insurer|school|hotel|hospital|sponsor|advertiser|merchant|purchaser|mill)|par (?:chargeur|payeur|locataire|enseigne|annonceur|abonne|ecole|hotel|hopital|donneur d'ordre)|invoiced|was billed)\b/;
const HEADS_SUPPLIERS =
  /\b(?:suppliers?|vendors?|fournisseurs?|fabricants?|manufacturers?|(?:comes?|came) from|d'ou (?:vien|vin|provien)\w+|provenance|bought|purchas\w+|achats?|achet(?!eur)\w+|approvisionn\w+|recue?s?|received|taken delivery|sourc(?:e|ed|ing)|buying|paid to)\b/;
/** `Garden`, `Mill` over names: who sells, unless the title says that they buy. */
const HEADS_MAKERS = /^(?:gardens?|growers?|estates?|farms?|mills?|domaines?)\b/;
const NOT_NOW =
  /\b(?:cost of (?:sales|goods)|expenses|charges|we spend|burns?|outflow|consommation|will|would|plan(?:ned)?|targets?|forecasts?|budget|next year|market share|industry|prevu\w*|previsions?|objectifs?|pipeline|prospects?|competitors?|concurrents?|quoted?|devis|debtors|receivables?|owed|creances|overdue|impaye\w*|rates?|price|prix|tarifs?|unit costs?|debts?|loans?|shares?(?! of (?:the )?(?:sales|revenue|turnover|income))|actions|salar\w+|wages|staff|effectifs?|employees|tax\w*)\b/;
/** Who has not bought yet. */
const NOT_BINDING =
  /\b(?:letters? of intent|not binding|non-binding|in talks|proposal|lettres? d'intention|non engageante?|en discussion)\b/;
/** Several together, a kind of people or business, or nobody. */
const NOT_ONE =
  /^[a-z]{3,}(?:iers|eurs|euses|istes)(?= \(|$)|^(?:plate-?formes?|sites?|depots?|hubs?|agences?|branch(?:es)?|magasins?|entrepots?|usines?|plants?|warehouses?)\b|\b(?:suppliers?|fournisseurs?|customers?|clients?|acheteurs?|buyers?|others?|autres?|rest|reste|restantes?|total|various|several|divers|sundry|many|small|petits?|retail|direct|individuals?|particuliers|households?|menages|farmers|growers|smallholders|traders|importers|importateurs|markets?|marches?|shops?|boutiques|schools|ecoles|hospitals|hopitaux|clinics|cliniques|pharmac\w+|restaurants|kiosks?|commerces|commercants|banks|banques|dealers?|wholesalers|grossistes|distributors|families|familles|patients|pupils|eleves|parents|passengers|passagers|guests|usagers|abonnes|subscribers|motorists|producteurs|paysans|online|walk-?ins?|smes?|pme|products?|produits|exports?|local|domestic|cash|segment|staff|sector|secteur|laborato\w+|cabinets|offices|homes|drivers|riders|stalls?|solar|solaire|grid|reseau|diesel|gasoil|hydro|biomass|biomasse|wind|eolien|gas|gaz|boreholes?|forages?|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|jan(?:uary|vier)?|feb(?:ruary)?|fevrier|mar|march|mars|apr(?:il)?|avril|may|mai|june?|juin|july?|juillet|aug(?:ust)?|aout|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?|q[1-4]|t[1-4]|20\d\d|fy\d+)\b/;
/** `Group fees`, `Loan Interest`, `Costs`: what is paid for or left, and nobody who pays. */
const OF_INCOME =
  /\b(?:fees?|charges?|commissions?|income|interest|subscriptions?|sales|rent|rentals?|revenues?|premiums?|frais|redevances?|cotisations?|abonnements?|prestations|ventes|loyers?|interets|honoraires|primes|costs?|couts?|expenses|overheads|depenses|profits?|loss(?:es)?|benefices?|pertes?|margins?|marges?|results?|resultats?)$/;
/** `Supermarkets`, `Hotel groups`; by name only where another word than of a trade stands before it: `Serena Hotels`. */
const MANY =
  /\b(?:supermarkets|hypermarkets|chains|groups|hotels|lodges|mills|unions|co-?operatives|federations|associations|companies|universities|colleges|agencies|authorities|airlines|breweries|bakeries|councils|counties|ministries|industries|enterprises|factories|supermarches|chaines|groupes|societes|universites|agences|brasseries|boulangeries|mairies|communes|ministeres|usines|entreprises|services)$/;
const OF_TRADES =
  /^(?:(?:super-?market|hyper-?market|hotel|lodge|restaurant|retail|grocery|wholesale|school|hospital|clinic|pharmacy|farm(?:er)?s?|food|milling|mining|transport|delivery|storage|warehouse|training|consulting|maintenance|repair|software|insurance|telecom|oil|construction|private|public|large|big|small|other|local|foreign|export|corporate|and|et|grandes?|petites?)s? )*[a-z-]+$/;
const MANY_BY_NAME =
  /^(?:all|others?|other|autres?|rest|total|various|several|divers|sundry|many|small|local|export|retail|direct|walk-?ins?)\b/;
const OF_A_KIND =
  /\((?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quatorze)(?: [a-z]+)?\)|, \d+ [a-z]+|^\d|^(?:une?|some|about) [a-z]+(?:aine|zen)\b/;
/** `Akwa Feeds Ltd (four farms)`: one by its full name, with how much of a thing it has or takes. */
const WITH_SITES =
  /^(?<who>[^(\d]+) \((?:[a-z' -]{3,24}, )?(?:\d+|[a-z]+) [a-z]+(?: (?:in|a|au|en|de) [a-z' -]+)?\)$/;
const PLURAL_OF_BUYERS =
  /\b(?:customers?|clients?|buyers|traders|farmers|growers|shops|schools|stores|members|households|retailers|wholesalers|restaurants|clinics|hospitals|pharmacies|kiosks|dealers|agents|packers|importers|exporters|distributors|boutiques|ecoles|commercants|grossistes|menages|particuliers)$/;
/** `Chandarua Stores (14 branches)`: where one by its name sells, and no count of them. */
const ITS_SITES =
  /\((?:[a-z' -]{3,24}, )?(?:\d+|[a-z]+) (?:branches|outlets|depots|sites|locations|campuses|stores|shops|(?:super|hyper)mar(?:kets|ches)|magasins|boutiques|agences|succursales|points)(?: (?:in|a|au|en|de) [a-z' -]+)?\)$/;
const isOneWithSites = (label: string, own: string): boolean => {
  const who = WITH_SITES.exec(label)?.groups?.['who'];
  return (
    who !== undefined &&
    (!MANY.test(who) || ITS_SITES.test(label)) &&
    (!PLURAL_OF_BUYERS.test(who) || (ITS_SITES.test(label) && !OF_TRADES.test(who))) &&
    /^(?:\p{Lu}[\p{L}’'.&-]* ?){2,}$/u.test(own.replace(REMARK, '').trim())
  );
};
/** `Trente et un groupements`, `four stalls`. */
const isCounted = (label: string): boolean => {
  const words = label.split(' ');
  return [1, 2, 3].some(
    (size) => words.length > size && valueOfWords(words.slice(0, size).join(' ')) !== null,
  );
};
const LEADS =
  /^(?:(?:nous|viennent|vient|invoiced|billed|factur\w+|vendu\w*|livre\w*|loaded|delivered|supplied|customer|millions?|milliers|came|comes|was|were|is|are|went|goes|paid|bought|sold|shipped|to|from|by|for|with|of|it|them|these|the|a|au|aux|chez|par|pour|de|du|des|la|le|les|l'|dont|which|largest|main|account|client|customer|buyer|premier|principal|notre|our|ont|ete|a ete|vont|va|portaient|en)[ ,:]+)+/;

/** `Nordwind GmbH, Germany`, `Pwani Superstores (Dar es Salaam)`: one by its full name, and where it is or what it does. */
function withoutPlace(given: Item): Item {
  const remark = given.label.length === given.name.length ? (IN_WORDS.exec(given.name)?.[0] ?? '') : '';
  const cut = (text: string): string => text.slice(0, text.length - remark.length);
  const item = { ...given, name: cut(given.name), label: cut(given.label) };
  const [who = '', land, more] = item.name.split(', ');
  const isPlaced =
    land !== undefined &&
    more === undefined &&
    !/ (?:et|and|&) /.test(land) &&
    / \p{Lu}/u.test(who) &&
    item.label.length === item.name.length &&
    (A_LAND.test(land) || currencyOfPlaces(land.toLowerCase()) !== null);
  return isPlaced ? { ...item, label: item.label.slice(0, who.length), name: who } : item;
}

const IN_WORDS = /(?<=\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+) \([\p{L}’' -]{4,}\)$/u;

/** Whether a part is one organisation or person by name. */
function isOneByName(item: Item): boolean {
  const { label, name, passage } = withoutPlace(item);
  const bare = label.replace(LEADS, '');
  const own = name.length === label.length ? name.slice(Math.max(0, name.length - bare.length)) : name;
  // `Tema Resin Traders` is a name, `traders` and `Traders` are many.
  // Words of trades alone are a kind in capitals, too: `Private Schools`.
  const isOfTrades = OF_TRADES.test(bare);
  const isFullName = /^(?:\p{Lu}[\p{L}’'.&-]* ?){2,}$/u.test(own.replace(REMARK, '').trim());
  if ((A_BODY.test(bare) && !/\(\d/.test(bare)) || ONE_SIGNS.test(bare)) return true;
  if (
    bare.length < 2 ||
    A_CODE.test(name) ||
    (isFullName && !isOfTrades ? MANY_BY_NAME : NOT_ONE).test(bare) ||
    (OF_A_KIND.test(label) && !isOneWithSites(label, own)) ||
    (OF_A_KIND.test(bare) && !isOneWithSites(bare, own)) ||
    isCounted(bare) ||
    OF_INCOME.test(bare) ||
    (MANY.test(bare) && (!isFullName || isOfTrades))
  )
    return false;
  const at = name.length - bare.length;
  const plain = name.length === label.length ? name.slice(Math.max(0, at)) : passage.plain;
  // `Farms`, `Hotels`: who buys by kind.
  if (!bare.includes(' ') && isBuyer(bare)) return false;
  if (!NAMED.test(plain) || STATEMENT_ROW.test(bare) || A_LAND.test(plain)) return false;
  if (!isOrganised(bare) && (A_KIND.test(plain) || (!bare.includes(' ') && currencyOfPlaces(bare) !== null)))
    return false;
  return FULL_NAME.test(plain) || isOrganised(bare) || accountOf(bare) === null;
}
/** `Ministry rural boreholes programme`: one payer, whatever it pays for. */
const A_BODY =
  /^(?:the |le |la )?(?:(?:federal |state )?ministry|ministere|county (?:government|assembly)|government of|gouvernement d|national [a-z]+ (?:authority|board|agency|fund))\b/;
/** `Red Salud Andina (44 clinics, one signature)`: of several places one that signs. */
const ONE_SIGNS =
  /^(?<who>[^(\d]+) \([^()]*\b(?:one|a single|the same|une seule|un seul|un meme) (?:signature|contract|owner|group|account|buyer|paymaster|contrat|proprietaire|groupe|compte)\b[^()]*\)$/;
/** `Golden Hen Restaurants (uniforms)`: what is sold to it. */
const REMARK = / \([^()]*\)$/;
/** `TB`, `XA`: the line of a form; `WW320`: a grade. */
const A_CODE = /^\p{Lu}\p{Lu}$|^\p{Lu}{1,4}[ -]?\d{2,4}$/u;
/** `Grade | Tonnes | Price`, `Qualité | Tonnes`: the rows below are what is sold, and nobody who buys it. */
const HEADS_GOODS =
  /^\W*(?:grades?|products?|goods|items?|articles?|models?|sizes?|calibres?|variet(?:y|ies)|varietes?|qualites?|produits?|marchandises?|designation|descriptions?|references?|skus?|lots?)\b(?=.*\b(?:tonn\w*|tons?|kg|kilos?|quantit\w+|qty|units?|unites?|litres?|bags|sacs|crates|cartons)\b)/;
/** A capital at the beginning, or behind what kind of organisation it is. */
const NAMED =
  /^(?:(?:[Tt]he|an?|une?|le|la|les|des?|du|mine|port|h[oô]pital|carri[eè]re|coll[eè]ge|[eé]cole|institut|coop[eé]rative|domaine|soci[eé]t[eé]|groupe(?:ment)?|entreprise|union|ferme|usine|clinique|lyc[eé]e|h[oô]tel|banque|famille|mill|farm|company) |[dl]['’])*\p{Lu}/u;
/** `Village gates`, `Walk-in sellers`: what has a small letter in its second word is a kind of thing. */
const A_KIND =
  /^(?!the )\p{Lu}[\p{L}’'-]* (?!(?:and|et|of|de|du|des|&|van|von|el|al|bin|ben) )(?:\p{Ll}{3}|(?:by|in|on|to|per|par|en|au|aux) )|^\p{Lu}\p{Ll}+ (?:and|et|&) \p{Ll}{3}|^\p{Lu}\p{Ll}+s (?:(?:des?|du|of|in|for|à|aux?|en) |d['’])\P{Lu}+$/u;
const ORGANISATION =
  /\b(?:ltd|limited|plc|llc|inc|sarl|sas|sa|gmbh|pty|pt|co|co-?operatives?|cooperative|coop|estates?|unions?|group(?:e|ement)?|mills?|association|federation|company|plantations?|works|traders|stores|supermarkets?|chain|hotels|hospital|ministry|ministere|county|council|commune|societe|ets|etablissements|freres|brothers|sons|fils|holdings?|industries|domaine|comptoir|university|bank|banque|authority|agency|telecom|airlines?|brewery|foods|autonome|hotel|lycee|college|ecole|institut|hopital|clinique|mairie|mine|port|caserne|contractor|head office|siege)\b/;
/** `Base oil, group I`: what stands behind a comma says of what sort it is, and names nobody. */
const isOrganised = (label: string): boolean => ORGANISATION.test(label.split(', ')[0] ?? '');
/** Names of more than one capital, which no kind of thing has. */
const FULL_NAME = /\p{Lu}[\p{L}’'.-]*\P{Lu}+\p{Lu}|\p{Lu}{3}/u;
/** `Groundnut paste brought 29 million and cereals 18`: parts of a sentence of which none is anybody, by name or by kind. */
export const areThings = ({ items, isSentence }: Itemised): boolean =>
  isSentence &&
  items.length > 1 &&
  items.every(({ label, name, passage: { plain } }) => {
    const hasName = plain.startsWith(name) ? /.\p{Lu}/u.test(name) : /\p{Lu}/u.test(name);
    return (
      !hasName && !NOT_ONE.test(label) && !ORGANISATION.test(label) && !isBuyer(label.replace(LEADS, ''))
    );
  });

/** By its name, or as the one with a capital among others without. */
const isOrganisation = ({ label, name }: Item, among: readonly Item[]): boolean =>
  isOrganised(label) ||
  FULL_NAME.test(name) ||
  (/^\p{Lu}/u.test(withoutLead(name)) && among.some((one) => /^\p{Ll}/u.test(withoutLead(one.name))));
/** `Grand Tunis`, `Dakar`: where they are who buy, and so are those beside it. */
const isPlace = ({ label }: Item): boolean => {
  const bare = label.replace(LEADS, '').replace(/^(?:grand|greater|le|la|central|metro) /, '');
  return !bare.includes(' ') && currencyOfPlaces(bare) !== null;
};
/** `Cold rooms, Kano` beside `Cold rooms, Jos`: one thing in several places, and nobody who buys. */
const isOfSeveralPlaces = ({ label }: Item, among: readonly Item[]): boolean => {
  const head = /^[^,]{3,}(?=,)/.exec(label)?.[0];
  return head !== undefined && among.filter((one) => one.label.startsWith(`${head},`)).length > 1;
};
const withoutLead = (name: string): string => name.replace(/^(?:of which|dont|from|to|by|for) /, '');

/** What one by name has of a whole, in percent, and whether it buys from the company or sells to it. */
type Share = {
  readonly percent: number;
  /** Its own words, and those of the whole. */
  readonly quotes: readonly [PlacedPassage, ...PlacedPassage[]];
  readonly side: 'sold' | 'bought';
};
function sideOf({ over, items, isSentence }: Itemised, whole: Whole | null): 'sold' | 'bought' | null {
  const heads = over
    .slice(0, isSentence ? 2 : 4)
    .filter((line) => isSentence || !(/[.!?]$/.test(line) || ROW_ABOVE.test(line)))
    .map((line) => (isSentence ? line : line.replaceAll(A_SHARE, ' ')));
  const told = [...heads, ...(whole ? [whole.passage.text] : [])];
  if (areOfPlaces(items) || (!isSentence && over.some((line) => HEADS_HOLDERS.test(line)))) return null;
  if (!isSentence && over.slice(0, 2).some((line) => HEADS_GOODS.test(line))) return null;
  // `Province: Western Cape 41%, …`: what stands before the colon says what the parts are.
  const lead = isSentence ? (over[0] ?? '') : '';
  if (SAYS_WHAT.test(lead) && ![SOLD, BOUGHT, HEADS_BUYERS, HEADS_SUPPLIERS].some((of) => of.test(lead)))
    return null;
  const head = isSentence ? '' : (over[0] ?? '');
  if (!isSentence && over.slice(0, 4).some((line) => OF_DEBTORS.test(line))) return 'sold';
  // `Sales by province`: whatever they are by, it is not those who buy.
  if (heads.some((line) => BY_ANY.test(line) && !HEADS_BUYERS.test(line))) return null;
  if (
    /^(?:net )?(?:sales|revenue|turnover|income|ventes|chiffre d'affaires|ca|recettes)\b/.test(head) &&
    whole !== null
  )
    return 'sold';
  // `Where the money comes from`: from those who buy, and from nobody who sells.
  if (over.slice(0, 4).some((line) => MONEY_COMES.test(line))) return 'sold';
  if (
    told.some((line) => NOT_NOW.test(line)) ||
    items.some(({ passage }) => NOT_BINDING.test(passage.text)) ||
    heads.some((line) => BY_OTHER.test(line) || OF_PLACES.test(line) || (!isSentence && USES.test(line)))
  )
    return null;
  const labels = items.map(({ label }) => label).join(' | ');
  if (/\b(?:bought|taken|ordered|leased|rented|hired|pris|achete\w*|loue\w*) (?:by|par) /.test(labels))
    return 'sold';
  if (
    /\b(?:from|paid to|(?:invoiced|supplied|delivered|landed|brought|made|livre\w*|fourni\w*|factur\w+) (?:by|par)(?! (?:our|us|nos|notre|nous)\b)|aupres de) /.test(
      labels,
    ) &&
    !/\b(?:sold|income|revenue|ventes|sales)\b/.test(told.join(' '))
  )
    return 'bought';
  if (
    /\b(?:(?:invoiced|billed|sold|shipped|delivered|went|factur\w+|vendu\w*|livre\w*) (?:to|a|aux?)|was invoiced|were invoiced|was billed) ?/.test(
      labels,
    )
  )
    return 'sold';
  // The nearest words count first.
  const areBuyers = told.some((line) => WHO_BUYS.test(line));
  for (const line of told) {
    const isOfMakers = HEADS_MAKERS.test(line) && !areBuyers;
    const [isSold, isBought] = [HEADS_BUYERS.test(line), HEADS_SUPPLIERS.test(line) || isOfMakers];
    if (isSold !== isBought) return isSold ? 'sold' : 'bought';
  }
  // `Caterers (38 clients)` among parts of sales: the others are who buys, too.
  if (heads.some((line) => TOTAL_SOLD.test(line)) && items.some(({ label }) => COUNTS_BUYERS.test(label)))
    return 'sold';
  const named = items.filter(isOneByName).filter((one) => isOrganisation(one, items));
  const areAll = items.every(({ unit }) => unit === 'percent') && Math.abs(sumOf(items) - 100) <= 1;
  if ((whole === null && !(areAll && named.length >= FEWEST_ALONE)) || named.length === 0) return null;
  const [isSold, isBought] = [told.some((line) => SOLD.test(line)), told.some((line) => BOUGHT.test(line))];
  return isSold === isBought ? null : isSold ? 'sold' : 'bought';
}

const WHO_BUYS = /\bwho (?:buys|pays|takes)\b|\b(?:qui achete|a qui (?:nous )?vend)/;
const COUNTS_BUYERS = /\(\d+ (?:clients?|customers?|buyers?|acheteurs?|accounts?|comptes)\)/;
/** `Shareholder | Ordinary | Total | Folio`: a register, whose rows hold shares and trade in nothing. */
const HEADS_HOLDERS = new RegExp(
  String.raw`^\W*${HOLDERS}\b(?=.*(?:\b(?:shares?|stakes?|ordinary|pref\w*|total|folio|class|units|actions|parts|titres|ordinaires?)\b|%))`,
);
const SAYS_WHAT =
  /^(?:by |par )?(?!(?:the |our |les |nos )?(?:largest|top|main|biggest|key|premiers?|principaux|principales)\b|(?:repartition|ventilation|detail|split|breakdown|shares?|namely|soit)\b)[a-z]{4,}(?: [a-z']+){0,2} ?: ?$/;
/** `Trade receivables by debtor`: who owes so much has bought it. */
const OF_DEBTORS =
  /\b(?:receivables?|debtors?|creances(?: clients)?)\b[^|.;]{0,24}\b(?:by|per|par) (?:debtor|customer|client|buyer|debiteur)s?\b|^\W*(?:debtor(?! days)|debiteur|debtor's name|name of debtor)\b/;
/** From here on what one of them owes tells that much is sold to him. */
const OWED_FROM = 50;
/** `Customer | Amount | Share`: a part, and no paper of a company. */
const A_SHARE =
  /(?<!\bordinary |\bper |\ba |\b[a-z]{4,8}ed )\bshare\b(?! (?:capital|price|class|register|issue))(?: of (?:sales|revenue|turnover|income|total))?/g;
const MONEY_COMES =
  /\b(?:revenues?|sales|turnover|income)\b.{0,110}\b(?:comes?|came|arises?|arose|derives?) from\b|\b(?:where|d'ou) (?:(?:the |our |its )?(?:sales|money|income|revenues?|turnover|fees) (?:comes?|came) from|(?:vien|vin|provien)\w+ (?:les |nos |l'|notre )?(?:ventes|recettes|argent|revenus|chiffre d'affaires))\b/;
/** A row of another table. */
const ROW_ABOVE =
  /(?: [(-]?(?!(?:19|20)\d\d\b)\d[\d,.]*\)?){2,}$|(?: [(-]?(?!(?:19|20)\d\d\b)\d[\d,.]*\)?){3,} /;
/** What a list is of where it is of none who buy: places, things sold, and the ways to sell them. */
const PLACES_AND_THINGS =
  'regions?|localites?|communes?|villages?|municipalit(?:y|ies)|gouvernorats?|provinces?|districts?|count(?:y|ies)|governorates?|wilayas?|departements?|zones?|territor(?:y|ies)|cit(?:y|ies)|towns?|villes?|countr(?:y|ies)|pays|branch(?:es)?|agences?|products?|produits?|gammes?|lines?|brands?|marques?|crops?|categor(?:y|ies)|categories?|channels?|canal|canaux|segments?|activit(?:y|ies)|activites?';
/** `Dakar 64 %, Petite Côte 27 %`, `Tunis 52 %, autres gouvernorats 9 %`: where it is sold, and to nobody by name. */
const areOfPlaces = (items: readonly Item[]): boolean =>
  items.some(({ label }) => REST_OF_PLACES.test(label)) ||
  (items.some(isPlace) && !items.some(({ label }) => isOrganised(label) || isBuyer(label)));
const REST_OF_PLACES = new RegExp(
  `^(?:(?:the )?(?:all )?others?|autres?|rest of (?:the )?|reste (?:du |de la |des )?)(?: [a-z]+)? ?(?:${PLACES_AND_THINGS})\\b`,
);
const OF_PLACES = new RegExp(`^\\W*(?:our |nos |the |les |by |par )?(?:${PLACES_AND_THINGS})\\b`);
const BY_ANY =
  /\b(?:sales|revenues?|turnover|income|ventes|recettes|chiffre d'affaires|facturation)\b[^.|]{0,24}\b(?:by|par|per) [a-z]/;
const BY_OTHER = new RegExp(
  `\\b(?:by|per|par|selon le|of each) (?:${PLACES_AND_THINGS}|quarters?|trimestres?|months?|mois|service)\\b`,
);
const FEWEST_NAMES = 2;
const FEWEST_HEADED = 4;
/** So many by name with all of it between them need no head. */
const FEWEST_ALONE = 3;
const FEWEST_BY_BUYER = 3;
const BY_BUYER =
  /\b(?:by|per|par) (?:main |principaux )?(?:customer|client|buyer|payer|account|acheteur|payeur|donneur d'ordres?)s?\b/;
/** `Par type de client`: rows are kinds of buyers, of which a public programme is one payer, and ends. */
const BY_KIND =
  /\b(?:by|per|par) (?:types?|kinds?|categor(?:y|ies)|categories?|segments?) (?:of |de |d')?(?:customers?|clients?|buyers?|payers?|acheteurs?|clientele)\b|\b(?:by|per) (?:customer|client|buyer) (?:type|kind|category|segment)s?\b/;
const A_PROGRAMME =
  /^(?:[a-z'-]+ ){0,3}?(?:programme|program|project|projet|tender|appel d'offres|marche public)(?! (?:partners|partenaires))\b/;
/** Columns that are no parts of anything. */
const RATE =
  /\b(?:opening|additions|disposals|closing|ouverture|augmentations|diminutions|cloture|price|prix|rate|taux|average|moyen\w*|days|jours|invoices|factures|since|depuis|age|terms?|start|duree|debut|until|expir\w+|echeance)\b|\b(?:per|par|a|le|la) (?:kilo|kg|tonne|ton|litre|unit|unite|piece|bag|sac|crate|day|month|jour|mois|order|head)\b|\bno\.?$/;

/** A column that counts who buys: a row of several is a kind of them. */
const HEADS_COUNT =
  /^(?:(?:n(?:om)?bre|nb|numbers?|no|count)\.?(?: (?:of|de|d')? ?[a-z' -]+)?|buyers|customers|clients|acheteurs|accounts|comptes|outlets|points de vente|members|adherents|subscribers|abonnes|users|utilisateurs|connections|connexions|raccordements|households|menages|pupils|eleves|patients)(?: [a-z]+)?(?: (?:19|20)\d\d)?$/;
const countsBuyers = ({ over: [head = ''], items }: Itemised): boolean =>
  HEADS_COUNT.test(head) && items.every(({ unit, value }) => unit === 'count' && Number.isInteger(value));
/** The rows of a table that are of several who buy, by the column that counts them. */
const countedSeveral = (columns: readonly Itemised[]): ReadonlySet<PlacedPassage> =>
  new Set(
    columns
      .filter(countsBuyers)
      .flatMap(({ items }) => items.flatMap(({ value, passage }) => (value > 1 ? [passage] : []))),
  );

/** Of columns of several years the last. */
function ofLastYear(columns: readonly Itemised[]): readonly Itemised[] {
  const yearOf = ({ over }: Itemised): number =>
    Number(/20\d\d/.exec(A_YEAR.test(over[0] ?? '') ? (over[0] ?? '') : '')?.[0] ?? 0);
  const last = Math.max(...columns.map(yearOf));
  return columns.filter((one) => yearOf(one) === 0 || yearOf(one) === last);
}

/** `Enterprise (three entities of one bank group)`, `Transport (un seul client)`: a row that says it is of one who pays. */
const ONE_PAYER =
  /\b(?:one|a single|un seul|une seule|(?<=\()(?:un|une|a)) (?:[a-z-]+ ){0,2}?(?:customers?|clients?|cliente|buyer|acheteur|account|group|groupe|company|societe|chain|chaine|bank|banque|operator|operateur|programme|contract|contrat|agency|agence|ministry|ministere)\b/;
/** What such a row has of the income that its table ends in, in its last column, or of what all rows make that are set out by buyer. */
const ofOnePayer = (columns: readonly Itemised[]): Share[] => {
  const { items = [], total = null, isSentence = true, over = [] } = columns.at(-1) ?? {};
  if (isSentence) return [];
  const isTotal = total !== null && TOTAL_SOLD.test(total.label) && !NOT_NOW.test(total.label);
  const isByBuyer = over
    .slice(0, 4)
    .some((line) => BY_BUYER.test(line) && TOTAL_SOLD.test(line) && !NOT_NOW.test(line));
  const areShares = items.every(({ unit }) => unit === 'percent');
  const made = areShares ? (Math.abs(sumOf(items) - 100) <= 1 ? 100 : null) : sumOf(items);
  const whole = isTotal ? total.value : isByBuyer && items.length >= FEWEST_ALONE ? made : null;
  if (whole === null) return [];
  const [largest] = items
    .filter(({ label, value }) => ONE_PAYER.test(label) && value < whole)
    .toSorted((a, b) => b.value - a.value);
  return largest
    ? [
        {
          percent: (largest.value / whole) * 100,
          side: 'sold',
          quotes: [largest.passage, ...(isTotal ? [total.passage] : [])],
        },
      ]
    : [];
};
const TOTAL_SOLD =
  /\b(?:sales|revenues?|turnover|income|arr|mrr|ventes|recettes|revenus?|chiffre d'affaires|encaissements)\b/;

/** `Energy sold (MWh)`, `Revenue (USD)`, `Losses (%)`: what several units count makes no whole. */
const areOfSeveralUnits = (items: Itemised['items']): boolean =>
  new Set(items.flatMap(({ label }) => IN_A_UNIT.exec(label.trim())?.[1] ?? [])).size >= SEVERAL_UNITS;
const IN_A_UNIT = new RegExp(
  `\\((%|[kmg]?w(?:h|c|p)?|tonnes?|t|kg|litres?|l|m3|m2|ha|km|hours|heures|days|jours|f ?cfa|${CODES})\\)$`,
);
const SEVERAL_UNITS = 2;

/** `No. | Client | Start | First term`: a register of contracts, whose counts are numbers of rows and of months. */
const isRegister = ({ over, items }: Pick<Itemised, 'over' | 'items'>): boolean =>
  items.every(({ unit }) => unit === 'count') && over.slice(0, 2).some((line) => HEADS_TERMS.test(line));
const HEADS_TERMS =
  /\b(?:first term|start(?: date)?|end(?:s| date)?|expir(?:y|es|ation)|signed(?: on)?|duree|echeance|debut|date d'effet)\b(?=.*\b(?:status|term|end(?:s| date)?|expir(?:y|es|ation)|renewal|statut|etat|fin|duree|echeance)\b)/;

/** `Sum of five`, `Top ten`, `Total of the five largest`: the sum of some, and no whole. */
const OF_THE_LARGEST =
  /^\W*(?:(?:sum|total|all|ensemble|somme) (?:of |des |de |d')(?:the |these |les |ces )?(?:[2-9]|1\d|20|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\b|(?:the )?top (?:\d{1,2}|three|five|ten|twenty)\b|(?:the |les )?(?:\d{1,2}|three|five|ten|cinq|dix|trois) (?:largest|biggest|first|premiers?|plus (?:gros|grands))\b)/;

/** `143 complaints: late 71, wrong weight 14`, `214 open-source packages`: what is counted by sort, and nobody who buys or sells. */
const SORTED_BY_KIND =
  /\b(?:complaints?|complained|reclamations?|plaintes?|incidents?|defects?|defauts?|returns? by reason|motifs? de retour|tickets?|grievances?|accidents?|rejects?|rebuts?|reasons? for|causes? (?:of|d[eu])|entries on \d+|open[- ]source|licen[cs]es found|third-party code|borrower\b.*\blender|lender\b.*\bborrower|note \d{1,2}\b[^.]{0,20}\bborrowings|software (?:packages|libraries|licen[cs]es))\b/;

/** `Share of sales %` over 71, 17 and 12: bare numbers that make a hundred under the head of shares. */
const asShares = (set: Itemised): Itemised =>
  !set.isSentence &&
  HEADS_PERCENTS.test(set.over[0] ?? '') &&
  set.items.every(({ unit, isScaled }) => unit === 'count' && !isScaled) &&
  Math.abs(sumOf(set.items) - 100) <= 1
    ? { ...set, items: set.items.map((item) => ({ ...item, unit: 'percent' as const })) }
    : set;
const HEADS_PERCENTS = /%|\b(?:per ?cent|pour ?cent|pct)\b/;

/** What the largest buyer or supplier by name has of what the parts make. */
export const sharesOf = once((extraction: Extraction): readonly Share[] => [
  ...byRows(extraction.itemised).flatMap(ofOnePayer),
  ...byRows(extraction.itemised)
    .flatMap((columns) => {
      const several = countedSeveral(columns);
      return ofLastYear(columns)
        .filter((one) => several.size === 0 || !countsBuyers(one))
        .map((set) => ({ set: asShares(set), several }));
    })
    .flatMap(({ set, several }): Share[] => {
      const made = partsOfWhole(extraction, set);
      const items = made?.items ?? set.items;
      const side = sideOf({ ...set, items }, made?.whole ?? null);
      const areRoles = items.filter(({ label }) => ROLE.test(label)).length * 2 > items.length;
      if (
        side === null ||
        areRoles ||
        items.some(({ passage }) => isOfManySmall(passage.text)) ||
        isStatement({ ...set, items }) ||
        areOfSeveralUnits(items) ||
        (!set.isSentence && (RATE.test(set.over[0] ?? '') || isRegister({ ...set, items })))
      )
        return [];
      // Of the five largest together nobody's part is that of all sales.
      if (made !== null && OF_THE_LARGEST.test(made.whole.passage.text)) return [];
      if ([...set.over.slice(0, 4), made?.whole.passage.text ?? ''].some((line) => SORTED_BY_KIND.test(line)))
        return [];
      const isShares = items.every(({ unit }) => unit === 'percent');
      if (items.some(({ unit }) => (unit === 'percent') !== isShares)) return [];
      if (isShares && sumOf(items) > 101) return [];
      const isAll = isShares && !set.isSentence && sumOf(items) >= 99;
      const isHeaded = set.over
        .slice(0, 4)
        .some((line) =>
          side === 'sold' ? HEADS_BUYERS.test(line) : HEADS_SUPPLIERS.test(line) || HEADS_MAKERS.test(line),
        );
      const isByKind = set.over.slice(0, 4).some((line) => BY_KIND.test(line));
      const isByBuyer = isByKind || set.over.slice(0, 4).some((line) => BY_BUYER.test(line));
      const fewest = isByBuyer ? FEWEST_BY_BUYER : FEWEST_HEADED;
      // `Materials`, `Electricity`: without words of buyers or suppliers above it, a common word is no name.
      const named = items.filter((one) =>
        isOfSeveralPlaces(one, items) || several.has(one.passage)
          ? false
          : isByKind
            ? A_PROGRAMME.test(one.label)
            : isOneByName(one) && (isHeaded || isOrganised(one.label) || FULL_NAME.test(one.name)),
      );
      if (
        named.length <
          ((made && items.length <= 4) || (isHeaded && (made || isAll || isByBuyer)) ? 1 : FEWEST_NAMES) ||
        (!made &&
          !(isAll && named.length >= FEWEST_ALONE) &&
          !(isHeaded && (isAll || items.length >= fewest)))
      )
        return [];
      const whole = isShares ? 100 : Math.max(sumOf(items), made?.whole.value ?? 0);
      const [largest] = named.toSorted((a, b) => b.value - a.value);
      const percent = largest ? (largest.value / whole) * 100 : 0;
      const isOwed = set.over.slice(0, 4).some((line) => OF_DEBTORS.test(line));
      if (!largest || percent >= 100 || (isOwed && percent < OWED_FROM)) return [];
      return [{ percent, side, quotes: [largest.passage, ...(made ? [made.whole.passage] : [])] }];
    }),
]);

/** From here on a share is told. */
export const TOLD_FROM = { sold: 25, bought: 50 } as const;
/** The words of shares that parts show to be small: in every column, where there are several. */
export function smallParts(extraction: Extraction): PlacedPassage[] {
  const shares = sharesOf(extraction);
  const isSmall = ({ percent, side }: Share): boolean => percent < TOLD_FROM[side];
  const large = new Set(shares.filter((share) => !isSmall(share)).flatMap(({ quotes }) => quotes[0] ?? []));
  return shares.filter(isSmall).flatMap(({ quotes }) => quotes.filter((quote) => !large.has(quote)));
}
