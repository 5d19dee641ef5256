import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whom an address stands for: an IPv6 customer holds a whole /64, so that it counts as one. */
export function addressKey(address: string): string {
  if (isIP(address) === 0) return address;
  // An IPv4 address that is written as IPv6 comes out as what it is.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
