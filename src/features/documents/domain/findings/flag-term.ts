import { IN_FORCE } from '../worries/licence.ts';
import { cellsAtTabs, pagesOf } from '../text/passage.ts';
import { latestDayIn } from '../text/document-date.ts';
import type { FlagCode } from '../document.ts';
import { distinctQuotes, type Extraction, type FlagRule, quoteWhole, type Sign } from '../extraction.ts';
import { valueOfWords } from '../words/number-word.ts';
import { type DateMention, datesIn, isMonth } from '../words/period.ts';
import type { PlacedPassage } from '../text/section.ts';
import { IS_MADE_ANEW, THIS_REPLACES } from '../worries/agreement.ts';
import { isMended, isOverAndPaid } from '../meaning/no-fact.ts';
import { lastMonthOf } from '../sums/series.ts';
import { writtenMonth } from '../sums/written-month.ts';

const AGREEMENT =
  /\b(?:agreements?|contracts?|leases?|tenanc(?:y|ies)|mandates?|mou|memorandum of understanding|sla|contrats?|bail|baux|accords?(?! de siege)|conventions?|protocoles?|pactes?)\b/;
const LICENCE =
  /\b(?:licen[cs]es?|permits?|certificates?|authori[sz]ations?|accreditations?|agrements?|autorisations?|permis|certificats?|habilitations?)\b/;
/** Papers of an authority, under the heading of licences. */
const OF_AUTHORITY =
  /\b(?:arretes?|decisions?|decrets?|cartes?|registrations?|approvals?|clearances?|orders?|n°|no\.)/;
/** In a contract what is said of its term needs no name. */
const OF_TERM =
  /\b(?:terms?|duration|durees?|validity|validite|periode? (?:of|de) (?:the )?(?:agreement|contract|contrat|validite))\b/;
