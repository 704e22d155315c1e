import { expect, it } from 'vitest';
import { axeFindings, expectFit, newPerson, testBrowser } from '#test/browser.ts';

const session = testBrowser();

it('a visitor chooses a country on the map by keyboard, sees its panel and the rows behind it', async () => {
  const page = await (await newPerson(session.browser)).newPage();
  await page.goto('/analytics');
  await page.getByRole('tab', { name: 'Ecosystem Map' }).click();
  await page.getByRole('region', { name: 'Nigeria' }).waitFor();
  const map = page.getByRole('listbox', { name: 'Map of Africa: Startups by country' });
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Niger', exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('country')).toBe('NE');

  await page.getByLabel('Country', { exact: true }).selectOption('Kenya');
  const panel = page.getByRole('region', { name: 'Kenya' });
  await panel.getByText('Network density').waitFor();
  await page.getByLabel('Shade the map by').selectOption('Funding in 12 months');
  await page.getByText('Show table').click();
  await page.getByRole('region', { name: 'Countries, as a table' }).waitFor();
  await expectFit(page);

  await panel.getByRole('link', { name: 'See the rounds' }).click();
  await page.getByRole('heading', { name: 'Funding rounds' }).waitFor();
  await page.getByRole('table', { name: 'Rounds' }).getByText('Jua Ride').first().waitFor();
  await page.reload();
  await page.getByRole('table', { name: 'Rounds' }).getByText('Jua Ride').first().waitFor();
});

it('a market is analysed, counted another way, and a startup set among its peers', async () => {
  const page = await (await newPerson(session.browser)).newPage();
  await page.goto('/ai-insights?tab=market');
  await page
    .getByRole('button', { name: /^Why \d+\?$/ })
    .first()
    .click();
  await page.getByText('Rounds, 12 months before').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Funding counted:').click();
  await page.getByLabel('Money').selectOption('Equity and debt');
  await expect.poll(() => new URL(page.url()).searchParams.get('capital')).toBe('equity-debt');
  await page.getByRole('main').getByRole('link', { name: 'Analytics', exact: true }).click();
  await page.getByRole('tab', { name: 'Competitive Analysis' }).click();
  await page.getByRole('combobox', { name: 'Startup' }).fill('Owosheet');
  await page
    .getByRole('option', { name: /Owosheet/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Among its peers' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
