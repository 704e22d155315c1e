import type { Section } from '../document.ts';
import type { PlacedPassage } from './section.ts';
import { namesSomebody } from '../findings/strength-competition.ts';

/** Words for rivals that name none: `various players`, `de nombreux acteurs`. */
const RIVALS_IN_GENERAL =
  /\b(?:various|several|many|numerous|some|a (?:few|number of)|other|different|plusieurs|divers(?:es)?|differents|nombreux|d'autres|certains|quelques) (?:[a-z]+ )?(?:players?|competitors?|actors?|companies|firms|solutions|providers|startups?|start-ups|rivals?|acteurs?|concurrents?|entreprises|societes|prestataires)\b/;
/** A name, a kind of rival, or what sets one apart: figures and brackets, or a capital within the sentence. */
const SPECIFIC = /\d|\(|(?<!^)(?<![.!?:] )\b[A-Z][\p{L}\d&'-]+/u;
/** Praise that nobody can check. */
const PRAISE =
  /\b(?:revolution\w*|world[- ]class|next[- ]gen\w*|cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|game[- ]chang\w+|disrupt\w*|innovat\w+|unique\w*|unparallel\w+|unmatched|unprecedented|limitless|unlimited|seamless\w*|passion\w*|vision\w*|dream\w*|dynamic|prestigious|premium|trusted|powerful|holistic|end[- ]to[- ]end|ecosystem|empower\w*|transform\w*|unlock\w*|synerg\w+|scalable|future[- ]proof|ai[- ](?:powered|enabled|driven)|smart|modern|beautiful|huge|gigantic|enormous|massive|immense|tremendous|exceptional|extraordinary|outstanding|amazing|incredible|strong|robust|deep|leading|leaders?|best|expert\w*|talent\w*|gifted|eminent|distinguished|renowned|prominent|seasoned|serial entrepreneurs?|award[- ]winning|blue[- ]chip|superpower|experienced|multidisciplinary|committed|dedicated|once in a|revolutionnaire|innovant\w*|unique|leader|mondial\w*|de pointe|de rupture|visionnaire\w*|passionne\w*|reve\w*|dynamique|prestigieu\w+|puissant\w*|complet\w*|ecosysteme|autonomis\w+|liber\w+|enorme|gigantesque|immense|exceptionnel\w*|extraordinaire|incroyable|solide|fort\w*|talentueu\w*|eminent\w*|renommee?s?|chevronnee?s?|brillant\w*|primee?s?|entrepreneurs? en serie|experimente\w*|multidisciplinaire|engagee?s?|au service|excellence)\b/;
const YEAR_OR_PAGE = /\b(?:19|20)\d\d\b/g;

/** Sections that are about numbers: without one nothing is said. */
const NEEDS_A_FIGURE: ReadonlySet<string> = new Set([
  'market',
  'businessModel',
  'traction',
  'financials',
  'ask',
  'funding',
]);
const LEAST_OF_TRACTION = 10;

function figuresIn(text: string): number[] {
  const found = text.replaceAll(YEAR_OR_PAGE, ' ').match(/\d[\d.,]*/g) ?? [];
  return found.map((digits) => Number(digits.replaceAll(',', '').replace(/\.$/, '')));
}

/** What is left of a section's weight in which nothing can be checked: nothing of praise, and of plain words more where they may do. */
const OF_PRAISE = 0;
const OF_PLAIN_WORDS = 0.75;
const OF_NO_FIGURE = 0.25;
const OF_NO_RIVAL = 0.5;

/** How much a section is worth by what stands below its heading: 1 with a figure or somebody by name. */
function worthOf(id: string, below: readonly PlacedPassage[]): number {
  const told = below.filter(({ text }) => /[a-z\d]{2}/.test(text));
  if (told.length === 0) return 1;
  const figures = told.flatMap(({ text }) => figuresIn(text));
  const isNamed = told.some(({ plain, text }) => !PRAISE.test(text) && namesSomebody(plain));
  const isPraise = told.some(({ text }) => PRAISE.test(text));
  const isCounted =
    id === 'traction'
      ? figures.length > 1 || figures.some((value) => value >= LEAST_OF_TRACTION)
      : figures.length > 0;
  if (id === 'team' ? isNamed : isCounted || (isNamed && !NEEDS_A_FIGURE.has(id))) return 1;
  if (isPraise && !isNamed) return OF_PRAISE;
  return NEEDS_A_FIGURE.has(id) ? OF_NO_FIGURE : OF_PLAIN_WORDS;
}

/** Whether what stands under a heading of competition names nobody and compares nothing. */
function isHollowCompetition(below: readonly PlacedPassage[]): boolean {
  const told = below.filter(({ text }) => /[a-z]{2}/.test(text));
  return (
    told.some(({ text }) => RIVALS_IN_GENERAL.test(text)) && !told.some(({ plain }) => SPECIFIC.test(plain))
  );
}

/**
 * The sections that say little anybody could check, and what is left of their weight: no figure where one belongs, praise
 * in the place of names. What is shown elsewhere is not asked for again.
 */
export function hollowSections(
  sections: readonly Section[],
  passages: readonly PlacedPassage[],
  shown: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const worth = sections.flatMap(({ id, quote }): [string, number][] => {
    if (quote === null || shown.has(id)) return [];
    const own = passages.filter(({ under, isHeading }) => !isHeading && under.includes(id));
    const beside = passages.filter(
      ({ page, isHeading, under }) => !isHeading && under.length === 0 && page.source.page === quote.page,
    );
    const below = own.length > 0 ? own : beside;
    const isEmpty = id === 'competition' && isHollowCompetition(below);
    return [[id, Math.min(worthOf(id, below), isEmpty ? OF_NO_RIVAL : 1)]];
  });
  return new Map(worth.filter(([, share]) => share < 1));
}
