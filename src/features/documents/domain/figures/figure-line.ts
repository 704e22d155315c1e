import { type Account, accountOf } from '../words/account.ts';
import { churnOf, type Measure, measureNamed } from '../words/measure.ts';
import type { Figure } from './figure-context.ts';
import { OF_ANOTHER, OF_US } from './figure-market.ts';
import { datesIn, isMonth } from '../words/period.ts';
import { IN_ALL } from '../words/in-all.ts';

/** What a figure of a sentence is of that no kind of number names, as `about` of a number says it. */
const OF_ACCOUNT: Partial<Record<Account, string>> = {
  grossProfit: 'gross profit',
  ebitda: 'ebitda',
  netProfit: 'net profit',
  borrowings: 'debt',
};
/** Single loans are parts of what is owed. */
const ONE_LOAN = /\b(?:loan|pret|credits?|facility|overdraft|decouvert)\b|^loans$/;
/** `Debt: a USD 1m facility signed`: what may be drawn, and need not be. */
const IS_A_LINE =
  /^ (?:(?:[a-z-]+ ){0,2}(?:facility|line|limit)|(?:de )?(?:ligne|autorisation|enveloppe|plafond))\b/;
/** `EBITDA was a loss of`. */
const OF_A_LOSS = /[ :]+(?:(?:was|is|est|etait|shows?|showed) )?(?:an? |une )?(?:loss|perte)$/;
const LOSS = /\b(?:loss|perte|deficit|negative|negatif)\b/;

/** Between a name and its amount: `was`, `of`, `for 2025 came to about`. */
const LINK =
  /(?:[\s:=(–—@)-]|\b(?:on|as|end|au|fin|averag(?:ed|es|ing)|limited|narrowed|narrowing|reduced|rose|grew|fell|increased|decreased|improved|climbed|dropped|limitee?|reduite?|ramenee?|contenue?|progresse|recule|se (?:mont|chiffr|situ|limit)(?:e|ent|ait|aient)|(?:had|has|have) been|was|were|is|are|of|at|to|a|an|the|our|we|reached|reaching|stood|stands|came|comes|amounted|amounts|totalled|totals|total(?:ing|ling)?|hit|ran|runs|running|made|remains|remained|therefore|thus|hence|again|overall|about|some|just|only|over|nearly|almost|roughly|around|approximately|out|now|still|in|for|during|fy ?\d{2,4}|20[0-4]\d|the year|(?:the )?same (?:year|period)|(?:la |le )?meme (?:annee|exercice|periode)|full year|this year|last year|donc|ainsi|alors|encore|reste|restent|restait|est|etait|sont|etaient|de|du|d'|des|la|le|les|l'|un|une|s'elev(?:e|ent|ait|aient)|s'etabli(?:t|ssait)|ressort|ressortait|atteint|atteignait|a|ete|environ|pres|quelque|en|pour|plus|que|qu'a|n'(?:est|etait)|ne|positive|negative|positif|negatif|minus)(?![a-z]))+$/;
