import { z } from 'zod';
import { daysBefore } from '#shared/domain/time.ts';
import { DaysAgo, type Demo, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { FirmForm } from '../contract/firm.ts';
import { insertFirmMember } from './queries.ts';

/** The first member owns the firm. */
const DemoFirm = z.strictObject({
  firm: FirmForm,
  joinedDaysAgo: DaysAgo,
  memberIds: z.array(DemoUserId),
});

export async function seedFirms(demo: Demo): Promise<void> {
  const { db } = demo;
  for (const { firm, joinedDaysAgo, memberIds } of readDemo('firms', DemoFirm, demo)) {
    const now = daysBefore(demo.now, joinedDaysAgo);
    const { id: firmId } = await db
      .insertInto('firms')
      .values({ ...firm, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, userId] of memberIds.entries())
      await insertFirmMember(db, { firmId, userId, role: index === 0 ? 'owner' : 'partner', now });
  }
}
