import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { RoundKind } from '../domain/definition.ts';

/** Company, sector, country, stage, months ago, thousand US dollars, and the kind of money unless it is equity. */
type DemoRound = readonly [string, SectorId, CountryCode, StageId, number, number, RoundKind?];

/** Rounds of invented companies that are not in the demo's directory. */
export const DEMO_ROUNDS: readonly DemoRound[] = [
  ['Ajovault', 'fintech', 'NG', 'seed', 2, 1_400],
  ['Kobolink', 'fintech', 'NG', 'pre-seed', 4, 280],
  ['Esusu Rails', 'fintech', 'NG', 'series-a', 5, 6_200],
  ['Tellerbee', 'fintech', 'NG', 'seed', 9, 1_100],
  ['Tellerbee', 'fintech', 'NG', 'pre-seed', 21, 240],
  ['Marketbook', 'fintech', 'NG', 'pre-seed', 10, 320],
  ['Naijaclear', 'fintech', 'NG', 'series-a', 15, 4_100],
  ['Paycowrie', 'fintech', 'NG', 'seed', 19, 950],
  ['Paycowrie', 'fintech', 'NG', 'seed', 7, 2_500, 'debt'],
  ['Wallet Baba', 'fintech', 'NG', 'pre-seed', 40, 150],
  ['Sahan Clinics', 'healthtech', 'NG', 'seed', 6, 1_300],
  ['Lafiya Line', 'healthtech', 'NG', 'pre-seed', 11, 210],
  ['Kajola Farms', 'agritech', 'NG', 'seed', 8, 900],
  ['Oko Cold', 'agritech', 'NG', 'seed', 14, 400, 'grant'],
  ['Rana Solar', 'cleantech', 'NG', 'series-a', 3, 7_500],
  ['Rana Solar', 'cleantech', 'NG', 'series-a', 9, 9_000, 'debt'],
  ['Danfo Freight', 'logisticstech', 'NG', 'seed', 17, 1_200],
  ['Sokoni Pay', 'fintech', 'KE', 'series-a', 3, 5_400],
  ['Chama Cloud', 'fintech', 'KE', 'seed', 8, 1_250],
  ['Bima Haraka', 'fintech', 'KE', 'seed', 13, 1_000],
  ['Lipa Later On', 'fintech', 'KE', 'pre-seed', 18, 260],
  ['Mazao Direct', 'agritech', 'KE', 'series-a', 6, 4_800],
  ['Mbegu Lab', 'agritech', 'KE', 'seed', 11, 700],
  ['Shamba Sense', 'agritech', 'KE', 'pre-seed', 20, 180, 'grant'],
  ['Jua Ride', 'cleantech', 'KE', 'series-b', 4, 16_000],
  ['Jua Ride', 'cleantech', 'KE', 'series-b', 10, 12_000, 'debt'],
  ['Moto Volt', 'cleantech', 'KE', 'seed', 16, 1_900],
  ['Elimu Hewani', 'edtech', 'KE', 'seed', 9, 650],
  ['Afya Pap', 'healthtech', 'KE', 'seed', 12, 1_100],
  ['Mzansi Ledger', 'fintech', 'ZA', 'series-b', 5, 18_000],
  ['Stokvel One', 'fintech', 'ZA', 'seed', 7, 1_600],
  ['Kasi Credit', 'fintech', 'ZA', 'series-a', 14, 6_600],
  ['Ubuntu Cover', 'fintech', 'ZA', 'seed', 22, 1_150],
  ['Protea Grid', 'cleantech', 'ZA', 'series-a', 8, 8_200],
  ['Fynbos Health', 'healthtech', 'ZA', 'series-a', 10, 5_000],
  ['Veld Data', 'agritech', 'ZA', 'seed', 19, 800],
  ['Susu Digital', 'fintech', 'GH', 'seed', 4, 1_050],
  ['Cedi Street', 'fintech', 'GH', 'pre-seed', 12, 230],
  ['Akoma Rx', 'healthtech', 'GH', 'seed', 9, 850],
  ['Nkran Haul', 'logisticstech', 'GH', 'seed', 15, 750],
  ['Nile Tab', 'fintech', 'EG', 'series-a', 6, 9_000],
  ['Souk Stack', 'ecommerce', 'EG', 'seed', 11, 2_100],
  ['Teranga Pay', 'fintech', 'SN', 'seed', 7, 1_700],
  ['Imigongo Labs', 'edtech', 'RW', 'seed', 13, 500],
];
