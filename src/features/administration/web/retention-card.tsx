import { formatCount, formatNumber, formatRelative } from '#shared/web/format.ts';
import { Form } from '#shared/web/form.tsx';
import { FormNumber, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { type RetainedKind, RetentionForm } from '../contract/system.ts';
import { FIXED_RETENTION } from '../domain/retention.ts';
import { administration } from './administration.ts';

const CALL = 'GET /api/admin/retention';

function Kind({ retained }: { retained: RetainedKind }) {
  const { kind, label, days, usualDays, leastDays, lastRun } = retained;
  const form = useContractForm(RetentionForm, { days });
  const save = administration.useSend('PUT /api/admin/retention/{kind}', { refreshes: [CALL] });
  return (
    <li className="py-3">
      <Form
        form={form}
        labels={{ days: `Days: ${label}` }}
        className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
        onSubmit={async (body) => {
          await save.mutateAsync({ params: { kind }, body });
          toast({ title: 'Saved' });
        }}
      >
        <FormNumber
          name="days"
          label={`${label}, days`}
          min={leastDays}
          required
          hint={
            lastRun === null
              ? `Usually ${formatNumber(usualDays)}. Not yet run.`
              : `Usually ${formatNumber(usualDays)}. ${formatCount(lastRun.removed, 'row')} removed ${formatRelative(lastRun.ranAt)}.`
          }
        />
        <SubmitButton aria-label={`Save: ${label}`}>Save</SubmitButton>
      </Form>
    </li>
  );
}

/** How long each kind of row is kept, for admins. */
export function RetentionCard() {
  const retention = administration.useList(CALL, {}, { staleTimeMs: 0 });
  return (
    <Card>
      <CardHeader title="How long data is kept" note="Older rows are removed every night." />
      <Loaded
        result={retention}
        label="Loading how long data is kept"
        failure="We could not load how long data is kept"
      >
        {({ items }) => (
          <ul className="divide-y">
            {items.map((retained) => (
              <Kind key={`${retained.kind} ${retained.days}`} retained={retained} />
            ))}
          </ul>
        )}
      </Loaded>
      <h3 className="mt-4 font-medium">Not to be changed</h3>
      <ul className="text-soft mt-1 grid gap-1 text-sm">
        {FIXED_RETENTION.map(({ label, kept, why }) => (
          <li key={label}>
            <span className="text-ink">{label}:</span> {kept.toLowerCase()}. {why}
          </li>
        ))}
      </ul>
    </Card>
  );
}
