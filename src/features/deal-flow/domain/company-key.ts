import { words } from '#shared/domain/text.ts';

/** Legal forms say nothing about which company is meant. */
const LEGAL_FORMS = new Set(
  'ltd limited inc incorporated llc plc corp corporation co company gmbh sa sarl sas pty proprietary bv nv lda ag'.split(
    ' ',
  ),
);

/**
 * What two spellings of one company have in common: `Zuri Pay Ltd.` and `ZuriPay` are `zuripay`. A name of legal
 * forms alone keeps them.
 */
export function companyKey(name: string): string {
  const all = words(name);
  const kept = all.filter((word, index) => index === 0 || !LEGAL_FORMS.has(word));
  return (kept.length === 0 ? all : kept).join('') || name.trim().toLowerCase();
}
