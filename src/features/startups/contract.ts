import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/contract/fields.ts';
import { StartupForm, StartupUpdate } from './contract/form.ts';
import {
  Profile,
  StartupCard,
  StartupDetail,
  StartupFilters,
  StartupQuery,
  StartupSummary,
} from './contract/startup.ts';
import {
  Invitation,
  InvitationForm,
  InvitationPreview,
  NewInvitation,
  TeamChange,
  TeamMember,
} from './contract/team.ts';
import { Round, TractionForm, TractionItem } from './contract/traction.ts';

const point = z.strictObject({ id: idParam(), pointId: idParam() });
const invitation = z.strictObject({ id: idParam(), invitationId: idParam() });
const person = z.strictObject({ id: idParam(), userId: z.string().max(100) });
const token = z.strictObject({ token: z.string().max(100) });

/** The directory, one startup, and the reader's own. */
export const startupEndpoints = endpoints({
  'GET /api/startups': {
    summary: 'Startups, newest first; a search puts hits in the name first and finds at most 1,000',
    access: 'public',
    query: StartupQuery,
    response: z.array(StartupCard),
    list: true,
  },
  'GET /api/startups/summary': {
    summary: 'Counts over the same filters',
    access: 'public',
    query: StartupFilters,
    response: StartupSummary,
  },
  'POST /api/startups': {
    summary: 'Publishes a startup; its creator becomes the owner',
    access: 'member',
    mostPerDay: 40,
    body: StartupForm,
    response: StartupDetail,
    created: true,
  },
  'GET /api/startups/{id}': {
    summary: 'Everything public about a startup',
    access: 'public',
    params: byId,
    response: StartupDetail,
  },
  'PUT /api/startups/{id}': {
    summary: 'Changes the profile; a stale version answers 409 with the newer state',
    access: 'member',
    params: byId,
    body: StartupUpdate,
    response: StartupDetail,
  },
  'DELETE /api/startups/{id}': {
    summary: 'Deletes the startup',
    access: 'member',
    params: byId,
    response: Done,
  },
  'POST /api/startups/{id}/logo': {
    summary: 'Takes a PNG, JPEG or WebP of at most 2 MB as multipart/form-data',
    picture: true,
    access: 'member',
    realOnly: true,
    params: byId,
    response: z.object({ logoUrl: z.string(), version: z.number() }),
  },
  'DELETE /api/startups/{id}/logo': {
    summary: 'Takes the logo away',
    access: 'member',
    realOnly: true,
    params: byId,
    response: Done,
  },
  'GET /api/profile': { summary: 'The startups the reader belongs to', access: 'member', response: Profile },
});

/** Figures and the round. */
export const tractionEndpoints = endpoints({
  'GET /api/startups/{id}/traction': {
    summary: 'Every dated figure, oldest first',
    access: 'public',
    params: byId,
    response: z.array(TractionItem),
    list: true,
  },
  'POST /api/startups/{id}/traction': {
    summary: 'Adds a figure to a series',
    access: 'member',
    params: byId,
    body: TractionForm,
    response: TractionItem,
    created: true,
  },
  'PUT /api/startups/{id}/traction/{pointId}': {
    summary: 'Changes a figure',
    access: 'member',
    params: point,
    body: TractionForm,
    response: TractionItem,
  },
  'DELETE /api/startups/{id}/traction/{pointId}': {
    summary: 'Takes a figure out',
    access: 'member',
    params: point,
    response: Done,
  },
  'GET /api/startups/{id}/round': {
    summary: 'The round, or null',
    access: 'public',
    params: byId,
    response: Round.nullable(),
  },
});

/** Who runs a startup, and how others join them. */
export const teamEndpoints = endpoints({
  'GET /api/startups/{id}/team': {
    summary: 'The team, for the team',
    access: 'member',
    params: byId,
    response: z.array(TeamMember),
    list: true,
  },
  'PUT /api/startups/{id}/team/{userId}': {
    summary: 'Changes a role or a title',
    access: 'member',
    params: person,
    body: TeamChange,
    response: TeamMember,
  },
  'DELETE /api/startups/{id}/team/{userId}': {
    summary: 'Leaves the team, or takes someone out',
    access: 'member',
    params: person,
    response: Done,
  },
  'GET /api/startups/{id}/invitations': {
    summary: 'Invitations, newest first, for owners',
    access: 'member',
    params: byId,
    response: z.array(Invitation),
    list: true,
  },
  'POST /api/startups/{id}/invitations': {
    summary: 'Makes a link that works once, for 14 days',
    access: 'member',
    answersSecret: true,
    realOnly: true,
    mostPerDay: 40,
    params: byId,
    body: InvitationForm,
    response: NewInvitation,
    created: true,
  },
  'DELETE /api/startups/{id}/invitations/{invitationId}': {
    summary: 'Revokes an invitation',
    access: 'member',
    params: invitation,
    response: Done,
  },
  'GET /api/invitations/{token}': {
    summary: 'What an invitation is for',
    access: 'public',
    params: token,
    response: InvitationPreview,
  },
  'POST /api/invitations/{token}/accept': {
    summary: 'Joins the team',
    access: 'member',
    realOnly: true,
    params: token,
    response: z.object({ startupId: z.number() }),
  },
});
