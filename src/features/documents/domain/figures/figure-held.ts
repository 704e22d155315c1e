import type { NumeralContext } from './figure-context.ts';
import { MONTH_NAMES } from '../words/period-word.ts';

export const BY_MONTH =
  /^ ?(?:net )?(?:(?:a|per|each|every) month\b|\/ ?(?:month|mo|mois)\b|monthly\b|par mois\b|mensuel|chaque mois\b|p\.?m\b)/;

/** `R1,1m a month more than we earn`, `de plus que nos recettes`. */
export const MORE_THAN_EARNED =
  /\b(?:more out (?:each|every|a) month than in|more (?:goes |went )?out than (?:comes |came )?in|more than (?:we|it|the company) (?:earns?|takes?|brings?|sells?|makes?|bills?|collects?|receives?|gets?)|more than comes? in|de plus (?:par|chaque) mois qu(?:e |')|de plus qu'il n'|de plus que (?:nos|les|ses) (?:recettes|ventes|revenus|encaissements)|de plus qu(?:e |')(?:nous|on|elle)|plus que nous n')/;

/** `spent net each month`, `consommes par mois`, `de plus que nous n'encaissons`: what goes out beyond what comes in. */
export const SPENT_BY_MONTH =
  /^ ?(?:(?:net )?(?:leaves?|goes out)(?: us| the (?:account|bank|company))? (?:net )?(?:a|per|each|every) month\b|(?:is |was |are |were )?(?:spent|used|burnt|burned) (?:net )?(?:a|per|each|every) month\b|(?:de francs |de fcfa |fcfa )?(?:consomme|brule)e?s? (?:par|chaque) mois\b|more than (?:came|comes) in\b|of cash (?:a|per|each|every) month\b|net cash (?:spent|used|burnt|burned|out) (?:a|per|each|every) month\b|(?:(?:a|per|each|every) month|par mois),? (?:nets?\b|after (?:receipts|income|sales|takings|what)|apres (?:recettes|encaissements))|sort(?:ent)? de plus qu)/;

/** `We had RWF 21m on 30 June`: what a company has on a day is its money. */
const HELD_BEFORE =
  /(?:^|[.;:,] |\band |\d )(?:at hand )?(?:there (?:was|were|is)|(?:we|the company|it) (?:had|have|has|held|holds?|(?:ended|closed|finished|left) [a-z]+(?: 20\d\d)? with)|nous (?:avions|avons|disposions de|disposons de|detenions)|(?:elle|la societe) (?:avait|disposait de|detenait)|il (?:nous )?(?:y avait|restait)|our (?:bank )?accounts? (?:showed|show|held|stood at)) $/;

const HELD_ON =
  /^ ?(?:(?:at|in|with|chez|a la|sur) (?:our |the |nos |la )?[a-z]{2,12}(?: [a-z]{2,12})? )?(?:on|at|as at|as of|au|fin) (?:the end of |end )?(?:\d{1,2} )?[a-z]{3,9}\b|^ (?:across|over|in|on|between) (?:our |the |all |both |its )+(?:[a-z]+ )?(?:bank )?accounts?\b|^ (?:left|in hand|at the bank|in the bank|in bank|de cote|en banque|en caisse|devant nous)\b/;

/** `On 31 March 2026 we held`. */
const STILL_HELD =
  /\b(?:il (?:nous|lui) restai?(?:t|e)|il nous reste|we have left)(?: (?:about|environ|encore))? $/;

/** `All is in the account at Pearl Bank, and it stood at`. */
const ACCOUNT_STOOD =
  /\b(?:accounts?|compte)\b(?! (?:receivable|payable|manager))[^.;\d]{0,60}\b(?:and|which|that|et|qui)(?: (?:it|they|together|il|ils))? (?:stood|stands?|showed|shows?|closed|ended|presentait|presente|affichait|affiche)(?: (?:a|with|at|on|un|solde|balance|of|de))* $/;

/** `The current account, ending 4471, was in credit by`, `son compte n° 0117 était créditeur de`: what a bank says it holds. */
const CREDIT_BALANCE =
  /(?<!\b(?:trust|escrow|clients?|clients'|reserve|deposit|sequestre) )\b(?:accounts?|compte|comptes)\b(?! (?:receivable|payable|manager))(?:[^.;]|\bno\.|\.(?=[^ ])){0,110}\b(?:(?:was|were|is|are|stood|stands) in credit (?:by|at|for|to the (?:sum|amount) of)|(?:held|showed|stood at)|(?:had|has|showed|shows|held|presented|presents|stood at) an? (?:(?:credit|available|cleared|closing|book) )*balance of|(?:crediteurs?|solde crediteur|un solde crediteur) de) ?$/;

/** `We hold ₦40 million.` */
const HOLD =
  /(?:^|[.;] ?)(?:today |now |at present )?(?:(?:we|the company) (?:now |still )?holds?|(?:nous|la societe) (?:detenons|disposons de|detient|dispose de)) $/;

/** `The 6.0m we hold carries us to December`. */
const WE_HOLD_IT =
  /^ ?(?:that )?(?:we|the company) (?:now |still |currently )?(?:hold(?! (?:shares|stock))|have (?:left|in hand|at (?:the )?bank|in the bank))\b|^ ?que (?:nous|la societe) (?:detenons|detient|avons en (?:caisse|banque))\b/;

const HELD_THEN =
  /\b(?:on|at|as at|as of|au|a fin|fin) (?:the end of |end of |end |fin )?(?:\d{1,2} )?[a-z]{3,9}(?: 20\d\d)?,? (?:we|the company|it|nous|elle|la societe|our (?:bank )?accounts?) (?:had|held|showed|(?:disposi|deteni|avi)ons|avait|disposait)(?: au \d{1,2} [a-z]{3,9}(?: 20\d\d)?)?(?: de)? ?$|\b(?:disposi|deteni|avi)ons au \d{1,2} [a-z]{3,9}(?: 20\d\d)? de $/;

/** `We used on average GHS 90 thousand a month`, `each month we are out of pocket by`. */
const USED =
  /\b(?:average|mean|moyen(?:ne)?) (?:net )?(?:use|spend(?:ing)?|outflow|burn|decaissement|sortie|consommation)\b[^.;\d]{0,44}$|\b(?:decaissements?|sorties?|consommation) (?:nets?|nettes?) (?:moyens?|moyennes?)\b[^.;\d]{0,30}$|\bmonthly (?:outgoings|payments|spending|costs|outflows?) exceed (?:receipts|income|collections|sales|revenue) by (?:[^\s\d]{1,4} ?)?$|\b(?:we|it|the company|nous|elle) (?:are |is |have |has |ne |avons |a )?(?:used|using|use|get through|got through|out of pocket|utilise|utilisons|consomme|consommons)\b[^.;\d]{0,40}$/;

/** `We used 16 lakh in January.` */
const IN_A_MONTH = new RegExp(`^ (?:in|en|during) (?:${MONTH_NAMES})(?: 20\\d\\d)?(?: and| et|[.,;]|$)`);

export const isUsedByMonth = ({ text, numeral }: NumeralContext): boolean => {
  const told = text.slice(0, numeral.start);
  const behind = text.slice(numeral.end);
  return (
    USED.test(told) &&
    (BY_MONTH.test(behind) || IN_A_MONTH.test(behind) || /\b(?:month|mois)\b/.test(told.slice(-60)))
  );
};

/** `we had 57 million of bank debt`, `in stock`: what is no money held. */
const NO_MONEY =
  /^ ?(?:of|in|de|d'|en) (?:(?!cash|bank balances)[a-z]+ ){0,2}(?:debts?|loans?|borrowings?|stocks?|inventor(?:y|ies)|receivables|payables|liabilities|orders|invoices|equipment|dettes?|emprunts?|prets?|creances|commandes|factures)\b/;

export const isHeld = ({ text, numeral, passage }: NumeralContext): boolean => {
  const told = text.slice(0, numeral.start);
  if (NO_MONEY.test(text.slice(numeral.end))) return false;
  if (LEFT.test(told) && isUnderALoan(passage)) return false;
  if (CREDIT_BALANCE.test(told)) return true;
  if (STILL_HELD.test(told) && /^(?:$|[.,;]| (?:en|a|in|at|on|au) )/.test(text.slice(numeral.end)))
    return true;
  if (ACCOUNT_STOOD.test(told) && !isOfLoan(told) && HELD_ON.test(text.slice(numeral.end))) return true;
  if (WE_HOLD_IT.test(text.slice(numeral.end))) return true;
  if (HOLD.test(told) && /^ ?(?:[.;]|$)/.test(text.slice(numeral.end))) return true;
  return HELD_THEN.test(told) || (HELD_BEFORE.test(told) && HELD_ON.test(text.slice(numeral.end)));
};

/** `Un prêt de la banque finance le moulin. Il reste 940 millions`: what is left of a loan is to be paid back. */
const LEFT =
  /\b(?:il (?:nous |lui )?rest(?:e|ait)|(?:there )?(?:is|was|remains|remained)(?: still)?(?: left)?) $/;
const A_LOAN = /\b(?:prets?|emprunts?|credits?|loans?|lent|prete)\b/;
const isUnderALoan = ({ page, start }: NumeralContext['passage']): boolean =>
  A_LOAN.test(
    page.text
      .slice(Math.max(0, start - 140), start)
      .split('\n')
      .at(-1) ?? '',
  );

/** `Le crédit d'investissement, 6 200 kMAD`: the sum of a loan, wherever a bank stands. */
export const IS_A_LOAN =
  /\b(?:credits?|prets?|emprunts?|loans?|overdraft|decouvert|dettes?|encours|borrow(?:ed|s|ings?)?|emprunte)\b(?! (?:balance|officer|book))[^.;:\d]{0,26}$/;

const OF_A_LOAN =
  /\b(?:loans?|emprunts?|prets?|credit|dettes?|facility|overdraft|decouvert|owed?|owes|owing|devons|doit|devait|mortgaged?|hypothe(?:que|ques|quee?s?)|nantie?s?)\b(?:[^.;]{0,90}\b(?:balance|solde|restant|outstanding)[^.;\d]{0,12}|[^.;\d]{0,40})$/;
/** Whether words before a sum say that it is lent or owed. */
export const isOfLoan = (told: string): boolean => OF_A_LOAN.test(told) || IS_A_LOAN.test(told);

/** `Bank: Rp 6,800 million equipment loan`. */
export const OF_A_DEBT =
  /^(?: (?!and|et|of|in|at|with|after|a|en)[a-z-]+){0,3} (?:loans?|overdraft|facility|emprunts?|prets?|decouvert|credit)\b/;

/** `Dépenses nettes des recettes : 15 millions par mois`, `costs less income`. */
export const IS_LESS_INCOME =
  /\b(?:depenses|sorties|charges|decaissements|couts|spend(?:ing)?|outgoings|costs|payments|outflows?|expenses)(?: mensuelle?s)? (?:net(?:te)?s? (?:of|des?|du|d')|less|moins|after|deduction faite des) ?(?:the |our |les |nos |l')?(?:recettes|revenus?|ventes|encaissements|receipts|income|revenue|sales|takings|collections)\b[^.;\d]{0,25}$/;

const BOUND =
  /\b(?:lent(?: to)?|lends|prete|preta|commitments?|committed|obligations?|guarantees?|engagements?|engagee?s?|cautions?)\b[^.;:\d]{0,26}$/;
const TO_REPAY =
  /^ (?:(?:is|was|are|were|remains?|remained|still|est|sont|etaient|encore|reste|restent) ){0,2}(?:outstanding|unpaid|to (?:be )?(?:repaid|repay|paid back)|(?:restante?s? )?due?s?\b|a rembourser)/;
/** `8.4bn of customers' money`, `40m in trust`: what is kept for others. */
export const KEPT_FOR_OTHERS =
  /^ ?(?:(?:of|de|d'|des) (?:our |the |its |nos |les )?(?:customers?|clients?|users?|members?|merchants?|sellers?|savers?|schools|vendeurs|marchands|membres|epargnants)(?:' ?s?|'s)? ?(?:money|funds|deposits|cash|savings|balances|float)\b|(?:[a-z' ]{0,24} )?(?:held |kept |is |are )*(?:in (?:trust|escrow)|on behalf of|for (?:account of|third parties)|pour (?:le )?compte (?:de|d')|sous sequestre|en fiducie)\b|(?:[a-z ]{0,12})?(?:appartien(?:t|nent) (?:a|aux)|belongs? to) (?:the |our |nos |les )?(?:customers|clients|users|members|merchants|sellers|schools|vendeurs|marchands))/;
const PAID_FROM =
  /^[ ,]*(?:(?:to be|is|was|are|were|will be|comes?|came|est|sera|seront|sont|provien\w+|viendr\w+) )?(?:(?:paid|met|taken|drawn|funded|financed|covered|finance\w*|paye\w*|pris\w*|preleve\w*) )?(?:from|out of|sur|par|avec) (?:the company's |our |its |the |nos |notre |sa |la |l')?(?:own |available )?(?:cash|funds|resources|tresorerie|fonds propres|ressources propres)\b/;
/** `Paid from cash in the amount of 500,000`. */
const FROM_CASH =
  /\b(?:from|out of|sur|par) (?:the |our |its |la |notre |sa )?(?:cash|tresorerie)(?: in hand| disponible)? (?:(?:in|to|for) (?:the )?(?:amount|extent|sum) of|a (?:hauteur|concurrence) de|pour) [^\d;.]{0,6}$/;
/** Whether a sum is taken out of what is held, and is not what is held. */
export const isTakenFromCash = ({ text, numeral: { start, end } }: NumeralContext): boolean =>
  PAID_FROM.test(text.slice(end)) || FROM_CASH.test(text.slice(0, start));

/** `A loan of 90 million, repaid monthly; balance at 30 June: 61 million`: what is left of a debt told before it. */
const LEFT_OF_DEBT =
  /\b(?:(?:principal|capital|indebtedness) outstanding|outstanding (?:principal|to (?:this|the|our) bank)|(?:capital|principal) restant du)\b[^;]{0,90}$|\b(?:loans?|facility|overdraft|debts?|borrowed|lease|emprunts?|prets?|credits?|dettes?|decouvert)\b.{0,160}\b(?:balance|outstanding|left to (?:re)?pay|soldes?|encours|restants?(?: dus?)?|capital restant(?: du)?|reste a (?:payer|rembourser))\b[^;]{0,34}$/;

/** `The dispute was settled; we paid KES 650,000`: what is gone. */
const PAID_OUT =
  /\b(?:we|the company|nous avons|la societe a) (?:have )?(?:paid|settled|paye|verse|regle) (?:out |back )?$/;

/** `Before the undrawn half of the bank line (KES 60 million)`: what a lender still holds. */
const UNDRAWN = /\b(?:undrawn|unused|unutili[sz]ed|non (?:tiree?|utilisee?|mobilisee?)s?)\b[^.;:\d]{0,60}$/;

/** `And is not counted in our cash`: what is held for others. */
const NOT_COUNTED =
  /\b(?:(?:is|are|was|were) not|never|(?:n'est|ne sont|n'etait) pas) (?:counted|included|compte[es]*|inclus[es]*|comprise?s?|repris[es]*) (?:in|as|dans|as part of) (?:our |the |its |notre |la |nos )?(?:own )?(?:cash|tresorerie|liquidit\w+)\b/;
/** Money under a heading of cash that is owed, promised to somebody or paid out of it. */
export const isSpokenFor = ({ text, numeral }: NumeralContext): boolean => {
  const behind = text.slice(numeral.end);
  const before = text.slice(0, numeral.start);
  if (LEFT_OF_DEBT.test(before) || UNDRAWN.test(before) || PAID_OUT.test(before)) return true;
  return (
    BOUND.test(before) ||
    TO_REPAY.test(behind) ||
    PAID_FROM.test(behind) ||
    KEPT_FOR_OTHERS.test(behind) ||
    NOT_COUNTED.test(behind)
  );
};
