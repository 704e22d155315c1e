import { differs, type Extraction } from '../extraction.ts';
import { currencyOfPlaces } from '../words/place-currency.ts';
import { LIST_SCALES } from '../figures/figure-arithmetic.ts';
import { once } from '../words/memory.ts';
import { type Numeral, numeralsOf } from '../words/numeral.ts';
import type { PlacedPassage } from '../text/section.ts';

/** What one by name has of a whole that is told in another sentence, line or table. */
export type PartTold = {
  readonly passage: PlacedPassage;
  readonly whole: PlacedPassage;
  readonly percent: number;
  /** Whether the whole is what the company sells, or what it buys. */
  readonly side: 'sold' | 'bought';
};

const SOLD_NOW =
  /\b(?:sold|delivered|shipped|leased(?: out)?|rented out|hired out|invoiced|billed|ordered|orders|sales|carried|handled|vendue?s??|livree?s?|expediee?s?|louee?s?|factur\w+|commandes?|ventes|transportee?s?)\b/;
const BOUGHT_NOW =
  /\b(?:bought|purchas\w+|buy|received|sourced|collected|imported|raw|inputs|achet\w+|achats?|recue?s?|importee?s?|collectee?s?|brutes?|intrants|approvisionn\w+)\b/;
const NOT_NOW =
  /\b(?:will|would|plan(?:ned)?|target|forecast|budget|next year|hope|market|industry|country|sera|seront|objectif|prevu\w*|prochaine?|marche|pays)\b/;
const sideOf = (text: string): PartTold['side'] | null => {
  if (NOT_NOW.test(text)) return null;
  return SOLD_NOW.test(text) ? 'sold' : BOUGHT_NOW.test(text) ? 'bought' : null;
};

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Janvier|Fevrier|Mars|Avril|Mai|Juin|Juillet|Aout|Septembre|Octobre|Novembre|Decembre';
/** A word of a name, which no month or quarter is; for expressions with the `u` flag. */
export const A_NAME = `(?!(?:${MONTHS}|Q\\d|H\\d|FY)\\b)\\p{Lu}[\\p{L}\\d&'’.-]+`;
/** `Shoprite took 9,300 of them`: one by name, who takes. */
const NAME_TAKES = new RegExp(
  `^(?:The |La |Le |L['’])?(?!(?:Of|Some|All|Most|Many|Half|We|They|He|She|It|In|By|At|On|For|From|To|About|Only|Almost|Nearly|Over|Another|Both|Women|Men|People|Sur|Dont|Nous|Parmi|Elles?|Ils?|En|Environ|Plus|Ces?|Cette|Tous|Toutes|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\\b|[\\p{L}]+s \\p{Ll})${A_NAME}(?: (?:${A_NAME}|of|de|du|des|and|et|&)){0,4} (?:alone |seule? |en )?\\p{Ll}`,
  'u',
);
/** `9,300 of them went to Shoprite`, `were for the Metro chain`. */
const NAME_BEHIND = new RegExp(
  `^[^.;,\\d]{0,40}\\b(?:to|for|by|with|from|pour|par|chez|aupres de|aupres de|a|a|au|de) (?:the |la |le |l['’])?${A_NAME}`,
  'u',
);
const LANDS =
  'China|Chine|Europe|European Union|Union europeenne|Asia|Asie|Turkey|Turquie|Dubai|UAE|Gulf (?:states|countries)|[Pp]ays du Golfe|Middle East|Moyen-Orient|France|Italy|Italie|Spain|Espagne|Germany|Allemagne|USA|United States|Etats-Unis|Ukraine|Russia|Russie|Thailand|Thailande|Japan|Japon|Korea';
/** Lands and regions that much is bought from or sold to, by their names. */
export const A_LAND = new RegExp(`(?<![\\p{L}])(?:${LANDS})(?![\\p{L}])`, 'u');
/** `84 % of sales go to the European Union`: where they go, and nobody who buys. */
export const TO_A_LAND = new RegExp(
  `\\b(?:go|goes|went|sold|ship\\p{L}*|export\\p{L}*|deliver\\p{L}*|vont|va|part|partent|vendu\\p{L}*|expédi\\p{L}*|livr\\p{L}*) (?:to|into|vers|en|au|aux|à) (?:the |la |le |l['’]|les )?(?:${LANDS})(?![\\p{L}])`,
  'u',
);
/** Lands, and kinds of people behind the name of a place, are nobody by name: `from China`, `from Turkana farmers`. */
const FROM_MANY = new RegExp(
  `^(?:(?! and | et )[^.;,\\d]){0,60}(?:(?<![\\p{L}])(?:${LANDS})(?![\\p{L}])| (?:farmers|growers|smallholders|traders|fishers|herders|importers|suppliers|shops|schools|markets?|villages|producteurs|paysans|commercants|eleveurs|importateurs|fournisseurs|marches?|boutiques|ecoles)(?![\\p{L}]))`,
  'u',
);

