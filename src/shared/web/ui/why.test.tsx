import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WhyStrip } from './why.tsx';
import { stripsOf } from './why-strips.ts';

it('strips lie side by side, half way between their points, and stay within the drawing', () => {
  expect(stripsOf([20, 40, 100])).toEqual([
    { from: 10, to: 30 },
    { from: 30, to: 70 },
    { from: 70, to: 100 },
  ]);
  expect(stripsOf([0, 100])).toEqual([
    { from: 0, to: 50 },
    { from: 50, to: 100 },
  ]);
  expect(stripsOf([50])).toEqual([{ from: 0, to: 100 }]);
});

it('a strip opens the reason of its point by keyboard, and closes again', async () => {
  render(
    <WhyStrip label="Why, in 2027" from={10} to={30}>
      Because revenue doubled.
    </WhyStrip>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Because revenue doubled.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Because revenue doubled.')).toBeNull();
});
