type Named = { readonly firstName?: string | null; readonly lastName?: string | null };

/** "Ada Obi": both names with one space between words; `nameless` for somebody who has given none. */
export function fullName({ firstName, lastName }: Named, nameless = 'Member'): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.replaceAll(/\s+/g, ' ').trim() || nameless;
}
