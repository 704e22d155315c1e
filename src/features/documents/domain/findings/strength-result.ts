import { underPlan, underTitle, yearWritten } from './ahead.ts';
import { isBusinessCase, quoteWhole, type StrengthRule } from '../extraction.ts';
import type { PlacedPassage } from '../text/section.ts';

const MOST_QUOTES = 3;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** `EBITDA margin 18%, 29%` says nothing of what was made or lost. */
const SHARE = /\d[\d.,]* ?(?:%|per ?cent\b|pour cent\b)/g;

/** What is left or lost in the end, and not what is sold. */
const PROFIT =
  /\b(?:net (?:loss|losses|profit|profits|result|income)|(?:operating|monthly|annual) (?:loss|losses|profit|profits|result)|ebitda|profit (?:before|after)|loss (?:before|after)|we (?:lose|lost|made a (?:loss|profit)|earn(?:ed)? a profit)|(?:a|the|our) (?:loss|profit) (?:of|was|is)|we made [^a-z]{0,3}(?:[a-z]{1,4} ?)?\d[\d.,]*(?: ?[a-z]+)? after tax|resultat (?:net|d'exploitation)|perte (?:nette|de|d'exploitation)|benefice (?:net|de)|ebe|nous perdons|nous avons perdu)\b[^.;]*\d/;
