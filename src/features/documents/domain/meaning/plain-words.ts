// What a short sentence says so plainly that no other evidence is asked for.

/** What may be, and not the month: a part of patterns over folded text. */
export const MAY = String.raw`(?<!\b(?:in|since|of|by|until|late|early|mid|end|\d{1,2}) )may`;

const AGREEMENT = String.raw`\b(?:agreements?|contracts?|leases?|tenanc(?:y|ies)|mandates?|pacts?|conventions?|baux|bail|contrats?|pactes?|accords?|mandats?|protocoles?|memorandum)\b`;
const IS_OVER = String.raw`\b(?:expired|lapsed|ended|ran out|came to (?:an|its) end|(?:had |has )?reached its term|ran to \d{1,2} [a-z]+ 20\d\d|couvrait [^.;]{2,30}|is over|are over|(?:est |sont |etait )?(?:arrivee?s?|venue?s?|parvenue?s?) a (?:terme|echeance|expiration)|(?:a|ont|avait) expire|(?:est|sont) (?:echue?s?|expiree?s?)|a pris fin)\b`;
const USED_ON = String.raw`(?:\b(?:(?:not|never)(?: yet)?(?: been)? (?:renewed|extended|replaced)|nobody (?:has )?(?:renewed|signed)|no (?:new|other) (?:one|contract|lease|agreement|text)|without (?:a new|any|renewal)|(?:carr(?:y|ies)|go(?:es)?) on as before|hold(?:s|ing)? over|(?:have |has |had )?(?:just )?gone on|(?:they|he|she) keeps? (?:buying|ordering|paying)|occupation since|no extension|no (?:new )?(?:document|paper)|still (?:in it|us\w+|work\w*|deliver\w*|appl\w*|occup\w*|pay\w*|s(?:ell|old)\w*|suppl\w*))\b|\bnon renouvelee?s?\b|\b(?:pas|jamais) (?:encore )?(?:ete )?(?:renouvelee?s?|reconduite?s?|remplacee?s?|signee?s?)\b|\bsans (?:texte|contrat|renouvellement|bail|nouvel\w*)\b|\bencore (?:appliquee?s?|en vigueur|suivie?s?|signee? par personne)\b|\bcontinu(?:e|ent|ons)\b)`;
const LAPSED = new RegExp(`${AGREEMENT}[^.]{0,90}${IS_OVER}[^.]{0,120}${USED_ON}`);
/** A case that may come, an office, or what was put in order. */
const NOT_LAPSED = new RegExp(
  String.raw`\b(?:if|unless|shall|${MAY}|should|where|when|once|upon|any|either|si|peut|pourra|doit|lorsque|toute?|directors?|administrateurs?|officer|cfo|ceo|settled|paid off|as planned|no longer|returned|handed back|nothing (?:is )?owed)\b`,
);
/** `The lease ran out in March and has not been renewed`: an agreement that is over and lived by. */
export const isLapsed = (text: string): boolean => LAPSED.test(text) && !NOT_LAPSED.test(text);

