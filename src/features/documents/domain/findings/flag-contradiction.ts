import type { Severity } from '../document.ts';
import type { Figure } from '../figures/figure-context.ts';
import { TAXES_INCLUDED } from '../words/levy-word.ts';
import type { FindingTexts } from './finding-text.ts';
import { isOfOneBuyer } from './flag-concentration.ts';
import { isIncomeItself, OF_REVENUE, OF_WHICH } from '../sums/income-told.ts';
import {
  A_CASE,
  areFarApart,
  areToldApart,
  isMadeOfOthers,
  isOfCalendarYear,
  monthsNamed,
} from '../sums/told-twice.ts';
import { isInBrackets, isOfMonths, isPlannedBurn, OWED, SPENT } from '../sums/runway-fact.ts';
import { differs, distinctQuotes, type FlagRule, quoteFigure, type Extraction } from '../extraction.ts';
import { cellsAtTabs } from '../text/passage.ts';

const PART_OF =
  /\b(?:of which|dont|includ(?:ing|es?|ed)|incl|compren(?:d|nent|ant)|alone|on its own|a (?:lui|elle) seule?|subscription revenue|recurring revenue|service revenue|product revenue|export|segment|of whom|minimum|tranche|first close|second close|previous|last round|already|committed|maximum|stretch|between|entre|another|additional|supplementaires?|gross burn|(?:sent|bought|ordered|came|come) (?:again|back)|once we|when we (?:reach|have)|une fois (?:que|atteint)|part-time|not less than|no less than|at least|au moins|earlier|like terms|interns?|stagiaires|contractors|freelance|respectively|of it|of that|the rest|le reste)\b|^[•*–-]? ?(?:next|vision|ambition|goal|dream|milestone)s? ?:/;
