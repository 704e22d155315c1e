import type { Figure } from './figure-context.ts';
import { lineOfSentence } from './figure-line.ts';
import { isRaised } from './figure-raised.ts';
import { clauseOf } from './figure-context.ts';
import { countsMoneyToCome, roundIn } from './runway-round.ts';
import { isOfAPart, isOfNoDay, isOfOneSort, isOfSomeBuyers, isResultOfAPart } from './figure-part.ts';
import { ONE_ACCOUNT } from '../tables/bank-statement.ts';
import { TAXES_INCLUDED, WITH_TAXES } from '../words/levy-word.ts';
import { datesIn, isMonth } from '../words/period.ts';
import { IN_ALL } from '../words/in-all.ts';

const INCOME =
  /\b(?:revenues?|revenus?|sales|turnover|chiffre d'affaires|ca|ventes|recettes|produits d'exploitation|des produits)\b/;
const OTHER_THAN_INCOME =
  /\b(?:users|customers|clients|utilisateurs|abonnes|gmv|volumes?|orders|commandes|merchants|margins?|marge|team|market|marche|downloads|mrr|arr|profits?|costs?|expenses)\b/;
/** `Revenue rose by 38 % (volume 24 %, price the rest)`: what grew stands right before how much. */
const INCOME_GREW =
  /\b(?:revenues?|(?<!unit )sales|turnover|chiffre d'affaires|ventes) (?:(?:has|have|had|again|also|a|ont|avait) )?(?:rose|grew|risen|grown|increased|climbed|(?:(?:was|were|is|are) )?up|progresse|augmente|cru) (?:by |of |de )?$/;
/** `34% higher than in the second`, `12% over the quarter before`. */
const ON_QUARTER_BEFORE =
  /^ ?(?:[a-z-]+ ){0,3}?(?:than|over|on|above|qu'au|que le|sur|par rapport au) (?:in |that of |those of |celui du )?(?:the |le )?(?:(?:first|second|third|previous|prior|preceding|last|premier|deuxieme|troisieme)\b(?! (?:quarter |trimestre )?(?:of |in |de )?(?:last|20\d\d|l'an))|quarter before|trimestre (?:precedent|d'avant))/;
const QUARTER_ON_QUARTER =
  /\bquarter[- ](?:on|over)[- ]quarter\b|\bq[ -]?o[ -]?q\b|\bd'un trimestre (?:a|sur) l'autre\b/;
const GROSS_MARGIN = /\b(?:gross margin|marge brute)\b[^%;.]{0,40}$/;
/** `Gross margin: 52% of pupae sales; 41% of invoiced revenue`: the same by another income. */
const GROSS_MARGIN_AGAIN =
  /\b(?:gross margin|marge brute)\b[^%.]{0,30}% (?:of|du|des|de)\b[^%.]*[;,] (?:and |or |et |ou |soit )?$/;
const OF_AN_INCOME =
  /^ ?(?:of|du|des|de) (?:the |our |les |nos |la |l')?(?:[a-z]+ )?(?:revenues?|sales|turnover|income|chiffre d'affaires|ca|ventes|recettes)\b/;
/** `Gross margin (after freight): 61%`, `la marge brute, c'est-à-dire …, s'établit à 61 %`: what is said of it between. */
const ASIDE =
  / ?\([^()]*\)|, (?:c'est-a-dire|i\.e\.|that is|meaning|by which (?:i|we) mean)\b[^%;]*, (?=(?:s'etablit|ressort|est|etait|is|was|stood|came|stands)\b)/g;
