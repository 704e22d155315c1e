import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepTouches, replayTouches } from './early-touches.tsx';

function Filters() {
  const [text, setText] = useState('');
  const [stage, setStage] = useState('');
  const [presses, setPresses] = useState(0);
  return (
    <form>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <select aria-label="Stage" value={stage} onChange={(event) => setStage(event.target.value)}>
        <option value="">All</option>
        <option value="seed">Seed</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Next
      </button>
      <p>{[text, stage, presses].join(' ')}</p>
    </form>
  );
}

it('what is typed, chosen and pressed before the application is there is done once it is', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Filters />)}</div>`;
  keepTouches();
  const input = document.querySelector('input') ?? document.createElement('input');
  const select = document.querySelector('select') ?? document.createElement('select');
  for (const letters of ['ca', 'cassava']) {
    input.value = letters;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  select.value = 'seed';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  document.querySelector('button')?.click();
  const submitted = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submitted);
  expect(submitted.defaultPrevented).toBe(true);

  const root = await act(async () =>
    hydrateRoot(document.querySelector('#root') ?? document.body, <Filters />),
  );
  await act(async () => replayTouches());
  expect(document.querySelector('p')?.textContent).toBe('cassava seed 1');
  await act(async () => replayTouches());
  expect(document.querySelector('p')?.textContent).toBe('cassava seed 1');
  await act(async () => root.unmount());
});
