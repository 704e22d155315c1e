import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Receipt } from '#features/access-ledger/domain/receipt.ts';
import { faultOf } from '#features/access-ledger/domain/receipt.ts';
import { tools } from '#features/access-ledger/server/signing.ts';
import { type Client, testApp } from '#test/app.ts';
import { exportOf } from '#test/export.ts';
import { joinTeam } from '#test/forms.ts';
import { type Met, meet, offerAt, TERMS } from '#test/offers.ts';
import { addDays } from '#shared/domain/calendar.ts';
import { dayOf } from '#shared/domain/time.ts';
import { termLines } from '../domain/term-sheet.ts';
import { endExpiredOffers } from './expiry.ts';

const app = testApp();
let met: Met;
let stranger: Client;
let named = 0;

beforeAll(async () => {
  stranger = await app.member();
});
afterEach(() => {
  app.clock.now = null;
});
async function pair(): Promise<Met> {
  named += 1;
  met = await meet(app, `Mtajiline ${named}`);
  return met;
}

const confirm = (who: Client, id: number, step: string, more: object = {}) =>
  who.post(`/api/offers/${id}/confirm`, { step, termsRead: 1, ...more });

describe('an offer', () => {
  it('climbs from the investor’s proposal to money received, each step by both', async () => {
    const { founder, investor, startupId } = await pair();
    const made = await investor.post('/api/offers', { startupId, terms: TERMS });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.body).toMatchObject({
      side: 'investor',
      step: 'proposed',
      waitsForMe: false,
      canWithdraw: true,
      shareAtCapPct: 5,
      terms: { number: 1, kind: 'SAFE_POST', amountMinor: 3_000_000_000, currency: 'NGN' },
    });
    expect((await founder.get(`/api/offers/${id}`)).body).toMatchObject({
      side: 'startup',
      canConfirm: 'soft',
    });
    expect((await founder.get('/api/notifications')).body[0]).toMatchObject({
      kind: 'offer',
      content: 'Adaeze Okonjo offers ₦30,000,000',
      href: `/offers/${id}`,
    });
    expect((await confirm(founder, id, 'soft')).body).toMatchObject({
      step: 'soft',
      canConfirm: 'committed',
    });
    for (const step of ['committed', 'signed', 'received']) {
      await confirm(investor, id, step);
      expect((await confirm(founder, id, step)).body.step).toBe(step);
    }
    const { statements } = (await investor.get(`/api/offers/${id}`)).body;
    expect(statements.map(({ side, kind, step }) => `${side} ${kind} ${step}`)).toEqual([
      'investor proposed soft',
      'startup confirmed soft',
      'investor confirmed committed',
      'startup confirmed committed',
      'investor confirmed signed',
      'startup confirmed signed',
      'investor confirmed received',
      'startup confirmed received',
    ]);
  });

  it('is made by the team as well, and keeps both texts after a counter-offer', async () => {
    const { founder, investor, startupId } = await pair();
    const asked = { startupId, investorId: investor.userId, terms: TERMS };
    const { id } = (await founder.post('/api/offers', asked)).body;
    const terms = { ...TERMS, most: 50_000_000, amount: 20_000_000, note: 'A seat as observer.' };
    const countered = await investor.post(`/api/offers/${id}/terms`, { terms, termsRead: 1 });
    expect(countered.body).toMatchObject({
      step: 'proposed',
      terms: { number: 2, side: 'investor', mostMinor: 5_000_000_000, note: 'A seat as observer.' },
      earlier: [{ number: 1, side: 'startup', amountMinor: 3_000_000_000, note: null }],
    });
    const late = await confirm(founder, id, 'soft');
    expect([late.status, late.problem.current]).toMatchObject([409, { terms: { number: 2 } }]);
    expect((await confirm(founder, id, 'soft', { termsRead: 2 })).body.step).toBe('soft');
  });

  it('is withdrawn by either until both have signed', async () => {
    const withdraw = (who: Client, id: number) => who.post(`/api/offers/${id}/withdraw`, { termsRead: 1 });
    await pair();
    const id = await offerAt(met, 'committed');
    expect((await withdraw(met.founder, id)).body).toMatchObject({ endedAs: 'withdrawn', canConfirm: null });
    expect((await confirm(met.investor, id, 'signed')).status).toBe(409);
    const signed = await offerAt(met, 'signed');
    for (const who of [met.investor, met.founder]) {
      const refused = await withdraw(who, signed);
      expect([refused.status, refused.problem.message]).toEqual([
        409,
        'Both have signed: the terms stand, and neither side can withdraw alone.',
      ]);
    }
  });

  it('expires by the clock: no call moves it, and both are told', async () => {
    await pair();
    const today = dayOf(new Date());
    const tomorrow = addDays(today, 1);
    const id = await offerAt(met, 'soft', { ...TERMS, expiresOn: today });
    app.clock.now = new Date(`${tomorrow}T00:00:01Z`);
    const late = await confirm(met.investor, id, 'committed');
    expect([late.status, late.problem.message]).toEqual([409, 'This offer has expired. Make a new one.']);
    expect((await met.investor.get(`/api/offers/${id}`)).body).toMatchObject({
      endedAs: 'expired',
      canConfirm: null,
      canCounter: false,
    });
    const { db, events } = app.services;
    await endExpiredOffers(db, { events, today: tomorrow, now: app.clock.now });
    await endExpiredOffers(db, { events, today: tomorrow, now: app.clock.now });
    for (const who of [met.investor, met.founder]) {
      const news = (await who.get('/api/notifications')).body.filter(({ content }) =>
        /expired/.test(content),
      );
      expect(news).toHaveLength(1);
    }
  });

  it('takes the same paper to be signed', async () => {
    await pair();
    const id = await offerAt(met, 'committed');
    const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
    await confirm(met.investor, id, 'signed', { paper: one });
    expect((await confirm(met.founder, id, 'signed', { paper: other })).body).toMatchObject({
      step: 'committed',
      papers: { startup: other, investor: one },
      canConfirm: 'signed',
    });
    expect((await confirm(met.founder, id, 'signed', { paper: one })).body.step).toBe('signed');
  });

  it('is one at a time between two', async () => {
    await pair();
    await offerAt(met, 'soft');
    const again = await met.investor.post('/api/offers', { startupId: met.startupId, terms: TERMS });
    expect(again.status).toBe(409);
  });
});

