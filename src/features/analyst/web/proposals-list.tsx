import { formatCount } from '#shared/web/format.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import type { Proposal, Unsupported } from '../contract/proposals.ts';
import type { ProposalKind } from '../domain/proposal.ts';
import { KIND_LABELS, UNSUPPORTED_REASONS } from '../domain/sentences.ts';

export type OnQuote = (quote: Proposal['quote']) => void;

const LOOKS: Readonly<Record<ProposalKind, { icon: IconName; colour: string }>> = {
  strength: { icon: 'check', colour: 'text-green' },
  flag: { icon: 'flag', colour: 'text-amber' },
  question: { icon: 'search', colour: 'text-blue' },
};

function Heading({ kind, title }: { kind: ProposalKind; title: string }) {
  const { icon, colour } = LOOKS[kind];
  return (
    <h4 className="flex min-w-0 items-start gap-2 text-base font-semibold [overflow-wrap:anywhere]">
      <Icon name={icon} className={`mt-0.5 size-4.5 ${colour}`} />
      <span>
        <span className="sr-only">{KIND_LABELS[kind]}: </span>
        {title}
      </span>
    </h4>
  );
}

const QUOTE = 'border-edge border-l-2 py-1.5 pr-2 pl-3 text-left text-sm';

type QuoteProps = { quote: Proposal['quote']; unit: string; onQuote?: OnQuote };

function QuoteLine({ quote, unit, onQuote }: QuoteProps) {
  const words = (
    <>
      <span className="min-w-0 flex-1 italic [overflow-wrap:anywhere]">“{quote.text.trim()}”</span>
      <span className="text-green tabular shrink-0 font-semibold first-letter:uppercase">
        {unit} {quote.page}
      </span>
    </>
  );
  if (onQuote === undefined) return <blockquote className={`${QUOTE} flex gap-3`}>{words}</blockquote>;
  return (
    <button
      type="button"
      onClick={() => onQuote(quote)}
      className={`${QUOTE} hover:border-green hover:bg-tint flex w-full gap-3`}
    >
      {words}
    </button>
  );
}

type ListProps = { proposals: readonly Proposal[]; unit: string; onQuote?: OnQuote };

/** Findings whose quote stands in the document; `unit` is what the file calls its pages. */
export function ProposalsList({ proposals, unit, onQuote }: ListProps) {
  return (
    <ul className="divide-line divide-y">
      {proposals.map((proposal) => (
        <li key={`${proposal.kind} ${proposal.title} ${proposal.quote.start}`} className="grid gap-2 py-3">
          <Heading kind={proposal.kind} title={proposal.title} />
          <p className="text-soft max-w-prose text-sm [overflow-wrap:anywhere]">{proposal.why}</p>
          <QuoteLine quote={proposal.quote} unit={unit} onQuote={onQuote} />
        </li>
      ))}
    </ul>
  );
}

/** What the model said without a quote that stands in the document: closed, and plainly not believed. */
export function UnsupportedList({
  unsupported,
  model,
}: {
  unsupported: readonly Unsupported[];
  model: string;
}) {
  return (
    <details className="border-line rounded-md border border-dashed px-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
        <Icon name="alert" className="text-amber size-4.5" />
        Unsupported: {formatCount(unsupported.length, 'proposal')} of {model} set apart
      </summary>
      <p className="text-soft max-w-prose text-sm">
        The words quoted here were not found in the document. Do not rely on them.
      </p>
      <ul className="divide-line divide-y">
        {unsupported.map(({ kind, title, why, quote, reason }) => (
          <li key={`${kind} ${title} ${quote}`} className="grid gap-1.5 py-3">
            <Heading kind={kind} title={title} />
            <p className="text-soft text-sm [overflow-wrap:anywhere]">{why}</p>
            <p className="text-sm [overflow-wrap:anywhere]">
              <b className="font-semibold">{UNSUPPORTED_REASONS[reason]}</b>{' '}
              {quote === '' ? null : <q className="italic">{quote}</q>}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