const BEHIND_LINK = /^(?:[\s(]|\b(?:of|in|as|de|d'|du|en|our)\b)*/;
/** Where a time may stand between a name and its amount: `financial debt at 30 June 2026 amounts to`. */
const MAY_BE_DATED = /20[0-4]\d|\b(?:q[1-4]|h[12])\b/;
const LONGEST_NAME = 6;
const CLAUSE = /[;.!?](?=\s|$)|,(?= )|\b(?:against|versus|compared|contre|from)\b/g;

/** `total borrowings, overdraft included, were`, `owed to Lake Bank, our only lender, was`: what a name takes in, and whose it is. */
const ASIDE =
  /, (?:(?:(?:our|its|the|notre|son|le|la) )?(?:only|sole|seule?|unique) (?:bank|lender|creditor|preteur|banque|creancier)[a-z' ]{0,30}|[a-z' ]{3,30} (?:included|compris(?:e|es)?|inclus(?:e|es)?)|(?:including|incl\.?|y compris|with) [a-z' ]{3,30})(?:,| ?(?=:))/g;

/** Whose it is, said behind the name. */
const OURS = / (?:of|de|du) (?:the |la |l'|notre )?(?:company|group|business|societe|entreprise|groupe)$/;

/** A clause with its dates as `@`. */
function withoutDates(clause: string): string {
  let said = clause;
  for (const { start, end } of datesIn(clause).toReversed())
    said = `${said.slice(0, start)}@${said.slice(end)}`;
  return said;
}

/** `cost per new grower (all marketing, May to July):` what a name takes in, but for what makes it another thing. */
const IN_BRACKETS =
  / ?\((?![^()]*\b(?:before|after|excl\w*|without|adjusted|net of|avant|apres|hors)\b)[^()]*\)/g;

/** The part of a sentence before an amount that belongs to it. */
function before(text: string, start: number): string {
  const whole = text.slice(0, start).replaceAll(IN_BRACKETS, '').replaceAll(ASIDE, ' ');
  let from = 0;
  for (const { index, 0: stop } of whole.matchAll(CLAUSE)) from = index + stop.length;
  const clause = whole.slice(from);
  const words = (MAY_BE_DATED.test(clause) ? withoutDates(clause) : clause).replace(LINK, '');
  return words.replace(OURS, '');
}

const isOfLine = (account: Account | null): account is Account => account !== null && account in OF_ACCOUNT;

/** The longest name of a line that the words end with, or begin with. */
function lineOf(words: readonly string[], side: 'end' | 'start'): { account: Account; name: string } | null {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    const name = (side === 'end' ? words.slice(-length) : words.slice(0, length)).join(' ');
    const account = accountOf(name);
    if (account !== null) return isOfLine(account) ? { account, name } : null;
  }
  return null;
}

const OF_OTHERS = ['problem', 'market', 'competition'] as const;
const OF_A_ROUND = ['ask', 'funding'] as const;

const OF_ALL_DEBT =
  /\b(?:endettement(?: (?:bancaire|financier|total|brut))*|(?:financial |bank |total |aggregate )+indebtedness|encours (?:total )?des (?:emprunts|prets|credits)|total (?:indebtedness|debts?)|(?:total|gross|bank|financial|outstanding) debts?(?: (?:in total|in all|outstanding))?|total (?:des|de nos) (?:emprunts|dettes (?:financieres|bancaires))|dettes? (?:financieres?|bancaires?)(?: (?:totales?|brutes?|en tout))?|(?:we|it|the company|the group) owe[sd]? (?:(?:our|the|its) )?(?:banks|lenders)|outstanding bank (?:loans|borrowings)|bank (?:loans|borrowings) outstanding|emprunts (?:bancaires )?restants? (?:dus|a rembourser)|(?:nous devions|la societe devait)(?: (?:a nos|aux|a ses) (?:banques|preteurs))?|borrowings? under the [a-z -]{3,40}|(?:the )?(?:facility|credit lines?|loan)(?: (?:is|was|were|are|has been|stood|stands))? drawn|(?:nous devons|la societe doit) (?:a nos|aux|a ses) (?:banques|preteurs))$/;
/** `we owed KES 22 million to two banks`, `bank loans of 14 million were outstanding`, `our only debt is a loan of`. */
const OWED: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [
    /\b(?:owe[sd]?|devons|devions|doit|devait)$/,
    new RegExp(
      String.raw`^ ?(?:${IN_ALL} )?(?:to|a|aux) (?!be |suppl|the tax|tax|fourniss|l'etat)(?:[a-z]+ ){0,2}(?:banks?|lenders|banques?|preteurs|etablissements de credit)\b`,
    ),
  ],
  [
    /\b(?:we|the company|it|nous|la societe) (?:still )?(?:owe[sd]?|devons|devions|doit|devait) (?:the |our |its |a (?:la |notre |sa ))?(?:bank|lender|banque)$/,
    new RegExp(String.raw`^ ?,?(?: (?:au|le|on|at) [^,;.]{3,20},?)? ?(?:${IN_ALL}|tout compris)\b`),
  ],
  [
    /\b(?:bank (?:loans|borrowings|debts?)|borrowings|emprunts bancaires)$/,
    /^ ?(?:(?:were|was|are|remain\w*|stood|restaient|etaient) )?(?:still )?(?:outstanding|owed|dus|en cours)\b/,
  ],
  [
    /\b(?:reste(?:nt)?(?: plus)?(?: que)?|(?:have|has)(?: only)?(?: left)?)$/,
    /^ ?(?:de [a-z]+ |in all |left |still )?(?:a rembourser|to (?:repay|pay back)) (?:on|of|to|sur|de|a) (?:all (?:of )?(?:our|its|the)|l'ensemble d|tous (?:nos|les|ses)|la totalite d|our (?:banks|lenders)|nos (?:banques|preteurs))/,
  ],
  [
    /\b(?:only|sole|one|seule|unique) (?:debt|borrowing|dette|emprunt)(?: (?:bancaire|financiere))? (?:is|was|est|etait) (?:a|an|the|un|une|le|la) (?:[a-z]+ ){0,2}(?:loan|credit|overdraft|facility|pret|emprunt|decouvert)$/,
    /^/,
  ],
];
const isOwedToLenders = (own: string, behind: string): boolean =>
  OWED.some(([words, others]) => words.test(own) && others.test(behind));
/** `The capital still due was`, of a loan that is the company's only one: all that it owes. */
const LEFT_OF_A_LOAN =
  /\b(?:(?:capital|solde|montant|principal) restant(?: du| a (?:payer|rembourser))?|(?:outstanding|remaining) (?:principal|balance)|(?:principal|capital|balance) (?:still )?(?:outstanding|remaining|due|owed))(?: (?:on|under|of|to|with|sur|au titre d[eu]|a|aupres de) [^,;\d]{3,40})?$/;
const ONLY_LOAN =
  /\b(?<!not (?:our|its|the) )(?:only|sole) (?:(?:bank|financial|outstanding|external) )*(?:loan|debt|borrowing|facility|credit)\b|\bno (?:other|further) (?:bank )?(?:loans?|debts?|borrowings?|facilit(?:y|ies))\b|\b(?:seule?|unique) (?:emprunt|dette|pret|credit|endettement)\b|\b(?:emprunt|dette|pret|credit) unique\b|\baucune? autre (?:emprunt|dette|pret|credit)\b/;
/** `Our only borrowing stands at`, `we still owe Acacia Bank`. */
const ONLY_STANDS =
  /\b(?:only|sole|unique|seule?) (?:(?:bank|financial|outstanding) )*(?:loan|debt|borrowing|credit|facility|emprunt|dette|pret)\b[^.;\d]{0,60}\b(?:stands?|stood|was|is|amount(?:s|ed)|est|etait|s'elev(?:e|ait))(?: (?:at|to|a|de))?(?: (?:about|environ))? (?:[^\s\d]{1,4} ?)?$/;
const STILL_OWED =
  /\b(?:we|the company|nous|la societe) (?:still )?(?:owe[sd]?|devons|devions|doit|devait)(?: encore)? (?:[a-z'&-]+ ){0,4}(?:[^\s\d]{1,4} ?)?$/;
/** `Gross profit and net profit: 10.0 million and 2.43 million`: two names, and two amounts in their order. */
const LISTS_NAMES = /[a-z] (?:and|et) [^:;]*: ?(?:[^\s\d]{1,4} ?)?$/;
const GOES_ON_LISTING = /^,? (?:and|et) (?:[^\s\d]{1,4} ?)?\d/;
/** `Il nous reste 96 M de capital à rembourser dessus`. */
const LEFT_TO_REPAY: readonly [before: RegExp, behind: RegExp] = [
  /\b(?:reste(?:nt)?|(?:have|has)(?: still)?) (?:[^\s\d]{1,4} ?)?$/,
  /^ ?(?:de |d'|of )?(?:capital |principal )?(?:encore |left |still )?(?:a rembourser|to (?:repay|pay back))\b/,
];
/** `toutes lignes comprises`, `our only lender`: no other debt is there beside what is told. */
const ONLY_LENDER =
  /\b(?:only|sole|seule?|unique) (?:(?:financial|bank|bancaire) )?(?:lender|creditor|creancier|preteur|creanciere)\b|\b(?:toutes lignes (?:comprises|confondues)|all (?:lines|facilities) (?:included|together|taken together)|across all (?:lines|facilities))\b/;
const AROUND = 300;
const isOnlyLoan = ({ page: { text }, start, end }: Figure['passage']): boolean =>
  [ONLY_LOAN, ONLY_LENDER].some((words) => words.test(text.slice(Math.max(0, start - AROUND), end + AROUND)));
/** What is owed less what is held, what is to be borrowed, and one sort of it. */
const OF_OTHER_DEBT =
  /\b(?:(?:net|new|further|additional|convertible|venture|senior|mezzanine|shareholder) (?:bank |financial )?(?:debts?|borrowings|indebtedness)|(?:dettes?|endettement|emprunts?)(?: (?:bancaires?|financiere?s?))? net(?:te)?s?|nouve(?:l|lle|lles|aux) (?:dettes?|endettement|emprunts?))$/;

const wordsOf = (text: string): string[] => text.replaceAll(/\b[ld]'/g, '').match(/[a-z\d'-]+/g) ?? [];

const TOP_CUSTOMER =
  /\b(?:largest|biggest|main|top|single largest|number one|premiere?|principale?|plus gros(?:se)?|plus grande?) (?:single )?(?:customer|client|cliente|buyer|acheteur|account|compte)\b|\b(?:one|a single|un seul|une seule|un|une) (?:[a-z]+ ){0,2}?(?:customer|client|cliente|buyer|acheteur|chain|chaine|distributor|distributeur|wholesaler|grossiste|exporter|exportateur|importer|importateur|retailer|offtaker)\b/;
const OF_INCOME = new RegExp(
  `^ ?(?:of|du|de|des|de l') ?(?:our |the |total |nos |notre |annual |group |consolidated |net |its |their |l'|le |leur |ses |year's |@ |fy ?'?\\d{2,4} |fiscal |20[0-4]\\d )*(?:(?:revenues?|sales|turnover|chiffre d'affaires|ventes|recettes|revenus|ca)\\b|(?:the )?total (?:for|of) (?:the (?:year|period)|@|20[0-4]\\d))`,
);
/** `le client Atlas Foods représente`, `Dependence: Atlas Foods made`: one that is named, be there larger ones. */
const NAMED_CUSTOMER =
  /\b(?:[Cc]ustomer|[Cc]liente?|[Bb]uyer|[Aa]cheteur|[Aa]cheteuse|[Aa]ccount|[Dd]istributor|[Dd]istributeur|[Oo]fftaker),? [A-Z][\w&'.-]+[^.;%\d]*$|\b(?:[Ss]ales|[Rr]evenues?|[Vv]entes) (?:to|from|à|a) (?:the |la )?(?!the\b)[A-Z][\w&'.-]+[^.;%]*\d[\d,. ]*(?: (?:million|lakh|crore|[a-z]{2,4}))?, (?:or|soit|that is|being|i\.e\.) $|\b(?:[Dd]epend(?:ence|ency|ance)|[Cc]oncentration)(?: [a-z]+)? ?: ?[A-Z][\w&'.-]+[^.;%\d]*$/;
/** `No one buyer takes more than 10% of sales`: a limit, and nobody's share. */
const IS_A_LIMIT =
  /\b(?:no|not|never|none|nobody|aucune?|jamais|exceed\w*|depass\w*|less than|below|under|at most|up to|moins de|au plus)\b[^.;:]*$/;
/** Shares of those who bought that are gone: `3.4% of clinics per month left us`. */
const THEY_LEFT =
  /^ ?(?:of|des?) (?:our |the |nos |les )?(?!staff|employees|people|salar)[a-z-]+(?: [a-z-]+)? ?(?:(?:per|a|each|every) (?:month|year) |par mois |chaque mois )?(?:left us|leave us|(?:left|leave)(?= (?:each|every|per) (?:month|year|quarter)\b)|leave|cancel|cancelled|churned|nous (?:quittent|ont quittes?)|ont resilie|resilient)\b/;

/** `We lost 3.4% of our clients in May`. */
const WE_LOST = /\b(?:we|nous)(?: (?:have|had|avons))? (?:lost|lose|perdu|perdons)$/;
const OF_BUYERS =
  /^ ?(?:of|des?) (?:our |the |nos |les )?(?:paying |active )?(?!staff|employees|people|salar|drivers|agents|sales|goods|orders|parcels|days|hours|ventes|colis|commandes|jours)[a-z]{3,}(?:s|clientele)\b(?! (?:value|volume|weight))/;
/** `We lost KES 3 million in 2025`, `l'exercice se solde par une perte de`: all that is left of a time. */
const WE_LOST_MONEY =
  /\b(?:(?:we|the company|the business|nous|la societe) (?:(?:have|had|has|avons|a) )?(?:lost|perdu|perdons)|(?:made|posted|recorded|reported|showed|ended with|closed with|left|(?:se )?sold(?:e|ee?|ent|ait) par|degage|enregistre|affiche|accuse)(?: us with)? (?:a|an|une) (?:loss|perte|deficit) (?:of|de))(?: (?:about|around|some|environ|pres de))? $/;
/** `We made a small profit for the year of KES 3 million`, `2025 s'est terminé sur un bénéfice de`: all that is left of a time, by its sign. */
const CLOSED_WITH = new RegExp(
  `\\b(?:we|the company|the business|the group|(?:the |this |last )?(?:financial )?year|20\\d\\d|nous|la societe|le groupe|l'exercice|l'annee)\\b[^.;\\d]{0,24}?\\b(?:made|posted|recorded|reported|ended (?:up )?with|closed (?:up )?with|finished with|degage|realise|enregistre|affiche|(?:termine|cloture|clos|acheve|solde)e?s?(?: l'(?:annee|exercice))? (?:par|sur|avec)) (?:an?|our|une?|notre) (?:(?!gross|operating|trading|monthly|brute?|day)[a-z-]+ ){0,2}?(?<result>profit|surplus|benefice|loss|perte|deficit)(?: nette?)?(?<year>,? (?:for|of) the (?:financial )?year| de l'(?:exercice|annee)| (?:after|apres) (?:tax|impots?))?,? (?:of|de|d')(?: (?:about|around|some|only|just|environ|pres de))? ?(?:[^\\s\\d]{1,5} ?)?$`,
);
/** `We kept 11 million after tax`. */
const KEPT_AFTER =
  /\b(?:we|the company|it) (?:kept|keep|earned|made|retained|had left)(?: (?:about|some|only))? (?:[^\s\d]{1,4} ?)?$/;
/** `The result of 2025 was a loss of`, `résultat net 2025 : bénéfice de`: by its sign. */
const RESULT_WAS =
  /(?<!\b(?:operating|trading|gross|technical|financial|monthly|cash) )\b(?:result|bottom line|resultat)(?: (?:net|after tax|apres impots?))?(?: (?:of|for|de|en|pour))?(?: ?(?:fy ?)?20\d\d| the year| l'(?:exercice|annee))? ?(?:is|was|est|etait|fut|:) ?(?:(?:an?|une?) )?(?:net )?(?<result>profit|surplus|benefice|loss|perte|deficit)(?: nette?)?(?: (?:of|de))?(?: (?:about|around|environ))? (?:[^\s\d]{1,5} ?)?$/;
/** `Loss narrowed to KES 3 million`, `perte ramenée à`: at the head of what is said. */
const LOSS_CAME_TO =
  /(?:^|[.;:•–-] ?)(?:the |our |its |la |notre |une )?(?:net )?(?:loss|perte)(?: nette)? (?:(?:was |has been |is |est |s'est |a ete )?(?:narrowed|reduced|cut|shrank|fell|widened|grew|rose|limited|ramenee|reduite|limitee|creusee|contenue)) (?:to|a) (?:about |only |environ )?(?:[^\s\d]{1,5} ?)?$/;
const IN_A_TIME =
  /^(?:(?: ?,)? (?:in|for|during|over|en|sur|pour|au titre de) (?:(?:fy ?'?)?20\d\d(?:[/-]\d\d)?|(?:q[1-4]|h[12]) 20\d\d|(?:the |that |last |our )?(?:(?:first|second|third|financial|fiscal|last|full) )*(?:year|half|quarter)(?: (?:20\d\d|of 20\d\d|ended [a-z\d ]{3,20}))?|l'(?:exercice|annee)(?: 20\d\d)?)(?= ?(?:[.;,)]|$))|(?= ?(?:[.;)]|$)))/;

/** `We keep 44% of revenue after direct costs`. */
const KEPT = /\b(?:we|nous)(?: (?:have|had|avons))? (?:keep|kept|retain|retained|gardons|garde|conservons)$/;
const AFTER_COSTS =
  /^ ?(?:of|du|de|des) [^.;]{0,40}\b(?:revenues?|sales|turnover|chiffre d'affaires|ventes)\b[^.;]{0,16}\b(?:after|apres) (?:the |all |our |les |nos )?(?:direct costs|costs? of (?:sales|goods)|cogs|couts? directs?|cout des ventes)\b/;
/** `A shop brings KES 52,000 of gross profit over its lifetime`. */
const OVER_A_LIFE =
  /^ ?(?:(?:of|in|de|en) (?:gross |net |brute? |nette? )?(?:profit|margin|contribution|marge|benefice)(?: brute?| nette?)? )?(?:over|during|in|across|sur|pendant|durant) (?:its|their|his|her|the|a|an average|sa|leur|la|toute sa) (?:(?:whole|average|expected) )?(?:lifetime|life|duree de vie|vie)\b/;

/** `Laboratories are small still, but bring 39 % gross margin`: of what brings it, unless that is all of the company. */
const OF_A_PART =
  /\b(?:brings?|earns?|carr(?:y|ies)|yields?|leaves?|gives?|makes?|have|has|rapport(?:e|ent)|degag(?:e|ent)|laiss(?:e|ent)|offr(?:e|ent)|affich(?:e|ent))(?: (?:us|nous|an?|une|about|some|environ))* ?$/;
const OF_US_ALL =
  /\b(?:we|our|company|group|business|sales|revenues?|turnover|nous|notre|nos|societe|groupe|entreprise|activite|ventes|chiffre d'affaires|it|on)\b/;

/** The measure of customers or of margin that stands right before its figure or right behind it. */
export function measureBeside(text: string, start: number, end: number, unit: string): Measure | null {
  const own = before(text, start);
  const behind = text.slice(end);
  const left = THEY_LEFT.exec(behind) ?? (WE_LOST.test(own) ? OF_BUYERS.exec(behind) : null);
  if (unit === 'percent' && left) return churnOf(text, left[0]);
  if (unit === 'percent' && KEPT.test(own) && AFTER_COSTS.test(behind)) return 'gross margin';
  if (unit === 'money' && OVER_A_LIFE.test(behind)) return 'lifetime value';
  return (
    measureNamed(own, unit, 'ends', text) ??
    measureNamed(behind.replace(BEHIND_LINK, ''), unit, 'starts', text)
  );
}

/** What is lost in a month that is told is of the month, and so of a year. */
const churnAt = (date: string | null): Measure =>
  isMonth(date ?? '') ? 'monthly churn' : /^\d{4}$/.test(date ?? '') ? 'annual churn' : 'churn';

/**
 * The line of the accounts, or the measure of customers, that a sentence names beside its amount: `EBITDA was KES 4.2m`,
 * `a net loss of R3m`, `churn is 3% a month`. Null where it names none.
 */
export function lineOfSentence({ kind, unit, account, passage, numeral, date }: Figure): string | null {
  if (account !== null || kind !== 'other') return null;
  const { text, under } = passage;
  if (OF_OTHERS.some((id) => under.includes(id))) return null;
  // A client's share is of what the company sells, whatever he has himself.
  const told = unit === 'percent' ? text.replaceAll(/\ble client\b/g, '') : text;
  if (OF_ANOTHER.test(told) && !OF_US.test(text)) return null;
  const measure = measureBeside(text, numeral.start, numeral.end, unit);
  if (measure === 'churn') return churnAt(date);
  if (measure === 'gross margin' && OF_A_PART.test(text.slice(0, numeral.start)) && !OF_US_ALL.test(text))
    return null;
  if (measure !== null) return measure;
  const own = before(text, numeral.start);
  const [said, behind] = [text.slice(0, numeral.start), text.slice(numeral.end)];
  if (unit === 'money' && IS_A_LINE.test(behind)) return null;
  // What was owed on a day is no part of the round beside it.
  const isLeft =
    LEFT_OF_A_LOAN.test(own) ||
    STILL_OWED.test(said) ||
    (LEFT_TO_REPAY[0].test(said) && LEFT_TO_REPAY[1].test(behind));
  const isOwed =
    OF_ALL_DEBT.test(own) ||
    isOwedToLenders(own, behind) ||
    ONLY_STANDS.test(said) ||
    (isLeft && isOnlyLoan(passage));
  if (unit === 'money' && date !== null && isOwed && !OF_OTHER_DEBT.test(own)) return 'debt';
  if (OF_A_ROUND.some((id) => under.includes(id))) return null;
  if (unit === 'percent') {
    if (!OF_INCOME.test(behind) || IS_A_LIMIT.test(own)) return null;
    if (TOP_CUSTOMER.test(said)) return 'largest customer';
    return NAMED_CUSTOMER.test(passage.plain.slice(0, numeral.start)) ? 'one customer' : null;
  }
  if (unit !== 'money' || (LISTS_NAMES.test(said) && GOES_ON_LISTING.test(behind))) return null;
  if ((WE_LOST_MONEY.test(said) || LOSS_CAME_TO.test(said)) && IN_A_TIME.test(behind)) return 'net loss';
  if (KEPT_AFTER.test(said) && /^ after (?:all )?tax/.test(behind)) return 'net profit';
  const was = RESULT_WAS.exec(said)?.groups;
  if (was !== undefined) return LOSS.test(was['result'] ?? '') ? 'net loss' : 'net profit';
  const closed = CLOSED_WITH.exec(said)?.groups;
  if (closed !== undefined && (closed['year'] !== undefined || IN_A_TIME.test(behind)))
    return LOSS.test(closed['result'] ?? '') ? 'net loss' : 'net profit';
  if (OF_OTHER_DEBT.test(own)) return null;
  if (OF_ALL_DEBT.test(own)) return 'debt';
  const result = own.replace(OF_A_LOSS, '');
  if (result !== own && accountOf(wordsOf(result).at(-1) ?? '') === 'ebitda') return 'ebitda';
  const found = lineOf(wordsOf(own), 'end') ?? lineOf(wordsOf(behind.replace(BEHIND_LINK, '')), 'start');
  if (found === null || (found.account === 'borrowings' && ONE_LOAN.test(found.name))) return null;
  const line = OF_ACCOUNT[found.account] ?? null;
  return line === 'net profit' && LOSS.test(found.name) ? 'net loss' : line;
}
