import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { makeEndlessPdf, makePdf } from '#test/documents.ts';
import { drawPages, markPdf, markPicture, type PagePicture, pictureProcess } from './page-pictures.ts';
import { typesetPdf } from './typeset.ts';

afterAll(() => pictureProcess.close());

const READER = 'Adaeze Okonjo-Bright, 2026-11-22 14:03 UTC';
/** Ordinary prose, for what says one thing again and again packs better than any paper does. */
const PROSE = readFileSync('CONTRIBUTING.md', 'utf8').replaceAll(/[^A-Za-z0-9 .,;]+/g, ' ');
const prose = (words: number, from = 0) =>
  PROSE.split(/ +/)
    .slice(from, from + words)
    .join(' ');

const only = async (pdf: Uint8Array): Promise<PagePicture> => {
  const [picture] = (await drawPages(pdf, [1], 'member')).values();
  if (!picture) throw new Error('there is no picture');
  return picture;
};
const pixels = async (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();

/** How many pixels differ, of all. */
async function changed(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await pixels(one), await pixels(other)];
  let count = 0;
  for (let at = 0; at < a.length; at += 3) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 12) count += 1;
  return count / (a.length / 3);
}

it.each([
  { size: 11, words: 520 },
  { size: 9, words: 800 },
])('a page full of text of $size points takes at most 40 kB with its mark', async ({ size, words }) => {
  const dense = await typesetPdf(
    `#set page(paper: "a4")\n#set text(font: "Inter", size: ${size}pt)\n= Accounts\n${prose(words)}`,
    {},
  );
  const picture = await only(dense);
  // Fewer pixels could not be read.
  expect(picture.width).toBeGreaterThan(690);
  expect((await markPicture(picture, READER)).length).toBeLessThanOrEqual(40 * 1024);
});

it('a page of several colours keeps them', async () => {
  const bars = ['red', 'blue', 'green'].map((fill) => `#rect(width: 60%, height: 2cm, fill: ${fill})`);
  const chart = await typesetPdf(
    `#set page(paper: "a4")\n#set text(font: "Inter", size: 8pt)\n${bars.join('\n')}\n${prose(700)}`,
    {},
  );
  const { data } = await sharp((await only(chart)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += 3)
    for (const [name, channel] of [
      ['red', 0],
      ['green', 1],
      ['blue', 2],
    ] as const) {
      const rest = [0, 1, 2].filter((other) => other !== channel).map((other) => data[at + other] ?? 0);
      if ((data[at + channel] ?? 0) > Math.max(...rest) + 60) seen.add(name);
    }
  expect([...seen].toSorted()).toEqual(['blue', 'green', 'red']);
});

it('twenty slides of text take less than 1 MB', async () => {
  const slides = Array.from(
    { length: 20 },
    (_, at) => `#text(size: 30pt)[Traction]\n\n- 37,914 users\n- KSh 41M revenue\n\n${prose(50, at * 50)}`,
  );
  const deck = await typesetPdf(
    `#set page(width: 960pt, height: 540pt, fill: rgb("0b5d4b"))\n#set text(font: "Inter", size: 20pt, fill: white)\n${slides.join('\n#pagebreak()\n')}`,
    {},
  );
  let bytes = 0;
  for (let left = Array.from({ length: 20 }, (_, index) => index + 1); left.length > 0;) {
    const drawn = await drawPages(deck, left, 'member');
    for (const each of drawn.values()) if (each) bytes += (await markPicture(each, READER)).length;
    left = left.filter((page) => !drawn.has(page));
  }
  expect(bytes).toBeLessThan(1024 ** 2);
});

it('the mark is in the picture, on light and dark, on text and photographs, and each reader’s is another', async () => {
  const fills = ['white', 'rgb("0b5d4b")', 'gradient.linear(..color.map.rainbow)'];
  for (const fill of fills) {
    const pdf = await typesetPdf(`#set page(width: 400pt, height: 300pt, fill: ${fill})\nText`, {});
    const picture = await only(pdf);
    const marked = await markPicture(picture, READER);
    const other = await markPicture(picture, 'Kofi Annor, 2026-11-22 14:03 UTC');
    expect(await changed(picture.bytes, marked)).toBeGreaterThan(0.01);
    expect(await changed(marked, other)).toBeGreaterThan(0.005);
  }
});

it(
  'a page that would be drawn for hours is given up, and the next one is drawn',
  { timeout: 40_000 },
  async () => {
    await expect(drawPages(makeEndlessPdf(), [1], 'member')).rejects.toMatchObject({
      reason: expect.stringMatching(/time|memory/),
    });
    expect((await only(await makePdf(['Income']))).width).toBeGreaterThan(690);
  },
);

it('scripts do nothing in a picture and are not in a marked file', async () => {
  const pdf = await makePdf(['Income'], { script: 'app.alert("here"); while (true) {}' });
  expect(pdf.toString('latin1')).toContain('JavaScript');
  const marked = await markPdf(pdf, READER);
  expect(Buffer.from(marked ?? []).toString('latin1')).not.toMatch(/JavaScript|app\.alert/);
  expect(await changed((await only(pdf)).bytes, (await only(marked ?? pdf)).bytes)).toBeGreaterThan(0.01);
});

it('what is no PDF is refused, and a page there is not cannot be drawn', async () => {
  await expect(drawPages(Buffer.from('<script>alert(1)</script>'), [1], 'member')).rejects.toMatchObject({
    reason: 'failed',
  });
  const drawn = await drawPages(await makePdf(['Income']), [1, 7], 'member');
  expect(drawn.get(7)).toBeNull();
  expect(await markPdf(Buffer.from('%PDF-1.7 nothing'), READER)).toBeNull();
});
