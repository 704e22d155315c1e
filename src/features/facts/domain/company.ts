import { compareFacts, type MetricFacts } from './agreement.ts';
import {
  burnOfBalances,
  derivedGrowth,
  derivedQuarterlyGrowth,
  derivedRunway,
  recurringOfMonths,
  revenueOfMonths,
} from './derived.ts';
import { type Analysed, documentFacts } from './document-facts.ts';
import { ALL_IN_ONE } from './fact.ts';
import type { Convert } from './gap.ts';
import { asGroupWhereTwo } from './group-told.ts';
import { heldInOne } from './one-account.ts';
import { heldByKnown, heldUntilRound } from './holdings.ts';
import { inOwnCurrency } from './shared-mark.ts';
import { atTimesOfDebt } from './least-owed.ts';
import { activeAsUsers } from './active-users.ts';
import { type StatedFigures, statedFacts, type ToolFigures, toolFacts } from './stated-facts.ts';
import { statedParts } from './stated-part.ts';
import {
  type PaperLanguages,
  tellContradiction,
  tellQuestion,
  type ToldContradiction,
  type ToldQuestion,
  type WordedContradiction,
  wordedContradiction,
  type WordedQuestion,
  wordedQuestion,
} from './told-difference.ts';
import { isOfSister, type Paper, type PaperFinding, paperFindings } from './whose-paper.ts';

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

/** The facts of a metric with what is said of their differences. */
type WordedFacts = Omit<MetricFacts, 'contradictions' | 'questions'> & {
  readonly contradictions: readonly WordedContradiction[];
  readonly questions: readonly WordedQuestion[];
};

/**
 * Everything stated of a company in figures, compared. `documents` are its own: of `papers` those about another company, be it
 * a sister, are not among them and give no facts.
 */
export type CompanyFacts<Item> = {
  readonly metrics: readonly WordedFacts[];
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
  const documents = read.filter(
    (document) => !foreign.has(document.documentId) && !isOfSister(document, name),
  );
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
  const toldBy = (isTold: (analysis: Analysed['analysis']) => boolean): string[] =>
    documents.flatMap(({ analysis }) => (isTold(analysis) ? (analysis.time?.writtenIn ?? []) : []));
  const heldInOneTold = {
    account: toldBy(({ keepsOneAccount }) => keepsOneAccount === true),
    bank: toldBy(({ keepsOneBank }) => keepsOneBank === true),
  };
  const told = asGroupWhereTwo(
    activeAsUsers(atTimesOfDebt(heldInOne(stating, convert, heldInOneTold))),
    groupPapers,
  );
  const isInOne = told.some(({ metric, about }) => metric === 'cash' && about === ALL_IN_ONE);
  const facts = [...told, ...revenueOfMonths(told), ...recurringOfMonths(told)];
  const derived = [
    ...derivedRunway(facts),
    ...derivedGrowth(facts),
    ...derivedQuarterlyGrowth(facts),
    ...burnOfBalances(stating, isInOne),
  ];
  const compared = compareFacts([...facts, ...derived], convert, statedParts(documents));
  const languages: PaperLanguages = new Map(
    documents.map(({ documentId, analysis: { language } }) => [documentId, language ?? 'unknown']),
  );
  const metrics = compared.map((one) => ({
    ...one,
    contradictions: one.contradictions.map((each) => wordedContradiction(each, languages)),
    questions: one.questions.map((each) => wordedQuestion(each, languages)),
  }));
  const contradictions = metrics.flatMap((metric) => metric.contradictions.map(tellContradiction));
  const questions = metrics.flatMap((metric) => metric.questions.map(tellQuestion));
  return { metrics, contradictions, questions, documents, papers };
}
