import { pagesOf } from './passage.ts';
import { MARKS, SIGNS } from '../words/currency-word.ts';
import { quoteWhole, type Extraction } from '../extraction.ts';
import type { Finding, Quote, Section, StrengthCode } from '../document.ts';
import type { PlacedPassage } from './section.ts';
import { comparesRival } from '../findings/strength-candour.ts';

const YEAR = /\b(?:19|20)\d\d\b/g;
/** A number that is no year. */
const hasFigure = ({ text }: Pick<PlacedPassage, 'text'>): boolean => /\d/.test(text.replaceAll(YEAR, ' '));

const OF_US = /\b(?:we|our|us|nous|notre|nos)\b/;

/** What life is like for those who are to buy. */
const HARDSHIP =
  /\b(?:costs?|pays?|paid|los(?:es?|t|ing|s)|late|waits?|waiting|queues?|days|hours|borrows?|lenders?|fuel|petrol|diesel|kerosene|paraffin|charcoal|interest|stolen|theft|spoil\w*|rot|rots|rotten|wast\w+|expensive|dear(?:er)?|without|cannot|can't|none|only|refus\w+|by hand|notebooks?|paper|cash|afraid|broken|fail\w*|reject\w*|unpaid|delay\w*|walk\w*|travel\w*|short(?:age|ages)?|die|dies|sick|arrears|coute\w*|paient|paye|perd\w*|pertes?|retards?|attend\w*|heures|jours|emprunt\w*|usur\w+|carburant|gasoil|essence|petrole|charbon|vols?|pourri\w*|gach\w*|cher|chere|chers|sans|ne peu\w+|refus\w*|a la main|cahiers?|papier|peur|pannes?|rejet\w*|impaye\w*|delais?|penuries?|manque\w*|meurent|malades?|especes)\b/;
const WHY = /^(?:why|pourquoi)\b/;

const WE_DO =
  /\b(?:we|nous) (?:also |then |only |aussi |ne )?(?:sell|rent|lease|lend|collect|deliver|buy|build|make|produce|pay|quote|offer|provide|insure|train|connect|match|process|distil|press|transport|ship|install|finance|supply|run|operate|manage|grow|hire|repair|recycle|sort|store|cool|dry|roast|mill|bake|treat|test|teach|host|swap|pool|aggregate|bring|turn|send|convert|refurbish|deploy|certify|weigh|package|pack|fit|charge|take|give|put|organi[sz]e|arrange|advance|guarantee|verify|check|read|translate|vendons|louons|pretons|collectons|ramassons|livrons|achetons|construisons|fabriquons|produisons|payons|proposons|offrons|assurons|formons|relions|transformons|distillons|transportons|installons|financons|fournissons|exploitons|gerons|cultivons|reparons|recyclons|trions|stockons|sechons|torrefions|traitons|testons|enseignons|hebergeons|regroupons|apportons|prenons|donnons|mettons|envoyons|equipons|faisons|avancons|garantissons|verifions|pesons|certifions|organisons)\b/;
/** What the customer has of it: `eight weeks with us, INR 26,000`, `our pump replaces the petrol`. */
const WITH_US =
  /\b(?:with us|avec nous|chez nous|our (?:[a-z]+ )?(?:replaces?|lets?|gives?|saves?|cuts?|brings?)|(?:notre|nos) [a-z]+ (?:remplacent?|permet(?:tent)?|donnent?|economisent?|reduisent?))\b/;
const FIRST_NAME = /^[a-z\d-]{4,}/;
/** `With Cuadra: COP 18,500 and 3 days`. */
function withName({ text }: PlacedPassage, { facts }: Extraction): boolean {
  const name = FIRST_NAME.exec((facts.name ?? '').toLowerCase())?.[0];
  return name !== undefined && (text.includes(`with ${name}`) || text.includes(`avec ${name}`));
}
const WHAT_IT_IS =
  /^(?:what (?:we|it|they) (?:do|does|is|are|sell|sells|make|makes|offer|offers|get|gets)|how (?:it|we|the \w+) works?|the (?:offer|service|product)|ce que nous (?:faisons|vendons|proposons|offrons)|comment (?:ca|cela) marche|l'offre|metier|notre metier)\b/;
const GOODS =
  /\b(?:app|apps|android|ios|whatsapp|ussd|sms|dashboard|api|platform|kits?|batter(?:y|ies)|hardware|software|tablets?|phones?|offline|prototype|sensors?|drones?|devices?|machines?|meters?|pumps?|panels?|stoves?|printers?|scanners?|cards?|qr|gps|lockers?|trucks?|vans?|containers?|kiosks?|boxes|bags|bottles|capsules|seeds?|feed|lessons?|courses?|application|plateforme|tableau de bord|logiciel|capteurs?|telephones?|hors ligne|hors connexion|appareils?|compteurs?|pompes?|panneaux|foyers?|imprimantes?|cartes?|camions?|conteneurs?|boitiers?|sacs|bouteilles|semences|cours)\b/;
const MEASURE =
  /\d ?(?:w|kw|kwp|kwh|kva|kg|kilos?|g|litres?|l|m3|hours?|minutes?|seconds?|km|mm|cm|tonnes?|degrees|heures?|secondes?|degres)\b/;

const COUNTED_BUYERS =
  /\b(?:there are|registered|licensed|census|register|counted|count of|households|in all|nationwide|survey of|statistic\w*|on compte|recens\w+|inscrits|agrees|registre|menages|denombr\w+|statistiques?)\b/;
const BUYERS_FROM = 500;

const PRICE =
  /\b(?:prices?|priced|sells? (?:at|for)|sold (?:at|for)|se vend|fees?|charges?|charged|commissions?|margins?|markup|rent|rented|rents|subscriptions?|tariffs?|take rate|leaves?|left (?:for )?us|we keep|contribution|per (?:kg|kilo|tonne|litre|order|pallet|swap|seat|pupil|student|visit|loan|transfer|trip|unit|piece|head|acre|hectare|home|shop|household|month|test|bag|box|night)|a month|prix|tarifs?|loyers?|abonnements?|marges?|frais|reste|laisse|(?:le|la|par|au|du) (?:kilo|kg|tonne|litre|commande|sac|caisse|place|eleve|visite|trajet|mois|nuit))\b/;
const SUM = new RegExp(`${SIGNS}|\\d ?%|(?<![a-z])(?:${MARKS})(?![a-z])|\\b(?:r|n|s\\/|f) ?\\d`);

const SELLING =
  /\b(?:agents?|referr?als?|referred|recommend\w*|ambassadors?|resellers?|distributors?|dealers?|sellers?|sales (?:reps?|people|team|staff|visits?)|visits?|channels?|acquisition|to win (?:one|a)|cost of winning|per signature|sign(?:s|ed)? up|word of mouth|radio|door to door|field (?:staff|officers?|team)|open(?:ed|ing)? (?:a|in|two|three)|roll-?out|commerciaux|demarch\w+|parrain\w+|bouche[- ]a[- ]oreille|revendeurs?|distributeurs?|prospect\w+|animateurs?|recommand\w+|ouvr(?:ir|ons|ira)|vendeu(?:rs|ses)|par signature)\b/;
const WON =
  /\b(?:new|customers?|clients?|won|signed|signings?|shops?|counties|districts?|towns?|cities|regions?|nouveaux|nouvelles|gagner|villes?|quartiers?|a month|per|par|each|chaque|cost|costs|coute)\b/;

const BOUGHT =
  /\b(?:bought|ordered|sold|installed|active|paying|pays?|served|delivered|shipped|signed|used|renewed|customers?|clients?|users?|subscribers?|achete\w*|command\w+|vendue?s?|installee?s?|acti(?:f|ve)s?|payants?|servie?s?|livree?s?|signee?s?|utilis\w+|abonnee?s?)\b/;
const PLANNED =
  /\b(?:will|target|goal|plan|by 20\d\d|objectif|cible|seron[ts]|visons|d'ici|would|could|if)\b/;
const RESULT =
  /\b(?:net (?:loss|losses|profit|result|income)|loss(?:es)? (?:before|of|after)|operating (?:loss|profit|result)|gross profit|ebitda|ebit|break-?even|breaks? even|fixed costs?|overheads?|(?<!sell )(?<!selling )(?<!pay )(?<!pays )(?<!paid )(?<!for )(?<!in )cash(?! (?:on|and carry|price|sales|buyers?|crops?|sale|payments?|loans?|out|advance)|-)|in cash|(?:at|in) (?:the )?bank|bank(?=[: ]\d|[: ](?:now |today |balance )?[a-z]{0,3} ?\d)|bank balance|(?:net |monthly |cash )burn|burn (?:of|is|rate|\d|[a-z]{2,3} ?\d)|runway|resultat (?:net|d'exploitation)|perte nette|benefice|marge brute|tresorerie|equilibre|point mort|office costs?|(?:covers?|pays?) [a-z\d. ]{0,12}% of (?:our |the |all )?costs|couvrent \d+ ?% des (?:charges|couts)|siege(?= ?:)|seuil|charges fixes|frais fixes|en caisse|en banque)\b/;

/** A sum with its terms: at which worth, for which share, in which paper. */
const TERMS_OF_ROUND =
  /\d[^.;]{0,60}\b(?:(?:pre|post)(?:-?money)?|safe|convertible|preferred (?:shares|stock)?|priced (?:round|equity)|ordinary shares|en capital|avant (?:apport|argent|levee)|actions de preference|bsa(?: air)?)\b|\b(?:safe|convertible|round|equity|tour)\b[^.;]{0,40}\d/;

type Shown = {
  readonly id: string;
  readonly is: (passage: PlacedPassage, extraction: Extraction) => boolean;
  /** Only the first pages are looked at. */
  readonly early?: boolean;
  readonly notUnder: readonly string[];
};

const TERMS = ['ask', 'funding'] as const;
/** Where a deck tells whom it is for and what it does. */
const EARLY_PAGES = 6;
const RULES: readonly Shown[] = [
  {
    id: 'problem',
    early: true,
    notUnder: [...TERMS, 'team', 'traction', 'financials', 'businessModel', 'competition', 'market'],
    is: (passage) =>
      WHY.test(passage.heading?.text ?? passage.text) ||
      (!/\b(?:we|nous) [a-z]/.test(passage.text) && HARDSHIP.test(passage.text) && hasFigure(passage)),
  },
  {
    id: 'solution',
    early: true,
    notUnder: [...TERMS, 'team', 'traction', 'financials', 'competition'],
    is: (passage, extraction) =>
      (!passage.isHeading && WE_DO.test(passage.text)) ||
      WHAT_IT_IS.test(passage.text) ||
      (hasFigure(passage) && (WITH_US.test(passage.text) || withName(passage, extraction))),
  },
  {
    id: 'product',
    notUnder: [...TERMS, 'team', 'financials', 'competition', 'market', 'problem'],
    is: (passage) =>
      (GOODS.test(passage.text) && hasFigure(passage)) ||
      (WE_DO.test(passage.text) && MEASURE.test(passage.text)),
  },
  {
    id: 'market',
    notUnder: [...TERMS, 'team', 'traction', 'financials', 'competition', 'businessModel'],
    is: (passage, { figures }) =>
      COUNTED_BUYERS.test(passage.text) &&
      !OF_US.test(passage.text) &&
      figures.some(
        ({ passage: own, unit, value, numeral }) =>
          own === passage && unit === 'count' && value >= BUYERS_FROM && numeral.noun !== '',
      ),
  },
  {
    id: 'businessModel',
    notUnder: [...TERMS, 'team', 'problem', 'market', 'competition'],
    is: ({ text }) =>
      PRICE.test(text) &&
      (SUM.test(text) || (text.match(/\d[\d.,]*/g)?.length ?? 0) > 2) &&
      hasFigure({ text }),
  },
  {
    id: 'traction',
    notUnder: [...TERMS, 'team', 'problem', 'market', 'competition'],
    is: (passage) => BOUGHT.test(passage.text) && hasFigure(passage) && !PLANNED.test(passage.text),
  },
  {
    id: 'competition',
    notUnder: [...TERMS, 'team', 'problem', 'traction'],
    is: comparesRival,
  },
  {
    id: 'goToMarket',
    notUnder: [...TERMS, 'team', 'problem', 'market', 'competition'],
    is: (passage) => SELLING.test(passage.text) && WON.test(passage.text) && hasFigure(passage),
  },
  {
    id: 'ask',
    notUnder: ['team', 'problem', 'market', 'competition', 'traction'],
    is: ({ text }) => TERMS_OF_ROUND.test(text) && SUM.test(text) && hasFigure({ text }),
  },
  {
    id: 'funding',
    notUnder: ['team', 'problem', 'market', 'competition', 'traction'],
    is: ({ text }) => TERMS_OF_ROUND.test(text) && SUM.test(text) && hasFigure({ text }),
  },
  {
    id: 'financials',
    notUnder: [...TERMS, 'problem', 'market', 'competition', 'team'],
    is: (passage) => RESULT.test(passage.text) && hasFigure(passage),
  },
];

/** Strengths that are themselves what a section is for. */
const SHOWN_BY: Readonly<Record<string, readonly StrengthCode[]>> = {
  traction: ['DATED_TRACTION'],
  market: ['BOTTOM_UP_MARKET'],
  businessModel: ['UNIT_ECONOMICS'],
  competition: ['LIMITS_TOLD'],
  team: ['TEAM_EXPERIENCED'],
  ask: ['USE_OF_FUNDS_ADDS_UP'],
  funding: ['USE_OF_FUNDS_ADDS_UP'],
  financials: ['RUNWAY_ADDS_UP', 'RESULT_TOLD'],
};

/** What is offered and what it is are often told in one place. */
const TWINS: Readonly<Record<string, string>> = { solution: 'product', product: 'solution' };
const isTwin = (passage: PlacedPassage, { id, quote }: Section): boolean =>
  (passage.under.includes(id) || (passage.under.length === 0 && passage.page.source.page === quote?.page)) &&
  !passage.isHeading &&
  (WE_DO.test(passage.text) || hasFigure(passage));

/**
 * The words in which each section is shown, by what it is for and with figures or names, under whatever title; null for
 * those that are not. Words that a flag rests on show nothing.
 */
export function sectionsShown(
  sections: readonly Section[],
  extraction: Extraction,
  strengths: readonly Finding[],
  isFlagged: (quote: Quote) => boolean,
): ReadonlyMap<string, Quote> {
  const passages = extraction.passages.filter((passage) => !isFlagged(quoteWhole(passage)));
  const pages = pagesOf(passages);
  const isEarly = ({ page }: PlacedPassage): boolean => pages.indexOf(page) < EARLY_PAGES;
  const shownIn = (section: Section): Quote | null => {
    const by = strengths.find(({ code }) => SHOWN_BY[section.id]?.some((one) => one === code));
    const told = by?.quotes.find((quote) => !isFlagged(quote));
    if (told) return told;
    const twin = sections.find(({ id }) => id === TWINS[section.id]);
    if (twin?.quote && passages.some((one) => isTwin(one, twin))) return twin.quote;
    const rule = RULES.find(({ id }) => id === section.id);
    const found = passages.find(
      (passage) =>
        rule !== undefined &&
        !passage.under.some((id) => rule.notUnder.includes(id)) &&
        (rule.early !== true || isEarly(passage)) &&
        rule.is(passage, extraction),
    );
    return found ? quoteWhole(found) : null;
  };
  const shown = new Map(
    sections.flatMap((section): [string, Quote][] => {
      const quote = shownIn(section);
      return quote === null ? [] : [[section.id, quote]];
    }),
  );
  const twins = sections.flatMap(({ id }): [string, Quote][] => {
    const quote = shown.get(TWINS[id] ?? '');
    return quote === undefined ? [] : [[id, quote]];
  });
  return new Map([...twins, ...shown]);
}

/** The sections with those that no heading names and that stand there all the same. */
export const withSectionsShown = (
  sections: readonly Section[],
  shown: ReadonlyMap<string, Quote>,
): Section[] =>
  sections.map((section) => {
    const quote = shown.get(section.id);
    return section.found || quote === undefined ? section : { ...section, found: true, quote };
  });
