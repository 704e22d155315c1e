import type { ReactNode } from 'react';
import { useAddress } from '#shared/web/use-address.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import type { Own } from './chosen-startup.ts';

/** Which of the member's startups a page is about, held in the address. */
export function StartupSelect({ startups, chosen }: { startups: readonly Own[]; chosen: Own | undefined }) {
  const [, change] = useAddress();
  return (
    <SelectField
      label="Startup"
      required
      placeholder={chosen ? undefined : 'Choose a startup'}
      options={startups.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen ? String(chosen.id) : ''}
      onChange={({ target }) => change({ startup: target.value, version: null }, { push: true })}
      className="mb-6 max-w-80"
    />
  );
}

/** For a member without a startup: how to create one, and what for. */
export function CreateStartupFirst({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title="Create your startup first"
      icon="rocket"
      action={
        <LinkButton href="/dashboard?create=startup" variant="primary">
          Create your startup
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

/** For a member of several startups who has not chosen yet. */
export function ChooseStartup({ children }: { children: ReactNode }) {
  return (
    <EmptyState title="Choose a startup" icon="building">
      {children}
    </EmptyState>
  );
}
