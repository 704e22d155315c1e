import type { FlagCode } from '../document.ts';
import { type Extraction, quoteWhole, type Sign } from '../extraction.ts';
import { inNumber } from '../findings/finding-text.ts';
import type { Itemised } from './itemised.ts';
import { byRows, OF_A_STATEMENT, sumOf } from './itemised-whole.ts';
import { once } from '../words/memory.ts';
import { quantitiesOf } from './quantity.ts';
import { foldPage } from '../text/folded-page.ts';
import { cellsAtTabs } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import { areOfOtherHelpers, contradiction, isAverage, namesHelpers } from './told-twice.ts';

const STAFF =
  /\b(?:we are|we're|we were|we have|nous (?:sommes|etions|voila|comptons|avons)|equipes?|employees|employs?|employed|staff|people|persons|personnes|salaries|salariees|employes|effectifs?|headcount|payroll|personnel|collaborat\w+|of us|workers|travaill\w+|colleagues|teams?)\b/;
const NOT_STAFF =
  /\b(?:customers?|clients?|served|trained|formes?|jobs|emplois|salaires|wages|cost|pay|million|milliards?|billion|milliers|thousand|farmers|students|eleves|riders on|members)\b/;
const ALL_OF_THEM =
  /(?::|\b(?:of these|of them|repartis?|ventiles?|as follows|comme suit|by (?:department|team|function|site)|par (?:service|fonction|site|metier|pole)|soit|namely|a savoir|made up of|that is|qui fait quoi)\b[^.;]{0,24}:?) ?$/;
/** The head of a column of people, or of their table. */
const HEADS_STAFF =
  /\b(?:who does what|qui fait quoi|heads|headcount|staff|employees|number of (?:people|persons)|(?:team|staff|people) (?:by|per) [a-z]+|equipe(?: par [a-z]+| \(?au \d)|effectifs?|salaries|personnel|personnes|people|persons|payroll|paie)\b/;
/** A line of a few words, no sentence. */
const A_HEAD = /^[^\d.!?;:,]{4,50}$/;
const isHead = (line: string): boolean =>
  HEADS_STAFF.test(line) && line.length < LONGEST_HEAD && !/[.!?]$/.test(line);
const LONGEST_HEAD = 90;
const PLANNED = /\b(?:plan(?:ned)?|budget|forecast|target|prev(?:u\w*|isions?))\b|\(p\)/;
const PAY = /\b(?:gross|pay|salary|wages?|cost|salaires?|cout|masse|month|mois|each|brut|net)\b/;
/** `Use | PHP m | %`: what money is for. */
const OF_USES =
  /^\W*(?:uses?|use of (?:the )?(?:funds|proceeds|money)|emplois?(?: des fonds)?|utilisation(?: des fonds)?|allocation)\b/;
const LARGEST_STAFF = 5000;
const FEWEST_STAFF = 3;

/** What people in a company do, or where. */
export const ROLE =
  /\b(?:engineer\w*|techni(?:c\w+|ques?)|editorial\w*|redaction|contenus?|content|design\w*|creation|recherche|research|developers?|software|sales|commercia\w+|ventes?|support|care|service|finance|comptab\w+|account\w*|admin\w*|management|direction|managers?|executives?|cadres|production|atelier|workshop|operations?|logisti\w+|livr\w+|deliver\w*|drivers?|chauffeurs|field|terrain|quality|qualite|marketing|hr|rh|office|bureau|supervisors?|ouvriers|agents|nurses|doctors|infirmi\w+|teachers|planning|stores|warehouse|entrepot|security|gardiens|cleaners|mechanics|welders|installers|installat\w+)\b/;
const ONE_MORE = /^[a-z][a-z' -]{2,28}: ?(\d{1,4})[.]?$/;

type Counted = {
  readonly value: number;
  readonly passage: PlacedPassage;
  /** The time it is of, where it says one. */
  readonly date?: string | null;
};
/** `5,200  52.0`, `Reserve  150  10`: shares that make a hundred beside what they are of, and no people. */
const IN_TENTHS = /\d[.,]\d(?!\d)/;
const areShares = ({ items, width }: Itemised): boolean =>
  sumOf(items) === 100 && (width > 1 || items.every(({ passage }) => IN_TENTHS.test(passage.text)));
const areCounts = (set: Itemised): boolean =>
  set.items.every(
    ({ unit, value, isScaled }) =>
      unit === 'count' && !isScaled && Number.isInteger(value) && value <= LARGEST_STAFF,
  ) && !areShares(set);

/** Under a head of wages, or of what money is for: no people. */
const isOfPayOrUses = ({ over, isSentence }: Itemised): boolean =>
  !isSentence && (PAY.test(over[0] ?? '') || over.slice(0, 3).some((text) => OF_USES.test(text)));

/** Head counts told in the sentence or the lines beside a set. */
function staffBeside(extraction: Extraction, set: Itemised): Counted[] {
  const { items, over, above, isSentence } = set;
  if (isOfPayOrUses(set)) return [];
  const lead = over[0] ?? '';
  // `Who sits where` between the count and its parts.
  const isUnderHead = lead.trim() === '' && A_HEAD.test(above[0]?.text ?? '');
  const near = isSentence
    ? [items[0]?.passage, above[0], ...(isUnderHead ? [above[1]] : [])]
    : [above[0], above[1]];
  // `Lusaka office 16, Chipata 9, Choma 4.`: a sentence of nothing but parts.
  const isLed = isSentence
    ? lead.trim() === ''
      ? items.length >= FEWEST_STAFF
      : ALL_OF_THEM.test(lead.trimEnd()) && (STAFF.test(lead) || items.some(({ label }) => ROLE.test(label)))
    : near.some((one) => one !== undefined && (one.text.endsWith(':') || STAFF.test(one.text)));
  if (!isLed) return [];
  return near.flatMap((passage) =>
    passage === undefined || NOT_STAFF.test(passage.text) || !STAFF.test(passage.text)
      ? []
      : quantitiesOf(passage, extraction.home)
          .filter(
            ({ unit, value, isScaled, start }) =>
              unit === 'count' &&
              !isScaled &&
              Number.isInteger(value) &&
              (passage !== items[0]?.passage || start < lead.length),
          )
          .map(({ value }) => ({ value, passage })),
  );
}

const NOBODY_ELSE =
  /\b(?:(?:no one|nobody|no-one) (?:else|more|other)|and no others?|that is (?:all(?: of us)?|everybody|everyone)|personne d'autre|c'est tout(?: le monde)?|pas un de plus|et (?:c'est|voila) tout)\b/;
const WOMEN = /\b(?:women|femmes|ladies)\b/;
const MEN = /\b(?:men|hommes|gentlemen)\b/;
const OF_STAFF =
  /\b(?:staff|employees|workers|hands|heads|payroll|permanent\w*|contract|us|team|salarie?e?s|personnel|effectifs?|agents|employe?e?s|atelier|workshop|office|bureau)\b/;
const NO_STAFF =
  /\b(?:customers?|clients?|farmers?|members?|trained|formee?s?|students|pupils|eleves|patients|directors|board|shareholders?|associes|borrowers?)\b/;
/** `38 permanent and 6 on contract, and no one else`, `131 are women and 69 are men`: parts of a sentence that are all there are. */
function isAllTold({ items, isSentence, above }: Itemised): boolean {
  const text = items[0]?.passage.text ?? '';
  if (!isSentence || items.length < 2 || NO_STAFF.test(text)) return false;
  const isAsked =
    items.length > FEWEST_STAFF &&
    above.slice(0, FEWEST_STAFF).some((line) => WHERE_THEY_ARE.test(line.text));
  const isEach = [WOMEN, MEN].every((told) => items.some(({ label }) => told.test(label)));
  const isUnderTeam =
    items.length > FEWEST_STAFF &&
    items.every(({ label }) => ROLE.test(label)) &&
    above.slice(0, 2).some((line) => HEADS_TEAM.test(line.text));
  return isAsked || isUnderTeam || (OF_STAFF.test(text) && (NOBODY_ELSE.test(text) || isEach));
}
/** `Team` over `Engineering 11, operations 14, sales 6, finance and admin 3.` */
const HEADS_TEAM =
  /^\W*(?:(?:our|the|notre|l'|who we are:?) ?)*(?:team|people|staff|head ?count|equipe|effectifs?|personnel)\W*$/;
/** `Where do they sit?` over `Sorting hall 48, tunnels 17, packing 21, office 13.` */
const WHERE_THEY_ARE =
  /\b(?:where (?:do|does|are) (?:they|people|everybody|the staff)|who (?:works|is) where|(?:staff|people|employees|team)\b[^.;?]{0,30}\bby (?:place|department|team|site|function)|(?:effectifs?|salaries|equipe)\b[^.;?]{0,30}\bpar (?:service|site|atelier|fonction)|list of staff|qui travaille ou)\b/;

/** Head counts told anywhere else: in sentences, and in rows that are called so. */
function staffElsewhere({ figures, passages, home, itemised, facts }: Extraction, set: Itemised): Counted[] {
  const isOf = ({ over, items, below }: Itemised): boolean => {
    const roles = items.filter(({ label }) => ROLE.test(label)).length;
    const lines = [...over.slice(0, 4), below[0]?.text ?? ''];
    return roles * 2 > items.length || lines.some(isHead);
  };
  if (
    !isAllTold(set) &&
    (set.isSentence || set.items.length < FEWEST_STAFF || isOfPayOrUses(set) || !isOf(set))
  )
    return [];
  const own = new Set([...set.items, ...(set.total ? [set.total] : [])].map(({ passage }) => passage));
  const isOther = (passage: PlacedPassage): boolean =>
    own.has(passage) || (isAverage(passage) && !set.over.some((text) => isAverage({ text })));
  const told = figures.filter(
    ({ kind, account, unit, isForecast, passage }) =>
      (kind === 'team' || account === 'headcount') && unit === 'count' && !isForecast && !isOther(passage),
  );
  const rows = itemised.flatMap((one) =>
    one.items.filter(
      ({ label, passage, unit }) =>
        unit === 'count' &&
        /^(?:headcount|effectifs?(?: total)?|staff|employees|team)\b/.test(label) &&
        !isOther(passage),
    ),
  );
  const employed = passages
    .filter(
      (passage) =>
        (EMPLOYED.test(passage.text) ||
          WOMEN_AND_MEN.test(passage.text) ||
          ARE_EMPLOYED.test(passage.text) ||
          LINE_OF_PEOPLE.test(passage.text) ||
          isOfCompany(passage.text, facts.name)) &&
        !NOT_STAFF.test(passage.text) &&
        !isOther(passage),
    )
    .flatMap((passage) =>
      quantitiesOf(passage, home)
        .filter(
          ({ unit, isScaled, noun, start }) =>
            unit === 'count' &&
            !isScaled &&
            (PEOPLE.test(noun) || LINE_OF_PEOPLE.test(passage.text)) &&
            isOfNow(passage.text.slice(0, start)),
        )
        .map(({ value }) => ({ value, passage })),
    );
  const inFigures = told
    .filter(({ passage: { text }, numeral }) => isOfNow(text.slice(0, numeral.start)))
    .map(({ value, passage, date }) => ({ value, passage, date }));
  const counted = [...inFigures, ...rows.map(({ value, passage }) => ({ value, passage })), ...employed];
  return counted.filter(({ passage }) => !isBelowTotal(set, passage));
}

/** `Budget for 2027: sales of 9.1 million, 64 employees`, `planned on the payroll for June: 71`. */
const OF_A_BUDGET =
  /^\W*(?:(?:note )?\d{1,2}\. )?(?:the )?(?:plan(?:ned|s)?|budget(?:ed|s)?|forecasts?|target(?:ed|s)?|prevue?s?|previsions?)\b(?! of)/;

const ON_AVERAGE = /\b(?:average|averaged|mean|moyenne)\b[^.;]*$/;

/** Whether the words before a head count let it be of all there are, and not a year's mean or what is to come. */
const isOfNow = (before: string): boolean => !OF_A_BUDGET.test(before) && !ON_AVERAGE.test(before);

/** `Everyone 282` below `On the payroll 222`, which its parts make: of more than they are, by another name. */
const isBelowTotal = ({ total, items }: Itemised, passage: PlacedPassage): boolean =>
  total !== null &&
  total.value === sumOf(items) &&
  passage.page === total.passage.page &&
  passage.line > total.passage.line &&
  passage.line - total.passage.line <= LINES_BELOW &&
  columnsOf(passage) > 1 &&
  columnsOf(passage) === columnsOf(total.passage);
const LINES_BELOW = 4;
const columnsOf = (passage: PlacedPassage): number => cellsAtTabs(passage).length;

const EMPLOYED =
  /\b(?:(?:company|we|societe) (?:had|has|have|counts?|avait|compte)|(?:maison|entreprise|atelier|usine|cooperative|association|equipe) (?:ainsi |donc )?compte|employ(?:s|ed)?|occup(?:e|ait)|employait|(?:team|staff) of|we (?:are|number)|nous (?:sommes|comptons|employons)|emploie|comptait|comptons|of us|on (?:our|the) (?:payroll|books))\b/;
/** `53 people at TilloPay`, `TilloPay compte 53 personnes`: whose they are, by a name. */
const OF_A_NAME =
  /^[^.;]{0,40}?\d (?:people|persons|personnes|colleagues) (?:at|with|chez) (?:the |la |le )?([a-z\d&'-]+)|^\W*(?:the |la |le )?([a-z\d&'-]+)(?: [a-z\d&'.-]+){0,3}? (?:(?:now|today) )?(?:has|counts|numbers|compte|a) (?:(?:now|about|some|environ|desormais) )?\d+ (?:people|persons|personnes)\b(?! (?:who|on|in|under|qui|sur|en|a|sous)\b)/;
/** Whether a sentence counts the people of the company by the name it goes by. */
export function isOfCompany(text: string, name: string | null | undefined): boolean {
  const own = name ? /[a-z\d&'-]{3,}/.exec(foldPage({ page: 1, text: name }).text)?.[0] : undefined;
  const [, at, has] = OF_A_NAME.exec(text) ?? [];
  return own !== undefined && (at === own || has === own);
}
/** `Hands on the books at 30 September: 240`. */
const LINE_OF_PEOPLE =
  /^\W*(?:total )?(?:hands|heads|souls|people|workers|staff|employees|salarie?e?s|personnes|employe?e?s)(?: (?:on (?:the|our) (?:books|payroll|list)|in all|in total|employed|now|inscrite?s|au total|employee?s))?(?: (?:at|on|as at|au|le) [^:]{3,24})?(?: ?\([^()]{3,50}\))? ?: ?\d{1,4}\W*$/;
/** `112 femmes et hommes à Sfax`: a line that counts people, and says nothing they do or get. */
const WOMEN_AND_MEN =
  /^\W*\d[\d .,]* (?:femmes et (?:d')?hommes|hommes et (?:de )?femmes|women and men|men and women)\b/;
/** `31 salariés portent aujourd'hui l'entreprise`: a line that begins with those on the payroll. */
const ARE_EMPLOYED =
  /^\W*\d{1,3}(?:[ ,]\d{3})? (?:salariee?s|employee?s|employes|collaborat(?:eurs|rices)|staff|team members)\b(?! (?:of|de|des|du|sur|parmi|who|whom|qui|dont|in|en|at|a la|left|joined|ont|have|were|attended|trained|forme\w*|recrute\w*|hired)\b)(?!.*\b(?:average|moyenne|vaccin\w*|insur\w*|assure[es]*|train\w*|form(?:es|ation)|will|sera|seront|plan\w*|prevu\w*|20(?:1\d|2[0-3]))\b)/;
const PEOPLE =
  /^(?:[a-z-]+ )?(?:us\b|souls|hands|heads|workers|women and men|men and women|femmes et|hommes et|people|persons|staff|employees|colleagues|salaries|personnes|collaborat\w+|employes)\b/;

/** `140 are fitters; 96 of those have the card, the other 44 sit for it`: parts of a part. */
const areNested = ({ items, isSentence, over }: Itemised): boolean =>
  isSentence &&
  items.length > 2 &&
  !/: ?$/.test(over[0] ?? '') &&
  items.some(({ value }) => value * 2 === sumOf(items));

/** `Commission on sales` and `Delivery fees` over `Total revenue`: parts of income, and no people. */
const isOfIncome = ({ total }: Itemised): boolean =>
  total !== null && INCOME.test(total.label) && !STAFF.test(total.label);
const INCOME = /\b(?:revenues?|sales|turnover|income|ventes|recettes|chiffre d'affaires)\b/;

/** The first, or what another row says of a later time. */
const latestOf = ([first, ...others]: readonly Counted[]): Counted | undefined =>
  others.reduce(
    (latest, one) =>
      latest?.date && one.date && one.passage !== first?.passage && yearOf(one.date) > yearOf(latest.date)
        ? one
        : latest,
    first,
  );
const yearOf = (date: string): number => Number(date.slice(0, 4));

const HEADS = /\b(?:heads|head ?count|staff|employees|people|effectifs?|salarie?e?s|personnes)\b/;
const AND_OTHERS = /\b(?:and|et|plus) (?:me|myself|i|moi|moi-meme|himself|herself|lui-meme|elle-meme)\b/;

/** `Effectif permanent : 55`, `dont femmes : 29`, `dont hommes : 9`: women and men who are not all of them. */
function byWomenAndMen({ itemised }: Extraction): Sign<FlagCode>[] {
  return itemised.flatMap(({ items, isOfFirst }): Sign<FlagCode>[] => {
    const [whole, ...parts] = items;
    const [women, men] = [WOMEN, MEN].map((told) => parts.find(({ label }) => told.test(label)));
    if (!isOfFirst || !whole || !women || !men || parts.length !== 2 || !STAFF.test(whole.label)) return [];
    const made = women.value + men.value;
    const isNear = made !== whole.value && Math.min(made, whole.value) * 2 > Math.max(made, whole.value);
    return isNear && whole.unit === 'count'
      ? [
          contradiction(
            inNumber(whole.value),
            inNumber(made),
            items.map(({ passage }) => quoteWhole(passage)),
            'medium',
          ),
        ]
      : [];
  });
}

/** The row in which parts are added up, where it says so much. */
const totalOf = ({ total }: Itemised, sum: number): PlacedPassage[] =>
  total?.value === sum ? [total.passage] : [];

type Judged = { readonly signs: Sign<FlagCode>[]; readonly agreed: readonly PlacedPassage[] };

/** Head counts that their parts do not make; and the words of those that they do. */
export const staffOf = once((extraction: Extraction): Judged => {
  const sets = extraction.itemised.filter(areCounts);
  const agreed: PlacedPassage[] = [];
  const wrong = byRows(sets).flatMap((all): Sign<FlagCode>[] => {
    const columns = all.filter(({ over }) => !PLANNED.test(over[0] ?? ''));
    const [set] = columns;
    if (!set || set.items.some(({ label }) => OF_A_STATEMENT.test(label)) || areNested(set)) return [];
    // What stands for a mean, or for full-time posts, is no part beside others.
    if (isOfIncome(set) || set.items.some(({ label }) => isAverage({ text: label }))) return [];
    const parts = {
      value: Math.max(...columns.map(({ items }) => sumOf(items))),
      text: set.items.map(({ label }) => label).join(' '),
    };
    const isAlike = ({ value, passage: { text } }: Counted): boolean =>
      namesHelpers(parts.text) || !areOfOtherHelpers({ value, text }, parts);
    const beside = columns.flatMap((one) => staffBeside(extraction, one)).filter(isAlike);
    const elsewhere =
      beside.length > 0 ? beside : columns.flatMap((one) => staffElsewhere(extraction, one)).filter(isAlike);
    // `Total des salariés : 53` below parts that make 40.
    const told = elsewhere.length === 0 && set.total && STAFF.test(set.total.label) ? [set.total] : elsewhere;
    // `Total heads 22 30 46` below columns of which the last makes 37.
    const odds = columns.filter(
      ({ items, total }) =>
        total !== null && HEADS.test(total.label) && Math.abs(sumOf(items) - total.value) > 1,
    );
    const [unlike] = odds;
    if (unlike?.total && odds.length * 2 < columns.length)
      return [
        contradiction(
          inNumber(unlike.total.value),
          inNumber(sumOf(unlike.items)),
          [unlike.total.passage, ...unlike.items.map(({ passage }) => passage)].map(quoteWhole),
          'medium',
        ),
      ];
    // `Branches: Kisumu 28, Busia 16. Head office: 9.`
    const more = Number(ONE_MORE.exec(set.below[0]?.text ?? '')?.[1] ?? 0);
    const sums = columns.map(({ items }) => sumOf(items));
    // `Buses in service 29` above `Drivers 62` and `Office 13`, which make 75.
    const nearest = set.items.flatMap((_, index) =>
      !set.isSentence && index > 0 && index < set.items.length - 1 ? [sumOf(set.items.slice(index))] : [],
    );
    // `16 instructors, 4 at the desks, 3 mechanics, Fatou and me`: some are named and not counted.
    const named = set.isSentence && AND_OTHERS.test(set.items[0]?.passage.text ?? '') ? [1, 2, 3] : [];
    const made = [
      ...sums,
      ...named.map((persons) => (sums[0] ?? 0) + persons),
      (sums[0] ?? 0) + more,
      sums.reduce((sum, one) => sum + one, 0),
      ...nearest,
    ];
    const sum =
      sums.toSorted((a, b) => Math.abs(a - (told[0]?.value ?? 0)) - Math.abs(b - (told[0]?.value ?? 0)))[0] ??
      0;
    const near = told.filter(({ value }) => sum > value / 2 && sum < value * 1.6);
    const isMade = ({ value }: Counted): boolean => made.some((one) => Math.abs(value - one) < 2);
    // Of several the first is of now, the others of the year before; a sentence may tell them the other way round.
    const main = (set.isSentence ? near.find(isMade) : undefined) ?? latestOf(near);
    const equal = main && isMade(main) ? [main] : [];
    // `Headcount 36 64` over columns that make 36 and 47.
    const [odd] =
      columns.length > 1 ? sums.filter((one) => !told.some(({ value }) => Math.abs(value - one) < 2)) : [];
    const unmade = near.filter((one) => one.passage === main?.passage && !isMade(one));
    const other = unmade.find(({ value }) => odd !== undefined && odd > value / 2 && odd < value * 1.6);
    if (equal.length > 0 && other && odd !== undefined && columns.length === 2)
      return [
        contradiction(
          inNumber(other.value),
          inNumber(odd),
          [other.passage, ...set.items.map(({ passage }) => passage)].map(quoteWhole),
          'medium',
        ),
      ];
    if (equal.length > 0) {
      agreed.push(...equal.map(({ passage }) => passage), ...set.items.map(({ passage }) => passage));
      return [];
    }
    const isAll =
      set.items.length >= FEWEST_STAFF ||
      isAllTold(set) ||
      (set.isSentence && (set.over[0] ?? '').trimEnd().endsWith(':'));
    return main && isAll
      ? [
          contradiction(
            inNumber(main.value),
            inNumber(sum),
            [main.passage, ...totalOf(set, sum), ...set.items.map(({ passage }) => passage)].map(quoteWhole),
            'medium',
          ),
        ]
      : [];
  });
  return { signs: [...wrong, ...byWomenAndMen(extraction)].slice(0, 1), agreed };
});
