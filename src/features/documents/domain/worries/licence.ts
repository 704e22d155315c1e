import { isRenewedSince, leadsToNew } from '../meaning/no-fact.ts';
import { goesOnWithout, isWithdrawn } from '../meaning/plain-words.ts';
import { BUT, isHeld, THIS_REPLACES } from './agreement.ts';
import { ANY, type MeaningRule, NEGATED, says } from './rule.ts';

const NOT_NEEDED = says(
  /\b(?:no|none|aucune?)\b[^.;]{0,40}\b(?:has|have|is|are|n'a|n'est|a|est) (?:lapsed|expired|revoked|suspended|expiree?|echue?|retiree?)\b/,
  /\b(?:this|the present|la presente|le present|cette|cet) (?:licen[cs]e|permit|certificate|approval|authori[sz]ation|agrement|autorisation|permis) (?:replaces|supersedes|takes the place of|cancels|remplace|annule)\b/,
  /\b(?:licen[cs]e|permit|certificate|approval|authori[sz]ation|agrement|autorisation|permis)s? (?:does not|do not|shall not|ne) (?:itself )?(?:take the place of|replace|dispense (?:with|from)|exempt|relieve|stand (?:in )?for|remplace|dispense|exonere|tient (?:pas )?lieu)\b/,
  /\b(?:without|sans) (?:an?y? |the |une? |la |l')?(?:valid )?(?:licen[cs]e|permit|agrement|autorisation|permis) (?:is|shall be|constitutes|est|constitue) (?:an? |une )?(?:offence|delit|infraction|punishable|liable|passible|puni)/,
  /\bnot (?:in the course of|subject to|in) (?:being )?(?:wound up|struck off|liquidation|winding)\b/,
  /\b(?:does|do|did|shall|will) not (?:itself )?(?:lapse|expire|end)\b|\bn'(?:expire|est pas (?:echue?|expiree?))\b/,
  /\bgranted (?:any|no|nobody)\b|\bconcede[es]? (?:d')?(?:aucune|licence)\b/,
  /\b(?:not?|never|none|n't)\b[^.;]{0,50}\b(?:required?|needs?|needed|necessary)\b/,
  /\b(?:aucune?|pas|n')\b[^.;]{0,50}\b(?:requise?|besoin|necessaire)/,
  /\b(?:never|at no time|jamais)\b[^.;]{0,40}\b(?:without|sans)\b/,
);
/** `The company operates without a licence`. */
const WORKS_WITHOUT =
  /^(?:the (?:company|borrower|issuer)|we|it|la societe|l'entreprise|nous|elle) (?:(?:still|currently|encore) )?(?:operates?|trades?|lends?|works?|exerce|exercons|opere|operons|prete|pretons) (?:\w+ ){0,2}(?:without|sans) (?:an? |any |the |son |le |la )?(?:\w+ )?(?:licen[cs]e|permit|authori[sz]ation|agrement|autorisation)\b/;
/** `We hold no licence from the central bank and operate anyway`. */
const HOLDS_NONE =
  /^(?:the (?:company|borrower|issuer)|we|it|la societe|nous|elle) (?:(?:still|currently) )?(?:hold|holds|have|has|n'avons|n'a|ne detenons|ne detient) (?:no|pas d[e'] ?|aucune?) ?(?:valid |current )?(?:[a-z]+ )?(?:licen[cs]e|permit|authori[sz]ation|agrement|autorisation|permis)\b(?!.*\b(?:need|require|necessaire|requise?)\w*)(?=.*\b(?:anyway|all the same|regardless|operates?|trades?|lends?|works?|sells?|quand meme|tout de meme|pretons|vendons|exercons)\b)/;
/** `We plan a second plant and shall then apply for its licence`, `the depot is not in use before it is granted`: of what does not work yet. */
const IS_TO_COME =
  /\b(?:plan(?:s|ned|ning)?|intends?|propos\w+|hopes?|projet\w+|prevoy\w+|envisag\w+|comptons) [^.;]*\b(?:then|alors|at that time|le moment venu)\b[^.;]*\b(?:licen[cs]e|permit|authori[sz]ation|approval|autorisation|agrement|permis)\b|\b(?:licen[cs]e|permit|authori[sz]ation|approval|autorisation|agrement|permis)\b[^.;]*\b(?:is|are|will be|n'est|ne sera) (?:not |pas )(?:yet )?(?:in use|used|opened?|let|utilisee?|ouverte?|mise? en service) (?:before|until|avant)\b|\b(?:licen[cs]e|permit|authori[sz]ation|approval|autorisation|agrement|permis) (?:for|of|pour|du|de) (?:the |our |a |le |la |notre |un |une )?(?:second|third|new|next|planned|deuxieme|troisieme|nouve(?:au|lle|l)|futur\w*)\b[^.]*\b(?:opens?|starts?|begins?|ouvr\w+|demarr\w+) (?:only )?(?:when|once|after|quand|des que|apres)\b/;
/** `Your application, lodged two months before the expiry of the permit`: nothing has lapsed. */
const ASKED_IN_TIME =
  /^(?!.*\b(?:not|never|no|without|refused|rejected|pas|jamais|sans|refusee?|rejetee?)\b).*\b(?:applications?|applied|renewals?|renewed|demandes?|renouvel\w+)\b[^.;]*\b(?:before (?:the |its |their )?(?:expir\w+|end|lapse|term)\b|ahead of (?:the |its )?(?:expir\w+|end)\b|avant (?:l'|son |sa |leur |le |la )?(?:expiration|echeance|terme|fin)\b)/;
/** `Have not been registered for sale`: of papers that are sold, not of what the company does. */
const SECURITIES_LAW =
  /^(?!.*\b(?:licen|permit|agrement|autorisation)).*\b(?:securit(?:y|ies)|instruments?|shares|notes|titres|valeurs mobilieres)\b[^.;]{0,80}\b(?:un)?(?:registered|enregistree?s?)\b/;
/** `The transaction needs registration at the commission`: of the investment, not of the trade. */
const OF_THE_DEAL =
  /\b(?:transaction|deal|investment|round|merger|acquisition|subscription|(?:transfer|issue|allotment) of (?:the )?shares|operation|augmentation de capital|cession (?:des|de) (?:parts|actions|titres)|investissement|souscription)\b[^.;]{0,24}\b(?:needs?|requires?|is subject to|must be|has to be|will be|est soumise?|doit etre|necessite|suppose|requiert|sera)\b[^.;]{0,24}\b(?:regist\w+|approv\w+|notif\w+|clearance|cleared|filed|declar\w+|autoris\w+|enregistr\w+|approbation|agrement)\b/;
const AN_AUTHORITY =
  '(?:central bank|banque centrale|bceao|beac|bank of [a-z]+|bank al-maghrib|cbn|cbk|cobac|cosumaf|crepmf|amf|ammc|regulat\\w+|regulateur|autorite|authority|commission|ministry|ministere|county|wilaya|prefecture|mairie|fccpc|nafdac|ncc|arcep|artci|fsca|sfc|sebi|rbi)';
/** `The application will be lodged with the central bank`, `was not submitted to the regulator`. */
const TO_BE_FILED = new RegExp(
  `\\b(?:dossier|demande|application|request|prospectus|note)s?\\b[^.;]{0,70}\\b(?:sera|seront|will be|is to be|are to be|(?:has|have) yet to be|(?:is|are|were) still to be|reste(?:nt)? a) ?(?:deposee?s?|deposer|filed|lodged|submitted|introduite?s?)\\b[^.;]{0,24}\\b${AN_AUTHORITY}\\b|\\b(?:not|never|pas|jamais)\\b[^.;]{0,12}\\b(?:submitted|soumise?s?|presentee?s?|filed|deposee?s?) (?:to|with|a|au|aupres d[eu]) (?:the |la |le |l')?${AN_AUTHORITY}\\b`,
);
/** A paper of an authority: without a word of it or of who gives it, nothing is said of a licence. */
const A_PAPER =
  /\b(?:licen[cs]\w*|permi[ts]\w*|permis|authori[sz]\w*|autoris\w*|agrement\w*|agree[es]*|approv\w*|approbation|(?:un)?regist\w*|enregistr\w*|certific\w*|accredit\w*|concession\w*|visas?|homologu?\w*|habilit\w*|clearances?|declar\w*|immatricul\w*|patente|permission\w*|stamp|papers?)\b/;
const WHO_GIVES_IT =
  /\b(?:regulat\w*|autorites?|authorit(?:y|ies)|commission|minist\w*|boards?|council|committee|comite|(?:central )?bank|banque|agency|agence|inspect\w*|compliance|conformite|sandbox|law|loi)\b/;
const IS_OF_A_LICENCE = says(A_PAPER, WHO_GIVES_IT);
/** `It was restored on 29 August`: what had been taken. */
const GIVEN_BACK =
  /\b(?:suspension|it|licen[cs]e|permit|card|mark|certificate|carte|agrement|autorisation|elle|il) (?:was|has been|is|a ete|est) (?:since |then |now |depuis |desormais )?(?:lifted|restored|reinstated|given back|returned|levee?|rendue?|retablie?|restituee?)\b/;
/** `The permits of the buyer are in place and listed`: in the part of the sentence that names them. */
const IN_PLACE =
  /\b(?:in place|in order|in force|in good standing|up to date|en place|en vigueur|en regle|a jour|valid(?:es?)? (?:until|to|till)|valables? jusqu)\b/;
const isInPlace = (text: string): boolean => {
  const of = text.split(';').filter((clause) => A_PAPER.test(clause));
  return (
    of.length > 0 && of.every((clause) => IN_PLACE.test(clause) && !NEGATED.test(clause) && !BUT.test(clause))
  );
};
/** `None lapsed meanwhile`. */
const NONE_LAPSED =
  /\b(?:none|neither|no (?:licen[cs]e|permit|certificate)|aucune?)\b[^.;]{0,30}\b(?:lapsed|expired|withdrawn|suspended|revoked|echue?|expiree?|retiree?|suspendue?)\b/;
/** `We hold the facility licence`, with nothing said of its end. */
const HOLDS_IT =
  /^(?!.*\b(?:but|expire\w*|lapse\w*|suspend\w*|revoke\w*|not|no|without|until|only|another|other|mais|expir\w*|echue?|suspend\w*|retire\w*|pas|sans|seulement|autre)\b).*\b(?:we|the company|nous|la societe) (?:already |also |do |currently )?(?:hold|holds|detenons|detient) (?:the|a|an|its|our|all|both|la|le|l'|une?|notre|son|sa)[^.;,]{0,30}\b(?:licen[cs]es?|permits?|authori[sz]ations?|agrements?|autorisations?|licences?)\b/;
/** `Authorised by the ministry on 4 May 2019, both authorisations being in force`. */
export const IN_FORCE =
  /^(?!.*\b(?:not|no|but|except|expire\w*|laps\w+|suspen\w+|revok\w+|until|only|without|pas|sauf|mais|expir\w*|echue?s?|retire\w*|jusqu\w*|sans|seule?)\b).*\b(?:licen[cs]es?|permits?|authori[sz]ations?|approvals?|agrements?|autorisations?|permis|licences?)\b[^.;,]{0,24}\b(?:being|is|are|remains?|stays?|etant|est|sont|reste(?:nt)?) (?:(?:still|all|both|fully|toujours|toutes|tous|bien) )*(?:in force|valid|current|en vigueur|valables?|valides?)\b/;
/** `Il déclare détenir l'autorisation`, `warrants that it holds all permits`: what a party says of itself in its contract. */
const SAYS_IT_HOLDS =
  /^(?!.*\b(?:not|no(?! ?\d)|without|until|pas|sans|aucune?|jamais|expired|lapsed|expiree?|echue?)\b).*\b(?:declar\w+|warrant\w*|confirm\w*|represent\w*|certif\w+|affirm\w*|attest\w*)\b[^.;]{0,30}\b(?:holds?|holding|has (?:obtained|been granted)|is (?:duly |fully )?licen[cs]ed|detenir|detient|etre (?:titulaire|en regle|agreee?)|est (?:titulaire|en regle|agreee?)|disposer|dispose|avoir obtenu|posseder|possede)\b/;
/** `under the licence of NMB Bank`; `An application for one of our own was filed`. */
const BESIDE_A_PARTNERS =
  /\b(?:through|via|under|with|par|via|avec|sous) (?:a|an|our|the|un|une|notre|la|le) (?:licen[cs]ed|agree\w*|authori[sz]ed) [a-z ]{3,40}\b(?:while|and|pending|en attendant|tandis|pendant)\b|^(?!.*\b(?:no|not|without|never|lapsed|expired|ended|refused)\b).*\b(?:applications?|applied|demandes?)\b[^.;]*\b(?:for|pour) (?:one|une) (?:of our own|a nous)\b/;

const NO_TITLE = String.raw`(?:licen[cs]e|permit|authori[sz]ation|accreditation|registration|certificate|clearance|agrement|autorisation|permis|carte (?:professionnelle|de [a-z]+)|attribution|homologation|arrete)`;
const NOT_NOW = String.raw`^(?!.*\b(?:if|unless|should|would|may|might|shall|rivals?|competitors?|suppliers?|customers?|neighbou?rs?|others?|former|not (?:needed|required)|needs? no|exempt\w*|renewed|restored|lifted|since (?:been )?(?:issued|granted|obtained)|si|concurrents?|fournisseurs?|clients?|renouvelee?|levee?|dispens\w*|exoner\w*)\b)`;
/** `Le permis a pris fin en juin 2022 et nous travaillons sans le nouveau`, `ran out in February, new file not lodged`. */
const RAN_OUT = new RegExp(
  `${NOT_NOW}.*(?:\\b${NO_TITLE}s?\\b[^.;]{0,80}\\b(?:ran out|run out|expired|lapsed|ended|(?:a|ont) pris fin|(?:a|ont) expire|(?:est|sont) (?:echue?s?|perimee?s?|expiree?s?)|date de (?:19|20)\\d\\d)\\b[^.]{0,90}\\b(?:(?:no|not|never|nothing)\\b[^.;]{0,30}\\b(?:lodged|filed|asked|applied|submitted|new|issued|sent)|new (?:one|file|application) (?:is |was )?not|(?:n'avons|n'a|n'ont) pas (?:encore )?(?:refait|depose|demande|introduit|obtenu)|en l'absence du nouveau|sans (?:le nouveau|nouvel\\w*|attendre)|still (?:going|work\\w+|sell\\w+|oper\\w+|us\\w+)|go(?:es)? on)\\b)`,
);
/** `Elle valait cinq ans ; le dossier de la suite est posé depuis novembre et nous pompons comme avant`: worked on after its term. */
const GOES_ON_AFTER =
  /^(?!.*\b(?:if|unless|si)\b).*(?:\b(?:valait|was (?:good|valid) for|ran for|courait)\b[^.]{0,140}\b(?:comme avant|as before|meanwhile|in the meantime|en attendant|sans (?:attendre|elle)|continuons|go on|carry on)\b)/;
/** `Does not extend to batteries, which the company does not use`. */
const OF_WHAT_IS_NOT_DONE =
  /^\W*(?:we|the company) (?:do|does) ?(?:not|n't) (?:yet )?(?:export|sell|serve|ship|deliver|make|offer|operate)[a-z ]{0,20} yet\b|^\W*(?:nous|on|la societe|elle) n(?:e |')[a-z]+ pas encore\b|\b(?:which|that) (?:we|it|they|the (?:company|school|plant|firm|licensee|holder)|(?:the company )?has not applied for and)\b[^.;]{0,40}\b(?:does|do) not (?:use|need|do|sell|make|offer|carry|run|keep)\b|\b(?:que|dont) (?:nous|la societe|l'entreprise|elle) (?:n'utilis\w+|ne (?:fait|vend|fabrique|pratique|se sert)) pas\b/;
/** `Stands suspended by the authority since 3 February`, `annulled by order of 27 January`. */
const STANDS_SUSPENDED = new RegExp(
  `${NOT_NOW}.*\\b(?:stands? (?:suspended|revoked|cancelled)|(?:annulled|revoked) by (?:order|decision|decree))\\b`,
);
/** `Requiert une carte de courtier, que nous n'avons pas`, `needs a permit that we do not hold`, `occupied without the authority's leave`. */
const IS_WANTING = new RegExp(
  `${NOT_NOW}.*(?:\\b${NO_TITLE}s?\\b[^.;]{0,40},? (?:que|dont) (?:nous|la societe|l'entreprise|elle) (?:n'avons|n'a|ne (?:detenons|detient|dispos\\w+)) pas\\b|\\b${NO_TITLE}s?\\b[^.;]{0,40},? (?:which |that )?(?:we|the company|it) (?:do|does) not (?:have|hold)\\b|\\bsans ${NO_TITLE} d(?:e|u|es) (?:la |l'|notre )?(?:haute autorite|autorite|ministere|regulateur|mairie|commune|agence|prefecture|banque centrale)\\b|\\bwithout (?:an? |the |any )?${NO_TITLE} (?:of|from|by) the (?:authority|ministry|regulator|council|commission|central bank|agency|county|board)\\b|\\bought to have (?:been |had )?(?:registered|licen[cs]ed|an? ${NO_TITLE})\\b|\\b(?:was|were) taken (?:away )?(?:from (?:us|the (?:plant|company|shop|site)))?\\b[^.;]{0,60}\\bnot been (?:given|restored|issued) (?:back|again|since)\\b)`,
);

export const LICENCE_MISSING: MeaningRule = {
  types: ANY,
  section: 'licences',
  opposite: 'LICENSED',
  isCertain: (text) =>
    RAN_OUT.test(text) ||
    GOES_ON_AFTER.test(text) ||
    STANDS_SUSPENDED.test(text) ||
    IS_WANTING.test(text) ||
    WORKS_WITHOUT.test(text) ||
    HOLDS_NONE.test(text) ||
    isWithdrawn(text) ||
    goesOnWithout(text) ||
    (TO_BE_FILED.test(text) && !/\b(?:renewal|renew\w*|renouvel\w*)\b/.test(text)),
  isOther: (text) =>
    NOT_NEEDED(text) ||
    OF_WHAT_IS_NOT_DONE.test(text) ||
    NONE_LAPSED.test(text) ||
    isRenewedSince(text) ||
    HOLDS_IT.test(text) ||
    IN_FORCE.test(text) ||
    SAYS_IT_HOLDS.test(text) ||
    isInPlace(text) ||
    SECURITIES_LAW.test(text) ||
    OF_THE_DEAL.test(text) ||
    BESIDE_A_PARTNERS.test(text) ||
    leadsToNew(text) ||
    THIS_REPLACES.test(text) ||
    IS_TO_COME.test(text) ||
    ASKED_IN_TIME.test(text),
  isUnlikely: (text) => isHeld(text) || !IS_OF_A_LICENCE(text),
  isSettledBy: (next) => GIVEN_BACK.test(next) && !NEGATED.test(next),
};
