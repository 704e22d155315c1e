import type { Extraction } from '../extraction.ts';
import { documentDate } from '../text/document-date.ts';
import { pagesOf } from '../text/passage.ts';
import { once } from '../words/memory.ts';
import { lastMonthOf } from './series.ts';

/** The month a document was written in, counted from year 0; null where it does not say. */
export const writtenMonth = once(({ passages }: Extraction): number | null =>
  lastMonthOf(documentDate(pagesOf(passages))?.date ?? null),
);
