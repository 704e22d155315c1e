import { classNames } from './class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
      className={classNames('animate-turn', className ?? 'size-6')}
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.2" strokeWidth="2.5" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** Fills the screen while it is not known who is signed in. */
export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <output aria-label={label} className="text-green grid min-h-dvh place-items-center">
      <Spinner className="size-9" />
    </output>
  );
}
