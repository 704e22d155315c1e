import { accountOf } from '../words/account.ts';
import type { FlagCode } from '../document.ts';
import { differs, type Extraction, figuresOf, quoteWhole, type Sign } from '../extraction.ts';
import { LIST_SCALES } from '../figures/figure-arithmetic.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { PlacedPassage } from '../text/section.ts';
import type { Itemised } from './itemised.ts';
import {
  A_YEAR as A_TOLD_YEAR,
  CLOSES,
  firstWrong,
  isStatement,
  partsOfWhole,
  scalesFor,
  sumOf,
  toldNear,
} from './itemised-whole.ts';
import { isIncomeItself } from './income-told.ts';
import { isNear, MOST, otherIncome } from './told-twice.ts';
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
  /\b(?:sales|revenues?|turnover|income|ventes|chiffre d'affaires|recettes)\b[^.;]{0,20}\b(?:by|per|par) (?:customers?|clients?|buyers?|acheteurs?|product|produit|region|branch|agence|ville|town|city|channel|canal|shops?|stores?|boutiques?|magasins?|sites?|activit(?:y|e)|lines?|lignes?|services?|segments?|farms?|schools?|crops?|chantiers?)\b|\bwhere (?:the |our |its |all )?(?:20\d\d )?(?:revenues?|sales|turnover|income|money) (?:for 20\d\d |in 20\d\d |of 20\d\d )?(?:comes?|came) from\b|\bd'ou (?:vient|viennent|provient|proviennent) (?:le |la |les |nos |notre |l')?(?:chiffre d'affaires|ventes|recettes|argent)\b/;
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
        (one.account === 'revenue' || isRowOfIncome(one) || (one.account === null && isIncomeItself(one))) &&
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

const SOLD =
  /\b(?:sales|income|earned|by (?:market|product|customer|region|city|town|line|channel)|sold|sells?|revenues?|turnover|takings|took|brought|billed|invoiced|ventes|vendu\w*|vendons|chiffre d'affaires|recettes|ont fait|a fait|factur\w+|encaiss\w+)\b/;
const WE_SOLD = /\b(?:we|nous|the company|la societe) (?:have |has |had |avons |a |avait )?(?:sold|vendu)\b/;
/** Parts of what is no income, of a part of it, or of none that has come. */
const OF_ELSE =
  /\b(?:costs?|expenses?|charges|uses?|rais(?:e|ing)|round|loan|spen[dt]|bought|purchas\w+|achat\w*|achet\w*|paid|salar\w+|wages|budget|plan(?:ned)?|targets?|forecasts?|expect\w*|will|would|prevu\w*|prevision\w*|objectif|market|marche|capital|shares?|investment|debts?|dettes?|owed|receivables?|creances|stock|tonnes?|litres?|kg|bags|units|customers|clients|export\w*|of which|dont|largest|top|principaux|per (?:order|unit|customer)|margin|marge|profit|resultat|average|moyen\w*|staff|employees|salaries|effectifs?|personnes|people|gmv)\b/;
/** `And these three counters are the only places we sell`, `et il n'y a rien d'autre`, `se répartit ainsi`: what is set out is all there is. */
const SAYS_ALL =
  /\b(?:nothing else|no other|that is all|only (?:[a-z]+ ){0,2}(?:we|that)|we (?:do not|don't) sell|all (?:that )?we|everything|nowhere else|rien d'autre|nulle part ailleurs|c'est tout|seuls?|voila tout|ensemble|en tout|au total|in all|together|se repart\w+|se decompos\w+|reparti\w*|split|breaks? down|made up of|as follows|comme suit|compos\w+)\b/;
const ONLY_THESE =
  /\b(?:nothing else|no other|only these|these are all|with nothing left out|is the only thing|rien d'autre|n'avons que (?:ces|cela)|sans autre|aucune? autre|c'est tout)\b/;
/** `Revenue by product`, `Ventes 2025`: a head over all of it. */
const HEADS_INCOME =
  /\b(?:sales|revenues?|turnover|ventes|chiffre d'affaires|recettes|income|takings)\b[^.;\d]{0,30}\b(?:by|par|selon) [a-z]+|^\W*(?:(?:our|nos|les|total|net) )?(?:sales|revenues?|turnover|ventes|chiffre d'affaires|recettes)(?: (?:of|in|de|en|for|pour|the|year|annee|exercice|l'exercice|a))*\W{0,3}(?:fy)?(?:20\d\d)?(?:,? (?:in|en) [a-z' ]{3,28})?\W*$/;
const OF_A_TIME =
  /\b(?:20\d\d|[qht][1-4]|jan|feb|fev|mar|apr|avr|may|mai|june?|juin|july?|juil|aug|aout|sep|oct|nov|dec|quarter|half|trimestre|semestre|january|march|april)\b/;
const OF_YEAR_BEFORE =
  /\b(?:previous|prior|last|preceding|precedente?|derniere?|passee?)\b|\bplan(?:ned)?\b|\bif\b|\bsi\b/;
/** Whether income is of the time that the head of its parts tells, or the latest told where it tells none. */
function isOfTime({ date, passage: { text } }: Figure, heads: readonly string[], latest: string): boolean {
  if (OF_YEAR_BEFORE.test(text)) return false;
  const years = heads.join(' ').match(A_YEAR_TOLD) ?? [];
  const year = date?.slice(0, 4) ?? null;
  return year === null || (years.length > 0 ? years.some((told) => told === year) : year === latest);
}
const A_YEAR_TOLD = /\b20\d\d\b/g;
/** From how much of the income on a sum of parts may be meant to be all of it. */
const LEAST_OF_ALL = 0.6;
const MOST_SAME = 0.015;

/** `Give sales of the last two years.`, and behind it `In 2024 it was 24.7 billion.` */
function answersOnSales({ passages }: Extraction): ReadonlySet<PlacedPassage> {
  const asksForSales = (text: string): boolean => ASKS.test(text) && SOLD.test(text) && !OF_ELSE.test(text);
  return new Set(
    passages.filter(({ text }, index) => SAYS_IT.test(text) && asksForSales(passages[index - 1]?.text ?? '')),
  );
}
const ASKS = /\?$|^(?:give|state|tell|show|please|donnez|indiquez|merci de)\b/;
const SAYS_IT = /\b(?:it|that|this) (?:was|is|came|made)\b|\b(?:c'etait|c'est|ce fut|cela (?:fait|a fait))\b/;

/** All parts of the income, by words or a total that say so, which are not the income told. */
export function incomeOfAllParts(extraction: Extraction): Sign<FlagCode>[] {
  const answers = answersOnSales(extraction);
  const told = extraction.figures
    .filter(
      ({ kind, unit, holder, rate, account, isForecast, isOfRow, passage, numeral }) =>
        (kind === 'revenue' ||
          (kind === 'other' &&
            (answers.has(passage) ||
              WE_SOLD.test(passage.text) ||
              (isOfRow !== true && isIncomeItself({ passage, numeral }))))) &&
        (unit === 'money' || (unit === 'count' && numeral.isScaled)) &&
        holder === undefined &&
        (rate === null || rate === 'annual') &&
        (account === 'revenue' ||
          isIncomeItself({ passage, numeral }) ||
          (account === null && !isForecast && (SOLD.test(passage.text) || answers.has(passage)))),
    )
    .slice(0, MOST);
  const come = told.filter(({ isForecast }) => !isForecast);
  const latest = come.reduce((last, { date }) => ((date ?? '') > last ? (date ?? '').slice(0, 4) : last), '');
  return firstWrong(extraction.itemised, (set) => {
    const { items, total, over, isSentence } = set;
    if (
      items.length < (isSentence ? 2 : FEWEST_PARTS) ||
      items.some(({ unit, label }) => unit === 'percent' || accountOf(label) === 'revenue') ||
      items.some(({ label }) => OF_A_TIME.test(label)) ||
      isStatement(set)
    )
      return null;
    const scales = scalesFor(items, { unit: 'money', isScaled: true });
    const made = sumOf(items);
    const isOwn = ({ passage }: Figure): boolean =>
      passage === total?.passage || items.some((item) => item.passage === passage);
    const others = told.filter((figure) => !isOwn(figure));
    if (others.some(({ value }) => scales.some((scale) => !differs(made * scale, value, MOST_SAME))))
      return 'agrees';
    const [nextLine] = set.below;
    // `There is nothing else.`, right behind them.
    const closing = nextLine && nextLine.text.length < LONGEST_CLOSING && SAYS_ALL.test(nextLine.text);
    const own = isSentence ? `${items[0]?.passage.text ?? ''}${closing ? ` ${nextLine.text}` : ''}` : '';
    const heads = over.slice(0, isSentence ? 2 : LINES_OVER).filter((line) => line.length < LONGEST_HEAD);
    const isHeaded = heads.some((line) => HEADS_INCOME.test(line) && !OF_ELSE.test(line));
    // `Nous n'avons que ces trois jus`, below them.
    const isOnly = !isSentence && set.below.some(({ text }) => ONLY_THESE.test(text));
    const isAll = isSentence ? SAYS_ALL.test(own) || isHeaded : (total !== null || isOnly) && isHeaded;
    if (!isAll || OF_ELSE.test(own) || !SOLD.test([own, ...heads].join(' | '))) return null;
    if (isSentence && (own.match(A_YEAR_TOLD) ?? []).length > 1) return null;
    if (total && LIST_SCALES.every((scale) => differs(made * scale, total.value, CLOSES))) return null;
    // Of columns of years each is of its own.
    const times = A_TOLD_YEAR.test(over[0] ?? '') ? over.slice(0, 1) : [...heads, own];
    const near = others.flatMap((figure) =>
      figure.isForecast || !isOfTime(figure, times, latest)
        ? []
        : scales
            .map((scale) => ({ figure, sum: made * scale }))
            .filter(({ sum }) => sum > figure.value * LEAST_OF_ALL && sum < figure.value / LEAST_OF_ALL),
    );
    const [first] = near;
    return first
      ? otherIncome(
          first.figure,
          first.sum,
          [first.figure.passage, ...items.map(({ passage }) => passage)].map(quoteWhole),
        )
      : null;
  });
}
const LINES_OVER = 4;
const LONGEST_CLOSING = 60;
const LONGEST_HEAD = 200;

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
