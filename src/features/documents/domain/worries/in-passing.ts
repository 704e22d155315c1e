// Turns of phrase in which papers say a worry in passing, each with how it was met; their counterpart is `looks-like.ts`.

import type { FlagCode } from '../document.ts';
import { LEVY } from '../words/levy-word.ts';
import { valueOfWords } from '../words/number-word.ts';
import { RIGHTS_IN_WORK } from '../words/right-word.ts';
import { type Says, says, saysOf } from './rule.ts';

/** What may come, and what is not so. */
const SUPPOSED =
  /\b(?:if|unless|should|would|may|might|could|shall|never|no longer|not any more|si|sauf|serait|pourrait|pourra|jamais)\b/;
/** A frame that tells nothing where its sentence supposes something as far as it goes. */
const asFact =
  (frame: RegExp) =>
  (text: string): boolean => {
    const told = frame.exec(text);
    return told !== null && !SUPPOSED.test(text.slice(0, told.index + told[0].length));
  };

/** One of those who run or own a company. */
const INSIDER =
  '(?:chair(?:man|woman|person)?|managing director|(?:executive |founding )?director|chief executive|ceo|founder|owner|(?:majority |main )?shareholder|president|presidente|gerante?|dirigeante?|direct(?:eur|rice) generale?|pdg|fondat(?:eur|rice)|associee?|administrat(?:eur|rice))';
const IS_INSIDER = new RegExp(`\\b${INSIDER}\\b`);
/** What is given or taken, let or used, */
const HANDED_OVER =
  /\b(?:let|lets|lent|lend|handed|gave|given|advanced|taken|took|drawn|stored|uses?|used|sold|bought|occup\w+|prete\w*|avance\w*|remis\w*|verse\w*|loue\w*|preleve\w*|retire\w*|stocke\w*|utilise\w*)\b/;
/** for nothing, */
const FOR_NOTHING =
  /\b(?:free of (?:rent|charge|interest)|rent[- ]free|interest[- ]free|without (?:any )?(?:rent|charge|interest)|at no (?:rate|rent|cost|interest|charge)|bears? (?:no interest|nothing)|at (?:[a-z]{2,4} ?)?1 (?:a|per) (?:year|month)|sans (?:loyer|interets?|contrepartie)|gratuitement|a titre gratuit|symbolique)\b/;
/** and with nothing signed or decided. */
const ON_A_WORD =
  /\b(?:oral(?:ly)?|verbal(?:ly)?|word of mouth|nothing (?:is|was|has been) (?:signed|written)|no (?:paper|agreement|contract|document|writing)\b|without (?:a |any )?(?:paper|agreement|contract)|message on (?:the|her|his) (?:tele)?phone|did not take (?:this|it) up|never (?:discussed|tabled|approved|voted)|rien (?:n'est|n'a ete) (?:signe|ecrit)|sans (?:convention|ecrit|contrat|papier)|de vive voix|oralement)\b/;
