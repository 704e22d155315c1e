import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, testBrowser } from '#test/browser.ts';

// What a browser of Android or of an iPad has on: a long press takes up what can be dragged.
const session = testBrowser('--blink-settings=touchDragDropEnabled=true');

const BOARD = '/portfolio/deal-flow';

const signUp = (firstName: string): Promise<Page> =>
  newMember(session.browser, firstName, { lastName: 'Kamau' });

/** Presses Tab until what is asked for has the focus, as somebody without a mouse would. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}

const column = (page: Page, name: string) => page.getByRole('region', { name });
const cardIn = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('article', { name });

/** A native drag: the browser asks for a few steps before it believes in one. */
async function drag(page: Page, name: string, to: string): Promise<void> {
  await page.getByRole('article', { name }).hover({ position: { x: 60, y: 50 } });
  await page.mouse.down();
  const place = await column(page, to).boundingBox();
  await page.mouse.move((place?.x ?? 0) + 60, (place?.y ?? 0) + 140, { steps: 8 });
  await page.mouse.up();
}

type DragData = { readonly items: { mimeType: string; data: string }[]; readonly dragOperationsMask: number };

/**
 * A finger that rests on the card until it is taken up, and then carries it. The browser hands the drag it began to the
 * test, since without a screen it has nobody to carry it on.
 */
async function dragByTouch(page: Page, name: string, to: string): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.setInterceptDrags', { enabled: true });
  await finger.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  const taken = new Promise<DragData>((resolve) => {
    finger.once('Input.dragIntercepted', ({ data }) => resolve(data));
  });
  const card = await page.getByRole('article', { name }).boundingBox();
  const place = await column(page, to).boundingBox();
  const from = { x: (card?.x ?? 0) + 60, y: (card?.y ?? 0) + 50 };
  const onto = { x: (place?.x ?? 0) + 60, y: (place?.y ?? 0) + 140 };
  const down = { type: 'mousePressed', button: 'left', buttons: 1, clickCount: 1 } as const;
  // It is answered only when the drag has ended.
  void finger.send('Input.dispatchMouseEvent', { ...down, ...from }).catch(() => null);
  const data = await taken;
  await finger.send('Input.dispatchDragEvent', { type: 'dragEnter', ...from, data });
  for (const type of ['dragOver', 'dragOver', 'drop'] as const)
    await finger.send('Input.dispatchDragEvent', { type, ...onto, data });
  await finger.detach();
}

