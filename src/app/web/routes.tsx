import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useCurrentUser } from '#shared/web/session.ts';
import { PageSkeleton } from '#shared/web/ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFrame } from './page-frame.tsx';
import { findScreen, screens } from './screens.ts';
import type { LandingProps } from '../pages/landing-page.tsx';
import { addressesOf, mayOpen, type Screen } from './screen.ts';

const LazyLanding = lazy(async () => ({ default: (await import('../pages/landing-page.tsx')).LandingPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}));
const SignInNeeded = lazy(async () => ({
  default: (await import('../pages/sign-in-needed-page.tsx')).SignInNeededPage,
}));

export type RoutesProps = LandingProps & {
  /** The landing page itself, where it is needed at once: rendered ahead, or taken over from that. */
  landing?: ComponentType<LandingProps> | undefined;
  /** Called once the screen answers to touches. */
  onAwake?: (() => void) | undefined;
};

export function Routes({ counts, landing, onAwake }: RoutesProps) {
  const [path] = useLocation();
  const signedIn = useCurrentUser() !== null;
  const home = signedIn ? findScreen('/dashboard') : undefined;
  const Landing = landing ?? LazyLanding;
  return (
    <ErrorBoundary key={path}>
      <Suspense
        fallback={
          <PageFrame>
            <PageSkeleton />
          </PageFrame>
        }
      >
        <Switch>
          <Route path="/">
            {home === undefined ? <Landing counts={counts} /> : <ScreenPage screen={home} />}
          </Route>
          {screens.flatMap((screen) =>
            addressesOf(screen).map((path) => (
              <Route key={path} path={path}>
                <ScreenPage screen={screen} />
              </Route>
            )),
          )}
          <Route>
            <PageFrame>
              <NotFoundPage />
            </PageFrame>
          </Route>
        </Switch>
        {onAwake === undefined ? null : <Awake onAwake={onAwake} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Says so as soon as the screen is interactive; until then touches were queued. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(() => {
    const soon = setTimeout(onAwake);
    return () => clearTimeout(soon);
  }, [onAwake]);
  return null;
}

function ScreenPage({ screen }: { screen: Screen }) {
  const user = useCurrentUser();
  const { Component } = screen.page;
  return (
    <PageFrame>
      {mayOpen(screen, user) ? (
        <Component />
      ) : screen.adminsOnly === true ? (
        <NotFoundPage />
      ) : (
        <SignInNeeded title={screen.nav?.label ?? screen.title} />
      )}
    </PageFrame>
  );
}
