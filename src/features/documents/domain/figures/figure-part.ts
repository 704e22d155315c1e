import type { Figure } from './figure-context.ts';
import { datesIn } from '../words/period.ts';
import { MONTH_NAMES } from '../words/period-word.ts';
import { cellsAtTabs } from '../text/passage.ts';

/*
 * Figures of sentences that are of a part of the company: what one branch sells, who works in one team, what one sort of account
 * holds, what is set aside. They are no figure of the whole, and tell why two of these differ.
 */

/** Places of work of which a company may have several, by what they are called. */
const SITE =
  '(?:branch|factory|plant|workshop|warehouse|depot|shop|store|outlet|office|site|farm|mill|bakery|kitchen|lab|laboratory|clinic|hub|centre|agence|usine|atelier|entrepot|boutique|magasin|bureau|ferme|laboratoire|clinique|centre|antenne)';
/** `the Nakuru branch`, `our second workshop`: one of several. */
const ONE_OF_SEVERAL =
  '(?:second|third|fourth|other|new|newest|oldest|largest|smallest|main|first|deuxieme|troisieme|nouve(?:au|l|lle)|autre|premiere?|principale?)';
const PLACED = new RegExp(
  `\\b(?:[Tt]he|[Oo]ur|[Ii]ts|[Oo]ne|[Ll]e|[Ll]a|[Ll]'|[Nn]otre|[Uu]ne?|[Aa]) ?(?:(?:${ONE_OF_SEVERAL}) ${SITE}\\b|[A-Z][\\p{L}'-]+(?: [A-Z][\\p{L}'-]+)? ${SITE}\\b|${SITE} (?:in|at|of|de|d'|a|du|au) ?(?:[A-Z][\\p{L}-]+))`,
  'u',
);
const FUNCTION =
  '(?:sales|commercial|marketing|support|technical|tech|engineering|product|field|finance|operations|production|warehouse|logistics|delivery|night|day|quality|kitchen|maintenance|service|design|data|customer care|call centre)';
/** What may stand between whom a sentence tells of and how many. */
const TAIL = '(?:(?!\\b(?:and|et|we|nous|company|societe|total)\\b)[^.;:,\\d]){0,40}$';
const A_TEAM = new RegExp(
  `\\b${FUNCTION} (?:team|department|unit|desk|crew|shift|side)\\b${TAIL}|\\b(?:equipe|service|direction) (?:commerciale?|technique|terrain|de vente|des ventes|support|marketing|production|logistique|qualite|financiere)\\b${TAIL}|^(?:${FUNCTION}|commerciaux|ateliers?|logistique|administration)(?: (?:team|staff))? ?[:–-] ?$`,
);
/** Those taken on for a season or by the day, counted by that name. */
const NOT_EMPLOYED =
  /^ ?(?:[a-z-]+ )?(?:seasonal|casuals?|temporary|temps|interns|freelancers?|contractors|saisonni\w+|journali\w+|vacataires|interimaires|stagiaires)\b/;

const CHANNEL =
  '(?:export|exports|online|offline|web|wholesale|retail|domestic|local|regional|overseas|foreign|cross-border|in-store)';
const INCOME = "(?:sales|revenues?|turnover|ventes|chiffre d'affaires|recettes)";
/** What income is of all of, whatever word stands before: `revenue from operations`, `from all shops`. */
const OF_ALL =
  "(?:the |our |its |nos |les |la |le |l')*(?:year|quarter|month|half|first|second|third|fourth|last|nine|six|three|twelve|period|financial|fiscal|customers?|clients?|contracts?|operations|ordinary|continuing|activit\\w+|company|group|groupe|goods|services|all|both|about|around|some|nearly|almost|over|just|under|only|a|sales|ventes|ensemble|tous|toutes|annee|exercice)\\b";
const BUYERS =
  '(?:hotels?|restaurants?|schools?|retailers?|supermarkets?|wholesalers?|distributors?|shops?|exporters?|farmers?|government|ngos?|households?|businesses|corporates?|millers?|bakeries|hospitals|clinics|pharmacies|traders|(?:largest|biggest|main|top|new) [a-z]+)';
