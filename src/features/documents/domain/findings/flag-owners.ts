import { HONORIFICS } from '#shared/domain/person-name.ts';
import { distinctQuotes, type Extraction, type FlagRule, quoteWhole, type Sign } from '../extraction.ts';
import type { FlagCode } from '../document.ts';
import { type Amount, type FindingTexts, inNumber, inPercent } from './finding-text.ts';
import { heldOnSheets } from './held-on-sheets.ts';
import { type Holding, type Holdings, holdingsIn, unbroken } from '../sums/holding.ts';
import { quoteOf } from '../text/folded-page.ts';
import { fractionsIn } from '../words/fraction-word.ts';
import { percentsIn } from '../words/percent-word.ts';
import { valueOfWords } from '../words/number-word.ts';
import type { PlacedPassage } from '../text/section.ts';
import type { TableReading, TableRow } from '../tables/table-reading.ts';
import { cellsAtTabs } from '../text/passage.ts';

const WHOLE = 100;
/** What shares rounded each by itself may miss of the whole. */
const slack = (percents: readonly number[]): number => {
  const decimals = Math.max(0, ...percents.map((percent) => (String(percent).split('.')[1] ?? '').length));
  return 0.5 * percents.length * 10 ** -decimals + 0.05;
};
/** Lists that name less than this leave holders out on purpose. */
const NEARLY_ALL = 75;
const MOST = 250;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What shares with a subtotal among them may miss of the whole. */
const NEARLY = 0.6;
/** Whether one of the shares is what those beside it make: `Founders 60 %` above 35 % and 25 %. */
function hasSubtotal(percents: readonly number[], allowed: number): boolean {
  return percents.some((percent, index) => {
    if (Math.abs(sumOf(percents) - percent - WHOLE) > Math.min(allowed, NEARLY)) return false;
    const [after, before] = [percents.slice(index + 1), percents.slice(0, index).toReversed()];
    return [after, before].some((run) =>
      run.some((_, end) => end > 0 && Math.abs(sumOf(run.slice(0, end + 1)) - percent) <= allowed),
    );
  });
}

const MOST_SUMMED = 12;
/** `Three founders together 64 %` and others below holders who make the whole: what some of these hold. */
function areSumsBehind(percents: readonly number[], allowed: number): boolean {
  const end = percents.findIndex(
    (_, at) => at > 0 && Math.abs(sumOf(percents.slice(0, at + 1)) - WHOLE) <= Math.min(allowed, NEARLY),
  );
  if (end < 0 || end >= MOST_SUMMED || end === percents.length - 1) return false;
  const sums = sumsOfSome(percents.slice(0, end + 1), null);
  return percents.slice(end + 1).every((percent) => sums.some((sum) => Math.abs(sum - percent) <= ROUNDED));
}
const ROUNDED = 0.05;

type Wrong = { readonly sum: Amount; readonly whole: Amount };

/** What a list adds up to where that is not what it should; null where it is, or where not all are named. */
function wrongSum({ holdings, total, isWhole }: Holdings): Wrong | null {
  const percents = holdings.flatMap(({ percent }) => percent ?? []);
  const shares = holdings.flatMap((one) => one.shares ?? []);
  const sum = Number(sumOf(percents).toFixed(4));
  const allowed = slack(percents);
  // Who would hold all beside others is the line that adds them up.
  const hasAll = percents.some((percent) => percent >= WHOLE);
  const isComplete = !hasAll && percents.length === holdings.length && percents.length >= 2;
  if (isComplete && sum <= MOST && !hasSubtotal(percents, allowed) && !areSumsBehind(percents, allowed)) {
    // A whole that a sheet holds as 1 beside shares in percent.
    const stated = total?.percent === 1 ? WHOLE : (total?.percent ?? null);
    const whole = stated !== null && stated < WHOLE - allowed ? stated : WHOLE;
    // `Total issued 96.15 %` over options of 3.85 %: with what may yet be issued it is the whole.
    const hasToCome =
      Math.abs(sum - WHOLE) <= allowed && percents.some((one) => Math.abs(one - (WHOLE - whole)) <= allowed);
    const isOver = sum > whole + allowed && !hasToCome;
    const isUnder = sum < whole - allowed && sum >= NEARLY_ALL;
    const saysAll = stated !== null || (isWhole && percents.length >= 3);
    if (isOver || (isUnder && saysAll)) return { sum: inPercent(sum), whole: inPercent(whole) };
  }
  const all = total?.shares ?? null;
  const counted = sumOf(shares);
  if (all === null || shares.length !== holdings.length || shares.length < 2) return null;
  const isNear = counted > all / 2 && counted < all * 2;
  return isNear && Math.abs(counted - all) > all * 0.002 + shares.length
    ? { sum: inNumber(counted), whole: inNumber(all) }
    : null;
}

