import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

const giveUpAfterMs = 3000;

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
    return whenHeadingIsThere((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo(0, top);
    });
  }, [screen]);
}

function whenHeadingIsThere(act: (heading: HTMLElement) => void): () => void {
  const find = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    stop();
    act(heading);
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
