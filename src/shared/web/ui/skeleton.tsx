import { classNames } from './class-names.ts';

/** A grey placeholder; give it the size of what will replace it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-pulse-soft bg-line/60 rounded-sm', className)} />
  );
}

/** Cards of a list that is loading. */
export function SkeletonCards({ count = 6, label = 'Loading' }: { count?: number; label?: string }) {
  return (
    <output aria-label={label} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="bg-card rounded-md border p-5">
          <div className="mb-4 flex items-center gap-3">
            <Skeleton className="size-10" />
            <div className="flex-1">
              <Skeleton className="mb-2 h-4 w-2/3" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
          <Skeleton className="mb-2 h-3 w-full" />
          <Skeleton className="h-3 w-4/5" />
        </div>
      ))}
    </output>
  );
}

/** Lines of a text or table that is loading. */
export function SkeletonLines({ count = 4, label = 'Loading' }: { count?: number; label?: string }) {
  return (
    <output aria-label={label} className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={index % 3 === 2 ? 'h-4 w-2/3' : 'h-4 w-full'} />
      ))}
    </output>
  );
}

/** A screen whose code or data is on its way: a heading and cards, in the frame of the screen. */
export function PageSkeleton() {
  return (
    <div>
      <Skeleton className="mb-3 h-8 w-64 max-w-full" />
      <Skeleton className="mb-8 h-4 w-96 max-w-full" />
      <SkeletonCards />
    </div>
  );
}
