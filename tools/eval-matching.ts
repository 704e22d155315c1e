import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { pairProbability } from '../src/features/matching/domain/calibration.ts';
import { evidenceCountOf } from '../src/features/matching/domain/evidence.ts';
import { surveyMarket, type Market } from '../src/features/matching/domain/market.ts';
import {
  investorText,
  prepareInvestor,
  prepareStartup,
  type PreparedInvestor,
} from '../src/features/matching/domain/prepared.ts';
import {
  UNKNOWN_DEAL,
  UNKNOWN_INVESTOR,
  UNKNOWN_STARTUP,
  type InvestorProfile,
  type PastDeal,
  type StartupProfile,
} from '../src/features/matching/domain/profile.ts';
import { investorScore, founderOrder, rankBy } from '../src/features/matching/domain/rank.ts';

/*
 * Ranks the queries of a funding history in the order of the product's own lists and writes one JSON object a line:
 * { startupId, investorIds, confidence }, best first. An investor's profile is its deals as of the last round of the history.
 *
 *   node tools/eval-matching.ts --data DIR --split NAME --out FILE
 */

type Round = {
  startupId: string;
  companyId: string;
  track: string;
  name: string;
  date: string;
  stage: string;
  amountUsd: number | null;
  sectors: string[];
  city: string | null;
  ecosystem: string[] | null;
  description: string;
};
type HistoryRound = Round & { investorIds: string[]; leadIds: string[] };
type Candidate = { investorId: string; track: string; name: string };
type Query = Round & { existingInvestorIds: string[] };

const STAGE_LADDER = ['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C+', 'Growth'];
const LISTED = 1000;

function readRows<Row>(folder: string, name: string, split: string): Row[] {
  const plain = path.join(folder, `${name}-${split}.jsonl`);
  const text = existsSync(plain) ? readFileSync(plain) : gunzipSync(readFileSync(`${plain}.gz`));
  const lines = text.toString('utf8').split('\n').filter(Boolean);
  return lines.map((line): Row => JSON.parse(line));
}

const known = (stage: string): string | null => (stage === 'Unknown' ? null : stage);
const named = (sectors: string[]): string[] => sectors.filter((sector) => sector !== 'Other');
/** The city, or the first ecosystem where rounds have no city. The country is the same within a track. */
const placeOf = ({ city, ecosystem }: Round): string[] =>
  city === null ? (ecosystem ?? []).slice(0, 1) : [city];

const pastDeal = (round: HistoryRound, investorId: string): PastDeal => ({
  ...UNKNOWN_DEAL,
  on: round.date,
  startupId: round.companyId,
  sectors: named(round.sectors),
  stage: known(round.stage),
  place: placeOf(round),
  roundUsd: round.amountUsd,
  description: round.description,
  led: round.leadIds.includes(investorId),
});

function investorProfiles(candidates: Candidate[], history: HistoryRound[]): InvestorProfile[] {
  const dealsOf = new Map<string, PastDeal[]>(candidates.map((one) => [one.investorId, []]));
  for (const round of history) for (const id of round.investorIds) dealsOf.get(id)?.push(pastDeal(round, id));
  const profileOf = ({ investorId: id, name }: Candidate): InvestorProfile => ({
    ...UNKNOWN_INVESTOR,
    id,
    name,
    deals: dealsOf.get(id) ?? [],
  });
  return candidates.map(profileOf);
}

const startupProfile = (query: Query): StartupProfile => ({
  ...UNKNOWN_STARTUP,
  id: query.startupId,
  name: query.name,
  description: query.description,
  sectors: named(query.sectors),
  stage: known(query.stage),
  place: placeOf(query),
  raiseUsd: query.amountUsd,
});

type Track = { market: Market; investors: PreparedInvestor[] };

function prepareTrack(candidates: Candidate[], history: HistoryRound[]): Track {
  const profiles = investorProfiles(candidates, history);
  const asOf = history.reduce((last, round) => (round.date > last ? round.date : last), '');
  const texts = [...history.map((round) => round.description), ...profiles.map(investorText)];
  const market = surveyMarket(profiles, texts, STAGE_LADDER, asOf);
  return { market, investors: profiles.map((profile) => prepareInvestor(profile, market)) };
}

function predictions(folder: string, split: string): string[] {
  const history = readRows<HistoryRound>(folder, 'history', split);
  const candidates = readRows<Candidate>(folder, 'investors', split);
  const queries = readRows<Query>(folder, 'queries', split);
  const tracks = new Map<string, Track>();
  for (const track of new Set(queries.map((query) => query.track))) {
    const own = <Row extends { track: string }>(rows: Row[]) => rows.filter((row) => row.track === track);
    tracks.set(track, prepareTrack(own(candidates), own(history)));
  }
  return queries.flatMap((query) => {
    const track = tracks.get(query.track);
    if (!track) return [];
    const startup = prepareStartup(startupProfile(query), track.market);
    const holders = new Set(query.existingInvestorIds);
    const candidatesLeft = track.investors.filter((one) => !holders.has(one.profile.id));
    const ranked = rankBy(candidatesLeft, (one) => founderOrder(startup, one, track.market), LISTED);
    return JSON.stringify({
      startupId: query.startupId,
      investorIds: ranked.map((one) => one.item.profile.id),
      confidence: ranked.map(({ item }) =>
        pairProbability(investorScore(startup, item, track.market), evidenceCountOf(item.profile)),
      ),
    });
  });
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, split: { type: 'string', default: 'dev' }, out: { type: 'string' } },
});
if (values.data === undefined || values.out === undefined) {
  console.error('Usage: node tools/eval-matching.ts --data DIR --split NAME --out FILE');
  process.exitCode = 2;
} else {
  const lines = predictions(values.data, values.split);
  writeFileSync(values.out, `${lines.join('\n')}\n`);
  console.log(`${lines.length} queries ranked, written to ${values.out}`);
}
