import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, demoVersion, readDemo } from '#shared/server/demo.ts';
import { Assumptions } from '../contract/request.ts';
import { financialModels } from './financial-model.ts';

export async function seedModels(demo: Demo): Promise<void> {
  for (const { form, daysAgo, startupId, userId } of readDemo(
    'financial-models',
    demoVersion(Assumptions),
    demo,
  ))
    await financialModels.generate(demo.db, {
      startupId,
      by: { id: userId, name: '' },
      form,
      now: daysBefore(demo.now, daysAgo),
    });
}
