export { DOCUMENT_TYPE_LABELS } from '../domain/document-label.ts';
