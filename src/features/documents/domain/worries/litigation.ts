import { ANY, type MeaningRule, NEGATED, says } from './rule.ts';

/** `Who claimed 95m lost before the court in 2020 and on appeal in 2021`. */
const LOST_BY_THEM =
  /\b(?:qui|who|which) (?:nous )?(?:reclamait|reclamaient|demandait|demandaient|claimed|sued|sought)\b[^;]*\b(?:a perdu|ont perdu|lost|(?:was|were) dismissed|deboutee?s?)\b(?!.*\b(?:has appealed|under appeal|a fait appel|appel (?:en cours|pendant))\b)/;
/** `Nous avons obtenu une injonction de payer contre un détaillant`: an order that the company has got. */
const WON_BY_US =
  /^(?!.*\b(?:appeal\w*|appel|cassation|contest\w*|opposition|oppose\w*)\b).*\b(?:(?:nous avons|la societe a|elle a) (?:obtenu|gagne)|(?:we|the company|it) (?:have |has )?(?:obtained|won|got))\b[^.;]{0,60}\b(?:injonction|jugement|judg?ment|order|ordonnance|decree|award)\b[^.;]{0,30}\b(?:contre|against)\b/;
/** `The provision for other small claims is J$0.6 million`. */
const FOR_SMALL_CLAIMS =
  /\b(?:provision|reserve)s? (?:for|pour|de) (?:the |other |les |autres |d'autres )*(?:small|minor|petite?s?|menus) (?:claims|disputes|litiges|reclamations)\b/;
/** Where disputes that may come are settled. */
const IS_A_CLAUSE =
  /\b(?:any|tout|toute|all) (?:\w+ )?(?:disputes?|differends?|litiges?|contestations?)\b|^disputes (?:are|shall|arising)\b|^(?!.*\b(?:19|20)\d\d\b).{0,40}\b(?:mediation|conciliation|negotiation|discussions? between|amiable)\b[^.;]*\b(?:first|then|failing (?:that|which)|d'abord|puis|ensuite|a defaut)\b[^.;]*\b(?:courts?|arbitrat\w+|tribuna(?:l|ux)|cour|arbitrage)\b/;
const IS_CLOSED = says(
  /^(?!.*\b(?:appeal|pending|appel|wrongful|not yet)\b).*\b(?:was|were|been|and) (?:dismissed|withdrawn|struck out|thrown out|settled|closed)\b/,
  /^(?!.*\bappel\b).*\b(?:a ete|ont ete|est|sont) (?:rejetee?s?|retiree?s?|close?s?|classee?s?)\b/,
);
export const APPEALED = /\b(?:appeal(?:ed|s)?|pending|appel|not yet|encore)\b/;
export const NO_APPEAL =
  /\b(?:no|not|without|did not|never) (?:under )?appeal(?:ed)?\b|\b(?:time|period|delay) (?:to|for) (?:an )?appeal(?:ing)? (?:is|has) (?:over|run out|passed|expired|ended)|\bnon-appel\b|\b(?:dismissed|lost|failed|rejetee?s?|deboutee?s?)\b[^.;]{0,40}\b(?:puis|then|and|et|again) (?:en|on) appe(?:l|al)\b|\bdelai d'appel\b[^.;]{0,12}\b(?:expire|passe|ecoule|clos)\w*|\b(?:sans|aucun|pas (?:d'|fait |interjete )?)\s?appel\b|\bappel non (?:forme|interjete)|\bpas fait appel\b/;
