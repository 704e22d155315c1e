// Turns of phrase in which papers say a worry in passing, each with how it was met; their counterpart is `looks-like.ts`.

import type { FlagCode } from '../document.ts';
import { type Says, says, saysOf } from './rule.ts';

/** What may come, and what is not so. */
const SUPPOSED =
  /\b(?:if|unless|should|would|may|might|could|shall|never|no longer|not any more|si|sauf|serait|pourrait|pourra|jamais)\b/;
/** A frame that tells nothing where its sentence supposes something. */
const asFact =
  (frame: RegExp) =>
  (text: string): boolean =>
    frame.test(text) && !SUPPOSED.test(text);

const IN_PASSING: Readonly<Partial<Record<FlagCode, Says>>> = {
  AGREEMENT_NOT_SIGNED: says(
    // `The paper with the trustees ended with August, and the Borrower remains on the ground by their kind word`.
    asFact(
      /\b(?:paper|lease|agreement|contract|deed|bail|contrat|convention)\b[^;]{0,60}\b(?:ended|ran out|expired|lapsed|finished|a expire|a pris fin|est echue?|s'est achevee?)\b[^;]{0,60}\b(?:remains?|stays?|goes on|go on|keeps?|continues?|reste|restons|demeure|continue)\b[^.;]{0,60}\b(?:by (?:their|his|her|its) (?:kind )?(?:word|leave|grace|favour)|on (?:his|her|their) word|without (?:a |any )?(?:paper|lease|contract|new one)|sur (?:sa|leur) parole|de bonne foi|sans (?:bail|contrat|papier))\b/,
    ),
    // `It carries no name under it to this day`, `sans aucune signature au bas`.
    asFact(
      /\b(?:carries|bears|has|shows) no (?:name|signature|hand) (?:under|below|at the (?:foot|end)|to this day|so far|yet)\b|\bsans (?:aucune |la moindre )?signature (?:au bas|en bas|a ce jour)\b/,
    ),
  ),
  CUSTOMER_CONCENTRATION: says(
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
    // `Alone knows the tensions ..., joins her daughter in Lyon from June`, `les grossistes ne connaissent que lui ... prend son nouveau poste`.
    asFact(
      /\b(?:alone (?:knows|can|does)|(?:is )?the (?:one|only) (?:name|person|one)|ne connaissent que (?:lui|elle)|connait seule?|tout passe par)\b.{0,160}\b(?:joins? (?:her|his)|settles? in|moves? to|leaves? for|prend(?:ra)? (?:son|un) nouveau poste|rejoint (?:son|sa|ses)|s'installe a|part pour)\b/,
    ),
  ),
  LITIGATION_PENDING: says(
    // `Which sues in the Commercial High Court for EUR 96,000`, `demande 320 000 dinars au tribunal de Monastir`.
    asFact(
      /(?<!\b(?:we|company|borrower|group|school) )\bsues?\b[^.;]{0,60}\b(?:court|tribunal)\b[^.;]{0,30}\bfor\b[^.;]{0,8}\d|\b(?:demande(?:nt)?|reclame(?:nt)?|veu(?:t|lent))\b[^.;]{0,12}\d[\d .,]*[^.;]{0,24}\b(?:au|devant le) tribunal\b/,
    ),
  ),
  OPINION_QUALIFIED: says(
    // `N'avons pas assisté au comptage ... ne permettent pas de s'en faire une idée autrement`.
    /\b(?:n'avons pas (?:pu )?(?:assiste|assister|observe|observer)|n'etions pas la|(?:could|did) not (?:attend|watch|count)|were not there)\b.*\b(?:ne permet(?:tent|tait|taient)? pas|(?:could|can|do|does|did) not (?:otherwise )?(?:satisfy|allow|permit|tell|be sure)|nor could we|autrement)\b/,
  ),
  PROJECTION_AS_FACT: says(
    // `Our showroom sells NPR 210 lakh a year; the lease will be signed once this round closes`.
    /\b(?:our|notre|nos) [a-z' -]{3,40}\b(?:sells?|serves?|brings? in|earns?|makes?|turns? out|employs?|vend|sert|rapporte|produit|emploie)\b[^;]*\d[^;]*; [^;]*\b(?:lease|company|licen[cs]e|land|building|machines?|line|plant|contract|bail|societe|terrain|usine|contrat)\b[^;]{0,40}\b(?:will be|is to be|are to be|sera|seront) (?:signed|registered|bought|built|found|rented|installed|signee?|immatriculee?|achetee?|construite?|louee?|installee?)\b/,
  ),
  RELATED_PARTY: says(
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
    // `The social insurance of the workers, nothing of which was sent on since October`.
    asFact(
      /\b(?:social (?:insurance|security)|pensions?|provident|paye|vat|withholding|contributions?|cotisations?|retenues?|tva)\b[^;]{0,100}\b(?:nothing|none|not (?:a|one) [a-z]+) of (?:which|it) (?:was|were|has been|have been) (?:sent|paid|handed|remitted|passed)\b|\bdont rien n'a ete (?:verse|paye|reverse|envoye)\b/,
    ),
  ),
};

/** Whether a folded sentence says a worry in passing, in one of the turns that papers have for it. */
export const saidInPassing = saysOf(IN_PASSING);
