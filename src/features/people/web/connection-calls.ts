/** What shows who is connected with whom: read again when that changes. */
export const CONNECTION_CALLS = [
  'GET /api/users/search',
  'GET /api/users/connections',
  'GET /api/users/invitations',
  'GET /api/users/{id}/connection',
  'GET /api/users/matches',
  'GET /api/network/stats',
  'GET /api/network/analytics',
];
