import type { ReactNode } from 'react';
import type { ExperienceType } from '#shared/domain/catalogue/vocabularies.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import type { Experience } from '../contract/experience.ts';

export const EXPERIENCE_TYPE_LABELS: Readonly<Record<ExperienceType, string>> = {
  work: 'Work',
  education: 'Education',
  project: 'Project',
};
const ICONS: Readonly<Record<ExperienceType, IconName>> = {
  work: 'building',
  education: 'document',
  project: 'rocket',
};

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthOf = (date: string) => monthFormat.format(new Date(`${date}T00:00:00Z`));

/** `Mar 2021 – May 2023`, `Mar 2021 – now`, or the start alone where no end was said. */
export function spanOf({ startDate, endDate, isCurrent }: Experience): string {
  if (isCurrent) return `${monthOf(startDate)} – now`;
  return endDate === null ? monthOf(startDate) : `${monthOf(startDate)} – ${monthOf(endDate)}`;
}

type ListProps = { items: readonly Experience[]; renderActions?: (item: Experience) => ReactNode };

/** Work, education and projects down a line, newest first. */
export function ExperienceList({ items, renderActions }: ListProps) {
  return (
    <ol className="grid grid-cols-1 gap-5">
      {items.map((item) => (
        <li key={item.id} className="flex gap-3">
          <span className="bg-tint text-green grid size-9 shrink-0 place-items-center rounded-full">
            <Icon name={ICONS[item.type]} className="size-4.5" />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <h3 className="font-semibold break-words">{item.title}</h3>
                <p className="break-words">{item.company}</p>
              </div>
              {renderActions === undefined ? null : <div className="flex">{renderActions(item)}</div>}
            </div>
            <p className="text-soft text-sm">
              {EXPERIENCE_TYPE_LABELS[item.type]} · {spanOf(item)}
            </p>
            {item.description === null ? null : (
              <p className="mt-2 max-w-prose text-sm break-words whitespace-pre-line">{item.description}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