const ENDED =
  /\b(?:settled|(?:and|was|were|been) (?:looked into and )?set aside|which (?:he|she|they) (?:got|received|was paid|were paid)|withdrew (?:his|her|its|their)|(?:ont|a) ete conciliee?s?|nous a reconcilie[es]*|no claim is made against|(?:threw|throws|thrown) (?:it|the [a-z]+) out|(?:decided|ruled|found|judge?ment|sided)\b[^.;]{0,50}\b(?:for|with) (?:us|the company)|raye (?:l'affaire|le dossier)|radiee?s?|finally decided|decree (?:was |is |has been )?satisfied|finished in (?:19|20)\d\d|(?:arret|jugement|decision)\b[^.;]{0,30}\bdefiniti(?:f|ve)|provision\b[^.;]{0,80}\b(?:reprise|released|written back)|(?:was|were|been|and) (?:withdrawn|dismissed|closed|struck out|thrown out)|compromised|consent order|deboute[es]*|transige|transaction|classe|clos|close|abandonnee?|rejetee?|definitive?|desist(?:e|ee?s?|ement)|s'est acheve[es]*|has ended|came to an end|(?:voisin|adversaire|auteur|other side|neighbour|thief|defendant) (?:a ete|was) (?:condamnee?s?|convicted|ordered)|(?:decided|ruled|found) (?:in|for) (?:our|the company|its) ?(?:favour|favor)?|(?:jugee?|tranchee?|rendue?) en (?:notre|sa) faveur|(?:file|case|matter|claim|dispute|suit|business) (?:is|was|has been|stands) (?:now )?(?:closed|over|at an end|finished|behind us)|(?:affaire|dossier|litige|procedure|proces) (?:(?:est|a ete) )?(?:desormais |maintenant )?(?:terminee?|close?|soldee?|derriere nous|eteinte?))\b/;
/** `The labour case of two drivers was settled`, `a second claim was withdrawn`: another than the one told before. */
const OF_ANOTHER_CASE =
  /^\W*(?:the |an? |two |three |le |la |l'|une? |deux )?(?:labou?r|employment|tax|customs|rent|tenancy|earlier|older|previous|other|second|former|small|criminal|prud'homale?|autre|second|ancien(?:ne)?|precedente?) (?:[a-z]+ )?(?:case|claim|suit|dispute|matter|complaint|proceedings?|affaire|litige|plainte|contentieux|instance)s?\b|^\W*(?:the |le |la |l')?(?:case|claim|suit|dispute|complaint|affaire|litige|plainte)s? (?:of|by|from|with|de|d'|des|du|avec) ?(?:the |two |three |an? |former |les |deux |ancien)/;
/** `The appeal is listed before the tribunal on 4 May`. */
const IS_LISTED =
  /\b(?:appeal|case|claim|suit|petition|hearing|affaire|appel|recours|audience)\b[^.;]{0,30}\b(?:is|are|has been|est|a ete|sont) (?:now )?(?:listed|set down|fixed|scheduled|adjourned|renvoyee?|fixee?|inscrite?|enrolee?)\b[^.;]{0,40}\b(?:before|for|on|to|devant|au|pour)\b/;
/** `Okello v. the Company, KSh 18m, mention on 4 June`. */
const IS_CALLED_BY_NAMES =
  /^(?!.*\b(?:dismissed|withdrawn|settled|struck out|won|closed|concluded|retiree?|rejetee?)\b).*\b(?:v|vs|versus|c|contre)\.? (?:the company|us|la societe|nous)\b[^;]*\b(?:mention|hearing|trial|pending|listed|ruling|judge?ment (?:due|reserved|awaited)|audience|en cours|delibere|renvoi)\b/;
/** `A supplier has sued the company`. */
const IS_SUED =
  /^(?!.*\b(?:if|may|might|could|threat\w*|never|nobody|no one|si|pourrait|jamais|personne)\b).*\b(?:(?:has|have) sued|(?:is|are) suing) (?:us|the (?:company|school|group|bank))\b|^(?!.*\b(?:if|may|might|could|threat\w*|never|settled|withdr\w+|we are|we're|company is|company are|not ours|another|competitors?|rivals?|neighbou?rs?|suppliers?)\b).*\b(?:(?:is|are) (?:now |both |all )?suing|sues) for (?:[a-z$€£₦₵₹]{1,4} ?)?\d|^(?!.*\b(?:if|may|might|could|threat\w*|never|withdr\w+|we (?:have|had) (?:issued|filed|served|lodged)|the company (?:has|had) (?:issued|filed|served|lodged))\b).*\b(?:has|have|had) (?:issued|served|filed|lodged|taken out) (?:a |the )?(?:summons|writ|originating (?:summons|motion)|statement of claim|particulars of claim|petition to wind)\b(?! on (?:its|their|our) behalf)|^(?!.*\b(?:si|jamais|personne|pourrait)\b).*\b(?:nous (?:a|ont) (?:assignee?s?|attaquee?s?|poursuivie?s?) (?:en justice|devant)|(?:a|ont) (?:assigne|attaque|poursuivi) la societe (?:en justice|devant))\b/;
/** `The plaint of Galle Traders in the High Court (claim of LKR 48m)`: with how much it is for. */
const IS_A_PLAINT =
  /^(?!.*\b(?:if|may|might|withdrawn|dismissed|struck out|settled|retiree?|rejetee?|desist\w*)\b).*\b(?:(?:plaint|writ|summons|statement of claim|petition) (?:of|by|from) (?!the (?:company|group|bank)\b|us\b|our\b)|(?:assignation|plainte|requete) (?:de|du|d') ?(?!la societe\b|notre\b)|(?:one|claim|case|action|proceedings) (?:(?:that|which) was )?(?:started|brought|begun|filed|lodged) (?:against (?:us|the company) )?by (?!us\b|the (?:company|group|bank)\b|our (?:lawyers|counsel|insurer)\b)|(?:celle|celui|instance|action|affaire|procedure|demande) (?:introduite?|engagee?|intentee?|ouverte?) par (?!nous\b|la societe\b|notre (?:avocat|conseil|assureur)\b))[^.;]{0,90}\b(?:court|tribunal|cour)\b[^;]{0,50}\d/;
/** `The court heard both sides in May and will rule in July`. */
const IS_HEARD =
  /\b(?:court|tribunal|judge|magistrate|juge|cour|arbitrator|arbitre)\b[^.;]{0,40}\b(?:heard|has heard|a entendu|ont entendu|a mis)\b[^.]*\b(?:(?:will|is to|shall) (?:rule|decide|judge|speak|give)|(?:judge?ment|ruling|award|decision) (?:is |was )?(?:expected|reserved|due|set|in)|dira|tranchera|rendra|statuera|se prononcera|en delibere|jugement (?:attendu|en))\b/;
const WHO_INQUIRES =
  '(?:department|ministry|authority|commission(?:er)?|agency|inspectorate|regulator|police|prosecutor|bureau|ministere|parquet|procureur|autorite|inspection|regulateur|agence|douanes?|direction (?:generale|regionale|provinciale|departementale))';
/** `The labour ministry opened an inquiry in May`, `le parquet a ouvert une enquête`: of the company, and not of its trade. */
const IS_INQUIRED = new RegExp(
  `^(?!.*\\b(?:if|may (?:be|have|open|launch)|might|could|would|never|no (?:inquiry|enquiry|investigation)|market|sector|industry|competitors?|rivals?|si|pourrait|jamais|aucune enquete|marche|secteur|filiere|concurrents?)\\b).*\\b${WHO_INQUIRES}\\b[^.;]{0,40}\\b(?:(?:has |have )?(?:opened|launched|begun|started) (?:an? )(?:(?:formal|criminal|preliminary|tax) )?(?:inquiry|enquiry|investigation|probe)\\b|(?:a|ont) (?:ouvert|lance|diligente) (?:(?:en|le|des) (?:\\d{1,2} )?[a-z]+ )?une (?:enquete(?! (?:publique|interne|aupres|de (?:satisfaction|terrain)))|information judiciaire|instruction)\\b)`,
);
/** A case that may come, is over, or is the company's own. */
const NO_CASE_AGAINST = String.raw`^(?!.*\b(?:if|unless|should|may|might|could|would|any|never|no (?:case|claim|action|suit|proceedings)|dismissed|withdrawn|settled|struck out|thrown out|won|closed|concluded|in (?:our|its|the company's) favou?r|(?:we|the company|it) (?:have|has|had) (?:sued|filed|issued|lodged|brought|served)|our (?:own )?(?:action|claim|suit|case|petition|appeal)|market|customers'|si|jamais|aucune?|retiree?|rejetee?|close?|pourrait|notre (?:action|demande|plainte|recours))\b)`;
const A_CASE = String.raw`(?:action|suit|lawsuit|writ|petition|claim|case|proceedings|litigation|recours|instance|assignation|requete|affaire|contentieux|proces)`;
/** `The co-inventor's action in the court awaits trial`, `a writ is before the Court of Appeal`: what is before a judge. */
const IS_BEFORE_A_JUDGE = new RegExp(
  `${NO_CASE_AGAINST}.*\\b${A_CASE}s?\\b[^.;]{0,110}\\b(?:awaits? (?:trial|hearing|judge?ment|a (?:date|ruling))|(?:is|are) (?:still |now )?(?:before|pending (?:before|in|at)|in) the (?:[a-z]+ ){0,3}(?:court|tribunal)|evidence is being (?:taken|heard)|(?:was|were|has been|have been) admitted (?:by the court|last|in|on)|(?:is|are|reste|demeure) (?:pendante?|en cours|en instance)|suit son cours|n'est pas (?:encore )?(?:jugee?|tranchee?|plaidee?))\\b`,
);
/** `Le tribunal n'a pas rendu sa décision`, `the judge did not decide until now`. */
const IS_NOT_JUDGED = new RegExp(
  `${NO_CASE_AGAINST}.*\\b(?:(?:tribunal|cour|juge)\\b[^.;]{0,40}\\bn'a (?:pas|toujours pas|pas encore) (?:encore )?(?:rendu|statue|tranche|juge)|(?:court|judge|tribunal|magistrate)\\b[^.;]{0,40}\\b(?:has|did|have) (?:not|n't) (?:yet )?(?:given|decided?|ruled?|judged?|delivered))\\b`,
);
/** `Nous a assignés en rupture abusive`, `nous poursuit à Tunis`, `has put the matter to the judge`. */
const GOES_TO_COURT = new RegExp(
  `${NO_CASE_AGAINST}.*\\b(?:nous (?:a|ont) (?:assignee?s?|citee?s?|attraite?s?|traduite?s?) (?:en|pour|devant|a)|nous poursui(?:t|vent) (?:a|au|devant|pour|en)|(?:a|ont) fait (?:citer|assigner) (?:la societe|l'entreprise|notre societe)|(?:has|have) (?:put|taken|brought|carried|hauled|summoned) (?:us|the company|the (?:school|firm|mill|group)|(?:the|this|his|her|its|their) (?:matter|land|case|claim|complaint)) (?:to|before) (?:the |a )?(?:[a-z]+ )?(?:judge|court|tribunal)|(?:asks?|asking) the (?:[a-z]+ )?(?:court|judge|tribunal) to (?:stop|order|annul|declare|award|cancel|wind|evict|restrain))\\b`,
);
/** `The company claims UGX 40 million from a buyer`, `nous poursuivons un ancien client`: what it may win, and asks of others. */
const IS_BROUGHT_BY_US =
  /^(?!.*\b(?:counter-?claim\w*|reconventionnel\w*)\b)(?:.*\b(?:we|it|the (?:company|group|bank|school|firm)) (?:(?:have|has|had|are|is|also|itself|ourselves) ){0,2}(?:su(?:es?|ed|ing)|claim(?:s|ed|ing)?|filed (?:a |an |our |its )?(?:suit|claim|action|petition))\b(?! (?:by|against) (?:us|the company)\b)|.*\bour (?:claim|suit|action|case) (?:against|on)\b|.*\b(?:claim|suit|action|case) (?:that )?(?:it|we|the company) (?:(?:has|have) )?(?:brought|filed|lodged|began|issued)\b|.*\b(?:la societe|l'entreprise) (?:elle-meme )?(?:reclame|poursuit|a (?:elle-meme )?(?:assigne|saisi|attaque))\b|.*\bnous (?:reclamons|poursuivons|avons (?:assigne|saisi|attaque))\b)/;
/** Won, or given up by the other side. */
export const WON =
  /\b(?:in (?:our|its|the company's) favour|en (?:notre|sa) faveur|en faveur de la societe|dropped (?:its|the|his|her|their)|gain de cause|won (?:the|its|our) (?:case|appeal|suit))\b/;
/** `Judgment was given in March and we paid the award in April`. */
const JUDGED_AND_PAID =
  /\b(?:judge?ment|award|ruling|order|jugement|sentence|arret)\b[^.]*\b(?:we|was|were|been|company|avons|a ete|societe a) (?:since |duly |fully )?(?:paid|settled|verse|regle|paye|execute)\w*\b/;
/** `Judgment in 2023, paid`, `mediation gave him 18 million, done`. */
const TOLD_AS_DONE =
  /\b(?:claim|case|sued|award\w*|judge?ment|arbitrat\w+|mediation|complain\w*|court|tribunal|suit|affaire|litige|proces|prud'hom\w+|jugement|sentence|plainte)\b.*[,;] (?:(?:and )?(?:it|all|which) (?:was|is) |(?:and )?(?:was |is )?|le tout |et )(?:paid|done|finished|final|closed|over(?! [a-z])|payee?|reglee?|soldee?|termine[es]*|clos[es]*)\b(?! (?:in part|by instal|until))/;
/** `Pleadings are to close in March`. */
const TO_END =
  /\b(?:to|will|shall|may|should|must|can) (?:be )?(?:closed?|settled?|end(?:ed)?|finish(?:ed)?|decided?|withdrawn?)\b/g;
/** `Nothing has been set aside`: no provision is made. */
const NOT_PROVIDED = /\b(?:nothing|no (?:sum|amount|money|provision)) (?:has|is|was) (?:been )?set aside\b/g;
/** A case that has ended, without an appeal. */
export const hasEnded = (text: string): boolean =>
  (ENDED.test(text.replaceAll(TO_END, ' ').replaceAll(NOT_PROVIDED, ' ')) ||
    WON.test(text) ||
    (TOLD_AS_DONE.test(text) && !NEGATED.test(text.replace(NO_APPEAL, ''))) ||
    (JUDGED_AND_PAID.test(text) && !NEGATED.test(text))) &&
  !APPEALED.test(text.replace(NO_APPEAL, ''));

/** `Tanzanian law governs; disputes go to the High Court`: a clause. */
const OF_WHICH_LAW =
  /\b(?:law (?:governs|applies)|governed by [^.;]{0,30}\blaws?|(?:any |all )?disputes? (?:go|goes|are|is|shall be|will be) (?:to|settled|referred|submitted|heard|brought)|soumis au droit|droit [a-z]+ (?:s'applique|est applicable)|tout (?:litige|differend))\b/;
export const LITIGATION_PENDING: MeaningRule = {
  types: ANY,
  section: 'litigation',
  opposite: 'NO_LITIGATION',
  isCertain: says(
    IS_LISTED,
    IS_SUED,
    IS_CALLED_BY_NAMES,
    IS_A_PLAINT,
    IS_HEARD,
    IS_INQUIRED,
    IS_BEFORE_A_JUDGE,
    IS_NOT_JUDGED,
    GOES_TO_COURT,
  ),
  isOther: (text) =>
    IS_CLOSED(text) ||
    OF_WHICH_LAW.test(text) ||
    hasEnded(text) ||
    IS_A_CLAUSE.test(text) ||
    LOST_BY_THEM.test(text) ||
    WON_BY_US.test(text) ||
    FOR_SMALL_CLAIMS.test(text),
  isDoubtful: (text) => IS_BROUGHT_BY_US.test(text),
  isSettledBy: (next) => hasEnded(next) && !OF_ANOTHER_CASE.test(next),
};
