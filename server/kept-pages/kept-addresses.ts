const place = ['after', 'before'];
const filter = ['state', 'county', 'type'];

/**
 * The pages that are the same for all who come without a cookie of ours, and what of their query they
 * depend on. Words that somebody types are left out: few are asked for twice.
 */
const pages: Record<string, readonly string[]> = {
  ...{ '/': [], '/home': [], '/about': [], '/pricing': [], '/help': [], '/api': [] },
  ...{ '/privacy': [], '/terms': [], '/accuracy': [] },
  '/sample-meeting': ['order'],
  '/meetings-we-track': [...filter, ...place],
  '/coverage': [...filter, ...place, 'sort', 'dir'],
  '/corrections': place,
  '/matters/:matter': [],
  '/bodies/:body': [],
  '/bodies/:body/meetings/:meeting': ['order'],
};

/** What programs and other sites ask for, of the same kind. */
const files = ['embed', 'meetings.atom', 'meetings.ics', 'podcast.xml'].map(
  (file) => `/bodies/:body/${file}`,
);

/** As a browser's patterns of addresses have them. */
export const keptPagePatterns = Object.keys(pages);

const known: typeof pages = { ...pages, ...Object.fromEntries(files.map((file) => [file, []])) };
const patterns = Object.entries(known).map(([pattern, query]) => {
  const matched = pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[\\w-]+');
  return { path: new RegExp(`^${matched}$`), query };
});

/** Longer ones are nobody's links. */
const longest = 500;

/** Whether the answer at an address, as a request has it, may be kept for others. */
export function isKeptAddress(address: string): boolean {
  if (address.length > longest) return false;
  const [asked = '', search] = address.split(/\?(.*)/s);
  const query = patterns.find(({ path }) => path.test(asked))?.query;
  if (!query || search === undefined) return query !== undefined;
  return [...new URLSearchParams(search).keys()].every((name) => query.includes(name));
}
