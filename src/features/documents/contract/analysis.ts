import { z } from 'zod';
import { ACCOUNTS } from '../domain/words/account.ts';
import { DOCUMENT_TYPES, FLAG_CODES, NUMBER_KINDS, SEVERITIES, STRENGTH_CODES } from '../domain/document.ts';

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** The words a statement rests on: `text` is the page's text from `start` to `end`, in UTF-16 units. */
export const Quote = z.object({ page: z.number(), start: z.number(), end: z.number(), text: z.string() });
export type Quote = z.infer<typeof Quote>;

export const Finding = z.object({
  code: z.enum([...FLAG_CODES, ...STRENGTH_CODES]),
  kind: z.enum(['strength', 'flag']),
  severity: z.enum(SEVERITIES).nullable(),
  title: z.string(),
  why: z.string(),
  mend: z.string().nullable(),
  quotes: list(Quote),
  /** Who said that it is so, in the language of the finding, where a person did. */
  confirmed: z.string().optional(),
});
export type Finding = z.infer<typeof Finding>;

/** A figure the document states; it stays a claim. Money is in major units of `currency`. */
export const ExtractedNumber = z.object({
  kind: z.enum(NUMBER_KINDS),
  value: z.number(),
  currency: z.string().nullable(),
  /** The line of the chart of accounts, where it was read from a table. */
  account: z.enum(ACCOUNTS).nullish(),
  unit: z.enum(['money', 'percent', 'count', 'months']),
  period: z.string().nullable(),
  /** A plan or hope rather than a result. */
  isForecast: z.boolean().optional(),
  /** The date in `period` is that of the document's newest figures: none is told of this one. */
  isDateInferred: z.boolean().optional(),
  isLikely: z.boolean().optional(),
  /** Listed as it stands, and evidence of nothing. */
  isAside: z.boolean().optional(),
  /** What a figure is of that its kind does not say: `revenue` of a growth, `founders`, `ebitda`, `net loss`, a holder's name. */
  about: z.string().nullish(),
  /** The words beside a figure of no kind: `tickets sold`, `litres a day`. */
  label: z.string().optional(),
  evidence: z.literal('claim'),
  quote: Quote,
});
export type ExtractedNumber = z.infer<typeof ExtractedNumber>;

export const Section = z.object({
  id: z.string(),
  label: z.string(),
  found: z.boolean(),
  quote: Quote.nullable(),
  weight: z.number(),
});
export type Section = z.infer<typeof Section>;

/** A table as read: the totals tested, and the rows that can be read in several ways, of which none was taken. */
export const TableSummary = z.object({
  quote: Quote,
  rowCount: z.number(),
  isSettled: z.boolean(),
  sums: list(z.object({ rule: z.string(), holds: z.boolean() })),
  unsure: list(z.object({ quote: Quote, candidates: list(list(z.number())) })),
});
export type TableSummary = z.infer<typeof TableSummary>;

/** Whom a document is about, and whether the company it was read for is named in it. */
const Identity = z.object({
  subjects: list(z.object({ name: z.string(), quote: Quote })),
  registrations: list(
    z.object({ scheme: z.string(), number: z.string(), of: z.string().nullable().optional(), quote: Quote }),
  ),
  knownAs: z.string().nullable(),
  isNamed: z.boolean(),
  founders: list(z.string()).optional(),
});

/** What somebody answered: whether it is so, who said it (null when they have left) and when. */
const QuestionAnswer = z.object({ isSo: z.boolean(), by: z.string().nullable(), at: z.string() });

/**
 * “Is this so?” of one passage, with the answer of the reader’s side: the team’s for the team, one’s own outside it. A yes is
 * among the flags, too.
 */
export const Question = z.object({
  code: z.enum(FLAG_CODES),
  text: z.string(),
  quote: Quote,
  answer: QuestionAnswer.nullable(),
});
export type Question = z.infer<typeof Question>;

const ScorePart = z.object({ points: z.number(), maximum: z.number(), measured: z.number() });

/**
 * What was found in a document. `score` is 0 to 100, null where no page has text; `confidence` is 0 to 1. Every strength,
 * flag and number quotes the words it rests on.
 */
export const AnalysisResult = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  score: z.number().nullable(),
  confidence: z.number(),
  parts: z.object({ coverage: ScorePart, numericFacts: ScorePart, soundness: ScorePart }),
  strengths: list(Finding),
  riskFlags: list(Finding),
  /** What sentences may say and may not: for a person to answer, counted nowhere before. */
  questions: list(Question).optional(),
  extractedData: z.object({
    revenue: list(Quote),
    expenses: list(Quote),
    team: list(Quote),
    legal: list(Quote),
  }),
  recommendations: list(z.object({ text: z.string(), because: z.string() })),
  sections: list(Section),
  numbers: list(ExtractedNumber),
  language: z.enum(['en', 'fr', 'unknown']),
  /** Another type it clearly reads like. */
  readsLike: z.enum(DOCUMENT_TYPES).nullish(),
  words: z.number(),
  pagesWithoutText: list(z.number()),
  /** Pages with text that nobody sees, left unread. */
  hiddenPages: list(z.number()).optional(),
  /** Pages read from their pictures, which is less certain. */
  recognisedPages: list(z.number()).optional(),
  tables: list(TableSummary).optional(),
  identity: Identity.optional(),
  /** When it was written, and the month its financial years end in; null where it does not say. */
  time: z
    .object({
      writtenIn: z.string().nullable(),
      yearEnd: z.number().nullable(),
      countsCalendarYears: z.boolean(),
    })
    .optional(),
  /** Whether its figures are of a group with its subsidiaries, of the company alone or of one subsidiary; null where it tells neither. */
  scope: z.enum(['group', 'company', 'subsidiary']).nullish(),
  /** Whether it says that all the money is in one account. */
  keepsOneAccount: z.boolean().optional(),
  /** Whether it says that all the money is at one bank. */
  keepsOneBank: z.boolean().optional(),
  /** What it says a figure is not above, or not below: no debt on a day, the most that may be raised, a loan until it is repaid. */
  limits: list(
    z.object({
      of: z.enum(['debt', 'ask', 'customerShare']),
      side: z.enum(['most', 'least']),
      value: z.number(),
      currency: z.string().nullable(),
      period: z.string().nullable(),
      quote: Quote,
    }),
  ).optional(),
  /** The mark of money, `Shs`, of a paper that names no country: its currency is that of the company's other papers. */
  unplacedMark: z.string().nullish(),
  analysedAt: z.string(),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;

/** A text that was pasted, the pages it was read as, and what was found. `id` is null where nothing was kept. */
export const PastedAnalysis = AnalysisResult.extend({
  id: z.number().nullable(),
  pages: list(z.string()),
});
export type PastedAnalysis = z.infer<typeof PastedAnalysis>;

export const PastedSummary = z.object({
  id: z.number(),
  documentType: z.enum(DOCUMENT_TYPES),
  beginning: z.string(),
  score: z.number().nullable(),
  analysedAt: z.string(),
});
export type PastedSummary = z.infer<typeof PastedSummary>;

/** What the newer version gained, lost and says differently. */
export const AnalysisDiff = z.object({
  findings: z.object({ appeared: list(Finding), vanished: list(Finding) }),
  sections: z.object({ appeared: list(Section), vanished: list(Section) }),
  numbers: z.object({
    appeared: list(ExtractedNumber),
    vanished: list(ExtractedNumber),
    changed: list(z.object({ before: ExtractedNumber, after: ExtractedNumber })),
  }),
  score: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
});
export type AnalysisDiff = z.infer<typeof AnalysisDiff>;
