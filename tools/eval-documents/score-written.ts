import { readFileSync } from 'node:fs';
import { analyseDocument } from '../../src/features/documents/domain/analysis.ts';
import { foldPage } from '../../src/features/documents/domain/text/folded-page.ts';
import { identityOf } from '../../src/features/documents/domain/text/identity.ts';
import type { Analysis, DocumentType } from '../../src/features/documents/domain/document.ts';
import { added, judgeCitations, precisionOf, recallOf } from './judge.ts';
import {
  judgeEntity,
  judgeWrittenFlags,
  judgeWrittenNumbers,
  type OpenTally,
  type Reading,
  readingKey,
  type Readings,
} from './judge-written.ts';
import { readWritten, TYPE_OF_KIND, type Written } from './truth.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const shareOf = (verdicts: readonly (boolean | null)[]): string => {
  const said = verdicts.filter((verdict) => verdict !== null);
  return `${said.filter(Boolean).length} of ${said.length}`;
};

const analyse = ({ name, pages, hiddenPages, truth }: Written, type: DocumentType): Analysis =>
  analyseDocument({ type, pages, fileName: name, hiddenPages, facts: { name: truth.company } });

/** Whom a paper is about as it says itself, without the name it is read for. */
const unaided = ({ pages }: Written, { type }: Analysis): Analysis['identity'] =>
  identityOf(pages.filter(({ text }) => text.trim() !== '').map(foldPage), type, null);

/** Kinds whose text can tell them; a plan and a deck share their sections. */
const TOLD: ReadonlySet<string> = new Set([
  'pitch_deck',
  'financial_statements',
  'legal_agreement',
  'contract',
]);
const OTHERS: Readonly<Record<string, readonly DocumentType[]>> = {
  pitch_deck: ['financial_statements', 'legal_docs'],
  financial_statements: ['pitch_deck', 'legal_docs'],
  legal_docs: ['pitch_deck', 'financial_statements'],
};

/** Sent as what it is, nothing is doubted; sent as another kind, the right one is named. */
function judgeKind(
  document: Written,
  type: DocumentType,
  analysis: Analysis,
): { kept: boolean; told: boolean[] } {
  const told = TOLD.has(document.truth.kind) ? (OTHERS[type] ?? []) : [];
  return {
    kept: (analysis.readsLike ?? null) === null,
    told: told.map((other) => analyse(document, other).readsLike === type),
  };
}

export function readReadings(file: string | undefined): Readings {
  if (file === undefined) return new Map();
  const readings: Reading[] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(readings.map(({ document, finding, isTrue }) => [readingKey(document, finding), isTrue]));
}

const line = (name: string, { found, missed, wrong, accepted, unread }: OpenTally): string =>
  `${name.padEnd(8)} recall ${percent(recallOf({ found, missed: [...missed], wrong: [] }))} (${found} of ${found + missed.length}), precision ${percent(precisionOf({ found: found + accepted.length, missed: [], wrong: [...wrong] }))}: ${wrong.length} wrong, ${accepted.length} right and not listed, ${unread.length} not listed and not read`;

const open = (tallies: readonly OpenTally[]): OpenTally => ({
  ...added(tallies),
  accepted: tallies.flatMap(({ accepted }) => accepted),
  unread: tallies.flatMap(({ unread }) => unread),
});

/** Scores a folder of documents with the writer's truths beside them. */
export async function scoreWritten(
  folder: string,
  { readings, isVerbose }: { readonly readings: Readings; readonly isVerbose: boolean },
): Promise<void> {
  const documents = await readWritten(folder);
  const verdicts = documents.map((document) => {
    const type = TYPE_OF_KIND[document.truth.kind];
    if (!type) throw new Error(`${document.name}: no type for ${document.truth.kind}`);
    const analysis = analyse(document, type);
    return {
      document,
      analysis,
      flags: judgeWrittenFlags(document, analysis, readings),
      numbers: judgeWrittenNumbers(document, analysis, readings),
      citations: judgeCitations(analysis, document.pages),
      kind: judgeKind(document, type, analysis),
      entity: judgeEntity(document, { ...analysis, identity: unaided(document, analysis) }),
      language: analysis.language === document.truth.language,
    };
  });
  if (isVerbose)
    for (const { document, analysis, flags, numbers, kind, entity, language } of verdicts) {
      console.log(`${document.name}${document.truth.clean ? ' (clean)' : ''} score ${analysis.score}`);
      for (const [subject, tally] of [
        ['flag', flags],
        ['number', numbers],
      ] as const)
        for (const verdict of ['missed', 'wrong', 'accepted', 'unread'] as const)
          for (const one of tally[verdict]) console.log(`  ${subject} ${verdict}: ${one}`);
      if (!kind.kept) console.log(`  kind doubted: reads like ${analysis.readsLike}`);
      if (kind.told.includes(false)) console.log(`  kind not told: ${kind.told.join(', ')}`);
      if (entity.company !== true)
        console.log(`  company: ${analysis.identity?.subjects.map(({ name }) => name).join('; ')}`);
      if (entity.registration !== true && document.truth.registration !== null)
        console.log(
          `  registration: ${analysis.identity?.registrations.map(({ number }) => number).join('; ')} for ${document.truth.registration}`,
        );
      if (!language) console.log(`  language: ${analysis.language}`);
    }
  const clean = verdicts.filter(({ document }) => document.truth.clean);
  const stated = verdicts.reduce((sum, { document }) => sum + document.truth.numbers.length, 0);
  const sum = (read: (verdict: (typeof verdicts)[number]) => number): number =>
    verdicts.reduce((total, verdict) => total + read(verdict), 0);
  const citations = added(verdicts.map((verdict) => verdict.citations));
  const known = sum(({ numbers }) => numbers.known);
  console.log(`${documents.length} documents, ${clean.length} of them clean`);
  console.log(line('flags', open(verdicts.map(({ flags }) => flags))));
  console.log(`flags missed and asked about ${sum(({ flags }) => flags.asked)}`);
  console.log(line('numbers', open(verdicts.map(({ numbers }) => numbers))));
  console.log(
    `numbers of kinds the reader names ${percent(sum(({ numbers }) => numbers.knownFound) / known)} of ${known}; with those whose date is not told ${percent(sum(({ numbers }) => numbers.dated) / stated)} of ${stated}`,
  );
  console.log(
    `false alarms on clean documents ${sum(({ document, flags }) => (document.truth.clean ? flags.wrong.length : 0))}, not read ${sum(({ document, flags }) => (document.truth.clean ? flags.unread.length : 0))}`,
  );
  console.log(`citations ${percent(precisionOf(citations))} of ${citations.found + citations.wrong.length}`);
  console.log(
    `kind kept ${shareOf(verdicts.map(({ kind }) => kind.kept))}, told when sent as another ${shareOf(verdicts.flatMap(({ kind }) => kind.told))}`,
  );
  console.log(
    `company ${shareOf(verdicts.map(({ entity }) => entity.company))} where one is said, registration ${shareOf(verdicts.map(({ entity }) => entity.registration))} where one is said of ${verdicts.filter(({ document }) => document.truth.registration !== null).length} stated, language ${shareOf(verdicts.map(({ language }) => language))}`,
  );
}
