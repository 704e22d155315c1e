import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { DocumentDate } from '../text/document-date.ts';
import type { NumberKind } from '../document.ts';
import { type FoldedPage, wholeText } from '../text/folded-page.ts';
import { datesIn, monthsUpTo, isMonth } from '../words/period.ts';
import { unlessMarkedElse } from '../words/place-currency.ts';
import { COUNT, countOf, MONTH_NAMES, monthOfName } from '../words/period-word.ts';
import { aboutOf } from './figure-about.ts';
import { isShareOfSales, timeOfShare } from './share-of-sales.ts';
import { clauseOf, MONEY_KINDS, type Figure } from './figure-context.ts';

const MOST_SHARE = 0.8;
const LEAST_SUMS = 2;
const MANY_SUMS = 3;

/**
 * Sums of income, cash and the like that say no currency are in the one the document writes: the only one, or that of four
 * in five of its sums of these kinds, or, where hardly any sum says one, `only`: that of the text, or of its place. Where it
 * writes several, they stay open, and so does what is marked as some country's rupees.
 */
export function withCurrency(figures: readonly Figure[], only: CurrencyCode | null): Figure[] {
  const sums = figures.filter(
    ({ unit, currency, kind, account }) =>
      unit === 'money' && currency !== null && (kind !== 'other' || account !== null),
  );
  const told = mostTold(sums);
  const isFew = sums.length < LEAST_SUMS && (told.most === null || told.most === only);
  const currency = told.isClear ? told.most : isFew ? only : null;
  // A paper of two may count its millions in one of them alone.
  const scaled = figures.filter(
    ({ unit, currency: own, numeral }) => unit === 'money' && own !== null && numeral.isScaled,
  );
  const ofMillions = mostTold(scaled);
  const currencyOf = (figure: Figure): CurrencyCode | null => {
    const isOpen = figure.unit === 'money' && figure.currency === null;
    if (!isOpen) return null;
    const isBare = figure.kind === 'other' && figure.account === null && figure.numeral.isScaled;
    if (currency !== null) return MONEY_KINDS.has(figure.kind) || isBare ? currency : null;
    const isOfMany = MONEY_KINDS.has(figure.kind) && figure.numeral.isScaled && scaled.length >= MANY_SUMS;
    const isCounted = isBare || isOfMany;
    return isCounted && ofMillions.isClear ? ofMillions.most : null;
  };
  return figures.map((figure) => ({
    ...figure,
    currency: figure.currency ?? unlessMarkedElse(figure.passage.text, figure.numeral, currencyOf(figure)),
  }));
}

/** The currency that most sums tell, and whether it is that of four in five. */
function mostTold(sums: readonly Figure[]): { most: CurrencyCode | null; isClear: boolean } {
  const counts = new Map<CurrencyCode, number>();
  for (const { currency } of sums) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const isClear = most !== undefined && sums.length >= LEAST_SUMS && most[1] >= MOST_SHARE * sums.length;
  return { most: most?.[0] ?? null, isClear };
}

/** The same of the sentences of accounts: what their tables do not say stays open. */
export function withCurrencyInProse(figures: readonly Figure[], only: CurrencyCode | null): Figure[] {
  const told = withCurrency(figures, only);
  return figures.map((figure, index) =>
    figure.account === null &&
    figure.isOfRow !== true &&
    (figure.kind === 'other' || figure.kind === 'revenue') &&
    figure.numeral.isScaled
      ? (told[index] ?? figure)
      : figure,
  );
}

/** What a document tells as it is at the time it reports on. */
const PRESENT: ReadonlySet<NumberKind> = new Set(['cash', 'team', 'burn', 'customers', 'users', 'runway']);
const TELLS: ReadonlySet<NumberKind> = new Set(['cash', 'team', 'customers', 'users', 'revenue', 'burn']);
/** Months between what a document reports on and the day it was written. */
const FRESH = 3;

