import type { DocumentType } from './document.ts';

/** What the kinds of document are called on a screen. */
export const DOCUMENT_TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  pitch_deck: 'Pitch deck',
  financial_statements: 'Financial statements',
  business_plan: 'Business plan',
  legal_docs: 'Legal documents',
};
