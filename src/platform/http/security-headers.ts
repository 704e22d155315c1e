import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const CONTENT_SECURITY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // React sets widths of bars and positions of popovers as style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};
/** Of the answer they are read from. */
const OTHERS = new Set(['connection', 'content-length', 'content-type', 'date']);

/**
 * The headers that keep a browser safe, as the library writes them. They are the same for every answer, and the library
 * would make its policy anew for each: it is asked once, by an application of its own.
 */
export async function securityHeaders(baseUrl: string): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY,
    strictTransportSecurity: baseUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  await app.close();
  const own = Object.entries(headers).filter(([name]) => !OTHERS.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
