import { implement } from '#shared/server/implement.ts';
import { roomEndpoints } from '../contract.ts';
import { handleAcceptance, handleRequest } from './guests.ts';
import { handleArchive, handleFile } from './downloads.ts';
import { handleRoom, handleSearch } from './room.ts';
import { handleDocument, handlePage, handlePageText } from './viewer.ts';

export const roomRoutes = implement(roomEndpoints, {
  'GET /api/startups/{id}/room': handleRoom,
  'GET /api/startups/{id}/room/search': handleSearch,
  'GET /api/startups/{id}/room/documents/{documentId}': handleDocument,
  'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}': handlePage,
  'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}/text': handlePageText,
  'GET /api/startups/{id}/room/documents/{documentId}/file': handleFile,
  'GET /api/startups/{id}/room/files': handleArchive,
  'POST /api/startups/{id}/room/acceptances': handleAcceptance,
  'POST /api/startups/{id}/room/documents/{documentId}/requests': handleRequest,
});
