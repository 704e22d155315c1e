import type { Itemised } from './itemised.ts';
import type { Extraction } from './extraction.ts';
import { withFractionsInDigits } from './fraction-word.ts';
import { type NamedRow, percentsIn, type RowList, withPercentsInDigits } from './row-list.ts';
import type { PlacedPassage } from './section.ts';

/** A holder of shares with what one line or sentence gives for it: a share in percent, a count of shares, or both. */
type Holding = { readonly name: string; readonly percent: number | null; readonly shares: number | null };

/** Whether shares are those before a round or those after it; null where that is not told. */
type Moment = 'before' | 'after' | 'diluted' | null;

/** Holders named together: the rows of a table or list, or one sentence. `total` is the row that says so. */
export type Holdings = {
  readonly holdings: readonly Holding[];
  readonly total: { readonly percent: number | null; readonly shares: number | null } | null;
  readonly passages: readonly PlacedPassage[];
  readonly moment: Moment;
  /** Years and dates named with it. */
  readonly dates: string;
  /** Whether it says or looks as if it named all of them. */
  readonly isWhole: boolean;
};

const OWNERS =
  /\b(?:share-?holders?|share-?holdings?|stock-?holders?|holdings|holders?|cap(?:italisation|italization)? table|ownership|(?:who|what each) owns|qui (?:detient|possede)|owned by|owners|equity (?:split|structure)|register of members|members of the company|held (?:as follows|by)|issued shares|share capital (?:is|shall be) (?:held|divided)|actionnaires?|actionnariat|associes|capital (?:social )?(?:est |actuel |se )?(?:reparti|detenu|repartit|divise)|(?:repartition|structure|detention) du capital|table de capitalisation|quota-?holders?|(?:partner|holder|member|socio)s? quotas?|porteurs?(?= (?:de (?:parts|titres)|%|titres|actions|parts|nombre))|detenteurs|titulaires de parts|members?(?= (?:(?:class|equity|ordinary) )*shares))\b/;
const OWNS =
  /\b(?:(?<=[a-z)] )(?<!\b(?:our|its|their|his|her|my|of|with|on|by) )own(?! counts?\b)|owns|hold|holds|will own|shall hold|shall own|retains?|holdings are|held (?:as follows|by)|shareholdings?|detien(?:t|nent)|detiendr(?:a|ont)|possede(?:nt)?|capital (?:social )?(?:est |sera )?(?:reparti|detenu|divise)|parts sociales)\b/;
const OTHER_SUBJECT =
  /\b(?:use of (?:funds|proceeds)|emploi des fonds|utilisation des fonds|customers?|clients?|revenue|sales|chiffre d'affaires|market share|part de marche|vesting|voting|votes?|interest|dividends?|commission|discount|board)\b|\b(?:uses?|emplois?) ?:/;
const PARTIAL =
  /\b(?:main|principal|principaux|principales|major|largest|top|biggest|notable|key|including|inter alia|dont|significant|above \d|over \d|plus de \d|notamment|of which|of whom|some of|from|diluted to|down to)\b/;
const REST =
  /\b(?:the rest|remaind\w+|remaining|balance|le reste|le solde|les autres|others?|autres|various|divers)\b/;
const HEAD = /^(?:name|holder|shareholder|member|associe|actionnaire|nom|porteur|investor|class|shares|%)/;

const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|percent\b|per cent\b|pour cent\b)/g;

const yearsOf = (text: string): string => [...new Set(text.match(/\b20[0-4]\d\b/g))].toSorted().join(' ');

function momentOf(text: string): Moment {
  if (/\b(?:fully diluted|diluted|dilue)\b/.test(text)) return 'diluted';
  if (
    /\b(?:after|post(?:-?money)?|(?:up)?on completion|at (?:completion|closing)|following|post-closing|apres|a l'issue|a la realisation)\b/.test(
      text,
    )
  )
    return 'after';
  return /\b(?:before|pre(?:-?money)?|prior|current(?:ly)?|today|existing|at present|avant|actuel(?:le)?(?:ment)?|a ce jour)\b/.test(
    text,
  )
    ? 'before'
    : null;
}

const NO_NAME =
  /\b(?:owns?|holds?|hold|has|have|keeps?|kept|will|shall|retains?|with|for|at|d[ée]tiennent|d[ée]tient|poss[èe]dent?|gardent?|shares?|actions|parts|of|the|and|et|la|le|les|pour|aux?|chez)\b/gi;
