// The rule and its figures: docs/rules/sentence-meaning.md

/** Who speaks of itself promises or fears; a contract and a law speak of parties. */
const FIRST_PERSON =
  /\b(?:we|our|ours|us|i|my|nous|notre|nos|je|mon|mes|on (?:a|est|va|doit|peut|ne|n'[a-z]+|[a-z]+ra))\b/;
/** `where`, `failing`, `any person who`, `à défaut`: what opens a case that may come. */
const A_CASE =
  "(?:if|where|should|unless|upon|failing|in (?:the event|case|default)|(?:provided|save|except)(?: always)?(?: that)?|whenever|when|(?:any|no|every) (?:person|party|holder|operator|licensee|tenant)|nothing in|si|s'ils?|s'elles?|lorsqu\\w*|quand|en cas|dans le cas|au cas|a defaut|faute|sauf|quiconque|nul|tant que|toute? (?:[a-z]+ )?(?:personne|associe|actionnaire|retard|manquement|defaut|infraction)|sous (?:peine|reserve)|pourvu que|in the absence|en l'absence|until (?:then|such)|only when)";
const IN_A_CASE = new RegExp(
  `(?:^|[,;:(] ?|\\b(?:and|or|that|but|et|ou|mais|que) )(?:[\\d.]+ |\\(?[a-z\\d]{1,3}\\) |[-•] )?${A_CASE}\\b|\\b(?:if|unless|where|in the event|failing which|provided that|(?:that|which) (?:has|have) (?:expired|lapsed|ended)|not (?:later|earlier) than|en cas d|a defaut d|faute (?:pour|d)|sauf (?:si|en cas)|apres mise en demeure|sous peine|avant (?:l'|son |sa )(?:expiration|echeance))\\b`,
);
/** `shall`, `may terminate`, `doit déposer`, `est résilié de plein droit`: what then holds. */
const THEN_HOLDS =
  /\b(?:shall|must|may (?:not |at any time |thereafter |then |also |by notice )?(?:terminate|cancel|revoke|suspend|withdraw|re-?enter|declare|demand|call|enforce|appoint|require|refuse|recover|forfeit|determine|rescind|accelerate|sell|buy|claim|retain|withhold|reduce|vary|charge|elect|be (?:terminated|cancelled|revoked|suspended|withdrawn|forfeited|called|relied))|(?:is|are) (?:entitled|liable|deemed|void|voidable|guilty)|commits? an offence|is an offence|(?:becomes?|falls?|is|are) (?:immediately |forthwith )?(?:due and )?payable|lapses|(?:doit|doivent|devra|devront) (?:[a-z]+ment )?[a-z'-]+(?:er|ir|re|oir)\b|(?:peut|peuvent|pourra|pourront) (?!etre\b|ne\b|plus\b|pas\b|continuer\b|poursuivre\b|payer\b|honorer\b)(?:alors |aussi |y |en |la |le |les |l'|demander |exiger )?[a-z]+(?:er|ir|re)\b|(?:est|sont|sera|seront) (?:alors |de plein droit |immediatement |automatiquement )?(?:resilie|retire|suspendu|annule|revoque|puni|passible|exigible|repute|considere|caduc|tenu)[a-z]*|de plein droit|(?:ne )?(?:vaut|valent) (?:pas )?titre|s'applique(?:nt)?|n'engage|(?:neither party|no party|both parties) (?:is|are) bound|(?:is|are) not (?:binding|bound)|devient|deviennent|deviendra|entraine|emporte|s'expose|s'engage|s'oblige)\b/;
const OF_A_YEAR = /\b(?:19|20)\d\d\b/;
/** `The Licensee shall`, `l'emprunteur doit informer`: what a party has to do. */
const IS_A_DUTY =
  /^\W*(?:(?:[\d.]+|\(?[a-z\d]{1,3}\)) )?(?:the|each|every|any|no|neither|le|la|l'|les|chaque|tout|toute) ?(?!assemblee\b)[a-z' -]{2,40}? (?:shall|must|covenants? (?:to|with)|(?:doit|doivent|devra|devront) [a-z'-]+(?:er|ir|re|oir)\b|s'engagent? a|s'oblige(?:nt)? a|est tenue? d|sont tenue?s d)/;
/** `A Group Company is unable or admits inability to pay`, `any Obligor`, `constituent des cas de défaut`: an event of default as contracts list it. */
const IS_AN_EVENT =
  /^\W*(?:[\d.]+ ?|\(?[a-z\d]{1,3}\) )?(?:[a-z -]{3,30}: ?)?(?:an?|any|l'une?|une?|tout|toute) (?:group company|obligor|material subsidiary|member of the group|guarantor|loan party|credit party|event|expropriation|obligee?|societe du groupe|debiteur|garant)\b|\b(?:is|are) unable or admits?\b|\badmits? (?:its |their )?inability\b|\bconstituent? (?:un|des|l'un des|chacun un) (?:cas|evenements?|causes?)\b|\b(?:following|each) (?:is|are|shall be|constitutes?) (?:an? )?events? of default\b|^\W*(?:[\d.]+ ?|\(?[a-z\d]{1,3}\) )?(?:the )?events? of default (?:are|is|include|comprise)\b(?! (?:continuing|outstanding|subsisting))|^\W*(?:[\d.]+ ?)?(?:les |sont des )?cas de (?:defaut|defaillance) (?:sont|comprennent|:)|^\W*(?:[\d.]+ ?|\(?[a-z\d]{1,3}\) )?(?:cross[- ]default|insolvency|unlawfulness|audit qualification|cessation of business|material adverse change|exigibilite anticipee|defaut croise|cas d'exigibilite)[a-z ]*: ?(?!none|nil|neant)/;
/** `The Lender may call in the loan if: an instalment stays unpaid; …`: cases in a list. */
const OPENS_CASES =
  /\b(?:may|shall|peut|peuvent|pourra|pourront)\b[^.;:]{0,90}\b(?:if|where|when|upon|following(?: events| cases)?|si|lorsque|cas|suivants?)(?: any of the following[a-z ]{0,30}| (?:the |le |la |l')[a-z]+)? ?: /;
const OF_A_MEETING = /\bassemblee\b[^.;]{0,20}\b(?:devra|doit)\b/;

/** `The licence has lapsed and the plant shall be closed`: a fact, and what follows from it. */
const TELLS_A_FACT =
  /^\W*(?:\d[\d.]*[ .)]+)?(?!(?:an?|any|every|each|no|where|if|une?|tout|toute|si)\b)(?:(?!\b(?:that|which|who|whose|qui|que|dont)\b)[^,;])*?\b(?:(?:has|have|had|did) [a-z]|(?:is|are|was|were) (?:not|un[a-z]+|expired|pending|overdue|missing|lapsed|suspended|revoked)\b|lapsed|expired|n'(?:a|ont|est|sont)\b|(?:est|sont|ont ete|a ete) (?:pas |non |deja )?(?:echu|expir|impay|suspendu|retire|pendant|revoqu)[a-z]*)[^;]*(?:,|;|\b(?:and|but|so|yet|et|mais|donc)\b)/;
/** The clauses of a sentence, without the number it is listed by. */
const clausesOf = (text: string): string[] =>
  text.replace(/^\W*(?:\d[\d.]*|\(?[a-z]{1,3}\)|[a-z]\.)[ .)]+/, '').split(/;|\. (?=[a-z])/);

/** What a contract, a licence or a law provides for: a duty, or what holds in a case that may come. */
export function isProvision(text: string): boolean {
  if (FIRST_PERSON.test(text) || OF_A_YEAR.test(text) || OF_A_MEETING.test(text)) return false;
  if (IS_AN_EVENT.test(text) || OPENS_CASES.test(text)) return true;
  if (TELLS_A_FACT.test(text.slice(0, Math.max(0, text.search(THEN_HOLDS))))) return false;
  return (
    (IN_A_CASE.test(text) || IS_A_DUTY.test(text)) &&
    clausesOf(text).every((clause) => THEN_HOLDS.test(clause))
  );
}

const NUMBER_OF_A_CLAUSE = '(?:(?:clause|article|section) )?(?:\\d[\\d.]*|[ivx]{1,5}|[a-z])[.):-]* ';
const WORDS_FOR_CASES =
  "(?:events? of default|defaults?|cross[- ]default|acceleration|(?:early )?termination(?: events?)?|(?:bad|good) leavers?|cas (?:de defaut|de defaillance|de resiliation|d'exigibilite(?: anticipee)?)|exigibilite anticipee|defaillance|resiliation(?: anticipee)?)";
/** `6. Events of default`, `Each of the following is an Event of Default:`: what opens a list of cases that may come. */
const OPENS_A_LIST = new RegExp(
  `^\\W*(?:${NUMBER_OF_A_CLAUSE})?(?:the |les |des )?${WORDS_FOR_CASES}(?: and [a-z]+| et [a-z]+)?\\W*$|\\b${WORDS_FOR_CASES}\\b[^.;]{0,80}:$`,
);
/** `7. Miscellaneous`, `Article 9 - Divers`: a title, with which the list is over. */
const IS_A_TITLE = new RegExp(`^\\W*(?:${NUMBER_OF_A_CLAUSE})[-–: ]*(?:[a-z'&,-]+ ?){1,6}$`);

/**
 * The sentences that stand in a list of cases in which an agreement may end or be called in: they say what would be so, in the words
 * of what is. One that names a year, or is said by who it is of, tells of something that was.
 */
export function casesIn<Line extends { readonly text: string }>(
  passages: readonly Line[],
): ReadonlySet<Line> {
  const cases = new Set<Line>();
  let isInList = false;
  for (const passage of passages) {
    const { text } = passage;
    if (OPENS_A_LIST.test(text)) isInList = true;
    else if (IS_A_TITLE.test(text)) isInList = false;
    else if (isInList && !OF_A_YEAR.test(text) && !FIRST_PERSON.test(text)) cases.add(passage);
  }
  return cases;
}

/** `Liquidity risk is the risk that`, `le risque de crédit est celui`: what a word means. */
const DEFINES =
  /\brisks? (?:is|are|means|arises?|represents?) (?:defined|(?:the |a )?(?:risk|danger|possibility|chance)\b|when\b|where\b|if\b)|\brisques? [^.;]{0,40}\b(?:est|represente|correspond au?|designe|s'entend|se definit|resulte) (?:le risque|celui|la possibilite|risque|comme|de l'impossibilite|du risque|le danger)/;
const IN_TROUBLE =
  /\b(?:unpaid|overdue|breach\w*|default\w*|exceed\w*|insufficient|fully drawn|cannot|can not|arrears|doubt|impaye\w*|retard|depass\w+|insuffisan\w+|doute)\b/;
/** `"Bad Leaver" means`, `« Dette » désigne`. */
const DEFINES_TERM =
  /^\W*(?:[\d.]+ ?)?(?:in this (?:agreement|deed|note|contract),? |dans (?:le present|la presente|ce|cette) [a-z]+,? )?(?:an? |the |le |la |l'|les |par )?"[a-z' -]{3,60}"\W{0,3}(?:(?:shall )?means?\b|(?:shall )?includes?\b|designe(?:nt)?\b|comprend(?:nent)?\b|inclut\b|s'entend(?:ent)? |signifie(?:nt)?\b|,? ?on entend\b)(?!.*\b(?:un-?audited|unpaid|unsigned|non audite\w*)\b)|^\W*(?:est|sont|is|are) (?:reputee?s?|consideree?s?|deemed|reputed)\b|\b(?:means any|shall mean|designent? (?:tout|chacun|l'un|l'ensemble)\w*) /;
/** `Borrowings are classified as current unless`, `une provision est constituée lorsque`: how something is accounted for. */
const IS_POLICY =
  /\b(?:is|are) (?:not )?(?:recogni[sz]ed|derecogni[sz]ed|classified|measured|disclosed|considered|deemed|presented|written off|accrued|capitali[sz]ed)\b[^.;]{0,50}\b(?:when|where|if|unless|to the extent|once|until|only)\b|\b(?:est|sont) (?:comptabilise|constate|constitue|classe|evalue|considere|inscrit|active|mentionne|provisionne|indique)\w*\b[^.;]{0,50}\b(?:lorsqu\w*|si|s'il\w*|quand|des (?:lors )?que|dans la mesure|a moins|depuis plus de)\b|\b(?:evidence|indicat\w+|indices?)\b[^.;]{0,40}\b(?:includes?|comprennent)\b|\b(?:are|is an?) possible obligations?\b|\bobligations? (?:potentielle|eventuelle)s?\b|\bparties (?:are|sont) (?:considered|considerees)\b/;
/** Whether a folded sentence says what a word means, or how something is accounted for, and tells of no fact. */
export const isDefinition = (text: string): boolean => {
  const [first = '', ...others] = clausesOf(text);
  return (
    (DEFINES.test(first) || DEFINES_TERM.test(first) || IS_POLICY.test(first)) &&
    !others.some((clause) => IN_TROUBLE.test(clause))
  );
};

/** `Incertitude significative : néant`, `Qualification: none`. */
const IS_NIL =
  /^[^.;:]{4,}(?: ?:| -) (?:none|nil|n\/a|not applicable|nothing|neant|sans objet|non applicable|aucune?|rien)(?: (?:identified|noted|reported|to report|known|a signaler|relevee?|identifiee?|constatee?|connue?))?\W*$/;
/** A line of a list that names a matter and says there is none. */
export const isNil = (text: string): boolean => IS_NIL.test(text);

/** `All three were put right by May`, `condition levée le 4 avril`. */
const IS_MENDED =
  /\b(?:all|both|each|every one|they|these|which|toutes|tous|(?:les|tous) (?:deux|trois|quatre)|qui)\b[^.;\d]{0,24}\b(?:was|were|(?:has|have|had) (?:all |both |since )*been|are|is|ont (?:toutes |tous |depuis )*ete|a ete|sont|est) (?:all |both |since |toutes |tous |depuis )*(?:closed|put right|cured|resolved|remedied|cleared|corrected|rectified|satisfied|mended|fixed|signed|lifted|levee?s?|reglee?s?|corrigee?s?|regularisee?s?|resolue?s?|signee?s?|satisfaite?s?|produite?s?|closes?)\b|\b(?:satisfied|fulfilled|lifted|cured|levee?s?|remplie?s?|satisfaite?s?) (?:on|in|by|le|en) (?:the |le )?(?:\d|[a-z]+ \d|[a-z]{3,9}\b)|\b(?:was|were|etait|etaient) (?:an? |une? |encore )?(?:un-?signed|not signed|non signee?s?|pas signee?s?)\b[^.;]{0,24}\b(?:until|till|up to|jusqu)\b/;
const NOT_ALL =
  /\b(?:not|never|but one|except|save|still|yet|apart|remains?|pas|sauf|hormis|encore|toujours|reste|jamais)\b/;
/** `Signed copy; the draft first sent was unsigned`: one is signed, and only what came before it is not. */
const OF_A_DRAFT =
  /\b(?:draft|projet|earlier|previous|first|ancienne?|premiere?|initiale?)\b[^.;]{0,30}\b(?:un-?signed|non signee?s?|not signed)\b|\b(?:un-?signed|non signee?) (?:draft|projet|version)\b/;
const IS_SIGNED = /(?<!\b(?:non|not|never|pas|to be|be|un)[ -])\b(?:signed|signee?s?|executed)\b/;
/** `It was renewed and has not lapsed since`: a gap of once. */
const SINCE_RENEWED =
  /\b(?:renewed|reissued|restored|renouvelee?s?|retablie?s?)\b[^.]*\b(?:has|have|n'a|n'ont) (?:not|never|plus|pas|jamais) (?:once |been |ete )*(?:lapsed?|expired?|interrupted|suspended|expiree?s?|interrompue?s?)\b/;
export const isRenewedSince = (text: string): boolean => SINCE_RENEWED.test(text);
/** What was wanting and is no more, as the sentence itself says. */
export const isMended = (text: string): boolean =>
  isRenewedSince(text) ||
  (OF_A_DRAFT.test(text) && IS_SIGNED.test(text) && !NOT_ALL.test(text.replace(OF_A_DRAFT, ' '))) ||
  (IS_MENDED.test(text) &&
    !NOT_ALL.test(text.replaceAll(/\bnot signed until\b|\bpas signee?s? jusqu/g, ' ')));

/** `Came to its end by effluxion of time and no rent is outstanding`: an agreement that is over, with nothing left of it. */
const IS_OVER =
  /\b(?:came to (?:its|an) end|ended|expired|ran out|lapsed|(?:venue?|arrivee?) a (?:son )?terme|(?:a )?pris fin|echue?|expiree?|s'est acheve\w*)\b[^;]*\b(?:(?:no|nothing|aucune?|rien)\b[^.;]{0,24}\b(?:outstanding|owing|owed|due|left|remains|du|dus|due|reste)\b|(?:all|tous|toutes)\b[^.;]{0,30}\b(?:paid|settled|discharged|regle\w*|paye\w*|solde\w*|acquitte\w*)\b)|\bnothing (?:is )?(?:owed|owes|due)\b[^;]*\b(?:ran out|ended|expired|lapsed)\b|\bowes nothing\b[^;]*\b(?:ran out|ended|expired|lapsed)\b/;
const GOES_ON =
  /\b(?:still|continu\w*|remain\w*|since|anyway|without (?:one|a)|carr(?:y|ies) on|stay\w*|goes? on|toujours|encore|depuis|poursui\w*|occup\w*)\b/;
export const isOverAndPaid = (text: string): boolean => IS_OVER.test(text) && !GOES_ON.test(text);

/** `Whereas the former licence expired and the Authority has resolved to grant this one`: why a paper is made. */
const LEADS_TO_NEW =
  /^\W*(?:\(?[a-h][.)] )?(?:whereas|attendu|considerant)\b[^;]*\b(?:expired|expir\w+|ended|echue?|lapsed|terme)\b[^;]*\b(?:grant\w*|renew\w*|enter\w*|replac\w*|extend\w*|wish\w*|renouvel\w*|remplac\w*|prolong\w*|souhait\w*|conclu\w*)\b/;
export const leadsToNew = (text: string): boolean => LEADS_TO_NEW.test(text);

/** What the standards have each auditor do and say, in every report. */
const IS_ROUTINE = [
  /\b(?:we (?:also )?conclude on|we are required to|our conclusions? (?:is|are) based|future events (?:or conditions )?may cause|as part of (?:an|our) audit|il (?:nous |lui |leur )?(?:appartient|incombe)|nous (?:devons (?:[a-z]+ment )?[a-z'-]{2,}(?:er|ir|re)\b|sommes tenus)|(?:nos|ces|ses) conclusions s'appuient)\b/,
  /\b(?:directors?|management|those charged|auditors?|direction|dirigeants|conseil|commissaires?|administrateurs)\b[^.;]{0,40}\b(?:(?:are|is) (?:also )?(?:required|responsible)|responsib\w+ (?:is|includes?)|incombe|appartient|(?:est|sont) (?:tenue?s?|responsables?|chargee?s?))\b/,
  /^\W*(?:[ivx\d]+[.)] )?(?:conclud(?:e|es|ing) on|conclure (?:quant|sur)|apprecier|(?:il|elle|nous|l'auditeur|le commissaire aux comptes) (?:apprecie|concluons|conclut|appreciens|apprecions)|(?:we )?obtain(?:s|ing)? an understanding|(?:il |nous )?(?:prend|prenons|prendre|acquerir|acquiert) (?:une )?connaissance)\b/,
  /\bwhether (?:or not )?(?:there (?:is|are) )?(?:a |any )?material uncertaint|\bexistence ou non d'une? (?:telle )?incertitude|\b(?:if|where|should) (?:we|the auditors?|he|she|it) (?:were to )?conclude|\b(?:s'il|si nous|si l'auditeur|si le commissaire aux comptes) (?:conclu|conclut|concluons|concluait|concluions)\b/,
  /\bopinion\b[^.;]{0,60}\b(?:(?:does|do|did) not (?:cover|extend)|ne (?:s'etend|couvre|porte) pas)\b/,
  /\b(?:purpose of|but d'|objectif d'|fins? d'|vue d')(?: ?)(?:expressing|exprimer|formuler) (?:an |une )?opinion (?:on|about|sur) (?:the |its |their |l'|son |leur )?(?:effectiveness|efficacite|internal|controle)/,
  /\b(?:going concern basis|continuite d(?:e l)?'?exploitation)\b[^.;]{0,30}\b(?:assumes?|presumes?|suppose|presume)\b[^.;]*\b(?:reali[sz]e (?:its|their) assets|discharge|normal course|realiser ses actifs|cours normal)\b/,
  /\b(?:schedules?|supplementary|directors' report|report of the directors|chairman's|other information|summary|rapport de gestion|(?:autres )?informations|annexes?)\b[^.]*\b(?:(?:no|any|an) (?:audit )?opinion|n'exprimons (?:pas|aucune))\b(?![^.]*\b(?:because|unable|not able|en raison|impossib\w+)\b)|\bexpress no such opinion\b|\bpris isolement\b|\bnor were we engaged\b/,
  /\b(?:separate opinion|opinion (?:distincte|separee)|(?:any )?form of (?:assurance|opinion)|forme d'(?:assurance|opinion)|opinion or any assurance)\b/,
];
/** A review gives no audit opinion; who was hindered says what hindered him. */
const OF_A_REVIEW =
  /\b(?:not express|express no|n'exprimons (?:pas|aucune)) (?:an |d'|une )?(?:audit opinion|opinion d'audit)\b/;
const IS_HINDERED =
  /\b(?:because|significance|unable|not been able|basis for|en raison|importance|pas (?:ete|pu))\b/;
/** `A reservation would have been expressed had we not attended the count`: an opinion that was not given. */
const WOULD_BE_GIVEN =
  /\bwould (?:then )?(?:not )?have (?:been )?(?:qualified|modified|disclaimed|refused|issued|expressed|given|drawn|triggered|reported)\b|\baur(?:ai(?:t|ent|s)|ions) (?:alors |du |ete )*(?!(?:du )?etre)(?:exprime|formule|emis|emise|refuse|assorti|modifie|declenche|signale|emises)[a-z]*/;
const SHOULD_HAVE = /\b(?:should have|ought to have|aur(?:ait|aient) du)\b/;

/** `No disclaimer was issued`, `une réserve n'a été ni envisagée`: what was not said of the accounts. */
const NO_RESERVE =
  /\b(?:no|neither|without|ni|aucune?|pas de) (?:[a-z]+ ){0,2}(?:disclaimers?|adverse|qualif(?:ications?|ied opinion)|reserves?|refus|limits?|limitations?|disagreements?|restrictions?|desaccords?|divergences?)\b(?![^.;]*\b(?:except|but|save|sauf|mais|hormis)\b)|\b(?:reserves?|refus)\b[^.;:]{0,40}\bn'(?:a|ont|est|sont) (?:ete )?(?:ni|pas ete|jamais ete|pas|jamais) (?:formul|emis|exprim|envisag|discut|necessaire)/;

/** Whether an auditor says that nothing was held against the accounts. */
export const hasNoReserve = (text: string): boolean => NO_RESERVE.test(text);

/** Whether an auditor says what every auditor has to do or say, or what he would have said. */
export const isRoutineOfAudit = (text: string): boolean =>
  IS_ROUTINE.some((one) => one.test(text)) ||
  (OF_A_REVIEW.test(text) && !IS_HINDERED.test(text)) ||
  (WOULD_BE_GIVEN.test(text) && !SHOULD_HAVE.test(text));
