import { classNames } from './class-names.ts';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

/** An icon beside words; it is hidden from screen readers, so the words are required. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.8 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
