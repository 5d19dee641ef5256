import { workApart } from '#app/platform/apart/work-apart.server.ts';
import type { Reading } from './calendar-entry.ts';
import { readCalendarFile } from './read-calendar-file.ts';

// Run by read-calendar-apart.server.ts. Node runs this file as it stands; it is no part of the
// server's bundle.
workApart(async ({ text, reading }: { text: string; reading: Reading }) =>
  readCalendarFile(text, reading),
);