const ON_THIS_DAY = /\b(?:on this day|this day|has today|ce jour)\b/;
/** `The investor has paid`: by the day of the paper. */
const HAS_BROUGHT = /\b(?:has|have) (?:now |already )?(?:paid|invested|subscribed|contributed|received)\b/;
const TODAY = /\b(?:today|as we write|aujourd'hui|a ce jour)\b/;
/** `We are 64`, `nous sommes 58`: as the paper is written. */
const WE_ARE = /\b(?:we are(?: now)?(?: a team of)?|(?:nous sommes|on est)(?: desormais)?) $/;
const isOfDay = ({ kind, passage: { text }, numeral }: Figure): boolean =>
  PRESENT.has(kind) && (TODAY.test(text) || (kind === 'team' && WE_ARE.test(text.slice(0, numeral.start))));
/** `12% on the quarter`, `+ 85 % d'un trimestre sur l'autre` in a letter of a quarter. */
const isOnPart = (text: string, part: string): boolean =>
  (part[5] === 'Q' ? /\b(?:quarter|trimestre|qoq)\b/ : /\b(?:half|half-year|semestre)\b/).test(text) &&
  !/\b(?:each|every|per|a|chaque|par) (?:quarter|trimestre|half|semestre)\b/.test(text);
/** Growth of something shorter, or longer, than what was sold in the period told last. */
const OF_A_STRETCH =
  /\b(?:month|monthly|mom|week|cagr|since|years|quarter|half|mois|mensuel\w*|semaine|depuis|ans|annees|trimestre|semestre)\b/;
/** Words of a debt beside a sum: it stands now, where no date is told. */
const DEBT =
  /\b(?:loans?|debts?|owed|owes?|owing|devons|doit|doivent|borrowings?|overdraft|facility|(?:factoring|credit) line|(?:investment|bank|term|equipment|export) credit|credit d'(?:investissement|equipement)|credit de campagne|notes payable|dettes?|emprunts?|prets?|decouvert|dus? a|a rembourser|encours|outstanding|remains?|still to (?:pay|repay|be (?:paid|repaid))|il (?:en )?reste|restants?(?: dus?)?|rest(?:e|ent) dus?|drawn|open)\b/;
/** `Les associés déclarent que`: on the day they sign. */
const DECLARED =
  /\b(?:declarent|declare|garantissent|warrants?|represents? and warrants?|(?:founders|sellers?|company|shareholders) (?:confirm|declare|represent)s?)\b/;
/** `without new debt`: nothing that is owed. */
const NO_DEBT =
  /\b(?:without|no|sans|aucune?)(?: (?:any|new|more|further|additional|nouveaux?|nouvelles?))* (?:debts?|loans?|borrowings?|dettes?|emprunts?)\b/g;
const NEAR_DEBT = 34;
/** `the term loan from Wadi Bank is down to`: the words of its own before a sum, as far as the stop or the number before them. */
const OWN_WORDS = /[^.;:\d]{0,80}$/;
const isOwed = ({ unit, passage: { text }, numeral }: Figure): boolean => {
  const before = text.slice(0, numeral.start);
  const own = OWN_WORDS.exec(before)?.[0] ?? '';
  const near = before.slice(-NEAR_DEBT) + text.slice(numeral.start, numeral.end + NEAR_DEBT);
  return unit === 'money' && (DEBT.test(near.replaceAll(NO_DEBT, '')) || LOAN_AT.test(own));
};
const LOAN_AT =
  /\b(?:loan|overdraft|facility|emprunt|pret|decouvert)\b[^.;,]{0,60}\b(?:at|(?:down|up) to|stands? at|stood at|is now|a|ramenee? a|reduite? a|s'eleve a|de)(?: [^\s\d]{1,4})? ?$/;

/** `1,250,000 ordinary shares are in issue`, `les 60 000 actions qui forment le capital`: all there are, but for those to come. */
const SHARES =
  /^(?:of the |of those |des )?(?:(?:ordinary|common|preference|preferred|issued|existing|fully paid|voting|class [a-z]) )*(?:shares?|actions|parts sociales)\b(?! (?:to be|a emettre|nouvelles|so counted))/;
const TO_COME =
  /\b(?:new|further|additional|may|might|could|shall|will|would|should|options?|warrants?|issue[ds]? up to|not (?:more|less) than|no (?:more|less) than|up to|at least|maximum|nouvelles?|emettre|emission|pourra|pourront|au plus|au moins|jusqu\S*|minimum|buy back|racheter|not (?:fall|go) below)\b/;
const CAPITAL =
  /\b(?:(?:share|paid[- ]up|issued|stated|registered) (?:share )?capital|capital(?: social)?|(?:the )?(?:company's|registrant's|licensee's) capital)(?: (?:is|was|stands at|of|de|est|amounts? to|s'eleve a))?,? (?:de |of )?$/;
const PAID_UP =
  /^,? (?:fully |integralement |entierement )?(?:paid(?:[- ]up)?|had been paid up|liberee?s?)\b/;
const OF_CAPITAL =
  /^ ?(?:of|du|de) (?:the |its |our |la |le |l'|all )?(?:issued |share |total |whole |enlarged )?(?:capital|shares|share capital|equity|voix|votes)\b/;
/** `the capital is held by Ama Boateng as to 60% and by Kofi Mensah as to`. */
const AS_TO =
  /\b(?:capital|shares)\b[^.;]{0,60}\b(?:held|owned)\b(?:[^.;]|\b(?:mr|mrs|ms|dr)\.){0,160}\bas to (?:about )?$/;
const SO_MANY =
  /^(?: [a-z' ]{2,24})?(?:,? (?:or|soit|being|representing|that is|representant|i\.?e\.?)|,? ?\() ?(?:about |environ )?$/;
/** `has paid on signature`, `a remis ce jour`: what has come on the day of a paper. */
const CAME_TODAY =
  /\b(?:(?:has|have) (?:today |now |already )?(?:paid|deposited|completed|handed|placed|put)|(?:a|ont) (?:ce jour |deja )?(?:remis|verse|consigne|depose|paye)|dont quittance|receipt (?:of which|is (?:hereby )?acknowledged))\b/;
const ON_SIGNING =
  /\b(?:on sign(?:ature|ing)|before signing|today|this day|hereby|acknowledges?|a la signature|ce jour|quittance|the date (?:of this|hereof))\b/;
/** What a company is divided into, and what has been paid in, is told as it is on the day of the paper. */
function isOfTheDay(figure: Figure, previous: Figure | null): boolean {
  const { kind, unit, account, isForecast, isOfRow, numeral, passage } = figure;
  const { text } = passage;
  if (kind !== 'other' || account !== null || isForecast || isOfRow === true) return false;
  const before = text.slice(0, numeral.start);
  const near = text.slice(Math.max(0, numeral.start - 48), numeral.end + 40);
  if (unit === 'count') return SHARES.test(numeral.noun) && !TO_COME.test(near);
  const behind = text.slice(numeral.end);
  if (unit === 'percent')
    return (
      !TO_COME.test(near) &&
      (OF_CAPITAL.test(behind) ||
        AS_TO.test(before) ||
        (previous?.passage === passage &&
          previous.unit === 'count' &&
          previous.value > 100 &&
          SO_MANY.test(text.slice(previous.numeral.end, numeral.start))))
    );
  if (unit !== 'money') return false;
  const isPaidIn = (CAPITAL.test(before) || PAID_UP.test(behind)) && !TO_COME.test(near);
  return isPaidIn || (CAME_TODAY.test(text) && ON_SIGNING.test(text) && !OF_LATER.test(near));
}
const OF_LATER = /\b(?:each month|per month|par mois|within|dans les|deducting|minus|less)\b/;

const AFTER_A_ROUND =
  /\b(?:after|with|apres|avec) (?:the |this |la |le |cette |ce )?(?:new )?(?:round|raise|money|funds|levee|tour|fonds)\b/;
const NEAR_ABOVE = 6;
const isOfPage =
  ({ passage: { page } }: Figure) =>
  ({ passage }: Figure): boolean =>
    passage.page === page;
/** `Soit +30 %`, under the sales it is of. */
const IS_SO_MUCH =
  /^(?:soit|c'est|(?:cela|ce qui) (?:fait|donne|represente)|(?:that|which|this) (?:is|makes)|so|up|plus|hence)?(?: (?:un|une|a|an|en|de|by|of|growth|croissance|hausse|progression|increase|rise))* ?\+? ?$/;

/** What is left of sales, told below them. */
const GROSS_MARGIN = 'gross margin';
const isResult = (figure: Figure): boolean => figure.kind === 'other' && RESULTS.has(aboutOf(figure) ?? '');
const RESULTS: ReadonlySet<string> = new Set(['ebitda', 'net profit', 'net loss', GROSS_MARGIN]);

/**
 * How long cash lasts is counted from the day it was told of, a growth alone is of the sales above it, and so is what is
 * left of them; null for all else.
 */
function timeAbove(figures: readonly Figure[], index: number): string | null {
  const figure = figures[index];
  if (!figure || (figure.kind !== 'runway' && figure.kind !== 'growth' && !isResult(figure))) return null;
  const { text } = figure.passage;
  const near = figures.slice(Math.max(0, index - NEAR_ABOVE), index).filter(isOfPage(figure));
  // A margin may be of a month or of the year so far: of which, the sentences of its paragraph tell.
  const isShare = figure.kind === 'other' && figure.unit === 'percent';
  const above = isShare ? near.filter(({ passage }) => passage.line === figure.passage.line) : near;
  // Of what is held against an earlier time, the newer.
  const newestOf = (of: Figure['kind']): string | null => {
    const told = above.filter(({ kind, date, isForecast }) => kind === of && date !== null && !isForecast);
    const dates = told
      .filter(({ passage }) => passage === told.at(-1)?.passage)
      .flatMap(({ date }) => date ?? []);
    return dates.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;
  };
  if (figure.kind === 'other') return newestOf('revenue');
  if (figure.kind === 'growth') {
    const last = above.at(-1);
    const isOfLast = last?.kind === 'revenue' && IS_SO_MUCH.test(text.slice(0, figure.numeral.start));
    return isOfLast ? newestOf('revenue') : null;
  }
  const held = newestOf('cash');
  return held === null || AFTER_A_ROUND.test(text) ? null : asEnd(held);
}

const ENDS: Readonly<Record<string, number>> = { Q1: 3, Q2: 6, Q3: 9, Q4: 12, H1: 6, H2: 12 };

/** The month a date ends with, counted from year 0. */
function endOf(date: string): number {
  const last = date.slice(date.lastIndexOf(' ') + 1);
  const part = last.slice(5);
  return Number(last.slice(0, 4)) * 12 + (part === '' ? 12 : (ENDS[part] ?? Number(part)));
}

/** A year that ends in another month than December as that month. */
const asClosed = (date: string, fiscalEnd: number | null): string =>
  fiscalEnd === null || date.length > 4 ? date : `${date}-${String(fiscalEnd).padStart(2, '0')}`;

const asEnd = (date: string): string => {
  const last = endOf(date) - 1;
  return `${Math.floor(last / 12)}-${String((last % 12) + 1).padStart(2, '0')}`;
};

/** The quarter or half that a paper reports on, where the last sales it tells are of the month that ends it. */
const reportedAround = (sold: string | undefined, own: DocumentDate | null): string | null =>
  own?.reported != null && sold !== undefined && isMonth(sold) && endOf(sold) === endOf(own.reported)
    ? own.reported
    : null;

const AVERAGED =
  /\b(?:average|averag\w+|on average|moyen(?:ne)?|en moyenne)\b|\b(?:burn|outflow|consommation|besoin)\b[^.;,\d]{0,16}\b(?:of|over|across|des|sur(?: les)?) (?:the )?(?=(?:[a-z]+|\d+)? ?(?:last|past|derniers)\b)/;
const SINCE = new RegExp(
  `\\b(?:since|depuis) (?:the (?:start|beginning|end) of |le (?:debut|fin) |fin |debut )?(${MONTH_NAMES})\\b(?! ?(?:19|20)\\d\\d)`,
);
const OVER_MONTHS = new RegExp(
  `\\b(?:last|past|derniers?) (?<count>${COUNT}|\\d{1,2}) (?:months|mois)\\b|\\b(?<compte>${COUNT}|\\d{1,2}) derniers mois\\b|(?!)`,
);
const NOW = /\b(?:now|today|currently|at present|this month|aujourd'hui|actuellement|desormais|ce mois)\b/;
/** `averaged 3.1 million a month since April`, or in a paper on one quarter: of those months, and not of the last. */
function averagedOver(text: string, last: string, reported: string | null): string | null {
  if (!AVERAGED.test(text)) return null;
  const { count: told, compte } = OVER_MONTHS.exec(text)?.groups ?? {};
  const count = countOf(told ?? compte ?? '');
  if (count > 1 && count <= 12) return monthsUpTo(last, count);
  const month = monthOfName(SINCE.exec(text)?.[1] ?? '');
  return month === null ? reported : monthsUpTo(last, ((endOf(last) - month) % 12) + 1);
}

/**
 * Cash, burn, people and customers told without a date are of the time the document reports on: the latest its figures are
 * dated by, where that is within three months of the day it was written; else of that day. Shares of owners are of the day
 * it was written, a gross margin is of the latest sales, shares of sales are of the time told of them
 * (`share-of-sales.ts`). Plans are of no such time. `valuedOn` is the day that a valuation is made as of.
 */
export function withPresent(
  figures: readonly Figure[],
  own: DocumentDate | null,
  valuedOn: string | null = null,
): Figure[] {
  const written = own === null ? null : own.year * 12 + own.month;
  const told = figures.flatMap(({ kind, account, date: named, isForecast }) => {
    const date = named === null ? null : asClosed(named, own?.fiscalEnd ?? null);
    return date !== null &&
      !isForecast &&
      (TELLS.has(kind) || account !== null) &&
      written !== null &&
      endOf(date) <= written
      ? [date]
      : [];
  });
  const latest = told.toSorted((a, b) => endOf(b) - endOf(a) || b.length - a.length)[0];
  const isPlanned = figures.some(({ isForecast, account }) => isForecast && account !== null);
  const isFresh = latest !== undefined && (written === null ? !isPlanned : endOf(latest) >= written - FRESH);
  const present = isFresh ? asEnd(latest) : (own?.date ?? null);
  // Years to come, be they not called a plan, are none that anything was sold in.
  const times = figures.flatMap(({ kind, date, isForecast }) =>
    date !== null &&
    !isForecast &&
    (kind === 'revenue' || kind === 'growth') &&
    (written === null || endOf(asClosed(date, own?.fiscalEnd ?? null)) <= written)
      ? [date]
      : [],
  );
  const sold = times.toSorted((a, b) => endOf(b) - endOf(a) || a.length - b.length)[0];
  const soldIn = figures.flatMap(({ kind, date, isForecast }) =>
    kind === 'revenue' && date !== null && !isForecast ? [date] : [],
  );
  return figures.map((figure, index) => {
    const { text } = figure.passage;
    if (figure.kind === 'burn' && figure.account === null && !figure.isForecast && present !== null) {
      const last = figure.date ?? present;
      const reported = figure.date === null ? (own?.reported ?? null) : null;
      const isOfReported = reported !== null && endOf(reported) === endOf(last) && !NOW.test(text);
      const over = isMonth(last)
        ? (averagedOver(clauseOf(figure), last, reported) ?? (isOfReported ? reported : null))
        : null;
      if (over !== null) return { ...figure, date: over };
    }
    // A loan is paid back to a day that is to come: what is owed of it is owed now.
    if (
      figure.kind === 'other' &&
      !figure.isForecast &&
      figure.account === null &&
      figure.date !== null &&
      written !== null &&
      endOf(figure.date) > written + (own?.date.length === 4 ? 12 - own.month : 0) &&
      isOwed(figure)
    )
      return { ...figure, date: present };
    const stretch = stretchSold(figure, soldIn);
    if (stretch !== null) return { ...figure, date: stretch };
    const isOfToday = isOfDay(figure);
    // What an average of months gives lasts from their end.
    if (figure.kind === 'runway' && !figure.isForecast && figure.date?.includes(' to '))
      return { ...figure, date: asEnd(figure.date) };
    if (figure.date !== null || figure.isForecast || (figure.account !== null && !isOfToday)) return figure;
    if (valuedOn !== null && figure.unit === 'money' && figure.account === null && isValue(figure))
      return { ...figure, date: valuedOn, isDateInferred: true };
    // What a company is taken to be worth is agreed by the paper that says it.
    const isAgreed =
      figure.kind === 'valuation' ||
      (figure.kind === 'ask' && ON_THIS_DAY.test(text)) ||
      (HAS_BROUGHT.test(text) && aboutOf(figure) === 'raised');
    const paid = figure.kind === 'valuation' ? datePaidBefore(figure, figures[index - 1]) : null;
    if (paid !== null) return { ...figure, date: paid };
    if (isAgreed && own !== null && own.date.length === 7)
      return { ...figure, date: own.date, isDateInferred: true };
    if (own !== null && own.date.length === 7 && isOfTheDay(figure, figures[index - 1] ?? null))
      return { ...figure, date: own.date, isDateInferred: true };
    const followed = own === null && figure.kind === 'runway' ? null : timeAbove(figures, index);
    if (followed !== null) return { ...figure, date: followed, isDateInferred: true };
    if (own?.reported != null && isDoneInPart(figure))
      return { ...figure, date: own.reported, isDateInferred: true };
    if (PRESENT.has(figure.kind))
      return {
        ...figure,
        date: isOfToday ? (own?.date ?? present) : present,
        isDateInferred: true,
      };
    const part = own?.reported ?? null;
    if (figure.kind === 'growth' && part !== null && isOnPart(figure.passage.text, part))
      return { ...figure, date: part };
    if (
      figure.kind === 'growth' &&
      figure.rate === null &&
      aboutOf(figure) === 'revenue' &&
      !OF_A_STRETCH.test(figure.passage.text)
    )
      return { ...figure, date: sold ?? null };
    if (figure.kind === 'other' && isOwed(figure))
      return { ...figure, date: DECLARED.test(text) ? (own?.date ?? present) : present };
    if (figure.kind !== 'other' || figure.unit !== 'percent') return figure;
    const about = aboutOf(figure);
    if (isShareOfSales(figure, about)) return { ...figure, date: timeOfShare(figures, index, times, own) };
    if (about === GROSS_MARGIN) return { ...figure, date: reportedAround(sold, own) ?? sold ?? null };
    return about === null ? figure : { ...figure, date: own?.date ?? present };
  });
}

const OF_THE_PERIOD =
  /^[^.;,\d]{0,40} (?:in|over|during|for|sur|pendant|durant|au cours de|dans) (?:the|la|cette) (?:period|periode)(?= ?(?:$|[.,;)]|and\b|et\b))/;
/**
 * The months that sales are told of, where they end with the day of a figure which its own words do not date: `Sales rose 12 % in a
 * year`, `4,380 tonnes were pressed in the period`. Null for any other figure, and where sales of that month alone are told, too.
 */
function stretchSold(figure: Figure, soldIn: readonly string[]): string | null {
  const { kind, account, date, unit, numeral, isForecast } = figure;
  const { text } = figure.passage;
  if (date === null || !isMonth(date) || account !== null || isForecast || datesIn(text).length > 0)
    return null;
  const isOfFlow =
    kind === 'growth'
      ? !OF_A_STRETCH.test(text) && aboutOf(figure) === 'revenue'
      : kind === 'other' && unit !== 'money' && OF_THE_PERIOD.test(text.slice(numeral.end));
  const [only, other] = new Set(soldIn.filter((sold) => endOf(sold) === endOf(date)));
  return isOfFlow && only !== undefined && other === undefined && !isMonth(only) ? only : null;
}

const DONE =
  '(?:sold|delivered|supplied|shipped|served|harvested|produced|milled|processed|collected|exported|packed|vendus?|livree?s?|servie?s?|produite?s?|recoltee?s?|traitee?s?|collectee?s?|exportee?s?)';
/** `We sold to 57 shops`, `98 tonnes harvested`, `Harvest: 98 tonnes`: what was done in the quarter or half that a paper reports on. */
const DONE_BEFORE = new RegExp(
  `\\b(?:we|nous|it|the (?:company|farm|mill)|la societe)\\b[^.;:\\d]{0,30} ${DONE} (?:[^.;:\\d]{0,40} )?(?:(?:to|a|aux) )?$|^(?:[-*•] ?)?(?:harvest|output|production|deliveries|volume|recolte|livraisons) ?: ?$`,
);
const OF_ANOTHER_TIME = /\b(?:seasons?|saisons?|campagnes?|harvest year|so far|since|depuis)\b/;
const DONE_BEHIND = new RegExp(`^ (?:[a-z'-]+ ){1,2}(?:were |was |ont ete |a ete )?${DONE}\\b`);
/** Of no rate, no time of its own and nothing planned. */
function isDoneInPart({ kind, unit, rate, passage: { text }, numeral }: Figure): boolean {
  const mayBe = kind === 'customers' || (kind === 'other' && unit === 'count');
  if (!mayBe || rate !== null || datesIn(text).length > 0 || OF_ANOTHER_TIME.test(text)) return false;
  return DONE_BEFORE.test(text.slice(0, numeral.start)) || DONE_BEHIND.test(text.slice(numeral.end));
}

const WAS_PAID =
  /\b(?:versee?s?|souscrite?s?|apportee?s?|paid|invested|subscribed|raised|received|levee?s?) (?:in|on|en|le|au) (?:\d{1,2}(?:er)? )?[a-z]/;
/** `Paid in June 2023: USD 900,000. Value before it: USD 2.7 million`: worth so much when that was paid. */
const datePaidBefore = ({ passage }: Figure, before: Figure | undefined): string | null =>
  before !== undefined &&
  before.unit === 'money' &&
  before.passage.line === passage.line &&
  before.passage !== passage &&
  isMonth(before.date ?? '') &&
  WAS_PAID.test(before.passage.text)
    ? before.date
    : null;

/** `Nous estimons la valeur`, `the building was valued at`: what a valuation finds. */
const OF_A_VALUE =
  /\b(?:valeurs?|values?|valued|valuation|worth|estim\w+|expertise\w*|evalu\w+|fourchette|actif net|net assets?)\b/;
const isValue = ({ kind, passage: { text } }: Figure): boolean =>
  kind === 'valuation' || (kind === 'other' && OF_A_VALUE.test(text));

const NAMES_ITS_DAY =
  /\b(?:date d'evaluation|date de (?:la )?(?:valorisation|valeur)|valuation date|(?:effective )?date of (?:the )?valuation)(?: (?:is|was|est))? ?[:|]? ?(?:le |the )?(?=\d)/;
/** The month that a valuation says it is made as of, `Valuation date: 30 June 2026`; null where it names none. */
export function dayOfValuation(pages: readonly FoldedPage[]): string | null {
  const text = wholeText(pages);
  const found = NAMES_ITS_DAY.exec(text);
  if (found === null) return null;
  const behind = text.slice(found.index + found[0].length, found.index + found[0].length + 30);
  const [date] = datesIn(behind);
  return date?.start === 0 && isMonth(date.date) ? date.date : null;
}

/** Figures whose time is that of the name of their file, which no page tells, are less certain than those a page dates. */
export function withNamedDate(
  figures: readonly Figure[],
  pages: readonly FoldedPage[],
  named: string | null,
): readonly Figure[] {
  if (named === null) return figures;
  if (datesIn(wholeText(pages)).some(({ date }) => date === named)) return figures;
  return figures.map((figure) =>
    figure.date === named ? { ...figure, isDateInferred: true, isDateOfName: true } : figure,
  );
}
