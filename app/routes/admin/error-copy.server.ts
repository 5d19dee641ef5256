/** An error in its last line: databases write their call first and their reason at the end. */
export function errorCopy(error: unknown): string {
  const lines = error instanceof Error ? error.message.trim().split('\n') : [];
  return lines.at(-1)?.trim().slice(0, 200) ?? '';
}
