import { expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { makePdf, multipart } from '#test/documents.ts';

/** Nobody listens there. */
const app = testApp({ STORAGE_URL: 'http://key:secret@127.0.0.1:9/files' });
const member = testMember(app);

it('while the store of files is away, what needs it says so, the rest goes on, and a figure tells', async () => {
  const sent = multipart({ name: 'deck.pdf', bytes: await makePdf(['Traction.']) });
  const uploaded = await member.post('/api/documents', sent.body, sent.headers);
  const logo = await app.visitor.get('/files/logos/12345678.webp');
  for (const refused of [uploaded, logo]) {
    expect([refused.status, refused.text]).toEqual([
      503,
      expect.stringContaining('The store of files is not answering just now. Nothing was changed'),
    ]);
    expect(refused.headers['retry-after']).toBe('5');
  }
  expect((await member.get('/api/documents')).body).toEqual([]);
  expect((await app.visitor.get('/readyz')).status).toBe(200);
  const failures = /^kilele_file_store_failures (\d+)$/m.exec((await app.visitor.get('/metrics')).text)?.[1];
  expect(Number(failures)).toBeGreaterThanOrEqual(2);
});
