import { formatDate, formatRelative } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { Action } from '../contract.ts';
import { DECISION_LABELS } from '../domain.ts';

const TONES: Record<Action['kind'], TagTone> = {
  freeze: 'bad',
  strike: 'warn',
  restore: 'good',
  dismiss: 'plain',
  undo: 'info',
};

const actionLabel = ({ kind, undoesKind }: Action) =>
  kind === 'undo'
    ? `Reversed: ${undoesKind ? DECISION_LABELS[undoesKind].done : ''}`
    : DECISION_LABELS[kind].done;

export type ActionsListProps = {
  actions: readonly Action[];
  onUndo?: (action: Action) => void;
  /** Names the case of each, where they are of several. */
  showCase?: boolean;
};

/** Decisions on record, the latest first. */
export function ActionsList({ actions, onUndo, showCase = false }: ActionsListProps) {
  return (
    <ol className="divide-y">
      {actions.map((action) => (
        <li key={action.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <Tag tone={TONES[action.kind]}>{actionLabel(action)}</Tag>
              {action.isUndone ? <Tag>Reversed later</Tag> : null}
              {showCase ? (
                <TextLink href={`/admin/moderation/${action.caseId}`}>{action.label}</TextLink>
              ) : null}
            </p>
            <p className="mt-1.5 break-words whitespace-pre-line">{action.reason}</p>
            <p className="text-soft mt-0.5 text-sm">
              {action.actorName},{' '}
              <time dateTime={action.createdAt} title={formatDate(action.createdAt)}>
                {formatRelative(action.createdAt)}
              </time>
            </p>
          </div>
          {action.isUndoable && onUndo ? (
            <Button icon="back" onClick={() => onUndo(action)}>
              Reverse
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
