import { Redirect } from 'wouter';
import { roomHref } from '#features/data-room/contract/room-link.ts';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { type Own, useChosenStartup } from './chosen-startup.ts';
import { ChooseStartup, CreateStartupFirst, StartupSelect } from './startup-choice.tsx';

const { useCall } = endpointHooks<typeof startupEndpoints>();

function Body({ startups }: { startups: readonly Own[] }) {
  const startup = useChosenStartup(startups);
  if (startup !== undefined) return <Redirect to={roomHref(startup.id)} replace />;
  if (startups.length === 0)
    return (
      <CreateStartupFirst>
        A data room belongs to a startup. A room that is opened to you comes as a link or a notification.
      </CreateStartupFirst>
    );
  return (
    <>
      <StartupSelect startups={startups} chosen={undefined} />
      <ChooseStartup>You belong to several startups. Choose one to open its data room.</ChooseStartup>
    </>
  );
}

/** `/data-room`: leads to the room of the startup one works for. */
export function OwnRoomPage() {
  const result = useCall('GET /api/profile', {});
  const { data, error } = result;
  return (
    <>
      <PageHeader title="Data room" note="Documents for investors, opened to each as far as you say." />
      {error && !data ? (
        <LoadError what="your startups" result={result} />
      ) : data === undefined ? (
        <SkeletonCards count={3} label="Loading your startups" />
      ) : (
        <Body startups={data.startups} />
      )}
    </>
  );
}
