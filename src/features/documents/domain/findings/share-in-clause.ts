import { shareOfQuantity } from './share-of-quantity.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { A_NAME } from '../sums/part-told.ts';
import { currencyOfPlaces } from '../words/place-currency.ts';
import { isOfManySmall } from '../words/spread-word.ts';

/** The part of one in what a company sells or buys, as one clause tells it. */
export type ShareInClause = { readonly side: 'sold' | 'bought'; readonly percent: number };

type Words = { readonly text: string; readonly plain: string };

const FRACTIONS: Readonly<Record<string, number>> = {
  half: 50,
  'la moitie': 50,
  'two thirds': 66.7,
  'les deux tiers': 66.7,
  'three quarters': 75,
  'les trois quarts': 75,
};
const PERCENT = '(\\d{1,3}(?:[.,]\\d+)?) ?(?:%|pct\\b|per ?cent\\b|pour cent\\b)';
const EACH_PERCENT = new RegExp(PERCENT, 'g');
const SHARE = `(?:${PERCENT}|\\b(${Object.keys(FRACTIONS).join('|').replaceAll(' ', '[ -]')})\\b)`;
const OURS = "(?:(?:the|our|its|all|total|net|gross|nos|notre|les|la|le|ses|sa|son)\\b |l')*";
const OF = `(?: ?(?:of|des|du|de) (?:${OURS})| ?d')`;
/** `Sales in Kampala`, `the income of the shop`: less than the whole. */
const NO_PART_OF_IT =
  "(?! (?:from|in|of|en|au|a l'|de|des|du) (?!(?:the|this|last|that|la|le|l'|cette|ce) ?(?:year|half|quarter|season|period|month|first|nine|annee|exercice|semestre|trimestre|saison|periode|mois)|(?:19|20)\\d\\d|fy|[qh]\\d))";
/** What a company sells, as a whole. */
const SOLD = `(?:(?:annual |yearly |(?:19|20)\\d\\d |fy ?\\d\\d |(?:(?:last|this) )?(?:year|quarter|half-year|half|season|month)'s )?(?:revenues?|sales|turnover|income|billings?|takings|fees|fares|commissions?|invoices|invoicing|orders|order book|output|contract income|fee income|volumes?|tonnage|ventes|recettes|chiffre d'affaires|ca|revenus|facturations?|factures|commandes|encaissements|production)\\b${NO_PART_OF_IT}|(?:everything |all |what |that )+we (?!buy|bought|use|need|spend|spent|import|pay|paid|own|owe|have|had|raise|raised|borrow)[a-z]+|(?:tout )?ce que nous (?!achet|consomm|import|depens|utilis)[a-z]+)`;
/** What it buys, as a whole. */
const BOUGHT = `(?:(?:annual )?(?:purchases|achats|approvisionnements|cost of sales|cost of goods(?: sold)?|supplies|inputs|raw materials?|matieres premieres)\\b|(?:everything |all |what |that )+we (?:buy|bought|use|need|import|purchase|process|mill|pack|roast)[a-z]*|(?:tout )?ce que nous (?:achet|consomm|import|utilis|transform)[a-z]+)`;

/** Sure to be one and no kind, place or product: who buys of the company, or sells to it, by what they are. */
const A_PARTY =
  '(?:customer|client|cliente|buyer|acheteur|account|compte|off-?taker|contract|contrat|company|compagnie|societe|entreprise|bank|banque|chain|chaine|group|groupe|agency|agence|ministry|ministere|supplier|fournisseur|vendor|importer|importateur|distributor|distributeur|wholesaler|grossiste|cooperative|union|association|mill|moulin|factory|usine|miller|programme|hospital|hopital|hotel|brewery|brasserie|foundation|fondation|fund|fonds|fisherman|farm|plantation|house|maison|trader|negociant|exporter|operator|operateur|ngo|ong|council|mairie|authority|ltd|limited|plc|gmbh|sarl|sa|inc|llc)';
