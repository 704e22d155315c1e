import type { CheckResult } from './report.ts';
import { CATEGORIES, CATEGORY_WEIGHTS } from './score.ts';

/** The text that asks a startup, or for the team itself whoever holds it, for what would answer a check. */
export function requestText(
  startupName: string,
  { request, why }: Pick<CheckResult, 'request' | 'why'>,
): string {
  return `Due diligence of ${startupName}: please send ${request}. Why we ask: ${why}`;
}

type Missing = Pick<CheckResult, 'code' | 'category' | 'label' | 'weight'> & { readonly requestText: string };

/** Every unknown check with its request, what would move the overall score most at the top. */
export function missingEvidence(startupName: string, checks: readonly CheckResult[]): Missing[] {
  const totals = new Map(
    CATEGORIES.map((key) => [
      key,
      checks.reduce((sum, { category, weight }) => sum + (category === key ? weight : 0), 0),
    ]),
  );
  const gain = ({ category, weight }: CheckResult) =>
    (CATEGORY_WEIGHTS[category] * weight) / (totals.get(category) ?? 1);
  return checks
    .filter(({ outcome }) => outcome === 'unknown')
    .toSorted((a, b) => gain(b) - gain(a))
    .map((check) => ({
      code: check.code,
      category: check.category,
      label: check.label,
      weight: check.weight,
      requestText: requestText(startupName, check),
    }));
}
