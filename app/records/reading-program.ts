import { workApart } from '#app/platform/apart/work-apart.server.ts';
import { type RecordFile, readRecord } from './read-record.server.ts';

// Run by read-record-apart.server.ts. Node runs this file as it stands; it is no part of the
// server's bundle.
workApart((file: RecordFile) => readRecord(file));
