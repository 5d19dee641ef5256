import { citedSource } from '#app/checking/cited-source.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { StoredCase } from '../case-rows.server.ts';
import { checkTitlesApart } from '../judge-apart.server.ts';
import type { Judging } from '../judged-sentence.ts';
import { caseBlocks, shownTitle } from '../review/cases/case-blocks.ts';

type Titles = {
  markdown: string;
  cases: readonly StoredCase[];
  segments: readonly Segment[];
  known: Judging['known'];
};

/** What speaks against the title of each case, where a person wrote it. */
export async function titleFindings({ markdown, cases, segments, known = {} }: Titles) {
  const blocks = caseBlocks(markdown, cases);
  const { titles = [], members = [], date = null } = known;
  const around = [...titles, ...members, formatLongMeetingDate(date)];
  const byIndex = new Map(segments.map((segment) => [segment.index, segment]));
  const asked = cases.flatMap((one, place) => {
    const drafted = one.draftedTitle ?? one.title;
    const title = shownTitle(one, { block: blocks.get(place), markdown });
    if (title === drafted) return [];
    const said = citedSource(placesOf(one), (index) => byIndex.get(index));
    const source = [drafted, said, ...around].join('\n');
    return { place, title, source, titles, members };
  });
  const found = await checkTitlesApart(asked);
  const byPlace = new Map(asked.map(({ place }, at) => [place, found[at] ?? []]));
  return cases.map((_, place) => byPlace.get(place) ?? []);
}

const placesOf = ({ firstSegment, lastSegment }: StoredCase) =>
  Array.from({ length: Math.max(0, lastSegment - firstSegment + 1) }, (_, at) => firstSegment + at);
