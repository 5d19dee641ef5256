import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { isEmbedPath } from '#app/feeds/embed/embed-address.ts';
import { embedStyle } from '#app/feeds/embed/embed-style.ts';
import { secureCookies } from '#app/platform/http/secret.server.ts';

const nonce = (_request: IncomingMessage, response: ServerResponse) =>
  // Express answers with its own Response, which carries the locals.
  `'nonce-${(response as Response).locals.nonce}'`;

/** In development Vite injects styles and opens a socket of its own, and React replays errors. */
const development = import.meta.env.DEV;

const ofPages = helmet({
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

/** Of the lists that other sites show: they may stand in any frame, and can do nothing there. */
const ofEmbeds = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      // By its hash: a nonce would be another for each answer that a cache keeps.
      styleSrc: [`'sha256-${createHash('sha256').update(embedStyle).digest('base64')}'`],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ['*'],
    },
  },
  strictTransportSecurity: secureCookies,
  referrerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  xFrameOptions: false,
});

/** Passkeys are asked for and made by our own pages, and by nothing that stands in them. */
const permissions = (allowed: string) =>
  ['publickey-credentials-get', 'publickey-credentials-create']
    .map((feature) => `${feature}=${allowed}`)
    .join(', ');

export const securityHeaders: RequestHandler = (request, response, next) => {
  const isEmbed = isEmbedPath(request.path);
  response.setHeader('Permissions-Policy', permissions(isEmbed ? '()' : '(self)'));
  (isEmbed ? ofEmbeds : ofPages)(request, response, next);
};
