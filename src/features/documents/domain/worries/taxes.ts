import { LEVY } from '../words/levy-word.ts';
import { APPEALED, NO_APPEAL, WON } from './litigation.ts';
import { ANY, type MeaningRule, says } from './rule.ts';

/** `The assessment was set aside by the tribunal`: what the state asked for and gets no more. */
const UNDONE =
  /\b(?:assess\w+|demand|claim|penalt\w+|surcharge|levy|redressement|rappel|imposition|mise en demeure|majoration)s?\b[^.;]*\b(?:discharged|set aside|quashed|annulled|vacated|overturned|cancelled|struck down|annulee?s?|dechargee?s?|degrevee?s?|abandonnee?s?)\b|\b(?:discharged|set aside|quashed|annulled|vacated|overturned|struck down|a annule|a decharge)\b[^.;]*\b(?:assess\w+|demand|redressement|rappel|imposition)\b/;
/** A court by its name, and no appeal to it. */
const APPEAL_COURT = /\b(?:tax )?appeals? (?:commission|tribunal|board|court|authority)s?\b/g;
const UNPAID =
  /\b(?:not|n't|never|nor?|un(?:paid|remitted|filed)|pas|jamais|non|only|last|except|apart|sauf|seulement|expire[ds]?|expiree?s?|lapsed|refus\w*|without|sans|pending|since|depuis)\b/;
/** What the state owes the company, or pays it back. */
const DUE_TO_US =
  /\b(?:refunds?|credits?|credit de tva|remboursements?)\b(?:[^.;]|\.\d)*\b(?:due to|owed|expected|received|nous (?:est|sont)|attendue?s?|recue?s?)\b|\b(?:owes? us|due to us|nous (?:en )?doi(?:t|vent)|nous (?:est|sont) due?s?)\b/;
const LATE =
  /\b(?:arrears|instal\w*|penalt\w+|interest|late(?! for)|overdue|behind|outstanding|balance|owe[sd]?|owing|part|partly|half|some|only|tranches?|arrieres?|echeanc\w+|retard\w*|penalites?|majorations?|reste\w*|solde|doi(?:t|vent)|devons|moratoire|partie|moitie|acomptes?|seule?s?|sauf|but|mais|will|shall|sera|seront|when|once|quand|lorsque|avant|before|months after|stands|nothing|rien|still|toujours|cash|especes)\b/;
/** `PAYE for May had gone out on the 8th`, `la patente est payée`. */
const IS_PAID =
  /\b(?:(?:is|are|was|were|been|and) (?:since |duly )?(?:paid|remitted|filed|settled|lodged)|(?:gone|went|goes|go) out|paid (?:monthly|every|each|that|the same|on|in|by)|filed (?:on|in|by)|(?:est|sont|a ete|ont ete|ete) (?:toutes? |tous |bien )?(?:payee?s?|acquittee?s?|reglee?s?|versee?s?|deposee?s?|en regle)|(?:sont|est) (?:a jour|en regle)|:[^.;]{0,60}\b(?:payee?s?|acquittee?s?|reglee?s?|versee?s?))\b/;
/** `s'est close sans rappel`, `pas encore exigible`. */
const WITHOUT_MORE =
  /\bsans (?:rappel|redressement|observation|majoration|penalite)s?\b|\bwithout (?:any )?(?:finding|adjustment|penalty|remark)s?\b|\bno further (?:action|question|assessment)s?\b|\bpas encore exigibles?\b|\bnot yet (?:due|payable)\b|\bne (?:lui |leur |en )?devons (?:rien|que)\b|\bowe (?:them |it )?nothing\b/g;
const OWES_US = /\b(?:owes? us|(?:owed|due) to us|nous (?:en )?doi(?:t|vent)|nous (?:est|sont) due?s?)\b/g;
function isPaid(text: string): boolean {
  const ours = text.replaceAll(OWES_US, ' ');
  return (DUE_TO_US.test(text) || IS_PAID.test(text)) && !UNPAID.test(ours) && !LATE.test(ours);
}
/** `Income tax payable (not yet due)`, `non encore exigible`. */
const NOT_DUE_YET =
  /\bnot (?:yet )?(?:fallen )?due\b(?! (?:to|for) (?:us|the (?:company|cash))\b)|\b(?:pas|non) encore (?:echue?s?|exigibles?|dus?|dues?)\b|\bnon (?:echue?s?|exigibles?)\b/;
const IN_ARREARS =
  /\b(?:arrears|overdue|late|since|unpaid|withheld|retained|arrieres?|retard|depuis|impaye\w*|retenue?s?)\b/;
/** `An arrangement fee of 1% is deducted from the first drawing`: what a lender keeps. */
const FEE_OF_A_LOAN =
  /^(?!.*\b(?:paye|vat|tva|tax(?:es)?|pensions?|cotisations?|impots?)\b).*\b(?:(?:arrangement|commitment|up-?front|front-end|processing|structuring|facility|legal|documentation|appraisal) fees?|commissions? d(?:'|e )(?:engagement|arrangement|mise en place)|frais de (?:dossier|mise en place))\b/;
/** `Estimated assessed losses; no deferred tax asset is raised`: what lessens taxes to come. */
const LESSENS_TAXES =
  /^(?!.*\b(?:arrears|overdue|unpaid|penalt\w+|arrieres?|impaye\w*|retard|penalites?)\b).*\b(?:(?:assessed|tax|taxable|fiscal|unused|calculated) loss(?:es)?|deferred tax (?:assets?|credits?)|(?:pertes?|deficits?) (?:fisca(?:les?|ux|l)|reportables?)|impots? differes? actifs?|credits? d'impots?)\b/;
const PAID = says(
  /^(?!.*\b(?:not|never|nor|n't|pas|jamais|ni|but|except|since|until|sauf|mais|hormis|excepte|jusqu\w*)\b).*(?:\b(?:deducted|withheld|retenue?s?|preleve\w*)\b[^.;]{0,60}\b(?:and|et|(?:ont|a) ete) ?(?:were |was )?(?:sent|paid|remitted|handed|reverse\w*|verse\w*|transmise?s?) (?:to the|over to|a la|au|aux|chaque|le \d|avant le)|\b(?:pays?|paie|payons) no [a-z]+ tax (?:for|until|during) (?:the|its|our) first)/,
  /\bassessments?\b[^.;]*\b(?:have been|were|are) agreed\b(?!.*\b(?:unpaid|not paid|arrears|overdue|instal\w+)\b)/,
  /\bnever (?:been |fallen )?(?:late|missed|behind|overdue)\b|\bjamais (?:ete )?en retard\b/,
  /^(?!.*\b(?:un-?paid|not|never|arrears|overdue|impaye\w*|pas|retard|non)\b).*(?:\bagree[sd]? (?:to|with) the (?:[a-z]+ )?returns\b|\b(?:output|collectee?)\b.*\b(?:input|deductible)\b|\bil a ete (?:reverse|verse|paye|acquitte)\b|\b(?:avons|a|ont)\b[^.;]{0,50}\b(?:reverse|verse|acquitte|regle|paye) (?:(?:la|les|l'|nos|toutes?|ses) ?)+(?:tva|cotisations|impots?|retenues|cnps|cnss)\b)/,
  /\btax certificates?\b[^.;]{0,12}\bnegative\b|\babsence de (?:rappel|redressement)\b|\bne (?:montr|relev|font)\w+ (?:pas d'|aucun )ecart\b|\ba ete declaree?s? et payee?s? le mois\b/,
  (text) => isPaid(text.replaceAll(WITHOUT_MORE, ' ')),
  /\bno (?:undisputed |disputed |statutory )*(?:amounts?|dues|sums?|tax(?:es)?)\b[^.;]*\b(?:was|were|is|are|remained) (?:in arrears|outstanding|overdue|unpaid)\b/,
  /\b(?:no|without|aucune?s?|sans|ni) (?:\w+ )?(?:arrears|penalt\w+|arrieres?|impayes?|retard)\b/,
  /^(?!.*\b(?:without (?:a |any )?(?:cheque|payment|money)|sans (?:cheque|paiement|reglement)|not paid|unpaid)\b).*\b(?:up to date|to date|a jour|on time|dans les delais)\b/,
  /\b(?:no|none|nil|nothing|neither|ni|aucune?s?|rien)\b(?:(?!pa(?:id|y)|filed|remit|vers|depos|reach|settl|regl|but|mais)[^.;]){0,45}\b(?:outstanding|owing|owed|overdue|due|late|arrears|retard|impaye\w*|dus?|dues?)\b/,
  /^(?!.*\b(?:not|n't|but|except|only|never|unless|until|sauf|sans|pas|mais|jamais|hormis)\b).*\b(?:all|every|both|toutes?|tous)\b[^.;]{0,110}\b(?:(?:have|has|had) been|were|are|is|was|ont ete|sont|est) (?:duly |fully |entierement |dument )?(?:paid|remitted|filed|settled|paye\w*|verse\w*|regle\w*|acquitte\w*)\b/,
  (text) =>
    !UNPAID.test(text) &&
    /\b(?:(?:both|all|duly|tous|toutes|dument) (?:been )?(?:remitted|paid|filed|verse\w+|paye\w+)|(?:paid|remitted|filed|paye\w*|verse\w*|regle\w*) (?:up )?(?:to|until|through|jusqu\S*) |(?<!not )(?<!never )(?:paid|remitted|filed) (?:(?:when|as|on|before) (?:they |it )?(?:fall |fell |falls |became )?due|by (?:their|the) due)|(?:paye|verse|regle|acquitte)\w* (?:a l'echeance|a bonne date)|attestations?|quitus|clearance|tcc)\b/.test(
      text,
    ),
);
/** `par les cotisations seules`: what members pay for what they get. */
const DUES_OF_MEMBERS =
  /\b(?:par les|les|des|de) cotisations (?:seules|des (?:membres|meres|adherents|assures|menages|clients)|mensuelles des)\b|\b(?:membres|meres|adherents|menages|assures)\b[^.;]*\bcotisations seules\b/;
/** What a product does with taxes of those who use it. */
const OF_A_PRODUCT = (text: string): boolean =>
  /\b(?:for you|automat\w+|(?:in|with|en) (?:one|a single|a few|un|quelques) click?s?|in one (?:tool|app|place)|tools?|software|logiciel|outils?|(?:we|nous) (?:file|calculons|declarons))\b/.test(
    text,
  ) && !UNPAID.test(text);
/** `Provident fund and GST for April to September are overdue and unpaid`. */
const DUES_ARE_OVERDUE =
  /^(?!.*\b(?:no|none|nothing|never|nor|neither|if|where|unless|may (?:be|become|have|not)|shall|refunds?|customers?|clients?|receivables?|debtors|aucune?|jamais|si|pourr\w+|remboursements?|creances?)\b).*\b(?:vat|gst|paye|provident fund|pensions?|social security|nssf|napsa|withholding tax(?:es)?|income tax|payroll tax(?:es)?|taxes|tva|cnss|cnps|inps|ipres|cotisations|impots?)\b(?:[^.;]|\.(?=\d))*\b(?:is|are|remains?|stands?|est|sont|restent?|demeurent?)(?: (?:still|now|all|both|a ce jour|toujours))* (?:overdue|unpaid|in arrears|impayee?s?|en retard)\b/;
/** `EPF we have fallen behind on since October`. */
const isBehindOnDues = (text: string): boolean =>
  LEVY.test(text) &&
  /\b(?:fallen|fell|are|is|were|been|running|ran) behind (?:on|with|in)\b|\b(?:paye|vat|gst|nssf|tva|cnss|cnps|tax(?:es)?|dues|contributions?|cotisations?|impots?) (?:[a-z]+ )?(?:overdue|unpaid|in arrears|impayee?s?|en retard) (?:since|for|depuis) |\bavons (?:pris du|accumule du|un) retard (?:sur|dans|de|pour)\b/.test(
    text,
  ) &&
  !/\b(?:no|not|never|nor|if|may|competitors?|customers?|clients?|bidders?|suppliers?|refunds?|receivables?|credits?|remboursements?|schedule|caught up|aucun|jamais|pas|si|rattrape\w*)\b/.test(
    text,
  );

const NOT_OVERDUE = String.raw`^(?!.*\b(?:if|unless|should|would|may|might|customers?|members?|clients|none|nobody|never late|no (?:arrears|tax|levy)|settled|paid in full|cleared in|not (?:late|behind|in arrears)|prepaid|refund\w*|owes? us|si|aucune?|jamais en retard|rembours\w*)\b)`;
/** `Running about a year late with the Inland Revenue`, `let fall behind`, `stood unremitted`, `apurement des cotisations`. */
const FELL_BEHIND = new RegExp(
  `${NOT_OVERDUE}(?=.*(?:${LEVY.source}|\\binland revenue\\b)).*\\b(?:(?:runn\\w+|is|are|was|fell|fallen|fall) (?:about |some |now |still )?(?:(?:a|one|two|three|four|six|\\d+) (?:years?|months?|quarters?) )?(?:late|behind) (?:with|on|in|to)\\b|let (?:it |them )?fall behind|unremitted|(?:not|never) (?:yet )?(?:been )?(?:remitted|paid over|passed on|handed over)|(?:has|have) (?:not|never) gone to the|(?:weeks|months|years) past (?:its|their|the) (?:due )?date|(?:catch(?:ing)?|caught) up (?:on|with)|laissee?s? de cote|n'a (?:honore|paye|verse) que (?:la|le|les|une?|deux)|(?:apurement|rattrapage) d|n'(?:ai|a|avons|ont) jamais (?:cotise|declare|verse)|(?:on|nous) (?:les |la |le )?(?:versera|verserons|paiera|paierons|reglera|reglerons) (?:d'un coup |plus tard )?(?:quand|lorsque|des que)|(?:will|shall) (?:be )?(?:pay|paid|remit|remitted|hand(?:ed)? over)[^.;]{0,30} (?:when|once|as soon as) (?:cash|money|the cash|funds|we))`,
);

/** `Les cotisations n'ont pas encore été portées à la Caisse`, `the PAYE has yet to be carried to the office`. */
const NOT_BROUGHT =
  /\b(?:cotisations?|retenues?|charges sociales|tva|its|paye|nssf|nhif|ssnit|cnss|cnps|inss|ipres|pension|vat|contributions?|deductions?|withh[eo]ld\w*)\b[^;]{0,140}\b(?:n'(?:ont|a) pas (?:encore |toujours )?ete|(?:has|have|had) (?:still )?(?:not(?: yet)? been|yet to be)|(?:was|were) not (?:yet )?|reste(?:nt)? a(?: etre)?) ?(?:encore )?(?:portee?s?|remise?s?|brought|carried|handed|taken|sent|deposee?s?|envoyee?s?|transmise?s?)\b[^.;]{0,30}\b(?:caisse|fonds|fisc|impots|tresor|receveur|organisme|fund|authority|revenue|office|board|scheme|kra|fira?s|gra|ura|tra|zra|sars)\b/;

/** `Penalties and interest charged in the period: none.` */
const NOTHING_IN_ROW =
  /^[^:;]{0,80}\b(?:penalt\w+|interest|arrears|instal\w+|taxes|dues|balance|penalites?|majorations?|arrieres|impayes)\b[^:;]{0,60}: (?:none|nil|nothing|neant|aucune?|rien)\b(?! (?:since|for|depuis))/;

/** `Owed to ZIMRA for PAYE, June onwards: US$ 72,000`. */
const OWED_TO_AN_AUTHORITY =
  /^\W*(?:still )?owed to (?:the )?(?:revenue|tax|zimra|kra|firs|nra|ura|tra|zra|sars|gra|mra|lra|burs|nssa|nssf|ssnit|napsa)\b[^.;]*\b(?:paye|vat|levy|tax|contributions?|pensions?|onwards|since|for)\b[^.;]*\d/;

export const TAXES_UNPAID: MeaningRule = {
  types: ANY,
  isCertain: says(NOT_BROUGHT, OWED_TO_AN_AUTHORITY, DUES_ARE_OVERDUE, FELL_BEHIND, isBehindOnDues),
  isOther: (text) =>
    !NOT_BROUGHT.test(text) &&
    (PAID(text) ||
      LESSENS_TAXES.test(text) ||
      FEE_OF_A_LOAN.test(text) ||
      (NOT_DUE_YET.test(text) && !IN_ARREARS.test(text)) ||
      OF_A_PRODUCT(text) ||
      NOTHING_IN_ROW.test(text) ||
      DUES_OF_MEMBERS.test(text) ||
      ((WON.test(text) || UNDONE.test(text)) &&
        !APPEALED.test(text.replaceAll(APPEAL_COURT, ' ').replace(NO_APPEAL, '')))),
};
