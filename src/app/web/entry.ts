import '#shared/web/theme.css';
import { type Boot, readBoot } from './boot.ts';
import { keepTouches, replayTouches } from './early-touches.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'touchstart', 'click', 'input'] as const;
const COMING_NEAR = ['pointermove', 'focusin', 'hashchange'] as const;

type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Browsers that do not tell are taken for quick; the type of this property is not declared yet. */
function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}

function start(boot: Boot): void {
  void import('./main.tsx').then(({ startApp }) => startApp(boot, replayTouches));
}

/** Longer than this nobody waits for a browser that does not tell when it paints. */
const PAINTED_BY_MS = 1_000;

/** Once words stand on the page: on a slow line the script would come before them. */
function afterPaint(run: () => void): void {
  let isRun = false;
  const once = () => {
    if (!isRun) run();
    isRun = true;
  };
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    once();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(once, document.hidden ? 0 : PAINTED_BY_MS);
}

const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/**
 * A page made ahead is read before it answers: the script waits for the page, or for a first touch. A form waits for
 * whoever comes to it, unless its address holds a key that the server does not see.
 */
function startWhenSeen(boot: Boot): void {
  keepTouches();
  const waits = boot.wakesOnTouch === true && window.location.hash === '';
  const signs = waits ? [...SIGNS_OF_LIFE, ...COMING_NEAR] : SIGNS_OF_LIFE;
  const wake = (event?: Event) => {
    // A browser tells of a pointer that rests where the page appears.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !isMoved(event)) return;
    for (const sign of signs) window.removeEventListener(sign, wake);
    start(boot);
  };
  for (const sign of signs) window.addEventListener(sign, wake, { passive: true });
  if (waits) return;
  const soon = () => afterPaint(wake);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

const boot = readBoot();
if (!isSlowLine()) delete document.documentElement.dataset['type'];
// A shell has nothing to press: it stands for the screen that takes its place.
if (boot.isShell !== true && document.querySelector('#root > *') !== null) startWhenSeen(boot);
else start(boot);
