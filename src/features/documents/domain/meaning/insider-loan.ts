// Money that somebody of the company, or close to one of them, has lent it.

import { MAY } from './plain-words.ts';

export const ROLE = String.raw`(?:(?:managing |executive |non-executive |finance |technical )?directors?|(?:co-?)?founders?|chair(?:man|woman|person)?(?: of the board)?|md|ceo|cfo|cto|coo|chief executive(?: officer)?|promoters?|(?:majority |principal |main )?share ?holders?|(?:majority|managing|founding|senior|principal) partners?|holder of \d+|\d+ ?% holder|owners?|gerante?s?|direct(?:eur|rice)(?: general| generale)?|president(?:e)?(?: du conseil)?|administrat(?:eur|rice)s?|actionnaires?|associee?s?|(?:co)?fondat(?:eur|rice)s?|dirigeante?s?|pdg|dg|komisaris|direktur(?: utama)?)`;
const KIN = String.raw`(?:wife|husband|spouse|brother(?:-in-law)?|sister(?:-in-law)?|father(?:-in-law)?|mother(?:-in-law)?|parents?|son|daughter|uncle|aunt|cousin|nephew|niece|frere|soeur|pere|mere|fils|fille|epou(?:x|se)|femme|mari|oncle|tante|cousine?|neveu|beau-frere|belle-soeur)`;
/** Within a sentence: the point of `Mr.` and of a number ends none. */
const WITHIN = String.raw`(?:[^.;]|\.(?=\d)|(?<=\b(?:m|mr|mrs|ms|mme|dr|rs|no))\.)`;
const THE_COMPANY = String.raw`(?:us|(?:to )?the (?:company|borrower|issuer|group|business)|(?:a )?la societe|l'entreprise|(?:a )?l'emprunteu(?:r|se))`;
const LENT = String.raw`(?:lent|lends|advanced|a prete|ont prete|prete|a avance|ont avance)`;
const A_SUM = String.raw`(?:\d{1,3}(?:[ ,.']\d{2,3})+|\d{4,}|\d[\d.,]* ?(?:m|bn|k|million|thousand|crore|lakh|milliard|billion)s?\b)`;
const LENDS = new RegExp(
  [
    String.raw`\b${ROLE}\b${WITHIN}{0,60}\b${LENT} (?:[a-z]+ ){0,2}?${THE_COMPANY}\b${WITHIN}{0,24}${A_SUM}`,
    String.raw`\b${ROLE}\b${WITHIN}{0,60}\b${LENT} ${WITHIN}{0,20}${A_SUM}${WITHIN}{0,40}\b${THE_COMPANY}\b`,
    String.raw`\b(?:solde|balance)\b${WITHIN}{0,12}${A_SUM}${WITHIN}{0,16}\b(?:due?|owed|owing) (?:par la societe|by the company) (?:a|to)\b${WITHIN}{0,40}\b${ROLE}\b`,
    String.raw`\b${ROLE}\b${WITHIN}{0,40}\b(?:has |have )?(?:put in|paid in|injected) ${WITHIN}{0,20}${A_SUM}${WITHIN}{0,16}\bas (?:a |an )?(?:[a-z]+ )?(?:loan|advance)\b`,
    String.raw`\b${ROLE}\b${WITHIN}{0,40}\bnous (?:a|ont) (?:prete|avance)\b${WITHIN}{0,24}${A_SUM}`,
  ].join('|'),
);
/** `Loan from the chairman of ETB 12 million at 16%`, on what terms. */
const LOAN_FROM = new RegExp(
  String.raw`\b(?:loans?|notes?|advances?|(?:amounts?|balances?|sums?)(?= (?:due|owed|owing|receivable) from)|prets?|avances?|emprunts?) (?:(?:due|owed|owing|receivable|granted|made|consentie?s?|recue?s?) )?(?:from|by|to|of|par|aupres d[eu]|d[eu]) (?:(?:the|our|its|a|an|one of our|la|le|notre|son|sa|ses) |l')?(?:${KIN} of (?:the |our |a )?)?${ROLE}\b${WITHIN}{0,90}(?:%|\b(?:on demand|callable|repayable|unsecured|days' notice|without (?:interest|security|a term)|a vue|sans (?:interet|garantie|echeance)|exigible|remboursable)\b)`,
);
/** `The loan from Mr Habimana, founder and director, stands at 45,000,000`, `the loan to M. Sakala (director) is interest free`. */
const LOAN_OF_NAMED = new RegExp(
  String.raw`\b(?:loan|advance|pret|avance)s? (?:from|to|by|de|a|au) (?:(?:m|mr|mrs|ms|mme|dr)\.? )?[a-z][a-z.' -]{2,40}?(?:,| \() ?(?:(?:the|our|a|its|le|la|notre) )?(?:co-)?${ROLE}\b${WITHIN}{0,60}\b(?:stands? at|stood at|is (?:of|interest.free|unsecured)|bears?|s'eleve a|est (?:de|sans)|without|callable|repayable on demand|no (?:written|security))\b`,
);
const NOT_OF_NAMED =
  /\b(?:if|unless|shall|would|may|was (?:fully )?(?:repaid|settled|cleared)|has been (?:fully )?(?:repaid|settled|cleared)|repaid in full|si|sera|serait|a ete rembourse\w*)\b/;
