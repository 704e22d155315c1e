import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, demoVersion, readDemo } from '#shared/server/demo.ts';
import { Assumptions } from '../contract/request.ts';
import { generateModel } from './routes-generate.ts';

export async function seedModels(demo: Demo): Promise<void> {
  for (const { form, daysAgo, ...by } of readDemo('financial-models', demoVersion(Assumptions), demo))
    await generateModel(demo.db, { ...by, userName: '', inputs: form, now: daysBefore(demo.now, daysAgo) });
}