/** `our biggest account`, `one company`, `un seul client`, `le groupe Sifca`. */
const ONE_PARTY = new RegExp(
  `\\b(?:one|a|an|the same|our|the|un|une|notre|le|la|l')(?: (?:single|sole|biggest|largest|main|top|first|leading|anchor|principale?|premiere?|plus (?:gros|grosse|grand|grande)|seule?))? ?${A_PARTY}\\b|\\b(?:the|our) [a-z]+ (?:contract|account)\\b|\\b(?:a single|one single|(?<![\\d.,] ?)one|un seul|une seule|the same) (?!(?:of|in|to|and|year|month|day|quarter|season|third|half|crop|colou?r|size|type|kind|sort|way|side|line|page|time|saison|annee|mois|gamme|produit)\\b)[a-z]{4,}(?: [a-z]+)?`,
);
const ALONE = /\balone\b|\ba (?:lui|elle) seule?\b|\bau seul\b|\ba la seule\b|\bnobody but\b/;
const TWO_NAMES = `${A_NAME}(?: (?:of|de|du|des|and|et|&|d['’])+)? ?(?:${A_NAME})`;
const IS_TWO_NAMES = new RegExp(`^${TWO_NAMES}`, 'u');
const ONE_OR_TWO_NAMES = new RegExp(`${A_NAME}(?: ${A_NAME})?`, 'gu');
const OPENS_WITH_ONE = new RegExp(`^(?:\\W|[Tt]he |[Ll]a |[Ll]e |[Ll]['’])*(?:\\p{Ll}+ )?${TWO_NAMES}`, 'u');
export const LEGAL_FORM =
  /(?<![\p{L}])(?:Ltd|Limited|GmbH|S\.?A\.?|SARL|SAS|SASU|PLC|[Pp]lc|Inc|LLC|LLP|B\.?V|N\.?V|AG|Pty|Pvt|Bhd|Lda|Ltda|AB|A\/S|Oyj?|S\.?p\.?A|S\.?r\.?l|KG|Sdn|Corporation|Cooperative|Coopérative)(?![\p{L}])/u;

/** Not a fact of now, of many, or of less. */
const UNFIT =
  /\b(?:two|three|four|five|deux|trois|quatre|cinq|several|plusieurs) (?!shillings|of|sur|thirds|quarters|fifths|tiers|quarts)[a-z]+ (?:pay|make|give|bring|buy|take|supply|are|were|font|paient|sont)\b|\b(?:years? ago|il y a|when|lorsque|quand|once|day|jour ou|perte|loss|lost|perdu|if|unless|would|could|should|may|might|will|shall|target|plans?|planned|budget\w*|forecast|until|used to|formerly|down from|no (?:single |one )?(?:customer|client|buyer|supplier|account)|none|nobody else|not|never|together|combined|others?|rest|remaining|between them|each|every|si|serait|pourrait|devrait|sera|seront|objectif|prevu\w*|jusqu'en|contre|aucune?|ensemble|reste|autres|chacune?|ramene\w*|n'est|ne)\b|\?/;
const MANY =
  /\b(?:customers|clients|buyers|suppliers|accounts|farmers|growers|smallholders|traders|wom[ae]n|households|groups|shops|schools|hotels|retailers|members|users|contracts|companies|banks|producteurs|paysans|commercants|commerces|menages|femmes|groupements|boutiques|ecoles|membres|fournisseurs|acheteurs|hopitaux|exports?|export|exportations?|retail|wholesale|detail|own|subsidiar\w+|filiales?|branch(?:es)?|depots?|regions?|provinces?|districts?|cit(?:y|ies)|towns?|villes?|zones?|sites?|stations?|agences|products?|produits?|services?|lines?|gammes?|subscriptions?|abonnements?|men|hommes|staff|market|marche)\b/;
