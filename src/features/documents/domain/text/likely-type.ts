import { fold } from '#shared/domain/text.ts';
import type { Account } from '../words/account.ts';
import type { DocumentType } from '../document.ts';
import type { FoldedPage } from './folded-page.ts';
import type { Passage } from './passage.ts';
import { readSections } from './section.ts';
import type { TableReading } from '../tables/table-reading.ts';

/** What a document shows of itself, whatever it was sent as. */
type Shown = {
  readonly pages: readonly FoldedPage[];
  readonly passages: readonly Passage[];
  readonly tables: readonly TableReading[];
  /** What its file is called. */
  readonly fileName: string;
};

/** How much speaks for a document being a case for investors, accounts or a paper of law: 0 to about 1 each. */
type Evidence = Readonly<Record<'case' | 'accounts' | 'law', number>>;

const LOOKED_AT = 60_000;
const TITLE = 420;

const STATEMENT_TITLE =
  /^[^a-z\n]{0,20}(?:(?:audited|unaudited|consolidated|summar(?:y|ised)|abridged|condensed|projected|extracts? (?:of|from)) )*(?:statements? of (?:profit|comprehensive|financial position|cash|income|changes)|income statements?|balance sheets?|profit (?:and|&) loss|p ?(?:&|and) ?l\b|cash ?flows?(?: statement)?|trial balance|comptes? de resultat|bilan\b|tableau (?:des|de) (?:flux|tresorerie)|soldes intermediaires|etats? financiers|financial statements|management accounts|notes (?:to|annexes|aux))/gm;
