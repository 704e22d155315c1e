import { DAY_MS, dayOf } from '#shared/domain/time.ts';
import { formatMoney } from '../../src/shared/domain/money.ts';
import { BUSINESS_MODELS } from '../../src/shared/domain/catalogue/vocabularies.ts';
import {
  correctionWords,
  searchableOf,
  searchName,
  searchVector,
} from '../../src/features/startups/domain/search.ts';
import { tractionTier } from '../../src/features/startups/domain/traction.ts';
import { investorTexts } from '../../src/features/investors/domain/search.ts';
import { fold, words } from '../../src/shared/domain/text.ts';
import type { Random } from './random.ts';
import * as text from './words.ts';

const CENTS = 100;
const REGION_BY_COUNTRY: Readonly<Record<string, string>> = {
  IN: 'asia-pacific',
  BR: 'south-america',
  ID: 'southeast-asia',
  AE: 'middle-east',
  PL: 'europe',
};
const RAISE_MEDIAN_USD: Readonly<Record<string, number>> = {
  'pre-seed': 250_000,
  seed: 1_000_000,
  'series-a': 4_000_000,
  'series-b': 12_000_000,
  'series-c': 30_000_000,
  growth: 60_000_000,
};

/** Two significant digits, as people state amounts. */
function stated(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  return Math.max(1, Math.round(value / unit)) * unit;
}

export function makePerson(random: Random, id: string, kind: 'founder' | 'investor') {
  const [first, last] = [random.one(text.FIRST_NAMES), random.one(text.LAST_NAMES)];
  const email = `${id}@scale.kilele.invalid`;
  return { id, name: `${first} ${last}`, first_name: first, last_name: last, email, user_type: kind };
}

function makeName(random: Random): string {
  const name = random.one(text.NAME_STARTS) + random.one(text.NAME_ENDS);
  return random.fraction() < 0.6 ? name : `${name} ${random.one(text.NAME_SECONDS)}`;
}

function makeText(random: Random, sector: string, city: string): string {
  const offer = random.one(text.OFFERS[sector] ?? ['software']);
  const [customers, way] = [random.one(text.CUSTOMERS), random.one(text.WAYS)];
  const [Offer, Customers] = [offer, customers].map(
    (words) => words.charAt(0).toUpperCase() + words.slice(1),
  );
  const opening = random.one([
    `${Offer} for ${customers} in and around ${city}, ${way}.`,
    `We bring ${offer} to ${customers}, ${way}, beginning in ${city}.`,
    `${Customers} in ${city} get ${offer} ${way}.`,
  ]);
  return [opening, ...random.some(text.PROOFS, 3)].join(' ');
}

/** A startup's row, and the words a mistyped search of it may be corrected to. */
export function makeStartup(random: Random, id: number, { ownerId, at }: { ownerId: string; at: string }) {
  const [country, city] = random.weighted(text.PLACES);
  const sector = random.weighted(text.SECTOR_WEIGHTS);
  const stage = random.weighted(text.STAGE_WEIGHTS);
  const raisingMinor = stated(random.longTailed(RAISE_MEDIAN_USD[stage] ?? 500_000)) * CENTS;
  const name = makeName(random);
  const region = REGION_BY_COUNTRY[country] ?? 'africa';
  const description = makeText(random, sector, city);
  const searchable = searchableOf({ name, description, sector, region, country, city });
  const users = random.fraction() < 0.65 ? Math.round(random.longTailed(1200)) : null;
  const revenueMinor = random.fraction() < 0.5 ? Math.round(random.longTailed(6000)) * CENTS : null;
  const evidence = random.weighted([
    ['claimed', 6],
    ['document', 3],
    ['system-export', 1],
  ] as const);
  const row = {
    id,
    name,
    description,
    sector_id: sector,
    region_id: region,
    stage_id: stage,
    business_model: random.one(BUSINESS_MODELS),
    raising_text: formatMoney(raisingMinor, 'USD'),
    raising_minor: raisingMinor,
    raising_currency: 'USD',
    team_size: Math.max(1, Math.round(random.longTailed(9))),
    country,
    city,
    founded_year: random.whole(2014, 2026),
    users_count: users,
    users_evidence: users === null ? null : evidence,
    monthly_revenue_usd_minor: revenueMinor,
    revenue_evidence: revenueMinor === null ? null : evidence,
    traction_tier: tractionTier(users, revenueMinor),
    search: searchVector(searchable),
    search_name: searchName(searchable),
    created_by: ownerId,
    at,
  };
  return { row, words: correctionWords(searchable) };
}

const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b'] as const;
const SECTORS = text.SECTOR_WEIGHTS.map(([id]) => id);

/** An investor's row; `a`, `b` and `c` are the words searched, by weight. */
export function makeInvestor(
  random: Random,
  id: number,
  { user, at }: { user: { id: string; name: string }; at: string },
) {
  const [country, city] = random.weighted(text.PLACES);
  const type = random.weighted([
    ['angel', 5],
    ['vc_partner', 4],
    ['institutional', 1],
  ] as const);
  const firm = type === 'angel' ? null : `${makeName(random)} ${random.one(text.FIRM_ENDS)}`;
  const sectors = random.some(SECTORS, random.whole(1, 4));
  const geographies = random.fraction() < 0.5 ? (['africa'] as const) : ([country] as const);
  const average = stated(
    random.longTailed({ angel: 25_000, vc_partner: 400_000, institutional: 2_000_000 }[type]),
  );
  const least = Math.max(1000, stated(average / 3));
  const thesis = `We back ${random.one(text.CUSTOMERS)} and those who serve them, ${random.one(text.WAYS)}. ${random.one(text.PROOFS)}`;
  const texts = investorTexts({
    name: user.name,
    firmName: firm,
    investmentThesis: thesis,
    sectors,
    geographies,
    country,
    city,
  });
  const row = {
    id,
    user_id: user.id,
    type,
    firm_name: firm,
    investment_thesis: thesis,
    min_ticket_minor: least * CENTS,
    average_ticket_minor: Math.max(average, least) * CENTS,
    max_ticket_minor: Math.max(average, least) * 3 * CENTS,
    preferred_sectors: sectors,
    preferred_geographies: geographies,
    preferred_stages: random.some(STAGES, 2),
    country,
    city,
    search_name: fold(texts.A),
    a: words(texts.A).join(' '),
    b: words(texts.B).join(' '),
    c: words(texts.C).join(' '),
    at,
  };
  return { row, words: words(`${texts.A} ${texts.B}`).filter((word) => word.length > 2) };
}

export function makeDeal(random: Random, investorId: number, today: number) {
  const stage = random.weighted(text.STAGE_WEIGHTS);
  const day = dayOf(new Date(today - random.whole(10, 1080) * DAY_MS));
  return {
    investor_id: investorId,
    company: makeName(random),
    sector_id: random.weighted(text.SECTOR_WEIGHTS),
    stage_id: stage,
    country: random.weighted(text.PLACES)[0],
    deal_date: day,
    round_size_usd_minor: stated(random.longTailed(RAISE_MEDIAN_USD[stage] ?? 500_000)) * CENTS,
    led: random.fraction() < 0.2,
  };
}
