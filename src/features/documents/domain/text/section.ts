import { cuesIn } from '../figures/figure-cue.ts';
import { withBlankDates } from '../words/period.ts';
import type { DocumentType, Quote, Section } from '../document.ts';
import { type Passage, quotePassage } from './passage.ts';
import { SECTION_LISTS, UNSCORED_SECTIONS } from './section-list.ts';
import type { SectionWords } from './section-words.ts';

/** A passage with the sections it stands under, and the heading that says so. */
export type PlacedPassage = Passage & {
  readonly under: readonly string[];
  readonly heading: Passage | null;
  readonly isHeading: boolean;
};

type SectionedText = { readonly sections: Section[]; readonly passages: PlacedPassage[] };

const MARKER =
  /^(?:[#>*•·▪◦✓-]+\s*)?(?:(?:slide|section|part|partie|chapter|chapitre)\s+)?(?:\(?(?:(?!\d{1,2} (?:months?|mois|weeks?|years?|ans)\b)\d{1,2}(?:\.\d{1,2}){0,2}[.)/:-]{0,2}|[ivx]{1,4}[.)/:-]|[a-h][.)])\s+)?/;
const FILLER = new Set(
  'the a an our your its of and & to for in on at from with is are we how what who where does do look looks like this that have be can it i ce que qui quoi quel quelle quels ou avons nous ressemble est a ont le la les un une des du de notre nos et en au aux pour sur'.split(
    ' ',
  ),
);
/** Words that head a section alone and mean anything in company: `us`, `cash`, `growth`. */
const WEAK = new Set(
  'deal others against face versus record usage prices pain us why what how model reach cash people money numbers customers clients growth sales offer need needs raise terms direction management services funding round progress finance budget channels expansion context approach'.split(
    ' ',
  ),
);
const WORD = /[a-z&'][a-z&']*(?:-[a-z]+)*/g;
const FLOWING: ReadonlySet<DocumentType> = new Set(['business_plan', 'financial_statements', 'legal_docs']);

const phrasesOf = (bars: string): string[] =>
  bars.split('|').map((one) => one.trim().replaceAll(/\s+/g, ' '));

function compile({ id, headings, cues, titles }: SectionWords) {
  const cueWords = phrasesOf(cues).toSorted((a, b) => b.length - a.length);
  return {
    id,
    titles,
    headings: new Set(phrasesOf(headings)),
    /** The cues that begin with a word, the longest first. */
    cues: Map.groupBy(cueWords, (cue) => TOKEN.exec(cue)?.[0] ?? ''),
  };
}
const TOKEN = /[a-z0-9]+/;
const isTokenPart = (letter: string | undefined) => letter !== undefined && TOKEN.test(letter);
type Matcher = ReturnType<typeof compile>;
const matchers = new Map<DocumentType, Matcher[]>();
function matchersOf(type: DocumentType): Matcher[] {
  const known = matchers.get(type) ?? [...SECTION_LISTS[type], ...UNSCORED_SECTIONS[type]].map(compile);
  matchers.set(type, known);
  return known;
}

/** The sections a would-be heading names: every word but one must belong to a known phrase, three beside a longer one. */
function namedBy(candidate: string, known: readonly Matcher[], most = 3): string[] {
  const words = candidate.match(WORD) ?? [];
  if (words.length === 0 || words.length > 9) return [];
  const covered = new Set<number>();
  const found: string[] = [];
  let longest = 0;
  let isWeak = true;
  for (let size = Math.min(6, words.length); size > 0; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const phrase = words.slice(from, from + size).join(' ');
      const ids = known.filter(({ headings }) => headings.has(phrase)).map(({ id }) => id);
      if (ids.length === 0 || covered.has(from)) continue;
      isWeak &&= WEAK.has(phrase);
      found.push(...ids);
      longest = Math.max(longest, size);
      for (let index = from; index < from + size; index += 1) covered.add(index);
    }
  const strange = words.filter((word, index) => !covered.has(index) && !FILLER.has(word)).length;
  const allowed = longest > 1 ? 3 : isWeak ? 0 : 1;
  return strange <= Math.min(allowed, most) ? [...new Set(found)] : [];
}

type Candidate = { readonly text: string; readonly length: number; readonly isWhole: boolean };

/** What of a passage may be its heading: the whole short line, or what stands before a colon, a dash or a figure. */
function headingCandidate(passage: Passage, type: DocumentType): Candidate | null {
  if (!passage.opens && type !== 'financial_statements') return null;
  const marker = MARKER.exec(passage.text)?.[0].length ?? 0;
  const text = withoutDates(passage.text.slice(marker, marker + 90));
  const isWhole = passage.lineLength === passage.text.length && passage.lineLength <= 80;
  const stop = text.search(/ ?[:;|(]| - |,/);
  if (isWhole && !/\d|[.]$/.test(text))
    return { text: stop > 1 ? text.slice(0, stop) : text, length: passage.text.length, isWhole };
  if (stop > 1 && stop <= 45 && text[stop] !== ',')
    return { text: text.slice(0, stop), length: marker + stop, isWhole: false };
  if (text.length <= 40 && text.endsWith('.') && !isWhole && !/\d/.test(text))
    return { text, length: passage.text.length, isWhole };
  const figure = text.search(/\s{2,}|\s\(?[\d₦$€£]/);
  if (type === 'financial_statements' && figure > 1 && figure <= 60)
    return { text: text.slice(0, figure), length: marker + figure, isWhole: false };
  return null;
}

/**
 * Pages whose lines were lost begin with their heading: `The problem Independent pharmacies …`. It ends before a capital
 * or a figure and consists of nothing but known words.
 */
function runInHeading(passage: Passage, known: readonly Matcher[]): Heading | null {
  if (!passage.opens || passage.text.length < RUN_IN_FROM) return null;
  const words = [...passage.plain.slice(0, 60).matchAll(/\S+/g)];
  for (let count = Math.min(5, words.length - 1); count > 0; count -= 1) {
    const next = words[count];
    if (!next || !/^[A-Z\d₦$€£(]/.test(next[0]) || !/^[A-Z#\d]/.test(passage.plain)) continue;
    const text = passage.text.slice(0, next.index).trimEnd();
    const named = text.replace(MARKER, '');
    // `45% expansion, 30% product and` is the beginning of a list.
    const ids = /[.,;]$|\d ?%/.test(named) ? [] : namedBy(named, known, 0);
    if (ids.length > 0) return { ids, length: text.length, isWhole: false };
  }
  return null;
}
const RUN_IN_FROM = 60;

type Heading = { readonly ids: string[]; readonly length: number; readonly isWhole: boolean };

/** `Ventes 2024 : 402 millions`: a figure with its name, not a section on selling. */
const labelsIncome = (text: string, { text: label, length }: Candidate): boolean =>
  /^(?:[^a-z\d]*[a-z]{0,4}[^a-z\d]{0,3})?\d/.test(text.slice(length)) &&
  cuesIn(label).some(({ kind }) => kind === 'revenue' || kind === 'expenses');

const withoutDates = (text: string): string => withBlankDates(text).replace(/\b\d{1,2} {4,}/, '');

/** `What investors ask`: questions, and no round. */
export const ASKED_BY_OTHERS =
  /\b(?:you|they|people|(?!founders|shareholders)[a-z]{3,}s) (?:often |always |usually |may |might |will )?ask\b|\b(?:often|frequently) asked\b/;

const LONGEST_TITLE = 45;

function headingOf(passage: Passage, type: DocumentType): Heading | null {
  const candidate = headingCandidate(passage, type);
  if (!candidate) return runInHeading(passage, matchersOf(type));
  if (!candidate.isWhole && type !== 'financial_statements' && labelsIncome(passage.text, candidate))
    return null;
  const known = matchersOf(type);
  const named = ASKED_BY_OTHERS.test(candidate.text) ? [] : namedBy(candidate.text, known);
  const ids =
    named.length > 0 || !candidate.isWhole || candidate.text.length > LONGEST_TITLE
      ? named
      : known.filter(({ titles }) => titles?.test(candidate.text)).map(({ id }) => id);
  return ids.length === 0 ? null : { ids, length: candidate.length, isWhole: candidate.isWhole };
}

/** `Buyers | 240 builders and families …`: the title of a slide in a column of its own, beside what it heads. */
const TITLE_CELL = /^([^\t\d]{2,30})\t[^\t]{25}/;
function headingInCell({ text }: Passage, type: DocumentType): Heading | null {
  const title = TITLE_CELL.exec(text)?.[1];
  const ids = title === undefined ? [] : namedBy(title.replace(MARKER, ''), matchersOf(type), 0);
  return title === undefined || ids.length === 0 ? null : { ids, length: title.length, isWhole: false };
}

/** A short line that is numbered, marked or all in capitals heads something, though nothing known. */
function isUnknownHeading({ text, plain, opens, lineLength }: Passage): boolean {
  if (!opens || lineLength !== text.length || lineLength > 60 || /[.;,]$/.test(text)) return false;
  const rest = plain.replace(MARKER, '');
  const isMarked = /^(?:#{1,4} |(?:section |part |partie )?\d{1,2}(?:\.\d{1,2})*[.)] )/.test(text);
  return (
    /^[A-Z]/.test(rest) && !/\d/.test(rest) && (isMarked || (rest.length > 3 && rest === rest.toUpperCase()))
  );
}

/** Three bare headings in a row are a table of contents. */
function withoutContents(headings: (Heading | null)[]): (Heading | null)[] {
  const isBare = (index: number): boolean => headings[index]?.isWhole ?? false;
  const runFrom = (index: number, step: number): number => {
    let length = 0;
    while (length < 3 && isBare(index + length * step)) length += 1;
    return length;
  };
  return headings.map((heading, index) =>
    isBare(index) && runFrom(index, 1) + runFrom(index, -1) > 3 ? null : heading,
  );
}

type Token = { readonly word: string; readonly at: number };

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[a-z0-9]+/g)].map(({ 0: word, index: at }) => ({ word, at }));

/** Whether two of the cues stand in a text: each is looked for only where a word of the text is its first. */
function saysTwo(text: string, tokens: readonly Token[], { cues }: Matcher): boolean {
  const seen = new Set<string>();
  let from = 0;
  for (const { word, at } of tokens) {
    if (at < from) continue;
    const cue = cues
      .get(word)
      ?.find((one) => text.startsWith(one, at) && !isTokenPart(text[at + one.length]));
    if (cue === undefined) continue;
    seen.add(cue);
    from = at + cue.length;
    if (seen.size === 2) return true;
  }
  return false;
}

/** The first passages that speak of sections no heading names. */
function firstByCues(passages: readonly Passage[], wanted: readonly Matcher[]): Map<string, Quote> {
  const open = new Set(wanted);
  const found = new Map<string, Quote>();
  for (const passage of passages) {
    if (open.size === 0) break;
    const tokens = tokensOf(passage.text);
    if (tokens.length < 2 || !passage.text.includes(' ')) continue;
    for (const matcher of open) {
      if (!saysTwo(passage.text, tokens, matcher)) continue;
      found.set(matcher.id, quotePassage(passage));
      open.delete(matcher);
    }
  }
  return found;
}

/** `Team: $700,000`: under an ask, what part of it is for. */
const AMOUNT_ITEM =
  /^[^:\d]{2,40}[:\s-]\s*[^a-z\d]{0,4}(?:[a-z]{1,4}\s?)?\d[\d.,\s]*(?:%|k|m|million|millions|[a-z]{3,4})?[.;]?$/;

const ASKS =
  /\b(?:du capital|(?:pre|post)-?mon(?:ey|etaire)|recherchons|levons|cherchons|sollicitons|lever|en pret|emploi des fonds|use of (?:funds|proceeds)|raise|raising|seek|seeking|looking for)\b/;

/** `La demande` heads what customers want or what is asked of investors: the sentences below it tell. */
function settled(ids: readonly string[], below: readonly Passage[]): readonly string[] {
  if (!ids.includes('market') || !ids.includes('ask')) return ids;
  const asks = below.some(({ text }) => ASKS.test(text));
  return ids.filter((id) => id !== (asks ? 'market' : 'ask'));
}

/** `Markets and schools: 74, six more than in June`: a figure with its name, which heads nothing below it. */
const isLabelOf = ({ text }: Passage, { isWhole, length }: Heading): boolean =>
  !isWhole && /^ ?: ?[^a-z\d]{0,3}\d/.test(text.slice(length));

/** Whether a passage stands a line from another, on its page. */
export const isBeside = (one: PlacedPassage, next: PlacedPassage | undefined): next is PlacedPassage =>
  next !== undefined && next.page === one.page && Math.abs(next.line - one.line) <= 1;

/** Finds the sections of a document and puts every passage under the heading it follows. */
export function readSections(type: DocumentType, passages: readonly Passage[]): SectionedText {
  const headings = withoutContents(
    passages.map((passage, index) => {
      const opensPage = passages[index - 1]?.page !== passage.page;
      return headingOf(passage, type) ?? (opensPage ? headingInCell(passage, type) : null);
    }),
  );
  const quotes = new Map<string, Quote>();
  let current: { heading: Passage; ids: readonly string[] } | null = null;
  const placed = passages.map((passage, index): PlacedPassage => {
    const named = headings[index];
    const isItem =
      current?.ids.some((id) => id === 'ask' || id === 'funding') && AMOUNT_ITEM.test(passage.text);
    const heading = isItem ? null : named;
    const turned = passages[index - 1]?.page !== passage.page;
    if (turned && !FLOWING.has(type)) current = null;
    const above = current;
    if (heading) {
      const ids = settled(heading.ids, passages.slice(index, index + 3));
      current = { heading: passage, ids };
      for (const id of ids) if (!quotes.has(id)) quotes.set(id, quotePassage(passage, 0, heading.length));
    } else if (isUnknownHeading(passage)) current = null;
    const isHeading = heading?.isWhole ?? false;
    const place = { ...passage, under: current?.ids ?? [], heading: current?.heading ?? null, isHeading };
    if (heading && isLabelOf(passage, heading)) current = above;
    return place;
  });
  const listed = SECTION_LISTS[type];
  const unnamed = matchersOf(type).slice(0, listed.length);
  const spoken = firstByCues(
    passages,
    unnamed.filter(({ id }) => !quotes.has(id)),
  );
  const sections = listed.map(({ id, label, weight }) => {
    const quote = quotes.get(id) ?? spoken.get(id) ?? null;
    return { id, label, found: quote !== null, quote, weight };
  });
  return { sections, passages: placed };
}
