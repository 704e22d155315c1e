import type { Finding, FlagCode, Severity, StrengthCode } from '../document.ts';
import { FLAG_CODES, STRENGTH_CODES } from '../document.ts';
import {
  distinctQuotes,
  type Extraction,
  type FlagRule,
  quoteWhole,
  type Sign,
  type StrengthRule,
} from '../extraction.ts';
import { flaggedBy } from '../score/earned.ts';
import { percentsOf } from '../worries/concentration.ts';
import type { PlacedPassage } from '../text/section.ts';

export const MOST_QUOTES = 4;
const MOST_OF_THE_INCOME = 50;

/** What the company lives of stands with an insider: its name, work or index under his licence, its claims on customers sold to him. */
const LIVES_OF_INSIDER =
  /\b(?:name|brand|trade ?marks?|software|source code|platform|algorithms?|index|patents?|formula|recipe|data|nom|marques?|logiciel|code|plateforme|algorithme|indice|brevets?|formule|donnees)\b[^.;]{0,60}\b(?:licen[cs]ed (?:from|by)|belongs? to|owned by|held by|property of|rented from|appartien\w+ a|detenue?s? par|propriete d\w*|sous licence|concedee?s? par|louee?s? a)\b|\b(?:receivables?|invoices|customer contracts|contracts|loan book|instalments|creances|factures|contrats|echeances|mensualites)\b[^.;]{0,40}\b(?:assigned to|sold to|sold on|ceded|transferred to|pledged to|cedee?s?|vendue?s? a|transferee?s? a)\b/;

/** Where it makes what it sells: on another's ground what is built with the round is his. */
const WORKS_ON_INSIDERS =
  /\b(?:sites?|plants?|factor(?:y|ies)|mills?|land|plots?|machines?|machinery|production lines?|boats?|vessels?|mines?|farms?|usines?|terrains?|moulins?|parcelles?|lignes? de production|bateaux?|carrieres?|fermes?|plantations?)\b[^.;]{0,70}\b(?:belongs? to|owned by|held by|in the name of|property of|(?:rented|leased|let|hired) (?:to us |by us )?(?:from|by)|appartien\w+ a|detenue?s? par|au nom d\w+|proprietes? d\w+|louee?s? (?:a|par|aupres d\w+))\b/;
/** Given away below its worth. */
const BELOW_WORTH =
  /\b(?:[1-9]?\d) ?% (?:of (?:their|its|the) (?:face |book |nominal )?(?:value|worth|amount)|de (?:leur|sa|la) valeur|du nominal)|\b(?:below|under) (?:their |its )?(?:face |book |market )?(?:value|worth)\b|\bau-dessous de (?:leur|sa) valeur\b/;

/**
 * Half of the income with one customer, or no figure where the text says it depends on one, is critical. So is what the
 * company lives of where it goes to an insider below its worth; where he merely holds it, or what it works on, it is high.
 */
export function severityOf(
  code: FlagCode,
  passages: readonly Pick<PlacedPassage, 'text'>[],
): Severity | undefined {
  if (code === 'RELATED_PARTY') {
    const grave = passages.filter(({ text }) => LIVES_OF_INSIDER.test(text) || WORKS_ON_INSIDERS.test(text));
    if (grave.length === 0) return undefined;
    return grave.some(({ text }) => BELOW_WORTH.test(text)) ? 'critical' : 'high';
  }
  if (code !== 'CUSTOMER_CONCENTRATION') return undefined;
  const told = passages.flatMap(({ text }) => percentsOf(text).filter((percent) => percent <= 100));
  const worst = told.length === 0 ? MOST_OF_THE_INCOME : Math.max(...told);
  return worst >= MOST_OF_THE_INCOME ? 'critical' : 'high';
}

/** What sentences say against the company. */
export const flagMeaning: FlagRule = ({ meaning }) =>
  FLAG_CODES.flatMap((code) => {
    const said = meaning.said.get(code) ?? [];
    if (said.length === 0) return [];
    const quotes = distinctQuotes(said.map(quoteWhole)).slice(0, MOST_QUOTES);
    return [{ code, severity: severityOf(code, said), quotes }];
  });

/**
 * What sentences likely say, where something else is told of the paper: most papers hold either nothing against the company
 * or more than one thing. A sentence that another flag rests on has said what it says.
 */
export function likelyBeside(
  { meaning }: Extraction,
  told: readonly Pick<Finding, 'code' | 'quotes'>[],
): Sign<FlagCode>[] {
  const isFlagged = flaggedBy(told);
  const likely = Map.groupBy(
    meaning.likely.filter(
      ({ code, passage }) =>
        told.length > 0 && !told.some((one) => one.code === code) && !isFlagged(quoteWhole(passage)),
    ),
    ({ code }) => code,
  );
  return [...likely].map(([code, all]) => {
    const passages = all.map(({ passage }) => passage);
    const quotes = distinctQuotes(passages.map(quoteWhole)).slice(0, MOST_QUOTES);
    return { code, severity: severityOf(code, passages), quotes };
  });
}

/** A strength that a flag of the same subject spoils. */
export const SPOILED_BY: Readonly<Partial<Record<StrengthCode, FlagCode>>> = {
  AUDITED: 'OPINION_QUALIFIED',
  IP_ASSIGNED: 'IP_NOT_ASSIGNED',
  NO_LITIGATION: 'LITIGATION_PENDING',
  CUSTOMERS_SPREAD: 'CUSTOMER_CONCENTRATION',
};

/** What sentences say in its favour. */
export const strengthMeaning: StrengthRule = ({ meaning }) =>
  STRENGTH_CODES.flatMap((code) => {
    const said = meaning.said.get(code) ?? [];
    const against = SPOILED_BY[code];
    if (said.length === 0 || (against !== undefined && meaning.said.has(against))) return [];
    return [{ code, quotes: distinctQuotes(said.map(quoteWhole)).slice(0, MOST_QUOTES) }];
  });
