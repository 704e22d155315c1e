import { isNil, isRoutineOfAudit } from '../meaning/no-fact.ts';
import { hangsOnMoney } from '../meaning/plain-words.ts';
import { ANY, IF_SOLD, type MeaningRule, OF_EITHER_PARTY, says } from './rule.ts';

const NO_DOUBT = says(
  /\b(?:none|neither|aucune?|ni l'un) (?:of [^.;]{0,40})?[^.;]{0,30}\b(?:cast\w*|raise[sd]?|jett\w*|fait naitre|font naitre) (?:a |any |un |le moindre )?(?:doubt|doute)/,
  /\b(?:no|not|without|any) (?:\w+ ){0,2}(?:doubt|uncertaint(?:y|ies))\b/,
  /\b(?:have|has|did) not (?:identif\w+|f(?:ind|ound)|note[d]?|see[n]?) (?:a |any )?(?:material )?(?:uncertaint(?:y|ies)|doubt)|\bn'a(?:vons|ons)? (?:pas )?(?:identifie|releve|constate) (?:pas )?(?:d'|aucune? )(?:incertitude|doute)/,
  /\b(?:found|see|know of|trouve|releve) (?:nothing|rien) (?:that|which|qui) (?:would |could |might )?(?:puts?|casts?|raises?|mette?|jette)\b/,
  /\b(?:aucune?|sans|ni) (?:\w+ ){0,2}(?:doute|incertitude)|\bne doutent? pas\b/,
);
/** What a party warrants of itself: `is solvent`, `no step to wind it up`. */
const IS_SOLVENT = says(
  /\b(?:is|are|remains?|est|sont|demeure) (?:solvent|solvables?|in bonis)\b/,
  /^(?!.*\b(?:not|unless|if|only|doubt|pas|que si|unable|incapable)\b).*\b(?:(?:will|would|shall) (?:be able to|continue to) (?:pay|meet|settle|discharge)|(?:pourra|sera en mesure de|continuera (?:a|de)) (?:payer|regler|honorer|faire face a)) (?:all )?(?:its|their|our|ses|leurs|nos) (?:[a-z]+ ){0,2}(?:debts|liabilities|obligations|commitments|dettes|engagements|echeances)\b/,
  /\bno (?:\w+ ){0,3}(?:to wind|winding|liquidation|insolvency|petition|administrator)\b/,
  /\bcapitaux propres\b[^.;]{0,24}\b(?:superieurs|au-dessus)\b[^.;]{0,12}\bmoitie\b|\b(?:equity|net assets)\b[^.;]{0,24}\b(?:above|more than|exceeds?)\b[^.;]{0,12}\bhalf\b/,
  /\baucune? (?:\w+ ){0,3}(?:procedure collective|liquidation|dissolution|redressement|cessation)\b/,
);
/** `So we have eleven months`: how long the money lasts, and no doubt that it will. */
const HAS_MONTHS =
  /\b(?:[6-9]|[1-9]\d|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-[a-z]+)?|sept|huit|neuf|dix(?:-[a-z]+)?|onze|douze|treize|quatorze|quinze|seize|vingt(?:-[a-z]+)?) (?:[a-z]+ )?(?:months|mois)\b/;
