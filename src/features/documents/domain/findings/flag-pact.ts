import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import type { PlacedPassage } from '../text/section.ts';

const PACT =
  /\b(?:pactes?(?! (?:de (?:preference|non)|mondial|vert))|(?:(?:share|stock)?holders?|members?|founders?|partners?|owners?|investors?)'?s?'? (?:agreement|pact)|sha|agreement (?:between|among|of) (?:the |our |its )?(?:[a-z]+ )?(?:(?:share|stock)?holders|founders|owners|partners|members))\b/;
const HAS_ENDED =
  /\b(?:(?:has |have |had |was )?(?:ended|expired|lapsed|terminated)|ran out|run out|came to (?:an|its) end|(?:is|was) (?:over|no longer (?:in force|binding|valid))|not in force any ?(?:more|longer)|(?:a|avait|ont) (?:pris fin|expire|cesse)|(?:est|etait|sont) (?:arrivee?s? a (?:son |leur )?(?:terme|echeance|expiration|fin)|echue?s?|expiree?s?|caducs?|caduques?|perimee?s?|terminee?s?)|n'est plus en vigueur|n'a plus cours|(?:s'est|s'etait) acheve\w*|ne lie plus)\b/;
/** What should hold instead. */
const NEXT =
  /\b(?:new|next|successor|another|replacement|replac\w*|renew\w*|nouve(?:au|lle|l)|suivant|prochain|remplac\w*|renouvel\w*|celui qui|succede\w*|projet|draft\w*)\b/;
const IS_UNSIGNED =
  /\b(?:nobody|no one|none|neither|never|not|n't|yet to|awaits?|awaiting|without|no)\b[^.;]{0,48}\bsign(?:s|ed|atures?|ing)?\b|\bsign(?:ed|atures?)\b[^.;]{0,24}\b(?:by (?:nobody|no one|none)|missing|outstanding|pending|awaited)\b|\bunsigned\b|\b(?:still|only|remains?|yet) (?:being |a |in |under |to be )?(?:negotiat\w*|draft\w*|discuss\w*|signed|agreed)\b|\b(?:personne|aucune?|pas|jamais|ni|sans)\b[^.;]{0,48}\bsign(?:e|ee?s?|er|ature|atures)?\b|\bsignee?s? (?:par (?:personne|aucun\w*)|de personne)\b|\b(?:rest(?:e|ent|ait) a (?:signer|negocier|rediger)|non signee?s?|(?:en attente|attend) (?:de |sa |la |les )*signatures?|(?:toujours|encore|reste) (?:en |un |a l'etat de )*(?:discussion|negociation|projet|redaction))\b/;
/** A clause of what would be, and what was mended. */
const IS_CLAUSE =
  /\b(?:if|unless|until|where|should|shall|may|si|sauf|tant que|jusqu'a ce que|peut|pourra)\b/;
const IS_SIGNED =
  /\b(?:has|have|had|was|were) (?:since |now |then |all )?(?:been )?(?:signed|executed|replaced|renewed)\b|\b(?:a|ont|avait|avaient) (?:depuis |aussitot )?(?:ete )?(?:signee?s?|remplacee?s?|renouvelee?s?)\b(?! (?:par personne|de personne))/;

/** Sentences that stand beside each other in a text, or in the notes of a sheet. */
const isBehind = (one: PlacedPassage, next: PlacedPassage | undefined): next is PlacedPassage =>
  next !== undefined && next.page === one.page && next.line - one.line <= 1 && !next.isHeading;

/** An agreement of those who own the company that has ended, while the next is signed by nobody. */
export const flagPact: FlagRule = ({ passages }) =>
  passages.flatMap((passage, index) => {
    const { text } = passage;
    if (!PACT.test(text) || !HAS_ENDED.test(text) || IS_CLAUSE.test(text)) return [];
    const next = passages[index + 1];
    const told = [passage, ...(isBehind(passage, next) ? [next] : [])];
    const open = told.find((one) => NEXT.test(one.text) && IS_UNSIGNED.test(one.text));
    const isMended = told.some((one) => IS_SIGNED.test(one.text) && !IS_UNSIGNED.test(one.text));
    if (open === undefined || isMended) return [];
    return [{ code: 'AGREEMENT_NOT_SIGNED', quotes: distinctQuotes([passage, open].map(quoteWhole)) }];
  });
