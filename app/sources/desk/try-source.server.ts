import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import type { Asking } from '../asking/asking.ts';
import { recogniseAddress, recogniseAnswer, type SourceCandidate } from '../recognise-source.ts';
import { askSource, type Gathered, type Gathering, gather } from '../runs/gather.server.ts';
import { readingOf } from '../runs/read-run.server.ts';
import { sourceKinds } from '../source-kinds.ts';
import type { SourceOptions } from '../source-reader.ts';

/** For a first look while somebody waits. */
const mostQuestions = 2;
const shownMeetings = 8;

export type TriedSource = {
  kind: string;
  kindName: string;
  address: string;
  meetings: { title: string; day: string; status: string | null }[];
  meetingCount: number;
  documentCount: number;
  leftOut: Gathered['leftOut'];
  remarks: string[];
  isWhole: boolean;
};

type Trying = {
  entityId: string;
  pasted: string;
  options: SourceOptions;
  /** How hosts are asked; given by tests alone */
  asking?: Partial<Asking>;
};

/**
 * What a pasted address is, and what it would bring; nothing is stored.
 * @throws AppError in words for an admin
 */
export async function trySource({
  entityId,
  pasted,
  options,
  asking,
}: Trying): Promise<TriedSource> {
  const entity = await db.govtEntity.findUnique({
    where: { id: entityId },
    select: { timeZone: true },
  });
  if (!entity) throw new AppError('not-found', 'Government entity not found');
  if (!entity.timeZone) {
    throw new AppError(
      'invalid',
      'This entity has no time zone, so the times of a source say nothing. Choose one under Details first.',
    );
  }
  const reading = readingOf(entity.timeZone, new Date());
  const gathering = { reading, most: mostQuestions, ...(asking && { asking }) };
  const { kind, address, found } = await tryEach(pasted, options, gathering);
  const newestFirst = found.meetings.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  return {
    ...{ kind, kindName: sourceKinds[kind].name, address },
    meetings: newestFirst
      .slice(0, shownMeetings)
      .map(({ title, day, status }) => ({ title: title ?? 'Meeting', day, status })),
    meetingCount: found.meetings.length,
    documentCount: found.documents.length,
    leftOut: found.leftOut.slice(0, shownMeetings),
    remarks: found.remarks,
    isWhole: found.isWhole,
  };
}

/** What it may be, one after the other: where none can be read, the likeliest says why. */
async function tryEach(pasted: string, options: SourceOptions, gathering: Gathering) {
  const candidates = recogniseAddress(pasted);
  const refusals: AppError[] = [];
  for (const candidate of candidates) {
    try {
      const place = await settle(candidate, gathering.asking);
      return { ...place, found: await gather({ ...place, options }, gathering) };
    } catch (error) {
      if (error instanceof TryLater) {
        throw new AppError('unavailable', `${error.message} Try it again in some minutes.`);
      }
      if (!(error instanceof AppError)) throw error;
      refusals.push(error);
    }
  }
  const [likeliest] = refusals;
  throw likeliest ?? new AppError('invalid', 'Paste an address of the web, such as https://….');
}

/** Any page may be one of links: only what it answers tells whether it is something better. */
async function settle(candidate: SourceCandidate, asking?: Partial<Asking>) {
  if (candidate.kind !== 'links') return candidate;
  return recogniseAnswer(await askSource(candidate.address, asking)) ?? candidate;
}