const OF_A_CHANNEL = new RegExp(
  `\\b(?:${CHANNEL} ${INCOME}|${INCOME} (?:a l'export|en ligne|export|locales|au detail|en gros|regionales|(?:from|through|via) (?!${OF_ALL})[a-z'-]{3,}|to (?:the |our )?${BUYERS}|aux (?!${OF_ALL})[a-z]{4,}|chez [a-z]))\\b[^.;\\d]{0,40}$`,
);
const MONEY_NAME =
  '(?:[\\p{L}]+ )?(?:shillings?|naira|rands?|dollars?|dirhams?|dinars?|francs?|rupees?|roupies|cedis?|pounds?|euros?|kwacha|birr|pesos?|dong|millions?|thousands?|milliers)';
const IN_A_PLACE = new RegExp(
  `\\b(?:sales|revenues?|turnover|ventes|chiffre d'affaires|recettes) (?:in|au|en) (?!${MONEY_NAME}\\b|(?:total|year|quarter|fiscal|financial|ramadan|fy|half|week|season|${MONTH_NAMES})\\b)(\\p{L}\\p{Ll}{2,})[^.;\\d]{0,30}$`,
  'iu',
);
/** `Sales of flour came to`, `les ventes de pain du trimestre ont atteint`: of one thing that is sold, by its name. */
const OF_ONE_THING =
  /\b(?:[Ss]ales|[Vv]entes) (?:of|de|d') ?(?!(?:goods|services|products?|produits|marchandises|biens|company|group|year|quarter|month|period|about|over|nearly|some|roughly|more|less|almost|just|only|around|plus|pres|pr[eè]s|quelque|environ|million|milliers|francs|shillings|naira|rand|dirhams|dinars|soci[eé]t[eé]|groupe|exercice|trimestre|semestre|mois|ann[eé]e)\b)\p{Ll}{4,}(?: (?:and|et|de|of|du|des|le|la|les) \p{Ll}+| @| \p{Ll}+){0,3} (?:was|were|reached|came|stood|totalled|brought|made|ont|a|se sont|s'élèvent|atteignent|atteint|représentent|sont)\b[^.;\d]{0,24}$/u;
