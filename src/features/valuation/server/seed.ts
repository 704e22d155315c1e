import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, demoVersion, readDemo } from '#shared/server/demo.ts';
import { ValuationInputs } from '../contract/request.ts';
import { generateValuation } from './routes-generate.ts';

export async function seedValuations(demo: Demo): Promise<void> {
  for (const { form, daysAgo, ...by } of readDemo('valuations', demoVersion(ValuationInputs), demo))
    await generateValuation(demo.db, {
      ...by,
      userName: '',
      inputs: form,
      now: daysBefore(demo.now, daysAgo),
    });
}
