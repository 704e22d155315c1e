import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { useLive } from './use-live.ts';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream | null = null;
  static opened = 0;
  readyState = 1;
  readonly close = vi.fn<() => void>();
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.last = this;
    Stream.opened += 1;
  }
  say(topic: string) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic }) }));
  }
}

function Screen({ topic }: { topic: string }) {
  useLive(topic, ['GET /api/things']);
  return null;
}

let cache: QueryClient;
let asked: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  Stream.opened = 0;
  cache = new QueryClient();
  asked = vi.spyOn(cache, 'invalidateQueries');
});

afterEach(() => {
  vi.useRealTimers();
});

function show() {
  return renderScreen(
    <>
      <Screen topic="matches" />
      <Screen topic="messages" />
    </>,
    { cache },
  );
}

it('reads again what changed, over one stream, and closes it with the last screen', () => {
  const { unmount } = show();
  expect(Stream.opened).toBe(1);
  act(() => Stream.last?.say('matches'));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ queryKey: ['GET /api/things'] });
  unmount();
  expect(Stream.last?.close).toHaveBeenCalled();
});

it('asks now and then where the stream cannot be had', () => {
  show();
  if (Stream.last) Stream.last.readyState = Stream.CLOSED;
  Stream.last?.dispatchEvent(new Event('error'));
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('names the moment from which the page knows what there is', () => {
  document.documentElement.dataset['madeAt'] = '1700000000000';
  show();
  delete document.documentElement.dataset['madeAt'];
  expect(Stream.last?.url).toBe('/api/events?since=1700000000000');
  act(() => Stream.last?.say('*'));
  expect(asked).toHaveBeenCalledTimes(2);
});
