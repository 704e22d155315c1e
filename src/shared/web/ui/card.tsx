import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <section className={classNames('bg-card min-w-0 rounded-md border p-4 md:p-5', className)}>
      {children}
    </section>
  );
}

export type CardHeaderProps = { title: ReactNode; note?: ReactNode; actions?: ReactNode; level?: 2 | 3 };

export function CardHeader({ title, note, actions, level = 2 }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 last:mb-0">
      <div className="min-w-0">
        <Heading className="text-lg font-semibold tracking-tight">{title}</Heading>
        {note === undefined ? null : <p className="text-soft text-sm">{note}</p>}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

/** A list on a card, one thing below the other. */
export function CardList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="bg-card divide-y rounded-md border px-4 md:px-5">
      {children}
    </ul>
  );
}
