import { EVIDENCE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { Tag } from '#shared/web/ui/tag.tsx';

const LABELS: Readonly<Record<string, string>> = EVIDENCE_LABELS;

/** How well a figure is backed, in words; a mere claim stands out. */
export function EvidenceTag({ evidence }: { evidence: string | null }) {
  if (evidence === null) return null;
  return <Tag tone={evidence === 'claimed' ? 'warn' : 'good'}>{LABELS[evidence] ?? evidence}</Tag>;
}

/** The same in a line of a list. */
export function EvidenceText({ evidence }: { evidence: string | null }) {
  if (evidence === null) return null;
  return (
    <span className={evidence === 'claimed' ? 'text-amber' : 'text-green'}>
      {LABELS[evidence] ?? evidence}
    </span>
  );
}
