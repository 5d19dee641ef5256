import { brand } from '#app/brand.ts';
import { env } from '../env.server.ts';
import { version } from '../version.server.ts';

/** How this site names itself to whom it asks: the product, where it is, and whom to write to. */
export const userAgent = `${brand.name}/${version} (+${env.siteUrl}; ${brand.supportEmail})`;