const IN_TROUBLE =
  /\b(?:doubt\w*|uncertain\w*|unless|if|cannot|can not|n't|closes?|closed|stops?|stopped|insolven\w*|wages|salaries|creditors|default\w*|liabilities|exceed\w*|wound|depends? on|bankrupt\w*|doutes?|incertitude\w*|sauf|si|ferm\w*|arret\w*|salaires|creanciers|defaut|passif|cessation|depend)\b/;
const lastsLong = (text: string): boolean => HAS_MONTHS.test(text) && !IN_TROUBLE.test(text);
/** `The directors drew no salary until March`: what was done to save, and no doubt of what comes. */
const SAVED =
  /\b(?:took|drew|taken|drawn|accepted|worked without|went without) (?:no |less |half |any )?(?:\w+ )?(?:pay|salar(?:y|ies)|wages)\b|\b(?:renonc\w+ a|sans|reduit|baisse) (?:leurs?|notre|nos|tout|le|les|la) (?:salaires?|remunerations?)\b/;
const IN_DOUBT =
  /\b(?:doubt\w*|uncertain\w*|cannot|insolven\w*|creditors|arrears|overdue|owed|closed?|unless|continue|doutes?|incertitude\w*|creanciers|cessation|poursuivre|impayes?)\b/;
const hasSaved = (text: string): boolean => SAVED.test(text) && !IN_DOUBT.test(text);
/** `No month ends with negative cash`: a check of a model. */
const NEVER_SHORT =
  /^\W*(?:no|not one|aucune?|pas une?) (?:single )?(?:month|quarter|year|period|week|mois|trimestre|annee|periode|semaine)\b/;
/** `Runway, months: cash divided by burn`: how a figure is made. */
const IS_RECKONED =
  /\b(?:cash|tresorerie)\b ?(?:divided by|divisee par|÷|\/|over) ?(?:the |net |monthly |la )*(?:burn|consommation)\b/;
/** `Where a director is absent from two meetings, the third may go on`: what holds in a case. */
const IS_A_PROVISO =
  /^\W*(?:\d+(?:\.\d+)* )?(?:where|lorsque|au cas ou) [^.;]*\b(?:may|shall|must|peut|peuvent|doit|doivent)\b/;
/** Short-term debts above short-term assets are no doubt by themselves: a parent may stand behind. */
const IS_A_RATIO = /\bcurrent (?:liabilities|assets)\b[^.;,]*\bcurrent (?:liabilities|assets)\.?$/;
/** `If the borrower ceases to trade, the bank may call in the loan`: what a contract provides for, of a party to it. */
const OF_A_PARTY =
  /^\W*(?:[\d.]+ ?)?(?:if|where|should|when|upon|in the event|si|lorsque|en cas|dans le cas|au cas)\b[^.;]{0,24}\b(?:supplier|borrower|buyer|purchaser|customer|client|tenant|lessee|landlord|contractor|licensee|licensor|guarantor|distributor|agent|(?:either|any|a|one|other) party|emprunteur|fournisseur|acheteur|acquereur|locataire|preneur|bailleur|prestataire|titulaire|distributeur|concessionnaire|l'une des parties|une (?:des )?parties?)\b/;
/** `The Borrower undertakes that its equity be no less than`: a promise for the time of a contract. */
const UNDERTAKES =
  /\b(?:s'oblige|s'engage|s'obligent|s'engagent) a\b|\b(?:undertakes?|covenants?|agrees) (?:that|to|with)\b/;
/** `L'emprunteur remet ses comptes dans les quatre mois de la clôture`. */
const HANDS_IN =
  /\b(?:remet(?:tra)?|communique(?:ra)?|transmet(?:tra)?|fournit|fournira|adresse(?:ra)?|(?:shall|will) (?:deliver|send|provide|furnish)|delivers?|sends?) (?:ses|les|its|the|audited|annual|his) [^.;]{0,24}(?:comptes|accounts|statements|bilans?)\b/;
/** `Non-payment, liquidation or a judgment left unsatisfied`: events of default as a list, of which none has come. */
const LISTS_EVENTS =
  /^(?!.*\b(?:is|are|was|were|has|have|had|est|sont|a ete|ont|avait)\b)\W*(?:[\d.]+ ?)?(?:[a-z-]+ ){0,6}(?:non-?payment|default|breach|insolvency|liquidation|winding|defaut|non-paiement|cessation|redressement)\b[^.]*, [^.]*\b(?:or|ou|and|et)\b/;

/** `Unable to pay its debts as they fall due`, `lock the gate for good`, `hand the keys to a liquidator`, `ne passera pas l'hiver`. */
const NEAR_ITS_END =
  /^(?!.*\b(?:borrower|lender|tenant|landlord|event of default|insolvency event means|party|parties|customers?|suppliers?|competitors?|rivals?|guarantor|emprunteur|preteur|bailleur|either|solvent|never|not (?:presently )?unable)\b).*\b(?:(?:presently|currently|at present|is|are|now) unable to pay (?:its|our|their) debts as they fall due|(?:lock|close|shut) the (?:gates?|doors?|shop|factory|plant|mill) for good|hand (?:over )?the keys to (?:a |the )?(?:liquidator|receiver|bank)|(?:cast|casts|casting) (?:a )?(?:significant|serious|material|substantial) doubt (?:on|upon|over) (?:the (?:company|business|group)|our|its)\b|no longer expects? (?:the [a-z]+ )?to (?:operate|trade|continue)|(?:ne passera|ne passerons) pas (?:l'hiver|l'annee|l'ete|le trimestre|la saison)|(?:could|can) not be sure of (?:still )?trading|(?:il nous reste|we have|runway is) (?:about |environ |only |some )?(?:a |one |two|three|four|five|six|deux|trois|quatre|cinq|six|quarante|trente|[1-9]\d?) ?(?:weeks?|days?|semaines?|jours?) (?:of |d'|de )(?:cash|runway|money|oxygen|oxygene|tresorerie))\b/;

/** `Keeps its doors open as long as the bank rolls the overdraft over`: it lives by the patience of others. */
const LIVES_BY_PATIENCE =
  /^(?!.*\b(?:no longer|not any more|used to|until 20\d\d|ne vit plus|n'est plus)\b).*(?:\b(?:keeps? (?:its|our|the) (?:doors?|gates?|shutters?) open|(?:the )?(?:doors?|gates?) (?:stay|remain)s? open|keeps? going|carr(?:y|ies) on|stays? alive|lives?|survives?)\b[^.;]{0,24}\b(?:(?:only )?(?:as|so) long as|only (?:if|because|while)|by the (?:grace|patience|goodwill|kindness) of|thanks to the patience of)\b[^.;]{0,60}\b(?:banks?|lenders?|overdraft|creditors?|owners?|shareholders?|suppliers?|landlord|family)\b|\b(?:ne (?:tient|tenons|vit|vivons|tourne)|tient|vit) (?:plus )?(?:que|tant que)\b[^.;]{0,40}\b(?:par la (?:patience|bonne volonte|bienveillance) d|grace (?:a la patience|au decouvert)|tant que|aussi longtemps que|la banque)\b)/;

/** `A material uncertainty exists related to going concern`: the words of the standard where an auditor or a board says so. */
const MATERIALLY_UNCERTAIN =
  /^(?!.*\b(?:whether|if|no|not|any|where|unless|until|had)\b[^.;]*\bmaterial uncertaint).*\ba material uncertainty (?:exists|related to going concern)\b/;

export const GOING_CONCERN: MeaningRule = {
  types: ANY,
  isCertain: says(hangsOnMoney, NEAR_ITS_END, LIVES_BY_PATIENCE, MATERIALLY_UNCERTAIN),
  isOther: (text) =>
    !LIVES_BY_PATIENCE.test(text) &&
    (isNil(text) ||
      isRoutineOfAudit(text) ||
      IF_SOLD.test(text) ||
      OF_A_PARTY.test(text) ||
      OF_EITHER_PARTY.test(text) ||
      UNDERTAKES.test(text) ||
      HANDS_IN.test(text) ||
      LISTS_EVENTS.test(text) ||
      NO_DOUBT(text) ||
      IS_SOLVENT(text) ||
      IS_A_RATIO.test(text) ||
      IS_RECKONED.test(text) ||
      IS_A_PROVISO.test(text) ||
      NEVER_SHORT.test(text) ||
      hasSaved(text) ||
      lastsLong(text)),
};
