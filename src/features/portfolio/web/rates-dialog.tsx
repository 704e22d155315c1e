import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { currencyEndpoints } from '#features/currencies/contract.ts';
import type { rateEndpoints } from '../contract.ts';
import type { FxRate } from '../contract/rate.ts';
import { RateCorrection, RateEntry, type Wanted } from './rate-form.tsx';
import { rateLabel } from './rate-words.ts';
import { rateText, typedOf } from './rate-words.ts';

const { useList, useSend } = endpointHooks<typeof rateEndpoints>();
const { useCall: useReference } = endpointHooks<typeof currencyEndpoints>();
const STEP = 20;

function RateLine({ rate, onDeleted }: { rate: FxRate; onDeleted: () => void }) {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const correct = useRef<HTMLButtonElement>(null);
  const remove = useSend('DELETE /api/portfolio/fx-rates/{id}', {
    refreshes: 'all',
    onSuccess: onDeleted,
    onError: toastError,
  });
  const close = () => {
    flushSync(() => setOpen(false));
    correct.current?.focus();
  };
  if (isOpen) return <RateCorrection rate={rate} onClose={close} />;
  return (
    <li className="flex items-center gap-3 border-b py-1.5 text-sm last:border-0">
      <div className="min-w-0 flex-1">
        <b className="tabular">{rateText(rate)}</b>{' '}
        <span className="text-soft">on {formatDate(rate.date)}</span>
        <p className="text-soft break-words">{rate.source}</p>
      </div>
      {rate.mine ? null : <Tag>For everyone</Tag>}
      {rate.mine || user?.isAdmin === true ? (
        <div className="flex shrink-0">
          <IconButton
            ref={correct}
            icon="edit"
            label={`Correct ${rateLabel(rate)}`}
            onClick={() => setOpen(true)}
          />
          <IconButton
            icon="trash"
            label={`Delete ${rateLabel(rate)}`}
            pending={remove.isPending}
            onClick={() => remove.mutate({ params: { id: rate.id } })}
          />
        </div>
      ) : null}
    </li>
  );
}

/** What was deleted last, and the way back: the notices of the page cannot be reached from a dialog. */
function DeletedRate({ rate, onBack }: { rate: FxRate; onBack: () => void }) {
  const add = useSend('POST /api/portfolio/fx-rates', {
    refreshes: 'all',
    onSuccess: onBack,
    onError: toastError,
  });
  // The line that had the focus is gone.
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <output className="bg-sunk flex flex-wrap items-center justify-between gap-3 rounded-md p-3 text-sm">
      <span>Deleted: {rateLabel(rate)}</span>
      <Button
        ref={undo}
        pending={add.isPending}
        onClick={() => add.mutate({ body: { ...typedOf(rate), forEveryone: !rate.mine } })}
      >
        Undo
      </Button>
    </output>
  );
}

/** How old the reference rates are, where they come from, and what was wrong with the last refresh. */
function ReferenceNote() {
  const { data } = useReference('GET /api/currencies/rates', {});
  if (data === undefined || data.newest === null) return null;
  const { newest, ageDays, rates, problem } = data;
  const sources = [...new Set(rates.map(({ source }) => source))].join(', ');
  const age = ageDays === 0 ? 'today' : `${formatCount(ageDays ?? 0, 'day')} old`;
  return (
    <p className="text-soft text-sm">
      Reference rates of {formatCount(rates.length, 'currency', 'currencies')}: {formatDate(newest)}, {age},
      from {sources}.{problem === null ? '' : ` The last refresh: ${problem}`}
    </p>
  );
}

function RateLines() {
  const [count, setCount] = useState(STEP);
  const [deleted, setDeleted] = useState<FxRate | null>(null);
  const result = useList('GET /api/portfolio/fx-rates', {});
  const { data, error } = result;
  if (error && !data) return <LoadError what="the rates" result={result} />;
  if (data === undefined) return <SkeletonLines label="Loading the rates" />;
  const more = data.total - count;
  return (
    <div className="grid gap-3">
      {deleted === null ? null : (
        <DeletedRate key={deleted.id} rate={deleted} onBack={() => setDeleted(null)} />
      )}
      {data.total === 0 ? (
        <p className="text-soft text-sm">No rates of your own. The reference rates are used.</p>
      ) : (
        <ul>
          {data.items.slice(0, count).map((rate) => (
            <RateLine key={rate.id} rate={rate} onDeleted={() => setDeleted(rate)} />
          ))}
        </ul>
      )}
      {more > 0 ? (
        <Button className="justify-self-start" onClick={() => setCount(count + 100)}>
          Show more of {formatCount(data.total, 'rate')}
        </Button>
      ) : null}
    </div>
  );
}

type Props = {
  wanted: Wanted;
  /** Where rates can be imported from here, too. */
  onImport?: () => void;
  onClose: () => void;
};

/** Dated rates with their source, entered one by one or from a file. */
export function RatesDialog({ wanted, onImport, onClose }: Props) {
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Exchange rates"
      description="We use the rate of the day, otherwise the last one within 45 days before it, otherwise an estimate between two. Your own rates take precedence on their day."
      footer={
        <>
          {onImport === undefined ? null : (
            <Button icon="upload" onClick={onImport}>
              Import rates
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ReferenceNote />
        <RateEntry wanted={wanted} />
        <RateLines />
      </div>
    </Dialog>
  );
}
