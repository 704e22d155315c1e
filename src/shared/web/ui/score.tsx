import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BarTone = 'good' | 'warn' | 'bad' | 'info';

const fills: Record<BarTone, string> = {
  good: 'fill-green',
  warn: 'fill-ochre',
  bad: 'fill-red',
  info: 'fill-blue',
};

/** A bar from 0 to 100. Without a number beside it, `label` names what it measures. */
export function ProgressBar({
  percent,
  label,
  tone = 'good',
  className,
}: {
  percent: number;
  label?: string;
  tone?: BarTone;
  className?: string;
}) {
  const width = Math.min(100, Math.max(0, percent));
  const said = label === undefined ? { 'aria-hidden': true } : progressProps(label, width);
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className={classNames('bg-sunk h-1.5 w-full rounded-full', className)}
      {...said}
    >
      <rect width={width} height="6" className={fills[tone]} />
    </svg>
  );
}

function progressProps(label: string, percent: number) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(percent),
  };
}

export type ScoreBarProps = {
  label: string;
  percent: number | null;
  /** The reason in a few words: "7 of 12 deals"; why it is missing when there is no number. */
  reason: ReactNode;
  tone?: BarTone;
};

/** One part of a score: its name, how far it carries, and why. */
export function ScoreBar({ label, percent, reason, tone }: ScoreBarProps) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-center gap-x-3 text-sm sm:grid-cols-[6rem_1fr_9rem]">
      <span className="text-soft truncate">{label}</span>
      <ProgressBar
        percent={percent ?? 0}
        tone={tone ?? (percent !== null && percent < 40 ? 'warn' : 'good')}
      />
      <span className="text-soft col-start-2 text-xs sm:col-start-auto sm:text-sm">{reason}</span>
    </div>
  );
}

/** The loud number of a match or a rating. */
export function ScoreNumber({ score, note }: { score: number | null; note?: ReactNode }) {
  return (
    <div className="shrink-0 text-right">
      <p className="tabular text-xl leading-tight font-bold tracking-tight">{score ?? '–'}</p>
      {note === undefined ? null : <p className="text-soft text-xs">{note}</p>}
    </div>
  );
}