/** `Rosa Mendes (sister of the founder)`, in a line on a note or a loan. */
export const IS_KIN = new RegExp(
  String.raw`\b${KIN} (?:of|to|de|d[eu]|de la|de l') ?(?:(?:the|our|a|one of the|la|le|notre) |l')?${ROLE}\b|\b${ROLE}'s? ${KIN}\b`,
);
const ON_A_LOAN =
  /\b(?:loans?|notes?|principal|lent|interest|repayable|prets?|emprunts?|interets?|remboursable)\b/;

/** A case that may come, somebody else's loan, none, or one that is over or was never drawn. */
const NOT_LENT =
  /\b(?:if|unless|where|should|shall|would|could|may (?:lend|advance|be|not)|might|any (?!time\b|day\b)|no|not one|none|nil|never|nobody|without (?:the )?(?:consent|approval)|planned|proposed|undrawn|repaid|paid back|(?:got|had|received) (?:it|them|the money|all) back|given back|returned|rendu(?:e|es|s)?|cleared|settled|converted (?:in|on|into)|was (?:repaid|converted)|employees?|staff|customers?|banks?|banques?|bancaire|agences?|pension|scholarship|farmers?|growers?|si|aucune?|jamais|sans l'accord|peut|pourra|ne (?:peut|pourra)|rembourse(?:e|es|s)?|solde(?:e|es|s)?(?! de \d)|converti(?:e|es|s)?|personnel|salaries|clients?|envisage\w*|neant)\b/;

/** `No paper on interest`, `a loan paper was never drawn up`: of a loan that is there. */
const WITHOUT_TERMS =
  /\bbank (?:slips?|transfers?|statements?|receipts?|advices?)\b|\bno (?:papers?|written [a-z]+|agreement|contract|note|interest|security|terms?|due date|writing)\b|\b(?:papers?|agreements?|contracts?|notes?|deeds?|terms) (?:was|were|has been|have been) never (?:drawn up|signed|made|written|agreed|prepared)\b|\bnever (?:been )?(?:put|set|written) (?:down|(?:down )?(?:on|in|to) (?:paper|writing))\b|\bnothing (?:was|is|has been|in|on) (?:written|signed|agreed|put on paper|writing|paper)\b|\bjamais (?:ete )?(?:mise?s?|couchee?s?|signee?s?|ecrite?s?|redigee?s?|etablie?s?)(?: par ecrit| sur papier)?\b|\b(?:aucun(?:e)? (?:ecrit|convention|contrat|papier|acte)|rien d'ecrit|rien n'a ete (?:signe|ecrit)|sans (?:ecrit|convention|contrat|papier))\b/g;

/** `The chairman lent the company 96 million at 18%`, `loan from a director of 4,500,000, repayable on demand`. */
const isLent = (text: string): boolean =>
  /\d{2}|\d ?(?:m|million|crore|lakh|milliard)/.test(text) &&
  (LENDS.test(text) || LOAN_FROM.test(text) || (IS_KIN.test(text) && ON_A_LOAN.test(text))) &&
  !NOT_LENT.test(text.replaceAll(WITHOUT_TERMS, ' '));

const FIRM_OF = String.raw`(?:company|firm|business|vehicle|holding|societe|entreprise|cabinet) (?:(?:owned|controlled|run|held) by|belonging to|of|de|du|d'|appartenant a|detenue? par|controlee? par) ?(?:(?:the|our|its|one of the|le|la|notre|son) |l')?(?:${KIN} of (?:the |our )?)?${ROLE}`;
const AGAINST_NOTHING = String.raw`(?:outstanding|still (?:owes?|owed|due)|not (?:yet )?(?:been )?(?:repaid|paid back)|without (?:any )?(?:security|interest|term)|unsecured|interest[- ]free|sans (?:garantie|interet|echeance)|non rembourse\w*|reste du)`;
/** `J$95 million remains outstanding from Morrison Haulage, a company of the Chairman, lent without security`. */
const LENT_TO_HIS_FIRM = new RegExp(
  String.raw`^(?=.*${A_SUM})(?=.*\b(?:lent|loans?|advanced?|advances|pretee?s?|prets?|avancee?s?|avances?)\b)(?=.*\b${AGAINST_NOTHING}\b).*\b${FIRM_OF}\b`,
);

/** `The chairman has lent the company 8 million, ten points above the bank rate`. */
const LENT_DEARLY = new RegExp(
  [
    String.raw`\b(?:${ROLE}|managing)\b`,
    String.raw`{0,80}\b(?:lent|lends|prete|pretent|advanced|avance)\b`,
    String.raw`*\b(?:(?:above|over|more than|dearer than|twice|double) (?:what )?(?:the |our |its )?(?:company's )?(?:banks?|market)|(?:au-dessus d\w|de plus que|plus cher que|le double d\w)(?: [a-z]+){0,2} ?(?:la |l')?(?:banques?|marche|bancaire))\b`,
  ].join(WITHIN),
);
/** `A director holding 60 % has lent the company Rs 86 million`, `the company owes Dr Banda K 6 million under a director's loan`. */
const HAS_LENT = new RegExp(
  String.raw`^(?!.*\b(?:no|not|never|nothing|none|neither|nor|aucune?|jamais|rien|if|may|shall|would|could|will|unless|si|pourr\w+|nobody|offer\w*|propos\w*)\b.*\b(?:lent|prete|loan)\b).*(?:\b(?:${ROLE}|${KIN} of|${KIN})\b${WITHIN}{0,100}\b(?:has|have|a|ont) (?:also |since |personally |egalement )?(?:lent|prete)\b${WITHIN}{0,40}\d|\b(?:mr|mrs|ms|dr|m|mme)\.? [a-z]${WITHIN}{0,40}\b(?:ha(?:s|ve) lent|a prete|ont prete)\b${WITHIN}{0,30}\b(?:the company|us|a la societe|a l'entreprise)\b${WITHIN}{0,60}\d|\bowes?\b${WITHIN}{3,60}\d${WITHIN}{0,40}\b(?:director|founder|shareholder|chairman)'?s'? loan\b)`,
);

const OWES = new RegExp(
  String.raw`\b(?:the (?:company|borrower|issuer|group)|we|it|la societe|l'emprunteur|l'emettrice|nous|elle) (?:still |also |encore |aussi |en outre )?(?:owes?|doit|devons) (?:[^.;\d]{0,12}\d[\d., ]*[^.;\d]{0,24} )?(?:to |a |au |aux )?(?:its|our|the|son|sa|ses|notre|nos|la|l')? ?(?:[a-z]+ )?${ROLE}\b`,
);
/** `La Société reste devoir à M. Diatta, au titre de son compte courant d'associé, 86 millions`. */
const OWES_CURRENT_ACCOUNT =
  /\b(?:doit|reste devoir|restait devoir|owes?)\b[^;]{0,60}\b(?:comptes? courants? d'(?:associe|actionnaire)e?s?|(?:director|shareholder)'?s'? current account)\b[^;]{0,40}\d/;
const NOT_OWED = new RegExp(
  String.raw`\b(?:if|unless|where|should|${MAY}|shall|nothing|no (?:money|sum|amount|loan)|never|salar(?:y|ies)|wages|fees?|dividends?|expenses|repaid|paid (?:in|on|since)|si|rien|jamais|aucune? (?:somme|pret)|salaires?|honoraires|jetons|dividendes?|frais|rembourse(?:e|es|s)?|informer|rendre|prevenir|communiquer|remettre)\b`,
);
/** `L'Emprunteur doit à son gérant 128 millions`. */
const owes = (text: string): boolean =>
  (OWES.test(text) || OWES_CURRENT_ACCOUNT.test(text)) &&
  /\d{3}|\d ?(?:m|million)/.test(text) &&
  !NOT_OWED.test(text);

/** `The MD draws from this account for the family house`: what he takes out for himself. */
const DRAWS = new RegExp(
  String.raw`\b${ROLE}\b${WITHIN}{0,30}\b(?:draws?|drew|has drawn|withdraws?|withdrew|borrows?|took|takes|has taken|preleve|a preleve|puise|pris|a pris|prend)\b${WITHIN}{0,50}\b(?:(?:this|the|an?) (?:current )?account|the company|the till|ce compte|(?:le |son )?compte courant|la caisse|la societe)\b${WITHIN}{0,40}\b(?:house|home|family|personal|private|school|wedding|maison|famille|personnel\w*|prives?|privees?|villa)\b`,
);
const NOT_DRAWN =
  /\b(?:if|unless|shall|may|might|would|never|not|no longer|salary|expenses|si|jamais|pas|ne|salaire|frais)\b/;

/** `The amount due to a director, GHS 6,200,000, was lent to pay for resin`. */
const DUE_TO_OWN = new RegExp(
  String.raw`\b(?:amounts?|balances?|sums?) (?:due|owed|owing|payable) to (?:an? |the |its |our |one |two |both )?${ROLE}\b${WITHIN}{0,40}${A_SUM}`,
);
/** With a paper that holds. */
const PAPERED =
  /\b(?:documented|signed (?:note|agreement)|written agreement|subordinated|convention (?:ecrite|signee)|arm's length)\b/;
const OF_ONE_OF_THEM = String.raw`(?:${KIN} of (?:mr|mrs|ms|dr|m|mme)\.? [a-z]|(?:${KIN} of )?(?:the |our |its |one of the )?${ROLE}\b|(?:mr|mrs|ms|m|mme)\.? [a-z][a-z' -]{1,30}'s (?:${KIN}|other|own))`;
/** `Owes TZS 640,000,000 to Shirima Transport, a firm of the husband of Ms Shirima, without written terms`. */
const OWES_HIS_FIRM = new RegExp(
  String.raw`\b(?:owes?|doit|reste devoir)\b${WITHIN}{0,40}${A_SUM}${WITHIN}{0,60}\b(?:firm|company|business|societe|entreprise) (?:of|owned by|belonging to|run by|d[eu]|detenue? par|appartenant a) ${OF_ONE_OF_THEM}`,
);
const LENDER = String.raw`\b(?:(?:the |of the )?lender|(?:le |du )?preteur)\b`;
/** `Mrs Muaria, his wife, owns the whole of the Lender`, `le Prêteur est détenu à 100 % par l'épouse du directeur général`. */
const LENDER_IS_OWN = new RegExp(
  [
    String.raw`${LENDER}${WITHIN}{0,20}\b(?:is|est) (?:wholly |entierement |majority )?(?:owned|held|controlled|detenue?|controlee?)\b${WITHIN}{0,90}\b(?:${KIN}|${ROLE})\b`,
    String.raw`\b(?:${KIN}|${ROLE})\b${WITHIN}{0,30}\b(?:owns?|holds?|controls?|detien(?:t|nent)|possede)\b${WITHIN}{0,40}${LENDER}`,
    String.raw`${LENDER}${WITHIN}{0,60}\b(?:in (?:his|her) capacity as|being|who is|qui est|en sa qualite de)\b${WITHIN}{0,16}\b${ROLE} (?:of|d[eu]) (?:the |l')?(?:borrower|company|emprunteu)`,
  ].join('|'),
);
const NOT_OWN = /\b(?:if|unless|shall|may|not|no longer|never|neither|nobody|si|jamais|aucune?|ni|pas)\b/;

/** Whether a folded sentence tells, with its sum, what the company owes to one of its own or to his family, or what he takes out of it. */
export const isOwedToInsider = (text: string): boolean =>
  isLent(text) ||
  (LENT_TO_HIS_FIRM.test(text) && !NOT_LENT.test(text)) ||
  (LOAN_OF_NAMED.test(text) && !NOT_OF_NAMED.test(text)) ||
  LENT_DEARLY.test(text) ||
  (DUE_TO_OWN.test(text) && !PAPERED.test(text) && !NOT_LENT.test(text.replaceAll(WITHOUT_TERMS, ' '))) ||
  (OWES_HIS_FIRM.test(text) && !/\b(?:if|unless|shall|repaid|settled|si)\b/.test(text)) ||
  (LENDER_IS_OWN.test(text) && !NOT_OWN.test(text)) ||
  (DRAWS.test(text) && !NOT_DRAWN.test(text)) ||
  HAS_LENT.test(text) ||
  owes(text);
