import { env } from '#app/platform/env.server.ts';

/** Who passkeys are made for: they answer pages of this origin alone, whatever address asks for them. */
export const relyingParty = {
  id: new URL(env.siteUrl).hostname,
  origin: new URL(env.siteUrl).origin,
} as const;
