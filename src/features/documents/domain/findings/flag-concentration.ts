import { countryOf } from '#shared/domain/catalogue/countries.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { FlagCode, Quote, Severity } from '../document.ts';
import type { FindingTexts } from './finding-text.ts';
import {
  distinctQuotes,
  figuresOf,
  type FlagRule,
  quoteWhole,
  type Extraction,
  type Sign,
  yearlyIncome,
} from '../extraction.ts';
import { areThings, sharesOf, TOLD_FROM } from '../sums/itemised-trade.ts';
import { COUNTS_BUYERS } from '../words/buyer-word.ts';
import { LEGAL_FORM, shareInClause } from './share-in-clause.ts';
import { CAME_FROM_WHO_ORDERS } from '../worries/concentration.ts';
import { isOfManySmall } from '../words/spread-word.ts';
import { MARKS_BEFORE } from '../words/currency-word.ts';
import { once } from '../words/memory.ts';
import { valueOfWords } from '../words/number-word.ts';
import { A_NAME, partsTold, TO_A_LAND } from '../sums/part-told.ts';
import { datesIn } from '../words/period.ts';
import type { PlacedPassage } from '../text/section.ts';

/** From half of the income on one customer's share is critical. */
const CRITICAL_FROM = 50;

/** What is sold: the whole that a part is of. */
const SOLD =
  /\b(?:revenues?|sales|turnover|income|billed|invoiced|billings?|fees|orders?|ordered|contracts?|arr|mrr|tonnage|takings|sold|(?:bought|taken) by(?! (?:us|the company|our)\b)|leased(?: out)?|rented(?: out)?|hired out|bookings?|premiums?|chiffre d'affaires|ventes|recettes|factur\w+|commandes?|commandee?s?|vendus?|vendues?|livree?s?|shipped|dispatched|expediee?s?|contrats?|encaissements|produits d'exploitation|revenus?)\b/;
const NOT_SOLD =
  /\b(?:suppliers?|purchases?|bought from|spend|spending|costs?|staff|hands|employees|women|raised|raise|loans?|debts?|shares|market|target|pipeline|forecast|will|would|budget|grant(?:s|ed)?|margin|fournisseurs?|achats?|couts?|salaries|femmes|levee|levons|emprunt|dettes?|marche|objectif|subventions?|marge|sera|seront|capital|overdue|arrears|unpaid|owed|impayes?|stock|vat|tva|tax|vendors?|materials?|consumed|instalments?|mortgage|bonds?|insur\w+|claim(?:s|ed)?|assur\w+|we buy|buys from|bought in|consommees?|matieres premieres|acheter|achetons)\b/;
const ONE =
  /\b(?:(?:a|one|the|our) (?:single|sole|lone|largest|biggest|main|top|first|anchor|principal)|one (?!of\b|in\b|year|month|day|quarter|third|half)|a (?:single|sole)|(?:un|une) (?:seule?|unique)|(?:le|la|notre) (?:premiere?|principale?|plus (?:gros|grosse|grand|grande))|an? (?:importer|distributor|wholesaler|exporter|retailer|miller|packer)|(?:un|une) (?:importateur|distributeur|grossiste|negociant|exportateur|client|cliente|acheteur|groupe|chaine|operateur|banque|societe|entreprise|ministere|agence))\b/;
/** `The five largest shops together buy 31%`. */
const OF_SEVERAL =
  /\b(?:[a-z]+|\d{1,2}) (?:largest|biggest|main|top|premiers?|plus gros|plus grands)\b[^.;]{0,40}\b(?:together|in all|between them|among them|ensemble|a eux|entre eux)\b|\btop (?:three|five|ten|[3-9]|10)\b/;
/** What is no buyer though it may be named first: places, kinds of business, times. */
const NO_BUYER =
  /\b(?:(?:largest|biggest|main|top|first|single|premiere?|principale?|seule?) (?:[a-z]+ )?(?:markets?|products?|cit(?:y|ies)|regions?|provinces?|districts?|count(?:y|ies)|countr(?:y|ies)|brands?|lines?|branch(?:es)?|stores?|sites?|channels?|segments?|categor(?:y|ies)|months?|crops?|services?|plans?|quarters?|marche|produit|ville|pays|region|ligne|agence|magasin|canal|segment|saison|gamme|annee|year|semaine|week)|(?:no|aucune?|none|nobody|never) (?:single |one )?)\b/;
/** Marks of money, which are capitals and no names: `is TZS 1,150 million`, `millions de FCFA`. */
const CURRENCY = new RegExp(
  `(?<![\\p{L}])(?:${MARKS_BEFORE}) ?(?=\\d)|(?<![\\p{L}])F ?CFA(?![\\p{L}])`,
  'giu',
);
/** What a buyer does. */
const BUYS = String.raw`(?:sign|account|take|took|buy|bought|pa[iy]|make|made|order|bring|brought|represent|fees|were|was|is|contribut|gave|give|apport|achet|pes|repr|commande|fourni|donne|vers|genere|prend|nous (?:a|ont)\b)`;
/** A name in the middle of a sentence: for whom, from whom, or who does it. */
const NAMED = new RegExp(
  [
    String.raw`\b(?:for|to|from|by|with|through|via|is|are|pour|par|chez|avec|de|du|aupres de|a|au) (?:the |la |le |les |l'|d')?${A_NAME}`,
    String.raw`(?:^|[.,;:] |\b(?:the|The|la|La|le|Le) )(?!(?:Revenues?|Sales|Turnover|Income|Ventes|Recettes|Chiffre)\b)${A_NAME}(?: (?:${A_NAME}|of|de|du|des|and|&|[a-z]+)){0,5} ${BUYS}`,
    String.raw`(?<=[\p{Ll}\d] )${A_NAME}(?: (?:${A_NAME}|of|de|du|des|and|&)){0,5} ${BUYS}`,
  ].join('|'),
  'u',
);
const PLACE =
  /\b(?:in|at|en|dans|outside|around|across) (?:the |la |le )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Q\d|FY|H\d)\b)[A-Z][\p{L}-]+/u;
