import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { ReportButton } from './report-dialog.tsx';

// The form is fetched when it is asked for: here ahead, so that no test waits for it.
beforeAll(() => import('./report-form.tsx'));

let sent: unknown[] = [];
let answer = { status: 201, body: { ok: true } as object };
beforeEach(() => {
  sent = [];
  answer = { status: 201, body: { ok: true } };
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : '{}'));
    return Response.json(answer.body, { status: answer.status });
  });
});

function open(user: object | null = { id: 'u1' }) {
  renderScreen(<ReportButton subject={{ kind: 'startup', id: 7 }} name="Mbuyu Ledger" />, { user });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks for a reason, and for words where there is no fitting one', async () => {
  open();
  await press('Report Mbuyu Ledger');
  await press('Send report');
  await screen.findByText('Please choose a reason');
  await userEvent.selectOptions(screen.getByLabelText(/What is wrong/), 'Something else');
  await press('Send report');
  await screen.findByText('Please say what is wrong');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/In your words/), 'They copied our page.');
  await press('Send report');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { subjectKind: 'startup', subjectId: '7', reason: 'other', content: 'They copied our page.' },
  ]);
});

it('says why a report was not taken, and keeps the words', async () => {
  const message = 'You have already reported this. It is being reviewed.';
  answer = { status: 409, body: { code: 'conflict', message, requestId: 'r' } };
  open();
  await press('Report Mbuyu Ledger');
  await userEvent.selectOptions(await screen.findByLabelText(/What is wrong/), 'Breaks the law');
  await userEvent.type(screen.getByLabelText(/In your words/), 'Again.');
  await press('Send report');
  await screen.findByText(message);
  expect(screen.getByLabelText(/In your words/)).toHaveProperty('value', 'Again.');
});

it('is not offered to visitors', () => {
  open(null);
  expect(screen.queryByRole('button')).toBeNull();
});
