import type { Db } from '#shared/server/context.ts';

/** What waits for the team of a startup: guests who ask for a document, and documents that were asked for. */
export async function countRoomWork(
  db: Db,
  startupId: number,
): Promise<{ accessRequests: number; requestedDocuments: number }> {
  const row = await db
    .selectFrom('dataRooms as r')
    .select((eb) => [
      eb
        .selectFrom('dataRoomRequests as q')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('q.roomId', '=', 'r.id')
        .where('q.decidedAt', 'is', null)
        .as('accessRequests'),
      eb
        .selectFrom('dataRoomExpectations as e')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('e.roomId', '=', 'r.id')
        .where('e.requestedAt', 'is not', null)
        .where('e.documentId', 'is', null)
        .as('requestedDocuments'),
    ])
    .where('r.startupId', '=', startupId)
    .executeTakeFirst();
  return { accessRequests: row?.accessRequests ?? 0, requestedDocuments: row?.requestedDocuments ?? 0 };
}
