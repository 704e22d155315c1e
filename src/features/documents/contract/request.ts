import { z } from 'zod';
import { idParam, oneOf, optionalLine, optionalParagraph } from '#shared/contract/fields.ts';
import { flag, pageQuery } from '#shared/contract/page.ts';
import { visibleLength } from '#shared/domain/text.ts';
import { DOCUMENT_TYPES, FLAG_CODES } from '../domain/document.ts';
import { LONGEST_PASTE } from '../domain/limit.ts';

const documentType = oneOf(DOCUMENT_TYPES, 'Please select a document type');
const optionalStartup = z
  .union([z.literal('').transform(() => null), idParam('Not a valid startup')])
  .nullish();

/** The fields beside the file. Without a startup the document is the sender's own. */
export const NewDocumentForm = z.strictObject({
  documentType: documentType.default('pitch_deck'),
  startupId: optionalStartup,
  title: optionalLine(),
  note: optionalParagraph({ max: 1000 }),
});
export type NewDocumentForm = z.infer<typeof NewDocumentForm>;

export const NewVersionForm = z.strictObject({ note: optionalParagraph({ max: 1000 }) });
export type NewVersionForm = z.infer<typeof NewVersionForm>;

const EMPTY = 'Paste the text you want analysed';

/**
 * Document 1 is the text that is sent along; a startup of one's own may be named to hold it against. A stored document
 * is analysed anew, as another type when one is given, and takes no text.
 */
export const AnalyzeForm = z.strictObject({
  documentText: z
    .string({ error: EMPTY })
    .max(LONGEST_PASTE, {
      error: `At most ${LONGEST_PASTE.toLocaleString('en-US')} characters; send longer texts as a file`,
    })
    .refine((text) => visibleLength(text.slice(0, LONGEST_PASTE)) > 0, { error: EMPTY })
    .optional(),
  documentType: documentType.optional(),
  startupId: optionalStartup,
});
export type AnalyzeForm = z.infer<typeof AnalyzeForm>;

/** The question by its subject and where its words begin; `isSo` is null to take an answer back. */
export const AnswerForm = z.strictObject({
  code: oneOf(FLAG_CODES, 'This is not asked'),
  page: z.int({ error: 'Not a page' }).positive({ error: 'Not a page' }),
  start: z.int({ error: 'Not a place in the page' }).nonnegative({ error: 'Not a place in the page' }),
  isSo: z.boolean({ error: 'Answer yes or no' }).nullable(),
});
export type AnswerForm = z.infer<typeof AnswerForm>;

export const DocumentsQuery = z.strictObject({
  ...pageQuery,
  startup: idParam('Not a valid startup').optional(),
  /** Only what others share with the reader. */
  shared: flag().optional(),
});
/** Without a startup it is about one’s own. */
export const UsageQuery = z.strictObject({ startup: idParam('Not a valid startup').optional() });
export const DiffQuery = z.strictObject({
  from: idParam('Not a version'),
  to: idParam('Not a version'),
});
