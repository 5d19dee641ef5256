/** A mail as a mail program shows it. */
export type ReadMail = { headers: Map<string, string>; text: string; html: string };

/** Reads a message as this app sends it: multipart/alternative with a plain and an HTML part. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r?\n/, '')));
  const part = (type: string) => {
    const found = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return found ? decode(found) : '';
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function split(raw: string) {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const headers = new Map(
    head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  return { headers, body: rest.join('\n\n') };
}

function decode({ headers, body }: ReturnType<typeof split>): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

/** The path and query of the link in a mail, as its reader would follow it. */
export function linkIn(mail: ReadMail): string {
  const address = /^https?:\/\/\S+$/m.exec(mail.text)?.[0];
  if (!address) throw new Error('This mail has no link.');
  const { pathname, search } = new URL(address);
  return pathname + search;
}
