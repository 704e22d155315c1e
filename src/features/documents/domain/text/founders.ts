import type { FoldedPage } from './folded-page.ts';

/** `EFUA MENSAH, KOJO ASANTE and NII LARTEY (the “Founders”)`, `Mme Fatou Diop et M. Moussa Fall (ci-après les « Fondateurs »)`. */
const CALLED_FOUNDERS =
  /([^()";:]{5,200}?),? \((?:(?:together|collectively|jointly|each an?|hereinafter|ci-apres|ensemble|collectivement|chacun un)[, ]+)*(?:the |les |a |un )?["' ]*(?:co-?)?(?:founders?|promoters?|fondat(?:eurs?|rices?)|promoteurs?)\b/gi;
const PARTED = /,? (?:and|et|&) |, /;
const TITLE =
  /^(?:\d+[.)] |\(\d+\) |between |entre |and |et |by |par |(?:mr|mrs|ms|miss|dr|prof|m|mm|mme|mlle|monsieur|madame)\.? )+/i;
const NAME = /^\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'.-]*|de|van|der|el|al|ben|bin)){1,4}$/u;
const MOST = 8;

/** Whom a paper calls the founders; none where it calls nobody so, or not by their names. */
export function foundersNamed(pages: readonly FoldedPage[]): string[] {
  for (const { plain } of pages)
    for (const [, listed = ''] of plain.replaceAll(/\s+/g, ' ').matchAll(CALLED_FOUNDERS)) {
      const names = listed.split(PARTED).map((name) => name.replace(TITLE, '').trim());
      const last = names.findLastIndex((name) => !NAME.test(name));
      const own = names.slice(last + 1);
      if (own.length > 0 && own.length <= MOST) return own;
    }
  return [];
}