const FEWEST_PARTS = 3;

/** `Ada has half, Ben a quarter, an eighth with our angels`: names with a part of the whole in words, before or behind it. */
function partsIn({ text, plain }: PlacedPassage): Holding[] {
  const clauses = withFractionsInDigits(withPercentsInDigits(text)).split(
    /[;:]|, | and | et | while | tandis que /,
  );
  if (clauses.join() === text.split(/[;:]|, | and | et | while | tandis que /).join()) return [];
  const read = clauses.flatMap((clause): Holding[] => {
    const [percent, ...more] = percentsIn(clause);
    const name = clause
      .replaceAll(PERCENT, ' ')
      .replaceAll(NO_NAME, ' ')
      .replaceAll(/[^a-z'&. -]+/g, ' ')
      .trim();
    return percent === undefined || more.length > 0 || name.length < 2
      ? []
      : [{ name, percent, shares: null }];
  });
  const told = percentsIn(withFractionsInDigits(text)).length;
  return read.length >= FEWEST_PARTS && read.length === told && plain !== '' ? read : [];
}

/** Names with the share behind each, in one sentence. */
function pairsIn(passage: PlacedPassage): Holding[] {
  let from = 0;
  const plain = withPercentsInDigits(passage.plain);
  return [...plain.matchAll(PERCENT)].flatMap((match): Holding[] => {
    const before = plain.slice(from, match.index);
    from = match.index + match[0].length;
    const clause =
      before.split(/[;:,]| and | et | while /).findLast((part) => /[A-Za-z]{2}/.test(part)) ?? '';
    const name = clause
      .replaceAll(
        /\b(?:owns?|holds?|hold|will|shall|retains?|with|d[ée]tiennent|d[ée]tient|poss[èe]dent?|shares?|actions|parts|of|the|and|et|la|le|les)\b/gi,
        ' ',
      )
      .replaceAll(/[^\p{L}'&. -]+/gu, ' ')
      .trim();
    return name.length < 2 || name.length > 60
      ? []
      : [{ name, percent: percentsIn(match[0])[0] ?? null, shares: null }];
  });
}

const PERCENT_HEAD = /(?:^| )(?:%|per ?cent(?:age)?|pour ?cent(?:age)?)(?: |$)/;
/** Which of the numbers behind names is a column headed `%` whose cells go without the sign; -1 for none. */
function percentColumn(lead: string, body: readonly NamedRow[]): number {
  const [first] = body;
  if (!first || !PERCENT_HEAD.test(lead.split(' | ').at(-1) ?? '')) return -1;
  if (body.some(({ percents }) => percents.length > 0)) return -1;
  return first.numbers.findIndex((_, column) => {
    const cells = body.map(({ numbers }) => numbers[column] ?? Number.NaN);
    return cells.every((cell) => cell <= 100) && cells.reduce((sum, cell) => sum + cell, 0) > 50;
  });
}

/** The first column of whole numbers that are no amounts: shares held. */
function sharesColumn(body: readonly NamedRow[], percentAt: number): number {
  const [longest] = body.toSorted((a, b) => b.numbers.length - a.numbers.length);
  const isShares = (column: number): boolean =>
    column !== percentAt && body.filter(({ numbers }) => isCount(numbers[column])).length * 2 > body.length;
  return longest?.numbers.findIndex((_, column) => isShares(column)) ?? -1;
}
const isCount = (number: number | undefined): boolean =>
  number !== undefined && number >= FEWEST_SHARES && Number.isInteger(number);
const sharesOf = ({ numbers, isMoney }: NamedRow, column: number): number | null => {
  const shares = numbers[column];
  return isMoney || shares === undefined || !(isCount(shares) || shares === 0) ? null : shares;
};
const FEWEST_SHARES = 10;

/** A row of a statement that stands above: `shareholders' equity 33,537 34,905`. */
const IS_ROW = /(?: \(?\d{1,3}(?:[ ,]\d{3})+\)?){2}$/;
const ADDRESSES = /^(?:dear|chere?s?|lettre aux?|letter to|to (?:our|the))\b/;

const NAMED_SHARES =
  /\d (?:(?:ordinary|equity|preference|preferred|class [a-z]|[a-z]) )?(?:shares?|actions|parts sociales)\b/;

/** `Valuation cap: 900 million, discount 20 %` below shares in percent is no holder, nor is what follows it. */
function withoutTerms(rows: readonly NamedRow[]): readonly NamedRow[] {
  const end = rows.findIndex(({ percents, isMoney, isSum }) => isMoney && percents.length === 0 && !isSum);
  const above = rows.slice(0, end < 0 ? 0 : end);
  const isOfShares =
    above.length >= 2 && above.every(({ percents, isMoney }) => percents.length > 0 && !isMoney);
  return isOfShares ? above : rows;
}

/** The holders of a list, once for each column of shares. */
function holdersOf(list: RowList, shareOf: ReadonlyMap<PlacedPassage, number>): Holdings[] {
  // `Chers actionnaires, les ventes ont grandi.` heads no list of them.
  const lead = [list.heading, ...list.lead.split(' | ')]
    .filter((line) => !ADDRESSES.test(line) && !IS_ROW.test(line))
    .join(' | ');
  // What a sentence above says of a moment it may say of one holder.
  const heads = lead
    .split(' | ')
    .filter((line) => !/[.!?]$/.test(line))
    .join(' | ');
  const saysShares = list.rows.every(({ passage, isSum }) => isSum || NAMED_SHARES.test(passage.text));
  if (!(OWNERS.test(lead) || saysShares) || OTHER_SUBJECT.test(list.heading)) return [];
  const rows = withoutTerms(list.rows);
  // What follows a total without a share is no holder.
  const end = rows.findIndex(({ isSum }) => isSum);
  const listed = rows.filter((row, index) => end < 0 || index <= end || row.percents.length > 0);
  const body = listed.filter(({ label, isSum }) => !isSum && !HEAD.test(label));
  if (body.length === 0) return [];
  const percentAt = percentColumn(list.lead, body);
  const sharesAt = sharesColumn(body, percentAt);
  const percentsOf = (row: NamedRow): readonly number[] => {
    const known = shareOf.get(row.passage) ?? row.numbers[percentAt];
    return row.percents.length > 0 || known === undefined ? row.percents : [known];
  };
  const sum = listed.findLast(({ isSum }) => isSum);
  const columns = Math.max(1, Math.min(...body.map((row) => percentsOf(row).length)));
  const isWhole =
    !PARTIAL.test(lead) && !REST.test(list.below) && !body.some(({ label }) => REST.test(label));
  return Array.from({ length: columns }, (_, column): Holdings => ({
    holdings: body.map((row) => ({
      name: row.label,
      percent: percentsOf(row)[column] ?? null,
      shares: column === 0 ? sharesOf(row, sharesAt) : null,
    })),
    total: sum
      ? { percent: percentsOf(sum)[column] ?? null, shares: column === 0 ? sharesOf(sum, sharesAt) : null }
      : null,
    passages: listed.map(({ passage }) => passage),
    moment: columns > 1 ? null : momentOf(heads),
    dates: columns > 1 ? `column ${column}` : yearsOf(lead),
    isWhole,
  }));
}

const MOST_LINES = 3;

/** Sentences that a narrow page broke: a passage with those behind it, up to a full stop. */
export const unbroken = (passages: readonly PlacedPassage[]): PlacedPassage[] =>
  passages.map((passage, index) => {
    const lines = [passage];
    for (const next of passages.slice(index + 1, index + 1 + MOST_LINES)) {
      const isEnded = /[.!?:;]$/.test(lines.at(-1)?.text ?? '');
      if (isEnded || next.page !== passage.page || next.isHeading) break;
      lines.push(next);
    }
    return {
      ...passage,
      text: lines.map(({ text }) => text).join(' '),
      plain: lines.map(({ plain }) => plain).join(' '),
      end: lines.at(-1)?.end ?? passage.end,
    };
  });

const BRACKETS = /\([^()]*\)/g;
const blank = (text: string): string => text.replaceAll(BRACKETS, (found) => ' '.repeat(found.length));

/** `Du Toit 35% (left in 2023, without vesting)`: what stands in brackets is of the holder, not of the shares. */
const withoutBrackets = <Item extends PlacedPassage>(passage: Item): Item => ({
  ...passage,
  text: blank(passage.text),
  plain: blank(passage.plain),
});

/** `Who owns the company today?` above the sentence that says it. */
const isTitle = ({ text }: PlacedPassage): boolean => text.length < 80 && !/[.!]$/.test(text);

function sentencesIn(passages: readonly PlacedPassage[]): Holdings[] {
  return unbroken(passages).flatMap((whole, index): Holdings[] => {
    const passage = withoutBrackets(whole);
    const { text } = passage;
    const above = passages[index - 1];
    const title = above && above.page === passage.page && isTitle(above) ? above.text : '';
    const around = `${passage.heading?.text ?? ''} ${title} ${text}`;
    if (text.length > 500 || (!OWNS.test(text) && !OWNERS.test(around))) return [];
    if (OTHER_SUBJECT.test(text)) return [];
    const parts = partsIn(withoutBrackets(passages[index] ?? whole));
    const holdings = parts.length > 0 ? parts : pairsIn(passage);
    if (holdings.length < 2) return [];
    return [
      {
        holdings,
        total: null,
        passages: [whole],
        moment: momentOf(around),
        dates: yearsOf(text),
        isWhole: !PARTIAL.test(text) && !REST.test(text) && holdings.length >= 3 && OWNS.test(around),
      },
    ];
  });
}

const SHARE_FIRST =
  /^(?:(?<percent>\d{1,3}(?:[.,]\d{1,4})?) ?%|(?<count>\d{1,3}(?:[ ,.]\d{3})+|\d{2,9}) (?:(?:ordinary|equity|preference|preferred|class [a-z]|[a-z]) )?(?:shares?|actions|parts sociales)) *[-–:|]? *(?<name>[a-z][^%]{1,70})$/;
/** `13 / Capital`. */
const OF_CAPITAL = /^[\d /.)|-]*(?:the |le |our |notre )?(?:share )?capital(?: social)?$/;
const ABOVE = 3;

/** Rows in which the share stands before its holder: `31 %  Aya N'Guessan`, `5,100 shares  Ms Namutebi`. */
function sharesFirst(passages: readonly PlacedPassage[]): Holdings[] {
  const groups: Holdings[] = [];
  for (let index = 0; index < passages.length; index += 1) {
    const first = passages[index];
    const isPercent = first?.text.includes('%') ?? false;
    const rows: { readonly holding: Holding; readonly passage: PlacedPassage }[] = [];
    for (const passage of passages.slice(index, index + MOST_FIRST)) {
      const { percent, count, name = '' } = SHARE_FIRST.exec(passage.text)?.groups ?? {};
      if ((percent === undefined) === isPercent || (percent ?? count) === undefined) break;
      if (passage.page !== first?.page) break;
      const shares = count === undefined ? null : Number(count.replaceAll(/\D/g, ''));
      rows.push({
        holding: { name, percent: percent === undefined ? null : Number(percent.replace(',', '.')), shares },
        passage,
      });
    }
    if (rows.length < 2) continue;
    const above = passages
      .slice(Math.max(0, index - ABOVE), index)
      .filter(({ page }) => page === first?.page);
    const heads = [first?.heading?.text ?? '', ...above.map(({ text }) => text)];
    const lead = heads.join(' | ');
    const isOfOwners = !isPercent || OWNERS.test(lead) || heads.some((line) => OF_CAPITAL.test(line));
    const end = rows.findIndex(({ holding }) => /^(?:total|ensemble)\b/.test(holding.name));
    const total = rows[end]?.holding ?? null;
    const body = end < 0 ? rows : rows.slice(0, end);
    index += rows.length - 1;
    if (!isOfOwners || OTHER_SUBJECT.test(lead) || body.length < 2) continue;
    groups.push({
      holdings: body.map(({ holding }) => holding),
      total,
      passages: rows.map(({ passage }) => passage),
      moment: momentOf(lead),
      dates: yearsOf(lead),
      isWhole: !PARTIAL.test(lead) && !body.some(({ holding }) => REST.test(holding.name)),
    });
  }
  return groups;
}
const MOST_FIRST = 40;

/** Words over parts of what is owned, where nothing else says so. */
const OF_SHARES =
  /\b(?:shares?|stakes?|actions|parts (?:sociales|de)|folio|divise en|feuille de presence|actionnaires|shareholders?|cap table|who owns)\b/;
const IS_HOLDER =
  /\b(?:(?:co-?)?founders?|(?:co-?)?fondat\w+|esop|option pool|angels?|seed (?:fund|investors?)|employee trust|staff trust)\b/;
const FEWEST_FOUNDERS = 2;
const IN_PERCENT =
  /^(?:%|in %|en %|per ?cent(?:age)?|pour ?cent(?:age)?|stake|share of .*|holding|part|percent\w*)(?: ?\(?%\)?)?$/;

/** Whether parts are percentages, with their sign or under a head that says so. */
const inPercent = ({ items, over }: Itemised): boolean =>
  items.every(({ unit, value }) => unit === 'percent' || value === 0) ||
  (IN_PERCENT.test(over[0] ?? '') && items.every(({ value }) => value <= 100));
const inShares = ({ items }: Itemised): boolean =>
  items.every(
    ({ unit, value, isScaled }) =>
      unit === 'count' && !isScaled && (value >= FEWEST_SHARES || value === 0) && Number.isInteger(value),
  );

/** Parts of the company among the parts a paper sets out, the columns of the same rows: percentages, or counts of shares. */
function holdersAmong(columns: readonly Itemised[]): Holdings[] {
  const percents = columns.filter(inPercent);
  const shares = columns.filter((one) => !percents.includes(one) && inShares(one));
  return [...percents, ...shares].flatMap((set): Holdings[] => {
    const { items, total, over, isSentence } = set;
    const isPercent = percents.includes(set);
    const heads = over
      .filter((line) => !ADDRESSES.test(line) && line.length < LONGEST_HEAD)
      .slice(0, MOST_HEADS);
    const founders = items.filter(({ label }) => IS_HOLDER.test(label)).length;
    const isOwned =
      heads.some((line) => OWNERS.test(line) || OWNS.test(line) || OF_SHARES.test(line)) ||
      (isPercent && founders >= FEWEST_FOUNDERS) ||
      items.every(({ noun }) => /^(?:shares?|actions|parts)\b/.test(noun));
    // What money is spent on, and rows of a balance sheet, are no holders.
    const isOfUses = heads.some((line) => OF_USES.test(line)) && founders === 0;
    if (isOfUses || items.some(({ label }) => OF_BALANCE.test(label))) return [];
    if (!isOwned || isSentence || items.length < FEWEST_PARTS || items.some(({ label }) => label === ''))
      return [];
    const nearest = heads.slice(0, 2).join(' | ');
    if (OTHER_SUBJECT.test(nearest)) return [];
    // Two columns of one kind are of two moments, whatever stands above both.
    const isOneOfTwo = (isPercent ? percents : shares).length > 1;
    const titles = heads.filter((line) => !/[.!?]$/.test(line)).join(' | ');
    const share = (value: number) => ({
      percent: isPercent ? value : null,
      shares: isPercent ? null : value,
    });
    return [
      {
        holdings: items.map(({ label, value }) => ({ name: label, ...share(value) })),
        total: total === null ? null : share(total.value),
        passages: [...items.map(({ passage }) => passage), ...(total ? [total.passage] : [])],
        moment: isOneOfTwo ? momentOf(over[0] ?? '') : momentOf(titles),
        dates: isOneOfTwo ? `column ${set.column}` : yearsOf(heads.join(' | ')),
        isWhole: !PARTIAL.test(nearest) && !items.some(({ label }) => REST.test(label)),
      },
    ];
  });
}
const OF_USES =
  /\b(?:uses?|use of|emplois?|spend\w*|proceeds|money goes|asks?|raising|round|budget|levee|levons)\b/;
const OF_BALANCE =
  /\b(?:borrowings?|reserves|retained|non-controlling|payables?|receivables?|inventor\w+|dettes|emprunts?|total equity|lending|working capital|fonds de roulement)\b/;
const LONGEST_HEAD = 160;
const MOST_HEADS = 4;

/** Who holds what share of the company, wherever a document lists or tells it. */
export function holdingsIn({
  passages,
  lists: rows,
  figures,
  itemised: parts,
}: Pick<Extraction, 'passages' | 'lists' | 'figures' | 'itemised'>): Holdings[] {
  const shareOf = new Map(
    figures.flatMap(({ holder, passage, value }) =>
      holder === undefined ? [] : [[passage, value] as const],
    ),
  );
  const headed = [...rows.flatMap((list) => holdersOf(list, shareOf)), ...sharesFirst(passages)];
  const itemised = [...Map.groupBy(parts, ({ items: [first] }) => first?.passage).values()].flatMap(
    holdersAmong,
  );
  const read = new Set(itemised.flatMap((list) => list.passages));
  const lists = [
    ...itemised,
    ...headed.filter((list) => !list.passages.some((passage) => read.has(passage))),
  ];
  const listed = new Set(lists.flatMap((list) => list.passages));
  return [...lists, ...sentencesIn(passages.filter((passage) => !listed.has(passage)))];
}
