import { documentHref } from '#features/documents/contract/document-link.ts';
import { formatDate } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import { capitalized } from '#shared/domain/text.ts';
import type { CheckResult } from '../contract/report.ts';
import { OUTCOME_LABELS } from '../domain/labels.ts';
import type { CheckOutcome } from '../domain/score.ts';

const LOOKS: Readonly<Record<CheckOutcome, { icon: IconName; colour: string }>> = {
  pass: { icon: 'check', colour: 'text-green' },
  partial: { icon: 'minus', colour: 'text-amber' },
  fail: { icon: 'close', colour: 'text-red' },
  unknown: { icon: 'search', colour: 'text-faint' },
};

function EvidenceLines({ evidence }: Pick<CheckResult, 'evidence'>) {
  if (evidence.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {evidence.map(({ origin, text, document }) => (
        <li key={`${origin} ${text}`} className="break-words">
          <span className="text-soft">{origin === 'mark' ? 'Noted' : capitalized(origin)}: </span>
          {document === undefined ? text : <TextLink href={documentHref(document)}>{text}</TextLink>}
        </li>
      ))}
    </ul>
  );
}

function Reason({ check }: { check: CheckResult }) {
  const { why, source, weight, isCritical, mark } = check;
  return (
    <div className="grid gap-3">
      <p className="pr-6 font-semibold">{why}</p>
      <EvidenceLines evidence={check.evidence} />
      <dl className="grid gap-1">
        <div>
          <dt className="text-soft inline">Source: </dt>
          <dd className="inline">{source}</dd>
        </div>
        <div>
          <dt className="text-soft inline">Weight in the category: </dt>
          <dd className="inline">
            {weight}
            {isCritical ? '; if it fails, the total score is capped' : ''}
          </dd>
        </div>
      </dl>
      {mark === null ? null : (
        <p className="text-soft">
          Noted{mark.markedBy === null ? '' : ` by ${mark.markedBy}`} on {formatDate(mark.markedAt)}.
        </p>
      )}
    </div>
  );
}

type Props = {
  checks: readonly CheckResult[];
  /** Opens the note of a check; absent where the reader may not write one. */
  onNote?: (check: CheckResult) => void;
};

/** Checks with their outcome, what was found, and the reason behind each. */
export function ChecksList({ checks, onNote }: Props) {
  return (
    <ul className="grid gap-x-8 lg:grid-cols-2">
      {checks.map((check) => {
        const { icon, colour } = LOOKS[check.outcome];
        return (
          <li key={check.code} className="border-line flex gap-3 border-t py-3">
            <Icon name={icon} className={`mt-0.5 ${colour}`} />
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-semibold break-words">
                <span className="sr-only">{OUTCOME_LABELS[check.outcome]}: </span>
                {capitalized(check.label)}
              </p>
              <p className="text-soft break-words">{check.finding}</p>
              <div className="mt-1 flex flex-wrap items-center gap-x-5">
                <span className="flex">
                  <Why label="Why?">
                    <Reason check={check} />
                  </Why>
                </span>
                {onNote === undefined ? null : (
                  <Button
                    variant="quiet"
                    icon="edit"
                    className="-ml-3"
                    aria-label={`${check.mark === null ? 'Add what you found' : 'Change your note'}: ${check.label}`}
                    onClick={() => onNote(check)}
                  >
                    {check.mark === null ? 'Add what you found' : 'Change your note'}
                  </Button>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
