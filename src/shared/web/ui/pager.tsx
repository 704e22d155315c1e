import { formatNumber } from '../format.ts';
import { Button } from './button.tsx';

export type PagerProps = {
  page: number;
  pageSize: number;
  total: number;
  /** Whether there are more than `total`. */
  isCapped?: boolean | undefined;
  onPage: (page: number) => void;
};

/** Previous and Next with the place in the whole; nothing where one page holds all. */
export function Pager({ page, pageSize, total, isCapped = false, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      <Button icon="back" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p className="text-soft tabular text-sm" aria-live="polite">
        {`Page ${formatNumber(page)} of ${formatNumber(pages)}${isCapped ? '+' : ''}`}
      </p>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
