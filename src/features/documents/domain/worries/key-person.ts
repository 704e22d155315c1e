import { isDeparture } from '../meaning/plain-words.ts';
import { hasSuccessor } from '../meaning/succession.ts';
import { ANY, type MeaningRule, says } from './rule.ts';

const NOBODY_LEFT = says(
  // Where somebody worked before: `left OCP in 2020 to found the company`.
  /\b(?:left|quit|quitte[es]?)\b(?! (?:us|the (?:company|business|firm|team)|la societe|l'entreprise)\b)[^.;]{0,40}\b(?:to (?:found|co-?found|start|set up|launch|build|create|join) (?:us|the company|it|this|(?!(?:on|for|by)\b)[a-z]+)|pour (?:fonder|creer|lancer|monter|nous rejoindre|rejoindre (?:l'entreprise|la societe|l'equipe)))(?! (?:a|an|another|his|her|un|une) (?:competitor|rival|concurrent))\b/,
  /\b(?:no|none|nobody|neither|never)\b[^.;]{0,40}\b(?:left|leaves?|resigned|departed|departures?|(?:given|handed|gave) (?:in )?(?:(?:his|her|their) )?notice)\b/,
  /\b(?:aucune?|personne|ni)\b[^.;]{0,40}\b(?:parti[es]*|quitte|demission\w*|depart)/,
  /^(?!.*\b(?:le(?:ft|aves?|aving)|quit\w*|part\w*|gone|depart\w*|resign\w*|demission\w*|absent\w*|vacan\w*|without|sans|plus|no|not)\b).*\b(?:since|depuis) (?:19|20)\d\d[ .;)]*$/,
  /^(?!.*\b(?:no|not|sans|aucun|pas|nobody|search\w*|look\w*|recruit\w*|sought|recherch\w*|cherch\w*|recrut\w*)\b).*\b(?:handing over|handed over|succeeded by|successor|who (?:now|has been)|succede|remplacee? par|apres avoir forme)\b/,
);
/** Who holds an office since when, and nothing of its end. */
const IN_OFFICE =
  /\b(?:directors?|managers?|ceo|cto|cfo|coo|founders?|chair\w*|directrice|directeur|gerante?|presidente?|fondat\w+)\b[^.;]{0,40}\b(?:since|depuis) (?:[a-z]+ )?(?:19|20)\d\d\W*$/;
/** `Serge N'Dri, directeur technique, cofondateur`: a name and what it does. */
const IS_A_CARD = new RegExp(
  `^[a-z'.-]+(?: [a-z'.-]+){1,3}(?:, (?:(?:ex-)?[a-z]+ ){0,3}(?:co-?founder|founder|co-?fondat(?:eur|rice)|fondat(?:eur|rice)|associee?|partner|directors?|managers?|officer|direct(?:eur|rice)|responsable|gerante?|president|presidente|chair\\w*|secretary|treasurer|head|chef|c[eoft]o|coo|dg|daf|pdg)(?: (?!who\\b|qui\\b|until|jusqu)[a-z&]+){0,4})+\\.?$`,
);
/** `We lost a good candidate for head of credit`: who was to come has not left. */
const NEVER_CAME =
  /\b(?:lost|losing|perdu|refused|declined|withdr[ae]w\w*|turned (?:us |it )?down|desiste\w*|retire\w*|refuse)\b[^.;]{0,40}\b(?:candidate?s?|candidatures?|applicants?|postulante?s?|finalists?)\b|\b(?:candidate?s?|applicants?|postulante?s?)\b[^.;]{0,60}\b(?:withdr[ae]w\w*|declined|refused|turned (?:us |it )?down|s'est (?:desistee?|retiree?)|a (?:refuse|decline))\b/;
/** `Awa Sall   Directrice technique, cofondatrice   Ingénieure`: the row of one who is there. */
const IS_A_ROW_OF_TEAM =
  /^[a-z'.-]+(?: [a-z'.-]+){1,3} +(?:(?:technical|commercial|finance|directeur|directrice|director|chef|head|responsable|c[eoft]o) ?){1,2}[a-z ]{0,24}, (?:co-?founder|founder|co-?fondat(?:eur|rice)|fondat(?:eur|rice))\b(?!.*\b(?:left|leav\w+|quit\w*|parti\w*|demission\w*|depart|until|jusqu\w*|resign\w*|gone)\b)/;
/** `Who remains in office`. */
const STAYS =
  /^(?!.*\b(?:until|till|only(?! (?:when|once|if)\b)|jusqu\w*|seulement|leave|leaves|quitte\w*)\b).*\b(?:a choisi de rester|(?:has |have )?(?:decided|chosen|chose) to stay|has been at (?:his|her) desk|n'a pas quitte|remains? (?:in (?:office|post|place|charge)|with us)|stays? (?:on as|in (?:(?:the|his|her|their) )?(?:office|post|chair|seat|role|place)|with us)|demeur\w+ en (?:fonctions?|poste|place)|rest\w+ en (?:fonctions?|poste|place))\b/;
/** `A Founder who wishes to leave gives six months' notice`, `les associés nomment et révoquent le gérant`: what holds for whoever goes or is named. */
export const FOR_WHOEVER =
  /\b(?:an?|any|each|every|une?|tout|toute|chaque) (?:founder|director|manager|executive|key (?:person|employee)|employee|member|shareholder|party|fondat(?:eur|rice)|associee?|gerante?|dirigeante?|administrat(?:eur|rice)|salariee?) (?:(?:who|that|qui) (?:wish\w*|wants?|intends?|decides?|leaves?|resigns?|souhaite|veut|desire|quitte|part|demissionne)|wishing|wanting|leaving|souhaitant|desirant|quittant|sortante?)\b[^.;]*\b(?:gives?|shall|must|may|offers?|keeps?|sells?|donne|doit|peut|previent|respecte|cede|offre)\b|\b(?:appoints?|elects?|names?|nomm(?:e|ent)|design(?:e|ent)|elit) (?:and|or|et|ou) (?:removes?|dismiss(?:es)?|revoqu(?:e|ent))\b/;
/** A person in an office who has given notice, or works full time for somebody else. */
const GAVE_NOTICE =
  /\b(?:mr|mrs|ms|miss|dr|prof|chief|engineer|mme|head of|manager|officer|director|(?:co-?)?founder|controller|accountant|ceo|cto|cfo|coo|directeur|directrice|responsable|fondat\w+|chef)\b.{0,180}\b(?:(?:has|have|had) (?:already )?(?:given|handed in|tendered|served) (?:(?:his|her|their) )?(?:notice|resignation)|(?:is|are) (?:working|serving) (?:out )?(?:his|her|their) notice|a (?:remis|presente|donne|depose) sa demission|est en preavis)\b/;
const WORKS_ELSEWHERE =
  /\b(?:since|depuis)\b[^.;]{0,44}\b(?:teach(?:es|ing)?|works?|is (?:working|employed|teaching)|has been (?:working|teaching|employed)|enseigne|travaille|est (?:employee?|salariee?))\b[^.;]{0,24}\b(?:full[- ]time|a plein temps|a temps plein)\b[^.;]{0,14}\b(?:at|for|in|a|chez|pour|dans)\b (?:an?|another|une?|un autre|une autre) /;
/** `She has taken the post at a bank`: a place with others. */
const TOOK_A_PLACE =
  /\b(?:has|have|had|'s) (?:taken|accepted|said yes to|signed up for) (?:up )?(?:a|an|the|another) (?:new |better |senior )?(?:post|job|position|offer|role|place|chair)\b[^.;,]{0,24}\b(?:at|with|from|in|by|abroad|elsewhere) (?!us\b|our\b|the (?:company|board|group|firm)\b|(?:this|his|her|their)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\d)[a-z]|\b(?:a|ont) (?:accepte|pris|dit oui a) (?:un|une|le|la) (?:poste|place|offre|emploi|chaire)\b[^.;,]{0,24}\b(?:chez|dans (?:un|une)|aupres d|d'un|d'une|a l'(?:universite|etranger|hopital))\b/;
/** Who runs another firm: `the founder of a rival`, `our neighbour lost its sales director`. */
const OF_ANOTHER_FIRM =
  /\b(?:notre|nos|un|une|le|leur|our|a|an|the|one) (?:[a-z]+ )?(?:voisine?s?|concurrente?s?|rivale?s?|rivals?|competitors?|neighbou?rs?|fournisseurs?|suppliers?|distribut(?:eu|o)rs?|clients?|customers?)\b[^.;]{0,30}\b(?:a perdu|ont perdu|perd|lost|has lost|have lost|loses|is losing) (?:son|sa|ses|leur|its|their|his|her|a|the|un|une)\b|\b(?:founder|ceo|owner|chairman|director|manager|fondat(?:eur|rice)|patron|directeur|directrice|gerante?) (?:of|at|de|du|chez) (?:a|an|our|the|one of our|un|une|notre|l'un de nos) (?:[a-z]+ )?(?:rival|competitor|neighbour|supplier|customer|client|distributor|concurrente?|voisine?|fournisseur|distributeur)\b/;
/** `The founder of Kilima Seeds, a competitor, had resigned`. */
const OF_A_RIVAL =
  /\b(?:of|at|from|de|du|d'|chez) ?[^.;,]{2,40}, (?:a|an|one of (?:our|the)|another|une?|l'un de (?:nos|ses)|autre) (?:[a-z]+ )?(?:competitors?|rivals?|suppliers?|customers?|concurrente?s?|fournisseurs?|clients?)\b/;
/** `Ms Koh took over from the founder's uncle`, `the former controller left in 2023 and was replaced`: who follows somebody else. */
const TELLS_OF_A_LEAVER =
  /\b(?:took|taken|takes|taking) over from (?!(?:her|him|them)\b)|\b(?!(?:she|he|they|who|elles?|ils?|qui)\b)[a-z.]+ (?:had |has |a |est |avait |etait )?(?:left|resigned|departed|retired|quit|partie?|quitte|demissionne)\b|\b(?:former|previous|ancien(?:ne)?) [a-z]+/;
/** `Their quarrel, not ours`. */
const NOT_OURS =
  /^[^.;]{0,40}\b(?:not ours|not (?:our|us)\b|nothing to do with us|not our (?:affair|business|concern)|pas (?:la notre|le notre|les notres|notre affaire|nous)|rien a voir avec nous|ne nous (?:regarde|concerne))/;
/** Somebody came, and nothing says that anybody went. */
const JOINED =
  /\b(?:joined|joins|(?:was|were|been) (?:hired|appointed|recruited)|started as|starts (?:on|in|as)|(?:a|ont|avons|nous a|nous ont) (?:rejointe?s?|recrutee?s?|embauche[es]*)|prend ses fonctions|arrivee? en)\b/;
const WENT =
  /\b(?:left|leaves?|leaving|gone|went|resign\w*|depart\w*|quit|notice|replac\w*|no longer|former\w*|instead|has since|competitor|rival|stepped|parti[es]*|quitt\w*|demission\w*|remplac\w*|preavis|ancien\w*|concurrent)\b/;
/** `31 of us: 12 in the shop, 9 on the road`: who works where. */
const COUNTS_HEADS =
  /\b\d+\b[^.;:]{0,40}:[^.;]*?\b\d+ (?:[a-z]+ )?(?:in|on|at|a|au|aux|en|dans|sur|for|pour)\b[^.;]*?\b\d+ (?:[a-z]+ )?(?:in|on|at|a|au|aux|en|dans|sur|for|pour)\b/;
/** `A rejoint une banque`, `has signed with a studio`: somebody came to others. */
const WENT_TO_OTHERS =
  /\b(?:joined|joins|joining|rejoint|rejoindre)\b (?!us\b|in\b|on\b|as\b|at\b|from\b|after\b|this\b|last\b|the (?:company|team|board|firm|group|management|business)\b|our\b|l'equipe|la societe|l'entreprise|nous\b|notre\b|le (?:conseil|comite)|en\b|au\b|comme\b|\d)[a-z]|\bhired away\b|\bsigned with\b|\bsabbatical\b|\brelocat\w*|\bsince (?:easter|christmas)\b/;
const hasOnlyCome = (text: string): boolean =>
  (JOINED.test(text) || COUNTS_HEADS.test(text) || IN_OFFICE.test(text)) &&
  !WENT.test(text) &&
  !WENT_TO_OTHERS.test(text);

/** `Assistant to the CEO: vacant`: a place of little weight. */
const JUNIOR_WANTED =
  /^(?!.*\b(?:left|leaves|leaving|resign\w*|quitte\w*|demission\w*|depart)\b).*\b(?:assistante?|interns?|trainees?|drivers?|receptionist|cleaner|stagiaires?|chauffeurs?|standardiste|apprentie?s?)\b[^.;]{0,24}\b(?:vacant|to be (?:filled|hired|recruited)|open|a pourvoir|a recruter)\b/;

export const KEY_PERSON_LEFT: MeaningRule = {
  types: ANY,
  section: 'team',
  isCertain: says(GAVE_NOTICE, WORKS_ELSEWHERE, TOOK_A_PLACE, isDeparture),
  isOther: (text) =>
    NOBODY_LEFT(text) ||
    FOR_WHOEVER.test(text) ||
    hasOnlyCome(text) ||
    hasSuccessor(text) ||
    OF_ANOTHER_FIRM.test(text) ||
    OF_A_RIVAL.test(text) ||
    IS_A_CARD.test(text) ||
    IS_A_ROW_OF_TEAM.test(text) ||
    NEVER_CAME.test(text) ||
    STAYS.test(text) ||
    JUNIOR_WANTED.test(text),
  isSettledBy: says((next) => hasSuccessor(next) && !TELLS_OF_A_LEAVER.test(next), NOT_OURS),
};
