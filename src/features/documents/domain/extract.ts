import type { Extracted, NumberKind, Quote } from './document.ts';
import type { Figure } from './figures/figure-context.ts';
import { distinctQuotes, quoteFigure, quoteWhole } from './extraction.ts';
import type { PlacedPassage } from './text/section.ts';

const LEGAL =
  /\b(?:incorporated|registered office|private limited|companies act|shareholders'? agreement|intellectual property|trade ?mark|patent|licen[cs]e[ds]?|litigation|arbitration|sued|court|data protection|gdpr|popia|ndpa|convertible note|safe\b|constituee|immatriculee|rccm|ohada|pacte d'ac|pacte d'as|propriete intellectuelle|brevet|agrement|licence|litige|tribunal|donnees personnelles|sarl|sas)\b/;
const ROLE =
  /\b(?:ceo|cto|coo|cfo|founders?|co-?founders?|managing director|fondateur|fondatrice|cofondateur|cofondatrice|directeur|directrice|pdg|gerante?)\b/;
const MOST = 20;

/** The passages about income, costs, people and law, whatever section they stand in. */
export function extractPassages(passages: readonly PlacedPassage[], figures: readonly Figure[]): Extracted {
  const withFigures = (...kinds: readonly NumberKind[]): Quote[] =>
    distinctQuotes(figures.filter(({ kind }) => kinds.includes(kind)).map(quoteFigure)).slice(0, MOST);
  const saying = (words: RegExp): Quote[] =>
    passages.filter(({ text, isHeading }) => !isHeading && words.test(text)).map(quoteWhole);
  return {
    revenue: withFigures('revenue'),
    expenses: withFigures('expenses', 'burn'),
    team: distinctQuotes([...withFigures('team'), ...saying(ROLE)]).slice(0, MOST),
    legal: saying(LEGAL).slice(0, MOST),
  };
}
