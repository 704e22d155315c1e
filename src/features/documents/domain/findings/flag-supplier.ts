import type { Severity } from '../document.ts';
import { distinctQuotes, type Extraction, type FlagRule, quoteWhole } from '../extraction.ts';
import { NOBODY_ELSE, partOfWhole } from './flag-concentration.ts';
import { sharesOf, TOLD_FROM } from '../sums/itemised-trade.ts';
import { shareInClause } from './share-in-clause.ts';
import { valueOfWords } from '../words/number-word.ts';
import { A_LAND, partsTold } from '../sums/part-told.ts';
import { BUYS_EQUIPMENT, CAME_FROM_WHO_ORDERS } from '../worries/concentration.ts';
import { isOfManySmall } from '../words/spread-word.ts';
import type { PlacedPassage } from '../text/section.ts';

const HIGH_FROM = 75;
const ALL = 100;
const BOUGHT =
  /\b(?:suppl(?:y|ies|ied|iers?)|vendors?|purchas\w+|bought|buys?|materials?|consumed|consumption|raw|imported|sourced|inputs|feed|fournisseurs?|fourni\w*|achats?|achet\w+|approvisionn\w+|matieres|intrants|consommees?|importee?s?|(?:came|comes?) (?:all )?from|(?:vient|viennent|vinrent) de|provien\w+ de)\b/;
