import type { ReactNode } from 'react';
import type { ExperienceType } from '#shared/domain/catalogue/vocabularies.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import type { Experience } from '../contract/experience.ts';
import { EXPERIENCE_TYPE_LABELS, spanOf } from './experience-words.ts';

const ICONS: Readonly<Record<ExperienceType, IconName>> = {
  work: 'building',
  education: 'document',
  project: 'rocket',
};

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
            <div className="flex items-start justify-between gap-x-2">
              <div className="min-w-0">
                <h3 className="font-semibold break-words">{item.title}</h3>
                <p className="break-words">{item.company}</p>
              </div>
              {renderActions === undefined ? null : (
                <div className="-mt-2 flex shrink-0">{renderActions(item)}</div>
              )}
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
