import { useState } from 'react';
import type { matchingEndpoints } from '#features/matching/contract.ts';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { StartupSelect } from './startup-choice.tsx';

const startupHooks = endpointHooks<typeof startupEndpoints>();
const matchingHooks = endpointHooks<typeof matchingEndpoints>();

/** What an analysis is about: a startup of one's own, somebody else's for an investor, or an investor's thesis. */
export type Subject =
  | {
      readonly kind: 'startup';
      readonly id: number;
      readonly name: string;
      readonly isOwn: boolean;
      readonly canEdit: boolean;
    }
  | { readonly kind: 'thesis' };

type Own = { readonly id: number; readonly name: string; readonly role: string };
/** The sides a member can look from. */
export type Sides = { readonly startups: readonly Own[]; readonly isInvestor: boolean };

/** The member's startups and whether they invest, with the state of reading both. */
export function useSides() {
  const profile = startupHooks.useCall('GET /api/profile', {});
  const sides = matchingHooks.useCall('GET /api/matching/sides', {}, { staleTimeMs: 30_000 });
  const data: Sides | undefined =
    profile.data && sides.data
      ? { startups: profile.data.startups, isInvestor: sides.data.investorId !== null }
      : undefined;
  return {
    data,
    error: profile.error ?? sides.error,
    isFetching: profile.isFetching || sides.isFetching,
    refetch: () => Promise.all([profile.refetch(), sides.refetch()]),
  };
}

const asId = (text: string | null): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;

/** What the address asks for, else the only thing there is; undefined while it has to be chosen or is read. */
export function useSubject({ startups, isInvestor }: Sides): Subject | undefined {
  const [search] = useAddress();
  const asked = asId(search.get('startup'));
  const own = startups.find(({ id }) => id === asked) ?? (startups.length === 1 ? startups[0] : undefined);
  const isOthers = isInvestor && asked !== null && !startups.some(({ id }) => id === asked);
  const others = startupHooks.useCall(
    'GET /api/startups/{id}',
    { params: { id: asked ?? 1 } },
    { enabled: isOthers },
  );
  if (isOthers && others.isPending) return undefined;
  if (isOthers && others.data) {
    return { kind: 'startup', id: others.data.id, name: others.data.name, isOwn: false, canEdit: false };
  }
  const isThesis = isInvestor && (search.get('startup') === 'thesis' || startups.length === 0);
  if (isThesis || own === undefined) return isThesis ? { kind: 'thesis' } : undefined;
  return { kind: 'startup', id: own.id, name: own.name, isOwn: true, canEdit: own.role !== 'viewer' };
}

const THESIS = { value: 'thesis', label: 'My thesis: startups for me' };
const OFFERED = 20;

/** An investor looks at any listed startup, found by typing. */
function InvestorSelect({ startups, subject }: { startups: readonly Own[]; subject: Subject | undefined }) {
  const [, change] = useAddress();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const { data } = startupHooks.useList(
    'GET /api/startups',
    { query: { limit: OFFERED, ...(q === '' ? {} : { q }) } },
    { keepPrevious: true, staleTimeMs: MINUTE_MS },
  );
  const listed = (data?.items ?? []).map(({ id, name, sector }) => ({
    value: String(id),
    label: `${name} - ${sector}`,
  }));
  const chosen = subject?.kind === 'startup' ? [{ value: String(subject.id), label: subject.name }] : [];
  const own = startups.map(({ id, name }) => ({ value: String(id), label: name }));
  const fits = ({ label }: { label: string }) => label.toLowerCase().includes(q.toLowerCase());
  const first = [THESIS, ...own, ...chosen].filter(
    (option) => q === '' || fits(option) || option.value === chosen[0]?.value,
  );
  const options = [...new Map([...first, ...listed].map((option) => [option.value, option])).values()];
  return (
    <Combobox
      label="Startup"
      required
      placeholder="Type a name"
      options={options}
      value={subject === undefined ? null : subject.kind === 'thesis' ? THESIS.value : String(subject.id)}
      onSearch={setText}
      onChange={(value) => {
        setText('');
        if (value !== null) change({ startup: value, version: null }, { push: true });
      }}
      className="mb-6 max-w-96"
    />
  );
}

/** Chooses what the tabs are about. */
export function SubjectSelect({ sides, subject }: { sides: Sides; subject: Subject | undefined }) {
  const { startups, isInvestor } = sides;
  if (isInvestor) return <InvestorSelect startups={startups} subject={subject} />;
  if (startups.length === 0) return null;
  const chosen = startups.find(({ id }) => subject?.kind === 'startup' && subject.id === id);
  return <StartupSelect startups={startups} chosen={chosen} />;
}
