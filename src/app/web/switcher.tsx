import { useEffect } from 'react';
import type { firmEndpoints } from '#features/firms/contract.ts';
import type { matchingEndpoints } from '#features/matching/contract.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { CurrentUser } from '#shared/web/session.ts';
import { Menu } from '#shared/web/ui/menu.tsx';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { INVESTING, useWorkingFor, workFor } from '#shared/web/working-for.ts';
import { SwitchFace } from './switch-face.tsx';

const matching = endpointHooks<typeof matchingEndpoints>();
const firms = endpointHooks<typeof firmEndpoints>();
const FRESH = { staleTimeMs: 5 * MINUTE_MS };

type Option = { readonly value: string; readonly label: string; readonly note: string };

/** The sides a person can work for: their startups, and their firm or themselves as an investor; null until known. */
function useSides(user: CurrentUser): readonly Option[] | null {
  const { data: sides } = matching.useCall('GET /api/matching/sides', {}, FRESH);
  const invests = sides !== undefined && sides.investorId !== null;
  const { data: own } = firms.useCall('GET /api/firm', {}, { ...FRESH, enabled: invests });
  if (sides === undefined) return null;
  const name = fullName(user, user.email);
  const investing = {
    value: INVESTING,
    label: own?.firm?.name ?? name,
    note: own?.firm ? 'Firm' : 'Investor',
  };
  return [
    ...sides.startups.map(({ id, name: label }) => ({ value: String(id), label, note: 'Startup' })),
    ...(invests ? [investing] : []),
  ];
}

/** For whom one works: it decides what Home, Matches and the tools are about until something else is chosen there. */
export function Switcher({ user, className }: { user: CurrentUser; className: string }) {
  const options = useSides(user);
  const chosen = useWorkingFor();
  const isGone = options !== null && chosen !== null && !options.some(({ value }) => value === chosen);
  useEffect(() => {
    if (isGone) workFor(null);
  }, [isGone]);
  const usual = user.userType === null || user.userType === 'founder' ? options?.[0] : options?.at(-1);
  const open = options?.find(({ value }) => value === chosen) ?? usual;
  const face = open ?? { label: fullName(user, user.email), note: 'No startup yet' };
  return (
    <Menu
      trigger={
        <SwitchFace
          label={face.label}
          note={options === null ? '' : face.note}
          isPerson={open === undefined || open.note === 'Investor'}
          className={className}
        />
      }
      {...(options === null || open === undefined
        ? {}
        : { choice: { label: 'Working for', value: open.value, options, onChange: workFor } })}
      items={[{ label: 'Add a startup', icon: 'plus', href: '/startups/new' }]}
    />
  );
}
