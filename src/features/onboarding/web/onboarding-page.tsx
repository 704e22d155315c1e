import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { safeReturnPath } from '#shared/domain/return-path.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { cacheKey, endpointHooks } from '#shared/web/use-endpoint.ts';
import type { onboardingEndpoints } from '../contract.ts';
import type { OnboardingDraft, Role } from '../contract/draft.ts';
import { FounderForm } from './founder-form.tsx';
import { InvestorForm } from './investor-form.tsx';
import { RoleList } from './role-list.tsx';

const onboarding = endpointHooks<typeof onboardingEndpoints>();
const DRAFT = 'GET /api/onboarding/draft';
const ROLES: readonly Role[] = ['founder', 'investor'];

export function OnboardingPage() {
  const draft = onboarding.useCall(DRAFT, {});
  const [second, setSecond] = useState(false);
  return (
    <div className="mx-auto max-w-2xl">
      {draft.isPending ? (
        <>
          <PageHeader title="Welcome to Kilele" />
          <SkeletonLines label="Loading your draft" count={6} />
        </>
      ) : draft.isError ? (
        <>
          <PageHeader title="Welcome to Kilele" />
          <LoadError what="your draft" result={draft} />
        </>
      ) : draft.data.profiles.length > 0 && !second ? (
        <Done profiles={draft.data.profiles} onSecond={() => setSecond(true)} />
      ) : (
        <Steps draft={draft.data} />
      )}
    </div>
  );
}

/** Who has a profile goes on; who founds and invests may have both. */
function Done({ profiles, onSecond }: { profiles: readonly Role[]; onSecond: () => void }) {
  const other = profiles.includes('founder') ? 'an investor' : 'a founder';
  return (
    <>
      <PageHeader
        title="You are all set"
        note={`Your ${profiles.join(' and ')} profile is ready. You can edit it at any time.`}
      />
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="primary" href="/dashboard">
          Go to the dashboard
        </LinkButton>
        {profiles.length > 1 ? null : <Button onClick={onSecond}>I am also {other}</Button>}
      </div>
    </>
  );
}

const roleOf = (text: string | null): Role | null => ROLES.find((role) => role === text) ?? null;

/** Keeps the answers of both roles, so that Back and a change of mind lose nothing. */
function Steps({ draft }: { draft: OnboardingDraft }) {
  const only =
    draft.profiles.length === 0 ? null : draft.profiles.includes('founder') ? 'investor' : 'founder';
  const chosen = roleOf(new URLSearchParams(useSearch()).get('role'));
  const [role, setRole] = useState<Role | null>(only ?? chosen ?? draft.role);
  const [answers, setAnswers] = useState(draft.answers);
  const cache = useQueryClient();
  const save = onboarding.useSend('PUT /api/onboarding/draft', {
    onSuccess: (kept) => cache.setQueryData(cacheKey(DRAFT), kept),
  });
  const user = useCurrentUser();
  const done = useRef(false);
  const goOn = useFinish();
  const finish = () => {
    done.current = true;
    return goOn();
  };
  const screen = useFocusOnStep(role);
  const keep = (next: Role | null, all: OnboardingDraft['answers']) => {
    if (done.current) return;
    setAnswers(all);
    save.mutate({ body: { role: next, answers: all } });
  };
  const choose = (next: Role | null) => {
    setRole(next);
    keep(next, answers);
  };
  const firstName = user?.firstName ?? '';
  return (
    <div ref={screen}>
      <PageHeader
        title={firstName === '' ? 'Welcome to Kilele' : `Welcome to Kilele, ${firstName}`}
        note={
          role === null ? 'What brings you here?' : 'Tell the other side what they need to know about you.'
        }
        tabTitle="Welcome"
      />
      <Progress percent={role === null ? 50 : 100} />
      {role === null ? (
        <RoleList onChoose={choose} />
      ) : (
        <div className="grid gap-6">
          {only === null ? (
            <div>
              <Button variant="quiet" icon="back" onClick={() => choose(null)}>
                Back
              </Button>
            </div>
          ) : null}
          {role === 'founder' ? (
            <FounderForm
              draft={answers.founder ?? {}}
              onKeep={(founder) => keep(role, { ...answers, founder })}
              onDone={finish}
              onFailed={showFailure}
            />
          ) : (
            <InvestorForm
              draft={answers.investor ?? {}}
              onKeep={(investor) => keep(role, { ...answers, investor })}
              onDone={finish}
              onFailed={showFailure}
            />
          )}
          <p className="text-soft text-sm" aria-live="polite">
            {save.isError
              ? 'Your draft could not be saved just now. It stays on this screen.'
              : 'Your draft is saved as you type, on all your devices.'}
          </p>
        </div>
      )}
    </div>
  );
}

/** A step that gives way to the next takes the focus along: the heading gets it. */
function useFocusOnStep(step: Role | null) {
  const screen = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    screen.current?.querySelector('h1')?.focus();
  }, [step]);
  return screen;
}

function Progress({ percent }: { percent: 50 | 100 }) {
  return (
    <div className="mb-6">
      <p className="text-soft mb-1.5 text-sm font-medium">
        Step {percent / 50} of 2: <span className="tabular">{percent}%</span>
      </p>
      <progress
        aria-label="Onboarding"
        max={100}
        value={percent}
        className="[&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-green [&::-moz-progress-bar]:bg-green h-2 w-full appearance-none overflow-hidden rounded-full"
      />
    </div>
  );
}

function showFailure(error: unknown): void {
  toast({ title: 'Error creating profile', description: messageOf(error), variant: 'destructive' });
}

/** Everything cached was read by somebody without this role: all of it is read again. */
function useFinish(): () => Promise<void> {
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const back = safeReturnPath(new URLSearchParams(useSearch()).get('redirect'));
  return async () => {
    toast({
      title: 'Profile created successfully!',
      description: "Welcome to Kilele. Let's get you started.",
    });
    navigate(back === '/' ? '/dashboard' : back);
    await cache.invalidateQueries();
  };
}
