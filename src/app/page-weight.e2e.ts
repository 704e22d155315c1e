import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser, newPerson, PHONE } from '#test/browser.ts';
import { type PageWeight, weighPage } from '#test/page-weight.ts';

const MOST_REQUESTS = 15;
const MOST_SCRIPT_BYTES = 110_000;
/** A server that is busy leaves it to the browser to draw a page, which takes more. */
const TRIES = 3;

/** Where a visit begins: what links and letters lead to. */
const PUBLIC = [
  '/',
  '/startups',
  '/startups/1',
  '/investors',
  '/investors/1',
  '/jobs',
  '/jobs/1',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/matching/accuracy',
  '/ai-insights',
  '/unsubscribe',
  '/invitations/none',
  '/firm/join/none',
  '/room-links/none',
  '/dashboard',
  '/no-such-page',
];

// Pictures that people have uploaded are as many as the rows that have one.
const requestsOf = ({ files }: PageWeight) => files.filter(({ path }) => !path.startsWith('/files/')).length;
const isLight = (weight: PageWeight) =>
  requestsOf(weight) <= MOST_REQUESTS && weight.scriptBytes <= MOST_SCRIPT_BYTES;

let browser: Browser;
beforeAll(async () => {
  // One of its own: a browser keeps scripts that another window has compiled.
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(PUBLIC)('a visit that begins at %s fetches little', async (path) => {
  let weight: PageWeight | undefined;
  for (let tries = 0; tries < TRIES && !(weight && isLight(weight)); tries += 1) {
    const person = await newPerson(browser, PHONE);
    weight = await weighPage(await person.newPage(), path);
    await person.close();
  }
  const { requests, scriptBytes, files = [] } = weight ?? {};
  const heaviest = files.slice(0, 20).map((file) => `${file.bytes} ${file.path}`);
  expect({ requests, scriptBytes, heaviest, isLight: weight && isLight(weight) }).toEqual({
    requests,
    scriptBytes,
    heaviest,
    isLight: true,
  });
});
