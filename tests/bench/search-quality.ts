// `node tests/bench/search-quality.ts <folder of records>`: how well the search answers the labelled
// questions (tests/search/questions.json), and the nearest passages that /ask shows without a model, beside
// textbook BM25 over the same passages. DATABASE_URL
// names an empty PostgreSQL database; without it a new SQLite database is made.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '../search/judge-search.ts';
import type { Question } from '../search/search-questions.ts';

const [folder, only] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of records.');
process.env.DATA_DIR ??= await mkdtemp(join(tmpdir(), 'dais-search-'));
process.env.LOG_LEVEL ??= 'silent';

const { withDatabase } = await import('#server/commands/open-database.ts');
await withDatabase(async () => {
  const { db } = await import('#app/platform/db.server.ts');
  const { readyQueue } = await import('#app/platform/jobs/queue.server.ts');
  const { search } = await import('#app/search/search.server.ts');
  const { nearestPassages } = await import('#app/search/nearest-passages.server.ts');
  const { readScope } = await import('#app/search/reader-scope.server.ts');
  const { readSearchAddress } = await import('#app/search/search-address.ts');
  const { judgeSearch } = await import('../search/judge-search.ts');
  const { plainBm25 } = await import('../search/plain-bm25.ts');
  const { publishRecords } = await import('../search/publish-records.ts');
  const { readQuestions } = await import('../search/search-questions.ts');
  await readyQueue();
  const questions = await readQuestions();
  const records = [
    ...new Set(questions.flatMap((one) => one.relevant.map(({ record }) => record))),
  ];
  const meetingOf = await publishRecords(folder, records.sort());
  const passages = await db.passage.findMany({
    where: { meetingId: { not: null } },
    select: { meetingId: true, text: true },
  });
  const bm25 = plainBm25(
    passages.map(({ meetingId, text }) => ({ meetingId: meetingId ?? '', text })),
  );
  const admin = { userId: 'nobody', tier: 'admin', isAdmin: true };
  const answers = new Map<Question, Answer>();
  for (const question of questions) {
    const address = readSearchAddress(new URLSearchParams({ q: question.query }));
    const { meetings } = await search(admin, address);
    const shown = meetings
      .slice(0, 5)
      .flatMap(({ hits }) => hits)
      .map(({ text }) => text.map((piece) => piece.text).join(''));
    answers.set(question, { meetings: meetings.map(({ meetingId }) => meetingId), shown });
  }
  const scope = await readScope(admin);
  const near = new Map<Question, Answer>();
  for (const question of questions) {
    const { meetings } = await nearestPassages({ scope, question: question.query, body: null });
    const shown = meetings
      .flatMap(({ passages }) => passages)
      .map(({ hit }) => hit.text.map((piece) => piece.text).join(''));
    near.set(question, { meetings: meetings.map(({ meetingId }) => meetingId), shown });
  }
  const nearest = (question: Question) => near.get(question) ?? { meetings: [], shown: [] };
  const found = (question: Question) => answers.get(question) ?? { meetings: [], shown: [] };
  const plain = ({ query }: Question) => ({ meetings: bm25(query), shown: [] });
  for (const set of ['worked with', 'set aside'] as const) {
    const asked = questions.filter((question) => question.set === set);
    console.log(set, 'search', judgeSearch(asked, found, meetingOf));
    console.log(set, 'nearest passages', judgeSearch(asked, nearest, meetingOf));
    console.log(set, 'plain BM25', judgeSearch(asked, plain, meetingOf));
  }
  if (only !== 'misses') return;
  const recordOf = new Map([...meetingOf].map(([record, id]) => [id, record]));
  for (const question of questions.filter(({ set }) => set === 'worked with')) {
    const { first, firstFive, quoted, withQuotes, ofNothing, nothing } = judgeSearch(
      [question],
      found,
      meetingOf,
    );
    if (first === 1 && quoted === withQuotes) continue;
    if (ofNothing === 1 && nothing === 1) continue;
    const { meetings, shown } = found(question);
    console.log(question.id, question.kind, JSON.stringify(question.query), {
      first,
      firstFive,
      quoted,
    });
    console.log(
      '   wanted',
      question.relevant.filter(({ grade }) => grade === 2).map(({ record }) => record.slice(0, 60)),
    );
    console.log(
      '   found ',
      meetings.slice(0, 5).map((id) => recordOf.get(id)?.slice(0, 60)),
    );
    console.log('   shown ', shown.slice(0, 2));
  }
});
