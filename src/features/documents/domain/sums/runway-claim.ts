import type { Extraction } from '../extraction.ts';
import { figuresOf } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import { roundIn } from '../figures/runway-round.ts';
import { datesIn } from '../words/period.ts';
import { plainNumber } from '../words/plain-number.ts';
import { MONTHS_ROW, runwayFacts, SPENT } from './runway-fact.ts';
import type { PlacedPassage } from '../text/section.ts';
import { lastMonthOf } from './series.ts';
import { writtenMonth } from './written-month.ts';

/** A runway claimed: its months, and whether a round is part of it. */
export type RunwayClaim = {
  readonly passage: PlacedPassage;
  /** None where it is told by the day on which it ends. */
  readonly figure: Figure | null;
  readonly months: number;
  readonly isAfter: boolean;
  readonly isBefore: boolean;
  /** The round stands beside it. */
  readonly isBesideRound: boolean;
  /** The round is named, and not only asked for beside it. */
  readonly saysRound: boolean;
  /** The month in which it ends, where that is told. */
  readonly until: number | null;
};

/** Words of lasting. */
const LASTS =
  /\b(?:runway|autonomie|visibilite|horizon|lasts?|lasting|carr(?:y|ies)|(?:have|has|had) (?:the )?(?:money|cash|funds) (?:for|to)|(?:de l'argent|des fonds|de la tresorerie) pour|suffices?|suffi(?:t|sent|ra|ront)|enough|covers?|covered|couvr\w+|couverts?|funded|funds|financed|finance(?:e|s|es)|keeps?|survive|alive|tranquilles?|comfortable|tenir|tenons|tient|tiendr\w+|tiennent|devant (?:nous|elle)|(?:months?|year'?s?) (?:ahead|in hand|left|of life|of cash|of money|worth|covered|before)|mois (?:de (?:tresorerie|caisse)|d'avance|devant)|(?:go|run) on|can operate|buys? us|(?:men|amen|emmen|conduis?)(?:e|ent|t)|(?:good|fine|safe|set|covered|all right) (?:for|until)|port(?:e|ent|era)|financent?|(?:gives?|leaves?|takes?|gets?|sees?|brings?|buys?) (?:us|the company|it|the business|you)|empty|dry|runs? out|exhausted|epuis\w+|breathing|of life|(?:we|it|company) (?:can )?(?:lives?|go(?:es)? on)|(?:we|it|company|business) (?:can|could|will) (?:run|trade|work|keep going|carry on)|(?:nous|on) (?:vivons|vit|peut vivre|pouvons vivre)|(?:sera|est) vide|a sec|voir venir|marge de manoeuvre|until cash|nous laisse|de quoi|cash[- ]out|(?:(?:this|that|which|it) (?:is|as|makes|means|gives|equals)|(?:ce qui|cela) (?:fait|donne|represente)|soit)(?= (?:(?:about|some|nearly|just|over|environ|pres de) )?(?:[a-z]+(?:-[a-z]+)?|\d{1,2}(?:[.,]\d)?) (?:months|mois|year and)))\b/;
/** Words of money, or of the pace at which it goes. */
const OF_MONEY =
  /\b(?:runway|cash|money|funds?|funded|round|raise|treasury|tresorerie|fonds|levee|tour|caisse|banque|bank|argent|apport|proceeds|autonomie|a ce (?:rythme|train)|at (?:this|that) (?:pace|rate)|on that (?:footing|basis)|burn|couverts?)\b/;
/** Months of something else than money. */
const TERM =
  /\b(?:loans?|lease|warrant\w+|contracts?|vesting|notice|paid back|payback|repay\w*|grace|lock-?(?:up|in)|licen[cs]e|permissions?|permits?|approvals?|authori[sz]ations?|autorisations?|agrements?|permis|instalments?|rembours\w+|echeances?|bail|contrat|garantie|differe|preavis|pret|emprunt|stock|inventory|debtors|customers? (?:stay|keep)|clients? restent)\b/;
/** `40 % des achats en euros, couverts à six mois`: a rate that is fixed for so long. */
const IS_HEDGED =
  /\b(?:hedg\w+|forward cover|(?:exchange|currency|fx) (?:risk|cover)|(?:achats|purchases|imports?|importations)\b[^.;]*\b(?:en|in) (?:euros?|dollars?|usd|eur|devises?|foreign)|risque de change|change :)/;
/** A case that is weighed, and no claim. */
export const SUPPOSED = /^(?:if|si|should)\b|\b(?:if|si) (?:openings|sales|we|nous|les|la|le)\b/;
/** `With no receipts at all it would be two months`: nobody claims that nothing comes in. */
const WITH_NOTHING_COMING_IN =
  /\b(?:no (?:receipts|income|sales)|nothing (?:comes|came|coming) in|gross burn|sans (?:aucune )?(?:recette|rentree|vente)s?)\b/;
const WOULD_BE = /\b(?:would|serai(?:t|ent)|durerai(?:t|ent)|tiendrai(?:t|ent))\b/;

const OWN_CASH =
  /\b(?:(?:present|existing|own) cash|cash alone|(?:our|the) bank balance|tresorerie actuelle)\b/;
/** `Over twelve months`, `averaged over`, `in six months`: what a figure is of or when a thing will be, and no claim. */
const OF_A_PERIOD =
  /\b(?:moyenne|average|mean|averaged) (?:de|des|sur|of|over) (?:the |les )?(?:last |past |derniers )?$|\b(?:(?:budget|plan|forecast|previsions?) (?:of|for|de|des|pour)|besoins? (?:sur|de|pour)|needs? (?:over|of|for)|(?:planned|budgeted|forecast|expected|prevue?s?|averag\w+)\b[^.;\d]{0,16}\b(?:for|over|pour|sur)|(?:outflow|burn|spent|spend|used|averag\w+|loss|sortie|consomm\w+|depens\w+|moyenne)\b(?:[^.;]|\.\d){0,40}\b(?:over|in|sur|en)|(?:outflows?|burn|spend|consommation|sorties?)(?: nettes?)? (?:of|for|de|des)|within|every|per|tous les|chaque|depuis|since|first|premiers|last|past|derniers?|il y a|(?<!(?:cash|money|runway) )in|\d+ ?(?:[a-z]{1,9} ){1,3}(?:over|sur)) (?:the |les )?(?:last |past |derniers? |next |coming )?$/;
/** `Renewed on 1 September for three years`: how long something holds that was agreed. */
const WAS_AGREED =
  /\b(?:renewed|extended|granted|signed|agreed|valid|committed|leased|rented|let|renouvel\w+|prolong\w+|reconduit\w*|accorde\w*|conclu\w*|signe\w*|valables?|loue\w*)\b[^.;]{0,40}\b(?:for|of|pour|de) (?:(?:a|another|further|more|term of|encore|une duree de) )*$/;
/** `15 months of cash at 9,000`: at a pace of its own, which the sentence names. */
const AT_A_PACE = /^ (?:months|mois)(?: (?:of|de) [a-z]+)? (?:at|a) (?:[^\d\s]{1,4} ?)?\d/;
/** `This is eight months later than planned`. */
const IS_SHIFT =
  /^ ?(?:months?|mois)? (?:ago|late|later|early|earlier|old|ahead of (?:plan|schedule|budget|time)|behind|before the|after the|de retard|d'avance sur|plus tard|plus tot|apres|avant (?:la|le|l'))/;
/** `Nine months of last year were 3.0 million`: a stretch of a year. */
const OF_A_YEAR =
  /^ (?:months?|mois) (?:(?:of|to|ended|ending|through|in|de|du|en|clos|a fin|jusqu'a|au) )+(?:the |l'|la )?(?:last|this|that|previous|prior|current|financial|fiscal|calendar|year|same|20\d\d|fy|annee|an dernier|exercice|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/;
/** `Enough for the twelve months of 2024`. */
const IS_ENOUGH = /\b(?:enough|sufficient|suffi\w+|covers?|lasts?|couvre\w*)\b[^.;\d]{0,40}$/;
/** `For at least`, `pendant encore`: beside cash and what goes out it is how long these last. */
const FOR_SO_LONG =
  /\b(?:for|pendant|pour) (?:(?:at least|about|around|some|another|a further|the (?:next|coming)|over|more than|encore|environ|au moins|plus de|les) )*$/;
/** `Farms with more than 12 months of history`: months of anything but money. */
const OF_ELSE =
  /^ ?(?:months?|mois) (?:of |de |d')(?!(?:the |our |its |net |operating |current |fixed |free |full |further |normal |la |notre )*(?:cash|runway|money|operat\w+|fund\w*|costs?|expen\w+|burn\w*|spend\w*|liquidity|outgoings?|payroll|salar\w+|wages|cover\w*|life|headroom|overheads?|opex|tresorerie|depenses|charges|autonomie|visibilite|consommation|fonds|frais|couverture|vie|fonctionnement|marche|trading|operation|business|activite|exploitation)\b)[a-z]{3}/;
const LONGEST_BLOCK = 90;
const NEAR = 2;
const isLine = (text: string): boolean => text.length <= LONGEST_BLOCK && !/[.!?]$/.test(text);
const MOST_MONTHS = 120;

/** `13 mois` in a cell of a table of money. */
const MONTHS_IN_CELL = /^(\d{1,2}) (?:months|mois)(?:$|\t| \d)/;

/** The months a figure is of, in a sentence or a row; null for what counts none. */
function monthsOf({ kind, value, numeral, passage: { text, page, start } }: Figure): number | null {
  if (kind === 'runway') return value;
  if (numeral.unit === 'months') return numeral.value;
  if (numeral.unit === 'years') return numeral.value * 12;
  const { 1: inCell } = MONTHS_IN_CELL.exec(text.slice(numeral.start)) ?? [];
  if (inCell !== undefined) return Number(inCell);
  const label = text.slice(0, numeral.start);
  const told = plainNumber(text.slice(numeral.start, numeral.end)) || value;
  // What stands in the next cell is a remark.
  const endsCell = page.text.charAt(start + numeral.end) === '\t';
  const isRow =
    MONTHS_ROW.test(label) &&
    !SPENT.test(label) &&
    (endsCell || !/[a-z%]/.test(text.slice(numeral.end, numeral.end + 3)));
  return isRow && told >= 1 && told <= MOST_MONTHS ? told : null;
}

/** Whether lines of cash and of what goes out stand within so many lines of another. */
function blockOf(extraction: Extraction): (passage: PlacedPassage) => boolean {
  const { cash, burns, rounds } = runwayFacts(extraction);
  const placesOf = (all: readonly { readonly from: readonly Figure[] }[]) =>
    all.flatMap(({ from }) => from.map(({ passage }) => passage));
  const [held, spent] = [placesOf([...cash, ...rounds]), placesOf(burns)];
  const reach = (passage: PlacedPassage, others: readonly PlacedPassage[]): number =>
    Math.min(
      ...others.map(({ page, line }) => (page === passage.page ? Math.abs(line - passage.line) : Infinity)),
    );
  return (passage) => {
    const far = [reach(passage, held), reach(passage, spent)].toSorted((a, b) => a - b);
    return (far[0] ?? Infinity) <= NEAR && (far[1] ?? Infinity) <= 2 * NEAR;
  };
}

const UNTIL =
  /\b(?:(?:empty|gone|dry|finished|vide|a sec|epuisee?) (?:by|in|before|from|en|a|des)(?: (?:the )?end of| fin)?|runway:? to|cash[- ]out(?: date)?|(?:cash|money|funds|balance) (?:will )?(?:runs?|running) out (?:in|at|by|on)|out of (?:cash|money) (?:in|at|by|on)|a sec (?:en|fin|au)|until|till|through(?: to)?|up to|(?:takes|gets|sees|carries|brings) (?:us|the company) (?:well )?(?:to|into|past|beyond)|lasts?(?: \w+){0,2} (?:to|into)|jusqu'(?:a|au|en|ici)|au-dela de)\b/;
const LONGEST = 300;
/** `The cash lasts until the end of 2028`. */
const endIn = ({ text }: PlacedPassage): number | null => {
  const until = text.length <= LONGEST ? UNTIL.exec(text) : null;
  const date = until ? datesIn(text).find(({ start }) => start >= until.index) : undefined;
  const season = until ? A_SEASON.exec(text.slice(until.index))?.groups : undefined;
  if (season) return 12 * Number(season['year']) + (BEGINS_IN[season['name'] ?? ''] ?? 1);
  return date ? lastMonthOf(date.date) : null;
};
const BEGINS_IN: Readonly<Record<string, number>> = {
  spring: 3,
  printemps: 3,
  summer: 6,
  ete: 6,
  autumn: 9,
  automne: 9,
};
/** `Jusqu'au printemps 2027`: the month in which it begins, as where the year turns in winter. */
const A_SEASON = new RegExp(
  `\\b(?<name>${Object.keys(BEGINS_IN).join('|')})(?: (?:of|de))? (?<year>20\\d\\d)\\b`,
);

/** `The registration was renewed and lasts three years`: a paper, and no money. */
const PAPER_LASTS =
  /\b(?:registration|licen[cs]e|permit|certificate|accreditation|lease|contract|agreement|warranty|patent|trade ?mark|enregistrement|agrement|autorisation|certificat|permis|bail|contrat|convention|garantie|brevet|marque)s?\b[^.;]*\b(?:lasts?|runs?|valid|good|dure(?:nt)?|court|vaut|valables?)\b/;

/** `Policy of the board: not below nine months`: what it must last, and not what it does. */
const IS_FLOOR =
  /\b(?:policy|rule|floor|covenants?|ratio|require[ds]?|requirement|minimum of|politique|regle|plancher|seuil|exige\w*|demandee?s?|requise?s?)\b[^.;]*$|\b(?:not|never|ne (?:pas|jamais)) (?:fall |drop |go |descendre |tomber )?(?:below|under|sous|au-dessous de|en dessous de) $/;
/** `11 months` over `of runway today`: what there is before anything is raised. */
const AS_THINGS_STAND = /\b(?:today|now|at present|current(?:ly)?|aujourd'hui|actuel(?:le)?|a ce jour)\b/;

/** Months or years that money is said to last, or the day on which it ends. */
export function runwayClaims(extraction: Extraction): RunwayClaim[] {
  const asking = new Set(figuresOf(extraction, 'ask').map(({ passage }) => passage));
  const isInBlock = blockOf(extraction);
  const rounds = runwayFacts(extraction).rounds.flatMap(({ from }) => from.map(({ passage }) => passage));
  // `Cash after closing 4,760` over `Months it lasts 26`.
  const withRound = runwayFacts(extraction).cashAfter.flatMap(({ from }) =>
    from.map(({ passage }) => passage),
  );
  const sideOf = (passage: PlacedPassage, label = '') => {
    const { text, under } = passage;
    const round = roundIn(text);
    const saysRound = round === 'with';
    const isBefore =
      round === 'without' || (!saysRound && (OWN_CASH.test(text) || AS_THINGS_STAND.test(label)));
    const isUnder = asking.has(passage) || under.some((id) => id === 'ask' || id === 'funding');
    const isBesideRound = rounds.some(
      (round) => round.page === passage.page && Math.abs(round.line - passage.line) <= 2 * NEAR,
    );
    const isBelowRound = withRound.some(
      (one) => one.page === passage.page && passage.line > one.line && passage.line - one.line <= NEAR,
    );
    return {
      isBefore,
      saysRound,
      isBesideRound,
      isAfter: !isBefore && (saysRound || isUnder || isBelowRound),
    };
  };
  const told = extraction.figures.flatMap((figure): RunwayClaim[] => {
    const { passage, numeral, kind } = figure;
    const { text } = passage;
    const months = monthsOf(figure);
    const before = text.slice(0, numeral.start);
    if (months === null || OF_A_PERIOD.test(before) || WAS_AGREED.test(before)) return [];
    const behind = text.slice(numeral.end);
    const isOfYear = OF_A_YEAR.test(behind) && !IS_ENOUGH.test(before);
    if (OF_ELSE.test(behind) || AT_A_PACE.test(behind) || isOfYear || IS_SHIFT.test(behind)) return [];
    if ((PAPER_LASTS.test(text) && !OF_MONEY.test(text)) || IS_HEDGED.test(text)) return [];
    // `If two chairs are bought at 90k a month, the same cash lasts 15 months`: at a pace that is supposed.
    if (SUPPOSED.test(text) && /\d/.test(text.slice(0, numeral.start))) return [];
    if (IS_FLOOR.test(before) || (WOULD_BE.test(text) && WITH_NOTHING_COMING_IN.test(text))) return [];
    const isSaid = LASTS.test(text) && (OF_MONEY.test(text) || isInBlock(passage));
    const isFor =
      numeral.unit !== 'years' && FOR_SO_LONG.test(text.slice(0, numeral.start)) && isInBlock(passage);
    const isBeside = numeral.unit !== 'years' && isLine(text) && isInBlock(passage);
    if (kind !== 'runway' && (TERM.test(text) || !(isSaid || isFor || isBeside))) return [];
    return [{ passage, figure, months, until: null, ...sideOf(passage, figure.label) }];
  });
  const inWords = extraction.passages.flatMap((passage): RunwayClaim[] => {
    const { text } = passage;
    const { part } = text.length <= LONGEST ? (YEAR_AND_PART.exec(text)?.groups ?? {}) : {};
    const isForAYear = text.length <= LONGEST && FOR_A_YEAR.test(text);
    const isAboutAYear = text.length <= LONGEST && ABOUT_A_YEAR.test(text);
    if ((part === undefined && !isAboutAYear && !isForAYear) || TERM.test(text) || SUPPOSED.test(text))
      return [];
    const isSaid = (isForAYear || LASTS.test(text)) && (OF_MONEY.test(text) || isInBlock(passage));
    const months =
      part === undefined
        ? isForAYear
          ? A_YEAR
          : NEARLY_A_YEAR
        : 12 + (part === 'half' || part === 'demi' ? 6 : 3);
    return isSaid ? [{ passage, figure: null, months, until: null, ...sideOf(passage) }] : [];
  });
  const from = startOf(extraction);
  const ends = runwayEnds(extraction).flatMap(({ passage, until }): RunwayClaim[] =>
    from === null || SUPPOSED.test(passage.text) || told.some((one) => one.passage === passage)
      ? []
      : [{ passage, figure: null, months: until - from, until, ...sideOf(passage) }],
  );
  return [...told, ...inWords, ...ends];
}

const [NEARLY_A_YEAR, A_YEAR] = [11, 12];
/** `Nearly a year`, `presque un an`. */
const ABOUT_A_YEAR =
  /\b(?:nearly|almost|close to|about|presque|pres d'|environ) ?(?:a|un) (?:whole |full )?(?:year|an)\b(?! (?:ago|plus tot|auparavant|of|d'))/;
/** `We are good for a year like this`, `de quoi tenir un an`. */
const FOR_A_YEAR =
  /\b(?:(?:good|safe|fine|sit (?:easy|tight|still|back)|at ease|covered|alright|all right|enough|money|cash|lasts?|last us|live|carry on|go on|carries us|holds?) (?:for )?(?:a|one) (?:full |whole |good )?year|(?:tenir|tenons|tient|couverts?|tranquilles?|vivre|continuer|de quoi (?:tenir|vivre)) (?:(?:pendant|pour|encore) )?(?:un an|une annee))\b(?! (?:and|et|ago|of))/;
/** `A year and a quarter`, `un an et demi`. */
const YEAR_AND_PART =
  /\b(?:(?:an?|one) year and an?|un an et(?: un)?) (?<part>half|quarter|demi|trimestre|quart)\b/;

/** The month that cash is of, which is none to come: `with 12 million in the bank we are safe until 2028`; that of the paper where no cash is read. */
function startOf(extraction: Extraction): number | null {
  const cash = lastMonthOf(runwayFacts(extraction).cash[0]?.from[0]?.date ?? null);
  const written = writtenMonth(extraction);
  return cash === null || written === null ? (cash ?? written) : Math.min(cash, written);
}

/** Sentences that tell the month in which the money ends. */
export function runwayEnds(
  extraction: Extraction,
): { readonly passage: PlacedPassage; readonly until: number }[] {
  const isInBlock = blockOf(extraction);
  return extraction.passages.flatMap((passage) => {
    const { text } = passage;
    const isSaid = LASTS.test(text) && !TERM.test(text) && (OF_MONEY.test(text) || isInBlock(passage));
    const until = isSaid ? endIn(passage) : null;
    return until === null ? [] : [{ passage, until }];
  });
}
