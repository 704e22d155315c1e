import { type Asking, askingKey, passageKey } from '../asking.ts';
import type { DocumentType, FlagCode, Quote } from '../document.ts';
import {
  ABOUT_OTHERS,
  cannotMean,
  isFlagCode,
  isOver,
  isSaidCode,
  isSaidOfFact,
  isSettled,
  lessFor,
  MEANING_RULES,
  oppositeOf,
} from './meaning-rule.ts';
import { saidInPassing } from '../worries/in-passing.ts';
import { isOfYearsOver } from '../worries/projection.ts';
import { CASES, type MeaningRule, type SaidCode } from '../worries/rule.ts';
import { casesIn, isProvision } from './no-fact.ts';
import { isInterim, isOfYear } from '../text/interim.ts';
import { cellsAtTabs, type Passage, quotePassage } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import { asTold } from '../text/row-remark.ts';
import { ASK_FROM, beyondDoubt, type Evidence, LIKELY_FROM, oddsOf } from './sentence-evidence.ts';
import { sentenceJudge } from './sentence-model.ts';
import { SENTENCE_MODEL } from './sentence-weights.ts';
import { namesSubject } from './subject-word.ts';

/** A sentence that may say something; from a margin of 0 on it is taken as said. */
type Said = {
  readonly code: SaidCode;
  readonly passage: PlacedPassage;
  readonly margin: number;
  readonly whole?: PlacedPassage;
};

type Asked = { readonly code: FlagCode; readonly quote: Quote };

/** What a sentence says for sure only in a paper that holds something else against the company. */
export type LikelySaid = { readonly code: FlagCode; readonly passage: PlacedPassage };

/** The sentences of a document by what they say, what is only likely, and what others may say, as questions. */
export type Meaning = {
  readonly said: ReadonlyMap<SaidCode, readonly PlacedPassage[]>;
  readonly likely: readonly LikelySaid[];
  readonly questions: readonly Asked[];
};

/** How much nearer to the border a sentence is for standing under the heading of its subject. */
const UNDER_ITS_HEADING = 0.15;
/** How far beyond its border what a profession says in its own words is at least. */
const CERTAIN = 0.5;
/** Further below its border nothing is looked at. */
const FAR = -1;
/** What stands for a neighbour that takes back what the sentence seems to say. */
const TAKEN_BACK = -1.5;
/** Shorter sentences count as this long. */
const FEWEST_COUNTED = 16;
/** Just below the border. */
const DOUBT = -1e-6;
/** Below this a line says something only with a full stop or a colon in it. */
const FEWEST_WORDS = 5;
const SHORT_SENTENCE = /:|^(?:\S+ ){3,}.*[.!]$/;
const DENIES =
  /^(?:no|none|not|without|aucune?|pas|sans|nul|non(?!-))\b|\b(?:un-?audited|non audites?|qualified opinion|avec reserves?)\b/;
const STOPS = /[.:;!,\d]/;
/** Up to so many words without a stop are a title in accounts and contracts. */
const WORDS_OF_A_TITLE = 7;
const OF_FORM = /^(?:signe[es]?|signed|page|proces-verbal|minutes of)\b/;
/** `For the seller: A. Mensah, director`; longer, `par jugement du 3 mai` opens a sentence. */
const OF_A_SIGNATORY = /^(?:for the|par)\b/;
const WORDS_OF_A_SIGNATORY = 10;
/** Up to so many words beside a number are a row: `Cash at bank 2,310,000`. */
const WORDS_OF_A_ROW = 4;
/** How much more two sentences say it than the one that does not say it alone, so that both are quoted. */
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
const numbersIn = (text: string): number => text.match(/\d(?:[\d.,]| (?=\d{3}(?!\d)))*/g)?.length ?? 0;
/** `We heard that your accountant went. Is it so?`: what somebody asks the company is not what it says. */
const SAYS_YOURS = /\b(?:your|votre|vos)\b/;
const isOfAsker = (one: PlacedPassage, next: PlacedPassage | undefined): boolean =>
  SAYS_YOURS.test(one.text) && next?.line === one.line && ASKS.test(next.text.split('\t')[0] ?? '');
/** Most of what is said are somebody's words; a few of them in a sentence are the writer's own way to speak. */
const isQuoted = (text: string): boolean =>
  text.includes('"') && wordsIn(text.match(QUOTES)?.join(' ') ?? '') * 2 > wordsIn(text);

