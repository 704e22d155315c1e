import type { NumberKind } from '../document.ts';
import {
  A_SHARE,
  FOR_SHARES,
  IS_DEFINED,
  NOT_ASKED_FOR,
  IS_PURCHASE,
  isSecondAsk,
  isWorth,
  kindUnderAsk,
  kindWithinCost,
  MAY_ISSUE,
  OF_A_ROUND,
  OF_EQUITY,
  OF_SHARES,
  isAtWorth,
  opensAsAmount,
  PAYS,
  SMALLEST_ASK,
  SUBSCRIBED,
  VALUED,
  WE_INVEST,
} from './figure-ask.ts';
import type { NumeralContext } from './figure-context.ts';
import {
  BY_MONTH,
  IS_LESS_INCOME,
  isHeld,
  isSpokenFor,
  isUsedByMonth,
  MORE_THAN_EARNED,
  OF_A_DEBT,
  IS_A_LOAN,
  isOfLoan,
  SPENT_BY_MONTH,
} from './figure-held.ts';
import {
  ESTIMATED,
  IS_OUR_MARKET,
  isOfMarket,
  OF_ANOTHER,
  OF_HOUSEHOLDS,
  OF_US,
  SOLD_BY_OTHERS,
  THE_MARKET,
} from './figure-market.ts';
import {
  isLarge,
  isUnder,
  labelKind,
  LONGEST_HEADING,
  MONEY,
  nearestCue,
  numberKind,
} from './figure-near.ts';
import { MONTH_NAMES } from '../words/period-word.ts';
import { isRaised } from './figure-raised.ts';
import { isBusinessPlan, isPlanned, OF_INCOME } from './figure-plan.ts';
import { isOfATerm } from './figure-term.ts';
import { toldBySubject } from './figure-told.ts';
import { IN_ALL } from '../words/in-all.ts';

/** `KSh 210 per swap`, `par colis`: a price, unless the unit is one of time. */
const PER_UNIT =
  /^\s?(?:(?:(?:per|a|an|each|par|le|la) |\/ ?)(?!month|mois|year|an\b|annum|annee|week|semaine|quarter|trimestre|day|jour|half|total|peu)[a-z]{3,}|each\b(?! (?:month|year|week|quarter|half))|chacun)/;

/** `A kit costs … and earns …`: the economics of one, not of the company. */
const OF_ONE =
  /(?:^|[:.;,] )(?:a|an|each|every|chaque|une?) (?!total|year|month|further|net)[a-z]+[^;:]{0,60}$/;

