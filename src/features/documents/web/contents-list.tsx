import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { AnalysisResult, Section } from '../contract/analysis.ts';
import { type OnQuote, QuoteButton } from './findings-list.tsx';

const AND = new Intl.ListFormat('en-GB');
const MOST_QUOTES = 6;

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
    <ul className="grid gap-x-6 sm:max-lg:grid-cols-2">
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

const OF_SECTION = 'SECTION_MISSING:';

/** What to do next, the gravest first; sections that are missing are one thing to do. */
export function Recommendations({ result: { recommendations, sections } }: { result: AnalysisResult }) {
  const others = recommendations.filter(({ because }) => !because.startsWith(OF_SECTION));
  const missing = sections.filter(({ found }) => !found).toSorted((a, b) => b.weight - a.weight);
  const names = missing.map(({ label, weight }) => `${label.toLowerCase()} (${weight})`);
  if (recommendations.length === 0) return null;
  return (
    <Card>
      <CardHeader level={3} title="Recommendations" note="Biggest improvement first" />
      <ol className="grid list-decimal gap-2 pl-5 text-sm">
        {others.map(({ text, because }) => (
          <li key={`${because}:${text}`}>{text}</li>
        ))}
        {missing.length === 0 ? null : (
          <li>Add the missing sections (points out of 100): {AND.format(names)}.</li>
        )}
      </ol>
    </Card>
  );
}

const SUBJECTS = [
  ['revenue', 'Revenue'],
  ['expenses', 'Expenses'],
  ['team', 'Team'],
  ['legal', 'Legal'],
] as const;

/** Passages of the four subjects that are reported for every document. */
export function ExtractedData({
  data,
  ...shown
}: {
  data: AnalysisResult['extractedData'];
  unit: string;
  lang?: string;
  onQuote: OnQuote;
}) {
  return (
    <div className="grid gap-5 sm:max-xl:grid-cols-2">
      {SUBJECTS.map(([subject, label]) => (
        <div key={subject} className="grid content-start gap-1.5">
          <h4 className="text-sm font-semibold">{label}</h4>
          {data[subject].length === 0 ? <p className="text-soft text-sm">None found.</p> : null}
          {data[subject].slice(0, MOST_QUOTES).map((quote) => (
            <QuoteButton key={`${quote.page}:${quote.start}`} {...shown} quote={quote} />
          ))}
        </div>
      ))}
    </div>
  );
}
