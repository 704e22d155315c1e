import { useState } from 'react';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { startupHooks, type Subject, type Own } from './insight-subjects.ts';

const THESIS = { value: 'thesis', label: 'My thesis: startups for me' };

const OFFERED = 20;

/** An investor looks at any listed startup, found by typing. */
export function InvestorSelect({
  startups,
  subject,
}: {
  startups: readonly Own[];
  subject: Subject | undefined;
}) {
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
