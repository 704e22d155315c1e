import { escapeHtml } from '#shared/domain/escape-html.ts';

/** Links of letters are our own alone (see `letterText`), so each may be one to press. */
function withLinks(paragraph: string): string {
  return paragraph
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part).replaceAll('\n', '<br>')
        : `<a href="${escapeHtml(part)}" style="color:#176b45;word-break:break-all">${escapeHtml(part)}</a>`,
    )
    .join('');
}

type Sender = { readonly name: string; readonly logo: string | null };

/** The same letter for programs that show HTML: its paragraphs under the sender's name or logo, nothing fetched. */
export function letterHtml(text: string, { name, logo }: Sender): string {
  const head =
    logo === null
      ? `<strong style="font-size:18px">${escapeHtml(name)}</strong>`
      : `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="32" style="height:32px;border:0">`;
  const paragraphs = text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p style="margin:0 0 16px">${withLinks(paragraph.trim())}</p>`);
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">',
    `<div style="max-width:560px;margin:0 auto"><div style="margin-bottom:24px">${head}</div>`,
    ...paragraphs,
    '</div></body></html>',
  ].join('\n');
}
