import '#shared/web/theme.css';
import { keepTouches } from './early-touches.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'touchstart', 'click', 'input'] as const;

/** The screen's own code is fetched beside the application, not after it. */
function start(): void {
  for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, start);
  void import('./main.tsx');
  void import('./screens.ts').then(({ screenAt }) => screenAt(window.location.pathname)?.page.preload());
}

/** A page made ahead is read before it answers: the script waits for the page, or for a first touch. */
function startWhenSeen(): void {
  keepTouches();
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, start, { passive: true });
  const soon = () => setTimeout(start, 0);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

if (document.querySelector('#root > *') !== null) startWhenSeen();
else start();
