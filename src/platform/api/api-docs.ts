import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#shared/domain/escape-html.ts';
import { mountKeptAnswer } from '../http/kept-answer.ts';

type Operation = { summary: string; security?: unknown[]; parameters: { name: string; in: string }[] };

function rowOf(path: string, method: string, { summary, security, parameters }: Operation): string {
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const cells = [
    `<code>${method.toUpperCase()} ${escapeHtml(path)}</code>`,
    escapeHtml(summary),
    security ? 'signed in' : 'anyone',
    escapeHtml(query.join(', ')),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function pageOf(description: Record<string, unknown>): string {
  const paths = description['paths'] as Record<string, Record<string, Operation>>;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => rowOf(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kilele API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"></head><body>
<main><h1>Kilele API</h1>
<p>Every call, made from the shapes that validate it. <a href="/api/openapi.json">OpenAPI 3.1</a>.
Lists answer with <code>X-Total-Count</code>, which with <code>X-Total-Capped: true</code> is how far was counted; creating calls accept an <code>Idempotency-Key</code>.</p>
<table><thead><tr><th>Call</th><th>What it does</th><th>Who</th><th>Query</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></main></body></html>`;
}

/** `/api/openapi.json`, and a page to read it. */
export function mountApiDocs(app: FastifyInstance, describe: () => Record<string, unknown>): void {
  let described: Record<string, unknown> | undefined;
  const description = () => (described ??= describe());
  mountKeptAnswer(app, '/api/openapi.json', () => ({
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(description()),
  }));
  mountKeptAnswer(app, '/api/docs', () => ({
    type: 'text/html; charset=utf-8',
    body: pageOf(description()),
  }));
}
