import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newMember, testBrowser } from '#test/browser.ts';
import { startupForm } from '#test/forms.ts';

const session = testBrowser();
const LOW = { width: 360, height: 640 };

/** What has to be done is the last button of a window: whether it is in sight as the window opens. */
async function expectActionInSight(page: Page, path: string, opener: string | RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('button').last();
  await last.waitFor();
  await dialog.locator('[aria-label^="Loading"]').first().waitFor({ state: 'detached' });
  const box = await last.boundingBox();
  const top = box?.y ?? -1;
  const seen = { top: top >= 0, bottom: top + (box?.height ?? 0) <= LOW.height };
  expect([path, String(opener), seen]).toEqual([path, String(opener), { top: true, bottom: true }]);
}

it('on a low phone every window opens with its action in sight', async () => {
  const other = await newMember(session.browser, 'Zawadi');
  const made = await other.request.post('/api/startups', { data: startupForm('Low Window Labs') });
  const { id } = await made.json();
  const page = await newMember(session.browser, 'Baraka', { viewport: LOW });
  const deal = { company: { name: 'Kora Solar' } };
  expect((await page.request.post('/api/portfolio/deal-flow', { data: deal })).status()).toBe(201);
  const windows: [string, string | RegExp][] = [
    [`/startups/${id}`, /^Connect with/],
    [`/startups/${id}`, /^Report/],
    ['/portfolio', 'Add Investment'],
    ['/portfolio/deal-flow', 'Add Deal'],
    ['/portfolio/deal-flow', 'Save view'],
    ['/portfolio/deal-flow?tab=list', 'Notes on Kora Solar'],
    ['/portfolio/deal-flow?tab=list', 'Update Kora Solar'],
    ['/profile?tab=experience', 'Add Experience'],
    ['/profile?tab=matches', 'What I am looking for'],
    ['/settings', 'Delete my account'],
    ['/settings', 'Switch on'],
  ];
  for (const [path, opener] of windows) await expectActionInSight(page, path, opener);
}, 120_000);
