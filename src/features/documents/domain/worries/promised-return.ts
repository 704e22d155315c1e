import { ANY, type MeaningRule, says } from './rule.ts';

/** `Interest rate 14.5% per annum, fixed`: a line of a loan's terms. */
const RATE_OF_A_LOAN =
  /^\W*(?:interest rate|rate of interest|interest|taux d'interet|interets?)\b(?:[^.;]|\.(?=\d))*(?:%|per cent|pour cent)/;
/** `Guaranteed thickness, or we take it back`, `guaranteed not to rust for 20 years`: of what customers buy. */
const OF_WHAT_IS_SOLD =
  /\b(?:guaranteed?|garantie?s?) (?:not to|quality|thickness|weight|fit|fresh\w*|delivery|qualite|epaisseur|poids|fraicheur|livraison)\b|\b(?:or|ou) (?:we|nous) (?:take|replace|repair|reprenons|remplacons|reparons)\b/;
const SURE =
  /\b(?:guarant\w*|garanti\w*|whatever|no matter|come what may|without (?:any )?risk|no risk|risk.?free|aucun risque|sans (?:aucun )?risque|cannot|can not|never|certain\w*|assured?|assuree?s?|assurons|sure|sur|quoi qu|promis\w*|promet\w*|secured|word|lose|perdre|fixed|fixe)\b/;
const IS_A_LOAN = (text: string): boolean => /\b(?:interest|interets?)\b/.test(text) && !SURE.test(text);
/** `A return of 15 % a year, which cannot fall`, `there is no way the holder gets less`. */
const SURE_RETURN =
  /\d ?(?:%|per ?cent|pour cent) (?:(?:a|per) year|p\.a\.?|l'an|par an)[.,;:]? (?:it is |this is |c'est )?(?:guaranteed|garanti)(?=\W*$|[.,;])|\bguarantees? (?:to )?(?:the |each |every |all |its |our )?(?:investors?|holders?|subscribers?|noteholders?|shareholders?|you)\b[^.;]{0,30}\b(?:returns?|yield|dividend|income) of \d|\b(?:returns?|yield|rendement) (?:of |de )?\d[\d.,]* ?%[^;]{0,40}\bcapital (?:is |est )?(?:100 ?% )?(?:safe|secure|guaranteed|garanti)\b|\b(?:returns?|yield|dividends?|coupon|income|rendement|rente|dividendes?) (?:of|de|at) (?:at least |about )?\d[\d.,]* ?(?:%|per ?cent|pour cent)[^.;]{0,40}\b(?:(?:cannot|can not|can never|will never|never) (?:fall|fail|drop|go down|be (?:less|lower|missed))|ne (?:peut|pourra|saurait)(?: pas| jamais)? (?:baisser|diminuer|tomber)|come (?:what may|[a-z]+ or [a-z]+)|whatever happens|quoi qu'il arrive)\b|\bno way (?:that )?(?:he|she|they|you|(?:the|an?|any) (?:holder|investor|lender|subscriber)) (?:can|could|will|gets?|receives?) (?:get |receive |be paid )?(?:any )?(?:less|lose)\b/;
/** `A sure multiple of 4`, `une plus-value certaine`, `bad season or good`, `the chance of loss is nil`: said to whom puts money in. */
/** `Quelle que soit la récolte, l'Emprunteur assure au Prêteur un gain qui ne pourra être inférieur à 60 %`. */
const SURE_TO_LENDER =
  /^(?!.*\b(?:interets? de retard|penalit\w+|default interest|late payment)\b)(?:(?=.*\b(?:quel(?:le)?s? que soi(?:t|ent)|whatever|quoi qu'il|independamment d|regardless of|come what may)\b).*\b(?:assure|garantit|garantissent|verse|guarantees?|assures?|undertakes? to pay|will (?:pay|receive))\b[^.;]{0,40}\b(?:investi\w+|investors?|preteurs?|lenders?|souscripteurs?|subscribers?|porteurs?|holders?)\b[^.;]{0,80}\d ?(?:%|pour cent|per ?cent)|.*\b(?:gain|rendement|profit|return|yield)\b[^.;]{0,30}\b(?:qui )?(?:ne (?:pourra|peut|saurait)|(?:can|may|shall|will) (?:never|not)) (?:etre|be) (?:inferieure?|moins|less|lower|below)[^.;]{0,12}\d)/;
const SURE_TO_YOU =
  /^(?!.*\b(?:if|unless|not|no guarantee|treasury bills? (?:pay|yield)|bank (?:loan|guarantee)|rent|lease|wages|salar\w+|customers?|farmers?|growers?|insur\w+|lender|borrower|si|clients?|planteurs?|loyers?|salaires?|preteur|emprunteur)\b)(?=.*\b(?:invest\w*|shareholders?|members?|holders?|subscribers?|contributors?|shares?|tickets?|plots?|exit|you|your|dividends?|vous|votre|souscripteurs?|actionnaires?|porteurs?|sortie|parts?|apport)\b)(?=.*\d).*\b(?:(?:sure|certain|assured|guaranteed) (?:multiple|profit|gain|return|yield|dividend) of|(?:plus-value|gain|rendement|multiple|dividende) (?:certaine?|assuree?|garantie?) (?:de|a)|(?:chance|risk|possibility) of (?:a )?loss is (?:nil|zero|none)|(?:bad|poor) (?:season|year|harvest|month) or good|good (?:season|year|harvest|month) or bad|(?:irrespective|regardless) of (?:the )?(?:sales|profits?|results?|trade|trading|turnover)|(?:a|per|each|every) (?:year|quarter|month),? (?:assured|guaranteed)|(?:fixed|set) (?:in advance )?(?:at|for)\b[^.;]{0,40}\b(?:and )?(?:will|does|do) not (?:vary|change|depend))\b/;
const NOT_SURE =
  /\b(?:if|unless|treasury|government|bank|not|no guarantee|customers?|clients?|crop|field|si|pas garanti\w*)\b/;
/** `We promise no return`, `vous pouvez tout perdre`. */
/** `Each founder earns 25 % of the shares after one year`. */
const EARNS_SHARES =
  /\b(?:earns?|vests?|acquiert|acquierent)\b[^.;]{0,24}\b(?:of (?:the|his|her|their|its) (?:shares|options)|de (?:ses|leurs) (?:actions|parts)|des (?:actions|parts|options))\b/;
const PROMISES_NOTHING =
  /\b(?:may|might|could) (?:well )?(?:not|never) (?:get|see|recover|receive)\b|\b(?:pourriez|pouvez|pourrez) ne (?:pas|jamais) (?:recuperer|revoir|recevoir)\b|\b(?:do|does|did|can|could|would|will|shall) ?(?:not|n't) (?:\w+ ){0,2}(?:offer|promise|guarantee|assure|undertake|buy back)\b|\bcan(?:not| not) (?:promise|guarantee|assure)|\bni (?:le |la |les |un |l'|de )?(?:[a-z]+ )?(?:capital|rendement|remboursement|dividende|principal|interets?)\b[^.;]{0,50}\b(?:ne |n')[^.;]{0,20}\b(?:assur|garanti|promis)|\bneither (?:the )?(?:capital|return|principal|dividend|repayment)s?\b[^.;]{0,50}\b(?:assured|guaranteed|promised|certain)\b|\bno (?:sum|return|yield|dividend|buy-?back|put|price|interest)s? (?:\w+ ){0,2}(?:is|are|was|has been) (?:\w+ )?(?:assured|promised|guaranteed|offered)\b|\bne (?:garantissons|promettons|rach\w+|offrons|assurons|garantit|promet)\b[^.;]{0,20}\b(?:pas|aucun\w*|rien|ni)\b|\b(?:ne beneficie d'aucune garantie|sans (?:aucun )?(?:rendement|garantie|promesse))\b|\baucun (?:rendement|dividende|rachat|prix)\b[^.;]{0,20}\b(?:garanti|promis|assure)|\b(?:pouvez|peut|peuvent|risquez de) tout perdre\b|\b(?:may|can|could|might) lose (?:all|everything|your|their|the whole|what|some|part|it)\b/;
/** What somebody is paid for work. */
const OF_WAGES =
  /^(?!.*\b(?:invest\w*|return|returns|yield\w*|dividend\w*|shareholders?|lenders?|noteholders?|souscri\w+|rendement\w*|actionnaires?|preteurs?|porteurs?)\b).*\b(?:salar(?:y|ies|ie|ies|ia\w+)|salaires?|wages?|payroll|paie|employ(?:er|ees?|ment)|employeurs?|employe|overtime|bonus|boni|holidays|annual leave|conges|vacances|heures supplementaires)\b/;
const OF_BORROWERS = says(
  /\b(?:repayment rate|repaid on time|taux de remboursement|borrowers?|emprunteu[rs]\w*)\b/,
);

/** `Who puts money with us gets 18 % each year, also when orders are few`. */
const WHATEVER_COMES =
  /^(?!.*\b(?:no|not|never|nobody|aucune?|pas|jamais|staff|employees|workers|farmers|growers|salaries)\b).*\b(?:gets?|receives?|earns?|is paid|are paid|takes?|touche(?:nt|ra|ront)?|recoi(?:t|vent)|recevra|percoi(?:t|vent)|gagne(?:nt)?)\b[^.;]{0,30}\d[\d.,]* ?(?:%|per ?cent|pour cent)(?:[^.;]|\.\d){0,60}\b(?:(?:also|even|whether or not) (?:when|if|in)|good (?:year|season|month)s? or bad|(?:in )?(?:good|bad|fat|lean) (?:and|or) (?:good|bad|fat|lean)|whatever|no matter|come what may|rain or (?:shine|drought)|meme (?:si|quand|en cas|les annees)|quoi qu|quel(?:le)?s? que|bonne (?:annee )?ou mauvaise|qu'il pleuve|que la (?:recolte|saison|vente))\b/;

export const RETURN_PROMISED: MeaningRule = {
  types: ANY,
  isCertain: (text) =>
    SURE_TO_YOU.test(text) ||
    WHATEVER_COMES.test(text) ||
    SURE_TO_LENDER.test(text) ||
    (SURE_RETURN.test(text) && !NOT_SURE.test(text.replaceAll('even if', ' '))),
  isOther: (text) =>
    (OF_BORROWERS(text) && !SURE_TO_LENDER.test(text)) ||
    IS_A_LOAN(text) ||
    PROMISES_NOTHING.test(text) ||
    EARNS_SHARES.test(text) ||
    RATE_OF_A_LOAN.test(text) ||
    OF_WHAT_IS_SOLD.test(text) ||
    OF_WAGES.test(text),
};
