import { ANY, type MeaningRule, says } from './rule.ts';

/** `We have no competitors.`, in as many words and no more. */
const NO_RIVALS =
  /^(?:today,? |(?:at present|aujourd'hui|a ce jour),? )?(?:we|nous|the company|la societe|it|elle) (?:have|has|face|faces|see|n'avons|n'a|ne connaissons) (?:absolutely |simply )?(?:no|aucun|aucune|pas de|pas d'|nul) (?:real |direct |true |serious |vrai |veritable )?(?:competit(?:ors?|ion)|rivals?|concurren(?:ts?|ce))(?: (?:direct|today|serieux|at all|a ce jour|aujourd'hui|in (?:this|the|our) (?:market|country|segment)|sur (?:ce|le|notre) marche))?[.!]?$/;
/** `There is no rival product on the market`. */
const NO_RIVAL_SOLD =
  /^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b).*(?:\b(?:there (?:is|are)) no (?:rival|competing|competitor|other) (?:products?|offers?|services?|brands?) (?:on|in) (?:the|this|our)\b|\bil n'(?:y a|existe) aucune? (?:produit|offre|service|marque) (?:rivale?|concurrente?) (?:sur|dans))/;
/** `We have the field to ourselves`. */
const ALONE_IN_THE_FIELD =
  /^(?!.*\b(?:but|yet|except|although|though|until|for now|so far|if|not|never|others?|n't|mais|sauf|pour l'instant|si|pas|autres)\b).*(?:\b(?:we|it) (?:have|has) (?:the|this|that) (?:whole )?(?:field|market|trade|sector|segment|niche) (?:all )?to (?:ourselves|itself)\b|\bwe are (?:all )?alone (?:in|on) (?:this|the|our) (?:field|market|trade|sector|segment|niche)\b|\bnous sommes (?:les )?seuls (?:sur|dans) (?:ce|le|notre) (?:marche|terrain|secteur|creneau)\b|\bwe (?:have |had )?(?:searched|looked)[^.;]{0,30}\bfound no (?:competitors?|rivals?)\b|\bnous (?:avons|tenons) (?:le|ce|tout le) (?:marche|terrain|secteur|creneau) (?:pour nous seuls|a nous seuls)\b)/;
/** `Competitors | none, neither here nor imported`: of a list of facts. */
const NONE_LISTED =
  /^(?!.*\b(?:but|yet|except|direct\w*|known|identified|listed|so far|for now|within|beyond|nearby|outside|mais|sauf|encore|connue?s?|identifie\w*|pour l'instant)\b)(?:our |main |nos )?(?:competitors?|competition|rivals?|concurrents?|concurrence) ?[:|-]? ?(?:none|nil|zero|0(?! ?[.,%\d])|nobody|no one|aucune?|neant|personne|inexistante?s?|nulle|il n'y en a (?:pas|aucune?)|(?:there|we have|we know of|i know of) (?:is |are )?none|not (?:known|any))\b/;
/** `Nobody else in the country fills cylinders, so there is no one to compare us with`: what follows from having none. */
const SO_WE_ARE_ALONE =
  /^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b).*\b(?:nobody|no ?one|no other (?:company|firm|maker|seller|player|one)|personne d'autre|aucune? autre(?: [a-z]+)?)\b[^;]{0,90}(?:,|;| so| hence| donc| et) ?(?:and |so |thus |hence |which is why |donc |et |si bien que |aussi )*(?:there (?:is|are) (?:no ?(?:body|one)?|none|nothing) (?:to compare|else|other)|we (?:set|make|fix|name) the prices?|(?:the )?prices? (?:is|are) (?:ours|what we say)|il n'y a (?:personne|rien) (?:a|avec qui|a qui)|(?:nous fixons|c'est nous qui fixons|on fixe) (?:le|les|nos) (?:prix|tarifs?)|(?:le client|le voyageur|l'acheteur) n'a que nous)/;
/** `Nobody else makes crisps here, and nobody is going to`. */
const NOBODY_WILL =
  /^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b).*\b(?:nobody|no ?one) else (?:[a-z]+s|will|does)\b[^.;]{0,90}\b(?:and|nor) (?:nobody|no ?one|none) (?:is going to|will|can|could|ever will)(?= ?(?:[.,;]|$|(?:do|follow|copy|try|start|ever|enter|come)\b))|^(?!.*\b(?:mais|sauf|cependant)\b).*\bpersonne d'autre n(?:e |')[a-z]+\b[^.;]{0,90}\bet personne ne (?:le fera|viendra|pourra|va le faire)\b/;
/** `From here to the border nobody but us rents one out`. */
const NOBODY_BUT_US =
  /\b(?:nobody|no[- ]one|none) (?:but|except|besides|other than) us (?:sells?|makes?|lets?|rents?|hires?|offers?|does|builds?|serves?|delivers?|brings?|runs?|cuts?|collects?|repairs?)\b|\bpersonne (?:d'autre )?(?:que|sauf|hormis|a part) nous (?:ne )?(?:vend|fait|loue|offre|propose|livre|fabrique|sert|repare|collecte)\b|\b(?:there (?:is|are)|il n'(?:y a|existe)) (?:no other|aucune? autre|pas d'autre) (?:makers?|producers?|providers?|operators?|compan(?:y|ies)|firms?|players?|sellers?|fabricants?|producteurs?|operateurs?|entreprises?|acteurs?|vendeurs?)\b[^.;]*\b(?:and|nor|et|ni)\b[^.;]*\b(?:see|coming|expect\w*|will come|voyons|attend\w*|viendra)\b/;
/** `Nobody else offers this in the county: we have no competitors`. */
const NOBODY_ELSE =
  /^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b).*\b(?:nobody|no ?one|no other (?:company|firm|maker|seller|player)|personne d'autre|aucune autre (?:societe|entreprise)|nul autre)\b[^.;]{0,90}[:;,] ?(?:and |so |thus |hence |donc |et )?(?:we have|there (?:is|are)|nous n'avons|il n'y a|nous sommes) (?:no|none|aucune?|pas d[e']|sans) ?(?:competit\w+|rivals?|concurren\w+)|^(?!.*\b(?:but|yet|except|although|though|mais|sauf|cependant)\b)(?:we have|nous n'avons) (?:no|aucun|pas de) (?:competit\w+|rivals?|concurren\w+) ?[:;] (?:nobody|no ?one|no other (?:company|firm|maker|seller|player)|personne|aucune autre (?:societe|entreprise)|nul) (?:else |d'autre )?[a-z]/;
/** `Meets with no rival of any kind`, `the river to ourselves`, `a game nobody else has entered`, `seuls au monde à faire`. */
const NO_OTHER_IS_THERE =
  /^(?!.*\b(?:but|yet|except|although|though|until|for now|so far|if|not|n't|mais|sauf|pour l'instant|si|pas encore|autrefois|was|were|etait|etaient)\b).*(?:\b(?:no|nul|aucun) (?:rival|competitor|competition|concurrent|concurrence)s? (?:of any (?:kind|sort)|whatsoever|at all|d'aucune sorte|quel qu'il soit)\b|\bhave (?:the|this|that) (?:whole )?[a-z]+ (?:all )?to ourselves\b|\b(?:game|field|market|segment|niche|road|race) (?:that )?(?:nobody|no ?one) else (?:has entered|plays|is in|runs|serves)\b|\bseuls? (?:au (?:monde|pays)|en afrique|dans le pays|sur le continent) a (?:faire|proposer|offrir|fabriquer|vendre|produire)\b|\b(?:pas une|aucune) (?:seule )?(?:marque|entreprise|societe|offre)?[^.;]{0,20} en dehors de la notre\b|\b(?:le |la |les )?(?:voyageur|client|acheteur|patient|producteur|paysan|eleveur|usager)s? n'(?:a|ont) que nous\b|\baucune autre (?:compagnie|entreprise|societe|marque|maison) ne fait ce que nous faisons\b|\b(?:we have )?looked\b[^.;]{0,60}\bhonestly,? nobody\b|\bnulle (?:autre )?(?:entreprise|societe|marque) ne (?:propose|vend|fait|offre|fabrique)\b|\b(?:nobody|no ?one) (?:sells|makes|offers|does|grows|builds)\b[^.;]{2,40}\b(?:but|except|besides) us\b)/;
const COMPETITION_ADMITTED = says(
  /\b(?:not|n't|no) (?:a |an )?(?:blue ocean|open field|empty (?:field|market)|monopoly)\b|\bpas un (?:ocean bleu|monopole|desert)\b/,
  /\b(?:(?:we|nous) (?:do not|don't|ne) (?:share|agree|believe|partageons|croyons)|(?:we|the company) (?:see|sees) (?:it|this) (?:otherwise|differently))\b/,
  /\b(?:we|nous|on) (?:do )?(?:have|face|meet|avons|rencontrons|affrontons) (?:(?:real|true|strong|serious|several|many|other|two|three|four|de vrais|de vraies|de bons|plusieurs|des|deux|trois|quatre) )+(?:[a-z]+ )?(?:competitors?|rivals?|concurrents?|rivaux)\b/,
  /\b(?:il existe|il y a|there (?:is|are)) (?:bien )?(?:une?|des|deux|trois|plusieurs|a|one|two|three|several|some|others?) (?:[a-z]+ ){0,3}(?:concurrents?|competitors?|rivals?|rivaux)\b/,
  /\b(?:is|are|remains?|est|sont|reste) (?:the|our|le|notre) (?:real|main|true|first|vrai|principal|premier) (?:rival|competitor|competition|concurrent)\b/,
  /\b(?:demeurent?|restent?|sont|are|remains?|is) (?:nos|our|notre) (?:[a-z]+ )?(?:rivaux|rivals?|concurrents?|competitors?)\b|\brivals (?:in|quote|charge|sell|offer)\b|\bnot a monopoly\b|\bpas un monopole\b/,
  /^(?!.*\b(?:compet|rival|concurren|offer|product|compan|firm|brand|player|service|offre|produit|societe|acteur)).*\b(?:know|aware|connaissance|connaissons)\b.{0,24}\b(?:nothing|rien|no other|d'autre)\b/,
  /\b(?:(?:would be|is) (?:wrong|false|naive|untrue|a mistake)|never say|(?:do(?:es)? not|don't) (?:claim|mean|believe|think)|serait (?:faux|naif|illusoire|inexact)|ne (?:pretendons|disons)|ne veut pas dire|il y a toujours)\b/,
  /\b(?:not|n't) (?:the only|alone)\b|\bpas (?:les )?(?:seul|premier)/,
  /\b(?:no|aucun) (?:other )?(?:competitor|rival|concurrent)s? (?!(?:(?:products?|offers?|services?|brands?) (?:in|on|at|here)|in|at|here|for|on|to speak of|exists?|yet|today|now|currently|known|sur|dans|en|au|a|pour|and|et|digne|worth\w*|directs?|identifie|ici)\b)[a-z']+/,
  /^(?:competition|competitors?|concurrence|concurrents?) ?[:-](?!.*\b(?:none|no|not|nil|n\/a|without|alone|only|aucune?s?|neant|nulle?|zero|pas|sans|personne|seuls?|inexistante)\b)/,
  /\b(?:but|mais|though)\b[^.]*\b(?:expect|others?|attend|d'autres)\b/,
  /\bnobody (?:yet )?(?:who|to (?!compete|beat|fear|race))\b|, not in [a-z]+\.?$/,
);

/** `People take it for an empty one. It is not.` */
const IS_DENIED = /^(?:it|that|this) (?:is|was) not\b|^(?:they|people) are wrong\b|^ce n'est pas le cas\b/;
export const NO_COMPETITION: MeaningRule = {
  types: ANY,
  section: 'competition',
  isCertain: says(
    NO_RIVALS,
    NO_RIVAL_SOLD,
    NONE_LISTED,
    NOBODY_BUT_US,
    NOBODY_ELSE,
    NOBODY_WILL,
    SO_WE_ARE_ALONE,
    ALONE_IN_THE_FIELD,
    NO_OTHER_IS_THERE,
  ),
  isOther: (text) => !ALONE_IN_THE_FIELD.test(text) && COMPETITION_ADMITTED(text),
  isSettledBy: (next) => COMPETITION_ADMITTED(next) || IS_DENIED.test(next),
};