/** `Sales lost to the strike`, `revenue of our ten largest customers`, `the association reports`: what the company did not sell, or sold to some. */
const OF_OTHERS_OR_NONE = new RegExp(
  `\\b${INCOME} (?:lost|missed|forgone|perdue?s)\\b[^.;\\d]{0,40}$|\\b${INCOME} (?:of|from|to|with|des|de) (?:our |the |nos |les )?(?:(?:ten|five|three|two|four|twenty|top|largest|biggest|main|key|dix|cinq|trois|plus (?:gros|grands)) )+[^.;\\d]{0,40}$|\\b(?:industry|sector|trade|association|chamber|ministry|federation|filiere|syndicat|ministere) (?:[a-z]+ )?(?:reports?|reported|counts?|counted|puts?|estimates?|sold|annonce|estime|a vendu|a realise)\\b[^.;\\d]{0,40}$`,
);
/** `makes 241 million of the year's revenue`. */
const OF_THE_WHOLE = new RegExp(
  `^ ?(?:of|de|du|des) (?:the |our |total |all |this |l'|notre |tout )*(?:(?:19|20)\\d\\d(?:'s)? |year's |annual )?${INCOME}\\b`,
);
const OF_A_DETERMINED_WHOLE = /^ ?(?:of|de|du|des) (?:the|our|total|all|this|20\d\d|year's|notre|tout)\b/;
/** `Half-year sales in 2025`: of a part of the year that is told. */
const OF_A_PART_OF_A_YEAR = new RegExp(
  `\\b(?:half[- ]year(?:ly)?|quarterly|monthly|weekly|daily|semestriel\\w*|trimestriel\\w*|mensuel\\w*) ${INCOME}\\b[^.;]{0,30}$|\\b${INCOME} (?:semestriel\\w*|trimestriel\\w*|mensuel\\w*)\\b[^.;]{0,30}$`,
);
const PER_ONE = new RegExp(
  `\\b${INCOME} (?:per|par|for each|de chaque) (?!(?:year|month|quarter|week|day|annum|an|mois|trimestre|semaine|jour)\\b)[a-z]+[^.;\\d]{0,30}$|\\beach (?:[a-z]+ ){1,3}(?:has|had|makes?|made|sells?|sold|brings?|brought)\\b[^.;\\d]{0,30}$`,
);
/** `Sales rose by`: how much they moved, and not how much they are. */
const MOVED =
  /\b(?:rose|grew|fell|dropped|increased|decreased|declined|went (?:up|down)|augmente|baisse|progresse|recule|diminue)(?:nt|e|es)? (?:by|de|d')(?: (?:about|around|some|environ|pres de))? ?(?:[^\s\d]{1,4} ?)?$/;
const MISSED = new RegExp(
  `\\b(?:lost|missed|perdu|manque)(?: (?:about|some|around|environ))? (?:[^\\s\\d]{1,4} ?)?$`,
);

/** What is left of cash once debts are taken off. */
const NET_OF_DEBT =
  /\b(?:net (?:cash|debt)|tresorerie nette|cash (?:net of|less|after) (?:the |our )?(?:debts?|loans?|borrowings))\b[^.;\d]{0,40}$/;
/** `An earlier plan was to raise`, `we had first thought of`: what is no more asked for. */
const ASKED_ONCE =
  /\b(?:earlier|previous|former|original|first|initial|ancien(?:ne)?|premiere?|initiale?) (?:plan|idea|target|round|budget|thought|intention|projet|idee|objectif)\b[^.;\d]{0,40}$|\b(?:had (?:first |once |originally |at first )?(?:planned|thought|hoped|meant|wanted|intended|aimed)|(?:avions|avait) (?:d'abord |initialement )?(?:prevu|pense|espere|voulu))\b[^.;\d]{0,40}$/;
/** `On sales of 400 million we kept 11 million after tax`: what is left of income. */
const IS_A_RESULT =
  /^ ?(?:after (?:all )?tax(?:es|ation)?|apres impots?|of (?:net |operating )?(?:profit|loss)|de (?:benefice|perte))\b/;

/** One sort of account, beside which there are others. */
const ONE_SORT =
  /\b(?:savings|(?:us |u\.s\. )?dollar|euro|sterling|foreign currency|deposit|call|second|escrow|trust|petty|mobile money|m-?pesa|momo|wave) (?:accounts?|wallets?|cash)\b[^.;\d]{0,40}$|\bcomptes? (?:en (?:dollars|euros|devises)|d'epargne|a terme|sequestre|wave|mobile)\b[^.;\d]{0,50}$|\bpetty cash\b[^.;\d]{0,40}$/;
const SET_ASIDE_BEHIND =
  /^ ?(?:(?:of|in|de) (?:the |our |this |la |cette |notre )?(?:cash|money|it|this|tresorerie|somme) )?(?:is|are|was|were|sont|est|etait|etaient) (?:reserved|pledged|restricted|earmarked|ring-?fenced|set aside|blocked|reservee?s?|nantie?s?|bloquee?s?|affectee?s?)\b/;
/** `In the worst month`: none that is usual. */
const OF_A_MONTH_APART =
  /\b(?:lowest|highest|worst|best|peak|heaviest|pire|meilleur|plus (?:bas|haut|faible|lourd)) (?:month|mois)\b[^.;\d]{0,40}$/;
const FLOWED =
  /\bcash (?:receipts|collect\w+|generated|provided|used|paid|spent|flow|inflow|outflow)\b[^.;\d]{0,40}$|\btresorerie (?:generee|degagee|consommee)\b[^.;\d]{0,40}$/;
const PAID_IN_CASH = /^ ?(?:in|en) (?:cash|especes) (?:for|to|pour|a)\b/;

/** `the holding company had`, `la filiale togolaise a réalisé`: another house than the company. */
const ANOTHER_HOUSE =
  /\b(?:(?:holding|parent|sister|mother|associated|affiliated) (?:company|firm|business)|(?:la|notre|une|leur) (?:filiale|maison mere|holding|societe (?:mere|soeur))|(?:the|our|its|a) (?:[a-z]+ )?(?:subsidiary|joint venture|affiliate|partner|supplier|distributor|contractor|franchisee|landlord|tenant)|(?:notre|un|le) (?:partenaire|fournisseur|distributeur|sous-traitant|franchise))\b[^.;,\d]{0,50}$/;

/** `When we started we were 4`: how many there once were. */
const AT_THE_START =
  /\b(?:at (?:incorporation|launch|the (?:start|beginning|outset|time of (?:the )?[a-z]+))|when (?:we|the company|it) (?:started|opened|began|launched|was (?:founded|started))|a (?:la creation|ses debuts|nos debuts)|au (?:depart|tout debut)|lors de la creation)\b[^.;\d]{0,40}$/;
/** `had budgeted a`: what was hoped. */
const NOT_THE_RESULT =
  /\b(?:budgeted|planned|projected|targeted|forecast|expected|hoped for|aimed (?:for|at)|promised|budgete|prevu|vise|espere|projete)(?: (?:an?|the|our|une?|le|la|notre))? (?:[a-z'-]+ ){0,3}(?:(?:of|de) )?(?:[^\s\d]{1,4} ?)?$/;
/** `The draft accounts showed`: told before it was final. */
const BEFORE_IT_WAS_FINAL =
  /\b(?:(?:draft|provisional|preliminary|pre-audit) (?:annual )?(?:accounts|figures|results|statements|numbers)|as first published|previously reported|(?:comptes|chiffres|resultats|etats financiers) (?:provisoires|non definitifs)|avant audit)\b[^.;]{0,120}$/;

/** `The purchase of Kilima Foods, a miller with sales of`: of whom the company buys. */
const ACQUIRED =
  /\b(?:purchase|acquisition|takeover|buyout|rachat|reprise) (?:of|de|d') ?\p{Lu}(?:(?!\b(?:our|we|us|nous|notre|company|group|groupe)\b)[^.;]){0,140}$|\b(?:acquires?|acquired|buys?|bought|buying|acquis|rachet[eé]\w*) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*, (?:(?!\b(?:our|we|us|nous|notre|company|group|groupe)\b)[^.;]){0,140}$/u;

/** `Sales to Nordic Sweet AB 764.2`: to one that is named, and no place. */
const SOLD_TO_ONE =
  /\b(?:[Ss]ales|[Rr]evenue|[Tt]urnover|[Vv]entes) (?:to|[àa]) (?:[Tt]he )?\p{Lu}[\p{L}'.&-]+(?: [\p{Lu}&][\p{L}'.&-]*)+ ?(?:of |were |came to |: |de )?(?:[^\s\d]{1,4} ?)?$/u;

/** `The bakery alone made`, `la boulangerie seule a dégagé`. */
const ALONE = new RegExp(
  `(?<!(?:\\b(?:company|group|business|parent|societe|groupe|entreprise|mere|month|quarter|year|half|mois|trimestre|annee|${MONTH_NAMES})|@|\\d) )\\b(?:alone|by itself|(?:a elle )?seule)\\b(?! (?:and|et)\\b)[^.;,\\d]{0,40}$`,
);

const isInSeveral = (words: string): boolean => /\b(?:and|et|together|ensemble|all)\b/.test(words);

/** What stands before a figure in its clause, as it is written. */
const clauseBefore = (text: string, start: number): string =>
  text
    .slice(0, start)
    .split(/[.;](?= |$)|, (?=and |but |et |mais )/)
    .at(-1) ?? '';

/** Whether one place of several is named before a figure, or where those it counts work. */
function isOfASite({ passage: { plain }, numeral: { start, end } }: Figure): boolean {
  const before = clauseBefore(plain, start).replaceAll('’', "'");
  const found = PLACED.exec(before);
  const told = found === null ? '' : before.slice(found.index);
  if (found !== null && told.length <= WIDE && !isInSeveral(told) && !OPENED.test(before)) return true;
  const behind = plain.slice(end, end + WIDE).replaceAll('’', "'");
  const works =
    /^ ?(?:[a-z]+ ){1,2}(?:(?:who )?work|are|is based|travaillent|sont) (?:at|in|on|a|dans) ?/u.exec(behind);
  const place = works === null ? null : PLACED.exec(behind.slice(works[0].length - 1));
  return (
    place !== null && place.index <= 1 && !isInSeveral(behind.slice(works?.[0].length).split(/[.;]/)[0] ?? '')
  );
}
const WIDE = 90;
/** `Since the Nakuru branch opened`: the place is told for what happened. */
const OPENED =
  /\b(?:[Ss]ince|[Aa]fter|[Bb]efore|[Ww]ith|[Dd]epuis|[Aa]pr[eè]s|[Aa]vant|[Aa]vec|open\w*|clos\w*|launch\w*|buil\w+|bought|rent\w*|leas\w+|ouv\w+|ferm[eé]\w*|inaugur\w*|lou\w+|achet\w+|moved|transf\w+)\b/;

/** What rows are called that are of a part, by the kind of their figures. */
const ROWS_OF_A_PART: Partial<Record<Figure['kind'], RegExp>> = {
  revenue: new RegExp(
    `^(?:of which|thereof|dont)\\b|\\b${CHANNEL} ${INCOME}\\b|\\b${INCOME} (?:a l'export|export|en ligne|au detail)\\b|\\b(?:${INCOME}|income) (?:per|par) (?!year|month|quarter|annum|an\\b|mois|trimestre)[a-z]|\\b[a-z]+ ${SITE} ${INCOME}\\b|\\bfiliale\\b`,
  ),
  cash: /\b(?:cash (?:costs?|burn|used|generated|flows?|spent|paid|received|receipts|expenses)|net cash (?:from|used|generated)|(?:change|increase|decrease|movement) in (?:cash|bank)|variation (?:nette )?(?:de (?:la )?)?tresorerie|flux de tresorerie)\b|^(?:borrowings?|loans?|emprunts?|dettes?)\b/,
};
const CUSTOMERS_IN_A_PLACE =
  /^(?:Customers|Clients|Users|Members|Utilisateurs|Membres) (?:in|au|en) (?!(?:19|20)\d\d|Q[1-4]|H[12])[A-Z]\p{Ll}+$/u;
/** Accounts of one sort, or what is kept for others, as a row is called. */
const ROW_OF_ONE_SORT =
  /\b(?:savings|dollar|euro|sterling|foreign currency|deposit|escrow|trust|usd|us\$|eur|gbp|fcfa|kes|ngn) accounts?\b|\bheld for\b|\brestricted\b|\bpledged\b|\bpetty cash\b|\bcomptes? (?:en (?:dollars|euros|devises)|d'epargne|sequestre)\b|\bpour compte de\b/;
/** What a row or a tile is called, folded and as it is written; null in a sentence. */
function nameOf({
  isTile = false,
  label,
  passage,
}: Figure): readonly [folded: string, written: string] | null {
  if (isTile) return label === undefined ? null : [label, ''];
  const { page, start } = passage;
  const [folded = '', ...others] = cellsAtTabs(passage);
  return others.length === 0 ? null : [folded.trim(), page.plain.slice(start, start + folded.length).trim()];
}
function isRowOfAPart(figure: Figure): boolean {
  const [name = '', written = ''] = nameOf(figure) ?? [];
  const isPlaced =
    (figure.kind === 'customers' || figure.kind === 'users') &&
    CUSTOMERS_IN_A_PLACE.test(written) &&
    !new RegExp(MONTH_NAMES).test(name);
  return isPlaced || (ROWS_OF_A_PART[figure.kind]?.test(name) ?? false);
}

/** Whether a figure of a sentence is of a part of the company, or of how much something moved, by the words around it. */
export function isOfAPart(figure: Figure): boolean {
  const { kind, unit, account, date, isOfRow = false, isTile = false, passage, numeral } = figure;
  if (account !== null) return false;
  if (isRowOfAPart(figure)) return true;
  if (isOfRow || isTile) return false;
  const { text, plain } = passage;
  const before = clauseBefore(text, numeral.start);
  const behind = text.slice(numeral.end);
  if (kind === 'team')
    return (
      ACQUIRED.test(clauseBefore(plain, numeral.start)) ||
      isOfASite(figure) ||
      A_TEAM.test(before) ||
      AT_THE_START.test(before) ||
      ANOTHER_HOUSE.test(before) ||
      NOT_EMPLOYED.test(behind)
    );
  if (kind === 'revenue' && unit === 'money') {
    const written = clauseBefore(plain, numeral.start).replaceAll('’', "'");
    const place = IN_A_PLACE.exec(written);
    return (
      ACQUIRED.test(written) ||
      SOLD_TO_ONE.test(written) ||
      isOfASite(figure) ||
      ANOTHER_HOUSE.test(before) ||
      ALONE.test(withoutTimes(before)) ||
      OF_A_CHANNEL.test(withoutTimes(before)) ||
      OF_ONE_THING.test(withoutTimes(written, before)) ||
      PER_ONE.test(before) ||
      MOVED.test(before) ||
      MISSED.test(before) ||
      BEFORE_IT_WAS_FINAL.test(before) ||
      IS_A_RESULT.test(behind) ||
      OF_OTHERS_OR_NONE.test(before) ||
      (OF_THE_WHOLE.test(behind) && OF_A_DETERMINED_WHOLE.test(behind)) ||
      (/^\d{4}$/.test(date ?? '') && OF_A_PART_OF_A_YEAR.test(before)) ||
      (place !== null && /^\p{Lu}/u.test(place[1] ?? ''))
    );
  }
  if (kind === 'cash')
    return (
      NET_OF_DEBT.test(before) ||
      SET_ASIDE_BEHIND.test(behind) ||
      MOVED.test(before) ||
      FLOWED.test(before) ||
      PAID_IN_CASH.test(behind)
    );
  if (kind === 'ask') return ASKED_ONCE.test(before);
  return kind === 'burn' && OF_A_MONTH_APART.test(before);
}

/** Whether a paper tells what accounts of one sort hold. */
export function isOfOneSort(figure: Figure): boolean {
  const { kind, account, passage, numeral } = figure;
  if (kind !== 'cash' || account !== null) return false;
  const name = nameOf(figure);
  return name === null
    ? ONE_SORT.test(clauseBefore(passage.text, numeral.start))
    : ROW_OF_ONE_SORT.test(name[0]);
}

/** Whether a profit, a margin or a growth is told of one place, channel or line. */
export function isResultOfAPart(figure: Figure): boolean {
  const { isOfRow = false, isTile = false, account, passage, numeral } = figure;
  if (account !== null || isOfRow || isTile) return false;
  const before = withoutTimes(clauseBefore(passage.text, numeral.start));
  return (
    ACQUIRED.test(clauseBefore(passage.plain, numeral.start)) ||
    [ANOTHER_HOUSE, ALONE, OF_A_LINE, NOT_THE_RESULT, BEFORE_IT_WAS_FINAL].some((told) =>
      told.test(before),
    ) ||
    isOfASite(figure) ||
    IN_A_PLACE_OF_ALL.test(passage.plain.slice(numeral.end))
  );
}
/** `48% in Peru and 46.5% for the group`: of one place, where the whole is told beside it. */
const IN_A_PLACE_OF_ALL =
  /^ (?:in|at|[àa]|au|en) (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:and|but|against|et|mais|contre) [^;]{0,30}\b(?:(?:for|of|in|at) the (?:group|whole)|overall|pour (?:le groupe|l['’]ensemble)|au niveau du groupe)\b/u;
/** `gross margin on flour`, `EBITDA of the mill`, `sales of the new bread`, `exports grew`. */
const OF_A_LINE = new RegExp(
  `\\b(?:best|worst|strongest|weakest|meilleur|pire) (?:quarter|month|half|season|trimestre|mois|semestre)\\b|\\b${INCOME} (?:per|par) [a-z]|\\bmargin (?:before|excluding|without|net of) [a-z]|\\bmarge brute (?:avant|hors) [a-z]|\\b(?:(?:gross )?margins? (?:on|for|from) (?!${OF_ALL}|sales|revenues?|turnover)[a-z]|marge brute (?:sur|pour) (?!${OF_ALL}|ventes)[a-z]|(?:sales|ventes) (?:of|de|du|des) (?:the |our |la |le |les |nos )?(?:new |nouve(?:au|lle)s? )[a-z]|${CHANNEL} ${INCOME}|^(?:our |the )?exports?\\b)`,
);

/** `Average debt over 2025`: none that is owed on a day. */
const AVERAGE_DEBT =
  /\b(?:average|mean|peak|highest|maximum) (?:(?:bank|financial|total) )*(?:debts?|borrowings|indebtedness)\b|\b(?:dette|endettement|encours) (?:[a-z]+ )?moyen(?:ne)?\b/;
export const isOfNoDay = ({ passage: { text }, numeral: { start } }: Figure): boolean =>
  AVERAGE_DEBT.test(clauseBefore(text, start));

/** `For shops won online`, `the online CAC`: of buyers of one sort. */
const OF_SOME_BUYERS = new RegExp(
  `\\b${CHANNEL} (?:customer )?(?:acquisition|cac)\\b|\\bfor (?!each|every|all|a |an |one |the )[a-z]+ (?:acquired|won|signed up) `,
);
/** Whether what a customer costs or brings is told of those who come by one way. */
export const isOfSomeBuyers = ({ passage: { text }, numeral: { start } }: Figure): boolean =>
  OF_SOME_BUYERS.test(clauseBefore(text, start));

/** A clause with its times as `@`; `folded` is the same clause in which they are found. */
function withoutTimes(clause: string, folded = clause): string {
  let said = clause;
  for (const { start, end } of datesIn(folded).toReversed())
    said = `${said.slice(0, start)}@${said.slice(end)}`;
  return said;
}
