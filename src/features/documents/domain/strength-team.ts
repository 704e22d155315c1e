import { isBusinessCase, quoteWhole, type StrengthRule } from './extraction.ts';
import type { PlacedPassage } from './section.ts';

const ROLE =
  /\b(?:ceo|cto|coo|cfo|founders?|co-?founders?|managing director|director|head of|md|chairman|president|obstetrician|fondateurs?|fondatrices?|cofondateur|cofondatrice|directeur|directrice|pdg|gerante?|dg|president)\b/;
const YEARS =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt)\+? (?:years|ans)\b(?! old|-old| ago)/;
const BEFORE =
  /\b(?:ex(?=[- ][a-z])|c\.?p\.?a\b|acca\b|aca\b|ca\(sa\)|cfa\b|ph\.?d\b|was (?:at|with|head|director)|gerait|dirigeait|formerly|previously|former|earlier at|spent|worked (?:at|for)|ran|built|led|managed|headed|founded|sold|founded and sold|sold (?:his|her|their)|alumni|ancien(?:ne)?(?:s)?|a dirige|a cree|a vendu|passee? par|auparavant)\b|\bex-\w/;

const speaksOfTeam = ({ under, text }: PlacedPassage): boolean => under.includes('team') || ROLE.test(text);

/** Who runs it and what they did before, by employer or years. */
export const strengthTeam: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(
    (passage) =>
      speaksOfTeam(passage) &&
      (YEARS.test(passage.text) || BEFORE.test(passage.text)) &&
      /[A-Z][a-z]+/.test(passage.plain.slice(1)),
  );
  return found.length === 0 ? [] : [{ code: 'TEAM_EXPERIENCED', quotes: found.slice(0, 3).map(quoteWhole) }];
};

const ECONOMICS =
  /\b(?:cac|ltv|lifetime value|(?:customer )?acquisition costs?|cost of acquisition|paid back (?:in|within|after)|payback|contribution(?: margin)?(?: of)?|cout d'acquisition|valeur vie|retour sur (?:investissement|acquisition))\b/;
const RETENTION =
  /\b(?:churn|retention|nrr|grr|re-?order(?:ed|ing)?|repeat (?:rate|customers|orders|purchase)|still (?:order|use|active|buy|pay)|renew(?:al|ed|s)?|attrition|se reinscrivent|reinscription|renouvel\w+|reabonnement|fidelite|toujours actifs)\b/;

const withFigure =
  (word: RegExp) =>
  (passage: PlacedPassage): boolean =>
    word.test(passage.text) &&
    /\d/.test(passage.text) &&
    !passage.under.some((id) => id === 'problem' || id === 'market');

export const strengthUnitEconomics: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(withFigure(ECONOMICS));
  return found.length === 0 ? [] : [{ code: 'UNIT_ECONOMICS', quotes: found.slice(0, 3).map(quoteWhole) }];
};

export const strengthRetention: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(
    (passage) => withFigure(RETENTION)(passage) && /\d ?(?:%|percent|pour cent)/.test(passage.text),
  );
  return found.length === 0 ? [] : [{ code: 'RETENTION_STATED', quotes: found.slice(0, 3).map(quoteWhole) }];
};
