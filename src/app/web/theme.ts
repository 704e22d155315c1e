import { YEAR_S } from '#shared/domain/time.ts';

type Theme = 'light' | 'dark';

/** What the page shows now: the visitor's choice, else what the system prefers. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** From light to dark or back. The cookie lets the server set the theme before the first paint. */
export function switchTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is missing in browsers we support
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
