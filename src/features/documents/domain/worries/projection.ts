import { isCalledCertain } from '../meaning/certain-plan.ts';
import { ANY, IS_LEFT_OUT, type MeaningRule, says } from './rule.ts';

/** `L'ARR est le MRR de décembre multiplié par 12`: how a measure is made. */
const IS_A_YEARS_WORTH =
  /\b(?:arr|mrr|recurring|recurrent\w*)\b.*(?:\b(?:multiplied|multiplie|times|fois)\b|[x×*] ?12\b)/;
/** `Si la seconde ligne tourne à 60 %` hangs on something. */
const HANGS_ON = /^(?:\W*)(?:if|si|provided|should|unless|a condition)\b/;
/** What a year that is over brought: `we earned 41,000 in 2024`. */
const OF_A_YEAR_OVER =
  /^(?!.*\b(?:will|next|already|counted|counting|booked|secured|signed|letters?|intent\w*|talks|pipeline|locked|bag)\b)\W*(?:we|the company|it) (?:earned|made|sold|billed|invoiced|took|lost|served|shipped|delivered)\b[^.;]*\bin (?:19|20)\d\d\W*$|\b(?:for|in) the (?:financial )?year (?:to|ended|ending)\b|\bexercice clos\b|^(?!.*\b(?:will|shall|sera|seront|aura|sure|certain\w*|garanti\w*|guarante\w*|deja|already|locked|acquis\w*|pipeline|intent\w*)\b).*\b(?:atteint|s'eleve a|s'est eleve|stands at|stood at|came (?:out )?(?:at|to)|reached|totalled)\b/;
const OF_THE_MARKET = says(
  /\b(?:market|industry|sector|demand|population|marche|secteur|demande)\b[^.;]{0,40}\b(?:will|would|should|expected|grow|devrait|atteindra|vaudra|croitra)/,
  // `The five counties we can reach by 2028 make KES 11 billion of that.`
  /\b(?:we can (?:reach|serve|address)|(?:que )?nous pouvons (?:toucher|atteindre|servir|adresser))\b[^.;]*\d/,
);
/** Called won, with what is not signed beside it. */
const WON_UNSIGNED =
  /\b(?:acquis(?:es?)?|gagnee?s?|assuree?s?|sold|secured|won|assured|in the bag|booked|committed)\b.*\b(?:reste(?:nt)? a (?:negocier|signer|conclure)|(?:still|yet) to be (?:signed|negotiated|agreed)|(?:not|nothing|nor) (?:yet )?(?:been )?signed|letters? of intent|in talks|pas encore signee?s?|en (?:cours de )?negociation)\b/;
