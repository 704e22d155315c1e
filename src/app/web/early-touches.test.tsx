import { Suspense, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTouches, replayTouches } from './early-touches.ts';

function Filters() {
  const [text, setText] = useState('');
  const [stage, setStage] = useState('');
  const [verified, setVerified] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <form>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <select aria-label="Stage" value={stage} onChange={(event) => setStage(event.target.value)}>
        <option value="">All</option>
        <option value="seed">Seed</option>
      </select>
      <input
        aria-label="Verified"
        type="checkbox"
        checked={verified}
        onChange={(event) => setVerified(event.target.checked)}
      />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Next
      </button>
      <p>{[text, stage, verified, presses].join(' ')}</p>
    </form>
  );
}

let awake: () => void;

/** As a tab of a screen: the page is awake before the part in a boundary of its own. */
function Page() {
  useEffect(() => awake(), []);
  return (
    <Suspense fallback={null}>
      <Filters />
    </Suspense>
  );
}

function find<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  const element = document.querySelector(tag);
  if (element === null) throw new Error(`There is no ${tag}`);
  return element;
}
const typed = (element: Element) => element.dispatchEvent(new Event('input', { bubbles: true }));

function touchFields(): void {
  const search = find('input');
  for (const letters of ['ca', 'cassava']) {
    search.value = letters;
    typed(search);
  }
  find('select').value = 'seed';
  typed(find('select'));
  document.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
}

/** The application arrives and does what was kept; once more does nothing more. */
async function wake(): Promise<string | null> {
  const woken = new Promise<void>((resolve) => {
    awake = resolve;
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(find('main'), <Page />);
  await woken;
  replayTouches();
  await new Promise((done) => setTimeout(done, 50));
  replayTouches();
  const said = find('p').textContent;
  root.unmount();
  vi.unstubAllGlobals();
  return said;
}

beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('what is typed, chosen and pressed before the application is there is done once it is', async () => {
  keepTouches();
  touchFields();
  find('button').click();
  const submitted = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submitted);
  expect(submitted.defaultPrevented).toBe(true);
  expect(await wake()).toBe('cassava seed true 1');
});

it('what was typed and chosen while even the first script was on its way is not lost', async () => {
  touchFields();
  keepTouches();
  expect(await wake()).toBe('cassava seed true 0');
});

it('a page that nobody touched is left alone', async () => {
  keepTouches();
  expect(await wake()).toBe('  false 0');
});

it('never lets a browser send a form itself, which would put what is typed into the address', () => {
  document.body.innerHTML = '<form><input name="password" value="a long enough phrase"></form>';
  keepTouches();
  replayTouches();
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
});

it('what is written into a large field is written again, also where the part was drawn anew', async () => {
  document.body.innerHTML = '<main><textarea aria-label="Message"></textarea></main>';
  keepTouches();
  find('textarea').value = 'Habari';
  typed(find('textarea'));
  function Composer() {
    const [text, setText] = useState('');
    return <textarea aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />;
  }
  const root = createRoot(find('main'));
  root.render(<Composer />);
  replayTouches();
  await vi.waitFor(() => expect(find('textarea').value).toBe('Habari'));
  root.unmount();
});

it.each([
  ['again where it was drawn anew', '<button>Accept</button>', true],
  [
    'nowhere where its name does not tell which was meant',
    '<button>Accept</button><button>Accept</button>',
    false,
  ],
])('presses a button %s', async (_, drawnAnew, isPressed) => {
  const main = find('main');
  main.innerHTML = '<button>Accept</button>';
  keepTouches();
  find('button').click();
  main.innerHTML = drawnAnew;
  const pressed = vi.fn<() => void>();
  for (const button of document.querySelectorAll('button')) {
    Object.assign(button, { __reactProps$awake: {} });
    button.addEventListener('click', pressed);
  }
  replayTouches();
  await new Promise((done) => setTimeout(done, 120));
  expect(pressed.mock.calls.length > 0).toBe(isPressed);
  // Nor one that comes later and alone has the name.
  main.innerHTML = '<button>Accept</button>';
  Object.assign(find('button'), { __reactProps$awake: {} });
  pressed.mockClear();
  find('button').addEventListener('click', pressed);
  await new Promise((done) => setTimeout(done, 120));
  expect(pressed).not.toHaveBeenCalled();
});

it('presses nothing of the same name on another page', async () => {
  const main = find('main');
  main.innerHTML = '<button>Save</button>';
  keepTouches();
  find('button').click();
  main.innerHTML = '';
  replayTouches();
  window.history.pushState(null, '', '/another');
  main.innerHTML = '<button>Save</button>';
  const pressed = vi.fn<() => void>();
  Object.assign(find('button'), { __reactProps$awake: {} });
  find('button').addEventListener('click', pressed);
  await new Promise((done) => setTimeout(done, 120));
  expect(pressed).not.toHaveBeenCalled();
});
