import { useRef, useState } from 'react';
import { OLD_MONTHS } from '#shared/domain/dated-source.ts';
import type { TableKind } from '#shared/domain/parameter-table.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { BenchmarkTable, benchmarkEndpoints } from '../contract.ts';

const { useList, useSend } = endpointHooks<typeof benchmarkEndpoints>();
const CALL = 'GET /api/admin/parameter-tables';

const NAMES: Record<TableKind, string> = {
  'country-risk': 'Country risk',
  'sector-multiples': 'Multiples by industry',
};

function TableLine({ table }: { table: BenchmarkTable }) {
  const { id, kind, name, date, ageMonths, rows, isShipped, isUsed } = table;
  const remove = useSend('DELETE /api/admin/parameter-tables/{id}', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Table removed' }),
    onError: toastError,
  });
  return (
    <li className="flex items-start gap-3 border-b py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <b>
            {NAMES[kind]}, {date}
          </b>
          {isUsed ? <Tag tone="good">In use</Tag> : null}
          {isUsed && ageMonths >= OLD_MONTHS ? <Tag tone="warn">Old</Tag> : null}
        </p>
        <p className="text-soft text-sm break-words">
          {formatCount(ageMonths, 'month')} old, {formatCount(rows, 'row')}, from {name}
        </p>
      </div>
      {isShipped ? null : (
        <IconButton
          icon="trash"
          label={`Remove ${NAMES[kind]}, ${date}`}
          pending={remove.isPending}
          onClick={() => remove.mutate({ params: { id } })}
        />
      )}
    </li>
  );
}

/** A fresher table from a file. */
function Upload() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = useSend('POST /api/admin/parameter-tables', { refreshes: 'all' });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const { kind, date } = await add.mutateAsync({ body: { csv: await file.text() } });
      setProblem(null);
      toast({ title: `${NAMES[kind]} of ${date} in use` });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="Table as a CSV file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon="upload" pending={add.isPending} onClick={() => input.current?.click()}>
        Add a newer table
      </Button>
      {problem === null ? null : (
        <p role="alert" className="text-red text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The tables that valuations and models rest on, for admins: which are in use, how old they are, and fresher ones. */
export function ParameterTablesCard() {
  const tables = useList(CALL, {}, { staleTimeMs: 0 });
  return (
    <Card>
      <CardHeader
        title="Tables behind valuations"
        note="The most recent table of each kind is used. A file states its source and date above its columns."
      />
      <Loaded result={tables} label="Loading the tables" failure="We could not load the tables">
        {({ items }) => (
          <ul>
            {items.map((table) => (
              <TableLine key={table.id} table={table} />
            ))}
          </ul>
        )}
      </Loaded>
      <Upload />
    </Card>
  );
}
