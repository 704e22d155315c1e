import type { NumberKind } from '../document.ts';
import type { NumeralContext } from './figure-context.ts';
import type { CueKind } from './figure-cue.ts';
import { isUnder, labelKind, nearestCue, OF_RESULT } from './figure-near.ts';

const PERCENT: ReadonlySet<CueKind> = new Set(['none', 'growth', 'market', 'revenue', 'expenses']);
const NOT_GROWTH =
  /\b(?:churn|resiliation|desabonnement|retention|margin|marge|share of|market share|part de marche|discount|commission|interest|equity|dilution|vat|tva|owned|renew|repay|repaid|remboursement|attrition|default|loss ratio|probability|of funds|pull up|full|on time|use:|use of|allocation|repartition|policy rate|base rate|taux directeur|scenario|sensitivity|sensibilite)\b/;

const OF_THE_INCOME =
  /^ ?(?:of|du|des|de) (?:our |the |all |total |nos |notre )?(?:annual )?(?:revenues?|sales|turnover|chiffre|ventes|recettes)\b/;

/** `against 9.8 million a year before, 19% more`. */
const MORE_OF_INCOME =
  /^ (?:(?:above|over|ahead of|up on|more than|higher than|on)(?: in)? (?:(?:the )?(?:first|second|third|fourth|previous|prior|last|preceding|same) (?:quarter|half|month|year)|[qh][1-4]\b)|de mieux\b)|^ (?:more|higher|above|ahead|up|de plus|au-dessus)(?= ?(?:$|[.,;)])|(?: in (?:fy ?)?20\d\d)? (?:than|of|on)(?: in)? (?:last|the (?:previous|same|first|second|third|quarter)|a year|20\d\d)| (?:last|the (?:previous|same)|20\d\d)| (?:que|de|d') ?(?:l'an|la meme|20\d\d|celui|celle))/;

const ABOVE_A_PART = /^ (?:above|over|up on|ahead of) [qh][1-4]\b/;
/** `Prices rose 18%`. */
const OF_PRICES =
  /\b(?:prices?|wages?|costs?|rents?|tariffs?|cedi|naira|shilling|rand|inflation|prix|couts?|salaires|loyers?|tarifs?)\b(?: (?:have|has|had|a|ont|avaient))? (?:rose|rise|risen|fell|grew|went up|jumped|increased|climbed|augmente\w*|grimpe\w*|progresse\w*|monte\w*|baisse\w*)(?: (?:by|de|about|environ|some))* ?$/;

/** `Sales fell by 19%`, `les ventes ont baissé de 17,8 %`, `6% lower than last year`. */
const FELL =
  /\b(?:f[ae]lls?|fallen|falling|drop(?:s|ped|ping)?|declin(?:es?|ed|ing)|decreas(?:es?|ed|ing)|shr[aiu]nk(?:s|ing)?|sl(?:ips|ipped|id)|slumped|contracted|down|baiss(?:e|es|ee?s?|ent|aient|ait|ant)|recul(?:e|s|ee?s?|ent|ant)?|diminu(?:e|ee?s?|ent|tion|ant)|chut(?:e|ee?s?|ent)|repli|retrait|decroiss\w+)(?: (?:by|of|about|around|some|nearly|almost|another|a further|over|de|pres de|environ|d'environ|plus de|encore))* ?:? ?$/;
const IS_LESS =
  /^ (?:lower|less|fewer|below|down|under|de moins|en moins|en dessous)(?= ?(?:$|[.,;)])|(?: in| en)? (?:fy ?)?20\d\d| (?:than|on|than in|que|qu'|sur)\b)/;
const OF_SALES = /\b(?:revenues?|sales|turnover|takings|chiffre d'affaires|ventes|recettes)\b/;
/** Whether a percentage tells how much less something has become. */
export const isFall = (text: string, { start, end }: { start: number; end: number }): boolean =>
  FELL.test(text.slice(0, start)) || IS_LESS.test(text.slice(end));

/** `up 99.7 per cent of every month`: how much of a time something works. */
const OF_A_TIME =
  /^ ?(?:of|du|de|des) (?:the |all |every |each |any |chaque |la |le |l'|tout(?:e|es)? )*(?:time|hours?|days?|weeks?|(?:calendar )?months?|temps|heures?|jours?|semaines?|mois)\b/;
const OF_A_PRICE = /\b(?:prices?|prix|cours|costs?|couts?|tarifs?|tariffs?|rates?|taux|loyers?|rents?)\b/;
/** A word of growth in a name: \`Casamance Croissance\`. */
const isInName = (
  { passage: { plain } }: NumeralContext,
  { start, end }: { start: number; end: number },
): boolean => /^[A-Z]/.test(plain.slice(start, end)) && /[A-Z][\p{L}'-]* $/u.test(plain.slice(0, start));

const SHARE_THEN =
  /\d ?(?:%|per ?cent|pour cent) (?:of|du|des|de) (?:our |the |all |total |nos |notre )?(?:annual )?(?:revenues?|sales|turnover|chiffre d'affaires|ventes|recettes)\b[^.;%\d]{0,40}[,(] ?(?:(?:and|et|but|mais|against|contre|after|apres|up from|down from|from|versus|vs\.?|compared (?:with|to)|par rapport a) )?(?:(?:about|some|environ) )?$/;
/** `38% of sales, against 24% a year ago`: the same share of the income at another time. */
export const isSameShareThen = (text: string, { start }: { start: number }): boolean =>
  SHARE_THEN.test(text.slice(0, start));

/** Percentages: growth where a word of growth is nearest and neither a market nor a rate of another kind is spoken of. */
export function percentKind(context: NumeralContext): NumberKind {
  const { text, numeral, cues } = context;
  if (isUnder(context, 'market', 'problem', 'ask', 'funding')) return 'other';
  const behind = text.slice(numeral.end);
  // Behind a stop another thing is told.
  const [after = ''] = behind.slice(0, 40).split(/;|\. /);
  const before =
    text
      .slice(Math.max(0, numeral.start - 60), numeral.end)
      .split(';')
      .at(-1) ?? '';
  const around = `${before}${after}`;
  if (OF_THE_INCOME.test(behind) && !/\+ ?$/.test(text.slice(0, numeral.start))) return 'other';
  if (isSameShareThen(text, numeral)) return 'other';
  if (
    MORE_OF_INCOME.test(behind) &&
    (OF_RESULT.test(text) || ABOVE_A_PART.test(behind)) &&
    !NOT_GROWTH.test(around)
  )
    return 'growth';
  const near = nearestCue(
    { ...context, cues: cues.filter((cue) => !isInName(context, cue)) },
    new Set(['growth', 'market', 'none']),
    60,
  );
  const isLabelled = near === null && labelKind(context, PERCENT) === 'growth' && text.length < 60;
  const isSigned = /\+ ?$/.test(text.slice(0, numeral.start)) && !OF_A_PRICE.test(around);
  if (OF_PRICES.test(text.slice(0, numeral.start)) || OF_A_TIME.test(behind)) return 'other';
  const isOfResult = OF_SALES.test(text) && isFall(text, numeral);
  if ((near !== 'growth' && !isLabelled && !isSigned && !isOfResult) || NOT_GROWTH.test(around))
    return 'other';
  return /\b(?:market|industry|sector|economy|population|inflation|marche|secteur|economie)\b/.test(around)
    ? 'other'
    : 'growth';
}