/** `Loss 114 87 91`, `Result -683`: a row of what was left, and `loss 2.2m a month`. */
const RESULT_ROW =
  /^(?:(?:net|operating|monthly|pre-tax) )?(?:loss|profit|result|surplus|deficit|perte|resultat|benefice|excedent)(?! ratio)(?:\/(?:loss|profit))?(?: (?:nette?|(?:before|after|avant|apres) (?:interest|tax|finance costs?|interets|frais financiers|impots?)(?: (?:and|et) (?:interest|tax|interets|impots?))?|for the (?:year|period|month|quarter|half-year)|of the (?:year|month|quarter)|d'exploitation|mensuelle?|du (?:mois|trimestre|semestre)))?(?:,? \(?[^\d(]{1,16}\)?)?[\s:]+[^a-z\d]{0,4}\d[^a-z]*(?:[a-z]{1,8})?$/;
/** `Perte 2025 : 190 000 ; neuf mois 2026 : 61 000`, `after everything: minus 3.1m`. */
const RESULT_OF_YEAR =
  /^\W*(?:(?:net|operating) )?(?:loss|profit|result|surplus|perte|benefice|resultat)(?: nette?)?,? (?:(?:in|of|for|en|de) )?20\d\d ?:? ?[^a-z\d]{0,4}(?:[a-z]{1,4} ?)?\d|\b(?:after (?:everything|all costs|paying everybody)|tout (?:paye|compris|deduit))\b ?[:,]? ?(?:minus |plus |moins )?[^a-z\d]{0,4}(?:[a-z]{1,4} ?)?\d/;
const LOSS_A_MONTH =
  /\b(?:loss(?:es)?|perte|deficit)(?: (?:is|was|of|est|mensuelle?|actuelle|de|of about))*,? (?:[a-z]{1,4} ?)?[^a-z\d]{0,3}\d[\d., ]*(?:[a-z]{1,9} )*(?:a|per|par|each) (?:month|mois)\b|\bperte mensuelle\b[^.;]{0,12}\d/;
const IS_SUM_OF_LOSS =
  /^(?:\W*|.*[.;] )(?:net |operating )?(?:loss|profit|perte|benefice)(?: of| de)? (?:[a-z]{1,4} ?)?[^a-z\d]{0,3}\d[\d.,]*(?: (?:million|thousand|lakh|crore|millions|milliers))?(?: \(|[,.;]|$)/;
const AS_IT_IS =
  /\b(?:we (?:lose|lost|made|earn(?:ed)?)|nous (?:perdons|avons perdu|avons gagne)|(?:a|per) month|par mois|mensuelle)\b/;
const OF_CUSTOMERS = /\b(?:loss|lose|lost|perte) of (?:customers|clients|users|members)\b/;
const PLANNED =
  /\b(?:will|target|goal|plan(?:ned)?|forecast|projected|expected|expect|by 20\d\d|positive (?:at|by|from|in)|objectif|prevu\w*|prevision\w*|sera|serons|visons|d'ici)\b/;
/** Lost to somebody; `to October` is a time. */
const LOST_TO =
  /\b(?:lose|lost|losing|loss|losses|perdons|perdu|pertes?)\b[^.;,]{0,60}\b(?:to|against|contre) (?!date\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)[a-z]/;
const OTHERS: ReadonlySet<string> = new Set(['problem', 'market', 'competition', 'ask', 'funding']);

/** What the business made or lost, as it was. */
export const strengthResult: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const figures = Map.groupBy(extraction.figures, ({ passage }) => passage);
  const isPlanned = underPlan(extraction.passages, null);
  const now = yearWritten(extraction);
  const isToCome = (passage: PlacedPassage): boolean => {
    const own = figures.get(passage) ?? [];
    const years = own.flatMap(({ date }) => (date === null ? [] : [Number(date.slice(0, 4))]));
    const past = years.filter((year) => year <= now);
    const isPlan = !AS_IT_IS.test(passage.text) && isPlanned(passage);
    return (
      (own.length > 0 && own.every(({ isForecast }) => isForecast)) ||
      (now > 0 && years.length > 0 && past.length * 2 < years.length) ||
      (isPlan && past.length < 2)
    );
  };
  const found = extraction.passages.filter((passage) => {
    const { text, under, isHeading } = passage;
    const sums = text.replaceAll(SHARE, '');
    const isTold =
      LOSS_A_MONTH.test(text) ||
      (!under.some((id) => OTHERS.has(id)) &&
        [PROFIT, RESULT_ROW, RESULT_OF_YEAR, IS_SUM_OF_LOSS].some((one) => one.test(sums)));
    return (
      isTold &&
      !isHeading &&
      !PLANNED.test(text) &&
      !OF_CUSTOMERS.test(text) &&
      !LOST_TO.test(text) &&
      /\d/.test(text.replaceAll(YEAR, ' ')) &&
      !isToCome(passage)
    );
  });
  return found.length === 0
    ? []
    : [{ code: 'RESULT_TOLD', quotes: found.slice(0, MOST_QUOTES).map(quoteWhole) }];
};

/** What did not go as it should have: lost, closed, given up, worse than hoped. */
const SETBACK =
  /\b(?:we (?:first |had |also )?(?:lost|closed(?! (?:payroll|(?:a |our |the |its |\d+ )?(?:[a-z-]+ )?(?:rounds?|seed|raise|deals?|sales?|contracts?|books?|tranches?|loans?|year)\b))|failed|stopped|dropped|wrote off|were wrong|misjudged|underestimated|overestimated|gave up|ended|withdrew|shut|cut|missed|tried)|(?:wrote|written) (?:off|down)(?! ?:| at once| when| after| over)|less than (?:we )?(?:hoped|planned|expected)|(?:was|were) (?:a|our) (?:mistake|error)|(?<!what )(?<!which )did not (?:work|pay|measure|sell|grow|reach|hold)|not yet where|taken back|never paid|is not (?:enough|good)|(?:fell|dropped|down|worse) (?:because|since|after|than)|our weak\w*|nous avons (?:perdu|ferme|arrete|abandonne|renonce|surestime|sous-estime|echoue)|moins que (?:nous l'esperions|prevu|nous)|n'a pas (?:marche|fonctionne|suffi)|(?:a|ont|avons) baisse|erreur de notre part|notre (?:erreur|point faible)|a perte)\b/;
const COUNT =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|some|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)';
const WENT =
  '(?:closed|stopped|late|missed|lost|rejected|refused|cancelled|abandoned|written off|fermee?s?|arretee?s?|perdue?s?|refusee?s?|parties?|partis?)';
/** Some of those that were there have gone, what is ours fell, or something kept us waiting: each with its count. */
const GONE = new RegExp(
  [
    `\\b${COUNT} (?:of |de |des |sur )?(?:[a-z0-9'-]+ ){0,4}?(?:(?:have|has|had) )?(?<!is )(?<!are )left(?= us\\b| in\\b| during\\b| since\\b| after\\b| because\\b| when\\b| the (?:year|platform|service)\\b| ?[.:;,(]|$)`,
    `\\b(?:those who|who) left\\b`,
    `\\b${COUNT} (?:of|out of|des|sur)\\b[^.;,]{1,40} (?:was|were|are|have been|has been|ont ete|sont) ${WENT}\\b`,
    `\\b(?:instalments?|payments?|deadlines?|targets?|openings?|deliver(?:y|ies)|audits?|launch|features?|echeances?|livraisons?) (?:was|were) (?:[a-z]+ ){0,3}(?:missed|late)\\b`,
    `\\b(?:our|notre|nos) (?:[a-z]+ ){1,5}(?:fell|dropped|sank|halved|shrank|a (?:chute|baisse|recule)|ont (?:chute|baisse|recule))\\b`,
    `\\b${COUNT} [a-z]+ (?:in|of|out of|sur) (?:our |the |every |les |nos )?${COUNT} (?:[a-z]+ )?(?:(?:have|had|has|ont) )?(?:stopped|left|closed|quit|ended|failed|gave up|arrete|quitte|ferme|abandonne)\\b`,
    `\\bopened in [^.;,]{3,20}, (?:and )?(?:closed|shut)\\b|\\bouverte?s? en [^.;,]{3,20}, (?:et |puis )?fermee?s?\\b`,
    `\\bwe (?:[a-z]+ ){0,2}(?:destroyed|poured away|threw away|scrapped|refunded)\\b|\\bnous avons (?:du )?(?:detruit|jete|rembourse)\\w*\\b`,
    `\\bcost us\\b[^.;]{0,20}\\d|\\bcost (?:\\d[\\d,.]*|${COUNT}) (?:[a-z]+ )?(?:trips|orders|days|weeks|loads|visits|customers|nights|tonnes|litres|deliveries)\\b|\\ba coute \\d[\\d. ]* (?:[a-z]+ )?(?:jours|semaines|clients|trajets|courses|commandes|tonnes)\\b`,
    `\\b${COUNT} (?:[a-z]+ ){0,4}(?:failed|broke(?: down)?|burn(?:t|ed)|drowned|were (?:hurt|stolen|rejected|refused)|sont tombees? en panne|ont (?:casse|brule|lache))\\b`,
    `\\b(?:was|were|stood|stand|a ete arretee?|est restee? (?:arretee?|fermee?)) (?:lost|idle|down|shut|closed|still)?:? ?(?:for |pendant )?${COUNT} (?:[a-z]+ )?(?:days|weeks|months|jours|semaines|mois)\\b(?! (?:late|in advance|old|earlier|before|ago|from|of))`,
    `\\b(?:sent|gave|shipped|renvoye) back \\d|\\ba renvoye \\d|\\bheld (?:one|a|our|two) [a-z]+ ${COUNT} (?:days|weeks|months)\\b`,
    `\\bwe had (?:promised|planned|hoped|expected|said|budgeted)\\b`,
    `\\boverstated\\b|\\bwe (?:left|lost) ${COUNT}\\b`,
    `\\b${COUNT} (?:[a-z]+ ){0,3}(?:closed|stopped|left|quit|ont arrete|ont ferme|ont quitte)(?= (?:for|because|after|over|pour|faute|apres|parce)\\b)`,
    `\\bwe (?:[a-z]+ )?took back ${COUNT}\\b|\\b\\d[\\d., ]*(?:[a-z]+ )?(?:de )?perdus\\b|\\b(?:we expect to lose|nous comptons perdre)\\b`,
    `\\b(?:a|an|one|our|the|une?|notre|la|le) (?!(?:[a-z-]+ )?(?:round|seed|raise|deal|sale|tranche|loan|tour|levee|vente)\\b)(?:[a-z'-]+ ){1,4}?(?:\\([^)]*\\) )?(?:was|were|a ete) (?:closed|shut|given up|abandoned|fermee?|abandonnee?|arretee?)\\b`,
    `\\b(?:left|leaves|made|earned) (?:us )?nothing\\b|\\b(?:n[e'] ?(?:ont|a|laissait|laissaient|restait)) (?:plus )?rien\\b(?: laisse)?`,
    `\\b${COUNT} (?:days|weeks|months|nights|hours) (?:were )?lost\\b`,
    `\\b(?:sont parties?|est partie?|sont partis|perdus? en)\\b|\\bresiliations? ?:`,
  ].join('|'),
);
const OF_OTHERS: ReadonlySet<string> = new Set([...OTHERS, 'team']);
const IN_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze)\b/;
const hasFigure = ({ text }: Pick<PlacedPassage, 'text'>): boolean =>
  /\d/.test(text.replaceAll(YEAR, ' ')) || IN_WORDS.test(text);

const speaksOfSetback = ({ text, under, isHeading }: PlacedPassage): boolean =>
  !isHeading &&
  !under.some((id) => OF_OTHERS.has(id)) &&
  (SETBACK.test(text) || GONE.test(text)) &&
  hasFigure({ text });

/** `What did not work`, `Ce qui va mal`: a heading of what went wrong, and of nothing that only might. */
const HEADS_BAD_NEWS =
  /^\W*(?:\d{1,2}[.):]? )?(?:(?:the |our )?bad (?:news|days|years?)\b|(?:les |nos )?mauvais(?:es)? (?:jours|annees)\b|(?:our |the )?(?:setbacks?|failures?|mistakes?)\b|what (?:went|goes|is going) (?:wrong|badly)|what (?:did|does|has) not (?:yet )?work|what (?:cost us|we got wrong|we lost|failed)\b|where (?:it|things) (?:went|goes|go) (?:wrong|badly)\b|where we (?:failed|lost|were wrong|fell short)|(?:les |nos )?(?:mauvaises nouvelles|erreurs|echecs|revers)\b|(?:la )?ou (?:ca|cela) (?:a mal tourne|coince)\b|ce qui (?:va mal|ne va pas|a mal tourne|est alle mal|ne marche pas|n'a pas (?:encore )?marche|nous a coute|a (?:echoue|rate|mal tourne)))/;

/** What went wrong, with its figure. */
export const strengthSetback: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const isBadNews = underTitle(extraction.passages, (title) => HEADS_BAD_NEWS.test(title));
  const isTold = (passage: PlacedPassage): boolean =>
    speaksOfSetback(passage) || (!passage.isHeading && hasFigure(passage) && isBadNews(passage));
  const found = extraction.passages.filter(isTold);
  return found.length === 0
    ? []
    : [{ code: 'SETBACK_TOLD', quotes: found.slice(0, MOST_QUOTES).map(quoteWhole) }];
};
