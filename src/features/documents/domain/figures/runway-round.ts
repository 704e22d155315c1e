const NEW_MONEY =
  '(?:round|raise|money|funding|capital|infusion|investment|injection|dollar|tour|levee|financement|apports?|operation)';
const OF_NEW =
  "(?:(?:this|the|a|an|any|another|new|further|fresh|more|le|la|cette|ce|un|une|l|nouve\\w+|aucun) ?'?)*";
const WITHOUT_ROUND = new RegExp(
  `\\b(?:without|not counting|excluding|leaving aside|before|sans(?: (?:compter|inclure|tenir compte de))?|hors|avant|no|to (?:close|conclude|complete)|pour (?:conclure|boucler|clore)) ?${OF_NEW} ?${NEW_MONEY}\\b|\\bbefore we (?:need|knock)|\\bwithout raising|\\bsans (?:re)?lever\\b|\\bsans (?:nouvel|autre) argent\\b`,
);
const WITH_ROUND = new RegExp(
  `\\b(?:with|by|after|once|from|including|on top of|avec|apres|grace a|une fois|post-?) ?(?:of )?${OF_NEW} ?(?:${NEW_MONEY}(?! (?:in|at) (?:the |our )?(?:bank|hand|account))|close|closing|closed|in|cloture (?:du tour|de la levee|de l'operation)|it)\\b|\\b${NEW_MONEY} (?:included|compris)|\\bonce closed\\b`,
);
const BY_ROUND =
  /\b(?:(?:this|the) (?:round|raise) (?:lasts?|gives?|carr\w+|covers?|buys?|takes|gets|keeps?|funds?|will|and|extends?)|of (?:this|the) (?:round|raise)|(?<!\b(?:so|hence|therefore|thus|why) we are (?:now )?)raising|proceeds|money asked for|will (?:give|extend|fund|last|provide)|extends?|la levee|cette levee|prolonge|donnera|portera)\b/;

/** Whether folded words say that a round still to come is part of how long money lasts, or that none is; null where neither. */
export function roundIn(text: string): 'with' | 'without' | null {
  if (WITHOUT_ROUND.test(text)) return 'without';
  return WITH_ROUND.test(text) || BY_ROUND.test(text) ? 'with' : null;
}

const LENT =
  /\b(?:facility|overdraft|credit lines?|line of credit|undrawn|grants?|ligne de credit|decouvert|subventions?)\b/;
/** Whether what money lasts counts a round to come, or what somebody may lend or give. */
export const countsMoneyToCome = (text: string): boolean => roundIn(text) === 'with' || LENT.test(text);