/** Words of companies and clauses that name nobody. */
const NO_NAME: ReadonlySet<string> = new Set(
  'of and de du des la le les et co sa sas lp the ltd limited sarl company group capital shares societe actions investor investment investments partners ventures fund fonds holdings'.split(
    ' ',
  ),
);
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[-'’]/g, ' ')
    .replaceAll(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => word.length > 1 && !NO_NAME.has(word) && !HONORIFICS.has(word))
    .slice(0, 2)
    .join(' ');

type Twice = {
  readonly one: number;
  readonly other: number;
  readonly of: readonly Holdings[];
  /** What is told is more than `one`, however much. */
  readonly isMore?: boolean;
};

/** Holders that two lists must name for them to be of the same thing, unless both say of what moment they are. */
const FEWEST_NAMED = 2;

/** Whether two lists are read from the same words: a sentence, and again with the title over it. */
const areOfOnePlace = ({ passages: [one] }: Holdings, { passages: [other] }: Holdings): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.page === other.page &&
  one.start < other.end &&
  one.end > other.start;

/** What holders that two lists call alike have in each, where both tell it. */
function inBoth(
  group: Holdings,
  later: Holdings,
  keyOf: (name: string) => string,
  valueOf: (holding: Holding) => number | null,
): readonly { readonly one: number; readonly other: number }[] {
  const known = new Map(later.holdings.map((holding) => [keyOf(holding.name), valueOf(holding)]));
  return group.holdings.flatMap((holding) => {
    const key = keyOf(holding.name);
    const [one, other] = [valueOf(holding), known.get(key)];
    return one === null || other == null || key === '' ? [] : [{ one, other }];
  });
}
const percentIn = ({ percent }: Holding): number | null => percent;

/** Shares of all there may be, with the options in them, are others than those of what is issued. */
const countsOptions = ({ holdings }: Holdings): boolean =>
  holdings.some(({ name }) => OF_OPTIONS.test(name.toLowerCase()));

/** A holder with two shares of the same moment. */
function toldTwice(groups: readonly Holdings[], isPaper: boolean): Twice | null {
  for (const [index, group] of groups.entries())
    for (const later of groups.slice(index + 1)) {
      const isSameTime = group.moment === later.moment && group.dates === later.dates;
      if (!isSameTime || (group.moment === null && !isPaper) || areOfOnePlace(group, later)) continue;
      if (countsOptions(group) !== countsOptions(later)) continue;
      const pairs = inBoth(group, later, nameKey, percentIn);
      const wrong = pairs.find(({ one, other }) => Math.abs(one - other) > 1);
      const enough = group.moment === null ? FEWEST_NAMED : 1;
      if (wrong && pairs.length >= enough) return { ...wrong, of: [group, later] };
    }
  return null;
}

const LONG_SURNAME = 4;
/** A person by the last of the name's words: `Madame El Ouazzani`, `Nadia El Ouazzani`. */
const surnameOf = (name: string): string => {
  const last =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z ]/g, '')
      .trim()
      .split(' ')
      .at(-1) ?? '';
  return last.length >= LONG_SURNAME && !NO_NAME.has(last) ? last : '';
};
const makesWhole = ({ holdings }: Holdings): boolean =>
  Math.abs(sumOf(holdings.map(({ percent }) => percent ?? Number.NaN)) - WHOLE) < NEARLY;

/**
 * Holders of as much together in two lists that each make the whole, of as many holders, and of other shares each: one of the
 * lists does not know a transfer, be it said of the day after a round and the other of no day.
 */
function sharedOtherwise(groups: readonly Holdings[]): Twice | null {
  const wholes = groups.filter((group) => group.holdings.length >= 3 && makesWhole(group));
  for (const [index, group] of wholes.entries())
    for (const later of wholes.slice(index + 1)) {
      const moments = new Set([group.moment, later.moment]);
      const isOneTime =
        !moments.has('before') &&
        !moments.has('diluted') &&
        (group.dates === later.dates || moments.has(null));
      const isAlike = group.holdings.length === later.holdings.length && !areOfOnePlace(group, later);
      if (!isOneTime || !isAlike) continue;
      const wrong = inBoth(group, later, surnameOf, percentIn).filter(
        ({ one, other }) => Math.abs(one - other) > 1,
      );
      const [first] = wrong;
      const isMoved = Math.abs(sumOf(wrong.map(({ one, other }) => one - other))) < NEARLY;
      if (first && wrong.length >= FEWEST_NAMED && isMoved) return { ...first, of: [group, later] };
    }
  return null;
}

