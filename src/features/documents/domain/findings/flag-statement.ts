import type { FlagRule } from '../extraction.ts';
import type { Amount, FindingTexts } from './finding-text.ts';
import { quoteOf } from '../text/folded-page.ts';

/** Totals of a table that are not what their lines make: each rule once a table, with the lines it was tested on. */
export const flagStatement: FlagRule = ({ tables }) =>
  tables.flatMap(({ page, checks }) => {
    const failed = checks.filter(({ holds, identity }) => !holds && identity.isStrict);
    const rules = new Set(failed.map(({ identity }) => identity));
    return [...rules].map((rule) => {
      const of = failed.filter(({ identity }) => identity === rule);
      const [first] = of;
      const shown = first
        ? [first.total, ...first.parts].map(({ value, currency }): Amount => ({
            value,
            unit: 'money',
            currency,
          }))
        : [];
      const period = first?.total.date ?? null;
      return {
        code: 'STATEMENT_SUM_MISMATCH' as const,
        quotes: of.flatMap(({ total, parts }) =>
          [total, ...parts].map(({ start, end }) => quoteOf(page, start, end)),
        ),
        why: ({ ruleFails }: FindingTexts) => ruleFails(rule.name, period, shown),
      };
    });
  });
