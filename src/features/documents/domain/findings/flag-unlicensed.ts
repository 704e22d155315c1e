import { distinctQuotes, type FlagRule, isBusinessCase, quoteWhole } from '../extraction.ts';

/** Trades that need a licence wherever they are followed. */
const REGULATED =
  /\b(?:insur\w+|underwrit\w+|remittances?|money transfers?|payments?|wallets?|e-?money|tokens?|stablecoins?|crypto\w*|lend(?:s|ing)?|loans?|credit|deposits?|savings|medicines?|pharmac\w+|clinics?|telemedicine|doctors?|drones?|assurances?|transferts?|paiements?|portefeuilles?|jetons?|prets?|epargne|depots?|medicaments?|cliniques?|telemedecine|teleconsultation|medecins?)\b/;
const NO_NEED =
  /\b(?:(?:no|not|n't|without) (?:\w+ ){0,3}(?:licen[cs]es?|permits?|authori[sz]ations?|approvals?)|(?:licen[cs]es?|permits?|authori[sz]ations?|approvals?) (?:is|are) (?:not|n't) (?:required|needed|necessary)|(?:aucune?|pas (?:d'|de |besoin d'?e? ?)|sans) ?(?:\w+ ){0,2}(?:licences?|agrements?|autorisations?))\b/;
/** What a company says of itself: `as a technology company`, `because no money passes through us`. */
const OWN_REASON =
  /\b(?:(?:as|because|since) (?:we|a|an|our|no|it|they|users?|workers?)|(?:we|it) (?:are|is) (?:only |just |merely )?(?:a |an )?(?:tech\w*|software|platform|marketplace)|therefore|en tant que|car (?:nous|notre|il|aucun)|puisque|simple (?:plateforme|intermediaire))\b/;
const CONFIRMED =
  /\b(?:confirmed|in writing|letter|opinion|counsel|lawyers?|regulator|ruled|exempt\w*|sandbox|act|section|confirme\w*|courrier|avis|avocats?|exoner\w+|loi|article|decret)\b/;

/** A trade that needs a licence, of which the company says by itself that it needs none. */
export const flagUnlicensed: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const { passages } = extraction;
  const denials = passages.filter(
    ({ text }) => NO_NEED.test(text) && OWN_REASON.test(text) && !CONFIRMED.test(text),
  );
  const isRegulated = passages.some(({ text, under }) => !under.includes('team') && REGULATED.test(text));
  return denials.length === 0 || !isRegulated
    ? []
    : [{ code: 'LICENCE_MISSING', quotes: distinctQuotes(denials.map(quoteWhole)) }];
};
