import { isUnsignedDeed } from '../meaning/plain-words.ts';
import { FOUNDER, OF_FOUNDERS_FIRM } from './related-party.ts';
import { ANY, type MeaningRule, says } from './rule.ts';

const OWNED_BY_NOBODY = says(
  /^(?!.*\b(?:sign\w*|ced\w*|cess\w*|transf\w*|assign\w*|say|says|said|silent|dit|writing|written|ecrit|contracts?|contrats?|conventions?|inventions?)\b).*\b(?:nothing|rien)\b/,
  /\b(?:no|aucune?) (?:code|part|right|founder|element|droit|fondateur|marque)\b|\b(?:no|nor any|aucune?) (?:[a-z]+ )?(?:employee|employer|university|consultant|contractor|person|third party|salarie|consultant|prestataire|tiers|personne)\b[^.;]{0,50}\b(?:has|have|holds?|owns?|a|detient|possede|n'a|ne detient) (?:any |an? |un |de |aucun |quelque )?(?:rights?|interest|claim|droits?)\b/,
);
/** `His contract says nothing about who owns the code`. */
const CONTRACT_SILENT =
  /\b(?:contract|agreement|terms|letter|contrat|convention|accord)\b[^.;]{0,40}\b(?:says? nothing|(?:is|are) silent|does not (?:say|mention)|ne dit rien|(?:est|reste) muet(?:te)?|ne (?:prevoit|mentionne) rien)\b[^.;]{0,60}\b(?:own(?:s|ed|ership)?|rights?|code|software|copyright|inventions?|propriete|droits|logiciel|cession)\b/;
/** `Whatever the Inventor makes hereafter passes to the Company`, `revient de plein droit à la Société`. */
const PASSES_TO_US =
  /^(?!.*\b(?:not|never|n't|no|only|unless|until|if|when paid|pas|jamais|seulement|sauf|si)\b).*\b(?:pass(?:es)?|vests?|accrues?|belongs?|passe(?:nt)?|revien(?:t|nent)|appartien(?:t|nent)) (?:automatically |absolutely |forthwith |de plein droit |des leur creation |automatiquement )?(?:to|in|a) (?:the company|la societe)\b/;
/** What a contract says of the rights of provider and client. */
/** `Tools of the Contractor stay its own`. */
const KEEPS_ITS_OWN =
  /\b(?:methods?|tools?|know-how|methodes?|outils?|savoir-faire)\b[^.;]*\b(?:contractor|supplier|provider|vendor|consultant|prestataire|fournisseur)\b[^.;]{0,20}\b(?:stay|remain|reste|demeure)/;
const IS_CONTRACT_TERM =
  /\b(?:client|customer|licensee|the buyer|l'acheteur|contracts? (?:that|which) (?:gives?|vests?|assigns?)|garantit|warrants|term of (?:the|this)|duree du contrat|(?:during|for|throughout|pendant) (?:the |this |le |ce )(?:contract|agreement|contrat)|conditions? (?:of|to|precedent)|completion)\b/;
/** `The patents are owned by the founder's own company and licensed to us`. */
const LICENSED_FROM_OWNER =
  /\b(?:patents?|patent famil(?:y|ies)|trade ?marks?|software|source code|code|algorithms?|intellectual property|brevets?|logiciels?|marques?|propriete intellectuelle)\b[^.;]{0,40}\b(?:owned|held) by\b[^.;]{0,80}\blicen[cs]ed (?:back )?to (?:us|the company)\b|\b(?:brevets?|logiciels?|marques?|code source|propriete intellectuelle)\b[^.;]{0,40}\b(?:appartien\w+ a|detenue?s? par|propriete de)\b[^.;]{0,80}\b(?:concedee?s?|donnee?s?|mise?s?) (?:en licence|a disposition)\b/;
/** `The patent is filed in the name of our founder`. */
const HELD_BY_FOUNDER = new RegExp(
  `^(?!.*\\b(?:if|unless|was|were|assigned|(?:has|have) (?:been )?(?:transferred|assigned)|passed to|si|etait|cedee?s?|transferee?s?)\\b).*\\b(?:patents?|trade ?marks?|brands?|software|code|domains?|designs?|brevets?|marques?|logiciels?|modeles?)\\b[^.;]{0,60}\\b(?:filed|registered|held|stands?|is|are|deposee?s?|enregistree?s?|est|sont)\\b[^.;]{0,12}(?:\\bin the (?:personal |own )?name of|\\bau nom (?:personnel )?d[eu]) ?(?:our |the |its |one of our |notre |la |le |l')?${FOUNDER}\\b`,
);

const WORK =
  '(?:software|source code|code|platform|app|application|algorithms?|drawings?|designs?|inventions?|patents?|formulas?|formulae|recipes?|process(?:es)?|characters?|lessons?|courses?|content|trade ?marks?|brand|logiciels?|plateforme|application|plans|dessins?|brevets?|formules?|recettes?|procedes?|modules?|contenus?|marque)';
const MADE_BY_ANOTHER =
  '(?:developer|consultant|contractor|author|designer|studio|university|institute|professor|engineer|agency|freelancer|inventor|prestataire|auteur|concepteur|developpeur|universite|institut|inventeur|agence)';
/** `Ownership of the platform resides in the Developer`, `l'auteur conserve ses droits`, `we bought only the use`. */
const STAYS_WITH_ITS_MAKER = new RegExp(
  `^(?!.*\\b(?:if|unless|tools?|methods?|know-how|pre-?existing|background|anterieurs?|open[- ]source|grants?|licen[cs]es? (?:it|them)|assign\\w*|transferred|now (?:held|owned)|cede\\w*|concede\\w*|si|outils?|methodes?|savoir-faire|morau?x|moral rights)\\b)(?:(?=.*\\b${WORK}\\b).*\\b(?:(?:ownership|title|property|copyright|rights?|they|it|which)\\b[^.;]{0,40}\\b(?:resides?|vests?|remains?|stays?|shall (?:vest|remain|stay))\\b[^.;]{0,24}\\b(?:in|with|of) the ${MADE_BY_ANOTHER}\\b|(?:belongs?|appartien\\w+) (?:still |toujours )?(?:to|a|au|aux) (?:the |its |their |our |la |l'|notre |son )?${MADE_BY_ANOTHER}\\b|(?:we|the company) (?:have )?(?:bought|got|acquired|paid for) only the (?:use|right to use))\\b|.*\\b(?:l'|le |la )?${MADE_BY_ANOTHER}\\b[^.;]{0,20}\\b(?:conserve|garde|reste (?:seule? )?titulaire d)\\b[^.;]{0,30}\\bdroits (?!moraux)|.*\\b(?:depose|registered|filed)e?s?\\b[^.;]{0,40}\\b(?:a titre personnel|en son nom propre|in his own name|in her own name)\\b)`,
);

/** `The engine was written by the engineer as a freelance and remains his`. */
const REMAINS_HIS =
  /^(?!.*\b(?:if|unless|until|no longer|not|never|si|jusqu\w*|plus|pas)\b[^.;]{0,40}\b(?:remains?|belongs?|reste|appartient)).*\b(?:written|built|designed|drawn|developed|coded|made|programmed|invented|recorded|filmed|ecrite?s?|concue?s?|dessinee?s?|developpee?s?|codee?s?|programmee?s?|inventee?s?) (?:for us |pour nous )?(?:by|par) (?:[^.;]|(?<=\b(?:m|mr|mrs|ms|mme|dr))\.){3,90}\b(?:remains?|is still|are still|stays?|still belongs?|reste(?:nt)?|appartien(?:t|nent) (?:encore|toujours)|est (?:encore|toujours)|sont (?:encore|toujours)) (?:his|hers|theirs|to (?:him|her|them)|a (?:lui|elle|eux|elles)|(?:la|sa|leur) propriete|the property of (?:him|her|them)|(?:with|in the hands of) (?:him|her|them))\b/;

export const IP_NOT_ASSIGNED: MeaningRule = {
  types: ANY,
  section: 'intellectualProperty',
  opposite: 'IP_ASSIGNED',
  isCertain: says(
    CONTRACT_SILENT,
    LICENSED_FROM_OWNER,
    HELD_BY_FOUNDER,
    STAYS_WITH_ITS_MAKER,
    REMAINS_HIS,
    OF_FOUNDERS_FIRM,
    isUnsignedDeed,
  ),
  isOther: (text) =>
    !REMAINS_HIS.test(text) &&
    !CONTRACT_SILENT.test(text) &&
    (OWNED_BY_NOBODY(text) ||
      PASSES_TO_US.test(text) ||
      IS_CONTRACT_TERM.test(text) ||
      KEEPS_ITS_OWN.test(text)),
};
