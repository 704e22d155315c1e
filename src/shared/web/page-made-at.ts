/** When the server made this page with a member’s answers in it, ms; null where it is nobody’s. */
export function pageMadeAt(): number | null {
  const text = document.documentElement.dataset['madeAt'];
  return text === undefined ? null : Number(text);
}
