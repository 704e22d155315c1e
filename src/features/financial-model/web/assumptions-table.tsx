import { formatFigure } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { inWords } from './metric-words.ts';

const ORIGINS = { stated: 'Stated', default: 'Default', derived: 'Derived', unknown: 'Not known' } as const;

/** Every further input as the model used it, and whether somebody stated it. */
export function AssumptionsTable({ lines }: { lines: ModelAnswer['assumptions'] }) {
  return (
    <Card>
      <CardHeader
        title="Assumptions"
        note="What else the model used. Enter a figure above to replace a default."
      />
      <ul className="grid gap-2 text-sm">
        {lines.map(({ field, value, origin, text }) => (
          <li
            key={field}
            className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-b pb-2 last:border-0 last:pb-0"
          >
            <span className="font-medium">{inWords(field)}</span>
            <span className="tabular text-right font-semibold break-all">
              {value === null ? '–' : formatFigure(value, 4)}
            </span>
            <span className="text-soft">{text}</span>
            <Tag tone={origin === 'stated' ? 'good' : 'plain'}>{ORIGINS[origin]}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
