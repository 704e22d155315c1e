import { DASHES, STROKES } from './series.ts';

/** The stroke of a line beside its name. */
export function LineMark({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 22 6" aria-hidden="true" className="h-1.5 w-5.5 shrink-0">
      <line
        x2="22"
        y1="3"
        y2="3"
        strokeWidth="3"
        strokeDasharray={DASHES[index]}
        className={STROKES[index]}
      />
    </svg>
  );
}

/** The colour of a layer or of a part of a bar beside its name. */
export function FillMark({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3 shrink-0">
      <rect width="10" height="10" rx="2" className={className} />
    </svg>
  );
}
