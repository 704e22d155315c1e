import { z } from 'zod';
import { DOCUMENT_TYPES } from '../domain/document.ts';
import { AnalysisResult } from './analysis.ts';

/** Queued and reading pass by themselves; a failed one says why and stays until it is taken away. */
export const READING_STATUSES = ['queued', 'reading', 'ready', 'failed'] as const;
export const PAGE_UNITS = ['page', 'slide', 'sheet', 'part'] as const;

export const DocumentVersion = z.object({
  number: z.number(),
  fileName: z.string(),
  fileKind: z.string(),
  sizeBytes: z.number(),
  note: z.string().nullable(),
  status: z.enum(READING_STATUSES),
  reason: z.string().nullable(),
  pageUnit: z.enum(PAGE_UNITS).nullable(),
  pageCount: z.number().nullable(),
  /** Only the first part was read: the rest is longer than we take. */
  isCut: z.boolean(),
  score: z.number().nullable(),
  /** Flags of the newest analysis; null before the first. */
  flagCount: z.number().nullable(),
  criticalFlagCount: z.number().nullable(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** A document with its newest version. `isMade` is one that the product made of the startup's own figures. */
export const DocumentSummary = z.object({
  id: z.number(),
  title: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  isMade: z.boolean(),
  startupId: z.number().nullable(),
  startupName: z.string().nullable(),
  versionCount: z.number(),
  latest: DocumentVersion,
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

/** A document with all its versions, newest first. */
export const DocumentDetail = z.object({
  id: z.number(),
  title: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  isMade: z.boolean(),
  startupId: z.number().nullable(),
  startupName: z.string().nullable(),
  canEdit: z.boolean(),
  /** The reader is outside the team: it was shared, and may be taken back. */
  isShared: z.boolean(),
  versions: z.array(DocumentVersion),
});
export type DocumentDetail = z.infer<typeof DocumentDetail>;

/** A version with its text by page, '' for a page without a text layer, and its newest analysis. */
export const VersionDetail = DocumentVersion.extend({
  pages: z.array(z.string()),
  analysis: AnalysisResult.nullable(),
  /** Whether the reader may answer what it asks. */
  canAnswer: z.boolean(),
});
export type VersionDetail = z.infer<typeof VersionDetail>;

/** What is stored of a startup, or of a member’s own: documents, and the bytes of all their versions. */
export const DocumentUsage = z.object({
  documents: z.number(),
  mostDocuments: z.number(),
  bytes: z.number(),
  mostBytes: z.number(),
});
export type DocumentUsage = z.infer<typeof DocumentUsage>;