const HOLDS =
  /\b(?:detenant|possedant|gardons|conservons|detenons|possedons|tenons|reuni(?:t|ssent)|dispos(?:e|ent) de|sits? on|holds?|owns?|keeps?|retains?|holding|owning|owners? of|(?:(?:being|as|is|are) (?:the )?|registered |beneficial )holders? of|held by|hands of|with (?:his|her|its|their)|stakes?|shareholders?|shareholdings?|belongs? to|titulaires? d(?:e|es|u)|detien\w+|gardent|conservent|tien(?:t|nent)|detenir|detenue?s? par|mains de|possede\w*|posseder|proprietaires?(?: (?:a )?ce jour| aujourd'hui| actuelle?s?)? d(?:e|es|u)|avec (?:ses|sa|leurs)|participation de|actionnaires?|appartien\w+)\b/;
const OF_CAPITAL =
  /\b(?:control|capital|shares?|stock|equity|company|actions|parts(?! de marche)|societe|business)\b/;
/** Of another moment, or of something else than shares. */
const NOT_OF_NOW =
  /\b(?:before|voting|votes?|would|will|could|if|until|since|was|were|had|avant|droits de vote|aura|serait|si|jusqu|depuis|avait|etait|more than|over|(?:above|beyond|exceeding|au-dela de|superieure?s? a|inferieure?s? a)(?= \d[\d.,]* ?(?:%|per))|at least|less than|plus de|au moins|moins de|majority|majorite)\b/;
/** `Before dilution she holds 48 %`: as things stand. */
const BEFORE_THE_ROUND =
  /\b(?:before|prior to|avant)(?: any| the| this| our| la| le| cette| ce| toute)? ?(?:l')?(?:dilution|round|raise|fundraising|investment|operation|sale|transfer|purchase|issue|closing|completion|levee|tour|investissement|augmentation|cession|vente|emission)\b/;
const NEAR = 2;
/** A short one, `M. Ba`, is told from other words by what stands before it. */
const SURNAME = new RegExp(`[a-z]{4,}|(?<=\\b(?:${[...HONORIFICS].join('|')})\\.? )[a-z]{2,3}\\b`, 'g');

/** A share that a clause tells of somebody, with the words of the clause; none where it tells several. */
type Told = {
  readonly percent: number;
  readonly words: ReadonlySet<string>;
  /** The moments it is said of; none where it is of now. */
  readonly moments: readonly NonNullable<Holdings['moment']>[];
};

const AFTER =
  /\b(?:after|upon|on (?:and from )?(?:completion|closing|conversion)|following|once|then (?:hold|own)|at (?:completion|closing)|apres|au terme de|a l'issue|a la (?:realisation|cloture))\b/;
const DILUTED = /\b(?:diluted|dilue\w*)\b/;
const momentsOf = (clause: string): Told['moments'] => [
  ...(AFTER.test(clause) ? (['after'] as const) : []),
  ...(DILUTED.test(clause) ? (['diluted'] as const) : []),
  ...(BEFORE_THE_ROUND.test(clause) ? (['before'] as const) : []),
];
const OF_OPTIONS = /\b(?:trust|pool|options?|esop|bspce|incentive|reserve|plan)\b/;
/** Whether a list is of the moment a sentence speaks of; one of no told moment, or of the day after a round, is diluted with the options in it. */
const isOfMoment = ({ moment, holdings }: Holdings, moments: Told['moments']): boolean =>
  moments.length === 0 ||
  (moment === null && moments.every((one) => one === 'before')) ||
  (moment === null &&
    moments.every((one) => one === 'diluted') &&
    holdings.some(({ name }) => OF_OPTIONS.test(name))) ||
  (moment !== null &&
    moments.includes(moment) &&
    (!moments.includes('diluted') ||
      moment === 'diluted' ||
      holdings.some(({ name }) => OF_OPTIONS.test(name))));

const WILL = /\b(?:will|shall|would)\b/g;
const CLAUSES =
  /[;:]|, (?:and|while|whereas|with|et|tandis que|alors que)\b|\b(?:and|while|whereas|et|tandis que)\b/;

/** `22 % per annum`, `a return of at least 22 %`: what money brings, and no part of the company. */
const YIELDS =
  /\b(?:returns?|yields?|interest|dividends?|discount|coupon|rendement|interets?|dividendes?|decote|taux) (?:of|at|de|d'au)\b[^.;,\d]{0,24}\d[\d.,]* ?(?:%|per ?cent|pour cent)|\d[\d.,]* ?(?:%|per ?cent|pour cent)(?: (?:per annum|p\.a|a year|per year|yearly|annually|par an|l'an|interest|d'interet))/g;
const withoutYields = (text: string): string => text.replaceAll(YIELDS, ' ');

/** `Keeps control with his 58% and votes alone`: of what is held all the same. */
const AND_VOTES = /\b(?:and|et) (?:votes?|decides?) (?:alone|seule?)\b.*$/;
/** `58 % des actions et des droits de vote, conserve la majorité`: what a share gives beside it. */
const WITH_VOTES =
  /(?<=\d ?(?:%|per ?cent|pour cent) (?:of|des|du) [^.;\d]{3,40}) (?:and|et) (?:of |des |de )?(?:the |les )?(?:droits de vote|voting rights|votes|voix)\b|, (?:and )?(?:thus |so |ainsi )?(?:keeps?|retains?|conserve|garde) (?:the |a |la )?majorit(?:y|e)\b.*$/g;

function sharesIn(told: string): Told[] {
  const text = withoutYields(told)
    .replace(AND_VOTES, '')
    .replaceAll(WITH_VOTES, '')
    .replace(IF_WHO_HOLDS, '$<who>, $<holds>');
  const percents = [...new Set(percentsIn(text))];
  // `68 % of the shares, and her brother one fifth`: two shares, of which one is in words.
  const isOther = fractionsIn(text).some(
    ({ percent }) => percents.length > 0 && percents.every((one) => Math.abs(one - percent) > NEAR),
  );
  const clauses = text.split(percents.length > 1 || isOther ? CLAUSES : ';');
  return clauses.flatMap((clause): Told[] => {
    // `forty per cent (40%)` is one share.
    const own = [...new Set(percentsIn(clause))];
    const [fraction, ...more] = fractionsIn(clause);
    const isFraction = percents.length === 0 && more.length === 0;
    const isBoth = own.length === 1 && fraction !== undefined;
    const percent = own.length === 1 && !isBoth ? own[0] : isFraction ? fraction?.percent : undefined;
    return percent === undefined ||
      NOT_OF_NOW.test((AFTER.test(clause) ? clause.replace(WILL, '') : clause).replace(BEFORE_THE_ROUND, ''))
      ? []
      : [{ percent, words: new Set(clause.match(SURNAME)), moments: momentsOf(clause) }];
  });
}

const ALIAS =
  /([^;()]{4,90})\(\W{0,3}(?:(?:ci-apres|hereinafter|hereafter)(?: (?:called|referred to as|designee?|denomme[e]?))?,?\W{1,4})?(?:(?:the|le|la) |l')\W{0,3}([a-z]{4,})\W{0,3}\)/g;
/** `"Investor" means Kivu Growth Partners LP`. */
const MEANS = /\W([a-z]{4,})\W{1,3}(?:means|designe|signifie) ([^;.]{4,90})/g;

/** What parties are called in an agreement, with the words of their names: `Volta Partners LP (the "Investor")`. */
function aliasesIn({ passages, type }: Extraction): ReadonlyMap<string, readonly string[]> {
  if (type !== 'legal_docs') return new Map();
  return new Map(
    passages
      .flatMap(({ text }) =>
        [
          ...[...text.matchAll(ALIAS)].map(([, name = '', alias = '']) => ({ name, alias })),
          ...[...text.matchAll(MEANS)].map(([, alias = '', name = '']) => ({ name, alias })),
        ].map(({ name, alias }) => [alias, name.match(SURNAME) ?? []] as const),
      )
      .filter(([alias]) => !OF_ITSELF.has(alias)),
  );
}
/** The company is none of its holders. */
const OF_ITSELF: ReadonlySet<string> = new Set([
  'company',
  'corporation',
  'issuer',
  'societe',
  'compagnie',
  'emettrice',
]);

const SUBSCRIBES =
  /\b(?:the|l'|le) ?([a-z]{6,}) (?:subscribes? for|shall subscribe for|souscrit(?: a)?) (\d{1,3}(?:[ ,.]\d{3})+)/;
const BETWEEN = /\bbetween (.{3,80}?) and (.{3,80})$|\bentre (.{3,80}?) et (.{3,80})$/;
const ROLES = ['investor', 'subscriber', 'purchaser', 'investisseur', 'souscripteur', 'acquereur'] as const;

/** What one holder of a list may be called by its clauses. */
const CALLED = [...ROLES, 'fund', 'fonds', 'cooperative', 'foundation', 'fondation'];

/** Who invests by trade: `Rioni Ventures LP`. */
const INVESTS = /\b(?:ventures?|capital|funds?|fonds|partners|lp|invest\w*|equity)\b/i;

/**
 * `The Investor subscribes for 250,000 shares` beside the holder of 250,000, an agreement with one holder of the list, or the
 * one holder who invests by trade.
 */
function rolesIn({ passages, type }: Extraction, lists: readonly Holdings[]): [string, readonly string[]][] {
  if (type !== 'legal_docs') return [];
  const names = lists.flatMap(({ holdings }) => holdings);
  const investors = new Set(
    names.flatMap(({ name }) => (INVESTS.test(name) ? [nameKey(name)] : [])).filter((key) => key !== ''),
  );
  const [only] = investors.size === 1 ? investors : [];
  const byTrade = ROLES.map((one): [string, readonly string[]] => [one, only?.match(SURNAME) ?? []]);
  const told = passages.flatMap(({ text }): [string, readonly string[]][] => {
    const [, role = '', count = ''] = SUBSCRIBES.exec(text) ?? [];
    const holders = names.filter(
      ({ shares }) => shares !== null && shares === Number(count.replaceAll(/\D/g, '')),
    );
    if (role !== '' && new Set(holders.map(({ name }) => nameKey(name))).size === 1)
      return [[role, holders[0]?.name.match(SURNAME) ?? []]];
    const [, ...found] = BETWEEN.exec(text) ?? [];
    const parties = found.filter((party) => party !== undefined);
    const ofList = parties.filter((party) => names.some(({ name }) => nameKey(name) === nameKey(party)));
    const [party] = ofList;
    return parties.length === 2 && ofList.length === 1 && party !== undefined
      ? ROLES.map((one) => [one, party.match(SURNAME) ?? []])
      : [];
  });
  return only === undefined ? told : [...byTrade, ...told];
}

/** The share of a holder; where counts alone are told, of the total that they make. */
function shareOf({ percent, shares }: Holdings['holdings'][number], of: Holdings): number | null {
  if (percent !== null || shares === null) return percent;
  const counted = of.holdings.map((one) => one.shares ?? Number.NaN);
  const sum = sumOf(counted);
  const isAll = of.total === null ? of.isWhole : of.total.shares === sum;
  return isAll && sum > 0 && shares <= sum ? Number(((100 * shares) / sum).toFixed(2)) : null;
}

/** `Si M. Ndong, qui détient 45 % des actions, cède`: what may come, of one who holds so much now. */
const IF_WHO_HOLDS =
  /^\W*(?:\d[\d.]* )?(?:if|should|si|where|lorsque) (?<who>[^,;]{3,50}), (?<holds>(?:who|which|qui) (?:now |currently )?(?:holds?|owns?|detien(?:t|nent)|possede)[^,;]{3,60}),.*$/;
/** `M. Bennis, qui détient la majorité absolue des actions`: more than half, as things stand. */
const HAS_MAJORITY =
  /^(?!.*\b(?:if|should|would|will|could|may|must|until|unless|together|jointly|no|not|si|aurait|sera|pourra|ensemble|conjointement|ne|aucun\w*|voting|votes?|vote|voix|directors|administrateurs (?:presents|designes))\b[^,;]{0,60}\bmajorit)(?<who>.*)\b(?:holds?|owns?|has|keeps?|detien(?:t|nent)|possede(?:nt)?|garde(?:nt)?|a) (?:the |a |an |la |une )?(?:absolute |clear |simple )?(?:majority|majorite)(?: absolue| simple)? (?:of|in|des|du|de la|de l') ?(?:the |our |its )?(?:shares?|share capital|capital|stock|equity|company|actions|parts|societe)\b/;
const A_MAJORITY = 50;

/** `Mrs Banda's 44 % carries the right to name a director`, `les 44 % de Mme Banda donnent`: a share by whose it is. */
const POSSESSED =
  /[a-z]'s? (?:stake of |share of |holding of )?\d{1,2}(?:[.,]\d+)? ?(?:%|per ?cent)(?= (?:stake|share(?:holding)?|holding|carr(?:y|ies)|gives?|confers?|entitles?|lets?|ranks?|comes?|votes?|is held|are held|of (?:the )?(?:capital|shares|company)))|\bles \d{1,2}(?:[.,]\d+)? ?(?:%|pour cent) (?:de |d'|du )[^.;,]{3,40} (?:donnent|conferent|ouvrent|emportent|permettent|assurent|lui)\b/;
/** `L'Investisseur souscrit 600 000 000 FCFA. Il détient ainsi 30 %`. */
const IS_PRONOUN = /^(?:it|he|she|they|ils?|elles?|celui-ci|celle-ci)\b/;
const JOINTLY = /\b(?:together|between them|jointly|in aggregate|ensemble|conjointement)\b/;

/** A holder whose share a sentence tells otherwise than the list does: `M. Ba holds two thirds of the capital`. */
function toldOtherwise(extraction: Extraction, groups: readonly Holdings[]): Twice | null {
  const lists = groups.filter(({ holdings }) => holdings.length >= 2);
  if (lists.length === 0) return null;
  const aliases = new Map([...rolesIn(extraction, lists), ...aliasesIn(extraction)]);
  const setsOutAll = ({ page, start, end }: PlacedPassage): boolean =>
    lists.some(
      (of) =>
        makesWhole(of) &&
        of.passages.length === 1 &&
        of.passages.some((one) => one.page === page && one.start <= start && one.end >= end),
    );
  for (const [index, passage] of extraction.passages.entries()) {
    const { text } = passage;
    const before = IS_PRONOUN.test(text) ? (extraction.passages[index - 1]?.text ?? '') : '';
    const meant = [...aliases.keys()].filter((alias) => before.includes(alias));
    const isTold =
      (HOLDS.test(text) && (OF_CAPITAL.test(text) || OF_VOTES.test(text))) || POSSESSED.test(text);
    if (text.length > 300 || !isTold) continue;
    for (const { percent: told, words: own, moments } of sharesIn(text)) {
      const words = new Set([...own, ...meant].flatMap((word) => [word, ...(aliases.get(word) ?? [])]));
      // Who sets out all that there is now speaks of no day after a round.
      const isOfNow = moments.length === 0 && setsOutAll(passage);
      const ofMoment = lists.filter(
        (of) => isOfMoment(of, moments) && !(isOfNow && (of.moment === 'after' || of.moment === 'diluted')),
      );
      const shown = ofMoment.flatMap((of) => {
        const all = of.holdings.map((holding) => ({
          percent: shareOf(holding, of),
          named:
            nameKey(holding.name)
              .split(' ')
              .filter((word) => words.has(word)).length +
            (CALLED.some((role) => own.has(role) && holding.name.toLowerCase().includes(role)) ? 1 : 0),
        }));
        // Of two of one surname it is the one whose first name is told as well.
        const most = JOINTLY.test(text) ? 1 : Math.max(1, ...all.map(({ named }) => named));
        const known = all.flatMap(({ percent, named }) =>
          percent !== null && named >= most ? [percent] : [],
        );
        const isItself = of.passages.some(
          ({ page, start, end }) => page === passage.page && start <= passage.start && end >= passage.end,
        );
        const isOne = known.length === 1 || (known.length > 1 && JOINTLY.test(text));
        return isOne && !isItself ? [{ of, percent: sumOf(known) }] : [];
      });
      const [first] = shown;
      if (!first || shown.some(({ percent }) => Math.abs(percent - told) <= NEAR)) continue;
      return {
        one: Number(told.toFixed(1)),
        other: first.percent,
        of: [{ ...first.of, passages: [passage] }, first.of],
      };
    }
  }
  return null;
}

/** One who is said to hold the majority, and has less than half on every list. */
function majorityOtherwise(extraction: Extraction, groups: readonly Holdings[]): Twice | null {
  const lists = groups.filter(({ holdings, moment }) => holdings.length >= 2 && moment === null);
  for (const passage of extraction.passages) {
    const who =
      passage.text.length > LONGEST_TOLD ? undefined : HAS_MAJORITY.exec(passage.text)?.groups?.['who'];
    if (who === undefined) continue;
    const words = new Set(who.match(SURNAME));
    const shown = lists.flatMap((of) => {
      const own = of.holdings.filter(({ name }) =>
        nameKey(name)
          .split(' ')
          .some((word) => words.has(word)),
      );
      const percent = own.length === 1 && own[0] ? shareOf(own[0], of) : null;
      return percent === null ? [] : [{ of, percent }];
    });
    const [first] = shown;
    if (!first || shown.some(({ percent }) => percent > A_MAJORITY - NEAR)) continue;
    return {
      one: A_MAJORITY,
      isMore: true,
      other: first.percent,
      of: [{ ...first.of, passages: [passage] }, first.of],
    };
  }
  return null;
}
const TOGETHER =
  /\b(?:(?:the |les |our |nos )?(?:(two|three|four|deux|trois|quatre) )?(?:co-?)?(?:founders|fondateurs|fondatrices|cofondateurs)|(?:the |les )(two|three|four|deux|trois|quatre) (?:of (?:them|us) |associes |partners )?)\b[^.;%\d]{0,40}\b(?:together|jointly|between them|ensemble|a (?:eux|elles) (?:deux|trois|quatre)|conjointement)\b|\b(?:the|our|les|nos) (?:co-?)?(?:founders|fondateurs|fondatrices|cofondateurs),? (?:with|at|on|hold|holding|who hold|own|avec|a|detiennent|gardent|keep|retain|still hold) (?=\d)|\b(?:the|our|les|nos) (?:co-?)?(?:founders|fondateurs|fondatrices|cofondateurs)\b[^.;%\d]{0,40}\b(?:hold|own|keep|detiennent|possedent|gardent) (?=\d[\d.,]* ?(?:%|per ?cent|pour cent)[^.;%\d]{0,30}\b(?:together|between them|jointly|ensemble|a (?:eux|elles))\b)|\b(?:the|our|les|nos) (two|three|four|deux|trois|quatre) (?:co-?)?(?:founders|fondateurs|fondatrices|cofondateurs) (?:still |together |encore )?(?:hold|own|keep|retain|have|detiennent|gardent|possedent|conservent)\b(?![^.;]*\b(?:each|chacun)\b)|\b(?:together|between them|jointly|ensemble|conjointement|a (?:eux|elles) (deux|trois|quatre)),? (?:the|our|les|nos) (?:(?:two|three|four|deux|trois|quatre) )?(?:co-?)?(?:founders|fondateurs|fondatrices|cofondateurs)\b/;
/** `As long as they together hold more than 30%`: what is asked of them, and not what they hold. */
const IS_A_BOUND =
  /^[^%]*\b(?:(?:more|less|fewer|no more|not less) than|at least|at most|a minimum of|over|below|plus de|moins de|au moins|au plus|minimum)\b[^%]*%/;
const REACH = 120;
const IS_FOUNDER = /\b(?:co-?)?(?:founders?|fondat(?:eur|rice)s?)\b/;
const OF_VOTES = /\b(?:resolutions?|control|voix|decisions?)\b/;
/** Holders that are no persons. */
const NO_PERSON =
  /\b(?:funds?|fonds|ventures?|capital|lp|llc|ltd|limited|plc|sa|sas|sarl|trust|pool|reserve|options?|esop|bspce|employees|staff|salaries|equipe|team|investors?|investisseurs?|angels?|business|bank|banque|partners|holdings?|group|groupe|others?|autres|holders|individuals?|minorit\w+|small|public|government|etat|total|clubs?|plan|societe|cadres)\b/;
const MOST_PERSONS = 8;

/** Every sum that some of the shares make, of exactly `count` of them where that is told. */
function sumsOfSome(shares: readonly number[], count: number | null): number[] {
  const made = [{ sum: 0, size: 0 }];
  for (const share of shares)
    made.push(...made.map(({ sum, size }) => ({ sum: sum + share, size: size + 1 })));
  return made.filter(({ size }) => (count === null ? size >= 2 : size === count)).map(({ sum }) => sum);
}

/** `The two founders hold 72% together` beside a list in which no two persons do. */
function togetherOtherwise(extraction: Extraction, groups: readonly Holdings[]): Twice | null {
  const lists = groups.filter(({ holdings }) => holdings.length >= 3);
  const isListed = ({ page, start }: PlacedPassage): boolean =>
    lists.some(({ passages }) => passages.some((one) => one.page === page && one.start === start));
  for (const passage of unbroken(extraction.passages)) {
    const { text } = passage;
    const found = text.length > 300 ? null : TOGETHER.exec(text);
    if (!found || !(OF_CAPITAL.test(text) || OF_VOTES.test(text) || HOLDS.test(text)) || isListed(passage))
      continue;
    const behind = withoutYields(text.slice(found.index, found.index + REACH));
    // `Founders together 4,800,000 65.93`: a row, whatever is told behind it.
    if (/^[^\d]*\d[\d.,]* (?!%|per ?cent|pour cent)\d/.test(behind) || IS_A_BOUND.test(behind)) continue;
    const told = percentsIn(behind)[0] ?? fractionsIn(behind)[0]?.percent;
    const count = valueOfWords(found.slice(1).find((one) => one !== undefined) ?? '');
    const shown = lists.flatMap((of) => {
      const founders = of.holdings.filter(({ name }) => IS_FOUNDER.test(name));
      const named = founders.length >= 2 && IS_FOUNDER.test(found[0]) ? founders : of.holdings;
      const persons = named.flatMap((holding) => {
        const percent = shareOf(holding, of);
        return percent === null || NO_PERSON.test(holding.name) ? [] : [percent];
      });
      return persons.length >= Math.max(2, count ?? 2) && persons.length <= MOST_PERSONS
        ? [{ of, sums: sumsOfSome(persons, count) }]
        : [];
    });
    const [first] = shown;
    if (told === undefined || !first) continue;
    if (shown.some(({ sums }) => sums.some((sum) => Math.abs(sum - told) <= NEAR))) continue;
    const nearest = first.sums.toSorted((a, b) => Math.abs(a - told) - Math.abs(b - told))[0] ?? 0;
    return {
      one: told,
      other: Number(nearest.toFixed(1)),
      of: [{ ...first.of, passages: [passage] }, first.of],
    };
  }
  return null;
}

const A_COUNT = "\\d{1,3}(?:[ ,.']\\d{3})+|\\d{2,9}";
const OF_SHARES = '(?:(?:ordinary|preference|equity|common|paid-up) )?(?:shares|parts(?: sociales)?|actions)';
/** `Mme Lison, qui détient à ce jour 290 parts sur 1 000`, `holds 2,900 of the 10,000 shares`. */
const HOLDS_COUNT = new RegExp(
  `\\b(?:holds?|owns?|holder of|holding|detien(?:t|nent)|possede(?:nt)?|titulaires? de|proprietaires? de)(?: (?:a ce jour|aujourd'hui|now|today|in all|at present|still|encore|desormais))? (?<count>${A_COUNT})(?: ${OF_SHARES})?(?: (?:of|out of|sur|des|parmi) (?:the |les |nos |our )?(?<all>${A_COUNT}))?(?: ${OF_SHARES})?\\b`,
);
/** `370,000 ordinary shares in the name of Dr Kamau`. */
const COUNT_OF = new RegExp(
  `\\b(?<count>${A_COUNT}) ${OF_SHARES} (?:(?:are|is|stand|sont) )?(?:registered |inscrites? )?(?:in the name of|au nom de) (?<who>[^;,]{3,60})`,
);
/** `Mr Ly votes his 32,000 shares`, `a nanti ses 32 000 actions`: all that are somebody's. */
const HIS_COUNT = new RegExp(
  `\\b(?:votes?|pledges?|(?:has |have )?pledged|keeps?|retains?|nantit|(?:a|ont) nanti|conserve(?:nt)?|garde(?:nt)?) (?:all (?:of )?)?(?:his|her|its|their|ses|leurs) (?<count>${A_COUNT}) ${OF_SHARES}\\b`,
);
const NAMES_SHARES = new RegExp(`\\b${OF_SHARES}\\b`);

/** A holder whose shares a sentence counts otherwise than the list does, of as many in all. */
function heldOtherwise(
  { passages }: Extraction,
  groups: readonly Holdings[],
): (Wrong & { readonly of: readonly Holdings[] }) | null {
  const lists = groups.filter(({ holdings }) => holdings.some(({ shares }) => shares !== null));
  for (const passage of lists.length === 0 ? [] : unbroken(passages)) {
    const { text } = passage;
    const found =
      text.length > LONGEST_TOLD
        ? null
        : (HOLDS_COUNT.exec(text) ?? COUNT_OF.exec(text) ?? HIS_COUNT.exec(text));
    const { count = '', all, who } = found?.groups ?? {};
    if (!found || !NAMES_SHARES.test(found[0])) continue;
    const clause = text.slice(0, found.index).split(/[;:]/).at(-1) ?? '';
    const told = (text.slice(found.index).split(/[.;]/)[0] ?? '').replace(/^votes? /, '');
    if (NOT_OF_NOW.test(clause) || NOT_OF_NOW.test(told)) continue;
    const words = (who ?? clause).match(SURNAME) ?? [];
    const counted = Number(count.replaceAll(/\D/g, ''));
    const shown = lists.flatMap((of) => {
      const named = words.flatMap((word) =>
        of.holdings.filter(({ name }) => nameKey(name).split(' ').includes(word)),
      );
      const shares = named.at(-1)?.shares ?? null;
      const issued = of.total?.shares ?? sumOf(of.holdings.map((one) => one.shares ?? Number.NaN));
      const isOfAll = all === undefined || Number(all.replaceAll(/\D/g, '')) === issued;
      const isItself = of.passages.some(
        ({ page, start, end }) => page === passage.page && start < passage.end && end > passage.start,
      );
      return shares === null || !isOfAll || isItself ? [] : [{ of, shares }];
    });
    const [first] = shown;
    if (first && shown.every(({ shares }) => shares !== counted))
      return {
        sum: inNumber(counted),
        whole: inNumber(first.shares),
        of: [{ ...first.of, passages: [passage] }, first.of],
      };
  }
  return null;
}
const LONGEST_TOLD = 500;

/** Owners in a table that stands beside words of something else. */
function ofTable({ page, rows }: TableReading): Sign<FlagCode>[] {
  const owners = rows.filter(({ holder }) => holder !== undefined && !JOINTLY.test(holder));
  // A cell of nothing is no value: each row's first may be of another column.
  const columnOf = (row: TableRow): number | null => {
    const [value] = row.values;
    return value?.unit === 'percent' ? page.text.slice(row.start, value.start).split('\t').length : null;
  };
  const columns = new Set(owners.map(columnOf).filter((column) => column !== null));
  const shares = owners.flatMap(({ values: [value] }) => (value?.unit === 'percent' ? [value.value] : []));
  if (columns.size > 1) return [];
  const sum = Number(sumOf(shares).toFixed(4));
  const allowed = slack(shares);
  const isOver = sum > WHOLE + allowed && sum <= MOST;
  if (shares.length < 3 || !isOver || hasSubtotal(shares, allowed) || areSumsBehind(shares, allowed))
    return [];
  const why = ({ ownersAddUpTo }: FindingTexts) => ownersAddUpTo(inPercent(sum), inPercent(WHOLE));
  const quotes = rows.map(({ start, end }) => quoteOf(page, start, end));
  return [{ code: 'OWNERSHIP_MISMATCH', quotes: distinctQuotes(quotes), why }];
}

const ALL_SHARES =
  /\b(?:all(?: of)?(?: the)?|(?<!\bof )the|toutes les|(?<!\bsur )les|l'ensemble des|la totalite des) (\d{1,3}(?:[ ,.']\d{3})+|\d{2,9}) (?:(?:ordinary|equity|issued|paid-up|fully|paid) )*(?:shares|actions|parts sociales)\b/;
/** `divisé en 1 000 parts`, `possèdent 64 000 actions`. */
const TOLD_SHARES =
  /\b(?:divised? en|divided into|out of|sur un total de|totalite du capital,? (?:possed\w+|detien\w+)|share capital of|capital (?:comptera|compte|comprend|se compose de|est compose de)|in issue|issued) (?:a total of )?(\d{1,3}(?:[ ,.']\d{3})+|\d{2,9}) (?:(?:ordinary|equity|issued|paid-up|fully|paid) )*(?:shares|actions|parts(?: sociales)?)\b|(?<!\d[ ,.']?)\b(\d{1,3}(?:[ ,.']\d{3})+|\d{2,9}) (?:(?:ordinary|equity|common|fully|paid-up|paid) )*(?:shares|actions|parts(?: sociales)?) (?:are|is|were|have been|are now|sont|ont ete) (?:in issue|issued|outstanding|emises|en circulation)\b|^(?:shares (?:in issue|issued|outstanding)|actions (?:emises|en circulation)|parts emises)[^\d:]{0,40}[ :]+(\d{1,3}(?:[ ,.']\d{3})+)$|^issued(?: and (?:fully )?(?:paid|outstanding|paid-up)(?: up)?)?(?: shares?)?[ :]+(\d{1,3}(?:[ ,.']\d{3})+)$/;
const ISSUED =
  /\b(?:issued|in issue|outstanding|represented|present|compos\w+ le capital|form\w+ le capital|du capital|emises|representee?s?|presente?s?)\b/;
const NOT_ISSUED =
  /\b(?:then|at (?:that|the) time|alors|a (?:cette date|l'epoque)|after|before|following|upon|will|shall|may|to be|new|authori[sz]ed|of which|apres|avant|nouvelles|autorisees?|seront|dont|held by|detenues par)\b/;
const MOMENT_WORDS = /\b(?:after|following|upon|apres|a l'issue de)\b/g;
const ATTENDED = /\b(?:represented|present|representee?s?|presente?s?)\b/;
const ATTENDANCE =
  /\b(?:attendance|attending|present|proxy|quorum|presence|presents|represent\w+|mandataire)\b/;

/** What the shares of some may miss of all: pools and fractions that are rounded. */
const isWithin = (some: number, all: number): boolean => Math.abs(some - all) <= all * 0.002;

const numbersOf = (passage: PlacedPassage): number[] =>
  cellsAtTabs(passage)
    .flatMap((cell) => cell.match(/\d{1,3}(?:[ ,.']?\d{3})+/g) ?? [])
    .map((digits) => Number(digits.replaceAll(/\D/g, '')));

/** `All 9,000 issued shares were represented` beside holders who have other shares than these together. */
function countToldOtherwise({ passages }: Extraction, groups: readonly Holdings[]): Sign<FlagCode>[] {
  return groups.flatMap((of): Sign<FlagCode>[] => {
    const counted = sumOf(of.holdings.map(({ shares }) => shares ?? Number.NaN));
    const hasOptions = of.holdings.some(({ name }) => OF_OPTIONS.test(name));
    const isMade = of.total === null || of.total.shares === counted;
    if (!isMade || of.holdings.length < 2 || !of.isWhole || !(counted > 0)) return [];
    const issued = sumOf(of.holdings.map(({ name, shares }) => (OF_OPTIONS.test(name) ? 0 : (shares ?? 0))));
    const [first] = of.passages;
    const isAttendance = passages
      .filter(({ line, page }) => first && page === first.page && line < first.line && line >= first.line - 3)
      .some(({ text }) => ATTENDANCE.test(text));
    const told = passages.flatMap((passage) => {
      const [, ...found] = ALL_SHARES.exec(passage.text) ?? TOLD_SHARES.exec(passage.text) ?? [];
      const all = Number((found.find((one) => one !== undefined) ?? '').replaceAll(/\D/g, ''));
      const isSameMoment =
        of.moment === null
          ? momentsOf(passage.text).length === 0
          : isOfMoment(of, momentsOf(passage.text)) && momentsOf(passage.text).length > 0;
      // Options are no shares yet.
      if (!isSameMoment || (hasOptions && counted > all && isWithin(issued, all))) return [];
      const isOfAll =
        (ISSUED.test(passage.text) || TOLD_SHARES.test(passage.text)) &&
        !NOT_ISSUED.test(passage.text.replace(MOMENT_WORDS, '')) &&
        (!isAttendance || ATTENDED.test(passage.text) || counted > all);
      return isOfAll && counted > all / 2 && counted < all * 2 ? [{ passage, all }] : [];
    });
    const [one] = told;
    if (!one || told.some(({ all }) => Math.abs(counted - all) <= all * 0.002 + of.holdings.length))
      return [];
    // The total of another column: after a transfer or an issue.
    if (of.passages.some((passage) => numbersOf(passage).includes(one.all))) return [];
    const why = ({ ownersAddUpTo }: FindingTexts) => ownersAddUpTo(inNumber(counted), inNumber(one.all));
    const quotes = distinctQuotes([one.passage, ...of.passages].map(quoteWhole));
    return [{ code: 'OWNERSHIP_MISMATCH', quotes, why }];
  });
}

/**
 * `52.50%  47.30%`: shares of what is issued beside those of all there may be, of which one column makes the whole in
 * these rows and the other with those of options.
 */
function isMadeInAnotherColumn(passages: readonly PlacedPassage[]): boolean {
  const rows = passages
    .map(({ text }) =>
      [...text.matchAll(/(\d{1,3}(?:[.,]\d+)?) ?%/g)].map(([, digits = '']) =>
        Number(digits.replace(',', '.')),
      ),
    )
    .filter((shares) => shares.length > 1);
  const count = Math.min(...rows.map(({ length }) => length));
  if (rows.length < 2) return false;
  return Array.from({ length: count }, (_, column) =>
    rows.reduce((sum, row) => sum + (row[column] ?? 0), 0),
  ).some((sum) => Math.abs(sum - WHOLE) <= slack(rows.map(([first = 0]) => first)));
}

const SHARES_AND_PART =
  /(?<count>\d{1,3}(?:[ ,.']\d{3})+|\d{1,9}) (?:(?:ordinary|equity|common) )?(?:shares|actions|parts(?: sociales)?) ?\((?<part>\d{1,3}(?:[.,]\d+)?) ?%/g;
/** `Holding 600 shares (60%)`, one holder after the other: the parts that their shares make of all that are named. */
function partsOfShares({ passages }: Extraction): Sign<FlagCode>[] {
  const told = passages.flatMap((passage) =>
    [...passage.text.matchAll(SHARES_AND_PART)].map(({ groups: { count = '', part = '' } = {} }) => ({
      passage,
      shares: Number(count.replaceAll(/\D/g, '')),
      percent: Number(part.replace(',', '.')),
    })),
  );
  const percents = told.map(({ percent }) => percent);
  const [sum, all] = [sumOf(percents), sumOf(told.map(({ shares }) => shares))];
  const wrong = told.filter(({ shares, percent }) => Math.abs((100 * shares) / all - percent) > 1);
  const [first, ...more] = wrong;
  const isOver = sum > WHOLE + slack(percents) && sum < MOST;
  if (told.length < 3 || !first || more.length > 0 || !isOver) return [];
  const why = ({ ownersAddUpTo }: FindingTexts) => ownersAddUpTo(inPercent(sum), inPercent(WHOLE));
  const quotes = distinctQuotes(told.map(({ passage }) => quoteWhole(passage)));
  return [{ code: 'OWNERSHIP_MISMATCH', quotes, why }];
}

const MOST_LISTS = 40;

/** `Par transparence : 47 %, 20 % en direct et 27 % par la holding`: what is held through others is told again. */
const THROUGH_OTHERS =
  /\b(?:par transparence|en direct|look[- ]through|indirect(?:ly|ement)?|through (?:the|its|his|her) (?:holding|company|trust))\b/;
const isDirect = ({ passages }: Holdings): boolean => !passages.some(({ text }) => THROUGH_OTHERS.test(text));

/** Owners' shares that are not 100 % together, counts that are not their total, or a holder with two shares at one time. */
export const flagOwners: FlagRule = (extraction) => {
  const groups = holdingsIn(extraction).slice(0, MOST_LISTS).filter(isDirect);
  const summed = groups.flatMap((group): Sign<FlagCode>[] => {
    const wrong = wrongSum(group);
    if (!wrong || isMadeInAnotherColumn(group.passages)) return [];
    const why = ({ ownersAddUpTo }: FindingTexts) => ownersAddUpTo(wrong.sum, wrong.whole);
    return [{ code: 'OWNERSHIP_MISMATCH', quotes: distinctQuotes(group.passages.map(quoteWhole)), why }];
  });
  if (summed.length > 0) return summed.slice(0, 1);
  const [listed] = [
    ...extraction.tables.flatMap(ofTable),
    ...countToldOtherwise(extraction, groups),
    ...partsOfShares(extraction),
  ];
  if (listed) return [listed];
  const counted = heldOtherwise(extraction, groups);
  if (counted) {
    const why = ({ saysBoth }: FindingTexts) => saysBoth([counted.sum, counted.whole]);
    const quotes = distinctQuotes(counted.of.flatMap(({ passages }) => passages.map(quoteWhole)));
    return [{ code: 'OWNERSHIP_MISMATCH', quotes, why }];
  }
  const sheets = heldOnSheets(extraction);
  if (sheets) {
    const of = sheets.kind === 'percent' ? inPercent : inNumber;
    const why = ({ saysBoth }: FindingTexts) => saysBoth([of(sheets.one), of(sheets.other)]);
    const quotes = distinctQuotes(sheets.rows.map(({ page, start, end }) => quoteOf(page, start, end)));
    return [{ code: 'OWNERSHIP_MISMATCH', quotes, why }];
  }
  const isPaper = extraction.type === 'legal_docs';
  const twice =
    toldTwice(groups, isPaper) ??
    (isPaper ? sharedOtherwise(groups) : null) ??
    toldOtherwise(extraction, groups) ??
    majorityOtherwise(extraction, groups) ??
    togetherOtherwise(extraction, groups);
  if (!twice) return [];
  const quotes = distinctQuotes(twice.of.flatMap(({ passages }) => passages.map(quoteWhole)));
  const why = ({ saysBoth }: FindingTexts) => saysBoth([inPercent(twice.one), inPercent(twice.other)]);
  return [{ code: 'OWNERSHIP_MISMATCH', quotes, ...(twice.isMore ? {} : { why }) }];
};
