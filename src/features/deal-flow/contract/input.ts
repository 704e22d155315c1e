import { z } from 'zod';
import {
  idParam,
  isoDate,
  LARGEST_ID,
  line,
  moneyAmount,
  oneOf,
  optionalLine,
  paragraph,
  wholeNumber,
  toggleField,
  versionField,
} from '#shared/contract/fields.ts';
import { digits } from '#shared/contract/page.ts';
import { sheetFields } from '#shared/contract/sheet-import.ts';
import { SELECT, currencyField, regionField, sectorField, stageField } from '#shared/contract/catalogue.ts';
import { domainOf } from '#shared/domain/host.ts';
import { DEALS_PER_ANSWER, MOST_DEALS } from '../domain/pipeline-size.ts';
import { DEAL_PRIORITIES, DEAL_STAGES } from '../domain/stages.ts';

const stage = oneOf(DEAL_STAGES, 'Please select a stage');
const priority = oneOf(DEAL_PRIORITIES, 'Please select a priority');
const interestLevel = wholeNumber('Interest must be a whole number from 1 to 10', { max: 10 });
const amount = moneyAmount(1, 'The amount must be at least 1');
const currency = currencyField();

/** Null or empty is none; a missing one stays as it is. */
const orNone = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], { error: message }).optional();
const domain = z
  .string({ error: 'Must be a domain such as zuripay.com' })
  .max(300, { error: 'At most 300 characters' })
  .transform((text, context) => {
    const host = domainOf(text);
    if (host !== null) return host;
    context.addIssue({ code: 'custom', message: 'Must be a domain such as zuripay.com' });
    return z.NEVER;
  });

/** A company that is not in the directory. */
export const CompanyForm = z.strictObject({
  name: line('Please give the company’s name', { max: 120 }),
  domain: orNone(domain, 'Must be a domain such as zuripay.com'),
  sector: orNone(sectorField(), SELECT.sector),
  region: orNone(regionField(), SELECT.region),
  fundingStage: orNone(stageField(), SELECT.fundingStage),
});
export type CompanyForm = z.infer<typeof CompanyForm>;

const terms = {
  priority,
  interestLevel,
  sourceChannel: optionalLine({ max: 80 }),
  nextAction: optionalLine({ max: 200 }),
  nextActionDue: orNone(isoDate('Must be a date'), 'Must be a date'),
  amount: orNone(amount, 'The amount must be at least 1'),
  currency: currency.optional(),
  shared: toggleField().optional(),
};

/** A new deal: a startup of the directory, or a company of one's own. `allowDuplicate` adds it all the same. */
export const DealForm = z
  .strictObject({
    ...terms,
    startupId: idParam('Please choose a startup').nullish(),
    company: CompanyForm.nullish(),
    stage: stage.default('sourced'),
    priority: priority.default('medium'),
    interestLevel: interestLevel.default(5),
    allowDuplicate: toggleField().default(false),
  })
  .refine(({ startupId, company }) => (startupId == null) !== (company == null), {
    path: ['startupId'],
    error: 'Choose a startup or name a company',
  });
export type DealForm = z.infer<typeof DealForm>;

/**
 * A change. `{ stage }` alone moves the deal. Fields it does not know are left aside, so that a stranger's deal answers
 * 404 whatever is sent along; a change of nothing is refused.
 */
export const DealUpdate = z
  .object({
    ...terms,
    stage,
    company: CompanyForm,
    passReason: optionalLine({ max: 500 }),
    version: versionField(),
  })
  .partial()
  .refine((body) => Object.keys(body).some((key) => key !== 'version'), { error: 'Nothing to change' });
export type DealUpdate = z.infer<typeof DealUpdate>;
export type DealUpdateInput = z.input<typeof DealUpdate>;

/** The most deals of one change. */
const MOST_AT_ONCE = 500;

