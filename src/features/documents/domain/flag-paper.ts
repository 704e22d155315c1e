import type { FlagCode, StrengthCode } from './document.ts';
import { type FlagRule, quoteWhole, type Extraction, type Sign, type StrengthRule } from './extraction.ts';

/** One thing accounts or a legal file may say: the words, what turns them round, and the kind of document it counts in. */
type Statement<Code> = {
  readonly code: Code;
  readonly types: readonly Extraction['type'][];
  readonly said: RegExp;
  readonly unless: RegExp;
};

const NEVER = /(?!)/;
const ACCOUNTS = ['financial_statements'] as const;
const LEGAL = ['legal_docs'] as const;

const FLAGS: readonly Statement<FlagCode>[] = [
  {
    code: 'GOING_CONCERN',
    types: [...ACCOUNTS, ...LEGAL],
    said: /\b(?:(?:significant|substantial) doubt|material uncertainty (?:exists|related to going|relating to going|that may)|doute significatif|incertitude significative|continuite d'exploitation (?:est|serait|apparait) (?:compromise|menacee|incertaine|remise en cause))/,
    unless:
      /\b(?:no|not|without|aucune?|n'est pas|ne|never|neither)\b[^.]{0,60}(?:material uncertainty|doubt|doute|incertitude|remise en cause|compromise)/,
  },
  {
    code: 'OPINION_QUALIFIED',
    types: ACCOUNTS,
    said: /\b(?:(?<!un)qualified opinion|except for the (?:possible )?(?:effects?|matters?)|adverse opinion|disclaimer of opinion|do not express an opinion|avec (?:une |des )?reserves?|opinion avec reserve|sous (?:la )?reserve|refus de certifier|impossibilite de certifier|sous reserve de)\b/,
    unless:
      /\b(?:not|no|is not|sans|aucune|unqualified)\b[^.]{0,20}(?:qualified|reserves?|modified)|\b(?:another (?:firm|auditor)|previous auditor|predecessor|prior[- ]year|20\d\d (?:statements|accounts|comptes))\b/,
  },
  {
    code: 'NOT_AUDITED',
    types: ACCOUNTS,
    said: /\b(?:unaudited|un-audited|not (?:been )?(?:yet )?audited|have not been (?:audited|reviewed)|no audit|non audites?|non auditees?|n'ont pas (?:encore )?ete (?:audites?|auditees?|certifies?)|comptes provisoires|non certifies)\b/,
    unless: /\b(?:interim|comparatives?|prior year|previous year|supplementary|five-year summary)\b/,
  },
  {
    code: 'IP_NOT_ASSIGNED',
    types: LEGAL,
    said: /\b(?:no (?:ip |intellectual property |written |formal |such )?(?:assignment|transfer)(?: agreements?| deeds?)? (?:has|have|was|were|is|are|exists?)|(?:has|have|had) not (?:yet |been |formally )*(?:assigned|transferred|ceded)|not (?:yet )?(?:been )?(?:assigned|transferred) to the (?:company|employer)|(?:is|are|remains?|still) (?:held|owned|registered) (?:personally )?(?:by|in the (?:personal )?names? of) (?:the |a |one |our )?(?:founders?|developers?|freelancers?|contractors?|agency|third part|former|ceo|cto|co-?founder)|retains? (?:the |all )?(?:copyright|ownership|rights|title)|(?:n'ont|n'a|n'a pas|pas) (?:pas )?(?:encore )?ete (?:cedee?s?|transferee?s?)|aucune cession|n'(?:a|ont) pas (?:encore )?cede|(?:appartient|appartiennent|reste la propriete|detenue?s?|au nom) (?:encore |toujours )?(?:d'un|de l'|du|des|a un|a l'|au|par) (?:ancien |un |le |l')?(?:developpeur|fondateur|fondateurs|agence|prestataire|tiers|freelance|cofondateur))\b/,
    unless:
      /\bnothing\b|\brien\b|\b(?:aucun|aucune) (?:code|droit|element|logiciel)|\bno (?:part|portion|element|code|ip|intellectual property)\b[^.]{0,60}(?:owned|held|belongs)|lien|pledge|shares?\b[^.]{0,20}transferred/,
  },
  {
    code: 'LITIGATION_PENDING',
    types: [...LEGAL, ...ACCOUNTS],
    said: /\b(?:(?:has|have) (?:sued|filed (?:a |suit|an? (?:action|claim))|commenced proceedings|brought (?:a|an) (?:claim|action|suit)|instituted)|is (?:suing|being sued)|(?:lawsuit|suit|claim|case|proceedings?|dispute|arbitration|petition|appeal)s? (?:is|are|remains?|was filed|were filed|has been filed|against (?:us|the company))[^.]{0,30}(?:pending|ongoing|before|in progress|filed|unresolved|outstanding)?|(?:is|are) (?:a )?(?:defendant|respondent|party to (?:a|an|one|two|three|the) )|pending (?:litigation|lawsuit|case|claim|proceedings)|a assigne|ont assigne|(?:est|sommes|a ete) (?:assignee?|poursuivie?|attaquee?|mise? en cause)|(?:litige|proces|contentieux|procedure|instance)s? (?:est |sont |reste |judiciaire )?(?:en cours|pendante?|oppose)|reclame (?:\d|des|le)|(?:a|ont) saisi (?:le |la |les )?(?:tribunal|juge|cour|conseil|prud))\b/,
    unless:
      /\b(?:no|not|none|neither|nor|never|without|aucune?|n'est|ne|n'a|sans|settled|withdrawn|dismissed|closed|concluded|resolved|clos|close|retiree?|reglee?|abandonnee?|classee?|won|gagne)\b(?! (?:assignment|date))/,
  },
  {
    code: 'LICENCE_MISSING',
    types: LEGAL,
    said: /\b(?:(?:without|no) (?:a |an |any |the |its own |own )?(?:valid |required |necessary |operating |payment |such )?(?:licen[cs]es?|permits?|authori[sz]ation|approval)\b(?! (?:is|are) (?:required|needed|necessary))|(?:do|does|did) not (?:yet )?(?:hold|have) (?:a|an|any|the|its own) (?:\w+ )?(?:licen[cs]e|permit|authori[sz]ation)|(?:licen[cs]e|permit|authori[sz]ation|approval)s? (?:expired|lapsed|was (?:revoked|suspended)|(?:has|have) (?:expired|lapsed)|(?:has|have) (?:been (?:revoked|suspended)|not been (?:granted|obtained|issued)))|application for [^.]{0,50}licen[cs]e[^.]{0,20}(?:is |remains )?(?:pending|rejected|refused)|has not (?:yet )?(?:granted|issued|obtained|received|approved)[^.]{0,40}(?:licen[cs]e|permit|authori[sz]ation|approval)|n'(?:a|ont) pas (?:encore )?(?:delivre|accorde|obtenu|octroye|recu)[^.]{0,30}(?:agrement|licence|autorisation)|(?:licen[cs]e|permit)\b[^.;]{0,40}\b(?:expired|lapsed|not been renewed)|sans (?:l'|la |une? |aucune )?(?:agrement|licence|autorisation)|(?:agrement|licence|autorisation) (?:a expire|est expiree?|n'a pas (?:encore )?ete|a ete (?:retiree?|refusee?|suspendue?)|est en attente|en cours d'obtention)|ne (?:dispose|detient|possede) pas (?:encore )?(?:d'|de )(?:agrement|licence|autorisation))/,
    unless:
      /\b(?:no longer|not operate without|cannot operate without|never operated without|ne peut|jamais|is not required|not required|pas requis|not necessary|none is required)\b/,
  },
  {
    code: 'NO_SHAREHOLDERS_AGREEMENT',
    types: LEGAL,
    said: /\b(?:(?:no|without an?) (?:written |signed |formal )?(?:shareholders?'?s?|founders?'?|investors'?) agreement (?:has|is|was|exists|in place|between)|there is no (?:written |signed |formal )?(?:shareholders?'?s?|founders?'?) agreement|(?:shareholders?'?s?|founders?'?) agreement (?:has not|is not|was not|remains unsigned|is still (?:in draft|unsigned|being))|aucun pacte|pas (?:encore )?(?:signe )?de pacte|pacte [^.]{0,30}(?:n'a pas|n'est pas|non signe|pas encore|reste a signer))/,
    unless: NEVER,
  },
];

const STRENGTHS: readonly Statement<StrengthCode>[] = [
  {
    code: 'AUDITED',
    types: ACCOUNTS,
    said: /\b(?:give a true and fair view|gives a true and fair view|present(?:s)? fairly|unqualified opinion|certifions|sinceres et (?:donnent|reguliers)|donnent une image fidele|image fidele)\b/,
    unless: /\b(?:except for|subject to|sous reserve|avec reserve|do not|does not|ne donnent pas)\b/,
  },
  {
    code: 'IP_ASSIGNED',
    types: LEGAL,
    said: /\b(?:(?:has|have) (?:each )?(?:assigned|transferred)[^.]{0,40} (?:to|all|their)|(?:is|are) (?:fully |solely |wholly )?(?:owned by|assigned to|vested in) the company|belongs? to the company|assigned (?:all |their |its |the )?[^.]{0,60} to the company|appartien(?:t|nent) a la societe|owns all (?:of its |the )?(?:intellectual|ip|rights|software|source)|(?:ont|a) cede[^.]{0,40} (?:a la societe|tous|leurs|l'ensemble)|(?:est|sont) (?:la propriete|detenus?|detenues?) (?:exclusive )?(?:de|par) la societe)\b/,
    unless: /\b(?:not|no|except|n'|ne|pas|sauf|hormis|aucune)\b(?! (?:autre))/,
  },
  {
    code: 'NO_LITIGATION',
    types: LEGAL,
    said: /\b(?:not (?:a )?party to any|no (?:pending |ongoing |current |material |active )?(?:litigation|disputes?|claims?|proceedings|lawsuits?|legal proceedings)|there (?:is|are) no (?:\w+ )?(?:litigation|disputes?|proceedings|claims)|n'est (?:pas )?partie a (?:aucun|un)|aucun (?:litige|contentieux|proces)|aucune (?:procedure|instance|action)|pas de (?:litige|contentieux))\b/,
    unless: /\b(?:other than|except|save for|apart from|a l'exception|hormis|sauf|a part)\b/,
  },
  {
    code: 'LICENSED',
    types: LEGAL,
    said: /\b(?:(?:hold|holds|has|obtained|was granted|were granted|been granted|issued with) (?:an? |the |all |valid |its )*(?:[\w'-]+ ){0,5}?(?:licen[cs]es?|permits?|authori[sz]ations?|approvals?|certificates?)\b|(?:licen[cs]e|permit|approval|authori[sz]ation)[^.]{0,40}(?:is valid|valid until|was (?:granted|issued|renewed)|has been (?:granted|issued|renewed)|in force)|(?:agrement|licence|autorisation)[^.]{0,60}(?:obtenue?|delivree?|accordee?|octroyee?|renouvelee?|en cours de validite)|(?:a obtenu|detient|dispose de|est titulaire) [^.]{0,30}(?:agrement|licence|autorisation))/,
    unless:
      /\b(?:not|no|expired|lapsed|pending|revoked|suspended|without|applied|application|n'a|ne|pas|sans|expiree?|en attente|ip|software)\b/,
  },
  {
    code: 'DATA_PROTECTED',
    types: LEGAL,
    said: /\b(?:data protection officer|information officer has been|popia (?:policy|compliance|manual)|declaration[^.]{0,40}(?:deposee|acceptee|enregistree|cndp)|registered (?:with|as)[^.]{0,60}data (?:protection|controller)|data protection (?:audit|impact)|privacy policy|(?:compl(?:y|ies|iant)|in line) with (?:the )?(?:gdpr|popia|ndpa|ndpr|data protection)|delegue a la protection|declares? (?:a|aupres)|declaration[^.]{0,40}(?:aupres|artci|cdp|commission|apdp|cnil|anrtic)|conforme (?:au|a la) (?:rgpd|loi)|traitements (?:sont )?declares)/,
    unless:
      /\b(?:not (?:yet )?(?:been )?(?:registered|appointed|compliant|filed)|(?:has|have) not|no (?:privacy|data protection|officer|policy|registration)|missing|pending|lacks|n'a pas|n'ont pas|aucune? (?:declaration|delegue|politique)|sans (?:declaration|delegue|politique))\b/,
  },
];

function signsOf<Code extends FlagCode | StrengthCode>(
  extraction: Extraction,
  statements: readonly Statement<Code>[],
): Sign<Code>[] {
  return statements.flatMap(({ code, types, said, unless }) => {
    if (!types.includes(extraction.type)) return [];
    const found = extraction.passages.filter(({ text }) => said.test(text) && !unless.test(text));
    return found.length === 0 ? [] : [{ code, quotes: found.slice(0, 4).map(quoteWhole) }];
  });
}

/** What accounts and legal files say against themselves. */
export const flagPaper: FlagRule = (extraction) => signsOf(extraction, FLAGS);

/** What accounts and legal files say in their favour; an opinion that is qualified is no strength. */
export const strengthPaper: StrengthRule = (extraction) => {
  const flagged = new Set(flagPaper(extraction).map(({ code }) => code));
  const spoiled: Partial<Record<StrengthCode, FlagCode>> = {
    AUDITED: 'OPINION_QUALIFIED',
    IP_ASSIGNED: 'IP_NOT_ASSIGNED',
    NO_LITIGATION: 'LITIGATION_PENDING',
  };
  return signsOf(extraction, STRENGTHS).filter(({ code }) => {
    const against = spoiled[code];
    return against === undefined || !flagged.has(against);
  });
};
