import { expect, test } from 'vitest';
import { nextToSend, type Pending, queue, readPending, refuse, settle } from './domain.ts';

const message = (clientId: string): Pending => ({
  clientId,
  threadId: 7,
  content: `text of ${clientId}`,
  typedAt: '2026-11-21T08:00:00.000Z',
  problem: null,
});
const both = [message('a'), message('b')];

test('messages wait in the order they were typed, each once', () => {
  expect(queue([message('a')], message('b'))).toEqual(both);
  expect(queue(both, message('a'))).toBe(both);
  expect(nextToSend(both)?.clientId).toBe('a');
  expect(settle(both, 'a')).toEqual([message('b')]);
  expect(nextToSend([])).toBeNull();
});

test('a refused message waits for its writer and holds up no other', () => {
  const refused = refuse(both, 'a', 'Too long');
  expect(refused[0]?.problem).toBe('Too long');
  expect(nextToSend(refused)?.clientId).toBe('b');
});

test('a queue survives being kept as text, and broken text is an empty queue', () => {
  expect(readPending(JSON.stringify(both))).toEqual(both);
  for (const text of [null, '', '{', '7', '[null, 7, {"clientId":"a"}]'])
    expect(readPending(text)).toEqual([]);
});
