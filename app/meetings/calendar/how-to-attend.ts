import { webAddress } from '#app/platform/http/web-address.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';

const attending = pattern(
  'i',
)`\b${words('zoom webex teams livestream dial join attend call.in')}\b`;
const rooms = words(
  'zoom\\.us webex\\.com teams\\.microsoft\\.com meet\\.google\\.com gotomeeting\\.com youtube\\.com',
);
const roomAddress = pattern('i')`https?:\/\/[^\s<>"']*${rooms}[^\s<>"']*`;

/** What an entry says at length, where that is how to attend. */
export const howToAttend = (text: string) => (attending.test(text) ? text : null);

/** The address of a meeting's room on the web, where the text has one. */
export const roomIn = (text: string) => webAddress(roomAddress.exec(text)?.[0] ?? null);
