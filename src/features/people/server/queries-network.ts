// Raw SQL where bench/people.ts times it: the tiles and the analytics.
import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import { visibleTo } from './queries-visible.ts';

export type NetworkCounts = { connections: number; newConnections: number; invitations: number };

/** Connections that stand, those made since `since`, and invitations that wait for this person's answer. */
export async function countNetwork(db: Db, owner: UserId, since: Date): Promise<NetworkCounts> {
  const { rows } = await sql<NetworkCounts>`
    select count(*) filter (where c.status = 'accepted') as connections,
      count(*) filter (where c.status = 'accepted' and c.answered_at >= ${since}) as "newConnections",
      count(*) filter (where c.status = 'pending' and c.addressee_id = ${owner}) as invitations
    from connections c
    join people_cards u on u.id = case when c.requester_id = ${owner} then c.addressee_id else c.requester_id end
    join member_profiles p on p.user_id = u.id
    where (c.requester_id = ${owner} or c.addressee_id = ${owner}) and c.status in ('accepted', 'pending')
      and ${visibleTo(owner)}`.execute(db);
  return rows[0] ?? { connections: 0, newConnections: 0, invitations: 0 };
}

/** Connections that stand by the month (`YYYY-MM`) they were made in, the first first. */
export async function countByMonth(db: Db, owner: UserId): Promise<{ month: string; added: number }[]> {
  const { rows } = await sql<{ month: string; added: number }>`
    select to_char(c.answered_at at time zone 'UTC', 'YYYY-MM') as month, count(*) as added
    from connections c
    join people_cards u on u.id = case when c.requester_id = ${owner} then c.addressee_id else c.requester_id end
    join member_profiles p on p.user_id = u.id
    where (c.requester_id = ${owner} or c.addressee_id = ${owner}) and c.status = 'accepted'
      and ${visibleTo(owner)}
    group by 1 order by 1`.execute(db);
  return rows;
}

export type IntroductionCounts = {
  sent: number;
  sentAnswered: number;
  received: number;
  receivedAnswered: number;
};

/** Requests for an introduction, both ways. A decline its sender was not told of counts as unanswered to them. */
export async function countIntroductions(db: Db, owner: UserId): Promise<IntroductionCounts> {
  const { rows } = await sql<IntroductionCounts>`
    select count(*) filter (where i.sender_id = ${owner}) as sent,
      count(*) filter (where i.sender_id = ${owner}
        and (i.answer = 'accepted' or (i.answer = 'declined' and i.is_told))) as "sentAnswered",
      count(*) filter (where i.receiver_id = ${owner} and i.delivered_at is not null) as received,
      count(*) filter (where i.receiver_id = ${owner} and i.delivered_at is not null
        and i.answer in ('accepted', 'declined')) as "receivedAnswered"
    from introduction_requests i
    where (i.sender_id = ${owner} or i.receiver_id = ${owner}) and i.withdrawn_at is null`.execute(db);
  return rows[0] ?? { sent: 0, sentAnswered: 0, received: 0, receivedAnswered: 0 };
}
