import { addMinutes } from 'date-fns/addMinutes';
import { AppError } from '#app/platform/app-error.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { ownCookie } from '#app/platform/http/own-cookie.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { countCode } from '../attempts.server.ts';
import { addFactor, firstCodes, noteAdded } from './add-factor.server.ts';
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  sealAuthenticator,
  stepOfCode,
} from './authenticator-code.server.ts';
import { checkOwner, type Owner, type Shown } from './check-owner.server.ts';
import { wrongCode } from './second-factor-words.ts';

const minutes = 15;

/**
 * A set-up that was begun: nothing is stored before its code was right. The cookie opens in the one
 * session whose reader has typed the password.
 */
const setUpCookie = ownCookie('dais_set_up', { maxAge: minutes * 60 });

const purposeFor = ({ sessionId }: Owner) => `set-up in ${sessionId}`;
const alreadyOn = () => new AppError('conflict', 'Your account has an authenticator app already.');

/**
 * Begins a set-up and answers with the Set-Cookie header that carries it.
 * @throws AppError invalid when the password or the factor that is there is wrong; conflict; too-many
 */
export async function beginSetUp(shown: Owner & Shown): Promise<string> {
  await checkOwner(shown);
  const { userId } = shown;
  const apps = await db.secondFactor.count({ where: { userId, secret: { not: null } } });
  if (apps > 0) throw alreadyOn();
  const until = addMinutes(new Date(), minutes).getTime();
  return setUpCookie.serialize(
    seal(JSON.stringify([newAuthenticatorSecret(), until]), purposeFor(shown)),
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
  /** Of a first factor; shown once. */
  codes: string[] | null;
  /** Set-Cookie headers. */
  cookies: string[];
};

/**
 * Adds the app by its first code, and ends every other session.
 * @throws AppError invalid when the code is wrong or the set-up has ended; conflict; too-many
 */
export async function finishSetUp({
  request,
  code,
  address,
  ...owner
}: Owner & { request: Request; code: string; address: string }): Promise<Finished> {
  const { userId } = owner;
  const secret = await secretOf(request, owner);
  if (secret === null) throw new AppError('conflict', 'This set-up has ended. Begin again.');
  const attempt = await countCode({ userId, address });
  const step = stepOfCode(secret, code);
  if (step === null) {
    noteSecurity('second-factor-failed', { userId });
    throw new AppError('invalid', wrongCode);
  }
  const first = await firstCodes(userId);
  const added = { ...owner, kind: 'authenticator app', first } as const;
  const session = await transact((tx) =>
    addFactor(tx, added, async () => {
      const { count } = await tx.secondFactor.updateMany({
        where: { userId, secret: null },
        data: { secret: sealAuthenticator(secret, userId), lastStep: step },
      });
      if (count === 0) throw alreadyOn();
    }),
  );
  await attempt.succeeded();
  noteAdded(added);
  return { codes: first?.codes ?? null, cookies: [session, await forgetSetUp()] };
}
