import { implement } from '#shared/server/implement.ts';
import { roomQuestionEndpoints } from '../contract.ts';
import {
  handleAnswer,
  handleAsking,
  handleDocumentQuestions,
  handleQuestionExport,
  handleQuestionRemoval,
  handleQuestions,
} from './questions.ts';

export const roomQuestionRoutes = implement(roomQuestionEndpoints, {
  'GET /api/startups/{id}/room/documents/{documentId}/questions': handleDocumentQuestions,
  'POST /api/startups/{id}/room/documents/{documentId}/questions': handleAsking,
  'GET /api/startups/{id}/room/questions': handleQuestions,
  'GET /api/startups/{id}/room/questions/export': handleQuestionExport,
  'PUT /api/startups/{id}/room/questions/{questionId}': handleAnswer,
  'DELETE /api/startups/{id}/room/questions/{questionId}': handleQuestionRemoval,
});
