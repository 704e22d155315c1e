import { hasNoReserve, isMended, isNil, isRoutineOfAudit } from '../meaning/no-fact.ts';
import { ACCOUNTS, ANY, type MeaningRule, NEGATED, says } from './rule.ts';

/** `La réserve a été levée dès l'exercice 2023`. */
const RESERVE_LIFTED =
  /\breserves?\b[^.;]{0,20}\b(?:a|ont) ete levees?\b|\b(?:qualification|modification)s?\b[^.;]{0,30}\b(?:was|were|has been|have been) (?:lifted|removed|withdrawn|cleared)\b/;
/** The words in which auditors qualify, by the standards of both languages. */
const OPINION_EXCEPT =
  /\bexcept for the (?:possible )?effects?\b|\bwe do not express an opinion\b|\bdisclaimer of opinion\b|\b(?:qualified|adverse) opinion\b(?! (?:on|of) (?:other|another))|\b(?:sous reserve|a l'exception) (?:de|des) (?:l'|la |les )?(?:incidences?|effets?)\b|\bimpossibilite de certifier\b|\brefus de certifier\b|\bnous ne sommes pas en mesure (?:de certifier|d'exprimer)\b|\b(?:report|opinion|certificate)\b[^.;]{0,50}\b(?:given|issued|signed|expressed)\b[^.;]{0,12}\bexcept for\b/;
/** `Certification avec réserve sur les stocks`: given, and not what one would bring or when it is given. */
const CERTIFIED_WITH_RESERVE =
  /^(?!.*\b(?:lorsqu\w*|quand|en cas|prevue?|peut|peuvent|si|sans|ni|article|[a-z]+(?:rait|raient)|entrain\w+|declench\w+)\b)(?!\W*\d*[.)]? ?(?:opinion|fondement de l'opinion) avec reserves?\W*$).*(?:\bcertifi(?:cation|ee?s?|ons|e) (?:[a-z]+ ){0,3}avec (?:une |des |deux |trois )?reserves?\b|\b(?:opinion|avis|rapport) (?:avec|assortie? d(?:e|'une|es)) ?reserves?\b|\bcertifi(?:ee?s?|e) sous (?:la )?reserve d(?:e|u|es)\b)/;
/** `Qualified on the receivable from the State`, `audited by Moyo & Co. (with a reservation on the land)`. */
const QUALIFIED_ON =
  /^(?!.*\b(?:if|unless|would|may|never|nor|previous|earlier|other|customers?)\b).*(?:\bqualified (?:on|as to|over|in respect of|as regards) (?:the |its |our )?(?:[a-z]+ )?(?:receivables?|debtors?|stocks?|inventor(?:y|ies)|land|buildings?|assets?|cash|valuation|existence|opening|going concern|loans?)\b|\b(?:auditor'?s?'? (?:report|opinion)|audit (?:report|opinion)|rapport d(?:u|es) (?:commissaires?(?: aux comptes)?|cac|auditeurs?))\b[^.;:]{0,20}: ?(?:disclaimer|adverse|qualified|avec reserves?|defavorable)\b|\baudited by\b[^.;]{0,60}\bwith (?:an? |one |two )?(?:reservations?|qualifications?)\b)/;
const FOUND_NOTHING =
  /\b(?:nothing (?:has |had )?(?:come|came) to our attention|n'avons (?:pas )?(?:rencontre|releve|constate|identifie|eu connaissance)\b[^.;]{0,12} (?:aucune? |d'|de )?(?:elements?|faits?|anomalies?|irregularites?|points?))\b/;
/** What a law has each auditor confirm. */
const AS_LAW_ASKS =
  /\b(?:obtained|received|obtenu|recu) (?:all|the|tous|toutes|les) (?:the |les )?(?:informations?|explanations?|explications|renseignements)\b|\bproper (?:books|accounting records|records)\b[^.;]{0,20}\b(?:have been|were|are) kept\b/;
