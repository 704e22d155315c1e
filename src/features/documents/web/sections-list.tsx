import { Icon } from '#shared/web/ui/icon.tsx';
import type { Section } from '../contract/analysis.ts';
import type { OnQuote } from './findings-list.tsx';

/** Which sections a reader expects, found (and where) or missing, with what each weighs. */
export function SectionsList({
  sections,
  unit,
  onQuote,
}: {
  sections: readonly Section[];
  unit: string;
  onQuote: OnQuote;
}) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {sections.map(({ id, label, found, quote, weight }) => (
        <li key={id} className="flex min-h-11 items-center gap-2 border-b py-1 text-sm md:min-h-9">
          <Icon
            name={found ? 'check' : 'minus'}
            className={found ? 'text-green size-4.5' : 'text-faint size-4.5'}
          />
          <span className={found ? 'min-w-0 flex-1' : 'text-soft min-w-0 flex-1'}>{label}</span>
          <span className="text-soft tabular">{weight}</span>
          {quote === null ? (
            <span className="text-amber w-16 text-right font-medium">Missing</span>
          ) : (
            <button
              type="button"
              onClick={() => onQuote(quote)}
              className="text-green w-16 min-h-9 text-right font-semibold hover:underline"
            >
              <span className="sr-only">Show {label} on </span>
              {unit} {quote.page}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
