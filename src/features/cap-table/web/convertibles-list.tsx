import { lazy, Suspense, useState } from 'react';
import { formatAmount, formatNumber } from '#shared/web/format.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import type { CapTableForm } from '../contract/request.ts';
import type { ConvertibleKind } from '#shared/domain/catalogue/convertibles.ts';
import type { StatedConvertible } from '../domain/stated-convertible.ts';
import { storedConvertibles } from './entry-rows.ts';

const ConvertibleDialog = lazy(async () => ({
  default: (await import('./convertible-dialog.tsx')).ConvertibleDialog,
}));

const KINDS: Record<ConvertibleKind, string> = {
  SAFE_POST: 'SAFE',
  SAFE_PRE: 'SAFE, pre-money',
  NOTE: 'Note',
};

const percent = (fraction: number | string) => `${formatNumber(Number(fraction) * 100, 2)}%`;

function termsOf({ kind, cap, discount, currency, interest, mfn }: StatedConvertible): string {
  const [period] = interest?.periods ?? [];
  return [
    KINDS[kind],
    cap === undefined || cap === null ? 'no cap' : `cap ${formatAmount(Number(cap), currency)}`,
    discount === undefined || discount === null || Number(discount) === 0
      ? ''
      : `${percent(discount)} discount`,
    period === undefined ? '' : `${percent(period.rate)} interest`,
    mfn ? 'most favoured nation' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

type Props = {
  convertibles: readonly StatedConvertible[];
  onConvertibles: (convertibles: CapTableForm['convertibles']) => void;
};

/** The SAFEs and notes of a table: added, changed and taken out here, or brought by a file or a scenario. */
export function ConvertiblesList({ convertibles, onConvertibles }: Props) {
  const [open, setOpen] = useState<StatedConvertible | 'new' | null>(null);
  const keep = (next: readonly StatedConvertible[]) => onConvertibles(storedConvertibles(next));
  const save = (convertible: StatedConvertible) => {
    const at = open === 'new' ? convertibles.length : convertibles.findIndex((each) => each === open);
    keep(convertibles.toSpliced(at, 1, convertible));
    setOpen(null);
  };
  return (
    <section aria-labelledby="safes-and-notes" className="mt-4 grid gap-2">
      <h3 id="safes-and-notes" className="font-semibold">
        SAFEs and notes
      </h3>
      <ul className="tabular grid text-sm">
        {convertibles.map((each) => {
          const { id, holder = id, amount, currency } = each;
          return (
            <li key={id} className="flex items-center justify-between gap-3 border-b py-1">
              <p className="min-w-0 break-words">
                <b>{formatAmount(Number(amount), currency)}</b> {holder}
                <span className="text-soft block">{termsOf(each)}</span>
              </p>
              <span className="flex shrink-0">
                <IconButton icon="edit" label={`Change ${holder}`} onClick={() => setOpen(each)} />
                <IconButton
                  icon="trash"
                  label={`Remove ${holder}`}
                  onClick={() => keep(convertibles.filter((other) => other !== each))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="plus" onClick={() => setOpen('new')}>
          Record SAFE or note
        </Button>
        {convertibles.length === 0 ? (
          <p className="text-soft text-sm">
            Papers that have not become shares yet, in dollars or any other currency.
          </p>
        ) : null}
      </div>
      {open === null ? null : (
        <Suspense fallback={null}>
          <ConvertibleDialog
            convertible={open === 'new' ? null : open}
            taken={convertibles.map(({ id }) => id)}
            onSave={save}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
