import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { usePageAhead } from './page-ahead.ts';
import { PAGE_CALLS } from './room.ts';

let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    // The file is still being read: its page is not there yet, and the second time it takes its time.
    if (asked > 1) await new Promise(() => undefined);
    return Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 });
  });
});

function Below() {
  const cache = useQueryClient();
  const isPageThere = usePageAhead(7, 9, true);
  const askAgain = () => void cache.resetQueries({ queryKey: [PAGE_CALLS[0]] });
  return (
    <>
      <button onClick={askAgain}>Ask again</button>
      {isPageThere ? <textarea aria-label="Your question" /> : null}
    </>
  );
}

it('what is typed below a page stays while the page is asked for again', async () => {
  const { user } = renderScreen(<Below />, { at: '/startups/7/room?document=9&page=2' });
  await user.type(await screen.findByLabelText('Your question'), 'Is this audited?');
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('Is this audited?');
});
