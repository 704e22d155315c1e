import { classNames } from '../ui/class-names.ts';

export type BarPart = {
  readonly key: string;
  /** Percent of the bar; it begins where the part before it ends, unless given. */
  readonly width: number;
  readonly from?: number;
  readonly fill: string;
};

function placed(parts: readonly BarPart[]) {
  let end = 0;
  return parts.map(({ from = end, ...part }) => {
    end = from + part.width;
    return { ...part, from };
  });
}

type PartBarProps = {
  parts: readonly BarPart[];
  /** Its height and ground. */
  className?: string;
};

/** A horizontal bar of one or more parts. Its meaning is written beside it. */
export function PartBar({ parts, className }: PartBarProps) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block w-full', className)}
    >
      {placed(parts).map(({ key, from, width, fill }) => (
        <rect key={key} x={from} width={width} height="10" className={fill} />
      ))}
    </svg>
  );
}
