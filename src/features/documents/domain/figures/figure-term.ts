import type { Numeral } from '../words/numeral.ts';
import type { Figure } from './figure-context.ts';

/*
 * Sums that a paper agrees on, charges or sets as a limit: fees, rents, deposits, guarantees, wages, ceilings. They are no results of a
 * company, whatever words of results stand in the same sentence.
 */

const HEADS =
  'fee|charge|rent|rental|deposit|retainer|guarantee|tariff|levy|toll|penalty|fine|bonus|salary|wage|pay|allowance|premium|materiality|threshold|ceiling|(?:minimum|closing|opening|reserve) balance|minimum|maximum|own (?:contribution|funds)|instal?ment|refund|grant|advance|indemnity|royalty|contribution|compensation|outgoings|performance bond|forced-sale (?:value|figure)|market (?:value|figure)|replacement (?:cost|value)|rebuilding value|(?:stock|inventory|warranty) provision|capex|capital expenditure|chargeable income|taxable (?:income|profit)|loyer|redevance|(?:caution|garantie)(?: bancaire)?|depot de garantie|provision|prime|indemnite|penalite|amende|salaire|remuneration|honoraires|frais|taxe|droit|acompte|avance|cotisation|subvention|apport (?:personnel|propre)|benefice imposable|resultat fiscal';
/** What may stand between the word and its sum. */
const LINK =
  "(?:[ ,:(]|\\b(?:is|are|was|were|be|of|at|to|a|an|the|in|for|sum|amount|about|some|around|up|limit|limited|total|stands?|stood|comes?|came|fixed|set|put|capped|nearly|year|this|that|current|ytd|to date|estimated|being|jusqu'a|au plus|est|sont|etait|etaient|de|du|d'|la|le|un|une|environ|fixe|fixee|arretee?|s'eleve|montant|somme|soit|pour)(?![a-z]))*";
/** `fee for the audit`, `frais de dossier`: what it is for. */
const FOR_WHAT =
  "(?: (?:of|for|on|in|de|d'|du|des|pour|sur)(?: (?:the|la|le|les|l'))?(?: ?[a-z'-]{3,}){1,3})?";
const IS_TERM = new RegExp(`(?<![a-z-])(?:${HEADS})${FOR_WHAT}${LINK}$`);
/** `fees for 2025 are`, in the letter of those who charge them. */
const OF_SERVICES =
  /\b(?:audit|legal|advocates'|attorneys'|directors'|management|registration|drafting|arrangement|our|commitment|agency) (?:fees|charges)\b[^.;]{0,40}$/;
const REACH = 90;

/** Whether the name right before a sum is that of something agreed, charged or limited. */
export function isOfATerm(text: string, { start }: Pick<Numeral, 'start'>): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const own = before.slice(before.search(/[^\d.,'’ ]*$/));
  return IS_TERM.test(own) || IS_TERM.test(before.slice(lastStop(before)));
}
const lastStop = (text: string): number =>
  Math.max(-1, ...[...text.matchAll(/[.;] |\d/g)].map(({ index }) => index)) + 1;

/** What a company earns, in plain words. */
const EARNED =
  /\b(?:revenues?|turnover|turned over|sales|takings|trading|income|earned|sold|billed|invoiced|billings|mrr|arr|subscriptions?|chiffre d'affaires|ca|ventes|recettes|revenus?|produits|vendu\w*|factur\w+|encaiss\w+|abonnements?|commissions)\b/;
const NAMES_A_TERM = new RegExp(`(?<![a-z-])(?:${HEADS})(?![a-z-])`);

/**
 * The figures of the sentences of agreements, minutes and letters: none of them is costs, and what no plain word says was earned is no
 * income where something agreed is named.
 */
export function asAgreed(figures: readonly Figure[]): Figure[] {
  return figures.map((figure) => {
    const { kind, account, isOfRow, isTile, passage, numeral } = figure;
    if (account !== null || isOfRow === true || isTile === true) return figure;
    const { text } = passage;
    const isCharged =
      kind === 'revenue' &&
      (OF_SERVICES.test(text.slice(0, numeral.start)) || (NAMES_A_TERM.test(text) && !EARNED.test(text)));
    return kind === 'expenses' || isCharged ? { ...figure, kind: 'other' } : figure;
  });
}
