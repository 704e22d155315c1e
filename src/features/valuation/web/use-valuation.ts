import { endpointHooks, type ReadOptions } from '#shared/web/use-endpoint.ts';
import { useAskedVersion, type Versions } from '#shared/web/use-versions.ts';
import { LARGEST_PAGE } from '#shared/domain/page-size.ts';
import type { valuationEndpoints } from '../contract.ts';
import type { ValuationAnswer } from '../contract/answer.ts';

const { useCall, useList } = endpointHooks<typeof valuationEndpoints>();

/** A version of the startup's valuation; null for the latest. */
export const useValuation = (id: number, version: number | null, options?: ReadOptions) =>
  useCall(
    'GET /api/startups/{id}/valuation',
    version === null ? { params: { id } } : { params: { id }, query: { version } },
    options,
  );

/** Who made the versions and when, newest first. */
export const useValuationHistory = (id: number) =>
  useList(
    'GET /api/startups/{id}/valuation/versions',
    { params: { id }, query: { limit: LARGEST_PAGE } },
    { keepPrevious: true },
  );

/** The latest version, and the one the address asks for. */
export function useValuationVersions(id: number): Versions<ValuationAnswer> {
  const latest = useValuation(id, null);
  const [asked, show] = useAskedVersion(latest.data?.version ?? null);
  const earlier = useValuation(id, asked ?? 1, { enabled: asked !== null, keepPrevious: true });
  return { latest, earlier: asked === null ? null : earlier, show };
}
