import { type Asking, askingKey, passageKey } from './asking.ts';
import type { DocumentType, FlagCode, Quote } from './document.ts';
import {
  ABOUT_OTHERS,
  CASES,
  cannotMean,
  isFlagCode,
  isOver,
  isSaidCode,
  isSettled,
  lessFor,
  MEANING_RULES,
  type MeaningRule,
  oppositeOf,
  type SaidCode,
} from './meaning-rule.ts';
import { type Passage, quotePassage } from './passage.ts';
import type { PlacedPassage } from './section.ts';
import { sentenceJudge } from './sentence-model.ts';
import { SENTENCE_MODEL } from './sentence-weights.ts';

/** A sentence that may say something; from a margin of 0 on it is taken as said. */
type Said = { readonly code: SaidCode; readonly passage: PlacedPassage; readonly margin: number };

type Asked = { readonly code: FlagCode; readonly quote: Quote };

/** The sentences of a document by what they say, and what others may say, as questions. */
export type Meaning = {
  readonly said: ReadonlyMap<SaidCode, readonly PlacedPassage[]>;
  readonly questions: readonly Asked[];
};

/** How much nearer to the border a sentence is for standing under the heading of its subject. */
const UNDER_ITS_HEADING = 0.15;
/** And for being this short: a plain sentence has few features to be sure by. */
const CERTAIN = 0.5;
/** How much nearer the border of others is where one subject is said: most papers hold either nothing against the company or more than one thing. */
const BESIDE_ANOTHER = 0.35;
/** Below every border. */
const DOUBT = -BESIDE_ANOTHER - 1e-6;
const PLAIN = { words: 6, nearer: 0.15 };
/** Below this a line says something only with a full stop or a colon in it. */
const FEWEST_WORDS = 5;
const SHORT_SENTENCE = /:|^(?:\S+ ){3,}.*[.!]$/;
const DENIES =
  /^(?:no|none|not|without|aucune?|pas|sans|nul|non(?!-))\b|\b(?:un-?audited|non audites?|qualified opinion|avec reserves?)\b/;
const STOPS = /[.:;!,\d]/;
/** Up to so many words without a stop are a title in accounts and contracts. */
const WORDS_OF_A_TITLE = 7;
const OF_FORM = /^(?:signe[es]?|signed|for the|par|page|proces-verbal|minutes of)\b/;
/** Up to so many words beside a number are a row: `Cash at bank 2,310,000`. */
const WORDS_OF_A_ROW = 4;
/** How far beyond the border two sentences must be, of which one alone would be asked about. */
const OF_TWO = 0.3;
const LONGEST_PAIR = 500;
const MOST_PAGES = 2;
const MOST_QUESTIONS = 6;
/** What may be asked of one subject, the next where the answer to one is no. */
const MOST_OF_A_SUBJECT = 3;