async function moveByMenu(page: Page, name: string, stage: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitemradio', { name: stage }).click();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

it('by keyboard alone a deal is added, moved to Term Sheet, undone and passed with a reason', async () => {
  const page = await signUp('Nala');
  const name = 'Kora Solar';
  await page.goto(BOARD);
  await page.getByText('No deals in pipeline').waitFor();
  await expectFit(page);

  await tabTo(page, 'button', 'Add your first deal');
  await press(page, 'Enter');
  await tabTo(page, 'radio', 'From the directory');
  await press(page, 'ArrowDown');
  await tabTo(page, 'textbox', 'Company');
  await page.keyboard.type(name);
  await press(page, 'Enter');
  await cardIn(page, 'Sourced, 1 deal', name).waitFor();

  await tabTo(page, 'button', `Move ${name}`);
  await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await page.getByText('Term Sheet, 4 of 6').waitFor({ state: 'attached' });
  await press(page, 'Space');
  await page.getByText('Deal updated successfully!').first().waitFor();
  await cardIn(page, 'Term Sheet, 1 deal', name).waitFor();

  await press(page, 'F8');
  await tabTo(page, 'button', 'Undo');
  await press(page, 'Enter');
  await cardIn(page, 'Sourced, 1 deal', name).waitFor();

  await tabTo(page, 'button', `Move ${name}`);
  await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space');
  await tabTo(page, 'button', 'Team');
  await press(page, 'Space');
  await tabTo(page, 'button', /^Pass$/);
  await press(page, 'Enter');
  const passed = cardIn(page, 'Passed, 1 deal', name);
  await passed.waitFor();
  expect(await passed.textContent()).toContain('Passed: Team');
  await expectFit(page);
});

it('several deals are selected by keys, moved together, and come back with one undo', async () => {
  const page = await signUp('Zola');
  const names = ['Pamoja One', 'Pamoja Two'];
  for (const name of names)
    expect((await page.request.post(`/api${BOARD}`, { data: { company: { name } } })).status()).toBe(201);
  await page.goto(BOARD);
  for (const name of names) {
    await tabTo(page, 'checkbox', `Select ${name}`);
    await press(page, 'Space');
  }
  await page.getByText('2 selected').waitFor();
  await expectFit(page, 'deals-selected');
  await tabTo(page, 'button', 'Move to');
  await press(page, 'Enter');
  await page.getByRole('menuitem', { name: 'Sourced' }).waitFor();
  // The focus comes to the menu a moment after the menu, and to an item a moment after its letter.
  const focused = (selector: string) => page.locator(`${selector}:focus, ${selector}:has(:focus)`).first();
  await focused('[role=menu]').waitFor();
  await press(page, 't');
  await focused('[role=menuitem]').and(page.getByText('Term Sheet')).waitFor();
  await press(page, 'Enter');
  await page.getByText('2 deals moved to Term Sheet').first().waitFor();
  for (const name of names) await cardIn(page, 'Term Sheet, 2 deals', name).waitFor();
  await press(page, 'F8');
  await tabTo(page, 'button', 'Undo');
  await press(page, 'Enter');
  for (const name of names) await cardIn(page, 'Sourced, 2 deals', name).waitFor();
});

it('a deal follows the mouse, and goes back where the server refuses it', async () => {
  const page = await signUp('Musa');
  const name = 'Dragged Along';
  const added = await page.request.post(`/api${BOARD}`, { data: { company: { name } } });
  expect(added.status()).toBe(201);
  await page.goto(BOARD);
  await drag(page, name, 'Initial Review, 0 deals');
  await cardIn(page, 'Initial Review, 1 deal', name).waitFor();
  await page.getByText('Deal updated successfully!').first().waitFor();

  await page.route(/deal-flow\/\d+$/, (route) => route.abort());
  await moveByMenu(page, name, 'Closed');
  await page.getByText('Error updating deal').first().waitFor();
  await cardIn(page, 'Initial Review, 1 deal', name).waitFor();
});

it('on a tablet a long press takes a deal up, and it is dropped on another stage', async () => {
  const page = await signUp('Tapiwa');
  await page.setViewportSize({ width: 1024, height: 768 });
  const name = 'Carried By Finger';
  expect((await page.request.post(`/api${BOARD}`, { data: { company: { name } } })).status()).toBe(201);
  await page.goto(BOARD);
  await cardIn(page, 'Sourced, 1 deal', name).waitFor();
  await dragByTouch(page, name, 'Due Diligence, 0 deals');
  await cardIn(page, 'Due Diligence, 1 deal', name).waitFor();
  await page.getByText('Deal updated successfully!').first().waitFor();
});

it('two people of one firm see each other’s moves as they happen', async () => {
  const [ada, ben] = [await signUp('Ada'), await signUp('Ben')];
  await ada.request.post('/api/firm', { data: { name: 'Acacia' } });
  await ada.goto('/firm');
  await ada.getByRole('button', { name: 'Create link' }).click();
  const link = (await ada.locator('code').textContent()) ?? '';
  await expectFit(ada);
  await ben.goto(new URL(link).pathname);
  await ben.getByRole('button', { name: 'Join the firm' }).click();
  await ben.getByRole('heading', { name: 'Deal Flow' }).waitFor();

  const name = 'Shared Labs';
  expect((await ada.request.post(`/api${BOARD}`, { data: { company: { name } } })).status()).toBe(201);
  await cardIn(ben, 'Sourced, 1 deal', name).waitFor();
  await ada.goto(BOARD);
  await moveByMenu(ada, name, 'Due Diligence');
  await cardIn(ben, 'Due Diligence, 1 deal', name).waitFor();
});
