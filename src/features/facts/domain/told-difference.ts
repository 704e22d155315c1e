import { setInFrench } from '#shared/domain/french-text.ts';
import type { Language } from '#shared/domain/paper-language.ts';
import type { Contradiction, Difference, Question } from './agreement.ts';
import { ENGLISH } from './difference-text-en.ts';
import { FRENCH } from './difference-text-fr.ts';
import type { DifferenceTexts } from './difference-text.ts';
import type { Fact } from './fact.ts';

/** The language of each paper as it was read, by the paper. */
export type PaperLanguages = ReadonlyMap<number, Language | 'unknown'>;

/** What is said of papers is in their language: French where all that tell theirs are, English where they are of both or none tells. */
export function languageOfPapers(languages: readonly (Language | 'unknown' | undefined)[]): Language {
  const told = languages.filter((one) => one === 'en' || one === 'fr');
  return told.length > 0 && told.every((one) => one === 'fr') ? 'fr' : 'en';
}

const languageOf = ({ believed, against }: Difference, languages: PaperLanguages): Language =>
  languageOfPapers([believed, against].map(({ source }) => languages.get(source.documentId ?? 0)));

export const textsIn = (language: Language): DifferenceTexts => (language === 'fr' ? FRENCH : ENGLISH);
export const setIn = (language: Language, text: string): string =>
  language === 'fr' ? setInFrench(text) : text;

/** A contradiction with what is said of it, and in which language. */
export type WordedContradiction = Contradiction & {
  readonly language: Language;
  readonly wording: {
    readonly title: string;
    readonly stands: string;
    readonly because: string | null;
    readonly mend: string;
  };
};
/** A question with its words: what is asked, and why. */
export type WordedQuestion = Question & {
  readonly language: Language;
  readonly wording: { readonly title: string; readonly reason: string };
};

export function wordedContradiction(
  contradiction: Contradiction,
  languages: PaperLanguages,
): WordedContradiction {
  const language = languageOf(contradiction, languages);
  const { title, stands, because, mend } = textsIn(language);
  const reason = because(contradiction);
  const wording = {
    title: setIn(language, title(contradiction)),
    stands: setIn(language, stands(contradiction)),
    because: reason === null ? null : setIn(language, reason),
    mend: setIn(language, mend(contradiction)),
  };
  return { ...contradiction, language, wording };
}

export function wordedQuestion(question: Question, languages: PaperLanguages): WordedQuestion {
  const language = languageOf(question, languages);
  const { asks, reason } = textsIn(language);
  const wording = { title: setIn(language, asks(question)), reason: setIn(language, reason(question)) };
  return { ...question, language, wording };
}

/** One side in words: its place, its words, its figure. */
export type ToldSide = Pick<Fact, 'source' | 'quote'> & { readonly text: string };
const sidesOf = ({ believed, against }: Difference, language: Language): ToldSide[] =>
  [against, believed].map((fact) => ({
    text: setIn(language, textsIn(language).evidence(fact)),
    source: fact.source,
    quote: fact.quote,
  }));

/** A contradiction in one sentence without its stop, then each side with its figure and where it is from, the believed one last. */
export type ToldContradiction = {
  readonly severity: Contradiction['severity'];
  readonly text: string;
  readonly sides: readonly ToldSide[];
};
export function tellContradiction(contradiction: WordedContradiction): ToldContradiction {
  const { language, severity } = contradiction;
  const text = setIn(language, textsIn(language).sentence(contradiction));
  return { severity, text, sides: sidesOf(contradiction, language) };
}

/** A question in words, as due diligence tells it: `text` is without its last stop. */
export type ToldQuestion = { readonly text: string; readonly sides: readonly ToldSide[] };
export function tellQuestion(question: WordedQuestion): ToldQuestion {
  const { language } = question;
  const text = setIn(language, textsIn(language).question(question));
  return { text, sides: sidesOf(question, language) };
}
