import { z } from 'zod';
import { storedJson } from '#platform/postgres/stored-json.ts';
import type { PairVerdict } from '../domain/pair.ts';

const Criterion = z.object({
  key: z.string(),
  weight: z.number(),
  valueFraction: z.number(),
  known: z.boolean(),
  points: z.number(),
  startupText: z.string(),
  investorText: z.string(),
  sentence: z.string(),
});
const Side = z.object({
  score: z.number(),
  knownFraction: z.number(),
  reasons: z.array(z.string()),
  weakest: z.string().nullable(),
  conflicts: z.array(z.string()),
  components: z.array(Criterion),
});
const Story = z.object({ investor: Side, startup: Side });

/** The part of a verdict that is kept as JSON: both readers' words. */
export const storedExplanation = storedJson<Pick<PairVerdict, 'evidenceCount' | 'founder' | 'investor'>>(
  z.object({ evidenceCount: z.number(), founder: Story, investor: Story }),
);
