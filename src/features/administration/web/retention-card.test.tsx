import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import type { RetainedKind } from '../contract/system.ts';
import { RetentionCard } from './retention-card.tsx';

const mail: RetainedKind = {
  kind: 'mail',
  label: 'E-mails',
  days: 90,
  usualDays: 90,
  leastDays: 7,
  lastRun: null,
};
const SAVE = 'PUT /api/admin/retention/mail';
const server = testServer({ 'GET /api/admin/retention': { body: [mail] } });

it('changes how many days a kind is kept, and says why a number is refused', async () => {
  const message = 'At least 7 days.';
  server.replies[SAVE] = {
    status: 400,
    body: { code: 'invalid', message, errors: [{ path: 'days', message }] },
  };
  const { user: person } = renderScreen(<RetentionCard />);
  const days = await screen.findByRole('spinbutton', { name: /^E-mails, days/ });
  await person.clear(days);
  await person.type(days, '6');
  await person.click(screen.getByRole('button', { name: 'Save: E-mails' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  server.replies[SAVE] = { body: { ...mail, days: 30 } };
  await person.clear(days);
  await person.type(days, '30');
  await person.click(screen.getByRole('button', { name: 'Save: E-mails' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(server.sentTo(SAVE)).toEqual({ days: 30 });
});
