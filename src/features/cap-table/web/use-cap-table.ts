import { endpointHooks, type ReadOptions } from '#shared/web/use-endpoint.ts';
import { useAskedVersion, type Versions } from '#shared/web/use-versions.ts';
import { LARGEST_PAGE } from '#shared/domain/page-size.ts';
import type { capTableEndpoints } from '../contract.ts';
import type { CapTableAnswer } from '../contract/answer.ts';

const { useCall, useList } = endpointHooks<typeof capTableEndpoints>();

/** A version of the startup's cap table; null for the latest. */
export const useCapTable = (id: number, version: number | null, options?: ReadOptions) =>
  useCall(
    'GET /api/startups/{id}/cap-table',
    version === null ? { params: { id } } : { params: { id }, query: { version } },
    options,
  );

/** Who made the versions and when, newest first. */
export const useCapTableHistory = (id: number) =>
  useList(
    'GET /api/startups/{id}/cap-table/versions',
    { params: { id }, query: { limit: LARGEST_PAGE } },
    { keepPrevious: true },
  );

/** The latest version, and the one the address asks for. */
export function useCapTableVersions(id: number): Versions<CapTableAnswer> {
  const latest = useCapTable(id, null);
  const [asked, show] = useAskedVersion(latest.data?.version ?? null);
  const earlier = useCapTable(id, asked ?? 1, { enabled: asked !== null, keepPrevious: true });
  return { latest, earlier: asked === null ? null : earlier, show };
}
