import { type FoldedPage, runningText } from './folded-page.ts';

const PART_OF_YEAR =
  /\b(?:interim|intermediaires?|management accounts|comptes de gestion|half[- ]year(?:ly)?|(?:first|second) half|quarter(?:ly)?|monthly|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|(?<!\d)(?:[1-9]|1[01])) months?|year to date|ytd|semestr\w+|trimestr\w+|mensuel\w*|(?:un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze) (?:premiers )?mois|[hqst][1-4])\b/;
const OF_A_YEAR =
  /\b(?:annual|yearly|(?<!half )(?<!half-)year (?:ended|ending|to (?!date))|annuel(?:le)?s?|exercices?)\b/;
const TITLE = 300;

/** Whether accounts are, by their title, of a part of a year or kept for those who run the company: no auditor sees those. */
export function isInterim([first]: readonly FoldedPage[]): boolean {
  const title = first ? runningText(first).slice(0, TITLE) : '';
  return PART_OF_YEAR.test(title) && !OF_A_YEAR.test(title);
}

/** Whether a folded sentence is of a whole year: `The annual accounts of 2024 are not audited`. */
export const isOfYear = (text: string): boolean =>
  OF_A_YEAR.test(text) || (A_YEAR.test(text) && !PART_OF_YEAR.test(text));
const A_YEAR =
  /\b(?:accounts|statements|figures|comptes|etats financiers|chiffres) (?:(?:for|of|de|pour) )?20\d\d\b|\b20\d\d (?:accounts|statements|figures)\b/;
