import { lazy, Suspense } from 'react';
import { StartupSelect } from './startup-choice.tsx';
import type { Subject, Sides } from './insight-subjects.ts';

const InvestorSelect = lazy(async () => ({
  default: (await import('./investor-subject.tsx')).InvestorSelect,
}));

/** Chooses what the tabs are about. */
export function SubjectSelect({ sides, subject }: { sides: Sides; subject: Subject | undefined }) {
  const { startups, isInvestor } = sides;
  if (isInvestor)
    return (
      <Suspense fallback={<div className="mb-6 h-17" />}>
        <InvestorSelect startups={startups} subject={subject} />
      </Suspense>
    );
  if (startups.length === 0) return null;
  const chosen = startups.find(({ id }) => subject?.kind === 'startup' && subject.id === id);
  return <StartupSelect startups={startups} chosen={chosen} />;
}
