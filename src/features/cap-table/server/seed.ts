import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, demoVersion, readDemo } from '#shared/server/demo.ts';
import { CapTableForm } from '../contract/request.ts';
import { capTables } from './cap-table.ts';

export async function seedCapTables(demo: Demo): Promise<void> {
  for (const { form, daysAgo, startupId, userId } of readDemo('cap-tables', demoVersion(CapTableForm), demo))
    await capTables.generate(demo.db, {
      startupId,
      by: { id: userId, name: '' },
      form,
      now: daysBefore(demo.now, daysAgo),
    });
}
