import { addMinutes } from 'date-fns/addMinutes';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, isDuplicate, transact } from '#app/platform/db.server.ts';
import { ownCookie } from '#app/platform/http/own-cookie.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { countCode } from '../attempts.server.ts';
import { checkPassword } from '../check-password.server.ts';
import { renewSession } from '../sessions.server.ts';
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  sealAuthenticator,
  stepOfCode,
} from './authenticator-code.server.ts';
import { newRecoveryCodes } from './recovery-code.server.ts';
import { secondFactorOnMail } from './second-factor-mails.ts';
import { wrongCode } from './second-factor-words.ts';
import { tellOwner } from './tell-owner.server.ts';

const minutes = 15;

/**
 * A set-up that was begun: nothing is stored before its code was right. The cookie opens in the one
 * session whose reader has typed the password.
 */
const setUpCookie = ownCookie('dais_set_up', { maxAge: minutes * 60 });

type Owner = { userId: string; sessionId: string };

const purposeFor = ({ sessionId }: Owner) => `set-up in ${sessionId}`;
const alreadyOn = () => new AppError('conflict', 'Your account has a second factor already.');

/**
 * Begins a set-up and answers with the Set-Cookie header that carries it.
 * @throws AppError invalid when the password is wrong; conflict; too-many
 */
export async function beginSetUp({ password, ...owner }: Owner & { password: string }) {
  await checkPassword({ userId: owner.userId, password });
  const factor = await db.secondFactor.findUnique({ where: { userId: owner.userId } });
  if (factor) throw alreadyOn();
  const until = addMinutes(new Date(), minutes).getTime();
  return setUpCookie.serialize(
    seal(JSON.stringify([newAuthenticatorSecret(), until]), purposeFor(owner)),
  );
}

export type SetUp = {
  /** To be typed where no picture can be read. */
  secret: string;
  /** What the picture says. */
  address: string;
};

/** The set-up that this session has begun and that has not ended. */
export async function readSetUp(
  request: Request,
  { email, ...owner }: Owner & { email: string },
): Promise<SetUp | null> {
  const secret = await secretOf(request, owner);
  return secret === null ? null : { secret, address: authenticatorAddress(secret, email) };
}

async function secretOf(request: Request, owner: Owner): Promise<string | null> {
  const cookie: unknown = await setUpCookie.parse(request.headers.get('cookie'));
  const text = typeof cookie === 'string' ? unseal(cookie, purposeFor(owner)) : null;
  if (text === null) return null;
  // What opens was sealed above.
  const [secret, until] = JSON.parse(text) as [string, number];
  return until > Date.now() ? secret : null;
}

export const forgetSetUp = (): Promise<string> => setUpCookie.serialize('', { maxAge: 0 });

type Finished = {
  /** Shown once. */
  codes: string[];
  /** Set-Cookie headers. */
  cookies: string[];
};

/**
 * Turns the second factor on by its first code, and ends every other session: they have not shown it.
 * @throws AppError invalid when the code is wrong or the set-up has ended; conflict; too-many
 */
export async function finishSetUp({
  request,
  code,
  address,
  ...owner
}: Owner & { request: Request; code: string; address: string }): Promise<Finished> {
  const { userId, sessionId } = owner;
  const secret = await secretOf(request, owner);
  if (secret === null) throw new AppError('conflict', 'This set-up has ended. Begin again.');
  const attempt = await countCode({ userId, address });
  const step = stepOfCode(secret, code);
  if (step === null) {
    noteSecurity('second-factor-failed', { userId });
    throw new AppError('invalid', wrongCode);
  }
  const { codes, salt, hashes } = await newRecoveryCodes();
  const session = await transact(async (tx) => {
    // A sign-in by the password alone waits for this, or this for the sign-in, whose session it ends.
    await tx.user.update({ where: { id: userId }, data: { updatedAt: new Date() } });
    await tx.secondFactor.create({
      data: {
        userId,
        secret: sealAuthenticator(secret, userId),
        lastStep: step,
        recoverySalt: salt,
        codes: { create: hashes.map((hash) => ({ hash })) },
      },
    });
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await audit(tx, {
      actorId: userId,
      action: 'turn-on-second-factor',
      subjectType: 'profile',
      subjectId: userId,
    });
    await tellOwner(tx, { userId, message: secondFactorOnMail() });
    return renewSession({ userId, sessionId, secondFactorAt: new Date() }, tx);
  }).catch((error: unknown) => {
    throw isDuplicate(error) ? alreadyOn() : error;
  });
  await attempt.succeeded();
  noteSecurity('second-factor-on', { userId });
  return { codes, cookies: [session, await forgetSetUp()] };
}
