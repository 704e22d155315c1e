import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { usePageTitle } from '../page-title.ts';

export type PageHeaderProps = { title: string; note?: ReactNode; actions?: ReactNode; tabTitle?: string };

/** The h1 of a screen, its sentence and its actions; also names the browser tab. */
export function PageHeader({ title, note, actions, tabTitle }: PageHeaderProps) {
  usePageTitle(tabTitle ?? title);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className={classNames('min-w-0', actions === undefined ? 'max-w-3xl' : 'max-w-prose')}>
        <h1 tabIndex={-1}>{title}</h1>
        {note === undefined ? null : <p className="text-soft mt-1 text-pretty">{note}</p>}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
