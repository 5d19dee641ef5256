import { Readable } from 'node:stream';
import type SmtpConnection from 'nodemailer/lib/smtp-connection';
import { breakerOf } from '../breaker.server.ts';
import type { Letter } from './compose-mail.server.ts';
import { MailNotSent } from './mail-not-sent.ts';
import type { MailTransport } from './transport.ts';

const seconds = 1000;

/** Hands letters to a mail server, over a connection of its own for each. */
export function smtp(url: string): MailTransport {
  const { options, auth } = readSmtpUrl(url);
  const breaker = breakerOf('mail-server', isItsFault);
  return {
    repeatable: false,
    async handOver(letter) {
      const { default: Connection } = await import('nodemailer/lib/smtp-connection');
      let handedOver = false;
      try {
        await breaker.ask(async () => {
          const connection = new Connection(options);
          try {
            await open(connection, auth);
            await send(connection, letter, () => {
              handedOver = true;
            });
          } finally {
            connection.close();
          }
        });
      } catch (error) {
        throw judge(error, handedOver);
      }
    },
  };
}

/** A password travels encrypted, except to a server on this machine. */
export function readSmtpUrl(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const near = ['localhost', '127.0.0.1', '::1'].includes(host);
  return {
    options: {
      host,
      port: port === '' ? undefined : Number(port),
      secure: protocol === 'smtps:',
      requireTLS: username !== '' && !near,
      connectionTimeout: 20 * seconds,
      greetingTimeout: 20 * seconds,
      socketTimeout: 60 * seconds,
    },
    auth: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : null,
  };
}

type Auth = ReturnType<typeof readSmtpUrl>['auth'];

function open(connection: SmtpConnection, auth: Auth): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => {
      if (error) return reject(error);
      if (!auth) return resolve();
      const { user, pass } = auth;
      connection.login({ user, credentials: { user, pass } }, (refusal) =>
        refusal ? reject(refusal) : resolve(),
      );
    });
  });
}

function send(connection: SmtpConnection, letter: Letter, onHandOver: () => void): Promise<void> {
  // Read only once the server has taken sender and recipient and waits for the text.
  async function* text() {
    onHandOver();
    yield letter.bytes;
  }
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    const envelope = { from: letter.from, to: [letter.to], size: letter.bytes.length };
    connection.send(envelope, Readable.from(text()), (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

/** What the server says it cannot take of anybody, and where it says nothing at all. */
function isItsFault(error: unknown): boolean {
  const code = answerOf(error);
  if (code !== null) return code === 421;
  // An address that no server would be given.
  return !(error instanceof Error && 'code' in error && error.code === 'EENVELOPE');
}

/** The code that the server answered with. */
const answerOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'responseCode' in error
    ? Number(error.responseCode)
    : null;

/** Whether the letter certainly stayed here: it was never handed over, or the server said no. */
function judge(error: unknown, handedOver: boolean): unknown {
  const code = answerOf(error);
  if (handedOver && code === null) return error;
  if (code === null) {
    return new MailNotSent('The mail server could not be reached', { final: false, cause: error });
  }
  // The server's own words stay behind: they repeat the address, and causes are logged.
  return new MailNotSent(`The mail server said ${code}`, { final: code >= 500 });
}
