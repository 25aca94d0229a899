import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import { randomBytes } from 'node:crypto';

const engine = new AngularNodeAppEngine();

/** Placeholder of the nonce in `index.html`, as prerendered pages are sent many times. */
const PLACEHOLDER = 'CSP_NONCE';

/**
 * Nothing inline runs or styles without the nonce, except for style attributes: Angular writes bindings of `style` as
 * attributes into a page from the server, which can't have a nonce. Without them the browser places elements once the
 * app has hydrated.
 */
function contentSecurityPolicy(nonce: string, allowsStyleAttributes: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(allowsStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types angular angular#bundler',
  ].join('; ');
}

/** Responds with a page, or passes the request on if there is none. `?strict` forbids style attributes, too. */
export const reqHandler = createNodeRequestHandler(async (request, response, next) => {
  const page = await engine.handle(request);
  if (page === null) {
    next();
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const html = (await page.text()).replaceAll(PLACEHOLDER, nonce);
  const { status, headers } = page;
  headers.delete('content-length');
  const isStrict = request.url?.endsWith('?strict') === true;
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, !isStrict));
  await writeResponseToNodeResponse(new Response(html, { status, headers }), response);
});
