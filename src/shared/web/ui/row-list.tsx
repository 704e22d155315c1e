import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PageLink } from './link.tsx';
import { Skeleton } from './skeleton.tsx';

const LIST =
  'bg-card divide-y rounded-md border max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:overflow-hidden';

/** Things of one kind, one below the other, which share their columns at a desk; from edge to edge on a phone. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={LIST}>{children}</ul>;
}

/** One of them; `className` says where its parts stand. */
export function Row({ className, children }: { className: string; children: ReactNode }) {
  return (
    <li className="min-w-0">
      <article
        className={classNames(
          'hover:bg-tint/40 relative grid gap-x-3 gap-y-0.5 px-4 pt-3 pb-1 break-words sm:px-3 lg:gap-x-4 lg:py-2.5',
          className,
        )}
      >
        {children}
      </article>
    </li>
  );
}

/** The name of a row: all of the row leads where it leads. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink
      href={href}
      className="hover:text-green min-w-0 font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {children}
    </PageLink>
  );
}

/** The name of a row that opens something beside the list: all of the row does. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="hover:text-green min-w-0 text-left font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {children}
    </button>
  );
}

/** The last line of a row on a phone: what is known at the left, what can be done at the right; columns at a desk. */
export function RowFoot({ children }: { children: ReactNode }) {
  return (
    <div className="col-span-full flex min-h-11 items-center justify-between gap-3 lg:contents">
      {children}
    </div>
  );
}

/** What can be done with a row: it lies above the link that covers it. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <div className="relative z-1 flex flex-wrap items-center justify-end gap-2 max-sm:[&_:is(button,a):not([aria-pressed])>svg]:hidden">
      {children}
    </div>
  );
}

/** Rows that are loading. */
export function SkeletonRows({ count = 8, label = 'Loading' }: { count?: number; label?: string }) {
  return (
    <output aria-label={label} className={classNames('block', LIST)}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="flex min-h-32 items-start gap-3 px-4 pt-3 sm:px-3 lg:min-h-19 lg:items-center lg:py-2.5"
        >
          <Skeleton className="size-10" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </output>
  );
}
