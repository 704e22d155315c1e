import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { Firm, FirmMember } from '../contract/firm.ts';
import type { FirmRole } from '../domain.ts';
import { FirmPage } from './firm-page.tsx';

const day = '2026-11-01T08:00:00.000Z';
const member = (userId: string, name: string, role: FirmRole): FirmMember => ({
  userId,
  name,
  imageUrl: null,
  role,
  isDemo: false,
  joinedAt: day,
});
const ACACIA: Firm = {
  id: 1,
  name: 'Acacia',
  domain: 'acacia.vc',
  role: 'owner',
  members: [member('u1', 'Nala Kamau', 'owner'), member('u2', 'Musa Ali', 'analyst')],
  version: 3,
  createdAt: day,
};
const LINK = 'https://kilele.example/firm/join/abc';
const invitation = { id: 5, role: 'partner', email: null, state: 'open', expiresAt: day, createdAt: day };

let firm: Firm | null;
let sent: unknown[];
let refusal: Response | null;
let isAway: boolean;

beforeEach(() => {
  firm = ACACIA;
  sent = [];
  refusal = null;
  isAway = false;
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body }: { method?: string; body?: string }) => {
      if (isAway) return Response.json({ code: 'internal', message: 'x' }, { status: 500 });
      if (method === 'GET')
        return url.startsWith('/api/firm/invitations') ? Response.json([]) : Response.json({ firm });
      sent.push([`${method} ${url}`, body === undefined ? null : JSON.parse(body)]);
      if (refusal) return refusal;
      if (url.endsWith('/invitations')) return Response.json({ ...invitation, link: LINK }, { status: 201 });
      if (method === 'POST') firm = { ...ACACIA, members: ACACIA.members.slice(0, 1) };
      return Response.json(url.includes('/members/') ? ACACIA.members[1] : firm);
    },
  );
});

const open = () => renderScreen(<FirmPage />, { at: '/firm', user: { id: 'u1' } }).user;
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);

describe('without a firm', () => {
  it('one was created by its name and website, and shown at once', async () => {
    firm = null;
    const user = open();
    await user.type(await screen.findByLabelText('Name of the firm'), 'Acacia');
    await user.type(screen.getByLabelText(/^Website/), 'https://www.acacia.vc/team');
    await user.click(screen.getByRole('button', { name: 'Create firm' }));
    expect(await screen.findByText('Acacia was created')).toBeTruthy();
    expect(sent).toEqual([['POST /api/firm', { name: 'Acacia', domain: 'acacia.vc' }]]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Acacia' })).toBeTruthy();
    expect(screen.getByText('acacia.vc, 1 person. You are owner here.')).toBeTruthy();
  });

  it('a name too short and a website that is none are named, and nothing is sent', async () => {
    firm = null;
    const user = open();
    await user.type(await screen.findByLabelText('Name of the firm'), 'A');
    await user.type(screen.getByLabelText(/^Website/), 'our site');
    await user.click(screen.getByRole('button', { name: 'Create firm' }));
    expect(await screen.findAllByText(/Please give the name of your firm/)).not.toEqual([]);
    expect(screen.getAllByText(/Must be a domain such as acacia.vc/)).not.toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('the page of a firm', () => {
  it('lets an owner give roles, and asks before somebody is taken out', async () => {
    const user = open();
    const row = await rowOf('Musa Ali');
    await user.selectOptions(row.getByLabelText('Role of Musa Ali'), 'Partner');
    await waitFor(() => expect(sent).toEqual([['PUT /api/firm/members/u2', { role: 'partner' }]]));
    await user.click((await rowOf('Musa Ali')).getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take Musa Ali out of Acacia?' }));
    expect(dialog.getByText(/What Musa Ali shared stays with the firm/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Musa Ali was removed from Acacia')).toBeTruthy();
    expect(sent.at(-1)).toEqual(['DELETE /api/firm/members/u2', null]);
  });

  it('tells the last one that the firm ends when they leave', async () => {
    firm = { ...ACACIA, members: ACACIA.members.slice(0, 1) };
    const user = open();
    await user.click((await rowOf('Nala Kamau')).getByRole('button', { name: 'Leave' }));
    expect((await screen.findByRole('dialog', { name: 'Leave Acacia?' })).textContent).toContain(
      'You are the last member: the firm will be deleted and its shared deals become yours again.',
    );
  });

  it('says why the last owner of several does not leave', async () => {
    refusal = Response.json(
      { code: 'conflict', message: 'A firm needs an owner. Make someone else the owner first.' },
      { status: 409 },
    );
    const user = open();
    await user.click((await rowOf('Nala Kamau')).getByRole('button', { name: 'Leave' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('A firm needs an owner. Make someone else the owner first.')).toBeTruthy();
    expect(screen.getByText('Nala Kamau')).toBeTruthy();
  });

  it('makes a link for a colleague, shown this once', async () => {
    const user = open();
    await user.selectOptions(await screen.findByLabelText('Role'), 'Analyst');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(LINK)).toBeTruthy();
    expect(sent).toEqual([['POST /api/firm/invitations', expect.objectContaining({ role: 'analyst' })]]);
  });

  it('is changed over the version that was read; a newer one is named', async () => {
    refusal = Response.json(
      { code: 'conflict', message: 'This was changed since you opened it.', current: ACACIA },
      { status: 409 },
    );
    const user = open();
    const name = await screen.findByLabelText('Name of the firm');
    await user.clear(name);
    await user.type(name, 'Acacia Ventures');
    await user.click(screen.getByRole('button', { name: 'Save firm' }));
    expect(await screen.findByText(/This was changed since you opened it/)).toBeTruthy();
    expect(sent).toEqual([['PUT /api/firm', { name: 'Acacia Ventures', domain: 'acacia.vc', version: 3 }]]);
    expect(name).toMatchObject({ value: 'Acacia Ventures' });
  });

  it.each([
    ['partner', ['Partner', 'Analyst']],
    ['analyst', []],
  ] as const)('shows a %s the people, and invitations as %j', async (role, invitedAs) => {
    firm = { ...ACACIA, role, members: [...ACACIA.members, member('u3', 'Zuri Bello', role)] };
    renderScreen(<FirmPage />, { at: '/firm', user: { id: 'u3' } });
    const own = await rowOf('Zuri Bello');
    expect(own.getByRole('button', { name: 'Leave' })).toBeTruthy();
    expect((await rowOf('Nala Kamau')).queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText('Role of Nala Kamau')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Firm details' })).toBeNull();
    const headings = screen.queryAllByRole('heading', { name: 'Invite a colleague' });
    expect(headings).toHaveLength(invitedAs.length === 0 ? 0 : 1);
    await waitFor(() =>
      expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(invitedAs),
    );
  });

  it('says that it did not load, and loads when asked again', async () => {
    isAway = true;
    const user = open();
    expect(await screen.findByText('We could not load your firm')).toBeTruthy();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Acacia' })).toBeTruthy();
  });
});
