import { env } from '#app/platform/env.server.ts';
import type { AddressRules } from '#app/platform/http/checked-address.server.ts';
import type { Pace } from './pace.ts';

/** Nobody else is asked there, and a visitor of the demonstration waits for the answers. */
const neighbourlyPace: Pace = { between: 0.1, mostBetween: 1, turn: 15, patience: 10 };

const here = '127.0.0.1';

/** A server that the demonstration runs beside itself, by its port; none elsewhere. */
let neighbour: number | null = null;

/**
 * From now on sources may be asked at one port of this machine. All others stay closed, and so does this
 * one to whatever asks by another name or way. @throws Error where this is no demonstration
 */
export function openToNeighbour(port: number): void {
  if (env.DAIS_MODE !== 'demo') throw new Error('Only a demonstration asks a server beside it.');
  neighbour = port;
}

export function closeToNeighbour(): void {
  neighbour = null;
}

const isNeighbour = (url: URL) =>
  env.DAIS_MODE === 'demo' &&
  neighbour !== null &&
  url.protocol === 'http:' &&
  url.host === `${here}:${neighbour}`;

/** What else than the public internet may be asked, for this one address; usually nothing. */
export const rulesAt = (url: URL): AddressRules =>
  isNeighbour(url) ? { mayAsk: (address) => address === here } : {};

export const paceAt = (url: URL, usual: Pace): Pace => (isNeighbour(url) ? neighbourlyPace : usual);
