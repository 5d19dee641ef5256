import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export type ReceivedMail = { from: string; to: string[]; raw: string };

export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  stop: () => Promise<void>;
};

/** What the server says, or does, in place of going along. */
export type SmtpMood = {
  rcpt?: string;
  /** 'hang up': the text is taken and the line is cut before an answer. */
  data?: string | 'hang up';
};

/** A mail server that speaks SMTP (RFC 5321) as far as a client needs it, and keeps what it gets. */
export async function startSmtpServer(mood: SmtpMood = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, mood, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, mood: SmtpMood, received: ReceivedMail[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: [], raw: '' };
  let text: string[] | null = null;
  let rest = '';

  const takeText = (line: string) => {
    if (line !== '.') {
      text?.push(line.startsWith('.') ? line.slice(1) : line);
      return;
    }
    received.push({ ...mail, raw: (text ?? []).join('\r\n') });
    text = null;
    if (mood.data === 'hang up') socket.destroy();
    else say('250 2.0.0 Taken');
  };

  const takeCommand = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'EHLO') return say('250-mail.test greets you\r\n250-8BITMIME\r\n250 SIZE 1000000');
    if (verb === 'HELO') return say('250 mail.test');
    if (verb === 'MAIL') {
      mail = { from: address, to: [], raw: '' };
      return say('250 2.1.0 Sender taken');
    }
    if (verb === 'RCPT') {
      if (mood.rcpt) return say(mood.rcpt);
      mail.to.push(address);
      return say('250 2.1.5 Recipient taken');
    }
    if (verb === 'DATA') {
      if (mood.data && mood.data !== 'hang up') return say(mood.data);
      text = [];
      return say('354 Go on, end with a dot');
    }
    if (verb === 'QUIT') {
      say('221 Bye');
      return socket.end();
    }
    say(verb === 'NOOP' || verb === 'RSET' ? '250 OK' : '502 Not known here');
  };

  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (text) takeText(line);
      else takeCommand(line);
    }
  });
  say('220 mail.test ESMTP');
}
