import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/contract/fields.ts';
import { digits, pageQuery } from '#shared/contract/page.ts';
import { AnalysisAnswer } from './contract/analysis.ts';
import { DiligenceAnswer, DiligenceVersion, MarkForm } from './contract/report.ts';

const check = z.strictObject({
  id: idParam(),
  code: z.string().regex(/^[A-Z][A-Z_0-9]{1,40}$/, { error: 'Not a check' }),
});

/**
 * Due diligence of a startup. Its team shares one file; every investor keeps an own one, from what members see and what
 * was shared with them, which the team never reads. Everybody else is answered 404.
 */
export const dueDiligenceEndpoints = endpoints({
  'POST /api/startups/{id}/due-diligence': {
    summary:
      'Runs the checks and keeps the report as a version; the same facts as the latest answer that one',
    access: 'member',
    params: byId,
    body: z.strictObject({}).optional(),
    response: DiligenceAnswer,
  },
  'GET /api/startups/{id}/due-diligence': {
    summary: 'The latest version, or the one asked for; 404 before the first',
    access: 'member',
    params: byId,
    query: z.strictObject({ version: digits(1, 1_000_000).optional() }),
    response: DiligenceAnswer,
  },
  'GET /api/startups/{id}/due-diligence/versions': {
    summary: 'Who ran it and when, newest first',
    access: 'member',
    params: byId,
    query: z.strictObject(pageQuery),
    response: z.array(DiligenceVersion),
    list: true,
  },
  'PUT /api/startups/{id}/due-diligence/marks/{code}': {
    summary: 'Notes what a person found out about a check, and runs it again',
    access: 'member',
    params: check,
    body: MarkForm,
    response: DiligenceAnswer,
  },
  'DELETE /api/startups/{id}/due-diligence/marks/{code}': {
    summary: 'Takes a note back, and runs it again',
    access: 'member',
    params: check,
    response: DiligenceAnswer,
  },
  'GET /api/startups/{id}/analysis': {
    summary:
      'What is believed of each metric, the contradictions, the questions, and the four scores with their coverage',
    access: 'member',
    params: byId,
    response: AnalysisAnswer,
  },
});
