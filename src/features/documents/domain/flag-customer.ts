import type { Quote } from './document.ts';
import { PLACE } from './home-currency.ts';
import { type FlagRule, quoteWhole, type StrengthRule } from './extraction.ts';
import type { PlacedPassage } from './section.ts';

const BUYER =
  "(?:customers?|clients?|clientes?|buyers?|accounts?|off-?takers?|operators?|banks?|retailers?|chains?|groups?|distributors?|employers?|contracts?|supermarkets?|hotels?|mills?|exporters?|telcos?|ministry|ministere|government|etat|ngos?|ong|insurers?|agency|agencies|wholesalers?|hospitals?|corporates?|compan(?:y|ies)|factor(?:y|ies)|institutions?|acheteurs?|operateurs?|banques?|enseignes?|distributeurs?|donneurs? d'ordre|groupes?|exportateurs?|grossistes?|assureurs?|entreprises?|societes?|marques?|brands?|partners?|partenaires?|etablissements?|schools?|ecoles?|brasseries?|brewery|breweries)";
const ADJECTIVES = "(?:[a-z'-]+ ){0,3}?";
const INCOME =
  "(?:of|du|de|des|de la|de nos|de notre|from) (?:our |the |its |total |annual |all |this year's |nos |notre |leur |la |le |l')*(?:revenues?|sales|turnover|income|billings|business|orders|volumes?|output|production|what we|gmv|takings|receipts|premiums?|primes|fees|commissions?|bookings|chiffre d'affaires|ca\\b|ventes|recettes|revenus|activite|commandes|facturation|receipts|encaissements|notre production)";

