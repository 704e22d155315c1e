import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { endpointHooks } from '../use-endpoint.ts';
import { usePage } from '../use-page.ts';
import { PagedList } from './paged-list.tsx';

const table = endpoints({
  'GET /api/notes': {
    summary: 'All',
    access: 'member',
    list: true,
    query: z.strictObject(pageQuery),
    response: z.array(z.string()),
  },
});

const { useList } = endpointHooks<typeof table>();

let notes: string[];
let status: number;
beforeEach(() => {
  notes = Array.from({ length: 41 }, (_, index) => `Note ${index + 1}`);
  status = 200;
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://x').searchParams;
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    if (!Number.isInteger(offset) || offset > 1_000_000) return new Response('', { status: 400 });
    const headers = { 'x-total-count': String(notes.length) };
    return Response.json(notes.slice(offset, offset + limit), { status, headers });
  });
});

function Notes() {
  const paging = usePage();
  const result = useList('GET /api/notes', { query: paging.query });
  return (
    <PagedList name="your notes" result={result} paging={paging} empty={<p>Write the first one.</p>}>
      {(items) => items.map((text) => <p key={text}>{text}</p>)}
    </PagedList>
  );
}
function open(address: string) {
  return renderScreen(<Notes />, { at: address }).user;
}

it('reads its page from the address and goes to the next by it', async () => {
  const user = open('/notes?page=2');
  expect(await screen.findByText('Note 21')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Note 41')).toBeTruthy();
  expect(window.location.search).toBe('?page=3');
});

it.each(['0', '-3', '1.4', 'two', '1e-9'])('takes ?page=%s for the first', async (page) => {
  open(`/notes?page=${page}`);
  expect(await screen.findByText('Note 1')).toBeTruthy();
});

it.each(['4', '1e12', 'Infinity'])('leads back from the empty page %s', async (page) => {
  const user = open(`/notes?page=${page}`);
  expect(await screen.findByText('Nothing on this page')).toBeTruthy();
  expect(screen.queryByText('Write the first one.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('Note 1')).toBeTruthy();
  expect(window.location.search).toBe('');
});

it('says what to do where there is nothing at all', async () => {
  notes = [];
  open('/notes');
  expect(await screen.findByText('Write the first one.')).toBeTruthy();
});

it('offers a retry where the list does not load', async () => {
  status = 500;
  const user = open('/notes');
  expect(await screen.findByText('We could not load your notes')).toBeTruthy();
  status = 200;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Note 20')).toBeTruthy();
});
