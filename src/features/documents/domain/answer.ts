import { type Asking, askingKey, passageKey } from './asking.ts';
import { countFlags, documentScore, wholeScore } from './score/deck-score.ts';
import { type Analysis, type Finding, type FlagCode, type Question, SEVERITIES } from './document.ts';
import { candourOf, earnedBy } from './score/earned.ts';
import { distinctQuotes, isSameQuote, OF_ONE_SUBJECT } from './extraction.ts';
import { foldPage } from './text/folded-page.ts';
import { type Confirmer, FLAG_SEVERITY, findingTexts } from './findings/finding-text.ts';
import { MOST_QUOTES, severityOf, SPOILED_BY } from './findings/flag-meaning.ts';
import { recommend } from './score/recommendation.ts';

/** What somebody answered to “Is this so?” of a passage. */
export type Answer = Asking & { readonly isSo: boolean };

/** What a question asks, as answers are kept. */
export const askingOf = ({ code, quote }: Question): Asking => ({ code, passage: passageKey(quote.text) });

const gravity = ({ severity }: Finding): number => (severity === null ? -1 : SEVERITIES.indexOf(severity));
const graver = (one: Finding, other: Finding): Finding => (gravity(other) > gravity(one) ? other : one);

/** The flags with one more: of subjects of which a document says one thing, it joins the one that is there. */
function withFlag(flags: readonly Finding[], confirmed: Finding): Finding[] {
  const { code, quotes } = confirmed;
  const known = flags.find(
    (flag) =>
      flag.code === code && (OF_ONE_SUBJECT.has(code as FlagCode) || isSameQuote(flag.quotes[0], quotes[0])),
  );
  if (!known) return [...flags, confirmed];
  const joined: Finding = {
    ...known,
    severity: graver(known, confirmed).severity,
    quotes: distinctQuotes([...known.quotes, ...quotes]),
    confirmed: confirmed.confirmed,
  };
  return flags.map((flag) => (flag === known ? joined : flag));
}

/** What was answered yes, as the findings it makes: one of each code. */
function confirmedFlags(questions: readonly Question[], analysis: Analysis, who: Confirmer): Finding[] {
  const texts = findingTexts(analysis.language);
  const confirmed = Map.groupBy(
    questions.filter(({ isSo }) => isSo === true),
    ({ code }) => code,
  );
  return [...confirmed].map(([code, said]) => {
    const quotes = said.map(({ quote }) => quote);
    return {
      code,
      kind: 'flag',
      severity: severityOf(code, quotes.map(foldPage)) ?? FLAG_SEVERITY[code],
      ...texts.flags[code],
      quotes: quotes.slice(0, MOST_QUOTES),
      confirmed: texts.confirmedBy(who),
    };
  });
}

/**
 * An analysis, as the engine made it, with what somebody answered: a yes is a flag like any other, a no is asked no more. Score,
 * recommendations and strengths are what they would be had the engine found it itself.
 */
export function answered(analysis: Analysis, answers: readonly Answer[], who: Confirmer): Analysis {
  const known = new Map(answers.map(({ code, passage, isSo }) => [`${code} ${passage}`, isSo]));
  const questions = (analysis.questions ?? []).map((question) => {
    const isSo = known.get(askingKey(question.code, question.quote.text));
    return isSo === undefined ? question : { ...question, isSo };
  });
  if (questions.every(({ isSo }) => isSo === undefined)) return analysis;
  const confirmed = confirmedFlags(questions, analysis, who);
  if (confirmed.length === 0) return { ...analysis, questions };
  return rejudged({ ...analysis, questions }, confirmed);
}

function rejudged(analysis: Analysis, confirmed: readonly Finding[]): Analysis {
  const { type, sections, numbers, words, earning, parts, score, confidence } = analysis;
  const flags = confirmed.reduce<readonly Finding[]>(withFlag, analysis.flags);
  const codes = new Set<string>(confirmed.map(({ code }) => code));
  const spoiledBy: Readonly<Record<string, string>> = SPOILED_BY;
  const strengths = analysis.strengths.filter(({ code }) => !codes.has(spoiledBy[code] ?? ''));
  const earned = earning
    ? earnedBy({
        sections,
        numbers,
        flags,
        strengths,
        hollow: new Map(Object.entries(earning.hollow)),
        sourced: earning.sourced,
      })
    : { coverageFraction: parts.coverage.measured, numericFacts: parts.numericFacts.measured };
  const measured = documentScore({
    ...earned,
    flags: countFlags(flags),
    candourFraction: candourOf({ type, strengths, flags }),
    words,
  });
  const before = 0.5 + 0.5 * parts.coverage.measured;
  return {
    ...analysis,
    flags,
    strengths,
    recommendations: recommend(flags, sections, findingTexts(analysis.language)),
    score: score === null ? null : wholeScore(measured.scorePercent),
    confidence: (confidence * (0.5 + 0.5 * earned.coverageFraction)) / before,
    parts: measured.parts,
  };
}

/** What is shown of all that may be asked: what was answered, and the likeliest of each subject that is still open. */
export function shownQuestions(questions: readonly Question[]): Question[] {
  const settled = new Set(questions.filter(({ isSo }) => isSo === true).map(({ code }) => code));
  return questions.filter((question) => {
    if (question.isSo !== undefined) return true;
    if (settled.has(question.code)) return false;
    settled.add(question.code);
    return true;
  });
}
