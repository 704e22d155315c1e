import { compareFacts, type MetricFacts } from './agreement.ts';
import { derivedGrowth, derivedRunway, recurringOfMonths, revenueOfMonths } from './derived.ts';
import { type Analysed, documentFacts } from './document-facts.ts';
import { tellContradiction, type ToldContradiction } from './fact-text.ts';
import type { Convert } from './gap.ts';
import { asGroupWhereTwo } from './group-told.ts';
import { heldByKnown, heldUntilRound } from './holdings.ts';
import { tellQuestion, type ToldQuestion, type Worded, worded } from './question-text.ts';
import { inOwnCurrency } from './shared-mark.ts';
import { atTimesOfDebt } from './least-owed.ts';
import { activeAsUsers } from './active-users.ts';
import { type StatedFigures, statedFacts, type ToolFigures, toolFacts } from './stated-facts.ts';
import { statedParts } from './stated-part.ts';
import { type Paper, type PaperFinding, paperFindings } from './whose-paper.ts';

type Document = Analysed & Paper;

/** What is known of a company, and to whom: `tools` is null for who may not see them. */
type Known<Item extends Document> = {
  readonly name: string;
  readonly stated: StatedFigures;
  readonly tools: ToolFigures | null;
  readonly documents: readonly Item[];
  /** The day, ISO, on which they are read: what is said of now, and is not old, is of this day. */
  readonly today: string;
};

/** The month the years of the company's papers end in, most say; December where none says. */
function yearEndOf(documents: readonly Document[]): number {
  const told = documents.flatMap(({ analysis }) => analysis.time?.yearEnd ?? []);
  const counted = [...Map.groupBy(told, (month) => month)].toSorted((a, b) => b[1].length - a[1].length);
  return counted[0]?.[0] ?? 12;
}

/**
 * Everything stated of a company in figures, compared. `documents` are its own: of `papers` those about another company are
 * not among them and give no facts.
 */
export type CompanyFacts<Item> = {
  readonly metrics: readonly (Omit<MetricFacts, 'questions'> & { readonly questions: readonly Worded[] })[];
  readonly contradictions: readonly ToldContradiction[];
  readonly questions: readonly ToldQuestion[];
  readonly documents: readonly Item[];
  readonly papers: readonly PaperFinding[];
};

export function companyFacts<Item extends Document>(
  { name, stated, tools, documents: read, today }: Known<Item>,
  convert: Convert,
): CompanyFacts<Item> {
  const papers = paperFindings(read, name);
  const foreign = new Set(
    papers.filter(({ kind }) => kind === 'other-company').map(({ documentId }) => documentId),
  );
  const documents = read.filter(({ documentId }) => !foreign.has(documentId));
  const clock = { yearEnd: yearEndOf(documents), today };
  const marks = new Map(
    documents.flatMap(({ documentId, analysis: { unplacedMark } }) =>
      unplacedMark == null ? [] : [[documentId, unplacedMark] as const],
    ),
  );
  const stating = heldByKnown(
    inOwnCurrency(
      [
        ...statedFacts(stated),
        ...(tools ? toolFacts(tools) : []),
        ...heldUntilRound(
          documents.flatMap((document) => documentFacts(document, clock)),
          stated.raising !== null,
        ),
      ],
      marks,
    ),
  );
  const groupPapers = new Set(
    documents.flatMap(({ documentId, analysis }) => (analysis.scope === 'group' ? [documentId] : [])),
  );
  const told = asGroupWhereTwo(activeAsUsers(atTimesOfDebt(stating)), groupPapers);
  const facts = [...told, ...revenueOfMonths(told), ...recurringOfMonths(told)];
  const derived = [...derivedRunway(facts), ...derivedGrowth(facts)];
  const compared = compareFacts([...facts, ...derived], convert, statedParts(documents));
  const metrics = compared.map((one) => ({ ...one, questions: one.questions.map(worded) }));
  const contradictions = metrics.flatMap((metric) => metric.contradictions.map(tellContradiction));
  const questions = metrics.flatMap((metric) => metric.questions.map(tellQuestion));
  return { metrics, contradictions, questions, documents, papers };
}
