import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { inWords } from './metric-words.ts';

/** What does not fit together or is unlikely, in words. Nothing of it stops the calculation. */
export function FlagsList({ flags }: { flags: ModelAnswer['flags'] }) {
  return (
    <Card>
      <CardHeader
        title="Consistency"
        note={flags.length === 0 ? 'Your inputs are consistent.' : 'Check these before an investor asks.'}
      />
      {flags.length === 0 ? null : (
        <ul className="grid gap-3">
          {flags.map(({ code, severity, message, fields }) => (
            <li key={code} className="grid gap-1 rounded-md border p-3 text-sm">
              <div>
                <Tag tone={severity === 'critical' ? 'bad' : 'warn'} icon="alert">
                  {severity === 'critical' ? 'Critical' : 'Warning'}
                </Tag>
              </div>
              <p>{message}</p>
              <p className="text-soft">Look at: {fields.map(inWords).join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