const SMALLEST_SUM = 100;
const SMALLEST_MARKET = 1e6;
/** `GHS 190m of profit`, `97 millions de FCFA de commissions`: what the sum itself says it is of. */
const OF_PROFIT =
  /^ ?(?:(?:of|de|in) |d')(?:net |gross |annual )?(?:profits?|loss(?:es)?|ebitda|costs?|expenses|benefices?|pertes?|charges|depenses)\b/;

/** `49m of what we billed`, `12 millions de nos ventes`: a part of the income. */
const OF_OUR_INCOME =
  /^ ?(?:of|out of|des?|du|sur) (?:what (?:we|the company)|ce que (?:nous|la societe)|(?:all )?(?:our|the (?:year's|company's|group's|month's|quarter's|total)|total|nos|notre|l'ensemble de nos|toutes nos) (?:[a-z]+ )?(?:revenues?|sales|turnover|billings?|income|invoices|fees|takings|ventes|recettes|chiffre d'affaires|facturation|factures|revenus))\b/;

/** `not less than US$ 1,000,000`, `au moins`: what a paper asks of a round to come. */
const AT_LEAST =
  /\b(?:no[t]? less than|at least|above|exceeding|in excess of|more than|au moins|superieure? a|d'au moins)(?: [^\s\d]{1,4})? ?$/;

/** `We need 900m sold a month`: what is needed month by month is no round. */
const IN_EACH_MONTH =
  /^ ?(?:(?:of|de|d') ?)?(?:(?!(?:to|for|and|with|until|within|over|in|pour|et|avec|en) )[a-z']+ ){0,4}(?:a|per|each|every|par|chaque) (?:day|week|month|quarter|jour|semaine|mois|trimestre)\b(?! of\b)/;
const IS_IN_ALL = new RegExp(String.raw`^ ${IN_ALL}\b`);
/** `Conversion at the next round of RWF 1,000,000,000 or more`: what sets it off. */
const AT_A_LATER_ROUND =
  /\b(?:at|on|upon|in|lors (?:de|du)|au) (?:the |an? |our |its |la |le |une? )?(?:next|following|later|subsequent|prochaine?|qualif\w+) (?:[a-z]+ ){0,2}(?:round|financing|tour|levee)(?: de table)? (?:of|de|d'au moins) (?:at least |au moins )?(?:[^\s\d]{1,4} ?)?$/;
const OR_ELSE =
  /\d[^.;]*\b(?:a|per|each|every|par|chaque) (?:day|week|month|quarter|jour|semaine|mois|trimestre)\b[^.;]*,? (?:or|ou) [^.;]*$/;

/** What somebody claims before a court, or is to pay for a fault. */
const OF_A_SUIT =
  /\b(?:tribunal|court|sued|suing|lawsuit|writ|claims?|claimed|plaintiff|damages|assignation|instance|prejudice|proces|dommages|amende|fined?|penalty)\b/;

/** `turns over EGP 12 million in a season by himself`. */
const TURNS_OVER = /\bturns? over (?:[^\s\d]{1,4} ?)?$/;

/** `talks with a fund, which might bring in`. */
const MIGHT_COME = /\b(?:might|may|could|pourrai(?:t|ent)) (?:bring in|apporter)\b[^.;\d]{0,12}$/;

/** A limit of what somebody pays: `Responsabilité – Plafond : 5 millions`. */
const OF_LIABILITY = /\b(?:responsabilite|liability|assurances?|insured|insurance|indemnit\w+)\b/;

/** `including freight R97m`, `dont 21 000 couverts`: a part of what stands before it. */
const OF_WHICH = /\b(?:of which|of whom|including|includes?|included|dont|y compris)(?: [^\s.;,\d]+){0,4} ?$/;

/** `Of this, KES 6 million is held as security`. */
const OF_THIS =
  /(?:^|[.;,(] ?)(?:of (?:this|that|these|those|which)|sur ce(?:tte)?)(?: (?:sum|amount|total|money|cash|balance|somme|montant))?,? ?(?:[^\s\d]{1,4} ?)?$/;

/** `Of group revenue, GH¢158m (2024: GH¢119m) came from exports`: a part of the income. */
const OF_THE_INCOME =
  /(?:^|[.;(] ?)(?:out of|of|sur|de) (?:(?:the|our|its|all|total|group|company's|group's|year's|le|la|l'ensemble du|notre|nos) ){0,3}(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|recettes)(?: (?:for|of|in|de|en) [^,;.\d]{0,12}(?:20\d\d)?)?,? (?:[^\s\d]{1,4} ?)?(?:\d[\d.,]*[^;.\d]{0,16}\((?:20\d\d|[a-z ]{3,20})[:,]? ?(?:[^\s\d]{1,4} ?)?)?$/;

/** `Out of the KES 96.2m invoiced last year, KES 71m`: a part of what stands before it. */
const OUT_OF = /(?:^|[.;] )(?:out of|of|sur) [^.;]{0,12}\d[^.;]{3,60}, (?:[^\s\d]{1,4} ?)?$/;

/** `The building was valued at`, `a mortgage over the cold store (valued at`. */
const OF_A_THING =
  /\b(?:buildings?|land|plot|house|propert(?:y|ies)|stocks?|inventor(?:y|ies)|machines?|machinery|vehicles?|trucks?|vessels?|warehouses?|(?:cold )?stores?|premises|title deeds?|mortgages?|collateral|immeubles?|terrains?|batiments?|maison|vehicules?|entrepots?|titres? fonciers?|hypotheques?|nantissements?|fonds de commerce)\b[^.;]{0,60}$/;

/** `advocates' fees, which the parties have capped at`: the most somebody charges. */
const IS_CAPPED =
  /\b(?:fees?|costs?|charges?|rents?|tariffs?|penalt(?:y|ies)|damages|expenses|royalt(?:y|ies)|bonus(?:es)?|frais|honoraires|couts?|loyers?|tarifs?|penalites?|indemnites?|depenses|redevances?|primes?)\b[^.;\d]{0,60}\b(?:cap(?:ped)?|plafond|plafonnee?s?)\b[^.;\d]{0,12}$/;
const OF_CONVERSION = /\b(?:valuation|valorisation|conver\w+|notes?|safe)\b/;

/** `le solde, 6 480 000, a été versé`: what is left to pay, and not what a bank holds. */
const IS_A_REST =
  /\b(?:le|un|du|the) (?:solde|remainder|balance)(?: (?:restant|du|is|est|of|de|d'))*,? ?(?:soit )?(?:[^\s\d]{1,4} ?)?$/;
const IS_PAID =
  /^[^.;]{0,40}\b(?:en reserves?|a reporter|report a nouveau|(?:to|in) reserves?|carried forward|verse\w*|paye\w*|regle\w*|acquitte\w*|exigible|payable|paid|due|settled|falls due|echoit)\b/;
/** `Après l'échéance d'octobre le solde est de`: what is left of a loan. */
const OF_INSTALMENTS = /\b(?:echeances?|instal?ments?|amortissements?|repayments?|remboursements?)\b/;
/** `USD 2m of yarn on the shelves`: what the sum itself says it is of. */
const OF_GOODS =
  /^ (?:of|worth of|de|d') ?(?!(?:which|whom|our|its|their|the|this|that|these|my|your|new|free|unrestricted|francs?|f ?cfa|dirhams?|dinars?|shillings?|rupees?|cash|money|funds|liquid\w*|tresorerie|disponib\w*|liquidites|fonds|depots?|deposits?|balances?|reserves?|plus|moins|la|le|les|nos|notre|ses|cette?)\b)[a-z]{3,}/;
/** `Stock stood at`, `limit`, `drawn`, whatever heading they stand under. */
const NAMES_ELSE =
  /(?:^|[.;:,(] ?|\d )(?:(?:the|our|its|le|la|les|nos|ses|trade|what|and|et) |l')*(?:stocks?|inventor(?:y|ies)|debtors?|receivables?|(?:customers|shops|clients|buyers) owe us|limits?|plafonds?|autorisations?|drawn|utilisee?s?|tiree?s?|creances?|creditors|equipment|materiel)\b(?![^.;:,\d]*\b(?:cash|bank|tresorerie|banque|caisse)\b)[^.;:,\d]*$/;
/** `USh 611 million to pay back to a fund`, beside what is in the bank. */
const IS_OWED =
  /^ ?(?:(?:was |were )?drawn (?:in|on|out|from|under|down)\b|(?:still )?to (?:pay back|repay|be (?:repaid|paid back))|(?:(?:which |that )?(?:is|are) )?(?:owed|due|owing|repayable) to|(?:qui )?(?:(?:est|sont|reste(?:nt)?) )?(?:dus?|dues?|a rembourser|a payer) (?:a|aux?)\b)/;
/** `it receives R20 million or more`: a bound, and nothing that is held. */
const IS_LEAST = /^ (?:or|ou|and|et) (?:more|above|over|plus|davantage)\b/;
/** `October alone was N41.2m`, behind what went out on average: what one month made of it. */
const OF_ONE_MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) (?:alone|on its own|seul|a lui seul) (?:was|were|came to|made|cost|etait|a ete|a coute)(?: (?:about|some|environ))? ?[^\d\s]{0,4} ?$/;
/** `brings the rest, or 650 million`: what somebody puts in. */
const IS_PUT_IN =
  /\b(?:apporte(?:nt|ra|ront)?|brings?|contributes?|puts? in|will (?:bring|contribute))\b[^.;\d]{0,24}(?:rest|reste|remainder|balance|solde|difference)\b[^.;\d]{0,12}$/;

/** `The difference of 34 lakh`, `one founder had advanced cash: 120,000, as a loan`: nothing that is held. */
const IS_APART = /\b(?:difference|gap|shortfall|ecart) (?:of|de) ?(?:about |environ )?[^\d\s]{0,4} ?$/;
const WAS_ADVANCED = /\b(?:advanced|avance[es]?) [^.;\d]{0,40}$/;
const AS_A_LOAN = /^,? (?:[a-z ]{0,20} )?(?:as (?:a )?|en |comme )(?:loan|pret|avance)\b/;

/** `We owe Absa R3 million`: what is owed is in no bank of ours. */
const OWED = /\b(?:owe[sd]?|owing|doi(?:t|vent)|devons|devait|redevables?)\b[^.;,:\d]{0,44}$/;

/** `Reste dû à la banque : 118 millions`, `still to pay on the lease: 40m`. */
const LEFT_TO_PAY =
  /\b(?:rest(?:e|ent|ait|ant) (?:dus?|du|a (?:payer|rembourser))|restants? dus?|still (?:to (?:re)?pay|due|owed)|left to (?:re)?pay|remains? (?:due|owed|to be (?:re)?paid))\b[^.;,\d]{0,44}$/;
const OWED_BY =
  /^ (?:is |are |was |were )?(?:still )?(?:owed|due) (?:by|to|from|us)\b|^ (?:de |f ?cfa |francs )*(?:(?:est |sont )?dues? (?:par|a|aux)\b|dus? (?:par|a|aux)\b|a recevoir\b)/;

/** `Prêt de 60 millions contracté en 2021`, `we borrowed 2m from`: a loan of before. */
const WAS_LENT =
  /^[^.;:]{0,40}\b(?:contractee?s?|souscrite?s?|obtenue?s?|debloquee?s?|mobilisee?s?|accordee?s?|drawn|taken (?:out|up)|granted|obtained)\b/;
const WAS_BORROWED = /\b(?:borrowed|emprunte|lent (?:us|to us)|nous (?:a|ont) prete)\b[^.;:\d]{0,20}$/;

/** `KSh 651 income per insured fisher a year`: what one of many brings. */
const OF_EACH =
  /^ (?:[a-z]+ ){0,2}(?:income|revenues?|sales|fees|revenus?|recettes?|ventes|chiffre d'affaires) (?:per|par|from each|from every|de chaque) (?!(?:month|year|quarter|week|day|half|annum|mois|an|annee|trimestre|semaine|jour|semestre)\b)[a-z]{3}/;
const OF_DIVIDENDS = /\b(?:dividends?|dividendes?|distribution)\b/;
/** `Term loan wanted`, `crédit recherché`: asked of a bank, and no part of the round. */
const A_LOAN_WANTED =
  /\b(?:loans?|credits?|overdraft|facility|prets?|emprunts?|dettes?)(?: [a-z]+){0,2} (?:wanted|sought|needed|recherchee?s?|souhaitee?s?|demandee?s?)\b/;

/** `in monthly instalments of`: what is paid each time. */
const OF_AN_INSTALMENT =
  /\b(?:instal?lments?|mensualites|trimestrialites|semestrialites|annuites) (?:of|de) (?:about |environ )?(?:[^\s\d]{1,5} ?)?$/;
/** `Acme accounted for 38m, or 41% of revenue`: what one of those who buy makes of it. */
const ACCOUNTED_FOR =
  /\b(?:accounted for|represent(?:s|ed)|made up|contributed|brought in|represent(?:e|ait|aient|ent)|pes(?:e|ait|ent)|a (?:represente|pese|apporte)) (?:about |some |environ )?(?:[^\s\d]{1,5} ?)?$/;
/** `Turnover through the accounts came to`: what passed through a bank. */
export const THROUGH_ACCOUNTS =
  /\b(?:turnover|credits|movements?|mouvements) (?:through|on|over|across|in|sur|confiee?s?|enregistree?s?)\b[^.;:\d]{0,28}\b(?:accounts?|comptes?|bank|banque)\b[^.;]*$/;
/** `Committed so far: KES 34m`: promised by who invests, and not held yet. */
const IS_COMMITTED =
  /\b(?:(?:soft[- ])?(?:committed|pledged|subscribed)|commitments?|pledges|engagements? (?:recus|fermes)|promesses|engages?|promis)(?: (?:so far|to date|already|by investors|a ce jour|deja))? ?:? (?:[^\s\d]{1,5} ?)?$/;
const OR_SO_MUCH_OF_SALES =
  /^ ?(?:[(,] ?)?(?:or|that is|i\.?e\.?|equal to|soit|ou)? ?(?:about |environ )?\d[\d.,]* ?% ?(?:of|du|de|des) (?:(?:our|the|total|all|nos|notre|le|la|les|its|l') ?){0,2}(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|ca|recettes)\b/;

/** `$1.0m of the $3.0m is now committed`: a part of what is asked. */
const OF_THE_ASK =
  /^ (?:out )?(?:of|sur|des?) (?:the |our |this |les |nos |ces )?[^\d\s]{0,4} ?\d(?:[^.;]|\.(?=\d)){0,16} (?:is|are|has been|have been|was|were|est|sont) (?:now |already |soft[- ]|deja )*(?:committed|pledged|signed|subscribed|secured|promised|engagee?s?|souscrite?s?|promis)\b/;
/** `En banque : 61 000 $ sur le compte en dollars et 64,4 millions de francs`: what one of several accounts holds. */
const IN_ONE_ACCOUNT =
  /^ (?:sits? |held |lies? )?(?:sur|dans|on|in) (?:le|un|the|our|notre|son) (?:(?:main|us|local|second|other) )*(?:(?:compte|account) (?:en|in) [a-z]+|[a-z]+ account)\b,?[^.;]{0,12}\d/;
/** `Dette brute 12,6 M ; nette de la trésorerie : 7,1 M`: a debt. */
const NET_OF_CASH =
  /\bnet(?:te)? (?:of|de) (?:the |our |la |notre )?(?:cash|tresorerie) ?(?::|=|is|was|est|etait) ?(?:[^\s\d]{1,4} ?)?$/;
/** `Nous devions 38 M FCFA à la Banque du Golfe`. */
const WE_OWE =
  /\b(?:owe[sd]?|devons|devions|doit|devait|devaient)(?: (?:still|encore|in all|en tout|about|some|environ))* (?:[^\s\d]{1,4} ?)?$/;
/** `In September alone we spent 61m more than we received`: what one month made of it. */
const ONE_MONTH_ALONE = new RegExp(
  `\\b(?:in|en|for|pour) (?:${MONTH_NAMES})(?: 20\\d\\d)? (?:alone|on its own|by itself|a lui seul|seul|seulement)\\b`,
);
/** `The price implied PKR 1,736 million after the money`: of a round that is over. */
const WAS_IMPLIED =
  /\b(?:price|prix|allotment|issue|round) (?:implied|valued|impliquait|valorisait)\b(?! (?:by|at|par))[^.;]*$/;

/** `Debtors: US$ 402,150`, `Bank and lease debt at 31 March 2026: 495,000`: what stands on a day. */
const NAMES_A_BALANCE =
  /(?:^|[.;(] ?)(?:[a-z]+ ){0,4}(?:receivables?|debtors|payables?|creditors|inventor(?:y|ies)|debts?|borrowings|creances(?: clients)?|dettes?(?: (?:bancaires?|financieres?|fournisseurs))?)(?: (?:at|as at|as of|on|au|a fin|fin) [^.;:]{4,24})? ?: ?(?:[^\s\d]{1,4} ?)?$/;

/** `Cash rose because of the VND 8 bn note`: what made it so. */
const IS_A_CAUSE =
  /\b(?:because of|thanks to|owing to|due to|grace (?:a|au|aux)|en raison (?:de|du|des)|du fait (?:de|du|des)) (?:the |our |a |la |le |l'|un |une |notre )?(?:[^\s\d]{1,5} ?)?$/;
/** `The shortfall on budget (KES 46.5m)`: what was planned, and nothing that goes out. */
const BEHIND_A_PLAN =
  /\b(?:shortfall|gap|deficit|retard|ecart) (?:on|against|to|from|behind|sur|par rapport (?:a|au)) (?:the |our |le |l')?(?:budget|plan|target|forecast|objectif|prevision)[^.;\d]{0,12}$/;

export function moneyKind(context: NumeralContext): NumberKind {
  const said = kindSaid(context);
  const [before, after] = [
    context.text.slice(0, context.numeral.start),
    context.text.slice(context.numeral.end),
  ];
  const kind = said !== 'cash' && NAMES_A_BALANCE.test(before) ? 'other' : said;
  if (kind === 'ask' && (OF_SHARES.test(before) || OF_THE_ASK.test(after))) return 'other';
  if (kind === 'cash' && (IN_ONE_ACCOUNT.test(after) || WE_OWE.test(before) || NET_OF_CASH.test(before)))
    return 'other';
  if (kind === 'cash' && IS_A_CAUSE.test(before)) return 'other';
  if (kind === 'burn' && (ONE_MONTH_ALONE.test(before) || BEHIND_A_PLAN.test(before))) return 'other';
  if (kind === 'valuation' && WAS_IMPLIED.test(before)) return 'other';
  if (OF_AN_INSTALMENT.test(before)) return 'other';
  if ((kind === 'revenue' || kind === 'cash') && THROUGH_ACCOUNTS.test(before)) return 'other';
  if (kind === 'revenue' && ACCOUNTED_FOR.test(before) && OR_SO_MUCH_OF_SALES.test(after)) return 'other';
  if (kind === 'cash' && IS_COMMITTED.test(before)) return 'other';
  if (kind !== 'other' && kind !== 'burn' && isOfATerm(context.text, context.numeral)) return 'other';
  if (kind === 'revenue' && OF_EACH.test(after)) return 'other';
  if (kind !== 'ask') return kind;
  if (A_LOAN_WANTED.test(before) || AT_A_LATER_ROUND.test(before)) return 'other';
  if (isRaised(context.text, context.numeral)) return 'other';
  const isLent = WAS_BORROWED.test(before) || (IS_A_LOAN.test(before) && WAS_LENT.test(after));
  const isOfEachMonth = IN_EACH_MONTH.test(after) || OR_ELSE.test(before);
  return isLent || isOfEachMonth || NOT_ASKED_FOR.test(after) ? 'other' : kind;
}

/** `Pre-money valuation of the round: USD 4m`: the worth a round comes at, and not what it brings. */
const WORTH_OF_A_ROUND =
  /\b(?:value|valeur)(?: (?:of|de) (?:the company|la societe))? (?:before|prior to|after|avant|apres) (?:the |this |l'|la |le |cette )?(?:issue|round|investment|subscription|completion|transaction|emission|operation|augmentation(?: de capital)?|entree) (?:is|was|comes to|of|est(?: de)?|ressort a|s'etablit a|:) ?(?:[^\s\d]{1,4} ?)?$|\b(?:(?:valuation|valorisation)(?: (?:pre|post)[- ]?(?:money|monetaire))?|(?:pre|post)[- ]?(?:money|monetaire)) (?:of|for|in|at|de|du|pour) ?(?:the |this |our |l'|la |le |cette |ce |notre )?(?:[a-z]+ )?(?:round|raise|tour|levee|operation)(?: (?:is|est(?: de)?))? ?[:|\t–-]? ?(?:[^\s\d]{1,4} ?)?$/;

/** `The holder sold 418,300 kWh at the site for NGN`, `nous avons vendu 214 tonnes de tilapia pour`: goods, and no machine or share. */
const SOLD_FOR =
  /\b(?:we|it|the (?:company|group|firm|holder|licensee|permit holder|cooperative|seller|supplier)|nous|elle|il|la (?:societe|cooperative)|l'entreprise|le (?:titulaire|groupe))(?: (?:have|has|avons|a))? (?:sold|vendu|vend|vendons) (?:about |some |environ )?\d(?:[\d ,.]*\d)?(?![\d])(?!(?: [a-z'-]+){0,2} (?:shares?|actions|parts|trucks?|vehicles?|cars?|machines?|plots?|hectares|acres|camions?|vehicules?|terrains?)\b)[^.;:\d]{2,60} (?:for|pour) (?:(?:about|some|a total of|environ|un total de) )?(?:[^\s\d]{1,5} ?)?$/;

/** `La trésorerie au 30 septembre 2026 est de`, whatever is used of it by the month. */
const CASH_IS =
  /\btresorerie (?:nette |disponible )?(?:au|a la date du|a fin|fin) [^.;,]{3,24} (?:est|etait|ressort|ressortait|s'elev(?:e|ait)|s'etabli(?:t|ssait)|atteint|atteignait) (?:a |de )?$/;

/** `Subscribes for 25,000 shares, in all RWF 240,000,000, in cash`: what is paid, and not what is held. */
const IN_CASH = /^,? (?:(?:all|fully|paid|payable|entirely) )*(?:in cash|en (?:numeraire|especes))\b/;

function kindSaid(context: NumeralContext): NumberKind {
  const { text, numeral } = context;
  if (WORTH_OF_A_ROUND.test(text.slice(0, numeral.start))) return 'valuation';
  const [behind = ''] = text.slice(numeral.end, numeral.end + 60).split(/\d/);
  if (VALUED.test(behind) || isWorth(context)) return 'valuation';
  if (SOLD_FOR.test(text.slice(0, numeral.start))) return 'revenue';
  if (MORE_THAN_EARNED.test(behind) || SPENT_BY_MONTH.test(behind) || isUsedByMonth(context)) return 'burn';
  const told = text.slice(0, numeral.start);
  if (IS_APART.test(told) || (WAS_ADVANCED.test(told) && AS_A_LOAN.test(text.slice(numeral.end))))
    return 'other';
  const isPaidIn = SUBSCRIBED.test(told) && IN_CASH.test(text.slice(numeral.end));
  if ((isHeld(context) || CASH_IS.test(told)) && !isPaidIn) return 'cash';
  if (OWED.test(told) || LEFT_TO_PAY.test(told) || OWED_BY.test(behind)) return 'other';
  if (isBusinessPlan(told, text.slice(numeral.end, numeral.end + 60))) return 'revenue';
  if (MAY_ISSUE.test(told)) return 'other';
  const isSubscribed = SUBSCRIBED.test(told) && !WE_INVEST.test(told);
  if (!context.hasAsk && numeral.value >= SMALLEST_ASK && (OF_EQUITY.test(behind) || isSubscribed))
    return 'ask';
  const isPaidForShares =
    (PAYS.test(told) && FOR_SHARES.test(text.slice(numeral.end))) ||
    (A_SHARE.test(told) && !OF_DIVIDENDS.test(told) && IS_IN_ALL.test(behind));
  if (!context.hasAsk && numeral.value >= SMALLEST_ASK && isPaidForShares) return 'ask';
  const beyond = text.slice(numeral.end, numeral.end + 160).replace(/^ ?\)|^ ?\([^()]{0,70}\)/, '');
  if (
    !context.hasAsk &&
    numeral.value >= SMALLEST_ASK &&
    (OF_A_ROUND.test(beyond) || isAtWorth(told, beyond))
  )
    return 'ask';
  if (/^ of (?:his|her|their) own\b/.test(behind)) return 'other';
  if (OF_PROFIT.test(behind) || OF_OUR_INCOME.test(behind) || OF_WHICH.test(told) || OF_THIS.test(told))
    return 'other';
  if (TURNS_OVER.test(told) && !OF_US.test(told)) return 'other';
  if (!context.hasAsk && (IS_PURCHASE.test(behind) || IS_DEFINED.test(told))) return 'ask';
  if (isOfMarket(context, told)) return 'market';
  if ((ESTIMATED.test(told) && THE_MARKET.test(behind)) || IS_OUR_MARKET.test(text.slice(numeral.end)))
    return 'market';
  const isOfOthers = OF_ANOTHER.test(text) && !OF_US.test(text);
  if (SOLD_BY_OTHERS.test(told)) return 'other';
  if (OF_INCOME.test(behind) && !isOfOthers && !isUnder(context, 'market', 'problem', 'ask', 'funding'))
    return 'revenue';
  const subject = toldBySubject(text, numeral, context.dates);
  const isUnsure =
    subject === 'revenue' &&
    (numeral.value < SMALLEST_ASK ||
      PER_UNIT.test(text.slice(numeral.end, numeral.end + 24)) ||
      (isUnder(context, 'ask', 'funding') && context.dates.length === 0));
  const isTold =
    subject !== null &&
    !isUnsure &&
    (subject === 'burn'
      ? BY_MONTH.test(behind) || /\b(?:month|mois|mensuel)/.test(told)
      : !BY_MONTH.test(behind)) &&
    (subject !== 'ask' || !context.hasAsk) &&
    (subject === 'cash' || subject === 'burn' || !isUnder(context, 'market', 'problem', 'competition'));
  const kind = isTold ? subject : kindOfMoney(context);
  if (kind === 'ask' && (AT_LEAST.test(told) || OF_A_SUIT.test(text))) return 'other';
  if (kind === 'cash' && (OF_A_SUIT.test(text) || OF_A_DEBT.test(behind) || isSpokenFor(context)))
    return 'other';
  if (kind === 'revenue' && (MIGHT_COME.test(told) || OUT_OF.test(told) || OF_THE_INCOME.test(told)))
    return 'other';
  if (kind === 'valuation' && (OF_A_THING.test(told) || (IS_CAPPED.test(told) && !OF_CONVERSION.test(text))))
    return 'other';
  if (kind === 'valuation' && (OF_LIABILITY.test(text) || OF_LIABILITY.test(context.label))) return 'other';
  if (kind === 'revenue' && isOfOthers) return 'other';
  const isNoBalance =
    isOfLoan(told) ||
    IS_PUT_IN.test(told) ||
    OF_ONE_MONTH.test(told) ||
    NAMES_ELSE.test(told) ||
    (IS_A_REST.test(told) && (IS_PAID.test(behind) || OF_INSTALMENTS.test(told))) ||
    IS_LEAST.test(behind) ||
    IS_OWED.test(behind) ||
    OF_GOODS.test(behind);
  if (kind === 'cash' && isNoBalance) return 'other';
  if (kind === 'expenses' && OF_HOUSEHOLDS.test(text) && !OF_US.test(text))
    return numeral.value >= 1e7 ? 'market' : 'other';
  // What is in the bank does not come by the month: what is used of it does.
  return kind === 'cash' && BY_MONTH.test(behind) ? 'burn' : kind;
}

/** Whatever the heading speaks of. */
const WE_ASK =
  /\b(?:we|nous) (?:now |therefore |are now |are )?(?:ask(?:ing)? for|seek(?:ing)?|rais(?:e|ing)|levons|cherchons|recherchons|sollicitons|demandons) [^.;\d]{0,16}$/;

/** `Series A` in the line over `US$3.5m`. */
function isUnderRound({ passage: { page, start }, numeral, text }: NumeralContext): boolean {
  const above = page.text.slice(0, Math.max(0, start - 1)).trimEnd();
  const line = above.slice(above.lastIndexOf('\n') + 1).trim();
  return NAMES_A_ROUND.test(line) && !/[a-z]{4}/.test(text.slice(0, numeral.start));
}
const NAMES_A_ROUND =
  /^(?:(?:the|our|notre|la) )?(?:series [a-d]|(?:pre-)?seed|bridge|serie [a-d])(?: round| extension)?$/;

function kindOfMoney(context: NumeralContext): NumberKind {
  const { text, numeral, passage } = context;
  if (PER_UNIT.test(text.slice(numeral.end, numeral.end + 24)) && !isPlaced(context)) return 'other';
  const within = kindWithinCost(context);
  if (within !== null) return within;
  if (opensAsAmount(context)) return 'ask';
  if (!context.hasAsk && isUnderRound(context)) return 'ask';
  if (isUnder(context, 'ask', 'funding')) return kindUnderAsk(context);
  if (numeral.value < SMALLEST_SUM && !numeral.isScaled) return 'other';
  const near = nearestCue(context, MONEY);
  if (near === 'ask' && WE_ASK.test(text.slice(0, numeral.start)))
    return isSecondAsk(context) ? 'other' : 'ask';
  if (isUnder(context, 'market') && near !== 'revenue' && near !== 'ask')
    return isLarge(numeral) ? 'market' : 'other';
  const isOfOne =
    near !== 'ask' && near !== 'cash' && near !== 'valuation' && OF_ONE.test(text.slice(0, numeral.start));
  if (isUnder(context, 'problem') || isOfOne) return near === 'market' ? near : 'other';
  if (near === 'ask') return isSecondAsk(context) ? 'other' : 'ask';
  if (near === 'market' && (!isLarge(numeral) || numeral.value < SMALLEST_MARKET)) return 'other';
  if (near === 'expenses' && isNet(context)) return 'burn';
  if (near === 'revenue' && IS_LESS_INCOME.test(text.slice(0, numeral.start))) return 'burn';
  if (near === 'cash' && IS_BOUND.test(text.slice(0, numeral.start))) return 'other';
  if (near !== null) return numberKind(near);
  if (isLarge(numeral) && isPlanned(context.label, passage, text)) return 'revenue';
  const label = labelKind(context, MONEY);
  const isOfElse = label === 'ask' || (label === 'market' && context.label.length > LONGEST_HEADING);
  return isOfElse ? 'other' : numberKind(label);
}

/** `112 millions à fin 2025`, `à Dakar`: the preposition, which folds into the article of `KES 40 a kilo`. */
function isPlaced({ passage: { page, start }, numeral }: NumeralContext): boolean {
  const at = start + numeral.end + 1;
  return page.source.text.charAt(page.origin?.[at] ?? at).toLowerCase() === 'à';
}

/** `22 000 € nets par mois`: what is spent after what comes in. */
const isNet = ({ text, numeral }: NumeralContext): boolean =>
  /^ nets?\b/.test(text.slice(numeral.end)) || /\bnet ?$/.test(text.slice(0, numeral.start));

/** `stays above`, `never below`: a bound, not what there is. */
const IS_BOUND =
  /\b(?:(?:must|shall|should|doit|doivent|required to|have to) (?:keep|hold|maintain|garder|detenir|conserver)|minimum of|above|below|under|at least|(?:no|not) less than|au-dessus de|en dessous de|au moins)(?: [^\s\d]{1,4})? ?$/;
