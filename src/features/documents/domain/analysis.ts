import { isMonth } from './words/period.ts';
import type { Asking } from './asking.ts';
import { countFlags, documentScore, wholeScore } from './score/deck-score.ts';
import {
  type Analysis,
  type DocumentType,
  type ExtractedNumber,
  type Finding,
  type FlagCode,
  type KnownFacts,
  type PageText,
  type Quote,
  SEVERITIES,
  type StrengthCode,
  type TableSummary,
} from './document.ts';
import { asReplaced } from './findings/departure.ts';
import { asWritten, documentDate, documentTime } from './text/document-date.ts';
import { periodOfName } from './text/name-date.ts';
import { bankStatementIn, isOfOneAccount, numbersOf, ofAccount } from './tables/bank-statement.ts';
import { candourOf, earnedBy, flaggedBy, isSourced } from './score/earned.ts';
import { extractPassages } from './extract.ts';
import { aboutOf } from './figures/figure-about.ts';
import { figuresIn } from './figures/figure.ts';
import { certainOf } from './figures/figure-likely.ts';
import { limitsIn } from './figures/figure-limit.ts';
import { isAside, isListed, labelOf } from './figures/figure-listed.ts';
import type { Figure } from './figures/figure-context.ts';
import { withNamedDate } from './figures/figure-settled.ts';
import { asHandled, isOfSpans, smallShares } from './findings/flag-concentration.ts';
import { likelyBeside } from './findings/flag-meaning.ts';
import { FLAG_RULES, STRENGTH_RULES } from './findings/rule-list.ts';
import { FLAG_SEVERITY, findingTexts, type FindingTexts } from './findings/finding-text.ts';
import { formsIn } from './text/form.ts';
import { foldPages, quoteOf } from './text/folded-page.ts';
import { hollowSections } from './text/hollow.ts';
import { sharedMarkIn } from './words/place-currency.ts';
import { homeCurrency } from './words/home-currency.ts';
import { indicatorsIn } from './tables/indicator.ts';
import { identityOf } from './text/identity.ts';
import { itemisedIn } from './sums/itemised.ts';
import { staffOf } from './sums/itemised-staff.ts';
import { smallParts } from './sums/itemised-trade.ts';
import { languageOf } from './text/language.ts';
import { likelierType } from './text/likely-type.ts';
import { distinctAsked, readMeaning } from './meaning/meaning.ts';
import { passagesOf, quotePassage } from './text/passage.ts';
import {
  distinctQuotes,
  isBusinessCase,
  isSameQuote,
  OF_ONE_SUBJECT,
  quoteWhole,
  type Sign,
} from './extraction.ts';
import { recommend } from './score/recommendation.ts';
import { withoutFeet, withoutRepeats } from './text/repeated.ts';
import { keepsOneAccount, keepsOneBank, scopeOf } from './text/scope.ts';
import { withOneSide } from './findings/share-side.ts';
import { readSections } from './text/section.ts';
import { readTables } from './tables/table-reader.ts';
import { type TableReading } from './tables/table-reading.ts';
import { withSectionsByFigure } from './text/section-by-figure.ts';
import { sectionsShown, withSectionsShown } from './text/section-shown.ts';

const OF_SHARES: ReadonlySet<FlagCode> = new Set(['CUSTOMER_CONCENTRATION', 'SUPPLIER_CONCENTRATION']);

type AnalysisInput = {
  readonly type: DocumentType;
  readonly pages: readonly PageText[];
  /** The name of its file, which tells its day where nothing in it does. */
  readonly fileName?: string;
  readonly facts?: KnownFacts;
  /** Pages on which text was found that nobody sees. */
  readonly hiddenPages?: readonly number[];
  /** Pages whose text was recognised from their pictures. */
  readonly recognisedPages?: readonly number[];
  /** What somebody has answered of this document. */
  readonly asked?: readonly Asking[];
};

/**
 * Reads a document without asking anyone: sections, strengths, flags and figures, each with the span it rests on. Time
 * grows with the length of the text only. Pages without text are listed; with no text at all there is no score.
 */
