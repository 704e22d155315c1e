import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, demoVersion, readDemo } from '#shared/server/demo.ts';
import { ValuationInputs } from '../contract/request.ts';
import { valuations } from './valuation.ts';

export async function seedValuations(demo: Demo): Promise<void> {
  for (const { form, daysAgo, startupId, userId } of readDemo(
    'valuations',
    demoVersion(ValuationInputs),
    demo,
  ))
    await valuations.generate(demo.db, {
      startupId,
      by: { id: userId, name: '' },
      form,
      now: daysBefore(demo.now, daysAgo),
    });
}