export const KEY_PERSON = String.raw`\b(?:[a-z]+ (?:manager|director|engineer|chemist) (?:since|from) (?:the|our) (?:start|beginning|founding|foundation|first day)|lead (?:developer|engineer|designer|programmer)|the only (?:one|person|man|woman) who|seule? a (?:maitriser|connaitre|savoir|conduire|comprendre)|co-?founders?|founders?|founded|ceo|cto|coo|(?:managing|technical|production|operations|research) director|head of (?:research|technology|engineering|production|r&d)|president director|chief (?:(?:executive|technology|technical|operating)(?: officer)?|engineer|chemist|technologist|agronomist|designer|developer)|(?:our|the) (?:only|sole) [a-z]+|(?:holder|author|keeper|creator|creat(?:eur|rice)|auteure?) (?:of|d'|de) (?:all|toutes?|tous|nos|our|les|des)|(?:principal|head|chief|master) [a-z]+er|who (?:has )?(?:does|did|made|makes|drew|draws|knows|bought|buys|cuts|bakes|brews) (?:every|each|all)|directeur technique|who(?:, as you know,)? (?:built|designed|wrote|invented) (?:every|each|all|the|our)|(?:directeur|directrice) (?:general|generale|technique|de (?:la )?production|d'usine)|(?:co)?fondat(?:eur|rice)|gerante?)\b`;
export const LEAVES = String.raw`\b(?:(?:leaves|left|has left|is leaving|will leave) (?:us|the (?:company|business|firm|team))|(?:is leaving|has left|will leave)|(?:he|she) would (?:leave|step down|resign)|left (?:together |both )?(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|on \d{1,2}|at the end)|(?:has |have )?resigned|resigns (?:as|from|with effect)|(?:has given|has handed in|has tendered|handed in|gave) (?:(?:his|her|their) )?(?:notice|resignation)|(?:steps|stepped|will step|is stepping) down|nous quitte(?:ra)?|en partance pour|fait ses valises|ceased to (?:hold office|work)|(?:has |have )?(?:given|gives|giving) (?:us |the board )?(?:(?:one|two|three|six|\d+) (?:weeks|months)'? )?notice|gave up (?:his|her) (?:position|post|office|place)|declined to renew|left the company|quitte(?:ra)? (?:la societe|l'entreprise|l'equipe|ses fonctions|la maison|le groupe|notre)|a quitte|a demissionne|a (?:remis|presente) sa demission|est partie?|partira|s'en va|part (?:le (?:1er|\d{1,2})|(?:fin|debut|en) (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))|(?:(?:moves|is moving|relocates|is relocating|goes back) (?:to|home|abroad)(?! (?:the|our|a|an|another|his|her|chair|head|work)\b)|emigrates|retires|part (?:vivre|s'installer)|prend sa retraite)\b[^.;]{0,60}\b(?:on|in|at|by|from|le|en|fin|au) (?:the end of )?(?:\d|january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))\b`;
const DEPARTS = new RegExp(`${KEY_PERSON}[^.;]{0,90}${LEAVES}`);
/** A case that may come, an absence, a seat on the board, times long past, another firm, or somebody who has the place. */
const NOT_DEPARTS = new RegExp(
  String.raw`\b(?:if|unless|should|${MAY}|might|would|shall|where|si|serait|peut|pourrait|maternit\w*|paternit\w*|each (?:year|month)|every (?:[a-z]*day|week|evening|morning|year|month)|chaque (?:annee|mois)|20[3-9]\d|holiday|vacation|conges?|salon|foire|congres|leave of absence|returns?|revient|mission|trade fair|conference|board|non-?executive|chair(?:ed|man|woman)?|administrat\w+|conseil|nobody|none|never|no one|aucune?|jamais|personne n'a|replaced|joined|promoted|fill(?:s|ed)|started|succe\w+|t(?:ook|aken) over|remplac\w+|relais|releve|repris\w*|interim|deputy|deputies|adjointe?|handed over|stayed|stays?|sold|clients?|customers?|banks?|rivals?|concurren\w+|ministere|sa societe|ours|former|ancien\w*|previous|had left|avait quitte|not (?:left|leav\w+)|(?:19|20)(?:0\d|1\d|20|21|22|23)|years? ago|il y a)\b`,
);
const RESIGNS_AS = new RegExp(
  String.raw`\b(?:resigns?|resigned|is resigning|demissionne|a demissionne|(?:will not|does not|is not going to) renew (?:his|her) (?:contract|term|appointment)|ne renouvell\w+ pas son (?:contrat|mandat)) (?:as|from (?:his|her|their|the) (?:post|office|position|duties|role) (?:as|of)|de (?:ses|son|sa) (?:fonctions?|poste|mandat)(?: de| d'| en qualite de)?) ?(?:the |our |its )?${KEY_PERSON}`,
);
/** `The search for her successor has begun`: nobody has the place. */
const SUCCESSOR_SOUGHT =
  /\b(?:(?:the |our )?board (?:is )?|le conseil )?(?:search|hunt|recruitment|recruiting|looking|seeks?|seeking|recherche|recrutement|cherche|cherchons|cherchent)\b[^.;,]{0,24}\b(?:succe\w+|replacement|remplac\w+)|\b(?:replacement|successor|remplacante?|successeur) (?:is|est) (?:still |being |now |encore |toujours |en cours d'etre )*(?:sought|looked for|wanted|recherchee?|cherchee?)\b/g;
/** Who only tells of it: `the Chair read a letter in which`. */
const TELLS_OF_IT =
  /\b(?:the |le |la )?(?:chair(?:man|woman|person)?|president(?:e)?|board|conseil) (?:read|heard|reports?|reported|said|told|informed|announced|noted|received|took note|lit|informe|annonce|indique|prend acte|a (?:lu|pris acte|recu))\b/g;
/** `Said that he would leave the company`: what somebody has announced. */
const ANNOUNCED =
  /\b(?:said|told|announced|informed|declared)\b[^.;]{0,40}\b(?:he|she) would (?=leave|step down|resign)/g;
/** `To start her own business`, `to take up a post in Cape Town`: what somebody leaves for. */
const LEAVES_FOR =
  /\b(?:to|pour) (?:start|set up|found|open|launch|run|take up|creer|lancer|ouvrir|monter) (?:his|her|their|an?|son|sa|une?) (?:own )?(?:business|company|firm|post|job|position|practice|shop|propre|entreprise|poste|affaire)\b[^.;]*/g;
/** `Has signed with a competitor`, `leaves us in June for a bank`: where somebody goes. */
const TO_A_RIVAL =
  /\b(?:signed|signs|signe|joins?|joined|rejoint|goes|went|moves|leaves|left|passe|va|part|quitte)\b(?:[^.;]{0,40}\b(?:with|to|for|chez|pour))? (?:an?|our|the|une?|notre|l'un de nos) ?(?:[a-z]+ )?(?:competitors?|rivals?|concurrente?s?|banks?|banques?)\b/g;
/** Whether nothing in a sentence takes back that somebody goes. */
export const isGone = (text: string): boolean =>
  !NOT_DEPARTS.test(
    [SUCCESSOR_SOUGHT, TELLS_OF_IT, ANNOUNCED, LEAVES_FOR, TO_A_RIVAL].reduce(
      (left, words) => left.replaceAll(words, ' '),
      text,
    ),
  );
/** `The Finance Director has resigned; no successor has been found`: whoever it is, the place is empty. */
const LEFT_A_GAP =
  /\b(?:director|manager|officer|head of [a-z]+|engineer|accountant|directeur|directrice|responsable|comptable)\b[^.]{0,60}\b(?:(?:has |have )?(?:resigned|left|given notice)|a (?:quitte|demissionne|donne sa demission))\b[^.]{0,80}\b(?:no (?:successor|replacement) (?:has|is|was)|(?:has|have) not (?:yet )?been replaced|n'a pas (?:encore )?ete remplacee?|sans (?:successeur|remplacant))\b/;
/** `Goes to Lonmin on 1 July; his post is vacant`: nobody has the place of who goes. */
const POST_IS_EMPTY = new RegExp(
  String.raw`(?:${LEAVES}|\b(?:goes|went|moves|va|part) (?:to|for|a|chez|pour) [a-z])[^.]{0,60}\b(?:his|her|the|son|le|sa) (?:post|place|seat|job|office|position|poste|place) (?:is|remains|stays|est|reste) (?:still |encore |toujours )?(?:vacante?|empty|open|unfilled|not filled|a pourvoir)\b`,
);
/** `Our technical director leaves us on 30 November`, `resigns as Managing Director`: somebody the company hangs on goes, and nobody is named who follows. */
export const isDeparture = (text: string): boolean =>
  ((LEFT_A_GAP.test(text) || POST_IS_EMPTY.test(text)) &&
    !/\b(?:if|unless|should|would|si|serait)\b/.test(text)) ||
  (DEPARTS.test(text) && isGone(text)) ||
  (RESIGNS_AS.test(text) && isGone(text));

const OWED =
  /\b(?:ow(?:e|es|ed|ing)|due to|(?:still|left) to (?:be )?pa(?:y|id)|hire purchase|facility letter|restes? a payer|borrowed|loans?|lent|lenders?|advances?|debts?|liabilit\w+|arrears|repa(?:y|id|yable)\w*|prets?|emprunt\w*|avances?|dettes?|dus?|dues?|doit|devons|doivent|rembours\w+|prete\w*|avance|rendrons|rendre|payable|paid for by|paye par)\b/;
const BOOKS =
  '(?:accounts|books|balance sheet|figures|model|tab|sheet|statements|ledger|schedule|table|liabilities|comptes?|bilan|chiffres|modele|etats?|livres?|tableau|passif)';
const KEPT_OUT = new RegExp(
  [
    String.raw`\b(?:not|nor|n't|never) (?:yet )?(?:in|on|shown in|included in|booked in|entered in|recorded in|reflected in|part of|among) (?:this|the|these|our|any of the|those) (?:[a-z]+ ){0,2}${BOOKS}\b`,
    String.raw`\b(?:is|are|stands?|appears?) in (?:no|none of (?:the|our|its)) (?:[a-z]+ )?${BOOKS}\b`,
    String.raw`(?:\bnot|\bnever|n't) (?:yet )?(?:been )?(?:taken|put|brought|carried|written|counted) (?:it |them )?(?:in|into|to|on|among) (?:this|the|these|our|those) (?:[a-z]+ ){0,2}${BOOKS}\b`,
    String.raw`\b(?:auditors?|accountants?)\b[^.;]{0,16}(?:\bnot|\bnever|n't)(?: yet)?(?: been)? (?:shown|told|given|informed|seen (?:it|this|them))\b(?! an? (?:agreement|contract|paper))|\b(?:pas|jamais) (?:encore )?ete (?:montre|communique|presente|signale)e?s? (?:aux?|a l') ?(?:commissaires?|auditeurs?|comptable)\b`,
    String.raw`\b(?:left|kept|leaves?|keeps?|held)\b(?:[^.;]|\.\d){0,40}\b(?:out of|off|outside) (?:this|the|these|our|those) (?:[a-z]+ ){0,2}${BOOKS}\b`,
    String.raw`\b(?:does|do|did) not (?:appear|figure|stand|show) (?:in|on|among|anywhere)\b|\b(?:is|are|was|were) nowhere in\b|\b(?:not|never) (?:yet )?(?:been )?(?:booked|recorded|entered)\b`,
    String.raw`\b${BOOKS} (?:omits?|leaves? out|do(?:es)? not (?:show|carry|mention)|ne (?:la |les |le |l')?(?:montre\w*|porte\w*|mentionne\w*|repren\w+|di\w+) (?:pas|nulle))\b`,
    String.raw`\bn'(?:est|a|ont|sont|apparai\w+|figure\w*)\b[^.;]{0,30}\b(?:pas|nulle part|aucun\w*|jamais)\b[^.;]{0,30}\b(?:dans|au|aux|sur) (?:les?|la|nos|ces?|cette|notre|l')? ?(?:[a-z]+ )?${BOOKS}\b`,
    String.raw`\bn'(?:est|a|ont|sont|apparai\w+|figure\w*)\b[^.;]{0,30}\b(?:dans|sur) aucun\w* (?:de (?:ses|nos|leurs|vos) )?${BOOKS}\b`,
    String.raw`\b(?:rien|aucune trace) n'en (?:a (?:jamais )?ete|est) (?:ecrit|inscrit|passe|porte|enregistre|note)e? (?:en|dans (?:la|les|nos)|aux) (?:comptabilite|comptes|livres)\b`,
    String.raw`\b(?:although |though )?(?:omitted|missing|absent|left out) from (?:every|all|each|any|the|our|its)\b[^.;]{0,24}\b${BOOKS}\b`,
    String.raw`\b(?:does|do) not go (?:to|into|through) (?:the|our) (?:accounting|accounts|books|accountant)\b|\b(?:never|not) (?:been )?(?:given to me to book|declared to (?:the|our) (?:accountant|auditor)s?|passed to (?:the|our) (?:accountant|bookkeeper))\b|\b(?:our|the) (?:auditors?|accountants?) (?:were|was) (?:not|never) (?:shown|told of|given)\b`,
    String.raw`\bwill (?:only )?be (?:taken up|entered|booked|recorded|shown) (?:only )?(?:in|with) next (?:year|month|quarter|season)'s (?:books|accounts)\b|\b(?:comptable|comptabilite)\b[^.;]{0,20}\bl'a laisse[es]* (?:dehors|de cote)\b|\bje ne (?:l'ai|les ai) (?:pas|jamais) (?:portee?s?|mise?s?|inscrite?s?)\b|\b(?:accountant|bookkeeper)\b[^.;]{0,20}\b(?:left|kept|leaves) (?:it|them|this) out\b`,
    String.raw`\b(?:le )?comptable n'en a (?:tout simplement |jamais |simplement )*(?:pas |jamais )?(?:ete )?(?:informe|averti|eu connaissance)|\bhors comptabilite\b|\b(?:pas|nulle part) (?:au|dans le) bilan\b`,
    String.raw`\b(?:pas|jamais) (?:encore )?(?:ete )?(?:passee?s?|portee?s?|inscrite?s?|enregistree?s?|comptabilisee?s?)\b|\b(?:inscrite?s? nulle part|hors (?:bilan|comptes|livres)|off (?:the )?(?:balance sheet|books)|outside the (?:books|accounts|balance sheet))\b`,
  ].join('|'),
);
/** A case that may come, none, a standard, or what is no debt of now. */
const NOT_KEPT_OUT =
  /\b(?:if|unless|(?<!we )shall|(?<!\b(?:i|we) )should|any|no (?:other )?(?:loans?|debts?|liabilit\w+)|none|nil|neant|(?:aucune?|sans|pas d') ?(?:autre )?(?:dette|emprunt|pret|engagement)|garanti\w*|nantissement|cautions?|secured|pledged?|repaid in|was repaid|guarantees?|leases?|rents?|operating|contingent|policy|depreci\w+|undrawn|unused|committed|grants?|si|ifrs|standard|commitments?|nothing|no one)\b/;
/** `Not in these accounts: 45 million owed to the seller of the press`: a debt with its sum, kept out of the figures. */
export const isKeptOut = (text: string): boolean =>
  (KEPT_OUT.test(text) && OWED.test(text) && /\d/.test(text) && !NOT_KEPT_OUT.test(text)) ||
  (THIS_SUM_IS_KEPT_OUT.test(text) && !NOT_THIS_SUM.test(text));

/** `By their wish this sum is not entered in the books`: one told in the sentence before. */
const THIS_SUM_IS_KEPT_OUT =
  /\b(?:this|that) (?:sum|amount|loan|debt|advance|money)\b[^.;]{0,30}\b(?:is|was|has) (?:not|never) (?:yet )?(?:been )?(?:entered|recorded|booked|shown|written) (?:in|on) (?:the|our|its) (?:books|accounts|ledgers?|balance sheet)\b|\b(?:cette somme|ce montant|ce pret|cette dette|cette avance)\b[^.;]{0,30}\bn'(?:est|a|apparait|figure)\b[^.;]{0,16}\b(?:pas|jamais|nulle part)\b[^.;]{0,30}\b(?:livres|comptes|bilan|comptabilite)\b/;
const NOT_THIS_SUM =
  /\b(?:if|unless|shall|grants?|gifts?|will be|repaid|si|subventions?|dons?|sera|rembourse[es]*)\b/;

const COMES_TO_A_STOP = String.raw`(?:close(?: down)?|stop|cease|shut(?: down)?|wind (?:up|down)|fold|run out|not (?:be able to )?(?:pay|continue|trade|meet)|cannot (?:pay|continue|go on|meet)|unable to (?:pay|continue|meet|trade)|ferm\w+|cess\w+|arret\w+|deposer|ne (?:pourr\w+|peut|pouvons|saur\w+) (?:plus|pas)|plus (?:payer|de quoi))`;
const HANGS = new RegExp(
  [
    String.raw`\b(?:unless|without|failing|absent|if (?:we|the company) (?:do(?:es)? not|cannot|fail\w*)|if (?:no|the|this|it) [a-z ]{0,24}(?:do(?:es)? not|is not|fails?|comes?)|sans|si (?:nous|la societe|on|l'entreprise) n|si (?:la|le|l'|aucun\w*) ?[a-z ']{0,24}(?:n'|ne )|faute d|a defaut d)\b[^.;]{0,90}\b(?:we|the company|the (?:plant|mill|tannery|factory|business|clinic|school|shop)|it|nous|la societe|l'entreprise|l'usine|on)\b[^.;]{0,50}\b${COMES_TO_A_STOP}\b`,
    String.raw`\b(?:we|the company|the (?:plant|mill|factory|business)|nous|la societe|l'entreprise|l'usine|on)\b[^.;]{0,50}\b${COMES_TO_A_STOP}\b[^.;]{0,60}\b(?:unless|without|if (?:no|the|we)|sans|si (?:nous|la|le|aucun)|faute d|a defaut d)\b`,
    String.raw`\b(?:there is|exists?|indicat\w+|faces?)\b[^.;]{0,40}\bmaterial uncertainty\b[^.;]{0,80}\b(?:ability to continue|going concern)`,
    String.raw`\bincertitude significative\b[^.;]{0,60}\b(?:continuite|poursuite)`,
    String.raw`\b(?:poursuite|continuite) (?:de l'|d')(?:exploitation|activite)\b[^.;]{0,30}\b(?:n'est (?:pas|plus) (?:assuree|garantie)|est (?:compromise|incertaine|menacee)|depend d)`,
  ].join('|'),
);
const MONEY =
  /\b(?:find|raise|raising|money|funds?|funding|capital|loans?|financing|lenders?|bank|round|support|investors?|investment|million|creditors?|uncertainty|cash|argent|fonds|augmentation|apports?|financement|emprunt|banque|levee|investisseurs?|millions|incertitude|exploitation|associes|actionnaires)\b/;
/** Somebody else's stop, a clause, what was, and what every auditor weighs. */
const NOT_HANGS =
  /\b(?:auditors?|l'exercice|avons|avions|agrement|ordre|competitors?|rivals?|customers?|clients?|suppliers?|machine|power|electricity|water|lender|borrower|tenant|landlord|party|parties|either|(?<!we )shall|may|licen[cs]e|permit|insur\w+|farmers?|courant|eau|panne|grid|generator|whether|no material|not (?:identified|exist)|does not exist|none|neant|aucune (?:incertitude|telle)|basis|appropriate\w*|conclu\w+|assess\w*|evalu\w*|apprecier|si nous concluons|would|aurait|could have|in 20(?:1\d|2[0-3])|was|were|etait|stop(?:s|ped)? (?:at|there|here|selling|buying|paying|using|offering)|growth|hiring|month of|strike)\b/;
const FEWEST_LETTERS = 50;
/** `Unless we find 118 million by then we shall have to close the tannery`: whether the company goes on hangs on money it has not. */
export const hangsOnMoney = (text: string): boolean =>
  text.length > FEWEST_LETTERS &&
  ((HANGS.test(text) && MONEY.test(text) && !NOT_HANGS.test(text)) || isInAuditorsReport(text));

const AUDITORS_SAY =
  /\b(?:auditors?|commissaires? aux comptes|reviseurs?)\b[^.;]{0,90}\b(?:will|shall|has|have|had|points?|draws?|emphasi[sz]es?|mentions?|signal\w+|attire\w*|mentionn\w+|fait etat|a releve)\b[^.;]{0,60}\b(?:material uncertainty|significant doubt|incertitude significative)\b/;
const NOT_SAID =
  /\b(?:no|not|none|whether|if|unless|would|responsib\w*|conclu\w+|assess\w*|aucune?|pas|si|sans|responsabilit\w*|apprecier|lifted|removed|no longer|levee?)\b/;
/** `The auditors have told us that their report will state a material uncertainty`: what it says, and no duty to look. */
const isInAuditorsReport = (text: string): boolean => AUDITORS_SAY.test(text) && !NOT_SAID.test(text);

export const PERMIT = String.raw`(?:licen[cs]es?|permits?|certificates?|certification|registration|authori[sz]ations?|approvals?|accreditation|clearances?|(?:forestry|logging|mining|fishing|quarry) concessions?|concession (?:forestiere|miniere)|(?:quality|standardi[sz]ation) marks?|(?:exporter|importer|dealer|trader)'?s? cards?|permis|agrements?|autorisations?|certificats?|immatriculation|homologation|habilitation|cartes? d(?:e |')(?:exportat|importat|commerc|negoc|transform|operat|acheteu|profession)\w*)`;
const WHO_TAKES = String.raw`\b(?:authority|agency|commission|council|county|ministry|ministere|board|regulator|bureau|inspectorate|registrar|governor|prefecture|prefet|autorite|agence|conseil (?:national|regional|du|de la|des)|direction|office|department|douanes?|customs)\b`;
const OF_WHOM = String.raw`(?:the company's|the|this|your|its|our|la|le|les|l'|votre|notre|nos|son|sa)`;
/** `a, par lettre du 3 août, suspendu`. */
const BETWEEN = String.raw`(?:, [^.;,]{3,50},)?`;
const TOOK_AWAY = String.raw`(?:${WHO_TAKES}[^.;]{0,40}?|\b(?:we|nous)\b[^.;]{0,24}?)(?: (?:has|have|had|a|avons|avait)${BETWEEN}(?: (?:hereby|therefore|par la presente))? (?:suspended|revoked|cancelled|withdrawn|suspendu|retire|annule|revoque)|(?<!\b(?:we|nous)\b[^.;]{0,40})${BETWEEN} (?:suspended|revoked|cancelled|withdrew))(?: pour [a-z\d]+ (?:jours|mois)| for [a-z\d]+ (?:days|months))? ?${OF_WHOM}? ?(?:[a-z]+ ){0,2}?${PERMIT}\b(?! (?:fees?|duty|tax))`;
/** From when, until when, or why. */
const OF_ITS_TIME = String.raw`\b(?:for [a-z\d]+ (?:days|months)|from|since|until|with effect|as of|pour [a-z\d]+ (?:jours|mois)|a compter du|depuis|jusqu'|des le|on account of|because|au motif|pour (?:non|defaut|manque)|(?:on|le|du|of|dated|by letter of|par (?:lettre|decision|arrete) du) \d)`;
const IS_WITHDRAWN = new RegExp(
  String.raw`^(?=.*${OF_ITS_TIME}).*${TOOK_AWAY}|\b(?:the|this|our|its|your|le|la|l'|ce|cette?|notre|votre|son|sa) ?(?:[a-z']+ ){0,3}${PERMIT}(?: [a-z\d/.°'-]+){0,8} (?:is|was|has been|stands|remains|est|a ete|reste|demeure) (?:hereby |therefore |now |still |par la presente )?(?:suspended|revoked|cancelled|withdrawn|suspendue?|retiree?|annulee?|revoquee?)\b[^;]{0,60}\b(?:by (?:ministerial |court )?(?:order|decree|decision|letter)|par (?:arrete|decret|decision|lettre)|(?:with effect )?(?:from|since|until|on|for [a-z\d]+ (?:days|months))|as (?:of|from)|a compter du|depuis|jusqu'|des le|pour [a-z\d]+ (?:jours|mois))\b`,
);
/** A case that may come, another's, or what was lifted again. */
const NOT_WITHDRAWN = new RegExp(
  String.raw`\b(?:if|unless|where|when|should|${MAY}|shall|would|could|any|lifted|reinstated|restored|former|previous|competitor'?s?|their|rivals?|another|suppliers?|customers?|fournisseurs?|transporteurs?|(?:several|some|many|all|most|other|two|three|four|\d+) (?:[a-z]+ ){0,2}[a-z]+ers|never|not|(?:has|have) since|si|peut|pourra|doit|lorsque|en cas|levee?|rendue?|retablie?|ancien\w*|concurrent\w*|confreres?|plusieurs|certains?|pas|jamais|replaces|remplace)\b`,
);
/** `L'exploitation se poursuit donc sans titre`, `the plant goes on without a licence`. */
const GOES_ON_WITHOUT =
  /\b(?:exploitation|activites?|production|ventes?|operations?|trading|business|plant|mill|clinic|depot|usine|site|company|societe)\b[^.;]{0,40}\b(?:se poursui(?:t|vent)|continuent?|continues?|(?:goes|go) on|operates?|trades?|fonctionnent?|exerce(?:nt)?)\b[^.;]{0,30}\b(?:sans|without) (?:an? |any |the |un |aucun |son |sa )?(?:valid |current |valable )?(?:titre|licen[cs]e|permit|autorisation|agrement|authori[sz]ation|permis|registration)\b/;
const NOT_WITHOUT =
  /\b(?:if|unless|nobody|none|no one|never|competitors?|rivals?|concurrents?|si|aucune?|may|peut|exempt\w*|dispens\w*|shall)\b/;
/** `The manufacturing licence lapsed in March and must be renewed`: it has not been yet. */
const STILL_TO_RENEW = new RegExp(
  String.raw`\b${PERMIT}\b[^.;]{0,60}\b(?:lapsed|expired|ran out|a expire|(?:est|sont) (?:echue?s?|expiree?s?|perimee?s?)) (?:in|on|at|since|en|le|au|depuis) [^.;]{2,30},? (?:and|but|et|mais) (?:must|has to|needs to|is (?:yet |still )?to|has yet to|doit|reste a)(?: (?:now|still|first|encore))? (?:be|etre)? ?(?:renewed|renouvelee?s?)\b`,
);
export const goesOnWithout = (text: string): boolean =>
  (GOES_ON_WITHOUT.test(text) || STILL_TO_RENEW.test(text)) && !NOT_WITHOUT.test(text);

/** `The permit is suspended with effect from 7 July`: what an authority has taken from whom it licenses. */
export const isWithdrawn = (text: string): boolean => IS_WITHDRAWN.test(text) && !NOT_WITHDRAWN.test(text);

const DEED = String.raw`\b(?:deeds?|assignments?|transfers?|acte|cession)\b`;
const OF_RIGHTS = String.raw`\b(?:rights?|code|software|design\w*|invention|patents?|trade ?marks?|copyright|brands?|recipes?|formula|source|algorithm\w*|droits?|logiciel|brevets?|marques?|recettes?|formules?|dessins?|plans?)\b`;
const AWAITS_SIGNATURE = String.raw`\b(?:(?:his|her|their|the|sa|leur|la) signature (?:is|remains?|est|reste) (?:still |yet |encore |toujours )?(?:outstanding|missing|awaited|pending|to come|attendue|manquante|a venir)|(?:wait(?:s|ing)? for|await(?:s|ing)?|still (?:need|want|lack)s?|without) (?:his|her|their|its|a|the [a-z]+'s) signature|(?:attend(?:ons|ent)?|en attente d[e']|manque(?: encore)?|sans) ?(?:encore |toujours )?(?:sa|leur|la|une)? ?signature|(?:remains?|is|are) (?:still )?to be signed by (?:him|her|them)|(?:remains?|is|are) (?:still |yet )?unsigned|(?:is|are) (?:still )?not (?:yet )?signed|but (?:he|she|they) (?:has|have) not (?:yet )?signed|n'(?:est|a) (?:pas|toujours pas|jamais) (?:encore |a ce jour )?(?:ete )?signee?s?|(?:not|never) (?:yet )?(?:been )?signed|reste(?:nt)? a signer)\b`;
const UNSIGNED_DEED = new RegExp(
  [
    `${DEED}[^.;]{0,70}${OF_RIGHTS}[^.;]{0,120}${AWAITS_SIGNATURE}`,
    `${OF_RIGHTS}[^.;]{0,70}${DEED}[^.;]{0,120}${AWAITS_SIGNATURE}`,
    String.raw`\bassignments? to (?:the company|us)\b[^.]{0,90}${AWAITS_SIGNATURE}`,
    String.raw`\bno (?:deed|assignment|transfer|document)\b[^.;]{0,40}${OF_RIGHTS}[^.;]{0,60}\b(?:has|have|was|were) (?:yet |ever )?(?:been )?(?:signed|made|executed|drawn up)\b`,
    String.raw`${OF_RIGHTS}[^.;]{0,160}\bno (?:deed|assignment|transfer)\b[^.;]{0,40}\b(?:has|have) (?:yet |ever )?(?:been )?(?:signed|made|executed)\b`,
    String.raw`\bn'(?:a|ont) (?:pas |jamais |encore |toujours pas )?signe (?:d'|de |l'|aucun )?(?:acte|contrat|cession)\b[^.;]{0,30}${OF_RIGHTS}`,
    String.raw`\b(?:neither|nor|not|never)\b[^.;]{0,60}\bsigned (?:an? |any |the )?(?:deed|assignment|transfer)\b[^.;]{0,40}${OF_RIGHTS}`,
    String.raw`\b(?:aucun acte|aucune cession|nul acte)\b[^.;]{0,40}${OF_RIGHTS}[^.;]{0,60}\bn'(?:a|est) (?:encore |jamais )?(?:ete )?(?:signee?|passee?|conclue?)\b`,
  ].join('|'),
);
const NOT_UNSIGNED = new RegExp(
  String.raw`\b(?:if|unless|where|should|${MAY}|shall|shares?|pre-?emption|dividends?|land|lease|since signed|then signed|si|actions|terrain|bail)\b`,
);
/** `Who wrote the software, has not to date signed an assignment of it; he shall do so`: whatever is promised. */
const HAS_NOT_ASSIGNED = new RegExp(
  String.raw`${OF_RIGHTS}[^.]{0,120}\b(?:(?:has|have) not (?:to date |yet |so far |as yet )?(?:signed|executed) (?:an?|the|any) (?:deed of )?(?:assignment|transfer)|n'a(?: toujours| a ce jour)? pas (?:encore |a ce jour )?signe (?:d'|de |la |l'|l'acte de )?(?:acte|cession))\b|\b(?:deed|acte)\b[^.;]{0,24}\b(?:assign\w+|transf\w+|ced\w+)\b[^.;]{0,40}\b(?:is|remains|est|reste) (?:still |only |encore |toujours )?(?:in draft|a draft|a l'etat de projet|un projet)\b`,
);
const IF_ASSIGNED = new RegExp(
  String.raw`\b(?:if|unless|where|should|${MAY}|si|shares?|land|lease|actions|terrain|bail)\b`,
);

/** `The deed that passes his rights to the company is drawn up, and we await his signature`. */
export const isUnsignedDeed = (text: string): boolean =>
  (UNSIGNED_DEED.test(text) && !NOT_UNSIGNED.test(text)) ||
  (HAS_NOT_ASSIGNED.test(text) && !IF_ASSIGNED.test(text));

const SOURCE = String.raw`(?:makers?|suppliers?|manufacturers?|factory|mill|source|firm|company|producer|plant|farm|importer|unit|refinery|quarry|union|cooperative|fabricant|fournisseur|usine|source|entreprise|producteur|importateur|cooperative|groupement|raffinerie|carriere)\b`;
const FROM_ONE = String.raw`\b(?:comes?|came|is bought|are bought|is sourced|are sourced|is imported|are imported|bought|sourced|imported|vien(?:t|nent)|provien(?:t|nent)|achetons|achetee?s?)\b[^.;]{0,40}\b(?:from|de|d'|aupres d'|chez|a)(?: a| an| the)? ?(?:one|single|same|sole|only|un seul|une seule|un meme|une meme) (?:[a-z]+ )?${SOURCE}`;
const NO_SECOND = String.raw`\b(?:no|not|nobody|none|without|aucune?|pas|sans|ni)\b[^.;]{0,24}\b(?:second|other|alternative|another|back-?up|fall-?back|elsewhere|approved|autre|second\w*|deuxieme|rechange|remplacement|repli|secours|ailleurs)\b`;
/** `All of it comes from a factory in Bamako`, `96 % vient de l'Union`, `panneaux : un seul fabricant`: where nothing else is at hand. */
const ALL_FROM = String.raw`\b(?:comes?|came|bought|sourced|imported|vien(?:t|nent)|provien(?:t|nent)|achetee?s?)\b[^.;]{0,12}\b(?:entirely|wholly|solely|exclusively|en totalite|entierement|exclusivement|uniquement)\b[^.;]{0,12}(?:\b(?:from|by|de|chez) |\bd'|\bde l')(?:an? |the |une? |la |le )?(?:[a-z]+ )?${SOURCE}`;
const MOST_FROM = String.raw`\b(?:[6-9]\d|100)(?:[.,]\d+)? ?(?:%|per ?cent|pour cent)[^.;]{0,30}\b(?:comes?|came|is bought|vien(?:t|nent)|provien(?:t|nent)) (?:from|de|d'|chez) ?(?:an? |the |une? |la |le |l')?(?:[a-z]+ ){0,2}?${SOURCE}`;
const LISTED_ONE = String.raw`: (?:one|only one|just one|a single|un seul|une seule) (?:[a-z]+ )?${SOURCE}`;
const FROM_ONE_ONLY = new RegExp(
  `${FROM_ONE}[^.;]*${NO_SECOND}|(?:${ALL_FROM}|${MOST_FROM}|${LISTED_ONE})[^|]{0,160}${NO_SECOND}`,
);
/** `All our liquid comes off the one plant at Sagamu`. */
const ALL_FROM_THE_ONE = new RegExp(
  String.raw`\ball (?:of )?(?:our|its) (?:[a-z-]+ ){1,3}?(?:comes?|came|is|are) (?:bought |sourced |supplied |delivered )?(?:from|off|out of|by) (?:the (?:one|only|single)|one single|a single) (?:[a-z-]+ ){0,3}?${SOURCE}`,
);
/** `We have no road to take it from any other mill`. */
const FROM_NO_OTHER = new RegExp(
  String.raw`(?:\b(?:no|not|nor|neither|cannot)|n't)\b[^.;]{0,60}\b(?:take|get|buy|bring|fetch|source|draw|have)\b[^.;]{0,20}\b(?:from|with) any other ${SOURCE}|\bn[e'][^.;]{0,40}\b(?:prendre|acheter|obtenir|trouver|tirer)\b[^.;]{0,20}\b(?:chez|aupres d|d')\W?aucune? autre ${SOURCE}`,
);
const NOT_FROM_ONE = new RegExp(
  String.raw`\b(?:if|unless|where|should|${MAY}|shall|customers?|clients?|lenders?|rivals?|competitors?|used to|until|undertak\w+|agrees|(?:we|the company) owns?|our own|sales|revenues?|turnover|ventes|recettes|chiffre d'affaires|si|jusqu'en|concurrents?|s'interdit|s'engage)\b`,
);
/** `No other laboratory has signed with us`, `aucun autre fournisseur ne pourrait livrer`. */
const NO_OTHER_SERVES = new RegExp(
  String.raw`\bno other (?:laborator(?:y|ies)|labs?|${SOURCE}) (?:(?:has|have) (?:signed|agreed|been approved|a contract)|(?:could|can|would|is able to|is in a position to) (?:take (?:over|it|them|on)|supply|serve|make|deliver|replace|do))\b|\bau(?:cun|cune) autre (?:laboratoire|${SOURCE}) (?:n'a (?:signe|accepte|ete agree)|n'est en mesure|ne (?:peut|pourrait|saurait) (?:prendre|reprendre|fournir|livrer|remplacer|servir))`,
);
/** `The only tannery from which the Buyer takes upper leather, no other having passed its tests`. */
const ONLY_ONE_PASSED =
  /\bonly (?:[a-z]+ ){1,3}from (?:which|whom) (?:we|the (?:buyer|company|purchaser)) (?:takes?|buys?|gets?|sources?|draws?)\b[^.;]{0,60}\bno other (?:[a-z]+ )?(?:having|has|have) (?:passed|been approved|qualified|met)\b/;
/** `No other abattoir in reach grades to the same standard`. */
const NO_OTHER_MEETS =
  /\bno other [a-z]+(?: [a-z]+){0,3} (?:grades?|meets?|reach(?:es)?|pass(?:es)?|attains?|works?) (?:to |up to )?(?:the|our|its|that)(?: same)? (?:standard|quality|grade|specification|norm|test)s?\b/;
/** `Made by Torrvik Rock Tools and nobody else in the region can furnish them`, `aucune maison autre que Camgaz ne livre`. */
const NOBODY_ELSE_SUPPLIES =
  /\b(?:nobody|no ?one|none) else\b[^.;]{0,40}\b(?:can|could|is able to|will|would) (?:furnish|supply|deliver|make|provide|sell|serve|bring) (?:us|them|it|these|the)\b|\bpersonne d'autre\b[^.;]{0,40}\bne (?:peut|pourrait|sait|saurait) (?:nous )?(?:les? |la |en )?(?:fournir|livrer|fabriquer|vendre)\b|\baucune? (?:maison|societe|entreprise|usine|fournisseur) autre que\b[^.;]{0,40}\bne (?:livre|fournit|vend|fabrique|produit)\b|\b(?:sole|only) approved (?:source|supplier|maker)\b|\bno second (?:mould|source|supplier|maker) exists\b/;
const NOT_SERVED =
  /\b(?:nous sommes (?:les )?seuls?|we are (?:the only|alone)|if|unless|customers?|clients?|rivals?|competitors?|until|sales|si|concurrents?|jusqu|ventes)\b/;

/** `All our cooling units come from one maker, and we have no second source`. */
export const hangsOnOneSource = (text: string): boolean =>
  ([FROM_ONE_ONLY, ALL_FROM_THE_ONE, FROM_NO_OTHER].some((one) => one.test(text)) &&
    !NOT_FROM_ONE.test(text)) ||
  ([NO_OTHER_SERVES, NO_OTHER_MEETS, ONLY_ONE_PASSED, NOBODY_ELSE_SUPPLIES].some((one) => one.test(text)) &&
    !NOT_SERVED.test(text));

const STILL_WITHOUT = String.raw`\b(?:(?:(?:was|were) )?never (?:been )?(?:counter-?)?signed(?! by the bank)|(?:has|have|is|are|was|were) (?:still|yet|as yet) (?:not|un)(?: been)? ?signed|(?:still )?(?:has|have) (?:still )?not (?:yet )?been (?:signed|executed|returned)|(?:is|are) still (?:unsigned|not signed)|n'(?:est|ont|a|etait) (?:toujours|encore) pas (?:ete )?(?:signee?s?|paraphee?s?)|n'(?:est|a) pas (?:encore|toujours) (?:ete )?(?:signee?s?)|(?:countersignature|signature) (?:of|by) [^.;]{0,40} (?:is )?(?:still )?(?:wanting|missing|outstanding|awaited)|n'(?:est|a) (?:ete )?signee? que par (?:nous|la societe|une (?:seule )?partie|l'une des parties)|(?:is|was|has been) signed (?:only by (?:us|one (?:side|party))|by (?:us|one (?:side|party)) (?:only|alone)))\b`;
const UNSIGNED_AGREEMENT = new RegExp(
  String.raw`\b(?:agreement|contract|lease|pact|side letter|subscription|safe|convertible note|(?:share|stock) transfer|cession d'actions|pacte|contrat|convention|bail|accord|avenant|protocole)s?\b[^.;]{0,90}${STILL_WITHOUT}`,
);
const NOT_OF_AN_AGREEMENT = new RegExp(
  String.raw`\b(?:if|unless|where|when|should|${MAY}|shall|si|lorsque|tant que|competitors?|concurrents?|term sheet|lettre d'intention|letter of intent)\b`,
);
const NOT_SIGNED = String.raw`(?:\b(?:has|have) not (?:yet )?signed\b|\b(?:is|was) (?:still )?(?:not (?:yet )?signed|unsigned)\b|\bne (?:l'a|l'ont) (?:toujours |encore )?pas (?:encore )?signee?\b|\bn'est (?:toujours |encore )?pas (?:encore )?signee?\b)`;
const IS_WORKED_ON = String.raw`\b(?:works?|deliver(?:y|ies)|services?|supplies|travaux|livraisons?|prestations?|chantier)\b[^.;]{0,40}\b(?:half|done|begun|began|started|under way|going on|continu\w+|faite?s?|commence\w*|engagee?s|entame\w*|en cours|a moitie)\b`;
/** `The text is settled but the province has not signed it; the works are half done`. */
const WORKED_ON_UNSIGNED = new RegExp(
  String.raw`\b(?:text|draft|contract|agreement|order|texte|projet|contrat|convention|marche|bon de commande)\b[^.;]{0,90}${NOT_SIGNED}[^.]{0,60}${IS_WORKED_ON}`,
);

/** `The agreement has still not been signed by the fund`, `le pacte n'est toujours pas signé`. */
export const isStillUnsigned = (text: string): boolean =>
  (UNSIGNED_AGREEMENT.test(text) || WORKED_ON_UNSIGNED.test(text)) && !NOT_OF_AN_AGREEMENT.test(text);

const PARTS: Readonly<Record<string, number>> = { two: 2, three: 3, deux: 2, trois: 3 };
const FEW = String.raw`(?<few>two|three|deux|trois)`;
const PART = String.raw`(?<part>\d{2})(?:[.,]\d+)? ?(?:%|per ?cent|pour cent)`;
const FEW_BUY = new RegExp(
  String.raw`\b${FEW} (?!of\b|thirds\b|tiers\b|d')[^.;\d]{3,60}?\b(?:buy|bought|take|took|make up|pay for|account for|together (?:are|make)|achetent|prennent|enlevent|pesent|representent)\b[^.;\d]{0,24}${PART}[^.;\d]{0,6}(?:between (?:them|the (?:two|three))|together|a (?:eux|elles) (?:deux|trois)|of (?:all |our |the |total |annual |20\d\d )*(?:sales|revenues?|turnover|output|income)|(?:de nos|des) (?:ventes|recettes)|du chiffre d'affaires)`,
);
const GOES_TO_FEW = new RegExp(
  String.raw`\b(?:sales|revenues?|turnover|output|income|(?:what|everything) we (?:make|sell|produce|ship|earn|grow|catch)|ventes|recettes|chiffre d'affaires|ce que nous (?:vendons|produisons|faisons))\b[^.;\d]{0,24}${PART},? (?:goes|go|went|comes?|came|va|vont|vient|viennent|provien\w+) (?:to|from|a|chez|de) (?:just |only |seulement )?${FEW} (?!of\b|countr|region|product|line|market|cit|town|county|count|province|pays|ville|produit|marche)[a-z]`,
);
const NOT_FEW = new RegExp(
  String.raw`\b(?:if|unless|should|${MAY}|would|will|suppliers?|buy from|purchas\w+|was|were|had|used to|until|target\w*|no|not|si|sera|fournisseurs?|achats|etait|etaient|aucune?)\b|\b(?:two|three|deux|trois) (?:[a-z]+ )?(?:countries|regions|products|lines|markets|cities|towns|counties|provinces|channels|segments|pays|regions|produits|marches|villes|canaux)\b`,
);
const CONCENTRATED_FROM = 25;
/** `Two mines take 70 % between them`: so few that one of them has a quarter at least. */
export function hangsOnFewBuyers(text: string): boolean {
  const { few, part } = (FEW_BUY.exec(text) ?? GOES_TO_FEW.exec(text))?.groups ?? {};
  if (few === undefined || NOT_FEW.test(text)) return false;
  return Number(part) / (PARTS[few] ?? Infinity) >= CONCENTRATED_FROM;
}
