import { addFollowed, findBodies } from './bodies.server.ts';
import { findCandidates } from './candidates.server.ts';
import { chooseNearest } from './choose-nearest.ts';
import {
  type Asked,
  canRelax,
  composeLooseMatches,
  composeMatch,
  composeNot,
} from './compose-match.ts';
import { findElsewhere } from './elsewhere.server.ts';
import { meetingPage } from './meeting-page.ts';
import { asTyped, missingTerms } from './missing-words.ts';
import { nameMeetings } from './name-meetings.server.ts';
import type { Nearest } from './near.ts';
import { nearPassage } from './near-passage.ts';
import { isEmptyQuery } from './query.ts';
import { asksWhatWasDecided, readQuestion } from './read-question.ts';
import type { ReaderScope } from './reader-scope.server.ts';
import { scoreCandidates } from './score.ts';
import { tellElsewhere } from './tell-elsewhere.ts';

type Question = {
  scope: ReaderScope;
  /** As typed */
  question: string;
  /** One body alone, by id; null for all */
  body: string | null;
};

/**
 * The passages that come nearest to a question, of those that the reader may read: their own, and where
 * these leave room, what is open to everybody.
 */
export async function nearestPassages({ scope, question, body }: Question): Promise<Nearest> {
  const query = readQuestion(question);
  const { remarks } = query;
  if (isEmptyQuery(query)) return { remarks, missing: [], meetings: [], elsewhere: nowhere };
  const bodies = await findBodies(scope.reader, query);
  const asked: Asked = {
    query,
    chosen: { kind: null, body, outcome: null, year: null },
    bodiesOf: addFollowed(bodies.ofWord, query, scope.bodies),
    bodies,
  };
  const wanted = { scope, not: composeNot(asked), days: query.date };
  const all = composeMatch(asked);
  const [{ found, open }, everywhere] = await Promise.all([
    // Nobody asks in the record's own words: what has most of them is near as well.
    findCandidates({
      ...wanted,
      ways: canRelax(query) ? [all, ...composeLooseMatches(asked)] : [all],
      withOpen: true,
    }),
    findElsewhere({ ...wanted, matches: all }),
  ]);
  const wantsOutcome = asksWhatWasDecided(question);
  const weighing = { ...asked, now: new Date() };
  const chosen = chooseNearest(scoreCandidates(found, weighing), {
    prefers: ({ outcome }) => wantsOutcome && outcome !== null,
    after: scoreCandidates(open.found, weighing),
  });
  const passages = chosen.flatMap((one) => one.passages);
  const missing = missingTerms(query, passages, asked.bodiesOf);
  const isHereInPart = missing.length > 0 && missing.length < query.all.length;
  // What nothing here has may be what it is about.
  const elsewhere =
    isHereInPart && everywhere.meetingIds.length === 0
      ? await findElsewhere({
          ...wanted,
          matches: composeMatch({ ...asked, query: { ...query, all: missing } }),
        })
      : everywhere;
  const names = await nameMeetings([
    ...chosen.map(({ meetingId }) => meetingId),
    ...elsewhere.meetingIds,
  ]);
  return {
    remarks,
    missing: asTyped(missing, question),
    meetings: chosen.flatMap(({ meetingId, passages }) => {
      const named = names.get(meetingId);
      // It was deleted in between.
      if (!named) return [];
      const href = meetingPage(named, scope);
      return [{ ...named, href, passages: passages.map((one) => nearPassage(one, href)) }];
    }),
    elsewhere: tellElsewhere(elsewhere, names),
  };
}

const nowhere: Nearest['elsewhere'] = { meetings: [], total: { count: 0, isMore: false } };
