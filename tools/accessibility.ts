// Writes what /accessibility says from a run of the journeys:
// `KILELE_AXE=/tmp/axe.jsonl npm test -- --only e2e`, then `npm run accessibility -- /tmp/axe.jsonl`.
import { readFileSync, writeFileSync } from 'node:fs';
import { AXE_VERSION } from '../test/browser.ts';

type Look = { readonly path: string; readonly width: number; readonly findings: readonly string[] };

/** What was looked at, and what axe found, as a module of the application. */
export function reportOf(lines: string, checkedOn: string): string {
  const looks = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Look);
  const report = {
    checkedOn,
    engine: `axe-core ${AXE_VERSION}`,
    screens: [...new Set(looks.map(({ path }) => path))].toSorted(),
    widths: [...new Set(looks.map(({ width }) => width))].toSorted((a, b) => a - b),
    failures: [
      ...new Set(looks.flatMap(({ path, findings }) => findings.map((found) => `${path}: ${found}`))),
    ].toSorted(),
  };
  return `import type { AccessibilityReport } from './accessibility.ts';

/** Written by \`npm run accessibility\` from a run of the journeys. */
export const ACCESSIBILITY_REPORT: AccessibilityReport | null = ${JSON.stringify(report, null, 2)};
`;
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Name the file that KILELE_AXE named');
  const path = '../src/features/legal/domain/accessibility-report.ts';
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(new URL(path, import.meta.url), reportOf(readFileSync(file, 'utf8'), today));
}