const EARNS =
  '(?:is|are|was|makes?|made|brings?|brought|gives?|gave|pays?|paid(?: for)?|accounts? for|accounted for|represents?|represented|contribut\\w+|generat\\w+|takes?|took|buys?|bought|orders?|ordered|absorbs?|absorbed|was worth|is worth|is responsible for|with|at|est|absorbe|procure|fait|represente|apporte|rapporte|verse|paie|regle|pese|achete|prend|constitue|a (?:represente|apporte|verse|paye|regle|achete|pris|pese))';
const BUYS =
  /\b(?:pays?|paid|buys?|bought|orders?|ordered|paie|regle|achete|commande|a (?:paye|achete|regle|commande))\b/;
const SUPPLIES =
  '(?:delivers?|delivered|supplies|supplied|sends?|sent|sells?|sold|brings?|brought|provides?|provided|livre|fournit|assure|apporte|envoie|vend|represent(?:s|ed)?|represente|accounts? for|accounted for|ma[dk]es? up|is|are|was|were|a (?:livre|fourni|apporte|represente))';
const BETWEEN = '(?:[^.;%\\d]|\\.\\d|\\b(?:19|20)\\d\\d\\b){0,40}?';
/** `One company, Adama Freight, makes 43% of our commission`. */
const EARNS_SHARE = new RegExp(`\\b${EARNS}\\b${BETWEEN}${SHARE}${OF}${SOLD}`);
/** `49 % des commissions viennent de Moov Bénin`. */
const COMES_FROM = new RegExp(
  `^${BETWEEN}${SHARE}${OF}(?:${SOLD})[^.;%\\d]{0,30}?\\b(?:went|goes|go|came|comes?|were|was|is|are|rests?|depends?|provien\\w+|vien\\w+|depend\\w*|passe\\w*)\\b(?: [a-z]+)? (?:to|from|with|on|through|de|du|d'|a|au|chez|par) `,
);
/** `delivers 59 pct of everything we buy`. */
const SUPPLIES_SHARE = new RegExp(`\\b${SUPPLIES}\\b${BETWEEN}${SHARE}${OF}${BOUGHT}`);
/** `72 % de nos noix ont été achetées au seul Domaine Fandriana`, `three quarters of our purchases go through the Vidal house`. */
const BOUGHT_FROM = new RegExp(
  `^${BETWEEN}${SHARE}${OF}(?:${BOUGHT}|[a-z' -]{3,40}?)[^.;%\\d]{0,20}?(?:\\b(?:bought|purchased|supplied|delivered|sourced|brought)\\b[^.;\\d]{0,12} (?:from|by) |\\b(?:achetee?s?|fournie?s?|livree?s?|acquise?s?)\\b[^.;\\d]{0,12}(?:par|chez|aupres d[eu]|au|a|de) )`,
);
/** `The Supplier sold 71 per cent of its dried fruit to the Buyer`: of all of what it sells. */
const WE_SELL = new RegExp(
  `\\b(?:we|nous|the (?:company|supplier|seller|producer|borrower)|la societe|le (?:fournisseur|vendeur|producteur)|l'emprunteur) (?:sold|sells?|delivered|delivers?|shipped|ships?|supplied|vend(?:ait|ons|ent)?|livre|livrons|a (?:vendu|livre)|avons (?:vendu|livre))\\b${BETWEEN}${SHARE}${OF}(?:its|our|ses|sa|son|nos|notre|all|toute sa)? ?[a-z' -]{3,30}? (?:to|a|au) (?:the |l'|la |le )?`,
);
/** `We get 68% of our milk from the Kinale Cooperative`. */
const WE_GET = new RegExp(
  `\\b(?:we|nous) (?:get|got|buy|bought|take|took|source|purchase|achetons|prenons|tirons)\\b${BETWEEN}${SHARE}${OF}(?:our|nos|the|les)?[a-z' -]{3,40}? (?:from|with|chez|aupres d[eu]|a|au|de) `,
);

function percentOf(found: RegExpExecArray): number {
  const [, digits, fraction] = found;
  return digits === undefined
    ? (FRACTIONS[(fraction ?? '').replace('-', ' ')] ?? 0)
    : Number(digits.replace(',', '.'));
}

