import { DAY_MS } from '#shared/domain/time.ts';
import type { Market } from './market.ts';
import type { PlacePath } from './profile.ts';
import type { TractionScale, TractionScales } from './traction.ts';

/** What is usual in a market, whatever the day: statistics of its investors, and where its startups stand. */
export type Survey = { readonly usual: Omit<Market, 'asOf'>; readonly scales: TractionScales };

/** The same as plain values. */
export type SurveyFigures = {
  readonly stageLadder: readonly string[];
  readonly sectorShares: readonly (readonly [string, number])[];
  readonly places: readonly { readonly place: PlacePath; readonly share: number }[];
  readonly maxActivity: number;
  readonly medianActivity: number;
  readonly roundUsd: Market['roundUsd'];
  readonly documents: number;
  readonly users: readonly (readonly [string, TractionScale])[];
  readonly revenue: readonly (readonly [string, TractionScale])[];
};

/** A survey to be kept: its figures, and its vocabulary as pairs of a hash and a count, 32 bits each, the lower byte first. */
export type WrittenSurvey = { readonly figures: SurveyFigures; readonly terms: Uint8Array };

const PAIR_BYTES = 8;

export function writeSurvey({ usual: { text, ...usual }, scales }: Survey): WrittenSurvey {
  const terms = new DataView(new ArrayBuffer(text.documentFrequency.size * PAIR_BYTES));
  let at = 0;
  for (const [hash, count] of text.documentFrequency) {
    terms.setUint32(at, hash, true);
    terms.setUint32(at + 4, count, true);
    at += PAIR_BYTES;
  }
  return {
    figures: {
      ...usual,
      sectorShares: [...usual.sectorShares],
      documents: text.documents,
      users: [...scales.users],
      revenue: [...scales.revenue],
    },
    terms: new Uint8Array(terms.buffer),
  };
}

export function readSurvey({ figures, terms }: WrittenSurvey): Survey {
  const { documents, users, revenue, sectorShares, ...usual } = figures;
  const pairs = new DataView(terms.buffer, terms.byteOffset, terms.byteLength);
  const documentFrequency = new Map<number, number>();
  for (let at = 0; at + PAIR_BYTES <= pairs.byteLength; at += PAIR_BYTES)
    documentFrequency.set(pairs.getUint32(at, true), pairs.getUint32(at + 4, true));
  return {
    usual: { ...usual, sectorShares: new Map(sectorShares), text: { documents, documentFrequency } },
    scales: { users: new Map(users), revenue: new Map(revenue) },
  };
}

const DAYS_KEPT = 2;

/** Whether a survey of so many investors says too little of a market of `counted` now: they are a twentieth more or fewer, or it was made days ago. */
export const isOutdated = (
  survey: { readonly investors: number; readonly surveyedAt: Date },
  counted: number,
  now: Date,
): boolean =>
  Math.abs(counted - survey.investors) * 20 > survey.investors ||
  now.getTime() - survey.surveyedAt.getTime() > DAYS_KEPT * DAY_MS;
