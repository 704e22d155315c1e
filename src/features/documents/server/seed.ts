import { z } from 'zod';
import { daysBefore } from '#shared/domain/time.ts';
import { DaysAgo, type Demo, demoFile, DemoId, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { NewDocumentForm } from '../contract/request.ts';
import { analyseDocument } from '../domain/analysis.ts';
import { keepBytes } from './document-access.ts';
import { insertAnalysis } from './queries-analyses.ts';
import { analysisRow } from './stored-analysis.ts';
import { saveText } from './queries-versions.ts';
import { insertDocument } from './queries.ts';
import { cleanText } from './reader/parts.ts';

const DemoDocument = z.strictObject({
  userId: DemoUserId,
  startupId: DemoId,
  document: NewDocumentForm.extend({ title: z.string() }),
  /** Oldest first. */
  versions: z
    .array(
      z.strictObject({
        daysAgo: DaysAgo,
        note: z.string().nullable(),
        /** A PDF of `demo/files`, whose text is in the pages; without one the pages are a text file. */
        file: z.string().optional(),
        pages: z.array(z.string()),
      }),
    )
    .min(1),
});

/** Documents of the demo's startups, read already; in versions, so that a comparison can be seen. */
export async function seedDocuments(demo: Demo): Promise<void> {
  const { db } = demo;
  for (const { userId, startupId, document, versions } of readDemo('documents', DemoDocument, demo)) {
    const { documentType: type, title } = document;
    const begun = daysBefore(demo.now, versions[0]?.daysAgo ?? 0);
    const documentId = await insertDocument(db, {
      whose: { startupId },
      type,
      title,
      userId,
      demoSessionId: null,
      now: begun,
    });
    for (const [index, { daysAgo, note, file, pages: texts }] of versions.entries()) {
      const now = daysBefore(demo.now, daysAgo);
      const bytes = file === undefined ? Buffer.from(texts.join('\f')) : demoFile(`${file}.pdf`);
      const kind = file === undefined ? 'txt' : 'pdf';
      const unit = file === undefined ? 'part' : 'page';
      const name = `${title.toLowerCase().replaceAll(' ', '-')}-v${index + 1}.${kind}`;
      const version = { documentId, number: index + 1, note, ownerId: null, userId, now };
      const versionId = await keepBytes(db, demo, { name, kind, bytes }, version);
      const pages = texts.map(cleanText);
      await saveText(db, versionId, { unit, pages, pageCount: pages.length, isCut: false });
      const numbered = pages.map((text, place) => ({ page: place + 1, text }));
      const analysis = analyseDocument({ type, pages: numbered, fileName: name });
      await insertAnalysis(db, versionId, analysisRow(analysis, { userId, now }));
    }
  }
}
