import { writeCsv } from '#shared/domain/csv.ts';
import { notFound } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import type { roomRecordEndpoints } from '../contract.ts';
import { findReaders, findRecord, isOwnRead, saveTime } from './queries-readers.ts';
import { enterRoom, teamRoom } from './room-access.ts';

type CallOf<K extends keyof typeof roomRecordEndpoints> = Call<(typeof roomRecordEndpoints)[K]>;

const MOST_EXPORTED = 50_000;

export async function handleReaders(call: CallOf<'GET /api/startups/{id}/room/readers'>) {
  const { room, startup } = await teamRoom(call, call.params.id);
  const rows = await findReaders(call.db, { startupId: startup.id, roomId: room.id });
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}

export async function handleRecord(call: CallOf<'GET /api/startups/{id}/room/record'>) {
  const { db, params, reply } = call;
  const { startup } = await teamRoom(call, params.id);
  const rows = await findRecord(db, startup.id, MOST_EXPORTED);
  const heads = [
    'entry',
    'time (UTC)',
    'who',
    'document',
    'title',
    'version',
    'page',
    'what',
    'robot',
    'seconds',
  ];
  const lines = rows.map((row) => [
    String(row.index),
    row.at.toISOString(),
    row.viewerName ?? 'unknown',
    String(row.documentId),
    row.title ?? 'deleted',
    String(row.version),
    row.page === null ? '' : String(row.page),
    row.action,
    row.isRobot ? 'yes' : 'no',
    row.seconds === null ? 'unknown' : String(row.seconds),
  ]);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="data-room-record.csv"')
    .send(writeCsv([heads, ...lines]));
}

export async function handleTime(call: CallOf<'POST /api/startups/{id}/room/times'>) {
  const { actor, body, db, params } = call;
  const { startup } = await enterRoom(call, params.id);
  const own = { index: body.reading, startupId: startup.id, userId: actor.id };
  if (!(await isOwnRead(db, own))) throw notFound();
  await saveTime(db, { entryIndex: body.reading, userId: actor.id, seconds: body.seconds });
  return DONE;
}
