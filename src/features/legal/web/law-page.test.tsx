import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import type { Breach, Grievance, LegalText } from '../contract.ts';
import { LawPage } from './law-page.tsx';

const text: LegalText = {
  page: 'imprint',
  version: 2,
  content: 'Kobo Network Ltd, 1 Marina, Lagos',
  publishedAt: '2026-11-22T00:00:00.000Z',
  isShipped: false,
  versions: [],
};
const message: Grievance = {
  id: 4,
  kind: 'erasure',
  name: 'Chidi Eze',
  email: 'chidi@example.test',
  content: 'Please delete what a member wrote about me.',
  receivedAt: '2026-11-01T08:00:00.000Z',
  dueAt: '2026-12-01T08:00:00.000Z',
  answer: null,
  answeredAt: null,
  answeredByName: null,
};
const breach: Breach = {
  id: 1,
  title: 'A laptop was stolen',
  noticedAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-23T08:00:00.000Z',
  closedAt: null,
  regulatorAt: '2026-11-23T09:00:00.000Z',
  peopleAt: null,
  entries: [],
};

const server = testServer({
  'GET /api/legal/imprint': { body: text },
  'GET /api/admin/grievances?limit=20&offset=0': { body: [message] },
  'GET /api/admin/breaches?limit=20&offset=0': { body: [breach] },
});
const open = () => renderScreen(<LawPage />, { at: '/admin/law' }).user;

it('shows what is due and what was late, and sends an answer', async () => {
  server.replies['POST /api/admin/grievances/4/answer'] = { body: { ...message, answer: 'We removed it.' } };
  const person = open();
  expect(await screen.findByText('Due 1 Dec 2026')).toBeTruthy();
  expect(await screen.findByText('The authority was notified late')).toBeTruthy();
  await person.type(screen.getByLabelText(/Answer to message 4/), 'We removed it.');
  await person.click(screen.getByText('Send the answer'));
  expect(await screen.findByText('The answer is on its way')).toBeTruthy();
  expect(server.sentTo('POST /api/admin/grievances/4/answer')).toEqual({ answer: 'We removed it.' });
});

it('records a breach at the time of the reader’s own clock', async () => {
  const call = 'POST /api/admin/breaches';
  server.replies[call] = { body: breach };
  const person = open();
  const noticed = (await screen.findByLabelText(/When it was noticed/)) as HTMLInputElement;
  expect(Math.abs(new Date(noticed.value).getTime() - Date.now())).toBeLessThan(120_000);
  fireEvent.change(noticed, { target: { value: '' } });
  await person.type(screen.getByLabelText(/What happened, in a line/), 'A laptop was stolen');
  await person.type(screen.getByLabelText(/What is known/), 'Exports of 12 people');
  await person.click(screen.getByText('Record the breach'));
  expect((await screen.findAllByText('Say when it was noticed')).length).toBeGreaterThan(0);
  fireEvent.change(noticed, { target: { value: '2026-11-22T09:30' } });
  await person.click(screen.getByText('Record the breach'));
  await expect
    .poll(() => server.sentTo(call))
    .toMatchObject({
      title: 'A laptop was stolen',
      noticedAt: new Date(2026, 10, 22, 9, 30).toISOString(),
    });
});
