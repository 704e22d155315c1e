import type { ExperienceType } from '#shared/domain/catalogue/vocabularies.ts';
import { formatMonth } from '#shared/web/format.ts';
import type { Experience } from '../contract/experience.ts';

export const EXPERIENCE_TYPE_LABELS: Readonly<Record<ExperienceType, string>> = {
  work: 'Work',
  education: 'Education',
  project: 'Project',
};

const monthOf = (date: string) => formatMonth(date);

/** `Mar 2021 – May 2023`, `Mar 2021 – now`, or the start alone where no end was said. */
export function spanOf({ startDate, endDate, isCurrent }: Experience): string {
  if (isCurrent) return `${monthOf(startDate)} – now`;
  return endDate === null ? monthOf(startDate) : `${monthOf(startDate)} – ${monthOf(endDate)}`;
}
