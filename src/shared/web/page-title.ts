import { useEffect } from 'react';

/** Names the page in the tab and the history: "Startups · Kilele". */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Kilele' : `${title} · Kilele`;
  }, [title]);
}