const NOT_BOUGHT =
  /\b(?:tariffs?|ceiling|per kwh|hours a day|customers?|buyers?|clients?|dealers?|distribut(?:or|eur)s?|sold|sales|revenues?|turnover|hausse|variation|(?:in|de)crease in|debts?|owe[sd]?|borrow\w*|assets?|land|vehicles?|equipment|quotations?|commissioned|installed|devis|shares?|budget|will|plan|planned|acheteurs?|ventes|vendus?|chiffre d'affaires|actions|terrain|vehicules)\b/;
type Share = { readonly passages: readonly PlacedPassage[]; readonly percent: number };

/** `one mill sent 4.1 of the 5.2 million of flour bought`. */
function told({ passages, figures }: Extraction): Share[] {
  const byPassage = Map.groupBy(figures, ({ passage }) => passage);
  return passages.flatMap((passage): Share[] => {
    const { text } = passage;
    if (isOfManySmall(text) || CAME_FROM_WHO_ORDERS.test(text)) return [];
    if (isFromOneName(passage)) return [{ passages: [passage], percent: ALL }];
    const inClause = shareInClause(passage);
    if (inClause?.side === 'bought' && inClause.percent >= TOLD_FROM.bought)
      return [{ passages: [passage], percent: inClause.percent }];
    const counted = text.length > 300 ? undefined : countedIn(text);
    const brought =
      text.length > 300 || NOT_BOUGHT.test(text)
        ? undefined
        : (BROUGHT_BY.exec(text) ?? bringsShare(text))?.[1];
    const percentBrought = Number(brought?.replace(',', '.'));
    if (percentBrought >= TOLD_FROM.bought && percentBrought <= 100 && isOfOne(passage))
      return [{ passages: [passage], percent: percentBrought }];
    if (counted !== undefined && counted >= TOLD_FROM.bought && NAMED.test(passage.plain))
      return [{ passages: [passage], percent: counted }];
    if (
      text.length > 300 ||
      OF_A_HUNDRED.test(text) ||
      !(BOUGHT.test(text) || BROUGHT.test(text)) ||
      NOT_BOUGHT.test(text)
    )
      return [];
    const percent = partOfWhole(passage, byPassage.get(passage) ?? []);
    return percent !== null && percent >= TOLD_FROM.bought && isOfOne(passage)
      ? [{ passages: [passage], percent }]
      : [];
  });
}
/** `Of 100 shillings sold: purchase 81`: what a price is made of. */
const OF_A_HUNDRED =
  /^\W*(?:sur|of|out of|from|for) (?:each |every |chaque )?(?:[a-z]{2,4} ?)?(?:100|1[., ]?000) (?:f ?cfa|francs?|[a-z]{3,9}) (?:sold|vendus?|[:,])|^\W*(?:sur|of|out of|from|for) (?:100|1[., ]?000) (?:f ?cfa|francs?|shillings?|naira|dollars?|[a-z]{3}) ?[:,]|\b(?:of|out of|in|from|sur) (?:every |each |chaque )?(?:100|1[., ]?000) (?:f ?cfa|francs?|shillings?|naira|dollars?|rupees?|cedis?|pesos?|taka|birr|kwacha|rand|euros?)\b|^\W*(?:of|out of|from|sur) (?:[a-z]{2,4} ?|[^\sa-z\d] ?)?\d[\d.,]* ?(?:f ?cfa|[a-z]{3,9})? ?: /;
/** What somebody brought of what is worked: `delivered 412 of the 480 tonnes tanned`. */
const BROUGHT =
  /\b(?:delivered|landed|sent|brought|grew|caught|shipped|livre|apporte|debarque)\b[^.;]{0,24}\d[^.;]{0,12}\b(?:of|out of|sur|des) (?:the |our |les |nos )?\d[\d.,]* ?(?:[a-z]+ )?(?:tanned|milled|pressed|roasted|processed|crushed|packed|spun|smoked|dried|used|worked|melted|ground|baked|traite\w*|presse\w*|usine\w*|transforme\w*|torrefie\w*|utilise\w*|moulu\w*)\b/;
/** `91 % of it is brought to us by the Tana Growers Union`, `92 % nous est livré par`. */
const BROUGHT_BY =
  /(\d{1,3}(?:[.,]\d+)?) ?(?:%|per ?cent|pour cent)[^.;%]{0,70}\b(?:is|are|was|were|has been|have been|est|sont|a ete|ont ete) (?:all |still |encore )?(?:(?:brought|delivered|sent|landed|handed|carried|trucked|grown)(?: (?:to us|in|for us|to (?:the|our) (?:mill|plant|factory|works|gate|store)))?|(?:apporte|livre|remis|fourni|debarque|cultive)e?s?(?: (?:a l'usine|chez nous))?) (?:by|par) /;
/** `Luzon Prime Meats delivers 59 pct of everything we buy`, `a apporté 68 % du lait que nous transformons`. */
const BRINGS_SHARE =
  /\b(?:delivers?|delivered|supplies|supplied|sends?|sent|sells? us|sold us|brings?|brought|provides?|provided|grows?|grew|livre|fournit|apporte|envoie|nous vend|a (?:livre|fourni|apporte|envoye))\b(?:[^.;%]|\.\d){0,30}?(\d{1,3}(?:[.,]\d+)?) ?(?:%|pct|per ?cent|pour cent) (?:of|des|du|de) (?:(?:everything|all|what|all that|tout ce que|ce que) (?:that )?(?:we|nous) (?:buy|bought|purchase|use|mill|process|achetons|utilisons|transformons)|(?:our |the |all |nos |les |la |le |l')*(?:purchases|raw materials?|inputs|supplies|achats|approvisionnements|matieres premieres|intrants)\b|(?:our |the |all |nos |les |la |le |l')*(?:[a-z]+ ){1,3}(?:by (?:litres?|weight|volume|kilos?|tonnes?|value)|en (?:volume|poids|valeur|litres|tonnes)|(?:that )?we (?:buy|bought|purchase|use|mill|process|press|roast|pack|bottle|collect)|que nous (?:achetons|utilisons|transformons|usinons|pressons|torrefions|collectons)))/;
const bringsShare = (text: string): RegExpExecArray | null => {
  const found = BRINGS_SHARE.exec(text);
  const who = found ? text.slice(0, found.index + found[0].length).replace(OURS, ' ') : '';
  return NOBODY_ELSE.test(who) || IS_UTILITY.test(who) ? null : found;
};
/** What comes by a pipe, a wire or from the sky. */
const IS_UTILITY =
  /\b(?:power|electricity|energy|water|rain\w*|grid|solar|electricite|energie|eau|pluies?)\b/;
/** `Of our raw materials`: whose they are, and nobody who brings them. */
const OURS = /\b(?:of|de) (?:our|nos) .*$/;
/** `Nine of every ten kilos we ship are landed by the boats of Pak Harun`. */
const OF_EVERY_TEN =
  /\b([a-z]+|\d{1,2}) (?:[a-z]+ )?(?:of|in|out of|sur) (?:every |each |chaque )?(ten|dix|10|hundred|cent|100)\b(?=[^.;]*\b(?:landed|caught|grown|made|milled|delivered|supplied|comes?|came|arrives?|arrived|bought|imported|provien\w+|vien\w+|livre\w*|achete\w*|fourni\w*)\b[^.;]{0,30}\b(?:by|from|off|through|out of|de|par|chez|aupres)\b)/;
/** `He brings us nine of every ten sacks`. */
const BRINGS_OF_TEN =
  /\b(?:brings?|delivers?|sends?|lands?|supplies|sells?|grows?|(?:nous )?(?:apporte|livre|fournit|vend))(?: us| nous)? ([a-z]+|\d{1,2}) (?:[a-z]+ )?(?:of|in|out of|sur) (?:every |each |chaque )?(ten|dix|10|hundred|cent|100)\b/;
function countedIn(text: string): number | undefined {
  const [, part = '', whole = ''] =
    NOT_BOUGHT.test(text) || IS_EARNED.test(text)
      ? []
      : (OF_EVERY_TEN.exec(text) ?? BRINGS_OF_TEN.exec(text) ?? []);
  const count = /^\d/.test(part) ? Number(part) : valueOfWords(part);
  const all = TENS.has(whole) ? 10 : 100;
  return part === '' || count === null || count >= all ? undefined : (count / all) * 100;
}
const TENS: ReadonlySet<string> = new Set(['ten', 'dix', '10']);
const IS_EARNED =
  /\b(?:revenus?|recettes|income|fees|commissions?|invoic\w+|bill\w*|earn\w*|factur\w+|encaiss\w+|client\w*|paies?)\b/;

const ONE =
  /\b(?:(?:a|one|the|our) (?:single|sole|largest|biggest|main|only) |one (?:supplier|vendor|house|mill|factory|firm|importer|distributor|farm|plant|manufacturer|trader)|(?:un|une) (?:seule?|unique) |(?:le|la|notre) (?:premiere?|principale?) )/;
/** A name in the middle of a sentence. */
const NAMED =
  /[a-z,] (?:[A-Z][\p{L}\d&'.-]+ ){2,}|^(?:[A-Z][\p{L}\d&'.’-]+ ){1,3}|\b(?:from|by|to|of|de|chez|aupres de|a) [A-Z][\p{L}\d&'.-]+/u;
const FROM_A_LAND =
  /\b(?:from|de|du) (?:china|chine|europe|asia|asie|turkey|turquie|dubai|france|italy|italie|spain|germany|allemagne|ukraine|russia|russie|thailand|japan|japon)\b/;
const isOfOne = ({ text, plain }: PlacedPassage): boolean =>
  ONE.test(text) || (NAMED.test(plain) && !FROM_A_LAND.test(text));

/** What is bought, and of nobody else: `bought from Bono East Grain Aggregators Limited only`, `viennent toutes de Carnaud`. */
const FROM_ONE_NAME = [
  String.raw`(?:bought|sourced|purchased|procured|taken|supplied|imported|comes?|came)\b[^.;]{0,60}?\b(?<by>from|by) (?<who>\p{Lu}[^.;,]{2,60}?) (?:only|alone|exclusively)\b`,
  String.raw`(?:bought|sourced|purchased|procured|taken|supplied|imported|comes?|came)\b[^.;]{0,60}?\b(?:only|solely|exclusively|all|entirely)\b[^.;,]{0,16}? (?<by>from|by) (?<who>\p{Lu}[^.;,]{2,60})`,
  String.raw`(?:viennent|vient|provien\p{L}+|achet\p{L}+|achat\p{L}*|livr\p{L}+|fourni\p{L}*|pris\p{L}*)\b[^.;]{0,40}?\b(?:tous|toutes?|exclusivement|uniquement|seulement|en totalité|qu['’]|que) ?(?<by>de|d['’]|chez|par|auprès de|auprès d['’]|à) ?(?<who>\p{Lu}[^.;,]{2,60})`,
  String.raw`^\W*(?:tout|toute|toutes|tous|la totalité|l['’]intégralité)\b[^.;]{0,40}?\b(?:vient|viennent|provien\p{L}+|est|sont)\b[^.;]{0,20}? (?<by>de|chez|par|auprès de) (?<who>\p{Lu}[^.;,]{2,60})`,
].map((pattern) => new RegExp(pattern, 'u'));
const NOT_FROM_ONE =
  /\b(?:if|unless|shall|should|must|until|will|would|could|may|second|alternat\w+|others?|another|besides|tested|replace\w*|undertakes?|agrees?|jusqu\w*|si|doit|devra|sera|seront|deuxieme|autres?|rempla\w*|s'engage\w*|certifi\w*|registered|licensed|agree[es]*|enregistre[es]*)\b/;
/** Where it grows, and nobody who sells it. */
const IS_A_REGION =
  /^(?:the )?(?:north|south|east|west|central|upper|lower|nord|sud|est|ouest)\w*\b(?! [a-z]+ [a-z]+)|\b(?:province|county|counties|district|region|valley|coast|islands?|lake|highlands|plateau|vallee|cote|lac|hauts?-plateaux|departement)\b/;
/** Many of a kind, but for those who bear its name: `Makueni Growers Limited`. */
const ARE_MANY =
  /\b(?:growers|farmers|smallholders|producers|traders|fishers|fishermen|herders|villages|markets?|outgrowers|suppliers|producteurs|planteurs|paysans|eleveurs|pecheurs|cooperatives|fournisseurs|marches)\b(?! (?:ltd|limited|plc|sarl|sa|sas|co|company|union|association|cooperative|co-operative))/;
/** Whether all of something is bought of one who is named. */
function isFromOneName({ text, plain }: PlacedPassage): boolean {
  if (text.length > 300 || NOT_BOUGHT.test(text) || NOT_FROM_ONE.test(text) || IS_UTILITY.test(text))
    return false;
  return FROM_ONE_NAME.some((pattern) => {
    const { by = '', who = '' } = pattern.exec(lowered(plain))?.groups ?? {};
    const at = plain.indexOf(who);
    const folded = text.slice(at, at + who.length);
    const isFull = /^\p{Lu}[\p{L}\d&'’.-]*(?: (?:of|de|du|des|and|et|&))*(?: \p{Lu})/u.test(who);
    return (
      who !== '' &&
      (isFull || /^(?:chez|auprès)/.test(by)) &&
      !IS_A_REGION.test(folded) &&
      !ARE_MANY.test(folded) &&
      !FROM_A_LAND.test(`from ${folded}`) &&
      !A_LAND.test(who.split(' ').slice(0, 2).join(' '))
    );
  });
}
/** With the first word of a sentence as it would be within one. */
const lowered = (plain: string): string => plain.charAt(0).toLowerCase() + plain.slice(1);

/** What came from one of a whole told elsewhere. */
const ofWholes = (extraction: Extraction): Share[] =>
  partsTold(extraction)
    .filter(({ side, percent }) => side === 'bought' && percent >= TOLD_FROM.bought)
    .map(({ passage, whole, percent }) => ({
      passages: passage === whole ? [passage] : [passage, whole],
      percent,
    }));

/** A loan in parts is bought of nobody, a quorum is of those who vote, and money of a round or a bank pays for a project. */
const IS_NO_TRADE =
  /\b(?:tranches?|lender|borrower|quorum|preteur|emprunteur)\b|^(?:from|de|du) (?:the |la |le |l')?(?:facility|loan|bank|grant|round|investors?|pret|banque|subvention|investisseurs?)\b|\b(?:from|by|with|par|avec|sur) (?:an? |un )?(?:bank |bancaire )?(?:loan|mortgage|overdraft|pret|emprunt)\b|^(?:total )?sources\b/;

/** What the largest by name has of what parts make. */
const ofParts = (extraction: Extraction): Share[] =>
  sharesOf(extraction)
    .filter(({ side, percent }) => side === 'bought' && percent >= TOLD_FROM.bought)
    .map(({ quotes, percent }) => ({ passages: quotes, percent }));

/** One supplier with half of what is bought, by amounts. */
export const flagSupplier: FlagRule = (extraction) => {
  const shares = [...told(extraction), ...ofWholes(extraction), ...ofParts(extraction)].filter(
    ({ passages }) => !passages.some(({ text }) => IS_NO_TRADE.test(text) || BUYS_EQUIPMENT.test(text)),
  );
  const [worst] = shares.toSorted((a, b) => b.percent - a.percent);
  if (!worst) return [];
  const severity: Severity = worst.percent >= HIGH_FROM ? 'high' : 'medium';
  return [
    {
      code: 'SUPPLIER_CONCENTRATION',
      severity,
      quotes: distinctQuotes(shares.flatMap(({ passages }) => passages).map(quoteWhole)),
    },
  ];
};