const inOneClause = (text: string): string => text.replaceAll(ASIDE, ' ');
const FOUNDERS_HOLD =
  /\b(?:founders?|promoters)\b(?!'? (?:famil|relatives|friends|spouses))(?: ?\([^()]{0,40}\))?(?:[^.;%\d]{0,120}?(?:\b(?:hold(?:ing)?|own|retain|have|keep)s?\b|\b(?:together|jointly|combined)\b)[^.;%\d]{0,24}|(?<=founders|promoters) ?: ?(?:(?:together|jointly|in all|about) ?)*)$|\b(?:fondat(?:eur|rice)s?|promoteurs)\b(?:[^.;%\d]{0,120}?(?:\b(?:detiennent|possedent|gardent|conservent|ont)\b|\bensemble\b|(?<=:[^.;%\d]{0,120}), ?soit\b)[^.;%\d]{0,24}|(?<=fondat(?:eurs|rices)|promoteurs) ?: ?(?:(?:ensemble|au total|environ) ?)*)$/;
/** `Mariana Quintero (45%) and Andrés Lozano (26%) hold 71%`: what each of them does. */
const OF_EACH = / ?\(\d{1,2}(?:[.,]\d+)? ?%\)/g;
/** What each holds, held, or is to hold is not what they hold together. */
/** `before the round`, `avant réalisation de l'augmentation`: as it is until then. */
const UNTIL_THE_ROUND =
  /\b(?:(?:immediately |just )?(?:before|prior to) (?:the |this |our |its )?(?:[a-z]+ ){0,2}?(?:round|closing|completion|issue|investment|subscription|financing|transaction|money|agreement)|avant (?:la |le |l'|toute |cette |ce |notre )?(?:realisation|augmentation|operation|levee|tour|souscription|emission|entree|pacte|signature)(?: (?:de (?:la |l')?|des |d')?[a-z]+){0,2})\b/g;
const NOT_THEIRS_NOW =
  /\b(?:while|as long as|so long as|tant que|at least|not less than|au moins|undertak\w+|each|chacune?|respectively|respectivement|held|(?<!-)owned|had|before|used to|detenaient|avaient|possedaient|avant|will|would|shall|auront|detiendront|auraient|detiendraient)\b/;
/** `After the round: founders 51%`, `if all converts`: as it is to be, in the words of who asks for money; a contract tells of its completion. */
const ONCE_RAISED =
  /\b(?:(?:immediately |right |just )?(?:after|following|upon|post)[- ](?:the |this |our |its |full )?(?:[a-z]+ ){0,2}?(?:round|raise|investment|money|financing|conversion)|(?:apres|a l'issue de) (?:la |l'|le |cette |notre |ce )?(?:[a-z]+ ){0,2}?(?:levee|operation|tour|augmentation|apport|investissement|conversion))\b/;
const ONCE_CONVERTED = /\b(?:if|assuming|once|when|should|si|une fois)\b[^.;]{0,60}\bconver\w+/;
/** `The shares are held as set out, and the founders hold 62 %`: said of all shares. */
const IS_HELD = /\b(?:is|are) (?:held|owned)\b/g;
/** `The founders and staff own 64 %`. */
const WITH_OTHERS =
  /^(?:founders?|promoters|fondat(?:eur|rice)s?|promoteurs) (?:and|plus|with|et|avec) (?:the |their |les |leurs |nos |our )?(?!co-?|[a-z]+ (?:together|jointly|each))(?:staff|employees|team|families|family|angels|investors|management|directors|advisers|advisors|partners|salaries|personnel|equipe|familles?|investisseurs|cadres)/;
const HELD_BY = /\b(?:held|owned) by\b/g;
const OF_OWNERS =
  /\b(?:shareholders?|shareholdings?|cap(?:italisation|italization)? table|ownership|held by|holds?|owns?|actionnaires?|actionnariat|repartition du capital|detient|possede|associes?)\b/;
/** Shares of votes or of seats are none of the capital. */
const OF_VOTES =
  /^(?! ?(?:of |du |de )?(?:the |le |la )?(?:share )?capital\b)[^.;,]{0,30}\b(?:vot(?:es?|ing)|droits de vote|seats?|sieges?)\b/;
/** `We own 82% (founders)`. */
const NAMES_FOUNDERS =
  /^ ?\((?:the |les )?(?:(?:two|three|deux|trois) )?(?:co-?)?(?:founders|fondat(?:eurs|rices))\)/;
/** `Holdings on completion: founders 56%`: of a round that is agreed. */
const ON_COMPLETION =
  /\b(?:on|upon|at|after|following) (?:completion|closing)\b|\b(?:a la|apres) (?:realisation|cloture|closing)\b/;
/** `Founders 64%, angels 20%`: a list of all who hold. */
const LISTS_FOUNDERS =
  /(?:^|[:;,(|] ?)(?:the |les |our |nos )?(?:co-?)?(?:founders|fondat(?:eurs|rices))(?: \([^()]{0,60}\))? ?[:–-]? ?$/;
const GOES_ON_WITH_OTHERS = /^ ?[,;|] ?[a-z][a-z' -]{2,40} ?[:–-]? ?\d{1,2}(?:[.,]\d+)? ?%/;
/** `The founders’ stake is`, `la part des fondateurs est de`. */
const THEIR_STAKE =
  /\b(?:founders'?s?|promoters'?) (?:stake|share|holding|shareholding)(?: in the (?:company|capital))? (?:is|stands at|remains|now stands at) ?$|\b(?:part|participation) des (?:fondat(?:eurs|rices)|promoteurs) (?:est|reste|s'eleve|s'etablit)(?: (?:de|a))? ?$/;
/** `64% of the shares are in the hands of the founders`. */
const IN_THEIR_HANDS =
  /^ ?(?:(?:owned|held) by (?:(?:the|its|our) ?)*(?:(?:two|three) )?(?:co-?)?founders\b(?! (?:and|with)\b)|(?:of|du|des|de) (?:the |la |l'|our |notre )?(?:company|capital|shares?|equity|actions|parts|societe|share capital)\b[^.;,\d]{0,30}?\b(?:(?:held|owned|kept) by|belongs? to|(?:sont|est|reste|restent)? ?(?:detenue?s?|possedee?s?|tenue?s?) par|appartien(?:t|nent) (?:a|aux)|(?:in|entre) (?:the |les )?(?:hands of|mains (?:de|des))|with) (?:(?:the|its|our|their|les|nos|ses|aux|des|deux|trois|two|three) ?)*(?:co-?)?(?:founders|fondat(?:eurs|rices))\b(?! (?:and|et|with|avec)\b))/;
/** `Dr. Amina Sow`: no sentence ends with a title. */
const TITLES = /\b(dr|mr|mrs|ms|me|prof|eng|ing|hon|rev|st)\.(?= ?[a-z])/g;
/**
 * `founders` of what they hold together, `founders before the round` or `founders after the round` where it is told as that; null
 * where they hold nothing.
 */
function foundersHold(told: string, behind: string): string | null {
  const before = told.replaceAll(TITLES, '$1');
  const last = before.split(/[.;]/).at(-1) ?? '';
  if (ONCE_CONVERTED.test(last)) return null;
  const isAfter = ONCE_RAISED.test(last);
  if (isAfter && datesIn(last).length === 0) return null;
  if (OF_VOTES.test(behind)) return null;
  if (!isAfter && LISTS_FOUNDERS.test(before) && GOES_ON_WITH_OTHERS.test(behind))
    return !ON_COMPLETION.test(last)
      ? 'founders'
      : datesIn(last).length > 0
        ? 'founders after the round'
        : null;
  if (
    !isAfter &&
    IN_THEIR_HANDS.test(behind) &&
    !NOT_THEIRS_NOW.test(`${before} ${IN_THEIR_HANDS.exec(behind)?.[0].replaceAll(HELD_BY, '')}`)
  )
    return 'founders';
  if (!isAfter && NAMES_FOUNDERS.test(behind)) return NOT_THEIRS_NOW.test(before) ? null : 'founders';
  if (!isAfter && THEIR_STAKE.test(last)) return 'founders';
  const together = before.replaceAll(OF_EACH, '');
  const said = FOUNDERS_HOLD.exec(together);
  const clause = together
    .slice(0, said?.index ?? 0)
    .split(/[.;]/)
    .at(-1);
  if (said === null || WITH_OTHERS.test(said[0])) return null;
  const words = `${clause?.replaceAll(IS_HELD, '')} ${said[0]}`;
  const now = words.replaceAll(UNTIL_THE_ROUND, '');
  if (NOT_THEIRS_NOW.test(now)) return null;
  if (now !== words) return isAfter ? null : 'founders before the round';
  if (isAfter) return 'founders after the round';
  return BEFORE_AND_AFTER.test(behind) ? 'founders before the round' : 'founders';
}
/** `72,0 % avant, 57,6 % après`. */
const BEFORE_AND_AFTER = /^ ?%? ?(?:avant|before)\b[^.;]{0,20}\d[\d.,]* ?% ?(?:apres|after)\b/;
/** Names at the end of what stands before a share, whatever figures and shares lie between. */
const BETWEEN =
  /(?:[\s\d.,:=()|%-]|\b(?:shares?|ordinary|common|actions|parts|holds?|owns?|retains?|detient|possede|with|about|some|of|the)\b)+$/i;
const NAME = /([A-Z][A-Za-z'.-]+(?: (?:[A-Z][A-Za-z'.&-]+|de|van|der|el|al|ben|bin|of)){0,5})$/;
const AROUND = 900;

/** `Ama Boateng and`, before another name: what is told of both is of neither. */
const WITH_ANOTHER = /\p{Lu}[\p{L}'.-]+ (?:and|et|&) $/u;

/** `Fondateurs (Leïla Ben Amor,`: one of several in brackets. */
const AMONG_OTHERS = /\([^()]*, ?$/;

/** `Founders Mariana Quintero (45%) and`: what one of them holds. */
const IS_A_FOUNDER =
  /^(?:Co-?)?[Ff]ounders? (?=[A-Z])(?!Holdings?\b|Compan|Trust\b|Group\b|Capital\b|Team\b|Pool\b|Shares?\b|Investments?\b)/;

/** `the shares are held as to 45% by Joseph Mwakalinga, 30% by`: who holds it stands behind. */
const HELD_AS_TO = /\b(?:(?:held|owned)(?: [a-z]+)? as to|detenue?s? a (?:hauteur de|raison de))\b/;
const NAME_BEHIND =
  /^ (?:by|par) (?:the |la |le |l['’])?((?:\p{Lu}[\p{L}.'’&-]* ?){1,5})(?= ?(?:$|[,.;(]| and\b| et\b))/u;
/** Who holds a share of the company: the name before it, where the page speaks of owners. */
function holderOf({ passage, numeral }: Figure): string | null {
  const near = passage.page.text.slice(Math.max(0, passage.start - AROUND), passage.end);
  const clause = passage.text.slice(0, numeral.start).split(/[.;]/).at(-1) ?? '';
  const isOfOtherTime =
    ONCE_RAISED.test(clause) || ONCE_CONVERTED.test(clause) || clause.search(UNTIL_THE_ROUND) >= 0;
  const isHeldAsTo = HELD_AS_TO.test(clause);
  if (!(isHeldAsTo || OF_OWNERS.test(near)) || isOfOtherTime) return null;
  const behind = isHeldAsTo ? NAME_BEHIND.exec(passage.plain.slice(numeral.end))?.[1] : undefined;
  if (behind !== undefined) return named(behind.trim(), passage.page.plain);
  const before = passage.plain.slice(0, numeral.start).replace(BETWEEN, '');
  const [all = '', name = ''] = NAME.exec(before) ?? [];
  if (name === '' || name.length > 80) return null;
  if (IS_A_FOUNDER.test(name)) return name.replace(IS_A_FOUNDER, '');
  const ahead = before.slice(0, before.length - all.length);
  return WITH_ANOTHER.test(ahead) || AMONG_OTHERS.test(ahead) ? null : named(name, passage.page.plain);
}

const ROLE =
  /^(?:[Tt]he )?(Subscriber|Investor|Lead Investor|Purchaser|Founder|Fund|Investisseur|Souscripteur|Acqu[eé]reur|Fonds)$/;

/** Whom a role stands for, where the page says so: `Nyika Ventures (the “Subscriber”)`. */
function named(name: string, page: string): string {
  const role = ROLE.exec(name)?.[1];
  if (role === undefined) return name;
  const told = new RegExp(
    `([A-Z][\\w.&'’ -]{2,60}?),? ?\\((?:[^()]{0,40}\\b)?(?:the |l['’]|le )?[“"«]? ?${role} ?[”"»]?\\)`,
  );
  return told.exec(page)?.[1] ?? name;
}

/** All there ever were, not those there are. */
const SINCE_EVER =
  /\b(?:all[- ]time|ever|cumulative(?:ly)?|to date|since (?:we |the |our )?(?:start(?:ed)?|launch(?:ed)?|open(?:ed|ing)|inception|foundation|20\d\d)|depuis (?:le |la |notre )?(?:debut|lancement|creation|20\d\d)|au total depuis|cumule(?:e|s|es)?)\b/;
/** Those who once signed up, whether or not they still use or buy: `14,200 farmers are registered`, `1 930 transporteurs inscrits`. */
const REGISTERED = 'registered';
const SIGNED_UP =
  'registered|enregistree?s?|inscrite?s|signed[- ]up|sign-?ups|equipee?s|downloads|downloaded|telechargements|(?:accounts?|wallets?|profiles?) (?:opened|created)|comptes (?:ouverts|crees)';
const STILL_THERE =
  /\b(?:active|actifs|actives|pay(?:s|ing)?|paid|payante?s?|used|using|bought|ordered|utilise\w*)\b/;
const SIGNED_UP_BEFORE = new RegExp(
  `\\b(?:${SIGNED_UP})(?: (?:users|members|customers|clients|utilisateurs|membres))?(?: (?:is|are|est|sont))?(?:[^.;,\\d]|20\\d\\d|,(?= (?:[a-z]{3,9}\\.? )?20\\d\\d\\b)){0,24}$`,
);
const SIGNED_UP_BEHIND = new RegExp(`^ ?[^.;,:()\\d]{0,40}?\\b(?:${SIGNED_UP})\\b(?! (?:office|nurses?))`);
const NAMES_SIGNED_UP = new RegExp(`\\b(?:${SIGNED_UP})\\b`);
/** Where a table or a tile names it, by its name; else by the words beside it. */
function isOfRegistered({
  label,
  isOfRow,
  isTile,
  passage: { text },
  numeral: { start, end },
}: Figure): boolean {
  if (isOfRow === true || isTile === true) {
    const name = label ?? text.slice(0, start).split('\t')[0] ?? '';
    return NAMES_SIGNED_UP.test(name) && !STILL_THERE.test(name);
  }
  const [before, behind] = [
    SIGNED_UP_BEFORE.exec(text.slice(0, start)),
    SIGNED_UP_BEHIND.exec(text.slice(end)),
  ];
  return [before, behind].some((found) => found !== null && !STILL_THERE.test(found[0]));
}
/** Those who came, went or did something, not all there are: `12 new customers`, `huit clients sont partis`. */
const SOME = 'some of them';
const SOME_BEFORE =
  /\b(?:new|lost|net|extra|largest|biggest|top|first|late|won|gained|signed(?: up)?|added|acquired|onboarded|visited|trained|surveyed|interviewed|consulted|lose|win|nouve(?:aux|lles?)|perdue?s?|gagnee?s?|signee?s?|ajoutee?s?|conquis|recrutee?s?|visitee?s?|formee?s?|interrogee?s?|consultee?s?|plus (?:gros|grands)|premiers|(?:of|among|from) (?:our|the|these|those|which|them|whom)|dont|parmi)\b(?! (?:and|et)\b)[^.;:,\d]{0,24}(?::? ?)$|(?:^|[.;] )(?:[a-z]+ )?(?:new|lost|won|gained|added|churned|nouve(?:aux|lles)|perdue?s?|gagnee?s?)\b[^.;:]{0,40}: ?$/;
const SOME_BEHIND =
  /^ ?(?:of (?:our|the|these|its) (?:[a-z]+ )?(?:customers|clients|users|members|subscribers|buyers)\b|de (?:nos|ces|ses|leurs) (?:clients|utilisateurs|membres|abonnes|adherents)\b|[a-z]+ pay (?:by|with|through|via|in)\b|(?:new|net|more|further|other|additional|lost|largest|biggest|main|plus (?:gros|grands)|premiers|nouve(?:aux|lles)|autres|de plus|supplementaires)\b|(?:[a-z-]+ ){1,3}?(?:(?:have |had |has )?(?:left|quit|gone|cancelled|churned|joined|renewed|answered|replied|complained|paid late|signed(?: up)?)|(?:were|was|have been) (?:won|added|lost|signed|gained|visited|onboarded)|(?:on|in) (?:a |their )?(?:free )?(?:trial|pilot)s?|(?:sont|ont|nous ont) (?:partis?|parties|resilie|renouvele|rejoints?|quittee?s?|repondu|signe)|(?:perdue?s?|gagnee?s?|signee?s?|en (?:essai|pilote)|supplementaires|de plus)|who (?:left|joined|signed|answered))\b)/;
/** `21,400 active borrowers`, `clients actifs`: customers who use what they pay for. */
const ARE_ACTIVE = /^(?:[a-z'-]+ ){0,2}(?:active|actifs|actives)\b/;
/** `3,150 students opened at least one lesson`: they use what need not be paid for. */
const USED_IT =
  /^ ?(?:[a-z-]+ ){1,3}?(?:(?:have |had |ont |avaient )?(?:opened|logged in|signed in|logged on|played|watched|listened|ouvert|utilise|joue|ecoute)|se (?:sont|etaient) connectee?s)\b/;
/** `121,000 monthly active users`, `MAU`: by the name that all count them by. */
const MONTHLY_ACTIVE = /\b(?:monthly active|mau\b|actifs mensuels|actives mensuelles)/;
function isOfMonth({ label, passage: { text, page, start, end: to }, numeral }: Figure): boolean {
  const [row = '', ...cells] = page.text.slice(start, to).split('\t');
  const name = cells.length > 0 ? row : (label ?? '');
  const beside = `${text
    .slice(0, numeral.start)
    .split(/[\d.;]/)
    .at(-1)}|${text.slice(numeral.end).split(/[\d.;,]/)[0]}`;
  return MONTHLY_ACTIVE.test(cells.length > 0 ? name : `${name}|${beside}`);
}
/** `of whom 47 pay`: those are all who are customers. */
const WHO_PAY =
  /^ ?(?:[a-z]+ ){0,2}?(?:pay|paying|paid|paient|payants?|payantes?)\b(?! (?:late|by|with|through|via|in|par|en)\b)/;
/** `240 shops visited our stand`, `customers on annual plans: 240`, `on a busy day 240 customers`: those of one sort, or of one day. */
const OF_ONE_SORT_BEHIND =
  /^ ?(?:premium|key|wholesale|export) (?:customers|clients)\b|^ ?[a-z-]+ (?:visited (?:our|us|the)|(?:have )?(?:rated|reviewed|recommended)|came (?:through|via|from)|have (?:credit|a contract|an account|open orders)|who (?:supply|supplied|deliver(?:ed)?|sell|sold|grow|grew)|on (?:annual|yearly|free|trial|credit|the free)|with (?:an average|more than|credit|at least)|qui (?:nous )?(?:fournissent|livrent|vendent)|en (?:essai|credit))\b/;
const OF_ONE_SORT_BEFORE =
  /\b(?:customers|clients) (?:on|with|by|from|a|avec|en) (?!payroll|average|20\d\d)(?!\d)[a-z ]{3,30} ?: ?$|\b(?:on (?:an? )?(?:average|typical|normal|busy)|un jour (?:moyen|normal)) (?:day|week|weekend|saturday)?[^.;\d]{0,30}$/;
const IN_A_PLACE =
  /^In (?!January|February|March|April|May|June|July|August|September|October|November|December)[A-Z]\p{Ll}+,? (?:we|our)\b[^.;\d]*$/u;
function isOfOneSortOfBuyers({ passage: { text, plain }, numeral: { start, end } }: Figure): boolean {
  return (
    OF_ONE_SORT_BEHIND.test(text.slice(end)) ||
    OF_ONE_SORT_BEFORE.test(text.slice(0, start)) ||
    IN_A_PLACE.test(plain.slice(0, start))
  );
}
function isOfSome(figure: Figure): boolean {
  const { text } = figure.passage;
  const { start, end } = figure.numeral;
  const behind = text.slice(end);
  if (isOfOneSortOfBuyers(figure)) return true;
  return (
    !WHO_PAY.test(behind) &&
    (SOME_BEFORE.test(text.slice(Math.max(0, start - 60), start)) || SOME_BEHIND.test(behind))
  );
}
const ON_AVERAGE = /\b(?:average|moyen(?:ne)?|en moyenne)\b/;
/** `The average was 171, and at the year end 178`: those there are on a day, whatever is told before them. */
const ON_A_DAY =
  /\b(?:year[- ]end|at (?:the )?(?:end|close)|(?:on|at|as at) \d|a la (?:cloture|fin)|fin d'(?:exercice|annee)|au 3[01])\b[^\d]*$/;
function isOnAverage({ passage: { text }, numeral: { start } }: Figure): boolean {
  const [behindLast = ''] = /[^\d]*$/.exec(text.slice(0, start)) ?? [];
  const isFirst = behindLast.length === start;
  return ON_AVERAGE.test(text) && (isFirst || ON_AVERAGE.test(behindLast) || !ON_A_DAY.test(behindLast));
}
/** Those who work for a company and are not employed by it. */
const OUTSIDERS =
  '(?:contractors?|contract (?!and\\b|or\\b)[a-z]+|on (?!permanent)(?:[a-z-]+ )?contracts?|freelanc\\w+|casuals?|temps|interns?|consultants|seasonal|independants?|independantes?|prestataires|vacataires|stagiaires|saisonni\\w+|journali\\w+|interimaires)';
/** `31 people, nine of them contractors`, `personnes, dont 8 stagiaires`: a count with others in it than those employed. */
const COUNTS_OUTSIDERS = new RegExp(
  `^(?:[^.;:\\d]|\\d{1,2}(?= [a-z]{3,9} 20\\d\\d)|20\\d\\d\\b){0,48}?(?:\\b(?:of whom|of which|including|counting|among them|dont|y compris)\\b|\\b(?:\\d+|[a-z-]+) of (?:them|whom)\\b)[^.;]{0,40}\\b${OUTSIDERS}(?![a-z])|^[^.;\\d]{0,40}\\b${OUTSIDERS} (?:included|compris(?:es)?|incluse?s?)\\b`,
);
/** `85 casual workers are taken on; the payroll then counts`, `avec les vacataires, nous sommes`: all that are counted with them. */
const TOLD_OUTSIDERS = new RegExp(
  `\\b${OUTSIDERS}\\b[^.\\d]{0,40}\\b(?:then|${IN_ALL}|together|so|makes?|bring(?:s|ing)?|total|alors|ensemble|soit|porte(?:nt)?)\\b[^.\\d]{0,24}$|\\b(?:with|including|counting|avec|y compris) (?:[a-z']+ ){0,2}${OUTSIDERS}\\b[^.\\d]{0,24}$`,
);
const BEFORE_THE_MONEY =
  /\bpre[- ]{0,2}(?:money|investment|monn?aie|monetaire)\b|\bavant (?:l'operation|l'apport|(?:l')?investissement|(?:l')?augmentation|(?:la |cette )?levee|(?:le |ce )?tour)\b|\bbefore the (?:money|round|investment)\b|^[ (]*(?:before|avant)[) ]*$/;
const AFTER_THE_MONEY =
  /\bpost[- ]{0,2}(?:money|investment|closing|monn?aie|monetaire)?\b|\bapres (?:l'operation|l'apport|celle-ci|(?:l')?investissement|(?:l')?augmentation|(?:la |cette )?levee|(?:le |ce )?tour)\b|\bafter the (?:money|round|investment)\b|^[ (]*(?:after(?:wards)?|apres)[) ]*$/;
const WIDE = 40;

/** Whether words say before the money or after it; null where they say neither. */
export const beforeOrAfterMoney = (words: string): 'pre-money' | 'post-money' | null =>
  BEFORE_THE_MONEY.test(words) ? 'pre-money' : AFTER_THE_MONEY.test(words) ? 'post-money' : null;

/** `(3,000,000 shares)`, `(one hundred and fifty billion dong)`: what a bracket explains stands between no amount and its name. */
const IN_BRACKETS = /\((?![^()]*\b(?:pre|post|before|after|avant|apres)\b)[^()]{0,80}\),? ?/g;
/** The end of a bracket in which an amount is written out. */
const ENDS_BRACKET = /^[^()\d]{0,80}\),? ?/;
/** `and a post-money valuation of`: of the amount behind it. */
const OF_THE_NEXT =
  /\b(?:(?:pre|post)[- ]?(?:money|investment|monn?aie)(?: (?:valuation|value|equity value|valorisation))?|(?:valuation|value|valorisation|valeur) (?:pre|post)[- ]?(?:money|monn?aie))(?:(?: [a-z]+)?(?: (?:of|at|de|a)| ?:) ?(?:[^\s\d]{1,4} ?)?| [^\s\d]{1,4} ?)$/;
const FAR = 160;
/** How long what lies between a name and its amount may be: `pre-money valuation of the company, on a fully diluted basis, of`. */
const LONGEST = 90;
const LAST_MONEY = /^.*(?=\b(?:pre|post|before|after|avant|apres)\b)/;

/** `a valuation cap of USD 6,000,000 pre-money`: the most that notes convert at, and what nobody paid. */
const OF_A_CAP =
  /\b(?:cap|plafond(?: de (?:la )?valorisation)?)(?: (?:of|is|at|de|est de|a))? ?(?:[^\s\d]{1,4} ?)?$/;

/** Before or after the money, by the words nearest to the amount; null where neither is said. */
function valuationOf({ passage: { text }, numeral: { start, end } }: Figure): string | null {
  if (OF_A_CAP.test(text.slice(0, start))) return null;
  const opens = text.lastIndexOf('(', start) > text.lastIndexOf(')', start);
  const rest = text.slice(end, end + FAR);
  const [behind = '', next] = (opens ? rest : rest.replace(ENDS_BRACKET, ''))
    .replaceAll(IN_BRACKETS, '')
    .slice(0, WIDE)
    .split(/[\d;.]/);
  const before =
    text
      .slice(Math.max(0, start - FAR), start)
      .replaceAll(IN_BRACKETS, '')
      .slice(-LONGEST)
      .split(/[\d;.]/)
      .at(-1) ?? '';
  const side = /^ ?(?:(before|avant)|(?:after|apres))\b/.exec(behind);
  const beside = side && (side[1] === undefined ? 'post-money' : 'pre-money');
  const own = next !== undefined && OF_THE_NEXT.test(behind) ? '' : behind;
  return (
    beside ??
    beforeOrAfterMoney(own) ??
    beforeOrAfterMoney(before.replace(LAST_MONEY, '')) ??
    beforeOrAfterMoney(before)
  );
}

const RECURRING = /\b(?:mrr|arr|recurring|recurrents?)\b/;
const MEASURE_OF_RECURRING = /\b(?:mrr|arr)\b/;
/** `Recurring revenue of June:` is what a month brings, where it is of a month. */
const NAMED_RECURRING =
  /\b(?:recurring (?:revenues?|income)|(?:revenus?|chiffre d'affaires) recurrents?)\b.{0,30}$/;
const isRecurring = ({ passage: { text }, numeral: { start, end }, rate, date }: Figure): boolean => {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.;,](?= |$)/)
      .at(-1) ?? '';
  const isMeasured =
    MEASURE_OF_RECURRING.test(before) || /^ ?(?:of |in |de |d')?(?:mrr|arr)\b/.test(text.slice(end));
  const isOfMonth = NAMED_RECURRING.test(before) && isMonth(date ?? '');
  return (
    isMeasured ||
    isOfMonth ||
    (rate !== null && RECURRING.test(`${before}|${text.slice(end, end + WIDE / 2)}`))
  );
};

/** `8.9m of ARR`: a year's worth, where no rate says so. */
const isOfYear = ({ passage: { text }, numeral: { start, end }, rate }: Figure): boolean =>
  rate === 'annual' ||
  (rate === null &&
    /\barr\b/.test(text.slice(Math.max(0, start - 60), end + WIDE / 2)) &&
    !/\bmrr\b/.test(text));

/** Sales with what is taken off them or paid on to others: returns, commissions, taxes. */
const GROSS_BEFORE = new RegExp(
  `\\b(?:gross (?:sales|revenues?|turnover|income|billings|receipts|invoiced)|(?:bill(?:ings?|ed)|invoic(?:ed|ing)|sales|turnover|revenues?) ${WITH_TAXES}|${WITH_TAXES},? (?:we|it|the company) (?:invoiced|billed|took|charged)|billed at (?:list|full) prices?|(?:ventes|recettes) brutes|chiffre d'affaires (?:brut|ttc)|(?:ventes|facturation|recettes) ttc|facture au (?:prix (?:public|catalogue)|tarif))\\b(?:[^.;,\\d]|20\\d\\d){0,30}$`,
);
const GROSS_BEHIND = new RegExp(
  `^,? (?:of which|dont) [^;]{3,40}\\b(?:(?:is|are) ours|stays? with us|nous (?:revien\\w+|reste(?:nt)?))\\b|^ ?(?:(?:in|en) (?:fy ?)?20\\d\\d\\b ?)?(?:[(,] ?)?(?:(?:de |d'|en )?(?:[a-z]+ ){0,3}?ttc\\b|t\\.t\\.c|${TAXES_INCLUDED}|${WITH_TAXES}|(?:before|avant) (?:returns|discounts|commissions?|rebates|vat|retours|remises|ristournes|commissions)\\b|(?:of |in |de )?(?:gross sales|gross billings|ventes brutes)\\b|(?:billed|invoiced|factures?)\\b[^.;\\d]{0,24}[^.;a-z]{1,4}\\d[\\d.,]* ?(?:[a-z]{1,8} )?(?:net of|after|nets? de|apres) )`,
);
const OF_GROUP_BEFORE =
  /\b(?:(?:group|consolidated) (?:revenues?|sales|turnover|income)|(?:revenues?|sales|turnover|income) of (?:the|our) group)\b(?:[^.;,(\d]|20\d\d){0,30}$|\b(?:chiffre d'affaires|ventes|revenus?)(?: 20\d\d)? (?:consolidee?s?|du groupe)\b(?:[^.;,(\d]|20\d\d){0,30}$/;
const OF_GROUP_BEHIND =
  /^ ?(?:(?:of|in|de) )?(?:revenues?|sales|turnover|chiffre d'affaires|ventes)?[, ]{0,2}(?:(?:in|for|en) )?(?:(?:fy ?)?20\d\d)?[, ]{0,2}\(?(?:(?:for|of) the |du |pour le )?(?:group\b(?! of)|groupe\b(?! de)|consolidated|consolidee?s?\b)/;
/** What income is of where it is not the company's own, as it is usually told; null where nothing is said. */
function basisOf({ passage: { text }, numeral: { start, end } }: Figure): string | null {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  if (GROSS_BEFORE.test(before) || GROSS_BEHIND.test(behind)) return 'gross';
  return OF_GROUP_BEFORE.test(before) || OF_GROUP_BEHIND.test(behind) ? 'group' : null;
}

/** What a sentence calls the group's, by the line that it is. */
const OF_GROUP: Readonly<Record<string, string>> = {
  debt: 'debt of the group',
  ebitda: 'ebitda of the group',
  'net profit': 'net profit of the group',
};

/** `Le résultat net du groupe était de 47 M`. */
const OF_THE_GROUP =
  /\b(?:(?:profit|loss|ebitda|result) (?:after tax |for the year |before tax )?(?:of|for) the group|(?:the group's|group|consolidated) (?:net |operating )?(?:profit|loss|result|ebitda)|(?:resultat|benefice|perte|ebitda)(?: net(?:te)?)? (?:du groupe|consolidee?))\b(?:[^.;,(\d]|20\d\d){0,40}$/;
/** `Borrowings stood at 27.5m for the group at 30 September`. */
const FOR_THE_GROUP =
  /^ ?,?(?: (?:on|at|au|a|le|fin) [^.;,]{3,24},?)? ?\(?(?:for|of|across|in) the (?:whole )?group\b|^ ?,?(?: (?:au|le|fin) [^.;,]{3,24},?)? ?\(?(?:pour|dans) le groupe\b/;

/** All that is spent in a month, before what comes in. */
const isGrossBurn = ({ passage: { text }, numeral: { start, end } }: Figure): boolean =>
  /^ ?(?:\(?gross\b|brute?s?\b)/.test(text.slice(end)) ||
  /\b(?:gross (?:monthly )?(?:cash out|burn|spend(?:ing)?|outflows?)|(?:consommation|depenses|sorties) (?:mensuelles? )?brutes?)\b[^.;,\d]{0,30}$/.test(
    text.slice(0, start),
  );

/** `Cash and burn give us 18 months`, beside what is asked for. */
const OF_WHAT_IS_THERE =
  /\b(?:(?:cash|money) (?:in (?:hand|the bank)|at (?:hand|bank)|on hand|and (?:the |our )?(?:net )?burn)|(?:current|present|today's|existing) (?:(?:net|monthly|average) )*(?:cash|burn|pace|rate|spending)|at (?:this|that) (?:(?:net|monthly|average) )*(?:burn|pace|rate)|tresorerie (?:actuelle|disponible|et (?:la |notre )?consommation)|consommation actuelle|(?:au|a ce) rythme)\b/;
/** What lines of results are of the company, where no part of it is named. */
const OF_RESULTS: ReadonlySet<string> = new Set([
  'gross profit',
  'ebitda',
  'net profit',
  'net loss',
  'gross margin',
]);
const OF_BUYERS: ReadonlySet<string> = new Set(['customer acquisition cost', 'lifetime value']);
/** How long money lasts with what is still to come. */
const WITH_MORE = 'with money to come';

/**
 * What a figure is of, where that is told: `revenue` of a growth, `gross margin`, `founders` of what they hold
 * together, the line of the accounts a sentence names, else the name of a holder. Null for plans and all else.
 */
export function aboutOf(figure: Figure): string | null {
  const { unit, kind, isForecast, passage, numeral } = figure;
  if (figure.holder !== undefined) return figure.holder;
  if (figure.about !== undefined) return figure.about;
  if (isForecast) return null;
  if (kind === 'valuation') return valuationOf(figure);
  if (isOfAPart(figure)) return SOME;
  if (isOfOneSort(figure)) return ONE_ACCOUNT;
  if (kind === 'users' || kind === 'customers') {
    if (SINCE_EVER.test(clauseOf(figure))) return 'ever';
    if (isOfSome(figure)) return SOME;
    if (isOfRegistered(figure)) return REGISTERED;
    if (kind === 'users' && isOfMonth(figure)) return 'monthly active';
    const areActive =
      ARE_ACTIVE.test(numeral.noun || (figure.label ?? '')) || USED_IT.test(passage.text.slice(numeral.end));
    if (kind === 'customers' && areActive) return 'active';
  }
  if (kind === 'runway')
    return countsMoneyToCome(passage.text) ||
      (roundIn(passage.text) !== 'without' &&
        !OF_WHAT_IS_THERE.test(passage.text) &&
        passage.under.some((id) => id === 'ask' || id === 'funding'))
      ? WITH_MORE
      : null;
  if (kind === 'team')
    return isOnAverage(figure)
      ? 'on average'
      : COUNTS_OUTSIDERS.test(passage.text.slice(numeral.end)) ||
          TOLD_OUTSIDERS.test(passage.text.slice(0, numeral.start))
        ? 'with people not employed'
        : null;
  if (kind === 'revenue' && isRecurring(figure))
    return isOfYear(figure) ? 'annual recurring revenue' : 'recurring revenue';
  if (kind === 'revenue') return basisOf(figure);
  if (kind === 'burn') return isGrossBurn(figure) ? 'gross' : null;
  if (kind === 'other' && unit === 'money' && isRaised(passage.text, numeral)) return 'raised';
  const line = lineOfSentence(figure);
  if (line !== null && OF_RESULTS.has(line) && isResultOfAPart(figure)) return null;
  if (line === 'debt' && isOfNoDay(figure)) return null;
  const isOfGroup =
    FOR_THE_GROUP.test(passage.text.slice(numeral.end)) ||
    OF_THE_GROUP.test(passage.text.slice(0, numeral.start));
  if (isOfGroup && line !== null && line in OF_GROUP) return OF_GROUP[line] ?? null;
  if (line !== null && OF_BUYERS.has(line) && isOfSomeBuyers(figure)) return null;
  if (line !== null || unit !== 'percent') return line;
  const { text } = passage;
  if (kind === 'growth') {
    const isIncome = INCOME_GREW.test(text.slice(0, numeral.start));
    const isTold = isIncome || (INCOME.test(text) && !OTHER_THAN_INCOME.test(text));
    if (!isTold || isResultOfAPart(figure)) return null;
    const isOnQuarter =
      /-Q[1-4]$/.test(figure.date ?? '') &&
      (ON_QUARTER_BEFORE.test(text.slice(numeral.end)) || QUARTER_ON_QUARTER.test(text));
    return isOnQuarter ? 'quarterly revenue' : 'revenue';
  }
  if (kind !== 'other') return null;
  const before = text.slice(0, numeral.start);
  const isMargin =
    GROSS_MARGIN.test(inOneClause(before)) ||
    (unit === 'percent' && GROSS_MARGIN_AGAIN.test(before) && OF_AN_INCOME.test(text.slice(numeral.end)));
  if (isMargin && !isResultOfAPart(figure)) return 'gross margin';
  return foundersHold(before, text.slice(numeral.end)) ?? holderOf(figure);
}
