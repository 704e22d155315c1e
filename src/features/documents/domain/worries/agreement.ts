import { isMended, isOverAndPaid, leadsToNew } from '../meaning/no-fact.ts';
import { isLapsed, isStillUnsigned } from '../meaning/plain-words.ts';
import { ANY, IS_LEFT_OUT, type MeaningRule, NEGATED, OF_EITHER_PARTY, says } from './rule.ts';

const IN_FORCE =
  /\b(?:renewed|granted|issued|obtained|received|held|valid|in force|in good standing|en vigueur|en regle|renouvelee?s?|accordee?s?|delivree?s?|obtenue?s?|recue?s?|valables?)\b/;
export const BUT =
  /\b(?:but|although|though|expired|lapsed|suspended|revoked|yet|still|pending|before|while|since|mais|bien que|alors que|expiree?|echue?|suspendue?|retiree?|encore|toujours|avant|depuis)\b/;
export const isHeld = (text: string): boolean =>
  IN_FORCE.test(text) && !NEGATED.test(text) && !BUT.test(text);
/** `Le présent contrat remplace celui de 2023, arrivé à son terme`: what has ended is followed by this paper. */
export const THIS_REPLACES =
  /\bof which this is the (?:renewal|extension|continuation)\b|\b(?:expired|ended|lapsed|expire|echu|termine)\b[^.;]*\bparties\b[^.;]{0,24}\b(?:enter|make|sign|conclu\w*|signent)\b[^.;]{0,16}\b(?:this|the present|present|presente?|la presente|ce|cette)\b|\b(?:this|the present|hereby|le present|la presente|les presentes|ce|cet|cette) ?(?:[a-z]+ )?(?:contract|agreement|lease|deed|licen[cs]e|permit|contrat|accord|bail|convention|pacte|avenant|acte|autorisation|agrement)?\b[^.;,]{0,20}\b(?:replaces?|supersedes?|succeeds|follows|fait suite (?:a|aux?)|takes the place of|(?:annule(?:nt)? et )?remplace(?:nt)?|succed\w+|se substitue(?:nt)?|prend la suite)\b|\b(?:replaced|superseded|renewed|remplace[es]*|renouvele[es]*|reconduit\w*)(?: by| with| par)? (?:this|the present|le present|la presente|les presentes)\b/;
/** What ended has been followed by a new one. */
const IS_FOLLOWED =
  /\b(?:the|a|its) (?:new|next|second) (?:one|contract|lease|agreement)\b|\b(?:le|un|son) (?:nouveau|second) (?:contrat|bail|accord)\b|\b(?:replaced|succeeded|remplace|suivi) (?:by|par)\b/;
const DRAFTED =
  /\b(?:draft\w*|projet|discuss\w*|negotiat\w*|negoci\w*|e-?mail|courriel|word|handshake|circulat\w*|sent|envoye\w*|propos\w*|talks)\b/;
/** `The unsigned draft is of no effect and is kept as a working paper`. */
export const IS_VOID =
  /\b(?:of no (?:further )?effect|superseded|replaced by|took its place|working papers?|(?:filed|kept) (?:only )?for (?:the )?(?:record|history)|for (?:the )?(?:record|history) only|nulle? et non avenue?|remplacee?s? par|document de travail|pour memoire)\b/;
/** `Les parties concluent le présent bail, qui prend la suite`: what ended is followed by the paper itself. */
export const IS_MADE_ANEW =
  /\b(?:conclu(?:ent|t)|signent|passent|conviennent d\S+|enter into|sign|make|grant|takes?|execute) (?:le present|la presente|les presentes|this|the present|un nouveau|une nouvelle|a new) (?:bail|contrat|convention|accord|pacte|lease|agreement|contract|licen[cs]e|mandate?)\b/;