const BLANK = /\[[^\]]{0,60}\]|_{3,}|<[a-z ]{2,30}>|\{\{|\.{4,}|…{2,}/;
const ASKS = /\?["')]*$/;
const QUOTES = /"[^"]{12,}"/g;
const wordsIn = (text: string): number => text.match(/[a-z]{2,}/g)?.length ?? 0;
const numbersIn = (text: string): number => text.match(/\d[\d.,]*/g)?.length ?? 0;
/** Most of what is said are somebody's words; a few of them in a sentence are the writer's own way to speak. */
const isQuoted = (text: string): boolean =>
  text.includes('"') && wordsIn(text.match(QUOTES)?.join(' ') ?? '') * 2 > wordsIn(text);

/** Headings, rows of tables, blanks of a template, questions and words quoted of others say nothing of the company. */
function speaks({ text, isHeading }: PlacedPassage, type: DocumentType): boolean {
  const words = wordsIn(text);
  const isRow = words <= WORDS_OF_A_ROW && /\d{3}|\d [a-z]+\.?$/.test(text);
  return (
    !isHeading &&
    !isRow &&
    (words >= FEWEST_WORDS || (words > 1 && (SHORT_SENTENCE.test(text) || DENIES.test(text)))) &&
    !OF_FORM.test(text) &&
    (CASES.includes(type) || words > WORDS_OF_A_TITLE || STOPS.test(text) || DENIES.test(text)) &&
    numbersIn(text) * 2 <= words &&
    !BLANK.test(text) &&
    !ASKS.test(text) &&
    !isQuoted(text)
  );
}

/** Lines that stand on more pages than a text would repeat: watermarks, heads and feet. */
function repeatedIn(passages: readonly Passage[]): (passage: Passage) => boolean {
  const pages = new Map<string, Set<number>>();
  for (const { text, page } of passages)
    pages.set(text, (pages.get(text) ?? new Set()).add(page.source.page));
  return ({ text }) => (pages.get(text)?.size ?? 0) > MOST_PAGES;
}

/** Told of most young companies: it makes nothing else likelier. */
const IS_A_FACT: ReadonlySet<SaidCode> = new Set(['NOT_AUDITED']);

const LABELS = SENTENCE_MODEL.labels.map((label, at) => ({ ...label, at }));
const placeOf = new Map<string, number>(LABELS.map(({ code, at }) => [code, at]));

/** Under the heading of the customers' problem, the market or rivals, of whom the company is no part. */
const isElsewhere = ({ under, text, line, heading }: PlacedPassage, rule: MeaningRule): boolean =>
  under.some(
    (id) =>
      (rule.notUnder ?? []).includes(id) ||
      (ABOUT_OTHERS.includes(id) &&
        (rule.section === undefined || !under.includes(rule.section)) &&
        (heading === null || heading.line === line || !IS_LABEL.test(heading.text)) &&
        !OF_US.test(text)),
  );
/** `Rivals: a dozen canneries`: a label speaks of its own line, and heads nothing behind it. */
const IS_LABEL = /(?:[:;|]| -) ?\S/;
const OF_US = /\b(?:we|our|us|the company|nous|notre|nos|la societe)\b/;

/** Two sentences that follow each other in a paragraph, as one; null where a heading or a page parts them. */
function together(one: PlacedPassage, next: PlacedPassage | undefined): PlacedPassage | null {
  if (!next || next.page !== one.page || next.isHeading || next.heading !== one.heading) return null;
  const text = `${one.text} ${next.text}`;
  return text.length > LONGEST_PAIR
    ? null
    : { ...one, end: next.end, text, plain: `${one.plain} ${next.plain}` };
}

/** What one sentence may say in a document of this type. */
function saidBy(passage: PlacedPassage, type: DocumentType, scores: Float64Array): Said[] {
  const isPlain = wordsIn(passage.text) <= PLAIN.words;
  return LABELS.flatMap(({ code, at, flagAt, askAt }) => {
    const rule = isSaidCode(code) ? MEANING_RULES[code] : undefined;
    if (!isSaidCode(code) || !rule?.types.includes(type)) return [];
    if (isElsewhere(passage, rule)) return [];
    const isHome = rule.section !== undefined && passage.under.includes(rule.section);
    const score =
      (scores[at] ?? 0) +
      (isHome ? UNDER_ITS_HEADING : 0) +
      (isPlain && isFlagCode(code) ? PLAIN.nearer : 0) -
      lessFor(code, passage.text);
    const opposite = placeOf.get(oppositeOf(code) ?? '');
    const isCertain = rule.isCertain?.(passage.text) ?? false;
    if ((score < askAt && !isCertain) || cannotMean(code, passage.text)) return [];
    if (!isCertain && opposite !== undefined && (scores[opposite] ?? 0) > (scores[at] ?? 0)) return [];
    const margin = isCertain ? Math.max(score - flagAt, CERTAIN) : score - flagAt;
    return [{ code, passage, margin: rule.isDoubtful?.(passage.text) ? Math.min(margin, DOUBT) : margin }];
  });
}

/**
 * Reads every sentence once and tells what it says: by trained weights, with rules that keep out what cannot be meant.
 * `written` are the sentences with those that stand there again; `asked` what somebody has answered, which is asked again
 * where it still stands, so that the answer has its place.
 */
export function readMeaning(
  type: DocumentType,
  passages: readonly PlacedPassage[],
  written: readonly Passage[],
  asked: readonly Asking[] = [],
): Meaning {
  const judge = sentenceJudge(SENTENCE_MODEL);
  const isRepeated = repeatedIn(written);
  const readAt = (passage: PlacedPassage, next: PlacedPassage | undefined): Said[] => {
    const after = next && (next.line === passage.line || next.heading === passage.heading) ? next.text : '';
    return saidBy(passage, type, judge(passage.text)).filter(
      ({ code }) =>
        !(isFlagCode(code) ? isOver(code, passage.text, after) : isRepeated(passage)) &&
        !isSettled(code, after),
    );
  };
  const alone = passages.map((passage, index) =>
    speaks(passage, type) ? readAt(passage, passages[index + 1]) : [],
  );
  const ofTwo = passages.flatMap((passage, index) => {
    const open = [...(alone[index] ?? []), ...(alone[index + 1] ?? [])].filter(({ code }) =>
      isFlagCode(code),
    );
    const pair = open.length > 0 ? together(passage, passages[index + 1]) : null;
    if (!pair || !speaks(pair, type)) return [];
    return readAt(pair, passages[index + 2]).filter(
      ({ code, margin }) =>
        margin >= OF_TWO &&
        open.some((one) => one.code === code) &&
        !open.some((one) => one.code === code && MEANING_RULES[code]?.isDoubtful?.(one.passage.text)) &&
        !open.some((one) => one.code === code && one.margin >= 0),
    );
  });
  const found = [...alone.flat(), ...ofTwo];
  const plain = new Set(
    found
      .filter(({ code, margin }) => margin >= 0 && isFlagCode(code) && !IS_A_FACT.has(code))
      .map(({ code }) => code),
  );
  const borderOf = (code: SaidCode): number =>
    isFlagCode(code) && [...plain].some((other) => other !== code) ? -BESIDE_ANOTHER : 0;
  const certain = new Set(
    found.filter(({ code, margin }) => margin >= borderOf(code)).map(({ code }) => code),
  );
  // Where one sentence says it, those that may say it too are quoted beside it.
  const said = Map.groupBy(
    found.filter(({ code }) => certain.has(code)).toSorted((a, b) => b.margin - a.margin),
    ({ code }) => code,
  );
  return {
    said: new Map([...said].map(([code, all]) => [code, all.map(({ passage }) => passage)])),
    questions: questionsOf(
      found.filter(({ code }) => !certain.has(code)),
      stillAsked(asked, type, passages).filter(({ code }) => !certain.has(code)),
    ),
  };
}

/** The questions of each subject that nothing settles, the likeliest first, and those that somebody has answered. */
function questionsOf(open: readonly Said[], kept: readonly Asked[]): Asked[] {
  const likeliest = open
    .toSorted((a, b) => b.margin - a.margin)
    .flatMap(({ code, passage }) => (isFlagCode(code) ? [{ code, quote: quotePassage(passage) }] : []));
  const subjects = [...new Set(likeliest.map(({ code }) => code))].slice(0, MOST_QUESTIONS);
  const asked = subjects.flatMap((code) =>
    distinctAsked(likeliest.filter((one) => one.code === code)).slice(0, MOST_OF_A_SUBJECT),
  );
  return distinctAsked([...asked, ...kept]);
}

function distinctAsked(all: readonly Asked[]): Asked[] {
  const seen = new Set<string>();
  return all.filter(({ code, quote }) => {
    const key = askingKey(code, quote.text);
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

/** Where what was answered before still stands. */
function stillAsked(
  asked: readonly Asking[],
  type: DocumentType,
  passages: readonly PlacedPassage[],
): Asked[] {
  const codes = Map.groupBy(
    asked.filter(({ code }) => isSaidCode(code) && MEANING_RULES[code]?.types.includes(type)),
    ({ passage }) => passage,
  );
  if (codes.size === 0) return [];
  return passages.flatMap((passage) => {
    const quote = quotePassage(passage);
    return (codes.get(passageKey(quote.text)) ?? []).map(({ code }) => ({ code, quote }));
  });
}