describe('who may', () => {
  it('strangers find nothing, visitors are sent to sign in', async () => {
    await pair();
    const id = await offerAt(met, 'proposed');
    const { statements } = (await met.investor.get(`/api/offers/${id}`)).body;
    const calls = [
      ['GET', `/api/offers/${id}`],
      ['GET', `/api/offers/${id}/term-sheet`],
      ['GET', `/api/offers/${id}/statements/${statements[0]?.id}/receipt`],
      ['POST', `/api/offers/${id}/confirm`, { step: 'soft', termsRead: 1 }],
      ['POST', `/api/offers/${id}/withdraw`, { termsRead: 1 }],
      ['POST', `/api/offers/${id}/terms`, { terms: TERMS, termsRead: 1 }],
    ] as const;
    for (const [method, url, body] of calls)
      for (const [who, status] of [
        [stranger, 404],
        [app.visitor, 401],
      ] as const) {
        const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
        const headers = { cookie: who.cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
        const answer = await app.server.inject({ method, url, headers, ...payload });
        expect([url, answer.statusCode]).toEqual([url, status]);
      }
    expect((await stranger.get('/api/offers')).body).toEqual([]);
    expect((await met.founder.get(`/api/offers?startup=${met.startupId}`)).body).toHaveLength(1);
  });

  it('viewers of the team read and do not act; a colleague of the firm acts for it', async () => {
    const { founder, investor, startupId } = await pair();
    const viewer = await app.member();
    await joinTeam(app, viewer, { startupId, role: 'viewer' });
    void (await investor.post('/api/firm', { name: `Iroko Lane ${named}` })).body;
    const { id } = (await investor.post('/api/offers', { startupId, asFirm: true, terms: TERMS })).body;
    expect((await viewer.get(`/api/offers/${id}`)).body).toMatchObject({
      canConfirm: null,
      canWithdraw: false,
    });
    expect((await confirm(viewer, id, 'soft')).status).toBe(403);
    expect((await founder.get(`/api/offers/${id}`)).body.investorName).toBe(`Iroko Lane ${named}`);
  });

  it('only people in conversation, one of whom invests', async () => {
    const { founder, investor, startupId } = await pair();
    const refused = async (who: Client, body: object) => {
      const { status, problem } = await who.post('/api/offers', {
        startupId,
        terms: TERMS,
        ...body,
      });
      return [status, problem.errors?.[0]?.path];
    };
    expect(await refused(stranger, {})).toEqual([400, 'startupId']);
    expect(await refused(founder, {})).toEqual([400, 'investorId']);
    expect(await refused(founder, { investorId: stranger.userId })).toEqual([400, 'investorId']);
    expect(await refused(founder, { investorId: founder.userId })).toEqual([400, 'investorId']);
    expect(await refused(investor, { asFirm: true })).toEqual([400, 'asFirm']);
    expect((await stranger.post('/api/offers', { startupId: 999_999, terms: TERMS })).status).toBe(404);
  });
});

describe('bad terms', () => {
  it.each([
    ['no amount', { amount: 0 }, 'terms.amount'],
    ['half a kobo', { amount: 10.005 }, 'terms.amount'],
    ['a range that ends below its minimum', { most: 30_000_000 }, 'terms.most'],
    ['a SAFE without cap and discount', { cap: null }, 'terms.cap'],
    ['a discount of everything', { discountPct: 100 }, 'terms.discountPct'],
    ['a SAFE with interest', { interestPct: 8 }, 'terms.interestPct'],
    ['shares without a price', { kind: 'PRICED', cap: null, shareClass: 'Seed' }, 'terms.pricePerShare'],
    ['shares of no class', { kind: 'PRICED', cap: null, pricePerShare: 1.5 }, 'terms.shareClass'],
    ['an unknown instrument', { kind: 'WARRANT' }, 'terms.kind'],
    ['an unknown currency', { currency: 'XYZ' }, 'terms.currency'],
    ['a day that was', { expiresOn: '2020-01-01' }, 'terms.expiresOn'],
    ['a day in no calendar', { expiresOn: '2027-02-30' }, 'terms.expiresOn'],
  ])('%s', async (_name, more, path) => {
    met ??= await pair();
    const answer = await met.investor.post('/api/offers', {
      startupId: met.startupId,
      terms: { ...TERMS, ...more },
    });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('the record', () => {
  it('gives both sides a receipt of every statement, each over the terms it was about', async () => {
    await pair();
    const id = await offerAt(met, 'committed');
    const { statements } = (await met.founder.get(`/api/offers/${id}`)).body;
    const receipts = await Promise.all(
      statements.flatMap((statement) =>
        [met.founder, met.investor].map(
          async (who) =>
            (await who.get(`/api/offers/${id}/statements/${statement.id}/receipt`)).body as Receipt,
        ),
      ),
    );
    expect(receipts.map((receipt) => faultOf(receipt, tools))).toEqual(receipts.map(() => null));
    expect(receipts[0]?.entry).toMatchObject({ offerId: id, deed: 'proposed', side: 'investor', terms: 1 });
    const forged = receipts[0] && {
      ...receipts[0],
      entry: { ...receipts[0].entry, digest: '0'.repeat(64) },
    };
    expect(forged && faultOf(forged as Receipt, tools)).toBe('inclusion');
    // Each side finds what it stated among its own entries; the team's list is of reads.
    for (const [who, deeds] of [
      [met.investor, ['confirmed', 'proposed']],
      [met.founder, ['confirmed', 'confirmed']],
    ] as const) {
      const mine = (await who.get(`/api/access-ledger/mine?startup=${met.startupId}`)).body;
      expect(mine.map((entry) => 'deed' in entry && entry.deed)).toEqual(deeds);
    }
    expect((await met.founder.get(`/api/startups/${met.startupId}/access-ledger`)).body).toEqual([]);
  });
});

describe('the term sheet', () => {
  const textOf = async (who: Client, id: number, query = '') => {
    const url = `/api/offers/${id}/term-sheet${query}`;
    const { rawPayload, statusCode } = await app.server.inject({ url, headers: { cookie: who.cookie } });
    expect(statusCode).toBe(200);
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    return { pages: pdf.numPages, text: text.replaceAll(/\s+/g, ' ') };
  };
  const PRICED = {
    kind: 'PRICED',
    currency: 'KES',
    amount: 19_400_000,
    most: 25_000_000,
    shareClass: 'Series A',
    pricePerShare: 129.25,
    proRata: true,
    note: 'A seat on the board; #eval("1") $x$.',
    expiresOn: '2099-12-31',
  };

  it.each(['en', 'fr'] as const)('says every term of the offer, in %s', async (language) => {
    for (const terms of [TERMS, PRICED]) {
      await pair();
      const id = await offerAt(met, 'soft', terms);
      const stored = (await met.founder.get(`/api/offers/${id}`)).body.terms;
      const { pages, text } = await textOf(met.investor, id, `?lang=${language}`);
      expect(pages).toBe(1);
      expect(text).toContain(language === 'fr' ? '31 décembre 2099' : '31 December 2099');
      for (const { label, value } of termLines(stored, language)) {
        expect(text).toContain(label);
        expect(text).toContain(value);
      }
      expect(text).toContain(language === 'fr' ? 'ni un conseil juridique' : 'no legal advice');
      expect(text).toContain('note' in terms ? terms.note : '');
    }
  });

  it('is kept for earlier terms, and is not there for others', async () => {
    await pair();
    const id = await offerAt(met, 'proposed');
    const terms = { ...TERMS, amount: 45_000_000 };
    void (await met.founder.post(`/api/offers/${id}/terms`, { terms, termsRead: 1 })).body;
    expect((await textOf(met.founder, id, '?terms=1')).text).toContain('₦30,000,000');
    expect((await textOf(met.founder, id)).text).toContain('₦45,000,000');
    expect((await met.founder.get(`/api/offers/${id}/term-sheet?terms=3`)).status).toBe(404);
  });
});

describe('who shuts the other out', () => {
  const block = (who: Client, whom: Client) => who.post('/api/blocks', { userId: whom.userId });

  it.each(['investor', 'startup'] as const)(
    'withdraws what both have not signed for the side of the %s, with a receipt for both',
    async (side) => {
      const { founder, investor } = await pair();
      const id = await offerAt(met, 'committed');
      const [who, whom] = side === 'investor' ? [investor, founder] : [founder, investor];
      expect((await block(who, whom)).status).toBe(201);
      const after = (await whom.get(`/api/offers/${id}`)).body;
      expect(after).toMatchObject({ endedAs: 'withdrawn', canConfirm: null, canCounter: false });
      const last = after.statements.at(-1);
      expect(last).toMatchObject({ kind: 'withdrawn', side });
      for (const reader of [founder, investor]) {
        const path = `/api/offers/${id}/statements/${last?.id ?? 0}/receipt` as const;
        const receipt = (await reader.get(path)).body as Receipt;
        expect(faultOf(receipt, tools)).toBeNull();
        expect(receipt.entry).toMatchObject({ offerId: id, deed: 'withdrawn', step: 'committed', side });
      }
      const name = side === 'investor' ? 'Adaeze Okonjo' : `Mtajiline ${named}`;
      const news = `${name} withdrew the offer of ₦30,000,000`;
      expect((await whom.get('/api/notifications')).body[0]?.content).toBe(news);
    },
  );

  it('leaves what is signed or ended, and what is between others', async () => {
    const { founder, investor } = await pair();
    const ended = await offerAt(met, 'proposed');
    await founder.post(`/api/offers/${ended}/withdraw`, { termsRead: 1 });
    const signed = await offerAt(met, 'signed');
    const other = await pair();
    const between = await offerAt(other, 'soft');
    expect((await block(founder, investor)).status).toBe(201);
    expect((await block(other.founder, investor)).status).toBe(201);
    expect((await investor.get(`/api/offers/${signed}`)).body).toMatchObject({
      step: 'signed',
      endedAs: null,
    });
    const { statements } = (await investor.get(`/api/offers/${ended}`)).body;
    expect(statements.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1);
    expect((await other.founder.get(`/api/offers/${between}`)).body.endedAs).toBeNull();
  });

  it('can do so when an offer has run out', async () => {
    const { founder, investor } = await pair();
    const today = dayOf(new Date());
    await offerAt(met, 'soft', { ...TERMS, expiresOn: today });
    app.clock.now = new Date(`${addDays(today, 1)}T00:00:01Z`);
    expect((await block(investor, founder)).status).toBe(201);
  });
});

describe('the deal of the investor', () => {
  it('says how far the offer has come, until it ends', async () => {
    const { founder, investor, startupId } = await pair();
    const id = await offerAt(met, 'committed');
    const dealIn = async (since?: string) => {
      const deals =
        since === undefined
          ? (await investor.get('/api/portfolio/deal-flow')).body
          : (await investor.get(`/api/portfolio/deal-flow/changes?since=${since}`)).body.changed;
      return deals.find(({ startup }) => startup.id === startupId);
    };
    expect((await dealIn())?.offer).toEqual({ id, step: 'committed' });
    expect((await founder.get('/api/portfolio/deal-flow')).body).toEqual([]);
    app.clock.now = new Date(Date.now() + 3_600_000);
    const since = app.clock.now.toISOString();
    await founder.post(`/api/offers/${id}/withdraw`, { termsRead: 1 });
    // Open boards are told, though the deal stays where it is.
    expect((await dealIn(since))?.offer).toBeNull();
  });

  it('is not moved by a proposal of the team, and shows it', async () => {
    const { founder, investor, startupId } = await pair();
    void (await investor.post('/api/portfolio/deal-flow', { startupId })).body;
    const asked = { startupId, investorId: investor.userId, terms: TERMS };
    const { id } = (await founder.post('/api/offers', asked)).body;
    const [deal] = (await investor.get('/api/portfolio/deal-flow')).body;
    expect(deal).toMatchObject({ stage: 'sourced', offer: { id, step: 'proposed' } });
  });
});

describe('what one takes along', () => {
  it('holds one’s own offers, with the terms and statements one made, and not the other side’s', async () => {
    await pair();
    const id = await offerAt(met, 'soft');
    const { tables } = await exportOf(app, met.investor);
    expect(tables['offers']).toMatchObject([{ id }]);
    expect(tables['offer_terms']).toMatchObject([{ offer_id: id, number: 1 }]);
    expect(tables['offer_statements']).toMatchObject([{ offer_id: id, kind: 'proposed' }]);
    expect((await exportOf(app, stranger)).tables['offers']).toEqual([]);
  });
});

describe('who leaves', () => {
  const withdrawnIn = async (offerId: number) =>
    app.services.db
      .selectFrom('accessEntries')
      .select(['side', 'step'])
      .where('offerId', '=', offerId)
      .where('deed', '=', 'withdrawn')
      .execute();

  it('takes along what is not signed, with a last statement; what both signed stays with the other side', async () => {
    await pair();
    const open = await offerAt(met, 'committed');
    const deleteAccount = (who: Client) =>
      app.server.inject({
        method: 'DELETE',
        url: '/api/auth/user',
        headers: { cookie: who.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ email: `${who.userId}@example.test`, deleteStartups: true }),
      });
    expect((await deleteAccount(met.investor)).statusCode).toBe(200);
    expect((await met.founder.get(`/api/offers/${open}`)).status).toBe(404);
    expect(await withdrawnIn(open)).toEqual([{ side: 'investor', step: 'committed' }]);
    const ended = 'An offer of ₦30,000,000 has ended: one of its sides is no longer on Kilele';
    expect((await met.founder.get('/api/notifications')).body[0]).toMatchObject({
      content: ended,
      href: '/offers',
    });

    await pair();
    const founders = await offerAt(met, 'soft');
    expect((await deleteAccount(met.founder)).statusCode).toBe(200);
    expect(await withdrawnIn(founders)).toEqual([{ side: 'startup', step: 'soft' }]);
    expect((await met.investor.get('/api/notifications')).body[0]?.content).toBe(ended);

    await pair();
    const signed = await offerAt(met, 'signed');
    expect((await deleteAccount(met.investor)).statusCode).toBe(200);
    const kept = (await met.founder.get(`/api/offers/${signed}`)).body;
    expect(kept).toMatchObject({ investorName: 'Adaeze Okonjo', step: 'signed' });
    expect((await deleteAccount(met.founder)).statusCode).toBe(200);
    expect(
      await app.services.db.selectFrom('offers').select('id').where('id', '=', signed).execute(),
    ).toEqual([]);
  });

  it('a startup that is deleted withdraws first', async () => {
    const { founder, investor, startupId } = await pair();
    const open = await offerAt(met, 'proposed');
    expect((await founder.delete(`/api/startups/${startupId}`)).status).toBe(200);
    expect((await investor.get(`/api/offers/${open}`)).status).toBe(404);
    expect(await withdrawnIn(open)).toEqual([{ side: 'startup', step: 'proposed' }]);
  });
});