export function analyseDocument({
  type,
  pages,
  fileName = '',
  facts = {},
  hiddenPages = [],
  recognisedPages = [],
  asked = [],
}: AnalysisInput): Analysis {
  const blank = pages.filter(({ text }) => text.trim() === '').map(({ page }) => page);
  const folded = foldPages(
    pages.filter(({ page }) => !blank.includes(page)),
    homeCurrency,
  );
  const home = homeCurrency(folded);
  const written = passagesOf(folded);
  const plain = withoutRepeats(withoutFeet(written));
  const statement = bankStatementIn(folded, home, recognisedPages);
  // The lines of a bank's ledger say nothing of a company but what its account holds.
  const isOfLedger = (page: number): boolean => statement?.pages.has(page) ?? false;
  const { sections: headed, passages: placed } = readSections(
    type,
    plain.filter(({ page }) => !isOfLedger(page.source.page)),
  );
  const forms = formsIn(placed);
  const passages = forms.size === 0 ? placed : placed.filter((passage) => !forms.has(passage));
  const isAccounts = type === 'financial_statements';
  const told = documentDate(folded);
  const named = told === null ? periodOfName(fileName) : null;
  // A year or a quarter is what accounts are of; on which day anything else was written it leaves open.
  const dated = told ?? (named !== null && isMonth(named) ? asWritten(named) : null);
  const own = isAccounts ? null : dated;
  const unledgered = statement ? folded.filter(({ source }) => !isOfLedger(source.page)) : folded;
  const held = readTables(unledgered, home, isAccounts, { written: dated, named });
  const read = [...held, ...indicatorsIn(unledgered, home, held, own)];
  const tables = [...(statement?.accounts.map(({ table }) => table) ?? []), ...read].map(withoutAsides);
  const isLegal = type === 'legal_docs';
  const likely = withNamedDate(
    figuresIn(passages, home ?? 'USD', isAccounts, read, own, isLegal),
    folded,
    named,
  );
  const figures = certainOf(likely);
  const counted = withSectionsByFigure(headed, figures);
  const language = languageOf(statement ? plain : passages);
  const texts = findingTexts(language);
  const meaning = readMeaning(type, passages, written, asked, dated?.year);
  const itemised = itemisedIn({ passages, home });
  const extraction = { type, passages, itemised, figures, facts, home, tables, meaning };
  const ruled = FLAG_RULES.flatMap((rule) => rule(extraction).slice(0, MOST_SIGNS));
  const small = [...smallShares(extraction), ...smallParts(extraction)].map(quoteWhole);
  const agreed = staffOf(extraction).agreed.map(quoteWhole);
  // What parts show to be small, or a whole beside its own parts, takes back what a rule said of the same words.
  const stands = ({ code, quotes }: Sign<FlagCode>): boolean =>
    code === 'CONTRADICTORY_NUMBERS'
      ? !quotes.every((quote) => isOfSpans(quote, agreed))
      : !OF_SHARES.has(code) || !quotes.every((quote) => isOfSpans(quote, small));
  const signs = ruled.filter(stands);
  const certain = joined(withOneSide(signs.filter(({ isOpen = false }) => !isOpen)));
  const flags = [...certain, ...likelyBeside(extraction, certain).filter(stands)]
    .map((sign) => asReplaced(asHandled(sign, passages), passages))
    .map(toFlag(texts));
  const isOfAccount = statement === null && isOfOneAccount(folded);
  const numbers = [
    ...(statement ? numbersOf(statement) : []),
    ...mostTelling(likely.filter(isListed))
      .map(toNumber)
      .map((number) => (isOfAccount ? ofAccount(number, folded) : number)),
  ];
  const words = countWords(folded) - countWords(written) + countWords(plain);
  const strengths = STRENGTH_RULES.flatMap((rule) => rule(extraction)).map(toStrength(texts));
  const isFlagged = flaggedBy(flags);
  const sound = passages.filter((passage) => !isFlagged(quoteWhole(passage)));
  const shown: ReadonlyMap<string, Quote> = isBusinessCase(extraction)
    ? sectionsShown(counted, extraction, strengths, isFlagged)
    : new Map();
  const sections = withSectionsShown(counted, shown);
  const hollow = isBusinessCase(extraction)
    ? hollowSections(sections, sound, new Set(shown.keys()))
    : new Map<string, number>();
  const sourced = isBusinessCase(extraction) ? passages.filter(isSourced).map(quoteWhole) : [];
  const {
    scorePercent,
    confidenceFraction,
    parts: scoreParts,
  } = documentScore({
    ...earnedBy({ sections, numbers, flags, strengths, hollow, sourced }),
    flags: countFlags(flags),
    candourFraction: candourOf({ type, strengths, flags }),
    words,
  });
  const open = signs.flatMap(({ code, quotes: [quote], isOpen = false }) =>
    isOpen && quote ? [{ code, quote }] : [],
  );
  const questions = distinctAsked([...open, ...meaning.questions])
    .filter(({ code }) => !flags.some((flag) => flag.code === code))
    .map(({ code, quote }) => ({ code, text: texts.question(texts.flags[code].title), quote }));
  const time = documentTime(folded, dated);
  return {
    type,
    language,
    readsLike: likelierType(type, { pages: folded, passages: plain, tables, fileName }),
    words,
    pagesWithoutText: blank,
    hiddenPages,
    recognisedPages,
    tables: tables.slice(0, MOST_TABLES).map(toTable),
    identity: identityOf(folded, type, facts.name ?? null, statement?.pages),
    time,
    scope: scopeOf(folded, isAccounts, facts.name ?? null),
    keepsOneAccount: keepsOneAccount(folded),
    keepsOneBank: keepsOneBank(folded),
    limits: limitsIn(type, passages, figures, facts.name ?? null, time.writtenIn),
    unplacedMark: home === null ? sharedMarkIn(folded) : null,
    sections,
    strengths,
    flags,
    questions,
    ...(questions.length > 0 && { earning: { hollow: Object.fromEntries(hollow), sourced } }),
    numbers,
    extracted: extractPassages(passages, figures),
    recommendations: folded.length === 0 ? [] : recommend(flags, sections, texts),
    score: folded.length === 0 ? null : wholeScore(scorePercent),
    confidence:
      confidenceFraction * (1 - RECOGNISED_DOUBT * (recognisedPages.length / Math.max(1, folded.length))),
    parts: scoreParts,
  };
}

