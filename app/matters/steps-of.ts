import { shownOutcome } from '#app/meetings/outcome-words.ts';
import { takeBreath } from '#app/platform/db/take-breath.ts';
import { findMatterKeys } from '#app/proceedings/matters/find-matter-keys.ts';
import type { MatterKey } from '#app/proceedings/matters/matter-key.ts';
import { type MatterScope, matterScope } from './matter-scope.ts';
import type { MeetingTakenUp } from './read-taken-up.server.ts';

type Taken = MeetingTakenUp['taken'][number];

/** A matter, and what of it a meeting has. */
export type FoundStep = { key: MatterKey; scope: MatterScope; taken: Taken };

/** A council's longest agendas have some 250 lines. */
const mostSteps = 300;

/** Every matter of a meeting once: where several cases have it, the one that decided it, else the first. */
export async function stepsOf(meeting: MeetingTakenUp): Promise<FoundStep[]> {
  const found = new Map<string, FoundStep>();
  for (const taken of meeting.taken) {
    await takeBreath();
    for (const key of findMatterKeys(taken)) {
      const scope = matterScope(key, meeting);
      const name = matterName(scope.scope, key.key);
      const known = found.get(name);
      if (!known || (isDecided(taken) && !isDecided(known.taken))) {
        found.set(name, { key, scope, taken });
      }
    }
  }
  // In one order, so that no two transactions wait for each other's rows.
  return [...found]
    .slice(0, mostSteps)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, step]) => step);
}

export const matterName = (scope: string, key: string) => `${scope}\n${key}`;

const isDecided = ({ state }: Taken) => state !== null && shownOutcome(state)?.isDecided === true;
