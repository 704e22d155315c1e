import { BUYER_NOUN, BUYERS, isBuyer } from './buyer-word.ts';
import type { NumberKind } from './document.ts';
import type { CueKind } from './figure-cue.ts';
import { currencyOfPlaces } from './home-currency.ts';
import { MONEY_KINDS, type NumeralContext, readingDistance } from './figure-context.ts';
import { toldBySubject, toldByVerb } from './figure-told.ts';
import type { PlacedPassage } from './section.ts';

const MONEY: ReadonlySet<CueKind> = new Set([...MONEY_KINDS, 'none', 'market']);
/** `KSh 210 per swap`, `par colis`: a price, unless the unit is one of time. */
const PER_UNIT =
  /^\s?(?:(?:(?:per|a|an|each|par|le|la) |\/ ?)(?!month|mois|year|an\b|annum|annee|week|semaine|quarter|trimestre|day|jour|half|total|peu)[a-z]{3,}|each\b(?! (?:month|year|week|quarter|half))|chacun)/;
/** `A kit costs … and earns …`: the economics of one, not of the company. */
const OF_ONE =
  /(?:^|[:.;,] )(?:a|an|each|every|chaque|une?) (?!total|year|month|further|net)[a-z]+[^;:]{0,60}$/;
/** `Pret recherche : 90 millions`, `Round size: $2M`. */
const NAMES_THE_ASK =
  /^(?:[a-z' -]{0,24}\b)?(?:pret|emprunt|recherche|montant|besoin|round|amount|loan|total|target|size|levee|ticket|funding|objectif|goal)\b[a-z' -]{0,16}: ?$/;
const SMALLEST_ASK = 1000;
const SMALLEST_SUM = 100;
/** What a paper allows, and nobody asks for. */
const MAY_ISSUE =
  /\b(?:may|might|could|peut|peuvent|pourra(?:it)?) (?:issue|offer|emettre|proposer)\b[^.;\d]{0,60}$/;
const SMALLEST_MARKET = 1e6;
const REACH = 70;
const OF_NEXT = 5;
/** `USD 1.2 million wanted, at USD 5 million`: what follows is another thing. */
const OF_A_WORTH = /^,? (?:at|a) $/;
const IS_JOINED = /(?:^|[^a-z])(?:and|et)\b|[,;]/;
/** `cash at 31 March 2025`: a day or a verb between a word and its figure. */
const ON_A_DATE =
  /^ ?(?:(?:after tax|before tax|net|at|on|as|of|in|for|au|le|a|en|fin|de|the|end|was|were|is|etait|est|stood|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|\d{1,2}|20[0-4]\d)[ ,:]{1,2}){1,8}(?:of )?$/;

function nearestCue(context: NumeralContext, allowed: ReadonlySet<CueKind>, reach = REACH): CueKind | null {
  const { text, numeral, cues, others, labelCues, isLabelled } = context;
  const label = isLabelled
    ? labelCues.find(
        ({ kind }) => allowed.has(kind) && (kind !== 'market' || context.label.length <= LONGEST_HEADING),
      )
    : undefined;
  const labelDistance = 12 + readingDistance(text, { start: 0, end: 0 }, numeral);
  let best = label && labelDistance <= reach ? { kind: label.kind, distance: labelDistance } : null;
  for (const cue of cues) {
    if (!allowed.has(cue.kind) || (cue.start < numeral.end && cue.end > numeral.start)) continue;
    const isTaken = others.some(
      ({ start, unit }) => start >= numeral.end && start < cue.start && unit === numeral.unit,
    );
    // `a cap of USD 4 million`: the word is of the sum that follows it, not of the one before.
    const isOfNext = others.some(
      ({ start, unit, isScaled }) =>
        cue.start >= numeral.end &&
        start >= cue.end &&
        ((start - cue.end <= OF_NEXT && !OF_A_WORTH.test(text.slice(cue.end, start))) ||
          (IS_JOINED.test(text.slice(numeral.end, cue.start)) &&
            ON_A_DATE.test(text.slice(cue.end, start)))) &&
        (unit === numeral.unit || isScaled),
    );
    // `cash 21 million; loan 44 million`: behind a semicolon another thing is spoken of.
    const isOfElse = cue.start >= numeral.end && text.slice(numeral.end, cue.start).includes(';');
    if (isTaken || isOfNext || isOfElse) continue;
    const distance = readingDistance(text, cue, numeral) + (cue.start > numeral.start ? 4 : 0);
    if (distance <= reach && (!best || distance < best.distance)) best = { kind: cue.kind, distance };
  }
  return best?.kind ?? null;
}

const labelKind = ({ labelCues }: NumeralContext, allowed: ReadonlySet<CueKind>): CueKind | null =>
  labelCues.find(({ kind }) => allowed.has(kind))?.kind ?? null;

const numberKind = (kind: CueKind | null): NumberKind => (kind === null || kind === 'none' ? 'other' : kind);

const isUnder = ({ passage }: NumeralContext, ...ids: string[]): boolean =>
  passage.under.some((id) => ids.includes(id));

/** `$8m pre`, `before the new money`, `avant apport`: a worth, whatever is asked for beside it. */
const VALUED =
  /^ ?(?:\(?(?:pre|post)\b(?![- ]?(?:seed|order|paid|pay|operat|covid|series))|(?:before|after) (?:the |any )?(?:new |round's |fresh )?(?:money|round|investment|raise|funds|subscription)\b|avant (?:l'|le |la )?(?:apport|souscription|augmentation|operation|tour|levee|investissement|entree)|apres (?:l'|le |la )?(?:apport|augmentation|operation|tour|levee|entree))/;
/** `R48 million before.`, `2,8 milliards avant`: a worth where a sum stands before it that is no result. */
const VALUED_BARE =
  /^ ?(?:before|avant|after|apres)(?= ?(?:$|[.,;:)]|(?:and|et) [^a-z]{0,4}(?:[a-z]{1,4}[$£₵]? ?)?\d))/;
/** `agreed at GHS 19m and after it at`: the worth on the other side of a round. */
const AFTER_IT =
  /\b(?:after|before|apres|avant) (?:it|that|completion|elle|celle-ci|cette operation) (?:at|is|of|a|de)? ?$/;
/** `$400k at $2.4m`: what is asked for, and at what worth. */
const AT_WORTH =
  /^ ?(?:\([^()]{0,24}\) ?)?(?:at|(?:pour|sur|a) une (?:valeur|base|valorisation) de|(?:at|on) a value of) ?$/;
const OF_RESULT =
  /\b(?:revenues?|sales|turnover|income|profits?|loss(?:es)?|cash|costs?|chiffre d'affaires|ventes|recettes|benefices?|pertes?|tresorerie)\b/;

/** A worth told by its place alone: behind the sum asked for. */
function isWorth({ text, numeral, others }: NumeralContext): boolean {
  const sum = others.findLast(
    ({ end, unit, isScaled }) => end <= numeral.start && (unit === 'money' || isScaled),
  );
  if (!sum || OF_RESULT.test(text.slice(0, numeral.start))) return false;
  if (VALUED_BARE.test(text.slice(numeral.end))) return true;
  return numeral.value > sum.value && AT_WORTH.test(text.slice(sum.end, numeral.start));
}
const BY_MONTH =
  /^ ?(?:net )?(?:(?:a|per|each|every) month\b|\/ ?(?:month|mo|mois)\b|monthly\b|par mois\b|mensuel|chaque mois\b|p\.?m\b)/;
/** `R1,1m a month more than we earn`, `de plus que nos recettes`. */
const MORE_THAN_EARNED =
  /\b(?:more out (?:each|every|a) month than in|more (?:goes |went )?out than (?:comes |came )?in|more than (?:we|it|the company) (?:earns?|takes?|brings?|sells?|makes?|bills?|collects?|receives?|gets?)|more than comes? in|de plus qu'il n'|de plus que (?:nos|les|ses) (?:recettes|ventes|revenus|encaissements)|de plus qu(?:e |')(?:nous|on|elle)|plus que nous n')/;

/** `GHS 190m of profit`, `97 millions de FCFA de commissions`: what the sum itself says it is of. */
const OF_PROFIT =
  /^ ?(?:of|de|d'|in) (?:net |gross |annual )?(?:profits?|loss(?:es)?|ebitda|costs?|expenses|benefices?|pertes?|charges|depenses)\b/;
const OF_INCOME =
  /^ ?(?:of|de|d'|in) (?:net |gross |annual |yearly )?(?:revenues?|income|sales(?! (?:and|team|staff))|turnover|fees|billings|chiffre d'affaires|ventes|recettes|revenus?|commissions|produits(?= (?:en|pour|sur|d'exploitation)\b|[.,;)]|$))(?![a-z])/;

/** `49m of what we billed`, `12 millions de nos ventes`: a part of the income. */
const OF_OUR_INCOME =
  /^ ?(?:of|out of|des?|du|sur) (?:what (?:we|the company)|ce que (?:nous|la societe)|(?:all )?(?:our|the (?:year's|company's|group's|month's|quarter's|total)|total|nos|notre|l'ensemble de nos|toutes nos) (?:[a-z]+ )?(?:revenues?|sales|turnover|billings?|income|invoices|fees|takings|ventes|recettes|chiffre d'affaires|facturation|factures|revenus))\b/;

/** Money: the nearest word decides, then the line above, then the section. */
/** `spent net each month`, `consommes par mois`, `de plus que nous n'encaissons`: what goes out beyond what comes in. */
const SPENT_BY_MONTH =
  /^ ?(?:(?:net )?(?:leaves?|goes out)(?: us| the (?:account|bank|company))? (?:net )?(?:a|per|each|every) month\b|(?:is |was |are |were )?(?:spent|used|burnt|burned) (?:net )?(?:a|per|each|every) month\b|(?:de francs |de fcfa |fcfa )?(?:consomme|brule)e?s? (?:par|chaque) mois\b|more than (?:came|comes) in\b|of cash (?:a|per|each|every) month\b|(?:(?:a|per|each|every) month|par mois),? (?:nets?\b|after (?:receipts|income|sales|takings|what)|apres (?:recettes|encaissements))|sort(?:ent)? de plus qu)/;
/** `We had RWF 21m on 30 June`: what a company has on a day is its money. */
const HELD_BEFORE =
  /(?:^|[.;:,] |\band |\d )(?:at hand )?(?:there (?:was|were|is)|(?:we|the company|it) (?:had|have|has|held|holds?|ended [a-z]+ with)|nous (?:avions|avons|disposions de|disposons de|detenions)|(?:elle|la societe) (?:avait|disposait de|detenait)|il (?:nous )?(?:y avait|restait)|our (?:bank )?accounts? (?:showed|show|held|stood at)) $/;
const HELD_ON =
  /^ ?(?:(?:at|in|with|chez|a la|sur) (?:our |the |nos |la )?[a-z]{2,12}(?: [a-z]{2,12})? )?(?:on|at|as at|as of|au|fin) (?:the end of |end )?(?:\d{1,2} )?[a-z]{3,9}\b|^ (?:left|in hand|at the bank|in the bank|in bank|de cote|en banque|en caisse|devant nous)\b/;
/** `On 31 March 2026 we held`. */
const STILL_HELD =
  /\b(?:il (?:nous|lui) restai?(?:t|e)|il nous reste|we have left)(?: (?:about|environ|encore))? $/;
const HELD_THEN =
  /\b(?:on|at|as at|as of|au|a fin|fin) (?:the end of |end of |end |fin )?(?:\d{1,2} )?[a-z]{3,9}(?: 20\d\d)?,? (?:we|the company|it|nous|elle|la societe|our (?:bank )?accounts?) (?:had|held|showed|(?:disposi|deteni|avi)ons|avait|disposait)(?: au \d{1,2} [a-z]{3,9}(?: 20\d\d)?)?(?: de)? ?$|\b(?:disposi|deteni|avi)ons au \d{1,2} [a-z]{3,9}(?: 20\d\d)? de $/;
/** `We used on average GHS 90 thousand a month`, `each month we are out of pocket by`. */
const USED =
  /\b(?:we|it|the company|nous|elle) (?:are |is |have |has |ne |avons |a )?(?:used|using|use|get through|got through|out of pocket|utilise|utilisons|consomme|consommons)\b[^.;\d]{0,40}$/;
const isUsedByMonth = ({ text, numeral }: NumeralContext): boolean => {
  const told = text.slice(0, numeral.start);
  return (
    USED.test(told) && (BY_MONTH.test(text.slice(numeral.end)) || /\b(?:month|mois)\b/.test(told.slice(-60)))
  );
};
const isHeld = ({ text, numeral }: NumeralContext): boolean => {
  const told = text.slice(0, numeral.start);
  if (STILL_HELD.test(told) && /^(?:$|[.,;]| (?:en|a|in|at|on|au) )/.test(text.slice(numeral.end)))
    return true;
  return HELD_THEN.test(told) || (HELD_BEFORE.test(told) && HELD_ON.test(text.slice(numeral.end)));
};

/** What another company sells, told to compare. */
const OF_ANOTHER =
  /\b(?:comparisons?|a titre de comparaison|par comparaison|competitors?|rivals?|peers?|concurrents?|(?:largest|biggest) listed|(?:group|groupe) (?:sales|revenue|turnover) of|(?:groupe|group) [a-z]+ (?:a declare|a publie|reported|declared|posted|published)|listed (?:company|competitor|peer|[a-z]+ (?:farmer|maker|company))|market leader|industry leader|leader du (?:marche|secteur)|(?:largest|biggest|bigger|leading) (?:[a-z-]+ ){1,4}(?:stores?|shops?|compan(?:y|ies)|firms?|players?|operators?|producers?|chains?)\b(?! is ours)|one of them|l'une? d'(?:eux|entre eux|elles)|incumbents?|leur (?:chiffre|vente)|their (?:sales|revenues?|turnover)|turns over|le client|the (?:client|customer|buyer) (?:itself|for its part)|pour sa part|its own sales)\b/;
const OF_US = /\b(?:we|our|ours|us|nous|notre|nos)\b/;
/** `Le crédit d'investissement, 6 200 kMAD`: the sum of a loan, wherever a bank stands. */
const IS_A_LOAN =
  /\b(?:credits?|prets?|emprunts?|loans?|overdraft|decouvert|dettes?|encours|borrow(?:ed|s)?|emprunte)\b(?! (?:balance|officer|book))[^.;:\d]{0,26}$/;
const OF_A_LOAN =
  /\b(?:loans?|emprunts?|prets?|credit|dettes?|facility|overdraft|decouvert|owed?|owes|owing|devons|doit|devait)\b(?:[^.;]{0,90}\b(?:balance|solde|restant|outstanding)[^.;\d]{0,12}|[^.;\d]{0,40})$/;
/** `not less than US$ 1,000,000`, `au moins`: what a paper asks of a round to come. */
const AT_LEAST =
  /\b(?:no[t]? less than|at least|above|exceeding|in excess of|more than|au moins|superieure? a|d'au moins)(?: [^\s\d]{1,4})? ?$/;
/** What somebody claims before a court, or is to pay for a fault. */
const OF_A_SUIT =
  /\b(?:tribunal|court|sued|suing|lawsuit|writ|claims?|claimed|plaintiff|damages|assignation|instance|prejudice|proces|dommages|amende|fined?|penalty)\b/;
/** `turns over EGP 12 million in a season by himself`. */
const TURNS_OVER = /\bturns? over (?:[^\s\d]{1,4} ?)?$/;
/** `talks with a fund, which might bring in`. */
const MIGHT_COME = /\b(?:might|may|could|pourrai(?:t|ent)) (?:bring in|apporter)\b[^.;\d]{0,12}$/;
/** A limit of what somebody pays: `Responsabilité – Plafond : 5 millions`. */
const OF_LIABILITY = /\b(?:responsabilite|liability|assurances?|insured|insurance|indemnit\w+)\b/;
/** `Budget 2026 : 2 050 millions`, `we aim for revenue of`, `the plan for the year is`: what is to be sold. */
const PLANS =
  /\b(?:plan(?:s|ned)?|budget(?:s|ed|e)?|previsions?|forecasts?|projections?|(?:had )?(?:told|promised) (?:you|shareholders|investors)|guided|targets?|targeting|objectifs?|goal|guidance|aims?|aiming|foresees?|prevoit|prevoyons|visons|vise|retient|tablons sur|heading for|we (?:still )?(?:expect|think|see|hope for|hope to reach|want to be at)|look for|attendons)\b(?=(?<rest>[^.;\d]*(?:\b[qths][1-4] ?)?(?:(?:fy ?'?)?(?:20)?\d\d(?:[-/](?:20)?\d\d)?\b|\b\d{1,2} [a-z]{3,9} 20\d\d)?[^.;\d]{0,44})$)/;
const OF_A_TIME =
  /\b(?:(?:fy ?)?20\d\d|[qt][1-4]|[hs][12]|year|quarter|half|annual|annuel\w*|exercice|annee|trimestre|semestre|revenues?|sales|turnover|chiffre d'affaires|ventes|recettes)\b/;
const OF_SPENDING =
  /\b(?:costs?|spend\w*|expens\w+|capex|marketing|hire|hiring|salar\w+|raise|raising|loan|staff|rooms|burn|couts?|depens\w+|recrut\w+|embauch\w+|levee|lever|investi\w+|pret|emprunt|burn|consomm\w+|profit|loss|ebitda|resultat|cash|tresorerie)\b/;
/** `FY2026 budget:`, `our own target of`: what is to be sold, where nothing else is named. */
const YEAR_OF_PLAN =
  /(?:^|[.;:!?] |- |• ?)(?:the |our |le |notre )?(?:(?:fy ?'?)?20\d\d(?:[-/](?:20)?\d\d)?|full[- ]year|annual|year's) (?:budget|plan|target|goal|objectif|guidance)(?: (?:is|was|of|est|etait))? ?:? ?(?:[^\s\d]{1,4} ?)?$|\b(?:(?:missed|beat|met|passed|exceeded|hit|short of|below|above|ahead of) (?:our|the|its) (?:own )?target of|(?:le|notre) budget retient) (?:[^\s\d]{1,4} ?)?$/;
const PLANNED_INCOME =
  /(?:^|[.;:] )(?:plan|budget|target|objectif|forecast|goal|guidance)s? ?: ?(?:[^\s\d]{1,4} ?)?$/;
const OF_INCOME_FOR_A_YEAR =
  /^ (?:of |de |in )?(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|recettes)\b/;
/** `For 2025/26 we are heading for`. */
const YEAR_AHEAD =
  /\b(?:for|in|by|en|pour) (?:fy ?'?)?20\d\d(?:[-/](?:20)?\d\d)?,? (?:we|nous) (?:are |still )?(?:heading for|expect|think|see|hope for|want to be at|tablons sur|attendons|visons)\b[^.;]{0,20}$/;
const FOR_A_YEAR =
  /^ (?:for|in|by|en|pour|d'ici)? ?(?:the (?:whole|full|entire) (?:of )?|the |la |l'|cette )?(?:year\b|annee\b|exercice\b|(?:fy ?'?)?(?:20)?\d\d\b|(?:the |all of )?(?:next|coming) year)/;
/** `we want to sell GHS 17 million in 2026`. */
const TO_SELL =
  /\b(?:we|nous|the company|la societe) (?:want|hope|plan|expect|aim|intend|mean|voulons|comptons|esperons|pensons|prevoyons|veut|compte|espere|pense|prevoit)s? (?:to )?(?:de )?(?:sell|bill|invoice|take|earn|turn over|vendre|facturer|encaisser|realiser)(?: (?:about|for|pour|environ))?(?: [^\s\d]{1,4})? ?$/;
/** `the ministry aims at`: a plan of somebody else. */
const OF_OTHERS =
  /\b(?:ministry|government|country|state|association|sector|industry|competitors?|rivals?|gouvernement|ministere|etat|pays|filiere|secteur|concurrents?)\b[^.;:]{0,40}$/;
export function isBusinessPlan(told: string, behind: string): boolean {
  const clause = told.slice(-110);
  const plan = PLANS.exec(clause);
  if (TO_SELL.test(clause) && FOR_A_YEAR.test(behind) && !OF_OTHERS.test(clause)) return true;
  if (YEAR_OF_PLAN.test(clause) && !OF_OTHERS.test(clause) && !OF_SPENDING.test(clause.slice(-40)))
    return true;
  if (PLANNED_INCOME.test(clause) && OF_INCOME_FOR_A_YEAR.test(behind)) return true;
  const rest = plan?.groups?.['rest'];
  if (rest === undefined || OF_OTHERS.test(clause.slice(0, plan?.index ?? 0))) return false;
  const isOfIncome = OF_INCOME.test(behind);
  if (!isOfIncome && OF_SPENDING.test(clause.slice(Math.max(0, (plan?.index ?? 0) - 24)))) return false;
  return YEAR_AHEAD.test(clause) || isOfIncome || OF_A_TIME.test(rest) || FOR_A_YEAR.test(behind);
}
/** `USD 3m of Series A shares`, `EGP 75 million of new equity`: what a sum buys of the company. */
const OF_EQUITY =
  /^ ?(?:\([^()]{0,30}\) ?)?(?:of|in|en|de|d'|for) (?:new |nouvelles? )?(?:series [a-e]\b|seed\b|pre-?seed|preferred|preference|(?:ordinary|redeemable|new|class [a-z]) shares|equity\b|convertible|safes?\b|actions\b|fonds propres|obligations convertibles)/;
/** `$900,000 (about KES 116m) as a priced seed round`, `$250,000 (the Purchase Amount)`, `soit 275 millions pour une valeur de`. */
const OF_A_ROUND =
  /^ ?(?:apportee?s? en numeraire|(?:as|in) (?:an? |the )?(?:priced |new |first )?(?:(?:pre-?)?seed|series [a-e]|equity|bridge|convertible|ordinary shares)\b|\((?:the )?["']?(?:purchase|subscription|investment|principal) amount\b|(?:de (?:francs|fcfa) |fcfa )?(?:pour|sur|a) une (?:valeur|base|valorisation) (?:de|d'|avant|pre))/;
/** Who invests says what sum. */
const SUBSCRIBED =
  /\b(?:subscribes?|commits?|committed|invests?|(?:shall|will|is to|are to) (?:pay to the company|invest|subscribe|advance)(?: for (?:new |ordinary |preference )*shares)?|agreed to (?:subscribe|invest|advance)|(?:is|are|agrees?|undertakes?|has|have) (?:to )?(?:subscribed?|invest(?:ed)?|put in|advance[sd]?)(?: for (?:new |ordinary |preference |series [a-z]+ )*(?:shares|stock))?|(?:paid|transferred|advanced|lent|remitted|wired) (?:in )?to the (?:company|issuer|borrower)|a (?:verse|vire|remis|prete|avance) a la (?:societe|compagnie|debitrice)|souscri(?:t|ra|re)|s'engage a (?:verser|souscrire|investir)|has offered|in exchange for the payment by [^.;\d]{3,60} of|(?:offers?|offering|issue|issuing|placing|emet|emettons|emission d[e']) ?(?:up to )?(?:\d[\d,]* )?(?:new |convertible |ordinary |preference )*(?:shares|notes|bonds|actions|obligations)(?: (?:convertibles?|nouvelles))? (?:for|worth|of|pour|de)|invite [a-z ]{3,24} to (?:put in|subscribe|invest)|ouvr(?:ons|e) (?:le|notre|son) capital|il (?:nous )?faut)(?: \d[\d, ]*(?: [a-z]+){0,3} (?:shares|actions|parts))?(?: (?:for|up to|to|the sum of|an? (?:aggregate|total)(?: sum| amount)? of|la somme de|un montant de|a hauteur de|pour))? $/;

/** `including freight R97m`, `dont 21 000 couverts`: a part of what stands before it. */
const OF_WHICH = /\b(?:of which|of whom|including|includes?|included|dont|y compris)(?: [^\s.;,\d]+){0,4} ?$/;
/** `of US$ 350,000 (the Purchase Amount)`. */
const IS_PURCHASE = /^ ?\(?(?:the |le )?["“«]? ?(?:purchase|subscription|investment) (?:amount|price)\b/;
/** `Out of the KES 96.2m invoiced last year, KES 71m`: a part of what stands before it. */
const OUT_OF = /(?:^|[.;] )(?:out of|of|sur) [^.;]{0,12}\d[^.;]{3,60}, (?:[^\s\d]{1,4} ?)?$/;

/** Those of a whole country or trade, and what they spend, sell or fetch from abroad. */
const THOSE_OF_A_PLACE =
  /\b(?:country|nation|pays|nationwide|industry|sector|filiere|as a whole|households|menages|consumers|growers|traders|farmers|exporters|importers|families|africans?|(?:east|west|southern|north|central|sub-saharan) africa|afrique|continent|region|kenyans?|nigerians?|ghanaians?|ugandans?|tanzanians?|rwandans?|ethiopians?|zambians?|egyptians?|south africans?|indians?|indonesians?|moroccans?|senegalais\w*|ivoiriens?|marocains?|camerounais\w*|nollywood|(?:le|la|the) (?:senegal|cote d'ivoire|maroc|cameroun|benin|togo|mali|gabon|tunisie|kenya|nigeria|ghana)|(?:kenya|nigeria|ghana|uganda|tanzania|rwanda|ethiopia|zambia|egypt|india|indonesia|south africa|morocco|senegal))\b/;
const SPEND =
  /\b(?:spends?|spent|imports?|imported|exports?|exported|buys?|bought|sold|sells?|pays?|importe(?:nt)?|exporte(?:nt)?|depense(?:nt)?|achete(?:nt)?|consomme(?:nt)?)\b(?: (?:were|was|are|is|put at|worth|about|some|pour|environ|pres de|de|for|d'une valeur de|[^\s\d]{1,4}))* ?$/;
/** What a trade or a country sells, buys or needs in all, and how large that is said to be. */
const OF_A_TRADE =
  /\b(?:(?:industry|sector|market|trade) (?:revenues?|sales|turnover|value|spend(?:ing)?)|markets?|trade|demand|spending|imports|exports|consumption|retail|production|crop|harvest|storage|haulage|transport|logistics|industry|sector|cold chain|bill|commerce|negoce|filiere|secteur|marche|depenses?|consommation|importations?|exportations?|demande|production|recolte|transport)\b[^.;:]{0,80}(?::|\b(?:is|was|are|were|at|worth|about|some|weighs?|represents?|a|de|d'|pese(?:nt)?|represente(?:nt)?|depasse(?:nt)?|exceeds?|turns over|moves|vaut|valent|environ|estimee?s?|evaluee?s?|chiffree?s?))(?: [^\s\d]{1,4})? ?$/;
/** Words that a company says of itself as well, where no place or trade stands beside them. */
const NEEDS_A_PLACE = /^(?!.*\b(?:market|industry|sector|trade|filiere|secteur|marche|commerce)\b)/;
/** `On estime à 45 milliards de FCFA le marché du gaz`. */
const ESTIMATED = /\b(?:estim(?:e|ons|ent|ates?|ated)|evalu(?:e|ons|ent)|puts?|chiffrent?) (?:a|at)? ?$/;
const THE_MARKET =
  /^ ?(?:de (?:francs |fcfa )|f ?cfa |francs )?(?:a year )?(?:le|la|the) (?:[a-z]+ )?(?:marche|market|secteur|sector|filiere|industry|demande|demand)\b/;
/** `… a year in housing societies (our market)`. */
const IS_OUR_MARKET =
  /^[^.;\d]{0,70}[(,:–-] ?(?:this is |c'est )?(?:our|notre) (?:addressable |own )?(?:market|marche)\b/;
/** `Our suppliers invoiced us`, `the distributor itself turned over`. */
const SOLD_BY_OTHERS =
  /\b(?:suppliers?|distributors?|fournisseurs?|distributeurs?|founders?|fondateurs?)\b[^.;\d]{0,24}\b(?:invoiced?|billed?|turn(?:ed|s)? over|facture(?:nt)?|factures)\b[^.;\d]{0,16}$/;
/** `The building was valued at`. */
const OF_A_THING =
  /\b(?:buildings?|land|plot|house|propert(?:y|ies)|stocks?|inventor(?:y|ies)|machines?|machinery|vehicles?|immeubles?|terrains?|batiments?|maison|vehicules?)\b[^.;]{0,30}$/;
const OWED_TO = /\b(?:loans?|debts?|facility|overdraft|emprunts?|prets?|dettes?|credit)\b/;
/** `the delivery bill they carry`. */
const THEIR_BILL =
  /\b(?:they|ils|elles)\b[^.;]{0,40}\b(?:is|spend|pay|cost|depensent|paient)\b|\b(?:bill|depenses?) (?:that )?(?:they|qu'ils|qu'elles)\b/;
const A_YEAR = /^[^.;]{0,44}\b(?:(?:a|per|each|every|par|chaque) (?:year|an|annee)|l'an)\b/;
/** `storage in Kenya is worth about KES 4.2 billion`; a building, shares or orders are worth something as well. */
const WORTH =
  /\b(?:worth|vaut|valent|d'une valeur de)(?: (?:about|some|around|nearly|an estimated|environ|pres de))?(?: [^\s\d]{1,4})? ?$/;
const OF_A_LAND = /\b(?:national|nationwide|world|worldwide|global|mondiale?|nationale?)\b/;
const OF_GOODS =
  /\b(?:shares?|orders?|contracts?|deals?|stakes?|buildings?|land|plots?|stocks?|inventor\w+|machines?|actions|commandes|contrats?)\b/;
/** `growers and traders spend KES 11.5bn a year`: what others spend, and no figure of ours. */
function isOfMarket({ text, numeral }: NumeralContext, told: string): boolean {
  const clause = told.slice(-110).split(/[.;]/).at(-1) ?? '';
  return (
    numeral.isScaled &&
    numeral.value >= 1e7 &&
    (SPEND.test(clause) ||
      OF_A_TRADE.test(clause) ||
      WORTH.test(clause) ||
      A_YEAR.test(text.slice(numeral.end, numeral.end + 60))) &&
    (THOSE_OF_A_PLACE.test(clause) ||
      currencyOfPlaces(clause) !== null ||
      (WORTH.test(clause) && (OF_A_LAND.test(text) || currencyOfPlaces(text) !== null)) ||
      (OF_A_TRADE.test(clause) && !NEEDS_A_PLACE.test(clause)) ||
      THEIR_BILL.test(clause)) &&
    !OF_ANOTHER.test(text) &&
    !(WORTH.test(clause) && OF_GOODS.test(clause)) &&
    !OWED_TO.test(clause) &&
    (/\baddressable|\badressable/.test(clause) || !OF_US.test(clause)) &&
    !OF_US.test(text.slice(numeral.end, numeral.end + 30).replace(/ ?\(.*$/, ''))
  );
}

/** `We owe Absa R3 million`: what is owed is in no bank of ours. */
const OWED = /\b(?:owe[sd]?|owing|doi(?:t|vent)|devons|devait|redevables?)\b[^.;,:\d]{0,44}$/;

/** `Bank: Rp 6,800 million equipment loan`. */
export const OF_A_DEBT =
  /^(?: (?!and|et|of|in|at|with|after|a|en)[a-z-]+){0,3} (?:loans?|overdraft|facility|emprunts?|prets?|decouvert|credit)\b/;
const OWED_BY =
  /^ (?:is |are |was |were )?(?:still )?(?:owed|due) (?:by|to|from|us)\b|^ (?:de |f ?cfa |francs )*(?:(?:est |sont )?dues? (?:par|a|aux)\b|dus? (?:par|a|aux)\b|a recevoir\b)/;

export function moneyKind(context: NumeralContext): NumberKind {
  const { text, numeral } = context;
  const [behind = ''] = text.slice(numeral.end, numeral.end + 60).split(/\d/);
  if (VALUED.test(behind) || isWorth(context)) return 'valuation';
  if (AFTER_IT.test(text.slice(0, numeral.start)) && /\b(?:value|valued|valeur)\b/.test(text))
    return 'valuation';
  if (MORE_THAN_EARNED.test(behind) || SPENT_BY_MONTH.test(behind) || isUsedByMonth(context)) return 'burn';
  if (isHeld(context)) return 'cash';
  const told = text.slice(0, numeral.start);
  if (OWED.test(told) || OWED_BY.test(behind)) return 'other';
  if (isBusinessPlan(told, text.slice(numeral.end, numeral.end + 60))) return 'revenue';
  if (MAY_ISSUE.test(told)) return 'other';
  if (!context.hasAsk && numeral.value >= SMALLEST_ASK && (OF_EQUITY.test(behind) || SUBSCRIBED.test(told)))
    return 'ask';
  const beyond = text.slice(numeral.end, numeral.end + 160).replace(/^ ?\)|^ ?\([^()]{0,70}\)/, '');
  if (!context.hasAsk && numeral.value >= SMALLEST_ASK && OF_A_ROUND.test(beyond)) return 'ask';
  if (/^ of (?:his|her|their) own\b/.test(behind)) return 'other';
  if (OF_PROFIT.test(behind) || OF_OUR_INCOME.test(behind) || OF_WHICH.test(told)) return 'other';
  if (TURNS_OVER.test(told) && !OF_US.test(told)) return 'other';
  if (IS_PURCHASE.test(behind) && !context.hasAsk) return 'ask';
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
  if (kind === 'cash' && (OF_A_SUIT.test(text) || OF_A_DEBT.test(behind))) return 'other';
  if (kind === 'revenue' && (MIGHT_COME.test(told) || OUT_OF.test(told))) return 'other';
  if (kind === 'valuation' && OF_A_THING.test(told)) return 'other';
  if (kind === 'valuation' && (OF_LIABILITY.test(text) || OF_LIABILITY.test(context.label))) return 'other';
  if (kind === 'revenue' && isOfOthers) return 'other';
  if (kind === 'cash' && (OF_A_LOAN.test(told) || IS_A_LOAN.test(told))) return 'other';
  if (kind === 'expenses' && OF_HOUSEHOLDS.test(text) && !OF_US.test(text))
    return numeral.value >= 1e7 ? 'market' : 'other';
  // What is in the bank does not come by the month: what is used of it does.
  return kind === 'cash' && BY_MONTH.test(behind) ? 'burn' : kind;
}

const OF_HOUSEHOLDS =
  /\b(?:households?|consumers|menages|consommateurs|the (?:whole )?(?:industry|country|sector))\b/;
const PLANNED =
  /^(?:our |the |nos |notre |la |les )?(?:previsions?|forecasts?|outlook|projections?|plan|budget|perspectives)\b/;
const IN_A_YEAR = /\b(?:in|for|by|en|pour|d'ici) (?:fy ?)?20[2-4]\d\b/;
const PAST = /\b(?:was|were|had|reached|made|came to|grew|rose|etait|etaient|a atteint|avons|ont)\b/;

/** Whether words stand in a plan for a year. What it gives for it without a word is what is to be sold. */
export const isPlanned = (label: string, { heading }: PlacedPassage, text: string): boolean =>
  (PLANNED.test(label) || PLANNED.test(heading?.text ?? '')) && IN_A_YEAR.test(text) && !PAST.test(text);

function kindOfMoney(context: NumeralContext): NumberKind {
  const { text, numeral, passage } = context;
  if (PER_UNIT.test(text.slice(numeral.end, numeral.end + 24)) && !isPlaced(context)) return 'other';
  if (opensAsAmount(context)) return 'ask';
  if (isUnder(context, 'ask', 'funding')) return kindUnderAsk(context);
  if (numeral.value < SMALLEST_SUM && !numeral.isScaled) return 'other';
  const near = nearestCue(context, MONEY);
  if (isUnder(context, 'market') && near !== 'revenue' && near !== 'ask')
    return isLarge(numeral) ? 'market' : 'other';
  const isOfOne = near !== 'ask' && near !== 'cash' && OF_ONE.test(text.slice(0, numeral.start));
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

/** `Amount USD 1,200,000`, `Subscription amount: …`, `Principal amount of the notes …` where nothing was asked for yet. */
const opensAsAmount = ({ text, numeral, hasAsk }: NumeralContext): boolean =>
  !hasAsk && numeral.value >= SMALLEST_ASK && AS_AMOUNT.test(text.slice(0, numeral.start));
const AS_AMOUNT =
  /^(?:\d{1,2}(?:[.)]|\.\d{1,2}[.)]?) ?)?(?:(?:the )?(?:(?:aggregate |total )?(?:investment|subscription|purchase) (?:amount|price)|(?:amount|size) of the (?:investment|round|offering)|amount|round size|montant (?:recherche|demande|sollicite|vise|a lever|de (?:l'emprunt|l'emission|la levee|l'operation))|amount (?:sought|to be raised|of the (?:issue|offer|loan))|(?:money|equity|funding|capital) sought|raise|raising|besoin(?: (?:total|de financement|en fonds propres))?(?= ?: )|montant(?: de (?:l'investissement|la souscription|l'apport))?|investissement)(?: (?:is|est(?: de)?))?|(?:the )?investors? (?:will |shall |agrees? to )?(?:subscribes? for|invests?|puts? in)(?: [a-z\d,]+){0,8}?(?: (?:for|at)(?: an?| the)?(?: (?:aggregate |total )?(?:price|amount|sum|consideration))?)?|l'investisseur (?:souscrit|apporte|verse)(?: [a-z']+){0,6}?)[: ]{0,3}(?:of |de |a hauteur de )?$/;

/** `22 000 € nets par mois`: what is spent after what comes in. */
const isNet = ({ text, numeral }: NumeralContext): boolean =>
  /^ nets?\b/.test(text.slice(numeral.end)) || /\bnet ?$/.test(text.slice(0, numeral.start));

/** `Dépenses nettes des recettes : 15 millions par mois`, `costs less income`. */
const IS_LESS_INCOME =
  /\b(?:depenses|sorties|charges|decaissements|couts|spend(?:ing)?|outgoings|costs|payments|outflows?|expenses)(?: mensuelle?s)? (?:net(?:te)?s? (?:of|des?|du|d')|less|moins|after|deduction faite des) ?(?:the |our |les |nos |l')?(?:recettes|revenus?|ventes|encaissements|receipts|income|revenue|sales|takings|collections)\b[^.;\d]{0,25}$/;

/** `stays above`, `never below`: a bound, not what there is. */
const IS_BOUND =
  /\b(?:(?:must|shall|should|doit|doivent|required to|have to) (?:keep|hold|maintain|garder|detenir|conserver)|minimum of|above|below|under|at least|no less than|au-dessus de|en dessous de|au moins)(?: [^\s\d]{1,4})? ?$/;
/** Longer lines are sentences, whose words are not of the figures below. */
const LONGEST_HEADING = 40;

const isLarge = ({ isScaled, value }: { isScaled: boolean; value: number }): boolean =>
  isScaled || value >= 1e6;

/** Amounts after the first one are what the money is for, unless a second sum is asked for in so many words. */
function isSecondAsk({ previous, passage, cues, numeral }: NumeralContext): boolean {
  if (previous?.passage !== passage) return false;
  return !cues.some(
    ({ kind, start }) => kind === 'ask' && start >= previous.numeral.end && start < numeral.start,
  );
}

function kindUnderAsk(context: NumeralContext): NumberKind {
  const { text, numeral, hasAsk, previous, passage } = context;
  const near = nearestCue(context, new Set(['ask', 'valuation', 'burn', 'cash']), 55);
  if (near === 'ask') return isSecondAsk(context) ? 'other' : 'ask';
  if (near !== null) return numberKind(near);
  const opens = !/[a-z]{3,}/.test(
    text
      .slice(0, numeral.start)
      .replace(
        /^.{0,30}\b(?:loan|pret|dette|equity|ticket|emprunt|credit|subvention|besoin|montant|investissement|grant|debt|facility|total|sum|financement) (?:of|de) /,
        '',
      ),
  );
  const isFirst = !hasAsk && previous?.passage !== passage && numeral.value >= SMALLEST_ASK;
  return isFirst &&
    (opens ||
      NAMES_THE_ASK.test(text.slice(0, numeral.start)) ||
      nearestCue(context, new Set(['ask'])) === 'ask')
    ? 'ask'
    : 'other';
}

const PERCENT: ReadonlySet<CueKind> = new Set(['none', 'growth', 'market', 'revenue', 'expenses']);
const NOT_GROWTH =
  /\b(?:churn|retention|margin|marge|share of|market share|part de marche|discount|commission|interest|equity|dilution|vat|tva|owned|renew|repay|repaid|remboursement|attrition|default|loss ratio|probability|of funds|pull up|full|on time|use:|use of|allocation|repartition|policy rate|base rate|taux directeur|scenario|sensitivity|sensibilite)\b/;

const OF_THE_INCOME =
  /^ ?(?:of|du|des|de) (?:our |the |all |total |nos |notre )?(?:annual )?(?:revenues?|sales|turnover|chiffre|ventes|recettes)\b/;
/** `against 9.8 million a year before, 19% more`. */
const MORE_OF_INCOME =
  /^ (?:more|higher|above|ahead|up|de plus|au-dessus)(?= ?(?:$|[.,;)])|(?: in (?:fy ?)?20\d\d)? (?:than|of|on)(?: in)? (?:last|the (?:previous|same)|a year|20\d\d)| (?:last|the (?:previous|same)|20\d\d)| (?:que|de|d') ?(?:l'an|la meme|20\d\d|celui|celle))/;

/** `Prices rose 18%`. */
const OF_PRICES =
  /\b(?:prices?|wages?|costs?|rents?|tariffs?|cedi|naira|shilling|rand|inflation|prix|couts?|salaires|loyers?|tarifs?)\b(?: (?:have|has|had|a|ont|avaient))? (?:rose|rise|risen|fell|grew|went up|jumped|increased|climbed|augmente\w*|grimpe\w*|progresse\w*|monte\w*|baisse\w*)(?: (?:by|de|about|environ|some))* ?$/;
const OF_A_PRICE = /\b(?:prices?|prix|cours|costs?|couts?|tarifs?|tariffs?|rates?|taux|loyers?|rents?)\b/;
/** A word of growth in a name: \`Casamance Croissance\`. */
const isInName = (
  { passage: { plain } }: NumeralContext,
  { start, end }: { start: number; end: number },
): boolean => /^[A-Z]/.test(plain.slice(start, end)) && /[A-Z][\p{L}'-]* $/u.test(plain.slice(0, start));

/** Percentages: growth where a word of growth is nearest and neither a market nor a rate of another kind is spoken of. */
export function percentKind(context: NumeralContext): NumberKind {
  const { text, numeral, cues } = context;
  if (isUnder(context, 'market', 'problem', 'ask', 'funding')) return 'other';
  const around = text.slice(Math.max(0, numeral.start - 60), numeral.end + 40);
  const behind = text.slice(numeral.end);
  if (OF_THE_INCOME.test(behind) && !/\+ ?$/.test(text.slice(0, numeral.start))) return 'other';
  if (MORE_OF_INCOME.test(behind) && OF_RESULT.test(text) && !NOT_GROWTH.test(around)) return 'growth';
  const near = nearestCue(
    { ...context, cues: cues.filter((cue) => !isInName(context, cue)) },
    new Set(['growth', 'market', 'none']),
    60,
  );
  const isLabelled = near === null && labelKind(context, PERCENT) === 'growth' && text.length < 60;
  const isSigned = /\+ ?$/.test(text.slice(0, numeral.start)) && !OF_A_PRICE.test(around);
  if (OF_PRICES.test(text.slice(0, numeral.start))) return 'other';
  if ((near !== 'growth' && !isLabelled && !isSigned) || NOT_GROWTH.test(around)) return 'other';
  return /\b(?:market|industry|sector|economy|population|inflation|marche|secteur|economie)\b/.test(around)
    ? 'other'
    : 'growth';
}

const PAYBACK =
  /\b(?:payback|paid back|pay back|repaid|repay|rembours[a-z]*|retour|warranty|garantie|contract|contrat|guarantee|last|past|over the|every|derniers|prochains|next|within|dans les|vesting|notice|age|aged|term|instalments?)\b/;

/** `the licence lasts`, `go on leave`. */
const LASTS_OTHERWISE =
  /\b(?:licen[cs]es?|permits?|lease|warranty|training|courses?|season|bail|permis|licence|conge|formation|mandate?|leave|insurance|assurance|battery|batteries|stock)\b[^.;,]{0,24}$/;
/** `nine months of spending`. */
const OF_SPENDING_MONTHS =
  /^[ -]?(?:months|mois) (?:of (?:current |present )?(?:spending|expenses|operations|running costs|operating costs)|de (?:depenses|charges|fonctionnement))\b/;
const LONGEST_RUNWAY = 8;
/** Months: runway where cash is spoken of, not terms, contracts or spans of time. */
export function monthsKind(context: NumeralContext): NumberKind {
  const { text, numeral, cues } = context;
  const near = nearestCue(context, new Set(['runway', 'none']), 60);
  if (numeral.unit === 'years' && numeral.value > LONGEST_RUNWAY) return 'other';
  if (near === 'runway' && LASTS_OTHERWISE.test(text.slice(0, numeral.start))) return 'other';
  if (near === 'runway')
    return /\b(?:last|past|derniers) (?:\S+ )?$/.test(text.slice(0, numeral.start)) ? 'other' : 'runway';
  const around = text.slice(Math.max(0, numeral.start - 40), numeral.end + 30);
  if (OF_SPENDING_MONTHS.test(text.slice(numeral.end))) return 'runway';
  if (near === 'none' || PAYBACK.test(around)) return 'other';
  const speaks = (kind: CueKind): boolean => cues.some((cue) => cue.kind === kind);
  return speaks('cash') || speaks('burn') ? 'runway' : 'other';
}

const PEOPLE_NOUN =
  /^(?:full-time |part-time |permanent |agents | |talented |dedicated )*(?:people|employees|staff|workers|team members|members of staff|salaries|salarie|employes|collaborateurs|collaboratrices|personnes|persons|permanents|permanentes|membres|full-time|staffers|colleagues|talents)\b/;
const PART_OF_TEAM =
  /\b(?:sales|field|engineering|product|support|tech|technical|delivery|kitchen|ops|operations|marketing|research|nursing|commerciale?|technique|terrain|production) (?:staff|team|equipe)(?: of| de)? ?:? ?$|\bequipe (?:commerciale|technique|terrain|de vente|de production) (?:de )?$/;
const SIZE_OF_TEAM =
  /\b(?:the )?(?:roll|rolls|payroll|workforce|head ?count) (?:stood|stands|was|is|counted) (?:at )?$|\b(?:fait travailler|font travailler|donne du travail a|occupe|emploie) $|\bpayroll(?: run| count| list| of [a-z]+)?[^.;:\d]{0,20}: ?$|\b(?:staff|employees|persons employed|headcount|workforce|people|effectif|salaries) (?:at|on|as at|as of|by) [^.;:]{3,40} (?:were|was|is|are|stood at|stands at|numbered|counted) $|\ba (?:family|crew|workforce|payroll|house|firm|company|staff) of (?:about |around |some )?$|\b(?:a|our|the) team of (?:about |around )?$|\b(?:une|notre) equipe de (?:pres de )?$|\beffectif[^.;]{0,30}: ?$/;
const TEAM_BEFORE =
  /(?:\bteam(?: is| now| has| counts)?(?: of| size)?|\bstaff(?: of)?|\bheadcount(?: today| now)?(?: of| is| was| stood at| stands at)?|\bwe are(?: now)?(?: a team of)?|\bwe employ|\bemploys|\bnous sommes|\bequipe (?:de|compte)|\beffectif(?: total| moyen)?(?: est| etait| s'eleve| s'elevait| atteint)?(?: de| a)?|\bnous employons|\ball|\btotal(?:ling)?) ?:? ?(?:about |around |a |environ )?$/;
/** `58 staff: 31 at the depot`: a part of those counted before. */
const IS_PARTED = /\d (?:people|staff|employees|salaries|employes|personnes)(?: ?[:(,]| dont| of whom) ?$/;
const EMPLOYED =
  /\b(?:were|are) employed\b|\bpersonnes employees\b|\bpersons employed\b|\ben moyenne\b|\bhad on average\b|\baverage number of (?:staff|employees|people|persons)\b|\beffectif moyen\b|\b(?:staff|headcount|effectif|employees|employed) (?:at the end of|at|as at|as of|on|au|fin) [^.;:]{0,24}: ?[a-z\d]/;
/** `It employed 22 persons`, `la société compte 67 salariés`. */
const EMPLOYS =
  /\b(?:employ(?:s|ed|ing|er)?|emplo(?:ie|yait|yant|yons)|(?:elle|il|societe|entreprise|nous) compt(?:e|ait|ons)|counts)(?: (?:about|some|around|today|now|at present|currently|environ|pres de|desormais|aujourd'hui|a ce jour|actuellement))* $/;
/** `We were 236 on 31 August`, `we are 48 in full-time employment`. */
const COUNTED_US =
  /^ (?:a l'annee|en saison|(?:a la fin|fin|au|en|le) |(?:on|at|in|as of) (?:\d|the end|end|full|january|february|march|april|may|june|july|august|september|october|november|december)|people|of us|strong|today|now)/;
/** `43 on payroll`, `17 full time`, `seventy-six strong`, `64 people work full time`. */
const OF_PAYROLL =
  /^ (?:people |staff |employees |personnes |persons )?(?:(?:are |were )?on (?:the |our )?(?:[a-z]+ )?(?:payroll|books|rolls?)\b|strong\b(?! (?:demand|growth))|full[- ]timers?\b|full[- ]time(?:$|[.,;]| and\b| at\b| by\b| on\b)|(?:work|works|worked|are employed|were employed|are employed)\b(?! with\b)|(?:women and men|men and women) (?:work|are)\b|(?:draw|draws|earn) (?:a |their |its )?(?:salary|salaries|wages?|pay)\b|(?:travaill(?:ent|aient)|sont employee?s|touchent un salaire|sont payee?s (?:par|chaque)))(?: |$|[.,;])/;
/** `83 people sew and sell for the company`, `our 42-strong team`, `staff costs … for 47 employees`. */
const FOR_US =
  /^ (?:people|persons|women and men|men and women|personnes)\b[^.;\d]{0,48}\b(?:for (?:the company|us)|pour (?:la societe|nous|l'entreprise))\b/;
const STRONG =
  /^-strong (?:[a-z]+ )?(?:team|staff|crew|workforce|force)\b|^ (?:people |persons )?(?:in employment|in our employ|on staff)(?: |$|[.,;])/;
const FOR_THEM = /\b(?:for|among|between|pour|entre) (?:a total of |about |some |our |nos )?$/;
const COST_OF_STAFF =
  /\b(?:(?:staff|employee|personnel|payroll) (?:costs?|expenses|benefits?)|salaries|wages|payroll|masse salariale|charges de personnel|remunerations?)\b/;
const OPENS_WITH_STAFF = /^(?:our )?(?:staff|people|team|payroll|headcount|effectifs?|equipe|personnel)\b/;
/** `58 people at the end of May`. */
const PEOPLE_ON =
  /^ (?:people|persons|personnes)(?: in all| in total| au total| en tout)?(?:$|[.,;:)]| (?:at|by|on|as of|as at|au|fin|a fin|en) (?:the )?(?:end|\d|fin|year|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|20\d\d))/;
const STAFF_NOUN =
  /^(?:permanent |full-time )*(?:employees|staff|colleagues|salaries|employes|collaborateurs|collaboratrices|agents permanents)\b/;
const OPENS_CLAUSE =
  /(?:^|[:;,.•-] ?|\b[a-z]*s (?:and|et) |\b(?:with|avec|(?:we|it|the company|elle|la societe) (?:now )?(?:have|has|had|a|avait|compte|comptait)|nous comptons|nous avons|(?:costs?|expenses|charges) (?:include|are for|cover|comprennent|couvrent))(?: aujourd'hui| now)? )$/;
const HIRING =
  /\b(?:hire|hiring|hires|recruit[a-z]*|embauch[a-z]*|grow (?:the )?team|grow to|to reach|up to|expand to|porter|passer a|each|a shop (?:of|with)|employers|clinic|sites|run by|serves?)\b/;

const OF_SURVEY = /\b(?:survey|sample|poll|interviewed|asked|enquete|sondage|interroges?)\b[^.;]{0,14}$/;

/** What makes a count one of ours: what they do with us, or the day it was counted on. */
/** What only a buyer does, and lists of those who bought. */
const BOUGHT =
  /^ (?!(?:[a-z'-]+ ){1,3}(?:were|was|are|been|being|sont|furent|ete)\b)(?:[a-z'-]+ )?(?:[a-z'-]+ (?:and |et |ou |or )?){1,3}(?:have |had |ont |avaient )?(?:placed (?:an )?orders?|ordered|bought|signed (?:a contract|contracts|with us|this year)|passe commande|passe une commande|commande|signe (?:cette|avec|un)|achete)\b/;
const SOLD_TO = /\b(?:we (?:sold|sell) to|sold to|nous (?:vendons|avons vendu|livrons) a) $/;
const WITH_US =
  /^[^.;]{0,60}?\b(?:from us|with us|through us|by us|on our|in our|our platform|an? (?:open )?account|under (?:subscription|contract|lease)|on (?:contract|lease|subscription)|buying|paying|using|ordering|sous contrat|en location|s'approvisionnent|we serve|served|signed|equipped|leased|rent|rents|pay|paid|pays|buy|bought|use|uses|used|order|ordered|stored|sold|chez nous|avec nous|par nous|par notre|sur notre|equipes?|equipees?|servis?|servies?|payes?|louent|achetent|utilisent|commandent|raccordes?|livres?)\b/;
const COUNTED_ON =
  /^[^.;,]{0,50}?\b(?:(?:at|by) (?:the )?(?:year |month |quarter )?end|on|by|as at|as of|in|at|au|a fin|fin|en) (?:of )?(?:the )?(?:\d{1,2}(?:st|er)? )?(?:of )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b|20\d\d|year|month|quarter)/;
/** People who are paid through a company, pay by it or live off what it makes use it. */
const PEOPLE_WITH_US =
  /^(?:people|persons|workers|personnes)\b[^.;,]{0,30}\b(?:through us|with us|on our|by us|via|chez nous|grace a nous)\b/;

const CUSTOMER_WORD =
  /\b(?:account holders?|deposants?|paid us|pay us|with us|chez nous|nous paient|nous ont paye|paying|paid plan|payants?|payantes?|clients?|clientes?|customers?|subscribers?|subscriptions|policyholders|abonnes?|abonnees?|assures?|contracts signed|bought|under (?:[a-z]+ )?contract|sous contrat|borrowers|emprunteurs|depositors|buyers?|acheteurs?|ordered|subscribed|achetent|commandent|ont (?:achete|commande))\b/;
const USER_WORD =
  /\b(?:users?|with an account|avec un compte|passengers?|passagers|wallets?|active|actifs?|actives?|registered|inscrits?|inscrites?|enregistres?|enregistrees?|downloads?|telechargements?|signed up|sign-ups|utilisateurs?|utilisatrices?|members|learners|regular|on board|onboarded|on the platform|sur la plateforme|connected|serving|we serve|merchants|drivers|riders|enrolled)\b/;
/** People who work for the company from outside, and things: neither buys from it nor uses what it makes. */
const NEITHER_BUYS =
  /^(?:[a-z'-]+ )?(?:teachers?|enseignants?|coursiers?|livreurs?|chauffeurs?|couriers?|designers?|developers?|developpeurs?|engineers?|ingenieurs?|suppliers?|fournisseurs?|contractors?|prestataires?|directors?|administrateurs?|investors?|investisseurs?|reperes?|address(?:es)?|adresses?|trademarks?|marques?|patents?|brevets?|vehicles?|vehicules?|trucks?|camions?|lorries|vans?|motos?|machines?|sensors?|capteurs?|branches|agences|parcels?|colis|tonnes?|tons?|deeds?|documents?)\b/;
const ELSEWHERE =
  /\b(?:there are|counts?|on compte|exist|licensed|census|recensement|potential|potentiels?|addressable|in the country|le pays|nationwide|population|target)\b/;

/** Counts: people of the team, customers or users of ours; what the market holds is none of them. */
export function countKind(context: NumeralContext): NumberKind {
  const { text, numeral } = context;
  const before = text.slice(Math.max(0, numeral.start - 45), numeral.start);
  if (numeral.isScaled && (VALUED.test(text.slice(numeral.end)) || isWorth(context))) return 'valuation';
  if (numeral.isScaled && isUnder(context, 'ask', 'funding')) {
    const kind = kindUnderAsk(context);
    if (kind === 'ask') return kind;
  }
  if (
    numeral.isScaled &&
    isBusinessPlan(text.slice(0, numeral.start), text.slice(numeral.end, numeral.end + 60))
  )
    return 'revenue';
  if (numeral.isScaled && SPENT_BY_MONTH.test(text.slice(numeral.end))) return 'burn';
  if (IS_LESS_INCOME.test(text.slice(0, numeral.start))) return 'burn';
  if (isLarge(numeral) && numeral.isScaled && isPlanned(context.label, context.passage, text))
    return 'revenue';
  const subject = toldBySubject(text, numeral, context.dates);
  if (
    subject !== null &&
    MONEY.has(subject) &&
    (subject === 'burn') === BY_MONTH.test(text.slice(numeral.end))
  )
    return subject === 'ask' && context.hasAsk ? 'other' : subject;
  const money = nearestMoneyOfBareCount(context);
  if (money) return money;
  if (!isUnder(context, 'problem', 'market', 'competition') && !isOfPart(before)) {
    const isPlanned = HIRING.test(before);
    const kind = subject ?? toldByVerb(text, numeral, context.dates, isBuyer);
    if (
      kind !== null &&
      !(kind === 'team' && isPlanned) &&
      !PROMISED.test(before) &&
      !OF_A_RIVAL.test(before)
    )
      return kind;
  }
  if (isTeam(context, before)) return 'team';
  // Nobody sells to 3.4 customers: clauses are numbered so.
  if (!Number.isInteger(numeral.value)) return 'other';
  if (OF_A_RIVAL.test(before) || isOfThoseBefore(context)) return 'other';
  if (numeral.value >= 3 && dealtOnce(context) && !isUnder(context, 'problem', 'market')) return 'customers';
  if (numeral.value < 3 || isUnder(context, 'problem', 'market', 'ask', 'funding', 'team')) return 'other';
  if (PART_OF_SALES.test(text.slice(numeral.end))) return 'other';
  if (OF_THESE.test(before) || LOST.test(before) || PROMISED.test(before)) return 'other';
  if (BOUGHT.test(text.slice(numeral.end))) return 'customers';
  if (isSoFar(context)) return 'users';
  if (isBuyer(numeral.noun) && SUPPLIED.test(text.slice(0, numeral.start))) return 'customers';
  const isCounted = BUYER_NOUN.test(numeral.noun) && COUNTED_ON.test(text.slice(numeral.end));
  const isContracted = CONTRACTED.test(text.slice(numeral.end));
  if (isContracted)
    return SUPPLIERS.test(numeral.noun) || NEITHER_BUYS.test(numeral.noun) ? 'other' : 'customers';
  if (isUnder(context, 'goToMarket') && !isCounted) return 'other';
  if (NEITHER_BUYS.test(numeral.noun) || SUPPLIES.test(text.slice(numeral.end))) return 'other';
  if (SOLD_TO.test(before) && /^[a-z]{3}/.test(numeral.noun)) return 'customers';
  const phrase = `${numeral.noun} ${/\b(?:we serve|serving|nous servons) (?:[a-z]+ )?$/.exec(before)?.[0] ?? ''}`;
  if (ELSEWHERE.test(before) || /\b(?:top|largest|biggest|first|premiers|plus gros) $/.test(before))
    return 'other';
  const [buying, using] = [phrase.search(CUSTOMER_WORD), phrase.search(USER_WORD)];
  if (buying >= 0 && (using < 0 || buying < using || BUYER_NOUN.test(phrase))) return 'customers';
  const label =
    /^(?:[-*• ]{0,3}[a-z ]{0,18})(?:customers|clients|users|utilisateurs|subscribers|abonnes)(?: [a-z\d]+){0,4} ?:\s*$/.exec(
      before,
    )?.[0];
  if (label) return /customers|clients|subscribers|abonnes/.test(label) ? 'customers' : 'users';
  if (using >= 0) return OWN_PLACES.test(numeral.noun) ? 'other' : 'users';
  const behind = text.slice(numeral.end).trimStart();
  if (PEOPLE_WITH_US.test(behind)) return 'users';
  if (
    !BUYERS.test(numeral.noun) ||
    isUnder(context, 'competition') ||
    NOT_OURS.test(text.slice(0, numeral.start))
  )
    return 'other';
  // `12 clinics in Kigali`: places of our own.
  const isPlace = /^ [a-z]+ (?:in|a|at) [A-Z]/.test(context.passage.plain.slice(numeral.end));
  const isOfBuyers =
    isUnder(context, 'traction', 'customers') ||
    HEADS_BUYERS.test(context.label) ||
    HEADS_BUYERS.test(context.passage.heading?.text ?? '');
  const opens = /(?:^|[.:•-] ?)$/.test(before) && isOfBuyers && !isPlace;
  return opens || WITH_US.test(behind) || COUNTED_ON.test(behind) ? 'customers' : 'other';
}
/** `11,450 farmers bought at least one hour`: whoever they are, they dealt with the company. */
const AT_LEAST_ONCE =
  /^ (?:[a-z'-]+ ){1,5}(?:at least|au moins) (?:once|twice|one|two|a|une fois|une|un|deux)\b/;
const DEALT =
  /^ (?:[a-z'-]+ ){1,4}(?:bought|ordered|paid|used|drew|borrowed|rented|leased|subscribed|booked|deposited|saved|shopped|achete|commande|paye|utilise|emprunte|loue|reserve)\b/;
/** `41 300 planteurs inscrits depuis la création`: those reached so far. */
const SO_FAR =
  /^ (?:[a-z'-]+ ){1,6}(?:since (?:launch|inception|we (?:began|started|opened|launched)|the (?:start|beginning|launch))|to date|so far|depuis (?:la creation|le (?:lancement|debut|demarrage)))\b/;
/** `sells to 86 hospitals and clinics`, `nos batteries équipent 1 940 taxis`: whoever is supplied buys. */
const SUPPLIED =
  /\b(?:the company|we|la societe|nous|it|elle|la cessionnaire|l'acheteur|le fournisseur|the supplier|the seller|the assignee|nos [a-z]+|our [a-z]+) (?:now |already |desormais |deja |also )*(?:suppl(?:y|ies)|serves?|equips?|sells?|delivers?|insures?|equipent?|dessert|desservent|approvisionnent?|fournit|livre(?:nt)?|exploite)\b[^.;\d]{0,48}(?:to|in|by|a|aupres de|dans|chez|desormais|now)? ?$/;
const isSoFar = ({ text, numeral }: NumeralContext): boolean =>
  SO_FAR.test(text.slice(numeral.end)) && isBuyer(numeral.noun);
const dealtOnce = (context: NumeralContext): boolean => {
  const behind = context.text.slice(context.numeral.end);
  const dealt =
    AT_LEAST_ONCE.test(behind) &&
    (isBuyer(context.numeral.noun) || DEALT.test(behind)) &&
    !/^ (?:[a-z'-]+ ){1,4}(?:were|was|are|been|sont|furent)\b/.test(behind);
  return dealt || goesOnCounting(context);
};
/** `61,000 paid through us; 38,400 did so in the quarter`, `we lend to kirana shops, 4,880 of them in August`. */
const DID_SO =
  /^(?:did|do|have|had|were|are|of (?:them|these|those)|moved|paid|pay|bought|used|use|ordered|drew|borrowed|returned|renewed|transacted|saved|came back|l'ont|en ont|d'entre)\b/;
const OF_A_WHOLE = /\b(?:of|out of|sur|parmi|des) (?:the |our |those |les |nos |these )?$/;
const LISTED_AFTER =
  /\b(?:to|serves?|supply|supplies|a|aux|servons|livrons) (?:[a-z]+ ){0,3}?(?<noun>[a-z-]+(?: [a-z-]+)?), $/;
/** `Of the 74 shops, 63 pay today`: how many stay. */
const isOfThoseBefore = ({ text, numeral, previous, passage }: NumeralContext): boolean =>
  previous?.passage === passage &&
  previous.unit === 'count' &&
  numeral.value <= previous.value &&
  DID_SO.test(numeral.noun) &&
  OF_A_WHOLE.test(text.slice(0, previous.numeral.start));
function goesOnCounting({ text, numeral, previous, passage }: NumeralContext): boolean {
  if (!DID_SO.test(numeral.noun)) return false;
  const noun = LISTED_AFTER.exec(text.slice(0, numeral.start))?.groups?.['noun'];
  if (noun !== undefined && (isBuyer(noun) || isBuyer(noun.split(' ').at(-1) ?? ''))) return true;
  const isNear =
    previous !== null && previous.passage.page === passage.page && passage.line - previous.passage.line <= 1;
  return (
    isNear &&
    previous.unit === 'count' &&
    (previous.kind === 'customers' || previous.kind === 'users') &&
    numeral.value < previous.value &&
    /^(?:[^a-z\d]*|.*[;,] (?:and |of whom |dont )?)$/.test(
      previous.passage === passage
        ? text.slice(previous.numeral.end, numeral.start)
        : text.slice(0, numeral.start),
    )
  );
}
/** `63 farms on contract`: those who buy by one; growers under contract sell by it. */
const CONTRACTED =
  /^ (?:[a-z'-]+ ){1,3}(?:on (?:contract|lease|subscription)|under (?:contract|subscription|lease)|(?:sous|en) (?:contrat|location|abonnement))\b/;
const LOST = /\b(?:lost|lose|losing|churned|perdu|perdons)(?: (?:about|some|another|environ))? $/;
/** Places of a company's own, be they `registered`. */
const OWN_PLACES =
  /^(?:[a-z'-]+ )?(?:centres?|sites?|kiosks?|depots?|warehouses?|entrepots?|points relais|stations)\b/;
/** `331 of them`, told of those counted before. */
const OF_THESE = /\b(?:of whom|of which|dont|parmi lesquels) (?:about |some |environ )?$/;
/** `Promised 45 corporate clients`. */
const PROMISED =
  /\b(?:promis\w*|target\w*|objectifs?|aim(?:s|ed|ing)?|planned|budget\w*|visons|visait|hope\w*)\b[^.;,\d]{0,24}$/;
const SUPPLIERS =
  /^(?:[a-z'-]+ ){0,2}(?:outgrowers?|growers?|farmers?|planteurs?|producteurs?|eleveurs?|fishermen|pecheurs|employees|staff|salaries|people|drivers|agents|acres|hectares)\b/;
/** Of a survey, or a part of those counted before. */
const isOfPart = (before: string): boolean =>
  OF_SURVEY.test(before) || PART_OF_TEAM.test(before) || IS_PARTED.test(before);
/** Those who bring what we buy: `producteurs livreurs, payés le jour même`. */
const SUPPLIES =
  /^ (?:[a-z'-]+ )?(?:producteurs?|growers?|farmers?|planteurs?|outgrowers?|eleveurs?|fishermen|pecheurs|households|menages|members)\b[^.;]{0,24}\b(?:livreurs|who suppl\w+|supplying|supply us|deliver(?:s|ing)? to us|qui livrent|livrent|fournissent|payes? (?:le jour|au)|paid (?:on|the same))\b/;
/** `le second annonce 60 000 clients`: what others say of themselves. */
const OF_A_RIVAL =
  /\b(?:first|second|third|other|latter|rival|competitor|largest|premier|deuxieme|autre|dernier|concurrent|leader)(?: [a-z]+){0,2} (?:annonce|affiche|revendique|claims|says it has|reports|advertises|has|serves) $/;
/** `Douze clients font 60 % des ventes`: some of them. */
const PART_OF_SALES =
  /^ (?:[a-z'-]+ ){1,4}(?:font|make up|account for|are|represent\w*|pesent|generate|bring)[^.;\d]{0,20}\d[\d.,]* ?(?:%|percent|per cent|pour cent) (?:of|des?|du|d') (?:our |the |nos |les |its |all |total )*(?:sales|revenues?|turnover|ventes|chiffre|recettes|income|business|orders|achats|volumes?)/;
const HEADS_BUYERS =
  /^(?:\d{1,2}[.)] )?(?:our |the |nos |les |la )?(?:buyers?|customers?|clients?|clientele|acheteurs|who buys(?: from us)?)\b.{0,24}$/;
/** Asked, sued, supplying or merely told of: not customers. */
const NOT_OURS =
  /\b(?:survey|surveyed|asked|interviewed|enquete|interroges?|suppliers?|fournisseurs?|from|of the|des|parmi|among|against|owed by|than|will|plan|planned|target|visons|prevoyons|objectif|by 20\d\d|d'ici) (?:[a-z]+ )?$/;

/** `Employees.` before `734 at year end`. */
const IS_STAFF_HEAD = /^(?:\d{1,2}[.)] ?)?(?:employees|staff|headcount|personnel|workforce|effectifs?)[.:]?$/;
/** `3,870 growers buying and 71 employees`, `212 farms and employs 24`: told in one breath. */
const COUNTED_WITH = /\d [a-z][a-z' -]{2,40} (?:and|et) $/;
const OTHERS =
  /\b(?:between|entre|rivals?|competitors?|concurrents?|firms? (?:of|with)|companies (?:of|with))\b/;
/** Under a heading of rivals alone. */
const isOfRivals = (context: NumeralContext): boolean =>
  isUnder(context, 'competition') &&
  !/\b(?:people|team|staff|personnel|equipe|effectifs?)\b/.test(context.passage.heading?.text ?? '');
/** `the market leader employs`, `the clinic we serve employs`. */
const EMPLOYED_BY_OTHERS =
  /\b(?:leader|competitors?|rivals?|clinics?|hospitals?|customers?|clients?|suppliers?|typical|average|each|every|concurrents?|hopital|chaque)\b[^.;]{0,30}\b(?:employs?|employed|emplo(?:ie|yait|ient)|has|had|with|compte)\b[^.;\d]{0,12}$/;
const HAD_STAFF =
  /\b(?:(?:the )?(?:company|group|firm|societe|we|it|elle)(?: [a-z]+)? (?:had|has|have|compte|comptait|avait)|there (?:were|are)|and had|with)(?: about| some| around)? $/;
function isTeam(context: NumeralContext, before: string): boolean {
  const { text, numeral } = context;
  if (numeral.value < 2 || numeral.value > 20_000 || isUnder(context, 'problem', 'market')) return false;
  const isPeople = PEOPLE_NOUN.test(numeral.noun);
  const told = before.replaceAll(/\([^()]*\)/g, '');
  if (HIRING.test(told) || OF_SURVEY.test(before) || PART_OF_TEAM.test(before) || IS_PARTED.test(before))
    return false;
  // `14 Staff.`: the number of a note.
  const isHeadingNumber =
    numeral.start === 0 && /^ [A-Z][a-z' ]{1,30}\.(?: |$)/.test(context.passage.plain.slice(numeral.end));
  if (isHeadingNumber) return false;
  if (EMPLOYED.test(text) && (isPeople || numeral.noun === '')) return true;
  if (EMPLOYED_BY_OTHERS.test(before)) return false;
  if (EMPLOYS.test(before) && (isPeople || /^ ?(?:$|[.,;])/.test(text.slice(numeral.end)))) return true;
  if (
    /\b(?:we (?:are|were)|nous (?:sommes|etions)) $/.test(before) &&
    COUNTED_US.test(text.slice(numeral.end))
  )
    return true;
  const behind = text.slice(numeral.end);
  if (OF_PAYROLL.test(behind) || (isPeople && FOR_US.test(behind)) || STRONG.test(behind)) return true;
  if (STAFF_NOUN.test(numeral.noun) && FOR_THEM.test(before) && COST_OF_STAFF.test(text)) return true;
  const isCounted = isPeople && OPENS_CLAUSE.test(before) && PEOPLE_ON.test(text.slice(numeral.end));
  if (isCounted && !isUnder(context, 'competition', 'customers')) return true;
  if (STAFF_NOUN.test(numeral.noun) && OPENS_CLAUSE.test(before) && !isOfRivals(context)) return true;
  const isSecond = STAFF_NOUN.test(numeral.noun) && COUNTED_WITH.test(told) && !OTHERS.test(text);
  if (isSecond && !isOfRivals(context)) return true;
  const endsHere =
    /^(?:[.,;]|$| \(| (?:in|on|at|as of|as at|from|based|across|works?|a|au|dont|people|employees|staff)(?![a-z]))/.test(
      text.slice(numeral.end),
    );
  const isOpening = numeral.start === 0 && IS_STAFF_HEAD.test(context.label);
  const isHad = HAD_STAFF.test(before) && STAFF_NOUN.test(numeral.noun);
  if ((isHad && !isUnder(context, 'competition', 'customers')) || isOpening) return true;
  if (/^ of us\b/.test(text.slice(numeral.end)) || SIZE_OF_TEAM.test(before)) return true;
  if (TEAM_BEFORE.test(before)) return isPeople || (endsHere && !/\ball ?$|total(?:ling)? ?$/.test(before));
  const isAllTold = /^ (?:all told|in all|au total|en tout)\b/.test(text.slice(numeral.end));
  if (isAllTold && OPENS_WITH_STAFF.test(text)) return true;
  return (isPeople || isAllTold) && isUnder(context, 'team');
}

/** What a short heading says of the sums below it: `Production facturée`. */
function kindAbove({ label, labelCues, numeral, text }: NumeralContext): CueKind | null {
  const told = labelCues.find(({ kind }) => MONEY.has(kind))?.kind ?? null;
  const isPlain = numeral.isScaled && /^(?:$|(?:en|in|contre|against|au|a|fin)\b)/.test(numeral.noun);
  return isPlain && label.length <= LONGEST_HEADING && told === 'revenue' && !OF_STOCK.test(text)
    ? told
    : null;
}
const OF_STOCK =
  /\b(?:resultat|benefice|perte|profit|loss|cash|tresorerie|dette|loan|emprunt|pret|reste|carnet|backlog|order book|capital|marge|margin)\b/;

/** `10 million a month` without a sign is money where the words beside it say so. */
function nearestMoneyOfBareCount(context: NumeralContext): NumberKind | null {
  const { numeral, text } = context;
  const isBare =
    numeral.noun === '' ||
    /^(?:par|per|a|en|in|at|on|by|fin|debut|le|restant|for|the|pour|au|dans|outstanding|of|disponibles?|pendant|during|while|until|soit|avant|apres)\b/.test(
      numeral.noun,
    ) ||
    (numeral.isScaled && OF_INCOME.test(text.slice(numeral.end)));
  if (!isBare || (!numeral.isScaled && numeral.value < 10_000)) return null;
  const near = nearestCue(context, MONEY, 45) ?? kindAbove(context);
  if (near === null || near === 'none' || near === 'market') return null;
  if (near === 'ask' && isSecondAsk(context)) return null;
  return /\b(?:users|customers|students)\b/.test(text.slice(Math.max(0, numeral.start - 25), numeral.start))
    ? null
    : numberKind(near);
}