/** What else comes to an end on a day, and what is told as over and done. */
const OF_ELSE =
  /\b(?:loans?|facilit(?:y|ies)|notes?|bonds?|debentures?|warrant(?:y|ies|s)|guarantees?|probation|internships?|trainees?|offers?|tenders?|options?|tax|exemptions?|moratori\w+|vesting|insurance|polic(?:y|ies)|lock-?up|pilots?|pilotes?|trials?|stud(?:y|ies)|campaigns?|grants?|phases?|standstill|non-?compet\w+|confidential\w*|years? end(?:ed|ing)|(?:the|full|financial) year to|periods? end(?:ed|ing)|months? end(?:ed|ing)|audit\w*|exercices?|patents?|trade ?marks?|brevets?|marques?|prets?|emprunts?|garanties?|cautions?|stages?|stagiaires?|subventions?|assurances?|polices?|differe|moratoire|essai|campagnes?|appel d'offres|previous|former|first|initial|original|old|earlier|precedente?s?|anciens?|ancienne|initiale?)\b/;
const RENEWED =
  /\b(?:renew\w*|extend\w*|extension|prolong\w*|reconduct\w*|reconduit\w*|renouvel\w*|replac\w*|t(?:akes?|ook|aken) its place|(?:a )?pris sa place|for (?:the )?(?:history|record)|pour memoire|supersed\w*|remplac\w*|avenant|addendum|tacit\w*|automatic\w*|rolls? over|roll(?:ed|ing)|evergreen|successive|completed|performed|new (?:[a-z]+(?:-[a-z]+)* ){0,2}?(?:agreement|contract|lease|one|licen[cs]e|permit)|convert\w*|nouve(?:au|lle) (?:contrat|bail|convention|accord|agrement|autorisation|certificat|permis|licence|carte)|(?:un|le|une|la) nouve(?:au|lle)\b|thereafter|unless|sauf|(?:followed|succeeded) by|succeeds?|succede|suivie?s? (?:de|par|d')|prend la suite|tak(?:es|ing|en) the place|prend la place|tient lieu)\b/;
/** `Without a gap`, `sans incident`: how it ended, and not that nothing followed. */
const HOW_IT_ENDED =
  /\b(?:without|with no|sans) (?:an?y? |aucune? )?(?!(?:be|being|having|it|this|that|an?|new|written|sign\w*|agree\w*|contracts?|paper|renew\w*|exten\w*|replac\w*|lease|licen[cs]e|permit|avoir|etre|que|une?|le|la|contrat|accord|bail|ecrit|titre|nouve\w*|avenant|renouvel\w*|reconduc\w*|prolong\w*|rempla\w*|licence|agrement|autorisation)\b)[a-z]+/g;
const NOT_RENEWED =
  /\b(?:not?|never|nothing|nobody|none|personne|without|yet to be|n't|unsigned|pending|await\w*|discuss\w*|negotiat\w*|applied|pas|jamais|sans|aucune?|rien|en attente|en cours|negoci\w*)\b/;
/** `We shall see to the renewal once the season is over`, `le renouvellement est une formalité`: not made yet. */
const TO_BE_RENEWED =
  /^(?!.*\b(?:unless|sauf|tacit\w*|automatic\w*|options?|granted|obtained|obtenue?|accordee?)\b)(?:.*\b(?:renewals?|renouvellement|reconduction|prolongation)\b[^.;]{0,40}\b(?:will|to be|to follow|due|formality|formalite|sera|seront|(?:engag|demand|sollicit|trait|prepar|introdui|effectu)\w*(?:rons|ra|ront)|a (?:demander|faire|engager|deposer|preparer))\b|.*\b(?:will|shall|to|going to|must|devons|allons|reste a) (?:[a-z]+ ){0,2}?(?:renew|ask for|apply for|file for|see to|look (?:after|into|to)|demander|engager|solliciter|deposer|preparer)\b[^.;]{0,24}\b(?:renewals?|it|renouvellement|them)\b)/;
const ENDS =
  /\b(?:expir\w+|end(?:s|ed|ing)?(?: date)?|terminat(?:es?|ed|ing|ion)|laps\w+|ran|runs?|running|valid\w*|in force|until|till|through|echeance|echue?s?|prend(?:ra)? fin|(?:a )?pris fin|prenant fin|s'acheve\w*|s'est acheve\w*|valable|jusqu\S*|terme|date de fin)\b(?:(?!\b(?:filed|paid|remitted|returns|deposee?|payee?|versee?|declar))[^.;\d]|(?<=\b(?:le|the|on|au) )\d{1,2} ){0,36}$/;
/** `jusqu'au 31 décembre`, whose year stands on the line below: the day in the next cell is another. */
const DAY_WITHOUT_YEAR = /\b\d{1,2} [a-z]{3,9}\.?\s*$/;
const PAST_ONLY = /\b(?:ended|ran|was|were|etait|s'est acheve\w*|pris fin)\b/;
const HAS_EXPIRED = /\b(?:expired|lapsed|expire|echue?)\b/;
/** `B. The parties dealt under an agreement of 2022 which ended in 2025`: why a paper is made, before what it agrees on. */
const IS_RECITAL =
  /^(?:\(?[a-h][.)] |whereas\b|attendu\b|considerant\b|etant rappele\b|the parties (?:acknowledge|note|record|recall)|les parties (?:constatent|rappellent|reconnaissent))/;
const GOES_ON =
  /\b(?:still|continu\w+|remain\w*|meanwhile|meantime|since|occup\w+|anyway|carr(?:y|ies) on|keep\w*|toujours|encore|depuis|poursui\w+|entre-temps|malgre)\b/;
/** `It has not been replaced, though our stock still lies there`: what the next sentence says of what is over. */
const GOES_ON_UNRENEWED =
  /^(?:it|the (?:agreement|contract|lease)|elle|il|le (?:contrat|bail)|la convention)\b[^.;]{0,30}\b(?:not|never|pas|jamais) (?:yet |since |encore )?(?:been |ete )?(?:renewed|replaced|extended|renouvele\w*|remplace\w*|reconduit\w*|prolonge\w*)\b[^.]*\b(?:still|continu\w+|goes? on|carr(?:y|ies) on|remain\w*|toujours|encore|poursui\w+|restons?)\b/;
const TO =
  /^ ?(?:-|to|until|till|through|and|au|a|jusqu'au|jusqu'a|et)(?: (?:the|le|on|end of|fin))* ?(?:\d{1,2}(?:st|nd|rd|th|er)? )?$/;
const FROM =
  /\b(?:from|commenc\w+|start\w*|begin\w*|effective|with effect|as of|dated|signed|a compter|a partir|prenant effet|prend effet|effet|debut\w*|depuis)\b(?:[^.;\d]|(?<=\b(?:le|the|on|du|of) )\d{1,2} ){0,30}$/;
const FROM_SIGNING =
  /\b(?:from|after|of|following|a compter de|a partir de|des|suivant) (?:the |its |sa |la |cette )?(?:date (?:of (?:this|the|signature|signing|execution)|hereof|above|de (?:signature|la signature|conclusion|prise d'effet|sa signature))|effective date|commencement date|signature|signing|execution|day first|date d'effet|entree en vigueur)\b/;
const LENGTH = /\b([a-z]+(?:-[a-z]+)?|\d{1,2})[ -]?(?:\(\d{1,2}\) ?)?(years?|months?|ans?|annees?|mois)\b/g;
/** `12 months' notice`, `préavis de trois mois`: no term. */
const NOTICE =
  /\b[a-z\d-]+ (?:\(\d+\) ?)?(?:months?|years?)'?s? (?:written |prior |previous )*notice\b|\bnotice of (?:at least )?[a-z\d-]+ (?:\(\d+\) ?)?(?:months?|years?)\b|\b[a-z\d-]+ (?:mois|ans?) de preavis\b|\bpreavis (?:[a-z]+ )?de [a-z\d-]+ (?:\(\d+\) ?)?(?:mois|ans?)\b/g;
const A_YEAR = /^(?:y|an)/;
const LONGEST_TERM = 600;

/** Two months in one mention: `1 May 2022 to 30 April 2024`. */
const SPAN =
  /[a-z]{3}\.? ?(?:(?:19|20)\d\d)? ?(?:-|to|au?|until|through) ?(?:\d{1,2}(?:st|nd|rd|th|er)? )?[a-z]{3}/;

const isDay = ({ date }: Pick<DateMention, 'date'>): boolean => isMonth(date);

/** How many months a text says something lasts; null where it says none, or several. */
function lengthIn(text: string): number | null {
  const lengths = [...text.replaceAll(NOTICE, ' ').matchAll(LENGTH)].flatMap(([, count = '', unit = '']) => {
    const word = count === 'a' || count === 'an' || count === 'one' || count === 'un' ? 1 : null;
    const value = word ?? (/^\d/.test(count) ? Number(count) : valueOfWords(count));
    return value === null ? [] : [value * (A_YEAR.test(unit) ? 12 : 1)];
  });
  const [only] = lengths;
  return lengths.length === 1 && only !== undefined && only > 0 && only <= LONGEST_TERM ? only : null;
}

/** The last month of what a sentence says has a term; null where it tells none. */
function endOf({ text }: PlacedPassage, signed: number | null): number | null {
  const all = datesIn(text);
  const span = all.findLast(({ date, start, end }) => !isDay({ date }) && SPAN.test(text.slice(start, end)));
  if (span) return lastMonthOf(span.date.split(' to ').at(-1) ?? null);
  const dates = all.filter(isDay);
  const monthOf = ({ date }: DateMention): number => lastMonthOf(date) ?? 0;
  const last = dates.at(-1);
  const before = dates.at(-2);
  if (before && last && TO.test(text.slice(before.end, last.start))) return monthOf(last);
  const end = dates.findLast(({ start }) => {
    const told = text.slice(Math.max(0, start - 60), start);
    return ENDS.test(told) && !DAY_WITHOUT_YEAR.test(told);
  });
  if (end) return monthOf(end);
  const months = lengthIn(text);
  if (months === null) return null;
  const start = dates.find((one) => FROM.test(text.slice(Math.max(0, one.start - 50), one.start)));
  // A term from the 1st ends the day before: in the month that a term from another day ends in, or the one before it.
  if (start) return monthOf(start) + months;
  return signed !== null && FROM_SIGNING.test(text) ? signed + months : null;
}

/** The clause that tells until when a paper is good; what follows tells of what comes next. */
function toItsEnd(text: string): string {
  const first = datesIn(text).find(isDay);
  const told = text.slice(0, first?.start ?? 0);
  if (!first || !(LICENCE.test(told) || AGREEMENT.test(told))) return text;
  const stop = text.slice(first.end).search(/[;,]/);
  return stop < 0 ? text : text.slice(0, first.end + stop);
}

/** What has come to an end: a paper that lets the company do something, or an agreement; null for all else. */
function subjectOf(passage: PlacedPassage, isLegal: boolean): FlagCode | null {
  const { text, heading, under } = passage;
  if (OF_ELSE.test(toItsEnd(text))) return null;
  if (isLegal && isOfList(passage) && LIVED_BY.test(text)) return 'AGREEMENT_NOT_SIGNED';
  if (AGREEMENT.test(text)) return 'AGREEMENT_NOT_SIGNED';
  if (LICENCE.test(text) || (OF_AUTHORITY.test(text) && under.includes('licences'))) return 'LICENCE_MISSING';
  if (!isLegal || !OF_TERM.test(`${heading?.text ?? ''} ${text.slice(0, 40)}`)) return null;
  return 'AGREEMENT_NOT_SIGNED';
}

/** `Schedule of material contracts`: what each row below is. */
const LISTS_CONTRACTS =
  /\b(?:schedule|list|register|table|overview|liste|registre|etat|tableau|annexe)\b[^.;\n]{0,40}\b(?:contracts|agreements|leases|contrats|conventions|accords|baux)\b/;
const LIVED_BY =
  /\b(?:ended|expired|lapsed|ran out|echue?|expiree?|pris fin|terminee?)\b.*\b(?:continu\w+|still|no new (?:text|contract|agreement|one)|not (?:yet )?(?:renewed|replaced)|as before|sans nouveau|encore|poursui\w+|pas (?:encore )?(?:renouvele|remplace)\w*)\b/;
const FEWEST_CELLS = 3;
const isOfList = (passage: PlacedPassage): boolean =>
  cellsAtTabs(passage).length >= FEWEST_CELLS &&
  (LISTS_CONTRACTS.test(passage.page.text.slice(0, TITLE)) ||
    LISTS_CONTRACTS.test(passage.heading?.text ?? ''));

const isRenewed = (texts: readonly string[]): boolean =>
  texts.some(
    (text) =>
      THIS_REPLACES.test(text) ||
      IS_MADE_ANEW.test(text) ||
      (RENEWED.test(text) &&
        !NOT_RENEWED.test(text.replaceAll(HOW_IT_ENDED, '')) &&
        !TO_BE_RENEWED.test(text)),
  );

/** Agreements and licences whose own end lies before the day a document was written, or counts something on. */
export const flagTerm: FlagRule = (extraction) => {
  const { passages, type } = extraction;
  const isLegal = type === 'legal_docs';
  const pages = pagesOf(passages);
  const now = latestDayIn(pages);
  const latest = now === null ? null : lastMonthOf(now.date);
  if (latest === null) return [];
  // A calendar of permits has days to come.
  const today = Math.min(latest, writtenMonth(extraction) ?? latest);
  const title = pages[0]?.text.slice(0, TITLE) ?? '';
  const isLicence = isLegal && LICENCE.test(title) && !AGREEMENT.test(title);
  const signed = signedIn(extraction);
  return passages.flatMap((passage, index): Sign<FlagCode>[] => {
    const { text } = passage;
    if (text.length > LONGEST || !/\d/.test(text) || isMended(text) || isOverAndPaid(text)) return [];
    if (IN_FORCE.test(text)) return [];
    const code = isLicence && OF_TERM.test(text) ? 'LICENCE_MISSING' : subjectOf(passage, isLegal);
    // What the clauses behind it tell of something else has dates of its own.
    const told = OF_ELSE.test(text) ? { ...passage, text: toItsEnd(text) } : passage;
    const end = code === null ? null : endOf(told, signed);
    if (code === null || end === null || end >= today || end < today - LONGEST_TERM) return [];
    if (isRenewed([text, ...passages.slice(index + 1, index + 3).map((one) => one.text)])) return [];
    // Of a deck what is over is its history, unless it is told as if it held; of an agreement what its recitals tell is.
    const isHistory = isLegal
      ? IS_RECITAL.test(text) && (PAST_ONLY.test(text) || HAS_EXPIRED.test(text))
      : PAST_ONLY.test(text) || !ENDS_SAID.test(text);
    const next = passages[index + 1];
    const isLivedBy = next !== undefined && next.page === passage.page && GOES_ON_UNRENEWED.test(next.text);
    if (code !== 'LICENCE_MISSING' && isHistory && !GOES_ON.test(text) && !isLivedBy) return [];
    const isTold =
      next !== undefined &&
      next.page === passage.page &&
      next.text.length <= LONGEST &&
      Math.abs((endOf(next, null) ?? Infinity) - end) <= 1;
    return [
      { code, quotes: distinctQuotes((isTold || isLivedBy ? [passage, next] : [passage]).map(quoteWhole)) },
    ];
  });
};
const TITLE = 200;
const LONGEST = 400;
const ENDS_SAID = /\b(?:expir\w+|until|valid\w*|laps\w+|echeance|echue?s?|jusqu\S*|valable)\b/;

/** The month an agreement says it was made in. */
function signedIn({ passages }: Extraction): number | null {
  const [first] = passages.slice(0, 12).flatMap(({ text }) => datesIn(text).filter(isDay));
  return first ? lastMonthOf(first.date) : null;
}
