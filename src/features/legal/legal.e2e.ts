import { expect, it } from 'vitest';
import { expectFit } from '#test/browser.ts';
import { ownInstance } from '#test/own-instance.ts';

const instance = ownInstance();

it('a visitor reads the terms and asks about their data; an administrator answers, suspends and is on record', async () => {
  const admin = await (await instance.newPerson()).newPage();
  const signUp = (page: typeof admin, name: string) =>
    page.request.post('/api/account/sign-up/email', {
      data: {
        email: `${name}@example.test`,
        password: 'a long enough phrase',
        firstName: name,
        lastName: 'Eze',
      },
    });
  expect((await signUp(admin, 'wanjiru')).status()).toBe(200);

  const visitor = await (await instance.newPerson()).newPage();
  await visitor.goto('/terms');
  await visitor.getByText('This site brings founders and investors together').waitFor();
  await expectFit(visitor, 'terms');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await visitor.getByRole('heading', { name: 'Accessibility' }).waitFor();
  await expectFit(visitor, 'accessibility');
  await visitor.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Your data' }).click();
  await visitor
    .getByRole('combobox', { name: /What it is about/ })
    .selectOption({ label: 'Delete something about me' });
  await visitor.getByRole('textbox', { name: /Your name/ }).fill('Chidi Eze');
  await visitor.getByRole('textbox', { name: /Your e-mail/ }).fill('chidi@example.test');
  await visitor
    .getByRole('textbox', { name: /Your message/ })
    .fill('Please delete the note about my brother.');
  await expectFit(visitor, 'grievance');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByText(/^Number \d+$/).waitFor();

  await admin.goto('/admin/law');
  await admin.getByText('Delete something about me').first().click();
  await expectFit(admin, 'law');
  await admin
    .getByRole('textbox', { name: /Answer to message/ })
    .first()
    .fill('We have deleted the note.');
  await admin.getByRole('button', { name: 'Send the answer' }).click();
  await admin.getByText('Answered', { exact: true }).first().waitFor();

  const troublemaker = await (await instance.newPerson()).newPage();
  expect((await signUp(troublemaker, 'tunde')).status()).toBe(200);
  await admin.goto('/admin/people');
  await admin.getByRole('searchbox').fill('tund');
  await admin.getByRole('button', { name: 'Suspend: tunde Eze' }).click();
  await admin.getByRole('textbox', { name: /Reason/ }).fill('Asked members for money');
  await admin.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await admin.getByText(/^Suspended \d/).waitFor();
  await expectFit(admin, 'people');
  expect((await troublemaker.request.get('/api/auth/user')).status()).toBe(401);

  await admin.goto('/admin/record');
  await admin.getByText('Suspended a person').waitFor();
  await expectFit(admin, 'record');
  for (const [path, text] of [
    ['/admin/system', 'The same bytes are stored once.'],
    ['/admin/jobs', 'Nothing failed'],
  ] as const) {
    await admin.goto(path);
    await admin.getByText(text).waitFor();
    await expectFit(admin, path.slice('/admin/'.length));
  }
});
