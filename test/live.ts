import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';

/** Listens as a member's open screens do; `topics()` ends it and gives what they heard of, in order. */
export async function listenAs(app: TestApp, userId: string): Promise<{ topics(): Promise<string[]> }> {
  const { events, db } = app.services;
  const heard: string[] = [];
  const stop = events.subscribe(userId, ({ topic }) => heard.push(topic));
  /** Events come in the order they were published: when this one is here, so are those before it. */
  const hear = (mark: string) =>
    vi.waitFor(async () => {
      await events.publish(db, { userId, topic: mark });
      expect(heard).toContain(mark);
    });
  await hear('open');
  return {
    async topics() {
      await hear('closed');
      stop();
      return heard.filter((topic) => topic !== 'open' && topic !== 'closed');
    },
  };
}
