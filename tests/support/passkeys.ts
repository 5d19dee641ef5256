import {
  addPasskey,
  beginPasskey,
  readBegunPasskey,
} from '#app/accounts/second-factor/passkeys/add-passkey.server.ts';
import { askForPasskey } from '#app/accounts/second-factor/passkeys/ask-for-passkey.server.ts';
import {
  newPasskeyForm,
  signedPasskey,
} from '#app/accounts/second-factor/passkeys/passkey-form.ts';
import { askForPasskeyAtSignIn } from '#app/accounts/second-factor/pending-sign-in.server.ts';
import type { Proof } from '#app/accounts/second-factor/with-factor.server.ts';
import { db } from '#app/platform/db.server.ts';
import {
  anyAddress,
  cookieOf,
  makeReader,
  password,
  pendingOf,
  requestWith,
} from './second-factor.ts';
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts';

export type Reader = Awaited<ReturnType<typeof makeReader>>;

/** What a browser is to have made, for somebody who has shown the password and `proof`. */
export async function begin(reader: Reader, proof: Proof | { code?: undefined } = {}) {
  const cookie = await beginPasskey({ ...reader, password, address: anyAddress(), ...proof });
  const options = await readBegunPasskey(requestWith(cookieOf(cookie)), reader);
  if (!options) throw new Error('No passkey was begun.');
  return options;
}

/** Adds what a device has made. */
export const add = (reader: Reader, made: string, name = 'My telephone') =>
  addPasskey({ ...reader, ...newPasskeyForm.parse({ name, made }), address: anyAddress() });

export const proofBy = (text: string) => ({ passkey: signedPasskey.parse(text) });

/** A reader whose one factor is a passkey. */
export async function makePasskeyReader(device: SoftwarePasskey = softwarePasskey()) {
  const reader = await makeReader();
  const { challenge } = await begin(reader);
  const { codes, cookies } = await add(reader, device.make({ challenge }));
  return { ...reader, cookie: cookieOf(cookies[0] ?? ''), codes: codes ?? [], device };
}

/** A sign-in whose password was right, and what a passkey is to sign for it. */
export async function pendingChallenge(reader: Reader) {
  const pending = await pendingOf(reader);
  const { challenge } = await askForPasskeyAtSignIn(pending.request);
  return { ...pending, challenge };
}

/** What a passkey has signed for somebody who is signed in. */
export async function inSession({
  userId,
  sessionId,
  device,
}: Awaited<ReturnType<typeof makePasskeyReader>>) {
  const { challenge } = await askForPasskey({ userId, place: `session ${sessionId}` });
  return { ...proofBy(device.sign({ challenge })), address: anyAddress() };
}

/** The subject of the mail that a reader was sent last, and the last audited change of theirs. */
export const lastOf = async ({ userId, email }: Reader) => {
  const mails = await db.mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } });
  const entries = await db.auditEntry.findMany({
    where: { subjectId: userId },
    orderBy: { id: 'asc' },
  });
  return [JSON.parse(mails.at(-1)?.message ?? '{}').subject, entries.at(-1)?.action];
};
