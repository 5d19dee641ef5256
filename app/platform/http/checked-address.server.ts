import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { env } from '../env.server.ts';
import { isPublicAddress } from './public-address.ts';

export type AddressRules = {
  /** Which addresses may be asked; tests ask a server of their own. */
  mayAsk?: (address: string) => boolean;
  /** The addresses of a name. */
  resolve?: (name: string) => Promise<string[]>;
  /** Which hosts may be asked, `*.` for all below one; any where there is no list. */
  hosts?: readonly string[];
};

/** Where links may lead, in words. */
export const whereAsked = env.OUTBOUND_HOSTS
  ? 'one of the hosts that this site connects to'
  : 'the public internet';

/**
 * The address that a link's name leads to, looked up once; null where its host is not on the list that the
 * operator has made, or leads to an address that is not of the public internet. Whoever connects does so to this very address (`pinnedTo`).
 */
export async function checkedAddress(
  url: URL,
  {
    mayAsk = isPublicAddress,
    resolve = resolveName,
    hosts = env.OUTBOUND_HOSTS,
  }: AddressRules = {},
): Promise<string | null> {
  if (hosts && !hosts.some((listed) => isListed(url.hostname, listed))) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [address] = addresses;
  // One address inside is enough: whoever owns the name chooses the order.
  return address !== undefined && addresses.every(mayAsk) ? address : null;
}

const isListed = (host: string, listed: string): boolean =>
  listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed;

async function resolveName(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
}