const OF_THE_WHOLE =
  /\b(?:of|out of|sur|des|parmi)\b(?: (?:the|our|these|those|all|a total of|total|les|nos|ces|un total de))?(?:(?!\b(?:is|are|was|were|came|est|sont|etait|etaient)\b)[^\d.;]){0,14}$/;
const BETWEEN = /^[^.;]{0,70}\b(?:of|out of|sur|des|de nos)\b[^\d.;]{0,28}$/;

/** `Revenue of 38,400, up from 24,100`: of two times, and no part. */
const THAN_BEFORE =
  /^[^.;]{0,12}\b(?:up|down|from|against|versus|vs|compared|contre|apres|en hausse|en baisse)\b[^.;]{0,20}$|^[^.;\d]*\b(?:against|versus|vs\.?|compared (?:with|to)|contre|par rapport a)\b[^.;\d]{0,20}$|^ ?\((?:[qhts]\d )?(?:19|20)\d\d ?:? ?[^\s\d]{0,4} ?$/;

type Share = {
  readonly passage: PlacedPassage;
  readonly also: readonly PlacedPassage[];
  readonly percent: number;
};

/** `Until 2023 one blender took 31% of our output`: no more. */
const UNTIL_THEN =
  /^\W*(?:until|up to|till|jusqu'en|jusqu'a(?: fin)?) (?:[a-z]+ )?(?:19|20)\d\d\b|\b(?:two|three|four|five|six|[2-9]) years ago\b|\bil y a (?:deux|trois|quatre|cinq|six|[2-9]) ans\b|\bremember that in (?:19|20)\d\d\b/;
/** `2 700 tonnes ont été livrées par un unique collecteur`: one who sells to the company. */
const BY_WHO_SELLS =
  /\b(?:(?:livr|fourni|apport|collect)\w* par|(?:delivered|supplied|brought in|collected|grown) by) (?!us\b|nous\b|our\b|nos\b|the company\b|la societe\b|l'entreprise\b)/;
/** Whether a sentence speaks of one buyer of what the company sells. */
function isOfOne({ text, plain }: PlacedPassage): boolean {
  if (TO_A_LAND.test(plain)) return false;
  if (BY_WHO_SELLS.test(text)) return false;
  if (UNTIL_THEN.test(text) || NOT_SOLD.test(text) || NO_BUYER.test(text) || OF_SEVERAL.test(text))
    return false;
  return (
    ONE.test(text) ||
    BRINGS_SHARE.test(text) ||
    namedShare({ text, plain }) !== null ||
    ((NAMED.test(plain.replaceAll(CURRENCY, ' ')) || OF_A_WHOLE_ONE.test(plain)) && !PLACE.test(plain))
  );
}

/** `Sur 26 000 colis livrés, 19 500 portaient l'étiquette Jumia`: what one by name has, behind the whole. */
const OF_A_WHOLE_ONE =
  /^(?:Of|Out of|Sur|Parmi) [^.;]*?\d[^.;]*?, (?:some |about |environ )?\d[\d ,.]* (?:\p{Ll}[\p{Ll}'’]* ){1,5}(?<! (?:in|at|à|en|dans|de|by) )(?:[dl]['’])?\p{Lu}[\p{L}\d&'.-]+/u;

/** `81 of the 88 came back`: how many stay, and no one's share. */
const STAYED =
  /\b(?:came back|come back|returned|renewed|re-?ordered|stayed|(?:had )?also (?:bought|ordered|paid|rented) in|still (?:buy|order|pay|use|with us)|bought again|ordered again|ont renouvele|[a-z]+(?:aient|ent) encore (?:en|au|a fin)|still (?:[a-z]+(?:ed|ing)|bought|paid) (?:in|at)|(?:bought|ordered|paid|rented|came|used|borrowed) (?:again|(?:in|at) (?:each|every|both|all)|(?:each|every) (?:month|quarter|year|season|week))|(?:achete|commande|paye|loue|emprunte)s? (?:encore|de nouveau|a nouveau|(?:a |dans |lors de )?(?:chaque|chacun\w*|tous les|toutes les))|sont revenus|sont restes|rachetent|(?:toujours|encore|sont|are|restent|remain) (?:clients|actif\w*|active|abonne\w*))\b/;
/** What is sold once: a part of the income that may not come again. */
const ONCE =
  /\b(?:tender|grant|one-?off|single (?:order|contract|sale|project|event)|one (?:order|contract|sale|project|event|campaign)|appel d'offres|marche public|subvention|(?:un|une) seule? (?:commande|contrat|vente|projet|chantier)|exceptionnel(?:le)?)\b/;
const OF_IT =
  /^(?: [a-z]+)? (?:of (?:it|that|this|these|which)|d'entre (?:eux|elles))\b|^ en (?:vient|viennent|provient)\b/;

/** `Sales 41m, up 58%. 19m of it was the road tender`: how much of the income before it one sale is. */
function shareOnce(extraction: Extraction, passage: PlacedPassage, own: readonly Figure[]): Share | null {
  const { text } = passage;
  const part = own.find(
    ({ unit, isForecast, numeral }) => unit === 'money' && !isForecast && OF_IT.test(text.slice(numeral.end)),
  );
  if (!part || !ONCE.test(text)) return null;
  const whole = extraction.figures
    .slice(0, extraction.figures.indexOf(part))
    .filter(
      ({ kind, currency, value, passage: { page, line } }) =>
        kind === 'revenue' &&
        currency === part.currency &&
        value > part.value &&
        page === passage.page &&
        passage.line - line <= 3,
    )
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0];
  const percent = whole ? (part.value / whole.value) * 100 : 0;
  return whole && percent >= TOLD_FROM.sold ? { passage, also: [whole.passage], percent } : null;
}

const ONE_CONTRACT = /\b(?:contract|agreement|contrat|convention|accord[- ]cadre)\b/;
const NOT_OF_SALES =
  /\b(?:leases?|rent|loans?|insurance|suppl(?:ier|y from)|employ\w+|salar\w+|maintenance by|bail|loyer|pret|assurance|fournisseur|travail)\b/;
/** `Buyer's sales`: what the one who buys sells, told in a supply contract. */
const OF_A_BUYER = /\b(?:buyer|purchaser|customer|client)'s (?:[a-z]+ )?(?:sales|revenues?|turnover)\b/;
/** `Three-year contract signed April 2024, 1.44 crore a year`: one contract against the income of the year. */
function shareOfContract(
  extraction: Extraction,
  passage: PlacedPassage,
  own: readonly Figure[],
): Share | null {
  const { text } = passage;
  if (!ONE_CONTRACT.test(text) || NOT_OF_SALES.test(text) || NOT_SOLD.test(text)) return null;
  const part = own.find(({ unit, isForecast, rate }) => unit === 'money' && !isForecast && rate === 'annual');
  const income = part ? incomeOf(extraction, part) : null;
  if (income && OF_A_BUYER.test(income.passage.text)) return null;
  const percent = part && income ? (part.value / income.value) * 100 : 0;
  return part && income && percent >= TOLD_FROM.sold && percent < 100
    ? { passage, also: [income.passage], percent }
    : null;
}

const LEAST_WHOLE = 8;
/** `Value of bills paid 212,000 204,500 139,000`: a row, whose values are of one thing at several times. */
const ENDS_IN_VALUES = /(?: +[(-]?(?!(?:19|20)\d\d\b)\d[\d,.]*\)?){2,}$/;
/** Weights and measures, which are no figures of a company: `27 of the 42 tonnes`. */
const MEASURED =
  /(?<![\d.,])(\d{1,3}(?:[ ,]\d{3})+|\d+(?:\.\d+)?)(?: [a-z]+)? (?:of|out of|sur|des) (?:the |our |les |nos )?(\d{1,3}(?:[ ,]\d{3})+|\d+(?:\.\d+)?) (?:tonnes?|tons?|kilos?|kgs?|litres?|hectares?|m[wk]h|kwh|hours|heures|bags|sacs|containers|conteneurs)\b/;

/** `Of the 104 homes ordered 88 are for Orchid`, `145.9 of the 214.6 million`. */
export function partOfWhole(passage: PlacedPassage, own: readonly Figure[]): number | null {
  const { text } = passage;
  if (COUNTS_BUYERS.test(text) || ENDS_IN_VALUES.test(text)) return null;
  const measured = MEASURED.exec(text);
  if (measured) {
    const [part, whole] = [measured[1], measured[2]].map((number) => Number(number?.replaceAll(/[ ,]/g, '')));
    if (part !== undefined && whole !== undefined && part < whole && whole >= LEAST_WHOLE)
      return (part / whole) * 100;
  }
  const sums = own.filter(({ unit, isForecast }) => (unit === 'money' || unit === 'count') && !isForecast);
  for (const [index, whole] of sums.entries())
    for (const part of [sums[index - 1], sums[index + 1]]) {
      if (!part || (part.currency !== whole.currency && part.currency !== null && whole.currency !== null))
        continue;
      if (part.kind === 'revenue' && whole.kind === 'revenue' && part.date !== whole.date) continue;
      const isBefore = part.numeral.end <= whole.numeral.start;
      if (OF_A_CAPACITY.test(text.slice(0, whole.numeral.start))) continue;
      const reads = isBefore
        ? BETWEEN.test(text.slice(part.numeral.end, whole.numeral.start))
        : OF_THE_WHOLE.test(text.slice(Math.max(0, whole.numeral.start - 34), whole.numeral.start)) &&
          !THAN_BEFORE.test(text.slice(whole.numeral.end, part.numeral.start));
      const scale =
        whole.numeral.isScaled && !part.numeral.isScaled && part.value < 1e4
          ? (SCALES.find((one) => whole.value / one < 1e4) ?? 1)
          : 1;
      const share = (part.value * scale) / whole.value;
      if (reads && whole.value >= LEAST_WHOLE && share > 0 && share < 1) return share * 100;
    }
  return null;
}
const SCALES = [1e3, 1e6, 1e9] as const;
/** `on one line of 1,900 tonnes a year`: what could be made, and not what was sold. */
const OF_A_CAPACITY =
  /\b(?:capacity|lines?|plants?|mills?|factory|kilns?|ovens?|press(?:es)?|tanks?|silos?|stores?|warehouses?|boilers?|capacite|lignes?|usines?|fours?|presses?|cuves?|entrepots?|ateliers?)(?: [a-z]+)? (?:of|de|d') ?$/;

/** The income of the document that an amount in a sentence is of: of its year, else the latest. */
function incomeFor(extraction: Extraction, part: Figure): Figure | null {
  const { text } = part.passage;
  return OF_A_PART_YEAR.test(text)
    ? latestOf(
        figuresOf(extraction, 'revenue').filter(
          ({ unit, date, account, isForecast, currency }) =>
            unit === 'money' &&
            !isForecast &&
            account === 'revenue' &&
            currency === part.currency &&
            /-[HQ]\d$/.test(date ?? ''),
        ),
      )
    : incomeOf(extraction, part, datesIn(text).find(({ date }) => date.length === 4)?.date);
}
const OF_A_PART_YEAR =
  /\b(?:the|this|du|ce|le) (?:first |second |last |premier |second |dernier )?(?:half(?:[- ]year)?|quarter|semestre|trimestre)\b/;

const latestOf = (income: readonly Figure[]): Figure | null => {
  const latest = income
    .map(({ date }) => date ?? '')
    .toSorted()
    .at(-1);
  return income.filter(({ date }) => date === latest).toSorted((a, b) => b.value - a.value)[0] ?? null;
};

/** The income of a year, else of the latest, in the currency of an amount told elsewhere. */
function incomeOf(extraction: Extraction, part: Figure, year?: string): Figure | null {
  const isOf = ({ currency, date, passage }: Figure): boolean =>
    passage !== part.passage && currency === part.currency && (year === undefined || date === year);
  const ofYears = yearlyIncome(extraction).filter(isOf);
  const told = ofYears.length > 0 ? ofYears : incomeToADay(extraction).filter(isOf);
  // A table of results shows what was; a year told beside it may be to come.
  const shown = told.filter(({ account }) => account === 'revenue');
  return latestOf(shown.length > 0 ? shown : told);
}
/** Income under the day on which the year ends, where a paper is of a year: `Notes for the year ended 31 March 2025`. */
function incomeToADay(extraction: Extraction): Figure[] {
  const isOfYear = extraction.passages.some(({ text }) => OF_A_YEAR_ENDED.test(text));
  return isOfYear && extraction.type === 'financial_statements'
    ? figuresOf(extraction, 'revenue').filter(
        ({ unit, isForecast, date, rate }) =>
          unit === 'money' && !isForecast && rate === null && date?.length === 7 && /-\d\d$/.test(date),
      )
    : [];
}
const OF_A_YEAR_ENDED =
  /\b(?:(?:for|of) the )?(?:financial |fiscal )?year (?:ended|ending|to)\b|\bexercice (?:clos|arrete|termine)\b/;
const FROM_A_BUYER =
  /\b(?:came (?:through|from)|comes (?:through|from)|billed to|was billed|was invoiced|were invoiced|invoiced to|invoices to|billings to|receipts from|paid by|sold to|sales to|signs for|accounted for|accounts for|bought|brings|brought|of the year's|facture[es]* (?:emises? )?a|provien\w+ de|vient de|viennent de|vendus? a|ventes a|apporte|verse|represente|pese|pa(?:ys|id) us|made(?= [^.;]{0,24} of (?:the|our|its) [^.;]{0,24}\b(?:sales|revenues?|income|turnover)\b)|(?:took|takes)(?! (?:place|part|effect|over|up|on)\b)|gave|nous a (?:paye|verse|achete|pris|commande)|bought from us|work for|travaux pour|of the total|du total)\b/;

/** `Le premier semestre vient de la comptabilité de gestion`, `figures that come from our books`: whence they are known. */
const FROM_BOOKS =
  /\b(?:came|comes?|taken|vien\w+|provien\w+|issue?s?|tiree?s?) (?:from|de|du|des|d') ?(?:the |our |its |unaudited |audited |la |le |les |nos |notre |l')*(?:management|accounts?|books|ledger|records|comptabilite|comptes|balance|grand livre|livres|gestion|releves?|tableau|suivi)\b/;

/** `L'investisseur verse 9 000 000 de dirhams, soit 1 500 dirhams la part`: what is paid for a part of the company. */
const PAYS_FOR_SHARES =
  /\b(?:investors?|subscribers?|investisseurs?|souscripteurs?|fonds|fund)\b[^.;]{0,16}\b(?:pays?|paid|verse\w*|apporte\w*|gives?|brings?|subscribes?|souscri\w+)\b|\b(?:la part|par action|l'action|a share|per share)\b/;

/** `Scans paid by patients`. */
const PAID_BY_MANY =
  /\b(?:paid by|billed to|sold to|sales to|invoiced to|receipts from|payee?s? par|vendue?s? aux?|ventes aux?) (?:the |our |all |les |nos |des )?(?:patients|pupils|parents|passengers|guests|families|households|customers|users|members|subscribers|farmers|traders|shops|eleves|passagers|familles|menages|usagers|abonnes|clients|adherents|particuliers|commercants)\b/;

/** `Seed bought 4,100 4,300 4,250`: a row of what the company buys itself. */
const A_ROW_OF_PURCHASES = /\b(?:bought|purchased|acquired)(?: \W*\d[\d.,]*\W*){2,}$/;

/** Whether an amount is what one buyer paid, and not the income. */
export const isOfOneBuyer = ({ passage, numeral }: Figure): boolean =>
  FROM_A_BUYER.test(passage.text.slice(Math.max(0, numeral.start - AROUND), numeral.end + AROUND)) &&
  isOfOne(passage);
const AROUND = 60;

/** Shares of the income with one buyer that figures tell: amount of amount, count of count, percent of sales. */
const sharesTold = once((extraction: Extraction): readonly Share[] => {
  const byPassage = Map.groupBy(extraction.figures, ({ passage }) => passage);
  const ofThings = new Set(
    extraction.itemised.filter(areThings).flatMap(({ items }) => items.map((item) => item.passage)),
  );
  return extraction.passages.flatMap((passage, index): Share[] => {
    if (passage.text.length > 400 || ofThings.has(passage) || isOfManySmall(passage.text)) return [];
    const counted = passage.under.includes('market') ? undefined : countedOut(passage.text);
    if (counted !== undefined) return [{ passage, also: [], percent: counted }];
    const inClause = shareInClause(passage);
    if (inClause?.side === 'sold' && !passage.under.includes('market'))
      return [{ passage, also: [], percent: inClause.percent }];
    const own = byPassage.get(passage) ?? [];
    if (STAYED.test(passage.text) && partOfWhole(passage, own) !== null)
      return [{ passage, also: [], percent: 0 }];
    if (!/\d/.test(passage.text) || IS_A_COST.test(passage.text)) return [];
    const once = shareOnce(extraction, passage, own);
    if (once) return [once];
    const contract = shareOfContract(extraction, passage, own);
    if (contract) return [contract];
    const { text } = passage;
    const inCoins = BY_NAME.test(text) ? coinsOf(text) : undefined;
    // `Our anchor is the mill. They took 447 of the 604 million.`
    const before = extraction.passages[index - 1];
    const isTaker =
      BY_NAME.test(text.slice(0, LONGEST_SUBJECT)) && before?.page === passage.page && isOfOne(before);
    const isFromWhoOrders = CAME_FROM_WHO_ORDERS.test(text);
    if (inCoins === undefined && !isTaker && !isFromWhoOrders && !isOfOne(passage)) return [];
    const isSold = isFromWhoOrders || SOLD.test(text) || passage.under.includes('traction');
    const direct = isSold || own.some((one) => isIncome(extraction, one)) ? partOfWhole(passage, own) : null;
    if (direct !== null) return [{ passage, also: [], percent: direct }];
    const part = own.find(({ unit, isForecast }) => unit === 'money' && !isForecast);
    const isFromBuyer =
      FROM_A_BUYER.test(text) &&
      !A_ROW_OF_PURCHASES.test(text) &&
      !FROM_BOOKS.test(text) &&
      !PAYS_FOR_SHARES.test(text) &&
      !PAID_BY_MANY.test(text);
    const income = part && isFromBuyer ? incomeFor(extraction, part) : null;
    if (part && income) {
      const percent = (part.value / income.value) * 100;
      if (percent >= TOLD_FROM.sold && percent < 100) return [{ passage, also: [income.passage], percent }];
    }
    const isByName = ORGANISATION_FIRST.test(text) && NAME_SECOND.test(passage.plain);
    const said = [
      ...(ONE.test(text) ? [BUYS_SHARE.exec(text)] : []),
      ...(ONE.test(text) || isByName ? [IS_SHARE.exec(text)] : []),
      BRINGS_SHARE.exec(text),
      namedShare(passage),
    ].find((found) => found !== null);
    const percent =
      coinsOf(text) ??
      (said
        ? own.findLast(
            ({ unit, numeral }) => unit === 'percent' && numeral.start < said.index + said[0].length,
          )?.value
        : undefined);
    return percent !== undefined && percent >= TOLD_FROM.sold && percent < 100
      ? [{ passage, also: [], percent }]
      : [];
  });
});
/** `Directors' fees of K640,000 were paid`: what the company pays. */
const IS_A_COST =
  /\b(?:directors?'? (?:fees|remuneration|emoluments)|audit(?:ors?'?)? (?:fees?|remuneration)|jetons de presence)\b/;
const LONGEST_SUBJECT = 24;
const WITH_INCOME =
  '[^.;\\d]{0,24}\\d[\\d.,]* ?(?:%|percent|per cent|pour cent) (?:of|des|du|de) (?:the |our |all |nos |les |la )?(?:(?:20\\d\\d|fy ?\\d\\d|(?:last |this )?(?:year|quarter|half|half-year|season|month).s|annual|total|whole) )?(?:revenues?|sales|turnover|income|fees|commissions?|billings|takings|orders|ventes|recettes|chiffre d.affaires|ca|revenus|commandes)\\b';
const AN_ORGANISATION =
  '(?:clients?|cliente|customer|buyer|acheteur|group(?:e|ement)?|guild|chain|chaine|company|compagnie|societe|entreprise|bank|banque|mutuelle|cooperative|federation|association|union|syndicat|ministere|ministry|ngo|ong|mairie|council|hotel|supermarche|supermarket|distribut(?:or|eur)|wholesaler|grossiste|school|ecole|hospital|hopital|agency|direction|programme|fund|fonds|foundation|fondation|miller|mill|moulin|minoterie|huilerie|laiterie|sucrerie|conserverie|brewery|brasserie)';
/** `L'hôtel Azalaï a représenté 48 % des ventes`. */
const ORGANISATION_FIRST = new RegExp(`^(?:the |le |la |l')?${AN_ORGANISATION}\\b`);
const NAME_SECOND = /^(?:The |Le |La |L['’])?\p{L}+ (?:of |de |du )?\p{Lu}/u;
/** `The dockers' guild alone brings us 58% of the fees`. */
const BRINGS_SHARE = new RegExp(
  `\\b${AN_ORGANISATION}\\b[^.;,]{0,40}\\balone (?:brings?|gives?|pays?|makes?|accounts for)${WITH_INCOME}|\\ba (?:lui|elle) seule?\\b[^.;]{0,30}\\b${AN_ORGANISATION}\\b[^.;]{0,60}\\b(?:apporte|rapporte|verse|paie|represente|pese|fournit|fait)${WITH_INCOME}|\\b${AN_ORGANISATION}\\b[^.;]{0,60}\\b(?:apporte|rapporte|verse|paie|represente|pese|fournit|fait) a (?:lui|elle) seule?${WITH_INCOME}`,
);

const A_SHARE_OF =
  '(?:[^.;%]|\\.\\d){0,50}?\\d[\\d.,]* ?(?:%|pct|percent|per cent|pour cent) (?:of|des|du|de) ';
const WHAT_IS_SOLD =
  "(?:(?:the |our |all |total |its |nos |les |la |l'|le |ses )*(?:annual )?(?:revenues?|sales|turnover|income|billings|takings|fees|output|production|ventes|recettes|chiffre d'affaires|ca|revenus)|(?:everything |all |what |that |of )*we (?:sell|sold|invoiced?|bill(?:ed)?|earn(?:ed)?|make|ship(?:ped)?)|what (?:leaves|goes out of) the (?:gate|plant|mill|factory|farm|yard|warehouse)|(?:tout )?ce que nous (?:vendons|facturons|produisons))\\b";
/** `Adom Commodities paid for 38% of our turnover`, `règle à elle seule 44 % de nos ventes`. */
const PAYS_SHARE = new RegExp(
  `\\b(?:pays?|paid|buys?|bought|orders?|ordered|purchases|purchased|regle|paie|paye|achete|commande|a (?:paye|achete|regle|commande))\\b${A_SHARE_OF}${WHAT_IS_SOLD}`,
);
/** `Alpenduft GmbH took 98.6 million, which is 46 % of sales`: what a place may do too. */
const TAKES_SHARE = new RegExp(
  `\\b(?:takes?|took|absorbs?|absorbed|accounts? for|accounted for|represent(?:s|ed)?|made up|prend|absorbe|enleve|a (?:pris|absorbe|enleve|represente))\\b${A_SHARE_OF}${WHAT_IS_SOLD}`,
);
/** `Zipkart alone made up 38% of sales; it sets its own margin`: what one who trades does, and no place or product. */
const ALONE_TAKES = new RegExp(
  `\\balone (?:takes?|took|accounts? for|accounted for|represent(?:s|ed)?|made up|makes up|brought(?: in)?|brings)\\b${A_SHARE_OF}${WHAT_IS_SOLD}`,
);
const WHO_TRADES =
  /[;,.] (?:and )?(?:it|they|she|he) (?:sets?|pays?|buys?|orders?|decides?|negotiates?|may (?:leave|stop|cancel|delist)|can (?:leave|stop|cancel|delist|switch))\b/;
/** `The rest goes to 310 agro-dealers`: whoever is told of before buys, as they do. */
const REST_TO_BUYERS =
  /[;,.] (?:and )?(?:the (?:rest|remainder|others?)|le reste) (?:goes|went|is sold|was sold|is shared|va|part|est vendue?)\b[^.;\d]{0,24}\b(?:to|among|between|a|aux|chez|entre) (?:some |about |environ )?\d[\d ,]* (?:[a-z]+ )?(?:agro-)?(?:dealers|shops|stores|customers|clients|buyers|acheteurs|retailers|detaillants|wholesalers|grossistes|traders|commercants|hotels|millers|bakeries|boulangeries|pharmacies|restaurants|kiosks)\b/;
/** One by a name of two words or more, whom a sentence begins with. */
const BEGINS_WITH_ONE = new RegExp(
  `^(?:\\W|[Tt]he |[Ll]a |[Ll]e |[Ll]['’])*(?:\\p{Ll}+ )?${A_NAME}(?: (?:of|de|du|des|and|et|&|à|for|the|la|le))* ${A_NAME}`,
  'u',
);
/** `58 % du chiffre d'affaires provient de la Direction des Cantines`: the share, and behind it who. */
const SHARE_FIRST = new RegExp(
  `\\d ?(?:%|pct|percent|per cent|pour cent) (?:of|des|du|de) ${WHAT_IS_SOLD}[^.;\\d]{0,20}\\b(?:went|goes|go|came|comes?|is|are|was|were|provien\\w+|vien\\w+|va|vont) (?:to|from|with|de|du|a|au|chez) `,
);
const WHO_BEHIND = new RegExp(`^(?:the |la |le |l')?(?:[a-z]+ )?${AN_ORGANISATION}\\b`);
type Words = Pick<PlacedPassage, 'text' | 'plain'>;
const isOrganisation = ({ text, plain }: Words): boolean =>
  LEGAL_FORM.test(plain) || ORGANISATION_FIRST.test(text) || NAMED_BY_TRADE.test(plain);
/** `Kalahari Chemicals`, `Rift Valley Foods`: a name that ends as those of companies do. */
const NAMED_BY_TRADE =
  /^(?:The )?(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Chemicals|Foods|Beverages|Traders|Trading|Millers|Industries|Stores|Supermarkets|Supermarchés|Logistics|Pharmaceuticals|Breweries|Motors|Textiles|Exporters|Importers|Distributors|Enterprises|Commodities|Cement|Telecom|Airlines|Hotels|Dairies|Roasters|Bottlers|Packers|Ingredients|Distribution)\b(?! (?:and|et|&) )/u;
/** Who is many, a place or a part of the company: nobody else, though a sentence begins with a name. */
export const NOBODY_ELSE =
  /\b(?:own|our|notre|nos|propres?|company's|subsidiar\w+|filiales?|farmers|growers|smallholders|traders|wom[ae]n|households|patients|pupils|parents|passengers|guests|families|subscribers|groups|shops|schools|retailers|customers|members|users|producteurs|paysans|commercants|commerces|menages|femmes|groupements|boutiques|ecoles|membres|clients|areas?|regions?|provinces?|count(?:y|ies)|districts?|depots?|branch(?:es)?|zones?|cit(?:y|ies)|sites?|stations?|agences?|succursales?)\b/;
function namedShare(passage: Words): RegExpExecArray | null {
  const first = SHARE_FIRST.exec(passage.text);
  if (first) {
    const from = first.index + first[0].length;
    const who = passage.plain.slice(from, from + 60);
    return /\p{Lu}/u.test(who) && (WHO_BEHIND.test(passage.text.slice(from)) || LEGAL_FORM.test(who))
      ? first
      : null;
  }
  const alone = ALONE_TAKES.exec(passage.text);
  if (alone && /^\p{Lu}/u.test(passage.plain) && WHO_TRADES.test(passage.text)) return alone;
  if (!BEGINS_WITH_ONE.test(passage.plain)) return null;
  const found =
    PAYS_SHARE.exec(passage.text) ??
    (isOrganisation(passage) || REST_TO_BUYERS.test(passage.text) ? TAKES_SHARE.exec(passage.text) : null);
  return found && !NOBODY_ELSE.test(passage.text.slice(0, found.index)) ? found : null;
}

const COINS =
  /\b(\d{1,2}) (?:cents?|piast(?:er|re)s?|kobo|pesewas?|centimes?|pence) (?:of|in|out of|from|sur|de) (?:every|each|chaque) (?:pound|dollar|euro|naira|cedi|rand|shilling|dirham|dinar|livre)s?\b/;
/** `Diesel took 38 cents of each shilling`: what something costs. */
const COSTS_COINS =
  /^\W*(?:the |our |la |le |les |l'|notre |nos )?(?:fuel|diesel|petrol|power|electricity|wages|salaries|pay|rent|freight|transport|feed|flour|materials?|packaging|interest|tax(?:es)?|costs?|carburant|gasoil|electricite|salaires|loyers?|fret|matieres?|farine|interets|impots?|couts?|charges)\b/;
const UNITS =
  /\b(\d{1,2}) (?:pounds?|dollars?|euros?|naira|cedis?|rands?|shillings?|francs?|dirhams?) (?:of|in|out of|sur) (?:every |each |chaque )?(10|ten|dix|100|hundred|cent)\b/;
const A_HUNDRED: ReadonlySet<string> = new Set(['100', 'hundred', 'cent']);
/** `Six bags in every ten go to one mill`: a part of what is sold, counted out. */
const IN_EVERY =
  /\b([a-z]+|\d{1,2}) (?:[a-z]+ )?(?:of|in|out of|sur|de) (?:every |each |chaque )?(five|cinq|5|ten|dix|10|hundred|cent|100)\b(?! (?:years?|ans|months?|mois|days?|people|households|farmers|women|men|children|families|menages|personnes|femmes))/;
const GOES_TO =
  /\b(?:go(?:es)?|leaves?|sent|shipped|delivered|sold|bought|taken|end(?:s)? up|is for|are for|vont|va|part(?:ent)?|livree?s?|vendue?s?|achetee?s?|prises?|destinee?s?)\b[^.;,\d]{0,24}\b(?:to|for|by|with|at|a|au|chez|par|pour|vers)\b[^.;,\d]{0,12}\b(?:one|a single|the same|un seul|une seule|un|une|le meme|la meme)\b/;
/** `The brewery takes 6 tonnes of molasses in 10`. */
const TAKES_IN_EVERY = new RegExp(
  `\\b(?:the |our |la |le |l'|notre )(?:[a-z]+ )?${AN_ORGANISATION}\\b[^.;\\d]{0,50}\\b(?:takes?|took|buys?|bought|lifts?|lifted|enleve|prend|achete|a (?:enleve|pris|achete)) (\\d{1,2}|[a-z]+) (?!hours?|heures?|days?|jours?)[a-z]+ [^.;\\d]{0,40}(?:in|of|out of|sur) (?:every |each |chaque )?(5|five|cinq|10|ten|dix|100|hundred|cent)\\b(?! (?:years?|ans|months?|mois|days?))`,
);
const WHOLES: Readonly<Record<string, number>> = { five: 5, cinq: 5, '5': 5, ten: 10, dix: 10, '10': 10 };
function countedOut(text: string): number | undefined {
  const taken = TAKES_IN_EVERY.exec(text);
  const [, part = '', whole = ''] = taken ?? IN_EVERY.exec(text) ?? [];
  if (part === '' || !(taken || GOES_TO.test(text))) return undefined;
  const count = /^\d/.test(part) ? Number(part) : valueOfWords(part);
  const percent = count === null ? 0 : (count / (WHOLES[whole] ?? A_WHOLE)) * A_WHOLE;
  return percent > 0 && percent < A_WHOLE ? percent : undefined;
}
const A_WHOLE = 100;

/** One who buys, told of before. */
const BY_NAME =
  /\b(?:it|he|she|they|elle|il) (?:alone )?(?:lifted|lifts|took|takes|collected|sent|sends|brought|brings|gave|gives|paid|pays|bought|buys|rapporte|verse|apporte|paie)\b/;
/** A share told in coins: `47 cents of every dollar we invoice`, `6 naira in every 10`. */
function coinsOf(text: string): number | undefined {
  if (COSTS_COINS.test(text)) return undefined;
  if (
    !SOLD.test(text) &&
    !/\b(?:invoiced?|earn(?:ed)?|take|took|receive[ds]?|sent us|sends us|brought|brings|encaiss\w+|gagn\w+|rapporte\w*)\b/.test(
      text,
    )
  )
    return undefined;
  const [, coins] = COINS.exec(text) ?? [];
  if (coins !== undefined) return Number(coins);
  const [, part, whole] = UNITS.exec(text) ?? [];
  return part === undefined || whole === undefined
    ? undefined
    : (Number(part) / (A_HUNDRED.has(whole) ? 100 : 10)) * 100;
}
/** `A single operator is 71% of sales`. */
const IS_SHARE =
  /\b(?:is|are|makes? up|represents?|accounts? for|stands? for|brings?(?: in)?|gives?|represente|pese|fait|apporte|constitue)\b[^.;\d]{0,24}\d[\d.,]* ?(?:%|percent|per cent|pour cent) (?:of|des|du|de) (?:the |our |all |total |nos |les |la |l')*(?:annual )?(?:revenues?|sales|turnover|income|billings|takings|ventes|recettes|chiffre d'affaires|ca|revenus)\b/;
const BUYS_SHARE =
  /\b(?:buys?|bought|orders?|ordered|takes|took|pays?|paid|purchases|purchased|achete|prend|commande|paie)\b[^.;]{0,30}\d[\d.,]* ?(?:%|percent|per cent|pour cent)[^.;]{0,12}\b(?:of|des|du|de|by (?:value|volume)|en (?:valeur|volume))\b/;

/** Whether a figure is the income itself, told elsewhere as such. */
const isIncome = (extraction: Extraction, { value, currency, unit, passage }: Figure): boolean =>
  unit === 'money' &&
  figuresOf(extraction, 'revenue').some(
    (one) => one.passage !== passage && one.currency === currency && Math.abs(one.value / value - 1) < 0.02,
  );

/** What the largest by name has of what parts make. */
const sharesOfParts = (extraction: Extraction): Share[] =>
  sharesOf(extraction)
    .filter(({ side }) => side === 'sold')
    .map(({ quotes: [passage, ...also], percent }) => ({ passage, also, percent }));

/** `Channel | Share of 2025 sales`, below which one row is a firm by its full name. */
const HEADS_SHARE_OF_SALES =
  /\b(?:shares?|parts?|%) (?:of |in |des |du |de )?(?:(?:the|our|total|all|nos|les) )*(?:(?:19|20)\d\d )?(?:sales|revenues?|turnover|ventes|recettes|chiffre d'affaires)\b/;
const FIRM_BY_NAME = new RegExp(`^(?:${A_NAME} ){1,4}(?:${LEGAL_FORM.source})`, 'u');
const sharesOfFirms = ({ itemised }: Extraction): Share[] =>
  itemised.flatMap(({ over, items, isSentence }): Share[] => {
    const sum = items.reduce((all, { value }) => all + value, 0);
    if (isSentence || !items.every(({ unit }) => unit === 'percent') || Math.abs(sum - A_WHOLE) > 1)
      return [];
    if (!over.slice(0, 2).some((line) => HEADS_SHARE_OF_SALES.test(line))) return [];
    return items.flatMap(({ name, value, passage }) =>
      FIRM_BY_NAME.test(name) ? [{ passage, also: [], percent: value }] : [],
    );
  });

/** What one took of a whole told in a sentence before, or above a list. */
const sharesOfWholes = (extraction: Extraction): Share[] =>
  partsTold(extraction)
    .filter(({ side }) => side === 'sold')
    .map(({ passage, whole, percent }) => ({ passage, also: [whole], percent }));

const OPENS_WITH_NAME = /^(?:In |En |Au )?(?<one>\p{Lu}[\p{L}’'-]{3,})(?: (?<two>\p{Lu}[\p{L}’'-]+))?/u;
/** `Egypt made 19.4 million of it`: a land in which it is sold, and nobody who buys. */
function isOfLand({ plain }: PlacedPassage): boolean {
  const { one, two } = OPENS_WITH_NAME.exec(plain)?.groups ?? {};
  return (
    one !== undefined &&
    (countryOf(one) !== null || (two !== undefined && countryOf(`${one} ${two}`) !== null))
  );
}

/** One customer with a quarter of the income or more, by amounts, counts or a table of customers. */
export const flagConcentration: FlagRule = (extraction) => {
  const shares = [
    ...sharesTold(extraction),
    ...sharesOfWholes(extraction),
    ...sharesOfParts(extraction),
    ...sharesOfFirms(extraction),
  ].filter(
    ({ percent, passage }) =>
      percent >= TOLD_FROM.sold && !isOfLand(passage) && !OF_A_PLACE.test(passage.text),
  );
  const [worst] = shares.toSorted((a, b) => b.percent - a.percent);
  if (!worst) return [];
  const severity: Severity = worst.percent >= CRITICAL_FROM ? 'critical' : 'high';
  const sign: Sign<FlagCode> = {
    code: 'CUSTOMER_CONCENTRATION',
    severity,
    quotes: distinctQuotes(shares.flatMap(({ passage, also }) => [passage, ...also]).map(quoteWhole)),
    why: ({ oneBuys }: FindingTexts) => oneBuys(worst.percent),
  };
  return [sign];
};

/** `35 % of the shop's sales; the shop is 2.9 % of the company's revenue`: much of what is little. */
const OF_A_PLACE =
  /\b(?:shop|store|branch|site|depot|outlet|clinic|plant|line|product|boutique|magasin|agence|usine|ligne|produit)\b[^.]*[;,] ?[^.;]*\b(?:[1-9]|1\d)(?:[.,]\d+)? ?%[^.;]*\b(?:of|du|de|des) (?:the |la |le |l')?(?:[a-z']+ (?:of|de|d[eu]|of the|de la) )?(?:(?:the |la |l')?(?:company|group|societe|groupe|entreprise)|total (?:sales|revenue)|chiffre d'affaires de la)\b/;

/** What is done about a customer that is large, or has been: it was more, a contract holds it, the business was reckoned without it. */
const IS_HANDLED =
  /\b(?:down from|(?:from|in 20\d\d|20\d\d:?) (?:it was |took |was |still )?\d{2}(?:\.\d)? ?%|(?:below|under) \d+ ?%|without (?:it|them|her|him|this customer)\b[^.;]*\d|(?:second|third|other|new) (?:buyer|customer|client)s? (?:signed|in|from|since)|contract(?:ed)? (?:to|until|runs|through)|(?:we )?(?:turned away|cap(?:ped)?|limit(?:ed)?) |contre \d+ ?%|sous (?:les )?\d+ ?%|sans (?:lui|elle|eux|ce client)\b[^.;]*\d|contrat[a-z-]* (?:jusqu|signe jusqu)|nous (?:limitons|plafonnons|avons refuse))/;
const LESS: Readonly<Record<Severity, Severity>> = {
  critical: 'high',
  high: 'medium',
  medium: 'low',
  low: 'low',
};

/** A large customer told with what is done about it is one degree less grave. */
export function asHandled(sign: Sign<FlagCode>, passages: readonly PlacedPassage[]): Sign<FlagCode> {
  if (sign.code !== 'CUSTOMER_CONCENTRATION') return sign;
  const pages = new Set(sign.quotes.map(({ page }) => page));
  const isHandled = passages.some(
    ({ text, page, under }) =>
      pages.has(page.source.page) && !under.includes('market') && IS_HANDLED.test(text),
  );
  return isHandled ? { ...sign, severity: LESS[sign.severity ?? 'high'] } : sign;
}

/** Sentences that speak of one customer whose share, by their own figures or those before them, is small. */
export const smallShares = (extraction: Extraction): PlacedPassage[] => [
  ...sharesTold(extraction)
    .filter(isSmall)
    .map(({ passage }) => passage),
  ...sharesOfWholes(extraction)
    .filter(isSmall)
    .flatMap(({ passage, also }) => [passage, ...also]),
];
const isSmall = ({ percent }: Share): boolean => percent < TOLD_FROM.sold;

/** Whether a quote is one of some spans, or reaches from the start of one to the end of another. */
export const isOfSpans = ({ page, start, end }: Quote, spans: readonly Quote[]): boolean =>
  spans.some((one) => one.page === page && one.start === start) &&
  spans.some((one) => one.page === page && one.end === end);
