import { classNames } from '#shared/web/ui/class-names.ts';
import type { WaitingCount } from './waiting-counts.ts';

const CORNER = 'absolute min-w-4.5 px-1 text-[0.6875rem] leading-4.5';
const STYLES = {
  /** At the end of a line. */
  line: 'ml-auto min-w-5 px-1.5 text-xs leading-5',
  /** At the end of a line, and at the corner of its icon where that stands alone. */
  rail: 'ml-auto min-w-5 px-1.5 text-xs leading-5 max-rail:absolute max-rail:top-0 max-rail:right-0 max-rail:min-w-4.5 max-rail:px-1 max-rail:leading-4.5',
  tab: `${CORNER} top-1.5 left-[calc(50%+0.3rem)]`,
  button: `${CORNER} top-1 right-0.5 md:-top-0.5 md:-right-1`,
} as const;

type Props = { readonly waiting: WaitingCount | undefined; readonly place: keyof typeof STYLES };

/** How much waits at a destination; nothing for none. */
export function NavCount({ waiting, place }: Props) {
  if (waiting === undefined || waiting.count === 0) return null;
  return (
    <span
      className={classNames(
        'bg-clay-ink text-on-clay tabular rounded-full text-center font-semibold',
        STYLES[place],
      )}
    >
      <span aria-hidden="true">{waiting.count > 99 ? '99+' : waiting.count}</span>
      <span className="sr-only"> {waiting.words}</span>
    </span>
  );
}
