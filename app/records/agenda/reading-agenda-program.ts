import { workApart } from '#app/platform/apart/work-apart.server.ts';
import type { RecordFile } from '../read-record.server.ts';
import { readAgenda } from './read-agenda.server.ts';

// Run by read-agenda-apart.server.ts. Node runs this file as it stands; it is no part of the
// server's bundle.
workApart((file: RecordFile) => readAgenda(file));
