import { useEffect, useRef } from 'react';
import { formatNumber } from '#shared/web/format.ts';
import { IconButton } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { Quote } from '../contract/analysis.ts';
import { unitName, type PageUnit } from './page-units.ts';

export type PagesProps = {
  pages: readonly string[];
  unit: PageUnit;
  lang?: string;
  /** The page in sight, from 1. */
  page: number;
  onPage: (page: number) => void;
  /** What is marked; another page than the one in sight may hold it. */
  quote: Quote | null;
};

function Mark({ children }: { children: string }) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <mark
      ref={mark}
      className="bg-ochre/35 text-ink decoration-ochre scroll-my-24 rounded-xs underline decoration-2 underline-offset-2"
    >
      {children}
    </mark>
  );
}

function MarkedText({ text, quote }: { text: string; quote: Quote }) {
  return (
    <>
      {text.slice(0, quote.start)}
      <Mark key={`${quote.start}:${quote.end}`}>{text.slice(quote.start, quote.end)}</Mark>
      {text.slice(quote.end)}
    </>
  );
}

/** The text as it was read, a page at a time, with the quoted words marked. */
export function PageTextCard({ pages, unit, lang, page, onPage, quote }: PagesProps) {
  const text = pages[page - 1] ?? '';
  const name = unitName(unit);
  return (
    <div className="grid min-h-0 grid-rows-[auto_1fr] gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          icon="back"
          label={`Previous ${unit}`}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <p aria-live="polite" className="tabular text-sm font-semibold">
          {name} {formatNumber(page)} of {formatNumber(pages.length)}
          {quote?.page === page ? <span className="sr-only">, quoted words marked</span> : null}
        </p>
        <IconButton
          icon="arrow"
          label={`Next ${unit}`}
          disabled={page >= pages.length}
          onClick={() => onPage(page + 1)}
        />
      </div>
      <section
        aria-label={`Text of ${unit} ${page}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        lang={text === '' ? undefined : lang}
        className="bg-sunk min-h-72 overflow-y-auto rounded-md p-4 text-sm leading-relaxed break-words whitespace-pre-wrap [tab-size:9rem]"
      >
        {text === '' ? (
          <p className="text-soft">
            This {unit} has no text layer: it is a picture, and is not scored. Send a file with real text, or
            run text recognition over it first.
          </p>
        ) : quote?.page === page ? (
          <MarkedText key={page} text={text} quote={quote} />
        ) : (
          text
        )}
      </section>
    </div>
  );
}

/** The same text as a sheet, where there is no room beside the findings. */
export function PageTextDialog({ onClose, ...pages }: PagesProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="In the document" wide>
      <PageTextCard {...pages} />
    </Dialog>
  );
}