/** What a firm may be called by: `Sahel Lines`, `Twiga Retail`. */
const IN_A_NAME =
  /(?<=\p{L} )(?:Lines?|Retail|Wholesale|Services?|Products?|Produits|Exports?|Hotels|Stations?|Schools|Stores|Zone|Market|Sites?)(?!\p{L})/gu;
/** Whether words speak of many, of a kind or of a place; what is part of a name does not. */
const isMany = (text: string, plain: string): boolean =>
  MANY.test(text) && MANY.test(plain.replaceAll(IN_A_NAME, ' ').toLowerCase());

const isPlace = (plain: string): boolean =>
  !LEGAL_FORM.test(plain) &&
  [...plain.matchAll(ONE_OR_TWO_NAMES)].some(
    ([name]) => name.length > CODE_LENGTH && countryOf(name) !== null,
  );
/** `It` is no code of Italy. */
const CODE_LENGTH = 2;

/** Whether words are of one party, no place and not of many: by what it is, by a legal form, by being alone, or otherwise. */
const isOne = (text: string, plain: string, isOtherwise: boolean): boolean =>
  !isMany(text, plain) &&
  !isPlace(plain) &&
  (ONE_PARTY.test(text) || LEGAL_FORM.test(plain) || ALONE.test(text) || isOtherwise);

/** `Shares of 2025 sales: Olea Handels, Hamburg 71 %, others 29 %`. */
const LISTS_SHARES = new RegExp(
  `^[^:;\\d]{0,30}\\b(?:shares?|parts?|split|breakdown|repartition|ventilation)\\b${OF}(?:(?:19|20)\\d\\d )?(?:annual |total )?(?:revenues?|sales|turnover|income|ventes|recettes|chiffre d'affaires)(?:[ ,]*(?:in|for|of|en|de)? ?(?:fy ?)?(?:19|20)\\d\\d)? ?: `,
);
/** `Clients : SONABEL 64 %, divers 36 %`. */
const LISTS_BUYERS =
  /^\W*(?:our |nos |main )?(?:customers?|clients?|buyers?|acheteurs?|off-?takers?)(?: (?:in |en )?(?:fy ?)?(?:19|20)\d\d)? ?: (?=[^;]*\d ?%)/;
/** Who is where: `Olea Handels, Hamburg`. */
const NAME_AND_PLACE = new RegExp(`^\\s*${TWO_NAMES}, ${A_NAME}\\s*$`, 'u');
/** `Other 71 farms`, `les 40 autres clients`: those beside whom a name is of a buyer, too. */
const OTHER_BUYERS =
  /\b(?:others?|the (?:rest|remaining)|autres)\b[^,;]{0,20}\b(?:customers?|clients?|buyers?|accounts?|farms?|farmers?|growers?|shops?|stores?|firms?|companies|schools|hotels|clinics|dealers?|acheteurs?|comptes|fermes?|boutiques|ecoles|societes|entreprises)\b/;
/** `SONABEL`, and no kind of buyer: `PME`. */
const IS_ACRONYM =
  /^(?!(?:PME|SMES?|TPE|NGOS?|ONG|GMS|CHR|HORECA|OEMS?|MSMES?|EXPORTS?|RETAIL|LOCAL|OTHERS?|AUTRES)$)\p{Lu}{3,10}$/u;
