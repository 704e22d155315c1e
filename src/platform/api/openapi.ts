import { z } from 'zod';
import type { Endpoint, EndpointTable } from '#shared/contract/endpoint.ts';
import { Problem } from '#shared/contract/problem.ts';
import { shareShapes } from './shared-shapes.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

/** The body: JSON, a small form, or a form with a `file` beside the other fields. */
function bodyOf({ body, upload, anySiteForm }: Endpoint): Json | undefined {
  const kind = anySiteForm ? 'application/x-www-form-urlencoded' : 'application/json';
  if (!upload) return body && { [kind]: { schema: schemaOf(body, 'input') } };
  const file = { type: 'string', format: 'binary' };
  const fields = body ? schemaOf(body, 'input') : { type: 'object' };
  const { properties = {}, required = [] } = fields as { properties?: Json; required?: string[] };
  const schema = { ...fields, properties: { ...properties, file }, required: [...required, 'file'] };
  return { 'multipart/form-data': { schema } };
}

function operationOf(endpoint: Endpoint): Json {
  const content = bodyOf(endpoint);
  return {
    summary: endpoint.summary,
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(content ? { requestBody: { required: true, content } } : {}),
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
    responses: {
      [endpoint.created ? '201' : '200']: {
        description: 'Success',
        content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** The OpenAPI 3.1 description of the given calls, made from the very shapes that validate them; what they share is written once. */
export function describeApi(tables: readonly EndpointTable[], cookieName: string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of tables.flatMap((table) => Object.entries(table))) {
    const [method = '', path = ''] = key.split(' ');
    if (endpoint) paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint) };
  }
  const shared = shareShapes(paths, ['Problem']);
  return {
    openapi: '3.1.0',
    info: { title: 'Kilele', version: '1' },
    paths: shared.paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output'), ...shared.schemas },
      responses: {
        Problem: {
          description: 'Anything else',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}