/** What rules conclude from: a table without the rows that are listed aside. */
const withoutAsides = (table: TableReading): TableReading =>
  table.rows.some(({ isAside: isApart }) => isApart)
    ? { ...table, rows: table.rows.filter(({ isAside: isApart }) => !isApart) }
    : table;

const countWords = (texts: readonly { readonly text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

/** What a document loses of its confidence when all of it was read from pictures. */
const RECOGNISED_DOUBT = 0.4;
/** More than these say nothing more, and a screen cannot show them. */
const MOST_QUOTES = 12;
const MOST_SIGNS = 10;
const MOST_NUMBERS = 1000;
const MOST_TABLES = 200;
const MOST_UNSURE = 40;
const MOST_CANDIDATES = 6;

function toTable({ page, rows, checks, isSettled }: TableReading): TableSummary {
  const [first] = rows;
  return {
    quote: quoteOf(page, first?.start ?? 0, first?.end ?? 1),
    rowCount: rows.length,
    isSettled,
    sums: checks.map(({ identity, holds }) => ({ rule: identity.name, holds })),
    unsure: rows
      .filter(({ candidates }) => candidates.length > 0)
      .slice(0, MOST_UNSURE)
      .map(({ start, end, candidates }) => ({
        quote: quoteOf(page, start, end),
        candidates: candidates.slice(0, MOST_CANDIDATES),
      })),
  };
}

/** Whether two signs of one code speak of the same: they open with the same words, or the same two figures are held against each other. */
function areOfOne(one: readonly Quote[], other: readonly Quote[]): boolean {
  const isIn = (quotes: readonly Quote[]) => (quote: Quote) =>
    quotes.some((own) => isWithin(own, quote) || isWithin(quote, own));
  // A row of tiles holds several figures, each of which something else may contradict.
  const isOfTiles = other.length > 1 && one.length > 1 && TILES.test(one[0]?.text ?? '');
  return (
    (isSameQuote(one[0], other[0]) && !isOfTiles) ||
    (one.length > 1 && one.length === other.length && one.every(isIn(other)))
  );
}
const TILES = /^[^\t]*\d[^\t]*\t.*\d/;
const isWithin = (inner: Quote, outer: Quote): boolean =>
  inner.page === outer.page && inner.start >= outer.start && inner.end <= outer.end;

/** Signs with those of one subject put together: all their quotes, the gravest severity, the first reason. */
function joined(signs: readonly Sign<FlagCode>[]): Sign<FlagCode>[] {
  const gravity = ({ code, severity }: Sign<FlagCode>): number =>
    SEVERITIES.indexOf(severity ?? FLAG_SEVERITY[code]);
  const isSaid = (sign: Sign<FlagCode>, index: number): boolean =>
    signs.findIndex(({ code, quotes }) => code === sign.code && areOfOne(quotes, sign.quotes)) < index;
  return signs.flatMap((sign, index): Sign<FlagCode>[] => {
    if (!OF_ONE_SUBJECT.has(sign.code)) return isSaid(sign, index) ? [] : [sign];
    const all = signs.filter(({ code }) => code === sign.code);
    if (all[0] !== sign || signs.indexOf(sign) !== index) return [];
    const gravest = all.toSorted((a, b) => gravity(b) - gravity(a))[0];
    const why = all.find((one) => one.why !== undefined)?.why;
    const quotes = distinctQuotes(all.flatMap((one) => one.quotes));
    return [{ code: sign.code, quotes, severity: gravest?.severity, ...(why ? { why } : {}) }];
  });
}

const toFlag =
  (texts: FindingTexts) =>
  ({ code, quotes, severity, why }: Sign<FlagCode>): Finding => ({
    code,
    kind: 'flag',
    severity: severity ?? FLAG_SEVERITY[code],
    ...texts.flags[code],
    ...(why ? { why: why(texts) } : {}),
    quotes: quotes.slice(0, MOST_QUOTES),
  });

const toStrength =
  (texts: FindingTexts) =>
  ({ code, quotes }: Sign<StrengthCode>): Finding => ({
    code,
    kind: 'strength',
    severity: null,
    ...texts.strengths[code],
    mend: null,
    quotes: quotes.slice(0, MOST_QUOTES),
  });

/** Of more figures than are kept, those about something named go before the sums of a ledger; in reading order. */
function mostTelling(figures: readonly Figure[]): readonly Figure[] {
  if (figures.length <= MOST_NUMBERS) return figures;
  const isNamed = ({ kind, account }: Figure): boolean => kind !== 'other' || account !== null;
  const named = figures.filter(isNamed);
  const kept = new Set([...named, ...figures.filter((figure) => !isNamed(figure))].slice(0, MOST_NUMBERS));
  return figures.filter((figure) => kept.has(figure));
}

function toNumber(whole: Figure): ExtractedNumber {
  const { passage, numeral, date, rate, ...figure } = whole;
  const { kind, account, value, currency, unit, isForecast, isDateInferred, isLikely } = figure;
  const period = [date, rate].filter((part) => part !== null).join(', ') || null;
  const quote = quotePassage(passage, numeral.start, numeral.end);
  const about = whole.isAside === true && whole.holder === undefined ? null : aboutOf(whole);
  const isOpen = (kind === 'other' && about === null) || account === 'costOfSales';
  const label = isOpen ? labelOf(whole) : null;
  return {
    kind,
    account,
    value,
    currency,
    unit,
    period,
    isForecast,
    ...(isDateInferred && { isDateInferred }),
    ...(isLikely && { isLikely }),
    ...(isAside(whole) && { isAside: true }),
    about,
    ...(label !== null && { label }),
    evidence: 'claim',
    quote,
  };
}
