import { usePageTitle } from '#shared/web/page-title.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import type { LandingCounts } from '../web/boot.ts';
import { LandingAudiences, LandingFeatures, LandingInsights } from './landing-sections.tsx';
import { LandingPreview } from './landing-preview.tsx';
import { SummitPicture, WovenEdge } from './summit-picture.tsx';
import { countSentence } from './landing-counts.ts';

export type LandingProps = { counts: LandingCounts | null };

export function LandingPage({ counts }: LandingProps) {
  usePageTitle('Where founders and investors in emerging markets meet');
  return (
    <>
      <Hero counts={counts} />
      <LandingAudiences />
      <LandingInsights />
      <LandingFeatures />
      <LandingPreview />
      <Closing />
    </>
  );
}

function Hero({ counts }: LandingProps) {
  const sentence = countSentence(counts);
  return (
    <section className="overflow-hidden">
      <div className="wrap grid items-end gap-x-10 gap-y-8 pt-10 lg:grid-cols-[1.05fr_1fr] lg:pt-14">
        <div className="pb-2 lg:pb-16">
          <p className="text-clay-ink text-sm font-semibold">
            African markets first. Emerging markets throughout.
          </p>
          <h1 className="mt-3 text-4xl font-bold tracking-[-0.035em] sm:text-5xl">
            Raising is a climb. Bring&nbsp;a&nbsp;map.
          </h1>
          <p className="text-soft mt-5 max-w-[34rem] text-lg">
            Kilele, Swahili for summit, is where founders and the people who fund them find each other, check
            each other and close. Every match comes with its reasons, every number can be checked by hand.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton href={signUpAs('founder')} variant="primary" size="lg">
              Launch Your Startup
            </LinkButton>
            <LinkButton href="/startups" size="lg">
              Discover Deals
            </LinkButton>
          </div>
          <p className="text-soft mt-5 text-sm">{sentence ?? 'Free to start. Set up in about 5 minutes.'}</p>
        </div>
        <SummitPicture />
      </div>
      <WovenEdge />
    </section>
  );
}

/** Signing up with a role chosen: who goes on to their profile need not choose it again. */
const signUpAs = (role: 'founder' | 'investor'): string =>
  `/api/login?to=sign-up&redirect=${encodeURIComponent(`/onboarding?role=${role}`)}`;

function Closing() {
  return (
    <section className="wrap mt-20">
      <div className="bg-summit text-on-summit overflow-hidden rounded-xl">
        <WovenEdge />
        <div className="grid items-end gap-8 p-6 md:grid-cols-[1.4fr_auto] md:p-12">
          <div>
            <h2 className="text-3xl font-bold tracking-tighter text-balance md:text-4xl">
              The next round starts with one good introduction.
            </h2>
            <p className="mt-3 max-w-[36rem] text-base opacity-90">
              Say what you build or what you back. Kilele shows who fits, and why.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <a href={signUpAs('founder')} className="summit-button summit-button-full">
              Start as Founder
            </a>
            <a href={signUpAs('investor')} className="summit-button">
              Browse as Investor
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
