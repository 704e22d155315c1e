import { distinctQuotes, type Extraction, type FlagRule, isBusinessCase, quoteWhole } from '../extraction.ts';
import { monthsOf } from '../sums/series.ts';
import { writtenMonth } from '../sums/written-month.ts';
import type { PlacedPassage } from '../text/section.ts';
import { MONTH_NAMES, monthText } from '../words/period-word.ts';
import { datesIn } from '../words/period.ts';
import { underPlan } from './ahead.ts';

/** What a plant, a town or a line does today. */
const OPERATES =
  /\b(?:turns? out|produces?|serves?|supplies|sells?|makes?|employs?|feeds?|treats?|handles?|packs?|mills?|dries|is (?:our|the) (?:second|third|next|new)|is (?:running|open|live|in operation|at work)|runs (?:at|day|on)|produit|sert|dessert|vend|livre|fabrique|emploie|alimente|traite|tourne|est (?:notre|la|le) (?:deuxieme|second|seconde|troisieme|nouve\w+)|est (?:ouvert|en service|en marche)e?|fonctionne|boivent|achetent|y font)\b/;
/** What is not built, bought or begun. */
const TO_COME =
  /\b(?:ground (?:is|will be) broken|(?:will be|to be|is to be|are to be) (?:bought|built|opened|erected|installed|commissioned|rented|leased|finished)|construction (?:starts|begins|will|takes)|(?:building|works?|construction) (?:will )?(?:starts?|begins?|takes?) (?:in|on|after|once|when)|(?:opens|starts|begins) (?:in|on) (?:[a-z]+ )?20\d\d|first [a-z]+ (?:about )?a year later|(?:sera|seront) (?:achete|construit|ouvert|loue|installe|monte|acheve|livre|mis en service)(?:e|es|s)?|travaux (?:prendront|debuteront|commenceront|dureront)|ouvrira|demarrera|(?:reste|restent) a (?:construire|acheter|ouvrir|monter)|premiere pierre)\b/;
