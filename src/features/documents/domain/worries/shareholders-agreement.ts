import { ANY, type MeaningRule } from './rule.ts';

/** `A: None, and the articles forbid them`: the answer to a question of something else, which names no agreement. */
const ANSWERS_ELSE =
  /^\W*(?:a|r|answer|reponse) ?[:.] ?(?:none|no|nil|nothing|aucune?|non|neant|rien)\b(?!.*\b(?:agreements?|pacts?|pactes?|deeds?|conventions?|sha|between us|entre nous)\b)/;
/** Those who own a company, and what they agree on: without a word of them a paper is another's. */
const OF_OWNERS =
  /\b(?:share ?holders?|stock ?holders?|founders?|partners?|owners?|members?|investors?|shares?|equity|vest\w*|pact|articles|statut(?:e?s)?|associe(?:e?s)?|actionnaires?|fondat\w+|pacte|actions|parts|capital|agreement|between (?:us|the (?:two|three|four))|entre nous|deed of adherence|sha)\b/;
/** `Les quatre associés ont un pacte de 2019`. */
const HAS_A_PACT =
  /\b(?:have|has|had|signed|ont|a|avons|lie|lient|binds?)\b[^.;]{0,40}\b(?:pacte|shareholders'? agreement|pact)\b|\bpacte\b[^.;]{0,40}\bles lie\b/;
/** `Aucun associé ne cède de parts sans l'accord des autres`: what a pact says, and none that is missing. */
const IS_CLAUSE_OF_PACT =
  /\b(?:aucun (?:associe|actionnaire|fondateur) ne (?:peut |pourra )?(?:cede|ceder|vend|vendre|transfere\w*|nanti\w*)|no (?:share|stock)?holder (?:may|shall|can) (?:sell|transfer|pledge|dispose|assign))\b|\bne (?:peut|peuvent|pourra|pourront) (?:ceder|vendre|transferer|nantir|transmettre)\b[^.;]*\bsans (?:l'|le |la )?(?:accord|consentement|agrement|avis)\b|\b(?:may|shall|can) (?:not|only) (?:sell|transfer|pledge|dispose|assign)\b[^.;]*\b(?:without|with) (?:the |its |their )?(?:prior |written )*(?:consent|approval|agreement|word) of\b|\bshall be done without\b[^.;]*\b(?:consent|approval)\b/;
/** `Le présent pacte règle les rapports des actionnaires entre eux`: what a pact is for, in its own words. */
const OPENS_A_PACT =
  /\b(?:le present (?:pacte|accord|protocole)|la presente convention|this (?:agreement|deed|pact)) (?:(?:a pour objet|regle|regit|organise|definit|fixe|etablit|complete)\b|(?:governs?|sets? out|regulates?|records?|lays? down)\b)/;
/** `There are no shareholders' agreements other than this one`. */
const NONE_BUT_THIS =
  /\b(?:other than|except|besides|beyond|apart from|autres? que|hormis|en dehors d[eu]) (?:this|the present|these|le present|la presente|les presentes|celui-ci)\b/;
/** `Nous recommandons que le pacte à venir prévoie`: what one is to hold. */
const IS_ADVICE =
  /\b(?:recommend\w*|advise[sd]?|suggest\w*|recommand\w+|conseill\w+|preconis\w+|suggeron\w*)\b[^.;]*\b(?:agreement|pact|pacte|convention)\b[^.;]{0,24}\b(?:provides?|contains?|includes?|has|prevo\w+|contienne|comporte|inclue)\b/;
const NO_PACT =
  /\b(?:no|not|never|n't|none|without|draft\w*|oral\w*|verbal\w*|unsigned|expired?|lapsed|yet|still|discuss\w*|planned|will|pas|jamais|aucune?|sans|projet|promis|encore|tacite|morale?|prevu|sera|caduc|expire|neither|nor|ni|absence|defaut|renonc\w*|unnecessary|needless|agenda|inutile|superflu)\b/;

export const NO_SHAREHOLDERS_AGREEMENT: MeaningRule = {
  types: ANY,
  section: 'shareholdersAgreement',
  isOther: (text) =>
    (HAS_A_PACT.test(text) && !NO_PACT.test(text)) ||
    IS_CLAUSE_OF_PACT.test(text) ||
    OPENS_A_PACT.test(text) ||
    IS_ADVICE.test(text) ||
    NONE_BUT_THIS.test(text) ||
    ANSWERS_ELSE.test(text),
  isUnlikely: (text) => !OF_OWNERS.test(text),
};
