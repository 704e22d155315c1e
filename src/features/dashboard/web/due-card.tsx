import { useState } from 'react';
import { formatNearDate } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { PageLink } from '#shared/web/ui/link.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { DashboardStats } from '../contract.ts';

/** What is late or due within a week; nothing while there is nothing. */
export function DueCard({ due }: Pick<DashboardStats, 'due'>) {
  const [now] = useState(() => new Date());
  if (due.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Due this week" />
      <ul className="divide-y">
        {due.map(({ text, subject, isDemo, day, isLate, href }) => (
          <li
            key={`${day} ${subject} ${text}`}
            className="relative flex min-h-11 items-center justify-between gap-4 py-1.5 text-sm md:min-h-8"
          >
            <span className="min-w-0 break-words">
              <PageLink
                href={href}
                className="hover:text-green underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {subject === null ? text : <b className="font-semibold">{subject}: </b>}
                {subject === null ? null : text}
              </PageLink>{' '}
              <DemoTag isDemo={isDemo} />
            </span>
            <time
              dateTime={day}
              className={classNames('shrink-0 text-xs', isLate ? 'text-amber font-semibold' : 'text-soft')}
            >
              {isLate ? 'overdue since ' : ''}
              {formatNearDate(day, now)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
