import type { Figure } from './figure-context.ts';
import { quoteOf } from '../text/folded-page.ts';

const FEWEST = 3;
const FEWEST_UNNAMED = 10;
const MOST_NOTES = 60;

/** Stretches of time, places of a paper and steps of a list. */
const NO_THINGS =
  /^(?:working |business |calendar )?(?:days?|weeks?|months?|years?|hours?|minutes?|times?|pages?|slides?|points?|percent|steps?|parts?|sections?|clauses?|articles?|annex\w*|degrees|jours?|semaines?|mois|annees?|ans|heures?|fois|etapes?|clauses?|annexes?)\b/;
/** Words that name nothing: a figure before them is of what stands before it. */
const NAMES_NOTHING =
  /^(?:a|an|and|are|as|at|au|aux|avec|by|ce|ces|chez|contre|dans|de|des|dont|du|each|en|est|et|etc|every|for|from|had|has|have|if|in|into|is|la|le|les|less|more|ne|now|of|on|only|or|ou|over|par|per|plus|pour|que|qui|qu'en|sa|sans|ses|si|since|soit|sont|sous|sur|than|that|the|their|then|this|to|under|until|up|was|we|were|which|while|who|will|with|versus|vs)\b/;
const IS_YEAR = /^(?:19|20)\d\d$/;
/** `in the last three years`, `twelve years of experience`, `depuis deux ans`: how long ago, and how long somebody did something. */
const LOOKED_BACK =
  /\b(?:last|past|next|first|coming|previous|derniers?|dernieres?|prochains?|prochaines?|depuis|il y a|since|aged?|after|apres|before|avant) (?:the |les |ses |its )?$/;
const OF_EXPERIENCE =
  /^[ -](?:years?|ans|annees?|months?|mois)[ -](?:ago|old|earlier|later|before|after|of experience|experience|d'experience|d'age|plus tot|plus tard|in|at|as|dans|chez|of (?:[a-z]+ )?(?:experience|practice|work))\b/;
const SHORTEST_STRETCH = 2;

/** A stretch that is a term of something: `vests over 48 months`, `renewed for five years`. */
function isTerm({ numeral, value, passage: { text } }: Figure): boolean {
  return (
    value >= SHORTEST_STRETCH &&
    !LOOKED_BACK.test(text.slice(0, numeral.start)) &&
    !OF_EXPERIENCE.test(text.slice(numeral.end))
  );
}

/** The words that say what is counted stand behind it; null where those behind name nothing. */
function nounOf({ numeral: { noun }, isOfRow = false }: Figure): string | null {
  if (isOfRow) return noun === '' ? null : noun;
  return /^[a-z]{3}/.test(noun) && !NAMES_NOTHING.test(noun) && !NO_THINGS.test(noun) ? noun : null;
}

/** What is told in tenths of it, too. */
const IN_PARTS = /^(?:t|tonnes?|tons?|mwh|gwh|hl|m|barrels?|acres?|gallons?)\b/;
const NAMED_BEFORE =
  /[a-z]{4}[^.;]{0,40}$|(?:^|[^a-z])(?!(?:the|and|for|are|was|had|has|its|our|les|des|par|sur|est|une|aux)\b)[a-z]{3} ?[:=]? ?$/;
/** `2.1 m3 a tonne`. */
const CUBED = /^ ?m[23]\b/;
/** `DSCR 1.4x`, `a ratio of 1.4`. */
const OF_RATIO = /\b(?:ratio|cover(?:age|ed)?|dscr|icr|multiple|leverage|gearing|couverture|levier)\b/;
/** `RDB company code 112083467`, `au 31/12`: numbers that count nothing. */
const IS_REFERENCE =
  /(?:\b(?:codes?|regist\w*|immatricul\w*|receipt|recu|permit|permis|invoice|facture|account|compte|iban|folio|lot|plot|serial|cheque|decree|decret|arrete|identi\w+|number|numero)\b[^.;\d]{0,14}|\d\/)$/;
const IS_OF_DATE = /^\/\d/;

/** `1,140 trucks on the road`, `Beds occupied: 212`, `the mill held 6.9m`: something counted, by the words beside it. */
function isCounted(figure: Figure): boolean {
  const { account, holder, numeral, value, passage, isOfRow = false } = figure;
  if (account !== null || holder !== undefined) return false;
  const written = passage.text.slice(numeral.start, numeral.end);
  if (IS_OF_DATE.test(passage.text.slice(numeral.end))) return false;
  const isReference = IS_REFERENCE.test(passage.text.slice(0, numeral.start)) && /^\d+$/.test(written);
  if (isReference) return false;
  if (CUBED.test(passage.text.slice(numeral.end))) return true;
  if (OF_RATIO.test(passage.text.slice(Math.max(0, numeral.start - 24), numeral.start))) return true;
  // What a row of a table says of several times it measures, however small: `Payback (months)  4.3  6`.
  if (isOfRow && nounOf(figure) !== null) return true;
  if (!numeral.isScaled && !Number.isInteger(value) && !IN_PARTS.test(numeral.noun)) return false;
  // `14 Staff`: the number of a note; `41 boats were towed` counts them.
  const isNumber =
    numeral.start === 0 &&
    value < MOST_NOTES &&
    !numeral.isScaled &&
    !isOfRow &&
    !/^ [a-z]/.test(passage.plain.slice(numeral.end));
  if (isNumber || value < FEWEST) return false;
  if (nounOf(figure) !== null) return true;
  return (
    /\d/.test(written) &&
    !IS_YEAR.test(written) &&
    value >= FEWEST_UNNAMED &&
    NAMED_BEFORE.test(passage.text.slice(0, numeral.start))
  );
}

/**
 * Whether a figure is listed: sums, shares, what is counted or measured by the words beside it, and terms; numbers of nothing in
 * particular and of notes are not.
 */
export function isListed(figure: Figure): boolean {
  const { kind, unit, numeral, isTile = false, isAside = false } = figure;
  if (kind !== 'other' || unit === 'money' || isTile || isAside) return true;
  if (numeral.unit === 'months' || numeral.unit === 'years') return isTerm(figure);
  if (numeral.unit === 'times') return OF_RATIO.test(figure.passage.text);
  if (unit === 'percent') return numeral.unit === 'percent';
  return unit === 'count' && numeral.unit === 'count' && isCounted(figure);
}

/** Those asked, and those there are: nothing of the company's. */
const NOT_OURS =
  /\b(?:asked|survey(?:ed)?|interviewed|sample|there are|licensed|registered with|census|according to|enquete|interroges?|recensement|on compte|selon)\b/;
const ELSEWHERE = ['problem', 'market', 'competition', 'ask', 'funding'] as const;
/**
 * Whether a figure that is listed is evidence of nothing: what is measured or counted beside others, what there is elsewhere, how
 * long a term is.
 */
export function isAside(figure: Figure): boolean {
  const { kind, unit, numeral, isTile = false, isOfRow = false, passage } = figure;
  if (figure.isAside === true) return true;
  if (kind !== 'other' || unit !== 'count' || isTile) return kind === 'other' && unit === 'months';
  const isNamed = isOfRow || (/^[a-z]{4}/.test(numeral.noun) && !NO_THINGS.test(numeral.noun));
  return (
    !isNamed ||
    numeral.unit !== 'count' ||
    (numeral.start === 0 && figure.value < MOST_NOTES) ||
    !Number.isInteger(figure.value) ||
    NOT_OURS.test(passage.text) ||
    ELSEWHERE.some((id) => passage.under.includes(id))
  );
}

const BEHIND = /^[ -]?(?:de |d'|of )?([a-z][a-z'-]*[23]?(?: [a-z][a-z'-]*[23]?){0,4})/;
const BEFORE = /([a-z][a-z'-]*(?: [a-z][a-z'-]*){0,5})[^a-z\d]*(?:[a-z]{1,4}[$₵]? ?|[^a-z\d] ?)?$/;
const IS_SCALE = /^(?:thousand|millions?|milliards?|billions?|crores?|lakhs?)$/;
const LOOSE_END =
  /(?: (?:a|an|and|are|as|at|au|aux|by|de|des|du|en|est|et|for|from|had|has|have|in|is|la|le|les|of|on|or|ou|par|per|pour|reached|sont|stood|sur|than|that|the|to|was|we|were|with|about|some|around|environ|over))+$/;

/** The words beside a figure that say what it is of, as they are written: `tickets sold`, `Beds occupied`; null where none do. */
export function labelOf(figure: Figure): string | null {
  const { passage, numeral, label } = figure;
  const { page, start, text } = passage;
  if (label !== undefined && label !== '') {
    const at = start + numeral.start;
    const places = [page.text.lastIndexOf(label, at), page.text.indexOf(label, at)].filter((one) => one >= 0);
    const [nearest] = places.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
    return nearest === undefined ? label : quoteOf(page, nearest, nearest + label.length).text.trim();
  }
  const behind = BEHIND.exec(text.slice(numeral.end));
  const noun = behind?.[1] ?? '';
  const before = BEFORE.exec(text.slice(0, numeral.start));
  const words = (before?.[1] ?? '').replace(LOOSE_END, '');
  const named =
    before === null ||
    words.length < 3 ||
    IS_SCALE.test(words) ||
    (NAMES_NOTHING.test(words) && !words.includes(' '))
      ? null
      : quoteOf(page, start + before.index, start + before.index + words.length).text;
  // `Peak output  915 kW`, `notice of 3 years`: the unit alone does not say what is measured.
  const isMeasured = figure.isAside === true || numeral.unit === 'years' || numeral.unit === 'months';
  const from = start + numeral.end + (behind?.[0].length ?? 0) - noun.length;
  const [measure = '', ...more] = noun.replace(LOOSE_END, '').split(' ');
  if (isMeasured && measure !== '' && more.length === 0 && named !== null)
    return numeral.unit === 'months' ? named : `${named}, ${quoteOf(page, from, from + measure.length).text}`;
  if (behind === null || noun.length < 3 || NAMES_NOTHING.test(noun)) return named;
  // A name ends with its cell.
  return quoteOf(page, from, from + noun.replace(LOOSE_END, '').length).text.split('\t')[0] ?? null;
}
