import { isKeptOut } from '../meaning/plain-words.ts';
import { ANY, type MeaningRule, says } from './rule.ts';

/** `No other borrowing`, `pas de dette en dehors du prêt`, but not `no loan is shown`. */
/** What has to be lodged for a permit is no debt. */
/** `in the books`, `on schedule`, `never late`, `repayable until 2028`: owed, and told of with its terms. */
const IS_DISCLOSED =
  /\b(?:(?:in|on) (?:the|our) (?:books|balance sheet|accounts)|on schedule|up to date|paid to date|paid (?:each|every) month|never (?:been )?(?:late|missed|defaulted|in arrears)|instalments? (?:left|remaining|to go)|repayable (?:on demand|in|by|until|over|to|from|each|every)|repaid (?:in|by|until|over|each|every) |(?:inscrite?s?|figure|figurent|portee?s?|deja) (?:deja )?(?:au|a notre|dans le|dans nos|dans les) (?:bilan|passif|comptes|livres)|already (?:in|on) (?:the|our|its) (?:balance sheet|books|accounts)|comme l'indique le bilan|remboursables? (?:en|jusqu|sur|par|d'ici|chaque)|echeances? (?:restantes?|a jour|payees?|respectees?)|(?:derniere|prochaine|toutes? les?|chaque|aucune) echeances?|last instalment|bears? interest|(?:every|each|all) (?:the )?instalments?|au taux de|portant interet|court jusqu|(?:booked|recorded|shown|carried) (?:by the [a-z]+ )?as a (?:liability|debt|borrowing)|on slide \d|payments? left|rappelee?s? (?:au|dans)|vue?s? (?:dans|au) (?:les |le |nos )?(?:comptes|bilan)|matur(?:es|ing|ity)|rembourse[es]* (?:aux echeances|par|chaque|selon|a l'echeance)|amorti(?:ssables?|e?s?) (?:par|sur|en)|secured (?:by|on)|garantie?s? par (?:une? )?(?:hypotheque|nantissement|gage))\b/;
const IS_KEPT_BACK =
  /\b(?:not|never(?! (?:been |yet )?(?:late|missed|defaulted|in arrears))|nowhere|neither|nor|no|without|off|outside|will be|sera|seront|lorsque|hidden|forgot\w*|missing|omitted|left out|personal\w*|in (?:his|her|my|their) name|pas|ni|jamais|aucune?|sans|nulle part|hors|cache\w*|oubli\w*|omis\w*|absente?s?)\b/;
const UNDRAWN =
  /\b(?:undrawn|unused|(?:not|n't) (?:yet )?(?:been )?(?:drawn|used)|non (?:utilise|tire)\w*|(?:n'est |n'a )?pas (?:encore )?(?:ete )?(?:tire|utilise|debloque)\w*|(?:nothing|none) (?:of (?:it|which) )?(?:is|was|has been|had been)(?: yet)? (?:drawn|used)|of which (?:nothing|none)(?: (?:is|was|has been))? (?:drawn|used))\b/g;
/** `Bank line 40 million, used 33, personally guaranteed by me`: told with its sum and who stands surety. */
const LINE_TOLD =
  /\b(?:bank|credit|trade) (?:line|facility)\b[^;]{0,40}\d[^;]{0,30}\b(?:used|drawn)\b|\b(?:overdraft|ligne (?:de credit|bancaire)|decouvert)\b[^;]{0,40}\d[^;]{0,30}\b(?:used|drawn|utilisee?s?|tiree?s?)\b/;
const AS_SURETY = /\bpersonal(?:ly)? (?:guarant\w+|suret\w+)\b/g;
const isDisclosed = (text: string): boolean =>
  (LINE_TOLD.test(text) && !IS_KEPT_BACK.test(text.replaceAll(AS_SURETY, ' '))) ||
  (IS_DISCLOSED.test(text) &&
    !IS_KEPT_BACK.test(
      text
        .replaceAll(UNDRAWN, ' ')
        .replaceAll(
          /\btableau des engagements hors bilan\b|\bne s'ajoute(?:nt)? pas\b|\b(?:does|is|do|are) not (?:added?|counted twice|come on top)\b/g,
          ' ',
        )
        .replaceAll(
          /\bsans retard\b|\b(?:never|no|not a single|aucune?) (?:instalment|payment|echeance|late)\w*[^.;]{0,40}\b(?:late|missed|overdue|en retard|manquee?)?\b/g,
          ' ',
        ),
    ));
/** A facility of which nothing is drawn is no debt yet. */
const isUndrawn = (text: string): boolean =>
  text.search(UNDRAWN) >= 0 && !IS_KEPT_BACK.test(text.replaceAll(UNDRAWN, ' '));
/** `Leases of low value are not recorded`, `guarantees given: none`: what the standards leave out, and what is named as nil. */
const LEFT_OUT_BY_STANDARD =
  /\b(?:low[- ]value|short[- ]term leases?|faible valeur|courte duree)\b|\b(?:given|donnee?s?) ?: ?(?:none|nil|neant|aucune?)\b/;
const OF_A_PERMIT =
  /\b(?:renewal|renouvellement|licen[cs]e|permit|agrement|autorisation)\b(?!.*\b(?:hidden|cache\w*|undisclosed|off|hors|not (?:shown|told)|jamais dit)\b)/;
const NOTHING_OWED =
  /\b(?:il n'existe|there (?:is|are|exists?)|we have) (?:ni|aucune?|no)\b[^.;]*\b(?:qui ne (?:figure|soit|apparai\w+)|(?:that|which) (?:is|are) not (?:shown|in|on)|outside|beyond (?:the|this|those|what))\b|\b(?:nothing|no (?:sum|amount|money)) (?:else |more |further )?(?:is|are|was) (?:owed|due|outstanding|borrowed)\b|\brien (?:d'autre )?n'est (?:du|hors)|\bnothing (?:is )?off[- ]balance|\baucune? (?:dette|engagement|somme)\b[^.;]{0,30}\bhors bilan/;
const NO_DEBT =
  /^(?!.*\b(?:says|said|dit|affirme)\b).*\b(?:no|aucune?s?|pas d[e'] ?|nor any|ni) ?(?:(?:other|further|autres?|new) )?(?:(?:long|short|bank|term) ?)?(?:borrowings?|debts?|loans?|liabilit\w+|guarantees?|overdrafts?|facilit\w+|dettes?|emprunts?|engagements?|cautions?|decouvert)\b(?!.*\b(?:aside|carried|mis a part|show\w*|disclos\w*|appear\w*|includ\w*|record\w*|list\w*|mention\w*|book\w*|figur\w*|inscri\w*|compt\w*|declar\w*|told|reported|where|nulle part)\b)/;
/** `It is paid back in goods, so our bookkeeper does not carry it`. */
const OFF_THE_BOOKS =
  /\b(?:repa(?:id|y)\w*|paid back|pay\w* back|owe[sd]?|lent|borrow\w*|loan|advanced?|prete\w*|pret|emprunt\w*|doi(?:t|vent)|devons|rembours\w*|avance\w*)\b.*\b(?:(?:accountant|bookkeeper|auditor|books?|sheets?|accounts?|ledger) (?:does|do|did) ?(?:not|n't) (?:carry|show|hold|list|contain|know)|comptable ne (?:l'|le |la |les )?(?:porte|inscri\w+|compte|connait)|(?:bilan|comptes) ne (?:l'|le |la |les )?(?:montre\w*|porte\w*|di\w+))\b|^\W*(?:hors bilan|off (?:the )?(?:balance[- ]sheet|books)) ?:.*\b(?:owe[sd]?|lent|borrowed|advanced|avance\w*|prete\w*|emprunte\w*|devons)\b/;
/** What is owed, lent or kept out of the books: without a word of it money is only carried about. */
const OF_A_DEBT =
  /\b(?:ow(?:e|es|ed|ing)|debts?|due|loans?|lent|lend\w*|borrow\w*|advance[ds]?|credit\w*|liabilit\w+|facilit\w+|overdraft|guarant\w+|suret\w*|cheques?|bank\w*|lenders?|repa\w+|pay\w* back|back by|give\w* back|interest|books?|balance[ -]?sheet|sheets?|invoic\w*|handshake|accounts?|statements?|ledger|lease\w*|instal\w+|mortgage|payables?|supplier\w*|bills?|notes?|bonds?|arrears|tontine|money|cash|took|taken|dettes?|doi(?:t|s|vent)|devons|du[es]*|prets?|prete\w*|emprunt\w*|avance\w*|credits?|engagements?|decouvert|cautions?|banque|preteur|rembours\w*|interets?|bilan|comptes?|comptabilite|livres?|traites?|billets?|echeanc\w*|fournisseurs?|factur\w*|tableaux?|impayes?|argent)\b/;

/** `The earn-out was paid in March and so is not in the pack`: left out, for it is owed no more. */
const WAS_PAID =
  /^(?!.*\b(?:part\w*|half|not paid|unpaid|rest|balance|remain\w*|solde|reste|moitie)\b).*\b(?:was|were|has been|have been|a ete|ont ete) (?:fully |entierement )?(?:paid|repaid|settled|cleared|payee?s?|remboursee?s?|soldee?s?|reglee?s?)\b[^.;]{0,30}\b(?:and (?:so|therefore|hence|thus)|so|hence|which is why|d'ou|et donc|aussi)\b/;

export const DEBT_UNDISCLOSED: MeaningRule = {
  types: ANY,
  isCertain: says(OFF_THE_BOOKS, isKeptOut),
  isOther: (text) =>
    NO_DEBT.test(text) ||
    WAS_PAID.test(text) ||
    NOTHING_OWED.test(text) ||
    LEFT_OUT_BY_STANDARD.test(text) ||
    OF_A_PERMIT.test(text) ||
    isDisclosed(text) ||
    isUndrawn(text),
  isUnlikely: (text) => !OF_A_DEBT.test(text),
};