const HOW_MANY: readonly (readonly [number, string])[] = [
  [
    1,
    'one|a single|a sole|just one|our (?:largest|biggest|main|first|top|anchor|key|only|principal|single largest)|the (?:largest|biggest|main|first|single largest)|un seul|une seule|notre (?:premier|premiere|principal|principale|plus gros|plus grand|unique|seul)|le (?:premier|principal|plus gros)|un|une|our contract with a|the contract with a',
  ],
  [2, 'two|top two|top 2|deux|nos deux|les deux|both'],
  [3, 'three|top three|top 3|trois|nos trois|les trois|our three|our top three'],
];
const LIMIT_PERCENT: Readonly<Record<number, number>> = { 1: 25, 2: 50, 3: 60 };
const THE_LARGEST =
  /\bthe (?:largest|biggest)(?: one| of them)? (?:takes?|buys?|accounts?|brings?|represents?|makes?|is|pays?)\b|\ble plus (?:gros|grand)(?: d'entre eux)? (?:pese|represente|achete|apporte|prend)\b/;
/** What may be largest without being a buyer. */
const NO_BUYER =
  '(?:market|segment|product|city|country|region|category|cost|costs|expense|shareholder|investor|channel|line|branch|site|store|shop|competitor|item|plan|source|risk|expenditure|part|share|marche|produit|ville|pays|region|poste|actionnaire|canal|concurrent|source|charge|part|risque)';
const LARGEST_OF_OURS = new RegExp(
  `\\b(?:our|notre) (?:single )?(?:largest|biggest|top|plus (?:gros|grande?)) (?!${NO_BUYER}s?\\b)[a-z'-]+\\b|\\bthe largest being\\b`,
);
const SUBJECTS = HOW_MANY.map(
  ([count, words]) =>
    [
      count,
      new RegExp(
        `\\b(?:${words}) ${ADJECTIVES}${BUYER}\\b(?! (?:segments?|types?|categor|bases?|markets?|regions?|profiles?|acquisition|service|cibles?))`,
      ),
    ] as const,
);
const SINGULAR_BUYER =
  /\b(?:customer|client|off-?taker|buyer|acheteur)\b(?! (?:segment|base|group|type|acquisition|service|profile|retention|satisfaction))/;
const TYPICAL =
  /\b(?:average|each|every|per|typical|repeat|new|chaque|moyen|par|existing|returning) (?:paying )?(?:customer|client|acheteur|buyer)\b/;
const SHARE_OF_INCOME = new RegExp(`(\\d{1,3}(?:[.,]\\d+)?) ?(?:%|percent|per cent|pour cent) ${INCOME}`);
const SHARE_BY = new RegExp(
  `${INCOME.replace('(?:of|du|de|des|de la|de nos|de notre|from) ', '')}[^.;]{0,40}?(\\d{1,3}(?:[.,]\\d+)?) ?(?:%|percent|pour cent) (?:comes? from|is|are|came from|goes? to|vient|provient|viennent|est realise)`,
);
const DEPENDS = new RegExp(
  `\\b(?:(?:rely|relies|relying|depend|depends|dependent|reliant) (?:heavily |entirely |mostly |almost entirely |largely |too much )?(?:up)?on|dependons (?:fortement |entierement |largement |encore |essentiellement )?(?:d'|de )|repose (?:entierement |largement |essentiellement )?sur) ?(?:one|a single|a sole|just one|our (?:largest|main|only|biggest)|un seul|une seule|un unique|notre (?:principal|premier|plus gros)) ${ADJECTIVES}${BUYER}\\b`,
);
const SOLE =
  /\b(?:our|the company's) (?:sole|only) (?:paying )?(?:customer|client|buyer)\b|\bnotre (?:seul|unique|seule) (?:client|cliente|acheteur)\b/;
const MOST_OF = new RegExp(
  `\\b(?:most|the majority|majority|the bulk|bulk|nearly all|almost all|all|more than half|over half|half|two thirds|three quarters|l'essentiel|la majorite|plus de la moitie|la quasi-totalite|la moitie|les deux tiers|la totalite) (?:${INCOME})[^.;]{0,40}\\b(?:from|with|to|d'|de|avec|par|chez) ?(?:one|a single|just one|two|un seul|une seule|deux|our largest|notre principal|notre premier|un) ?${ADJECTIVES}${BUYER}\\b`,
);
/** `Sales to the World Food Programme were 58% of turnover`: a name, which a country or a kind of buyer is not. */
const SALES_TO_NAME =
  /^(?:[^.]{0,40}[.:;] )?(?:Our s|S)ales to (?:the )?((?:[A-Z][\w&'-]*)(?: [A-Z][\w&'-]*| of| for)*)/;
/** `Kuza alone is 47% of our revenue`, `L'hotel Azalai a represente 48 % des ventes`. */
const NAME_TAKES =
  /(?:^|[.:;,] )(?:The |L'|La |Le )?((?:[a-z]+ )?[A-Z][\w&'-]+(?: [A-Z][\w&'-]+){0,3})(?:,[^,]{2,60},)?(?: alone| itself| a (?:lui|elle) seule?| seule?)? (?:is|was|were|accounts? for|accounted for|represents?|represented|makes? up|made up|contributes?|brings? in|brings|brought|buys?|takes?|pays?|pese|pesait|represente|a represente|apporte|achete|a apporte|realise|genere)\b[^.;\d]{0,20}\d/;
const KIND_OF_INCOME =
  /\b(?:subscriptions?|retail|wholesale|exports?|commissions?|transport|logistics|payments?|lending|hardware|software|services?|advertising|mobile|web|enterprise|government|premium|recurring|revenue|sales|growth|margin|online|offline|rent|fees?|interest|north|south|east|west|europe|africa|ventes|abonnements?|services|export|publicite|this|that|it|we|they|our|each|cost|gross|net|total|the|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|afrique|nord|sud|est|ouest)\b/;

function namedBuyer({ plain, text }: PlacedPassage, isWord: (name: string) => boolean): boolean {
  const name = (SALES_TO_NAME.exec(plain)?.[1] ?? NAME_TAKES.exec(plain)?.[1])?.toLowerCase();
  if (name === undefined || PLACE.test(name) || KIND_OF_INCOME.test(name)) return false;
  return !isWord(name) && !/\b(?:segment|market|region|city|country|product|channel|plan)\b/.test(text);
}

const NEGATED =
  /\b(?:no|none|not|never|no longer|used to|formerly|previously|auparavant|autrefois|nor|neither|nobody|without|cannot|doesn't|don't|isn't|less than|below|under|avoid|aucune?|ne|n'|pas|plus|jamais|sans|moins de|ni)\b/;
const PAST =
  /\b(?:was|were|had|used to|made up|accounted|represented|etait|etaient|representait|representaient|pesait|a represente)\b|\b(?:in|en) 20(?:1\d|2[0-4])\b/;
const NOW =
  /\b(?:today|now|no longer|currently|since then|down from|down to|fell to|has fallen|aujourd'hui|desormais|n'est plus|ne pese plus|actuellement|contre|ramene|tombe a)\b/;

function isDenied(text: string, at: number): boolean {
  const clause = text.slice(Math.max(0, at - 60), at + 4);
  return (
    NEGATED.test(clause.slice(clause.search(/[;:][^;:]*$/) + 1)) || /^(?:no|none of|aucune?) /.test(text)
  );
}

/** Said of an earlier time, with what holds now beside it or in the next sentence of the line. */
const isOver = (passage: PlacedPassage, next: PlacedPassage | undefined): boolean =>
  PAST.test(passage.text) &&
  (NOW.test(passage.text) ||
    (next?.line === passage.line && NOW.test(next.text)) ||
    (next?.under === passage.under && NOW.test(next?.text ?? '')));

const FRACTIONS: readonly (readonly [string, number])[] = [
  ['half|la moitie', 50],
  ['two thirds|two-thirds|(?:les )?deux tiers', 67],
  ['three quarters|three-quarters|(?:les )?trois quarts', 75],
  ['a third|one third|un tiers|le tiers', 33],
];
const FRACTION_OF_INCOME = FRACTIONS.map(
  ([words, percent]) => [new RegExp(`\\b(?:${words}) ${INCOME}`), percent] as const,
);

/** The share of income a sentence speaks of, in percent, written in digits or words. */
function percentOfIncome(text: string): number | null {
  const share = SHARE_OF_INCOME.exec(text) ?? SHARE_BY.exec(text);
  if (share) return Number(share[1]?.replace(',', '.'));
  return FRACTION_OF_INCOME.find(([words]) => words.test(text))?.[1] ?? null;
}

type Dependence = { readonly quote: Quote; readonly percent: number | null };

function dependenceIn(passage: PlacedPassage, isWord: (name: string) => boolean): Dependence | null {
  const { text } = passage;
  const words = SOLE.exec(text) ?? DEPENDS.exec(text) ?? MOST_OF.exec(text);
  if (words) return isDenied(text, words.index) ? null : { quote: quoteWhole(passage), percent: null };
  const percent = percentOfIncome(text);
  if (percent === null || percent > 100) return null;
  const [count, subject] = SUBJECTS.find(([, pattern]) => pattern.test(text)) ?? [
    1,
    [THE_LARGEST, LARGEST_OF_OURS].find((one) => one.test(text)) ?? SINGULAR_BUYER,
  ];
  const isNamed = namedBuyer(passage, isWord);
  const at = isNamed ? 0 : text.search(subject);
  if (at < 0 || TYPICAL.test(text) || isDenied(text, at) || percent < (LIMIT_PERCENT[count] ?? 100))
    return null;
  return { quote: quoteWhole(passage), percent };
}

/** One buyer brings a quarter of the income, two a half, three 60 %; or the text says it depends on one. */
export const flagCustomerConcentration: FlagRule = ({ passages }) => {
  /** A name is never written small; a word such as `lending` is, somewhere. */
  const isWord = (name: string): boolean => passages.some(({ plain }) => ` ${plain} `.includes(` ${name} `));
  const found = passages.flatMap((passage, index) => {
    const dependence = isOver(passage, passages[index + 1]) ? null : dependenceIn(passage, isWord);
    return dependence ? [dependence] : [];
  });
  if (found.length === 0) return [];
  const worst = Math.max(...found.map(({ percent }) => percent ?? 50));
  return [
    {
      code: 'CUSTOMER_CONCENTRATION',
      severity: worst >= 50 ? 'critical' : 'high',
      quotes: found.map(({ quote }) => quote),
    },
  ];
};

const SPREAD = new RegExp(
  `(?:\\bno (?:single |one |other )?(?!${NO_BUYER}s?\\b)[a-z-]+(?: [a-z]+)? (?:is|was|buys?|takes?|accounts?|accounted|represents?|makes?|brings?|exceeds?|weighs)|\\baucune? ${BUYER} (?:ne|n')|\\b(?:largest|biggest|plus gros|plus grand|premier|principal) ${ADJECTIVES}${BUYER}\\b[^.;]{0,50}\\b(?:only|just|below|under|less than|pese|represente|is|brings?|takes?|makes?|buys?|accounts for|seulement|moins de)\\b) ?[^.;]{0,40}?(\\d{1,2}(?:[.,]\\d+)?) ?(?:%|percent|pour cent)`,
);
const LARGEST_IS = /[^.;]{0,40}?(\d{1,2}(?:[.,]\d+)?) ?(?:%|percent|pour cent)/;
const SPREAD_AT_MOST_PERCENT = 15;

export const strengthCustomersSpread: StrengthRule = ({ passages }) => {
  const found = passages.filter(({ text }) => {
    const largest =
      LARGEST_OF_OURS.exec(text) ??
      /^(?:largest|biggest|plus gros) (?:client|customer|buyer|account|acheteur) ?:/.exec(text);
    const after =
      largest && /of (?:our )?(?:sales|revenue|turnover|income)|du chiffre|des ventes|des revenus/.test(text);
    const share =
      SPREAD.exec(text)?.[1] ?? (after ? LARGEST_IS.exec(text.slice(largest.index))?.[1] : undefined);
    return Number(share?.replace(',', '.')) <= SPREAD_AT_MOST_PERCENT;
  });
  return found.length === 0 ? [] : [{ code: 'CUSTOMERS_SPREAD', quotes: found.slice(0, 2).map(quoteWhole) }];
};
