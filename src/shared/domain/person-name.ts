type Named = { readonly firstName?: string | null; readonly lastName?: string | null };

/** "Ada Obi": both names with one space between words; `nameless` for somebody who has given none. */
export function fullName({ firstName, lastName }: Named, nameless = 'Member'): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.replaceAll(/\s+/g, ' ').trim() || nameless;
}

/** What may stand before a person's name and is no part of it, folded and without a point. */
export const HONORIFICS: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx sir dr prof professor eng engr ing me maitre m mm mme mlle monsieur madame mademoiselle chief alhaji alhaja hajia pr sr sra dona'.split(
    ' ',
  ),
);