const ACCOUNTS_IN_TITLE =
  /\b(?:(?:annual|strategic) report|annual (?:financial|review and accounts)|(?:financial|annual) statements|management accounts|(?:audited|draft|unaudited|quarterly|monthly|interim) accounts|accounts (?:20\d\d|for|to|and)|monthly pack|financial model|forecast model|trial balance|etats? financiers|comptes (?:annuels|consolides|20\d\d|de l'exercice)|liasse|modele financier|situation (?:intermediaire|comptable|financiere)|previsionnel|business plan financier|budget 20\d\d|rapport (?:de gestion|du commissaire|annuel)|syscohada)\b/;
const AUDIT =
  /\b(?:independent auditor|auditors?' report|true and fair|give a true|chartered accountants|reporting accountants?|basis of (?:opinion|preparation)|commissaires? aux comptes|image fidele|expert[- ]comptable|going concern|exercice clos|year ended|six months (?:to|ended)|nine months (?:to|ended)|quarter ended)\b/;

const LAW_IN_TITLE =
  /\b(?:agreement|deed|memorandum of|articles of association|term sheet|(?:summary|heads) of terms|key terms|contract|lease|letter of (?:intent|offer)|convertible (?:loan )?note|promissory note|share (?:purchase|subscription)|safe\b|minutes of|board minutes|resolutions? of|written resolution|licen[cs]e (?:no|agreement|deed|certificate|certificat|granted|for)|certificate of|permit no|power of attorney|non[- ]disclosure|contrat|convention|pacte|acte (?:de|sous)|protocole|accord (?:de|entre)|avenant|statuts|bail\b|proces[- ]verbal|compte rendu (?:de l'|d')?assemblee|agrement|attestation|arrete\b|decision n|certificat|lettre (?:d'intention|d'engagement|d'embauche|d'offre|de mission)|(?:employment|appointment) (?:offer|letter)|(?:letter|offer) of (?:employment|appointment)|offer letter|bulletin de souscription|cap(?:italisation|italization)? table|register of members|table de capitalisation|questionnaire)\b/;
const PARTIES =
  /\b(?:(?:this|the present) (?:agreement|deed|contract|lease|note)|hereinafter|hereby|hereto|the parties\b|by and (?:between|among)|between[\s\S]{3,200}?\band\b[\s\S]{0,80}?(?:"|\(the )|whereas|in consideration of|ci-apres|ci-dessous denomme|les parties\b|les soussignes|soussigne|entre[\s\S]{0,6}:?[\s\S]{3,200}?d'une part|il a ete (?:convenu|arrete|preleve)|represente[e]? par)\b/;
const SIGNED =
  /\b(?:in witness|signed (?:by|for|as|and|on behalf|sealed)|signatures?\b|signatories|witness(?:ed by)?:|executed (?:as|by)|countersigned|yours (?:faithfully|sincerely|truly)|fait a [a-z]|lu et approuve|pour (?:la societe|le compte)|bon pour|ont signe|signe(?:e|s)? (?:par|a|le)|veuillez agreer|le greffier|le notaire|seance (?:est )?levee|(?:meeting|sitting) (?:was )?closed)\b|_{4,}|\.{8,}/;
const DUTIES =
  /\b(?:shall|undertakes?|warrants?|indemnif\w+|governing law|governed by|arbitration|terminat(?:e|ion)|confidential(?:ity)?|notice in writing|assigns?|s'engage(?:nt)?|s'oblige|droit applicable|regi par|arbitrage|resiliation|resilie|cede(?:nt|r)?|cessionnaire|tribunal competent|clause|stipul\w+|resolved|resolution|quorum|ordre du jour|decide a l'unanimite|apologies|in attendance|en presence|carried unanimously)\b/g;
const CLAUSE =
  /^[ \t]*(?:(?:article|clause|section|art\.?)[ \t]+)?(\d{1,2}|premier|1er)[.):]?(?:\d+)?[ \t]*[-–.:]?[ \t]*\p{L}/gmu;
const LETTER = /^(?:dear (?:sir|madam|mr|ms|mrs)|madame|monsieur|objet ?:|re ?:|our ref|v\/ref|n\/ref)/m;
const SHARE_HEADS =
  /^(?:[^\n]{0,30}\b)?(?:holders?|shareholders?|members?|associes?|actionnaires?|porteurs?)\b[^\n]{0,60}\b(?:shares|class|parts|actions|titres|%)/m;

const TERMS =
  /\b(?:liquidation preference|anti-dilution|pre-?emption|pro[- ]rata rights?|drag[- ]along|tag[- ]along|reserved matters|exclusivity|no-shop|conditions precedent|(?:non )?participating|vest(?:s|ing)? over|not binding|confidentiality|usual investor consents|droit de (?:preemption|suite)|sortie conjointe|clause d'agrement|non[- ]concurrence|confidentialite|conditions suspensives)\b/g;

const ASKS =
  /\b(?:we(?:'re| are)? (?:raise|raising|seek|seeking)|raising|the ask|our ask|use of (?:funds|proceeds)|pre-money|nous (?:levons|recherchons|cherchons)|notre (?:demande|levee)|utilisation des fonds|emploi des fonds|levee de)\b/;
/** What a case for investors is called, by its title or its file. */
const CASE_IN_TITLE =
  /\b(?:pitch|deck|teaser|(?:investor|company|corporate|series [a-d]|seed) presentation|presentation (?:to|for|aux?|pour) (?:the |les |des )?(?:investors?|investisseurs?)|(?:presentation|dossier)s?(?: (?:d[eu] |d')?(?:levee(?: de fonds)?|presentation|investissement|investisseurs?|pitch|\d[^ ]*))+|(?<!legal )information memorandum|investment (?:memo|memorandum|summary|case|opportunity|teaser)|raise memo|opportunite d'investissement|business plan|plan d'affaires|apresentacao|presentation investisseurs?)\b/;
const OWN_VOICE = /\b(?:we|our|us|nous|notre|nos)\b/g;

/** What companies tell investors beside the rows of a statement. */
const OUTSIDE_STATEMENTS: ReadonlySet<Account> = new Set<Account>([
  'ebitda',
  'changeInCash',
  'recurringRevenueMonthly',
  'recurringRevenueAnnual',
  'burn',
  'customers',
  'users',
  'headcount',
]);

const upTo = (value: number, most: number): number => Math.min(1, value / most);
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const says = (text: string, pattern: RegExp): 0 | 1 => (pattern.test(text) ? 1 : 0);

/** Numbers that head clauses and follow each other: 1, 2, 3 and on. */
function clausesIn(text: string): number {
  let next = 1;
  for (const [, number = ''] of text.matchAll(CLAUSE)) {
    const value = /\d/.test(number) ? Number.parseInt(number, 10) : 1;
    if (value === next) next += 1;
  }
  return next - 1;
}

/** Figures of accounts say less of a paper on slides. */
const ON_SLIDES = 0.5;
const FEWEST_SLIDES = 4;
const WORDS_ON_A_SLIDE = 95;

const IS_SHEET = /\b(?:xlsx?|csv)\b|\.ods$/i;
const IS_PRESENTATION = /\bpptx?\b|\.(?:odp|key)$/i;

/** A file of slides, or several pages of few words each. */
function isSlides({ pages, fileName }: Pick<Shown, 'pages' | 'fileName'>): boolean {
  if (IS_PRESENTATION.test(fileName)) return true;
  if (IS_SHEET.test(fileName)) return false;
  const words = pages.reduce((sum, { text }) => sum + count(text, /\S+/g), 0);
  return pages.length >= FEWEST_SLIDES && words <= pages.length * WORDS_ON_A_SLIDE;
}

/** A report to owners or a letter, whose tables are no statements of accounts. */
const ADDRESSED =
  /\b(?:dear|chere?s?) (?:all|friends?|sirs?|madam|mr|mrs|ms|[a-z]*holders?|investors?|partners?|members?|amis?|associee?s?|actionnaires|investisseurs|partenaires|membres|tous|toutes)\b|\b(?:report|update|letter|note|rapport|lettre|point|bulletin)(?: [a-z\d]{2,14}){0,3} (?:to|for|aux?|a|pour) (?:(?:our|the|all|nos|les|tous) )*(?:shareholders?|investors?|members?|partners?|stockholders|associes|actionnaires|investisseurs|partenaires|membres)\b|\b(?:investors?|shareholders?) (?:update|letter|newsletter)\b|\bboard pack\b/;

/** Whether a paper has the form of accounts and not only their figures, as decks and letters may: a title of theirs, or an auditor’s words. */
function areAccounts(shown: Shown): boolean {
  if (IS_PRESENTATION.test(shown.fileName)) return false;
  if (IS_SHEET.test(shown.fileName)) return true;
  const text = wordsOf(shown);
  const title = titleOf(text);
  if (ACCOUNTS_IN_TITLE.test(title)) return true;
  return !ADDRESSED.test(title) && [STATEMENT_TITLE, AUDIT].some((words) => text.search(words) >= 0);
}

const wordsOf = ({ pages }: Shown): string =>
  pages
    .map((page) => page.text)
    .join('\n')
    .slice(0, LOOKED_AT);
/** A file's name as words: capitals, underscores and signs part them. */
const nameOf = ({ fileName }: Shown): string => fold(fileName).replaceAll(/[^a-z\d']+/g, ' ');
const titleOf = (text: string): string => text.slice(0, TITLE).replaceAll('\n', ' ');

function evidenceOf(shown: Shown): Evidence {
  const { passages, tables } = shown;
  const text = wordsOf(shown);
  const title = `${titleOf(text)} ${nameOf(shown)}`;
  const words = Math.max(1, count(text, /\S+/g));
  const lines = Math.max(1, count(text, /^.*\S.*$/gm));
  const rows = tables.flatMap((table) => table.rows).filter(({ values }) => values.length > 0);
  const accounts = new Set(
    rows.flatMap(({ account }) => (account !== null && !OUTSIDE_STATEMENTS.has(account) ? [account] : [])),
  );
  const headed = readSections('pitch_deck', passages).sections.reduce(
    (sum, { found, weight }) => sum + (found ? weight : 0),
    0,
  );
  const clauses = clausesIn(text);
  return {
    case:
      0.5 * upTo(headed, 60) +
      (isSlides(shown) ? 0.25 : 0) +
      0.15 * says(text, ASKS) +
      0.25 * says(title, CASE_IN_TITLE) +
      0.1 * upTo(count(text, OWN_VOICE) / words, 0.02),
    accounts:
      (IS_PRESENTATION.test(shown.fileName) ? ON_SLIDES : 1) *
        (0.15 * upTo(count(text, STATEMENT_TITLE), 2) +
          0.3 * upTo(accounts.size, 7) +
          0.2 * upTo(rows.length / lines, 0.4) +
          0.25 * says(title, ACCOUNTS_IN_TITLE) +
          0.1 * says(text, AUDIT)) +
      (IS_SHEET.test(shown.fileName) ? 0.1 : 0),
    law:
      0.4 * says(title, LAW_IN_TITLE) +
      0.2 * upTo(clauses >= 3 ? clauses : 0, 6) +
      0.15 * says(text, SIGNED) +
      0.15 * says(text, PARTIES) +
      0.15 * upTo(count(text, DUTIES) / words, 0.012) +
      0.15 * says(text, LETTER) +
      0.2 * upTo(new Set(text.match(TERMS)).size, 3) +
      0.3 * says(text, SHARE_HEADS),
  };
}

const GROUP: Readonly<Record<DocumentType, keyof Evidence>> = {
  pitch_deck: 'case',
  business_plan: 'case',
  financial_statements: 'accounts',
  legal_docs: 'law',
};
const NAMED: Readonly<Record<keyof Evidence, DocumentType>> = {
  case: 'pitch_deck',
  accounts: 'financial_statements',
  law: 'legal_docs',
};

/** How much must speak for another kind, and how much more than for its own, before it is named. */
const AT_LEAST = 0.38;
const LEAD = 0.15;
/** A text that is not on slides is told as a case only where it says nearly all that one does. */
const AT_LEAST_IN_TEXT = 0.6;

/**
 * The type whose form a document has, when it is clearly not the one it was sent as; null otherwise: statements by their
 * titles and rows, papers of law by title, parties, clauses and signatures, cases by slides, sections and what they ask
 * for. A plan and a deck share their form and are never told apart.
 */
export function likelierType(type: DocumentType, shown: Shown): DocumentType | null {
  const evidence = evidenceOf(shown);
  const own = evidence[GROUP[type]];
  const [best] = (['case', 'accounts', 'law'] as const).toSorted((a, b) => evidence[b] - evidence[a]);
  if (best === 'accounts' && !areAccounts(shown)) return null;
  const needed = best === 'case' && !isSlides(shown) ? AT_LEAST_IN_TEXT : AT_LEAST;
  return best && evidence[best] >= needed && evidence[best] - own >= LEAD ? NAMED[best] : null;
}