/** `The Act No. 12 of 1998`: a number, and no denial. */
const NUMBER_OF_LAW = /\bno\.? ?\d+/g;
const SET_APART =
  /\b(?:except\w*|but|however|unable|save for|apart from|other than|subject to|qualified|adverse|disclaim\w*|sauf|mais|reserves?|a l'exception|hormis|toutefois|cependant)\b/;
const OPINION_CLEAN = says(
  /\b(?:directors|trustees|management|board|administrateurs|dirigeants|conseil)\b[^.;]{0,30}\b(?:accepts?|(?:is|are) responsible|responsables?) (?:full )?(?:responsib\w+|for the (?:preparation|accounts)|de l'etablissement)\b/,
  /\b(?:another|other|previous|predecessor) (?:firm|auditors?)\b|\bpar un (?:autre|ancien) (?:cabinet|commissaire)\b/,
  /\bnot (?:been )?(?:qualified|modified)\b|\bun(?:qualified|modified)\b|^(?!.*\b(?:tant que|ne pourrait|ne pouvait|n'a pas pu)\b).*\bsans (?:aucune )?reserve\b/,
  /^(?!.*\b(?:not|no|in-?sufficient|except)\b).*\bevidence\b[^.;]{0,40}\b(?:is|are|was) (?:sufficient|enough)\b/,
  // `We have found nothing by which we would have to conclude that the accounts do not comply`: a review without a finding.
  (text) => FOUND_NOTHING.test(text) && !SET_APART.test(text),
  (text) =>
    AS_LAW_ASKS.test(text) && !SET_APART.test(text) && !NEGATED.test(text.replaceAll(NUMBER_OF_LAW, ' ')),
);
/** What an auditor speaks of: who else refuses or doubts somebody's papers gives no opinion on accounts. */
const OF_AN_AUDIT =
  /\b(?:audit\w*|accounts?|accounting|statements?|opinion|qualif\w*|reserv\w*|certifi\w*|commissaires?|count\w*|stocks?|inventor\w*|inventaire|confirm\w*|ledgers?|records?|books|balances?|receivables?|debtors|vouch\w*|procedures?|evidence|satisf\w*|comptes?|comptable\w*|creances|sincer\w*|soldes?|pieces|justificatif\w*|justifi\w*|scope|limitation|disclaim\w*|assur\w*|true and fair|figures?|carried|examin\w*)\b/;
/** `We express no opinion on the solvency of our customer`, `as to the laws of another country`: a lawyer, a bank or a valuer. */
const OPINION_OF_ELSE =
  /\b(?:no|any|an|une?|aucune?|d') ?(?:opinion|avis|view)s? (?:(?:is|are) (?:given|expressed) )?(?:on|as to|about|regarding|upon|concerning|sur|quant a) (?:the |any |la |le |l'|les )*(?:laws?|legal|solvency|credit\w*|financial standing|tax\w*|title|merits|fairness|droits?|lois?|solvabilite|situation fiscale|fiscalite|propriete|opportunite)\b/;
/** `Unaudited`, of the accounts themselves and not of the year before or of others. */
const SAYS_UNAUDITED =
  /^(?!.*\b(?:management accounts|interim|(?:three|six|nine) months|half[- ]?year|quarter|semestre|trimestre|prior|previous|comparatives?|last year|pro forma|previsions?|budget|forecast|precedent)\b).*\b(?:accounts|statements|figures|comptes|etats financiers|chiffres|donnees)\b[^.;]{0,60}\b(?:un-?audited|(?:not|n't|never) (?:been |yet been )?(?:audited|reviewed)|non[- ]audite[es]*|pas (?:ete )?audite[es]*|pas (?:ete )?certifie[es]*)\b|^\W*(?:un-?audited|non[- ]audite[es]*)\b[^.;]{0,40}\b(?:accounts|statements|figures|comptes|etats)\b/;
/** `The statutory audit for the year has not been started`: of a year that has accounts. */
const AUDIT_NOT_BEGUN =
  /^(?!.*\b(?:if|unless|internal audit|energy|site|social|environmental|tax audit|customers?|suppliers?|si|audit (?:interne|energetique|social|environnemental))\b).*\b(?:statutory audit|audit|certification|revision des comptes|controle legal)\b(?: (?:of|for|de|des|du) [^.;]{0,50})? (?:(?:has|have|had|was|were) (?:not|never|n't) (?:yet |even )?(?:been )?(?:started|begun|done|carried out|performed|undertaken|commissioned)|n'a (?:pas|jamais) (?:encore |meme )?(?:ete )?(?:commencee?|entamee?|faite?|realisee?|effectuee?|demarree?|confiee?))\b/;
/** `Unaudited interim figures`: nobody audits a part of a year. */
const ONLY_INTERIM =
  /\b(?:pas|not) (?:ete |been )?audite[ds]?e?s?,? (?:as|comme) (?:is |it is |il est |d')?(?:d'usage|usage|usual|customary|normal|toujours)\b|\b(?:un-?audited,? (?:as|which) (?:is |are )?(?:interim|usual|customary|normal|half|quarterly|monthly)|non[- ]auditee?s?,? (?:comme (?:d'usage|toute|il est d'usage|c'est l'usage)|ce qui est d'usage)|(?:(?:three|six|nine|[3-9])[- ]months?|quarter(?:ly)?|half[- ]year(?:ly)?|interim|monthly) (?:figures|accounts|statements|results) (?:are|were|is) (?:not audited|un-?audited)|(?:balance|chiffres|comptes|situation) (?:a fin |au (?:\d{1,2} )?)(?:january|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre)[^.;]{0,12},? non[- ]audite|un-?audited (?:interim|quarterly|half[- ]year(?:ly)?|(?:three|six|nine)[- ]months?)|(?:chiffres|comptes|etats|situations?) (?:intermediaires|trimestriel(?:le)?s|semestriel(?:le)?s) non (?:audit|certifi)ee?s)\b/;
/** `Accounts for 2024 were audited; the audit of 2025 is under way`. */
export const NEXT_UNDER_WAY =
  /\b(?:were|was|are|is|ont ete|sont) (?:duly |bien )?(?:audited|certifies|audites)\b.*\b(?:audit|controle)\b[^.;]{0,24}\b(?:under way|in progress|ongoing|has begun|started|due in|en cours|a commence|prevue? (?:en|pour))\b/;
const NOTHING_TO_REPORT =
  /\b(?:(?:five|ten)[- ]year|supplementary|schedules?|directors' report|chairman's|rapport de gestion)\b|\bno (?:other )?(?:matters?|reportable)\b|\bnon-audit (?:services?|fees?|work)\b/;

/** `They held back their approval on the balances`, `would not sign a clean one`, `qualified as to the stock`, `the adverse kind`. */
const HELD_BACK =
  /^(?!.*\b(?:if|unless|should|would have|may|might|never|si|pourrait)\b)(?=.*\b(?:audit\w*|accountants?|comptes|certifi\w+)\b).*\b(?:(?:held back|withheld|keeps? back|kept back) (?:their|his|her|its|the) (?:approval|opinion|certificate|signature)|(?:would|could|did|will|can) ?not (?:sign|give|issue) (?:us )?a clean|(?:cannot|could not|can't|was not able to|were not able to|is unable to|n'a pas pu|ne peut) (?:say anything|express|give (?:an|any) opinion|se prononcer)(?: on| sur)?|(?:report|opinion|letter|avis)\b[^.;]{0,40}\b(?:is |was |est )?(?:the |une? )?(?:adverse|defavorable)|report is given except for|salvo por|qualified (?:as to|on account of|over|for want of)|(?:assorti\w*|emis\w*|exprime\w*) (?:d'|de |une |deux )+(?:opinion avec )?reserves?)\b/;

/** `Took part in the count and satisfied ourselves about the stock`. */
const SATISFIED =
  /^(?!.*\b(?:not|unable|nor|cannot|except|until|but|though|pas|sauf|hormis|mais|impossible)\b).*\b(?:(?:have |were able to )?satisf(?:ied|y) ourselves|nous (?:nous sommes|avons pu nous) assures?)\b/;

export const OPINION_QUALIFIED: MeaningRule = {
  types: ANY,
  isCertain: says(OPINION_EXCEPT, CERTIFIED_WITH_RESERVE, QUALIFIED_ON, HELD_BACK),
  section: 'auditor',
  opposite: 'AUDITED',
  isOther: (text) =>
    isNil(text) ||
    isMended(text) ||
    isRoutineOfAudit(text) ||
    hasNoReserve(text) ||
    OPINION_OF_ELSE.test(text) ||
    OPINION_CLEAN(text) ||
    RESERVE_LIFTED.test(text) ||
    SATISFIED.test(text) ||
    !OF_AN_AUDIT.test(text),
  isSettledBy: (next) => RESERVE_LIFTED.test(next),
};

export const NOT_AUDITED: MeaningRule = {
  types: ACCOUNTS,
  section: 'auditor',
  isCertain: says(SAYS_UNAUDITED, AUDIT_NOT_BEGUN),
  isOther: says(NOTHING_TO_REPORT, ONLY_INTERIM, NEXT_UNDER_WAY),
};

/** `Nous certifions qu'ils sont réguliers et sincères`, `in our opinion they give a true and fair view`. */
const GIVES_A_TRUE_VIEW =
  /^(?!.*\b(?:except|subject to|because|cannot|(?:do|does|did) not|sous (?:les? )?reserves?|hormis|sauf|excepte|ne (?:pouvons|sont|donnent)|si)\b).*(?:\bnous certifions qu[e'][^.]*\b(?:reguliers? et sinceres?|image fidele)\b|\bin our opinion\b[^.]*\b(?:gives?|presents?)\b[^.]*\b(?:true and fair|fair(?:ly)?)\b)/;
/** `Audited accounts for the year ended 30 June 2026`: a title. */
const IS_A_TITLE =
  /^\W*(?:the )?audited (?:annual |consolidated )?(?:accounts|(?:financial )?statements)\b(?!.*\b(?:by|unmodified|unqualified|clean|without)\b)[^.;]*$/;

export const AUDITED: MeaningRule = {
  types: ACCOUNTS,
  section: 'auditor',
  opposite: 'OPINION_QUALIFIED',
  isCertain: says(GIVES_A_TRUE_VIEW),
  isOther: says(IS_A_TITLE),
};
