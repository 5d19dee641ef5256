import { bodyLimit } from '#app/body-limits.ts';

const kilobyte = 1024;

/**
 * What somebody is told whose form its address would refuse unread, and with it the page that holds their
 * text; null where it can be sent. Letters weigh up to nine bytes each on the way.
 */
export function tooLargeToSend(form: FormData, path: string): string | null {
  const sent = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const limit = bodyLimit(path, 'application/x-www-form-urlencoded');
  const over = sent.toString().length - limit;
  if (over <= 0) return null;
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / kilobyte).toLocaleString('en-US')} KB`;
  return `This is ${kilobytes(over)} more than the ${kilobytes(limit)} that can be sent. Nothing was saved. Your text is still here: shorten it and save again.`;
}
