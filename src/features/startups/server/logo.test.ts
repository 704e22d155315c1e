import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app);
let path: `/api/startups/${number}`;
beforeAll(async () => {
  const { body } = await founder.post(
    '/api/startups',
    startupForm('Zuri Pay', { teamSize: 2, businessModel: 'Subscription' }),
  );
  path = `/api/startups/${body.id}`;
});

function picture(format: 'png' | 'jpeg' | 'webp', side = 40) {
  const base = sharp({ create: { width: side, height: side / 2, channels: 3, background: '#0b5d4b' } });
  return base
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .toFormat(format)
    .toBuffer();
}

function upload(client: Client, bytes: Uint8Array, contentType = 'multipart/form-data; boundary=xxBOUNDxx') {
  const head =
    '--xxBOUNDxx\r\ncontent-disposition: form-data; name="logo"; filename="../../logo.png"\r\ncontent-type: image/png\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--xxBOUNDxx--\r\n')]);
  return client.post(`${path}/logo`, body, { 'content-type': contentType });
}

async function served(url: string) {
  return app.server.inject({ method: 'GET', url });
}

describe('a logo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is taken as %s and served as our own 256 × 256 WebP',
    async (format) => {
      const { status, body } = await upload(founder, await picture(format));
      expect(status).toBe(200);
      const logoUrl = body.logoUrl;
      expect((await app.visitor.get(path)).body.logoUrl).toBe(logoUrl);
      const file = await served(logoUrl);
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 256,
        height: 256,
      });
      expect(file.rawPayload.includes('SECRET-PLACE')).toBe(false);
    },
  );

  it('replaces the former one, and goes away', async () => {
    const first = (await upload(founder, await picture('png'))).body.logoUrl;
    const second = (await upload(founder, await picture('png'))).body.logoUrl;
    expect([(await served(first)).statusCode, (await served(second)).statusCode]).toEqual([404, 200]);
    expect((await founder.delete(`${path}/logo`)).status).toBe(200);
    expect((await served(second)).statusCode).toBe(404);
    expect((await app.visitor.get(path)).body.logoUrl).toBeNull();
    expect(await app.services.db.selectFrom('storedFiles').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a GIF', Buffer.from('GIF89a..........'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['the head of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 400],
    ['more than 2 MB', Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(2_200_000)]), 413],
  ])('refuses %s', async (_name, bytes, status) => {
    expect((await upload(founder, bytes)).status).toBe(status);
    expect((await app.visitor.get(path)).body.logoUrl).toBeNull();
  });

  it('refuses a picture that would unpack to a huge one', async () => {
    const bomb = await sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await upload(founder, bomb);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'logo']);
  });

  it('refuses what is no upload at all', async () => {
    expect((await founder.post(`${path}/logo`, { logo: 'x' })).status).toBe(415);
    expect((await upload(founder, await picture('png'), 'text/plain')).status).toBe(415);
  });

  it('is the team’s to change', async () => {
    const stranger = await app.member();
    expect((await upload(stranger, await picture('png'))).status).toBe(404);
    expect((await upload(app.visitor, await picture('png'))).status).toBe(401);
    expect((await stranger.delete(`${path}/logo`)).status).toBe(404);
  });
});

it.each(['/files/logos/nothing-here.webp', '/files/logos/..%2f..%2fetc.webp', '/files/logos/x.png'])(
  'serves no %s',
  async (url) => {
    expect((await served(url)).statusCode).toBe(404);
  },
);
