import { useAddress } from '#shared/web/use-address.ts';
import { useWorkingFor } from '#shared/web/working-for.ts';

export type Own = { readonly id: number; readonly name: string };

/** The startup named in the address, else the one worked for, else the only one there is. */
export function useChosenStartup<Startup extends Own>(startups: readonly Startup[]): Startup | undefined {
  const [search] = useAddress();
  const workingFor = useWorkingFor();
  const asked = search.get('startup') ?? workingFor;
  return startups.find(({ id }) => String(id) === asked) ?? (startups.length === 1 ? startups[0] : undefined);
}
