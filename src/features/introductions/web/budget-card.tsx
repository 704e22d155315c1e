import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import type { introductionEndpoints } from '../contract.ts';

const { useCall, useSend } = endpointHooks<typeof introductionEndpoints>();

const CHOICES = [0, 1, 2, 3, 5, 10, 20, 50];
const labelOf = (limit: number) => (limit === 0 ? 'None for now' : `${limit} a week`);

/** How many requests the person takes in a week; it applies as soon as it is chosen. */
export function BudgetCard() {
  const { data, isError } = useCall('GET /api/introductions/budget', {}, { staleTimeMs: 0 });
  const { mutate, isPending } = useSend('PUT /api/introductions/budget', {
    refreshes: ['GET /api/introductions/budget'],
    onSuccess: () => toast({ title: 'Saved' }),
    onError: (error) => toast({ title: 'Not saved', description: messageOf(error), variant: 'destructive' }),
  });
  if (isError) return null;
  const limit = data?.weeklyLimit ?? null;
  const choices = limit === null || CHOICES.includes(limit) ? CHOICES : [...CHOICES, limit];
  return (
    <Card>
      <CardHeader title="Requests you accept" />
      {data === undefined ? (
        <Skeleton className="h-11 w-full" />
      ) : (
        <SelectField
          label="In a week"
          required
          value={limit === null ? '' : String(limit)}
          disabled={isPending}
          onChange={({ target }) =>
            mutate({ body: { weeklyLimit: target.value === '' ? null : Number(target.value) } })
          }
          options={[
            { value: '', label: 'No limit' },
            ...choices.map((choice) => ({ value: String(choice), label: labelOf(choice) })),
          ]}
          hint={`${data.receivedInLastWeek} reached you in the last seven days. Beyond your limit, people see that you are not accepting requests.`}
        />
      )}
    </Card>
  );
}
