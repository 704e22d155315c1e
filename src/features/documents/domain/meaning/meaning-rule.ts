// The rule and its figures: docs/rules/sentence-meaning.md
import {
  type DocumentType,
  type FlagCode,
  FLAG_CODES,
  STRENGTH_CODES,
  type StrengthCode,
} from '../document.ts';
import { COUNTS_BUYERS } from '../words/buyer-word.ts';
import {
  hasNoReserve,
  isDefinition,
  isMended,
  isRenewedSince,
  isNil,
  isOverAndPaid,
  isProvision,
  isRoutineOfAudit,
  leadsToNew,
} from './no-fact.ts';
import { isCalledCertain } from './certain-plan.ts';
import { isOwedToInsider } from './insider-loan.ts';
import { hasSuccessor } from './succession.ts';
import {
  hangsOnMoney,
  hangsOnOneSource,
  isDeparture,
  goesOnWithout,
  hangsOnFewBuyers,
  isKeptOut,
  isLapsed,
  isStillUnsigned,
  isUnsignedDeed,
  isWithdrawn,
} from './plain-words.ts';
import { LEVY } from '../words/levy-word.ts';
import { isOfManySmall } from '../words/spread-word.ts';

export type SaidCode = FlagCode | StrengthCode;

const ACCOUNTS: readonly DocumentType[] = ['financial_statements'];
const LEGAL: readonly DocumentType[] = ['legal_docs'];
export const CASES: readonly DocumentType[] = ['pitch_deck', 'business_plan'];
const ANY: readonly DocumentType[] = [...CASES, ...ACCOUNTS, ...LEGAL];

/** In which documents a sentence may say something, and the section where it is likelier to. */
export type MeaningRule = {
  readonly types: readonly DocumentType[];
  readonly section?: string;
  /** Sections whose sentences speak of something else. */
  readonly notUnder?: readonly string[];
  /** Whether a folded sentence that seems to say it cannot mean it. */
  readonly isOther?: (text: string) => boolean;
  /** Whether it is less likely than its words weigh: what usually stands with it is missing. */
  readonly isUnlikely?: (text: string) => boolean;
  /** Whether the words are those a profession says it with: then it is said, whatever they weigh. */
  readonly isCertain?: (text: string) => boolean;
  /** Whether the sentence behind it settles what it says: the case has ended, somebody has the place. */
  readonly isSettledBy?: (next: string) => boolean;
  /** Whether one that seems to say it is asked about rather than taken as said. */
  readonly isDoubtful?: (text: string) => boolean;
  /** What the opposite is called: of the two the likelier counts. */
  readonly opposite?: SaidCode;
};

const PERCENTS = /(\d{1,3}(?:[.,]\d+)?) ?(?:%|pct\b|per cent|percent|pour cent)/g;
/** The percentages of a sentence, as they stand. */
export const percentsOf = (text: string): number[] =>
  [...text.matchAll(PERCENTS)].map(([, number = '']) => Number(number.replace(',', '.')));

const CONCENTRATED_FROM = 25;
function isSmall(text: string): boolean {
  const percents = percentsOf(text);
  return percents.length > 0 && Math.max(...percents) < CONCENTRATED_FROM;
}

const PAST =
  /\b(?:was|were|had|used to|made up|accounted|represented|etait|etaient|representait|representaient|pesait|a represente)\b|\b(?:in|en) 20(?:1\d|2[0-4])\b/;
const NOW =
  /\b(?:today|now|no longer|currently|since (?:then|[a-z]+ we)|down from|down to|fell to|has fallen|aujourd'hui|desormais|n'est plus|ne pese plus|actuellement|contre|ramene|tombe a)\b/;
/** Said of an earlier time, with what holds now beside it; who left is always told so. */
export const isOver = (code: SaidCode, text: string, next = ''): boolean =>
  code !== 'KEY_PERSON_LEFT' && PAST.test(text) && (NOW.test(text) || NOW.test(next));

/** `Isn't` and `can't` with the denial as a word. */
const spelledOut = (text: string): string =>
  text.includes("n't")
    ? text.replaceAll("can't", 'cannot').replaceAll("won't", 'will not').replaceAll("n't", ' not')
    : text;

/** What opens the next item of a list, or another case: it settles nothing of the one before. */
const TELLS_OF_ANOTHER =
  /^\W*(?:\d+[.)]|[a-z][.)] |[a-z][a-z ]{2,30}(?: \d+)? ?:|(?:in|en) (?:19|20)\d\d\b|(?:a|an|une?|two|three|deux|trois)(?! (?:la suite|settlement|consent|agreement|judge?ment|compromise|transaction|accord|jugement|arret|desistement)) [a-z])|^[^.;]{0,40}\b(?:older|earlier|previous|another|also|aussi|egalement|plus ancien\w*|autres?|precedent[es]*|premier (?:dossier|litige|proces)|former (?:case|dispute|claim)|sur le [a-z]+ieme)\b/;
/** `The complaint about refunds`: a case by what it is about. */
const CASE_ABOUT =
  /^\W*(?:the|our|la|le|l'|notre)? ?(?:[a-z-]+ ){0,2}?(?:complaint|claim|case|dispute|suit|matter|letter|plainte|litige|affaire|dossier|proces|reclamation) (?:about|over|concerning|from|by|of|with|sur|d[eu]s?|avec|contre|au sujet d[eu]s?) (?:the |our |a |la |le |les |l'|nos |un |une )?(?<what>[a-z]{4,})/;
