import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { FlagCode } from './document.ts';
import { differs, distinctQuotes, type Extraction, quoteWhole, type Sign } from './extraction.ts';
import { LIST_SCALES } from './figure-arithmetic.ts';
import { type Numeral, numeralsOf } from './numeral.ts';
import { headsOf } from './row-list.ts';
import type { PlacedPassage } from './section.ts';

const TOLERANCE = 0.01;
/** Uses that are a smaller part of the sum are not told in full, and those far above it are of another sum. */
const LEAST = 0.6;
const FEWEST = 3;
const WHOLE = 100;

const isOtherSum = (made: number, whole: number): boolean =>
  made >= whole * LEAST && made <= whole / LEAST && differs(made, whole, TOLERANCE);

type Sum = {
  readonly value: number;
  readonly currency: CurrencyCode | null;
  readonly passage: PlacedPassage;
};

/** What a board decides to raise, a lender lends, or notes are issued for. */
const RAISED_BEFORE =
  /\b(?:rais(?:e|es|ed|ing)|allot(?:s|ment of)?|subscrib\w+|subscription (?:of|for)|borrow\w*|lends?|advances? to the [a-z]+|invest(?:s|ment of)?|(?:round|loan|facility|notes?|credit|debentures?|bonds?) (?:in the (?:principal )?(?:sum|amount) )?of|aggregate (?:principal |subscription |purchase )?(?:amount|sum|price|consideration) of|(?:subscription|issue) price of|principal (?:amount|sum) of|capital (?:increase )?(?:of|by)|augmentation de capital (?:de|d')|capital (?:est|sera|soit) augmente de|lev(?:er|ee|ons|e) (?:de |d')?|emprunt\w*(?: de| d')?|prets?(?: de| d'un montant de)|credit(?: de| d'un montant de)|souscri\w+(?: de| pour)?|emission (?:de|d')|obligations?[^.;\d]{0,30}(?:pour|de))(?: [a-z]+){0,3} ?$/;
const RAISED_BEHIND =
  /^,? (?:in aggregate|in all (?:shall|will) be (?:lent|raised)|principal|(?:term )?loan\b|facility\b|equity round|en principal)/;
const NO_RAISE =
  /\b(?:at least|not less than|minimum|exceed\w*|already|repa\w+|outstanding|au moins|minimum|superieur|deja|rembours\w+|qualified financing|threshold|valuation|valorisation)\b/;
/** `of the loan, of which`: only some of the uses are told, or more than they. */
const NOT_ALL =
  /\b(?:including|of which|among|notably|inter alia|initially|rest|remainder|balance|remaining|each|per (?:month|year|unit|share)|a month|monthly|dont|budget\w*|notamment|entre autres|reste|solde|surplus|chacune?|par (?:mois|an|part|action)|deja|already|if|either|or up to)\b/;
