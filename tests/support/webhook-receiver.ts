import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

export type HeardMessage = { id: string; body: { type: string; data: object }; isSigned: boolean };

/**
 * Somebody's program that hears webhooks, and checks each message by the letter of Standard Webhooks, not
 * by the library that signed it. What it answers can be changed; `null` is no answer at all.
 */
export async function openReceiver() {
  const heard: HeardMessage[] = [];
  const control: { answer: Answer | null; secret: string } = {
    answer: { status: 204 },
    secret: '',
  };
  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    const id = String(request.headers['webhook-id']);
    heard.push({ id, body: JSON.parse(text), isSigned: isSigned(request, text, control.secret) });
    if (!control.answer) return;
    response.writeHead(control.answer.status, control.answer.headers).end(control.answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on an address, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    /** Whose name leads here, by `resolve` below. */
    address: `http://program.example:${port}/hook`,
    heard,
    control,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

const fiveMinutes = 300;

function isSigned({ headers }: IncomingMessage, text: string, secret: string): boolean {
  const [id, sentAt] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > fiveMinutes) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${sentAt}.${text}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, given = ''] = one.split(',');
      const sent = Buffer.from(given, 'base64');
      return version === 'v1' && sent.length === right.length && timingSafeEqual(sent, right);
    });
}