/** `Nothing is signed and we do not count on it`: not agreed, and told so. */
const NOT_RELIED_ON =
  /\b(?:n'y (?:comptons|compte) pas|ne comptons pas (?:dessus|sur)|exclue?s? du (?:plan|budget)|pas un revenu|(?:do|does) not count on|(?:have |has )?put (?:none|nothing) of (?:it|them) in|only that, and)\b/;
/** `The parties wish to set down in writing`: what the paper that says so does. */
const IS_PUT_ON_PAPER =
  /\b(?:parties|both|they)\b[^.;]{0,24}\b(?:wish|want|desire|intend|have agreed|have decided|are minded)\b[^.;]{0,16}\b(?:put|set|write|record|lay)\b[^.;]{0,30}\b(?:down|on paper|out|(?:in|into|to) writing|terms)\b|\bparties\b[^.;]{0,24}\b(?:souhaitent|veulent|desirent|entendent|ont (?:decide|convenu|voulu))\b[^.;]{0,24}\b(?:mettre|coucher|fixer|consigner|formaliser|constater)\b[^.;]{0,30}\b(?:par ecrit|sur (?:le )?papier|conditions|accord|modalites)\b/;
/** `Aucun autre contrat n'est en attente de signature`. */
export const NO_OTHER = /^\W*(?:no other|aucune? autre)\b/;
/** `The lease was never signed`. */
const NEVER_SIGNED =
  /^(?!.*\b(?:if|unless|until|where|should|any|may|si|sauf|tant que|toute?|peut)\b).*\b(?:agreement|contract|lease|mandate|contrat|bail|convention|mandat)\b[^.;,]{0,24}\b(?:(?:was|were|has been|have been) never (?:been )?(?:signed|executed|counter-?signed)|n'(?:a|ont) jamais ete (?:contre)?signee?s?)\b/;
/** `The fund paid in March but has still not signed the pact`: what is lived by without a signature. */
const STILL_UNSIGNED =
  /^(?!.*\b(?:(?<!as )if|unless|where|should|any|may|(?<!comme )si|sauf|tant que|toute?|peut)\b)(?=.*\b(?:but|although|though|yet|as (?:if|though)|while|mais|bien que|alors que|pourtant|comme si)\b).*(?:\b(?:has|have|had)(?: still| to this day| so far| as yet| up to now| ever)* (?:not|never)(?: yet| ever)? (?:signed|counter-?signed|executed|returned)\b|\bn'(?:a|ont)(?: toujours| a ce jour| encore| jamais| pas)+ (?:contre-?)?(?:signe|retourne|renvoye)\b)[^.;]{0,30}\b(?:agreement|contract|lease|deed|pact|sha|counterpart|pacte|contrat|convention|bail|accord|avenant|exemplaire)\b/;
/** `His term as director having expired, he was re-elected`. */
const RE_ELECTED =
  /\b(?:re-?elected|re-?appointed|reelue?s?|reconduite?s? dans|renouvelee?s? (?:dans|pour))\b/;
/** `It ends on that day without renewal`: of a term to come. */
const ENDS_BY_ITSELF =
  /\b(?:prend(?:ra)? fin|s'acheve(?:ra)?|expire(?:ra)?|ends|will end|shall end|expires|will expire|shall expire) (?:de plein droit|automatiquement|automatically|by itself|of itself)\b/;

const A_PACT =
  '(?:agreement|contract|lease|tenancy|deed|pact|convention|mandate|concession|contrat|bail|acte|pacte|accord|protocole|terms|arrangement|partner\\w*|distribution|supply|trucks?|insur\\w+)';
/** `Handshake only`, `accord verbal, signera à son retour`, `have yet to affix their signatures`, `comes back blank`. */
const ON_A_WORD_ONLY = new RegExp(
  `^(?!.*\\b(?:if|unless|should|may|any|was|were|used to|until|since (?:put|signed)|now signed|si|jusqu'a|depuis (?:signe|ecrit)|minutes?|meeting)\\b)(?:.*\\b(?:(?:on |by )?(?:a )?hand-?shake only|only (?:on |by )?(?:a )?hand-?shake|accord (?:seulement |purement )?(?:verbal|oral),? (?:signera|a signer|en attendant|non ecrit)|agreed (?:only )?(?:on|by|over) (?:whatsapp|the phone|telephone|text|chat),? (?:paper|the paper|signature|nothing|not)|(?:have|has) yet to (?:affix|put|give|add) (?:(?:their|his|her|its|a) )?(?:signatures?|pen)|still comes? back (?:blank|unsigned)|(?:is|are) still to (?:send|give|hand) (?:back|us) (?:their|his|her|its) (?:copy|copies|page|pages)|(?:n'a|n'ont) (?:toujours|pas encore|jamais) renvoye (?:leur|son) (?:exemplaire|page)|ne veut pas (?:s'engager|mettre|signer) (?:par ecrit|de papier))\\b|(?=.*\\b${A_PACT}\\b).*\\b(?:letters? )?never (?:been )?executed\\b)`,
);

/** `The place of the Investor stays blank until its committee sits`. */
const PLACE_IS_BLANK =
  /\b(?:place|signature|line|block|space|page|case|ligne|emplacement|cadre) (?:of|for|reserved for|de|du|pour|reservee? a|destinee? a) (?:the |la |le |l'|les )?[a-z][^.;]{1,40}\b(?:stays?|is|was|remains?|(?:has been |was )?left|reste|restee?|est|demeure|a ete laissee?|est encore|is still|was still) (?:still |encore |as yet )?(?:blank|empty|open|unsigned|en blanc|vide|vierge)\b/;

export const AGREEMENT_NOT_SIGNED: MeaningRule = {
  types: ANY,
  isCertain: says(PLACE_IS_BLANK, NEVER_SIGNED, STILL_UNSIGNED, ON_A_WORD_ONLY, isLapsed, isStillUnsigned),
  isOther: (text) =>
    NO_OTHER.test(text) ||
    NOT_RELIED_ON.test(text) ||
    IS_LEFT_OUT.test(text) ||
    OF_EITHER_PARTY.test(text) ||
    THIS_REPLACES.test(text) ||
    IS_VOID.test(text) ||
    isMended(text) ||
    isOverAndPaid(text) ||
    leadsToNew(text) ||
    RE_ELECTED.test(text) ||
    ENDS_BY_ITSELF.test(text) ||
    IS_PUT_ON_PAPER.test(text),
  isSettledBy: says(THIS_REPLACES, IS_MADE_ANEW),
  isUnlikely: (text) =>
    isHeld(text) || (IS_FOLLOWED.test(text) && !NEGATED.test(text) && !DRAFTED.test(text)),
};
