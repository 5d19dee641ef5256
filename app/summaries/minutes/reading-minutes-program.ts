import { workApart } from '#app/platform/apart/work-apart.server.ts';
import type { RecordFile } from '#app/records/read-record.server.ts';
import { readMinutesFile } from './read-minutes-file.server.ts';

// Run by read-minutes-apart.server.ts. Node runs this file as it stands; it is no part of the
// server's bundle.
workApart((file: RecordFile) => readMinutesFile(file));
