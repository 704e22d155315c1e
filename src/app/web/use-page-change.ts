import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

const giveUpAfterMs = 10_000;

/**
 * After a change of screen: the heading gets the focus, so it is read out, and the page starts at its top;
 * after Back or Forward, where it was left.
 */
export function usePageChange(): void {
  const [path] = useLocation();
  // A form that a screen opens in its own place is a screen too.
  const form = new URLSearchParams(useSearch()).get('create') ?? '';
  const screen = `${path} ${form}`;
  const lastScreen = useRef(screen);
  const places = useRef(new Map<string, number>());
  const wentBack = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => places.current.set(window.location.href, window.scrollY);
    const noteBack = () => {
      wentBack.current = true;
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', noteBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', noteBack);
    };
  }, []);

  useEffect(() => {
    if (lastScreen.current === screen) return undefined;
    lastScreen.current = screen;
    const top = wentBack.current ? (places.current.get(window.location.href) ?? 0) : 0;
    wentBack.current = false;
    window.scrollTo(0, top);
    return followHeading((heading, isFirst) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      if (isFirst) window.scrollTo(0, top);
    });
  }, [screen]);
}

/** Acts on the screen's heading, and on the one that takes its place once the screen has loaded, unless somebody went on. */
function followHeading(act: (heading: HTMLElement, isFirst: boolean) => void): () => void {
  let last: HTMLElement | null = null;
  const find = () => {
    if (last?.isConnected === true) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    if (last !== null && document.activeElement !== document.body) {
      stop();
      return;
    }
    const isFirst = last === null;
    last = heading;
    act(heading, isFirst);
  };
  const observer = new MutationObserver(find);
  const timer = setTimeout(() => stop(), giveUpAfterMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  find();
  return stop;
}