/** Sales in one country or of one thing are a part. */
const SOLD_IN =
  /\b(?:[Ss]ales|[Rr]evenues?|[Ii]ncome|[Vv]entes|[Rr]ecettes) (?:in|from|to|of|au|en|a|vers) (?:the |l')?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|FY|Q\d|H\d|USD|KES|NGN|GHS|ZAR|EUR|EGP|RWF|UGX|TZS|XOF|FCFA|R\d|N\d|KShs?|Shs|GH)\b)[A-Z][a-z]/;
/** `A delay would bring it to 1,180 million`: what might be is not what is told. */
const SUPPOSED =
  /\b(?:would|could|might|(?:ramener|porter|fer|tomber|reduir|atteindr|descendr|ser|rester)(?:ait|aient))\b/;
const BILLED = /\b(?:factur\w+|invoiced|billed|billings?|fees|honoraires)\b/;
/** `Test revenue 1,640 4,560`: a row of one thing sold. */
const ROW_OF_ONE_THING =
  /^(?!(?:net|total|gross|annual|monthly|quarterly|yearly|our|all|recognised|recurring|actual|reported)\b)[a-z-]{3,} (?:revenues?|sales)\b[^a-z]*\d[\d.,]*[^a-z]+\d/;
/** `Gross sales were 1,240`: before what is given back. */
const GROSS = new RegExp(
  `\\b(?:gross (?:sales|revenues?|turnover|income|billings|takings)|(?:ventes|recettes|chiffre d'affaires|ca|facturation) brute?s?)\\b[^.;\\d]*(?:20\\d\\d[^.;\\d]*)?$|\\b${TAXES_INCLUDED}[^.;]*$`,
);
/** `ARR at the end of 2025`: a month's worth of twelve. */
const AT_PACE =
  /\b(?:arr|annuali[sz]ed|run[- ]rate|recurring|annualisee?s?|recurrent\w*)\b[^.;\d]*(?:\d{1,2} [a-z]+ )?(?:20\d\d[^.;\d]*)?$/;
/** How income is counted where it is not what was earned in the time. */
const measureOf = ({ passage: { text }, numeral }: Figure): string => {
  const before = text.slice(0, numeral.start);
  return GROSS.test(before) ? 'gross ' : AT_PACE.test(before) ? 'run-rate ' : '';
};
const IS_USE = /\b(?:uses? of|emplois? d)/;
const ROUNDING = 0.05;

const nounKey = ({ numeral }: Figure): string =>
  numeral.noun
    .split(
      / (?:in|en|on|of|de|as|at|since|depuis|a|au|aux|who|qui|across|from|and|et|or|ou|paying|with|by|par)\b/,
    )[0]
    ?.split(' ')
    .slice(0, 2)
    .join(' ') ?? '';

/** `30 June   3.0 million`: a balance of a month that is not the one its date says is of a time that was not understood. */
function isOfOtherMonth(figure: Figure): boolean {
  const named = monthsNamed(figure);
  const month = Number(/^\d{4}-(\d\d)$/.exec(figure.date ?? '')?.[1] ?? 0);
  return named.length > 0 && !named.includes(month);
}

/** `Raised: 420,000`, `the bridge closed in February`, `of which we need only a tenth`: no round that is open. */
const OF_ANOTHER_ROUND =
  /\b(?:raised|closed|never|leve(?:e|s|es)?|avons leve|boucle[es]*|we need only|il (?:ne )?(?:nous )?(?:en )?faut (?:que|seulement))\b/;
const IS_OPEN_ROUND =
  /\b(?:raising|we (?:now |therefore )?raise|seek|seeking|asking|ask for|levons|cherchons|recherchons)\b/;
/** `Levant Angels 500,000 4,000,000`: a line of who put in what, and no sum that is asked for. */
const isOneOfARow = ({ passage }: Figure): boolean =>
  cellsAtTabs(passage).filter((cell) => SUM_ALONE.test(cell)).length > 1;
const SUM_ALONE = /^ ?[^\s\d]{0,4} ?\d{1,3}(?:[ ,.']?\d{3})+ ?[^\s\d]{0,4}$/;
const isOfAnotherRound = ({ passage: { text }, numeral }: Figure): boolean =>
  OF_ANOTHER_ROUND.test(text) && !IS_OPEN_ROUND.test(text.slice(0, numeral.start));

/** `We parked 60 riders`: some of them, and not how many there are. */
const SOME_OF_THEM =
  /\b(?:we|they|it|nous|on|ils) (?:\w+ ){0,2}(?:parked|idled|grounded|lost|laid off|let go|sent home|stood down|hired|signed|added|won|trained|visited|(?:avons|ont|a) (?:perdu|arrete|renvoye|recrute|signe|gagne|forme|visite)) (?:about |some |another |environ |encore )?$/;
/** `Of the 74 clients of 2025, 58 paid`: some of those counted before. */
const OF_A_WHOLE = /^[•*–-]? ?(?:of|out of|sur|parmi) (?:the |our |les |nos )?\d/;
/** `8.6 million, of which 5.0 million abroad`: what stands behind is of the part, and what stands before of the whole. */
const ofItself = ({ kind, passage: { text }, numeral: { end } }: Figure): string =>
  kind === 'revenue' ? text.slice(0, end) + (text.slice(end).split(OF_WHICH)[0] ?? '') : text;
const YEAR = 4;
/** What two figures must share to be about the same thing; null for figures that are not compared. */
function subjectOf(figure: Figure, type: Extraction['type']): string | null {
  const { kind, date, rate, currency, passage, numeral } = figure;
  if (
    figure.isForecast ||
    PART_OF.test(ofItself(figure)) ||
    A_CASE.test(passage.text) ||
    SUPPOSED.test(passage.text) ||
    figure.passage.under.includes('problem')
  )
    return null;
  // What one party bills the other is a part of what it bills.
  if (kind === 'revenue' && type === 'legal_docs' && BILLED.test(passage.text)) return null;
  if (kind === 'revenue' && (SOLD_IN.test(passage.plain) || isOfOneBuyer(figure))) return null;
  if (kind === 'revenue' && ROW_OF_ONE_THING.test(passage.text)) return null;
  const around = passage.text.slice(Math.max(0, numeral.start - 40), numeral.end + 30);
  switch (kind) {
    case 'team':
      return figure.account === null || date === null ? null : `team ${date}`;
    case 'ask':
      if (
        IS_USE.test(passage.text.slice(0, numeral.start)) ||
        SPENT.test(passage.text.slice(0, numeral.start)) ||
        isOfAnotherRound(figure) ||
        isOneOfARow(figure)
      )
        return null;
      return `ask ${currency}`;
    case 'users':
    case 'customers':
      // `9 of 10 drivers`: how many of how many.
      if (/\d (?:of|out of|in|sur) $/.test(passage.text.slice(0, numeral.start))) return null;
      if (OF_A_WHOLE.test(passage.text) || SOME_OF_THEM.test(passage.text.slice(0, numeral.start)))
        return null;
      return nounKey(figure) === '' ? null : `${nounKey(figure)} ${date}`;
    case 'revenue':
      if (date === null || type === 'financial_statements') return null;
      // The income of a year is that of its annual accounts.
      return `${measureOf(figure)}revenue ${date} ${rate === 'annual' && date.length === YEAR ? null : rate} ${currency}`;
    case 'cash':
      if (OWED.test(passage.text) || isOfOtherMonth(figure) || isOfMonths(figure)) return null;
      return type === 'financial_statements' ? null : `cash ${date} ${currency}`;
    case 'burn':
      if (isPlannedBurn(figure) || isInBrackets(passage.text)) return null;
      return `burn ${date} ${rate} ${currency}`;
    case 'valuation': {
      // What notes convert at most is no price of a round.
      if (/\b(?:cap|plafond)\b/.test(around)) return null;
      const side = /\b(pre|post)-?money\b/.exec(around)?.[1];
      return side ? `valuation ${side} ${currency}` : null;
    }
    case 'market': {
      const layer = /\b(tam|sam|som)\b/.exec(passage.text.slice(0, numeral.start))?.[1];
      return layer && figure.unit === 'money' ? `market ${layer} ${currency}` : null;
    }
    default:
      return null;
  }
}

/** `We sold for 4 million`. */
const SOLD_FOR =
  /\b(?:(?:we|the company) (?:have )?(?:sold|invoiced|billed|earned|took in|turned over)|(?:nous avons|on a|la societe a) (?:vendu|facture|encaisse|realise))\b[^.;:,\d]*$/;
/** A balance is of a bank where one follows; with a day behind it, it may as well be of a loan. */
const CASH = String.raw`(?:cash|bank balances?|(?:in|at) (?:the )?banks?|(?:soldes?|balances?) (?:a la|au|chez|at|with|on)(?! (?:\d|the \d|le \d))|tresorerie|disponibilites|en (?:banque|caisse))`;
const OF_CASH = new RegExp(`\\b${CASH}\\b[^.;(]{0,50}$`);
const OPENS_WITH_CASH = new RegExp(`^\\W*${CASH}\\b`);
const OF_CASH_BEHIND = new RegExp(`^[^.;:,(]{0,24}\\b${CASH}\\b`);
const INCOME_RIGHT_BEHIND =
  /^ ?(?:[a-z]{1,4} )?(?:of |in |de |d'|en )?(?:annual |net |total )?(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|recettes)\b/;
/** Whether it is the whole of its kind by its own label: words that go straight to it, a row or a tile that is called so. */
function isNamed(figure: Figure): boolean {
  const {
    kind,
    account,
    passage: { text, heading },
    numeral: { start, end },
  } = figure;
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const isFirst = !/[a-z]{4}/.test(before);
  if (kind === 'revenue')
    return (
      isIncomeItself(figure) ||
      SOLD_FOR.test(before) ||
      INCOME_RIGHT_BEHIND.test(behind) ||
      (account === 'revenue' && (OF_REVENUE.test(text) || isFirst))
    );
  const isUnderCash = isFirst && OPENS_WITH_CASH.test(heading?.text ?? '');
  return (
    kind !== 'cash' ||
    account === 'cash' ||
    isUnderCash ||
    OF_CASH.test(before) ||
    OF_CASH_BEHIND.test(behind)
  );
}
/** How much two figures lack for being told twice beyond doubt: a label of its own for each, and the time both have. */
function lacksOf(group: readonly Figure[]): number {
  const two = group.slice(0, 2);
  const inferred = two.filter(({ isDateInferred }) => isDateInferred === true).length;
  return two.filter((figure) => !isNamed(figure)).length + (inferred === 1 ? 1 : 0);
}
const grouped = (told: readonly { readonly subject: string; readonly figure: Figure }[]): Figure[][] =>
  [...Map.groupBy(told, ({ subject }) => subject).values()].map((group) => group.map(({ figure }) => figure));

/**
 * Groups of figures about one thing of which at least two do not agree. Two in one sentence are of different times or
 * parts, whether or not that was understood.
 */
function disagreeing(groups: readonly (readonly Figure[])[], figures: readonly Figure[]): Figure[][] {
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first || isMadeOfOthers(group.map(({ value }) => value))) return [];
    const others = group.filter(
      (figure) =>
        figure.passage !== first.passage &&
        differs(figure.value, first.value, ROUNDING) &&
        !(areFarApart(figure, first) && !isSlip(figure, first)) &&
        !isPartOf(figure, first, figures) &&
        !isPartOf(first, figure, figures) &&
        !(first.kind === 'team' && isBesideItsRow(figure, first, group)) &&
        !isOfSum(figure, first, figures) &&
        !isOfSum(first, figure, figures) &&
        !isOfOtherScale(figure, first) &&
        !areToldApart(figure, first, figures),
    );
    return others.length === 0 ? [] : [[first, ...others]];
  });
}

const NEAR_LINES = 3;
/** `Fees 3,900` over `Commissions 1,300` over `Income 5,200`: what another row beside it makes the whole with. */
const isPartOf = (part: Figure, whole: Figure, figures: readonly Figure[]): boolean =>
  isOfRow(part) &&
  figures.some(
    (one) =>
      one !== part &&
      isLike(one, part) &&
      one.date === part.date &&
      one.passage !== part.passage &&
      Math.abs(one.passage.line - part.passage.line) <= NEAR_LINES &&
      [1, ...SCALES].some((scale) => !differs(one.value * scale + part.value, whole.value, EXACT)),
  );
/** `Subscriptions 1,126` over two rows more and their total: one of the rows that make it. */
function isOfSum(part: Figure, whole: Figure, figures: readonly Figure[]): boolean {
  const [from, to] = [part.passage.line, whole.passage.line];
  if (part.passage.page !== whole.passage.page || to <= from || to - from > MOST_ROWS) return false;
  const rows = new Map(
    figures
      .filter(
        (one) =>
          one.passage.page === part.passage.page &&
          one.passage.line >= from &&
          one.passage.line < to &&
          one.date === part.date &&
          isLike(one, part),
      )
      .map((one) => [one.passage.line, one.value]),
  );
  return (
    rows.size > 1 &&
    !differs(
      [...rows.values()].reduce((sum, one) => sum + one, 0),
      whole.value,
      OF_A_SUM,
    )
  );
}
const MOST_ROWS = 12;
const OF_A_SUM = 0.002;
/** `On the payroll 222 270` over `Everyone 282 345`: two rows of one table, which tells them apart by their names. */
const areRowsOfOneTable = (one: Figure, other: Figure): boolean =>
  one.isOfRow === true &&
  other.isOfRow === true &&
  one.passage.page === other.passage.page &&
  Math.abs(one.passage.line - other.passage.line) <= NEAR_LINES &&
  cellsOf(one) > 1 &&
  cellsOf(one) === cellsOf(other);
/** The same where a tile or a sentence repeats one of the rows. */
const isBesideItsRow = (figure: Figure, first: Figure, group: readonly Figure[]): boolean =>
  group.some((one) => one.value === first.value && areRowsOfOneTable(figure, one));
const cellsOf = ({ passage }: Figure): number => cellsAtTabs(passage).length - 1;
const isOfRow = ({ passage: { text } }: Figure): boolean =>
  (text.match(/\d[\d.,]*/g)?.length ?? 0) >= (text.match(/[a-z]{2,}/g)?.length ?? 0);
/** In one money, or a row whose label counts something: `Subscriptions 3,900`. */
const isLike = (one: Figure, part: Figure): boolean =>
  one.unit === part.unit ? one.currency === part.currency : one.unit === 'count';

/** The same digits in thousands or millions. */
const isSlip = (one: Figure, other: Figure): boolean =>
  SCALES.some(
    (scale) =>
      !differs(one.value * scale, other.value, EXACT) || !differs(other.value * scale, one.value, EXACT),
  );
/** The same where not both write their scale: one was not read. */
const isOfOtherScale = (one: Figure, other: Figure): boolean =>
  !(one.numeral.isScaled && other.numeral.isScaled) && isSlip(one, other);
const SCALES = [1e3, 1e6] as const;
const EXACT = 1e-6;

const RATIO =
  /\b(gross margin|net revenue retention|churn|retention|marge brute|taux de retention|taux d'attrition)\b[^.;%]{0,24}$/;

/** Ratios such as the gross margin, stated twice for the same time. */
function ratios(figures: readonly Figure[]): Figure[][] {
  const named = figures.flatMap((figure) => {
    const name =
      figure.unit === 'percent' && !figure.isForecast
        ? RATIO.exec(figure.passage.text.slice(0, figure.numeral.start))?.[1]
        : null;
    return name && !PART_OF.test(figure.passage.text)
      ? [{ subject: `${name} ${figure.date} ${figure.rate}`, figure }]
      : [];
  });
  return grouped(named);
}

const MOST = 20;

/** Recurring revenue of a month and of a year, said of the same time. */
function recurring(figures: readonly Figure[]): Figure[][] {
  const named = (word: string) =>
    figures.filter(
      ({ kind, passage, numeral, isForecast }) =>
        kind === 'revenue' &&
        !isForecast &&
        new RegExp(`\\b${word}\\b`).test(
          passage.text.slice(Math.max(0, numeral.start - 25), numeral.end + 12),
        ),
    );
  const yearly = named('arr').slice(0, MOST);
  return named('mrr')
    .slice(0, MOST)
    .flatMap((month) => {
      const year = yearly.find(
        ({ date, currency, numeral }) =>
          date === month.date && currency === month.currency && numeral !== month.numeral,
      );
      return year && differs(month.value * 12, year.value, ROUNDING) ? [[month, year]] : [];
    });
}

const GRAVE_KINDS: ReadonlySet<Figure['kind']> = new Set(['revenue', 'cash', 'ask']);
const GRAVE = 0.2;

/** Income, cash and the sum asked for that differ by more than a fifth are critical; counts of people and users are not money. */
function severityOf([first, second]: readonly Figure[]): Severity {
  if (!first || !second) return 'high';
  if (GRAVE_KINDS.has(first.kind) && first.unit === 'money')
    return differs(second.value, first.value, GRAVE) ? 'critical' : 'high';
  return first.kind === 'team' ? 'medium' : 'high';
}

const FEWEST_LISTED = 3;

export const flagContradictions: FlagRule = (extraction) => {
  const { figures, type, itemised } = extraction;
  // `412 · Abidjan`: parts of a list.
  const listed = new Set(
    itemised.flatMap(({ items, isSentence }) =>
      isSentence || items.length < FEWEST_LISTED || items.some(({ unit }) => unit === 'money')
        ? []
        : items.flatMap(({ passage, label }) =>
            passage.text.search(/\d/) < passage.text.indexOf(label) ? [passage] : [],
          ),
    ),
  );
  const told = figures.flatMap((figure) => {
    if (listed.has(figure.passage)) return [];
    const subject = subjectOf(figure, type);
    const calendar = isOfCalendarYear(figure, extraction) ? 'calendar ' : '';
    return subject === null ? [] : [{ subject: `${calendar}${subject}`, figure }];
  });
  const groups = grouped(told);
  return [...disagreeing(groups, figures), ...disagreeing(ratios(figures), figures), ...recurring(figures)]
    .map((group) => ({ group, lacks: lacksOf(group) }))
    .filter(({ lacks }) => lacks <= 1)
    .map(({ group, lacks }) => ({
      code: 'CONTRADICTORY_NUMBERS' as const,
      isOpen: lacks > 0,
      severity: severityOf(group),
      quotes: distinctQuotes(group.map(quoteFigure)),
      why: ({ saysBoth }: FindingTexts) => saysBoth(group.slice(0, 3)),
    }));
};
