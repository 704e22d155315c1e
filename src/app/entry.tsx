import '#shared/web/theme.css';
import { readBoot } from './boot.tsx';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'touchstart'] as const;

function start(): void {
  for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, start);
  void import('./main.tsx');
}

/** A landing page made ahead is read before it answers: the script waits for the page, or for a first touch. */
function startWhenSeen(): void {
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, start, { passive: true });
  const soon = () => setTimeout(start, 0);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

if (readBoot().landing === undefined) start();
else startWhenSeen();
