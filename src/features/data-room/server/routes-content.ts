import { implement } from '#shared/server/implement.ts';
import { roomContentEndpoints } from '../contract.ts';
import {
  handleClosing,
  handleExpectation,
  handleExpectationRemoval,
  handleFolder,
  handleFolderRemoval,
  handleNewExpectation,
  handleNewFolder,
  handleOpening,
  handleOrder,
  handlePlaced,
  handlePlacedRemoval,
  handlePlacing,
} from './room-content.ts';

export const roomContentRoutes = implement(roomContentEndpoints, {
  'POST /api/startups/{id}/room': handleOpening,
  'PUT /api/startups/{id}/room': handleClosing,
  'POST /api/startups/{id}/room/folders': handleNewFolder,
  'PUT /api/startups/{id}/room/folders/{folderId}': handleFolder,
  'DELETE /api/startups/{id}/room/folders/{folderId}': handleFolderRemoval,
  'PUT /api/startups/{id}/room/order': handleOrder,
  'POST /api/startups/{id}/room/documents': handlePlacing,
  'PUT /api/startups/{id}/room/documents/{documentId}': handlePlaced,
  'DELETE /api/startups/{id}/room/documents/{documentId}': handlePlacedRemoval,
  'POST /api/startups/{id}/room/expectations': handleNewExpectation,
  'PUT /api/startups/{id}/room/expectations/{expectationId}': handleExpectation,
  'DELETE /api/startups/{id}/room/expectations/{expectationId}': handleExpectationRemoval,
});
