import type { Reader } from '#app/entities/entity-access.server.ts';
import { addFollowed, type Bodies, findBodies } from './bodies.server.ts';
import { type Candidates, findCandidates } from './candidates.server.ts';
import {
  type Asked,
  canRelax,
  composeLooseMatches,
  composeMatch,
  composeNot,
} from './compose-match.ts';
import { didYouMean } from './did-you-mean.ts';
import { findElsewhere } from './elsewhere.server.ts';
import { bodiesToName, countFacets } from './facets.ts';
import type { Found, FoundMeeting } from './found.ts';
import { hitOfCase } from './group-cases.ts';
import { bestHits, groupMeetings, type ScoredMeeting } from './group-meetings.ts';
import { readKnownTexts } from './known-texts.server.ts';
import { meetingPage } from './meeting-page.ts';
import { mostOpen } from './most-open.ts';
import { type NamedMeeting, nameMeetings } from './name-meetings.server.ts';
import { isEmptyQuery, type Query } from './query.ts';
import { bothRanges } from './read-dates.ts';
import { readQuery } from './read-query.ts';
import { type ReaderScope, readScope } from './reader-scope.server.ts';
import { isTelling, scoreCandidates } from './score.ts';
import type { SearchAddress } from './search-address.ts';
import { tellElsewhere } from './tell-elsewhere.ts';

const meetingsAPage = 10;
/** With fewer meetings than these that have all of the words, those that have most are shown too. */
const fewMeetings = 3;
/** Of so few words, most of them is one: that is shown only where there is nothing else. */
const fewWords = 2;

type Searching = {
  /** Meetings a page */
  size?: number;
  /** A day, yyyy-mm-dd: earlier meetings do not count, whatever days the query names */
  since?: string | null;
};

/** What a reader finds; a visitor (null) finds bodies, meetings to come, and the sample. */
export async function search(
  reader: Reader | null,
  address: SearchAddress,
  { size = meetingsAPage, since = null }: Searching = {},
): Promise<Found> {
  const read = readQuery(address.q);
  if (isEmptyQuery(read)) return nothing(read);
  const query = { ...read, date: bothRanges(read.date, { from: since, to: null }) };
  const [scope, bodies] = await Promise.all([readScope(reader), findBodies(reader, query)]);
  const asked: Asked = {
    query,
    chosen: address.chosen,
    bodiesOf: addFollowed(bodies.ofWord, query, scope.bodies),
    bodies,
  };
  const [candidates, elsewhere] = await Promise.all([
    candidatesOf(asked, scope),
    findElsewhere({
      scope,
      matches: composeMatch(asked),
      not: composeNot(asked),
      days: query.date,
    }),
  ]);
  return tell({ asked, address, size, scope, bodies, candidates, elsewhere });
}

/** What has all of the words, and where that is little, what has most of them. */
async function candidatesOf(asked: Asked, scope: ReaderScope) {
  const { query } = asked;
  const wanted = { scope, not: composeNot(asked), days: query.date };
  const all = await findCandidates({ ...wanted, ways: [composeMatch(asked)], withOpen: true });
  const meetings = new Set(all.found.map(({ meetingId }) => meetingId));
  const open = new Set(all.open.found.map(({ meetingId }) => meetingId));
  // To a visitor, what is open is all there is.
  const had = meetings.size + (scope.reader ? 0 : open.size);
  const enough = query.all.length > fewWords ? fewMeetings : 1;
  if (had >= enough || !canRelax(query)) return { ...all, remark: null };
  const most = await findCandidates({ ...wanted, ways: composeLooseMatches(asked) });
  const isMore = most.found.some(({ meetingId }) => !meetings.has(meetingId));
  if (!isMore) return { ...all, remark: null };
  const none = open.size === 0 ? noneHasAll : noneFollowedHasAll;
  return { ...most, open: all.open, remark: meetings.size === 0 ? none : fewHaveAll };
}

type Told = {
  asked: Asked;
  address: SearchAddress;
  /** Meetings a page */
  size: number;
  scope: ReaderScope;
  bodies: Bodies;
  candidates: Candidates & { remark: string | null };
  elsewhere: Awaited<ReturnType<typeof findElsewhere>>;
};

