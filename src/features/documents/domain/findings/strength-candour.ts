import { titlesOf } from './ahead.ts';
import { figuresOf, isBusinessCase, quoteWhole, type Extraction, type StrengthRule } from '../extraction.ts';
import { cuesIn } from '../figures/figure-cue.ts';
import type { PlacedPassage } from '../text/section.ts';
import { namesSomebody } from './strength-competition.ts';

const MOST_QUOTES = 3;
const firstOf = (found: readonly PlacedPassage[]) => found.slice(0, MOST_QUOTES).map(quoteWhole);

const LOSES =
  /\b(?:we lose|we (?:do not|don't|cannot|can't|are not able to) (?:serve|reach|compete|match|meet|follow|beat|go|do|have|win)|we (?:advise|send) (?:him|her|them)|we are (?:dearer|slower|smaller|weaker|more expensive|behind)|(?:and|but) lose (?:on|in|to|when|where|against)|nous (?:perdons|avons perdu)|nous ne (?:visons|servons|pouvons|faisons|suivons|gagnons) (?:pas|que|qu'))\b/;
/** What a rival does better; of oneself the same words are praise. */
const RIVAL_LEADS =
  /\b(?:(?:[a-z]+er|more [a-z]+|less) than (?:ours|us|we)\b|(?:(?:plus|moins) [a-z]+|mieux(?: [a-z]+)?) que (?:nous|l[ae]s? notres?|chez nous)\b|cheap(?:er|est)|faster|larger|bigger|better|excellent|older|finer|stronger|wider|longer|nearer|ahead of us|leads? (?:in|on|the|us|by)|the leader|leader (?:in|of|with)|strong|plus forte?s?|(?:is|are|:|have been|included) free(?! but)|free (?:of|for|until|in|to|and|online)|gratuite?s?|(?:twice|double|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|a hundred|\d+) times (?:our|as|the)|(?:twice|double) our|\d+ ?% (?:below|less than|under) us|where (?:they|he|she|it) (?:wins?|leads?)|(?<!we )(?<!nous )\bwins? (?:for|on|in|at|where|when|white|the)|\d* ?fois (?:plus|notre)|ou (?:ils|elles) gagnent|out-?(?:yield|sell|rank)s?|more (?:features|farmers|users|customers|capital|money|outlets|shops|complete|known|stock|reach)|(?:better|well|widely)[- ]known|moins (?:cheres?|chers?)|plus (?:grande?s?|gros(?:se)?s?|connue?s?|rapides?|complete?s?|complets|anciens?|anciennes?|proches?)|meilleure?s?|excellente?s?|moins complets?)\b/;
const OURS =
  /\b(?:we(?:'re| are| have)|ours? (?:is|are)|nous (?:avons|livrons|offrons|sommes (?!moins))|(?:gives?|makes?|gets?|lets?) us|nous (?:donne|rend)|notre \w+ est)\b[^.;,]{0,30}$|\b(?:our|notre|nos) (?:[a-z]+ ){0,2}$/;

/** `We are the first movers, with strong relations`: of oneself, and of nobody else. */
const OF_US = /^\W*(?:we|our|nous|notre|nos)\b/;
const OF_THEM =
  /\b(?:they|them|their|he|she|his|her|who|than us|than ours|but|while|whereas|except|ils?|elles?|eux|leurs?|mais|sauf|que nous)\b/;

/** Whether a sentence says where a rival is better. */
function admitsLimit({ text }: PlacedPassage): boolean {
  if (LOSES.test(text)) return true;
  const found = RIVAL_LEADS.exec(text);
  return (
    found !== null && !OURS.test(text.slice(0, found.index)) && (!OF_US.test(text) || OF_THEM.test(text))
  );
}

const LOST_TO =
  /\b(?:we (?:lose|lost|are losing)|nous (?:perdons|avons perdu))\b[^.;]{0,60}\b(?:to|against|contre|au profit d\w+|ainsi)\b/;
const RIVAL = /\b(?:competitors?|rivals?|incumbents?|concurrents?)\b/;
const LONGEST_NAME = 60;

/** Whether a sentence opens with somebody by name and says what is better of him. */
function leadsByName(passage: PlacedPassage): boolean {
  const { text, plain } = passage;
  const lead = RIVAL_LEADS.exec(text);
  const isSubject = /^\W*[A-Z]/.test(plain) && lead !== null && lead.index <= LONGEST_NAME;
  return isSubject && namesSomebody(plain) && admitsLimit(passage) && !OF_US.test(text);
}

/** Whether a sentence sets a rival by name beside the company, under whatever title: what it does better, what was lost to it. */
export function comparesRival(passage: PlacedPassage): boolean {
  const { text, plain, isHeading } = passage;
  if (isHeading) return false;
  return LOST_TO.test(text) || leadsByName(passage) || (namesSomebody(plain) && RIVAL.test(text));
}

/** `Imported seals are cheaper than ours`: wherever it stands. */
const THAN_OURS =
  /\b(?:[a-z]+er|more [a-z]+) than (?:ours|us|we (?:are|do|can)|we)\b|\b(?:plus|moins|mieux)(?: [a-z]+){1,2} que (?:nous|l[ae]s? notres?|chez nous)\b/;

/** Where rivals are better, or whom the company does not win. */
export const strengthLimits: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const denials = new Set(extraction.meaning.said.get('NO_COMPETITION'));
  const own = /^[a-z\d-]{4,}/.exec((extraction.facts.name ?? '').toLowerCase())?.[0];
  const found = extraction.passages.filter(
    (passage) =>
      !passage.isHeading &&
      !denials.has(passage) &&
      !(own !== undefined && passage.text.replace(/^\W+/, '').startsWith(own)) &&
      (passage.under.includes('competition') ||
      (RIVAL.test(passage.text) && !passage.under.includes('problem'))
        ? admitsLimit(passage)
        : LOST_TO.test(passage.text) || (THAN_OURS.test(passage.text) && admitsLimit(passage))),
  );
  return found.length === 0 ? [] : [{ code: 'LIMITS_TOLD', quotes: firstOf(found) }];
};

const RISK_HEADING =
  /\b(?:risks?|risques?|threats|menaces)\b(?! (?:of|de|score))|\b(?:bad news|mauvaises? nouvelles?|not (?:yet )?in order|pas (?:encore )?en ordre|(?:would|do|will) not hide|keeps? us (?:awake|up)|dependen(?:ce|cies)|dependances?|fragilites?|vigilance)\b|^(?:our |where we are |nos )?(?:weak(?:ness(?:es)?| (?:sides?|points?|spots?))|faiblesses|points faibles)$|^(?:the |our |main |key |principal |les |nos )*(?:what (?:may|might|could|can|would) (?:go wrong|hurt|stop|kill|break|sink|harm|fail)|what (?:keeps|kept) us|what worries us|what (?:we fear|limits us|holds us back|is hard|we (?:do not|don't|cannot) (?:yet )?(?:know|control))|the (?:hard|weak|doubtful) (?:parts?|things?|points?)|does it hold|ce qui (?:est (?:dur|difficile|fragile)|nous (?:limite|freine|reveille|fait peur))|nos (?:limites|dependances)$|ce qui (?:peut|pourrait|nous empeche|nous inquiete)|dangers?\b)/;
const LONGEST_HEADING = 50;
/** Who bears or reckons risks is a trade; `Our risk management` tells none. */
const RISK_AS_A_TRADE =
  /\b(?:gestion|maitrise|management|managing|sharing|partage|modele|moteur|equipe) (?:of |du |de |des |the )*(?:[a-z]+ )?risks?\b|\b(?:gestion|maitrise|management|partage|modele|moteur|equipe) (?:du |de |des |de la )*risques?\b|\brisk (?:management|models?|scor\w+|engine|carrier|team|capital|sharing)\b/;
/** `Sensitivity`, `Sensibilité`: how far a result turns on something. */
const SENSITIVITY = /^(?:la |our |the )?(?:sensitivit(?:y|ies)|sensibilites?|stress (?:tests?|cases?))\b/;
const headsRisks = (title: string): boolean =>
  (RISK_HEADING.test(title) && !RISK_AS_A_TRADE.test(title)) || SENSITIVITY.test(title);
const NUMBERED = /^\W*\d{1,2}[.):/]? ?/;
const RISK_SENTENCE =
  /\b(?:(?:could|might|may|would) (?:cost us|hurt us|stop us|slow us|take \S+ from)|(?:main|biggest|greatest|largest|first|principal) (?:risks?|danger|threat)|(?:principal|premier|plus gr(?:and|os)) risque|pourrait nous (?:couter|arreter|ralentir))\b/;
/** How likely, how much, what would follow or what was done: a list of nouns that any company has says none of it. */
const SAYS_HOW =
  /\d|\b(?:may|might|could|would|cannot|can't|if|unless|when|until|because|since|half|third|quarter|one|two|three|four|lost|left|falls?|fell|rose|doubled|peut|peuvent|pourrai(?:t|ent)|si|quand|lorsque|car|moitie|tiers|quart|une?|deux|trois|quatre|perdu\w*|baisse|monte|double)\b/;
/** Whether a risk is told in words that only this company could say. */
export const saysHow = (text: string): boolean =>
  SAYS_HOW.test(text.replaceAll(YEAR, ' ').replace(PAGE_OF_PAGES, ''));
const PAGE_OF_PAGES = /(?:^|\s)\d{1,2} ?[/|] ?\d{1,2}$/;
/** `If the agent stops, we lose 0.3 a kilo`: what would follow, with its figure. */
const WHAT_FOLLOWS =
  /\b(?:if|should|si|s'il|s'ils|en cas de)\b [^.;]{3,70}\b(?:stops?|fails?|leaves?|left|falls?|fell|drops?|ends?|closes?|bans?|lower|slower|worse|lapses?|devalu\w+|goes|loses?|withdraws?|away|builds?|copies|rises?|parte?|s'en va|quitte|baisse|baissait|passent?|tombe|echoue|s'arrete|interdit|ferme|monte|perd|perdons)\b/;
/** `Each further 10% costs us 40 a site`, `une dévaluation de 25 % nous ramène à 1,02`: how far it turns on something. */
const TURNS_ON =
  /\b(?:an?|each|every|une?|chaque) (?:[a-z-]+ ){0,3}?(?:devaluation|depreciation|rise|fall|drop|increase|cut|drought|flood|strike|ban|delay|hausse|baisse|devaluation|secheresse|greve|retard)\b[^.;]{0,50}\b(?:brings? us|costs? us|takes?|leaves? us|cuts?|reduces?|(?:nous )?(?:coute(?:rait)?|ramene(?:rait)?|enleve(?:rait)?))\b[^.;]{0,40}\d|\b(?:each|every|chaque) (?:further |more |additional )?\d{1,2} ?%[^.;]{0,40}\b(?:costs? us|takes?|cuts?|reduces?|nous coute)\b[^.;]{0,40}\d|\bseason\b[^.;]{0,40}\b(?:cuts?|halves|reduces) (?:our )?(?:revenue|sales|income)\b/;
/** `If they fix this, we have a problem`, `without it payback is 27 months`, `at twice the losses we would make a loss`. */
const ADVERSE =
  /\b(?:if|when|should|without|at (?:twice|half|double)|si|s'ils?|sans|quand|faute de|en cas de)\b (?!us\b|nous\b)[^.;]{2,90}?\b(?:we (?:(?:would|will|shall|then|also) )?(?:have (?:a problem|no )|need|make a loss|run out|stand|carry a|earn less|go under)|would (?:suffer|halve|close|stop)|(?:payback|break-?even|margin|the plan) (?:is|falls|moves|slips|goes|becomes|takes)|it (?:is|would be|takes|falls to|becomes) (?:only )?\d+|nous (?:aur\w+ (?:un probleme|besoin)|manqu\w+|devr\w+|fer\w+ une perte)|(?:la|notre) marge (?:baisse|tombe)|le retour passe)\b/;
const OF_OTHER_MATTERS: ReadonlySet<string> = new Set(['problem', 'market', 'solution', 'product', 'team']);
const saysWhatFollows = ({ text, under }: PlacedPassage): boolean =>
  (WHAT_FOLLOWS.test(text) || TURNS_ON.test(text) || ADVERSE.test(text)) &&
  /\d|\b(?:half|third|quarter|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|moitie|tiers|quart|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\b/.test(
    text,
  ) &&
  !A_SHARE_OF_ALL.test(text) &&
  !under.some((id) => OF_OTHER_MATTERS.has(id));
const NO_RISK =
  /\b(?:no|without|zero|never a|sans|aucun|pas de) (?:real |any |serious )?(?:risks?|danger|risque)\b|risk-?free|nothing (?:can|could) go wrong/;

/** What may go wrong, under a heading of its own or in a sentence that says so. */
export const strengthRisks: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const titles = titlesOf(extraction.passages);
  const found = extraction.passages.filter((passage, index, all) => {
    const { text, heading, isHeading, page } = passage;
    if (isHeading || NO_RISK.test(text) || !/[a-z]{3,} [a-z]/.test(text)) return false;
    const above = all[index - 1];
    const opening = /^[^:]{3,40}(?=: )/.exec(text)?.[0];
    if (opening !== undefined && headsRisks(opening)) return true;
    if (passage === titles.get(page)) return false;
    const isTitle = (one: PlacedPassage | undefined): boolean =>
      one?.page === page && one.text.length <= LONGEST_HEADING && headsRisks(one.text.replace(NUMBERED, ''));
    return (
      isTitle(above) ||
      isTitle(titles.get(page)) ||
      (heading !== null && headsRisks(heading.text.replace(NUMBERED, ''))) ||
      RISK_SENTENCE.test(text) ||
      saysWhatFollows(passage)
    );
  });
  // Those that say how much or what would follow come first.
  const told = found.toSorted((one, other) => Number(saysHow(other.text)) - Number(saysHow(one.text)));
  return found.length === 0 ? [] : [{ code: 'RISKS_TOLD', quotes: firstOf(told) }];
};

const CONDITION =
  /\b(?:if|provided|assum(?:es|ing|ptions?)|supposes?|rests on|depends on|low case|base case|low:|worst case|downside|si|sous reserve|hypotheses?|suppose|repose sur|cas (?:bas|prudent|de base)|a condition)\b/;
/** `If Kumasi has not 500 visits by June we close it`: where one would stop. */
const STOPS_IF =
  /\b(?:if|unless|below|under|en dessous de|sous|si)\b[^.;]{3,90}\b(?:we (?:would |will |shall )?(?:stop|close|end|hold|retreat|return|give back|cut|drop|move|leave|withdraw|not open|give up|sell|tell you to stop|(?:buy|build|open) (?:only|fewer|less))|nous (?:arret\w+|ferm\w+|cess\w+|n'ouvr\w+|renonc\w+|rend\w+|quitt\w+|deplac\w+|n'achet\w+ que))\b|\b(?:we (?:would |will |shall )?(?:stop|close|end|not open)|nous (?:arret\w+|ferm\w+|cess\w+|n'ouvr\w+))\b[^.;]{2,60}\b(?:if|unless|when|si|quand)\b/;
/** `If we capture just 1%`: a hope, and no assumption. */
const A_SHARE_OF_ALL =
  /\b(?:if|si) (?:we|nous|on) (?:only |just )?(?:capture|take|get|win|reach|prenons|captons|prend)\w*\b[^.;]{0,20}%/;
const YEAR = /\b20[2-4]\d\b/g;
/** `At 140 shops we break even`, `le point mort est a 12 tonnes`: the trade that pays for the company, by which a plan can be judged. */
const COVERS_COSTS =
  /\b(?:break(?:s|ing)?[- ]?even|cover(?:s|ed)? (?:our |all |its |their )?(?:own |fixed )?costs|to (?:cover|pay for) (?:the|our) (?:head )?(?:office|overheads?|fixed costs)|point mort|seuil de rentabilite|(?:a |d')?l'equilibre|equilibre (?:a|des|est|prevu|vise|:))(?![a-z])/;
/** `With nine towns the office is paid for`, `the centre needs 22 schools`, `il faudrait 260 abonnées`. */
const PAYS_FOR_OFFICE =
  /\b(?:head[- ]?office|office|overheads?|fixed costs?|central costs?|siege|frais (?:fixes|generaux|de siege)|charges(?: fixes)?)(?: and [a-z]+ [a-z]+)? (?:is|are|will be|would be|gets?|est|sont|serait|seront) (?:then |alors )?(?:covered|paid(?: for)?|couverte?s?|payee?s?)\b|\b(?:covers?|carry|carries|pays? for|couvr\w+) (?:the |our |its |le |les |notre |nos )?(?:head[- ]?office|office|overheads?|fixed costs|siege|frais (?:fixes|generaux|de siege)|charges fixes)\b|\b(?:office|overheads?|siege) covered\b|\b(?:carr(?:y|ies)|pays?(?: for)?|covers?|feeds?|keeps?) (?:itself|its (?:own )?(?:way|costs|instalments|rent|wages|loan|power|people|staff|crew))\b(?! (?:back )?(?:in|over|after|within)\b)|\b(?:se (?:paie|porte|suffit|finance|nourrit)(?: tout)? (?:seule?|elle-meme|lui-meme|a elle-meme|a lui-meme)|s'autofinance|vit de (?:ses|son)|vivent de leurs?)\b|\blives (?:on|off|from) its (?:own )?[a-z]+\b|\bneeded to (?:pay|cover|carry)\b|\bil (?:en |nous en )?(?:faut|faudrait) (?=\d)|\bseuil ?: ?(?=\d)/;
/** A count or sum that is no day, duration or share. */
const IS_VOLUME =
  /(?<![a-z\d.,])(?:[a-z]{1,4} ?)?\d[\d.,]*(?: \d{3})*(?![\d.,]*\d)(?! ?(?:%|percent|pour cent|months?|mois|years?|ans?|quarters?|trimestres?|weeks?|semaines?)\b| ?%)/;
/** `With thirteen sites`, and no `three years`. */
const COUNT_IN_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quinze|seize|vingt) (?:[a-z-]+ )?(?!(?:months?|years?|weeks?|quarters?|mois|ans|semaines?|trimestres?)\b)(?:sites?|towns?|shops?|schools?|labs?|clinics?|branch(?:es)?|farms?|stations?|routes?|depots?|kiosks?|groups?|stores?|villes?|sites?|boutiques?|ecoles?|agences?|fermes?|lignes?)\b/;
const AT_TIME = /\b(?:q|h|t|s|m|fy|month|mois|year|annee) ?\d{1,4}\b/g;
/** A part of a sentence with its own verb: `30 months of runway` says nothing of where costs are covered. */
const A_PART =
  /;| and (?=(?:reach|break|become|be |get|are|is)[a-z]*\b)|, (?=(?:break|equilibre|point mort|seuil|profit))|, (?=\d+x\b)/;
const saysWhatPays = ({ text, under }: PlacedPassage): boolean =>
  text
    .split(A_PART)
    .some(
      (part) =>
        (COVERS_COSTS.test(part) || PAYS_FOR_OFFICE.test(part)) &&
        (IS_VOLUME.test(part.replaceAll(YEAR, ' ').replaceAll(AT_TIME, ' ')) || COUNT_IN_WORDS.test(part)),
    ) && !under.some((id) => id === 'problem' || id === 'market' || id === 'competition');

/** The last year the document has results of. */
function latestYear(extraction: Extraction): number {
  const told = extraction.figures.flatMap(({ date, isForecast, kind, account }) =>
    date === null || isForecast || (kind === 'other' && account === null) ? [] : [Number(date.slice(0, 4))],
  );
  return told.reduce((latest, year) => Math.max(latest, year), 0);
}

/** A plan with a figure that says what it rests on, what it comes to where that fails, or how much trade would pay for it. */
export const strengthPlan: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const { passages, figures } = extraction;
  const now = latestYear(extraction);
  const planned = new Set(figures.filter(({ isForecast }) => isForecast).map(({ passage }) => passage));
  const found = passages.filter((passage, index) => {
    const { text } = passage;
    const years = (text.match(YEAR) ?? []).map(Number);
    if (A_SHARE_OF_ALL.test(text)) return false;
    if (saysWhatPays(passage)) return true;
    if (STOPS_IF.test(text) && /\d/.test(text.replaceAll(YEAR, ' '))) return true;
    const isAhead = planned.has(passage) || (now > 0 && years.some((year) => year > now));
    if (!isAhead || !/\d/.test(text.replaceAll(YEAR, ''))) return false;
    const next = passages[index + 1];
    const follows = next?.page === passage.page && next.heading === passage.heading ? next.text : '';
    return [text, follows].some((one) => CONDITION.test(one) && /\d/.test(one));
  });
  return found.length === 0 ? [] : [{ code: 'PLAN_FOUNDED', quotes: firstOf(found) }];
};

const TIMES =
  '(?:(?:\\d+(?:[.,]\\d+)?(?: ?(?:-|to|a) ?\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze) ?(?:times?|fois|x)|twice|double|half|le double|la moitie)';
const OF_WHAT =
  "(?:sales|revenues?|turnover|arr|mrr|ebitda|gross (?:profit|margin|fees)|net income|portfolio income|profits?|earnings|ventes|chiffre d'affaires|ca|recettes|revenus?|marge brute|benefices?|resultat)";
const PRICE_BASIS = new RegExp(
  `\\b(?:${TIMES} (?:(?:d[eu]s?|of|the|last|this|year's|our|net|annual|annualised|current|trailing|le|la|les|nos|notre|fy ?\\d+|20\\d\\d) |l')*${OF_WHAT}|(?:multiples?|comparables?) (?:of|for|from|du|des|de)|comparables?|fair value report|independent valuation|last round (?:was|of)|evaluation independante|rapport d'evaluation)\\b`,
);

/** Whether a document says how it came to its price. */
export const explainsPrice = ({
  passages,
  figures,
}: Pick<Extraction, 'passages' | 'figures'>): PlacedPassage[] => {
  const priced = new Set(
    figures.flatMap(({ kind, passage }) => (kind === 'valuation' ? [passage.page] : [])),
  );
  return passages.filter(
    ({ text, under, page }) =>
      PRICE_BASIS.test(text) &&
      (priced.has(page) ||
        under.some((id) => id === 'ask' || id === 'funding') ||
        cuesIn(text).some(({ kind }) => kind === 'valuation')),
  );
};

/** How the price of the round was come to. */
export const strengthPrice: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction) || figuresOf(extraction, 'valuation').length === 0) return [];
  const found = explainsPrice(extraction);
  return found.length === 0 ? [] : [{ code: 'PRICE_EXPLAINED', quotes: firstOf(found) }];
};
