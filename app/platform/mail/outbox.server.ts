import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './transport.ts';

/** Where there is no mail server: one file a message, which any mail program can open. */
export function outbox(dataDir: string): MailTransport {
  const folder = join(dataDir, 'outbox');
  return {
    repeatable: true,
    async handOver({ mailId, bytes }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mailId}.eml`);
      // Links in mail open accounts: nobody else on this machine reads them.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
