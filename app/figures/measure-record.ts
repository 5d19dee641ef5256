import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkSentences } from '#app/checking/check-sentences.ts';
import { readRecord } from '#app/records/read-record.server.ts';
import { draftExtractively } from '#app/summaries/drafting/extractive-drafter.ts';

/**
 * Run as a process of its own for one record: takes it in, drafts and checks it, and says what that
 * took. The start of the process itself is not the record's.
 */
const path = process.argv[2] ?? '';
const bytes = readFileSync(path);
const started = performance.now();
const transcript = await readRecord({ bytes, fileName: basename(path) });
const drafted = await draftExtractively(transcript, {});
const { segments } = transcript;
checkSentences(drafted.sentences, segments);
const seconds = (performance.now() - started) / 1000;
const last = segments.at(-1);
const length = last?.endSeconds ?? last?.startSeconds ?? null;
const words = segments.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ seconds, megabytes, length, words }));