const IS_FULL_NAME = new RegExp(`^${A_NAME}(?: ${A_NAME}){1,3}$`, 'u');
/** What one party has in a list of shares that make all of what is sold. */
function shareListed({ text, plain }: Words): ShareInClause | null {
  const head = LISTS_SHARES.exec(text) ?? LISTS_BUYERS.exec(text);
  if (!head) return null;
  const from = head[0].length;
  let at = from;
  const parts = [...text.slice(from).matchAll(EACH_PERCENT)].map((found) => {
    const who = { start: at, end: from + found.index };
    at = who.end + found[0].length;
    const skip = /^[\s,;]*(?:(?:and|et) )?/.exec(text.slice(who.start, who.end))?.[0].length ?? 0;
    const [label, name] = [text, plain].map((one) => one.slice(who.start + skip, who.end).trim());
    return { label: label ?? '', name: name ?? '', percent: percentOf(found) };
  });
  const sum = parts.reduce((all, { percent }) => all + percent, 0);
  if (Math.abs(sum - A_WHOLE) > 1) return null;
  const areBuyers = LISTS_BUYERS.test(text);
  const isBesideOtherBuyers = areBuyers || parts.some(({ label }) => OTHER_BUYERS.test(label));
  const [largest] = parts
    .filter(
      ({ label, name }) =>
        !isMany(label, name) &&
        (ONE_PARTY.test(label) ||
          LEGAL_FORM.test(name) ||
          (isBesideOtherBuyers &&
            (IS_FULL_NAME.test(name) || (areBuyers && IS_ACRONYM.test(name))) &&
            !isPlace(name) &&
            currencyOfPlaces(label) === null) ||
          (NAME_AND_PLACE.test(name) && !isPlace(name.split(',')[0] ?? ''))),
    )
    .toSorted((a, b) => b.percent - a.percent);
  return largest ? { side: 'sold', percent: largest.percent } : null;
}
const A_WHOLE = 100;

