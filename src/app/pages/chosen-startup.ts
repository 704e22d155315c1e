import { useAddress } from '#shared/web/use-address.ts';

export type Own = { readonly id: number; readonly name: string };

/** The startup named in the address, or the only one there is. */
export function useChosenStartup<Startup extends Own>(startups: readonly Startup[]): Startup | undefined {
  const [search] = useAddress();
  const asked = Number(search.get('startup'));
  return startups.find(({ id }) => id === asked) ?? (startups.length === 1 ? startups[0] : undefined);
}
