import { createHash } from 'node:crypto';
import { db } from '#app/platform/db.server.ts';
import { compareMinutesApart } from '../comparing/compare-apart.server.ts';
import { type Difference, differencesOf } from './differences.ts';
import { readKeptMinutes } from './minutes-rows.server.ts';
import { heardVotes } from './minutes-votes.ts';
import { versionBesideMinutes } from './version-beside-minutes.server.ts';

/** A difference as a form names it: keys hold names and can be long. */
const idOf = ({ key }: Difference) => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** The minutes of a meeting, the version they are laid beside, and in what the two differ. */
export async function minutesBesideVotes(meetingId: string) {
  const minutes = await readKeptMinutes(db, meetingId);
  const version = minutes && (await versionBesideMinutes(db, meetingId));
  if (!minutes || !version) return { minutes, version: null, compared: null };
  const heard = heardVotes(version.votes, version.cases);
  const told = await compareMinutesApart({ written: minutes.votes, heard });
  const { differences, ...rest } = differencesOf(minutes.votes, told);
  return {
    minutes,
    version,
    compared: {
      ...rest,
      differences: differences.map((one) => {
        const id = idOf(one);
        return { ...one, id, isKept: minutes.kept.has(id) };
      }),
    },
  };
}
