// What papers say in the words of a worry, and is none: each with one it was met in.

import type { FlagCode } from '../document.ts';
import { type Says, says, saysOf } from './rule.ts';

const LOOKS_LIKE: Readonly<Partial<Record<FlagCode, Says>>> = {
  AGREEMENT_NOT_SIGNED: says(
    // `An advance, receipt of which the Mill acknowledges`.
    /\breceipt of which\b[^.;]*\backnowledges\b/,
    // `En vertu d'un bail précédent, arrivé à terme`, of premises that are let anew.
    /\bbail precedent\b|\bprevious lease\b/,
    // `Save for confidentiality and costs it is not binding; the parties will sign an agreement`: a term sheet.
    /^\W*(?:save|except) (?:for|as to) [^.;]*\bnot (?:legally )?binding\b/,
    // `No term sheet yet.`
    /^\W*no (?:term sheet|letter of intent|offer) (?:yet|so far)\b/,
  ),
  CUSTOMER_CONCENTRATION: says(
    // `L'encours à la banque est de 145 millions sur 200 autorisés`.
    /\bencours\b[^.;]*\b(?:bank|banque|autorisee?s?)\b/,
    // `The Ministry pays for 19 of the 64, each by its own hospital`.
    /\beach by its own\b|\bchacun par (?:son|sa) propre\b/,
    // `The names under which nine boxes of ten are sold`.
    /\bunder which\b[^.;]*\b(?:is|are) sold\b|\bsous lesquels?\b[^.;]*\bvendu\w*\b/,
    // `The customer pays the full price to us; nine tenths go on to the operator`.
    /\b(?:go|goes|is passed|are passed) on to (?:the |our )?(?:operators?|owners?|farmers?|drivers?|artists?|merchants?|sellers?)\b/,
    // `No customer should pass 25 % of sales without the Board being told`.
    /\bno (?:single )?(?:customer|client|buyer) (?:should|may|shall|must)\b/,
    // `Les ventes ont porté sur 3 410 tonnes de farine`.
    /\b(?:ventes|livraisons|expeditions) ont porte sur \d[\d .,]* (?:tonnes|litres|kilos|kg|unites|pieces|sacs|caisses)\b/,
  ),
  DEBT_UNDISCLOSED: says(
    // `The Mill grants credit on open account`.
    /\bgrants? credit on open account\b/,
    // `This letter is given without any responsibility on our part`.
    /\bwithout (?:any )?(?:responsibility|liability)\b|\bsans (?:aucune )?responsabilite\b/,
    // `Merchant advances are held in a separate account and are not counted as cash`.
    /\bheld (?:in|on) (?:an? )?(?:separate|trust|escrow|client|dedicated) account\b/,
    // `Le Prêteur consent à la Société un prêt`: the deed of the loan itself.
    /\b(?:the lender|le preteur|la banque|the bank) (?:hereby )?(?:grants|lends|makes|consent|accorde|prete)\b(?! pas\b)/,
  ),
  GOING_CONCERN: says(
    // `Les impayés reculent depuis que les relances partent le 5`.
    /\bimpayes (?:reculent|baissent|diminuent)\b|\boverdues? (?:fell|fall|is down|are down)\b/,
    // `The chart is of December, the payroll of June`.
    /\b(?:org(?:anisation)? )?chart\b[^.;]*\bpayroll\b/,
    // `Our objective is reasonable assurance whether the statements are free from misstatement`.
    /\bour objectives? (?:is|are) (?:to obtain )?reasonable assurance\b/,
    // `"Material Adverse Effect" means an effect which prevents the Borrower from paying`.
    /\b(?:means an? (?:event|effect|circumstance)|designe tout (?:evenement|effet))\b/,
    // `Total assets come to 16.9 million and equity to 10.4`.
    /^\W*total assets (?:come|came|amount|amounted|stand|stood|are|were)\b(?!.*\b(?:exceed\w*|negative|deficit|short)\b)/,
  ),
  IP_NOT_ASSIGNED: says(
    // `The Developer has handed over the source code`.
    /\bhas handed over (?:all |the )*source code\b/,
    // `Before the Company was incorporated the Assignors wrote firmware`: a recital of the deed that assigns it.
    /^(?!.*\b(?:not|never|unsigned|blank|refus\w+|pas|jamais)\b).*\b(?:assignors?|(?:le|les) cedants?)\b/,
    // `No transfer has been made after the date of this deed`.
    /\bno transfer (?:has been|was) made (?:after|since)\b/,
    // `La fusion n'est pas une cession`: of a clause against assignment.
    /^\W*(?:the |a |la |une )?(?:mergers?|fusion|scission)\b/,
  ),
  KEY_PERSON_LEFT: says(
    // `Each founder gives his or her whole working time to the Company`.
    /\bgives? (?:his or her|his|her|their) (?:whole|full) (?:working )?time\b|\bconsacre(?:nt)? (?:tout|l'integralite de) (?:son|leur) temps\b/,
    // `Came back from his sabbatical`.
    /\b(?:came back|is back|returned) from (?:his|her|their|a)\b|\best (?:de retour|revenue?) (?:de|d')\b/,
    // `Our accountant went on leave to have twins; her cousin stands in`.
    /\b(?:went|is|goes) on (?:[a-z]+ )?leave\b|\bconge (?:de )?maternite\b/,
    // `Prend fin à l'égard de toute Partie qui cesse d'être actionnaire`.
    /\b(?:toute? (?:partie|associee?|actionnaire)|any (?:party|member|shareholder)) (?:qui cesse|who ceases|that ceases)\b/,
    // `Tojo Andriamihaja, directeur technique, cofondateur : 29 %`: a holder.
    /^[^.;:]{4,100} ?: ?\d{1,3}(?:[.,]\d+)? ?%(?: (?:du capital|of the (?:capital|shares)))?\W*$/,
  ),
  LICENCE_MISSING: says(
    // `Was not renewed because the new law asks for none`.
    /\b(?:law|act|decree|regulations?|loi|decret)\b[^.;]{0,24}\b(?:asks for none|requires none|no longer (?:asks|requires)|n'en (?:exige|demande) (?:plus|pas|aucun))/,
    // `That licence had lapsed on 30 June 2018, was renewed in October`.
    /\blapsed\b[^.;]*\b(?:was|were|has been) renewed\b/,
    // `We worked on a provisional permit while the regulator wrote the rules`.
    /\bwhile the (?:regulator|authority|ministry) (?:wrote|was writing|drafted) the (?:rules|regulations)\b/,
    // `Our size obliges us to have an external auditor`.
    /\bobliges us to have an? (?:external |statutory )?auditor\b/,
    // `Another ambulance firm had its licence suspended`, `un embouteilleur de l'Ouest a vu son agrément retiré`.
    /\banother [a-z ]{3,24} (?:had|has had) (?:its|his|her|their) (?:licen[cs]e|permit)\b|\b(?:un|une) (?!de nos|de ses)[a-z' -]{3,40} (?:a vu|s'est vu) (?:retirer )?(?:son|sa|leur) (?:agrement|licence|autorisation|permis)\b/,
  ),
  LITIGATION_PENDING: says(
    // `Wrote that the allegation was unfounded and that no inquiry was open`.
    /\b(?:allegations?|complaints?|plaintes?) (?:was|were|etait|etaient) (?:unfounded|without foundation|sans fondement|infondee?s?)\b/,
    // `Tribunal de première instance de Sfax`.
    /^\W*(?:tribunal|cour|court) [a-z' -]+\W*$/,
    // `La société est demanderesse dans une opposition`.
    /\b(?:est|was|is) (?:la )?(?:demanderesse|the (?:claimant|plaintiff|applicant))\b/,
    // `Failing settlement in thirty days the matter goes to mediation`: how the parties would settle.
    /\bfailing (?:settlement|agreement|which)\b[^;]*\b(?:mediation|arbitrat\w+|arbitre)\b/,
    // `À votre demande nous confirmons ce qui suit`.
    /^\W*(?:messieurs|mesdames|dear sirs?|gentlemen)\b[^.;]{0,24}\b(?:a votre demande|at your request)\b[^.;]{0,60}\W*$/,
  ),
  NO_COMPETITION: says(
    // `Competitors: none so far in Thika; four in Nairobi`.
    /\bnone so far in [^.;]*; (?:\d+|two|three|four|five|six|several|many) in\b/,
    // `We are alone in this market only until the plant at Thika opens`.
    /\bonly until\b|\bseulement jusqu'a\b/,
    // `La Minoterie est notre seule source de farine : personne d'autre n'en vend`.
    /\b(?:notre|our) (?:seule|only|sole) source\b/,
    // `I will not tell you nobody else does it`.
    /\b(?:will|would|do) ?(?:not|n't) (?:tell you|say|claim|pretend)\b/,
    // `Aucun changement de méthode n'affecte la comparabilité des exercices`.
    /\b(?:comparabilite|comparability)\b/,
  ),
  NO_SHAREHOLDERS_AGREEMENT: says(
    // `Il prévaut entre eux sur les statuts`.
    /^\W*(?:il|elle|it) (?:prevaut|prevails)\b/,
    // `La nullité d'une clause n'entraîne pas celle du pacte`.
    /\b(?:nullite|invalidite|invalidity|nullity) (?:d'une|of (?:a|any|one)) (?:clause|stipulation|provision)\b/,
    // `Le pacte règle les rapports des actionnaires pendant dix ans`.
    /\b(?:le (?:present )?pacte|the (?:present )?(?:shareholders'? )?agreement) (?:regle|prevaut|lie|governs|prevails|binds|regit)\b/,
    // `Pacte d'actionnaires NDOLO – paraphes : B.T.N.`: the foot of a page.
    /\b(?:paraphes?|initials?) ?:/,
  ),
  OPINION_QUALIFIED: says(
    // `A compilation is not an assurance engagement`, `substantially less in scope than an audit`.
    /\b(?:compilation|review|examen limite) (?:is|was|n'est) not an? (?:assurance|audit)\b|\bsubstantially less in scope than an audit\b/,
    // `Sans remettre en cause l'opinion, nous attirons l'attention sur un changement de durée`.
    /^(?!.*\b(?:continuite|going concern|incertitude|uncertaint\w+)\b)\W*(?:sans remettre en cause|without (?:modifying|qualifying))\b/,
    // `The opinion on 2023 was modified in respect of the change then in progress`.
    /\bopinion on (?:19|20)\d\d was (?:modified|qualified)\b[^.;]*\bthen\b/,
    // `Scope: we did not visit growers outside the Western Cape`: of a buyer's own inquiry.
    /^\W*scope ?:/,
  ),
  PROJECTION_AS_FACT: says(
    // `With it we reach 45,000 samples a month by end of 2027`: what a round is to bring.
    /^\W*(?:with|avec) (?:it|this|these funds|the (?:money|round|funds)|cette (?:levee|somme)|ces fonds)\b/,
    // `Le carnet signé est de 310 M, et 540 M d'offres sont en discussion`: signed, and apart from it what is not.
    /\b(?:carnet|commandes?|order book|orders?)\b[^.;]{0,24}\b(?:signee?s?|signed)\b[^.;]*\b(?:en discussion|in discussion|under discussion)\b/,
    // `Who bring back the bag get GHS 3 off the next one`.
    /\bgets? (?:[a-z]{2,3} ?)?[^\w\s]?\d[\d.,]* (?:%|per cent )? ?off\b/,
    // `Market of about 310 billion a year`.
    /\b(?:market|marche) (?:of|de|d') ?(?:about|some|around|environ)\b/,
  ),
  RELATED_PARTY: says(
    // `The advance is worked off by deducting from the invoices of each month, and bears no interest`: a buyer's.
    /\bdeducting\b[^.;]*\bfrom the invoices\b/,
    // `The MD never draws from this account`, `n'a jamais pris un franc dans la caisse`.
    /\bnever (?:draws?|drew|takes?|took|borrows?|borrowed)\b|\bjamais (?:pris|preleve|emprunte|tire|puise)\b/,
    // `Politique : la société ne consentira ni aval ni prêt à un actionnaire`.
    /\b(?:policy|politique)\b[^.;]*\b(?:ne (?:consentira|pretera|accordera)|(?:will|shall) not (?:lend|grant|give|guarantee))\b/,
    // `Loyer versé au président selon bail enregistré et autorisé`.
    /\b(?:bail|contrat|convention|lease|contract)\b[^.;]{0,24}\b(?:enregistree?|registered)\b[^.;]{0,24}\b(?:autorisee?|approuvee?|approved|authori[sz]ed)\b/,
  ),
  RETURN_PROMISED: says(
    // `Le prêt porte intérêt au taux fixe de 9,5 % l'an`.
    /\b(?:le pret|the loan|la facilite|the facility) (?:porte|bears?) (?:interet|interest)\b/,
    // `Not less than 30 % of distributable profit shall be paid out`.
    /\b(?:distributable (?:profits?|reserves?)|benefices? distribuables?)\b/,
    // `A condition of the drag and not a promise`.
    /\bdrag-?along\b|\bnot a promise\b|\bpas une promesse\b/,
    // `Licence holders render monthly returns by the 10th`.
    /\b(?:render|file|submit|lodge) (?:[a-z]+ )?(?:monthly|quarterly|annual|half-yearly) returns\b/,
  ),
  SUPPLIER_CONCENTRATION: says(
    // `Until 2022 all chicks came from one breeding company`.
    /^\W*(?:until|jusqu'en) (?:19|20)\d\d\b/,
    // `Milk intake fell because of the dry spell`.
    /\bintake (?:fell|rose|dropped)\b/,
    // `Il était le seul à tenir le logiciel`.
    /^\W*(?:il|elle|he|she) (?:etait|est|was|is) (?:le |la |the )?(?:seule?|only)\b/,
    // `Two: one in Cape Town, one in Shenzhen.`
    /^\W*(?:two|three|four|five|deux|trois|quatre|cinq) ?:/,
    // `Aucune exclusivité n'est consentie`.
    /\b(?:aucune exclusivite|no exclusivity)\b/,
  ),
  TAXES_UNPAID: says(
    // `Last remittance was for July 2026`: where that is long ago the day itself tells it.
    /\blast (?:remittance|payment|return|filing) was for\b/,
    // `Receivables include a refund of VAT overdue since 2024`: owed by the state, or by customers.
    /\brefunds? of (?:vat|tax)\b|\b(?:vat|tax) refunds?\b|\bcredits? de tva\b|\bdue from customers\b/,
    // `Arrears, penalties | Clearances of 2 and 9 June 2026`.
    /\bclearances? of \d/,
    // `La société réclame 210 millions à un courtier`.
    /\b(?:la societe|nous) (?:reclame|reclamons)\b|\b(?:the company|we) claims?\b/,
    // `Staff advances were outstanding and are deducted from salaries`.
    /\bstaff (?:advances|loans|car)\b|\bavances? (?:au|du|sur) (?:personnel|salaire)\b/,
    // `Provisional tax was paid on the due dates; the balance falls due on 31 December`.
    /\bpaid on (?:the|its|their) due dates?\b/,
    // `Si la banque ne repousse pas l'échéance`: what is owed to a bank.
    /\b(?:la banque|the bank) (?:ne (?:repousse|reporte)|does not (?:extend|put off|roll))\b/,
  ),
};

/** Whether a folded sentence says in the words of a worry what is none. */
export const onlyLooksLike = saysOf(LOOKS_LIKE);
