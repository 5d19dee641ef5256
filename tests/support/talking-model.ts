import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { standInModel } from './model-service.ts';

const request = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

const passage = z.object({
  number: z.number(),
  ofMeeting: z.number(),
  kind: z.string(),
  text: z.string(),
});
const asked = z.object({
  question: z.string().default(''),
  passages: z.array(passage).default([]),
  sentences: z.array(z.object({ number: z.number(), passages: z.array(z.string()) })).default([]),
});

export type AskedOfModel = { system: string; user: string } & z.infer<typeof asked>;

/** Gives what stands in the completion, or answers itself. */
type Reply = (asked: AskedOfModel, outgoing: ServerResponse) => unknown;

export type TalkingModel = {
  settings: ModelSettings;
  /** What it was sent, in order; whoever tests may forget it */
  sent: AskedOfModel[];
  /** How it answers questions from now on, and how it judges sentences, which it finds carried else */
  says: (reply: Reply, judges?: Reply) => void;
  close: () => void;
};

const findsAllCarried: Reply = ({ sentences }) => ({
  sentences: sentences.map(({ number }) => ({ number, notCarried: [] })),
});

/** A language model behind OpenAI's protocol, on a port of its own. */
export async function openTalkingModel(): Promise<TalkingModel> {
  let [answers, judges]: Reply[] = [() => ({ sentences: [] }), findsAllCarried];
  const sent: AskedOfModel[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { messages } = request.parse(await json(incoming));
    const said = (role: string) => messages.find((one) => one.role === role)?.content ?? '';
    const [system, user] = [said('system'), said('user')];
    const question = { system, user, ...asked.parse(JSON.parse(user)) };
    sent.push(question);
    const reply = system.startsWith('You judge') ? judges : answers;
    const content = reply?.(question, outgoing);
    if (content !== undefined) complete(outgoing, content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A server on a port has no other address.
  return {
    settings: { ...standInModel, baseUrl: `http://127.0.0.1:${port}/v1` },
    sent,
    says(reply, judging = findsAllCarried) {
      [answers, judges] = [reply, judging];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function complete(outgoing: ServerResponse, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'town-crier-1',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
    }),
  );
}
