import type { Db, UserId } from '#shared/server/context.ts';
import type { PairStatus } from '../contract/connection.ts';
import { connectionViewOf } from '../domain/connection.ts';
import { findPairsWith } from './queries-connections.ts';

const NOTHING: PairStatus = { id: null, connectionStatus: 'none' };

/** How somebody stands with each of some people, by the person, in one statement. */
export async function findPairStatuses(
  db: Db,
  viewer: UserId,
  others: readonly string[],
): Promise<Map<string, PairStatus>> {
  const pairs = await findPairsWith(db, viewer, others);
  const known = pairs.map((pair): [string, PairStatus] => {
    const connectionStatus = connectionViewOf(viewer, pair);
    const other = pair.requesterId === viewer ? pair.addresseeId : pair.requesterId;
    return [other, connectionStatus === 'none' ? NOTHING : { id: pair.id, connectionStatus }];
  });
  return new Map([...others.map((other): [string, PairStatus] => [other, NOTHING]), ...known]);
}
