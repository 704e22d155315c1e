import { isBusinessCase, quoteWhole, type StrengthRule } from './extraction.ts';
import type { PlacedPassage } from './section.ts';

const ROLE =
  /\b(?:ceo|cto|coo|cfo|founders?|co-?founders?|managing director|director|head of|md|chairman|president|obstetrician|foreman|forewoman|manager|engineer|accountant|agronomist|nurse|doctor|pharmacist|technician|teacher|buyer|officer|dispatcher|ingenieure?|comptable|agronome|infirmiere?|medecin|pharmacien(?:ne)?|technicien(?:ne)?|contremaitre|responsable|fondateurs?|fondatrices?|cofondateur|cofondatrice|directeur|directrice|pdg|gerante?|dg|president)\b/;
const YEARS =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt)\+? (?:years|ans)\b(?! old|-old| ago)/;
const BEFORE =
  /\b(?:ex(?=[- ][a-z])|c\.?p\.?a\b|acca\b|aca\b|ca\(sa\)|cfa\b|ph\.?d\b|was (?:at|with|head|director|foreman|forewoman|manager|engineer|accountant|buyer|dispatcher|officer)|gerait|dirigeait|formerly|previously|former|earlier at|spent|worked (?:at|for)|ran|built|led|managed|headed|founded|sold|founded and sold|sold (?:his|her|their)|alumni|ancien(?:ne)?(?:s)?|a dirige|a cree|a vendu|passee? par|auparavant)\b|\bex-\w/;

/** Praise of people who are not named. */
const NAMELESS =
  /\b(?:(?:combined|collective|cumulative|total) (?:[a-z]+ ){0,2}experience|award-winning|serial entrepreneurs?|world-class|seasoned|blue-chip|visionar(?:y|ies)|experience cumulee|primee?s? a|entrepreneurs? en serie|chevronnee?s?)\b/;
const FULL_NAME =
  /(?:^|[.;:•–-] ?|, )(?:(?:Dr|Mr|Mrs|Ms|Eng|Prof|M|Mme|Me)\.? )?\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? ?)?\p{Lu}[\p{L}'’-]+(?= ?[,(:;–-]| (?:is|was|has|ran|led|built|worked|a|est|fut)\b|$)/u;

const speaksOfTeam = ({ under, text }: PlacedPassage): boolean => under.includes('team') || ROLE.test(text);

/** Who runs it and what they did before, by employer or years. */
export const strengthTeam: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(
    (passage) =>
      speaksOfTeam(passage) &&
      (YEARS.test(passage.text) || BEFORE.test(passage.text)) &&
      /[A-Z][a-z]+/.test(passage.plain.slice(1)) &&
      (!NAMELESS.test(passage.text) || FULL_NAME.test(passage.plain)),
  );
  return found.length === 0 ? [] : [{ code: 'TEAM_EXPERIENCED', quotes: found.slice(0, 3).map(quoteWhole) }];
};

const ECONOMICS =
  /\b(?:cac|ltv|lifetime value|(?:customer )?acquisition costs?|cost of acquisition|paid back (?:in|within|after)|payback|contribution(?: margin)?(?: of)?|(?:left for us|leaves|we keep|keeps? us|nous reste|laisse) [^a-z\d]{0,3}(?:[a-z]{1,4} ?)?\d[\d.,]*(?!\d| ?(?:%|months?|mois|ans|years?|weeks?))|\d[\d.,]* (?:is |are )?left(?= (?:for us|over|after|per|a|an|of)\b|[.;,)]|$)|to win (?:one|a)\b|per signature|par signature|months? to get it back|cout d'acquisition|valeur vie|retour sur (?:investissement|acquisition))\b/;
const RETENTION =
  /\b(?:churn|retention|nrr|grr|re-?order(?:ed|ing)?|repeat (?:rate|customers|orders|purchase)|still (?:order|use|active|buy|pay)|renew(?:al|ed|s)?|(?:sent|bought|ordered|came|come|booked|rented|borrowed) (?:again|back)|active after|are (?:still )?(?:there|active)|stayed|attrition|se reinscrivent|reinscription|renouvel\w+|reabonnement|fidelite|toujours actifs|sont revenus|reviennent|actifs apres|(?:louent|commandent|achetent|paient) (?:encore|toujours)|toujours (?:au|plus))\b/;

/** A share, or how many of how many. */
const IS_PART =
  /\d ?(?:%|percent|pour cent)|\b\d[\d., ]* (?:of|out of|in|sur) (?:the |our |those |these |les |nos )?\d|\b(?:of|des|sur) (?:the |our |those |these |les |nos )?[^.;]{0,40}\d[^.;]{1,60}\d/;

const withFigure =
  (word: RegExp) =>
  (passage: PlacedPassage): boolean =>
    word.test(passage.text) &&
    /\d/.test(passage.text) &&
    !passage.under.some((id) => id === 'problem' || id === 'market' || id === 'team');

export const strengthUnitEconomics: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(withFigure(ECONOMICS));
  return found.length === 0 ? [] : [{ code: 'UNIT_ECONOMICS', quotes: found.slice(0, 3).map(quoteWhole) }];
};

export const strengthRetention: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(
    (passage) => withFigure(RETENTION)(passage) && IS_PART.test(passage.text),
  );
  return found.length === 0 ? [] : [{ code: 'RETENTION_STATED', quotes: found.slice(0, 3).map(quoteWhole) }];
};
