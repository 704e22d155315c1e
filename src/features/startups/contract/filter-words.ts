import { countryLabel, countryOf } from '#shared/domain/catalogue/countries.ts';
import { geographyIdOf, geographyLabel } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import type { EvidenceLevel } from '#shared/domain/catalogue/vocabularies.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { formatMoneyCompact, toMinor } from '#shared/domain/money.ts';
import { FILTERS_OF_SEVERAL } from '../domain/filters.ts';
import type { TractionTier } from '../domain/traction.ts';

/** What backs a current figure at least, as a filter says it. */
export const LEAST_EVIDENCE_LABELS: Readonly<Record<EvidenceLevel, string>> = {
  claimed: 'Any figure',
  document: 'Document or better',
  'third-party-document': 'Third-party document or better',
  'system-export': 'System export or better',
  'confirmed-by-counterparty': 'Confirmed by a counterparty',
};

const TIER_WORDS: Readonly<Record<TractionTier, string>> = {
  none: 'No figures yet',
  early: 'Early traction',
  growing: 'Growing traction',
  scaling: 'Scaling traction',
};

const known = (labels: Readonly<Record<string, string>>) => (text: string) => labels[text] ?? text;

function named<Id extends string>(find: (text: string) => Id | null, label: (id: Id) => string) {
  return (text: string): string => {
    const id = find(text);
    return id === null ? text : label(id);
  };
}

/** How each value of a filter is told, by the name it has in an address. */
const WORDS: Readonly<Record<string, (value: string) => string>> = {
  q: (text) => `“${text}”`,
  sector: named(sectorIdOf, sectorLabel),
  region: named(geographyIdOf, geographyLabel),
  country: named(countryOf, countryLabel),
  city: (text) => text,
  stage: named(stageIdOf, stageLabel),
  businessModel: (text) => text,
  tractionTier: known(TIER_WORDS),
  evidence: known(LEAST_EVIDENCE_LABELS),
  fit: (percent) => `Fit ${percent}% or more`,
  verified: (wanted) => (wanted === 'true' ? 'Verified' : 'Not verified'),
};

/** One thing that a search asks for; `name` and `value` are what an address says. */
export type FilterChip = { readonly name: string; readonly value: string; readonly text: string };

function ticketText(ticket: string, currency: string): string {
  const code = currencyOf(currency === '' ? 'USD' : currency);
  const amount = Number(ticket);
  const minor = code !== null && Number.isSafeInteger(amount) ? toMinor(amount, code) : null;
  return `Cheque ${code === null || minor === null ? ticket : formatMoneyCompact(minor, code)}`;
}

/** Filters by name, as an address or a saved search has them. */
export type Filters = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** What a search of the directory asks for, in words, from an address or as it was saved. */
export function filterChips(filters: Filters): FilterChip[] {
  const textOf = (name: string): string => [filters[name] ?? ''].flat().join(',');
  const chips = Object.entries(WORDS).flatMap(([name, words]) => {
    const values = FILTERS_OF_SEVERAL.has(name) ? textOf(name).split(',') : [textOf(name)];
    return values
      .map((value) => value.trim())
      .filter((value) => value !== '' && value !== 'all')
      .map((value) => ({ name, value, text: words(value) }));
  });
  const ticket = textOf('ticket');
  return ticket === ''
    ? chips
    : [...chips, { name: 'ticket', value: ticket, text: ticketText(ticket, textOf('currency')) }];
}
