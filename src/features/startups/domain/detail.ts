import type { RateBook } from '#shared/domain/exchange-rate.ts';
import { revenueGrowthText } from './traction-revenue.ts';
import type { TractionPoint } from './traction.ts';
import { roundTypeIdOf, roundTypeLabel } from '#shared/domain/catalogue/stages.ts';
import { cardOf, countryName, type StoredStartup } from './card.ts';
import type { TeamRole } from './team.ts';

/** A round as stored, in minor units. */
export type StoredRound = {
  readonly instrument: string;
  readonly currency: string;
  readonly targetMinor: number;
  readonly minimumMinor: number | null;
  readonly committedMinor: number;
  readonly receivedMinor: number;
  readonly closeDate: string | null;
};

type Person = {
  readonly name: string;
  readonly title: string | null;
  readonly imageUrl: string | null;
  readonly role: TeamRole;
};

/** A stored startup with all that belongs to it. */
type StoredDetail<Point> = StoredStartup & {
  readonly website: string | null;
  readonly countryIncorporation: string | null;
  readonly countryMarket: string | null;
  readonly foundedYear: number | null;
  readonly version: number;
  readonly updatedAt: Date;
  readonly team: Person[];
  readonly tractionSeries: Point[];
  readonly round: StoredRound | null;
  readonly mine: TeamRole | null;
};

/** A stored round with the label of its instrument. */
export function roundOf(row: StoredRound) {
  const instrument = roundTypeIdOf(row.instrument);
  if (instrument === null) throw new Error(`${row.instrument} is no instrument`);
  return { ...row, instrument, instrumentLabel: roundTypeLabel(instrument) };
}

const nameOf = (country: string | null): string | null => (country === null ? null : countryName(country));

/** Everything public about a stored startup. Its founders are the owners. */
export function detailOf<Point extends TractionPoint>(row: StoredDetail<Point>, book: RateBook) {
  return {
    ...cardOf(row),
    website: row.website,
    countryIncorporation: row.countryIncorporation,
    countryIncorporationName: nameOf(row.countryIncorporation),
    countryMarket: row.countryMarket,
    countryMarketName: nameOf(row.countryMarket),
    foundedYear: row.foundedYear,
    founders: row.team.filter(({ role }) => role === 'owner').map(({ name }) => name),
    team: row.team,
    tractionSeries: row.tractionSeries,
    revenueGrowthText: revenueGrowthText(row.tractionSeries, book),
    round: row.round && roundOf(row.round),
    mine: row.mine,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}
