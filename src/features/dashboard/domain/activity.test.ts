import { expect, it } from 'vitest';
import { recentActivity } from './activity.ts';

const READ = new Date('2026-11-22T09:00:00Z');
const told = (id: number, content: string, more: object = {}) => ({
  id,
  kind: 'introduction',
  content,
  href: '/introductions',
  createdAt: new Date(Date.UTC(2026, 10, 22, id)),
  readAt: null,
  ...more,
});
const message = (id: number, more: object = {}) =>
  told(id, 'Ada Obi wrote to you.', { kind: 'message', href: '/messages?thread=4', ...more });

it('says once what was told several times, at the newest, with how often', () => {
  const activity = recentActivity([message(9), told(8, 'Kofi asks you'), message(7), message(3)]);
  expect(activity.map(({ id, count }) => [id, count])).toEqual([
    [9, 3],
    [8, 1],
  ]);
});

it('keeps apart what is about different things', () => {
  const other = message(2, { href: '/messages?thread=5' });
  expect(recentActivity([message(3), other])).toHaveLength(2);
});

it('leaves out a conversation that was read, and keeps other things that were', () => {
  const activity = recentActivity([message(5, { readAt: READ }), told(4, 'Kofi asks you', { readAt: READ })]);
  expect(activity.map(({ id }) => id)).toEqual([4]);
});
