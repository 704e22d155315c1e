import { z } from 'zod';
import { EXPERIENCE_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import {
  isoDate,
  line,
  oneOf,
  optionalParagraph,
  toggleField,
  versionField,
} from '#shared/contract/fields.ts';
import { experienceProblems } from '../domain/experience.ts';

const optionalDate = z
  .union([z.literal(''), isoDate()], { error: 'Must be a date' })
  .transform((value) => (value === '' ? null : value))
  .nullish();

const fields = {
  type: oneOf(EXPERIENCE_TYPES, 'Please select a type'),
  title: line('Title is required', { max: 160 }),
  company: line('Company or institution is required', { max: 160 }),
  startDate: isoDate('Start date is required'),
  endDate: optionalDate,
  isCurrent: toggleField().default(false),
  description: optionalParagraph({ max: 4000 }),
};

function refuseDisorder(value: Parameters<typeof experienceProblems>[0], context: z.core.$RefinementCtx) {
  for (const { path, message } of experienceProblems(value))
    context.addIssue({ code: 'custom', path: [path], message });
}

/** Work, education or a project. What is current has no end; an end is not before the start. */
export const ExperienceInput = z.strictObject(fields).superRefine(refuseDisorder);
export type ExperienceInput = z.infer<typeof ExperienceInput>;

/** A whole entry again. With `version`, the one that was edited, a newer state answers 409. */
export const ExperienceUpdate = z
  .strictObject({ ...fields, version: versionField().optional() })
  .superRefine(refuseDisorder);

/** Dates are `YYYY-MM-DD`. `endDate` is null while it is current, or where it was left unsaid. */
export const Experience = z.object({
  id: z.number(),
  type: z.enum(EXPERIENCE_TYPES),
  title: z.string(),
  company: z.string(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  isCurrent: z.boolean(),
  description: z.string().nullable(),
  version: z.number(),
});
export type Experience = z.infer<typeof Experience>;
