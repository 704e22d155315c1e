import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, demoVersion, readDemo } from '#shared/server/demo.ts';
import { CapTableForm } from '../contract/request.ts';
import { generateCapTable } from './routes-generate.ts';

export async function seedCapTables(demo: Demo): Promise<void> {
  for (const { form, daysAgo, ...by } of readDemo('cap-tables', demoVersion(CapTableForm), demo))
    await generateCapTable(demo.db, { ...by, userName: '', form, now: daysBefore(demo.now, daysAgo) });
}
