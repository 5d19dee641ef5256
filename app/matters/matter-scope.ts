import type { MatterKey } from '#app/proceedings/matters/matter-key.ts';

type Place = { govtEntityId: string; state: string; sortDate: Date };

export type MatterScope = { scope: string; govtEntityId: string | null };

/**
 * Within what a key is the only one. Numbers of bodies are their own; bills of a legislature are known
 * to all bodies of its state, and begin anew with a session: every year, in Congress every second.
 */
export function matterScope({ reach }: MatterKey, place: Place): MatterScope {
  const { govtEntityId, state, sortDate } = place;
  if (reach === 'body') return { scope: govtEntityId, govtEntityId };
  const year = sortDate.getUTCFullYear();
  const scope = reach === 'congress' ? `congress:${congressOf(year)}` : `state:${state}:${year}`;
  return { scope, govtEntityId: null };
}

/** The first began in 1789. */
const congressOf = (year: number) => Math.floor((year - 1789) / 2) + 1;
