import { AppError } from '#app/platform/app-error.ts';

/** An address that messages can be sent to, by its form alone. @throws AppError invalid */
export function readWebhookAddress(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') throw refused('Write one that begins with https://.');
  if (url.username || url.password) throw refused('Leave out the name and password in it.');
  url.hash = '';
  return url;
}

const refused = (why: string) => new AppError('invalid', `This address cannot be told. ${why}`);
