import type { Numeral } from '../words/numeral.ts';
import { headingOf, type NumeralContext } from './figure-context.ts';
import { isUnder } from './figure-near.ts';
import { wholeIn } from './figure-whole.ts';
import { IN_ALL } from '../words/in-all.ts';

const PEOPLE_NOUN =
  /^(?:full-time |part-time |permanent |agents | |talented |dedicated )*(?:people|employees|staff|workers|team members|members of staff|salaries|salarie|employes|collaborateurs|collaboratrices|personnes|persons|permanents|permanentes|membres|full-time|staffers|colleagues|talents)\b/;

const PART_OF_TEAM =
  /\b(?:sales|field|engineering|product|support|tech|technical|delivery|kitchen|ops|operations|marketing|research|nursing|commerciale?|technique|terrain|production) (?:staff|team|equipe)(?: of| de)? ?:? ?$|\bequipe (?:commerciale|technique|terrain|de vente|de production) (?:de )?$/;

const SIZE_OF_TEAM =
  /\b(?:the )?(?:roll|rolls|payroll|work ?force|head ?count|staff|employees) (?:stood|stands|was|is|counted|numbered|numbers) (?:at )?$|\b(?:work ?force|head ?count)(?: of)? ?:? ?$|\b(?:(?:fait|font|faisons|faisait) travailler|donn(?:e|ons) du travail a|gives? (?:work|jobs?|employment) to|occup(?:e|ons)|emplo(?:ie|yons)) $|\beffectifs? (?:total |moyen |permanent )?(?:est|etait|s'eleve|s'elevait|reste|atteint)(?: a| de)? (?:environ |quelque )?$|\bpayroll (?:lists|shows|has|counts|carries|names) $|\bpayroll(?: run| count| list| of [a-z]+)?[^.;:\d]{0,20}: ?$|\b(?:staff|employees|persons employed|head ?count|work ?force|people|effectif|salaries) (?:at|on|as at|as of|by) [^.;:]{3,40} (?:were|was|is|are|stood at|stands at|numbered|counted) $|\ba (?:family|crew|workforce|payroll|house|firm|company|staff) of (?:about |around |some )?$|\b(?:a|our|the) team of (?:about |around )?$|\b(?:une|notre) equipe de (?:pres de )?$|\beffectif[^.;]{0,30}: ?$|(?:^|[.;] )(?:permanente?s?|salarie?s?|employes?|(?:[a-z]+ )?(?:employed|on (?:the )?payroll))(?: a temps plein)? ?: ?$|\beffectif (?:[a-z']+ ){1,4}(?:est|etait|s'eleve|s'elevait|s'etablit) (?:de|a) $|\b(?:persons|people|staff|workers|women and men) (?:in (?:employment|our employ|our service)|employed|declared|on (?:the )?payroll)[^.;:\d]{0,30}: ?$|\b(?:its|our|the company's|son|notre) (?:whole )?(?:staff|work ?force|personnel|effectif) ?\( ?$/;

const TEAM_BEFORE =
  /(?:\bteam(?: is| now| has| counts)?(?: of| size)?|\bstaff(?: of)?|\bheadcount(?: today| now)?(?: of| is| was| stood at| stands at)?|\bwe are(?: now)?(?: a team of)?|\bwe employ|\bemploys|\b(?:nous sommes|on est)|\bequipe (?:de|compte)|\beffectif(?: total| moyen)?(?: (?:au \d{1,2}(?:er)?|a fin|fin|en) [a-z]{3,9}(?: 20\d\d)?)?(?: est| etait| s'eleve| s'elevait| atteint)?(?: de| a)?|\bnous employons|\ball|\btotal(?:ling)?) ?:? ?(?:about |around |a |environ )?$/;

/** `58 staff: 31 at the depot`: a part of those counted before. */
const IS_PARTED = /\d (?:people|staff|employees|salaries|employes|personnes)(?: ?[:(,]| dont| of whom) ?$/;

/** Those who work for a company without being employed: `23 on payroll and 9 on contract`. */
const AND_OUTSIDERS =
  /^[^.;]{0,60}\b\d+ (?:[a-z]+ )?(?:on (?:[a-z-]+ )?contracts?|contractors?|freelanc\w*|casuals?|temps?|interns?|consultants?|seasonal|(?:en |de |sous )?(?:contrat|stage|interim\w*|saisonni\w+|journali\w+|prestataires|vacataires|stagiaires))\b/;
const IN_PLACE =
  "(?:people |staff |employees |personnes |salaries )?(?:in|at|a|au) (?!the end|la fin|fin|the moment|all\\b|total\\b)[a-z' -]{3,24}?";
const OF_FIRST_PLACE = new RegExp(
  `^ ${IN_PLACE}(?:,| and| et)(?: and| et)? \\d+ ${IN_PLACE}(?:$|[.,;)]| and | et )`,
);
const OF_NEXT_PLACE = new RegExp(`\\d ${IN_PLACE}(?:,| and| et)(?: and| et)? $`);
/** `71 in Accra, 15 in Kumasi`: those of a place each, and nobody's whole. */
export const isOfPlaces = (text: string, { start, end }: { start: number; end: number }): boolean =>
  OF_FIRST_PLACE.test(text.slice(end)) ||
  (OF_NEXT_PLACE.test(text.slice(0, start)) && new RegExp(`^ ${IN_PLACE}(?:$|[.,;)])`).test(text.slice(end)));

const EMPLOYED =
  /\b(?:were|are) employed\b|\bpersonnes employees\b|\bpersons employed\b|\b(?:salaries|employes|personnes|agents|permanents|effectifs?|personnel)\b[^.;]*\ben moyenne\b|\ben moyenne\b[^.;]*\b(?:salaries|employes|personnes|agents|permanents)\b|\bhad on average\b|\baverage number of (?:staff|employees|people|persons)\b|\beffectif moyen\b|\b(?:staff|headcount|effectif|employees|employed) (?:at the end of|at|as at|as of|on|au|fin) [^.;:]{0,24}: ?[a-z\d]/;

/** `It employed 22 persons`, `la société compte 67 salariés`. */
const EMPLOYS =
  /\b(?:we(?: now| currently| today)? (?:count|number)|employ(?:s|ed|ing|er)?|emplo(?:ie|yait|yant|yons)|(?:elle|il|societe|entreprise|nous) compt(?:e|ait|ons)|counts)(?: (?:about|some|around|today|now|at present|currently|environ|pres de|desormais|aujourd'hui|a ce jour|actuellement))* $/;

/** `We were 236 on 31 August`, `we are 48 in full-time employment`. */
const COUNTED_US =
  /^ (?:a l'annee|en saison|(?:a la fin|fin|au|en|le) |(?:on|at|in|as of) (?:\d|the end|end|full|january|february|march|april|may|june|july|august|september|october|november|december)|people|of us|strong|today|now)/;

/** `43 on payroll`, `17 full time`, `seventy-six strong`, `64 people work full time`. */
const OF_PAYROLL =
  /^ (?:people |staff |employees |personnes |persons )?(?:(?:are |were )?on (?:the |our )?(?:[a-z]+ )?(?:payroll|books|rolls?)\b|(?<=(?:people|staff|women|men) )on the (?:shop |factory |work)?floor\b|strong\b(?! (?:demand|growth))|full[- ]timers?\b|full[- ]time(?:$|[.,;]| and\b| at\b| by\b| on\b)|(?:work|works|worked|are employed|were employed|are employed)\b(?! with\b(?! us\b))|(?:women and men|men and women) (?:work|are)\b|(?:are |were )?on (?:permanent|open-ended|indefinite|full-time|fixed-term) contracts?\b|(?:are |were |was )(?:then |still |now )?in (?:our |its |the company's )?(?:employ|employment|service)\b|(?:sont )?(?:en (?:cdi|contrat a duree indeterminee)|sous contrat a duree indeterminee)\b|(?:draw|draws|earn) (?:a |their |its )?(?:salary|salaries|wages?|pay)\b|(?:travaill(?:ent|aient)|sont employee?s|touchent un salaire|sont payee?s (?:par|chaque))|(?:on|in) (?:the|our) team(?! (?:that|which|of)\b))(?: |$|[.,;:(])/;

/** `its 486 workers`, `l'effectif ramené de 167 à 140 personnes`. */
const ITS_PEOPLE = /\b(?:its|our|the (?:company|group|firm)'s|ses|nos) $/;
const PEOPLE_OF_ITS =
  /^(?:own |permanent |regular )?(?:workers|employees|staff|people|colleagues|salaries|employes|collaborateurs)\b(?! (?:served|reached|using|who (?!work)))/;
/** `232 teachers and staff`, `41 nurses and other employees`: those of a trade, and all others. */
const TRADE_AND_STAFF =
  /^(?!(?:customers|clients|members|users|suppliers|partners|directors|founders)\b)[a-z-]+ (?:and|et) (?:(?:office|support|admin[a-z]*|other|autres|non-teaching|field) )?(?:staff|employees|personnel|salaries|employes)\b/;
/** `44 people employed`. */
const PEOPLE_EMPLOYED =
  /^ (?:people|persons|personnes|staff|women and men) (?:(?:now )?employed|employees|employee?s)(?: (?:by us|by the company|in all|in total|directly|full[- ]time|at|on|au total|en tout|a temps plein|au|a fin)\b| ?[.,;:(]|$)/;
/** `Les 31 salariés ont touché une prime`: all there are, but for those of somebody or of a kind. */
const ALL_THE_PEOPLE = /(?:^|[.;:] ?|\b(?:to|a|by|par|for|pour|and|et|with|avec) )(?:all )?(?:the|les|aux) $/;
const WHO_ARE_ALL =
  /^(?:employees|staff|workers|ouvriers|ouvrieres|salaries|employes) (?:of|at|de) ?(?:the |our |la |l'|notre )(?:factory|mill|plant|tannery|company|works|farm|workshop|usine|societe|fabrique|atelier|entreprise|etablissement)\b|^(?:employees|staff|workers|salaries|employes|collaborateurs)(?: (?!(?:of|who|that|whose|in|at|from|on|we|de|du|des|qui|que|dont|chez|en|sur|interroges|restants|concernes)\b|d')[a-z]+| ?(?:[.,;]|$))/;
/** Of whom a part is told before may be those of one sort. */
const PARTS_OF_THESE = /\b(?:new|seasonal|temporary|contract|sales|field|of these|of those)\b/;
const CUT_TO =
  /\b(?:from|ramenee?s?(?: de)?|reduite?s? de|passee?s? de|passent? de|cut from|reduced from|grew from|rose from|fell from) $|\d (?:to|a) $/;
/** `83 people sew and sell for the company`, `our 42-strong team`, `staff costs … for 47 employees`. */
const FOR_US =
  /^ (?:people|persons|women and men|men and women|personnes)\b[^.;\d]{0,48}\b(?:for (?:the company|us)|pour (?:la societe|nous|l'entreprise))\b/;

const STRONG =
  /^-(?:strong|person|people|man|member) (?:[a-z]+ )?(?:team|staff|crew|workforce|force)\b|^ (?:people |persons )?(?:in employment|in our employ|on staff)(?: |$|[.,;])/;

const FOR_THEM = /\b(?:for|among|between|pour|entre) (?:a total of |about |some |our |nos )?$/;
const COST_OF_STAFF =
  /\b(?:(?:staff|employee|personnel|payroll) (?:costs?|expenses|benefits?)|salaries|wages|payroll|masse salariale|charges de personnel|remunerations?)\b/;

const OPENS_WITH_STAFF = /^(?:our )?(?:staff|people|team|payroll|headcount|effectifs?|equipe|personnel)\b/;
/** `58 people at the end of May`. */
const PEOPLE_ON = new RegExp(
  String.raw`^ (?:people|persons|personnes|permanents|permanentes)(?: ${IN_ALL})?(?:$|[.,;:)]| (?:at|by|on|as of|as at|au|fin|a fin|en) (?:the )?(?:end|\d|fin|year|(?:quarter|month|half|period)[- ]end|close|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|20\d\d))`,
);

const STAFF_NOUN =
  /^(?:(?:permanent|full-time|salaried|direct) workers|(?:permanent |full-time |regular |salaried |direct )*(?:employees|staff|colleagues|salaries|employes|collaborateurs|collaboratrices|agents permanents))\b/;

/** `It had 47 workers on the date of this contract`: its own, and none who use what it makes. */
const WORKERS =
  /^(?:(?:permanent|regular|full-time|seasonal|casual)(?: and|,)? )*workers(?=$|[.,;]| (?:on|at|in|as)\b)(?! (?:on|in) (?:the|our|its) (?:platform|app|network|books of)\b)/;

/** `58 permanent and 31 seasonal employees`: those who stay. */
const BESIDE_SEASONAL =
  /^ permanente?s?(?:,| and| et) (?:\d+|[a-z-]+) (?:seasonal|temporary|casual|part[- ]time|fixed[- ]term|contract|saisonni\w+|temporaires?|journali\w+|contractuels?) ?(?:employees|workers|staff|people|salaries|employes|agents)?\b/;
/** `23 on payroll and 9 on contract`: the staff, whom others are counted beside. */
const areOnPayrollBeside = (behind: string): boolean => OF_PAYROLL.test(behind) && AND_OUTSIDERS.test(behind);
/** `38 employees and 9 contractors`: those of a whole who are the staff. */
export const areStaffOfAll = (text: string, { noun, end }: Pick<Numeral, 'noun' | 'end'>): boolean =>
  STAFF_NOUN.test(noun) || areOnPayrollBeside(text.slice(end));
/** `45 fiches de paie`: one for each who is employed. */
const PAYSLIPS = /^(?:pay ?slips|salary slips|(?:fiches|bulletins) de (?:paie|salaire))\b/;
const OPENS_CLAUSE =
  /(?:^(?:\d{1,2} )?|[:;,.•-] ?|\b[a-z]*s (?:and|et) |\b(?:with|avec|(?:we|it|the company|elle|la societe) (?:now )?(?:have|has|had|a|avait|compte|comptait)|nous comptons|nous avons|(?:costs?|expenses|charges) (?:include|are for|cover|comprennent|couvrent))(?: aujourd'hui| now)? )$/;

export const HIRING =
  /\b(?:hire|hiring|hires|recruit[a-z]*|embauch[a-z]*|grow (?:the )?team|grow to|to reach|up to|expand to|porter|passer a|each|a shop (?:of|with)|employers|clinic|sites|run by|serves?)\b/;

const OF_SURVEY = /\b(?:survey|sample|poll|interviewed|asked|enquete|sondage|interroges?)\b[^.;]{0,14}$/;
/** Of a survey, or a part of those counted before. */
export const isOfPart = (before: string): boolean =>
  OF_SURVEY.test(before) || PART_OF_TEAM.test(before) || IS_PARTED.test(before);

/** `Employees.` before `734 at year end`. */
export const IS_STAFF_HEAD =
  /^(?:[a-z]?\d{1,2}(?:\.\d{1,2})?[.):]? ?)?(?:employees|staff|head ?count|personnel|workforce|effectifs?|(?:our )?people|team|(?:l')?equipe|(?:and )?(?:(?:the |current )?number of (?:staff|employees|people employed)|how many (?:people|staff|employees|persons)(?: (?:do you (?:employ|have)|are (?:there|you|employed|on (?:the )?payroll)|work(?: for (?:you|the company|it))?))?|combien (?:etes-vous|(?:de (?:salaries|personnes|collaborateurs|employes))(?: (?:comptez-vous|employez-vous|travaillent.{0,24}))?)))(?: (?:today|now|at present))? ?[.:?]?$/;

/** `Ada Obi and 12 staff: 13 in all`: those beside the ones named. */
const IS_LESS_THAN_ALL = new RegExp(
  String.raw`^ (?:others?|staff|people|employees|colleagues|autres|salaries|personnes|collaborateurs) ?[:;,] ?(?:soit )?[a-z\d-]+ ${IN_ALL}\b`,
);
/** `45 all told`; not `20 in total with sales`, which takes in others. */
const BEGINS_IN_ALL = new RegExp(String.raw`^ ${IN_ALL}\b(?! (?:with|avec)\b)`);
const IS_ALL = new RegExp(String.raw`^ ${IN_ALL}(?= ?(?:[.,;:)]|$))`);
/** `Mill 60, shops 30. That makes 90.` */
const MAKES =
  /^(?:(?:the )?(?:group|company|whole|all|total|groupe|societe|ensemble|tous)) ?:? ?$|\b(?:that|this|which) (?:makes|is|gives) $|\b(?:cela|ce qui|soit) (?:fait|donne)? ?$/;

/** `6 840 salariés couverts`: those of others, whom the company serves. */
const ARE_COVERED =
  /^(?:people|persons|employees|staff|workers|members|salaries|employes|personnes|membres) (?:(?:are|were|now|sont|etaient|deja) )?(?:covered|insured|served|enrolled|reached|trained|paid through|couverte?s|assuree?s|affiliee?s|servie?s|inscrite?s|formee?s)\b/;

/** `Thirty: mill 18, shops 8, office 4`, `mill 18, shops 12, in all 30`: a count that others of its sentence make. */
const isMadeByParts = ({ text, numeral, others }: NumeralContext): boolean =>
  wholeIn(text, others)?.whole.start === numeral.start;

/** `97 permanents, 28 saisonniers et 16 apprentis, soit 141 personnes`: the sorts that make all who work there. */
const SORTS_OF_STAFF =
  /\d (?:[a-z]+ )?(?:permanents?|permanentes|cdi|open-ended|full-time)\b[^.;]*\d (?:[a-z]+ )?(?:saisonni\w+|apprentis?|apprentices|seasonal|casuals?|cdd|fixed-term|stagiaires|interns|temporaires|temporary|journaliers)\b/;

/** `73 people work in the town and 19 in the hills, 92 in all`: those of each place make all who work there. */
const WORK_IN_PARTS =
  /\d (?:people|persons|men|women|personnes) (?:now )?(?:work|are employed|travaillent|sont employee?s) (?!for (?:our|their|its))[^.;]*\d/;

/** `3,870 growers buying and 71 employees`, `212 farms and employs 24`: told in one breath. */
const COUNTED_WITH = /\d [a-z][a-z' -]{2,40} (?:and|et) $/;

const OTHERS =
  /\b(?:between|entre|rivals?|competitors?|concurrents?|firms? (?:of|with)|companies (?:of|with))\b/;

/** Under a heading of rivals alone. */
const isOfRivals = (context: NumeralContext): boolean =>
  isUnder(context, 'competition') &&
  !/\b(?:people|team|staff|personnel|equipe|effectifs?)\b/.test(context.passage.heading?.text ?? '');

/** `the market leader employs`, `the clinic we serve employs`. */
const EMPLOYED_BY_OTHERS =
  /\b(?:leader|competitors?|rivals?|clinics?|hospitals?|customers?|clients?|suppliers?|typical|average|each|every|concurrents?|hopital|chaque)\b[^.;]{0,30}\b(?:employs?|employed|emplo(?:ie|yait|ient)|has|had|with|compte)\b[^.;\d]{0,12}$/;

/** `eleven of the nineteen employees`: those there are. */
const OUT_OF_ALL = /(?:\d|[a-z]) of (?:the|our|its|all) $/;
const HAD_STAFF =
  /\b(?:(?:the )?(?:company|group|firm|societe|we|it|elle)(?: (?:will|shall|would))?(?: [a-z]+)? (?:had|has|have|compte|comptait|avait)|there (?:were|are)|(?:and|et) (?:had|has|now has|compte)|with)(?: about| some| around)? $|\b(?:stated|reported|declared|declare|lists?|listed|shows?|compte|comptait)(?: actuellement| desormais| a ce jour)? $/;

/** What a note, a clause or a line on those employed begins with, behind its number. */
const ON_STAFF =
  /^(?:(?:article|note|annexe?|q) ?)?(?:[a-z]?\d{0,2}[a-z]?(?:\.\d{1,2})? ?[.):–-]{0,2} ?)?(?:permanent |full-time |our |average |l')*(?:employees|staff|head ?count|personnel|workforce|effectifs?|number employed|number of (?:staff|employees|persons|people))\b/;
const AVERAGE_BEFORE =
  /\b(?:average|moyen(?:ne)?)(?: (?:number|employed|of|de|l'|annee|annuel(?:le)?|the|for|year|exercice|mensuel(?:le)?|staff|employees|headcount|permanent|\(?en equivalent temps plein\)?))*(?: (?:in |of |en )?(?:fy ?)?\d{2,4})? ?:? ?(?:was |est |etait |de )?$/;
const OF_THE_YEAR_BEFORE = /\( ?(?:in |en )?(?:fy ?)?\d{2,4} ?:? ?$/;
const PEOPLE_OR_NONE =
  /^(?:(?:permanent )?(?:people|persons|personnes|staff|employees|salaries|employes|permanents|agents)\b|(?:on|at|as|au|a|fin|en|in|by|of whom|dont|plus|et|and)\b|$)/;
/** `188 on 30 June 2026`, `at 31 October 2026: 129`: a count and the day it was counted on, beside each other. */
function isDated({ text, numeral, dates }: NumeralContext): boolean {
  return dates.some(({ start, end }) => {
    const behind = text.slice(numeral.end, start);
    const before = text.slice(end, numeral.start);
    return (
      (start >= numeral.end &&
        /^ (?:(?:people|persons|personnes|staff|employees|salaries|employes|permanents|agents) )?(?:on|at|as at|as of|au|a|a fin|fin|en|in|by)(?: the)?(?: end of| fin)? ?$/.test(
          behind,
        )) ||
      (end <= numeral.start && end > 0 && /^ ?(?::|,|were|was|stood at)? ?$/.test(before))
    );
  });
}
/** Counts of a passage on those employed, each beside its day or an average. */
function isOfStaff(context: NumeralContext): boolean {
  const { text, numeral, label, passage, previous } = context;
  if (numeral.isScaled || numeral.unit !== 'count' || !PEOPLE_OR_NONE.test(numeral.noun)) return false;
  const before = text.slice(0, numeral.start);
  const isTopic = [label, text, headingOf(passage)].some((words) => ON_STAFF.test(words));
  const goesOn = previous?.passage === passage && previous.kind === 'team' && previous.unit === 'count';
  if (!isTopic && !goesOn) return false;
  return isDated(context) || (isTopic && (AVERAGE_BEFORE.test(before) || OF_THE_YEAR_BEFORE.test(before)));
}

/** `There are 48 of us`, `92 % of the staff of 310`, `76 salariés · 530 clients`: whatever the heading speaks of. */
const isOfUs = ({ text, numeral }: NumeralContext, before: string): boolean =>
  (/\b(?:there are|we are|we were) $/.test(before) && /^ of us\b/.test(text.slice(numeral.end))) ||
  /\b(?:the|our|its|a) (?:whole |total )?(?:staff|work ?force|payroll|head ?count) of $/.test(before) ||
  (numeral.start === 0 && STAFF_IN_A_ROW.test(text.slice(numeral.end)));
const STAFF_IN_A_ROW =
  /^ (?:permanent )?(?:employees|staff|salaries|employes|collaborateurs)(?: permanents)? ?[·|•]/;

export function isTeam(context: NumeralContext, before: string): boolean {
  const { text, numeral } = context;
  if (!Number.isInteger(numeral.value)) return false;
  if (numeral.value < 2 || numeral.value > 20_000) return false;
  if (isOfUs(context, before)) return true;
  if (isUnder(context, 'problem', 'market')) return false;
  const isPeople = PEOPLE_NOUN.test(numeral.noun);
  const told = before.replaceAll(/\([^()]*\)/g, '');
  const isOfPeople =
    isUnder(context, 'team') || IS_STAFF_HEAD.test(context.label) || OPENS_WITH_STAFF.test(text);
  const mayBePeople = isPeople || PEOPLE_OR_NONE.test(numeral.noun);
  if (isOfPeople && (IS_ALL.test(text.slice(numeral.end)) || (mayBePeople && isMadeByParts(context))))
    return true;
  if (isOfPeople && MAKES.test(before) && /^ ?(?:[.;]|$)/.test(text.slice(numeral.end))) return true;
  const areStaff = mayBePeople && (SORTS_OF_STAFF.test(text) || WORK_IN_PARTS.test(text));
  if ((STAFF_NOUN.test(numeral.noun) || areStaff) && isMadeByParts(context)) return true;
  const areOurs = ITS_PEOPLE.test(before) && PEOPLE_OF_ITS.test(numeral.noun);
  if (IS_LESS_THAN_ALL.test(text.slice(numeral.end)) || (ARE_COVERED.test(numeral.noun) && !areOurs))
    return false;
  if (isOfStaff(context)) return true;
  if (HIRING.test(told) || OF_SURVEY.test(before) || PART_OF_TEAM.test(before)) return false;
  if (IS_PARTED.test(before)) return areOnPayrollBeside(text.slice(numeral.end));
  // `14 Staff.`: the number of a note.
  const isHeadingNumber =
    numeral.start === 0 && /^ [A-Z][a-z' ]{1,30}\.(?: |$)/.test(context.passage.plain.slice(numeral.end));
  if (isHeadingNumber) return false;
  if (EMPLOYED.test(text) && (isPeople || numeral.noun === '')) return true;
  if (PAYSLIPS.test(numeral.noun)) return true;
  if (EMPLOYED_BY_OTHERS.test(before)) return false;
  if (EMPLOYS.test(before) && (isPeople || /^ ?(?:$|[.,;:])/.test(text.slice(numeral.end)))) return true;
  if (
    /\b(?:we (?:are|were)|nous (?:sommes|etions)) $/.test(before) &&
    COUNTED_US.test(text.slice(numeral.end))
  )
    return true;
  const behind = text.slice(numeral.end);
  if (BESIDE_SEASONAL.test(behind) && !isUnder(context, 'competition', 'customers')) return true;
  if (areOurs) return true;
  if (ALL_THE_PEOPLE.test(before) && WHO_ARE_ALL.test(behind.trimStart())) return true;
  if (OUT_OF_ALL.test(before) && WHO_ARE_ALL.test(behind.trimStart()) && !PARTS_OF_THESE.test(text))
    return true;
  if (
    CUT_TO.test(before) &&
    /\b(?:effectifs?|staff|head ?count|work ?force|payroll|personnel|team|equipe)\b/.test(text)
  )
    return (
      isPeople || /^(?:a|to)? ?\d/.test(numeral.noun) || numeral.noun === '' || /^ (?:a|to) \d/.test(behind)
    );
  const isMixed = TRADE_AND_STAFF.test(numeral.noun) && (OPENS_CLAUSE.test(before) || HAD_STAFF.test(before));
  if (PEOPLE_EMPLOYED.test(behind) || (isMixed && !isUnder(context, 'competition', 'customers'))) return true;
  if (OF_PAYROLL.test(behind) || (isPeople && FOR_US.test(behind)) || STRONG.test(behind)) return true;
  if (STAFF_NOUN.test(numeral.noun) && FOR_THEM.test(before) && COST_OF_STAFF.test(text)) return true;
  const isCounted = isPeople && OPENS_CLAUSE.test(before) && PEOPLE_ON.test(text.slice(numeral.end));
  if (isCounted && !isUnder(context, 'competition', 'customers')) return true;
  if (STAFF_NOUN.test(numeral.noun) && OPENS_CLAUSE.test(before) && !isOfRivals(context)) return true;
  const isSecond =
    (STAFF_NOUN.test(numeral.noun) || WORKERS.test(numeral.noun)) &&
    COUNTED_WITH.test(told) &&
    !OTHERS.test(text);
  if (isSecond && !isOfRivals(context)) return true;
  const endsHere =
    /^(?:[.,;]|$| \(| (?:in|on|at|as of|as at|from|based|across|works?|a|au|dont|people|employees|staff|agents|ouvriers|salaries)(?![a-z]))/.test(
      text.slice(numeral.end),
    );
  const isOpening = numeral.start === 0 && IS_STAFF_HEAD.test(context.label);
  const isHad = HAD_STAFF.test(before) && (STAFF_NOUN.test(numeral.noun) || WORKERS.test(numeral.noun));
  if ((isHad && !isUnder(context, 'competition', 'customers')) || isOpening) return true;
  if (/^ of us\b/.test(text.slice(numeral.end)) || SIZE_OF_TEAM.test(before)) return true;
  if (TEAM_BEFORE.test(before)) return isPeople || (endsHere && !/\ball ?$|total(?:ling)? ?$/.test(before));
  const isAllTold = BEGINS_IN_ALL.test(text.slice(numeral.end));
  if (isAllTold && OPENS_WITH_STAFF.test(text)) return true;
  return (isPeople || isAllTold) && isUnder(context, 'team');
}
