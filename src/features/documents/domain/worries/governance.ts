import { ANY, type MeaningRule, NEGATED } from './rule.ts';

/** `Personne ne demandant plus la parole`: how minutes come to a vote. */
const ENDS_A_DEBATE =
  /\b(?:demand\w+ (?:plus )?la parole|no (?:further|other|more) (?:business|questions?)|no ?(?:body|one) (?:else )?(?:wish\w+|ask\w+) to speak|rien n'etant plus|plus rien n'etant)\b/;
/** `Comptes rendus archivés`, `minutes of which are kept`. */
const IS_MINUTED =
  /\b(?:minutes|proces-verba(?:l|ux)|comptes? rendus?)\b[^.;]{0,40}\b(?:signed|kept|filed|available|circulated|archivee?s?|consultables?|signee?s?|tenus?|disponibles?)\b/;

export const GOVERNANCE_WEAK: MeaningRule = {
  types: ANY,
  isOther: (text) =>
    ENDS_A_DEBATE.test(text) || (IS_MINUTED.test(text) && !NEGATED.test(text) && !/\bnone\b/.test(text)),
};
