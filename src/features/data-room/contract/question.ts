import { z } from 'zod';
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../domain/limit.ts';
import { paragraph, toggleField, versionField, wholeNumber } from '#shared/contract/fields.ts';

/** Asked about a page, or with null about the whole document. */
export const QuestionForm = z.strictObject({
  page: wholeNumber('Must be a page of the document').nullable(),
  body: paragraph('Write your question', { max: LONGEST_QUESTION }),
});

/** To whoever asked, or to all who may read the document. */
export const AnswerForm = z.strictObject({
  answer: paragraph('Write an answer', { max: LONGEST_ANSWER }),
  isForAll: toggleField(),
  version: versionField(),
});

/**
 * A question as the reader may see it. `askedBy` is null for other guests, who do not learn who asked; `document` is
 * given to the team, which sees those of all documents.
 */
export const RoomQuestion = z.object({
  id: z.number(),
  documentId: z.number(),
  document: z.string(),
  page: z.number().nullable(),
  body: z.string(),
  askedBy: z.string().nullable(),
  isOwn: z.boolean(),
  createdAt: z.string(),
  answer: z
    .object({ body: z.string(), by: z.string().nullable(), at: z.string(), isForAll: z.boolean() })
    .nullable(),
  version: z.number(),
});
export type RoomQuestion = z.infer<typeof RoomQuestion>;
