import { z } from 'zod';
import { storedJson } from '#platform/postgres/stored-json.ts';
import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import { readSurvey, type Survey, type SurveyFigures, writeSurvey } from '../domain/kept-survey.ts';
import { surveySteps } from '../domain/market.ts';
import { inTurns } from './in-turns.ts';
import { findInvestorProfiles, findTractionScales, type InvestorSubject } from './profiles.ts';
import { findDescriptions, findInvestorIds } from './queries-profiles.ts';
import { findKeptSurvey, findSurveyedAt, saveSurvey } from './queries-survey.ts';

/** A survey as it is kept, with when it was made and of how many investors. */
export type DatedSurvey = Survey & { readonly surveyedAt: Date; readonly investors: number };

const shares = z.array(z.tuple([z.string(), z.number()]));
const scales = z.array(
  z.tuple([z.string(), z.object({ count: z.number(), breakpoints: z.array(z.number()) })]),
);
const Figures: z.ZodType<SurveyFigures> = z.object({
  stageLadder: z.array(z.string()),
  sectorShares: shares,
  places: z.array(z.object({ place: z.array(z.string()), share: z.number() })),
  maxActivity: z.number(),
  medianActivity: z.number(),
  roundUsd: z.object({ p25: z.number(), p75: z.number() }).nullable(),
  documents: z.number(),
  users: scales,
  revenue: scales,
});
const figuresJson = storedJson(Figures);

/** So many of those who changed last say what is usual among all. */
const LOOKED_AT = { investors: 25_000, descriptions: 5000, startups: 100_000 } as const;
/** What a first caller waits for where nothing is kept yet. */
const FIRST_LOOK = { investors: 300, descriptions: 300, startups: 3000 } as const;
const READ_AT_ONCE = 1000;

/** Those who changed last; read a thousand at a time, so that turning rows into profiles never holds up the rest. */
export async function findLastChanged(db: Db, most: number): Promise<InvestorSubject[]> {
  const ids = await findInvestorIds(db, most);
  const profiles: InvestorSubject[] = [];
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    profiles.push(...(await findInvestorProfiles(db, ids.slice(from, from + READ_AT_ONCE))));
  }
  return profiles;
}

/** What is usual, as of a day, by these investors and the newest startups. */
export async function surveyOf(
  db: Db,
  profiles: readonly InvestorSubject[],
  today: string,
  most: { readonly descriptions: number; readonly startups: number } = LOOKED_AT,
): Promise<Survey> {
  const texts = [...profiles.map((one) => one.thesis), ...(await findDescriptions(db, most.descriptions))];
  const scales = await findTractionScales(db, most.startups);
  const { asOf: _, ...usual } = await inTurns(surveySteps(profiles, texts, STAGE_IDS, today));
  return { usual, scales };
}

/** Looks at the market by a few, for a first caller. */
export async function glance(db: Db, today: string, counted: number): Promise<DatedSurvey> {
  const profiles = await findLastChanged(db, FIRST_LOOK.investors);
  const survey = await surveyOf(db, profiles, today, FIRST_LOOK);
  return { ...survey, surveyedAt: new Date(0), investors: counted };
}

/** Surveys the market, which takes seconds. */
export async function makeSurvey(db: Db, now: Date, counted: number): Promise<DatedSurvey> {
  const profiles = await findLastChanged(db, LOOKED_AT.investors);
  return { ...(await surveyOf(db, profiles, dayOf(now))), surveyedAt: now, investors: counted };
}

/** Keeps a survey for all processes. */
export async function keepSurvey(db: Db, { surveyedAt, investors, ...survey }: DatedSurvey): Promise<void> {
  const { figures, terms } = writeSurvey(survey);
  const written = { figures: figuresJson.write(figures), terms: Buffer.from(terms) };
  await saveSurvey(db, { surveyedAt, investors, ...written });
}

/** The survey that is kept, or `known` where that is no older. Null where there is none that can be read. */
export async function findSurvey(db: Db, known: DatedSurvey | null): Promise<DatedSurvey | null> {
  const at = await findSurveyedAt(db);
  if (at === null) return null;
  if (known && known.surveyedAt >= at) return known;
  const row = await findKeptSurvey(db);
  const figures = row ? figuresJson.read(row.figures) : null;
  if (!row || figures === null) return null;
  const { surveyedAt, investors, terms } = row;
  return { ...readSurvey({ figures, terms }), surveyedAt, investors };
}
