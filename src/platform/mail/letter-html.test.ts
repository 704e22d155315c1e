import { expect, it } from 'vitest';
import { letterHtml } from './letter-html.ts';

const SENDER = { name: 'Kilele & Co', logo: null };

it('sets paragraphs, lines and links, and nothing that was typed becomes markup', () => {
  const html = letterHtml('Hello <b>Ada</b>,\nsee\n\nhttps://kilele.example/reset?a=1&b=2.\n', SENDER);
  expect(html).toContain('<p style="margin:0 0 16px">Hello &lt;b&gt;Ada&lt;/b&gt;,<br>see</p>');
  expect(html).toContain('href="https://kilele.example/reset?a=1&amp;b=2"');
  expect(html).toContain('</a>.</p>');
  expect(html).toContain('Kilele &amp; Co');
});

it('carries its logo and fetches nothing', () => {
  const html = letterHtml('News', { name: 'Kilele', logo: 'cid:logo' });
  expect(html).toContain('<img src="cid:logo" alt="Kilele"');
  expect(html).not.toMatch(/(?:src|href)="https?:/);
});
