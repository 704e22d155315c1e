import { createHash } from 'node:crypto';
import type { Services, UserId } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { CONTENT_TYPES } from './reader/kind.ts';
import { cleanText } from './reader/parts.ts';
import { analyseDocument } from '../domain/analysis.ts';
import { ENGINE_VERSION } from '../domain/engine-version.ts';
import { insertAnalysis } from './queries-analyses.ts';
import { insertVersion, saveText } from './queries-versions.ts';
import { insertDocument } from './queries.ts';
import { FIRST_DECK, SECOND_DECK } from './seed-deck.ts';

const VERSIONS = [
  { daysAgo: 34, note: null, pages: FIRST_DECK },
  {
    daysAgo: 6,
    note: 'After the first three calls: market from below, rivals, use of funds',
    pages: SECOND_DECK,
  },
] as const;

type Seeding = {
  readonly files: Services['files'];
  readonly startupId: number;
  /** A member of the startup's team. */
  readonly userId: string;
  readonly now: Date;
};

/** The deck of a demo startup in two versions, so that a comparison can be seen. */
export async function seedDocuments(db: Db, { files, startupId, userId, now }: Seeding): Promise<void> {
  // The demo makes its people itself; nobody is signed in who could be branded.
  const author = userId as UserId;
  const [first] = VERSIONS;
  const documentId = await insertDocument(db, {
    whose: { startupId },
    type: 'pitch_deck',
    title: 'Seed deck',
    userId: author,
    now: daysBefore(now, first.daysAgo),
  });
  for (const [index, { daysAgo, note, pages: texts }] of VERSIONS.entries()) {
    const bytes = Buffer.from(texts.join('\f'));
    const at = daysBefore(now, daysAgo);
    const number = index + 1;
    const fileKey = `documents/demo-deck-${startupId}-${number}.txt`;
    const versionId = await insertVersion(db, {
      documentId,
      number,
      fileName: `seed-deck-v${number}.txt`,
      fileKind: 'txt',
      fileKey,
      contentType: CONTENT_TYPES.txt,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      sizeBytes: bytes.length,
      note,
      ownerId: null,
      userId: author,
      now: at,
    });
    const pages = texts.map(cleanText);
    await saveText(db, versionId, { unit: 'part', pages, pageCount: pages.length, isCut: false });
    const numbered = pages.map((text, place) => ({ page: place + 1, text }));
    const analysis = analyseDocument({ type: 'pitch_deck', pages: numbered });
    await insertAnalysis(db, versionId, { analysis, engineVersion: ENGINE_VERSION, userId: author, now: at });
    await files.put(fileKey, bytes, CONTENT_TYPES.txt);
  }
}
