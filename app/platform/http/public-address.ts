import { BlockList, isIP } from 'node:net';

/** What is not of the public internet: private, shared, loopback, link-local, reserved, multicast. */
const ofNobody = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  ofNobody.addSubnet(network, prefix);
}
// Of the public range: documentation, and tunnels that lead to any IPv4 address.
ofNobody.addSubnet('2001::', 23, 'ipv6');
ofNobody.addSubnet('2001:db8::', 32, 'ipv6');
ofNobody.addSubnet('2002::', 16, 'ipv6');
ofNobody.addSubnet('3fff::', 20, 'ipv6');

const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet, and none inside a network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !ofNobody.check(address);
  if (family !== 6 || address.includes('%')) return false;
  return publicIpv6.check(address, 'ipv6') && !ofNobody.check(address, 'ipv6');
}
