import { expect, it } from 'vitest';
import { amountShort, amountText } from './fact-words.ts';

it('an amount whose currency is not known keeps its words beside a figure, and leaves them out beside an axis', () => {
  const amount = { value: 4_000_000, unit: 'money', currency: null } as const;
  expect([amountText(amount), amountShort(amount)]).toEqual(['4,000,000 (currency not stated)', '4,000,000']);
});
