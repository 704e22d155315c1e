import { pagesOf } from '../text/passage.ts';
import { documentDate } from '../text/document-date.ts';
import type { Extraction } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { PlacedPassage } from '../text/section.ts';

/** Words of a heading under which nothing has happened yet. */
const HEADS_A_PLAN =
  /\b(?<!business )(?:plan|plans|projections?|projected|forecasts?|outlook|roadmap|targets|prevision(?:s|nel\w*)?|projection|objectifs?)\b(?! d'affaires)/;

/** The first line of each page. */
export const titlesOf = (
  passages: readonly PlacedPassage[],
): ReadonlyMap<PlacedPassage['page'], PlacedPassage> =>
  new Map(passages.toReversed().map((passage) => [passage.page, passage]));

/** `Financial plan` also heads what was earned so far. */
const HEADS_FIGURES = /\b(?:financial plan|plan financier|finance plan)\b/;

/** Whether a passage stands under a heading, or on a page with a title, that says so. */
export function underTitle(
  passages: readonly PlacedPassage[],
  says: (title: string) => boolean,
): (passage: PlacedPassage) => boolean {
  const titles = titlesOf(passages);
  return ({ heading, page }) => [heading?.text ?? '', titles.get(page)?.text ?? ''].some(says);
}

/** Whether a passage stands under a heading or title of what is planned. */
export const underPlan = (
  passages: readonly PlacedPassage[],
  except: RegExp | null = HEADS_FIGURES,
): ((passage: PlacedPassage) => boolean) =>
  underTitle(passages, (title) => HEADS_A_PLAN.test(except === null ? title : title.replace(except, '')));

/** The latest year that can have been when a document was written; 0 where it tells no date. */
export function yearWritten({ passages, figures }: Extraction): number {
  const own = documentDate(pagesOf(passages))?.year ?? 0;
  const told = figures.flatMap(({ date, isForecast }) =>
    date === null || isForecast || date.length === 4 ? [] : [Number(date.slice(0, 4))],
  );
  const latest = told.reduce((most, year) => Math.max(most, year), 0);
  // A document that counts the months of a year may close it, or the next.
  return own > 0 ? Math.max(own, latest) : latest > 0 ? latest + 1 : 0;
}

const WILL_BE =
  /\b(?:will|target|goal|aim|milestones?|objectifs?|etapes?|but|cible|sera|seront|atteindra|depassera|d'ici|by (?:end )?20\d\d)\b/;

/** Whether a figure is of a time to come: told so, dated after the document, or under a heading of plans. */
export function isAhead(extraction: Extraction): (figure: Figure) => boolean {
  const now = yearWritten(extraction);
  const isPlanned = underPlan(extraction.passages);
  return ({ isForecast, date, passage }) => {
    const year = date === null ? 0 : Number(date.slice(0, 4));
    return (
      isForecast ||
      (now > 0 && year > now) ||
      (year >= now && (WILL_BE.test(passage.text) || isPlanned(passage)))
    );
  };
}