/** `The tax audit of 2023 is closed`: a matter of its own, unless it was spoken of before. */
const MATTER =
  /^\W*(?:the|our|this|la|le|l'|notre|ce|cette)? ?(?<what>vat|tax|audits?|inspections?|controles?|verifications?|redressements?|(?:insurance|bank|loan|lease|licen[cs]e|permit|assurance|banque|pret|bail|agrement|licence)s?)\b/;
const tellsOfAnother = (next: string, text: string): boolean =>
  TELLS_OF_ANOTHER.test(next) ||
  [CASE_ABOUT, MATTER].some((matter) => {
    const what = matter.exec(next)?.groups?.['what'];
    return what !== undefined && !text.includes(what.slice(0, 5));
  });
/** Whether what follows a sentence settles what it says. */
export const isSettled = (code: SaidCode, text: string, next: string): boolean =>
  next !== '' && !tellsOfAnother(next, text) && (ruleOf(code)?.isSettledBy?.(spelledOut(next)) ?? false);

type Says = RegExp | ((text: string) => boolean);
const says =
  (...words: readonly Says[]) =>
  (text: string): boolean =>
    words.some((one) => (one instanceof RegExp ? one.test(text) : one(text)));

/** `We have no competitors.`, in as many words and no more. */
const NO_RIVALS =
  /^(?:today,? |(?:at present|aujourd'hui|a ce jour),? )?(?:we|nous|the company|la societe|it|elle) (?:have|has|face|faces|see|n'avons|n'a|ne connaissons) (?:absolutely |simply )?(?:no|aucun|aucune|pas de|pas d'|nul) (?:real |direct |true |serious |vrai |veritable )?(?:competit(?:ors?|ion)|rivals?|concurren(?:ts?|ce))(?: (?:direct|today|serieux|at all|a ce jour|aujourd'hui|in (?:this|the|our) (?:market|country|segment)|sur (?:ce|le|notre) marche))?[.!]?$/;
/** `There is no rival product on the market`. */
const NO_RIVAL_SOLD =
  /^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b).*(?:\b(?:there (?:is|are)) no (?:rival|competing|competitor|other) (?:products?|offers?|services?|brands?) (?:on|in) (?:the|this|our)\b|\bil n'(?:y a|existe) aucune? (?:produit|offre|service|marque) (?:rivale?|concurrente?) (?:sur|dans))/;
/** `We have the field to ourselves`. */
const ALONE_IN_THE_FIELD =
  /^(?!.*\b(?:but|yet|except|although|though|until|for now|so far|if|not|never|others?|n't|mais|sauf|pour l'instant|si|pas|autres)\b).*(?:\b(?:we|it) (?:have|has) (?:the|this|that) (?:whole )?(?:field|market|trade|sector|segment|niche) (?:all )?to (?:ourselves|itself)\b|\bwe are (?:all )?alone (?:in|on) (?:this|the|our) (?:field|market|trade|sector|segment|niche)\b|\bnous sommes (?:les )?seuls (?:sur|dans) (?:ce|le|notre) (?:marche|terrain|secteur|creneau)\b|\bwe (?:have |had )?(?:searched|looked)[^.;]{0,30}\bfound no (?:competitors?|rivals?)\b|\bnous (?:avons|tenons) (?:le|ce|tout le) (?:marche|terrain|secteur|creneau) (?:pour nous seuls|a nous seuls)\b)/;
/** `Competitors | none, neither here nor imported`: of a list of facts. */
const NONE_LISTED =
  /^(?!.*\b(?:but|yet|except|direct\w*|known|identified|listed|so far|for now|within|beyond|nearby|outside|mais|sauf|encore|connue?s?|identifie\w*|pour l'instant)\b)(?:our |main |nos )?(?:competitors?|competition|rivals?|concurrents?|concurrence) ?[:|-]? ?(?:none|nil|zero|0(?! ?[.,%\d])|nobody|no one|aucune?|neant|personne|inexistante?s?|nulle)\b/;
/** `Nobody else makes crisps here, and nobody is going to`. */
const NOBODY_WILL =
  /^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b).*\b(?:nobody|no ?one) else (?:[a-z]+s|will|does)\b[^.;]{0,90}\b(?:and|nor) (?:nobody|no ?one|none) (?:is going to|will|can|could|ever will)(?= ?(?:[.,;]|$|(?:do|follow|copy|try|start|ever|enter|come)\b))|^(?!.*\b(?:mais|sauf|cependant)\b).*\bpersonne d'autre n(?:e |')[a-z]+\b[^.;]{0,90}\bet personne ne (?:le fera|viendra|pourra|va le faire)\b/;
/** `From here to the border nobody but us rents one out`. */
const NOBODY_BUT_US =
  /\b(?:nobody|no[- ]one|none) (?:but|except|besides|other than) us (?:sells?|makes?|lets?|rents?|hires?|offers?|does|builds?|serves?|delivers?|brings?|runs?|cuts?|collects?|repairs?)\b|\bpersonne (?:d'autre )?(?:que|sauf|hormis|a part) nous (?:ne )?(?:vend|fait|loue|offre|propose|livre|fabrique|sert|repare|collecte)\b|\b(?:there (?:is|are)|il n'(?:y a|existe)) (?:no other|aucune? autre|pas d'autre) (?:makers?|producers?|providers?|operators?|compan(?:y|ies)|firms?|players?|sellers?|fabricants?|producteurs?|operateurs?|entreprises?|acteurs?|vendeurs?)\b[^.;]*\b(?:and|nor|et|ni)\b[^.;]*\b(?:see|coming|expect\w*|will come|voyons|attend\w*|viendra)\b/;
/** `Nobody else offers this in the county: we have no competitors`. */
const NOBODY_ELSE =
  /^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b).*\b(?:nobody|no ?one|no other (?:company|firm|maker|seller|player)|personne d'autre|aucune autre (?:societe|entreprise)|nul autre)\b[^.;]{0,90}[:;,] ?(?:and |so |thus |hence |donc |et )?(?:we have|there (?:is|are)|nous n'avons|il n'y a|nous sommes) (?:no|none|aucune?|pas d[e']|sans) ?(?:competit\w+|rivals?|concurren\w+)|^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b)(?:we have|nous n'avons) (?:no|aucun|pas de) (?:competit\w+|rivals?|concurren\w+) ?[:;] (?:nobody|no ?one|no other (?:company|firm|maker|seller|player)|personne|aucune autre (?:societe|entreprise)|nul) (?:else |d'autre )?[a-z]/;
const COMPETITION_ADMITTED = says(
  /\b(?:not|n't|no) (?:a |an )?(?:blue ocean|open field|empty (?:field|market)|monopoly)\b|\bpas un (?:ocean bleu|monopole|desert)\b/,
  /\b(?:(?:we|nous) (?:do not|don't|ne) (?:share|agree|believe|partageons|croyons)|(?:we|the company) (?:see|sees) (?:it|this) (?:otherwise|differently))\b/,
  /\b(?:we|nous|on) (?:do )?(?:have|face|meet|avons|rencontrons|affrontons) (?:(?:real|true|strong|serious|several|many|other|two|three|four|de vrais|de vraies|de bons|plusieurs|des|deux|trois|quatre) )+(?:[a-z]+ )?(?:competitors?|rivals?|concurrents?|rivaux)\b/,
  /\b(?:il existe|il y a|there (?:is|are)) (?:bien )?(?:une?|des|deux|trois|plusieurs|a|one|two|three|several|some|others?) (?:[a-z]+ ){0,3}(?:concurrents?|competitors?|rivals?|rivaux)\b/,
  /\b(?:is|are|remains?|est|sont|reste) (?:the|our|le|notre) (?:real|main|true|first|vrai|principal|premier) (?:rival|competitor|competition|concurrent)\b/,
  /\b(?:demeurent?|restent?|sont|are|remains?|is) (?:nos|our|notre) (?:[a-z]+ )?(?:rivaux|rivals?|concurrents?|competitors?)\b|\brivals (?:in|quote|charge|sell|offer)\b|\bnot a monopoly\b|\bpas un monopole\b/,
  /^(?!.*\b(?:compet|rival|concurren|offer|product|compan|firm|brand|player|service|offre|produit|societe|acteur)).*\b(?:know|aware|connaissance|connaissons)\b.{0,24}\b(?:nothing|rien|no other|d'autre)\b/,
  /\b(?:(?:would be|is) (?:wrong|false|naive|untrue|a mistake)|never say|(?:do(?:es)? not|don't) (?:claim|mean|believe|think)|serait (?:faux|naif|illusoire|inexact)|ne (?:pretendons|disons)|ne veut pas dire|il y a toujours)\b/,
  /\b(?:not|n't) (?:the only|alone)\b|\bpas (?:les )?(?:seul|premier)/,
  /\b(?:no|aucun) (?:other )?(?:competitor|rival|concurrent)s? (?!(?:(?:products?|offers?|services?|brands?) (?:in|on|at|here)|in|at|here|for|on|to speak of|exists?|yet|today|now|currently|known|sur|dans|en|au|a|pour|and|et|digne|worth\w*|directs?|identifie|ici)\b)[a-z']+/,
  /^(?:competition|competitors?|concurrence|concurrents?) ?[:-](?!.*\b(?:none|no|not|nil|n\/a|without|alone|only|aucune?s?|neant|nulle?|zero|pas|sans|personne|seuls?|inexistante)\b)/,
  /\b(?:but|mais|though)\b[^.]*\b(?:expect|others?|attend|d'autres)\b/,
  /\bnobody (?:yet )?(?:who|to (?!compete|beat|fear|race))\b|, not in [a-z]+\.?$/,
);
const INDEPENDENT =
  /\b(?:no longer|never|not|n't|used to) (?:\w+ )?(?:rely|depend|exposed)|\bn(?:e |')(?:dependons|repos\w+|sommes|est) (?:plus|pas|jamais)\b/;
const isSpread = (text: string): boolean => isSmall(text) || isOfManySmall(text) || INDEPENDENT.test(text);
const A_SHARE =
  '(?:half|thirds?|quarters?|fifths?|sixths?|%|percent|per cent|pour cent|moitie|tiers|quarts?)';
/** What is bought of many, or no purchase at all: parts of a budget, what customers bring. */
const NOT_ONE_SUPPLIER = says(
  /\b(?:another|(?:a|un|une) (?:second|third|further|deuxieme|troisieme|autre)e?) [a-z]+ (?:now |also |too )?(?:delivers?|supplies|brings|sends|ships|livre|fournit|apporte)\b/,
  /^(?!.*\b(?:only|sole|single|alone|no other|without|stops?|cannot|seule?|unique|pas d'autre|sans|aucun autre|depend\w*)\b).*\b(?:two|three|four|five|several|other|second|deux|trois|quatre|plusieurs|autres?|deuxieme|second) (?:[a-z]+ ){0,3}(?:makers?|suppliers?|sources?|houses?|distributors?|manufacturers?|importers?|fabricants?|fournisseurs?|distributeurs?|importateurs?)\b[^.;]*\b(?:tested|passed|test|approved|stand|can|could|ready|quotes?|quoted|carr(?:y|ied)|hold|held|peuvent|agrees?|prets?|tiennent|livrent)\b/,
  /\bnone of (?:which|whom|them) (?:is|are) (?:indispensable|above|more than|over)\b|\bstand in for each other\b|\beither (?:of them )?(?:could|can)\b|\bl'un (?:peut|pourrait) remplacer l'autre\b|\bfrom (?:a|one) [^.;]*\bfrom (?:another|a second)\b/,
  /^(?!.*\b(?:only|sole|single|one|all|every|alone|exclusive\w*|depend\w*|seule?|unique|tou(?:t|te|s|tes)|exclusi\w*)\b|.*\d ?%).*\b(?:the supplier|le fournisseur) (?:has|shall|holds?|declares?|warrants?|owes?|will|may|delivers?|declare|detient|doit|livre|garantit|s'engage)\b/,
  /\b(?:equal (?:parts|halves|shares)|equally|evenly|half each|parts egales|moitie chacun|pour moitie (?:de|d'|chez|aupres))\b|\bfrom an? [a-z]+ (?:in|of|at) [^.;,]{2,30} and (?:from )?an? (?:[a-z]+ ){1,2}(?:in|of|at)\b/,
  /\b(?:fournisseurs?|supplier|vendor)\b[^.;,]{0,24} (?:sur|in|out of) (?:deux|trois|quatre|cinq|six|dix|two|three|four|five|six|ten|\d)\b/,
  new RegExp(`${A_SHARE} (?:is |goes )?(?:for|pour) .*${A_SHARE} (?:is |goes )?(?:for|pour) `),
  /^(?!.*\b(?:suppl\w+|fourni\w+|purchas\w+|achats?|achet\w+|bought|buy|imports?|imported|sourc\w+)\b).*\b(?:(?:every|each) [a-z]+ we (?:invoice|bill|earn|take)|(?:of|des|du) (?:our |nos |the )?(?:revenues?|sales|turnover|commissions?|billings|takings|chiffre d'affaires|ventes|recettes|revenus))\b/,
);
/** `Of every ten kwacha of fees, seven come from one school`, `neuf francs sur dix proviennent du chantier`: a buyer, by what it pays. */
/** `Every use is paid from this round; there is no other source`. */
const PAID_BY_A_ROUND =
  /\b(?:uses?|emplois?|depenses?)\b[^.;]{0,40}\b(?:paid|funded|financed|payee?s?|financee?s?)\b[^.;]{0,30}\b(?:round|raise|issue|investors?|levee|tour|investisseurs?)\b/;
const MONEY_FROM =
  /^(?!.*\b(?:purchas\w*|bought|buy|suppl\w*|import\w*|spen[dt]\w*|achat\w*|achet\w*|fourni\w*|depens\w*)\b)(?:.*\bof (?:every|each) (?:ten|hundred|\d+) (?:kwacha|shillings?|naira|cedis?|rand|birr|dollars?|dirhams?|dinars?|francs?|rupees|taka|pula|pesos?|reais|euros?)\b[^.;]*\b(?:six|seven|eight|nine|\d+) (?:come|are paid|arrive)\b|.*\b(?:six|sept|huit|neuf|\d+) (?:francs?|dinars?|dirhams?|euros?|ariary|shillings?) sur (?:dix|cent|\d+) (?:nous )?(?:vien\w+|provien\w+|sont (?:payes|verses))|.*\bsur ces \d[\d ,.]*(?:dinars?|dirhams?|millions?|francs?|euros?)[^.;]{0,12}, \d[\d ,.]* (?:millions? )?(?:nous (?:vien\w+|provien\w+)|provien\w+|ont ete (?:factures?|verses?|payes?)))/;
/** `We have looked at every catalogue they buy from`: a search for rivals, and nobody who sells to the company. */
const IS_A_SEARCH =
  /^(?!.*\b(?:suppl\w+|other|another|second|found|elsewhere|fourni\w*|autres?|second\w*|trouve\w*|ailleurs)\b).*\b(?:we|nous|on) (?:have |avons |a )?(?:looked|searched|combed|gone through|cherche|regarde|fouille|epluche)\b/;
/** `The lender makes available 8,000,000 in two tranches`. */
const OF_A_LENDER =
  /\b(?:the lender|the bank|le preteur|la banque) (?:shall |will |hereby )?(?:makes?|grants?|lends?|advances?|met|mettra|accorde|consent|prete)\b[^.;]*\b(?:available|tranches?|facility|disposition|facilite)\b/;
/** All from one, and from nobody else. */
const NO_OTHER_SOURCE =
  /\b(?:la totalite|toutes? (?:ses|les|la)|all (?:of )?(?:its|the|our)|exclusive\w*)\b[^.;]*\b(?:s'interdit|interdit|no|any|toute?|aucune?) (?:toute )?(?:autre|other) (?:source|fournisseur|supplier|origine)\b|\b(?:aucune? autre|no other) (?:source|fournisseur|supplier|producer|maker|mill|origine)\b[^.;]{0,40}\b(?:capable|able|can|could|in a position|peut|pourrait|en mesure|exists?|existe)\b/;
/** `La dépendance à l'électricité du réseau`, `the borehole covers 80% of our needs`: what is used, and nobody who buys. */
const OF_ENERGY =
  /^(?!.*\b(?:customers?|clients?|buyers?|sales|sells?|sold|revenues?|turnover|income|takes?|offtak\w*|ppa|invoic\w+|ventes|vend\w*|chiffre d'affaires|acheteurs?|recettes|prend|factur\w+|lives?|vivre|vit|vivons|alone|seule?)\b)(?=.*\b(?:electricit\w+|power|energy|diesel|fuels?|steam|water|heat|grid|solar|biomass|gas|boreholes?|turbines?|wind|carburants?|gasoil|energie|eau|vapeur|combustibles?|reseau|solaires?|forages?|biomasse|gaz|eolien\w*|bois)\b).*\b(?:dependance|dependence|dependency|reliance|needs|consumption|requirements|uses?|used|consum\w+|suppl(?:y|ies|ied)|covers?|besoins|consomm\w+|couvre\w*|fourni\w*|alimente\w*)\b/;
/** `When his mill stood still for a week we sold nothing`: what somebody's stop has stopped. */
const STOOD_STILL =
  /^(?!.*\b(?:since then|another|second|other suppliers?|pa(?:y|ys|id|yment)|credit|invoices?|depuis(?: lors)?|(?:un|une|d') ?autres?|second|pay\w+|factures?)\b).*\b(?:when|while|quand|lorsque) (?:he|she|it|they|his|her|its|their|il|elle|ils|elles|leur|son|sa)\b[^.;]{0,70}\b(?:closed|shut|stopped|stuck|stood|sat|broke|held|ran out|fermee?s?|arretee?s?|panne|bloque[es]*|rupture|greve)\b[^.;]{0,60}\b(?:we|nous|on|n') ?(?:(?:sold|made|cut|baked|milled|shipped|produced|delivered|had) (?:no|nothing)|stood|stopped|lost|parked|could not|had to|(?:a|avons) (?:du|perdu|arrete|ferme|abattu)|n'(?:a|avons) (?:rien|pu))\b/;
/** A number, a part, one of many, or what would be without them. */
const CONCENTRATES =
  /\d|%|\b(?:one|single|sole|only|alone|largest|biggest|main|half|thirds?|quarters?|most|all|every|whole|majority|bulk|nearly|almost|entire\w*|depend\w*|rel(?:y|ies)|without|los(?:e|es|ing|t)|stops?|if|same|two|three|tenths|nine|eight|seven|seule?s?|uniques?|principal\w*|moitie|tiers|quarts?|plupart|totalite|tou(?:t|te|s|tes)|essentiel\w*|presque|sans|perd\w*|meme|gros\w*|plus grand\w*|deux|trois|neuf|huit|une?|si|grace a|vit|vivons|lives?)\b/;
/** A case that was tried out, with no customer in it. */
const IS_TRIED_OUT =
  /^(?!.*\b(?:customers?|clients?|buyers?|accounts?|acheteurs?|donneurs?)\b).*\b(?:modell?ed|simulated|stress[- ]tested|scenarios?|simule[es]?|modelise[es]?)\b/;
/** A part of the sales with buyers of one kind: `half to hotels`. */
const TO_A_KIND = new RegExp(
  `^(?!.*\\b(?:one(?! (?:hundred|thousand|million))|single|sole|alone|largest|biggest|seule?|principale?|plus (?:gros|grand)e?)\\b).*${A_SHARE}[^.;,]{0,16} (?:to|aux|a des) (?:the |other |autres )?(?:hotels|restaurants|schools|shops|stores|households|farmers|traders|wholesalers|retailers|exporters|supermarkets|clinics|hospitals|pharmacies|cooperatives|individuals|tourists|ecoles|boutiques|menages|paysans|commercants|grossistes|detaillants|exportateurs|supermarches|cliniques|hopitaux|particuliers)\\b`,
);
/** What was asked of people, what they owe, how much of a credit is used: no buyer's share. */
const NOT_OF_SALES = says(
  /\binstal?ment sales?\b|\bmortgage\b|\b(?:insurance|insurers?|assureurs?|assurances?)\b[^.;]{0,30}\b(?:paid|pays|settled|paye|verse|regle|indemnis\w+)\b/,
  /\b(?:survey|sondage|enquete|(?:people|farmers|owners|shops|households|patients|clients|customers) we asked|told us|agreed|(?:have|has|had|ont|a) (?:answered|replied|responded|repondu))\b/,
  /\b(?:collected|repaid|overdue|in default|recouvr\w+|rembours\w+) ?[).%]/,
  /\b(?:overdraft|credit line|running finance|bank line|facility|decouvert|ligne de credit)\b/,
  new RegExp(`\\b(?:finances|funds|finance|financent)\\b[^.;]{0,16}${A_SHARE}`),
);
/** `Monthly revenue of 38,400, up from 24,100`: how income went, and nobody who brought it. */
const HOW_IT_WENT =
  /^(?!.*(?:%|\b(?:customers?|clients?|buyers?|contracts?|accounts?|offtakers?|payers?|one|single|sole|alone|only|half|thirds?|quarters?|most|nearly|almost|largest|biggest|main|depend\w*|rel(?:y|ies)|without|if|lose|losing|lost|acheteurs?|contrats?|une?|seule?|moitie|tiers|plupart|presque|principal\w*|sans|si|perd\w*)\b)).*\b(?:revenues?|sales|turnover|income|mrr|arr|chiffre d'affaires|ventes|recettes|revenus?)\b.*\b(?:up|down|rose|grew|fell|from|against|hausse|baisse|contre|progress\w+)\b|^(?:total )?(?:revenues?|sales|turnover|ventes|recettes)\b[^.;]{0,20}\b(?:rose|grew|fell|up|down)\b[^.;]{0,12}\d[\d.,]* ?%[^.;%]*\b(?:on|from|against|over|sur|contre)\b[^%]*$/;
/** `Revenue of the company was 900 million and of its mill 400 million`: whose income it is, and nobody who brought it. */
const OF_TWO_COMPANIES =
  /\b(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes) (?:of|de) (?:the (?:company|group|parent)|la societe|l'entreprise)\b[^.;]*\b(?:and|et) (?:of|that of|celui de|celles de|de) (?:its|the|sa|son|ses|la|le)\b/;
/** `Seven cedis of every ten that a farmer spends go to feed`: what somebody pays, and nothing that is earned. */
const IS_SPENT =
  /^(?!.*\b(?:we|our|us|nous|notre|nos)\b).*\b(?:spends?|depense(?:nt)?)\b[^.;]*\b(?:go(?:es)? (?:to|on|into)|is for|are for|va|vont|passe(?:nt)?)\b/;
/** `Sewing takes 226 of our 318 hands`: who works where. */
const OF_OUR_HANDS =
  /^(?!.*\b(?:customers?|clients?|buyers?|acheteurs?)\b).*\d (?:of|out of|sur|de) (?:our|the|nos|les) \d[\d,. ]*(?:hands|heads|people|workers|staff|employees|colleagues|salarie\w*|ouvrier\w*|personnes|employe\w*)\b/;
/** How much of what there is, is used: no buyer's share. */
const OF_CAPACITY =
  /\d[\d.,]* ?(?:%|per cent|pour cent) (?:of|de|d') ?(?:the |its |la |sa |l')?(?:capacity|capacite|load|charge)\b|\b(?:used|utilisee?s?|utilisation|occup\w+|filled|full|remplie?s?|remplissage|capacity|capacite|load)\b[^.;,]{0,24}\d[\d.,]* ?(?:%|per cent|pour cent)/;
/** What is bought in, and of whom: no buyer. */
const OF_PURCHASES =
  /^(?!.*\b(?:sold|sales|customers?|clients?|buyers?|revenues?|turnover|income|ventes|vendus?|chiffre d'affaires|acheteurs?)\b).*\b(?:we spend|(?:nous|on) depens\w+|consumed|consommees?|of (?:our |the |all )?(?:purchases|materials|supplies|inputs|feed|flour)|de nos achats|des achats|matieres premieres|(?:buys?|purchases|sources|achete(?:nt)?) (?:its|their|his|her|the|son|sa|ses|leurs?|le|la|l') ?[a-z]+ (?:from|of|a|chez|aupres de) (?:two|three|four|five|six|several|many|deux|trois|quatre|cinq|six|plusieurs|\d+))\b/;
/** `La réserve a été levée dès l'exercice 2023`. */
const RESERVE_LIFTED =
  /\breserves?\b[^.;]{0,20}\b(?:a|ont) ete levees?\b|\b(?:qualification|modification)s?\b[^.;]{0,30}\b(?:was|were|has been|have been) (?:lifted|removed|withdrawn|cleared)\b/;
const NO_DOUBT = says(
  /\b(?:none|neither|aucune?|ni l'un) (?:of [^.;]{0,40})?[^.;]{0,30}\b(?:cast\w*|raise[sd]?|jett\w*|fait naitre|font naitre) (?:a |any |un |le moindre )?(?:doubt|doute)/,
  /\b(?:no|not|without|any) (?:\w+ ){0,2}(?:doubt|uncertaint(?:y|ies))\b/,
  /\b(?:have|has|did) not (?:identif\w+|f(?:ind|ound)|note[d]?|see[n]?) (?:a |any )?(?:material )?(?:uncertaint(?:y|ies)|doubt)|\bn'a(?:vons|ons)? (?:pas )?(?:identifie|releve|constate) (?:pas )?(?:d'|aucune? )(?:incertitude|doute)/,
  /\b(?:found|see|know of|trouve|releve) (?:nothing|rien) (?:that|which|qui) (?:would |could |might )?(?:puts?|casts?|raises?|mette?|jette)\b/,
  /\b(?:aucune?|sans|ni) (?:\w+ ){0,2}(?:doute|incertitude)|\bne doutent? pas\b/,
);
/** What a party warrants of itself: `is solvent`, `no step to wind it up`. */
const IS_SOLVENT = says(
  /\b(?:is|are|remains?|est|sont|demeure) (?:solvent|solvables?|in bonis)\b/,
  /^(?!.*\b(?:not|unless|if|only|doubt|pas|que si|unable|incapable)\b).*\b(?:(?:will|would|shall) (?:be able to|continue to) (?:pay|meet|settle|discharge)|(?:pourra|sera en mesure de|continuera (?:a|de)) (?:payer|regler|honorer|faire face a)) (?:all )?(?:its|their|our|ses|leurs|nos) (?:[a-z]+ ){0,2}(?:debts|liabilities|obligations|commitments|dettes|engagements|echeances)\b/,
  /\bno (?:\w+ ){0,3}(?:to wind|winding|liquidation|insolvency|petition|administrator)\b/,
  /\bcapitaux propres\b[^.;]{0,24}\b(?:superieurs|au-dessus)\b[^.;]{0,12}\bmoitie\b|\b(?:equity|net assets)\b[^.;]{0,24}\b(?:above|more than|exceeds?)\b[^.;]{0,12}\bhalf\b/,
  /\baucune? (?:\w+ ){0,3}(?:procedure collective|liquidation|dissolution|redressement|cessation)\b/,
);
/** `So we have eleven months`: how long the money lasts, and no doubt that it will. */
const HAS_MONTHS =
  /\b(?:[6-9]|[1-9]\d|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-[a-z]+)?|sept|huit|neuf|dix(?:-[a-z]+)?|onze|douze|treize|quatorze|quinze|seize|vingt(?:-[a-z]+)?) (?:[a-z]+ )?(?:months|mois)\b/;
const IN_TROUBLE =
  /\b(?:doubt\w*|uncertain\w*|unless|if|cannot|can not|n't|closes?|closed|stops?|stopped|insolven\w*|wages|salaries|creditors|default\w*|liabilities|exceed\w*|wound|depends? on|bankrupt\w*|doutes?|incertitude\w*|sauf|si|ferm\w*|arret\w*|salaires|creanciers|defaut|passif|cessation|depend)\b/;
const lastsLong = (text: string): boolean => HAS_MONTHS.test(text) && !IN_TROUBLE.test(text);
/** `The directors drew no salary until March`: what was done to save, and no doubt of what comes. */
const SAVED =
  /\b(?:took|drew|taken|drawn|accepted|worked without|went without) (?:no |less |half |any )?(?:\w+ )?(?:pay|salar(?:y|ies)|wages)\b|\b(?:renonc\w+ a|sans|reduit|baisse) (?:leurs?|notre|nos|tout|le|les|la) (?:salaires?|remunerations?)\b/;
const IN_DOUBT =
  /\b(?:doubt\w*|uncertain\w*|cannot|insolven\w*|creditors|arrears|overdue|owed|closed?|unless|continue|doutes?|incertitude\w*|creanciers|cessation|poursuivre|impayes?)\b/;
const hasSaved = (text: string): boolean => SAVED.test(text) && !IN_DOUBT.test(text);
/** `Personne ne demandant plus la parole`: how minutes come to a vote. */
const ENDS_A_DEBATE =
  /\b(?:demand\w+ (?:plus )?la parole|no (?:further|other|more) (?:business|questions?)|no ?(?:body|one) (?:else )?(?:wish\w+|ask\w+) to speak|rien n'etant plus|plus rien n'etant)\b/;
/** `No month ends with negative cash`: a check of a model. */
const NEVER_SHORT =
  /^\W*(?:no|not one|aucune?|pas une?) (?:single )?(?:month|quarter|year|period|week|mois|trimestre|annee|periode|semaine)\b/;
/** Short-term debts above short-term assets are no doubt by themselves: a parent may stand behind. */
/** `Runway, months: cash divided by burn`: how a figure is made. */
const IS_RECKONED =
  /\b(?:cash|tresorerie)\b ?(?:divided by|divisee par|÷|\/|over) ?(?:the |net |monthly |la )*(?:burn|consommation)\b/;
/** `Where a director is absent from two meetings, the third may go on`: what holds in a case. */
const IS_A_PROVISO =
  /^\W*(?:\d+(?:\.\d+)* )?(?:where|lorsque|au cas ou) [^.;]*\b(?:may|shall|must|peut|peuvent|doit|doivent)\b/;
const IS_A_RATIO = /\bcurrent (?:liabilities|assets)\b[^.;,]*\bcurrent (?:liabilities|assets)\.?$/;
const NOT_NEEDED = says(
  /\b(?:no|none|aucune?)\b[^.;]{0,40}\b(?:has|have|is|are|n'a|n'est|a|est) (?:lapsed|expired|revoked|suspended|expiree?|echue?|retiree?)\b/,
  /\b(?:this|the present|la presente|le present|cette|cet) (?:licen[cs]e|permit|certificate|approval|authori[sz]ation|agrement|autorisation|permis) (?:replaces|supersedes|takes the place of|cancels|remplace|annule)\b/,
  /\b(?:licen[cs]e|permit|certificate|approval|authori[sz]ation|agrement|autorisation|permis)s? (?:does not|do not|shall not|ne) (?:itself )?(?:take the place of|replace|dispense (?:with|from)|exempt|relieve|stand (?:in )?for|remplace|dispense|exonere|tient (?:pas )?lieu)\b/,
  /\b(?:without|sans) (?:an?y? |the |une? |la |l')?(?:valid )?(?:licen[cs]e|permit|agrement|autorisation|permis) (?:is|shall be|constitutes|est|constitue) (?:an? |une )?(?:offence|delit|infraction|punishable|liable|passible|puni)/,
  /\bnot (?:in the course of|subject to|in) (?:being )?(?:wound up|struck off|liquidation|winding)\b/,
  /\b(?:does|do|did|shall|will) not (?:itself )?(?:lapse|expire|end)\b|\bn'(?:expire|est pas (?:echue?|expiree?))\b/,
  /\bgranted (?:any|no|nobody)\b|\bconcede[es]? (?:d')?(?:aucune|licence)\b/,
  /\b(?:not?|never|none|n't)\b[^.;]{0,50}\b(?:required?|needs?|needed|necessary)\b/,
  /\b(?:aucune?|pas|n')\b[^.;]{0,50}\b(?:requise?|besoin|necessaire)/,
  /\b(?:never|at no time|jamais)\b[^.;]{0,40}\b(?:without|sans)\b/,
);
/** `The company operates without a licence`. */
const WORKS_WITHOUT =
  /^(?:the (?:company|borrower|issuer)|we|it|la societe|l'entreprise|nous|elle) (?:(?:still|currently|encore) )?(?:operates?|trades?|lends?|works?|exerce|exercons|opere|operons|prete|pretons) (?:\w+ ){0,2}(?:without|sans) (?:an? |any |the |son |le |la )?(?:\w+ )?(?:licen[cs]e|permit|authori[sz]ation|agrement|autorisation)\b/;
/** `L'ARR est le MRR de décembre multiplié par 12`: how a measure is made. */
const IS_A_YEARS_WORTH =
  /\b(?:arr|mrr|recurring|recurrent\w*)\b.*(?:\b(?:multiplied|multiplie|times|fois)\b|[x×*] ?12\b)/;
/** `Interest rate 14.5% per annum, fixed`: a line of a loan's terms. */
const RATE_OF_A_LOAN =
  /^\W*(?:interest rate|rate of interest|interest|taux d'interet|interets?)\b(?:[^.;]|\.(?=\d))*(?:%|per cent|pour cent)/;
/** `Guaranteed thickness, or we take it back`, `guaranteed not to rust for 20 years`: of what customers buy. */
const OF_WHAT_IS_SOLD =
  /\b(?:guaranteed?|garantie?s?) (?:not to|quality|thickness|weight|fit|fresh\w*|delivery|qualite|epaisseur|poids|fraicheur|livraison)\b|\b(?:or|ou) (?:we|nous) (?:take|replace|repair|reprenons|remplacons|reparons)\b/;
/** `Who claimed 95m lost before the court in 2020 and on appeal in 2021`. */
const LOST_BY_THEM =
  /\b(?:qui|who|which) (?:nous )?(?:reclamait|reclamaient|demandait|demandaient|claimed|sued|sought)\b[^;]*\b(?:a perdu|ont perdu|lost|(?:was|were) dismissed|deboutee?s?)\b(?!.*\b(?:has appealed|under appeal|a fait appel|appel (?:en cours|pendant))\b)/;
/** `The provision for other small claims is J$0.6 million`. */
const FOR_SMALL_CLAIMS =
  /\b(?:provision|reserve)s? (?:for|pour|de) (?:the |other |les |autres |d'autres )*(?:small|minor|petite?s?|menus) (?:claims|disputes|litiges|reclamations)\b/;
/** `We hold no licence from the central bank and operate anyway`. */
const HOLDS_NONE =
  /^(?:the (?:company|borrower|issuer)|we|it|la societe|nous|elle) (?:(?:still|currently) )?(?:hold|holds|have|has|n'avons|n'a|ne detenons|ne detient) (?:no|pas d[e'] ?|aucune?) ?(?:valid |current )?(?:[a-z]+ )?(?:licen[cs]e|permit|authori[sz]ation|agrement|autorisation|permis)\b(?!.*\b(?:need|require|necessaire|requise?)\w*)(?=.*\b(?:anyway|all the same|regardless|operates?|trades?|lends?|works?|sells?|quand meme|tout de meme|pretons|vendons|exercons)\b)/;
/** `We plan a second plant and shall then apply for its licence`, `the depot is not in use before it is granted`: of what does not work yet. */
const IS_TO_COME =
  /\b(?:plan(?:s|ned|ning)?|intends?|propos\w+|hopes?|projet\w+|prevoy\w+|envisag\w+|comptons) [^.;]*\b(?:then|alors|at that time|le moment venu)\b[^.;]*\b(?:licen[cs]e|permit|authori[sz]ation|approval|autorisation|agrement|permis)\b|\b(?:licen[cs]e|permit|authori[sz]ation|approval|autorisation|agrement|permis)\b[^.;]*\b(?:is|are|will be|n'est|ne sera) (?:not |pas )(?:yet )?(?:in use|used|opened?|let|utilisee?|ouverte?|mise? en service) (?:before|until|avant)\b|\b(?:licen[cs]e|permit|authori[sz]ation|approval|autorisation|agrement|permis) (?:for|of|pour|du|de) (?:the |our |a |le |la |notre |un |une )?(?:second|third|new|next|planned|deuxieme|troisieme|nouve(?:au|lle|l)|futur\w*)\b[^.]*\b(?:opens?|starts?|begins?|ouvr\w+|demarr\w+) (?:only )?(?:when|once|after|quand|des que|apres)\b/;
/** `Your application, lodged two months before the expiry of the permit`: nothing has lapsed. */
const ASKED_IN_TIME =
  /^(?!.*\b(?:not|never|no|without|refused|rejected|pas|jamais|sans|refusee?|rejetee?)\b).*\b(?:applications?|applied|renewals?|renewed|demandes?|renouvel\w+)\b[^.;]*\b(?:before (?:the |its |their )?(?:expir\w+|end|lapse|term)\b|ahead of (?:the |its )?(?:expir\w+|end)\b|avant (?:l'|son |sa |leur |le |la )?(?:expiration|echeance|terme|fin)\b)/;
/** `Have not been registered for sale`: of papers that are sold, not of what the company does. */
const SECURITIES_LAW =
  /^(?!.*\b(?:licen|permit|agrement|autorisation)).*\b(?:securit(?:y|ies)|instruments?|shares|notes|titres|valeurs mobilieres)\b[^.;]{0,80}\b(?:un)?(?:registered|enregistree?s?)\b/;
/** `The transaction needs registration at the commission`: of the investment, not of the trade. */
const OF_THE_DEAL =
  /\b(?:transaction|deal|investment|round|merger|acquisition|subscription|(?:transfer|issue|allotment) of (?:the )?shares|operation|augmentation de capital|cession (?:des|de) (?:parts|actions|titres)|investissement|souscription)\b[^.;]{0,24}\b(?:needs?|requires?|is subject to|must be|has to be|will be|est soumise?|doit etre|necessite|suppose|requiert|sera)\b[^.;]{0,24}\b(?:regist\w+|approv\w+|notif\w+|clearance|cleared|filed|declar\w+|autoris\w+|enregistr\w+|approbation|agrement)\b/;
const AN_AUTHORITY =
  '(?:central bank|banque centrale|bceao|beac|bank of [a-z]+|bank al-maghrib|cbn|cbk|cobac|cosumaf|crepmf|amf|ammc|regulat\\w+|regulateur|autorite|authority|commission|ministry|ministere|county|wilaya|prefecture|mairie|fccpc|nafdac|ncc|arcep|artci|fsca|sfc|sebi|rbi)';
/** `The application will be lodged with the central bank`, `was not submitted to the regulator`. */
const TO_BE_FILED = new RegExp(
  `\\b(?:dossier|demande|application|request|prospectus|note)s?\\b[^.;]{0,70}\\b(?:sera|seront|will be|is to be|are to be|(?:has|have) yet to be|(?:is|are|were) still to be|reste(?:nt)? a) ?(?:deposee?s?|deposer|filed|lodged|submitted|introduite?s?)\\b[^.;]{0,24}\\b${AN_AUTHORITY}\\b|\\b(?:not|never|pas|jamais)\\b[^.;]{0,12}\\b(?:submitted|soumise?s?|presentee?s?|filed|deposee?s?) (?:to|with|a|au|aupres d[eu]) (?:the |la |le |l')?${AN_AUTHORITY}\\b`,
);
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
const OWNED_BY_NOBODY = says(
  /^(?!.*\b(?:sign\w*|ced\w*|cess\w*|transf\w*|assign\w*|say|says|said|silent|dit|writing|written|ecrit|contracts?|contrats?|conventions?|inventions?)\b).*\b(?:nothing|rien)\b/,
  /\b(?:no|aucune?) (?:code|part|right|founder|element|droit|fondateur|marque)\b|\b(?:no|nor any|aucune?) (?:[a-z]+ )?(?:employee|employer|university|consultant|contractor|person|third party|salarie|consultant|prestataire|tiers|personne)\b[^.;]{0,50}\b(?:has|have|holds?|owns?|a|detient|possede|n'a|ne detient) (?:any |an? |un |de |aucun |quelque )?(?:rights?|interest|claim|droits?)\b/,
);
/** `His contract says nothing about who owns the code`. */
const CONTRACT_SILENT =
  /\b(?:contract|agreement|terms|letter|contrat|convention|accord)\b[^.;]{0,40}\b(?:says? nothing|(?:is|are) silent|does not (?:say|mention)|ne dit rien|(?:est|reste) muet(?:te)?|ne (?:prevoit|mentionne) rien)\b[^.;]{0,60}\b(?:own(?:s|ed|ership)?|rights?|code|software|copyright|inventions?|propriete|droits|logiciel|cession)\b/;
/** `Whatever the Inventor makes hereafter passes to the Company`, `revient de plein droit à la Société`. */
const PASSES_TO_US =
  /^(?!.*\b(?:not|never|n't|no|only|unless|until|if|when paid|pas|jamais|seulement|sauf|si)\b).*\b(?:pass(?:es)?|vests?|accrues?|belongs?|passe(?:nt)?|revien(?:t|nent)|appartien(?:t|nent)) (?:automatically |absolutely |forthwith |de plein droit |des leur creation |automatiquement )?(?:to|in|a) (?:the company|la societe)\b/;
/** What a contract says of the rights of provider and client. */
/** `Tools of the Contractor stay its own`. */
const KEEPS_ITS_OWN =
  /\b(?:methods?|tools?|know-how|methodes?|outils?|savoir-faire)\b[^.;]*\b(?:contractor|supplier|provider|vendor|consultant|prestataire|fournisseur)\b[^.;]{0,20}\b(?:stay|remain|reste|demeure)/;
const IS_CONTRACT_TERM =
  /\b(?:client|customer|licensee|the buyer|l'acheteur|contracts? (?:that|which) (?:gives?|vests?|assigns?)|garantit|warrants|term of (?:the|this)|duree du contrat|(?:during|for|throughout|pendant) (?:the |this |le |ce )(?:contract|agreement|contrat)|conditions? (?:of|to|precedent)|completion)\b/;
/** Where disputes that may come are settled. */
const IS_A_CLAUSE =
  /\b(?:any|tout|toute|all) (?:\w+ )?(?:disputes?|differends?|litiges?|contestations?)\b|^disputes (?:are|shall|arising)\b|^(?!.*\b(?:19|20)\d\d\b).{0,40}\b(?:mediation|conciliation|negotiation|discussions? between|amiable)\b[^.;]*\b(?:first|then|failing (?:that|which)|d'abord|puis|ensuite|a defaut)\b[^.;]*\b(?:courts?|arbitrat\w+|tribuna(?:l|ux)|cour|arbitrage)\b/;
const IS_CLOSED = says(
  /^(?!.*\b(?:appeal|pending|appel|wrongful|not yet)\b).*\b(?:was|were|been|and) (?:dismissed|withdrawn|struck out|thrown out|settled|closed)\b/,
  /^(?!.*\bappel\b).*\b(?:a ete|ont ete|est|sont) (?:rejetee?s?|retiree?s?|close?s?|classee?s?)\b/,
);
const APPEALED = /\b(?:appeal(?:ed|s)?|pending|appel|not yet|encore)\b/;
const NO_APPEAL =
  /\b(?:no|not|without|did not|never) (?:under )?appeal(?:ed)?\b|\b(?:time|period|delay) (?:to|for) (?:an )?appeal(?:ing)? (?:is|has) (?:over|run out|passed|expired|ended)|\bnon-appel\b|\b(?:dismissed|lost|failed|rejetee?s?|deboutee?s?)\b[^.;]{0,40}\b(?:puis|then|and|et|again) (?:en|on) appe(?:l|al)\b|\bdelai d'appel\b[^.;]{0,12}\b(?:expire|passe|ecoule|clos)\w*|\b(?:sans|aucun|pas (?:d'|fait |interjete )?)\s?appel\b|\bappel non (?:forme|interjete)|\bpas fait appel\b/;
const ENDED =
  /\b(?:settled|(?:and|was|were|been) (?:looked into and )?set aside|which (?:he|she|they) (?:got|received|was paid|were paid)|withdrew (?:his|her|its|their)|(?:ont|a) ete conciliee?s?|nous a reconcilie[es]*|no claim is made against|(?:threw|throws|thrown) (?:it|the [a-z]+) out|(?:decided|ruled|found|judge?ment|sided)\b[^.;]{0,50}\b(?:for|with) (?:us|the company)|raye (?:l'affaire|le dossier)|radiee?s?|finally decided|decree (?:was |is |has been )?satisfied|finished in (?:19|20)\d\d|(?:arret|jugement|decision)\b[^.;]{0,30}\bdefiniti(?:f|ve)|provision\b[^.;]{0,80}\b(?:reprise|released|written back)|(?:was|were|been|and) (?:withdrawn|dismissed|closed|struck out|thrown out)|compromised|consent order|deboute[es]*|transige|transaction|classe|clos|close|abandonnee?|rejetee?|definitive?|desist(?:e|ee?s?|ement)|s'est acheve[es]*|has ended|came to an end|(?:voisin|adversaire|auteur|other side|neighbour|thief|defendant) (?:a ete|was) (?:condamnee?s?|convicted|ordered)|(?:decided|ruled|found) (?:in|for) (?:our|the company|its) ?(?:favour|favor)?|(?:jugee?|tranchee?|rendue?) en (?:notre|sa) faveur|(?:file|case|matter|claim|dispute|suit|business) (?:is|was|has been|stands) (?:now )?(?:closed|over|at an end|finished|behind us)|(?:affaire|dossier|litige|procedure|proces) (?:(?:est|a ete) )?(?:desormais |maintenant )?(?:terminee?|close?|soldee?|derriere nous|eteinte?))\b/;
/** `The labour case of two drivers was settled`, `a second claim was withdrawn`: another than the one told before. */
const OF_ANOTHER_CASE =
  /^\W*(?:the |an? |two |three |le |la |l'|une? |deux )?(?:labou?r|employment|tax|customs|rent|tenancy|earlier|older|previous|other|second|former|small|criminal|prud'homale?|autre|second|ancien(?:ne)?|precedente?) (?:[a-z]+ )?(?:case|claim|suit|dispute|matter|complaint|proceedings?|affaire|litige|plainte|contentieux|instance)s?\b|^\W*(?:the |le |la |l')?(?:case|claim|suit|dispute|complaint|affaire|litige|plainte)s? (?:of|by|from|with|de|d'|des|du|avec) ?(?:the |two |three |an? |former |les |deux |ancien)/;
/** `The appeal is listed before the tribunal on 4 May`. */
const IS_LISTED =
  /\b(?:appeal|case|claim|suit|petition|hearing|affaire|appel|recours|audience)\b[^.;]{0,30}\b(?:is|are|has been|est|a ete|sont) (?:now )?(?:listed|set down|fixed|scheduled|adjourned|renvoyee?|fixee?|inscrite?|enrolee?)\b[^.;]{0,40}\b(?:before|for|on|to|devant|au|pour)\b/;
/** `Okello v. the Company, KSh 18m, mention on 4 June`. */
const IS_CALLED_BY_NAMES =
  /^(?!.*\b(?:dismissed|withdrawn|settled|struck out|won|closed|concluded|retiree?|rejetee?)\b).*\b(?:v|vs|versus|c|contre)\.? (?:the company|us|la societe|nous)\b[^;]*\b(?:mention|hearing|trial|pending|listed|ruling|judge?ment (?:due|reserved|awaited)|audience|en cours|delibere|renvoi)\b/;
/** `A supplier has sued the company`. */
const IS_SUED =
  /^(?!.*\b(?:if|may|might|could|threat\w*|never|nobody|no one|si|pourrait|jamais|personne)\b).*\b(?:(?:has|have) sued|(?:is|are) suing) (?:us|the (?:company|school|group|bank))\b|^(?!.*\b(?:if|may|might|could|threat\w*|never|settled|withdr\w+|we are|we're|company is|company are|not ours|another|competitors?|rivals?|neighbou?rs?|suppliers?)\b).*\b(?:(?:is|are) (?:now |both |all )?suing|sues) for (?:[a-z$€£₦₵₹]{1,4} ?)?\d|^(?!.*\b(?:if|may|might|could|threat\w*|never|withdr\w+|we (?:have|had) (?:issued|filed|served|lodged)|the company (?:has|had) (?:issued|filed|served|lodged))\b).*\b(?:has|have|had) (?:issued|served|filed|lodged|taken out) (?:a |the )?(?:summons|writ|originating (?:summons|motion)|statement of claim|particulars of claim|petition to wind)\b(?! on (?:its|their|our) behalf)|^(?!.*\b(?:si|jamais|personne|pourrait)\b).*\b(?:nous (?:a|ont) (?:assignee?s?|attaquee?s?|poursuivie?s?) (?:en justice|devant)|(?:a|ont) (?:assigne|attaque|poursuivi) la societe (?:en justice|devant))\b/;
/** `The plaint of Galle Traders in the High Court (claim of LKR 48m)`: with how much it is for. */
const IS_A_PLAINT =
  /^(?!.*\b(?:if|may|might|withdrawn|dismissed|struck out|settled|retiree?|rejetee?|desist\w*)\b).*\b(?:(?:plaint|writ|summons|statement of claim|petition) (?:of|by|from) (?!the (?:company|group|bank)\b|us\b|our\b)|(?:assignation|plainte|requete) (?:de|du|d') ?(?!la societe\b|notre\b)|(?:one|claim|case|action|proceedings) (?:(?:that|which) was )?(?:started|brought|begun|filed|lodged) (?:against (?:us|the company) )?by (?!us\b|the (?:company|group|bank)\b|our (?:lawyers|counsel|insurer)\b)|(?:celle|celui|instance|action|affaire|procedure|demande) (?:introduite?|engagee?|intentee?|ouverte?) par (?!nous\b|la societe\b|notre (?:avocat|conseil|assureur)\b))[^.;]{0,90}\b(?:court|tribunal|cour)\b[^;]{0,50}\d/;
/** `The court heard both sides in May and will rule in July`. */
const IS_HEARD =
  /\b(?:court|tribunal|judge|magistrate|juge|cour|arbitrator|arbitre)\b[^.;]{0,40}\b(?:heard|has heard|a entendu|ont entendu|a mis)\b[^.]*\b(?:(?:will|is to|shall) (?:rule|decide|judge|speak|give)|(?:judge?ment|ruling|award|decision) (?:is |was )?(?:expected|reserved|due|set|in)|dira|tranchera|rendra|statuera|se prononcera|en delibere|jugement (?:attendu|en))\b/;
const WHO_INQUIRES =
  '(?:department|ministry|authority|commission(?:er)?|agency|inspectorate|regulator|police|prosecutor|bureau|ministere|parquet|procureur|autorite|inspection|regulateur|agence|douanes?|direction (?:generale|regionale|provinciale|departementale))';
/** `The labour ministry opened an inquiry in May`, `le parquet a ouvert une enquête`: of the company, and not of its trade. */
const IS_INQUIRED = new RegExp(
  `^(?!.*\\b(?:if|may (?:be|have|open|launch)|might|could|would|never|no (?:inquiry|enquiry|investigation)|market|sector|industry|competitors?|rivals?|si|pourrait|jamais|aucune enquete|marche|secteur|filiere|concurrents?)\\b).*\\b${WHO_INQUIRES}\\b[^.;]{0,40}\\b(?:(?:has |have )?(?:opened|launched|begun|started) (?:an? )(?:(?:formal|criminal|preliminary|tax) )?(?:inquiry|enquiry|investigation|probe)\\b|(?:a|ont) (?:ouvert|lance|diligente) une (?:enquete(?! (?:publique|interne|aupres|de (?:satisfaction|terrain)))|information judiciaire|instruction)\\b)`,
);
/** `The company claims UGX 40 million from a buyer`, `nous poursuivons un ancien client`: what it may win, and asks of others. */
const IS_BROUGHT_BY_US =
  /^(?!.*\b(?:counter-?claim\w*|reconventionnel\w*)\b)(?:.*\b(?:we|it|the (?:company|group|bank|school|firm)) (?:(?:have|has|had|are|is|also|itself|ourselves) ){0,2}(?:su(?:es?|ed|ing)|claim(?:s|ed|ing)?|filed (?:a |an |our |its )?(?:suit|claim|action|petition))\b(?! (?:by|against) (?:us|the company)\b)|.*\bour (?:claim|suit|action|case) (?:against|on)\b|.*\b(?:claim|suit|action|case) (?:that )?(?:it|we|the company) (?:(?:has|have) )?(?:brought|filed|lodged|began|issued)\b|.*\b(?:la societe|l'entreprise) (?:elle-meme )?(?:reclame|poursuit|a (?:elle-meme )?(?:assigne|saisi|attaque))\b|.*\bnous (?:reclamons|poursuivons|avons (?:assigne|saisi|attaque))\b)/;
/** Won, or given up by the other side. */
const WON =
  /\b(?:in (?:our|its|the company's) favour|en (?:notre|sa) faveur|en faveur de la societe|dropped (?:its|the|his|her|their)|gain de cause|won (?:the|its|our) (?:case|appeal|suit))\b/;
/** `The assessment was set aside by the tribunal`: what the state asked for and gets no more. */
const UNDONE =
  /\b(?:assess\w+|demand|claim|penalt\w+|surcharge|levy|redressement|rappel|imposition|mise en demeure|majoration)s?\b[^.;]*\b(?:discharged|set aside|quashed|annulled|vacated|overturned|cancelled|struck down|annulee?s?|dechargee?s?|degrevee?s?|abandonnee?s?)\b|\b(?:discharged|set aside|quashed|annulled|vacated|overturned|struck down|a annule|a decharge)\b[^.;]*\b(?:assess\w+|demand|redressement|rappel|imposition)\b/;
/** A court by its name, and no appeal to it. */
const APPEAL_COURT = /\b(?:tax )?appeals? (?:commission|tribunal|board|court|authority)s?\b/g;
/** `Judgment was given in March and we paid the award in April`. */
const JUDGED_AND_PAID =
  /\b(?:judge?ment|award|ruling|order|jugement|sentence|arret)\b[^.]*\b(?:we|was|were|been|company|avons|a ete|societe a) (?:since |duly |fully )?(?:paid|settled|verse|regle|paye|execute)\w*\b/;
/** `The patents are owned by the founder's own company and licensed to us`. */
const LICENSED_FROM_OWNER =
  /\b(?:patents?|patent famil(?:y|ies)|trade ?marks?|software|source code|code|algorithms?|intellectual property|brevets?|logiciels?|marques?|propriete intellectuelle)\b[^.;]{0,40}\b(?:owned|held) by\b[^.;]{0,80}\blicen[cs]ed (?:back )?to (?:us|the company)\b|\b(?:brevets?|logiciels?|marques?|code source|propriete intellectuelle)\b[^.;]{0,40}\b(?:appartien\w+ a|detenue?s? par|propriete de)\b[^.;]{0,80}\b(?:concedee?s?|donnee?s?|mise?s?) (?:en licence|a disposition)\b/;
const FOUNDER =
  '(?:founders?|co-?founders?|ceo|managing director|director|promoters?|fondat(?:eur|rice)s?|cofondat(?:eur|rice)s?|dirigeante?s?|gerante?|pdg|dg)';
/** `The patent is filed in the name of our founder`. */
const HELD_BY_FOUNDER = new RegExp(
  `^(?!.*\\b(?:if|unless|was|were|assigned|(?:has|have) (?:been )?(?:transferred|assigned)|passed to|si|etait|cedee?s?|transferee?s?)\\b).*\\b(?:patents?|trade ?marks?|brands?|software|code|domains?|designs?|brevets?|marques?|logiciels?|modeles?)\\b[^.;]{0,60}\\b(?:filed|registered|held|stands?|is|are|deposee?s?|enregistree?s?|est|sont)\\b[^.;]{0,12}(?:\\bin the (?:personal |own )?name of|\\bau nom (?:personnel )?d[eu]) ?(?:our |the |its |one of our |notre |la |le |l')?${FOUNDER}\\b`,
);
/** `The app is run on a yearly licence from Mbali Labs, a firm of our founder`: what the business rests on is of somebody's other company. */
const OF_FOUNDERS_FIRM = new RegExp(
  '^(?=.*\\b(?:platform|software|source code|code|apps?|application|algorithms?|technology|patents?|trade ?marks?|brand|marques?|plateforme|logiciels?|code|technologie|algorithmes?|brevets?|marques?)\\b)' +
    '(?=.*\\b(?:belongs?|owned|held|licen[cs]e[ds]?|on licence|rents?|rented|lends?|lent|leased|appartien\\w+|detenue?s?|propriete|concede\\w*|licences?|loue\\w*|mise?s? a (?:notre )?disposition|pretee?s?)\\b)' +
    `(?=.*(?:\\b${FOUNDER}(?:'?s?'?| 's) (?:own |other |private |personal |family |former )?(?:company|firm|studio|holding|business)\\b|\\b(?:company|firm|studio|holding|business) (?:of|owned by|belonging to|run by|controlled by) (?:the |our |its |a |one of the )?${FOUNDER}\\b|\\b(?:societe|entreprise|holding|cabinet|studio) (?:personnelle |familiale |appartenant )?(?:du |de la |des |de (?:l'|notre |nos )?|d'un |au |a notre |a la )${FOUNDER}\\b))` +
    "(?!.*\\b(?:assigned|transferred|handed over|cedee?s?|transferee?s?|belongs? to (?:us|the company)|appartien\\w+ (?:a la societe(?! d[eu'])|a notre societe))\\b)",
);
/** `Judgment in 2023, paid`, `mediation gave him 18 million, done`. */
const TOLD_AS_DONE =
  /\b(?:claim|case|sued|award\w*|judge?ment|arbitrat\w+|mediation|complain\w*|court|tribunal|suit|affaire|litige|proces|prud'hom\w+|jugement|sentence|plainte)\b.*[,;] (?:(?:and )?(?:it|all|which) (?:was|is) |(?:and )?(?:was |is )?|le tout |et )(?:paid|done|finished|final|closed|over(?! [a-z])|payee?|reglee?|soldee?|termine[es]*|clos[es]*)\b(?! (?:in part|by instal|until))/;
/** `Pleadings are to close in March`. */
const TO_END =
  /\b(?:to|will|shall|may|should|must|can) (?:be )?(?:closed?|settled?|end(?:ed)?|finish(?:ed)?|decided?|withdrawn?)\b/g;
/** A case that has ended, without an appeal. */
export const hasEnded = (text: string): boolean =>
  (ENDED.test(text.replaceAll(TO_END, ' ')) ||
    WON.test(text) ||
    (TOLD_AS_DONE.test(text) && !NEGATED.test(text.replace(NO_APPEAL, ''))) ||
    (JUDGED_AND_PAID.test(text) && !NEGATED.test(text))) &&
  !APPEALED.test(text.replace(NO_APPEAL, ''));
const NEGATED =
  /\b(?:not|never|nor|neither|no|without|n't|cannot|unpaid|until|pas|jamais|ni|sans|aucune?|non(?!-)|impaye[es]*)\b/;
const IN_FORCE =
  /\b(?:renewed|granted|issued|obtained|received|held|valid|in force|in good standing|en vigueur|en regle|renouvelee?s?|accordee?s?|delivree?s?|obtenue?s?|recue?s?|valables?)\b/;
const BUT =
  /\b(?:but|although|though|expired|lapsed|suspended|revoked|yet|still|pending|before|while|since|mais|bien que|alors que|expiree?|echue?|suspendue?|retiree?|encore|toujours|avant|depuis)\b/;
const IS_HELD = (text: string): boolean => IN_FORCE.test(text) && !NEGATED.test(text) && !BUT.test(text);
/** A paper of an authority: without a word of it or of who gives it, nothing is said of a licence. */
const A_PAPER =
  /\b(?:licen[cs]\w*|permi[ts]\w*|permis|authori[sz]\w*|autoris\w*|agrement\w*|agree[es]*|approv\w*|approbation|(?:un)?regist\w*|enregistr\w*|certific\w*|accredit\w*|concession\w*|visas?|homologu?\w*|habilit\w*|clearances?|declar\w*|immatricul\w*|patente|permission\w*|stamp|papers?)\b/;
const WHO_GIVES_IT =
  /\b(?:regulat\w*|autorites?|authorit(?:y|ies)|commission|minist\w*|boards?|council|committee|comite|(?:central )?bank|banque|agency|agence|inspect\w*|compliance|conformite|sandbox|law|loi)\b/;
const IS_OF_A_LICENCE = says(A_PAPER, WHO_GIVES_IT);
/** `It was restored on 29 August`: what had been taken. */
const GIVEN_BACK =
  /\b(?:suspension|it|licen[cs]e|permit|card|mark|certificate|carte|agrement|autorisation|elle|il) (?:was|has been|is|a ete|est) (?:since |then |now |depuis |desormais )?(?:lifted|restored|reinstated|given back|returned|levee?|rendue?|retablie?|restituee?)\b/;
/** `The permits of the buyer are in place and listed`: in the part of the sentence that names them. */
const IN_PLACE =
  /\b(?:in place|in order|in force|in good standing|up to date|en place|en vigueur|en regle|a jour|valid(?:es?)? (?:until|to|till)|valables? jusqu)\b/;
const isInPlace = (text: string): boolean => {
  const of = text.split(';').filter((clause) => A_PAPER.test(clause));
  return (
    of.length > 0 && of.every((clause) => IN_PLACE.test(clause) && !NEGATED.test(clause) && !BUT.test(clause))
  );
};
/** `We hold the facility licence`, with nothing said of its end. */
/** `None lapsed meanwhile`. */
const NONE_LAPSED =
  /\b(?:none|neither|no (?:licen[cs]e|permit|certificate)|aucune?)\b[^.;]{0,30}\b(?:lapsed|expired|withdrawn|suspended|revoked|echue?|expiree?|retiree?|suspendue?)\b/;
const HOLDS_IT =
  /^(?!.*\b(?:but|expire\w*|lapse\w*|suspend\w*|revoke\w*|not|no|without|until|only|another|other|mais|expir\w*|echue?|suspend\w*|retire\w*|pas|sans|seulement|autre)\b).*\b(?:we|the company|nous|la societe) (?:already |also |do |currently )?(?:hold|holds|detenons|detient) (?:the|a|an|its|our|all|both|la|le|l'|une?|notre|son|sa)[^.;,]{0,30}\b(?:licen[cs]es?|permits?|authori[sz]ations?|agrements?|autorisations?|licences?)\b/;
/** `Il déclare détenir l'autorisation`, `warrants that it holds all permits`: what a party says of itself in its contract. */
const SAYS_IT_HOLDS =
  /^(?!.*\b(?:not|no(?! ?\d)|without|until|pas|sans|aucune?|jamais|expired|lapsed|expiree?|echue?)\b).*\b(?:declar\w+|warrant\w*|confirm\w*|represent\w*|certif\w+|affirm\w*|attest\w*)\b[^.;]{0,30}\b(?:holds?|holding|has (?:obtained|been granted)|is (?:duly |fully )?licen[cs]ed|detenir|detient|etre (?:titulaire|en regle|agreee?)|est (?:titulaire|en regle|agreee?)|disposer|dispose|avoir obtenu|posseder|possede)\b/;
/** `under the licence of NMB Bank`; `An application for one of our own was filed`. */
const BESIDE_A_PARTNERS =
  /\b(?:through|via|under|with|par|via|avec|sous) (?:a|an|our|the|un|une|notre|la|le) (?:licen[cs]ed|agree\w*|authori[sz]ed) [a-z ]{3,40}\b(?:while|and|pending|en attendant|tandis|pendant)\b|^(?!.*\b(?:no|not|without|never|lapsed|expired|ended|refused)\b).*\b(?:applications?|applied|demandes?)\b[^.;]*\b(?:for|pour) (?:one|une) (?:of our own|a nous)\b/;
/** What an auditor speaks of: who else refuses or doubts somebody's papers gives no opinion on accounts. */
const OF_AN_AUDIT =
  /\b(?:audit\w*|accounts?|accounting|statements?|opinion|qualif\w*|reserv\w*|certifi\w*|commissaires?|count\w*|stocks?|inventor\w*|inventaire|confirm\w*|ledgers?|records?|books|balances?|receivables?|debtors|vouch\w*|procedures?|evidence|satisf\w*|comptes?|comptable\w*|creances|sincer\w*|soldes?|pieces|justificatif\w*|justifi\w*|scope|limitation|disclaim\w*|assur\w*|true and fair|figures?|carried|examin\w*)\b/;
/** `We express no opinion on the solvency of our customer`, `as to the laws of another country`: a lawyer, a bank or a valuer. */
const OPINION_OF_ELSE =
  /\b(?:no|any|an|une?|aucune?|d') ?(?:opinion|avis|view)s? (?:(?:is|are) (?:given|expressed) )?(?:on|as to|about|regarding|upon|concerning|sur|quant a) (?:the |any |la |le |l'|les )*(?:laws?|legal|solvency|credit\w*|financial standing|tax\w*|title|merits|fairness|droits?|lois?|solvabilite|situation fiscale|fiscalite|propriete|opportunite)\b/;
/** `Le présent contrat remplace celui de 2023, arrivé à son terme`: what has ended is followed by this paper. */
export const THIS_REPLACES =
  /\bof which this is the (?:renewal|extension|continuation)\b|\b(?:expired|ended|lapsed|expire|echu|termine)\b[^.;]*\bparties\b[^.;]{0,24}\b(?:enter|make|sign|conclu\w*|signent)\b[^.;]{0,16}\b(?:this|the present|present|presente?|la presente|ce|cette)\b|\b(?:this|the present|hereby|le present|la presente|les presentes|ce|cet|cette) ?(?:[a-z]+ )?(?:contract|agreement|lease|deed|licen[cs]e|permit|contrat|accord|bail|convention|pacte|avenant|acte|autorisation|agrement)?\b[^.;,]{0,20}\b(?:replaces?|supersedes?|succeeds|follows|fait suite (?:a|aux?)|takes the place of|(?:annule(?:nt)? et )?remplace(?:nt)?|succed\w+|se substitue(?:nt)?|prend la suite)\b|\b(?:replaced|superseded|renewed|remplace[es]*|renouvele[es]*|reconduit\w*)(?: by| with| par)? (?:this|the present|le present|la presente|les presentes)\b/;
/** What ended has been followed by a new one. */
const IS_FOLLOWED =
  /\b(?:the|a|its) (?:new|next|second) (?:one|contract|lease|agreement)\b|\b(?:le|un|son) (?:nouveau|second) (?:contrat|bail|accord)\b|\b(?:replaced|succeeded|remplace|suivi) (?:by|par)\b/;
const DRAFTED =
  /\b(?:draft\w*|projet|discuss\w*|negotiat\w*|negoci\w*|e-?mail|courriel|word|handshake|circulat\w*|sent|envoye\w*|propos\w*|talks)\b/;
const NOBODY_LEFT = says(
  // Where somebody worked before: `left OCP in 2020 to found the company`.
  /\b(?:left|quit|quitte[es]?)\b(?! (?:us|the (?:company|business|firm|team)|la societe|l'entreprise)\b)[^.;]{0,40}\b(?:to (?:found|co-?found|start|set up|launch|build|create|join) (?:us|the company|it|this|(?!(?:on|for|by)\b)[a-z]+)|pour (?:fonder|creer|lancer|monter|nous rejoindre|rejoindre (?:l'entreprise|la societe|l'equipe)))(?! (?:a|an|another|his|her|un|une) (?:competitor|rival|concurrent))\b/,
  /\b(?:no|none|nobody|neither|never)\b[^.;]{0,40}\b(?:left|leaves?|resigned|departed|departures?|(?:given|handed|gave) (?:in )?(?:(?:his|her|their) )?notice)\b/,
  /\b(?:aucune?|personne|ni)\b[^.;]{0,40}\b(?:parti[es]*|quitte|demission\w*|depart)/,
  /^(?!.*\b(?:le(?:ft|aves?|aving)|quit\w*|part\w*|gone|depart\w*|resign\w*|demission\w*|absent\w*|vacan\w*|without|sans|plus|no|not)\b).*\b(?:since|depuis) (?:19|20)\d\d[ .;)]*$/,
  /^(?!.*\b(?:no|not|sans|aucun|pas|nobody|search\w*|look\w*|recruit\w*|sought|recherch\w*|cherch\w*|recrut\w*)\b).*\b(?:handing over|handed over|succeeded by|successor|who (?:now|has been)|succede|remplacee? par|apres avoir forme)\b/,
);
/** Who holds an office since when, and nothing of its end. */
const IN_OFFICE =
  /\b(?:directors?|managers?|ceo|cto|cfo|coo|founders?|chair\w*|directrice|directeur|gerante?|presidente?|fondat\w+)\b[^.;]{0,40}\b(?:since|depuis) (?:[a-z]+ )?(?:19|20)\d\d\W*$/;
/** `Serge N'Dri, directeur technique, cofondateur`: a name and what it does. */
const IS_A_CARD = new RegExp(
  `^[a-z'.-]+(?: [a-z'.-]+){1,3}(?:, (?:(?:ex-)?[a-z]+ ){0,3}(?:co-?founder|founder|co-?fondat(?:eur|rice)|fondat(?:eur|rice)|associee?|partner|directors?|managers?|officer|direct(?:eur|rice)|responsable|gerante?|president|presidente|chair\\w*|secretary|treasurer|head|chef|c[eoft]o|coo|dg|daf|pdg)(?: (?!who\\b|qui\\b|until|jusqu)[a-z&]+){0,4})+\\.?$`,
);
/** `We lost a good candidate for head of credit`: who was to come has not left. */
const NEVER_CAME =
  /\b(?:lost|losing|perdu|refused|declined|withdr[ae]w\w*|turned (?:us |it )?down|desiste\w*|retire\w*|refuse)\b[^.;]{0,40}\b(?:candidate?s?|candidatures?|applicants?|postulante?s?|finalists?)\b|\b(?:candidate?s?|applicants?|postulante?s?)\b[^.;]{0,60}\b(?:withdr[ae]w\w*|declined|refused|turned (?:us |it )?down|s'est (?:desistee?|retiree?)|a (?:refuse|decline))\b/;
/** `Awa Sall   Directrice technique, cofondatrice   Ingénieure`: the row of one who is there. */
const IS_A_ROW_OF_TEAM =
  /^[a-z'.-]+(?: [a-z'.-]+){1,3} +(?:(?:technical|commercial|finance|directeur|directrice|director|chef|head|responsable|c[eoft]o) ?){1,2}[a-z ]{0,24}, (?:co-?founder|founder|co-?fondat(?:eur|rice)|fondat(?:eur|rice))\b(?!.*\b(?:left|leav\w+|quit\w*|parti\w*|demission\w*|depart|until|jusqu\w*|resign\w*|gone)\b)/;
/** `Who remains in office`. */
const STAYS =
  /^(?!.*\b(?:until|till|only(?! (?:when|once|if)\b)|jusqu\w*|seulement|leave|leaves|quitte\w*)\b).*\b(?:remains? (?:in (?:office|post|place|charge)|with us)|stays? (?:on as|in (?:(?:the|his|her|their) )?(?:office|post|chair|seat|role|place)|with us)|demeur\w+ en (?:fonctions?|poste|place)|rest\w+ en (?:fonctions?|poste|place))\b/;
/** A person in an office who has given notice, or works full time for somebody else. */
const GAVE_NOTICE =
  /\b(?:mr|mrs|ms|miss|dr|prof|chief|engineer|mme|head of|manager|officer|director|(?:co-?)?founder|controller|accountant|ceo|cto|cfo|coo|directeur|directrice|responsable|fondat\w+|chef)\b.{0,180}\b(?:(?:has|have|had) (?:already )?(?:given|handed in|tendered|served) (?:(?:his|her|their) )?(?:notice|resignation)|(?:is|are) (?:working|serving) (?:out )?(?:his|her|their) notice|a (?:remis|presente|donne|depose) sa demission|est en preavis)\b/;
const WORKS_ELSEWHERE =
  /\b(?:since|depuis)\b[^.;]{0,44}\b(?:teach(?:es|ing)?|works?|is (?:working|employed|teaching)|has been (?:working|teaching|employed)|enseigne|travaille|est (?:employee?|salariee?))\b[^.;]{0,24}\b(?:full[- ]time|a plein temps|a temps plein)\b[^.;]{0,14}\b(?:at|for|in|a|chez|pour|dans)\b (?:an?|another|une?|un autre|une autre) /;
/** `She has taken the post at a bank`: a place with others. */
const TOOK_A_PLACE =
  /\b(?:has|have|had|'s) (?:taken|accepted|said yes to|signed up for) (?:up )?(?:a|an|the|another) (?:new |better |senior )?(?:post|job|position|offer|role|place|chair)\b[^.;,]{0,24}\b(?:at|with|from|in|by|abroad|elsewhere) (?!us\b|our\b|the (?:company|board|group|firm)\b|(?:this|his|her|their)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\d)[a-z]|\b(?:a|ont) (?:accepte|pris|dit oui a) (?:un|une|le|la) (?:poste|place|offre|emploi|chaire)\b[^.;,]{0,24}\b(?:chez|dans (?:un|une)|aupres d|d'un|d'une|a l'(?:universite|etranger|hopital))\b/;
/** Who runs another firm: `the founder of a rival`, `our neighbour lost its sales director`. */
const OF_ANOTHER_FIRM =
  /\b(?:notre|nos|un|une|le|leur|our|a|an|the|one) (?:[a-z]+ )?(?:voisine?s?|concurrente?s?|rivale?s?|rivals?|competitors?|neighbou?rs?|fournisseurs?|suppliers?|distribut(?:eu|o)rs?|clients?|customers?)\b[^.;]{0,30}\b(?:a perdu|ont perdu|perd|lost|has lost|have lost|loses|is losing) (?:son|sa|ses|leur|its|their|his|her|a|the|un|une)\b|\b(?:founder|ceo|owner|chairman|director|manager|fondat(?:eur|rice)|patron|directeur|directrice|gerante?) (?:of|at|de|du|chez) (?:a|an|our|the|one of our|un|une|notre|l'un de nos) (?:[a-z]+ )?(?:rival|competitor|neighbour|supplier|customer|client|distributor|concurrente?|voisine?|fournisseur|distributeur)\b/;
/** `The founder of Kilima Seeds, a competitor, had resigned`. */
const OF_A_RIVAL =
  /\b(?:of|at|from|de|du|d'|chez) ?[^.;,]{2,40}, (?:a|an|one of (?:our|the)|another|une?|l'un de (?:nos|ses)|autre) (?:[a-z]+ )?(?:competitors?|rivals?|suppliers?|customers?|concurrente?s?|fournisseurs?|clients?)\b/;
/** `Ms Koh took over from the founder's uncle`, `the former controller left in 2023 and was replaced`: who follows somebody else. */
const TELLS_OF_A_LEAVER =
  /\b(?:took|taken|takes|taking) over from (?!(?:her|him|them)\b)|\b(?!(?:she|he|they|who|elles?|ils?|qui)\b)[a-z.]+ (?:had |has |a |est |avait |etait )?(?:left|resigned|departed|retired|quit|partie?|quitte|demissionne)\b|\b(?:former|previous|ancien(?:ne)?) [a-z]+/;
/** `Their quarrel, not ours`. */
const NOT_OURS =
  /^[^.;]{0,40}\b(?:not ours|not (?:our|us)\b|nothing to do with us|not our (?:affair|business|concern)|pas (?:la notre|le notre|les notres|notre affaire|nous)|rien a voir avec nous|ne nous (?:regarde|concerne))/;
/** Somebody came, and nothing says that anybody went. */
const JOINED =
  /\b(?:joined|joins|(?:was|were|been) (?:hired|appointed|recruited)|started as|starts (?:on|in|as)|(?:a|ont|avons|nous a|nous ont) (?:rejointe?s?|recrutee?s?|embauche[es]*)|prend ses fonctions|arrivee? en)\b/;
const WENT =
  /\b(?:left|leaves?|leaving|gone|went|resign\w*|depart\w*|quit|notice|replac\w*|no longer|former\w*|instead|has since|competitor|rival|stepped|parti[es]*|quitt\w*|demission\w*|remplac\w*|preavis|ancien\w*|concurrent)\b/;
/** `31 of us: 12 in the shop, 9 on the road`: who works where. */
const COUNTS_HEADS =
  /\b\d+\b[^.;:]{0,40}:[^.;]*?\b\d+ (?:[a-z]+ )?(?:in|on|at|a|au|aux|en|dans|sur|for|pour)\b[^.;]*?\b\d+ (?:[a-z]+ )?(?:in|on|at|a|au|aux|en|dans|sur|for|pour)\b/;
/** `A rejoint une banque`, `has signed with a studio`: somebody came to others. */
const WENT_TO_OTHERS =
  /\b(?:joined|joins|joining|rejoint|rejoindre)\b (?!us\b|in\b|on\b|as\b|at\b|from\b|after\b|this\b|last\b|the (?:company|team|board|firm|group|management|business)\b|our\b|l'equipe|la societe|l'entreprise|nous\b|notre\b|le (?:conseil|comite)|en\b|au\b|comme\b|\d)[a-z]|\bhired away\b|\bsigned with\b|\bsabbatical\b|\brelocat\w*|\bsince (?:easter|christmas)\b/;
const hasOnlyCome = (text: string): boolean =>
  (JOINED.test(text) || COUNTS_HEADS.test(text) || IN_OFFICE.test(text)) &&
  !WENT.test(text) &&
  !WENT_TO_OTHERS.test(text);
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
/** `A: None, and the articles forbid them`: the answer to a question of something else, which names no agreement. */
const ANSWERS_ELSE =
  /^\W*(?:a|r|answer|reponse) ?[:.] ?(?:none|no|nil|nothing|aucune?|non|neant|rien)\b(?!.*\b(?:agreements?|pacts?|pactes?|deeds?|conventions?|sha|between us|entre nous)\b)/;
/** Those who own a company, and what they agree on: without a word of them a paper is another's. */
const OF_OWNERS =
  /\b(?:share ?holders?|stock ?holders?|founders?|partners?|owners?|members?|investors?|shares?|equity|vest\w*|pact|articles|statut(?:e?s)?|associe(?:e?s)?|actionnaires?|fondat\w+|pacte|actions|parts|capital|agreement|between (?:us|the (?:two|three|four))|entre nous|deed of adherence|sha)\b/;
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
/** `par les cotisations seules`: what members pay for what they get. */
const DUES_OF_MEMBERS =
  /\b(?:par les|les|des|de) cotisations (?:seules|des (?:membres|meres|adherents|assures|menages|clients)|mensuelles des)\b|\b(?:membres|meres|adherents|menages|assures)\b[^.;]*\bcotisations seules\b/;
/** What a product does with taxes of those who use it. */
const OF_A_PRODUCT = (text: string): boolean =>
  /\b(?:for you|automat\w+|(?:in|with|en) (?:one|a single|a few|un|quelques) click?s?|in one (?:tool|app|place)|tools?|software|logiciel|outils?|(?:we|nous) (?:file|calculons|declarons))\b/.test(
    text,
  ) && !UNPAID.test(text);
/** Dealings told with what makes them ordinary, or that there are none. */
const IS_FAIR = says(
  /\b(?:(?:on|at|under) (?:the )?(?:ordinary|usual|normal|standard|customary|same) (?:trade |commercial |business |credit )?(?:terms|conditions)|aux conditions (?:normales|habituelles|usuelles|ordinaires)|outside valuer|independent valu\w+|(?:rates?|prices?|tariffs?|terms)\b[^.;]{0,24} (?:all|everybody|everyone|anybody|anyone|(?:the )?others) (?:get|gets|have|has|pay|pays)|agents? valued|as valued by|apprais(?:er|ed|al)\b[^.;]{0,20}\d|prix constate par|prix du quartier|other tenants pay|same tariffs? as|outgrower price|voted (?:[a-z]+ ){0,3}without (?:him|her|them)|votee?s?[^.;]{0,30} sans (?:lui|elle|eux)|sur appels? d'offres|(?:by|after|through) (?:an? )?(?:open )?tender|(?:three|two) quotes|(?:trois|deux) devis|(?:checked|compared|benchmarked) (?:against|with)|prix du cadastre|arm'?s length|market (?:rents?|rates?|prices?|terms|value)|(?:association|market|list)'s price|same (?:prices?|terms|rates?) as|(?:rates?|prices?|terms|fees?) (?:paid|charged|given|offered|applied) to (?:the |any |all |its |their |his |her )?(?:others?|anybody)|memes? (?:prix|tarifs?|conditions) que|(?:tarif|prix|bareme) (?:commun|public|general|de tous)|(?:common|public|standard|published) (?:tariff|rates?|prices?)|a dire d'expert|open tender|tender committee|(?:three|two) (?:agents|quotations|valuers)|(?:calling|asking|asked|called) (?:two|three) agents|(?:trois|deux) (?:cotations|agences)|what (?:the |any |all |every )?(?:next|others?|neighbou?r\w*|everybody|outsiders?)[^.;]{0,16} (?:charges?|pays?|asks?)|rates? of (?:all )?(?:the )?others?|price the previous|au (?:bareme|tarif|prix) (?:de la (?:profession|place)|d'un (?:loueur|tiers|voisin))|(?:constate|fixe) par (?:un )?notaire|au terme d'un appel d'offres|moins-disante?|inferieure? (?:de peu )?a celui|(?:fixe|evalue|estime|arrete)e?s? par (?:un |l')?expert\w*|(?:set|fixed|valued) by an? (?:outside |independent )?(?:expert|valuer|surveyor)|convention approuvee|approuvee? (?:en|par l') ?assemblee|conditions (?:normales|courantes|du marche)|prix (?:du marche|de marche)|(?:list|listed|published|public) prices?|price list|tarifs? (?:public|catalogue|general|affiche|en vigueur)s?|prix (?:public|catalogue|affiche)s?)\b/,
  /\bno (?:loans?|balances?|transactions?|dealings)\b(?! (?:agreement|contract|document|paper|terms?|note))(?=[^.;]{0,30}(?:\b(?:to|from|with|between|or|outstanding|director|shareholder|related)\b|[.;]))/,
  /\bno (?:director|officer|shareholder|manager)s? (?:has|have|had|owes?|owed|lent|borrowed)\b|\baucune? (?:administrat\w+|dirigeante?|associee?|actionnaire|gerante?) n'(?:a|est|doit)\b/,
  /\b(?:aucune?|neant|pas d[e']) ?(?:prets?|avances?|conventions? reglementees?|operations?|transactions?)\b(?! (?:ecrite?|signee?))/,
);
/** Somebody stands surety for the company and takes nothing for it. */
const GIVEN_FREELY =
  /\bguarant(?:ee|or|y|eed)\b[^.]*\b(?:no (?:fee|commission|charge|consideration)|without (?:a )?(?:fee|charge|commission))\b|\bcaution\w*\b[^.;]*\b(?:sans (?:remuneration|frais|commission)|a titre gratuit|gratuite?)\b/;
const NOT_FAIR =
  /\b(?:no|not|without|never|below|above|twice|double|sans|ni|pas|jamais|aucun|au-dessus|au-dessous|unwritten|unsigned|unsecured|interest.free|nobody)\b/;
const isFairlyDealt = (text: string): boolean =>
  IS_FAIR(text) &&
  !NOT_FAIR.test(
    text.replaceAll(
      /\b(?:without (?:him|her|them)|sans (?:lui|elle|eux)) *\b|\bno (?:loans?|balances?|transactions?|dealings|(?:director|officer|shareholder|manager)s?)\b|\baucun \w+\b|\bpas d[e'] ?\w+|\bn'a pas (?:change|varie|bouge|vote|pris part)\b|\bdid not vote\b|\bhas not (?:changed|moved|risen)\b/g,
      '',
    ),
  );
/** Somebody close to the company: without one a purchase is a purchase. */
const AN_INSIDER =
  /\b(?:director\w*|shareholder\w*|founder\w*|co-?founder\w*|owner\w*|owned|owns?|ownership|manag\w+|managing|chair\w*|ceo|cfo|coo|cto|md|dg|daf|president\w*|principals?|promoters?|proprietor\w*|partners?|members?|related|affiliat\w*|associat\w*|sister|parent|group|groups?|subsidiar\w*|holding|common|same|control\w*|interest\w*|famil\w*|wife|wives|husband|spouse|brother\w*|sisters?|mother|father|dad|mum|parents|son|sons|daughters?|children|cousins?|uncle|aunt|nephew|niece|in-law|relative\w*|beneficiar\w*|trust|friend\w*|staff|employees?|officers?|executives?|board|secretary|treasurer|surname|name|his|her|their|he|she|my|i|administrat\w+|actionnaires?|associe\w*|fondat\w+|gerant\w*|dirigeant\w*|proprietaires?|appartien\w*|detenue?s?|detient|directeurs?|directrices?|directoire|cadres?|liee?s?|apparente\w*|soeur|soeurs|freres?|epou\w+|femme|mari|conjoint\w*|fils|filles?|enfants?|pere|mere|parents?|cousine?s?|oncle|tante|neveu|gendre|beau\w*|belle-\w+|famille|familial\w*|proches?|filiales?|groupe|societe mere|conseil|membres?|personnel|meme|mon|ma|mes|son|sa|ses|votre|notre directeur|heritage|redevance|compagne|compagnon|pdg|soeurs|lent|interesse\w*|reglementees?)\b|'s (?:own|other|former) /;
/** Money somebody of the company has left in it without a paper, or may take back when he likes. */
const OWN_MONEY_IN =
  /\bcomptes? courants?\b[^.;]*\bsans (?:aucune? )?(?:convention|contrat|ecrit|accord)|\b(?:of|from) (?:his|her|their) own\b[^.;]*\b(?:without|no) (?:any )?(?:paper|agreement|contract|document|written)|\b(?:without|no) (?:any )?(?:paper|agreement|contract|document)\b[^.;]*\bat any time\b/;
/** `The company owes its director nothing`. */
/** `No part of it goes to repay shareholders`. */
export const NOT_SPENT_ON =
  /\b(?:no(?:ne| part|thing)(?: of (?:it|this|the (?:money|round|proceeds)))? (?:goes|is used|is spent|will go|will be used|shall be used) (?:to|on|for)|aucune (?:part|partie)\b[^.;]{0,30} (?:ne )?(?:va|sert|servira|ira))\b/;
const OWES_NOTHING = /\bowe[sd]? (?:[^.;\d]{0,40} )?nothing\b|\bne doi(?:t|vent|s) (?:plus )?rien\b/;
/** `La location d'un véhicule à un administrateur pour 150 000 par mois, au prix courant`: let as anybody would let it. */
const isUsualRent = (text: string): boolean =>
  /\b(?:location|bail|loue[es]?|loyer|lease[sd]?|rent(?:al|s|ed)?|lets?)\b/.test(text) &&
  /\b(?:prix|conditions?|loyer|tarif) (?:courante?s?|normale?s?|d[eu] marche|habituel(?:le)?s?)\b|\b(?:at|on|below|under) (?:the )?(?:usual|market|ordinary|going) (?:rates?|rents?|prices?|terms)\b|\barm'?s[- ]length\b/.test(
    text,
  ) &&
  !IS_LENT.test(text);
/** A loan from or to somebody close that is over, or of which none was seen. */
const IS_REPAID = (text: string): boolean =>
  /\b(?:was|were|has been|have been|a ete|ont ete) (?:fully |since |integralement |entierement )?(?:repaid|paid back|cleared|returned|rembourse[es]*|solde[es]*)\b|, (?:since |fully |entierement |integralement )*(?:repaid|paid back|cleared|rembourse[es]*|solde[es]*) (?:in|on|en|le|since|depuis)\b|^\W*(?:(?:it|she|he|they|elle|il) (?:was |were |got )?)?(?:(?:since|fully) )?(?:repaid|settled|paid back|paid off|cleared|given back|rembourse[es]*|solde[es]*|rendue?s?)\b(?=[^.;]*\b(?:full|(?:19|20)\d\d|last|in|on|en|le|totalite|integralement)\b)|\bn'avons (?:pas )?(?:vu|releve|trouve|constate|note) (?:pas )?(?:d'|de |aucun)|\b(?:saw|seen|found|noted) no\b(?! (?:other|tender|contract|agreement|price|lease|approv|minute|invoice|quote|paper|document|written|signed))/.test(
    text,
  ) &&
  !/\b(?:not|never|nothing|rien|part\w*|only|until|by (?:a|an|another) new|jamais|partie\w*|seulement|puis|then|again|new)\b/.test(
    text,
  );
/** `Four votes are needed for: a loan, a dealing with a shareholder, a sale of land`: what is put to a vote if it should come. */
const IS_RESERVED =
  /\b(?:(?:votes?|voix|majorit(?:y|e)|unanim\w+|consent|approval|accord|autorisation)\b[^.]{0,60}\b(?:needed|required|necessary|requise?s?|necessaires?|faut|pour) ?(?:for|pour)? ?:|(?:requires?|require|need|needs|faut|requierent|requiert|exigent|exige|sont soumis\w*|est soumise?)\b[^.;]{0,40}\b(?:votes?|voix|majorit(?:y|e)|unanim\w+|consent|approval|accord|autorisation)\b)/;
/** `The two are not related`. */
const UNRELATED =
  /\b(?:(?:are|is|was|were) (?:not|in no way|no) (?:related|relatives?|relations?|connected)|unrelated|ne sont (?:pas|aucunement) (?:parents?|apparentee?s|liee?s)|(?:sans|aucun) lien (?:de parente|familial|capitalistique))\b/;
/** Rent, wages or a purchase from somebody close, told with its sum: what goes on in most companies. */
const IS_DEALING =
  /\b(?:rent\w*|lets?|leases?|leased|letting|sold|sells?|bought|buys?|purchas\w*|suppl\w+|fees?|remuneration|salar\w+|pay|services?|loue\w*|loyers?|bail|vend\w*|achet\w*|fourni\w*|honoraires|salaires?|prestations?)\b/;
const IS_LENT =
  /\b(?:loans?|lent|lend\w*|borrow\w*|advance[ds]?|owes?|owed|owing|due (?:to|from|by)|current account|overdrawn|withdr\w+|drawings|guarant\w+|prets?|prete\w*|avances?|emprunt\w*|doit|doivent|comptes? courants?|remis|verses?|versee?s|caution\w*|preleve\w*|bears? (?:interest|\d)|(?:have|has|get|gets|take|takes|want|wants) (?:it|them|(?:the|his|her|their) money) back|took it out|porte (?:interet|a \d)|(?:reprend\w*|recupere\w*) (?:a|quand|des))\b/;
const IS_UNFAIR =
  /\b(?:no (?:agreement|contract|written|lease|tender|quote|invoice|approval|minute|security|board|interest)|without|never|not|nobody|un(?:written|signed|secured|approved|documented)|interest.free|oral\w*|verbal\w*|above|below|twice|double|premium|by text|aucune?|sans|jamais|pas|ni|au-dessus|au-dessous|oralement|de gre a gre)\b/;
const AHEAD_OF_TIME = /\b(?:in advance|d'avance|par avance|a l'avance)\b/g;
const isOrdinary = (text: string): boolean =>
  IS_DEALING.test(text) &&
  !IS_LENT.test(text.replaceAll(AHEAD_OF_TIME, ' ')) &&
  !IS_UNFAIR.test(text) &&
  /\d/.test(text);
/** `Si la seconde ligne tourne à 60 %` hangs on something. */
const HANGS_ON = /^(?:\W*)(?:if|si|provided|should|unless|a condition)\b/;
/** `The unsigned draft is of no effect and is kept as a working paper`. */
export const IS_VOID =
  /\b(?:of no (?:further )?effect|superseded|replaced by|took its place|working papers?|(?:filed|kept) (?:only )?for (?:the )?(?:record|history)|for (?:the )?(?:record|history) only|nulle? et non avenue?|remplacee?s? par|document de travail|pour memoire)\b/;
/** `Les parties concluent le présent bail, qui prend la suite`: what ended is followed by the paper itself. */
export const IS_MADE_ANEW =
  /\b(?:conclu(?:ent|t)|signent|passent|conviennent d\S+|enter into|sign|make|grant|takes?|execute) (?:le present|la presente|les presentes|this|the present|un nouveau|une nouvelle|a new) (?:bail|contrat|convention|accord|pacte|lease|agreement|contract|licen[cs]e|mandate?)\b/;
/** `Unaudited`, of the accounts themselves and not of the year before or of others. */
const SAYS_UNAUDITED =
  /^(?!.*\b(?:management accounts|interim|(?:three|six|nine) months|half[- ]?year|quarter|semestre|trimestre|prior|previous|comparatives?|last year|pro forma|previsions?|budget|forecast|precedent)\b).*\b(?:accounts|statements|figures|comptes|etats financiers|chiffres|donnees)\b[^.;]{0,60}\b(?:un-?audited|(?:not|n't|never) (?:been |yet been )?(?:audited|reviewed)|non[- ]audite[es]*|pas (?:ete )?audite[es]*|pas (?:ete )?certifie[es]*)\b|^\W*(?:un-?audited|non[- ]audite[es]*)\b[^.;]{0,40}\b(?:accounts|statements|figures|comptes|etats)\b/;
/** `The statutory audit for the year has not been started`: of a year that has accounts. */
const AUDIT_NOT_BEGUN =
  /^(?!.*\b(?:if|unless|internal audit|energy|site|social|environmental|tax audit|customers?|suppliers?|si|audit (?:interne|energetique|social|environnemental))\b).*\b(?:statutory audit|audit|certification|revision des comptes|controle legal)\b(?: (?:of|for|de|des|du) [^.;]{0,50})? (?:(?:has|have|had|was|were) (?:not|never|n't) (?:yet |even )?(?:been )?(?:started|begun|done|carried out|performed|undertaken|commissioned)|n'a (?:pas|jamais) (?:encore |meme )?(?:ete )?(?:commencee?|entamee?|faite?|realisee?|effectuee?|demarree?|confiee?))\b/;
/** `Unaudited interim figures`: nobody audits a part of a year. */
const ONLY_INTERIM =
  /\b(?:un-?audited,? (?:as|which) (?:is |are )?(?:interim|usual|customary|normal|half|quarterly|monthly)|non[- ]auditee?s?,? (?:comme (?:d'usage|toute|il est d'usage|c'est l'usage)|ce qui est d'usage)|(?:(?:three|six|nine|[3-9])[- ]months?|quarter(?:ly)?|half[- ]year(?:ly)?|interim|monthly) (?:figures|accounts|statements|results) (?:are|were|is) (?:not audited|un-?audited)|(?:balance|chiffres|comptes|situation) (?:a fin |au (?:\d{1,2} )?)(?:january|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre)[^.;]{0,12},? non[- ]audite|un-?audited (?:interim|quarterly|half[- ]year(?:ly)?|(?:three|six|nine)[- ]months?)|(?:chiffres|comptes|etats|situations?) (?:intermediaires|trimestriel(?:le)?s|semestriel(?:le)?s) non (?:audit|certifi)ee?s)\b/;
const NOTHING_TO_REPORT =
  /\b(?:(?:five|ten)[- ]year|supplementary|schedules?|directors' report|chairman's|rapport de gestion)\b|\bno (?:other )?(?:matters?|reportable)\b|\bnon-audit (?:services?|fees?|work)\b/;
const SURE =
  /\b(?:guarant\w*|garanti\w*|whatever|no matter|come what may|without (?:any )?risk|no risk|risk.?free|aucun risque|sans (?:aucun )?risque|cannot|can not|never|certain\w*|assured?|assuree?s?|assurons|sure|sur|quoi qu|promis\w*|promet\w*|secured|word|lose|perdre|fixed|fixe)\b/;
const IS_A_LOAN = (text: string): boolean => /\b(?:interest|interets?)\b/.test(text) && !SURE.test(text);
const IS_PREPAID_OR_WEATHER = says(
  /^(?!.*\b(?:sole|single|only|one|seule?|unique)\b).*\b(?:pay|pays|paying|paid) (?:us )?(?:by the|per|each|every|yearly|annually|monthly|in advance|up ?front|cash|online)\b|\b(?:paient|payent|paie) (?:a l'annee|d'avance|comptant|par (?:mois|an)|chaque)/,
  /\b(?:avances?|acomptes?|advances?|deposits?|up ?front|a la commande|with the order)\b/,
  /\b(?:rains?|pluies?|drought|secheresse|seasons?|saisons?|campagne)\b/,
);
/** `A return of 15 % a year, which cannot fall`, `there is no way the holder gets less`. */
const SURE_RETURN =
  /\d ?(?:%|per ?cent|pour cent) (?:(?:a|per) year|p\.a\.?|l'an|par an)[.,;:]? (?:it is |this is |c'est )?(?:guaranteed|garanti)(?=\W*$|[.,;])|\bguarantees? (?:to )?(?:the |each |every |all |its |our )?(?:investors?|holders?|subscribers?|noteholders?|shareholders?|you)\b[^.;]{0,30}\b(?:returns?|yield|dividend|income) of \d|\b(?:returns?|yield|rendement) (?:of |de )?\d[\d.,]* ?%[^;]{0,40}\bcapital (?:is |est )?(?:100 ?% )?(?:safe|secure|guaranteed|garanti)\b|\b(?:returns?|yield|dividends?|coupon|income|rendement|rente|dividendes?) (?:of|de|at) (?:at least |about )?\d[\d.,]* ?(?:%|per ?cent|pour cent)[^.;]{0,40}\b(?:(?:cannot|can not|can never|will never|never) (?:fall|fail|drop|go down|be (?:less|lower|missed))|ne (?:peut|pourra|saurait)(?: pas| jamais)? (?:baisser|diminuer|tomber)|come (?:what may|[a-z]+ or [a-z]+)|whatever happens|quoi qu'il arrive)\b|\bno way (?:that )?(?:he|she|they|you|(?:the|an?|any) (?:holder|investor|lender|subscriber)) (?:can|could|will|gets?|receives?) (?:get |receive |be paid )?(?:any )?(?:less|lose)\b/;
const NOT_SURE =
  /\b(?:if|unless|treasury|government|bank|not|no guarantee|customers?|clients?|crop|field|si|pas garanti\w*)\b/;
/** `We promise no return`, `vous pouvez tout perdre`. */
/** `Each founder earns 25 % of the shares after one year`. */
const EARNS_SHARES =
  /\b(?:earns?|vests?|acquiert|acquierent)\b[^.;]{0,24}\b(?:of (?:the|his|her|their|its) (?:shares|options)|de (?:ses|leurs) (?:actions|parts)|des (?:actions|parts|options))\b/;
const PROMISES_NOTHING =
  /\b(?:do|does|did|can|could|would|will|shall) ?(?:not|n't) (?:\w+ ){0,2}(?:offer|promise|guarantee|assure|undertake|buy back)\b|\bcan(?:not| not) (?:promise|guarantee|assure)|\bni (?:le |la |les |un |l'|de )?(?:[a-z]+ )?(?:capital|rendement|remboursement|dividende|principal|interets?)\b[^.;]{0,50}\b(?:ne |n')[^.;]{0,20}\b(?:assur|garanti|promis)|\bneither (?:the )?(?:capital|return|principal|dividend|repayment)s?\b[^.;]{0,50}\b(?:assured|guaranteed|promised|certain)\b|\bno (?:sum|return|yield|dividend|buy-?back|put|price|interest)s? (?:\w+ ){0,2}(?:is|are|was|has been) (?:\w+ )?(?:assured|promised|guaranteed|offered)\b|\bne (?:garantissons|promettons|rach\w+|offrons|assurons|garantit|promet)\b[^.;]{0,20}\b(?:pas|aucun\w*|rien|ni)\b|\b(?:ne beneficie d'aucune garantie|sans (?:aucun )?(?:rendement|garantie|promesse))\b|\baucun (?:rendement|dividende|rachat|prix)\b[^.;]{0,20}\b(?:garanti|promis|assure)|\b(?:pouvez|peut|peuvent|risquez de) tout perdre\b|\b(?:may|can|could|might) lose (?:all|everything|your|their|the whole|what|some|part|it)\b/;
/** What somebody is paid for work. */
const OF_WAGES =
  /^(?!.*\b(?:invest\w*|return|returns|yield\w*|dividend\w*|shareholders?|lenders?|noteholders?|souscri\w+|rendement\w*|actionnaires?|preteurs?|porteurs?)\b).*\b(?:salar(?:y|ies|ie|ies|ia\w+)|salaires?|wages?|payroll|paie|employ(?:er|ees?|ment)|employeurs?|employe|overtime|bonus|boni|holidays|annual leave|conges|vacances|heures supplementaires)\b/;
const OF_BORROWERS = says(
  /\b(?:repayment rate|repaid on time|taux de remboursement|borrowers?|emprunteu[rs]\w*)\b/,
);
/** What a year that is over brought: `we earned 41,000 in 2024`. */
const OF_A_YEAR_OVER =
  /^(?!.*\b(?:will|next|already|counted|counting|booked|secured|signed|letters?|intent\w*|talks|pipeline|locked|bag)\b)\W*(?:we|the company|it) (?:earned|made|sold|billed|invoiced|took|lost|served|shipped|delivered)\b[^.;]*\bin (?:19|20)\d\d\W*$|\b(?:for|in) the (?:financial )?year (?:to|ended|ending)\b|\bexercice clos\b|^(?!.*\b(?:will|shall|sera|seront|aura|sure|certain\w*|garanti\w*|guarante\w*|deja|already|locked|acquis\w*|pipeline|intent\w*)\b).*\b(?:atteint|s'eleve a|s'est eleve|stands at|stood at|came (?:out )?(?:at|to)|reached|totalled)\b/;
const OF_THE_MARKET = says(
  /\b(?:market|industry|sector|demand|population|marche|secteur|demande)\b[^.;]{0,40}\b(?:will|would|should|expected|grow|devrait|atteindra|vaudra|croitra)/,
  // `The five counties we can reach by 2028 make KES 11 billion of that.`
  /\b(?:we can (?:reach|serve|address)|(?:que )?nous pouvons (?:toucher|atteindre|servir|adresser))\b[^.;]*\d/,
);

/** Called won, with what is not signed beside it. */
const WON_UNSIGNED =
  /\b(?:acquis(?:es?)?|gagnee?s?|assuree?s?|sold|secured|won|assured|in the bag|booked|committed)\b.*\b(?:reste(?:nt)? a (?:negocier|signer|conclure)|(?:still|yet) to be (?:signed|negotiated|agreed)|(?:not|nothing|nor) (?:yet )?(?:been )?signed|letters? of intent|in talks|pas encore signee?s?|en (?:cours de )?negociation)\b/;
/** A plan told as one: `we do not promise it`, `likely but not certain`. */
const NOT_CERTAIN =
  /\b(?:depends?|rests?|repose(?:nt)?|depend(?:ent)?) (?:up)?(?:on|sur|de|des) (?:its |these |the |our |many |plusieurs |ses |nos |ces )?(?:assumptions|hypotheses)\b|\b(?:(?:do|does|can|could|would) ?(?:not|n't) (?:promise|guarantee|call)|cannot (?:promise|guarantee)|(?:not|no|n't) (?:a |an |yet )?(?:begun|promise|commitment|certaint\w+|guarantee[ds]?|certain|sure|contracted|signed yet)|ne (?:promettons|garantissons)|non garantie?s?|(?:pas|non|sans) (?:un |d')?(?:engagement|promesse|garantie|certain\w*|acquise?s?))\b/;
/** Talks, wishes and orders that are not signed, told as if they were. */
const IN_TALKS =
  /\b(?:pipeline|letters? of intent|lois?|mous?|memorandum|letter of interest|term sheets?|pre-?orders?|bookings?|booked|backlog|in the bag|as good as|practically|virtually|handshake|verbal\w*|locked|treat\w*|considers?|counted|lettres? d'intention|protocole|accords? de principe|carnet|promesses?|pre-?commandes?|poignee de main|quasi\w*|considere\w*|comptabilise\w*|pratiquement|c'est fait|c'est plie)\b/;
/** What was made in a year, and nothing of what is to come. */
const REALISED =
  /^(?!.*\b(?:will|next|already|deja|sera|prochain\w*|pipeline|intent\w*|promis\w*|certain\w*|acquis\w*|sure|gagne\w*|signed|signe\w*|verbal\w*|counted|compt\w*|treat\w*|booked|assure\w*|considere\w*|locked|bag|poche|pocket)\b).*\b(?:avons|ont|a) (?:realise|atteint|encaisse|vendu|facture|enregistre|livre)\w*\b/;
/** `Prévision 2026 : 560 millions`. */
const CALLED_A_PLAN =
  /^(?!.*\b(?:certain\w*|acquis\w*|guarante\w*|garanti\w*|sure|locked|already|deja|signed|secured|bag|done|fact|fait|doute|doubt)\b).*\b(?:nous (?:tablons sur|prevoyons|visons|escomptons|esperons)|we (?:forecast|project|budget|aim (?:for|at)|hope for))\b|^\W*(?:(?:our |the |notre |le |la )?(?:base |central )?(?:forecast|projection|budget|plan|target|outlook|guidance|aim|prevision\w*|objectif|cible|perspectives?))\b(?!.*\b(?:certain\w*|acquis\w*|guarante\w*|garanti\w*|sure|locked|already|deja|signed|secured|bag|done|fact|fait|doute|doubt)\b)/;
/** `Nothing booked`, `none is in the forecast`, `hoped for`. */
const IS_LEFT_OUT =
  /\b(?:board|directors|conseil|assemblee|members)\b[^.;]{0,30}\b(?:(?:will|shall) (?:look at|consider|discuss|decide on|review)|examinera|etudiera|se prononcera sur)\b[^.;]{0,24}\b(?:rounds?|raise|funding|capital|levee|tour|dividend\w*)\b|\b(?:nothing|none|neither|zero|not(?: yet)?|nil|rien|aucune?) (?:of (?:it|this|that|them|these|which) )?(?:is |are |has been |have been |n'est |yet )?(?:booked|counted|included|in (?:the|our) (?:\w+ )?(?:forecast|budget|plan|model|numbers|figures|revenue|sales)|inscrite?s?|comptee?s?|comptabilise\w*|dans (?:le|nos|notre|la) (?:budget|chiffres|plan|prevision\w*))\b|\bwhen there is ink\b|\b(?:hoped for|is (?:a )?hope|est un espoir)\b|\b(?:prudent|cautious|low|base|central) (?:case|scenario)\b|\bscenario (?:prudent|bas|central)\b/;
/** `Nothing is signed and we do not count on it`: not agreed, and told so. */
const NOT_RELIED_ON =
  /\b(?:n'y (?:comptons|compte) pas|ne comptons pas (?:dessus|sur)|exclue?s? du (?:plan|budget)|pas un revenu|(?:do|does) not count on|(?:have |has )?put (?:none|nothing) of (?:it|them) in|only that, and)\b/;
/** Something to come, or called certain; what was is no projection, nor is the time that money lasts. */
const AHEAD =
  /^(?!.*\b(?:runway|months? of)\b).*\b(?:will|shall|next|going to|by|from|onwards|coming|comes?|turns?|arrives?|year (?:\d|one|two|three|four|five)|years|guarante\w+|certain\w*|sure|doubt|facts?|fail|locked|assured|inevitab\w+|20(?:2[5-9]|3\d)|prochaine?|annee (?:\d|un|deux|trois|quatre|cinq)|a partir|sera|serons|aurons|garanti\w*|certitude|acquise?|assuree?|doute|faits?|scenario|entendue?|encaissee?|noel|christmas|atteindr\w*|\w+(?:erons|irons|era|ira))\b/;

const YEARS_TOLD = /\b20[0-4]\d\b/g;
const TO_COME =
  /\b(?:will|shall|next|going to|onwards|guarante\w+|certain\w*|sure|doubt|fail|locked|assured|inevitab\w+|prochaine?s?|sera|serons|aurons|garanti\w*|certitude|acquise?s?|assuree?s?|doute|\w+(?:erons|irons))\b/;
/** Whether a sentence tells only of years that were over when its paper was written: no projection. */
export const isOfYearsOver = (text: string, writtenIn: number): boolean => {
  const years = (text.match(YEARS_TOLD) ?? []).map(Number);
  return years.length > 0 && Math.max(...years) < writtenIn && !TO_COME.test(text) && !IN_TALKS.test(text);
};

/** `Les quatre associés ont un pacte de 2019`. */
const HAS_A_PACT =
  /\b(?:have|has|had|signed|ont|a|avons|lie|lient|binds?)\b[^.;]{0,40}\b(?:pacte|shareholders'? agreement|pact)\b|\bpacte\b[^.;]{0,40}\bles lie\b/;
/** `Aucun associé ne cède de parts sans l'accord des autres`: what a pact says, and none that is missing. */
const IS_CLAUSE_OF_PACT =
  /\b(?:aucun (?:associe|actionnaire|fondateur) ne (?:peut |pourra )?(?:cede|ceder|vend|vendre|transfere\w*|nanti\w*)|no (?:share|stock)?holder (?:may|shall|can) (?:sell|transfer|pledge|dispose|assign))\b|\bne (?:peut|peuvent|pourra|pourront) (?:ceder|vendre|transferer|nantir|transmettre)\b[^.;]*\bsans (?:l'|le |la )?(?:accord|consentement|agrement|avis)\b|\b(?:may|shall|can) (?:not|only) (?:sell|transfer|pledge|dispose|assign)\b[^.;]*\b(?:without|with) (?:the |its |their )?(?:prior |written )*(?:consent|approval|agreement|word) of\b|\bshall be done without\b[^.;]*\b(?:consent|approval)\b/;
/** `Le présent pacte règle les rapports des actionnaires entre eux`: what a pact is for, in its own words. */
const OPENS_A_PACT =
  /\b(?:le present (?:pacte|accord|protocole)|la presente convention|this (?:agreement|deed|pact)) (?:(?:a pour objet|regle|regit|organise|definit|fixe|etablit|complete)\b|(?:governs?|sets? out|regulates?|records?|lays? down)\b)/;
/** `There are no shareholders' agreements other than this one`. */
const NONE_BUT_THIS =
  /\b(?:other than|except|besides|beyond|apart from|autres? que|hormis|en dehors d[eu]) (?:this|the present|these|le present|la presente|les presentes|celui-ci)\b/;
/** `Nous recommandons que le pacte à venir prévoie`: what one is to hold. */
const IS_ADVICE =
  /\b(?:recommend\w*|advise[sd]?|suggest\w*|recommand\w+|conseill\w+|preconis\w+|suggeron\w*)\b[^.;]*\b(?:agreement|pact|pacte|convention)\b[^.;]{0,24}\b(?:provides?|contains?|includes?|has|prevo\w+|contienne|comporte|inclue)\b/;
const NO_PACT =
  /\b(?:no|not|never|n't|none|without|draft\w*|oral\w*|verbal\w*|unsigned|expired?|lapsed|yet|still|discuss\w*|planned|will|pas|jamais|aucune?|sans|projet|promis|encore|tacite|morale?|prevu|sera|caduc|expire|neither|nor|ni|absence|defaut|renonc\w*|unnecessary|needless|agenda|inutile|superflu)\b/;
/** `Comptes rendus archivés`, `minutes of which are kept`. */
const IS_MINUTED =
  /\b(?:minutes|proces-verba(?:l|ux)|comptes? rendus?)\b[^.;]{0,40}\b(?:signed|kept|filed|available|circulated|archivee?s?|consultables?|signee?s?|tenus?|disponibles?)\b/;
/** `The parties wish to set down in writing`: what the paper that says so does. */
const IS_PUT_ON_PAPER =
  /\b(?:parties|both|they)\b[^.;]{0,24}\b(?:wish|want|desire|intend|have agreed|have decided|are minded)\b[^.;]{0,16}\b(?:put|set|write|record|lay)\b[^.;]{0,30}\b(?:down|on paper|out|(?:in|into|to) writing|terms)\b|\bparties\b[^.;]{0,24}\b(?:souhaitent|veulent|desirent|entendent|ont (?:decide|convenu|voulu))\b[^.;]{0,24}\b(?:mettre|coucher|fixer|consigner|formaliser|constater)\b[^.;]{0,30}\b(?:par ecrit|sur (?:le )?papier|conditions|accord|modalites)\b/;
/** What happens to lenders or holders if the company is sold or wound up: a clause. */
const IF_SOLD =
  /^\W*(?:\d[\d.]* ?)?(?:if|should|upon|on|in the event|en cas|si)\b[^.;]{0,60}\b(?:sold|sale|wound|winding|liquidat\w*|dissol\w*|insolven\w*|cedee?|cession|vendue?)\b[^.]*\b(?:lenders?|holders?|investors?|noteholders?|preteurs?|porteurs?|investisseurs?)\b/;

/** `If the borrower ceases to trade, the bank may call in the loan`: what a contract provides for, of a party to it. */
const OF_A_PARTY =
  /^\W*(?:[\d.]+ ?)?(?:if|where|should|when|upon|in the event|si|lorsque|en cas|dans le cas|au cas)\b[^.;]{0,24}\b(?:supplier|borrower|buyer|purchaser|customer|client|tenant|lessee|landlord|contractor|licensee|licensor|guarantor|distributor|agent|(?:either|any|a|one|other) party|emprunteur|fournisseur|acheteur|acquereur|locataire|preneur|bailleur|prestataire|titulaire|distributeur|concessionnaire|l'une des parties|une (?:des )?parties?)\b/;

/** `The lease was never signed`. */
const NEVER_SIGNED =
  /^(?!.*\b(?:if|unless|until|where|should|any|may|si|sauf|tant que|toute?|peut)\b).*\b(?:agreement|contract|lease|mandate|contrat|bail|convention|mandat)\b[^.;,]{0,24}\b(?:(?:was|were|has been|have been) never (?:been )?(?:signed|executed|counter-?signed)|n'(?:a|ont) jamais ete (?:contre)?signee?s?)\b/;
/** `The fund paid in March but has still not signed the pact`: what is lived by without a signature. */
const STILL_UNSIGNED =
  /^(?!.*\b(?:(?<!as )if|unless|where|should|any|may|(?<!comme )si|sauf|tant que|toute?|peut)\b)(?=.*\b(?:but|although|though|yet|as (?:if|though)|while|mais|bien que|alors que|pourtant|comme si)\b).*(?:\b(?:has|have|had)(?: still| to this day| so far| as yet| up to now| ever)* (?:not|never)(?: yet| ever)? (?:signed|counter-?signed|executed|returned)\b|\bn'(?:a|ont)(?: toujours| a ce jour| encore| jamais| pas)+ (?:contre-?)?(?:signe|retourne|renvoye)\b)[^.;]{0,30}\b(?:agreement|contract|lease|deed|pact|sha|counterpart|pacte|contrat|convention|bail|accord|avenant|exemplaire)\b/;
/** `His term as director having expired, he was re-elected`. */
const RE_ELECTED =
  /\b(?:re-?elected|re-?appointed|reelue?s?|reconduite?s? dans|renouvelee?s? (?:dans|pour))\b/;
/** `Either party may end the agreement by six months' notice`: what holds for both sides alike. */
const OF_EITHER_PARTY =
  /\b(?:either|each|any) party\b[^.;]{0,20}\b(?:may|shall|can|will|must|has the right)\b|\b(?:chacune? des|chaque|l'une (?:ou|et) l'autre des|l'une des) parties?\b[^.;]{0,20}\b(?:peut|pourra|peuvent|doit|devra)\b/;
/** `It ends on that day without renewal`: of a term to come. */
const ENDS_BY_ITSELF =
  /\b(?:prend(?:ra)? fin|s'acheve(?:ra)?|expire(?:ra)?|ends|will end|shall end|expires|will expire|shall expire) (?:de plein droit|automatiquement|automatically|by itself|of itself)\b/;
/** `The Borrower undertakes that its equity be no less than`: a promise for the time of a contract. */
const UNDERTAKES =
  /\b(?:s'oblige|s'engage|s'obligent|s'engagent) a\b|\b(?:undertakes?|covenants?|agrees) (?:that|to|with)\b/;
/** `Non-payment, liquidation or a judgment left unsatisfied`: events of default as a list, of which none has come. */
const LISTS_EVENTS =
  /^(?!.*\b(?:is|are|was|were|has|have|had|est|sont|a ete|ont|avait)\b)\W*(?:[\d.]+ ?)?(?:[a-z-]+ ){0,6}(?:non-?payment|default|breach|insolvency|liquidation|winding|defaut|non-paiement|cessation|redressement)\b[^.]*, [^.]*\b(?:or|ou|and|et)\b/;
/** `Provident fund and GST for April to September are overdue and unpaid`. */
const DUES_ARE_OVERDUE =
  /^(?!.*\b(?:no|none|nothing|never|nor|neither|if|where|unless|may (?:be|become|have|not)|shall|refunds?|customers?|clients?|receivables?|debtors|aucune?|jamais|si|pourr\w+|remboursements?|creances?)\b).*\b(?:vat|gst|paye|provident fund|pensions?|social security|nssf|napsa|withholding tax(?:es)?|income tax|payroll tax(?:es)?|taxes|tva|cnss|cnps|inps|ipres|cotisations|impots?)\b(?:[^.;]|\.(?=\d))*\b(?:is|are|remains?|stands?|est|sont|restent?|demeurent?)(?: (?:still|now|all|both|a ce jour|toujours))* (?:overdue|unpaid|in arrears|impayee?s?|en retard)\b/;
/** `The State is our only customer`. */
const ONLY_ONE_BUYS =
  /^(?!.*\b(?:if|unless|until|was|were|no longer|not|never|used to|first|si|jusqu\w*|etait|n'est|ne sera|premier)\b).*(?:\b(?:is|are|remains) (?:our|the company's) (?:only|sole|one and only) (?:customer|client|buyer|off-?taker)\b(?! (?:in|for|of|who|with|outside)\b)|\b(?:est|reste|demeure) notre (?:seul|seule|unique) (?:client|cliente|acheteur|acheteuse)\b(?! (?:en|a|au|dans|pour|de|qui)\b))/;
/** `EPF we have fallen behind on since October`. */
const isBehindOnDues = (text: string): boolean =>
  LEVY.test(text) &&
  /\b(?:fallen|fell|are|is|were|been|running|ran) behind (?:on|with|in)\b|\b(?:paye|vat|gst|nssf|tva|cnss|cnps|tax(?:es)?|dues|contributions?|cotisations?|impots?) (?:[a-z]+ )?(?:overdue|unpaid|in arrears|impayee?s?|en retard) (?:since|for|depuis) |\bavons (?:pris du|accumule du|un) retard (?:sur|dans|de|pour)\b/.test(
    text,
  ) &&
  !/\b(?:no|not|never|nor|if|may|competitors?|customers?|clients?|bidders?|suppliers?|refunds?|receivables?|credits?|remboursements?|schedule|caught up|aucun|jamais|pas|si|rattrape\w*)\b/.test(
    text,
  );
/** `Our anchor tenant brought 41 % of revenue`. */
const ONE_BROUGHT =
  /^(?!.*\b(?:top|five|ten|three|two|all|together|each|none|no|not|deux|trois|cinq|dix|ensemble|chacun\w*|aucun\w*)\b).*\b(?:anchor|main|largest|biggest|key|lead|first|only|principal|major) (?:tenant|customer|client|buyer|account|off-?taker|distributor|payer|lessee|subscriber)\b[^.;]{0,60}\b(?:brought(?: in| us)?|made(?: up)?|gave(?: us)?|accounted for|generated|represented|took|contributed) (?:about |some |nearly |over )?(?:3\d|[4-9]\d)(?:\.\d+)? ?(?:%|per ?cent) of (?:our |the |its |all |total |20\d\d |last year's )*(?:revenues?|sales|turnover|income)\b/;
const FUNDS = ['ask', 'funding'];
/** Of customers, rivals and the world they live in, not of the company. */
export const ABOUT_OTHERS: readonly string[] = ['problem', 'market', 'competition'];

export const MEANING_RULES: Readonly<Partial<Record<SaidCode, MeaningRule>>> = {
  GOING_CONCERN: {
    types: ANY,
    isCertain: hangsOnMoney,
    isOther: (text) =>
      isNil(text) ||
      isRoutineOfAudit(text) ||
      IF_SOLD.test(text) ||
      OF_A_PARTY.test(text) ||
      OF_EITHER_PARTY.test(text) ||
      UNDERTAKES.test(text) ||
      LISTS_EVENTS.test(text) ||
      NO_DOUBT(text) ||
      IS_SOLVENT(text) ||
      IS_A_RATIO.test(text) ||
      IS_RECKONED.test(text) ||
      IS_A_PROVISO.test(text) ||
      NEVER_SHORT.test(text) ||
      hasSaved(text) ||
      lastsLong(text),
  },
  OPINION_QUALIFIED: {
    types: ANY,
    isCertain: says(OPINION_EXCEPT, CERTIFIED_WITH_RESERVE, QUALIFIED_ON),
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
      !OF_AN_AUDIT.test(text),
    isSettledBy: (next) => RESERVE_LIFTED.test(next),
  },
  NOT_AUDITED: {
    types: ACCOUNTS,
    section: 'auditor',
    isCertain: says(SAYS_UNAUDITED, AUDIT_NOT_BEGUN),
    isOther: says(NOTHING_TO_REPORT, ONLY_INTERIM),
  },
  IP_NOT_ASSIGNED: {
    types: ANY,
    section: 'intellectualProperty',
    opposite: 'IP_ASSIGNED',
    isCertain: says(CONTRACT_SILENT, LICENSED_FROM_OWNER, HELD_BY_FOUNDER, OF_FOUNDERS_FIRM, isUnsignedDeed),
    isOther: (text) =>
      !CONTRACT_SILENT.test(text) &&
      (OWNED_BY_NOBODY(text) ||
        PASSES_TO_US.test(text) ||
        IS_CONTRACT_TERM.test(text) ||
        KEEPS_ITS_OWN.test(text)),
  },
  LITIGATION_PENDING: {
    types: ANY,
    section: 'litigation',
    opposite: 'NO_LITIGATION',
    isCertain: says(IS_LISTED, IS_SUED, IS_CALLED_BY_NAMES, IS_A_PLAINT, IS_HEARD, IS_INQUIRED),
    isOther: (text) =>
      IS_CLOSED(text) ||
      hasEnded(text) ||
      IS_A_CLAUSE.test(text) ||
      LOST_BY_THEM.test(text) ||
      FOR_SMALL_CLAIMS.test(text),
    isDoubtful: (text) => IS_BROUGHT_BY_US.test(text),
    isSettledBy: (next) => hasEnded(next) && !OF_ANOTHER_CASE.test(next),
  },
  LICENCE_MISSING: {
    types: ANY,
    section: 'licences',
    opposite: 'LICENSED',
    isCertain: (text) =>
      WORKS_WITHOUT.test(text) ||
      HOLDS_NONE.test(text) ||
      isWithdrawn(text) ||
      goesOnWithout(text) ||
      (TO_BE_FILED.test(text) && !/\b(?:renewal|renew\w*|renouvel\w*)\b/.test(text)),
    isOther: (text) =>
      NOT_NEEDED(text) ||
      NONE_LAPSED.test(text) ||
      isRenewedSince(text) ||
      HOLDS_IT.test(text) ||
      SAYS_IT_HOLDS.test(text) ||
      isInPlace(text) ||
      SECURITIES_LAW.test(text) ||
      OF_THE_DEAL.test(text) ||
      BESIDE_A_PARTNERS.test(text) ||
      leadsToNew(text) ||
      THIS_REPLACES.test(text) ||
      IS_TO_COME.test(text) ||
      ASKED_IN_TIME.test(text),
    isUnlikely: (text) => IS_HELD(text) || !IS_OF_A_LICENCE(text),
    isSettledBy: (next) => GIVEN_BACK.test(next) && !NEGATED.test(next),
  },
  NO_SHAREHOLDERS_AGREEMENT: {
    types: ANY,
    section: 'shareholdersAgreement',
    isOther: (text) =>
      (HAS_A_PACT.test(text) && !NO_PACT.test(text)) ||
      IS_CLAUSE_OF_PACT.test(text) ||
      OPENS_A_PACT.test(text) ||
      IS_ADVICE.test(text) ||
      NONE_BUT_THIS.test(text) ||
      ANSWERS_ELSE.test(text),
    isUnlikely: (text) => !OF_OWNERS.test(text),
  },
  CUSTOMER_CONCENTRATION: {
    types: ANY,
    opposite: 'CUSTOMERS_SPREAD',
    isCertain: says(MONEY_FROM, ONE_BROUGHT, ONLY_ONE_BUYS, hangsOnFewBuyers),
    notUnder: FUNDS,
    isOther: (text) =>
      isSpread(text) ||
      COUNTS_BUYERS.test(text) ||
      NOT_OF_SALES(text) ||
      HOW_IT_WENT.test(text) ||
      OF_CAPACITY.test(text) ||
      OF_ENERGY.test(text) ||
      OF_OUR_HANDS.test(text) ||
      OF_PURCHASES.test(text) ||
      IS_TRIED_OUT.test(text) ||
      TO_A_KIND.test(text) ||
      IS_SPENT.test(text) ||
      OF_TWO_COMPANIES.test(text),
    isUnlikely: (text) => IS_PREPAID_OR_WEATHER(text) || !CONCENTRATES.test(text),
  },
  SUPPLIER_CONCENTRATION: {
    types: ANY,
    isCertain: says(NO_OTHER_SOURCE, STOOD_STILL, hangsOnOneSource),
    isOther: (text) =>
      PAID_BY_A_ROUND.test(text) ||
      (!hangsOnOneSource(text) &&
        (isSpread(text) ||
          OF_EITHER_PARTY.test(text) ||
          NOT_ONE_SUPPLIER(text) ||
          MONEY_FROM.test(text) ||
          OF_A_LENDER.test(text) ||
          IS_A_SEARCH.test(text))),
  },
  NO_COMPETITION: {
    types: CASES,
    section: 'competition',
    isCertain: says(
      NO_RIVALS,
      NO_RIVAL_SOLD,
      NONE_LISTED,
      NOBODY_BUT_US,
      NOBODY_ELSE,
      NOBODY_WILL,
      ALONE_IN_THE_FIELD,
    ),
    isOther: (text) => !ALONE_IN_THE_FIELD.test(text) && COMPETITION_ADMITTED(text),
    isSettledBy: COMPETITION_ADMITTED,
  },
  GOVERNANCE_WEAK: {
    types: ANY,
    isOther: (text) =>
      ENDS_A_DEBATE.test(text) || (IS_MINUTED.test(text) && !NEGATED.test(text) && !/\bnone\b/.test(text)),
  },
  PROJECTION_AS_FACT: {
    types: ANY,
    isCertain: says(WON_UNSIGNED, isCalledCertain),
    isOther: (text) =>
      OF_THE_MARKET(text) ||
      HANGS_ON.test(text) ||
      REALISED.test(text) ||
      CALLED_A_PLAN.test(text) ||
      IS_A_YEARS_WORTH.test(text) ||
      (NOT_CERTAIN.test(text) && !WON_UNSIGNED.test(text)) ||
      OF_A_YEAR_OVER.test(text) ||
      IS_LEFT_OUT.test(text),
    isUnlikely: (text) => !(AHEAD.test(text) || IN_TALKS.test(text)),
  },
  RETURN_PROMISED: {
    types: ANY,
    isCertain: (text) => SURE_RETURN.test(text) && !NOT_SURE.test(text.replaceAll('even if', ' ')),
    isOther: (text) =>
      OF_BORROWERS(text) ||
      IS_A_LOAN(text) ||
      PROMISES_NOTHING.test(text) ||
      EARNS_SHARES.test(text) ||
      RATE_OF_A_LOAN.test(text) ||
      OF_WHAT_IS_SOLD.test(text) ||
      OF_WAGES.test(text),
  },
  KEY_PERSON_LEFT: {
    types: ANY,
    section: 'team',
    isCertain: says(GAVE_NOTICE, WORKS_ELSEWHERE, TOOK_A_PLACE, isDeparture),
    isOther: (text) =>
      NOBODY_LEFT(text) ||
      hasOnlyCome(text) ||
      hasSuccessor(text) ||
      OF_ANOTHER_FIRM.test(text) ||
      OF_A_RIVAL.test(text) ||
      IS_A_CARD.test(text) ||
      IS_A_ROW_OF_TEAM.test(text) ||
      NEVER_CAME.test(text) ||
      STAYS.test(text),
    isSettledBy: says((next) => hasSuccessor(next) && !TELLS_OF_A_LEAVER.test(next), NOT_OURS),
  },
  RELATED_PARTY: {
    types: ANY,
    isCertain: says(OWN_MONEY_IN, OF_FOUNDERS_FIRM, isOwedToInsider),
    isOther: (text) =>
      !OWN_MONEY_IN.test(text) &&
      (isFairlyDealt(text) ||
        OWES_NOTHING.test(text) ||
        NOT_SPENT_ON.test(text) ||
        isUsualRent(text) ||
        IS_REPAID(text) ||
        GIVEN_FREELY.test(text) ||
        IF_SOLD.test(text) ||
        OF_EITHER_PARTY.test(text) ||
        (IS_RESERVED.test(text) && !NEGATED.test(text))),
    isUnlikely: (text) => !AN_INSIDER.test(text),
    isSettledBy: (next) => isFairlyDealt(next) || IS_REPAID(next) || UNRELATED.test(next),
    isDoubtful: isOrdinary,
  },
  TAXES_UNPAID: {
    types: ANY,
    isCertain: says(DUES_ARE_OVERDUE, isBehindOnDues),
    isOther: (text) =>
      PAID(text) ||
      LESSENS_TAXES.test(text) ||
      FEE_OF_A_LOAN.test(text) ||
      (NOT_DUE_YET.test(text) && !IN_ARREARS.test(text)) ||
      OF_A_PRODUCT(text) ||
      DUES_OF_MEMBERS.test(text) ||
      ((WON.test(text) || UNDONE.test(text)) &&
        !APPEALED.test(text.replaceAll(APPEAL_COURT, ' ').replace(NO_APPEAL, ''))),
  },
  DEBT_UNDISCLOSED: {
    types: ANY,
    isCertain: says(OFF_THE_BOOKS, isKeptOut),
    isOther: (text) =>
      NO_DEBT.test(text) ||
      NOTHING_OWED.test(text) ||
      LEFT_OUT_BY_STANDARD.test(text) ||
      OF_A_PERMIT.test(text) ||
      isDisclosed(text) ||
      isUndrawn(text),
    isUnlikely: (text) => !OF_A_DEBT.test(text),
  },
  AGREEMENT_NOT_SIGNED: {
    types: ANY,
    isCertain: says(NEVER_SIGNED, STILL_UNSIGNED, isLapsed, isStillUnsigned),
    isOther: (text) =>
      NOT_RELIED_ON.test(text) ||
      IS_LEFT_OUT.test(text) ||
      OF_EITHER_PARTY.test(text) ||
      THIS_REPLACES.test(text) ||
      IS_VOID.test(text) ||
      isMended(text) ||
      isOverAndPaid(text) ||
      leadsToNew(text) ||
      RE_ELECTED.test(text) ||
      ENDS_BY_ITSELF.test(text) ||
      IS_PUT_ON_PAPER.test(text),
    isSettledBy: says(THIS_REPLACES, IS_MADE_ANEW),
    isUnlikely: (text) =>
      IS_HELD(text) || (IS_FOLLOWED.test(text) && !NEGATED.test(text) && !DRAFTED.test(text)),
  },
  AUDITED: { types: ACCOUNTS, section: 'auditor', opposite: 'OPINION_QUALIFIED' },
  IP_ASSIGNED: { types: LEGAL, section: 'intellectualProperty', opposite: 'IP_NOT_ASSIGNED' },
  NO_LITIGATION: { types: LEGAL, section: 'litigation', opposite: 'LITIGATION_PENDING' },
  LICENSED: { types: LEGAL, section: 'licences', opposite: 'LICENCE_MISSING' },
  DATA_PROTECTED: { types: LEGAL, section: 'dataProtection' },
  CUSTOMERS_SPREAD: {
    types: [...CASES, ...ACCOUNTS],
    opposite: 'CUSTOMER_CONCENTRATION',
  },
};

export const isFlagCode = (code: string): code is FlagCode =>
  (FLAG_CODES as readonly string[]).includes(code);
export const isSaidCode = (code: string): code is SaidCode =>
  isFlagCode(code) || (STRENGTH_CODES as readonly string[]).includes(code);
const ruleOf = (code: string): MeaningRule | undefined =>
  isSaidCode(code) ? MEANING_RULES[code] : undefined;

/** What a clause may itself promise, or claim of those who buy and sell. */
const SAID_BY_CLAUSES: ReadonlySet<string> = new Set<SaidCode>([
  'RETURN_PROMISED',
  'PROJECTION_AS_FACT',
  'NO_COMPETITION',
  'NO_SHAREHOLDERS_AGREEMENT',
  'CUSTOMER_CONCENTRATION',
  'SUPPLIER_CONCENTRATION',
]);
/** What is a worry only where it is so: a clause that says what holds if it were tells nothing. */
export const isSaidOfFact = (code: string): boolean => isFlagCode(code) && !SAID_BY_CLAUSES.has(code);
/** `M. Desrosiers demande à qui appartient le code`, `C2 List all borrowings, also those not in the balance sheet`: what is asked, and not what is so. */
const IS_ASKED =
  /^\W*q(?:\d{2,3}\b|\d{1,3} ?[.:)])|^\W*(?:[a-z]?\d{1,2}(?:\.\d{1,2})?[.)]? )?(?:(?:please )?(?:list|provide|state whether|describe|disclose|attach|explain|indicate|specify) (?:all|any|the|each|every|whether|how|what)\b|(?:listez|lister|fournir|fournissez|indiquez|indiquer|decrire|decrivez|joindre|precisez) (?:tous|toutes|les|la|le|si|l')|(?:(?:m|mm|mme|mr|mrs|ms|dr)\. ?)?[^.;:]{2,60}\b(?:demande (?:a qui|si|quels?|quelles?|comment|pourquoi|ou|quand)|asked (?:who|whether|if|how|what|when|why)|wanted to know) |(?:you|vous) (?:also |avez )?(?:noticed|noted|asked|observed|remarked|ask|notice|note|releve|remarque|demandez|relevez|notez|demande) (?:that|whether|why|how|if|about|que|si|pourquoi|comment)\b)[^.;]*[.;]?$/;
/** Whether rules keep a folded sentence from meaning this, whatever its words weigh. */
export const cannotMean = (code: string, text: string): boolean =>
  (isFlagCode(code) && (isDefinition(text) || IS_ASKED.test(text))) ||
  (isSaidOfFact(code) && isProvision(text)) ||
  (ruleOf(code)?.isOther?.(spelledOut(text)) ?? false);
/** How much less it is taken to weigh where it is unlikely. */
const UNLIKELY = 0.3;
export const lessFor = (code: string, text: string): number =>
  ruleOf(code)?.isUnlikely?.(spelledOut(text)) ? UNLIKELY : 0;
export const oppositeOf = (code: string): SaidCode | null => ruleOf(code)?.opposite ?? null;
