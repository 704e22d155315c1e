import type { FlagCode } from '../document.ts';
import {
  differs,
  type Extraction,
  type FlagRule,
  quoteFigure,
  quoteWhole,
  type Sign,
} from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import { isOfCompany, staffOf } from '../sums/itemised-staff.ts';
import { staffOfParts } from '../sums/parts-behind.ts';
import { PART_OF_ALL, staffBeyondWhole, staffMisadded, staffToldApart } from '../sums/staff-apart.ts';
import { lastMonthOf } from '../sums/series.ts';
import { writtenMonth } from '../sums/written-month.ts';
import { areFarApart, areToldApart, contradiction, isAverage, isHedged, isNear } from '../sums/told-twice.ts';
import { cellsAtTabs } from '../text/passage.ts';
import { once } from '../words/memory.ts';
import { IN_ALL } from '../words/in-all.ts';

const WORKERS =
  /^(?:[a-z-]+ ){0,2}?(?:employees|staff(?:ers)?|salaries|salariees|employes|employees|agents|collaborat(?:eurs|rices)|people|personnes|workers|hands(?! (?:on|in|of)\b(?! the (?:books|payroll)))|souls|heads|full-?timers|colleagues|team members|persons|permanents|(?:jobs|posts|emplois|postes),? (?:all |tous )?(?:on|sur) (?:our|nos|notre) (?:own )?(?:payroll|feuilles? de paie)|on (?:the )?payroll|on board|strong)\b/;
/** Words for anybody: they are the company's only where a word before or behind says so. */
const ANYBODY = /^(?:[a-z-]+ ){0,2}?(?:agents|people|personnes|persons|workers|hands|souls|heads)\b/;
const EMPLOYED_BEFORE =
  /\b(?:we (?:are|now are|now have|have|employ|number|count)|employ(?:s|ing)?|team of|staff of|staff register lists|nous (?:sommes|comptons|employons|avons)|emploie|employait|occup(?:e|ait)|(?:payroll|staff list|register)\b[^.;]{0,24}(?:counted|counts|numbered|showed|shows)|registre du personnel\b[^.;]{0,34}|(?:nos|our|tous les|all (?:our|the)|ensemble d[eu]s?) (?:nos |our )?(?:salaries|employes|employees|staff|collaborateurs)(?: permanents?)?,? (?:soit|namely|that is|or|c'est-a-dire)|personnel ?:?|effectifs?[^.;]{0,20})(?: (?:now|today|aujourd'hui|desormais|actuellement|a total of|about|some|around|environ|pres de|de))* ?:? ?$/;
/** `Colleagues on board 48`: a row. */
const ROW_OF_PEOPLE =
  /^\W*(?:colleagues|people|employees|staff|collaborateurs|salaries|personnes)(?: (?:on board|employed|on payroll|on the payroll|en poste|inscrits|permanents?))* ?:? ?$/;
