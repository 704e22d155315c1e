import { distinctQuotes, isBusinessCase, quoteWhole, type StrengthRule } from '../extraction.ts';
import { pricesParted } from '../sums/left-of-price.ts';
import type { PlacedPassage } from '../text/section.ts';

const ROLE =
  /\b(?:ceo|cto|coo|cfo|founders?|co-?founders?|managing director|director|head of|md|chairman|president|obstetrician|foreman|forewoman|manager|engineer|accountant|agronomist|nurse|doctor|pharmacist|technician|teacher|buyer|officer|dispatcher|ingenieure?|comptable|agronome|infirmiere?|medecin|pharmacien(?:ne)?|technicien(?:ne)?|contremaitre|responsable|biologistes?|biologist|vet(?:erinarian)?|veterinaire|chemist|chimiste|actuary|actuaire|sage-femme|midwife|fondateurs?|fondatrices?|cofondateur|cofondatrice|directeur|directrice|pdg|gerante?|dg|president)\b/;
const YEARS =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt)\+? (?:years|yrs|ans)\b(?! old|-old| ago)/;
const BEFORE =
  /\b(?:ex(?=[- ][a-z])|c\.?p\.?a\b|acca\b|aca\b|ca\(sa\)|cfa\b|ph\.?d\b|was (?:at|with|head|director|foreman|forewoman|manager|engineer|accountant|buyer|dispatcher|officer)|gerait|dirigeait|formerly|previously|former|earlier at|spent|worked (?:at|for)|ran|built|led|managed|headed|founded|sold|founded and sold|sold (?:his|her|their)|alumni|ancien(?:ne)?(?:s)?|a dirige|a cree|a vendu|passee? par|auparavant)\b|\bex-\w/;

/** Praise of people who are not named. */
const NAMELESS =
  /\b(?:(?:combined|collective|cumulative|total) (?:[a-z]+ ){0,2}experience|award-winning|serial entrepreneurs?|world-class|seasoned|blue-chip|visionar(?:y|ies)|experience cumulee|primee?s? a|entrepreneurs? en serie|chevronnee?s?)\b/;
