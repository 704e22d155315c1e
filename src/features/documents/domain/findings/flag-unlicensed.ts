import { distinctQuotes, type Extraction, type FlagRule, isBusinessCase, quoteWhole } from '../extraction.ts';
import { licencesHeld } from './strength-licence.ts';
import type { PlacedPassage } from '../text/section.ts';

/** Trades that need a licence wherever they are followed. */
const REGULATED =
  /\b(?:insur\w+|underwrit\w+|remittances?|money transfers?|payments?|wallets?|e-?money|tokens?|stablecoins?|crypto\w*|lend(?:s|ing)?|loans?|credit|deposits?|savings|medicines?|pharmac\w+|clinics?|hospitals?|patients?|diagnos\w+|telemedicine|doctors?|drones?|assurances?|transferts?|paiements?|portefeuilles?|jetons?|prets?|epargne|depots?|medicaments?|cliniques?|hopita(?:l|ux)|telemedecine|teleconsultation|medecins?)\b/;
const NO_NEED =
  /\b(?:(?:no|not|n't|without) (?:\w+ ){0,3}(?:licen[cs]es?|permits?|authori[sz]ations?|approvals?)|(?:licen[cs]es?|permits?|authori[sz]ations?|approvals?) (?:is|are) (?:not|n't) (?:required|needed|necessary)|(?:aucune?|pas (?:d'|de |besoin d'?e? ?)|sans) ?(?:\w+ ){0,2}(?:licences?|agrements?|autorisations?))\b/;
/** What a company says of itself: `as a technology company`, `because no money passes through us`. */
const OWN_REASON =
  /\b(?:(?:as|because|since) (?:we|a|an|our|no|it|they|users?|workers?)|(?:we|it) (?:are|is) (?:only |just |merely )?(?:a |an )?(?:tech\w*|software|platform|marketplace)|therefore|en tant que|car (?:nous|notre|il|aucun)|puisque|simple (?:plateforme|intermediaire))\b/;
const CONFIRMED =
  /\b(?:confirmed|in writing|letter|opinion|counsel|lawyers?|regulator|ruled|exempt\w*|sandbox|act|section|confirme\w*|courrier|avis|avocats?|exoner\w+|loi|article|decret)\b/;

/** `Registration with the board to be filed in 2027`, `dépôt de la demande d'agrément`: a paper that nobody has asked for yet. */
const TO_BE_FILED =
  /\b(?:(?:to|will|shall|should) be (?:filed|submitted|lodged|sought|requested|applied for)|(?:will|plans? to|intends? to|expects? to|going to|shall) (?:apply|file|submit|seek|request)|applications? (?:is |are )?(?:planned|due|to follow|foreseen)|(?:not|n't) (?:yet )?(?:applied|filed)|depot (?:de la |d'une |du |d'un )(?:demande|dossier)|(?:sera|seront) (?:depose|demande|introduit|sollicite)\w*|(?:prevoyons|comptons|allons|devons) (?:encore |de )?(?:demander|deposer|solliciter)|(?:demande|dossier)\b[^.;]{0,30}\b(?:prevue?|a deposer|sera depose\w*))\b/;
/** `Licence applications in progress`, `agrément en cours`: asked for, and not given. */
const NOT_YET_GIVEN =
  /\b(?:licen[cs](?:es?|ing)|permits?|authori[sz]ations?|registration)(?: applications?)?\b[^.;,]{0,24}\b(?:in progress|pending|under (?:way|review)|being (?:prepared|processed)|applied for|submitted|awaited|expected)\b|\b(?:appl(?:ied|ying)|applications?) (?:for|to) [^.;,]{0,24}\b(?:licen[cs]es?|permits?|authori[sz]ations?)\b|\b(?:agrements?|licences?|autorisations?)\b[^.;,]{0,24}\b(?:en cours(?! de validite)|en attente|demandee?s?|sollicitee?s?|attendue?s?)\b|\b(?:demandes?|dossiers?) (?:d'|de )(?:agrements?|licences?|autorisations?)\b[^.;,]{0,24}\b(?:en cours(?! de validite)|deposee?s?|en instruction)\b/;
/** Under the paper of somebody else, or in a trial that a regulator allows. */
const UNDER_ANOTHER =
  /\b(?:under (?:the|its|their|his|an?) [^.;,]{0,30}licen[cs]e|licensed (?:partner|bank|holder|institution|agent|insurer|operator|aggregator)|licen[cs]ed (?:by|since|under|as)|(?:is|are|being) licensed|agents? of|sandbox|sous (?:l'agrement|la licence)|partenaire agree|(?:through|via|par|with) (?:a |an |our |une? |notre )?(?:licensed )?(?:partner|partenaire)s?|agree(?:e|es|s)? (?:par|de)|banque partenaire|partner bank|licen[cs]e (?:no|number)|bac a sable|holds? (?:an?|the|both|all) [^.;]{0,30}licen[cs]e)\b/;
const PAPER =
  /\b(?:licen[cs]es?|permits?|registration|authori[sz]ations?|approvals?|agrements?|autorisations?|homologation|enregistrement)\b/;
/** Papers that trade does not wait for, and those of a country or product to come. */
const MAY_WAIT =
  /\b(?:trade ?marks?|brands?|patents?|marques?|brevets?|vat|tax|tva|expan\w+|second|new (?:countr|market|product|line)\w*|next countr\w*|nouveaux? (?:pays|marches?|produits?)|nouvelle (?:ligne|gamme)|extension|abroad|a l'etranger)\b/;

/** Whether customers, users or income are told as results. */
const isTrading = ({ figures }: Extraction): boolean =>
  figures.some(
    ({ kind, isForecast, value }) =>
      !isForecast && value > 0 && (kind === 'revenue' || kind === 'customers' || kind === 'users'),
  );

/** What a company that trades already, and holds no paper, says of the one it needs. */
function withoutPaper(extraction: Extraction, says: (text: string) => boolean): PlacedPassage[] {
  const { passages, meaning } = extraction;
  const asked = passages.filter(({ text }) => says(text) && !MAY_WAIT.test(text));
  const isHeld = () => meaning.said.has('LICENSED') || licencesHeld(extraction).length > 0;
  return asked.length === 0 || !isTrading(extraction) || isHeld() ? [] : asked;
}
const isToBeFiled = (text: string): boolean => PAPER.test(text) && TO_BE_FILED.test(text);

/** A trade that needs a licence, of which the company says by itself that it needs none, or that it has yet to ask for it. */
export const flagUnlicensed: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const { passages } = extraction;
  const denials = passages.filter(
    ({ text }) => NO_NEED.test(text) && OWN_REASON.test(text) && !CONFIRMED.test(text),
  );
  const unasked = withoutPaper(extraction, isToBeFiled);
  const isUnderAnother = passages.some(({ text }) => UNDER_ANOTHER.test(text));
  const open = isUnderAnother ? [] : withoutPaper(extraction, (text) => NOT_YET_GIVEN.test(text));
  const found = [...denials, ...unasked, ...open];
  const isRegulated = passages.some(({ text, under }) => !under.includes('team') && REGULATED.test(text));
  if (found.length === 0 || !isRegulated) return [];
  // Who sells before asking may be closed on any day.
  const severity = unasked.length > 0 ? 'critical' : undefined;
  return [{ code: 'LICENCE_MISSING', severity, quotes: distinctQuotes(found.map(quoteWhole)) }];
};
