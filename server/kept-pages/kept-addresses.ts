const place = ['after', 'before'];
const filter = ['state', 'county', 'type'];

/**
 * The addresses whose answer is the same for all who come without a cookie of ours, and what of their
 * query it depends on. Words that somebody types are left out: few are asked for twice.
 */
const addresses: [path: RegExp, query: readonly string[]][] = [
  [/^\/(home|about|pricing|help|api|privacy|terms|accuracy)?$/, []],
  [/^\/sample-meeting$/, ['order']],
  [/^\/meetings-we-track$/, [...filter, ...place]],
  [/^\/coverage$/, [...filter, ...place, 'sort', 'dir']],
  [/^\/corrections$/, place],
  [/^\/matters\/[\w-]+$/, []],
  [/^\/bodies\/[\w-]+$/, []],
  [/^\/bodies\/[\w-]+\/meetings\/[\w-]+$/, ['order']],
  [/^\/bodies\/[\w-]+\/(embed|meetings\.atom|meetings\.ics|podcast\.xml)$/, []],
];

/** Longer ones are nobody's links. */
const longest = 500;

/** Whether the answer at an address, as a request has it, may be kept for others. */
export function isKeptAddress(address: string): boolean {
  if (address.length > longest) return false;
  const [path = '', query] = address.split(/\?(.*)/s);
  const read = addresses.find(([pattern]) => pattern.test(path))?.[1];
  if (!read || query === undefined) return read !== undefined;
  return [...new URLSearchParams(query).keys()].every((name) => read.includes(name));
}
