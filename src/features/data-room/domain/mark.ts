/** What the fonts that are shipped can write. */
const WRITABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Zs}]+$/u;

/**
 * Who reads, and when, as it is burnt into what they are given: "Ama Osei, 2026-11-22 14:03 UTC". A name that could not
 * be written, or that there is none of, is the e-mail address.
 */
export function markText(reader: { readonly name: string; readonly email: string }, now: Date): string {
  const name = reader.name.trim();
  const [day, time] = [now.toISOString().slice(0, 10), now.toISOString().slice(11, 16)];
  return `${WRITABLE.test(name) ? name : reader.email}, ${day} ${time} UTC`;
}
