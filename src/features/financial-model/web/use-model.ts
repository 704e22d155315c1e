import { endpointHooks, type ReadOptions } from '#shared/web/use-endpoint.ts';
import { useAskedVersion, type Versions } from '#shared/web/use-versions.ts';
import { LARGEST_PAGE } from '#shared/domain/page-size.ts';
import type { modelEndpoints } from '../contract.ts';
import type { ModelAnswer } from '../contract/answer.ts';

const { useCall, useList } = endpointHooks<typeof modelEndpoints>();

/** A version of the startup's financial model; null for the latest. */
export const useModel = (id: number, version: number | null, options?: ReadOptions) =>
  useCall(
    'GET /api/startups/{id}/financial-model',
    version === null ? { params: { id } } : { params: { id }, query: { version } },
    options,
  );

/** Who made the versions and when, newest first. */
export const useModelHistory = (id: number) =>
  useList(
    'GET /api/startups/{id}/financial-model/versions',
    { params: { id }, query: { limit: LARGEST_PAGE } },
    { keepPrevious: true },
  );

/** The latest version, and the one the address asks for. */
export function useModelVersions(id: number): Versions<ModelAnswer> {
  const latest = useModel(id, null);
  const [asked, show] = useAskedVersion(latest.data?.version ?? null);
  const earlier = useModel(id, asked ?? 1, { enabled: asked !== null, keepPrevious: true });
  return { latest, earlier: asked === null ? null : earlier, show };
}
