import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, oneOf, wholeNumber } from '#shared/contract/fields.ts';
import { LANGUAGES } from '#shared/domain/paper-language.ts';

export const SUMMARY_SCOPES = ['public', 'full', 'notes'] as const;
/** Those that may stand in a data room: one's own notes are not for others. */
const FILED_SCOPES = ['public', 'full'] as const;

const Term = z.object({ label: z.string(), value: z.string(), note: z.string().nullable() });
const Bar = Term.extend({ fraction: z.number().nullable() });

/** A part of a summary; screen and file draw the same ones. */
const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('terms'), terms: z.array(Term).readonly() }),
  z.object({ kind: z.literal('bars'), bars: z.array(Bar).readonly() }),
  z.object({ kind: z.literal('columns'), label: z.string(), columns: z.array(Bar).readonly() }),
  z.object({
    kind: z.literal('table'),
    head: z.array(z.string()).readonly(),
    rows: z.array(z.array(z.string()).readonly()).readonly(),
  }),
  z.object({ kind: z.literal('text'), paragraphs: z.array(z.string()).readonly() }),
]);
export type Block = z.infer<typeof Block>;

const Section = z.object({
  heading: z.string(),
  source: z.string().nullable(),
  blocks: z.array(Block).readonly(),
});

/**
 * A whole summary in the language asked for; `isTeam` says whether the reader may have the full form, `canFile` whether they
 * may file it in the data room.
 */
export const DealSummary = z.object({
  startup: z.object({ id: z.number(), name: z.string(), isDemo: z.boolean() }),
  isTeam: z.boolean(),
  canFile: z.boolean(),
  title: z.string(),
  subtitle: z.string(),
  kicker: z.string(),
  asOf: z.string(),
  notice: z.string(),
  pageLabel: z.string(),
  pages: z.array(z.object({ sections: z.array(Section).readonly() })).readonly(),
});
export type DealSummary = z.infer<typeof DealSummary>;

const params = z.strictObject({ id: idParam() });
/** `public` is for everybody, `full` for the team, `notes` adds a page of what the reader wrote themselves. */
const query = z.strictObject({
  scope: oneOf(SUMMARY_SCOPES, 'Must be public, full or notes').default('public'),
  lang: oneOf(LANGUAGES, 'Must be en or fr').default('en'),
});

/** A folder is needed the first time; a newer version stays where the former is. */
export const FilingForm = z.strictObject({
  scope: oneOf(FILED_SCOPES, 'Must be public or full'),
  lang: oneOf(LANGUAGES, 'Must be en or fr'),
  folderId: wholeNumber('Choose a folder of this room').nullable(),
});

/** The deal summary, to look at and as a PDF. */
export const dealSummaryEndpoints = endpoints({
  'GET /api/startups/{id}/deal-summary': {
    summary: 'A startup on two pages: public facts, all that its team has, or with one’s own notes',
    access: 'member',
    params,
    query,
    response: DealSummary,
  },
  'GET /api/startups/{id}/deal-summary/file': {
    summary: 'The same as a PDF',
    access: 'member',
    params,
    query,
    response: z.string(),
  },
  'POST /api/startups/{id}/deal-summary/versions': {
    summary:
      'Files the summary as it is now in the data room: the next version of its document, one for each form and language',
    access: 'member',
    realOnly: true,
    mostPerDay: 50,
    params,
    body: FilingForm,
    response: z.object({ documentId: z.number(), version: z.number() }),
    created: true,
  },
});
