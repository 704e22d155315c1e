import type { FlagCode, Severity } from './document.ts';
import {
  differs,
  distinctQuotes,
  type Extraction,
  figuresOf,
  quoteFigure,
  quoteWhole,
  type Sign,
  yearlyIncome,
} from './extraction.ts';
import type { Figure } from './figure-context.ts';
import type { Amount, FindingTexts } from './finding-text.ts';
import { lastMonthOf } from './series.ts';
import type { TableRow, TableValue } from './statement.ts';
import { quoteOf } from './folded-page.ts';
import { headsOf, plainNumber } from './row-list.ts';
import type { PlacedPassage } from './section.ts';

const HEDGED =
  /\b(?:about|around|some|nearly|almost|over|more than|close to|roughly|approximately|up to|at least|environ|pres de|quelque|plus de|au moins|presque|autour)\b|~/;
/** Larger differences of income are graver than a slip. */
const GRAVE = 0.2;
const MOST = 200;

const sign = (
  one: Figure,
  other: Amount,
  quotes: Sign<FlagCode>['quotes'],
  severity: Severity,
): Sign<FlagCode> => ({
  code: 'CONTRADICTORY_NUMBERS',
  severity,
  quotes: distinctQuotes(quotes),
  why: ({ saysBoth }: FindingTexts) => saysBoth([one, other]),
});

const WORKERS =
  /^(?:[a-z-]+ ){0,2}?(?:employees|staff(?:ers)?|salaries|salariees|employes|employees|agents|collaborat(?:eurs|rices)|people|personnes|workers|full-?timers|colleagues|team members|persons|permanents|on (?:the )?payroll|on board|strong)\b/;
