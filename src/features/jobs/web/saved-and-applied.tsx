import type { ReactNode } from 'react';
import { AppliedList } from './applied-list.tsx';
import { SavedList } from './saved-list.tsx';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a member saved, and where they applied. */
export function SavedAndApplied() {
  return (
    <div className="grid gap-8">
      <Section id="saved" title="Saved">
        <SavedList />
      </Section>
      <Section id="applied" title="Applied">
        <AppliedList />
      </Section>
    </div>
  );
}
