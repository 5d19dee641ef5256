import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkSentences } from '#app/checking/check-sentences.ts';
import { draftRecord } from '#app/summaries/drafting/draft-record.server.ts';

/**
 * Run as a process of its own for one record: takes it in, drafts and checks it, and says what that
 * took. The start of the process itself is not the record's.
 */
const path = process.argv[2] ?? '';
const bytes = readFileSync(path);
const started = performance.now();
const drafted = await draftRecord({ bytes, fileName: basename(path), drafter: 'extractive' });
checkSentences(drafted.sentences, drafted.segments);
const seconds = (performance.now() - started) / 1000;
const last = drafted.segments.at(-1);
const length = last?.endSeconds ?? last?.startSeconds ?? null;
const words = drafted.segments.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ seconds, megabytes, length, words }));
