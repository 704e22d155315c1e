import { analyseDocument } from '../../src/features/documents/domain/analysis.ts';
import { readGolden } from './golden.ts';
import { added, judge, precisionOf, recallOf, type Verdict } from './judge.ts';

const SUBJECTS = ['flags', 'strengths', 'numbers', 'sections', 'citations'] as const;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function explain(name: string, verdict: Verdict): void {
  for (const subject of SUBJECTS) {
    for (const missed of verdict[subject].missed) console.log(`  ${name}: ${subject} missed ${missed}`);
    for (const wrong of verdict[subject].wrong) console.log(`  ${name}: ${subject} wrong ${wrong}`);
  }
}

/** Scores the golden documents, whose labels are in the reader's own words. */
export function scoreGolden(folder: string, isVerbose: boolean): void {
  const documents = readGolden(folder);
  const pages = documents.reduce((sum, { pages }) => sum + pages.length, 0);
  const started = performance.now();
  const analyses = documents.map(({ label, pages }) =>
    analyseDocument({ type: label.type, pages, facts: label.facts }),
  );
  const milliseconds = performance.now() - started;

  const verdicts: Verdict[] = documents.map((document, index) => {
    const analysis = analyses[index];
    if (!analysis) throw new Error(`${document.name} was not analysed`);
    return judge(document, analysis);
  });

  if (isVerbose)
    for (const [index, { name }] of documents.entries()) {
      const verdict = verdicts[index];
      if (verdict) explain(name, verdict);
    }
  console.log(
    `${documents.length} documents, ${pages} pages, ${documents.filter(({ label }) => label.clean).length} of them clean`,
  );
  console.log('             recall  precision   found  missed  wrong');
  for (const subject of SUBJECTS) {
    const tally = added(verdicts.map((verdict) => verdict[subject]));
    const counts = [tally.found, tally.missed.length, tally.wrong.length].map((count) =>
      String(count).padStart(7),
    );
    console.log(
      `${subject.padEnd(11)} ${percent(recallOf(tally)).padStart(7)} ${percent(precisionOf(tally)).padStart(10)} ${counts.join(' ')}`,
    );
  }
  const alarms = documents.flatMap(({ label }, index) =>
    label.clean ? (verdicts[index]?.flags.wrong ?? []) : [],
  );
  const citations = added(verdicts.map((verdict) => verdict.citations));
  console.log(
    `citation accuracy ${percent(precisionOf(citations))} of ${citations.found + citations.wrong.length}`,
  );
  console.log(`false alarms on clean documents ${alarms.length}`);
  console.log(`${(milliseconds / pages).toFixed(2)} ms a page`);
}
