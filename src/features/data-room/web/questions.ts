import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { roomQuestionEndpoints } from '../contract.ts';
import type { RoomQuestion } from '../contract/question.ts';

export const questions = endpointHooks<typeof roomQuestionEndpoints>();

export const QUESTION_CALLS = [
  'GET /api/startups/{id}/room/documents/{documentId}/questions',
  'GET /api/startups/{id}/room/questions',
];

/** Where a question is about: `page 3`; nothing for the whole document. */
export const pageWords = ({ page }: Pick<RoomQuestion, 'page'>): string | null =>
  page === null ? null : `page ${page}`;

/** To whom an answer is shown. */
export const shownTo = (isForAll: boolean): string =>
  isForAll ? 'Shown to all who may read the document' : 'Shown to who asked';