/** `38% of sales in the half, against 24% a year ago`: what it was. */
const COMPARED_WITH =
  /,? \(?(?:against|compared (?:with|to)|versus|vs\.?|up from|contre) (?:about |some |environ )?\d[\d.,]* ?(?:%|per ?cent|pour cent)(?: (?:a year (?:ago|earlier|before)|(?:in )?(?:the )?(?:last|previous|prior) year|the year before|(?:in|en) (?:19|20)\d\d|un an (?:plus tot|auparavant)|l'an (?:dernier|passe)))?\)?/;
const blanked = (text: string, from: number, length: number): string =>
  text.slice(0, from) + ' '.repeat(length) + text.slice(from + length);

/** `Share of Jalali Transport | % of revenue | 38 | 41`: a row that says whose part it is. */
const ROW_OF_SHARE =
  /^\W*(?:share|part|weight|poids) (?:of|de|du) (?<who>[^%\d(]{4,60}?) (?:\([^()]*\) )?(?:in )?% (?:of|du|de|des) (?:total )?(?:revenues?|sales|turnover|chiffre d'affaires|ventes|recettes|ca) (?<percent>\d{1,3}(?:[.,]\d+)?)(?= |$)/;
function shareInRow({ text, plain }: Words): ShareInClause | null {
  const { who = '', percent = '' } = ROW_OF_SHARE.exec(text)?.groups ?? {};
  const at = text.indexOf(who);
  const name = plain.slice(at, at + who.length);
  return who !== '' && IS_FULL_NAME.test(name) && !isMany(who, name) && !isPlace(name)
    ? { side: 'sold', percent: Number(percent.replace(',', '.')) }
    : null;
}

const LONGEST_NAME = 60;
/** Characters of what leads to a name that still say of whom: `au seul`. */
const LONGEST_LEAD = 8;
const PURCHASES_FROM = /\b(?:purchases|achats) (?:from|chez|aupres de) /;

function shareOf(told: Words): ShareInClause | null {
  if (told.text.length > LONGEST) return null;
  const until = told.text.search(WHAT_THEN);
  const was = COMPARED_WITH.exec(told.text);
  const cut = (one: string): string => {
    const now = was === null ? one : blanked(one, was.index, was[0].length);
    return until < 0 ? now : now.slice(0, until);
  };
  const text = cut(told.text);
  const plain = cut(told.plain);
  if (UNFIT.test(text)) return null;
  const before = (end: number) => [text.slice(0, end), plain.slice(0, end)] as const;
  const behind = (start: number, lead = 0) =>
    [
      text.slice(Math.max(0, start - lead), start + LONGEST_NAME),
      plain.slice(start, start + LONGEST_NAME),
    ] as const;
  const endOf = ({ index, 0: found }: RegExpExecArray): number => index + found.length;

  const earns = OF_A_YEAR.test(text) ? null : EARNS_SHARE.exec(text);
  if (earns) {
    const [who, name] = before(earns.index);
    const isAlone = ALONE.test(text.slice(0, endOf(earns)));
    if (
      isOne(
        who,
        name,
        isAlone || ONE_BESIDE_THE_REST.test(told.text) || (BUYS.test(earns[0]) && OPENS_WITH_ONE.test(name)),
      )
    )
      return { side: 'sold', percent: percentOf(earns) };
  }
  const comes = COMES_FROM.exec(text);
  if (comes) {
    const [who, name] = behind(endOf(comes));
    if (isOne(who, name, IS_TWO_NAMES.test(name))) return { side: 'sold', percent: percentOf(comes) };
  }
  const sold = WE_SELL.exec(text);
  if (sold) {
    const [who, name] = behind(endOf(sold), LONGEST_LEAD);
    if (isOne(who, name, IS_TWO_NAMES.test(name))) return { side: 'sold', percent: percentOf(sold) };
  }
  const supplies = SUPPLIES_SHARE.exec(text);
  if (supplies) {
    const [who, name] = before(supplies.index);
    if (isOne(who, name, OPENS_WITH_ONE.test(name) || PURCHASES_FROM.test(who)))
      return { side: 'bought', percent: percentOf(supplies) };
  }
  const bought = BOUGHT_FROM.exec(text) ?? WE_GET.exec(text);
  if (bought) {
    const [who, name] = behind(endOf(bought), LONGEST_LEAD);
    if (isOne(who, name, false)) return { side: 'bought', percent: percentOf(bought) };
  }
  return null;
}

/** `In 2023 a single operator was 71% of our sales`: whether it still is, one clause does not say. */
const OF_A_YEAR = /^(?:in|en) (?:19|20)\d\d\b/;
/** `took 70% in 2019 and now 9%`: what was more. */
const LESS_NOW =
  /\b(?:was|took|made|brought|bought|etait|prenait|faisait|achetait)\b.*\b(?:now|today|since then|desormais|aujourd'hui|maintenant)\b|\bno (?:single |one |other )?(?:account|customer|client|buyer|supplier) (?:passed|passes|exceed\w*|is above|was above|over|reach\w*)\b/;
/** `and would be hard to replace`, `the rest goes to hotels`: what would be without them, or is of others, behind what is. */
const WHAT_THEN =
  /(?<=\d.*)(?:\b(?:and|which|whose (?:loss|leaving)|et) (?:would|could|might|serait|pourrait)\b|(?:,| and| et)+ (?:the (?:rest|remainder|others)|le reste|les autres)\b).*/;
/** `It takes 52% of our volumes, the rest goes to hotels`: somebody who was spoken of. */
const ONE_BESIDE_THE_REST =
  /^(?:it|he|she|elle|il) (?:[a-z]+ )?(?:buys?|bought|takes?|took|orders?|ordered|pays?|paid|prend|achete|commande|a (?:pris|achete|commande))\b[^;.]*\d[^;.]*, (?:and |et )?(?:the (?:rest|remainder|others)|le reste|les autres)\b/;
const LONGEST = 260;
const CLAUSE = /[^;.]+(?:[;.](?! )[^;.]*)*/g;

/** What one party has of what is sold or bought, where a clause of a sentence tells it plainly. */
export function shareInClause({ text, plain }: Words): ShareInClause | null {
  if (LESS_NOW.test(text) || isOfManySmall(text)) return null;
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    const from = index + clause.search(/\S|$/);
    const end = index + clause.length;
    const words = { text: text.slice(from, end), plain: plain.slice(from, end) };
    const found = shareInRow(words) ?? shareOfQuantity(words.text) ?? shareListed(words) ?? shareOf(words);
    if (found) return found;
  }
  return null;
}
