import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { z } from 'zod';
import { storedJson } from '#platform/postgres/stored-json.ts';
import { COUNTRY_CODES } from '#shared/domain/catalogue/countries.ts';
import { SECTOR_IDS } from '#shared/domain/catalogue/sectors.ts';
import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';
import { EVIDENCE_LEVELS, TRACTION_METRICS } from '#shared/domain/catalogue/vocabularies.ts';
import { versionStore } from '#shared/server/versions.ts';
import { DiligenceResult, Mark } from '../contract/report.ts';
import type { DiligenceFacts } from '../domain/facts.ts';

const severity = z.enum(['warning', 'critical']);
const Quote = z.object({ page: z.number(), start: z.number(), end: z.number(), text: z.string() }).nullable();
const Place = z.object({ id: z.number(), version: z.number(), quote: Quote });
const Found = z.object({ code: z.string(), title: z.string(), quote: Quote });

/** What two sources say differently. */
const Asked = z.object({
  text: z.string(),
  sides: z.array(
    z.object({
      origin: z.enum(['profile', 'traction', 'round', 'cap table', 'financial model', 'document']),
      text: z.string(),
      document: Place.nullable(),
    }),
  ),
});

/** What a run stood on, as it is kept beside what it found. */
const Facts = z.object({
  asOf: z.string(),
  name: z.string(),
  description: z.string(),
  businessModel: z.string(),
  sectorId: z.enum(SECTOR_IDS).nullable(),
  stageId: z.enum(STAGE_IDS),
  country: z.enum(COUNTRY_CODES).nullable(),
  countryMarket: z.enum(COUNTRY_CODES).nullable(),
  website: z.string().nullable(),
  foundedYear: z.number().nullable(),
  teamSize: z.number(),
  raising: z
    .object({ amountMinor: z.number(), currency: z.enum(CURRENCY_CODES) })
    .nullable()
    .default(null),
  raisingUsdMinor: z.number().nullable(),
  founders: z.array(z.object({ name: z.string(), workEntries: z.number(), recommendations: z.number() })),
  series: z.array(
    z.object({
      metric: z.enum(TRACTION_METRICS),
      date: z.string(),
      value: z.number(),
      currency: z.string().nullable(),
      valueUsd: z.number().nullable().default(null),
      evidence: z.enum(EVIDENCE_LEVELS),
    }),
  ),
  round: z
    .object({
      instrument: z.string(),
      currency: z.string(),
      targetMinor: z.number(),
      closeDate: z.string().nullable(),
    })
    .nullable(),
  peers: z.number(),
  investors: z.number(),
  capTable: z
    .object({
      version: z.number(),
      foundersVest: z.boolean(),
      findings: z.array(z.object({ code: z.string(), severity, why: z.string() })),
    })
    .nullable(),
  model: z
    .object({
      version: z.number(),
      ltvCac: z.number().nullable(),
      runwayMonths: z.number().nullable(),
      isCashPositive: z.boolean(),
      flags: z.array(z.object({ code: z.string(), severity, message: z.string() })),
    })
    .nullable(),
  documents: z.array(
    z.object({
      documentId: z.number(),
      version: z.number(),
      title: z.string(),
      type: z.string(),
      sections: z.array(z.object({ id: z.string(), quote: Quote })),
      strengths: z.array(Found),
      flags: z.array(Found),
    }),
  ),
  contradictions: z.array(Asked.extend({ severity: z.enum(['medium', 'high', 'critical']) })).default([]),
  questions: z.array(Asked).default([]),
  runway: z
    .object({ months: z.number(), period: z.string().nullable(), label: z.string(), document: Place })
    .nullable()
    .default(null),
  papers: z.array(z.object({ text: z.string(), document: Place })).default([]),
}) satisfies z.ZodType<DiligenceFacts>;

export const storedInputs = storedJson(z.object({ facts: Facts, marks: z.array(Mark) }));

/** What a run found, as it is kept. */
export const storedResult = storedJson(DiligenceResult);

/** The runs of a file. */
export const runs = versionStore({
  table: 'dueDiligenceRuns',
  inputs: storedInputs,
  result: storedResult,
  figures: (_inputs, { overallScore, riskLevel, evidenceCoverage }) => ({
    overallScore,
    riskLevel,
    evidenceFraction: evidenceCoverage,
  }),
  listed: ['overallScore', 'riskLevel', 'evidenceFraction'],
});

export type Run = NonNullable<Awaited<ReturnType<typeof runs.latest>>>;