/** `Year | Vessels | Spares | Equity`: many cells of a few words each are the head of a table. */
const isHead = (passage: PlacedPassage): boolean => {
  const cells = cellsAtTabs(passage);
  return cells.length >= FEWEST_CELLS && cells.every((cell) => wordsIn(cell) < FEWEST_WORDS);
};
const FEWEST_CELLS = 5;

/** `We have the field to ourselves`, `Concurrents | Aucun`: what a title or a short line says in as many words. */
const isSaidPlainly = ({ text }: PlacedPassage, type: DocumentType): boolean =>
  Object.values(MEANING_RULES).some((rule) => rule.types.includes(type) && (rule.isCertain?.(text) ?? false));
/** Headings, rows of tables, blanks of a template, questions and words quoted of others say nothing of the company. */
function speaks(passage: PlacedPassage, type: DocumentType): boolean {
  const { text, isHeading } = passage;
  const words = wordsIn(text);
  const isPlain = (isHeading || words < FEWEST_WORDS) && isSaidPlainly(passage, type);
  const isRow = words <= WORDS_OF_A_ROW && /\d{3}|\d [a-z]+\.?$/.test(text);
  return (
    (!isHeading || isPlain) &&
    !isRow &&
    !isHead(passage) &&
    (words >= FEWEST_WORDS || (words > 1 && (isPlain || SHORT_SENTENCE.test(text) || DENIES.test(text)))) &&
    !OF_FORM.test(text) &&
    !(words <= WORDS_OF_A_SIGNATORY && OF_A_SIGNATORY.test(text)) &&
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

/** The law asks for no audit of a company as small as this. */
const NEEDS_NO_AUDIT =
  /\b(?:ias 34|interim financial reporting|exempt(?:ed|ion)? from (?:the |an |a |statutory |requirement for )*audit|audit exemption|(?:audit|auditor) (?:is|was|are) not (?:legally )?(?:required|compulsory|mandatory)|not (?:legally )?(?:required|obliged|bound) (?:by law )?to (?:have|appoint|be) (?:an |its accounts |a statutory )?audit\w*|no (?:statutory )?(?:duty|obligation|requirement) (?:to|for|of) (?:an? |have |appoint )*audit\w*|(?:n'(?:a|ont|est|etait|avait) pas (?:a |l'obligation de |tenue? de |dans l'obligation de )|dispensee?s? (?:de |d'|de l'obligation de ))(?:nommer|designer|faire appel a|la nomination d')[^.;]{0,24}\b(?:commissaires?|reviseurs?|auditeurs?)|(?:sous|en dessous d|au-dessous d|inferieure?s? aux)\b[^.;]{0,30}\bseuils\b[^.;]{0,60}\b(?:commissaires?|reviseurs?|audit)|dispensee?s? d[e'] ?(?:audit|controle legal|revision)|requires? no (?:statutory )?audit|n'(?:exige|impose) (?:pas d'|aucun )audit|isre 2400|opting[- ]out|public interest score|isrs 4410|compilation (?:report|engagement)|missions? de (?:presentation|compilation))\b/;
/** Told of most young companies: it makes nothing else likelier. */
const IS_A_FACT: ReadonlySet<SaidCode> = new Set(['NOT_AUDITED']);

const NO_CASES: ReadonlySet<PlacedPassage> = new Set();

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

/** A sentence with what its words weigh for each label. */
type Weighed = { readonly passage: PlacedPassage; readonly scores: Float64Array };

/** Something a sentence may say against the company, with what in its paper tells whether it does. */
export type Candidate = Said & {
  readonly evidence: Evidence;
  readonly isCertain: boolean;
  /** The sentence with the neighbour that says it with it, where it says it more so. */
  readonly whole: PlacedPassage;
};

const WORRIES = LABELS.filter(({ code }) => isFlagCode(code) && !IS_A_FACT.has(code));
const isWorry = (code: string): boolean => WORRIES.some((label) => label.code === code);

/** How far beyond the border one sentence is for each thing it may say in a document of this type. */
function saidBy(
  { passage, scores }: Weighed,
  type: DocumentType,
  after: string,
): (Said & { readonly isCertain: boolean })[] {
  return LABELS.flatMap(({ code, at, flagAt, askAt }) => {
    const rule = isSaidCode(code) ? MEANING_RULES[code] : undefined;
    if (!isSaidCode(code) || !rule?.types.includes(type) || isElsewhere(passage, rule)) return [];
    const isHome = rule.section !== undefined && passage.under.includes(rule.section);
    const margin =
      (scores[at] ?? 0) - flagAt + (isHome ? UNDER_ITS_HEADING : 0) - lessFor(code, passage.text);
    const isInPassing = saidInPassing(code, passage.text);
    const isCertain = isInPassing || (rule.isCertain?.(passage.text) ?? false);
    if ((passage.isHeading || margin < (isWorry(code) ? FAR : askAt - flagAt)) && !isCertain) return [];
    const opposite = placeOf.get(oppositeOf(code) ?? '');
    const isOpposite = opposite !== undefined && (scores[opposite] ?? 0) > (scores[at] ?? 0);
    if ((isOpposite && !isCertain) || (!isInPassing && cannotMean(code, passage.text))) return [];
    const isPast = isFlagCode(code) && !isInPassing && isOver(code, passage.text, after);
    if (isPast || isSettled(code, passage.text, after)) return [];
    return [{ code, passage, margin: isCertain ? Math.max(margin, CERTAIN) : margin, isCertain }];
  });
}

/** What stands behind a sentence, where it may speak of it. */
const behind = (passage: PlacedPassage, next: PlacedPassage | undefined): string =>
  next && (next.line === passage.line || next.heading === passage.heading) ? next.text : '';

/** What each sentence may say: worries with the evidence of their paper, and the rest by how far it is beyond its border. */
export function candidatesIn(
  type: DocumentType,
  written: readonly PlacedPassage[],
): { readonly worries: Candidate[]; readonly rest: Said[] } {
  const passages = written.map(asTold);
  const cases = type === 'legal_docs' ? casesIn(passages) : NO_CASES;
  const judge = sentenceJudge(SENTENCE_MODEL);
  const weighed = passages.map((passage, index) =>
    speaks(passage, type) && !isOfAsker(passage, passages[index + 1])
      ? { passage, scores: judge(passage.text) }
      : null,
  );
  const said = weighed.map((one, index) =>
    one
      ? saidBy(one, type, behind(one.passage, passages[index + 1])).filter(
          ({ code }) => !cases.has(one.passage) || !isSaidOfFact(code),
        )
      : [],
  );
  const pairs = new Map<number, Weighed | null>();
  const pairAt = (index: number): Weighed | null => {
    const known = pairs.get(index);
    if (known !== undefined) return known;
    const [one, next] = [passages[index], passages[index + 1]];
    const pair =
      one && next && ![one, next].some(({ text }) => isProvision(text)) ? together(one, next) : null;
    const read = pair && speaks(pair, type) ? { passage: pair, scores: judge(pair.text) } : null;
    pairs.set(index, read);
    return read;
  };
  const plain = new Set(
    said.flatMap((all) => all.flatMap(({ code, margin }) => (margin >= 0 && isWorry(code) ? [code] : []))),
  );
  const worries = said.flatMap((all, index) =>
    all
      .filter(({ code }) => isWorry(code))
      .map((one): Candidate => {
        const scores = weighed[index]?.scores;
        const label = LABELS[placeOf.get(one.code) ?? -1];
        const withPair = [pairAt(index), pairAt(index - 1)].flatMap((pair) => {
          if (!pair || !label) return [];
          const { text } = pair.passage;
          const isTakenBack = cannotMean(one.code, text) || isOver(one.code, text);
          const margin = isTakenBack ? TAKEN_BACK : (pair.scores[label.at] ?? 0) - label.flagAt;
          return [{ pair, margin: Math.max(margin, TAKEN_BACK) }];
        });
        const best = withPair.toSorted((a, b) => b.margin - a.margin)[0];
        const more = WORRIES.reduce(
          (most, { code, at, flagAt }) =>
            code === one.code ? most : Math.max(most, (scores?.[at] ?? 0) - flagAt),
          -Infinity,
        );
        const isOfBoth =
          best !== undefined &&
          one.margin < 0 &&
          best.margin >= one.margin + OF_TWO &&
          ![index - 1, index + 1].some((at) =>
            said[at]?.some(({ code, margin }) => code === one.code && margin >= 0),
          );
        const certain = one.isCertain
          ? undefined
          : withPair.find(
              ({ pair, margin }) => margin > TAKEN_BACK && isSaidTogether(one.code, pair.passage.text),
            );
        return {
          ...one,
          isCertain: one.isCertain || certain !== undefined,
          whole: certain?.pair.passage ?? (isOfBoth ? best.pair.passage : one.passage),
          evidence: {
            margin: one.margin,
            together: best?.margin ?? one.margin,
            words: Math.log(1 + Math.max(FEWEST_COUNTED, wordsIn(one.passage.text))),
            besideAnother: [...plain].some((other) => other !== one.code) ? 1 : 0,
            other: Math.max(more - one.margin, FAR),
          },
        };
      }),
  );
  return { worries, rest: said.flat().filter(({ code }) => !isWorry(code)) };
}

const SAID_IN_TWO: ReadonlySet<SaidCode> = new Set([
  'DEBT_UNDISCLOSED',
  'PROJECTION_AS_FACT',
  'RETURN_PROMISED',
  'SUPPLIER_CONCENTRATION',
]);
/** `ZAR 3.8 million borrowed in 2023. It was never entered in the accounts`: what a profession says in two sentences. */
const isSaidTogether = (code: SaidCode, text: string): boolean =>
  SAID_IN_TWO.has(code) && (MEANING_RULES[code]?.isCertain?.(text) ?? false);

/** Whether it is doubtful whatever its odds: by its own words, or because nothing is beyond a border. */
function isDoubtful({ code, passage, evidence, isCertain }: Candidate): boolean {
  const isBeyond = isCertain || evidence.margin >= 0 || evidence.together >= 0 || evidence.besideAnother > 0;
  return !isBeyond || MEANING_RULES[code]?.isDoubtful?.(passage.text) === true;
}

/** The odds as a margin: what is certain is said; what is doubtful is asked about. */
function marginOf(one: Candidate): number {
  const margin = beyondDoubt(one.evidence);
  if (isDoubtful(one)) return Math.min(margin, DOUBT);
  return one.isCertain ? Math.max(margin, 0) : margin;
}

/** Of what each sentence may say, the likeliest, where a word of it is there and it is likely enough beside something told. */
function likelyOf(worries: readonly Candidate[]): LikelySaid[] {
  const likeliest = new Map<PlacedPassage, Candidate>();
  for (const one of worries) {
    const best = likeliest.get(one.passage);
    if (!best || oddsOf(one.evidence) > oddsOf(best.evidence)) likeliest.set(one.passage, one);
  }
  return [...likeliest.values()].flatMap((one) =>
    oddsOf(one.evidence) >= LIKELY_FROM &&
    !isDoubtful(one) &&
    isFlagCode(one.code) &&
    namesSubject(one.code, one.whole.text)
      ? [{ code: one.code, passage: one.whole }]
      : [],
  );
}

/**
 * Reads every sentence once and tells what it says: by trained weights, with rules that keep out what cannot be meant, and
 * worries by the odds that the rest of the paper gives. `written` are the sentences with those that stand there again;
 * `asked` what somebody has answered, which is asked again where it still stands, so that the answer has its place;
 * `writtenIn` the year of the paper.
 */
export function readMeaning(
  type: DocumentType,
  passages: readonly PlacedPassage[],
  written: readonly Passage[],
  asked: readonly Asking[] = [],
  writtenIn: number | null = null,
): Meaning {
  const isRepeated = repeatedIn(written);
  const isPart = type === 'financial_statements' && isInterim(written.slice(0, 1).map(({ page }) => page));
  // An audit is of a year: that accounts of less had none says nothing.
  const isNoDuty = passages.some(({ text }) => NEEDS_NO_AUDIT.test(text));
  const isOfPart = (code: SaidCode, text: string): boolean =>
    code === 'NOT_AUDITED' && (isNoDuty || (isPart && !isOfYear(text)));
  const { worries, rest } = candidatesIn(type, passages);
  const found: Said[] = [
    ...worries.flatMap((one) => {
      if (one.code === 'PROJECTION_AS_FACT' && writtenIn !== null && isOfYearsOver(one.whole.text, writtenIn))
        return [];
      const margin = marginOf(one);
      return margin >= 0 || oddsOf(one.evidence) >= ASK_FROM ? [{ ...one, margin }] : [];
    }),
    ...rest.filter(({ code, passage }) =>
      isFlagCode(code) ? !isOfPart(code, passage.text) : !isRepeated(passage),
    ),
  ].toSorted((a, b) => b.margin - a.margin);
  const certain = new Set(found.filter(({ margin }) => margin >= 0).map(({ code }) => code));
  // Where one sentence says it, those that may say it too are quoted beside it.
  const said = Map.groupBy(
    found.filter(({ code }) => certain.has(code)),
    ({ code }) => code,
  );
  return {
    said: new Map([...said].map(([code, all]) => [code, all.map(({ whole, passage }) => whole ?? passage)])),
    likely: likelyOf(worries),
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

/** Each thing that is asked of a passage once. */
export function distinctAsked(all: readonly Asked[]): Asked[] {
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