const EMPLOYED_BEHIND =
  /^[^.;,]{0,24}\b(?:work(?:s|ing)? (?:for|at|with|full)|on (?:our|the) payroll|travaillent (?:pour|chez)|in the (?:company|team)|dans (?:la societe|l'equipe)|inscrite?s|strong)\b/;
/** `All 58 of us`, `there are 58 of us.`: everybody, and not some who do something. */
const ALL_OF_US =
  /(?:\ball(?: the)?|\b(?:we are|we're|there are|makes?|now))(?: now| some| about| around)? $/;
const OF_US = /^ of us\b/;
/** `These 58 are all who work for us`. */
const ARE_ALL =
  /^ (?:(?:people|persons|workers|employees) )?(?:are|is) (?:all(?: (?:of us|the people|the staff))?|everybody|everyone|the only ones)(?: (?:who|that|we|there|have|are|employ\w*|work\w*))+\b/;
const OF_US_ALONE = /^ of us(?: (?:now|today|in all|all told|at present))?[.,;:]?(?: |$)/;
const areAllOfUs = (before: string, behind: string): boolean =>
  OF_US.test(behind) &&
  (ALL_OF_US.test(before) || (/^\W*$/.test(before) && OF_US_ALONE.test(behind) && !DOES.test(behind)));
const DOES = /^ of us (?:are|work|have|hold|sit|who|in|at|on|from)\b/;
/** `140 are technicians`: some of those counted before. */
const ARE_SOME =
  /^ (?:are|is|sont|work as|travaillent comme) (?:the |our |in |on |at |nos |des |en |a |dans )?(?:[a-z]+ )?(?:technicians?|engineers?|drivers?|nurses?|doctors?|teachers?|workers|women|men|sales\w*|production|field|machines?|techniciens?|ingenieurs?|chauffeurs|infirmi\w+|medecins|ouvri\w+|femmes|hommes|vendeu\w+|production|atelier|terrain)\b/;
/** A part of the company, or who is paid by nobody of it. */
const OF_PART =
  /\b(?:plant|shop|site|branch|factory|warehouse|kitchen|clinic|school|depot|store|farm|office|hub|riders?|drivers?|usine|atelier|agence|boutique|magasin|entrepot|ferme|livreurs)\b[^.;]{0,18}$/;
const OF_PART_BEHIND =
  /^[^.;,]{0,30}\b(?:formee?s|trained|reached|touchee?s|served|crees|creee?s|each|chacune?|on commission|a la commission|abroad)\b|^ [a-z]+ (?:in|at|a|en) (?:our|the|notre|nos|la|le) (?:plant|shop|factory|warehouse|kitchen|depot|farm|usine|atelier|entrepot)/;
const OF_COMPANY =
  /\b(?:we (?:are|now are|employ|have|count|number)|our (?:team|staff|headcount|payroll)|team of|headcount|on (?:(?:the|our)(?: own)? )?payroll|staff (?:list|register|numbers?|strength|count)|work(?:s|ing)? (?:for|at|full)|full-?time|employ(?:s|ed|ees)?|nous (?:sommes|comptons|employons)|notre equipe|effectifs?|registre du personnel|personnel|travaillent|salaries|l'equipe|register of employees|on the books|\d+-strong)\b/;
const PART =
  /\b(?:can|could|able to|to) (?:lead|manage|run|train|feed|seat)(?: (?:about|some|over))? $|\b(?:of whom|of which|of them|including|dont|parmi|besides|other|part-?time|contractors?|freelance\w*|agents? commerciaux|interns?|stagiaires|journaliers|casual|seasonal|saisonniers|trained|train|formes?|served|serve|jobs|emplois|employers?|compan(?:y|ies) (?:of|with)|firms?|smes?|pme|entreprises de|businesses|customers?|clients?|hire|hiring|recruit\w*|embauch\w*|will|target|plan|by the end of 20(?:2[7-9]|3)|to reach|joined|left|ont quitte|resigned|made redundant|each|chacun|chaque|not on (?:our|the) payroll|workshops?|sub-?contract\w*|partners?|partenaires?|per (?:shop|site|branch)|par (?:site|agence))\b[^.;]{0,30}$/;
const PART_BEHIND =
  /^[^.;]{0,24}\b(?:in (?:sales|operations|engineering|production|the field|the villages)|engineers?|drivers?|agents in|nurses|commerciaux|techniciens|chauffeurs|livreurs|vendeurs|teachers)\b|^ (?:of|parmi|des|sur) (?:the|our|them|these|les|nos|ces)\b|^ gig\b|^[^.;]{0,50}\b(?:not (?:our )?(?:employees|staff)|self-employed|freelanc\w+|pas (?:des )?salarie\w*|non salarie\w*|independant\w*)\b/;
/** `Lab, 38 people`: whose they are stands before the comma, at the beginning of a line or cell. */
const OF_WHOM =
  /(?:^|[|;:] ?)(?:the |le |la |l'|les )?(?!(?:[a-z]+ )?(?:team|staff|people|headcount|payroll|company|group|equipe|effectifs?|personnel|societe|total|all|today|now|all told|in all|aujourd'hui)\b)[a-z]{3,}(?: [a-z]+)?, $/;
const PART_OF_STAFF =
  /\b(?:sales|field|engineering|product|support|tech\w*|delivery|kitchen|ops|operations|marketing|research|nursing|commerciale?|terrain|production|medical|teaching) (?:staff|team|equipe|headcount)\b|\bequipe (?:commerciale|technique|terrain|de vente|de production)\b/;
const EARLIER =
  /\b(?:average|mean|moyenne|opened|started|began|begun|then|ago|earlier|from|against|up from|down from|compared|dec|contre|il y a|en 20[12]\d|in 20[12]\d)\b[^.;]{0,25}$/;
/** Of a time that is over, unless it is the day the paper speaks of. */
const WAS =
  /\b(?:was(?! (?:nice|good|great|lovely|a (?:pleasure|joy)))|were|had|counted|etaient|etions|etait|comptait|comptions|avait|avions)\b[^.;]{0,25}$/;
/** `Avec nos 142 agents, chauffeurs compris`. */
const WITH_ALL =
  /^[^.;\d]{0,14}, (?:(?:the )?[a-z]+ included|(?:les )?[a-z]+ (?:y )?(?:compris(?:es)?|inclus(?:es)?))\b/;
/** `Staff, all full time`: the name of a tile. */
const TILE_OF_PEOPLE =
  /^(?:(?:permanent|full-time) )?(?:staff|employees|people|workers|colleagues|salaries|employes|collaborateurs|personnes)(?:,|$| (?:we employ|we are|employed|today|now|aujourd'hui|a ce jour|on (?:the|our) payroll)\b)/;
const NO_TEAM: ReadonlySet<string> = new Set(['problem', 'market', 'competition', 'ask', 'goToMarket']);

/** `6 Employees.`: the number and the name of a note. */
const NOTE_TITLE = /^\d{1,2}(?:\.\d)? [A-Z][a-z ]{3,40}\.?$/;

/** `Salariés au 30`: a day whose month stands in the next line. */
const CUT_OFF_DAY = /\b(?:au|at|on|to|le) $/;
const CLOSES_PARTS = /\btotal ?:? ?$/;
const ALL_TOLD = new RegExp(String.raw`^ (?:people |of us |persons |personnes )?${IN_ALL}\b`);
const DEPARTMENT =
  /\b(?:engineers?|engineering|finance|accountants?|hr|human resources|admin|administration|marketing|technicians?|developers?|drivers?|nurses?|teachers?|ingenieurs?|commerciaux|techniciens?|comptables?|comptabilite|ressources humaines|rh|chauffeurs?|enseignants?|infirmi\w+)\b/;
const NO_PEOPLE =
  /\b(?:shops|stores|schools|sites|customers|clients|orders|hires|hire|recruit\w*|embauch\w*|will|trained|formes|boutiques|ecoles|magasins)\b/;

/** `24 engineers, 19 in sales and 7 in finance, 50 all told`, `farm 27, office 8, total 35` of the team: the counts of departments with what they make. */
function isSumOfDepartments(
  { passage: { text, under }, numeral, value, passage }: Figure,
  figures: readonly Figure[],
) {
  const isClosed =
    (ALL_TOLD.test(text.slice(numeral.end)) && DEPARTMENT.test(text)) ||
    (CLOSES_PARTS.test(text.slice(0, numeral.start)) && under.includes('team'));
  if (!isClosed || NO_PEOPLE.test(text)) return false;
  const parts = figures
    .filter((one) => one.passage === passage && one.unit === 'count' && one.numeral.end <= numeral.start)
    .map((one) => one.value);
  return parts.some((_, from) => {
    const run = parts.slice(from);
    return run.length >= 2 && run.reduce((sum, part) => sum + part, 0) === value;
  });
}

/** What stands before an amount in its own cell. */
const cellBefore = ({ passage: { page, start, text }, numeral }: Figure): string => {
  const cell = page.text.slice(start, start + numeral.start).lastIndexOf('\t') + 1;
  return text.slice(cell, numeral.start);
};

/** Whether the name of a tile, which stands in another line, counts people. */
const isTileOfPeople = ({ account, isTile, label, passage: { text } }: Figure): boolean =>
  label !== undefined &&
  !text.includes(label) &&
  (account === 'headcount' || (isTile === true && TILE_OF_PEOPLE.test(label)));

const LINES_OVER = 8;
const averagesIn = once(({ passages }: Extraction) => passages.filter(isAverage));
/** Whether a row stands under the head of a table of means. */
const isUnderAverage = (extraction: Extraction, { page, line }: Figure['passage']): boolean =>
  averagesIn(extraction).some(
    (one) => one.page === page && one.line <= line && line - one.line <= LINES_OVER,
  );

const QUARTER = 3;
/** How many work for the company, by words that leave no doubt that all of them are meant. */
function headcounts(extraction: Extraction): Figure[] {
  const { figures, facts } = extraction;
  const written = writtenMonth(extraction);
  const latest = written ?? latestIn(figures);
  return figures.filter((figure) => {
    // `230 employees by the end of 2028`, under `Target`.
    if (written !== null && (lastMonthOf(figure.date) ?? 0) > written) return false;
    const { kind, unit, value, isForecast, passage, numeral } = figure;
    if (unit !== 'count' || isForecast || value < 3 || value > 20_000 || !Number.isInteger(value))
      return false;
    const isElsewhere = passage.under.some((id) => NO_TEAM.has(id)) && kind !== 'team';
    if (figure.isAside === true) return false;
    if (cellsAtTabs(passage).length > 1 && isUnderAverage(extraction, passage)) return false;
    const before = passage.text.slice(0, numeral.start);
    const behind = passage.text.slice(numeral.end);
    const isLastOfCell = behind === '' || passage.page.text[passage.start + numeral.end] === '\t';
    if (isLastOfCell && CUT_OFF_DAY.test(before)) return false;
    if (isTileOfPeople(figure)) return true;
    if (isElsewhere || figure.account !== null) return false;
    if (numeral.start === 0 && NOTE_TITLE.test(passage.plain)) return false;
    if (/\d[.,]\d{1,2}(?!\d)/.test(passage.text.slice(numeral.start, numeral.end))) return false;
    if (isSumOfDepartments(figure, figures)) return true;
    if (areAllOfUs(before, behind) || ARE_ALL.test(behind)) return true;
    // `The three of us hold all shares`: some who are named, or the founders.
    if (/\b(?:the|both|these) $/.test(before) && OF_US.test(behind)) return false;
    // What stands behind a colon are the parts of the whole before it.
    if (
      PART_OF_ALL.test(before) ||
      PART.test(before) ||
      PART_BEHIND.test(behind.split(':')[0] ?? '') ||
      EARLIER.test(before)
    )
      return false;
    const isOfThen = figure.isDateInferred !== true && (lastMonthOf(figure.date) ?? 0) >= latest - QUARTER;
    if (WAS.test(before) && !isOfThen) return false;
    if (ARE_SOME.test(behind)) return false;
    if (/^ ?\(?(?:19|20)\d\d\b|^ ?%/.test(behind)) return false;
    if (
      (OF_PART.test(before) && !isItsOnly(before, extraction)) ||
      OF_PART_BEHIND.test(behind) ||
      OF_WHOM.test(cellBefore(figure))
    )
      return false;
    const isLabelled =
      (ROW_OF_PEOPLE.test(before) && behind.trim() === '') ||
      /\b(?:headcount|payroll|effectifs?(?: total)?|staff|team of|equipe de)(?: (?:today|now|total|is|of|at|stands at|de|actuel))*(?: at [a-z0-9 ]{4,20})? ?:? ?$/.test(
        before,
      );
    if (isLabelled) return !PART_OF_STAFF.test(before);
    const words = behind.replace(/^[ -]+/, '');
    if (!WORKERS.test(words)) return kind === 'team';
    if (ANYBODY.test(words))
      return (
        EMPLOYED_BEFORE.test(before) ||
        EMPLOYED_BEHIND.test(behind) ||
        WITH_ALL.test(behind) ||
        kind === 'team' ||
        isOfCompany(passage.text, facts.name)
      );
    return kind === 'team' || OF_COMPANY.test(passage.text) || passage.under.includes('team');
  });
}

/** `L'usine emploie 132 personnes`, of a company whose paper knows of no second one. */
const isItsOnly = (before: string, { passages }: Extraction): boolean =>
  EMPLOYS_AS_ONE.test(before) && !passages.some(({ text }) => OF_SEVERAL_SITES.test(text));
const EMPLOYS_AS_ONE =
  /\b(?:l'usine|l'atelier|l'ecole|la ferme|la clinique|the (?:plant|factory|farm|school|clinic)) (?:emploie|employait|employs|employed|compte|counts) $/;
const OF_SEVERAL_SITES =
  /\b(?:usines|ateliers|ecoles|fermes|cliniques|plants|factories|farms|schools|clinics|branches|agences|(?:second|deuxieme|other|autre) (?:plant|factory|site|usine|atelier|ecole|ferme|clinique))\b/;

/** The last month any figure of the past is of: what a text says of now is of then, or later. */
function latestIn(figures: readonly Figure[]): number {
  const months = figures.flatMap(({ date, isForecast }) => (isForecast ? [] : (lastMonthOf(date) ?? [])));
  return months.reduce((most, month) => Math.max(most, month), 0);
}

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
      !areToldApart(one, first, extraction.figures) &&
      !areFarApart(one, first) &&
      Math.abs(one.value - first.value) >= 2 &&
      differs(one.value, first.value, isHedged(one) || isHedged(first) ? 0.12 : 0.05),
  );
  return first && other ? [contradiction(first, other, [first, other].map(quoteFigure), 'medium')] : [];
}

/** A head count of now, and a row of head counts that says otherwise of its year. */
function rowOtherwise(extraction: Extraction): Sign<FlagCode>[] {
  const told = headcounts(extraction);
  const isOfNow = isSince(latestIn(told) - QUARTER);
  const inRows = extraction.figures.filter(
    ({ account, isForecast, value, passage }) =>
      account === 'headcount' && !isForecast && value > 0 && !isUnderAverage(extraction, passage),
  );
  return told
    .filter((figure) => isOfNow(figure) && !isAverage(figure.passage))
    .flatMap((figure): Sign<FlagCode>[] => {
      const rows = inRows.filter(
        ({ date }) => date === null || figure.date === null || date.slice(0, 4) === figure.date.slice(0, 4),
      );
      const row = rows.at(-1);
      const isOther = ({ value }: Figure): boolean =>
        Math.abs(value - figure.value) >= 2 &&
        differs(value, figure.value, isHedged(figure) ? 0.12 : 0.05) &&
        isNear(value, figure.value);
      return row &&
        rows.every(isOther) &&
        row.passage !== figure.passage &&
        !areToldApart(figure, row, extraction.figures)
        ? [contradiction(figure, row, [quoteFigure(figure), quoteWhole(row.passage)], 'medium')]
        : [];
    })
    .slice(0, 1);
}

/** Head counts that are told twice and differ, or that their departments do not make. */
export const flagHeadcount: FlagRule = (extraction) => {
  const people = headcountTwice(extraction);
  const found = people.length > 0 ? people : staffOf(extraction).signs;
  if (found.length > 0) return [...found];
  return (
    [rowOtherwise, staffBeyondWhole, staffMisadded, staffOfParts, staffToldApart]
      .map((rule) => rule(extraction))
      .find(({ length }) => length > 0) ?? []
  );
};