/** What says itself that it is to come, or that something is there beside it. */
const SAYS_SO =
  /\b(?:will|would|shall|plan(?:s|ned)?|from (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|once|when|as soon as|after|if|target|forecast|by 20\d\d|sera|seront|prevue?s?|projete?e?s?|des (?:que|l')|une fois|lorsque|quand|apres|si|objectif|a partir|d'ici)\b/;
/** Another one at a place where one stands already. */
const ONE_MORE =
  /\b(?:another|second|third|further|extension|expansion|extend\w*|expand\w*|additional|more|new|larger|bigger|deuxieme|second|troisieme|autre|nouve\w+|agrandi\w+|supplementaire|plus grand\w*)\b/;
const A_NAME = /(?<![\p{L}])\p{Lu}[\p{L}'’-]{3,}/gu;
/** In more passages a name is that of the home of it all. */
const MOST_NAMED = 4;
const LINES_BEHIND = 2;

/** Names in a sentence, its first word only where a verb of being follows. */
const namesIn = ({ plain }: PlacedPassage): string[] =>
  [...plain.matchAll(A_NAME)].flatMap(({ 0: name, index }) =>
    index > 0 || /^ (?:est|is) (?:notre|our)\b/.test(plain.slice(name.length)) ? [name] : [],
  );

const isBehind = (one: PlacedPassage, other: PlacedPassage): boolean =>
  other.page === one.page && other.start > one.start && other.line - one.line <= LINES_BEHIND;

/** A plant or a town told as running, of which another passage says that it is to be bought or built. */
function placesToCome({ passages, facts }: Extraction): PlacedPassage[] {
  const own = new Set((facts.name ?? '').split(/[\s,.]+/));
  const planned = passages.filter(({ text }) => TO_COME.test(text));
  if (planned.length === 0) return [];
  return passages.flatMap((told, index): PlacedPassage[] => {
    if (!OPERATES.test(told.text) || SAYS_SO.test(told.text) || TO_COME.test(told.text)) return [];
    const names = namesIn(told).filter(
      (name) => !own.has(name) && passages.filter(({ plain }) => plain.includes(name)).length <= MOST_NAMED,
    );
    const isMore = ONE_MORE.test(told.text);
    const plan = planned.find(
      (one) =>
        one !== told &&
        (isMore || !ONE_MORE.test(one.text)) &&
        (names.some((name) => one.plain.includes(name)) ||
          (names.length > 0 && isMore && one === passages[index + 1] && isBehind(told, one))),
    );
    return plan ? [told, plan] : [];
  });
}

/** `Nos 40 kiosques éclairent`, `Our 40 shops serve`. */
const OURS = /(?:^\W*|\b(?:avec|with) )(?:nos|our) (?<count>\d{1,5}) (?<what>[a-z]{4,})\b(?<rest>[^.;]*)/;
/** `Kiosques ouverts au 31 mars : 12`, `Shops open: 12`. */
const OPEN_ROW =
  /^\W*(?<what>[a-z]{4,}) (?:(?:already |deja |now )?(?:open(?:ed)?|running|installed|active|at work|in service|in operation|ouverte?s|installee?s|active?s|en service|en marche|en activite))\b[^.;:|\d]*(?:\d{1,2} [a-z]+ 20\d\d|[a-z]+ 20\d\d|20\d\d)?[ :|]*(?<count>\d{1,5})$/;
/** Fewer than so large a part of what is told are there. */
const PART_THERE = 0.7;

/** Things counted as ours at work, of which a line says that fewer are open. */
function countsToCome({ passages }: Extraction): PlacedPassage[] {
  return passages.flatMap((told): PlacedPassage[] => {
    const { count, what = '', rest = '' } = OURS.exec(told.text)?.groups ?? {};
    if (count === undefined || !OPERATES_AT_ALL.test(rest) || SAYS_SO.test(told.text)) return [];
    const there = passages.find(({ text }) => {
      const row = OPEN_ROW.exec(text)?.groups;
      return row?.['what'] === what && Number(row['count']) < PART_THERE * Number(count);
    });
    return there ? [told, there] : [];
  });
}
const OPERATES_AT_ALL = new RegExp(
  String.raw`${OPERATES.source}|^ (?:[a-z]+ent|serve|sell|light|feed|bring|reach|carry|work|run|take|earn|make)\b`,
);

/** `Présents dans sept pays depuis 2027`, `with Cambodia opened in September 2026 we have`: what has come, with its day. */
const HAS_COME = new RegExp(
  [
    String.raw`\b(?:depuis|since) (?:(?<from>${MONTH_NAMES}) )?(?<since>20[2-4]\d)\b`,
    String.raw`\b(?:we|nous)\b[^.;]*\b(?:opened|closed|signed|launched|started|reached|broke even|ouvert|signe|lance|atteint)(?:e|es|s)? (?:in|on|en|le|au) (?:\d{1,2} )?(?<month>${MONTH_NAMES}) (?<year>20[2-4]\d)\b`,
    String.raw`\bwith [^.;]{2,40} (?:opened|closed|signed|launched|started) (?:in|on) (?:\d{1,2} )?(?<opened>${MONTH_NAMES}) (?<opening>20[2-4]\d),? (?:we|the company) (?:have|has|are|is|serve|sell)\b`,
    String.raw`\b(?:realisee?s?|achieved|actually (?:made|sold)),? (?:in |en |de |exercice |for |fy ?)*(?<done>20[2-4]\d)\b`,
  ].join('|'),
);
const IS_PLANNED =
  /\b(?:will|would|shall|should|plan(?:s|ned|ning)?|to be|forecast\w*|target\w*|budget\w*|expect\w*|if|once|when|until|before|by then|sera|seront|serait|prevue?s?|prevision\w*|objectifs?|budget\w*|si|une fois|lorsque|quand|avant|jusqu\w*|pas|not|no|valid|valable|lease|bail|licen[cs]e|permit)\b/;

/** The times since which, or in which, a sentence says that something has come. */
function timesCome(text: string): readonly string[] {
  const told = HAS_COME.exec(text)?.groups;
  if (!told) return [];
  const month = told['from'] ?? told['month'] ?? told['opened'];
  const year = told['since'] ?? told['year'] ?? told['opening'] ?? told['done'] ?? '';
  return [month === undefined ? year : `${year}-${monthText(month)}`];
}

/** Words that tell what was done, in the clause of its time. */
const WAS_DONE =
  /(?<!\b(?:is|are|be|being|gets?) (?:[a-z]+ly )?)\b(?:served|sold|earned|made|reached|delivered|produced|treated|shipped|collected|processed|trained|installed|hired|won|posted|doubled|tripled|grew|closed (?:the )?(?:year|quarter|half) (?:at|with)|(?:a|ont|avons) (?:deja |bien )?(?:vendu|servi|livre|realise|atteint|produit|traite|encaisse|gagne|forme|equipe|installe|double|triple|ouvert|lance|signe))\b(?!.*\b(?:who|which|that|to|until|for|from|by|qui|que|pour|jusqu\w*|d'ici)\b)/;
/** `In 2027 we took over the market`, `En 2027, Fajal est présente dans sept pays, a soigné 2 millions`: behind its time. */
const DONE_BEHIND =
  /^,? (?:[^.;:]{0,60} )?(?:(?:we|they|it|the (?:company|group|firm)|our (?:[a-z]+ )?[a-z]+s?) (?:have |has )?(?:[a-z]{3,}ed|took|ran|sold|made|won|grew|came|became|paid|bought|built)|(?:a|ont|avons) (?:deja |bien )?(?!(?:partir|cause)\b)[a-z]{3,}(?:e|i|u|is|ert)(?:e?s)?) /;
const OPENS_WITH_A_TIME = /^\W*(?:in|during|en|au cours de)(?: (?:the|la|l'))? ?$/;
const WITHIN = /\b(?:in|during|en|au cours d[eu']|pendant)(?: (?:the|le|la|l'))? ?$/;
/** `Ouverts en octobre 2026, écoulent déjà 900 kilos`: at work since a time. */
const IS_OPEN =
  /\b(?:opened|launched|installed|started|commissioned|ouverte?s?|lancee?s?|installee?s?|demarree?s?|mis(?:e?s)? en service) (?:in|on|en|le|au) (?:\d{1,2} )?$/;
const ALREADY = /^[^.;]{0,60}\b(?:already|deja)\b/;
/** `Avec 500 tricycles en 2027, nous sommes le premier réseau`: a rank that is held at that time. */
const IS_FIRST =
  /^[^.;]{0,12}\b(?:we are|we're|nous sommes) (?:the |now |already |le |la |deja )*(?:largest|biggest|first|leading|leader|market leader|number one|premiere?|plus (?:grande?|gros)|numero un)\b/;
/** Years of a company may begin before those of the calendar. */
const OF_FISCAL_YEAR = /\b(?:fy(?=\d|\b)|(?:financial year|fiscal year|exercice|season|saison|campagne)\b)/;

/** The times in which a sentence tells that something was done, is at work or holds a rank. */
const timesDone = (text: string): readonly string[] =>
  OF_FISCAL_YEAR.test(text)
    ? []
    : datesIn(text).flatMap(({ start, end, date }) => {
        const [before, behind] = [text.slice(0, start), text.slice(end)];
        const clause = before.split(/[;:]/).at(-1) ?? '';
        const isDone =
          WITHIN.test(before) &&
          (WAS_DONE.test(clause.replace(WITHIN, '')) ||
            IS_FIRST.test(behind) ||
            (OPENS_WITH_A_TIME.test(before) && DONE_BEHIND.test(behind)));
        return isDone || (IS_OPEN.test(before) && ALREADY.test(behind)) ? [date] : [];
      });

/** What a deck or a plan says to have come in a month or year behind its own; accounts and contracts are dated by the year or the deed they are of. */
function comeBeforeItsTime(extraction: Extraction): PlacedPassage[] {
  const written = writtenMonth(extraction);
  if (written === null || !isBusinessCase(extraction)) return [];
  const isPlan = underPlan(extraction.passages);
  return extraction.passages.filter((passage) => {
    if (IS_PLANNED.test(passage.text) || isPlan(passage)) return false;
    return [...timesCome(passage.text), ...timesDone(passage.text)].some((date) => {
      const time = monthsOf(date);
      return time !== null && time.month - time.span >= written;
    });
  });
}

/** What is not there yet told as if it were at work. */
export const flagNotYet: FlagRule = (extraction) => {
  const found = [...placesToCome(extraction), ...countsToCome(extraction), ...comeBeforeItsTime(extraction)];
  return found.length === 0
    ? []
    : [{ code: 'PROJECTION_AS_FACT', quotes: distinctQuotes(found.map(quoteWhole)) }];
};
