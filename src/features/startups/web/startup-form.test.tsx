import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { StartupForm } from './startup-form.tsx';

type Sent = { key: string | null; body: Record<string, unknown> };
let sent: Sent[] = [];
let answer: () => Promise<Response>;
const done = vi.fn<(startup: { id: number }) => void>();

beforeEach(() => {
  sent = [];
  done.mockReset();
  answer = async () => Response.json({ id: 7, name: 'Zuri Pay' }, { status: 201 });
  vi.stubGlobal('fetch', (_url: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({
      key,
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>,
    });
    return answer();
  });
});

function open() {
  return renderScreen(<StartupForm onDone={done} />).user;
}
const send = () => screen.getByRole('button', { name: 'Create Profile' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Company name'), 'Zuri Pay');
  await user.type(screen.getByLabelText('Description'), 'Payments for small shops.');
  await user.selectOptions(screen.getByLabelText('Sector'), 'FinTech');
  await user.selectOptions(screen.getByLabelText('Region'), 'Africa');
  await user.selectOptions(screen.getByLabelText('Funding stage'), 'Seed');
  await user.selectOptions(screen.getByLabelText('Business model'), 'Subscription');
  await user.type(screen.getByLabelText('Raising amount'), 'NGN 20m');
}

describe('Create Your Startup Profile', () => {
  it('says every rule in the specified words and sends nothing', async () => {
    const user = open();
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('the 7 fields');
    for (const message of [
      'Company name must be at least 2 characters',
      'Description must be at least 10 characters',
      'Please select a sector',
      'Please select a region',
      'Please select a funding stage',
      'Please specify raising amount',
      'Please select a business model',
    ])
      expect(screen.getAllByText(message)).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Team size'), { target: { value: '0' } });
    expect(await screen.findAllByText('Team size must be at least 1')).not.toEqual([]);
    await user.type(screen.getByLabelText(/^Website/), 'javascript:alert(1)');
    await user.tab();
    expect(await screen.findAllByText('Must be a valid URL')).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it('says what a typed amount is understood as', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Raising amount'), '$500K');
    expect(screen.getByText('Understood: US$500,000')).toBeTruthy();
    await user.clear(screen.getByLabelText('Raising amount'));
    await user.type(screen.getByLabelText('Raising amount'), 'NGN 20m');
    expect(screen.getByText('Understood: ₦20,000,000 (NGN)')).toBeTruthy();
  });

  it('sends one startup for a double click, with the button disabled meanwhile', async () => {
    const held = Promise.withResolvers<Response>();
    answer = () => held.promise;
    const user = open();
    await fill(user);
    await user.dblClick(send());
    const busy = await screen.findByRole('button', { name: 'Creating...' });
    expect(busy.hasAttribute('disabled')).toBe(true);
    held.resolve(Response.json({ id: 7, name: 'Zuri Pay' }, { status: 201 }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
    expect(sent[0]?.body).toMatchObject({ name: 'Zuri Pay', raisingAmount: 'NGN 20m', teamSize: 1 });
    expect(await screen.findAllByText('Startup Created')).not.toEqual([]);
    expect(screen.getAllByText('Your startup profile has been successfully created!')).not.toEqual([]);
  });

  it('keeps the text and tells the server’s words when it is refused', async () => {
    answer = async () => Response.json({ code: 'invalid', message: 'This name is taken.' }, { status: 400 });
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await screen.findAllByText('Error')).not.toEqual([]);
    expect(screen.getAllByText('This name is taken.')).not.toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Zuri Pay');
    expect(done).not.toHaveBeenCalled();
  });

  it('has words of its own when the server has none', async () => {
    answer = async () => new Response('<html>', { status: 502 });
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await screen.findAllByText('Failed to create startup profile')).not.toEqual([]);
  });
});
