import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, mostly for other programs that it starts; the size of a file does not tell. */
const longest = [
  'app/records/pdf-bombs.test.ts',
  'server/command-line.test.ts',
  'app/records/scans/scans.test.ts',
  'app/records/read-record.hostile.test.ts',
  'app/checking/time.test.ts',
  // They copy the server with the databases of all files before them.
  'app/platform/replica/replica-first.db.test.ts',
  'app/search/search-on-replica.db.test.ts',
  'app/platform/jobs/lanes.db.test.ts',
  'app/meetings/calendar/import-calendar.db.test.ts',
  'app/summaries/minutes/minutes.db.test.ts',
  'app/summaries/review/review-desk.db.test.ts',
  'app/sources/runs/life-of-a-meeting.db.test.ts',
  'app/sources/asking/turns.db.test.ts',
  'server/killed-jobs.db.test.ts',
];

/** Starts these before all others, so that no long one is left for the end, with nothing beside it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`/${name}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
