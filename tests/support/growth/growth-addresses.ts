import { filledIn } from '#tests/e2e/known-places.ts';
import { askers } from '#tests/e2e/matrix-world.ts';
import { type Expected, expectedOf } from '#tests/e2e/route-expectations.ts';
import { routeAddresses } from '#tests/support/route-addresses.ts';
import type { GrowthWorld } from './growth-world.ts';

type Asker = keyof GrowthWorld['askers'];

export type GrowthAddress = {
  /** As app/routes.ts has it, with what is asked besides and who asks: the same in a site of any size. */
  name: string;
  path: string;
  asker: Asker;
};

/** Who asks here, as the expectations of routes call them. */
const known = {
  visitor: 'visitor',
  reader: 'follower',
  admin: 'admin',
  program: "the follower's program",
} as const;

/** Every address of the site that answers GET with 200, as those ask for it who see something of their own. */
export async function growthAddresses({ places }: GrowthWorld): Promise<GrowthAddress[]> {
  return (await routeAddresses()).flatMap(({ address, file }) => {
    const name = file.replace(/^routes\//, '');
    const expected = expectedOf[name];
    // The design system shows examples, and no lists.
    if (!expected || name.startsWith('development/')) return [];
    const asking = whoAsks(expected);
    const { files = [''] } = expected;
    return files.flatMap((given) => {
      const withFile = address.replace(/:(?:file|picture)$/, given);
      const path = filledIn({ address: withFile, file }, places);
      return searchesOf(expected).flatMap((search) =>
        asking.map((asker) => ({
          ...{ name: `${withFile}${search} (${asker})`, path: path + search, asker },
        })),
      );
    });
  });
}

/** Whoever else is answered is answered the same. */
function whoAsks({ answers }: Expected): Asker[] {
  const [visitor, reader, admin, program] = (
    ['visitor', 'reader', 'admin', 'program'] as const
  ).map((asker) => (answers[askers.indexOf(known[asker])] === '200' ? asker : null));
  if (!visitor && program) return [program];
  return [visitor, reader ?? admin].filter((asker) => asker != null);
}

const searchesOf = ({ search }: Expected) =>
  search ? ['', `?${new URLSearchParams(search)}`] : [''];
