import type { Language } from '#shared/domain/paper-language.ts';

const LABELS = {
  en: { fix: 'How to fix it:', ask: 'Ask the team to:' },
  fr: { fix: 'À faire :', ask: 'À demander à l’équipe :' },
} as const;

/** What stands before what to do about a finding, in its language: who may mend it is told so, others ask for it. */
export const remedyLabel = (language: Language | 'unknown', isOthers: boolean): string =>
  LABELS[language === 'fr' ? 'fr' : 'en'][isOthers ? 'ask' : 'fix'];
