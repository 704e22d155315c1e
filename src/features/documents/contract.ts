import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, line } from '#shared/contract/fields.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { AnalysisDiff, PastedAnalysis, PastedSummary } from './contract/analysis.ts';
import { DocumentDetail, DocumentSummary, DocumentUsage, VersionDetail } from './contract/document.ts';
import {
  AnalyzeForm,
  AnswerForm,
  DiffQuery,
  DocumentsQuery,
  NewDocumentForm,
  NewVersionForm,
  UsageQuery,
} from './contract/request.ts';
import { DocumentShare } from './contract/share.ts';
import { LARGEST_FILE_BYTES } from './domain/limit.ts';

const one = z.strictObject({ id: idParam() });
const oneVersion = one.extend({ number: idParam('Not a version') });
const onePerson = one.extend({ userId: line('Not a valid id', { max: 64 }) });
const upload = { largestBytes: LARGEST_FILE_BYTES };
const Done = z.object({ ok: z.boolean() });

/** Documents belong to a startup's team or to one member, who may share them; everybody else is answered 404. */
export const documentEndpoints = endpoints({
  'GET /api/documents': {
    summary:
      'Documents of a startup, outside its team those shared with the caller; all that are shared; or one’s own; newest first',
    access: 'member',
    query: DocumentsQuery,
    response: z.array(DocumentSummary),
    list: true,
  },
  'GET /api/documents/usage': {
    summary:
      'How much a startup has stored, or the caller of their own, and how much there may be; for who may add',
    access: 'member',
    query: UsageQuery,
    response: DocumentUsage,
  },
  'POST /api/documents': {
    summary: 'Keeps a file (PDF, PPTX, DOCX, XLSX, TXT, MD; 100 MB); it is read and analysed a moment later',
    access: 'member',
    body: NewDocumentForm,
    response: DocumentDetail,
    created: true,
    upload,
  },
  'GET /api/documents/{id}': {
    summary: 'A document with its versions',
    access: 'member',
    params: one,
    response: DocumentDetail,
  },
  'DELETE /api/documents/{id}': {
    summary: 'Takes a document away, with all its versions and files',
    access: 'member',
    params: one,
    response: Done,
  },
  'POST /api/documents/{id}/versions': {
    summary: 'Keeps a newer version; the older ones stay',
    access: 'member',
    params: one,
    body: NewVersionForm,
    response: DocumentDetail,
    created: true,
    upload,
  },
  'GET /api/documents/{id}/versions/{number}': {
    summary: 'A version’s text by page, and what was found in it',
    access: 'member',
    params: oneVersion,
    response: VersionDetail,
  },
  'PUT /api/documents/{id}/versions/{number}/answers': {
    summary:
      'Answers “Is this so?” of a version, or takes the answer back: for the whole team, or outside it for oneself alone',
    access: 'member',
    params: oneVersion,
    body: AnswerForm,
    response: Done,
  },
  'GET /api/documents/{id}/versions/{number}/file': {
    summary: 'The file of a version, as it was sent',
    access: 'member',
    params: oneVersion,
    response: z.unknown(),
  },
  'GET /api/documents/{id}/diff': {
    summary: 'What changed from one version to another: findings, sections, numbers, score',
    access: 'member',
    params: one,
    query: DiffQuery,
    response: AnalysisDiff,
  },
  'GET /api/documents/{id}/shares': {
    summary: 'Who outside the team may read a document; for the team alone',
    access: 'member',
    params: one,
    response: z.array(DocumentShare),
  },
  'PUT /api/documents/{id}/shares/{userId}': {
    summary: 'Lets someone read a document with whom the caller is in an open conversation',
    access: 'member',
    params: onePerson,
    response: z.array(DocumentShare),
  },
  'DELETE /api/documents/{id}/shares/{userId}': {
    summary: 'Takes a shared document back; it is gone with the next request',
    access: 'member',
    params: onePerson,
    response: z.array(DocumentShare),
  },
  'POST /api/documents/{id}/analyze': {
    summary: 'Document 1: analyses the text sent along, keeping it for members only. Others: analyses again',
    access: 'public',
    params: one,
    body: AnalyzeForm,
    response: PastedAnalysis,
    bodyLimitBytes: 8 * 1024 * 1024,
  },
  'GET /api/document-analyses': {
    summary: 'Texts one pasted, newest first; the last twenty are kept',
    access: 'member',
    query: z.strictObject(pageQuery),
    response: z.array(PastedSummary),
    list: true,
  },
  'GET /api/document-analyses/{id}': {
    summary: 'A text one pasted and what was found in it',
    access: 'member',
    params: one,
    response: PastedAnalysis,
  },
  'DELETE /api/document-analyses/{id}': {
    summary: 'Takes a pasted text and its analysis away',
    access: 'member',
    params: one,
    response: Done,
  },
});
