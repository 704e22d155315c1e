/** The languages that papers are printed in. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A calendar day (`YYYY-MM-DD`) in words: "7 July 2026", "7 juillet 2026", "1er juillet 2026". */
export function dayIn(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const told = format.format(new Date(`${day}T00:00:00Z`));
  return language === 'fr' ? told.replace(/^1 /, '1er ') : told;
}

/** A month (`YYYY-MM`) in words: "July 2026", "juillet 2026". */
export const monthIn = (language: Language, month: string): string =>
  dayIn(language, `${month}-02`).replace(/^2 /, '');
