import {
  type FlagRule,
  isBusinessCase,
  passagesSaying,
  quoteWhole,
  type StrengthRule,
} from './extraction.ts';

const KIND = '(?:real |direct |true |serious |known |other |significant |meaningful |local |established )*';
const DENIED = new RegExp(
  [
    `\\b(?:no|zero|without|without any|lack of) ${KIND}(?:competitors?|competition|rivals?)\\b(?! (?:offers?|has|have|can|does|do|provides?|serves?|will|covers?|combines?|pays?|law|authority|commission|holds?))`,
    `\\b(?:do not|don't|does not|doesn't|not) (?:\\w+ )?(?:have|face|see|has|know of) (?:any |a )?${KIND}(?:competit(?:ors?|ion)|rivals?)\\b`,
    `\\bcompet(?:ition|itors?) (?:is|are|does|do) (?:simply |virtually |practically )?(?:non-?existent|not exist|none|nil|absent)`,
    `\\bcompet(?:ition|itors?) ?[:-] ?(?:none|nil|n/a|no one|nobody|aucune?)\\b`,
    `\\b(?:nobody|no one|no-one|no other (?:company|startup|player|firm)) (?:else )?(?:is (?:doing|in|offering|building|solving|active)|does (?:this|what)|in (?:the market|this space)|offers (?:this|anything)|has (?:built|done|tried))`,
    `\\bwe are (?:currently |still )?the first and only\\b`,
    `\\bwe are (?:currently |still )?the (?:first and only|only|sole) (?:[a-z]+ )?(?:company|network|marketplace|service|app|player|startup|provider|platform|solution|ones?) (?:in|on|doing|of its|offering (?:this|such)|active|operating)\\b`,
    `\\b(?:pas|aucune?|sans|zero|ni) (?:de |d')?(?:veritables? |vraie?s? |reelle?s? |reels? |serieux )*(?:concurrents?|concurrence|rivaux)\\b(?! (?:ne|n'|qui))`,
    `\\bconcurrence (?:est )?(?:quasi )?inexistante`,
    `\\bconcurren(?:ce|ts?) ?[:-] ?(?:aucune?|neant|nulle|personne)\\b`,
    `\\bpersonne (?:d'autre )?ne (?:fait|propose|s'interesse|s'attaque|le fait|travaille)`,
    `\\bnous sommes (?:actuellement |encore )?(?:les seuls|la seule|le seul|seuls) (?:sur|dans|en|au|acteurs?|entreprise|societe|solution|du)\\b`,
  ].join('|'),
);
const BUT =
  /\b(?:but|however|although|yet|indirect(?:ly)?|instead|would be (?:wrong|false|naive|untrue)|is (?:wrong|false)|never say|do(?:es)? not (?:claim|mean|believe|think)|don't (?:claim|mean|believe|think)|not (?:claim|true|say)|mais|cependant|toutefois|indirects?|serait (?:faux|naif|illusoire)|est faux|ne (?:pretendons|disons)|n'(?:affirmons|est pas vrai)|ne veut pas dire|il y a toujours)\b/;

/** A deck that says nobody competes. Claims that no competitor does one particular thing are something else. */
export const flagNoCompetition: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const denials = passagesSaying(extraction, DENIED, BUT);
  return denials.length === 0 ? [] : [{ code: 'NO_COMPETITION', quotes: denials.map(quoteWhole) }];
};

const NAME = /(?<![.!?:] )(?<!^)\b[A-Z][\p{L}\d.&'-]{2,}/u;
const INLINE_HEADING = /^[^:]{3,40}: ?|^.{3,40}? - /;
const INNER_CAPITAL = /^[A-Z][a-z]+[A-Z]/;
const NAME_FIRST =
  /^[A-Z][\p{L}\d.&'-]{2,}(?: [A-Z][\p{L}\d.&'-]+)*(?: \([^)]{1,30}\))?,? (?:and|et|or|ou|ne|n'est|n'a|sells?|is|are|has|have|vend|est|sont|serves?|focus|works?|runs?|equipe|vise|diffuse|fait|[a-z]+s|[A-Z])\b/u;

/** Competitors under their heading by name, or a sentence that calls someone a competitor by name. */
export const strengthCompetitorsNamed: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const named = extraction.passages.filter(({ text, plain, under, isHeading }) => {
    const speaks =
      under.includes('competition') || /\b(?:competitors?|rivals?|concurrents?|alternatives?)\b/.test(text);
    return (
      speaks &&
      !isHeading &&
      !(DENIED.test(text) && !BUT.test(text)) &&
      (NAME.test(plain) || INNER_CAPITAL.test(plain) || NAME_FIRST.test(plain.replace(INLINE_HEADING, '')))
    );
  });
  return named.length === 0 ? [] : [{ code: 'COMPETITORS_NAMED', quotes: named.slice(0, 3).map(quoteWhole) }];
};
