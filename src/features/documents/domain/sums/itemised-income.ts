import { accountOf } from '../words/account.ts';
import type { FlagCode } from '../document.ts';
import { differs, type Extraction, figuresOf, quoteWhole, type Sign } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { Itemised } from './itemised.ts';
import {
  A_YEAR as A_TOLD_YEAR,
  firstWrong,
  isStatement,
  partsOfWhole,
  scalesFor,
  sumOf,
  toldNear,
} from './itemised-whole.ts';
import { isNear, otherIncome } from './told-twice.ts';
import { datesIn } from '../words/period.ts';

const BY_PART =
  /\b(?:(?:revenues?|sales|income|turnover|takings|fees|recettes|ventes|chiffre d'affaires|ca|facturation|revenus)\b(?:[^.]|\.\d)*\b(?:by|per|par|selon|read out|as follows|comes? from|came from)|(?:by|par) (?:city|town|region|product|quarter|branch|ville|region|produit|trimestre|agence|activite)|(?:month|quarter) by (?:month|quarter)|mois par mois|trimestre par trimestre)\b/;
const INCOME_NEAR =
  /\b(?:revenues?|sales|turnover|income|takings|recettes|ventes|chiffre d'affaires|encaiss\w+|factur\w+|billed|invoiced|en tout|in all|soit|total\w*)\b/;
const NO_INCOME =
  /\b(?:look(?:ing)? for|expect\w*|guidance|on course|attend\w+|vis(?:ons|ee)|market|marche|target|objectif|forecast|prevision\w*|budget|plan|volume|tonn\w*|litres|units|customers|clients|orders|commandes|cost\w*|couts?|quantit\w+|prix|price|unitaires?|retard|fournisseurs|suppliers|owe[sd]?)\b/;

const OF_ANOTHER_TIME =
  /\b(?:prior|previous|preceding|precedent|look(?:ing)? for|expect\w*|guidance|forecasts?|targets?|attend\w+|objectif)\b/;
/** `Revenue per order KES 900.`, `recette par course`: what stands behind is what becomes of it. */
const OF_ONE_UNIT =
  /^\W*(?:average |mean )?(?:revenues?|sales|income|fees?|recettes?|ventes?|revenu|prix|prices?) (?:per|par|a|an|of one|d'une?|for each) [a-z]+(?: [a-z]+)?[^a-z\d]{0,3}(?:[a-z]{1,4} ?)?[^a-z\d]{0,3}\d[\d.,]*[^a-z\d]*$/;
/** `Crates a day, Q1 26`: what is counted, and how much of it there is. */
const A_DAY =
  /\b(?:a|per|par|each) (?:day|week|jour|semaine)\b|\b(?:of|de la) capaci(?:ty|te)\b|\b(?:occupancy|occupation)\b/;
/** `142 salariés, dont 118 à l'usine et 24 au siège`: people, whatever stands above them. */
const OF_PEOPLE =
  /\b(?:effectifs?|salarie?e?s|employes?|personnes|collaborateurs|staff|employees|people|workers|head ?count|payroll)\b/;
const A_YEAR = /\b(?:20)?\d\d\b/g;
/** `H1 2024, H2 2024, H1 2025`: the same part of two years, which make no one year. */
function isOfYears({ items }: Itemised): boolean {
  const dated = items.map(({ label }) => label).filter((label) => label.search(A_YEAR) >= 0);
  return new Set(dated.map((label) => label.replaceAll(A_YEAR, ''))).size < new Set(dated).size;
}
const FEWEST_PARTS = 3;
/** What sums of parts, each rounded by itself, may miss of the whole. */
const ROUNDED = 0.03;

/** `Sales by customer, January to August 2026`, `Where 2025 revenue comes from`: all that was sold, by whoever bought it. */
const ALL_BY_BUYER =
  /\b(?:sales|revenues?|turnover|income|ventes|chiffre d'affaires|recettes)\b[^.;]{0,20}\b(?:by|per|par) (?:customers?|clients?|buyers?|acheteurs?|product|produit|region|branch|agence|ville|town|city|channel|canal)\b|\bwhere (?:the |our |its |all )?(?:20\d\d )?(?:revenues?|sales|turnover|income) (?:for 20\d\d |in 20\d\d |of 20\d\d )?(?:comes?|came) from\b|\bd'ou (?:vient|viennent|provient|proviennent) (?:le |la |les |nos |notre )?(?:chiffre d'affaires|ventes|recettes)\b/;
const OF_SOME =
  /\b(?:top|largest|main|key|major|biggest|ten|five|premiers?|principaux|plus (?:gros|grands)|export|gross|brut|budget|forecast|plan|prevision\w*)\b/;

/** `Revenue USD 3.9 m`: a line that names the income and nothing else. */
const ROW_OF_INCOME =
  /^\W*(?:total |net )?(?:revenues?|sales|turnover|chiffre d'affaires|ventes|recettes)(?: (?:in |en )?20\d\d)?\W{0,3}(?:[a-z]{1,4}\W{0,2})?\d[\d.,' ]*[^\d.;]{0,24}$/;
const isRowOfIncome = ({ account, passage: { text } }: Figure): boolean =>
  account === null && ROW_OF_INCOME.test(text);

/** The total of all sales by buyer or product of a time, and another income of the same time. */
export function incomeByBuyers(extraction: Extraction): Sign<FlagCode>[] {
  return firstWrong(extraction.itemised, (set) => {
    const head = set.over.slice(0, 4).find((line) => ALL_BY_BUYER.test(line) && !OF_SOME.test(line));
    const whole = head === undefined ? undefined : partsOfWhole(extraction, set)?.whole;
    // Of columns of years each is of its own.
    const [column = ''] = set.over;
    const date = datesIn(A_TOLD_YEAR.test(column) ? column : (head ?? ''))[0]?.date;
    if (whole === undefined || whole !== set.total || date === undefined) return null;
    if (set.items.some(({ unit }) => unit === 'percent')) return null;
    const told = figuresOf(extraction, 'revenue').filter(
      (one) =>
        (one.account === 'revenue' || isRowOfIncome(one)) &&
        one.unit === 'money' &&
        !one.isForecast &&
        one.date === date,
    );
    // Of columns of one time the first is what came, and the next the budget.
    const came = told.filter(
      ({ passage }, index) => told.findIndex((one) => one.passage === passage) === index,
    );
    const near = came.flatMap((figure) =>
      scalesFor(set.items, { unit: 'money', isScaled: true })
        .filter((scale) => isNear(whole.value * scale, figure.value))
        .map((scale) => ({ figure, made: whole.value * scale })),
    );
    const [first] = near;
    if (!first) return null;
    if (near.some(({ figure, made }) => !differs(made, figure.value, ROUNDED))) return 'agrees';
    return otherIncome(first.figure, first.made, [first.figure.passage, whole.passage].map(quoteWhole));
  });
}

/** Income by its parts that is not the income told. */
export function incomeOfParts(extraction: Extraction): Sign<FlagCode>[] {
  const income = figuresOf(extraction, 'revenue').filter(
    ({ unit, isForecast, rate, date }) =>
      unit === 'money' &&
      !isForecast &&
      (rate === null || rate === 'annual') &&
      (date === null || date.length === 4),
  );
  return firstWrong(extraction.itemised, (set) => {
    const { items, over, above } = set;
    const heads = [...over.slice(0, 4), ...(set.isSentence ? [items[0]?.passage.text ?? ''] : [])].filter(
      (line) => line !== '' && line.length < 200,
    );
    if (over.slice(0, 4).some((line) => A_DAY.test(line))) return null;
    if (set.isSentence && OF_PEOPLE.test(items[0]?.passage.text ?? '')) return null;
    if (OF_ONE_UNIT.test(over[0] ?? '') || OF_ONE_UNIT.test(above[0]?.text ?? '')) return null;
    if (items.length < FEWEST_PARTS || !heads.some((line) => BY_PART.test(line) && !NO_INCOME.test(line)))
      return null;
    // `Orders through the app, Commission, Fees, Revenue`: what has the income among its rows is no list of its parts.
    if (
      items.some(({ unit, label }) => unit === 'percent' || accountOf(label) === 'revenue') ||
      isStatement(set) ||
      isOfYears(set)
    )
      return null;
    if (partsOfWhole(extraction, set) !== null) return 'agrees';
    const made = sumOf(items);
    const years = new Set(
      (/^20\d\d$/.test(over[0] ?? '') ? (over[0] ?? '') : heads.join(' ')).match(/\b20\d\d\b/g),
    );
    const told = income.filter(
      ({ passage, date }) =>
        !OF_ANOTHER_TIME.test(passage.text) &&
        !items.some((item) => item.passage === passage) &&
        (date === null || years.size === 0 || years.has(date)),
    );
    const beside = toldNear(extraction, set)
      .filter(
        ({ unit, passage, before }) =>
          unit === 'money' &&
          INCOME_NEAR.test(passage.text) &&
          !NO_INCOME.test(passage.text) &&
          !/\b(?:per|par)\b[^.]{0,12}$/.test(before) &&
          !items.some((item) => item.passage === passage),
      )
      .map(({ value, currency, passage }) => ({ value, currency, passage, unit: 'money' as const }));
    const fitting = [...told, ...beside].flatMap((figure) =>
      scalesFor(items, { unit: 'money', isScaled: true })
        .filter((scale) => made * scale > figure.value / 2 && made * scale < figure.value * 2)
        .map((scale) => ({ figure, sum: made * scale })),
    );
    const [first] = fitting;
    if (!first) return null;
    if (fitting.some(({ figure, sum }) => !differs(sum, figure.value, ROUNDED))) return 'agrees';
    return otherIncome(
      first.figure,
      first.sum,
      [first.figure.passage, ...(above[0] ? [above[0]] : []), ...items.map(({ passage }) => passage)].map(
        quoteWhole,
      ),
    );
  });
}