const IS_SETTLED =
  /\b(?:repaid|paid back|settled|cleared|returned in|approved (?:by|at)|authori[sz]ed by|at (?:the )?market|arm's length|rembourse\w*|solde\w*|autorisee? par|approuvee? par)\b/;
/** `Were stored free of rent for the chief executive's farm; the Board did not take this up`. */
const forAnInsider = (text: string): boolean =>
  [IS_INSIDER, HANDED_OVER, FOR_NOTHING, ON_A_WORD].every((words) => words.test(text)) &&
  !IS_SETTLED.test(text) &&
  !/\b(?:if|unless|(?:shall|may|will|must) not|never|no longer|si|sauf|ne (?:peut|pourra|doit))\b/.test(text);

const COUNT = '(?:\\d{1,3}|[a-z]+(?:-[a-z]+)?)';
/** `Sur dix camions, sept partent chez Nordfett`, `eight out of every ten kwacha come through one gate`, `nineteen som in every twenty of its turnover`. */
const OUT_OF_SO_MANY: readonly RegExp[] = [
  new RegExp(
    `\\bsur (?:chaque )?(?<base>${COUNT}) [a-z' -]{3,60}, (?<part>${COUNT}) (?:partent|vont|viennent|sortent|passent|sont (?:vendus|vendues|livres|livrees|pour|a)) (?:chez|pour|a|au|par) (?!des\\b|les\\b|nos\\b|l'export)[a-z]`,
  ),
  new RegExp(
    `\\b(?<part>${COUNT}) (?:[a-z]+ )?(?:out of|in|of) (?:every |each )?(?<base>${COUNT}) [a-z]+ (?:(?:we|that we) [a-z]+ )?(?:comes?|goes?|go|leaves?|arrives?) (?:in |out )?(?:through|from|to|by) (?:one|a single|the same|only one)\\b`,
  ),
  new RegExp(
    `\\b(?<part>${COUNT}) (?:[a-z]+ )?(?:in|of|out of) every (?<base>${COUNT}) of (?:its|our|the|their) (?:[a-z]+'s )?(?:turnover|sales|revenues?|income|takings)\\b`,
  ),
];
const A_QUARTER = 0.25;
const numberOf = (words: string | undefined): number =>
  words === undefined ? 0 : /^\d/.test(words) ? Number(words) : (valueOfWords(words) ?? 0);
const isMuchOfAll = (text: string): boolean =>
  !/\b(?:if|unless|until|would|could|will|target|budget|forecast|plan(?:ned)?|market|no longer|si|serait|sera|objectif|marche)\b/.test(
    text,
  ) &&
  OUT_OF_SO_MANY.some((told) => {
    const { part, base } = told.exec(text)?.groups ?? {};
    const share = numberOf(part) / numberOf(base);
    return share >= A_QUARTER && share <= 1;
  });

/** So much of taxes that is owed still. */
const OWES_DUES = new RegExp(
  `\\b(?:vous|nous|la societe|l'entreprise|elle|you|we|the (?:company|business|firm|group))(?: (?:lui|leur|still))? (?:devez|devons|doit|owe[sd]?)(?: (?:encore|toujours|still))? (?!rien|nothing)[^.;]{0,14}\\d[^.;]{0,40}?(?: (?:de|of|in|en|d'|for) ?)${LEVY.source}`,
);

/** What was withheld or is due, and went elsewhere or waits. */
const KEPT_BACK =
  /\b(?:held back|withheld|deducted|kept back|collected|retenue?s?|prelevee?s?|collectee?s?)\b[^.;]*\b(?:(?:has |had |have )?(?:gone|went) into|(?:was|were|has been|have been|had been) (?:spent on|put into|used (?:for|to)))\b|\bgets? (?:its|their) (?:part|share|money) only (?:when|once|if)\b|\bnow with (?:the|a) (?:debt )?collector\b|\b(?:gard\w+|laiss\w+|met(?:tre|tons|tent)|mis\w*)\b[^.;]{0,40}\ben attente\b/;
/** The tax on wages of some countries is written like the possessive. */
const withoutIts = (text: string): string => text.replaceAll(/\bits\b/g, '   ');
/** `PAYE held back from staff had gone into reagents`. */
const keepsDues = (text: string): boolean =>
  LEVY.test(withoutIts(text)) &&
  KEPT_BACK.test(text) &&
  !/\b(?:refunds?|credits?|rembours\w*|due to us|if|unless|si)\b/.test(text);

const IN_PASSING: Readonly<Partial<Record<FlagCode, Says>>> = {
  AGREEMENT_NOT_SIGNED: says(
    // `The paper with the trustees ended with August, and the Borrower remains on the ground by their kind word`.
    asFact(
      /\b(?:paper|lease|agreement|contract|deed|bail|contrat|convention)\b[^;]{0,60}\b(?:ended|ran out|expired|lapsed|finished|a expire|a pris fin|est echue?|s'est achevee?)\b[^;]{0,60}\b(?:remains?|stays?|goes on|go on|keeps?|continues?|reste|restons|demeure|continue)\b[^.;]{0,60}\b(?:by (?:their|his|her|its) (?:kind )?(?:word|leave|grace|favour)|on (?:his|her|their) word|without (?:a |any )?(?:paper|lease|contract|new one)|sur (?:sa|leur) parole|de bonne foi|sans (?:bail|contrat|papier))\b/,
    ),
    // `It carries no name under it to this day`, `sans aucune signature au bas`.
    // `This agreement ran for three years from 1 April 2022 to 31 March 2025`: it is told as over by itself.
    /^\W*(?:\d[\d.]* )?(?:this|the present) (?:agreement|contract|lease) (?:ran|was made|held) (?:for [^.;]{3,24} )?(?:from [^.;]{4,24} )?(?:to|until|till) (?:\d{1,2} )?[a-z]+ 20\d\d\b/,
    // `Was sent round in December and came back with one name out of three`.
    asFact(
      /\b(?:came back|returned|is back|est revenue?)\b[^.;]{0,16}\b(?:with|avec) (?:only |seulement )?(?:one|two|three|four|une?|deux|trois) (?:names?|signatures?|hands?|noms?)\b[^.;]{0,12}\b(?:of|sur)\b/,
    ),
    asFact(
      /\b(?:carries|bears|has|shows) no (?:name|signature|hand) (?:under|below|at the (?:foot|end)|to this day|so far|yet)\b|\bsans (?:aucune |la moindre )?signature (?:au bas|en bas|a ce jour)\b/,
    ),
  ),
  CUSTOMER_CONCENTRATION: says(
    isMuchOfAll,
    // `Pays us 54% of every leone we bill`, `de quoi faire 58 % de notre chiffre d'affaires`.
    asFact(
      /\bpays? us (?:[3-9]\d)(?:\.\d+)? ?(?:%|per ?cent) of (?:every|each|all) [a-z]+ (?:that )?we (?:bill|invoice|earn|take)\b|\bde quoi faire (?:[3-9]\d)(?:,\d+)? ?% de (?:notre|nos) (?:chiffre d'affaires|ventes|recettes)\b/,
    ),
  ),
  DEBT_UNDISCLOSED: says(
    // `The accountant was never told of it`, `le comptable n'en sait rien`.
    /\b(?:accountants?|bookkeeper|auditors?) (?:was|were|has been|have been|is|are) (?:never|not) (?:yet )?(?:told|informed)\b|\b(?:comptable|commissaire aux comptes|auditeur)\b[^.;]{0,16}\bn'en (?:sait|savent|a|ont) (?:rien|jamais|pas)\b/,
    // `It will be brought to our books when the cooperative finishes its paper work`.
    /\b(?:will be|to be|is to be|sera|seront) (?:brought|taken|entered|put|booked|passee?s?|portee?s?|inscrite?s?) (?:to|into|in|on|en|aux|au|dans) (?:our |the |nos |les |le )?(?:books|accounts|balance(?: sheet)?|comptes|bilan|compte)\b[^.;]{0,12}\b(?:when|once|as|after|quand|des que|lorsque)\b/,
    /\b(?:we )?(?:carry|keep) (?:it |them )?(?:in|on) a separate (?:sheet|note|book|list)\b/,
  ),
  GOING_CONCERN: says(
    // `If it says no it is hard to see how the laboratory would carry on`.
    /\b(?:hard|difficult|impossible) to see how (?:the|we|our|it|its)\b[^.;]{0,40}\b(?:carry on|go on|continue|survive|last)\b|\bon voit mal comment\b[^.;]{0,40}\b(?:tenir|continuer|survivre)\b/,
  ),
  IP_NOT_ASSIGNED: says(
    // `Who wrote the software, has not to date signed an assignment of it; he shall do so within ninety days`.
    asFact(
      new RegExp(
        String.raw`^(?=.*\b(?:${RIGHTS_IN_WORK}|code|app|application|programme?|platform|marks?|brands?|designs?|recipes?|formulas?|know-how|marques?|dessins?|modeles?)\b).*\bha(?:s|ve) (?:not|never)(?: yet| to date| so far)? (?:signed|executed|given) (?:an?|any|the) (?:deed of )?assignment\b|\bn'(?:a|ont) (?:pas|jamais)(?: encore)? signe (?:de |d'|l'|la |une )?(?:acte de )?cession (?:des? (?:droits|code|logiciel)|du)`,
      ),
    ),
    // `Written by a freelancer; he keeps the rights to it and we use it with his permission`.
    asFact(
      /\b(?:written|built|designed|developed|made|drawn|ecrite?|concue?|developpee?|dessinee?)\b.*\b(?:he|she|they|il|elle|ils)(?: still| encore)? (?:keeps?|retains?|holds?|owns?|garde|conserve|detient)(?: all)?(?: the| les| ses| tous les)? (?:rights?|ownership|copyright|droits|propriete)\b/,
    ),
    // `Entered at the register for Ing. Tzib, who left us`, `the names stand at the property institute for Don Tulio`.
    asFact(
      /^(?!.*\b(?:assigned|transferred|made over|handed over|ceded|cede|cedee?s?|transfere\w*|remis\w*)\b).*\b(?:names?|brands?|marks?|trade ?marks?|patents?|programmes?|programs?|software|burners?|designs?|domains?|formulas?|marques?|brevets?|logiciels?|noms?|modeles?|formules?)\b[^;]{0,120}\b(?:stands?|entered|registered|recorded|lodged|filed|is|are|inscrite?s?|deposee?s?|enregistree?s?)\b[^;]{0,50}\b(?:for|in the name of|au nom d[eu']|pour) (?:the |our |la |le |l'|notre )?(?:ing\.?|don|dona|mr\.?|mrs\.?|ms\.?|dr\.?|m\.|mme|former|founder|ancien\w*|fondat\w+)(?: |\b)/,
    ),
    // `My cousin wrote it and keeps the codes at his place`.
    asFact(
      /\b(?:wrote|built|coded|made|programmed|l'a (?:ecrite?|codee?|faite?|developpee?))\b[^.;]{0,50}\b(?:keeps|holds|has|garde|detient|a) (?:the|all the|les|tous les) (?:codes?|source(?: code)?s?|keys|passwords|mots de passe|cles)\b(?: (?:at|chez|with|himself|herself)|\W*$)/,
    ),
  ),
  KEY_PERSON_LEFT: says(
    // `Said that he would leave the company on 31 January to take up a post in Cape Town`.
    /\b(?:said|told|announced|informed)\b[^.;]{0,40}\b(?:he|she) (?:would|will) (?:be leaving|leave|resign from) (?:the company|us)\b[^.;]*\b(?:on|in|from|by|at the end of)\b/,
    // `He has handed in his notice for 31 December`.
    /^(?!.*\b(?:replaced|successor (?:is|has|was)|has been (?:hired|found|named)|joins|took over|takes over)\b).*\b(?:he|she|who) (?:has )?handed in (?:his|her) notice\b/,
    // `Qui part le 30 avril ouvrir son propre séchoir, et que l'on cherche encore à remplacer`.
    /\b(?:qui|il|elle|m|mme|mr|mrs|ms|dr|he|she|who)\b[^;]*\b(?:part|quitte|s'en va|leaves|is leaving)\b[^;]*\b(?:(?:cherch\w+|look\w*) (?:encore|toujours|still)? ?(?:a (?:le |la |les )?remplacer|un remplacant|for (?:a|his|her) (?:successor|replacement))|(?:reste|encore) a remplacer|sans remplacant)\b/,
    // `Il rejoindra un service de Bordeaux au plus tard le 1er mars, la recherche d'un confrère n'ayant encore rien donné`.
    /\b(?:rejoindra|rejoint|will join|joins|is to join|part(?:ira)? (?:chez|pour|a))\b.*\b(?:recherche|search|candidates?|candidats?)\b[^.;]{0,60}\b(?:rien donne|sans (?:succes|suite)|(?:found|brought|given|yielded|turned up) (?:nobody|nothing|no one)|n'a(?:yant)? (?:pas|encore) (?:abouti|rien))/,
    // `Alone knows the tensions ..., joins her daughter in Lyon from June`, `les grossistes ne connaissent que lui ... prend son nouveau poste`.
    asFact(
      /\b(?:alone (?:knows|can|does)|(?:is )?the (?:one|only) (?:name|person|one)|ne connaissent que (?:lui|elle)|connait seule?|tout passe par)\b.{0,160}\b(?:joins? (?:her|his)|settles? in|moves? to|leaves? for|prend(?:ra)? (?:son|un) nouveau poste|rejoint (?:son|sa|ses)|s'installe a|part pour)\b/,
    ),
  ),
  LICENCE_MISSING: says(
    // `Elle a été retirée le 12 novembre et l'atelier ne devait plus produire depuis`.
    /\b(?:retiree?s?|suspendue?s?|revoquee?s?|withdrawn|revoked|suspended)\b[^.;]{0,60}\b(?:ne (?:devait|doit|peut|pouvait|devez|deviez) plus (?:produire|exploiter|exercer|fonctionner|vendre|recevoir)|(?:was|is|were|are) (?:not|no longer) to (?:produce|operate|work|sell|run)|must (?:not|no longer) (?:operate|produce|sell))\b/,
    // `The treatment activity under the licence stays stopped until the pond is lined`.
    /\b(?:activit(?:y|ies)|operations?|works?|treatment|production|exploitation|activite)\b[^.;]{0,40}\b(?:licen[cs]e|permit|agrement|autorisation)\b[^.;]{0,24}\b(?:stays?|remains?|is|are|reste|demeure|est) (?:stopped|suspended|halted|on hold|arretee?|suspendue?|a l'arret)\b/,
    // `Opened in August and has already lent; the licence we shall ask for once the book is larger`.
    /^(?=.*\b(?:already|opened|since|has (?:sold|lent|served)|have (?:sold|lent|served)|deja|ouverte?|depuis)\b).*\b(?:licen[cs]e|permit|agrement|autorisation)\b[^.;]{0,60}\b(?:(?:we|they|it) (?:shall|will|are going to) (?:ask for|apply for|request)|(?:nous|on|elle) (?:demanderons|demandera|sollicitera|solliciterons|allons demander))(?: it)? (?:once|when|later|after|quand|lorsque|une fois|des que|plus tard)\b/,
  ),
  LITIGATION_PENDING: says(
    // `Has petitioned the District Court for shares, and the case stands for hearing`.
    asFact(
      /\bpetitioned (?:the )?(?:[a-z]+ ){0,4}(?:court|tribunal)\b|\b(?:case|matter|suit|petition) (?:stands|is set|is down|is listed|has been listed) for (?:hearing|judgment|trial|argument)\b/,
    ),
    // `Which sues in the Commercial High Court for EUR 96,000`, `demande 320 000 dinars au tribunal de Monastir`.
    asFact(
      /(?<!\b(?:we|company|borrower|group|school) )\bsues?\b[^.;]{0,60}\b(?:court|tribunal)\b[^.;]{0,30}\bfor\b[^.;]{0,8}\d|\b(?:demande(?:nt)?|reclame(?:nt)?|veu(?:t|lent))\b[^.;]{0,12}\d[\d .,]*[^.;]{0,24}\b(?:au|devant le) tribunal\b/,
    ),
  ),
  NOT_AUDITED: says(
    // `Nobody from outside has looked at these books for three years`.
    /\b(?:nobody|no one) (?:from (?:the )?outside|independent|external) has (?:ever )?(?:looked at|checked|seen|read|gone through|been through) (?:these|the|our|its) (?:books|accounts|figures|pages|papers|numbers|sheets)\b/,
  ),
  OPINION_QUALIFIED: says(
    // `N'avons pas assisté au comptage ... ne permettent pas de s'en faire une idée autrement`.
    /\b(?:n'avons pas (?:pu )?(?:assiste|assister|observe|observer)|n'etions pas la|(?:could|did) not (?:attend|watch|count)|were not there)\b.*\b(?:ne permet(?:tent|tait|taient)? pas|(?:could|can|do|does|did) not (?:otherwise )?(?:satisfy|allow|permit|tell|be sure)|nor could we|autrement)\b/,
  ),
  PROJECTION_AS_FACT: says(
    // `Now sells our bottles in 64 shops; the first talks with their buyer are booked for June`.
    asFact(
      /\b(?:sells?|brings?|buys?|serves?|supplies|stocks?|certified|placed|vend|achete|rapporte|certifiee?s?|placee?s?)\b[^;]*; (?:the |our |his |their |la |le |les |nos )?(?:[a-z]+ ){0,3}(?:first (?:talks?|meetings?|visits?|inspections?|trials?|tests?|calls?)|(?:makes?|pays?) (?:his|her|its|their) first (?:visit|inspection)|premiere?s? (?:visites?|reunions?|rencontres?|essais?|contacts?))\b[^;]{0,60}\b(?:booked|planned|set|due|next|prevue?s?|fixee?s?|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))\b/,
    ),
    // `Our showroom sells NPR 210 lakh a year; the lease will be signed once this round closes`.
    /\b(?:our|notre|nos) [a-z' -]{3,40}\b(?:sells?|serves?|brings? in|earns?|makes?|turns? out|employs?|vend|sert|rapporte|produit|emploie)\b[^;]*\d[^;]*; [^;]*\b(?:lease|company|licen[cs]e|land|building|machines?|line|plant|contract|bail|societe|terrain|usine|contrat)\b[^;]{0,40}\b(?:will be|is to be|are to be|sera|seront) (?:signed|registered|bought|built|found|rented|installed|signee?|immatriculee?|achetee?|construite?|louee?|installee?)\b/,
  ),
  RELATED_PARTY: says(
    forAnInsider,
    // `Taken in cash as needed by the managing director for a house`.
    asFact(
      new RegExp(
        `\\b(?:taken|drawn|withdrawn|borrowed|preleve\\w*|retire\\w*)\\b[^.;]{0,40}\\b(?:by|par) (?:the |our |le |la |l')?${INSIDER}\\b.*\\b(?:for|pour) (?:a|an|his|her|the family|une?|sa|son) ?(?:own )?(?:house|home|car|plot|land|wedding|school fees|villa|flat|farm|maison|voiture|terrain|mariage|ferme)\\b`,
      ),
    ),
    // `Price was as she told, other shops were not asked`, `at a price the family agrees between them`.
    asFact(
      /\b(?:wife|husband|son|daughter|brother|sister|cousin|uncle|aunt|family|epouse|mari|fils|fille|frere|soeur|famille)\b.*\b(?:price (?:was|is) (?:as|what) (?:she|he|they) (?:told|said|asked)|other (?:shops|houses|suppliers|quotes) were not asked|price (?:that )?the family agrees|over what [^.;]{2,30} quotes?|sans (?:autre )?devis|prix convenu (?:en|entre) (?:famille|eux))\b/,
    ),
    // `Put in L 3,100,000; it is noted on a page of her agenda`.
    asFact(
      /\b(?:put in|lent|gave|advanced|a mis|a prete|a avance)\b[^;]*\d[^;]*; (?:it is|this is|c'est|il est) (?:only )?(?:noted|written|kept|note|ecrit|inscrit) (?:on|in|sur|dans) (?:a |an |the |her |his |un |une |son |sa )?(?:page|agenda|diary|copybook|notebook|exercise book|carnet|cahier)\b/,
    ),
  ),
  RETURN_PROMISED: says(
    // `Put down M250,000 and I hand you back M340,000, dry year or wet`.
    /\b(?:put (?:down|in)|invest|bring|give us|mettez|apportez|confiez)\b[^;]{0,24}\d[^;]*\b(?:hand|give|pay|get|receive|rends?|rendons|recevez)\b[^;]{0,24}\d[^;]*\b(?:(?:dry|good|bad|fat|lean)[a-z ]* or [a-z]+|rain or|whatever|hold (?:my|our) word|my word|en tout cas|quoi qu|bonne (?:annee )?ou mauvaise)\b/,
    // `The Investor's shares bring 18% a year in any event`.
    /\b(?:shares?|actions|parts|units?|certificates?|money)\b[^.;]{0,30}\b(?:bring|earn|yield|pay|rapportent|donnent)\b[^.;]{0,12}\d[\d.,]* ?%[^.;]{0,40}\b(?:in any event|in any case|whatever|en tout (?:etat de cause|cas)|quoi qu)\b/,
  ),
  SUPPLIER_CONCENTRATION: says(
    // `Every bale came from him, and I would not know whom else to ring`.
    /\b(?:every|all|each|tout|toute|tous|toutes)\b.*\b(?:would|do|should) not know (?:whom|who|where) else\b|\bne sai[st]\w* (?:pas )?(?:a qui d'autre|chez qui d'autre|ou aller)\b/,
    // `The whole heap from the plant of ..., and nobody else in the region ... on that scale`.
    asFact(
      /\b(?:come|comes|came|buy|bought|get|take)\b.*\b(?:nobody|no one|none) else in the (?:region|country|area|valley|town|district)\b[^.;]{0,60}\b(?:on that scale|in that quality|of that kind|at all)\b/,
    ),
  ),
  TAXES_UNPAID: says(
    // `Nous écrit que vous lui devez encore 87 400 000 francs de TVA`, `still owes 3.1 million of PAYE`.
    (text) =>
      OWES_DUES.test(withoutIts(text)) &&
      !/\b(?:owes? us|nous (?:est|sont)|refunds?|rembours\w+|if|unless|si)\b/.test(text),
    keepsDues,
    // `The social insurance of the workers, nothing of which was sent on since October`.
    asFact(
      /\b(?:social (?:insurance|security)|pensions?|provident|paye|vat|withholding|contributions?|cotisations?|retenues?|tva)\b[^;]{0,100}\b(?:nothing|none|not (?:a|one) [a-z]+) of (?:which|it) (?:was|were|has been|have been) (?:sent|paid|handed|remitted|passed)\b|\bdont rien n'a ete (?:verse|paye|reverse|envoye)\b/,
    ),
  ),
};

/** Whether a folded sentence says a worry in passing, in one of the turns that papers have for it. */
export const saidInPassing = saysOf(IN_PASSING);
