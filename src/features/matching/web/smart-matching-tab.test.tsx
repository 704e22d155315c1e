import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { AdvancedMatch, MatchSubScore, WhatIfAnswer } from '../contract/advanced.ts';
import type { MatchFeedback } from '../contract/feedback.ts';
import { SmartMatchingTab } from './smart-matching-tab.tsx';

const counterpart = {
  id: 7,
  kind: 'investor' as const,
  name: 'Kofi Mensah',
  type: 'Angel Investor',
  place: 'Accra, Ghana',
  imageUrl: null,
  verified: true,
  isDemo: false,
  href: '/investors/7',
};
const part = (key: MatchSubScore['key'], label: string, score: number, coverageFraction: number) => ({
  key,
  label,
  score,
  coverageFraction,
  evidence: coverageFraction === 0 ? [] : ['Market size stated: $2B'],
});

const match: AdvancedMatch = {
  startupId: 1,
  investorId: 7,
  counterpart,
  score: 86,
  criteriaKnown: 5,
  criteriaTotal: 8,
  misfits: [],
  highlights: { carried: [], weakest: null },
  reasons: [],
  weakest: null,
  criteria: [],
  activity: '6 deals in 24 months, last on 24 Aug 2026',
  evidence: 'strong',
  evidenceCount: 11,
  confidence: 0.092,
  computedAt: '2026-11-21T00:00:00.000Z',
  aiAnalysis: {
    marketFit: 62,
    teamStrength: 50,
    technologyViability: 50,
    financialProjections: 50,
    parts: [part('marketFit', 'Market fit', 62, 0.4), part('teamStrength', 'Team strength', 50, 0)],
    note: 'From public facts alone.',
  },
  predictedSuccess: {
    probability: 0.43,
    timeframe: '24 months',
    keyMilestones: ['Close this round (Seed)'],
    cohort: 'Base rate of 2,140 Seed rounds.',
    count: 2140,
    adjustments: ['A larger round than usual.'],
  },
  opportunities: ['Revenue: $40K a month, from an export.'],
  riskFactors: ['Two founders or more: one founder carries the company.'],
};
const said: MatchFeedback = {
  id: 5,
  startupId: 1,
  investorId: 9,
  counterpart: { ...counterpart, id: 9, name: 'Amina Seed' },
  reason: 'cheque-too-small',
  reasonLabel: 'their cheque is too small',
  criterion: 'Cheque',
  note: null,
  byName: 'Ada Obi',
  createdAt: '2026-11-20T00:00:00.000Z',
};
const whatIf: WhatIfAnswer = {
  compared: 40,
  listed: 20,
  tried: [{ label: 'Ask', before: '$500K', after: '$3M' }],
  entered: [],
  dropped: [
    {
      counterpart,
      rankBefore: 1,
      rankAfter: 23,
      scoreBefore: 86,
      scoreAfter: 40,
      flip: {
        key: 'ticket',
        label: 'Ticket',
        beforeFraction: 1,
        afterFraction: 0.2,
        beforeText: 'before',
        afterText: 'You raise $3M; Kofi Mensah writes up to $250K.',
      },
    },
  ],
  stayed: [],
};

type Reply = { status?: number; body: unknown; total?: number };
let replies: Record<string, Reply> = {};
let sent: { call: string; body: unknown }[] = [];

const LIST = 'GET /api/advanced-matching/1?limit=10';
const WORDS = 'GET /api/matching/feedback?limit=100&startup=1';

beforeEach(() => {
  sent = [];
  replies = { [LIST]: { body: [match] }, [WORDS]: { body: [] } };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    if (init.method && init.method !== 'GET')
      sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    const {
      status = 200,
      body,
      total: all,
    } = replies[call] ?? {
      status: 404,
      body: { code: 'not_found', message: 'No' },
      total: undefined,
    };
    const total = String(all ?? (Array.isArray(body) ? body.length : 0));
    return Response.json(body, { status, headers: { 'x-total-count': total } });
  });
});

function open(props: Partial<Parameters<typeof SmartMatchingTab>[0]> = {}) {
  return renderScreen(<SmartMatchingTab startupId={1} isOwn canSpeak renderConnect={() => null} {...props} />)
    .user;
}

