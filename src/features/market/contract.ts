import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { SHEET_BODY_BYTES } from '#shared/contract/sheet-import.ts';
import { MarketAnalysis } from './contract/analysis.ts';
import { countryTerm, DefinitionQuery, sectorTerm } from './contract/definition.ts';
import {
  RoundImport,
  RoundImportDone,
  RoundImportForm,
  RoundImportUndone,
  RoundPreview,
  RoundPreviewForm,
} from './contract/import.ts';
import { IntelligenceQuery, MarketIntelligence } from './contract/intelligence.ts';
import { Comparison } from './contract/peers.ts';
import { MarketRound, RoundQuery } from './contract/round.ts';

/** Market figures, all computed from rows, and the rows themselves. */
export const marketEndpoints = endpoints({
  'GET /api/market-analysis/{sector}/{country}': {
    summary: 'Trend, growth potential and competition of a sector in a country',
    access: 'public',
    params: z.strictObject({ sector: sectorTerm, country: countryTerm }),
    query: DefinitionQuery,
    response: MarketAnalysis,
  },
  'GET /api/market/rounds': {
    summary: 'The rounds behind a figure, newest first',
    access: 'public',
    query: RoundQuery,
    response: z.array(MarketRound),
    list: true,
  },
});

/** The market as a whole. */
export const intelligenceEndpoints = endpoints({
  'GET /api/market-intelligence': {
    summary: 'Totals, momentum by sector and what it would mean if it lasted',
    access: 'public',
    query: IntelligenceQuery,
    response: MarketIntelligence,
  },
});

/** Published tables, brought in by an admin and taken out again as a whole. */
export const roundImportEndpoints = endpoints({
  'POST /api/admin/rounds/preview': {
    summary: 'What importing a CSV table of rounds would do; stores nothing',
    access: 'admin',
    body: RoundPreviewForm,
    bodyLimitBytes: SHEET_BODY_BYTES,
    response: RoundPreview,
  },
  'POST /api/admin/rounds/import': {
    summary: 'Imports a CSV table of rounds under its source and licence; rows already there are left alone',
    access: 'admin',
    act: 'Imported funding rounds',
    body: RoundImportForm,
    bodyLimitBytes: SHEET_BODY_BYTES,
    response: RoundImportDone,
    created: true,
  },
  'GET /api/admin/rounds/imports': {
    summary: 'Imports on record, newest first',
    access: 'admin',
    query: z.strictObject(pageQuery),
    response: z.array(RoundImport),
    list: true,
  },
  'DELETE /api/admin/rounds/imports/{id}': {
    summary: 'Takes all rows of an import out; its line stays on record',
    access: 'admin',
    act: 'Undid an import of funding rounds',
    params: byId,
    response: RoundImportUndone,
  },
});

/** A startup among its peers. */
export const peerEndpoints = endpoints({
  'GET /api/market/competitors/{id}': {
    summary: 'A startup beside those of its sector, stage and country; wider where those are fewer than five',
    access: 'public',
    params: byId,
    response: Comparison,
  },
});
