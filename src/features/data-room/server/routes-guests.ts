import { implement } from '#shared/server/implement.ts';
import { roomGuestEndpoints } from '../contract.ts';
import {
  handleAgreement,
  handleDecision,
  handleGrant,
  handleGroup,
  handleGuestRemoval,
  handleGuests,
  handleNewGroup,
  handleNewGuest,
} from './guests.ts';
import { handleLinkPreview, handleLinkRemoval, handleLinkUse, handleNewLink } from './links.ts';

export const roomGuestRoutes = implement(roomGuestEndpoints, {
  'GET /api/startups/{id}/room/guests': handleGuests,
  'POST /api/startups/{id}/room/groups': handleNewGroup,
  'PUT /api/startups/{id}/room/groups/{groupId}': handleGroup,
  'POST /api/startups/{id}/room/groups/{groupId}/guests': handleNewGuest,
  'DELETE /api/startups/{id}/room/groups/{groupId}/guests/{guestId}': handleGuestRemoval,
  'PUT /api/startups/{id}/room/groups/{groupId}/grants': handleGrant,
  'POST /api/startups/{id}/room/groups/{groupId}/links': handleNewLink,
  'DELETE /api/startups/{id}/room/groups/{groupId}/links/{linkId}': handleLinkRemoval,
  'PUT /api/startups/{id}/room/agreement': handleAgreement,
  'POST /api/startups/{id}/room/requests/{requestId}': handleDecision,
  'GET /api/room-links/{token}': handleLinkPreview,
  'POST /api/room-links/{token}': handleLinkUse,
});
