import { db } from '#app/platform/db.server.ts';
import { addressKey } from '#app/platform/http/address-key.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import type { ContactMessage } from './contact-form.ts';

const anHour = rateLimit({ name: 'contact-messages', attempts: 10, minutes: 60 });

/** Puts a message into the inbox. @throws AppError too-many: 10 an hour from one address */
export async function sendContactMessage({
  message,
  address,
}: {
  message: ContactMessage;
  address: string;
}): Promise<void> {
  await anHour.take(addressKey(address));
  await db.contactMessage.create({ data: message });
}
