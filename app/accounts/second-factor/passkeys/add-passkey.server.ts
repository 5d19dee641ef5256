import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import { brand } from '#app/brand.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db, isDuplicate, type Tx, transact } from '#app/platform/db.server.ts';
import { ownCookie } from '#app/platform/http/own-cookie.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { tokenLifetimes } from '../../account-token.ts';
import { countCode } from '../../attempts.server.ts';
import { addFactor, firstCodes, noteAdded } from '../add-factor.server.ts';
import { checkOwner, type Owner, type Shown } from '../check-owner.server.ts';
import { credentialsOf } from './credentials-of.server.ts';
import { issueChallenge, spendChallenge } from './passkey-challenge.server.ts';
import { mostPasskeys, type NewPasskey } from './passkey-form.ts';
import { notAdded } from './passkey-words.ts';
import { relyingParty } from './relying-party.server.ts';
import { keyAlgorithms, verifyMade } from './verify-made.server.ts';

/** Of a passkey that its owner may make: what it is to sign. It opens in the one session. */
const begunCookie = ownCookie('dais_passkey', { maxAge: tokenLifetimes.passkey.minutes * 60 });

const placeOf = ({ sessionId }: Owner) => `new passkey in ${sessionId}` as const;
const tooMany = () =>
  new AppError('conflict', `You have ${mostPasskeys} passkeys, as many as there can be.`);

/**
 * Lets this session add a passkey for five minutes, and answers with the Set-Cookie header that says so.
 * @throws AppError invalid when the password or the factor is wrong; conflict; too-many
 */
export async function beginPasskey(shown: Owner & Shown): Promise<string> {
  await checkOwner(shown);
  const { userId } = shown;
  if ((await db.passkey.count({ where: { userId } })) >= mostPasskeys) throw tooMany();
  const challenge = await issueChallenge({ userId, place: placeOf(shown) });
  return begunCookie.serialize(seal(challenge, placeOf(shown)));
}

/** Nothing is asked of a device that needs an extension. */
export type NewPasskeyOptions = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;

/** What a browser is to make, where this session has begun. */
export async function readBegunPasskey(
  request: Request,
  { email, ...owner }: Owner & { email: string },
): Promise<NewPasskeyOptions | null> {
  const cookie: unknown = await begunCookie.parse(request.headers.get('cookie'));
  const challenge = typeof cookie === 'string' ? unseal(cookie, placeOf(owner)) : null;
  if (challenge === null) return null;
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty.id,
    userID: new TextEncoder().encode(owner.userId),
    userName: email,
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    excludeCredentials: await credentialsOf(owner.userId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: keyAlgorithms,
  });
  return options;
}

export const forgetBegunPasskey = (): Promise<string> => begunCookie.serialize('', { maxAge: 0 });

type Finished = {
  /** Of a first factor; shown once. */
  codes: string[] | null;
  /** Set-Cookie headers. */
  cookies: string[];
};

/**
 * Adds what a device has made, and ends every other session.
 * @throws AppError invalid when it is not what was asked for; conflict; too-many
 */
export async function addPasskey({
  name,
  made,
  address,
  ...owner
}: Owner & NewPasskey & { address: string }): Promise<Finished> {
  const { userId } = owner;
  const counted = await countCode({ userId, address });
  const verified = await verifyMade(made);
  const first = await firstCodes(userId);
  const added = { ...owner, kind: 'passkey', first } as const;
  const session = await transact(async (tx) => {
    const isAsked =
      verified !== null &&
      (await spendChallenge(tx, { userId, place: placeOf(owner), ...verified }));
    if (!isAsked) {
      noteSecurity('second-factor-failed', { userId, what: 'new passkey' });
      throw new AppError('invalid', notAdded);
    }
    return addFactor(tx, added, () => store(tx, { userId, name, ...verified.passkey }));
  }).catch((error: unknown) => {
    throw isDuplicate(error) ? new AppError('invalid', notAdded) : error;
  });
  await counted.succeeded();
  noteAdded(added);
  return { codes: first?.codes ?? null, cookies: [session, await forgetBegunPasskey()] };
}

type Stored = NonNullable<Awaited<ReturnType<typeof verifyMade>>>['passkey'];

async function store(tx: Tx, data: Stored & { userId: string; name: string }): Promise<void> {
  const { userId } = data;
  if ((await tx.passkey.count({ where: { userId } })) >= mostPasskeys) throw tooMany();
  await tx.passkey.create({ data, select: { id: true } });
}
