import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Response } from 'express';
import helmet from 'helmet';
import { secureCookies } from '#app/platform/http/secret.server.ts';

const nonce = (_request: IncomingMessage, response: ServerResponse) =>
  // Express answers with its own Response, which carries the locals.
  `'nonce-${(response as Response).locals.nonce}'`;

/** In development Vite injects styles and opens a socket of its own, and React replays errors. */
const development = import.meta.env.DEV;

export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", nonce, ...(development ? ["'unsafe-eval'"] : [])],
      styleSrc: ["'self'", development ? "'unsafe-inline'" : nonce],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : [])],
      // Recordings lie where a government put them; over plain HTTP only for a site that is so itself.
      mediaSrc: ["'self'", 'https:', ...(secureCookies ? [] : ['http:'])],
      frameSrc: ['https://www.youtube-nocookie.com'],
      ...(development ? { workerSrc: ['blob:'] } : {}),
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      // A form without a script is sent on to Stripe's pages by ours.
      formAction: ["'self'", 'https://checkout.stripe.com', 'https://billing.stripe.com'],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: secureCookies,
  referrerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
});
