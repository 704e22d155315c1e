import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import {
  Connection,
  ConnectionQuery,
  Invitation,
  InvitationInput,
  InvitationQuery,
  PairStatus,
  userIdField,
} from './contract/connection.ts';
import { Exclusion, ExclusionInput } from './contract/exclusion.ts';
import { NetworkAnalytics, NetworkStats } from './contract/network.ts';
import { PeopleQuery, PersonCard } from './contract/person.ts';

export const peopleEndpoints = endpoints({
  'GET /api/users/search': {
    summary: 'People who let members find them, the reader left out',
    access: 'member',
    query: PeopleQuery,
    response: z.array(PersonCard),
    list: true,
  },
  'GET /api/users/connections': {
    summary: 'Whom the reader is connected with, newest first',
    access: 'member',
    query: ConnectionQuery,
    response: z.array(Connection),
    list: true,
  },
  'GET /api/users/invitations': {
    summary: 'Open invitations to connect, received or sent',
    access: 'member',
    query: InvitationQuery,
    response: z.array(Invitation),
    list: true,
  },
  'GET /api/users/{id}/connection': {
    summary: 'How the reader stands with a person',
    access: 'member',
    params: z.strictObject({ id: userIdField }),
    response: PairStatus,
  },
  'POST /api/connections': {
    summary: 'Invites a person to connect; 409 with the reason when that is not possible now',
    access: 'member',
    mostPerDay: 100,
    body: InvitationInput,
    response: PairStatus,
    created: true,
  },
  'POST /api/connections/{id}/accept': {
    summary: 'Accepts an invitation',
    access: 'member',
    params: byId,
    response: PairStatus,
  },
  'POST /api/connections/{id}/decline': {
    summary: 'Declines an invitation; its sender is not notified',
    access: 'member',
    params: byId,
    response: PairStatus,
  },
  'POST /api/connections/{id}/withdraw': {
    summary: 'Withdraws an invitation the reader sent',
    access: 'member',
    params: byId,
    response: PairStatus,
  },
  'DELETE /api/connections/{id}': {
    summary: 'Ends a connection; the other person is not notified',
    access: 'member',
    params: byId,
    response: PairStatus,
  },
});

export const exclusionEndpoints = endpoints({
  'GET /api/exclusions': {
    summary: 'Who is not to find the reader',
    access: 'member',
    response: z.array(Exclusion),
  },
  'POST /api/exclusions': {
    summary: 'Keeps a person, or everyone of an employer or a domain, from finding the reader',
    access: 'member',
    body: ExclusionInput,
    response: Exclusion,
    created: true,
  },
  'DELETE /api/exclusions/{id}': {
    summary: 'Lifts an exclusion',
    access: 'member',
    params: byId,
    response: Done,
  },
});

export const networkEndpoints = endpoints({
  'GET /api/network/stats': {
    summary: 'The reader’s network in five figures',
    access: 'member',
    response: NetworkStats,
  },
  'GET /api/network/analytics': {
    summary: 'Connections over time, profile views and answer rates of the reader',
    access: 'member',
    response: NetworkAnalytics,
  },
});
