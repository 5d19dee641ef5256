import { isIP, type LookupFunction } from 'node:net';

/** Options by which a request goes to one address, whatever its name leads to by now. */
export function pinnedTo(address: string): { agent: false; lookup: LookupFunction } {
  const family = isIP(address);
  return {
    // A connection of its own: one that is kept may lead elsewhere.
    agent: false,
    lookup: (_name, options, tell) =>
      options.all ? tell(null, [{ address, family }]) : tell(null, address, family),
  };
}
