import type { StartupCard } from '../contract/startup.ts';

/** `FinTech, Lagos, Nigeria`: what it does and where. */
export function placeLine({ sector, city, countryName, region }: StartupCard): string {
  return [sector, ...(countryName === null ? [region] : [city, countryName])].filter(Boolean).join(', ');
}
