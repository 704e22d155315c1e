import { lazy, useCallback, useRef, useState } from 'react';
import type { peopleEndpoints } from '#features/people/contract.ts';
import { ConnectAction } from '#features/people/web/connect-dialog.tsx';
import { NetworkTab } from '#features/people/web/network-tab.tsx';
import type { PersonSuggestion } from '#features/profile/contract/suggestion.ts';
import type { OwnProfile } from '#features/profile/contract/profile.ts';
import type { profileEndpoints } from '#features/profile/contract.ts';
import type { ProfileDraft } from '#features/profile/web/about-form.tsx';
import { AboutTab } from '#features/profile/web/about-tab.tsx';
import { ExperienceTab } from '#features/profile/web/experience-tab.tsx';
import { useExperienceCount } from '#features/profile/web/experience-count.ts';
import { LinksCard } from '#features/profile/web/links-card.tsx';
import { SuggestionsTab } from '#features/profile/web/suggestions-tab.tsx';
import { useSuggestionCount } from '#features/profile/web/suggestion-count.ts';
import { PictureDialog } from '#features/profile/web/picture-dialog.tsx';
import { ProfileCard } from '#features/profile/web/profile-card.tsx';
import { StatsCard, StrengthCard } from '#features/profile/web/stats-card.tsx';
import { RecommendationsTab } from '#features/recommendations/web/recommendations-tab.tsx';
import { useRecommendationCount } from '#features/recommendations/web/recommendation-count.ts';
import { usePageTitle } from '#shared/web/page-title.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import { fullName } from '#shared/domain/person-name.ts';

// The form brings the contract's checks along: it is fetched when somebody edits.
const AboutForm = lazy(async () => ({
  default: (await import('#features/profile/web/about-form.tsx')).AboutForm,
}));

const { useCall } = endpointHooks<typeof profileEndpoints>();
const people = endpointHooks<typeof peopleEndpoints>();
const TABS = ['about', 'experience', 'recommendations', 'network', 'matches'] as const;
type TabName = (typeof TABS)[number];

/** Where the fact that is missing is stated; the rest is in the profile's form. */
const PLACES: Readonly<Record<string, TabName>> = {
  experience: 'experience',
  recommendation: 'recommendations',
};

const connectWith = ({ targetId, target, connection }: PersonSuggestion) => (
  <ConnectAction userId={targetId} name={fullName(target)} isDemo={target.isDemo} {...connection} />
);

/** The open tab, in the address. */
function useTab(): [TabName, (tab: string) => void] {
  const [search, change] = useAddress();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'about';
  return [tab, (next) => change({ tab: next === 'about' ? null : next, page: null, name: null })];
}

/** Edit mode and its Save button, which is outside the form. What was typed survives a change of tab. */
function useEditing() {
  const draft = useRef<ProfileDraft | null>(null);
  const [editing, setEditing] = useState(false);
  const [saving, setSaving] = useState(false);
  const start = () => {
    draft.current = null;
    setEditing(true);
  };
  const end = () => setEditing(false);
  const keep = useCallback((typed: ProfileDraft) => {
    draft.current = typed;
  }, []);
  const takeSaving = useCallback(() => setSaving(false), []);
  return { draft, keep, editing, saving, start, end, save: () => setSaving(true), takeSaving };
}

function Profile({ profile }: { profile: OwnProfile }) {
  const [tab, setTab] = useTab();
  const [picturing, setPicturing] = useState(false);
  const { draft, keep, editing, saving, start, end, save, takeSaving } = useEditing();
  const counts = {
    connections: people.useList('GET /api/users/connections', { query: { limit: 1 } }).data?.total ?? null,
    recommendations: useRecommendationCount(),
    matches: useSuggestionCount(),
    experiences: useExperienceCount(),
  };
  const toggle = () => {
    if (editing) save();
    else start();
    setTab('about');
  };
  const goTo = (fact: string) => {
    if (fact === 'picture') {
      setPicturing(true);
      return;
    }
    const place = PLACES[fact] ?? 'about';
    if (place === 'about' && !editing) start();
    setTab(place);
  };
  const about = editing ? (
    <AboutForm
      profile={profile}
      draft={draft.current}
      onKeep={keep}
      saving={saving}
      onSavingTaken={takeSaving}
      onSaved={end}
      onCancel={end}
    />
  ) : (
    <AboutTab person={profile} own={profile} />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:gap-y-4">
      <ProfileCard
        person={profile}
        editing={editing}
        onToggle={toggle}
        onMatches={() => setTab('matches')}
        onPicture={() => setPicturing(true)}
      />
      <div className="min-w-0 lg:row-span-2">
        <Tabs
          label="Profile"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'about', label: 'About', content: about },
            { value: 'experience', label: 'Experience', content: <ExperienceTab /> },
            { value: 'recommendations', label: 'Recommendations', content: <RecommendationsTab /> },
            { value: 'network', label: 'Network', content: <NetworkTab /> },
            {
              value: 'matches',
              label: 'AI Matches',
              content: <SuggestionsTab renderActions={connectWith} />,
            },
          ]}
        />
      </div>
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <StatsCard counts={counts} />
        <StrengthCard strength={profile.strength} onNext={goTo} />
        <LinksCard person={profile} email={profile.email} />
        <p className="text-sm">
          <TextLink href={`/people/${profile.id}`}>See your page as others do</TextLink>
        </p>
      </div>
      {picturing ? (
        <PictureDialog hasPicture={profile.profileImageUrl !== null} onClose={() => setPicturing(false)} />
      ) : null}
    </div>
  );
}

function OwnPage() {
  const { data, error, isError, isFetching, refetch } = useCall('GET /api/users/profile', {});
  if (isError) return <LoadError what="your profile" result={{ error, refetch, isFetching }} />;
  return data === undefined ? (
    <SkeletonCards count={3} label="Loading your profile" />
  ) : (
    <Profile profile={data} />
  );
}

/** The own professional profile; signed out it asks to sign in. */
export function ProfilePage() {
  const signedIn = useCurrentUser() !== null;
  usePageTitle('Profile');
  if (signedIn) return <OwnPage />;
  return (
    <div className="flex flex-col items-start gap-3 py-10">
      <h1 tabIndex={-1}>Profile</h1>
      <p>Please log in to view your profile.</p>
      <LinkButton href="/api/login?redirect=%2Fprofile" variant="primary">
        Sign In
      </LinkButton>
    </div>
  );
}
