import type { Db } from '#shared/server/context.ts';
import { bestImprovement, type Improvement } from '../domain/score/improvement.ts';
import { findNewestAnalyses } from './queries-outside.ts';
import { storedAnalysis } from './stored-analysis.ts';

/** The finding that is worth most points among a startup's decks, for its team; null where there is none to mend. */
export async function findBestImprovement(
  db: Db,
  startupId: number,
): Promise<(Improvement & { readonly documentId: number; readonly title: string }) | null> {
  const found = (await findNewestAnalyses(db, startupId, null))
    .filter(({ type }) => type === 'pitch_deck')
    .flatMap(({ documentId, title, analysis }) => {
      const read = storedAnalysis.read(analysis);
      const best = read === null ? null : bestImprovement(read);
      return best === null ? [] : [{ ...best, documentId, title }];
    });
  return found.toSorted((a, b) => b.points - a.points)[0] ?? null;
}
