import type { FlagCode } from './document.ts';
import { differs, type Extraction, type FlagRule, quoteFigure, quoteWhole, type Sign } from './extraction.ts';
import type { Figure } from './figure-context.ts';
import type { Amount } from './finding-text.ts';
import { evenRows, headsOf } from './row-list.ts';
import { lastMonthOf } from './series.ts';
import { contradiction, isHedged, isNear } from './told-twice.ts';

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
/** Whether a figure is of that month or later, as it is where it tells no date. */
const isSince =
  (month: number) =>
  ({ date }: Figure): boolean =>
    (lastMonthOf(date) ?? month) >= month;

/** Head counts of now that differ, told in two sentences. */
function headcountTwice(extraction: Extraction): Sign<FlagCode>[] {
  const all = headcounts(extraction);
  const now = all.filter(isSince(latestIn(all) - QUARTER));
  const [first] = now;
  const other = now.find(
    (one) =>
      first !== undefined &&
      one.passage !== first.passage &&
      Math.abs(one.value - first.value) >= 2 &&
      differs(one.value, first.value, isHedged(one) || isHedged(first) ? 0.12 : 0.05),
  );
  return first && other ? [contradiction(first, other, [first, other].map(quoteFigure), 'medium')] : [];
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
/** What people in a company do, or where. */
export const ROLE =
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
    const body = evenRows(parts);
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
export const ONE_MORE = /^[a-z][a-z' -]{2,28}: ?(\d{1,4})[.]?$/;

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

/** A head count that its departments, in a list or in its own sentence, or a row of the staff do not make. */
function headcountSums(extraction: Extraction): Sign<FlagCode>[] {
  const told = headcounts(extraction);
  const counted = (value: number): Amount => ({ value, unit: 'count', currency: null });
  for (const figure of extraction.figures) {
    if (figure.kind !== 'team' || figure.account !== null || figure.isForecast) continue;
    const own = partsBeside(extraction, figure) ?? countedOut(extraction, figure);
    if (own !== null && Math.abs(own - figure.value) >= 2 && isNear(own, figure.value))
      return [contradiction(figure, counted(own), [quoteFigure(figure)], 'medium')];
  }
  const lists = staffListed(extraction);
  const unclosed = lists.find(
    ({ count, total }) => total !== null && Math.abs(total - count) >= 2 && isNear(count, total),
  );
  if (unclosed)
    return [contradiction(counted(unclosed.total ?? 0), counted(unclosed.count), unclosed.quotes, 'medium')];
  const isOfNow = isSince(latestIn(told) - QUARTER);
  const isListed = ({ passage }: Figure): boolean =>
    lists.some(({ quotes }) =>
      quotes.some(
        ({ page, start }) => page === passage.page.source.page && start === quoteWhole(passage).start,
      ),
    );
  const isBeside = ({ passage }: Figure): boolean =>
    lists.some(({ quotes }) => quotes.some(({ page }) => page === passage.page.source.page));
  const now = told.filter((figure) => !isListed(figure) && (isOfNow(figure) || isBeside(figure)));
  const inRows = extraction.figures.filter(
    (figure) => figure.account === 'headcount' && !figure.isForecast && figure.value > 0 && !isListed(figure),
  );
  const last = inRows.at(-1);
  const [only] = lists;
  if (last && only && lists.length === 1 && now.length === 0) {
    const isOther = Math.abs(only.count - last.value) >= 2 && isNear(only.count, last.value);
    if (isOther && inRows.every(({ value }) => value !== only.count))
      return [contradiction(last, counted(only.count), [quoteFigure(last), ...only.quotes], 'medium')];
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
      return [contradiction(figure, row, [quoteFigure(figure), quoteWhole(row.passage)], 'medium')];
    const list = lists.find(({ count }) => isOther(count));
    if (list && lists.length === 1)
      return [contradiction(figure, counted(list.count), [quoteFigure(figure), ...list.quotes], 'medium')];
  }
  return [];
}

/** Head counts that are told twice and differ, or that their departments do not make. */
export const flagHeadcount: FlagRule = (extraction) => {
  const people = headcountTwice(extraction);
  return people.length > 0 ? people : headcountSums(extraction);
};
