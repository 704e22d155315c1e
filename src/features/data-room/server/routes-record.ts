import { implement } from '#shared/server/implement.ts';
import { roomRecordEndpoints } from '../contract.ts';
import { handleReaders, handleRecord, handleTime } from './readers.ts';

export const roomRecordRoutes = implement(roomRecordEndpoints, {
  'GET /api/startups/{id}/room/readers': handleReaders,
  'GET /api/startups/{id}/room/record': handleRecord,
  'POST /api/startups/{id}/room/times': handleTime,
});
