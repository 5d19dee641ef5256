import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that was ever given out for use across the internet. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet, and none inside a network or of a tunnel
 * into one. For IPv6 it takes more than to be in no known range: `::7f00:1` is in none, either.
 */
export function isPublicAddress(address: string): boolean {
  // The library also reads 2130706433 and 0x7f.1 as addresses; as an answer from a name server
  // they are none.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || (!parsed.zoneId && parsed.match(givenOut));
}