async function tell({
  asked,
  address,
  size,
  scope,
  bodies,
  candidates,
  elsewhere,
}: Told): Promise<Found> {
  const { query } = asked;
  const { found, isMore, remark } = candidates;
  const weighing = { ...asked, now: new Date() };
  const weighed = scoreCandidates(found, weighing).filter(isTelling);
  const meetings = groupMeetings(weighed);
  const open = groupMeetings(scoreCandidates(candidates.open.found, weighing).filter(isTelling));
  const openShown = address.page === 1 ? open.slice(0, mostOpen) : [];
  const from = (address.page - 1) * size;
  const shown = meetings.slice(from, from + size);
  const ofBody = bodiesToName(weighed);
  const shownIds = [...shown, ...openShown].map(({ meetingId }) => meetingId);
  const names = await nameMeetings([...shownIds, ...elsewhere.meetingIds, ...ofBody.values()]);
  const told = (meeting: ScoredMeeting) => meetingOf(meeting, names, scope);
  return {
    asked: query.asked,
    remarks: [
      ...query.remarks,
      ...(bodies.only?.length === 0 ? [noSuchBody] : []),
      ...(remark === null ? [] : [remark]),
    ],
    meant: await meantBy(address, {
      scope,
      candidates,
      isNothing:
        meetings.length + open.length + elsewhere.meetingIds.length + bodies.found.length === 0,
    }),
    meetings: shown.flatMap(told),
    total: { count: meetings.length, isMore },
    facets: countFacets(weighed, address.chosen, (entityId) => {
      return names.get(ofBody.get(entityId) ?? '')?.body.title ?? entityId;
    }),
    open: {
      meetings: openShown.flatMap(told),
      total: { count: open.length, isMore: candidates.open.isMore },
    },
    elsewhere: tellElsewhere(elsewhere, names),
    bodies: address.page === 1 ? bodies.found : [],
    previous: address.page > 1 ? address.page - 1 : null,
    next: meetings.length > from + size ? address.page + 1 : null,
  };
}

type Little = { scope: ReaderScope; candidates: Told['candidates']; isNothing: boolean };

/** Another way to spell it: as texts have it that this reader may read, or everybody. */
async function meantBy({ q, page }: SearchAddress, { scope, candidates, isNothing }: Little) {
  if (page > 1) return null;
  if (isNothing) return didYouMean(q, await readKnownTexts(scope));
  if (candidates.remark !== noneHasAll) return null;
  // These have some of the words: they may well have the others.
  const texts = candidates.found.flatMap(({ text, heading, speaker }) => [text, heading, speaker]);
  const names = scope.bodies.map(({ title }) => title);
  return didYouMean(q, [...texts.filter((text) => text !== null), ...names]);
}

const noSuchBody = 'No body has that in its name. Look for it among the bodies that are tracked.';
const noneHasAll = 'Nothing has all of these words together. This is what has the most of them.';
const noneFollowedHasAll =
  'Nothing that you follow has all of these words together. This is what has the most of them there.';
const fewHaveAll =
  'Little has all of these words together. What has only some of them comes after it.';

function meetingOf(
  meeting: ScoredMeeting,
  names: ReadonlyMap<string, NamedMeeting>,
  scope: ReaderScope,
): FoundMeeting[] {
  const named = names.get(meeting.meetingId);
  // It was deleted in between.
  if (!named) return [];
  const page = meetingPage(named, scope);
  const { hits, moreHits } = bestHits(meeting);
  return [{ ...named, href: page, hits: hits.map((hit) => hitOfCase(hit, page)), moreHits }];
}

const nothing = ({ asked, remarks }: Query): Found => ({
  asked,
  remarks,
  meant: null,
  meetings: [],
  total: { count: 0, isMore: false },
  facets: [],
  open: { meetings: [], total: { count: 0, isMore: false } },
  elsewhere: { meetings: [], total: { count: 0, isMore: false } },
  bodies: [],
  previous: null,
  next: null,
});
