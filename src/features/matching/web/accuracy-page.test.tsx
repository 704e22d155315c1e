import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { ACCURACY } from '../domain/accuracy.ts';
import { AccuracyPage } from './accuracy-page.tsx';

const answer = { ...ACCURACY, weights: [{ side: 'order', label: 'Stage', weight: 0.18 }] };

function open(reply: () => Response) {
  vi.stubGlobal('fetch', async () => reply());
  return renderScreen(<AccuracyPage />).user;
}

it('prints the last measured run with n, date and baselines, earlier windows and how chances fared', async () => {
  open(() => Response.json(answer));
  expect(await screen.findByText('n = 499 rounds, measured on 22 Nov 2026')).toBeDefined();
  expect(screen.getByText('0.184')).toBeDefined();
  expect(screen.getByText('1.24 × the better baseline (0.149)')).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('0.37%')).toBeDefined();
  expect(screen.getByText('64.4%')).toBeDefined();
  expect(screen.getByText(/school, employer brand, age or gender/)).toBeDefined();
});

it('says what failed and tries again', async () => {
  let isDown = true;
  const user = open(() => (isDown ? Response.json({}, { status: 500 }) : Response.json(answer)));
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the figures');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0.184')).toBeDefined();
});