/** Who takes a part of what is sold: `455 were for Maersk`, `dont 61 millions à Orange`. */
const BUYER_BEHIND = new RegExp(
  `^[^.;,\\d]{0,40}(?<![\\p{L}])(?:to|for|(?:bought|taken|ordered|leased|rented|hired) by|pour|chez|a|a|au|aux|aupres de|(?:pris|prises?|achetee?s?|commandee?s?|louee?s?) par) (?:the |la |le |l['’])?(?<name>${A_NAME})`,
  'u',
);
const isBuyerBehind = (plain: string): boolean => {
  const name = BUYER_BEHIND.exec(plain)?.groups?.['name'];
  return name !== undefined && currencyOfPlaces(name.toLowerCase()) === null;
};
const OF_THEM = /^(?: [a-z]+)? (?:of (?:them|these|those)|d'entre (?:eux|elles))\b/;
const OF_THAT = /^ of (?:it|this|that|which)\b/;
/** `Of these, 455 were for Maersk`, `dont 61 millions à Orange`. */
const OF_THESE_BEFORE =
  /(?:^|[.,;:(] ?)(?:of (?:these|those|them|which|this|it)|dont|parmi (?:eux|elles|ceux-ci|celles-ci)|sur ce total),? (?:some |about |environ |pres de )?$/;
const TAKEN_OF_IT =
  /\ben a (?:a (?:lui|elle) seule? )?(?:pris|prise?s?|achete|commande|recu|loue|enleve|emporte|livre|fourni|vendu|facture|apporte)\w* $/;
const LINES_BEFORE = 3;
const LEAST_WHOLE = 8;

/** `84 millions de FCFA, dont 61 millions`: the part is in the money of the whole. */
const isLike = (one: Numeral, other: Numeral): boolean =>
  (one.unit === other.unit && one.currency === other.currency) ||
  (one.unit === 'money' && other.unit === 'count' && other.isScaled);

const beforeOf = ({ passages }: Extraction, passage: PlacedPassage, index: number): PlacedPassage[] =>
  passages
    .slice(Math.max(0, index - LINES_BEFORE), index)
    .filter(({ page, line }) => page === passage.page && passage.line - line <= LINES_BEFORE)
    .toReversed();

/** `We sold 11,000 crates. Shoprite took 9,300 of them.`: the whole stands in a sentence before. */
function ofThem(extraction: Extraction): PartTold[] {
  return extraction.passages.flatMap((passage, index): PartTold[] => {
    const { text, plain } = passage;
    if (text.length > LONGEST || !/\d/.test(text) || !MAY_BE_OF_THEM.test(text)) return [];
    const own = numeralsOf(passage, extraction);
    const part = own.find(
      ({ start, end, unit }) =>
        (unit === 'count' || unit === 'money') &&
        (OF_THEM.test(text.slice(end)) ||
          (unit === 'money' && OF_THAT.test(text.slice(end))) ||
          OF_THESE_BEFORE.test(text.slice(0, start)) ||
          TAKEN_OF_IT.test(text.slice(0, start))),
    );
    if (!part || !(NAME_TAKES.test(plain) || NAME_BEHIND.test(plain.slice(part.end)))) return [];
    if (FROM_MANY.test(plain.slice(part.end))) return [];
    const inside = own.findLast(
      (one) =>
        one.end <= part.start && isLike(one, part) && one.value > part.value && one.value >= LEAST_WHOLE,
    );
    const ownSide = inside ? sideOf(text) : null;
    if (inside && ownSide === 'sold' && isBuyerBehind(plain.slice(part.end)) && !NO_SALE.test(text))
      return [{ passage, whole: passage, percent: (part.value / inside.value) * 100, side: ownSide }];
    if (inside) return [];
    for (const whole of beforeOf(extraction, passage, index)) {
      const side = sideOf(whole.text);
      const told = numeralsOf(whole, extraction).find(
        (one) => isLike(one, part) && one.value > part.value && one.value >= LEAST_WHOLE,
      );
      if (side === 'sold' && !NAME_TAKES.test(plain) && !isBuyerBehind(plain.slice(part.end))) continue;
      if (side && told) return [{ passage, whole, percent: (part.value / told.value) * 100, side }];
    }
    return [];
  });
}
const MAY_BE_OF_THEM =
  /\bof (?:them|these|those|it|this|that|which)\b|\bdont \d|\b(?:d'entre|parmi) (?:eux|elles|ceux|celles)\b|\bsur ce total\b|\ben a /;
/** Who is sold to is told otherwise than who sells, lends or owns. */
const NO_SALE =
  /\b(?:suppliers?|bought|purchas\w+|costs?|loans?|debts?|shares?|staff|employees|women|raised|grants?|overdue|arrears|unpaid|stock|fournisseurs?|achet\w+|achats?|couts?|emprunt|dettes?|salaries|femmes|subventions?|impayes?|actions|capital)\b/;
const LONGEST = 400;

/** `38 million was bought from Wuxi`, `IDR 24 billion was paid to PT Gayo`. */
const THEN_FROM =
  /^(?: of (?:it|this|that|which))? ?(?:(?:was|were|is|are|has been|a ete|ont ete|est|sont) )?(?:(?:bought|purchased|paid|invoiced|sourced|imported|supplied|spent|came|comes|went|livree?s?|apportee?s?|achete\w*|payee?s?|versee?s?|facturee?s?|importee?s?|fournie?s?|provien\w+|vien\w+|est alle|sont alles) )?(?:from|to|by|with|aupres de|aupres d'|a|chez|par|de) /;
const WITH_NAME = new RegExp(`^[^.;,\\d]{0,50}? (?:the |la |le |l['’])?${A_NAME}`, 'u');
/** `Purchases from Wuxi came to 38 million`, `les achats auprès de Sosuco s'élèvent à 310 millions`. */
const FROM_THEN =
  /\b(?:purchas\w+|bought|bills?|invoices?|we paid|achats?|achet\w+|factures?|approvisionnements?)\b[^.;\d]{0,40}\b(?:from|of|to|by|aupres d[eu]|aupres d'|chez|de|du) [^.;\d]{2,50}?(?: (?:amount(?:ed|s)? to|totall?ed|were|was|came to|reached|stood at|s'elevent a|se sont eleves a|ont atteint|atteignent|atteint|representent|se montent a)| ?:|,)(?: (?:about|some|environ))? ?$/;
const FROM_NAME = new RegExp(
  `\\b(?:from|of|to|by|de|du|chez|a) (?:the |la |le |l['’])?${A_NAME}[^.;\\d]*$`,
  'u',
);
/** The whole stands before: `of which`, `dont`. */
const OF_IT = /(?:^|[,;(] ?)(?:of (?:which|this|that|it|these)|dont|sur ce total|de ce total|la-dessus),? ?$/;
const NO_PURCHASE =
  /\b(?:customers?|buyers?|clients?|sold|sales|revenues?|turnover|land|vehicles?|shares?|will|loans?|dividend|salar\w+|rent|tax(?:es)?|acheteurs?|ventes|vendus?|chiffre d'affaires|actions|terrain|emprunt|dividende|loyer|impots?)\b/;
/** A row of what is bought. */
const ROW_BOUGHT =
  /^(?:(?:note )?\d{1,2}[.)]? )?(?:total (?:of )?(?:the )?)?(?:purchases\b|cost of (?:raw )?materials\b|(?:raw )?materials (?:and \w+ )?(?:consumed|used|bought|purchased)\b|raw materials?\b|achats (?:de|d')|achats\b|total des achats\b|matieres premieres\b|cout des matieres)/;

/** What was paid to one by name, beside the whole of what was bought: in the sentence, in a row, or the sum of all told. */
function paidToOne(extraction: Extraction): PartTold[] {
  return extraction.passages.flatMap((passage, index): PartTold[] => {
    const { text, plain } = passage;
    if (text.length > LONGEST || !/\d/.test(text) || !MAY_BE_PAID.test(text) || NO_PURCHASE.test(text))
      return [];
    const sums = numeralsOf(passage, extraction).filter(
      ({ unit, isScaled, start }) =>
        unit === 'money' ||
        (unit === 'count' && (isScaled || OF_IT.test(text.slice(0, start)) || COUNTED.test(text))),
    );
    const part = sums.find(
      ({ start, end }) =>
        (THEN_FROM.test(text.slice(end)) &&
          !FROM_MANY.test(plain.slice(end)) &&
          WITH_NAME.test(plain.slice(end))) ||
        (FROM_THEN.test(text.slice(0, start)) && FROM_NAME.test(plain.slice(0, start))),
    );
    const lead = extraction.passages[index - 1];
    const over = [passage.heading?.text ?? '', lead?.line === passage.line ? lead.text : ''];
    if (!part || !(MAY_BE_BOUGHT.test(text) || over.some((line) => MAY_BE_BOUGHT.test(line)))) return [];
    const whole = wholeOf(extraction, passage, index, part, sums);
    return whole && whole.value > part.value
      ? [{ passage, whole: whole.passage, percent: (part.value / whole.value) * 100, side: 'bought' }]
      : [];
  });
}
const COUNTED = /\d[^.;]*, (?:of which|dont) \d/;
const MAY_BE_PAID =
  /\b(?:from|to|by|with|aupres|chez|par|a|de)\b[^.;]*\b(?:bought|purchas\w+|paid|invoiced|sourced|imported|supplied|came|went|achet\w+|achats?|payee?s?|livree?s?|factur\w+|provien\w+|approvisionn\w+)\b|\b(?:bought|purchas\w+|paid|invoiced|sourced|imported|supplied|came|went|achet\w+|achats?|payee?s?|livree?s?|factur\w+|provien\w+|approvisionn\w+)\b[^.;]*\b(?:from|to|by|with|aupres|chez|par|a|de)\b/;
const MAY_BE_BOUGHT =
  /\b(?:bought|purchas\w+|suppl\w+|sourced|imported|raw|materials?|inputs|achet\w+|achats?|matieres|fourni\w+|approvisionn\w+|intrants|collectee?s?|recue?s?)\b/;

function wholeOf(
  extraction: Extraction,
  passage: PlacedPassage,
  index: number,
  part: Numeral,
  sums: readonly Numeral[],
): { value: number; passage: PlacedPassage } | null {
  const { text } = passage;
  const isPart = OF_IT.test(text.slice(0, part.start)) || OF_THAT.test(text.slice(part.end));
  const inside = sums.findLast((one) => one.end <= part.start && isLike(one, part) && one.value > part.value);
  if (isPart && inside) return { value: inside.value, passage };
  const told = sums.filter((one) => isLike(one, part)).reduce((all, { value }) => all + value, 0);
  if (isPart && told > part.value) {
    const made = extraction.figures.find(
      (one) => one.passage !== passage && one.unit === 'money' && !differs(one.value, told, SAME),
    );
    const row = extraction.itemised
      .flatMap(({ items, total }) => (total ? [...items, total] : items))
      .find(({ value }) => LIST_SCALES.some((scale) => !differs(value * scale, told, SAME)));
    const at = made?.passage ?? row?.passage;
    if (at) return { value: told, passage: at };
  }
  if (isPart)
    for (const before of beforeOf(extraction, passage, index)) {
      const whole = MAY_BE_BOUGHT.test(before.text)
        ? numeralsOf(before, extraction).find((one) => isLike(one, part) && one.value > part.value)
        : undefined;
      if (whole) return { value: whole.value, passage: before };
    }
  const rows = extraction.figures.filter(
    (one) =>
      one.passage !== passage &&
      one.unit === 'money' &&
      one.currency === part.currency &&
      !one.isForecast &&
      ROW_BOUGHT.test(one.passage.text) &&
      one.value < part.value * MOST_TIMES,
  );
  const [latest] = rows.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return latest ? { value: latest.value, passage: latest.passage } : null;
}
const SAME = 0.005;
/** A whole so much larger is of another scale. */
const MOST_TIMES = 100;

export const partsTold = once((extraction: Extraction): readonly PartTold[] => [
  ...ofThem(extraction),
  ...paidToOne(extraction),
]);