describe('smart matching', () => {
  it('shows fit, evidence with n, sub-scores, outlook, and what speaks for and against', async () => {
    const user = open();
    const row = await screen.findByRole('article');
    expect(within(row).getByText('86').textContent).toBe('86%');
    // A score without evidence is a dash in the row, and "0% known" beside it in the drawer.
    expect(row.textContent).toContain('62 Market fit– Team strength43% next round in 24 months');
    await user.click(within(row).getByRole('button', { name: 'Kofi Mensah' }));
    const card = await screen.findByRole('dialog', { name: 'Kofi Mensah' });
    expect(within(card).getByText('fit on 5 of 8 criteria')).toBeDefined();
    expect(within(card).getByText(/Strong evidence, n = 11/)).toBeDefined();
    expect(await within(card).findByText('62')).toBeDefined();
    expect(within(card).getByText('0% known')).toBeDefined();
    expect(within(card).getByText('43%')).toBeDefined();
    expect(within(card).getByText('Close this round (Seed)')).toBeDefined();
    expect(within(card).getByText(/Revenue: \$40K a month/)).toBeDefined();
    expect(within(card).getByText(/One founder carries|one founder carries/)).toBeDefined();
    await user.click(within(card).getByRole('button', { name: 'Why 43%?' }));
    expect(await screen.findByText('Base rate of 2,140 Seed rounds.')).toBeDefined();
  });

  it('generates and says so, or says what failed', async () => {
    replies['POST /api/advanced-matching/1'] = { body: [match] };
    const user = open();
    const button = await screen.findByRole('button', { name: 'Generate AI Matches' });
    await user.click(button);
    expect(await screen.findByText('Advanced matching analysis completed')).toBeDefined();
    replies['POST /api/advanced-matching/1'] = { status: 500, body: { code: 'unavailable', message: 'No' } };
    await user.click(button);
    expect(await screen.findByText('Failed to generate advanced matches')).toBeDefined();
  });

  it('shows the best ten, and all once they are asked for', async () => {
    const named = (id: number) => ({
      ...match,
      investorId: id,
      counterpart: { ...counterpart, id, name: `Investor ${id}`, href: `/investors/${id}` },
    });
    const all = Array.from({ length: 12 }, (_, index) => named(index + 1));
    replies[LIST] = { body: all.slice(0, 10), total: 12 };
    replies['GET /api/advanced-matching/1'] = { body: all };
    const user = open();
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all 12' }));
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  it('says what an empty list means, and what failed with a retry', async () => {
    replies[LIST] = { body: [] };
    open();
    expect(await screen.findByText('No investors to match yet')).toBeDefined();
    cleanup();
    replies[LIST] = { status: 500, body: {} };
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load your matches');
    replies[LIST] = { body: [match] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeDefined();
  });

  it('shows who would drop and which criterion flipped', async () => {
    replies['POST /api/advanced-matching/1/what-if'] = { body: whatIf };
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'What if …' }));
    await user.type(await screen.findByLabelText(/^Ask/), '$3M');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    expect(await screen.findByText(/Ask: \$500K → \$3M/)).toBeDefined();
    expect(screen.getByText('Ticket 100% → 20%')).toBeDefined();
    expect(screen.getByText(/writes up to \$250K/)).toBeDefined();
    expect(sent.at(-1)).toEqual({
      call: 'POST /api/advanced-matching/1/what-if',
      body: { raisingAmount: '$3M' },
    });
  });

  it('says of who moved against their own fit that others did', async () => {
    const [dropped] = whatIf.dropped;
    if (!dropped) throw new Error('nobody dropped');
    const rising = { ...dropped, scoreBefore: 40, scoreAfter: 86 };
    replies['POST /api/advanced-matching/1/what-if'] = {
      body: { ...whatIf, dropped: [rising], entered: [dropped] },
    };
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'What if …' }));
    await user.type(await screen.findByLabelText(/^Ask/), '$3M');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('Others fell further.')).toBeDefined();
    expect(screen.getByText('Others rose further.')).toBeDefined();
  });

  it('puts a refused amount at its field', async () => {
    const message = 'Write the amount like $500K or NGN 450m';
    replies['POST /api/advanced-matching/1/what-if'] = {
      status: 400,
      body: { code: 'invalid', message, errors: [{ path: 'raisingAmount', message }], requestId: 'r' },
    };
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'What if …' }));
    await user.type(await screen.findByLabelText(/^Ask/), 'lots');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText(/^Ask/).getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for a reason, keeps it, and offers the way back', async () => {
    replies['POST /api/matching/feedback'] = { status: 201, body: { ...said, counterpart } };
    replies['DELETE /api/matching/feedback/5'] = { body: { ok: true } };
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Kofi Mensah' }));
    await user.click(await screen.findByRole('button', { name: 'Kofi Mensah is not a fit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kofi Mensah is not a fit because …' });
    await user.click(within(dialog).getByRole('button', { name: 'Rank without them' }));
    expect(within(dialog).getByText('Choose a reason')).toBeDefined();
    await user.click(within(dialog).getByLabelText(/their cheque is too small/));
    await user.type(within(dialog).getByLabelText(/^Note/), 'We need more.');
    await user.click(within(dialog).getByRole('button', { name: 'Rank without them' }));
    expect(await screen.findByText('Kofi Mensah left your list')).toBeDefined();
    expect(sent.at(-1)?.body).toEqual({
      as: 'startup',
      startupId: 1,
      investorId: 7,
      reason: 'cheque-too-small',
      note: 'We need more.',
    });
    screen.getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(sent.at(-1)?.call).toBe('DELETE /api/matching/feedback/5'));
  });

  it('lists who was not a fit with the way back', async () => {
    replies[WORDS] = { body: [said] };
    replies['DELETE /api/matching/feedback/5'] = { body: { ok: true } };
    const user = open();
    await user.click(await screen.findByText('1 match said not to be a fit'));
    expect(screen.getByText('Counting more in your list: Cheque.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo: put Amina Seed back into the list' }));
    expect(await screen.findByText('Back in the list')).toBeDefined();
  });

  it('offers a reader of the team no word, and an investor neither trials nor others’ words', async () => {
    const look = async (props: Parameters<typeof open>[0]) => {
      await open(props).click(await screen.findByRole('button', { name: 'Kofi Mensah' }));
      await screen.findByRole('dialog');
    };
    await look({ canSpeak: false });
    expect(screen.queryByRole('button', { name: /is not a fit/ })).toBeNull();
    cleanup();
    await look({ isOwn: false, canSpeak: false });
    expect(screen.queryByRole('button', { name: 'What if …', hidden: true })).toBeNull();
    expect(screen.getByRole('button', { name: /is not a fit/ })).toBeDefined();
  });

  it('mirrors for an investor’s thesis', async () => {
    replies['GET /api/advanced-matching?limit=10'] = {
      body: [
        { ...match, counterpart: { ...counterpart, kind: 'startup', name: 'Zuri Pay', href: '/startups/1' } },
      ],
    };
    replies['GET /api/matching/feedback?limit=100'] = { body: [] };
    await open({ startupId: null }).click(await screen.findByRole('button', { name: 'Zuri Pay' }));
    expect(await screen.findByRole('link', { name: 'View Details' })).toBeDefined();
  });
});
