import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { PersonCard } from '../contract/person.ts';
import { DiscoverTab } from './discover-tab.tsx';

const ada: PersonCard = {
  id: 'a1',
  firstName: 'Ada',
  lastName: 'Obi',
  headline: 'Payments engineer',
  location: 'Lagos, Nigeria',
  profileImageUrl: null,
  userType: 'founder',
  skills: ['Rust', 'Sales', 'Hiring', 'Design'],
  experienceLevel: 'senior',
  isOpenToWork: true,
  isOpenToCofounder: false,
  isOpenToInvest: false,
  isDemo: false,
  connectionStatus: 'none',
  connectionId: null,
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ada, id: `a${index}`, lastName: `Obi${index}` }));

let found: () => Response;
let invited: () => Response;
const asked: string[] = [];
const sent: { url: string; body: unknown }[] = [];
const people = (items: readonly PersonCard[], total = items.length) =>
  Response.json(items, { headers: { 'x-total-count': String(total) } });

beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  found = () => people([ada]);
  invited = () => Response.json({ id: 5, connectionStatus: 'sent' }, { status: 201 });
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: string } = {}) => {
    if (init.method === 'POST') {
      sent.push({ url, body: JSON.parse(init.body ?? 'null') });
      return invited();
    }
    asked.push(decodeURIComponent(url));
    return found();
  });
});

function show(address = '/network') {
  renderScreen(<DiscoverTab />, { at: address });
}

describe('people search', () => {
  it('shows a card with three skills, what somebody is open to, and the way to them', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Ada Obi' });
    expect(link.getAttribute('href')).toBe('/people/a1');
    const skills = within(screen.getByRole('list', { name: 'Skills of Ada Obi' })).getAllByRole('listitem');
    expect(skills.map(({ textContent }) => textContent)).toEqual(['Rust', 'Sales', 'Hiring']);
    for (const text of ['Founder', 'Senior', 'Open to Work'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('asks what the address says, and starts at page 1 when a filter changes', async () => {
    show('/network?q=ada&location=Lagos&availability=true&page=3');
    await screen.findByRole('link', { name: 'Ada Obi' });
    expect(asked.at(-1)).toBe('/api/users/search?q=ada&location=Lagos&availability=true&limit=20&offset=40');
    fireEvent.change(screen.getByLabelText('Experience'), { target: { value: 'mid' } });
    await waitFor(() => expect(asked.at(-1)).toContain('experienceLevel=mid'));
    expect(asked.at(-1)).toContain('offset=0');
    expect(window.location.search).toBe('?q=ada&location=Lagos&availability=true&experienceLevel=mid');
  });

  it.each([
    [19, 19, 1, null],
    [20, 45, 1, [true, false]],
    [20, 45, 2, [false, false]],
    [20, 40, 2, [false, true]],
  ])('with %i of %i people on page %i the pager’s Previous and Next are disabled: %j', async (...row) => {
    const [count, total, page, disabled] = row;
    found = () => people(many(count), total);
    show(`/network?page=${page}`);
    await screen.findByRole('link', { name: 'Ada Obi0' });
    const buttons = ['Previous', 'Next'].map((name) =>
      screen.queryByRole<HTMLButtonElement>('button', { name }),
    );
    expect(
      buttons.every((button) => button === null) ? null : buttons.map((button) => button?.disabled),
    ).toEqual(disabled);
  });

  it('a last page that is not full leads back to the first', async () => {
    found = () => people(many(3), 23);
    show('/network?page=2');
    await screen.findByRole('link', { name: 'Ada Obi0' });
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'First page' }));
    await waitFor(() => expect(asked.at(-1)).toContain('offset=0'));
  });

  it('says when nobody is found and clears the filters', async () => {
    found = () => people([]);
    show('/network?q=xq');
    await screen.findByRole('heading', { name: 'No one found' });
    found = () => people([ada]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: 'Ada Obi' });
    expect(window.location.search).toBe('');
  });

  it('leads out of filters that the server refuses', async () => {
    found = () => Response.json({ code: 'invalid', message: 'Unknown kind of member' }, { status: 400 });
    show('/network?userType=pirate');
    await screen.findByText('Unknown kind of member');
    expect(screen.getByRole('combobox', { name: 'Member' })).toHaveProperty('value', 'pirate');
    found = () => people([ada]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Ada Obi' })).toBeDefined();
    expect(window.location.search).toBe('');
  });

  it('says what went wrong and tries again', async () => {
    found = () => Response.json({ code: 'internal', message: 'x', requestId: 'r' }, { status: 500 });
    show();
    await screen.findByText('People search failed');
    found = () => people([ada]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ada Obi' })).toBeTruthy();
  });

  it('shows what the server says when it refuses an invitation, and keeps the note', async () => {
    const message = 'You invited this person not long ago.';
    invited = () => Response.json({ code: 'conflict', message, requestId: 'r' }, { status: 409 });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Connect with Ada Obi' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: 'Hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
    await screen.findByText(message);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value).toBe('Hello');
  });

  it('invites with a note', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Connect with Ada Obi' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: ' Hello Ada ' } });
    found = () => people([{ ...ada, connectionStatus: 'sent', connectionId: 5 }]);
    fireEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
    await screen.findByRole('button', { name: 'Withdraw the invitation to Ada Obi' });
    expect(sent).toEqual([{ url: '/api/connections', body: { userId: 'a1', note: 'Hello Ada' } }]);
  });
});
