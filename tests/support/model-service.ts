import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';

/** A model behind OpenAI's protocol, at an address that leads nowhere else. */
export const standInModel: ModelSettings = {
  provider: 'openai-compatible',
  name: 'town-crier-1',
  key: 'secret-key',
  baseUrl: 'http://model.example/v1',
  inputPrice: 3,
  outputPrice: 15,
  dailyBudget: null,
  verifier: { name: 'town-crier-1', url: null },
};

/** What a call reports, in tokens. */
export const reportedUse = { inputTokens: 1000, outputTokens: 100 };

const sentence = z.object({ number: z.number(), text: z.string() });
const asked = z.object({
  title: z.string().optional(),
  matter: z.string().optional(),
  segments: z.array(z.object({ number: z.number(), text: z.string() })).default([]),
  sentences: z.array(sentence).default([]),
  cases: z.array(z.object({ sentences: z.array(sentence) })).default([]),
});

export type Question = {
  task: 'outline' | 'count' | 'case' | 'mend' | 'opening' | 'verify';
  data: z.infer<typeof asked>;
};

/** The two messages the service was sent, as it got them. */
export type SentMessages = { role: string; content: string }[];

export const modelServer = setupServer();

/** What OpenAI's protocol answers with. */
export function completion(content: string, finishReason = 'stop'): Response {
  return HttpResponse.json({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'town-crier-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: {
      prompt_tokens: reportedUse.inputTokens,
      completion_tokens: reportedUse.outputTokens,
      total_tokens: reportedUse.inputTokens + reportedUse.outputTokens,
    },
  });
}

/** Has the OpenAI-compatible service answer so; gives the list of what it was sent. */
export function serveModel(
  reply: (question: Question, count: number) => Response | Promise<Response>,
): SentMessages[] {
  const sent: SentMessages[] = [];
  modelServer.use(
    http.post('http://model.example/v1/chat/completions', async ({ request }) => {
      const { messages } = z
        .object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })
        .parse(await request.json());
      sent.push(messages);
      const contentOf = (role: string) =>
        messages.find((message) => message.role === role)?.content ?? '';
      return reply(readQuestion(contentOf('system'), contentOf('user')), sent.length);
    }),
  );
  return sent;
}

/** Has Anthropic's service answer with what `reply` gives, as that service writes it. */
export function serveAnthropic(reply: (question: Question) => unknown): string[] {
  const keys: string[] = [];
  const text = z.array(z.object({ text: z.string() }));
  const body = z.object({ system: text, messages: z.array(z.object({ content: text })) });
  modelServer.use(
    http.post('https://api.anthropic.com/v1/messages', async ({ request }) => {
      keys.push(request.headers.get('x-api-key') ?? '');
      const { system, messages } = body.parse(await request.json());
      const question = readQuestion(system[0]?.text ?? '', messages[0]?.content[0]?.text ?? '');
      return HttpResponse.json({
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'town-crier-1',
        content: [{ type: 'text', text: JSON.stringify(reply(question)) }],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: reportedUse.inputTokens, output_tokens: reportedUse.outputTokens },
      });
    }),
  );
  return keys;
}

function readQuestion(instructions: string, data: string): Question {
  const task = instructions.includes('You outline the record')
    ? 'outline'
    : instructions.includes('how one vote went')
      ? 'count'
      : instructions.includes('You correct sentences')
        ? 'mend'
        : instructions.includes('You write the opening')
          ? 'opening'
          : instructions.includes('You judge whether')
            ? 'verify'
            : 'case';
  return { task, data: asked.parse(JSON.parse(data)) };
}
