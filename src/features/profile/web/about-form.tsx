import type { z } from 'zod';
import { useEffect, useRef, useState } from 'react';
import {
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  EXPERTISE_TAGS,
} from '#shared/domain/catalogue/vocabularies.ts';
import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { newerStateOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import {
  FormMultiSelect,
  FormSelect,
  FormSwitch,
  FormText,
  FormTextarea,
  SubmitButton,
} from '#shared/web/form-field.tsx';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { profileEndpoints } from '../contract.ts';
import { type OwnProfile, ProfileUpdate } from '../contract/profile.ts';
import {
  REMOTE_PREFERENCE_LABELS,
  REMOTE_PREFERENCES,
  VISIBILITIES,
  VISIBILITY_LABELS,
} from '../domain/vocabulary.ts';
import { PROFILE_LABELS } from './profile-labels.ts';

const { useSend } = endpointHooks<typeof profileEndpoints>();

const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const LEVELS = options(EXPERIENCE_LEVELS, EXPERIENCE_LEVEL_LABELS);

const REMOTE = options(REMOTE_PREFERENCES, REMOTE_PREFERENCE_LABELS);

const SEEN_BY = options(VISIBILITIES, VISIBILITY_LABELS);

const SKILLS = EXPERTISE_TAGS.map((value) => ({ value, label: value }));

const INTERESTS = SECTORS.map(({ label }) => ({ value: label, label }));

/** A profile as its form starts: what is not stated is empty. */
function typedOf(profile: OwnProfile) {
  return {
    headline: profile.headline ?? '',
    location: profile.location ?? '',
    bio: profile.bio ?? '',
    linkedinUrl: profile.linkedinUrl ?? '',
    githubUrl: profile.githubUrl ?? '',
    twitterUrl: profile.twitterUrl ?? '',
    personalWebsite: profile.personalWebsite ?? '',
    skills: profile.skills,
    interests: profile.interests,
    isOpenToWork: profile.isOpenToWork,
    isOpenToCofounder: profile.isOpenToCofounder,
    isOpenToInvest: profile.isOpenToInvest,
    experienceLevel: profile.experienceLevel ?? ('' as const),
    remotePreference: profile.remotePreference ?? ('' as const),
    salaryExpectation: profile.salaryExpectation ?? '',
    visibility: profile.visibility,
    searchOptIn: profile.searchOptIn,
    version: profile.version,
  };
}

function Fields() {
  return (
    <>
      <Card className="grid grid-cols-1 gap-4">
        <FormText name="headline" label="Headline" hint="What you do, in one line." maxLength={160} />
        <FormText name="location" label="Location" hint="City and country." autoComplete="address-level2" />
        <FormTextarea name="bio" label="Bio" rows={6} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <FormSelect
            name="experienceLevel"
            label="Experience level"
            options={LEVELS}
            placeholder="Not stated"
          />
          <FormSelect
            name="remotePreference"
            label="Way of working"
            options={REMOTE}
            placeholder="Not stated"
          />
        </div>
        <FormText name="salaryExpectation" label="Salary expectation" hint="Only you see it." />
        <FormMultiSelect
          name="skills"
          label="Skills"
          options={SKILLS}
          allowOther
          max={30}
          hint="Choose, or type your own and press Enter."
        />
        <FormMultiSelect
          name="interests"
          label="Interests"
          options={INTERESTS}
          allowOther
          max={30}
          hint="Choose, or type your own and press Enter."
        />
      </Card>
      <Card>
        <CardHeader title="What you are open to" />
        <FormSwitch name="isOpenToWork" label="Open to Work" />
        <FormSwitch name="isOpenToCofounder" label="Seeking Co-founder" />
        <FormSwitch name="isOpenToInvest" label="Open to Invest" />
      </Card>
      <Card className="grid grid-cols-1 gap-4">
        <CardHeader title="Links" />
        <FormText name="linkedinUrl" label="LinkedIn" type="url" placeholder="https://" />
        <FormText name="githubUrl" label="GitHub" type="url" placeholder="https://" />
        <FormText name="twitterUrl" label="X (Twitter)" type="url" placeholder="https://" />
        <FormText name="personalWebsite" label="Personal website" type="url" placeholder="https://" />
      </Card>
      <Card className="grid grid-cols-1 gap-4">
        <CardHeader title="Who sees you" />
        <FormSelect
          name="visibility"
          label="Who sees your profile"
          required
          options={SEEN_BY}
          hint="Your page is hidden from everyone else, including in search, lists and matches."
        />
        <FormSwitch name="searchOptIn" label="Members can find me in search and matches" />
      </Card>
    </>
  );
}

export type ProfileDraft = z.input<typeof ProfileUpdate>;

export type AboutFormProps = {
  profile: OwnProfile;
  /** What was typed before another tab was looked at, and where it is kept while one is. */
  draft: ProfileDraft | null;
  onKeep: (draft: ProfileDraft) => void;
  /** True once the Save button outside the form was pressed. */
  saving: boolean;
  onSavingTaken: () => void;
  onSaved: (profile: OwnProfile) => void;
  onCancel: () => void;
};

/** Everything a person says of themself, to edit. */
export function AboutForm(props: AboutFormProps) {
  const { profile, draft, onKeep, saving, onSavingTaken, onSaved, onCancel } = props;
  const form = useContractForm(ProfileUpdate, draft ?? typedOf(profile));
  const { getValues } = form;
  useEffect(() => () => onKeep(getValues()), [getValues, onKeep]);
  const frame = useRef<HTMLDivElement>(null);
  const [newer, setNewer] = useState<OwnProfile | null>(null);
  const { mutateAsync } = useSend('PUT /api/users/profile', {
    refreshes: ['GET /api/users/profile', 'GET /api/people/{id}'],
  });
  useEffect(() => {
    if (!saving) return;
    onSavingTaken();
    frame.current?.querySelector('form')?.requestSubmit();
  }, [saving, onSavingTaken]);
  const keepTyped = (error: unknown): null => {
    const current = newerStateOf(error, profile);
    if (current === null) throw error;
    setNewer(current);
    form.setValue('version', current.version);
    return null;
  };
  return (
    <div ref={frame}>
      <Form
        form={form}
        labels={PROFILE_LABELS}
        onSubmit={async (body) => {
          const saved = await mutateAsync({ body }).catch(keepTyped);
          if (saved === null) return;
          toast({ title: 'Success', description: 'Profile updated successfully' });
          onSaved(saved);
        }}
        onFailure={toastError}
      >
        {newer === null ? null : (
          <div role="alert" className="bg-amber-tint grid justify-items-start gap-3 rounded-md p-4">
            <p>
              Your profile was changed elsewhere while you were typing. Your text is still here: save again to
              overwrite the newer version, or use that one.
            </p>
            <Button
              onClick={() => {
                form.reset(typedOf(newer));
                setNewer(null);
              }}
            >
              Use the newer version
            </Button>
          </div>
        )}
        <Fields />
        <div className="flex flex-wrap gap-2">
          <SubmitButton size="lg">Save changes</SubmitButton>
          <Button size="lg" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}
