import { expect, it } from 'vitest';
import { expectFit } from '#test/browser.ts';
import { ownInstance } from '#test/own-instance.ts';

const instance = ownInstance();
const newPage = async () => (await instance.newPerson()).newPage();

it('an admin closes sign-up, names whom to ask, and lets one person in by a link', async () => {
  const admin = await newPage();
  const data = { email: 'wanjiru@kobo.example', password: 'a long enough phrase', firstName: 'Wanjiru' };
  expect((await admin.request.post('/api/account/sign-up/email', { data })).status()).toBe(200);
  await admin.goto('/settings/instance');
  await admin.getByLabel(/By invitation only/).check();
  await admin.getByLabel('Name', { exact: false }).first().fill('Wanjiru Kamau');
  await admin.getByLabel('E-mail', { exact: false }).first().fill('wanjiru@kobo.example');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.getByText('Saved', { exact: true }).waitFor();
  await admin.getByLabel(/Who it is for/).fill('Ada of Zuri Pay');
  const invitations = admin.locator('section', { has: admin.getByRole('heading', { name: 'Invitations' }) });
  await invitations.getByRole('button', { name: 'Create link' }).click();
  const link = (await admin.getByText(/\/sign-up#/).textContent()) ?? '';
  await expectFit(admin, 'instance');

  const visitor = await newPage();
  await visitor.goto('/sign-up');
  await visitor.getByText(/by invitation only/).waitFor();
  await visitor.getByRole('link', { name: 'wanjiru@kobo.example' }).waitFor();
  await expectFit(visitor, 'sign-up-closed');
  await visitor.goto('/reset-password');
  await visitor.getByRole('link', { name: 'wanjiru@kobo.example' }).waitFor();
  await expectFit(visitor, 'reset-without-mail');

  await visitor.goto('/sign-up');
  await visitor.getByText(/by invitation only/).waitFor();
  await visitor.goto(link);
  await visitor.getByLabel('First name').fill('Ada');
  await visitor.getByLabel('E-mail').fill('ada@example.test');
  await visitor.getByLabel('Password', { exact: true }).fill('a long enough phrase');
  await visitor.getByRole('button', { name: 'Sign Up' }).click();
  await visitor.waitForURL('**/onboarding');
});
