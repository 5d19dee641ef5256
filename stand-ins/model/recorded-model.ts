import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

type Recorded = {
  /** Holds JSON files of what a language model once answered, each answer under its question's key. */
  answers: string;
  /** Where questions that nobody has answered yet are written down; null: they are not. */
  asked: string | null;
  /** Told of each question without an answer, by what the model was instructed to do. */
  onUnanswered?: (instructions: string) => void;
};

const request = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** To a question without an answer: nothing to tell; for a part of the record to outline that is no answer. */
const nothing = {
  whatItDoes: [],
  discussion: [],
  publicComment: [],
  nextSteps: [],
  sentences: [],
};

/** What a question's recording is kept under: another word of prompt or record is another question. */
export const keyOf = (instructions: string, question: string): string =>
  createHash('sha256').update(`${instructions}\n${question}`).digest('hex').slice(0, 24);

/**
 * A language model that was recorded: speaks OpenAI's protocol, and answers what it was asked
 * before with the same words.
 */
export function createRecordedModel(recorded: Recorded): Server {
  const answers = readAnswers(recorded.answers);
  return createServer(async (incoming, outgoing) => {
    const answer = (status: number, body: unknown) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(body));
    };
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions')
      return answer(404, { error: { message: 'No such address.' } });
    const asked = request.safeParse(await json(incoming).catch(() => null));
    if (!asked.success) return answer(400, { error: { message: 'Not a chat completion.' } });
    const { model, messages } = asked.data;
    answer(200, completion(model, await answerTo(messages, await answers, recorded)));
  });
}

const recordings = z.record(z.string(), z.unknown());

async function readAnswers(folder: string): Promise<ReadonlyMap<string, unknown>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) =>
      recordings.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    ),
  );
  return new Map(files.flatMap((file) => Object.entries(file)));
}

async function answerTo(
  messages: readonly { role: string; content: string }[],
  answers: ReadonlyMap<string, unknown>,
  { asked, onUnanswered }: Recorded,
): Promise<string> {
  const said = (role: string) => messages.find((one) => one.role === role)?.content ?? '';
  const [instructions, question] = [said('system'), said('user')];
  const key = keyOf(instructions, question);
  const answer = answers.get(key);
  if (answer === undefined) onUnanswered?.(instructions);
  if (answer === undefined && asked !== null) {
    await mkdir(asked, { recursive: true });
    const text = JSON.stringify({ instructions, question: JSON.parse(question) }, null, 1);
    await writeFile(join(asked, `${key}.json`), text);
  }
  return JSON.stringify(answer ?? nothing);
}

function completion(model: string, content: string) {
  return {
    id: 'chatcmpl-recorded',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}
