import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '#shared/web/api-error.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { exclusionEndpoints } from '../contract.ts';
import { CONNECTION_CALLS } from './connection-calls.ts';
import type { OtherProps } from './connect-dialog.tsx';

const { useCall, useSend } = endpointHooks<typeof exclusionEndpoints>();
const REFRESHES = ['GET /api/exclusions', ...CONNECTION_CALLS];
const KINDS = [
  { value: 'employer', label: 'Employer' },
  { value: 'domain', label: 'Domain' },
];
const LABELS: Readonly<Record<string, string>> = { employer: 'Employer', domain: 'Domain', person: 'Person' };

function AddForm() {
  const [kind, setKind] = useState<'employer' | 'domain'>('employer');
  const [value, setValue] = useState('');
  const { mutate, isPending, error } = useSend('POST /api/exclusions', {
    refreshes: REFRESHES,
    onSuccess: ({ label }) => {
      setValue('');
      toast({ title: `${label} cannot find you now` });
    },
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    mutate({ body: { kind, value } });
  };
  return (
    <form
      onSubmit={add}
      aria-label="Exclude"
      className="grid items-start gap-3 sm:grid-cols-[10rem_1fr_auto]"
    >
      <SelectField
        label="Kind"
        required
        options={KINDS}
        value={kind}
        onChange={(event) => setKind(event.target.value === 'domain' ? 'domain' : 'employer')}
      />
      <TextField
        label={kind === 'domain' ? 'Domain' : 'Employer'}
        required
        placeholder={kind === 'domain' ? 'example.com' : 'Name of the company'}
        value={value}
        maxLength={200}
        error={error ? messageOf(error) : null}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" icon="plus" pending={isPending} className="sm:mt-6">
        Exclude
      </Button>
    </form>
  );
}

function Items() {
  const { data, error, isError, isFetching, refetch } = useCall('GET /api/exclusions', {});
  const lift = useSend('DELETE /api/exclusions/{id}', {
    refreshes: REFRESHES,
    onSuccess: () => toast({ title: 'Exclusion removed' }),
    onError: toastError,
  });
  if (isError) return <LoadError what="your exclusions" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonLines count={2} label="Loading your exclusions" />;
  if (data.length === 0) return <p className="text-soft text-sm">No one is excluded.</p>;
  return (
    <ul className="divide-y">
      {data.map(({ id, kind, label }) => (
        <li key={id} className="flex items-center gap-3 py-1">
          <Tag>{LABELS[kind]}</Tag>
          <span className="min-w-0 flex-1 break-words">{label}</span>
          <IconButton
            icon="close"
            label={`Remove exclusion of ${label}`}
            onClick={() => lift.mutate({ params: { id } })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Who is not to find the person: kept here, obeyed everywhere people are shown. */
export function ExclusionsCard() {
  return (
    <Card>
      <CardHeader
        title="Hidden from"
        note="People at an excluded employer or domain cannot see you in search, on your page, in matches or in counts."
      />
      <div className="grid gap-4">
        <AddForm />
        <Items />
      </div>
    </Card>
  );
}

/** Keeps one person from finding the reader, after asking. Neither sees the other from then on. */
export function ExcludeAction({ userId, name, isDemo }: OtherProps) {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const { mutate, isPending } = useSend('POST /api/exclusions', {
    refreshes: REFRESHES,
    onSuccess: () => {
      toast({ title: `${name} cannot find you now` });
      navigate('/network?tab=network');
    },
    onError: toastError,
  });
  return (
    <>
      <Button variant="quiet" icon="eye" onClick={() => setAsking(true)}>
        Hide from {name}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Hide from ${name}?`}
        isDemo={isDemo}
        action="Hide"
        pending={isPending}
        onConfirm={() => mutate({ body: { kind: 'person', value: userId } })}
      >
        You will not see each other in search, on your pages, in matches or in your networks. They are not
        notified. You can undo this in My Network.
      </ConfirmDialog>
    </>
  );
}