const several = z
  .array(z.strictObject({ id: idParam('Not a deal'), version: versionField() }), {
    error: 'Select at least one deal',
  })
  .min(1, { error: 'Select at least one deal' })
  .max(MOST_AT_ONCE, { error: `At most ${MOST_AT_ONCE} deals at once` })
  .refine((deals) => new Set(deals.map(({ id }) => id)).size === deals.length, {
    error: 'Name each deal once',
  });

const ALIKE = ['stage', 'priority', 'shared', 'removed'] as const;

/** One change of several deals, as they were read: a stage, a priority, sharing with the firm, or removal. */
export const DealsChange = z
  .strictObject({
    deals: several,
    stage: stage.optional(),
    passReason: optionalLine({ max: 500 }).optional(),
    priority: priority.optional(),
    shared: toggleField().optional(),
    removed: z.literal(true, { error: 'Must be true' }).optional(),
  })
  .refine((body) => ALIKE.filter((kind) => body[kind] !== undefined).length === 1, {
    error: 'Give one change: a stage, a priority, sharing or removal',
  })
  .refine(({ stage: to, passReason }) => passReason == null || to === 'passed', {
    path: ['passReason'],
    error: 'Only passed deals have a reason',
  });
export type DealsChange = z.infer<typeof DealsChange>;

/** Undoing the last move or removal of several deals, while nothing else has happened to them. */
export const DealsUndo = z.strictObject({ deals: several });
export type DealsUndo = z.infer<typeof DealsUndo>;

/** Taking the last move or the removal back; with a version, only while nothing else has happened. */
export const UndoForm = z.strictObject({ version: versionField().optional() });

/** An id in a path; what is no id is nobody's deal, and answers 404 like one. */
export const dealId = z
  .union([z.string().max(100), z.number()])
  .transform((text) => (/^[1-9]\d{0,9}$/.test(String(text)) && Number(text) <= LARGEST_ID ? Number(text) : 0))
  .meta({ type: 'integer', minimum: 1, maximum: LARGEST_ID });

/** A filter's value; `all` and an empty one are no filter. */
const filter = <const Value extends string>(values: readonly Value[], message: string) =>
  z
    .enum(['', 'all', ...values], { error: message })
    .transform((value) => values.find((each) => each === value) ?? null)
    .optional();

const filters = {
  stage: filter(DEAL_STAGES, 'Please select a stage'),
  priority: filter(DEAL_PRIORITIES, 'Please select a priority'),
};
export const DealFilters = z.strictObject(filters);
export const DealQuery = z.strictObject({
  ...filters,
  limit: digits(1, MOST_DEALS).default(DEALS_PER_ANSWER),
  offset: digits(0, 1_000_000).default(0),
});

export const DealChangesQuery = z.strictObject({
  ...filters,
  since: z.iso.datetime({ error: 'Must be a moment such as 2026-11-21T09:00:00Z' }),
});

const noteBody = paragraph('Please write a note', { max: 5000 });
const visibility = oneOf(['private', 'shared'], 'Please choose who can read it');
export const NoteForm = z.strictObject({ body: noteBody, visibility: visibility.default('shared') });
/** What is not sent stays: a private note never becomes a shared one by itself. */
export const NoteUpdate = z
  .strictObject({ body: noteBody, visibility, version: versionField() })
  .partial()
  .refine((body) => Object.keys(body).some((key) => key !== 'version'), { error: 'Nothing to change' });

/** A named set of filters; saving one under a name that is there replaces it. */
export const ViewForm = z.strictObject({
  name: line('Please name the view', { max: 60 }),
  filters: z.strictObject({
    stage: stage.nullish(),
    priority: priority.nullish(),
    search: optionalLine({ max: 80 }),
    tab: oneOf(['kanban', 'list', 'analytics'], 'Must be kanban, list or analytics').nullish(),
  }),
});
export type ViewForm = z.infer<typeof ViewForm>;

export const ImportForm = z.strictObject({
  ...sheetFields,
  shared: toggleField().optional(),
});
