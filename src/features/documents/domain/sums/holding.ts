import type { Itemised } from './itemised.ts';
import { SUM } from './itemised-row.ts';
import { isStatement } from './itemised-whole.ts';
import type { Extraction } from '../extraction.ts';
import { withFractionsInDigits } from '../words/fraction-word.ts';
import { plainNumber } from '../words/plain-number.ts';
import { percentsIn, withPercentsInDigits } from '../words/percent-word.ts';
import type { PlacedPassage } from '../text/section.ts';
import { once } from '../words/memory.ts';

/** A holder of shares with what one line or sentence gives for it: a share in percent, a count of shares, or both. */
export type Holding = {
  readonly name: string;
  readonly percent: number | null;
  readonly shares: number | null;
};

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
  /\b(?:share-?holders?|share-?holdings?|stock-?holders?|holdings|holders?|cap(?:italisation|italization)? table|ownership|(?:who|what each) owns|qui (?:detient|possede)|owned by|owners|equity (?:split|structure)|register of members|members of the company|held (?:as follows|by)|issued shares|share capital (?:is|shall be) (?:held|divided)|actionnaires?|actionnariat|associee?s|associe(?=$| (?:parts|actions|titres|nombre|avant))|capital (?:after|before|at|on) (?:the )?(?:closing|completion|round|investment)|(?:whole of the |all the )?issued capital|capital apres (?:closing|la levee|le tour|l'operation)|capital (?:social )?(?:est |actuel |se )?(?:reparti|detenu|repartit|divise)|(?<!\b(?:working|human|venture|paid-up) )capital(?=(?: (?:social|inchange|actuel))? ?:| (?:parts?|%)(?: %)?$)|(?:repartition|structure|detention) du capital|table de capitalisation|quota-?holders?|(?:partner|holder|member|socio)s? quotas?|porteurs?(?= (?:de (?:parts|titres)|%|titres|actions|parts|nombre))|detenteurs|titulaires de parts|members?(?= (?:(?:class|equity|ordinary) )*shares))\b/;
const OWNS =
  /\b(?:(?<=[a-z)] )(?<!\b(?:our|its|their|his|her|my|of|with|on|by) )own(?! counts?\b)|owns|hold|holds|will own|shall hold|shall own|retains?|holdings are|held (?:as follows|as to|by)|shareholdings?|detien(?:t|nent)|detiendr(?:a|ont)|possede(?:nt)?|capital (?:social )?(?:est |sera )?(?:reparti|detenu|divise)|parts sociales)\b/;
const OTHER_SUBJECT =
  /\b(?:(?:in place|instead) of \d+|au lieu de \d+|(?:repay|pay out|buy out|rembourser) (?:the |our |les |nos )?(?:shareholders|owners|actionnaires|associes)|(?:may|must|can|shall) (?:require|procure|force|oblige|call|convene|appoint|nominate|request|demand)|(?:peuvent|peut|doivent|doit|pourront|devra) (?:exiger|obliger|convoquer|nommer|designer|demander)|drag|tag[- ]along|quorum|use of (?:funds|proceeds)|emploi des fonds|utilisation des fonds|customers?|clients?|revenue|sales|chiffre d'affaires|market share|part de marche|vesting|voting|votes?|interest|dividends?|commission|discount|board)\b|\b(?:uses?|emplois?) ?:/;
const PARTIAL =
  /\b(?:main|principal|principaux|principales|major|largest|top|biggest|notable|key|including|inter alia|dont|significant|above \d|over \d|plus de \d|notamment|of which|of whom|some of|from|diluted to|down to)\b/;
const REST =
  /\b(?:the rest|remaind\w+|remaining|balance|le reste|le solde|les autres|others?|autres|various|divers)\b/;

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

/** `60 % of the issued shares and 54 % on a fully diluted basis`: of one holder, counted otherwise. */
const OF_ANOTHER_COUNT =
  /\b(?:issued|outstanding|(?:on a |sur une base )?(?:fully |entierement |totalement )?(?:diluted|diluee?s?)(?: basis)?|on a|basis|(?:du )?capital emis|votes?|voting rights|droits de vote)\b/gi;

/** `The founders hold 58 % today and 44 % after the round`: one holder at two moments. */
const IS_A_MOMENT =
  /^(?:(?:today|now|currently|at|present|once|after|before|following|post|pre|money|round|raise|this|issued?|in|new|option|options|pool|is|are|counted|created|fully|diluted|aujourd'hui|actuellement|avant|apres|après|une|fois|tour|levee|levée|operation|opération|l'operation|l'opération|l'entree|augmentation|dont|pour)[ '-]*)+$/i;
/** `Held by owners of one to three`: of things, and nobody's name. */
const IS_NOBODY =
  /^(?:held )?(?:by )?(?:small |local |private |individual )?(?:owners?|families|individuals|smallholders|proprietaires|propriétaires|particuliers|menages|ménages)\b|^(?:(?:two|three|five|ten|deux|trois|cinq|dix) )?(?:largest|biggest|top|premiers?|(?:plus )?gros(?:se)?s?)(?: (?:one|two|three|five|ten|twenty|customers?|clients?|buyers?|borrowers?|debtors?|accounts?|suppliers?|emprunteurs?|acheteurs?|fournisseurs?))?$/i;

/** `Holds 525,000 shares, representing 42 per cent`, `375,000, or 30 %`: between a holder and his share. */
const LINKS =
  /\b(?:or|being|representing|represents?|that is|equal to|ou|soit|representant|représentant)\b/gi;

/** `45% by Joseph Mwakalinga, 30% by Neema Shirima and 25% by the Investor`: each share before its holder. */
const BY =
  /(\d{1,3}(?:[.,]\d{1,4})?) ?%(?: of [^;,%]{0,40})? (?:by|par) ([^;,%]{2,60}?)(?=,|;|\.|$| and \d| et \d)/gi;
const FEWEST_BY = 2;
/** And of no other, in which one of its holders has a part. */
const OF_THE_COMPANY =
  /\b(?:the company|la societe|share capital|issued|(?:the |les )(?:shares|actions)|du capital)\b/;

/** Names with the share of each behind or before it, in one sentence. */
function pairsIn(passage: PlacedPassage): Holding[] {
  let from = 0;
  const plain = withPercentsInDigits(passage.plain);
  const by = [...plain.matchAll(BY)];
  if (
    by.length >= FEWEST_BY &&
    OF_THE_COMPANY.test(passage.text) &&
    by.length === [...plain.matchAll(PERCENT)].length
  )
    return by.map(([, share = '', name = '']) => ({
      name: name.trim(),
      percent: plainNumber(share),
      shares: null,
    }));
  return [...plain.matchAll(PERCENT)].flatMap((match): Holding[] => {
    const before = plain.slice(from, match.index);
    from = match.index + match[0].length;
    const clause =
      before
        .split(/[;:]|,(?!\d)| and | et | while /)
        .findLast((part) => /[A-Za-z]{2}/.test(part.replaceAll(LINKS, ''))) ?? '';
    const name = clause
      .replaceAll(
        /\b(?:owns?|holds?|hold|will|shall|retains?|with|d[ée]tiennent|d[ée]tient|poss[èe]dent?|shares?|actions|parts|of|the|and|et|la|le|les)\b/gi,
        ' ',
      )
      .replaceAll(OF_ANOTHER_COUNT, ' ')
      .replaceAll(/[^\p{L}'&. -]+/gu, ' ')
      .trim();
    return name.length < 2 || name.length > 60
      ? []
      : [{ name, percent: percentsIn(match[0])[0] ?? null, shares: null }];
  });
}

const FEWEST_SHARES = 10;

const ADDRESSES = /^(?:dear|chere?s?|lettre aux?|letter to|to (?:our|the))\b/;

const MOST_LINES = 3;

/** Sentences that a narrow page broke: a passage with those behind it, up to a full stop. */
export const unbroken = (passages: readonly PlacedPassage[]): PlacedPassage[] =>
  passages.map((passage, index) => {
    const lines = [passage];
    for (const next of passages.slice(index + 1, index + 1 + MOST_LINES)) {
      const isEnded = /[.!?:;]$/.test(lines.at(-1)?.text ?? '');
      const isSetApart = /\n[ \t]*\n/.test(
        passage.page.text.slice(lines.at(-1)?.end ?? next.start, next.start),
      );
      const isRow = [lines.at(-1) ?? passage, next].some(({ page, start, end }) =>
        page.text.slice(start, end).includes('\t'),
      );
      if (isEnded || isRow || isSetApart || next.page !== passage.page || next.isHeading) break;
      lines.push(next);
    }
    return {
      ...passage,
      text: lines.map(({ text }) => text).join(' '),
      plain: lines.map(({ plain }) => plain).join(' '),
      end: lines.at(-1)?.end ?? passage.end,
    };
  });

/** But `Mr Diallo (44%)`, `Mrs Haddad (chair, 40% of the shares)`, which is a share. */
const BRACKETS =
  /\((?!(?:\p{L}[\p{L} -]{2,24}, )?\d{1,3}(?:[.,]\d+)? ?%(?: (?:of|des|du) (?:the )?(?:shares|capital|actions|parts))?\))[^()]*\)/gu;
const blank = (text: string): string => text.replaceAll(BRACKETS, (found) => ' '.repeat(found.length));

/** `Du Toit 35% (left in 2023, without vesting)`: what stands in brackets is of the holder, not of the shares. */
const withoutBrackets = <Item extends PlacedPassage>(passage: Item): Item => ({
  ...passage,
  text: blank(passage.text),
  plain: blank(passage.plain),
});

/** `"Mr Charles has 75 % in the deck?" He has 45 %`: what somebody asked is said by nobody. */
const ASKED = /["“«][^"“”«»]{0,160}\?\s?["”»]/g;
const withoutAsked = <Item extends PlacedPassage>(passage: Item): Item => ({
  ...passage,
  text: passage.text.replaceAll(ASKED, (found) => ' '.repeat(found.length)),
  plain: passage.plain.replaceAll(ASKED, (found) => ' '.repeat(found.length)),
});

/** `68 % in person, 14 % by proxy, together 82 %`: the last is what the others make. */
function withTotal(named: readonly Holding[]): Pick<Holdings, 'holdings' | 'total'> {
  const last = named.at(-1);
  const rest = named.slice(0, -1);
  const sum = rest.reduce((made, { percent }) => made + (percent ?? Number.NaN), 0);
  const isTotal = last !== undefined && SUM.test(last.name.toLowerCase()) && last.percent === sum;
  return isTotal
    ? { holdings: rest, total: { percent: sum, shares: null } }
    : { holdings: named, total: null };
}
/** `A3.` before an answer. */
const IS_MARK = /^\(?(?:[a-z]|[a-z]? ?\d{1,2})[.):]$/;
/** `Who owns the company today?` above the sentence that says it. */
const isTitle = ({ text }: PlacedPassage): boolean => text.length < 80 && !/[.!]$/.test(text);

/** `Awa Sow : 48 % ; Issa Kane : 32 % ; Coopérative El Nour : 20 %.`: names with their shares and nothing else. */
const NAMES_AND_SHARES = /^(?:[^;%\d]{3,60}\d{1,3}(?:[.,]\d{1,2})? ?%[;,. ]{0,3}){3,8}$/;
/** `Aucun autre associé`, `There is no other shareholder`: said behind it. */
const NO_OTHERS =
  /\b(?:no|aucune?|pas d') ?(?:other|autres?) (?:share-?holders?|stock-?holders?|members?|holders?|owners?|associee?s?|actionnaires?|porteurs?)\b|\b(?:shareholders?|members|holders|owners|associes|actionnaires)\b[^.;]{0,40}\b(?:all (?:of )?the (?:shares|capital)|(?:l'integralite|la totalite|l'ensemble) (?:des|du) (?:parts|actions|titres|capital))\b/;

function sentencesIn(passages: readonly PlacedPassage[]): Holdings[] {
  return unbroken(passages).flatMap((whole, index): Holdings[] => {
    const passage = withoutBrackets(withoutAsked(whole));
    const { text } = passage;
    const before = passages[index - 1];
    const above = before && IS_MARK.test(before.text) ? passages[index - 2] : before;
    const title = above && above.page === passage.page && isTitle(above) ? above.text : '';
    const around = `${passage.heading?.text ?? ''} ${title} ${text}`;
    const next = passages[index + 1];
    const isClosed = next?.page === passage.page && NAMES_AND_SHARES.test(text) && NO_OTHERS.test(next.text);
    if (text.length > 500 || (!OWNS.test(text) && !OWNERS.test(around) && !isClosed)) return [];
    if (OTHER_SUBJECT.test(text)) return [];
    const parts = partsIn(withoutBrackets(passages[index] ?? whole));
    const { holdings, total } = withTotal(parts.length > 0 ? parts : pairsIn(passage));
    if (holdings.length < 2 || holdings.some(({ name }) => IS_A_MOMENT.test(name) || IS_NOBODY.test(name)))
      return [];
    return [
      {
        holdings,
        total,
        passages: [whole],
        moment: momentOf(around),
        dates: yearsOf(text),
        isWhole:
          !PARTIAL.test(text) && !REST.test(text) && holdings.length >= 3 && (isClosed || OWNS.test(around)),
      },
    ];
  });
}

/** Words over parts of what is owned, where nothing else says so. */
const OF_SHARES =
  /\b(?:shares?|stakes?|actions|parts (?:sociales|de)|folio|divise en|feuille de presence|actionnaires|shareholders?|cap table|who owns)\b/;
const IS_HOLDER =
  /\b(?:(?:co-?)?founders?|(?:co-?)?fondat\w+|esop|option pool|angels?|seed (?:fund|investors?)|employee trust|staff trust)\b/;
const FEWEST_FOUNDERS = 2;
const FEWEST_HOLDERS = 2;
const IN_PERCENT =
  /^(?:stake|share of .*|holding|part|percent\w*)$|(?:^| )\(?(?:%|per ?cent(?:age)?|pour ?cent(?:age)?)\)?$/;

/** Whether parts are percentages, with their sign or under a head that says so. */
const inPercent = ({ items, over }: Itemised): boolean =>
  items.every(({ unit, value }) => unit === 'percent' || value === 0) ||
  (IN_PERCENT.test(over[0] ?? '') && items.every(({ value }) => value <= 100));
const inShares = ({ items }: Itemised): boolean =>
  items.every(
    ({ unit, value, isScaled }) =>
      unit === 'count' && !isScaled && (value >= FEWEST_SHARES || value === 0) && Number.isInteger(value),
  );

/** `M. Etoundi détient 2 400 actions, Mme Bassa 3 600 actions et Sanaga 2 000 actions`. */
const areShares = ({ items }: Itemised): boolean =>
  items.length >= FEWEST_PARTS && items.every(({ noun }) => /^(?:shares?|actions|parts)\b/.test(noun));
const BEGINS_WITH_A_DAY =
  /^\W*(?:(?:\d{1,2}[/.-])?\d{1,2}[/.-](?:19|20)\d\d|(?:19|20)\d\d(?:-\d\d){0,2})\b(?! ?%)/;
/** Parts of the company among the parts a paper sets out, the columns of the same rows: percentages, or counts of shares. */
function holdersAmong(columns: readonly Itemised[]): Holdings[] {
  const ofOwners = columns.filter(({ over }) => !OF_VOTES.test(over[0] ?? ''));
  const percents = ofOwners.filter(inPercent);
  const counts = ofOwners.filter((one) => !percents.includes(one) && inShares(one));
  // `A shares | B shares | Total`: of several classes what they are together.
  const totals = counts.filter(({ over }) => TOTAL_OF_CLASSES.test(over[0] ?? ''));
  const shares = totals.length > 0 ? totals : counts;
  return [...percents, ...shares].flatMap((set): Holdings[] => {
    const { items, total, over, isSentence } = set;
    const isPercent = percents.includes(set);
    const heads = [...over.slice(0, MOST_HEADS), over.at(-1) ?? ''].filter(
      (line) => !ADDRESSES.test(line) && line.length < LONGEST_HEAD,
    );
    const titles = heads.filter((line) => !/[.!?]$/.test(line));
    const founders = items.filter(({ label }) => IS_HOLDER.test(label)).length;
    const isOwned =
      IS_REGISTER.test(isSentence ? (over[0] ?? '') : '') ||
      heads.some((line) => OWNERS.test(line) || OWNS.test(line) || OF_SHARES.test(line)) ||
      (isPercent && founders >= FEWEST_FOUNDERS) ||
      items.every(({ noun }) => /^(?:shares?|actions|parts)\b/.test(noun));
    // What money is spent on, and rows of a balance sheet, are no holders.
    const isOfUses = titles.some((line) => OF_USES.test(line)) && founders === 0;
    if (isOfUses || isStatement(set) || items.some(({ label }) => OF_NEEDS.test(label))) return [];
    // `07/2020  Delta Fund pays in  48 %  32 %`: what each has after an event, and the parts of no moment.
    if (isPercent && items.filter(({ passage: { text } }) => BEGINS_WITH_A_DAY.test(text)).length > 1)
      return [];
    if (
      !isOwned ||
      (isSentence && !((IS_REGISTER.test(over[0] ?? '') || areShares(set)) && shares.includes(set))) ||
      items.length < (titles.some((line) => OWNERS.test(line)) ? FEWEST_HOLDERS : FEWEST_PARTS) ||
      items.some(({ label }) => label === '')
    )
      return [];
    const nearest = heads.slice(0, 2).join(' | ');
    if (OTHER_SUBJECT.test(nearest.replace(WITH_VOTES, ''))) return [];
    // Two columns of one kind are of two moments, whatever stands above both.
    const isOneOfTwo = (isPercent ? percents : shares).length > 1;
    const share = (value: number) => ({
      percent: isPercent ? value : null,
      shares: isPercent ? null : value,
    });
    return [
      {
        holdings: items.map(({ label, value }) => ({ name: label, ...share(value) })),
        total: total === null ? null : share(total.value),
        passages: [...items.map(({ passage }) => passage), ...(total ? [total.passage] : [])],
        moment: isOneOfTwo ? momentOf(over[0] ?? '') : momentOf(titles.join(' | ')),
        dates: isOneOfTwo ? `column ${set.column}` : yearsOf(heads.join(' | ')),
        isWhole:
          !PARTIAL.test(nearest) &&
          !items.some(({ label }) => REST.test(label)) &&
          !(total === null && goesOn(set)),
      },
    ];
  });
}
const OF_VOTES = /\b(?:votes?|voting|voix|droits de vote)\b/;
const TOTAL_OF_CLASSES =
  /^(?:grand )?(?:totals?|ensemble|all (?:classes|shares)|toutes (?:categories|actions))\b/;
/** `Register: Mr Nguyen 4,900,000; Ms Tran 2,300,000`. */
const IS_REGISTER =
  /^\W*(?:(?:the |our |share |le |shareholders' )*(?:register|registre|shareholders|stockholders|members|actionnaires|associes|cap table)\b)[^.;:]{0,30}:? ?$/;
/** Whether a row follows that was not read as one of them. */
const goesOn = ({ below: [next] }: Itemised): boolean =>
  next !== undefined && !SUM.test(next.text) && /\t[^\t]*\d/.test(next.page.text.slice(next.start, next.end));
const OF_USES =
  /\b(?:uses?|use of|affectation|allocation|application|utilisation|emplois?|spend\w*|proceeds|money goes|asks?|raising|round|budget|levee|levons)\b/;
const OF_NEEDS = /\b(?:lending|working capital|fonds de roulement)\b/;
/** `Le capital et les droits de vote`. */
const WITH_VOTES = /(?<=\bcapital) (?:et|and) (?:les |the |its )?(?:droits de vote|votes|voting rights)/;
const LONGEST_HEAD = 160;
const MOST_HEADS = 4;

/** Who holds what share of the company, wherever a document lists or tells it. */
export function holdingsIn({ passages, itemised }: Pick<Extraction, 'passages' | 'itemised'>): Holdings[] {
  const lists = [...Map.groupBy(itemised, ({ items: [first] }) => first?.passage).values()].flatMap(
    holdersAmong,
  );
  const listed = new Set(lists.flatMap((list) => list.passages));
  return [...lists, ...sentencesIn(passages.filter((passage) => !listed.has(passage)))];
}

/** The passages of the sentences of a paper that tell who holds what, and say so themselves. */
export const wordsOfOwners = once((extraction: Extraction): ReadonlySet<PlacedPassage> => {
  const told = holdingsIn(extraction)
    .flatMap(({ passages }) => (passages.length === 1 ? passages : []))
    .filter(({ text }) => OWNS.test(text) || OWNERS.test(text));
  return new Set(
    extraction.passages.filter(({ page, start, end }) =>
      told.some((one) => one.page === page && one.start <= start && end <= one.end),
    ),
  );
});
