import type { Db } from '#shared/server/context.ts';
import type { AgreedFigures } from '../domain/agreed-figures.ts';
import { loadCompanyFacts } from './company-facts.ts';

/** What all that a startup’s team knows of it agrees on, for what is computed on the team’s behalf. */
export async function loadAgreedFigures(
  db: Db,
  { id: startupId, name, isDemo }: { readonly id: number; readonly name: string; readonly isDemo: boolean },
  today: string,
): Promise<AgreedFigures> {
  const file = { startupId, readerId: null, name, isDemo, side: 'team', role: null } as const;
  return (await loadCompanyFacts(db, file, today)).agreed;
}
