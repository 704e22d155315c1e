const ENTRY = /^ {2}\{$/m;

/**
 * Which module each screen is, read from the text of the table of screens: `/jobs` → `src/features/jobs/web/jobs-page.tsx`.
 * Screens of a shared module have none: they are an administrator's, or a page of law.
 */
export function screenModules(table: string): Record<string, string[]> {
  const modules: Record<string, string[]> = {};
  for (const entry of table.split(ENTRY).slice(1)) {
    const [, route] = /\bpath: '([^']+)'/.exec(entry) ?? [];
    const [, module] = /\bimport\('([^']+)'\)/.exec(entry) ?? [];
    if (route !== undefined && module !== undefined) modules[route] = [sourceOf(module)];
  }
  return modules;
}

/** `../pages/x.tsx` beside `src/app/web/screens.ts`, or `#features/x.tsx`, as the build's manifest names it. */
const sourceOf = (module: string): string => module.replace(/^\.\.\//, 'src/app/').replace(/^#/, 'src/');
