import { DECK_SECTION_WEIGHTS } from '../score/deck-score.ts';
import type { DocumentType } from '../document.ts';
import { LEGAL_SECTIONS } from './section-words-legal.ts';
import { STATEMENT_SECTIONS } from './section-words-statements.ts';
import {
  ASK,
  BUSINESS_MODEL,
  COMPETITION,
  FINANCIALS,
  GO_TO_MARKET,
  MARKET,
  PROBLEM,
  PRODUCT,
  type SectionWords,
  SOLUTION,
  TEAM,
  TRACTION,
} from './section-words.ts';

const DECK = [
  PROBLEM,
  SOLUTION,
  PRODUCT,
  MARKET,
  BUSINESS_MODEL,
  TRACTION,
  COMPETITION,
  GO_TO_MARKET,
  TEAM,
  FINANCIALS,
  ASK,
];

const SUMMARY: SectionWords = {
  id: 'summary',
  label: 'Summary',
  weight: 6,
  headings: `
    executive summary | summary | overview | introduction | resume | resume executif | synthese |
    presentation | presentation du projet`,
  cues: `
    we plan to | our company | this plan | the business | nous voulons | ce plan | notre entreprise | le
    projet`,
};

const OPERATIONS: SectionWords = {
  id: 'operations',
  label: 'Operations',
  weight: 8,
  headings: `
    operations | operations plan | operational plan | production | supply chain | logistics | exploitation
    | organisation | moyens | plan operationnel | production et logistique | approvisionnement`,
  cues: `
    supplier | suppliers | warehouse | factory | equipment | shift | shifts | delivered | technician |
    fournisseur | fournisseurs | usine | entrepot | machines | equipes | forage | livraison`,
};

const RISKS: SectionWords = {
  id: 'risks',
  label: 'Risks',
  weight: 4,
  headings: `
    risks | risk analysis | risk factors | risks and mitigation | key risks | risques | analyse des
    risques | facteurs de risque | swot`,
  cues: `
    risk | risks | mitigate | mitigation | insure | insured | hedge | risque | risques | attenuer |
    assurance | hausse du prix`,
};

const PLAN: readonly SectionWords[] = [
  SUMMARY,
  { ...PROBLEM, weight: 8 },
  {
    ...SOLUTION,
    weight: 8,
    label: 'Products and services',
    headings: `${SOLUTION.headings} | ${PRODUCT.headings}`,
    cues: `${SOLUTION.cues} | ${PRODUCT.cues}`,
  },
  { ...MARKET, weight: 12 },
  { ...BUSINESS_MODEL, weight: 10 },
  { ...COMPETITION, weight: 8 },
  { ...GO_TO_MARKET, weight: 10 },
  OPERATIONS,
  { ...TEAM, weight: 10 },
  { ...FINANCIALS, weight: 12 },
  RISKS,
  { ...ASK, weight: 4, id: 'funding', label: 'Funding' },
];

/** Headings that place what follows without being asked for. */
export const UNSCORED_SECTIONS: Readonly<Record<DocumentType, readonly SectionWords[]>> = {
  pitch_deck: [],
  business_plan: [{ ...TRACTION, weight: 0 }],
  financial_statements: [],
  legal_docs: [],
};

/** The sections a document of each type should have. Weights sum to 100. */
export const SECTION_LISTS: Readonly<Record<DocumentType, readonly SectionWords[]>> = {
  pitch_deck: DECK.map((words) => ({ ...words, weight: DECK_SECTION_WEIGHTS[words.id] })),
  business_plan: PLAN,
  financial_statements: STATEMENT_SECTIONS,
  legal_docs: LEGAL_SECTIONS,
};