const FULL_NAME =
  /(?:^|[.;:•–-] ?|, )(?:(?:Dr|Mr|Mrs|Ms|Eng|Prof|M|Mme|Me)\.? )?\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? ?)?\p{Lu}[\p{L}'’-]+(?= ?[,(:;–-]| (?:is|was|has|ran|led|built|worked|a|est|fut)\b|$)/u;

const speaksOfTeam = ({ under, text, plain }: PlacedPassage): boolean =>
  under.includes('team') ||
  ROLE.test(text) ||
  (under.length === 0 && !OPENS_OTHERWISE.test(plain) && FULL_NAME.test(plain.slice(0, NAME_END)));
/** Who is spoken of stands first. */
const NAME_END = 40;
const OPENS_OTHERWISE = /^\W*(?:The|Our|An?|Each|One|Two|Three|L[ae]s?|L'|Une?|Nos|Notre|Ces?|Deux|Trois)\b/;

/** Who runs it and what they did before, by employer or years. */
export const strengthTeam: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const found = extraction.passages.filter(
    (passage) =>
      speaksOfTeam(passage) &&
      (YEARS.test(passage.text) || BEFORE.test(passage.text)) &&
      /[A-Z][a-z]+/.test(passage.plain.slice(1)) &&
      (!NAMELESS.test(passage.text) || FULL_NAME.test(passage.plain)),
  );
  return found.length === 0 ? [] : [{ code: 'TEAM_EXPERIENCED', quotes: found.slice(0, 3).map(quoteWhole) }];
};

const ECONOMICS =
  /\b(?:cac|ltv|costs? (?:of|to) (?:acquir|win|join|gett?|sign)\w*|\d to acquire|acquisition (?:is |costs? )?(?:of )?(?:[a-z]{1,4} ?)?\d|remains? \d|\d[\d.,]* remains?\b|left over|months? to (?:repay|return|pay (?:it )?back|recover|earn|get (?:it )?back|win back)|(?:earned|paid|won) back in|comes? back (?:after|in) \d|il (?:nous |en )?reste(?:rait|nt)? (?:environ )?\d[\d., ]*(?!\d| ?(?:mois|ans|jours|%))|marge (?:par|d'un|d'une)|margin (?:per|a|an) [a-z]|lifetime value|(?:customer )?acquisition costs?|cost of acquisition|paid back (?:in|within|after)|payback|contribution(?: margin)?(?: of)?|(?:left for us|leaves|we keep|keeps? us|nous reste|laisse) [^a-z\d]{0,3}(?:[a-z]{1,4} ?)?\d[\d.,]*(?!\d| ?(?:%|months?|mois|ans|years?|weeks?))|\d[\d.,]* (?:is |are )?left(?= (?:for us|over|after|per|a|an|of)\b|[.;,)]|$)|to win (?:one|a)\b|per signature|par signature|months? to get it back|(?:bringing in|winning|signing(?: up)?|finding|gaining|recruiting) (?:a|an|one|each) (?:[a-z]+ ){1,2}(?:costs?|took|takes)|(?:a|one|each|per) new (?!(?:country|county|city|town|region|district|site|branch|shop|plant|machine|line|hub|office)\b)[a-z]+ costs?|(?:coute|revient a)[^.;]{0,24}\d[^.;]{0,20}\ba (?:gagner|recruter|former|convaincre|acquerir|signer|equiper)|amortie? (?:en|apres|des)|cout d'acquisition|valeur vie|retour sur (?:investissement|acquisition))\b/;
const RETENTION =
  /\b(?:churn|retention|nrr|grr|re-?order(?:ed|ing)?|repeat (?:rate|customers|orders|purchase)|still (?:order|use|active|buy|pay)|renew(?:al|ed|s)?|(?:sent|bought|ordered|came|come|booked|rented|borrowed) (?:again|back)|active after|are (?:still )?(?:there|active)|stayed|attrition|se reinscrivent|reinscription|recommencent|(?:a|ont) reconduit|renouvel\w+|reabonnement|fidelite|toujours actifs|sont revenus|reviennent|actifs apres|(?:louent|commandent|achetent|paient) (?:encore|toujours)|toujours (?:au|plus))\b/;

/** A share, or how many of how many. */
const IS_PART =
  /\d ?(?:%|percent|pour cent)|\b\d[\d., ]* (?:of|out of|in|sur|des) (?:the |our |those |these |les |nos )?(?:first |last |premiere?s |derniere?s )?\d|\b\d+ [a-z]+ sur \d|^(?:of|out of|des|sur) (?:the |our |les |nos )?\d|\b(?:of|des|sur) (?:the |our |those |these |les |nos )?[^.;]{0,40}\d[^.;]{1,60}\d/;
/** Those who stay at a job, shares that a founder keeps, sales that came back to a level, a risk of renewals: nobody's custom. */
const NOT_CUSTOM =
  /\b(?:vested|vesting|shares?|stake|capital|founders?|employees|staff|salaries|licen[cs]es?|permits?|licences?|agrements?|autorisations?|(?:sales|price|volume|ventes|prix)\b[^.;]{0,60}\b(?:came back|stayed|reviennent|revenue?s))\b/;

/** `Of 74 shops paying in August, 63 pay today`, `de las 212 actives en janvier, 159 l'étaient encore`: some of those of a time. */
const OF_THOSE_OF =
  /\b(?:of|from|des|sur(?: les)?) (?:the |our |those |these |les |nos )?\d[\d., ]*(?:[a-z'-]+ ){0,4}?(?:\S+ )?(?:in|at|of|from|en|de|du|since|last|first|who|that|active|paying|la premiere)\b[^.;]{2,70}[,:] ?(?:only |about |encore )?\d[\d., ]*(?:\([^)]*\) )?(?:[a-z']+ )?(?:still |now |today )?(?:are|pay|pays|paid|buy|bought|order|ordered|use|used|rent|rented|renewed|came|stayed|have|l'etaient|sont|paient|achetent|louent|commandent|utilisent|were|remain)\b/;
/** `61 % in month 6`, `still contributed in July`, `tested in H1 and again in H1`, `lost a month 1.1%`, `28 % stop before the end`. */
const STAYS =
  /\b(?:still (?:[a-z]+ing|[a-z]+ed|with us|at|on|there|in|order|pay|buy|use|have|live)|(?:and|orders?|ordering|bought|buy|came|sent|tested|rented|paid|visit\w*) again\b|again (?:in|within|next|the next)|(?:pay|paid|active|ordering|buying|live|there|actifs|actives) (?:in|at|a|au) (?:the )?(?:month|mois|week)|(?:active|ordering|buying|live|there|insured|enrolled|actifs|actives) (?:after|apres) (?:\w+) (?:months|mois|weeks|semaines|years|ans)|(?:users|customers|clients|drivers|shops|members|riders|subscribers|abonnes|chauffeurs) lost (?:a|per|each) (?:month|year)|never leaves?|l'etaient encore|(?:sont|etaient|expedient|prenaient|commandent|cotisent|epargnent|[a-z]{3,}ent) (?:encore|toujours)|repeat \d|drop-?out \d|ont [a-z]+ (?:de nouveau|a nouveau)|avaient [a-z]+ (?:au|le) (?:mois|trimestre|semestre) precedent)\b|\d ?% (?:of (?:them|our [a-z]+) |d'entre \S+ )?(?:stop|quit|leave us|cancel|drop out|arretent|abandonnent|resilient|nous quittent)\b/;
/** Heads of a table that follows those who came at one time: `Month 1 | Month 6 | Month 12`, `6 months 12 months`. */
const COHORT_HEADS =
  /\b(?:joined|start(?:ed)?|cohorts?|live since|month of|year (?:signed|sold|joined)|(?:sold|placed|began|begun|signed)(?: in)?|entres?|inscrits|cohortes?|debut|vendus?|commence)\b[^.]*(?:(?:\b(?:month|mois|m|week|semaine) ?\d+\b[^.]*){2,}|(?:\b\d+ (?:months|mois|weeks|semaines)\b[^.]*){2,}|\b(?:after|apres) \d+\b|\b(?:still|encore|toujours)\b)/;
/** `71 of them in both years`, `63 of the 70 rented the year before as well`, `71 % des clients de 2024 en sont à leur 4e avance`. */
const CAME_AGAIN =
  /\b(?:in both (?:years|seasons)|(?:the )?(?:year|season|month|quarter) before (?:as well|too)|(?:took|takes?|borrowed|bought|ordered|had|on|at) (?:their |a |his |her )?(?:second|third|fourth|fifth|2nd|3rd|[4-9]th) (?:[a-z]+ )?(?:loan|order|visit|season|cycle|contract|lease|advance|course|purchase|policy)|went on after|(?:had|have) (?:already )?(?:bought|ordered|been|come|rented) before|avaient deja (?:achete|commande|loue)|en (?:sont|etaient|est|etait) a (?:leur|sa|son) (?:\d+ ?e|deuxieme|troisieme|quatrieme|cinquieme|n-?ieme)|deja clients? (?:l'an|l'annee) (?:dernier|derniere|passee?)|d'une (?:annee|saison) (?:a|sur) l'autre)\b/;
/** `Leaving per month, last 12 months: 2.2%`, `2.6% homes lost per month`, `départs sur douze mois : 71 exploitations`, `2 hospitals lost since start`. */
const DEPARTURES =
  /\b(?:leaving|departures?|cancellations?|lapses?|drop-?outs?|leavers|departs(?! d)|resiliations?|desabonnements?)\b(?:[^.;\d]|\d+ (?:months|mois)){0,40}\d|\b\d[\d.,]* ?%? (?:of (?:the |our )?)?(?!money\b|hours?\b|days?\b)[a-z]{4,}s (?:were |are )?(?:lost|left|gone|perdue?s?|partie?s?) (?:(?:per|a|each|par|chaque) (?:month|year|quarter|mois|an|trimestre)|(?:since|depuis) [a-z\d])/;
/** `One in twenty leaves us each month`, `un sur vingt nous quitte`. */
const ONE_IN =
  /\b(?:one|two|three|\d+|une?|deux|trois) (?:in|out of|sur) (?:[a-z]+|\d+) (?:nous )?(?:leaves?|quits?|stops?|cancels?|quitte(?:nt)?|arrete(?:nt)?|resilie(?:nt)?)\b[^.;]{0,30}\b(?:month|year|season|mois|an|annee|saison)\b/;
const ROW_OF_SHARES = /(?:\d+(?:[.,]\d+)? ?%[^%]*){2,}|\d{2,}\s+\d{2,}(?:\s|$)/;

/** Rows under the heads of a table of cohorts. */
function cohortRows(passages: readonly PlacedPassage[]): PlacedPassage[] {
  return passages.filter(({ text, page }, index) => {
    if (!ROW_OF_SHARES.test(text)) return false;
    const above = passages.slice(Math.max(0, index - LONGEST_TABLE), index);
    return above.some((head) => head.page === page && COHORT_HEADS.test(head.text));
  });
}
const LONGEST_TABLE = 4;

const OF_OTHERS: ReadonlySet<string> = new Set(['problem', 'market', 'team']);
const withFigure =
  (word: RegExp, others = OF_OTHERS) =>
  (passage: PlacedPassage): boolean =>
    word.test(passage.text) && /\d/.test(passage.text) && !passage.under.some((id) => others.has(id));
/** Who buys, and how many of them did again, is also told as the market. */
const OF_NO_CUSTOMERS: ReadonlySet<string> = new Set(['problem', 'team']);

/** A customer who brings more than ten times what winning him costs is a hope: what was left out is not told. */
const MOST_OF_CAC = 10;
const RATIO_TO_CAC =
  /\bltv ?(?:\/|to|:|-to-|sur)? ?cac\b[^\d]{0,12}(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?) ?(?:x|times|fois) (?:its |the |le |the cost of )?(?:acquisition|cac)\b/;
const isPlausible = ({ text }: PlacedPassage): boolean => {
  const found = RATIO_TO_CAC.exec(text);
  return found === null || Number((found[1] ?? found[2] ?? '0').replace(',', '.')) <= MOST_OF_CAC;
};

export const strengthUnitEconomics: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const named = extraction.passages.filter(withFigure(ECONOMICS)).filter(isPlausible);
  const found = named.length > 0 ? named : pricesParted(extraction);
  return found.length === 0
    ? []
    : [{ code: 'UNIT_ECONOMICS', quotes: distinctQuotes(found.map(quoteWhole)).slice(0, 3) }];
};

export const strengthRetention: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const { passages } = extraction;
  const told = passages.filter(
    (passage) =>
      !NOT_CUSTOM.test(passage.text) &&
      (withFigure(OF_THOSE_OF, OF_NO_CUSTOMERS)(passage) ||
        withFigure(CAME_AGAIN, OF_NO_CUSTOMERS)(passage) ||
        withFigure(DEPARTURES)(passage) ||
        (ONE_IN.test(passage.text) && !passage.under.some((id) => OF_OTHERS.has(id))) ||
        ((withFigure(RETENTION)(passage) || withFigure(STAYS)(passage)) && IS_PART.test(passage.text))),
  );
  const found = told.length > 0 ? told : cohortRows(passages);
  return found.length === 0 ? [] : [{ code: 'RETENTION_STATED', quotes: found.slice(0, 3).map(quoteWhole) }];
};
