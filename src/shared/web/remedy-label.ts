import type { Language } from '#shared/domain/paper-language.ts';

const LABELS = {
  en: { fix: 'How to fix it:', ask: 'Ask the team to:' },
  fr: { fix: 'À faire\u00A0:', ask: 'À demander à l’équipe\u00A0:' },
} as const;

/** What stands before what to do about a finding, in its language: who may mend it is told so, others ask for it. */
export const remedyLabel = (language: Language | 'unknown', isOthers: boolean): string =>
  LABELS[language === 'fr' ? 'fr' : 'en'][isOthers ? 'ask' : 'fix'];