/** Words for anybody: they are the company's only where a word before or behind says so. */
const ANYBODY = /^(?:[a-z-]+ ){0,2}?(?:agents|people|personnes|persons|workers)\b/;
const EMPLOYED_BEFORE =
  /\b(?:we (?:are|now are|now have|have|employ|number|count)|employ(?:s|ing)?|team of|staff of|staff register lists|nous (?:sommes|comptons|employons|avons)|emploie|registre du personnel\b[^.;]{0,34}|personnel ?:?|effectifs?[^.;]{0,20})(?: (?:now|today|aujourd'hui|desormais|actuellement|a total of|about|some|around|environ|pres de|de))* ?:? ?$/;
const EMPLOYED_BEHIND =
  /^[^.;,]{0,24}\b(?:work(?:s|ing)? (?:for|at|with|full)|on (?:our|the) payroll|travaillent (?:pour|chez)|in the (?:company|team)|dans (?:la societe|l'equipe)|inscrite?s|strong)\b/;
/** A part of the company, or who is paid by nobody of it. */
const OF_PART =
  /\b(?:plant|shop|site|branch|factory|warehouse|kitchen|clinic|school|depot|store|farm|office|hub|riders?|drivers?|usine|atelier|agence|boutique|magasin|entrepot|ferme|livreurs)\b[^.;]{0,18}$/;
const OF_PART_BEHIND =
  /^[^.;,]{0,30}\b(?:formee?s|trained|reached|touchee?s|served|crees|creee?s|each|chacune?|on commission|a la commission|abroad)\b|^ [a-z]+ (?:in|at|a|en) (?:our|the|notre|nos|la|le) (?:plant|shop|factory|warehouse|kitchen|depot|farm|usine|atelier|entrepot)/;
const OF_COMPANY =
  /\b(?:we (?:are|now are|employ|have|count|number)|our (?:team|staff|headcount|payroll)|team of|headcount|on (?:the )?payroll|staff (?:list|register|numbers?|strength|count)|work(?:s|ing)? (?:for|at|full)|full-?time|employ(?:s|ed|ees)?|nous (?:sommes|comptons|employons)|notre equipe|effectifs?|registre du personnel|personnel|travaillent|salaries|l'equipe|register of employees|on the books|\d+-strong)\b/;
const PART =
  /\b(?:of whom|of which|of them|including|dont|parmi|besides|other|part-?time|contractors?|freelance\w*|agents? commerciaux|interns?|stagiaires|journaliers|casual|seasonal|saisonniers|trained|train|formes?|served|serve|jobs|emplois|employers?|compan(?:y|ies) (?:of|with)|firms?|smes?|pme|entreprises de|businesses|customers?|clients?|hire|hiring|recruit\w*|embauch\w*|will|target|plan|by the end of 20(?:2[7-9]|3)|to reach|joined|left|ont quitte|resigned|made redundant|each|chacun|chaque|not on (?:our|the) payroll|partners?|partenaires?|per (?:shop|site|branch)|par (?:site|agence))\b[^.;]{0,30}$/;
const PART_BEHIND =
  /^[^.;]{0,24}\b(?:in (?:sales|operations|engineering|production|the field|the villages)|engineers?|drivers?|agents in|nurses|commerciaux|techniciens|chauffeurs|livreurs|vendeurs|teachers)\b|^ (?:of|parmi|des|sur) (?:the|our|them|these|les|nos|ces)\b/;
const PART_OF_STAFF =
  /\b(?:sales|field|engineering|product|support|tech\w*|delivery|kitchen|ops|operations|marketing|research|nursing|commerciale?|terrain|production|medical|teaching) (?:staff|team|equipe|headcount)\b|\bequipe (?:commerciale|technique|terrain|de vente|de production)\b/;
const EARLIER =
  /\b(?:was|were|had|counted|opened|started|began|begun|then|ago|earlier|from|against|up from|down from|compared|dec|etaient|etions|comptait|comptions|contre|avait|avions|il y a|en 20[12]\d|in 20[12]\d)\b[^.;]{0,25}$/;
const NO_TEAM: ReadonlySet<string> = new Set(['problem', 'market', 'competition', 'ask', 'goToMarket']);

const ALL_TOLD =
  /^ (?:people |of us |persons |personnes )?(?:all told|in all|in total|altogether|au total|en tout)\b/;
const DEPARTMENT =
  /\b(?:engineers?|engineering|finance|accountants?|hr|human resources|admin|administration|marketing|technicians?|developers?|drivers?|nurses?|teachers?|ingenieurs?|commerciaux|techniciens?|comptables?|comptabilite|ressources humaines|rh|chauffeurs?|enseignants?|infirmi\w+)\b/;
const NO_PEOPLE =
  /\b(?:shops|stores|schools|sites|customers|clients|orders|hires|hire|recruit\w*|embauch\w*|will|trained|formes|boutiques|ecoles|magasins)\b/;

/** `24 engineers, 19 in sales and 7 in finance, 50 all told`: the counts of departments with what they make. */
function isSumOfDepartments(
  { passage: { text }, numeral, value, passage }: Figure,
  figures: readonly Figure[],
) {
  if (!ALL_TOLD.test(text.slice(numeral.end)) || !DEPARTMENT.test(text) || NO_PEOPLE.test(text)) return false;
  const parts = figures
    .filter((one) => one.passage === passage && one.unit === 'count' && one.numeral.end <= numeral.start)
    .map((one) => one.value);
  return parts.some((_, from) => {
    const run = parts.slice(from);
    return run.length >= 2 && run.reduce((sum, part) => sum + part, 0) === value;
  });
}

/** How many work for the company, by words that leave no doubt that all of them are meant. */
function headcounts({ figures }: Extraction): Figure[] {
  return figures.filter((figure) => {
    const { kind, unit, value, isForecast, passage, numeral } = figure;
    if (unit !== 'count' || isForecast || value < 3 || value > 20_000 || !Number.isInteger(value))
      return false;
    const isElsewhere = passage.under.some((id) => NO_TEAM.has(id)) && kind !== 'team';
    if (isElsewhere || figure.account !== null) return false;
    if (isSumOfDepartments(figure, figures)) return true;
    const before = passage.text.slice(0, numeral.start);
    const behind = passage.text.slice(numeral.end);
    if (PART.test(before) || PART_BEHIND.test(behind) || EARLIER.test(before)) return false;
    if (/^ ?\(?(?:19|20)\d\d\b|^ ?%/.test(behind)) return false;
    if (OF_PART.test(before) || OF_PART_BEHIND.test(behind)) return false;
    const isLabelled =
      /\b(?:headcount|payroll|effectifs?(?: total)?|staff|team of|equipe de)(?: (?:today|now|total|is|of|at|stands at|de|actuel))*(?: at [a-z0-9 ]{4,20})? ?:? ?$/.test(
        before,
      );
    if (isLabelled) return !PART_OF_STAFF.test(before);
    const words = behind.replace(/^[ -]+/, '');
    if (!WORKERS.test(words)) return kind === 'team';
    if (ANYBODY.test(words))
      return EMPLOYED_BEFORE.test(before) || EMPLOYED_BEHIND.test(behind) || kind === 'team';
    return kind === 'team' || OF_COMPANY.test(passage.text) || passage.under.includes('team');
  });
}

/** The last month any figure of the past is of: what a text says of now is of then, or later. */
function latestIn(figures: readonly Figure[]): number {
  const months = figures.flatMap(({ date, isForecast }) => (isForecast ? [] : (lastMonthOf(date) ?? [])));
  return months.reduce((most, month) => Math.max(most, month), 0);
}

const QUARTER = 3;

/** Head counts of now that differ, told in two sentences. */
function headcountTwice(extraction: Extraction): Sign<FlagCode>[] {
  const all = headcounts(extraction);
  const latest = latestIn(all);
  const now = all.filter(({ date }) => {
    const month = lastMonthOf(date);
    return month === null || month >= latest - QUARTER;
  });
  const [first] = now;
  const other = now.find(
    (one) =>
      first !== undefined &&
      one.passage !== first.passage &&
      Math.abs(one.value - first.value) >= 2 &&
      differs(one.value, first.value, isHedged(one) || isHedged(first) ? 0.12 : 0.05),
  );
  return first && other ? [sign(first, other, [first, other].map(quoteFigure), 'medium')] : [];
}

const isHedged = ({ passage: { text }, numeral }: Figure): boolean =>
  HEDGED.test(text.slice(Math.max(0, numeral.start - 22), numeral.start));

/** What an amount may miss of another that it rounds: a half of its last digit, a tenth where it says "about". */
function rounding(figure: Figure): number {
  if (isHedged(figure)) return 0.1;
  const [mantissa = ''] =
    /\d(?:[\d.,]| (?=\d{3}))*/.exec(figure.passage.text.slice(figure.numeral.start, figure.numeral.end)) ??
    [];
  const digits = mantissa.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '').length;
  return Math.max(0.015, 0.55 / 10 ** Math.max(0, digits - 1) / Math.max(1, Number(mantissa[0])));
}

type Told = {
  readonly page: Parameters<typeof quoteOf>[0];
  readonly row: TableRow;
  readonly value: TableValue;
};

const valuesOf = ({ tables }: Extraction): Told[] =>
  tables.flatMap(({ page, rows }) =>
    rows.flatMap((row) =>
      row.values.flatMap((value) =>
        value.unit === 'money' && !value.isForecast && row.holder === undefined ? [{ page, row, value }] : [],
      ),
    ),
  );

const PART_OF_INCOME =
  /\b(?:of which|dont|including|export|segment|subscription|recurring|services?|product|first|second|half|quarter|month|semestre|trimestre|mois|per|par|each|previous|from (?:one|a|the)|through|a single|one (?:customer|client)|un seul|came(?! (?:to|out at|in at))|gmv|volume|handled|processed|traites?|encaisses?|transit\w*|largest|target|plan|budget|forecast|will|if|would|market|industry|secteur|marche|grant|subvention|since|depuis|cumul\w*|to date|so far|in total|run[- ]rate|annuali[sz]ed|arr|mrr|backlog|pipeline|contracts?|signed|signes?)\b/;

/** `The best year since incorporation` counts from no beginning. */
const A_RECORD =
  /\b(?:best|highest|strongest|largest|biggest|record|meilleure?|plus (?:forte?|haute?|grande?))\b[^.;,]{0,24}\b(?:since|depuis)\b[^.;,]*/;
/** What stands behind is of a part; what stands before is of the whole. */
const OF_WHICH = /, (?:of which|dont|including)\b/;
const INCOME_BEFORE =
  /\b(?:revenues?|revenus|sales|turnover|total income|chiffre d'affaires|ca|recettes|ventes)(?:,? (?:for|of|in|calendar|was|were|is|came|out|passed|passes|reached|rose|grew|fell|stood|hit|to|at|the|year|fy ?\d*|20\d\d|about|some|over|just|up|a|an|record|by|from|de|en|ont|a|atteint|atteignent|est|sont|s'eleve(?:nt)?|s'est eleve|depasse(?:nt)?|annuel\w*|annual|net|total\w*|exercice|l'exercice|l'annee|twelve|12|douze|months|mois|ressort|half(?:[- ]year)?|quarter|first|second|semestre|trimestre|premier|deuxieme|closed|ended|finished|environ|pres|plus|than|more))*(?: ?\([^()]{1,20}\))? ?:? ?[^a-z\d]{0,3}$/;
const INCOME_BEHIND =
  /^[^a-z]{0,3}(?:(?:f ?cfa|francs?|euros?|dollars?|naira|shillings?|cedis?|rands?|cfa) )*(?:of|in|from|de|d'|en) (?:annual |net |total )?(?:revenues?|sales|turnover|chiffre d'affaires|recettes|ventes)(?= (?:in|for|en|pour|this|last|cette)\b|[.,;)]|$)|^[^a-z]{0,3}(?:(?:f ?cfa|francs?|euros?|dollars?|naira|shillings?|cedis?|rands?|cfa|dirhams?|dinars?) )*(?:factures?|invoiced|billed|encaisses?) (?:sur|en|pour|in|for|over|during) /;
const isIncomeItself = ({ passage: { text }, numeral }: Figure): boolean =>
  INCOME_BEFORE.test(text.slice(Math.max(0, numeral.start - 90), numeral.start)) ||
  INCOME_BEHIND.test(text.slice(numeral.end));
/** Rows of tables that were read as prose have more figures than words. */
const isSentence = ({ passage: { text } }: Figure): boolean =>
  (text.match(/[a-z]{2,}/g)?.length ?? 0) >= 2 * (text.match(/\d[\d.,]*/g)?.length ?? 0);

/** What a sentence says of the whole that a date is of: a half is no part of itself. */
function ofWhole(text: string, date: string | null): string {
  const told = (text.split(OF_WHICH)[0] ?? '').replace(A_RECORD, '').replace(IN_SPITE, '');
  return date?.includes('-') ? told.replaceAll(PART_OF_YEAR, '') : told;
}
const IN_SPITE = /^(?:malgre|despite|in spite of|although|though|bien que|apres|after)\b[^,]*, /;
const PART_OF_YEAR =
  /\b(?:first|second|half(?:[- ]year)?|quarter|(?:six|three) months|the same months of|premier|deuxieme|second|semestre|trimestre|mois)\b/g;

/** A yearly income told in prose. */
const incomeInProse = (extraction: Extraction): Figure[] =>
  figuresOf(extraction, 'revenue')
    .filter(
      ({ unit, account, isForecast, rate, passage, date, holder }) =>
        unit === 'money' &&
        account === null &&
        holder === undefined &&
        !isForecast &&
        (rate === null || rate === 'annual') &&
        (date === null || /^\d{4}(?:-[HQ]\d)?$/.test(date)) &&
        !PART_OF_INCOME.test(ofWhole(passage.text, date)) &&
        !['problem', 'market', 'ask', 'competition'].some((id) => passage.under.includes(id)),
    )
    .filter((figure) => isIncomeItself(figure) && isSentence(figure))
    .slice(0, MOST);

/** The words of a row's label stand beside an amount: `97 million of commissions in 2025` beside a row `Commissions`. */
function echoes({ passage: { text }, numeral }: Figure, label: string): boolean {
  const words = label.replaceAll(/[^a-z' ]/g, ' ').trim();
  if (words.length < 6 || !text.includes(words) || /^(?:total|cash|net|other|autres?|note)\b/.test(words))
    return false;
  const escaped = words.replaceAll(/\s+/g, ' ');
  const behind = text.slice(numeral.end, numeral.end + escaped.length + 24);
  const before = text.slice(Math.max(0, numeral.start - escaped.length - 34), numeral.start);
  return (
    new RegExp(
      `^[^.;,]{0,14}\\b(?:of|de|d'|in|en)\\b ?(?:the |la |les )?${escaped}(?= (?:in|en|for|au|pour) |[.,;)]|$)`,
    ).test(behind) ||
    new RegExp(
      `(?:^|[.,;:] |\\b(?:our|total|nos|les|the) )${escaped}(?: (?:of|were|was|came to|reached|stood at|ont atteint|de|totales?|atteignent|for|in|en|20\\d\\d|:|the|year))* ?[^a-z\\d]{0,3}(?:[a-z]{1,5} ?)?$`,
    ).test(before)
  );
}

/** Income told in prose and again, otherwise, in a table of the same year. */
function incomeTwice(extraction: Extraction): Sign<FlagCode>[] {
  const told = valuesOf(extraction);
  const income = told.filter(({ row }) => row.account === 'revenue');
  const years = income.map(({ value }) => value.date?.slice(0, 4) ?? '').toSorted();
  const isAccounts = extraction.type === 'financial_statements';
  const isUndated = isAccounts && income.every(({ value }) => value.date === null);
  const named = incomeInProse(extraction).flatMap((figure): Sign<FlagCode>[] => {
    const year = figure.date ?? (isAccounts ? (years.at(-1) ?? null) : null);
    const same = income.filter(
      ({ value }) =>
        (isUndated || (value.date === year && value.date !== null)) &&
        (value.currency === figure.currency || value.currency === null || figure.currency === null),
    );
    return mismatch(figure, same);
  });
  if (named.length > 0) return named.slice(0, 1);
  const byLabel = Map.groupBy(told, ({ row }) => row.label);
  const loose = extraction.figures
    .filter(
      ({ unit, account, holder, isForecast, numeral }) =>
        (unit === 'money' || numeral.isScaled) && account === null && holder === undefined && !isForecast,
    )
    .slice(0, MOST);
  return loose
    .flatMap((figure) =>
      [...byLabel].flatMap(([label, all]) => {
        const year = figure.date;
        if (year?.length !== 4 || PART_OF_ROW.test(around(figure)) || !echoes(figure, label)) return [];
        const same = all.filter(
          ({ value }) =>
            value.date === year && (value.currency === figure.currency || figure.currency === null),
        );
        return all.some(
          ({ row }) =>
            row.start >= figure.passage.start &&
            row.end <= figure.passage.end &&
            row.values.length > 0 &&
            figure.passage.page === all[0]?.page,
        )
          ? []
          : mismatch(figure, same);
      }),
    )
    .slice(0, 1);
}
const around = ({ passage: { text }, numeral }: Figure): string =>
  text.slice(Math.max(0, numeral.start - 45), numeral.end + 35);
const PART_OF_ROW =
  /\b(?:of which|dont|including|half|quarter|month|semestre|trimestre|mois|target|plan|budget|forecast|will|one|single|seul)\b/;

function mismatch(figure: Figure, told: readonly Told[]): Sign<FlagCode>[] {
  const agrees = ({ value }: Told): boolean =>
    !differs(Math.abs(figure.value), Math.abs(value.value), rounding(figure));
  const [first] = told;
  if (!first || told.some(agrees)) return [];
  const { page, row, value } = first;
  const ratio = Math.abs(figure.value / value.value);
  // A thousandfold is a scale that was misread, by the writer or here.
  if (ratio > 20 || ratio < 0.05) return [];
  const quotes = [quoteFigure(figure), quoteOf(page, row.start, row.end)];
  return [sign(figure, value, quotes, differs(figure.value, value.value, GRAVE) ? 'critical' : 'high')];
}

const STAFF_LIST =
  /\b(?:full-time staff|staff|headcount|employees|department|team|people|payroll|effectifs?|salaries|personnel|service|poles?|directions?|personnes)\b/;
const OF_STAFF =
  /\b(?:staff|headcount|heads|employees|effectifs?|salaries|personnel|payroll|full-?time|people|personnes)\b/;
const NO_STAFF =
  /\b(?:costs?|salary|pay|name|role|shares?|%|use of|hires?|plan|currency|kes|ngn|usd|fcfa|couts?|masse|fonction|parcours|emploi des|recrut\w+)\b/;
/** A list that parts what the sentence above it counts. */
const PARTED =
  /\b(?:repartition|repartis|ventilation|breakdown|split|as follows|comme suit|made up|by (?:team|department|function|unit)|par (?:service|equipe|fonction))\b/;
const EMPLOYS = /\b(?:employ\w+|salaries|staff|people|personnes|of us|nous sommes|headcount|effectif)\b/;
const COUNTED_BEFORE =
  /\b(?:heads|headcount|staff|people|persons|personnes|number|effectifs?|nombre)\b.*\b(?:costs?|salary|pay|salaries|salaires?|gross|couts?|masse)\b/;
const isAYear = (value: number): boolean => Number.isInteger(value) && value >= 1990 && value <= 2049;
const FEWEST_ROWS = 3;
const HEADS_OF_STAFF = 3;
const MOST_COLUMNS = 4;
const ROLE =
  /\b(?:engineer\w*|technic\w+|developers?|software|sales|commercia\w+|vente|support|care|service|finance|comptab\w+|account\w*|admin\w*|management|direction|managers?|executives?|cadres|production|atelier|workshop|operations?|logisti\w+|livr\w+|deliver\w*|drivers?|chauffeurs|field|terrain|quality|qualite|marketing|hr|rh|office|bureau|supervisors?|ouvriers|agents|nurses|doctors|infirmi\w+|teachers|planning|stores|warehouse|entrepot|security|gardiens|cleaners|mechanics|welders|installers|installat\w+)\b/;
/** The head of the column of trades. */
const NAMES_FIRST = /^(?:fonctions?|roles?|postes?|names?|noms?)\b/;
const COUNTED_FIRST =
  /\b(?:heads|headcount|staff|people|persons|personnes|agents|number|effectifs?|nombre)\b\W+(?!(?:at|on|in|au|en)\b|\d)[a-z]{3}/;
const LARGEST_STAFF = 5000;

type StaffList = {
  readonly count: number;
  /** What its own last row says they are; null where it has none. */
  readonly total: number | null;
  readonly quotes: Sign<FlagCode>['quotes'];
};

/** What a list of departments adds up to. */
function staffListed({ lists, figures }: Extraction): StaffList[] {
  const team = figures.filter(({ kind }) => kind === 'team');
  const counting = new Set(team.map(({ passage }) => passage));
  const toldBy = new Map(team.map(({ passage, value }) => [passage.text, value]));
  return lists.flatMap((whole) => {
    // `A team of 19` above its departments looks like a row of them.
    const above = whole.rows.slice(0, -FEWEST_ROWS).findLastIndex(({ passage }) => counting.has(passage));
    const heading = whole.rows.slice(0, above + 1).map(({ passage }) => passage.text);
    const list = { ...whole, rows: whole.rows.slice(above + 1), lead: [whole.lead, ...heading].join(' | ') };
    const { rows, lead } = list;
    const over = headsOf(list).slice(-HEADS_OF_STAFF).join(' | ');
    const parts = rows.filter(
      ({ isSum, label, numbers }, index) =>
        !isSum && !/^(?:all|total)\b/.test(label) && !(index === 0 && numbers.every(isAYear)),
    );
    // Other rows may follow without a head of their own.
    const end = parts.findIndex(({ numbers }) => numbers.length !== parts[0]?.numbers.length);
    const body = end < 0 ? parts : parts.slice(0, end);
    const heads = lead.split(' | ').at(-1) ?? '';
    const isPaid = NO_STAFF.test(heads.replace(NAMES_FIRST, ''));
    const isParted = PARTED.test(heads) && EMPLOYS.test(lead);
    const total = rows.find(({ isSum }) => isSum);
    const isOfStaff =
      (STAFF_LIST.test(over) && OF_STAFF.test(over)) || (total !== undefined && OF_STAFF.test(total.label));
    const isBelow = toldBy.has(heads);
    const isOfRoles = body.filter(({ label }) => ROLE.test(label)).length * 2 > body.length;
    const isPaidOnly = isPaid && !COUNTED_BEFORE.test(heads) && !COUNTED_FIRST.test(heads);
    if (!(isOfStaff || isParted || isBelow || isOfRoles) || isPaidOnly) return [];
    if (body.length < FEWEST_ROWS || body.some(({ percents, isMoney }) => percents.length > 0 || isMoney))
      return [];
    const width = body[0]?.numbers.length ?? 0;
    if (width < 1 || width > MOST_COLUMNS) return [];
    // Of two years the last counts; behind the people may stand what they are paid.
    const columns = (isPaid || COUNTED_FIRST.test(heads) ? [0] : [width - 1, 0]).map((column) =>
      body.map(({ numbers }) => numbers[column] ?? 0),
    );
    const counts = columns.find((column) =>
      column.every((one) => Number.isInteger(one) && one < LARGEST_STAFF),
    );
    if (!counts) return [];
    const count = counts.reduce((sum, one) => sum + one, 0);
    const isNearTold = isBelow
      ? isNear(count, toldBy.get(heads) ?? 0)
      : team.some(({ value }) => isNear(count, value));
    if (!isOfStaff && !isParted && !isNearTold) return [];
    return [
      { count, total: total?.numbers.at(-1) ?? null, quotes: rows.map(({ passage }) => quoteWhole(passage)) },
    ];
  });
}

/** `We were 236: 118 nurses, 54 at reception, 40 drivers`: the parts of a head count in its own sentence or the next. */
function partsBeside(extraction: Extraction, whole: Figure): number | null {
  const { passage } = whole;
  const behind = passage.text.slice(whole.numeral.end);
  const next = extraction.passages[extraction.passages.indexOf(passage) + 1];
  const isNext = next !== undefined && next.page === passage.page && BY_DEPARTMENT.test(next.text);
  if (!/^[^.;]{0,40}:/.test(behind) && !isNext) return null;
  const counted = extraction.figures
    .filter(
      ({ passage: own, numeral, unit }) =>
        (isNext ? own === next : own === passage && numeral.start > whole.numeral.end) &&
        unit === 'count' &&
        numeral.unit === 'count',
    )
    .map(({ value }) => value);
  const inDigits = isNext
    ? (next.text.slice(next.text.indexOf(':') + 1).match(WHOLE_NUMBER) ?? []).map(Number)
    : [];
  const parts = counted.length >= inDigits.length ? counted : inDigits;
  const ofWhom = /\b(?:of whom|including|dont|of which)\b/.test(isNext ? next.text : behind);
  return parts.length < FEWEST_ROWS || ofWhom ? null : parts.reduce((sum, one) => sum + one, 0);
}
/** `Lusaka office 16, Chipata 9, Choma 4.`: places or trades, each with how many. */
const COUNTED_OUT =
  /^(?:[a-z ]{3,24}: ?)?(?:[a-z][a-z' -]{1,28}:? \d{1,4}(?:, (?:and |et )?|; | and | et |[.]?$)){3,}$/;
const ONE_MORE = /^[a-z][a-z' -]{2,28}: ?(\d{1,4})[.]?$/;

/** What two sentences behind a head count make, where they count it out by place or trade. */
function countedOut({ passages }: Extraction, { passage }: Figure): number | null {
  const [next, after] = passages.slice(passages.indexOf(passage) + 1);
  if (!next || next.page !== passage.page || !COUNTED_OUT.test(next.text)) return null;
  const more = after?.page === passage.page ? ONE_MORE.exec(after.text)?.[1] : undefined;
  return (next.text.match(WHOLE_NUMBER) ?? []).reduce((sum, one) => sum + Number(one), Number(more ?? 0));
}
const WHOLE_NUMBER = /(?<![\d.,])\d{1,4}(?![\d%]|[.,]\d)/g;
const BY_DEPARTMENT =
  /^\W*(?:(?:by|per) (?:department|team|function|unit|site|role)|(?:par|selon le) (?:service|departement|equipe|fonction|poste|metier)|(?:departments|services|teams) ?:)|\b(?:as follows|comme suit|by (?:place|site|unit|team|department)|par (?:lieu|site|service|equipe)|(?:the|gave the|la) (?:list|detail|liste|repartition)\b[^:]*) ?:/;

const MOST_APART = 0.5;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= MOST_APART * other;

/** A head count that its departments, in a list or in its own sentence, or a row of the staff do not make. */
function headcountSums(extraction: Extraction): Sign<FlagCode>[] {
  const told = headcounts(extraction);
  const counted = (value: number): Amount => ({ value, unit: 'count', currency: null });
  for (const figure of extraction.figures) {
    if (figure.kind !== 'team' || figure.account !== null || figure.isForecast) continue;
    const own = partsBeside(extraction, figure) ?? countedOut(extraction, figure);
    if (own !== null && Math.abs(own - figure.value) >= 2 && isNear(own, figure.value))
      return [sign(figure, counted(own), [quoteFigure(figure)], 'medium')];
  }
  const lists = staffListed(extraction);
  const unclosed = lists.find(
    ({ count, total }) => total !== null && Math.abs(total - count) >= 2 && isNear(count, total),
  );
  if (unclosed)
    return [
      {
        code: 'CONTRADICTORY_NUMBERS',
        severity: 'medium',
        quotes: distinctQuotes(unclosed.quotes),
        why: ({ saysBoth }: FindingTexts) =>
          saysBoth([counted(unclosed.total ?? 0), counted(unclosed.count)]),
      },
    ];
  const latest = latestIn(told);
  const isListed = ({ passage }: Figure): boolean =>
    lists.some(({ quotes }) =>
      quotes.some(
        ({ page, start }) => page === passage.page.source.page && start === quoteWhole(passage).start,
      ),
    );
  const isBeside = ({ passage }: Figure): boolean =>
    lists.some(({ quotes }) => quotes.some(({ page }) => page === passage.page.source.page));
  const isOfNow = ({ date }: Figure): boolean => (lastMonthOf(date) ?? latest) >= latest - QUARTER;
  const now = told.filter((figure) => !isListed(figure) && (isOfNow(figure) || isBeside(figure)));
  const inRows = extraction.figures.filter(
    (figure) => figure.account === 'headcount' && !figure.isForecast && figure.value > 0 && !isListed(figure),
  );
  const last = inRows.at(-1);
  const [only] = lists;
  if (last && only && lists.length === 1 && now.length === 0) {
    const isOther = Math.abs(only.count - last.value) >= 2 && isNear(only.count, last.value);
    if (isOther && inRows.every(({ value }) => value !== only.count))
      return [sign(last, counted(only.count), [quoteFigure(last), ...only.quotes], 'medium')];
  }
  for (const figure of now) {
    const rows = inRows.filter(({ date }) => date === null || date.slice(0, 4) === figure.date?.slice(0, 4));
    const row = rows.at(-1);
    const isOther = (value: number): boolean =>
      Math.abs(value - figure.value) >= 2 &&
      differs(value, figure.value, isHedged(figure) ? 0.12 : 0.05) &&
      isNear(value, figure.value);
    if (
      row &&
      figure.date !== null &&
      rows.every(({ value }) => isOther(value)) &&
      row.passage !== figure.passage
    )
      return [sign(figure, row, [quoteFigure(figure), quoteWhole(row.passage)], 'medium')];
    const list = lists.find(({ count }) => isOther(count));
    if (list && lists.length === 1)
      return [sign(figure, counted(list.count), [quoteFigure(figure), ...list.quotes], 'medium')];
  }
  return [];
}

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
/** The income of a year that its four quarters, row by row or column by column, do not make. */
function incomeByQuarters(extraction: Extraction): Sign<FlagCode>[] {
  const income = figuresOf(extraction, 'revenue').filter(
    ({ unit, isForecast, date, rate }) =>
      unit === 'money' && !isForecast && date !== null && (rate === null || rate === 'annual'),
  );
  const rows = income.filter(({ account }) => account === 'revenue').slice(0, MOST);
  for (const year of income.slice(0, MOST)) {
    if (year.date?.length !== 4 || (year.account === null && !isIncomeItself(year))) continue;
    const quarters = QUARTERS.map((quarter) =>
      rows.find(({ date, currency }) => date === `${year.date}-${quarter}` && currency === year.currency),
    );
    const known = quarters.flatMap((quarter) => quarter ?? []);
    const sum = known.reduce((total, { value }) => total + value, 0);
    const first = known[0];
    if (known.length < QUARTERS.length || !first || !differs(sum, year.value, rounding(year))) continue;
    if (!isNear(sum, year.value) || PART_OF_INCOME.test(around(year))) continue;
    const made: Amount = { value: sum, unit: 'money', currency: year.currency };
    const quotes = [quoteFigure(year), ...known.map(({ passage }) => quoteWhole(passage))];
    return [sign(year, made, quotes, differs(sum, year.value, GRAVE) ? 'critical' : 'high')];
  }
  return [];
}

const OTHER_COLUMN =
  /\b(?:volumes?|orders?|customers?|clients?|users?|tonnes?|litres?|units?|costs?|burn|cash|staff|commandes?|charges|effectifs?)\b/;
const IS_OF_QUARTERS =
  /^(?:total|sum|sales|revenues?|income|ventes|recettes|chiffre d'affaires)?\W*(?:by|per|par) (?:quarter|trimestre)\b/;
const NAMES_A_QUARTER =
  /^(?:(?:q|t)[1-4]|(?:first|second|third|fourth|[1-4](?:st|nd|rd|th)|premier|deuxieme|troisieme|quatrieme|[1-4]er?e?) (?:quarter|trimestre)|[a-z]{3,9} ?(?:to|-|–|a) ?[a-z]{3,9})\b/;

type Quarters = { readonly numbers: readonly number[]; readonly passages: readonly PlacedPassage[] };

const NAMES_A_MONTH =
  /^(?:jan|feb|fev|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|aout|sep|oct|nov|dec)[a-z]{0,6}\.?[- ']*$/;
const MONTHS = 12;

const IN_ONE_LINE =
  /(?:^|[^a-z\d])[qt]1\W{1,4}(\d[\d., ]*\d|\d)\D+2\W{1,4}(\d[\d., ]*\d|\d)\D+3\W{1,4}(\d[\d., ]*\d|\d)\D+4\W{1,4}(\d[\d., ]*\d|\d)/;

/** `T1 410 | T2 455 | T3 380 | T4 505` under words for income. */
function quartersInLine({ passages }: Extraction): Quarters[] {
  return passages.flatMap((passage, index): Quarters[] => {
    const [, ...numbers] = IN_ONE_LINE.exec(passage.text) ?? [];
    const before = passages[index - 1]?.text ?? '';
    return numbers.length === QUARTERS.length && OF_REVENUE.test(`${before} ${passage.text}`)
      ? [{ numbers: numbers.map(plainNumber), passages: [passage] }]
      : [];
  });
}

/** Four quarters of income, beside each other or below each other, as they stand. */
function quartersListed(extraction: Extraction): Quarters[] {
  const listed = extraction.lists.flatMap((list): Quarters[] => {
    const months = list.rows.filter(({ label }) => NAMES_A_MONTH.test(label));
    const quarters = list.rows.filter(({ label }) => NAMES_A_QUARTER.test(label));
    const below = months.length === MONTHS ? months : quarters;
    const heads = headsOf(list).slice(-HEADS_OF_STAFF).join(' | ');
    const isOfIncome = OF_REVENUE.test((list.lead.split(' | ').at(-1) ?? '').split(OTHER_COLUMN)[0] ?? '');
    const isOnly = below.every(({ numbers }) => numbers.length === 1) && !OTHER_COLUMN.test(heads);
    const isWhole = below === months || below.length === QUARTERS.length;
    const isBelow = isWhole && (isOfIncome || isOnly);
    const beside = list.rows.filter(
      ({ label, numbers }) => IS_OF_QUARTERS.test(label) && numbers.length === QUARTERS.length,
    );
    return [
      ...(isBelow
        ? [
            {
              numbers: below.map(({ numbers }) => numbers[0] ?? 0),
              passages: below.map(({ passage }) => passage),
            },
          ]
        : []),
      ...beside.map(({ numbers, passage }) => ({ numbers, passages: [passage] })),
    ];
  });
  return [...listed, ...quartersInLine(extraction)];
}

const HEADS_OF_PARTS = 2;
const COMPLETE =
  /\b(?:by|per|par|selon|where (?:it|they|the money) c[ao]mes? from|came from|made up of|compose\w* de)\b/;
const SOME_ONLY =
  /\b(?:top|main|largest|biggest|major|selected|principales?|principaux|premieres?|growth|margin|share|%|croissance|marge|budget|forecast|target|plan|previsions?|objectif)\b/;
const REST = /^(?:all |les )?(?:others?|autres?|rest|reste|divers|total)\b/;
const OF_INCOME_BEHIND = 0.05;

/** What income is made of, by place or product, without a line for all of it. */
function partsListed({ lists }: Extraction): Quarters[] {
  return lists.flatMap((list): Quarters[] => {
    const head = headsOf(list).slice(-HEADS_OF_PARTS).join(' | ');
    const rows = list.rows.filter(({ numbers, percents }) => numbers.length === 1 && percents.length === 0);
    const isAll = COMPLETE.test(head) && OF_SALES.test(head) && !SOME_ONLY.test(head);
    const isPlain = rows.length === list.rows.length && rows.length >= FEWEST_ROWS;
    return isAll && isPlain && !rows.some(({ label }) => REST.test(label))
      ? [{ numbers: rows.flatMap(({ numbers }) => numbers), passages: rows.map(({ passage }) => passage) }]
      : [];
  });
}
const OF_SALES =
  /\b(?:revenues?|revenus|sales|turnover|income|billings?|chiffre d'affaires|ventes|recettes|facturation|produits)\b/;

/** A year's income that its four quarters, places or products in a list without accounts do not make. */
function incomeByListedParts(extraction: Extraction): Sign<FlagCode>[] {
  const income = figuresOf(extraction, 'revenue').filter(
    (figure) =>
      figure.unit === 'money' &&
      !figure.isForecast &&
      (figure.rate === null || figure.rate === 'annual') &&
      (figure.account !== null || isIncomeItself(figure)),
  );
  const annual = yearlyIncome(extraction).filter((figure) => income.includes(figure));
  const lists = [
    ...quartersListed(extraction).map((list) => ({ ...list, least: LEAST_APART, told: annual })),
    ...partsListed(extraction).map((list) => ({ ...list, least: OF_INCOME_BEHIND, told: income })),
  ];
  return lists.flatMap(({ numbers, passages, least, told }): Sign<FlagCode>[] => {
    const years = told.filter(({ passage }) => !passages.includes(passage));
    const sum = numbers.reduce((all, one) => all + one, 0);
    const decimals = Math.max(...numbers.map((one) => (String(one).split('.')[1] ?? '').length));
    const allowed = least + (numbers.length * 0.5 * 10 ** -decimals) / Math.max(sum, 1e-9);
    const near = years.flatMap((year) =>
      SCALES.filter((scale) => isNear(sum * scale, year.value)).map((scale) => ({ year, made: sum * scale })),
    );
    const latest = near.toSorted((a, b) => (b.year.date ?? '').localeCompare(a.year.date ?? ''))[0];
    if (!latest || near.some(({ year, made }) => !differs(made, year.value, allowed))) return [];
    const { year, made } = latest;
    const quotes = [quoteFigure(year), ...passages.map(quoteWhole)];
    const other: Amount = { value: made, unit: 'money', currency: year.currency };
    return [sign(year, other, quotes, differs(made, year.value, GRAVE) ? 'critical' : 'high')];
  });
}

/** What income is made of in several years, which makes it in one of them and not in another. */
function incomeByColumns(extraction: Extraction): Sign<FlagCode>[] {
  const told = yearlyIncome(extraction).filter(({ account }) => account === 'revenue');
  if (new Set(told.map(({ date }) => date)).size < 2) return [];
  return extraction.lists.flatMap((list): Sign<FlagCode>[] => {
    const width = list.rows[0]?.numbers.length ?? 0;
    const end = list.rows.findIndex(({ numbers }) => numbers.length !== width);
    const rows = end < 0 ? list.rows : list.rows.slice(0, end);
    if (width < 2 || rows.length < FEWEST_ROWS || rows.some(({ isSum }) => isSum)) return [];
    if (told.some(({ passage }) => rows.some((row) => row.passage === passage))) return [];
    const made = Array.from({ length: width }, (_, column) =>
      rows.reduce((sum, { numbers }) => sum + (numbers[column] ?? 0), 0),
    );
    const scale = SCALES.find((one) =>
      told.some(({ value }) => made.some((sum) => !differs(sum * one, value, CLOSES))),
    );
    if (scale === undefined) return [];
    const isMade = ({ value }: Figure): boolean =>
      made.some((sum) => !differs(sum * scale, value, LEAST_APART));
    const other = told.find((figure) => !isMade(figure));
    const wrong = made.filter((sum) => !told.some(({ value }) => !differs(sum * scale, value, LEAST_APART)));
    const [sum = 0] = wrong;
    if (!other || wrong.length !== 1 || !isNear(sum * scale, other.value)) return [];
    const amount: Amount = { value: sum * scale, unit: 'money', currency: other.currency };
    const quotes = [quoteFigure(other), ...rows.map(({ passage }) => quoteWhole(passage))];
    return [sign(other, amount, quotes, differs(amount.value, other.value, GRAVE) ? 'critical' : 'high')];
  });
}
const CLOSES = 0.0005;

/** The months that a span or half year is of, counted from year 0; null for others. */
function monthsOf(date: string | null): { readonly from: number; readonly to: number } | null {
  const [, year = '', month = '', lastYear = '', last = ''] =
    /^(\d{4})-(\d\d) to (\d{4})-(\d\d)$/.exec(date ?? '') ?? [];
  if (year !== '')
    return { from: Number(year) * 12 + Number(month), to: Number(lastYear) * 12 + Number(last) };
  const [, halfYear = '', half = ''] = /^(\d{4})-H([12])$/.exec(date ?? '') ?? [];
  const end = Number(halfYear) * 12 + 6 * Number(half);
  return halfYear === '' ? null : { from: end - 5, to: end };
}

/** Two halves that follow each other and do not make the year they end. */
function incomeByHalves(extraction: Extraction): Sign<FlagCode>[] {
  const income = figuresOf(extraction, 'revenue')
    .filter(
      ({ unit, isForecast, passage }) =>
        unit === 'money' && !isForecast && !PART_OF_ROW_NAMED.test(passage.text),
    )
    .slice(0, MOST);
  const parts = income.flatMap((figure) => {
    const months = monthsOf(figure.date);
    return months && months.to - months.from === 5 ? [{ figure, ...months }] : [];
  });
  return parts.flatMap((first) =>
    parts
      .filter(({ from, figure }) => from === first.to + 1 && figure.currency === first.figure.currency)
      .flatMap((second): Sign<FlagCode>[] => {
        const year = String(Math.floor((second.to - 1) / 12));
        const sum = first.figure.value + second.figure.value;
        const told = income.filter(
          ({ date, currency, rate, ...one }) =>
            date === year && currency === first.figure.currency && rate === null && isNear(sum, one.value),
        );
        const [other] = told;
        if (!other || told.some((one) => !differs(sum, one.value, rounding(one) + LEAST_APART))) return [];
        const made: Amount = { value: sum, unit: 'money', currency: other.currency };
        const quotes = [other, first.figure, second.figure].map(quoteFigure);
        return [sign(other, made, quotes, differs(sum, other.value, GRAVE) ? 'critical' : 'high')];
      }),
  );
}
const PART_OF_ROW_NAMED = /\b(?:of which|dont|target|plan|budget|forecast|objectif|export)\b/;

const IS_BREAKDOWN =
  /\b(?:ventilation|repartition|breakdown|analysis|split|disaggregat\w+|by (?:segment|product|activity|region|customer|line|service)|par (?:activite|produit|segment|client|region|metier)|where the (?:money|revenue|income) came|sources? of (?:revenue|income))\b/;
const OF_REVENUE =
  /\b(?:revenues?|revenus|sales|turnover|income|chiffre d'affaires|ventes|recettes|produits)\b/;
const ALL_OF_IT = /^(?:total|totals|ensemble|all|sum|together|total general)\b/;
const LEAST_APART = 0.01;

/** The income of a year in two tables that differ: in a summary and by months, in the statement and by kinds. */
function incomeInTables(extraction: Extraction): Sign<FlagCode>[] {
  const income = valuesOf(extraction).filter(
    ({ row, value }) => row.account === 'revenue' && !row.isPart && value.date !== null && value.value > 0,
  );
  const byDate = Map.groupBy(income, ({ value }) => `${value.date} ${value.currency}`);
  for (const all of byDate.values()) {
    const [first] = all;
    const other = all.find(
      ({ page, row, value }) =>
        first !== undefined &&
        (page !== first.page || Math.abs(row.start - first.row.start) > FAR_APART) &&
        !PART_LABEL.test(row.label) &&
        !PART_LABEL.test(first.row.label) &&
        differs(
          value.value,
          first.value.value,
          LEAST_APART + roundingOf({ page, value }) + roundingOf(first),
        ) &&
        isNear(value.value, first.value.value),
    );
    if (first && other && all.length <= MOST_TOLD) return [twoRows(first, other)];
  }
  // A list of what the income is made of, whose sum is the income in one column and not in another.
  for (const { rows, heading, lead } of extraction.lists) {
    const over = `${heading} | ${lead}`;
    const total = rows.findLast(({ isSum, label }) => isSum || ALL_OF_IT.test(label));
    if (!total || !IS_BREAKDOWN.test(over) || !OF_REVENUE.test(over)) continue;
    const own = total.numbers.filter((one) => one >= SMALLEST);
    const told = income.filter(({ row, page }) => {
      const at = total.passage;
      return !(page === at.page && row.start <= at.end && row.end >= at.start);
    });
    const rowsOf = Map.groupBy(told, ({ row }) => row);
    for (const values of rowsOf.values()) {
      if (values.length !== own.length) continue;
      const scale = SCALES.find((one) =>
        values.some(({ value }, index) => !differs((own[index] ?? 0) * one, value.value, 0.0005)),
      );
      const wrong = values.find(
        ({ value }, index) =>
          scale !== undefined && differs((own[index] ?? 0) * scale, value.value, LEAST_APART),
      );
      if (scale === undefined || !wrong) continue;
      const listed = { ...wrong.value, value: (own[values.indexOf(wrong)] ?? 0) * scale };
      return [
        {
          code: 'CONTRADICTORY_NUMBERS',
          severity: differs(listed.value, wrong.value.value, GRAVE) ? 'critical' : 'high',
          quotes: distinctQuotes([
            quoteOf(wrong.page, wrong.row.start, wrong.row.end),
            quoteWhole(total.passage),
          ]),
          why: ({ saysBoth }: FindingTexts) => saysBoth([wrong.value, listed]),
        },
      ];
    }
  }
  return [];
}
/** Half of the last digit that a table shows of a value, as a part of it: `1.2` million may be 1.24. */
function roundingOf({ page, value: { start, end } }: Pick<Told, 'page' | 'value'>): number {
  const digits = page.text.slice(start, end).replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');
  return 0.55 / 10 ** Math.max(0, digits.length - 1) / Math.max(1, Number(digits[0] ?? 1));
}
const FAR_APART = 400;
const MOST_TOLD = 4;
const SMALLEST = 10;
const SCALES = [1, 1e3, 1e5, 1e6, 1e7, 1e9] as const;
const PART_LABEL =
  /\b(?:of which|dont|segment|export|subscription|recurring|services?|product|other|autres?|marchandises|produits fabriques|budget|plan|target|fees|commissions?|interest|hors|gross|brut|group|company)\b/;

function twoRows(one: Told, other: Told): Sign<FlagCode> {
  const quotes = [one, other].map(({ page, row }) => quoteOf(page, row.start, row.end));
  return {
    code: 'CONTRADICTORY_NUMBERS',
    severity: differs(other.value.value, one.value.value, GRAVE) ? 'critical' : 'high',
    quotes: distinctQuotes(quotes),
    why: ({ saysBoth }: FindingTexts) => saysBoth([one.value, other.value]),
  };
}

/** Head counts, and a year's income in prose and in tables, that are told twice and differ. */
export function flagToldTwice(extraction: Extraction): Sign<FlagCode>[] {
  const people = headcountTwice(extraction);
  const income = incomeTwice(extraction);
  return [
    ...(people.length > 0 ? people : headcountSums(extraction)),
    ...[
      income,
      incomeInTables(extraction),
      incomeByQuarters(extraction),
      incomeByListedParts(extraction),
      incomeByHalves(extraction),
      incomeByColumns(extraction),
    ]
      .filter((found) => found.length > 0)
      .slice(0, 1)
      .flat(),
  ];
}
