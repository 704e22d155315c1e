import { quoted, setInFrench } from '#shared/domain/french-text.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { Finding, Quote } from '../contract/analysis.ts';

export type OnQuote = (quote: Quote) => void;

const SEVERITY: Readonly<
  Record<NonNullable<Finding['severity']>, { label: string; tone: TagTone; rank: number }>
> = {
  critical: { label: 'Critical', tone: 'bad', rank: 0 },
  high: { label: 'High', tone: 'bad', rank: 1 },
  medium: { label: 'Medium', tone: 'warn', rank: 2 },
  low: { label: 'Low', tone: 'plain', rank: 3 },
};

type Shown = { unit: string; lang?: string; onQuote: OnQuote };
type QuoteProps = Shown & { quote: Quote };

/** Words of the document, which open where they stand. */
export function QuoteButton({ quote, unit, lang, onQuote }: QuoteProps) {
  return (
    <button
      type="button"
      onClick={() => onQuote(quote)}
      className="group border-edge hover:border-green hover:bg-tint flex w-full items-start gap-3 border-l-2 py-1.5 pr-2 pl-3 text-left text-sm"
    >
      <span lang={lang} className="line-clamp-3 min-w-0 flex-1 italic [overflow-wrap:anywhere]">
        {quoted(lang, quote.text.trim())}
      </span>
      <span className="text-green tabular shrink-0 font-semibold not-italic group-hover:underline">
        {unit} {quote.page}
      </span>
    </button>
  );
}

type RowProps = Shown & { finding: Finding; remedyLabel?: string };

function Row({ finding, remedyLabel, ...shown }: RowProps) {
  const { severity, kind, title, why, mend, quotes, confirmed } = finding;
  const set = (text: string): string => (shown.lang === 'fr' ? setInFrench(text) : text);
  const grade = severity === null ? null : SEVERITY[severity];
  return (
    <li className="grid gap-2 border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h4 className="flex min-w-0 items-start gap-2 font-semibold">
          <Icon
            name={kind === 'strength' ? 'check' : 'flag'}
            className={kind === 'strength' ? 'text-green mt-0.5 size-4.5' : 'text-amber mt-0.5 size-4.5'}
          />
          <span lang={shown.lang}>{set(title)}</span>
        </h4>
        <span className="flex flex-wrap gap-2">
          {confirmed === undefined ? null : (
            <Tag icon="check">
              <span lang={shown.lang}>{confirmed}</span>
            </Tag>
          )}
          {grade === null ? null : <Tag tone={grade.tone}>{grade.label}</Tag>}
        </span>
      </div>
      <p lang={shown.lang} className="text-soft max-w-prose text-sm">
        {set(why)}
      </p>
      {mend === null ? null : (
        <p className="max-w-prose text-sm">
          <span lang={shown.lang}>
            <span className="font-semibold">{remedyLabel}</span> {set(mend)}
          </span>
        </p>
      )}
      {quotes.map((quote) => (
        <QuoteButton key={`${quote.page}:${quote.start}:${quote.end}`} {...shown} quote={quote} />
      ))}
    </li>
  );
}

const keyOf = ({ code, title, quotes: [first] }: Finding) =>
  `${code}:${title}:${first ? `${first.page}:${first.start}` : ''}`;

type Props = Shown & Pick<RowProps, 'remedyLabel'> & { findings: readonly Finding[]; empty: string };

/** Strengths or flags, the gravest first, each with the words it rests on. */
export function FindingsList({ findings, empty, ...shown }: Props) {
  if (findings.length === 0) return <p className="text-soft text-sm">{empty}</p>;
  const rankOf = ({ severity }: Finding) => (severity === null ? 0 : SEVERITY[severity].rank);
  return (
    <ul>
      {findings
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map((finding) => (
          <Row key={keyOf(finding)} {...shown} finding={finding} />
        ))}
    </ul>
  );
}
