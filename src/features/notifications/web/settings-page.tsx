import { messageOf } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { CheckboxField, SwitchField } from '#shared/web/ui/choice-field.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { daysAfter } from '#shared/domain/time.ts';
import type { NotificationSettings } from '../contract/settings.ts';
import type { notificationEndpoints } from '../contract.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../domain.ts';

const { useCall, useSend } = endpointHooks<typeof notificationEndpoints>();

const PAUSES = [
  ['1 day', 1],
  ['1 week', 7],
  ['30 days', 30],
] as const;

type Change = (changed: Partial<NotificationSettings>) => void;
type SectionProps = { settings: NotificationSettings; change: Change; pending: boolean };

const toggled = (
  kinds: readonly NotificationKind[],
  kind: NotificationKind,
  on: boolean,
): NotificationKind[] => (on ? kinds.filter((one) => one !== kind) : [...kinds, kind]);

function PauseCard({ settings, change, pending }: SectionProps) {
  const { mutedUntil } = settings;
  return (
    <Card>
      <CardHeader
        title="A pause"
        note={
          mutedUntil === null
            ? 'Nothing is counted and no e-mail is sent for now. Notifications still reach your inbox.'
            : `Everything is muted until ${formatDate(mutedUntil)}.`
        }
      />
      <div className="flex flex-wrap gap-2">
        {mutedUntil === null ? (
          PAUSES.map(([label, days]) => (
            <Button
              key={label}
              disabled={pending}
              onClick={() => change({ mutedUntil: daysAfter(new Date(), days).toISOString() })}
            >
              Mute for {label}
            </Button>
          ))
        ) : (
          <Button disabled={pending} icon="bell" onClick={() => change({ mutedUntil: null })}>
            End the pause
          </Button>
        )}
      </div>
    </Card>
  );
}

function KindsCard({ settings, change, pending }: SectionProps) {
  const { inboxOff, digestOff, digestEnabled } = settings;
  return (
    <Card>
      <CardHeader
        title="Notification settings"
        note="Notifications about your account and from moderators always reach your inbox."
      />
      <ul className="divide-y">
        {NOTIFICATION_KINDS.map(({ id, label, note }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
            <div className="min-w-0">
              <p className="font-medium">{label}</p>
              <p className="text-soft text-sm">{note}</p>
            </div>
            <fieldset className="flex gap-5">
              <legend className="sr-only">{label}</legend>
              <CheckboxField
                label="Inbox"
                checked={!inboxOff.includes(id)}
                disabled={pending}
                onChange={(event) => change({ inboxOff: toggled(inboxOff, id, event.target.checked) })}
              />
              <CheckboxField
                label="Digest"
                checked={digestEnabled && !digestOff.includes(id) && !inboxOff.includes(id)}
                disabled={pending || !digestEnabled || inboxOff.includes(id)}
                onChange={(event) => change({ digestOff: toggled(digestOff, id, event.target.checked) })}
              />
            </fieldset>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sections({ settings }: { settings: NotificationSettings }) {
  const { mutate, isPending } = useSend('PUT /api/notifications/settings', {
    refreshes: [
      'GET /api/notifications/settings',
      'GET /api/notifications',
      'GET /api/notifications/unread',
      'GET /api/dashboard/activity',
    ],
    onError: (error) =>
      toast({
        title: 'That was not saved',
        description: messageOf(error),
        variant: 'destructive',
      }),
  });
  const change: Change = (changed) => mutate({ body: { ...settings, ...changed } });
  return (
    <>
      <Card>
        <SwitchField
          label="A daily digest by e-mail"
          hint="At most one e-mail a day, and none when nothing is new."
          checked={settings.digestEnabled}
          disabled={isPending}
          onChange={(event) => change({ digestEnabled: event.target.checked })}
        />
      </Card>
      <KindsCard settings={settings} change={change} pending={isPending} />
      <PauseCard settings={settings} change={change} pending={isPending} />
    </>
  );
}

/** What the person hears of, and where. */
export function NotificationSettingsPage() {
  const { data, error, refetch, isFetching } = useCall('GET /api/notifications/settings', {});
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageHeader
        title="Notifications"
        note="Choose what you are notified about, and where."
        actions={
          <LinkButton href="/notifications" icon="bell">
            Inbox
          </LinkButton>
        }
      />
      {data ? (
        <Sections settings={data} />
      ) : error ? (
        <LoadError what="your settings" result={{ error, refetch, isFetching }} />
      ) : (
        <Card>
          <SkeletonLines count={8} label="Loading your settings" />
        </Card>
      )}
    </div>
  );
}
