import type { NumberKind } from '../document.ts';
import type { NumeralContext } from './figure-context.ts';
import type { CueKind } from './figure-cue.ts';
import { nearestCue } from './figure-near.ts';

const PAYBACK =
  /\b(?:payback|paid back|pay back|repaid|repay|rembours[a-z]*|retour|warranty|garantie|contract|contrat|guarantee|last|past|over the|every|derniers|prochains|next|within|dans les|vesting|notice|age|aged|term|instalments?)\b/;

/** `the licence lasts`, `go on leave`. */
const LASTS_OTHERWISE =
  /\b(?:licen[cs]es?|permits?|lease|warranty|training|courses?|season|bail|permis|licence|conge|formation|mandate?|leave|insurance|assurance|battery|batteries|stock)\b[^.;,]{0,24}$/;

/** `30 millions en dépôt à terme à trois mois`: for how long money is put away. */
const IN_DEPOSIT = /\b(?:deposits?|depots?|placements?|preavis|notice)\b[^.;,\d]{0,24}$/;

/** `A sensor lasts about three years`: where no money is spoken of, whatever lasts for years is a thing. */
const LASTS = /\blasts?\b/;
const OF_MONEY =
  /\b(?:cash|money|funds|funding|runway|round|raise[sd]?|proceeds|capital|reserves?|balance|it|this|that|us)\b/;

/** `nine months of spending`. */
const OF_SPENDING_MONTHS =
  /^[ -]?(?:months|mois) (?:of (?:current |present )?(?:spending|expenses|operations|running costs|operating costs)|de (?:depenses|charges|fonctionnement))\b/;

/** `Net burn, average of three months`, `moyenne sur 3 mois`, `three-month average`: the time something was averaged over. */
const AVERAGED_OVER =
  /\b(?:averag(?:e|es|ed|ing)|mean|moyennes?|lisse)\b(?: (?:burn|spend(?:ing)?|depenses?))?,? ?(?:(?:of|over|across|for|sur|de|des|du|calculee sur) )?(?:(?:the|les|these|last|past|previous|derniers) )*$/;
/** `Net burn has averaged N37.5m a month over seven months`. */
const AVERAGED_BY_MONTH =
  /\b(?:averag(?:e|es|ed|ing)|moyennes?)\b[^;]{0,40}\b(?:a month|per month|monthly|par mois) (?:over|across|sur) (?:(?:the|les|last|past|derniers) )*$/;
const IS_AVERAGE =
  /^[ -]?(?:months?|mois)(?:'s?)?,? (?:(?:rolling|moving|trailing|glissants?|en) )?(?:averages?|mean|moyenne)\b/;

/** `71 millions de plus de six mois`, `KES 4m older than three months`: how old what is owed is. */
const AGED_OVER =
  /\d(?: ?(?:k|m|bn|mds?|thousand|millions?|milliards?|billions?|lakhs?|crores?))?(?: (?:de |d')?[a-z]{2,5})? (?:(?:de|a) plus de|ages? de plus de|older than|aged (?:over|more than)|overdue (?:by|for) (?:over|more than)|echue?s depuis(?: plus de)?) $/;
/** `Revenue for nine months`: of how long a result is. */
const OF_A_RESULT =
  /\b(?:revenues?|sales|turnover|income|receipts|results?|profit|loss|chiffre d'affaires|ventes|recettes|produits|resultat|benefice|perte) (?:for|of|over|in|sur|de|des|pour|en) (?:the )?(?:(?:first|last|past|premiers|derniers) )?$/;
const LONGEST_RUNWAY = 8;
const LEAVES =
  /^[^.;\d]{0,24}[,;:(] ?(?:hence|that is|so|soit|i\.?e\.?|or|leaving|which (?:is|leaves|gives)|ce qui (?:laisse|donne)|enough for)(?: us| nous)?(?: about| some| around| roughly| environ| pres de)? $/;
/** Months: runway where cash is spoken of, not terms, contracts or spans of time. */
export function monthsKind(context: NumeralContext): NumberKind {
  const { text, numeral, cues } = context;
  const near = nearestCue(context, new Set(['runway', 'none']), 60);
  if (numeral.unit === 'years' && numeral.value > LONGEST_RUNWAY) return 'other';
  const before = text.slice(0, numeral.start);
  if (IN_DEPOSIT.test(before) || AGED_OVER.test(before) || OF_A_RESULT.test(before)) return 'other';
  if (
    AVERAGED_OVER.test(before) ||
    AVERAGED_BY_MONTH.test(before) ||
    IS_AVERAGE.test(text.slice(numeral.end))
  )
    return 'other';
  if (near === 'runway' && numeral.unit === 'years' && LASTS.test(before) && !OF_MONEY.test(text))
    return 'other';
  if (near === 'runway' && LASTS_OTHERWISE.test(before)) return 'other';
  if (near === 'runway') return /\b(?:last|past|derniers) (?:\S+ )?$/.test(before) ? 'other' : 'runway';
  const around = text.slice(Math.max(0, numeral.start - 40), numeral.end + 30);
  if (OF_SPENDING_MONTHS.test(text.slice(numeral.end))) return 'runway';
  // `averaged P185,000 a month, hence about sixteen months`
  const { previous, passage } = context;
  const isLeft =
    previous?.passage === passage &&
    (previous.kind === 'burn' || previous.kind === 'cash') &&
    LEAVES.test(text.slice(previous.numeral.end, numeral.start));
  if (isLeft) return 'runway';
  if (near === 'none' || PAYBACK.test(around)) return 'other';
  const heads = `${context.label} ${passage.heading?.text ?? ''}`;
  if (/\b(?:runway|autonomie|visibilite)\b/.test(heads) && !LASTS_OTHERWISE.test(before)) return 'runway';
  const speaks = (kind: CueKind): boolean => cues.some((cue) => cue.kind === kind);
  return speaks('cash') || speaks('burn') ? 'runway' : 'other';
}
