import { z } from 'zod';
import { AppError } from '#platform/http/errors.ts';
import { storedJson } from '#platform/postgres/stored-json.ts';
import { AnalysisResult, Question, Quote } from '../contract/analysis.ts';
import type { Analysis } from '../domain/document.ts';
import { ENGINE_VERSION } from '../domain/engine-version.ts';
import type { NewAnalysis } from './queries-analyses.ts';

const {
  documentType,
  riskFlags,
  extractedData,
  analysedAt: _analysedAt,
  questions: _questions,
  ...shape
} = AnalysisResult.shape;
const { answer: _answer, ...question } = Question.shape;

const questions = z.array(z.object({ ...question, isSo: z.boolean().optional() })).readonly();
const earning = z.object({
  hollow: z.record(z.string(), z.number()).readonly(),
  sourced: z.array(Quote).readonly(),
});

/** What the engine found, as it is kept: the contract's answer under the engine's own names. */
export const storedAnalysis = storedJson<Analysis>(
  z.object({
    ...shape,
    type: documentType,
    flags: riskFlags,
    extracted: extractedData,
    questions: questions.optional(),
    earning: earning.optional(),
  }),
  // The first format counted contradictions where flags by severity count now.
  [({ parts, ...old }) => ({ ...old, parts: withSoundness(parts) })],
);

/** What was just found, as it is kept, and by whom. */
export const analysisRow = (
  analysis: Analysis,
  { userId, now }: { userId: string | null; now: Date },
): NewAnalysis => ({
  type: analysis.type,
  scorePercent: analysis.score,
  analysis: storedAnalysis.write(analysis),
  engineVersion: ENGINE_VERSION,
  createdBy: userId,
  createdAt: now,
});

function withSoundness(parts: unknown): unknown {
  if (typeof parts !== 'object' || parts === null || !('contradictions' in parts)) return parts;
  const { contradictions: soundness, ...kept } = parts;
  return { ...kept, soundness };
}

/** A stored analysis, refused where today's shape does not fit it. */
export function readAnalysis(stored: unknown): Analysis {
  const analysis = storedAnalysis.read(stored);
  if (!analysis)
    throw new AppError('conflict', 'It was analysed by an earlier version of this tool. Upload it again.');
  return analysis;
}