const TELLS_USES =
  /\b(?:(?:would|will|shall|to|is to|are to|was to|were to) (?:go (?:to|on|into)|be (?:used|applied|spent|allocated|put|divided|split|laid out))|(?:use|uses|application|allocation|split) of (?:the|this|these|that|its|such)?|(?:use|application) (?:of )?proceeds|goes? (?:to|on|into)|serv(?:ira|iront|iraient)|sera(?:it|ient)? (?:affecte|consacre|employe|utilise|reparti|destine)\w*|seront (?:affecte|consacre|employe|utilise|reparti|destine)\w*|iront (?:a|aux?)|ira (?:a|aux?)|l'emploi (?:de|des|du)|emploi des fonds|(?:utilisation|affectation|repartition) (?:de|des|du)|affectes? comme suit|ainsi (?:reparti|employe|affecte)\w*)\b/;
const LINES_BEFORE = 6;
const AROUND = 60;
const LONGEST = 500;

/** Money, be its currency one that several countries have: `600 000 dirhams`. */
const isMoney = ({ unit, isScaled, value, noun }: Numeral): boolean =>
  unit === 'money' || (unit === 'count' && (isScaled || (value >= SMALLEST && IS_COIN.test(noun))));
const SMALLEST = 1000;
const IS_COIN = /^(?:dirhams?|dinars?|francs?|shillings?|pounds?|dollars?|rupees?|pesos?|livres?|roupies?)\b/;

/** The sum a sentence raises, issues or lends. */
function raisedIn(passage: PlacedPassage, extraction: Extraction): Sum | null {
  const { text } = passage;
  if (text.length > LONGEST || !/\d/.test(text)) return null;
  const found = numeralsOf(passage, extraction).find(
    (one) =>
      isMoney(one) &&
      !NO_RAISE.test(text.slice(Math.max(0, one.start - AROUND), one.start)) &&
      (RAISED_BEFORE.test(text.slice(0, one.start)) || RAISED_BEHIND.test(text.slice(one.end))),
  );
  return found ? { value: found.value, currency: found.currency, passage } : null;
}

const amountsMade = (made: number, whole: Sum, passages: readonly PlacedPassage[]): Sign<FlagCode> => {
  const amount = (value: number) => ({ value, unit: 'money' as const, currency: whole.currency });
  return {
    code: 'USE_OF_FUNDS_MISMATCH',
    quotes: distinctQuotes([whole.passage, ...passages].map(quoteWhole)),
    why: ({ usesAddUpTo }) => usesAddUpTo(amount(made), amount(whole.value)),
  };
};

const sharesMade = (made: number, passages: readonly PlacedPassage[]): Sign<FlagCode> => {
  const percent = (value: number) => ({ value, unit: 'percent' as const, currency: null });
  return {
    code: 'USE_OF_FUNDS_MISMATCH',
    quotes: distinctQuotes(passages.map(quoteWhole)),
    why: ({ usesAddUpTo }) => usesAddUpTo(percent(made), percent(WHOLE)),
  };
};

/** Nothing else of the paper is the sum of the uses: such as what is left after fees, or one of two rounds. */
const isTold = ({ figures }: Extraction, made: number, own: readonly PlacedPassage[]): boolean =>
  figures.some(
    ({ unit, value, passage }) =>
      unit === 'money' && !own.includes(passage) && !differs(value, made, TOLERANCE),
  );

/** `The Board resolved to raise 8 crore. 2.4 crore would go to the shed, 1.8 crore to stock and 0.9 crore to salaries.` */
function usesInSentence(extraction: Extraction): Sign<FlagCode>[] {
  const { passages } = extraction;
  return passages.flatMap((passage, index): Sign<FlagCode>[] => {
    const { text } = passage;
    if (text.length > LONGEST || !TELLS_USES.test(text) || NOT_ALL.test(text)) return [];
    const own = numeralsOf(passage, extraction);
    const sums = own.filter(isMoney);
    const whole = passages
      .slice(0, index)
      .filter(({ page, line }) => page === passage.page && passage.line - line <= LINES_BEFORE)
      .toReversed()
      .map((before) => raisedIn(before, extraction))
      .find((sum) => sum !== null);
    if (!whole) return [];
    const parts = sums.filter(
      ({ currency, value }) => (currency === null || currency === whole.currency) && value < whole.value,
    );
    if (parts.length < FEWEST || parts.length !== sums.length) return [];
    const made = parts.reduce((all, { value }) => all + value, 0);
    return isOtherSum(made, whole.value) && !isTold(extraction, made, [passage])
      ? [amountsMade(made, whole, [passage])]
      : [];
  });
}

const ANNEX = /^(annexe?|schedule|appendix|exhibit) (?:no\.? ?|n° ?)?([a-z]|\d{1,2}|[ivx]{1,4})\b/;
const OF_USES =
  /\b(?:proceeds|use of|uses|purpose|appl(?:y|ied)|application|utilisation|emploi|produit|objet du pret|affect\w+)\b/;
const HEADS_USES =
  /^(?:\(?[a-z\d]{1,3}[.)] )?(?:annexe?|schedule|appendix|exhibit)?(?: ?[a-z\d]{1,3} ?[.:–-]*)? ?(?:use of (?:the )?(?:proceeds|funds|loan|facility|notes?|money)|uses? of proceeds|purpose of the (?:loan|facility|notes?)|application of (?:the )?(?:proceeds|loan|funds)|emploi (?:des fonds|du pret|du produit)|utilisation (?:des fonds|du pret|du produit)|affectation (?:des fonds|du pret|du produit))\b/;

/** A schedule of uses, to which a clause on the proceeds refers, against the notes issued or the loan made. */
function usesInSchedule(extraction: Extraction): Sign<FlagCode>[] {
  const { passages, lists } = extraction;
  if (extraction.type !== 'legal_docs' || lists.length === 0) return [];
  const ofUses = passages.filter(({ text }) => OF_USES.test(text));
  const raised = passages.map((passage) => raisedIn(passage, extraction)).find((sum) => sum !== null);
  if (!raised) return [];
  return lists.flatMap((list): Sign<FlagCode>[] => {
    const isReferred = [...headsOf(list), ...list.rows.slice(0, 1).map(({ passage }) => passage.text)].some(
      (line) => {
        const [, word, mark] = ANNEX.exec(line) ?? [];
        return (
          HEADS_USES.test(line) ||
          (word !== undefined && ofUses.some(({ text }) => text.includes(`${word} ${mark ?? ''}`)))
        );
      },
    );
    if (!isReferred) return [];
    const rows = list.rows.filter(({ passage }) => !ANNEX.test(passage.text));
    const end = rows.findIndex(({ isSum }) => isSum);
    const parts = end < 0 ? rows : rows.slice(0, end);
    const isPlain = parts.every(({ numbers, percents }) => numbers.length === 1 && percents.length === 0);
    if (!isPlain || parts.length < FEWEST) return [];
    const made = parts.reduce((all, { numbers }) => all + (numbers[0] ?? 0), 0);
    const fitting = LIST_SCALES.map((scale) => made * scale);
    const own = parts.map(({ passage }) => passage);
    const other = fitting.find((sum) => isOtherSum(sum, raised.value));
    if (other === undefined || fitting.some((sum) => !differs(sum, raised.value, TOLERANCE))) return [];
    return isTold(
      extraction,
      other,
      list.rows.map(({ passage }) => passage),
    )
      ? []
      : [amountsMade(other, raised, own)];
  });
}

const HEAD_OF_USES =
  /^(?:uses?|emplois?|applications?)(?: of (?:funds|proceeds)| des fonds)?(?: ?[(:,|].*)?$/;
const HEAD_OF_SOURCES = /^(?:sources?|ressources?)(?: of funds| des fonds)?(?: ?[(:,|].*)?$/;
const IS_PROCEEDS =
  /\b(?:proceeds|round|series [a-e]|seed|equity raised|new (?:equity|money|shares)|produit de (?:la levee|l'augmentation|l'emission)|levee|tour de table|augmentation de capital)\b/;
const LAST_NUMBER = /^([a-z].*?[a-z).%])[ \t:]+(?:[a-z$€£₦₵₹]{1,4} ?)?(\d{1,3}(?:[ ,]\d{3})+|\d+(?:\.\d+)?)$/;
const IS_SUM = /^\W*(?:grand |sub-?)?(?:totals?|sum|ensemble)\b/;
const MOST_SOURCES = 8;
const lastNumber = ({ text }: PlacedPassage): number | null => {
  const [, , number] = LAST_NUMBER.exec(text) ?? [];
  return number === undefined ? null : Number(number.replaceAll(/[ ,]/g, ''));
};
const isWord = (passage: PlacedPassage): boolean => lastNumber(passage) !== null;

/** Sources over uses of one sheet: what the round brings is not what is spent. */
function sourcesAndUses({ passages, figures }: Extraction): Sign<FlagCode>[] {
  return passages.flatMap((head, index): Sign<FlagCode>[] => {
    if (!HEAD_OF_USES.test(head.text)) return [];
    const above = passages.slice(Math.max(0, index - MOST_SOURCES), index).toReversed();
    const first = above.findIndex((one) => one.page !== head.page || !isWord(one));
    const sources = above.slice(0, first < 0 ? above.length : first);
    const isHeaded = HEAD_OF_SOURCES.test(above[first]?.text ?? '');
    const named = sources.filter(({ text }) => !IS_SUM.test(text));
    if (named.length === 0 || !named.some(({ text }) => IS_PROCEEDS.test(text))) return [];
    if (!isHeaded && named.length > 1) return [];
    const behind = passages.slice(index + 1);
    const end = behind.findIndex((one) => one.page !== head.page || !isWord(one) || IS_SUM.test(one.text));
    const uses = behind.slice(0, end < 0 ? behind.length : end);
    if (uses.length < FEWEST) return [];
    const sumOf = (rows: readonly PlacedPassage[]): number =>
      rows.reduce((all, row) => all + (lastNumber(row) ?? 0), 0);
    const [made, whole] = [sumOf(uses), sumOf(named)];
    if (!isOtherSum(made, whole)) return [];
    const [lead] = named;
    const figure = figures.find(({ passage, unit }) => passage === lead && unit === 'money');
    const scale = figure && lead ? figure.value / (lastNumber(lead) ?? 1) : 1;
    return [
      amountsMade(made * scale, { value: whole * scale, currency: figure?.currency ?? null, passage: head }, [
        ...named,
        ...uses,
      ]),
    ];
  });
}

const PLACE_IN_DECK =
  /^(?:(?:slide|page|diapo(?:sitive)?|planche|section|part|partie)? ?\d{1,2} ?[.):–—/-]+ ?)/;
const HEADS_SHARES =
  /^(?:the )?(?:uses?(?: of .{2,30})?|(?:how|where) (?:we (?:will )?(?:spend|use)|the money (?:goes|is spent)|it goes)\b.{0,30}|(?:emploi|utilisation|affectation|usage|repartition) (?:des fonds|de la levee|des ressources|du montant|de l'argent).{0,20}|allocation(?: of .{2,20})?|emplois?|ou va l'argent)(?: ?[:(|].*)?$/;
const SHARE_ROW =
  /^(?:[•*–-] ?)?(?:(\d{1,3}(?:[.,]\d)?) ?%(?: ?[-–:|] ?| )(?!of |des? |du |d')[a-z].{2,70}|[a-z].{2,60}?[ :|–-]+(\d{1,3}(?:[.,]\d)?) ?%)$/;
const LINES_BELOW = 4;

type Split = { readonly made: number; readonly passages: readonly PlacedPassage[] };
/** `Use of funds` over lines that each open or end with a share, be the sum asked for between them. */
function splitsOf({ passages }: Extraction): Split[] {
  const shareOf = ({ text }: PlacedPassage): number | null => {
    const [, first, last] = SHARE_ROW.exec(text) ?? [];
    return first === undefined && last === undefined ? null : Number((first ?? last ?? '').replace(',', '.'));
  };
  return passages.flatMap((head, index): Split[] => {
    if (head.text.length > 60 || !HEADS_SHARES.test(head.text.replace(PLACE_IN_DECK, ''))) return [];
    const behind = passages.slice(index + 1).filter(({ page }) => page === head.page);
    const from = behind.slice(0, LINES_BELOW).findIndex((one) => shareOf(one) !== null);
    if (from < 0) return [];
    const rows = behind.slice(from);
    const end = rows.findIndex((one) => shareOf(one) === null);
    const own = (end < 0 ? rows : rows.slice(0, end)).filter(({ text }) => !IS_SUM.test(text));
    const made = own.reduce((all, one) => all + (shareOf(one) ?? 0), 0);
    return own.length >= FEWEST && made >= WHOLE * LEAST && made <= WHOLE / LEAST
      ? [{ made, passages: [head, ...own] }]
      : [];
  });
}

const isWhole = ({ made }: Split): boolean => !differs(made, WHOLE, TOLERANCE);

/** Whether a list of shares under a head of uses makes a whole. */
export const isSplitInFull = (extraction: Extraction): boolean => splitsOf(extraction).some(isWhole);

/** Uses against the sum raised, wherever both stand: in sentences, a schedule, sources over uses, or a list of shares. */
export const usesElsewhere = (extraction: Extraction): Sign<FlagCode>[] => [
  ...splitsOf(extraction)
    .filter((split) => !isWhole(split))
    .map(({ made, passages }) => sharesMade(made, passages)),
  ...usesInSentence(extraction),
  ...usesInSchedule(extraction),
  ...sourcesAndUses(extraction),
];
