import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type AddressRules = {
  /** Which addresses may be asked; tests ask a server of their own. */
  mayAsk?: (address: string) => boolean;
  /** The addresses of a name. */
  resolve?: (name: string) => Promise<string[]>;
};

/**
 * The address that a link's name leads to, looked up once; null where it leads to one that is not of the
 * public internet. Whoever connects does so to this very address (`pinnedTo`).
 */
export async function checkedAddress(
  url: URL,
  { mayAsk = isPublicAddress, resolve = resolveName }: AddressRules = {},
): Promise<string | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [address] = addresses;
  // One address inside is enough: whoever owns the name chooses the order.
  return address !== undefined && addresses.every(mayAsk) ? address : null;
}

async function resolveName(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
}
