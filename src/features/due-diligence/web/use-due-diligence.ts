import { endpointHooks, type ReadOptions } from '#shared/web/use-endpoint.ts';
import { useAskedVersion, type Versions } from '#shared/web/use-versions.ts';
import { LARGEST_PAGE } from '#shared/domain/page-size.ts';
import type { dueDiligenceEndpoints } from '../contract.ts';
import type { DiligenceAnswer } from '../contract/report.ts';

const { useCall, useList } = endpointHooks<typeof dueDiligenceEndpoints>();

/** A version of the startup's due diligence; null for the latest. */
export const useDueDiligence = (id: number, version: number | null, options?: ReadOptions) =>
  useCall(
    'GET /api/startups/{id}/due-diligence',
    version === null ? { params: { id } } : { params: { id }, query: { version } },
    options,
  );

/** Who made the versions and when, newest first. */
export const useDueDiligenceHistory = (id: number) =>
  useList(
    'GET /api/startups/{id}/due-diligence/versions',
    { params: { id }, query: { limit: LARGEST_PAGE } },
    { keepPrevious: true },
  );

/** The latest version, and the one the address asks for. */
export function useDueDiligenceVersions(id: number): Versions<DiligenceAnswer> {
  const latest = useDueDiligence(id, null);
  const [asked, show] = useAskedVersion(latest.data?.version ?? null);
  const earlier = useDueDiligence(id, asked ?? 1, { enabled: asked !== null, keepPrevious: true });
  return { latest, earlier: asked === null ? null : earlier, show };
}