/** `Listed in 1,200 stores (talks with the chain begin in Q3)`: told as had, with its first step still to come. */
const HAD_BEFORE_BEGUN = says(
  /\b(?:listed in|we (?:also )?(?:supply|serve|sell to|export to|are present|have)|is (?:ours|won)|(?:order book|backlog|carnet)\b|protects? us|nous (?:fournissons|vendons a|avons|sommes presents)|ils nous ont fait confiance|(?:a ete |est |sont |: ?)(?:obtenu|gagne|signe|acquis)(?:e|es|s)?\b|has been booked|have been booked|est (?:deja )?comptabilisee?)[^;]*(?:\b(?:talks?|negotiations?|discussions?|pourparlers)\b[^.;]{0,40}\b(?:begins?|starts?|will|to (?:begin|start)|debut\w+|commenc\w+)\b|\bto whom we (?:will|shall) be introduced\b|\bto be (?:approached|visited|contacted|called on|asked) (?:from|in|next)\b|\b(?:form|application|file|request|bid|offer|dossier|demande) (?:will|shall|is to|est a|sera|seront) (?:be )?(?:lodged|filed|submitted|sent|made|depose\w*|envoye\w*)\b|\b(?:ira|iront|irons|va|vont|allons) (?:les )?(?:demarcher|rencontrer|solliciter|approcher|contacter)\b|\b(?:appel d'offres|tender)\b[^.;]{0,30}\b(?:devant (?:paraitre|sortir)|paraitra|sortira|is to (?:come|appear|open)|will (?:come|open|be published))\b|\bnous (?:deposerons|demanderons|signerons|solliciterons)\b|\b(?:going to start on|will start on|is to write) (?:the )?(?:first )?draft\b|\bwhen (?:phase|stage) [a-z\d]+ is (?:built|finished|done)\b)/,
  /\b(?:works?|construction|travaux)\b[^.;]{0,24}\b(?:are|is|sont|est) (?:still )?to (?:begin|start)\b/,
);
/** A plan told as one: `we do not promise it`, `likely but not certain`. */
const NOT_CERTAIN =
  /\b(?:depends?|rests?|repose(?:nt)?|depend(?:ent)?) (?:up)?(?:on|sur|de|des) (?:its |these |the |our |many |plusieurs |ses |nos |ces )?(?:assumptions|hypotheses)\b|\b(?:(?:do|does|can|could|would) ?(?:not|n't) (?:promise|guarantee|call)|cannot (?:promise|guarantee)|(?:not|no|n't) (?:a |an |yet )?(?:begun|promise|commitment|certaint\w+|guarantee[ds]?|certain|sure|contracted|signed yet)|ne (?:promettons|garantissons)|non garantie?s?|(?:pas|non|sans) (?:un |d')?(?:engagement|promesse|garantie|certain\w*|acquise?s?))\b/;
/** Talks, wishes and orders that are not signed, told as if they were. */
const IN_TALKS =
  /\b(?:pipeline|letters? of intent|lois?|mous?|memorandum|letter of interest|term sheets?|pre-?orders?|bookings?|booked|backlog|in the bag|as good as|practically|virtually|handshake|verbal\w*|locked|treat\w*|considers?|counted|lettres? d'intention|protocole|accords? de principe|carnet|promesses?|pre-?commandes?|poignee de main|quasi\w*|considere\w*|comptabilise\w*|pratiquement|c'est fait|c'est plie)\b/;
/** What was made in a year, and nothing of what is to come. */
const REALISED =
  /^(?!.*\b(?:will|next|already|deja|sera|prochain\w*|pipeline|intent\w*|promis\w*|certain\w*|acquis\w*|sure|gagne\w*|signed|signe\w*|verbal\w*|counted|compt\w*|treat\w*|booked|assure\w*|considere\w*|locked|bag|poche|pocket)\b).*\b(?:avons|ont|a) (?:realise|atteint|encaisse|vendu|facture|enregistre|livre)\w*\b/;
/** `Prévision 2026 : 560 millions`. */
const CALLED_A_PLAN =
  /^(?!.*\b(?:certain\w*|acquis\w*|guarante\w*|garanti\w*|sure|locked|already|deja|signed|secured|bag|done|fact|fait|doute|doubt)\b).*\b(?:nous (?:tablons sur|prevoyons|visons|escomptons|esperons)|we (?:forecast|project|budget|aim (?:for|at)|hope for))\b|^\W*(?:(?:our |the |notre |le |la )?(?:base |central )?(?:forecast|projection|budget|plan|target|outlook|guidance|aim|prevision\w*|objectif|cible|perspectives?))\b(?!.*\b(?:certain\w*|acquis\w*|guarante\w*|garanti\w*|sure|locked|already|deja|signed|secured|bag|done|fact|fait|doute|doubt)\b)/;
/** Something to come, or called certain; what was is no projection, nor is the time that money lasts. */
const AHEAD =
  /^(?!.*\b(?:runway|months? of)\b).*\b(?:will|shall|next|going to|by|from|onwards|coming|comes?|turns?|arrives?|year (?:\d|one|two|three|four|five)|years|guarante\w+|certain\w*|sure|doubt|facts?|fail|locked|assured|inevitab\w+|20(?:2[5-9]|3\d)|prochaine?|annee (?:\d|un|deux|trois|quatre|cinq)|a partir|sera|serons|aurons|garanti\w*|certitude|acquise?|assuree?|doute|faits?|scenario|entendue?|encaissee?|noel|christmas|atteindr\w*|\w+(?:erons|irons|era|ira))\b/;
const YEARS_TOLD = /\b20[0-4]\d\b/g;
const TO_COME =
  /\b(?:will|shall|next|going to|onwards|guarante\w+|certain\w*|sure|doubt|fail|locked|assured|inevitab\w+|prochaine?s?|sera|serons|aurons|garanti\w*|certitude|acquise?s?|assuree?s?|doute|\w+(?:erons|irons))\b/;
/** Whether a sentence tells only of years that were over when its paper was written: no projection. */
export const isOfYearsOver = (text: string, writtenIn: number): boolean => {
  const years = (text.match(YEARS_TOLD) ?? []).map(Number);
  return years.length > 0 && Math.max(...years) < writtenIn && !TO_COME.test(text) && !IN_TALKS.test(text);
};

export const PROJECTION_AS_FACT: MeaningRule = {
  types: ANY,
  isCertain: says(WON_UNSIGNED, HAD_BEFORE_BEGUN, isCalledCertain),
  isOther: (text) =>
    OF_THE_MARKET(text) ||
    HANGS_ON.test(text) ||
    REALISED.test(text) ||
    CALLED_A_PLAN.test(text) ||
    IS_A_YEARS_WORTH.test(text) ||
    (NOT_CERTAIN.test(text) && !WON_UNSIGNED.test(text) && !HAD_BEFORE_BEGUN(text)) ||
    OF_A_YEAR_OVER.test(text) ||
    IS_LEFT_OUT.test(text),
  isUnlikely: (text) => !(AHEAD.test(text) || IN_TALKS.test(text)),
};
