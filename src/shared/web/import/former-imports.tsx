import { useState } from 'react';
import { formatCount, formatDate, formatNumber } from '../format.ts';
import { Button } from '../ui/button.tsx';

/** An import of before; `changed` of its rows were changed since. */
export type FormerImport = {
  readonly id: number;
  readonly name: string | null;
  readonly at: string;
  readonly count: number;
  readonly changed: number;
  readonly isUndone: boolean;
};

type LineProps = { former: FormerImport; noun: string; onUndo: (id: number) => Promise<unknown> };

/** Asked twice, since it takes what was changed since with it. */
function Line({ former, noun, onUndo }: LineProps) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const { id, name, at, count, changed, isUndone } = former;
  const undo = async () => {
    setPending(true);
    await onUndo(id);
    setPending(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0 break-words">
        <span className="font-medium">{name ?? 'Without a name'}</span>
        <span className="text-soft block text-sm">
          {formatDate(at)}, {formatCount(count, noun)}
          {changed === 0 ? '' : `, ${formatNumber(changed)} changed since`}
        </span>
      </span>
      {isUndone ? (
        <span className="text-soft text-sm">Undone</span>
      ) : asking ? (
        <span className="flex gap-2">
          <Button onClick={() => setAsking(false)}>Keep</Button>
          <Button variant="danger" pending={pending} onClick={() => void undo()}>
            Remove {formatCount(count, noun)}
          </Button>
        </span>
      ) : (
        <Button onClick={() => setAsking(true)}>
          Undo <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  );
}

type Props = {
  imports: readonly FormerImport[];
  noun: string;
  onUndo: (id: number) => Promise<unknown>;
};

/** Earlier imports, each to be taken back as a whole. */
export function FormerImports({ imports, noun, onUndo }: Props) {
  if (imports.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">Earlier imports</h3>
      <ul className="divide-y">
        {imports.map((former) => (
          <Line key={former.id} former={former} noun={noun} onUndo={onUndo} />
        ))}
      </ul>
    </section>
  );
}
