import { updatePicture } from '#features/accounts/server/queries-own.ts';
import { recordProfileView } from '#features/people/server/queries-views.ts';
import { findAcceptedRecommendations } from '#features/recommendations/server/queries.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { forgetPicture, keepPicture, type PictureKind } from '#shared/server/pictures.ts';
import { dayOf } from '#shared/domain/time.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import { profileEndpoints } from '../contract.ts';
import { PORTRAIT_UPLOAD } from '../contract/picture.ts';
import type { OwnProfile } from '../contract/profile.ts';
import { strengthOf } from '../domain/strength.ts';
import { findOwnProfile, findPerson, type OwnProfileRow, updateProfile } from './queries.ts';
import { findExperiences } from './queries-experiences.ts';

const PICTURE: PictureKind = { ...PORTRAIT_UPLOAD, folder: 'people', side: 512 };

function ownProfileOf({ experiences, recommendations, updatedAt, ...row }: OwnProfileRow): OwnProfile {
  const links = [row.linkedinUrl, row.githubUrl, row.twitterUrl, row.personalWebsite];
  const strength = strengthOf({
    ...row,
    hasPicture: row.profileImageUrl !== null,
    links: links.filter((link) => link !== null).length,
    isOpen: row.isOpenToWork || row.isOpenToCofounder || row.isOpenToInvest,
    experiences,
    recommendations,
  });
  return { ...row, strength, updatedAt: updatedAt.toISOString() };
}

const load = async (db: Db, actor: Member) => ownProfileOf(await findOwnProfile(db, actor.id));

type Picturing = Parameters<typeof forgetPicture>[0] & { readonly actor: Member };

/** Puts a picture, or none, in the place of the former one. */
async function showPicture(call: Picturing, url: string | null): Promise<void> {
  const former = await updatePicture(call.db, call.actor.id, { url, now: call.services.now() });
  await forgetPicture(call, former, PICTURE);
}

export const profileRoutes = implement(profileEndpoints, {
  'GET /api/users/profile': async ({ actor, db }) => load(db, actor),

  'PUT /api/users/profile': async ({ actor, body, db, services }) => {
    const saved = await updateProfile(db, actor.id, body, services.now());
    const current = await load(db, actor);
    if (!saved) throw changedMeanwhile(current);
    return current;
  },

  'POST /api/users/picture': async (call) => {
    const profileImageUrl = await keepPicture(call, PICTURE);
    await showPicture(call, profileImageUrl);
    return { profileImageUrl };
  },

  'DELETE /api/users/picture': async (call) => {
    await showPicture(call, null);
    return DONE;
  },

  'GET /api/people/{id}': async ({ actor, params, db, services, request }) => {
    const person = await findPerson(db, actor.id, params.id);
    if (!person) throw notFound();
    const day = dayOf(services.now());
    await recordProfileView(db, { personId: person.id, viewerId: actor.id, day }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'view not counted'),
    );
    const recommendations = await findAcceptedRecommendations(db, {
      subjectId: person.id,
      viewerId: actor.id,
    });
    return {
      ...person,
      isSelf: person.id === actor.id,
      experiences: await findExperiences(db, person.id),
      recommendations: recommendations.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    };
  },
});
