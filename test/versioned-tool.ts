import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { joinTeam } from './forms.ts';

/** A tool of a startup's team, whose results are kept as versions; `form` makes one. */
type Tool = {
  readonly app: TestApp;
  readonly startupId: number;
  readonly name: string;
  readonly form: object;
};

const urlOf = ({ startupId, name }: Tool): string => `/api/startups/${startupId}/${name}`;

/** Strangers find neither a result nor that there is one, and visitors are asked to sign in; neither makes one. */
export async function expectStrangersFindNothing(tool: Tool): Promise<void> {
  const { app, form, name } = tool;
  const url = urlOf(tool);
  const stranger = await app.member({ userType: 'founder' });
  expect((await stranger.post(url, form)).status).toBe(404);
  expect((await app.visitor.post(url, form)).status).toBe(401);
  for (const path of [url, `${url}?version=1`, `${url}/versions`]) {
    expect((await stranger.get(path)).problem.code).toBe('not_found');
    expect((await app.visitor.get(path)).status).toBe(401);
  }
  expect((await stranger.get(`/api/startups/2147483647/${name}`)).status).toBe(404);
}

/** What a viewer of the team is answered who reads, and who would make a version. */
export async function answersToViewer(tool: Tool) {
  const { app, startupId, form } = tool;
  const viewer = await app.member();
  await joinTeam(app, viewer, { startupId, role: 'viewer' });
  const read = await viewer.get(urlOf(tool));
  const made = await viewer.post(urlOf(tool), form);
  return { read: read.status, body: read.body, made: made.status };
}
